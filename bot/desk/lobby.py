"""Before a game begins: opening a lobby, taking seats, starting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import TypeAlias, get_args

from bot.desk.sheets import LobbySheet
from bot.kit.clock import Clock
from bot.kit.refusal import Refusal
from bot.kit.text import plain_name
from bot.post.lobby import lobby_edit, lobby_post, lobby_text
from bot.store import Store, Transaction, games, outbox, own_setups
from bot.store.games import Game, Player, Policy
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import known
from bot.turns.beginning import begin
from bot.turns.scheduler import Scheduler
from rules.engine import AnyTitle, Choice, Field, IllegalChoice, Option
from rules.table import settle_options
from rules.wording import listed

SHORTEST_PACE, LONGEST_PACE = 60, 30 * 24 * 3600
MOST_MATCHES = 9
PATIENCE, MOST_PATIENCE = 2, 9
"""Missed turns in a row after which a stand-in sits in; 0: never."""
KEPT = timedelta(days=1)
"""So long a host may take to fill in the form of his own file."""

Sitters: TypeAlias = list[tuple[int | None, str]]
Change: TypeAlias = Callable[[Game, Sitters, int], Sitters]
"""Who sits in a lobby after a change, given the game, who sits there now, and the most it seats."""


class Lobby:
    def __init__(self, store: Store, catalogue: Catalogue, clock: Clock, scheduler: Scheduler) -> None:
        self._store = store
        self._catalogue = catalogue
        self._clock = clock
        self._scheduler = scheduler

    def titles(self) -> tuple[tuple[str, str], ...]:
        """Key and name of every title played here."""
        return tuple((key, title.name) for key, title in self._catalogue.titles.items())

    def summaries(self) -> tuple[tuple[str, str], ...]:
        """Name of every title played here, and what it is about."""
        return tuple((title.name, title.summary) for title in self._catalogue.titles.values())

    def scenarios(self, title_key: str) -> tuple[tuple[Option, Choice], ...]:
        """The title's set-ups that have a name, each with the options that lead to it."""
        return self._catalogue.title(title_key).scenarios()

    async def keep_setup(self, title_key: str, host_id: int, data: bytes) -> int:
        """Keep the options that a host's own file stands for while the form is filled in; their number."""
        try:
            options = await asyncio.to_thread(self._catalogue.title(title_key).own_setup, data)
        except IllegalChoice as why:
            raise Refusal(str(why)) from None
        now = self._clock.now()
        async with self._store.transaction() as tx:
            await own_setups.forget_before(tx, now - KEPT)
            return await own_setups.keep(tx, host_id, title_key, options, now)

    async def kept_setup(self, number: int, title_key: str, host_id: int) -> Choice:
        async with self._store.transaction() as tx:
            options = await own_setups.find(tx, number, host_id, title_key)
        if options is None:
            raise Refusal("That form is out of date; please begin again with /game new.")
        return options

    def title_options(self, title_key: str, partial: Choice) -> tuple[Field, ...]:
        """The host's form, narrowed by what is filled in."""
        try:
            return self._catalogue.title(title_key).options(partial)
        except IllegalChoice as why:
            raise Refusal(str(why)) from None

    async def open(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host_id: int,
        host_name: str,
        title_key: str,
        options: Choice,
        pace_seconds: int | None,
        policy: Policy,
        patience: int = PATIENCE,
        matches: int = 1,
    ) -> int:
        """A new game with its host in the first seat; its id. The outbox posts the lobby."""
        title = self._catalogue.title(title_key)
        try:
            settled = settle_options(title, options)
        except IllegalChoice as why:
            raise Refusal(str(why)) from None
        if pace_seconds is not None and not SHORTEST_PACE <= pace_seconds <= LONGEST_PACE:
            raise Refusal(
                f"A turn may take from 1 minute to 30 days, or any time at all, not {pace_seconds} seconds."
            )
        if policy not in get_args(Policy):
            raise Refusal(
                f"When time runs out a table can {listed(get_args(Policy))}, not “{str(policy)[:40]}”."
            )
        if not 0 <= patience <= MOST_PATIENCE:
            raise Refusal(
                f"A stand-in can sit in after at most {MOST_PATIENCE} missed turns, not {patience}."
            )
        if not 1 <= matches <= MOST_MATCHES:
            raise Refusal(f"A series has at most {MOST_MATCHES} matches, not {matches}.")
        async with self._store.transaction() as tx:
            game_id = await games.add(
                tx,
                guild=guild_id,
                channel=channel_id,
                host=host_id,
                title=title_key,
                options=settled,
                rules_version=title.rules_version,
                pack=title.pack,
                pace=pace_seconds,
                policy=policy,
                patience=patience,
                matches=matches,
                now=self._clock.now(),
            )
            await games.seat_players(tx, game_id, [(host_id, plain_name(host_name))])
            game = await known(tx, game_id)
            text = lobby_text(game, title, await games.players(tx, game_id))
            await outbox.put(tx, [lobby_post(game, text)], self._clock.now())
        return game_id

    async def sheet(self, game_id: int) -> LobbySheet:
        async with self._store.transaction() as tx:
            return await self._sheet(tx, game_id)

    async def join(self, game_id: int, user_id: int, name: str) -> LobbySheet:
        def joined(game: Game, sitters: Sitters, most: int) -> Sitters:
            if any(user == user_id for user, _ in sitters):
                raise Refusal(f"You already sit in Game {game.id}.")
            if len(sitters) >= most:
                raise Refusal(f"All {most} seats of Game {game.id} are taken.")
            return [*sitters, (user_id, plain_name(name))]

        return await self._change(game_id, joined)

    async def leave(self, game_id: int, user_id: int) -> LobbySheet:
        def left(game: Game, sitters: Sitters, _: int) -> Sitters:
            if all(user != user_id for user, _ in sitters):
                raise Refusal(f"You have no seat in Game {game.id}.")
            return [(user, name) for user, name in sitters if user != user_id]

        return await self._change(game_id, left)

    async def add_stand_in(self, game_id: int, by: int) -> LobbySheet:
        def added(game: Game, sitters: Sitters, most: int) -> Sitters:
            _require_host(game, by, "add a stand-in")
            if len(sitters) >= most:
                raise Refusal(f"All {most} seats of Game {game.id} are taken.")
            return [*sitters, (None, "")]

        return await self._change(game_id, added)

    async def remove_stand_in(self, game_id: int, by: int) -> LobbySheet:
        def removed(game: Game, sitters: Sitters, _: int) -> Sitters:
            _require_host(game, by, "remove a stand-in")
            stand_ins = [index for index, (user, _) in enumerate(sitters) if user is None]
            if not stand_ins:
                raise Refusal(f"There is no stand-in in Game {game.id}.")
            return [sitter for index, sitter in enumerate(sitters) if index != stand_ins[-1]]

        return await self._change(game_id, removed)

    async def _change(self, game_id: int, change: Change) -> LobbySheet:
        async with self._store.transaction() as tx:
            game = await _in_lobby(tx, game_id)
            _, most = self._catalogue.title_of(game).seats(game.options)
            sitters = [(player.user, player.name) for player in await games.players(tx, game_id)]
            await games.seat_players(tx, game_id, _numbered(change(game, sitters, most)))
            sheet = await self._sheet(tx, game_id)
            await outbox.put(tx, [lobby_edit(game, sheet.text)], self._clock.now())
            return sheet

    async def cancel(self, game_id: int, by: int) -> None:
        async with self._store.transaction() as tx:
            game = await _in_lobby(tx, game_id)
            _require_host(game, by, "call it off")
            await games.set_status(tx, game_id, "cancelled")
            called_off = await known(tx, game_id)
            sheet = await self._sheet(tx, game_id)
            await outbox.put(tx, [lobby_edit(called_off, sheet.text)], self._clock.now())

    async def start(self, game_id: int, by: int) -> None:
        """Seal the dice, set the table up, and tell everyone."""
        async with self._store.transaction() as tx:
            game = await _in_lobby(tx, game_id)
            _require_host(game, by, "start it")
            players = await games.players(tx, game_id)
            title = self._catalogue.title_of(game)
        _require_enough(game, players, title)
        await begin(self._store, self._catalogue, game, players, self._clock.now())
        self._scheduler.nudge(game_id)

    async def _sheet(self, tx: Transaction, game_id: int) -> LobbySheet:
        game = await known(tx, game_id)
        title = self._catalogue.title_of(game)
        players = await games.players(tx, game_id)
        least, most = title.seats(game.options)
        return LobbySheet(
            game_id=game_id,
            title=title.name,
            host=game.host,
            players=players,
            least=least,
            most=most,
            text=lobby_text(game, title, players),
            open=game.status == "lobby",
        )


async def _in_lobby(tx: Transaction, game_id: int) -> Game:
    game = await known(tx, game_id)
    if game.status != "lobby":
        state = "was called off" if game.status == "cancelled" else "has already begun"
        raise Refusal(f"Game {game_id} {state}.")
    return game


def _require_host(game: Game, by: int, what: str) -> None:
    if by != game.host:
        raise Refusal(f"Only the host of Game {game.id} can {what}.")


def _require_enough(game: Game, players: Sequence[Player], title: AnyTitle) -> None:
    least, most = title.seats(game.options)
    if not least <= len(players) <= most:
        takes = str(least) if least == most else f"{least} to {most}"
        here = "so far there is only 1" if len(players) == 1 else f"there are {len(players)}"
        raise Refusal(f"Game {game.id} is for {takes} players, and {here}.")
    if all(player.user is None for player in players):
        raise Refusal(f"Game {game.id} needs at least one person among its players.")


def _numbered(sitters: Sitters) -> Sitters:
    """Stand-ins are called by their number among themselves."""
    numbers = iter(range(1, len(sitters) + 1))
    return [(user, name if user is not None else f"Stand-in {next(numbers)}") for user, name in sitters]
