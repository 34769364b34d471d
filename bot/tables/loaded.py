"""A game taken off the shelf: its row, its players and its table as of one step, without replaying any."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.desk.sheets import Player
from bot.kit.refusal import Refusal
from bot.kit.text import escape
from bot.store import Transaction, choices, games, steps
from bot.store.games import Game
from render.artist import Artist, Names
from rules.engine import AnyTitle, Value
from rules.table import Table, decode_events
from rules.values import Event, Seat


@dataclass(frozen=True)
class Sitting:
    game: Game
    players: tuple[Player, ...]
    title: AnyTitle
    artist: Artist
    step: int
    story: str
    chosen: dict[Seat, dict[str, Value]] = field(repr=False)
    snapshot: bytes = field(repr=False)
    told: bytes = field(repr=False)
    """The events that led here, as they are stored."""

    def events(self) -> tuple[Event, ...]:
        return decode_events(self.told)

    def table(self) -> Table:
        """A table of one's own: what is done to it changes nothing here."""
        return Table.restore(self.title, len(self.players), self.game.options, self.game.seed, self.snapshot)

    @property
    def names(self) -> Names:
        """For pictures."""
        return {player.seat: player.name for player in self.players}

    @property
    def written_names(self) -> Names:
        """For texts, where a name must not be taken for formatting."""
        return {player.seat: escape(player.name) for player in self.players}

    def player(self, seat: Seat) -> Player:
        return self.players[seat]

    def seat_of(self, user: int) -> Seat | None:
        return next((player.seat for player in self.players if player.user == user), None)

    def owing(self, asked: Mapping[Seat, object]) -> tuple[Player, ...]:
        """The people who have not chosen yet; stand-ins choose when these have."""
        return tuple(
            player
            for player in self.players
            if player.user is not None and player.seat in asked and player.seat not in self.chosen
        )


class Shelf:
    """The titles played here, and those who draw them."""

    def __init__(self, titles: Mapping[str, AnyTitle], artists: Mapping[str, Artist]) -> None:
        self.titles = titles
        self.artists = artists

    def title(self, key: str) -> AnyTitle:
        if key not in self.titles:
            raise Refusal(f"“{key[:40]}” is not played here.")
        return self.titles[key]

    def name_of(self, game: Game) -> str:
        """What the game is called, even if it is no longer played here."""
        title = self.titles.get(game.title)
        return game.title if title is None else title.name

    def title_of(self, game: Game) -> AnyTitle:
        title = self.title(game.title)
        if title.rules_version != game.rules_version:
            raise Refusal(
                f"Game {game.id} is played by version {game.rules_version} of the rules of {title.name}; "
                f"this bot knows version {title.rules_version}."
            )
        if title.pack != game.pack:
            raise Refusal(
                f"Game {game.id} is played with the figures “{game.pack}”; this bot has “{title.pack}”."
            )
        return title

    async def sitting(self, tx: Transaction, game_id: int, step: int | None = None) -> Sitting:
        """The game as it stands, or as it stood after an earlier step."""
        game = await known(tx, game_id)
        if game.status in {"lobby", "cancelled"}:
            state = "has not begun yet" if game.status == "lobby" else "was called off"
            raise Refusal(f"Game {game_id} {state}.")
        at = game.step if step is None else step
        moment = await steps.get(tx, game_id, at)
        if moment is None:
            raise Refusal(f"Game {game_id} has no step {at}; it stands at step {game.step}.")
        return Sitting(
            game=game,
            players=await games.players(tx, game_id),
            title=self.title_of(game),
            artist=self.artists[game.title],
            step=at,
            story=moment.story,
            chosen=await choices.at_step(tx, game_id, at),
            snapshot=moment.snapshot,
            told=moment.events,
        )


async def known(tx: Transaction, game_id: int) -> Game:
    # Ids come from people and from old buttons: SQLite takes 64 bits.
    game = await games.get(tx, game_id) if 0 < game_id < 1 << 63 else None
    if game is None:
        raise Refusal(f"There is no Game {str(game_id)[:20]}.")
    return game
