"""A game as it is kept: its row, its players, and its table as of one step, without replaying any."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from datetime import datetime
from threading import Lock
from typing import Generic, TypeVar

from bot.kit.refusal import Refusal
from bot.store import Transaction, games, migrated, positions, steps
from bot.store.games import Game, Player
from bot.store.packed import news_in
from bot.store.positions import Position
from bot.store.steps import Moment
from bot.tables import older
from bot.tables.catalogue import Catalogue
from bot.terms import Level
from render.artist import Artist, Names
from rules.engine import AnyTitle, Value
from rules.said import Text, said
from rules.table import Table, decode_events
from rules.values import Event, Seat
from words import say

KEPT = 64
"""Tables of which more may be asked soon: a panel is pressed many times, a turn has many pictures."""


Kept = TypeVar("Kept")


class Emptied(Refusal):
    """A table that is no longer kept."""


@dataclass(frozen=True)
class Party:
    """Those who play a game, and what they play; it may be about to begin."""

    game: Game
    players: tuple[Player, ...]
    title: AnyTitle
    artist: Artist

    @property
    def names(self) -> Names:
        """For pictures."""
        return {player.seat: player.name for player in self.players}

    @property
    def written_names(self) -> Names:
        """For texts, where a name must not be taken for formatting."""
        return {player.seat: say(player.written) for player in self.players}

    def player(self, seat: Seat) -> Player:
        return self.players[seat]

    def seat_of(self, user: int) -> Seat | None:
        return next((player.seat for player in self.players if player.user == user), None)

    def awaited(self, table: Table, chosen: Collection[Seat] = ()) -> tuple[Player, ...]:
        """The people whom the table waits for, if these have chosen."""
        turn = self.title.turn_of(table.state)
        return tuple(
            player
            for player in self.people(table.asked().keys() - set(chosen))
            if player.awaited(turn) and not self.stood_in(player)
        )

    @property
    def manned(self) -> bool:
        """Whether anybody is there to play; a table that all have left for a while waits for them."""
        return any(player.present for player in self.players)

    def stood_in(self, player: Player) -> bool:
        """Whether a stand-in plays for somebody who is away."""
        away = player.away
        waits = away is not None and away.meanwhile == "wait" and self.game.terms.away_days > 0
        return away is not None and self.manned and not waits

    @property
    def hints(self) -> bool:
        """Whether players may ask what an Ace would do: the host allows it, or only stand-ins are against
        them."""
        return self.game.terms.hints or sum(player.user is not None for player in self.players) <= 1

    @property
    def deserted(self) -> bool:
        """Whether the game is left to stand-ins, who finish it at once."""
        return self.deserted_without(())

    def deserted_without(self, seats: Collection[Seat]) -> bool:
        """Whether it would be, if stand-ins sat there."""
        there = (player for player in self.players if player.user is not None and not player.absent)
        return all(player.seat in seats for player in there)

    def level_of(self, player: Player) -> Level:
        """How well a stand-in in this seat plays: for good, or for whoever does not answer."""
        return player.level if player.user is None else self.game.terms.sits_in

    def people(self, seats: Collection[Seat]) -> tuple[Player, ...]:
        """Those of these seats who are no stand-ins."""
        return tuple(player for player in self.players if player.user is not None and player.seat in seats)


@dataclass(frozen=True)
class LoadedGame(Party):
    """A game that has begun, as it stood after one of its steps."""

    step: int
    digest: str
    """Of this step, and of all that led there."""
    at: datetime
    """When it was worked out."""
    posted: str
    """What the step's post says, as it is stored."""
    missed: str
    """What the step's post tells besides, for it could not be told when it happened."""
    chosen: dict[Seat, dict[str, Value]] = field(repr=False)
    drafts: dict[Seat, dict[str, Value]] = field(repr=False)
    """What is filled in and not handed in; beside a choice, a change of mind that is not locked in yet."""
    orders: dict[Seat, dict[str, Value]] = field(repr=False)
    """Standing orders given at this step: part of its table, though not of the snapshot."""
    snapshot: bytes = field(repr=False)
    told: bytes = field(repr=False)
    """The events that led here, as they are stored."""
    kept: KeptTables = field(repr=False, compare=False)
    reseeded: int = 0
    """If the game was laid again from a copy at this step: the number from which its dice follow since."""

    def events(self) -> tuple[Event, ...]:
        return decode_events(self.told)

    @property
    def news(self) -> tuple[Text, ...]:
        """What its post tells of the step: a headline, and how it came to that."""
        return news_in(self.posted)

    @property
    def table(self) -> Table:
        """The table, to be asked and looked at, but not played on: it is shared."""
        return self.kept.table(self)

    def to_play(self) -> Table:
        """A table of one's own: what is done to it changes nothing here."""
        game = self.game
        table = Table.restore(self.title, len(self.players), game.options, game.seed, self.snapshot)
        if self.reseeded:
            table.reseed(self.reseeded)
        for seat, given in self.orders.items():
            table.give_orders(seat, given)
        return table

    def plan(self, seat: Seat) -> dict[str, Value]:
        """What this seat has filled in, or else what it has locked in."""
        return self.drafts.get(seat, self.chosen.get(seat, {}))

    def turned(self, seat: Seat) -> bool:
        """Whether this seat's plans are drawn with the top of the table at the bottom."""
        return self.player(seat).person.turned and self.table.faces_down(seat)

    def overdue(self, now: datetime) -> bool:
        """Whether the time of all who have not chosen is up."""
        return self.game.deadline is not None and now >= self.game.deadline

    def owing(self) -> tuple[Player, ...]:
        """The people who have not chosen yet and are given time; for all others it is chosen after these."""
        return self.awaited(self.table, self.chosen.keys())

    def waits(self, now: datetime) -> bool:
        """Whether somebody has not chosen yet and may still take their time."""
        return not self.overdue(now) and bool(self.owing())


class _Recent(Generic[Kept]):
    """An LRU cache by game and step; used from any thread."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = Lock()
        self._kept: OrderedDict[tuple[int, int], Kept] = OrderedDict()

    def get(self, game: int, step: int) -> Kept | None:
        return self._kept.get((game, step))

    def put(self, game: int, step: int, kept: Kept) -> None:
        with self._lock:
            self._kept[game, step] = kept
            self._kept.move_to_end((game, step))
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)


class KeptTables:
    """Restored tables, the least recently asked for going first."""

    def __init__(self, most: int = KEPT) -> None:
        self._recent: _Recent[tuple[bytes, object, Table]] = _Recent(most)

    def table(self, loaded: LoadedGame) -> Table:
        game, step = loaded.game.id, loaded.step
        snapshot, given, table = self._recent.get(game, step) or (b"", None, None)
        if table is None or (snapshot, given) != (loaded.snapshot, loaded.orders):
            table = loaded.to_play()
        self._recent.put(game, step, (loaded.snapshot, loaded.orders, table))
        return table


class Tables:
    """Where games are loaded."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._kept = KeptTables()
        self._moments: _Recent[tuple[steps.Fingerprint, Moment]] = _Recent(KEPT)

    async def load(self, tx: Transaction, game_id: int, step: int | None = None) -> LoadedGame:
        """The game as it stands, or as it stood after an earlier step."""
        return await tx.batch(self._load, game_id, step)

    async def load_as_told(self, tx: Transaction, game_id: int, step: int | None = None) -> LoadedGame:
        """The same for a post, which may have yet to tell what happened before the game was called off."""
        return await tx.batch(self._load_as_told, game_id, step)

    async def _load(self, tx: Transaction, game_id: int, step: int | None) -> LoadedGame:
        position = await _position(tx, game_id, step)
        require_begun(position.game)
        return await self._laid(tx, position)

    async def _load_as_told(self, tx: Transaction, game_id: int, step: int | None) -> LoadedGame:
        return await self._laid(tx, await _position(tx, game_id, step))

    async def _laid(self, tx: Transaction, position: Position) -> LoadedGame:
        game, at = position.game, position.step
        moment = await self._moment(tx, position)
        if moment is None:
            raise Refusal(said("tables.no-such-step", game=str(game.id), step=str(at), last=str(game.step)))
        require_kept(game, moment)
        title = self.catalogue.kin_of(game)
        passed = await migrated.of_game(tx, game.id) if position.was_migrated else []
        laid = older.laid(title, game, at, moment, passed)
        seats = position.seats
        return LoadedGame(
            game=replace(game, options=dict(laid.options)),
            players=seats.players,
            title=title,
            artist=self.catalogue.artists[game.title],
            step=at,
            digest=moment.digest,
            at=moment.at,
            posted=moment.posted,
            missed=moment.missed,
            chosen=seats.chosen,
            drafts=seats.drafts,
            orders=seats.orders,
            snapshot=laid.snapshot,
            told=laid.told,
            kept=self._kept,
            reseeded=position.reseeded,
        )

    async def _moment(self, tx: Transaction, position: Position) -> Moment | None:
        """What is stored of a step is read once: it seldom changes, and is by far the most of a game."""
        game, step, fingerprint = position.game.id, position.step, position.fingerprint
        if fingerprint is None:
            return None
        kept = self._moments.get(game, step)
        if kept is not None and kept[0] == fingerprint:
            return kept[1]
        moment = await steps.get(tx, game, step)
        if moment is not None:
            self._moments.put(game, step, (fingerprint, moment))
        return moment

    async def snapshot(self, tx: Transaction, game: Game, step: int) -> tuple[bytes, bytes] | None:
        """The table after a step, and the events that led there; None if there is no such step."""
        moment = await steps.get(tx, game.id, step)
        if moment is None:
            return None
        require_kept(game, moment)
        passed = await migrated.of_game(tx, game.id)
        laid = older.laid(self.catalogue.kin_of(game), game, step, moment, passed)
        return laid.snapshot, laid.told

    async def load_for(self, tx: Transaction, game_id: int, user_id: int) -> tuple[LoadedGame, Seat]:
        """The game as it stands, and where this person sits at it."""
        loaded = await self.load(tx, game_id)
        seat = loaded.seat_of(user_id)
        if seat is None:
            raise Refusal(said("desk.no-seat", game=str(game_id)))
        return loaded, seat


def require_begun(game: Game) -> None:
    if game.status in {"lobby", "cancelled"}:
        lobby = game.status == "lobby"
        raise Refusal(said("desk.not-begun" if lobby else "desk.called-off", game=str(game.id)))


def require_on(game: Game) -> None:
    if game.status == "over":
        raise Refusal(said("tables.over", game=str(game.id)))


def require_over(game: Game) -> None:
    if game.status != "over":
        raise Refusal(said("tables.not-over", game=str(game.id)))


def require_kept(game: Game, moment: Moment) -> None:
    if not moment.snapshot:
        raise Emptied(said("tables.emptied", game=str(game.id)))


async def known(tx: Transaction, game_id: int) -> Game:
    game = await games.get(tx, game_id) if _can_be(game_id) else None
    if game is None:
        raise _unknown(game_id)
    return game


async def _position(tx: Transaction, game_id: int, step: int | None) -> Position:
    found = await positions.of(tx, game_id, step) if _can_be(game_id) else None
    if found is None:
        raise _unknown(game_id)
    return found


def _can_be(game_id: int) -> bool:
    """Ids come from people and from old buttons: the database takes 64 bits."""
    return 0 < game_id < 1 << 63


def _unknown(game_id: int) -> Refusal:
    return Refusal(said("desk.no-such-game", game=str(game_id)[:20]))
