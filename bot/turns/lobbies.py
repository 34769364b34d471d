"""Lobbies: a game begins, when its host says so or by itself, or the lobby closes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import replace
from datetime import datetime

from bot.kit.clock import Clock
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post import telling
from bot.post.addressed import speaking_at
from bot.post.lobby import lobby_edit, lobby_post, lobby_text, thread_letter
from bot.post.telling import Turn
from bot.store import Store, Transaction, endings, games, outbox, timers
from bot.store.games import Game, Player, Sitter
from bot.store.timers import Kind, Timer
from bot.tables.casting import cast
from bot.tables.catalogue import Catalogue
from bot.tables.loaded import LoadedGame, Party, known
from bot.turns.calendar import Calendar
from bot.turns.deadlines import allowance_from, deadline_of
from bot.turns.dramas import news_of
from bot.turns.writing import write_turn
from rules.dice import commitment
from rules.engine import IllegalChoice
from rules.said import said
from rules.table import Table

log = logging.getLogger(__name__)


class Lobbies:
    def __init__(self, store: Store, catalogue: Catalogue, clock: Clock, calendar: Calendar) -> None:
        self._store = store
        self._catalogue = catalogue
        self._clock = clock
        self._nudge = calendar.nudge
        self.unbegun: set[int] = set()
        """Matches that begin by themselves, for another has just ended."""
        calendar.rings["begin"] = self._ring
        calendar.rings["close"] = self._close
        calendar.sweeps.append(self._find_unbegun)

    async def _find_unbegun(self, _now: datetime) -> tuple[int, ...]:
        async with self._store.reading() as tx:
            self.unbegun.update(await games.unbegun_matches(tx))
        return ()

    async def begin_matches(self) -> None:
        unbegun = sorted(self.unbegun)
        self.unbegun.clear()
        for game_id in unbegun:
            await self._begin(game_id)

    async def _ring(self, timer: Timer) -> None:
        await self._begin(timer.game)

    async def _begin(self, game_id: int) -> None:
        try:
            async with self._store.reading() as tx:
                game = await games.get(tx, game_id)
                players = await games.players(tx, game_id)
            if game is not None and game.status == "lobby" and not self._left_again(game, players):
                await begin(self._store, self._catalogue, game, players, self._clock.now())
                self._nudge(game_id)
        except Refusal as why:
            log.warning("game %d does not begin by itself: %s", game_id, why)
        except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
            report(log, f"game {game_id} does not begin by itself", fault)

    def _left_again(self, game: Game, players: tuple[Player, ...]) -> bool:
        """Whether somebody has left a table that was to begin because it was full."""
        return game.terms.eager and len(players) < self._catalogue.title_of(game).seats(game.options)[1]

    async def _close(self, timer: Timer) -> None:
        try:
            async with self._store.transaction(game=timer.game) as tx:
                await close(tx, self._catalogue, timer.game, self._clock.now())
        except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
            report(log, f"the lobby of game {timer.game} does not close", fault)


async def begin(
    store: Store, catalogue: Catalogue, game: Game, players: tuple[Player, ...], now: datetime
) -> None:
    """The dice are sealed, the table is set up, and everyone is told. Everybody is what they wished to be:
    refused if that cannot be, or if the lobby is not as it was when the game was to begin with these players.
    """
    title = catalogue.title_of(game)
    settled = cast(title, game.options, players)
    seed = secrets.token_bytes(32)
    begun = replace(
        game, options=settled.options, seed=seed, commitment=commitment(seed), status="running", closes=None
    )
    party = Party(begun, settled.players, title, catalogue.artists[game.title])
    turn = await asyncio.to_thread(_set_up, party, now)
    public, told = await asyncio.to_thread(telling.public_letters, turn)
    private = await asyncio.to_thread(lambda: list(telling.private_letters(turn)))
    async with store.transaction(game=game.id) as tx:
        # The lobby may have changed while the table was set up.
        if players != await games.players(tx, game.id) or not await games.begin(tx, begun):
            raise Refusal(said("turns.lobby-changed", game=str(game.id)))
        sitters = [Sitter(each.user, each.called, level=each.level) for each in party.players]
        await games.seat_players(tx, game.id, sitters)
        with speaking_at(begun):
            first = [lobby_edit(begun, lobby_text(begun, title, party.players)), thread_letter(begun, title)]
        await write_turn(tx, turn, [*first, *public, *private], told, now)


def _set_up(party: Party, now: datetime) -> Turn:
    try:
        table = Table.new(party.title, len(party.players), party.game.options, party.game.seed)
    except IllegalChoice as why:
        raise Refusal(why.why) from None
    deadline = deadline_of(party, party.awaited(table), allowance_from(now, party.game.terms.pace))
    turn = Turn(party=party, table=table, events=table.opening, missed={}, deadline=deadline, at=now)
    return replace(turn, news=news_of([turn]))


async def watch(tx: Transaction, game: Game, now: datetime, *, ready: bool) -> None:
    """Set the alarms of a lobby; `ready` says that every seat is taken."""
    due: dict[Kind, datetime] = {} if game.closes is None else {"close": game.closes}
    if game.terms.eager and ready:
        due["begin"] = now
    await timers.replace(tx, game.id, 0, due)


async def open_next_match(tx: Transaction, loaded: LoadedGame, now: datetime) -> int:
    """Of a series: its lobby, in which everybody sits already; its id. The order of seats is turned round."""
    game_id = await games.add_match(tx, loaded.game, now)
    turned = [Sitter(player.user, player.called, level=player.level) for player in reversed(loaded.players)]
    await games.seat_players(tx, game_id, turned)
    game = await known(tx, game_id)
    text = lobby_text(game, loaded.title, await games.players(tx, game_id))
    await outbox.put(tx, [lobby_post(game, text)], now)
    return game_id


async def close(tx: Transaction, catalogue: Catalogue, game_id: int, now: datetime) -> None:
    """Nobody has started it; its post says so from now on."""
    game = await games.get(tx, game_id)
    if game is None or game.status != "lobby" or game.closes is None or game.closes > now:
        return
    await endings.end(tx, game_id, "cancelled", now)
    closed = await games.get(tx, game_id) or game
    text = lobby_text(closed, catalogue.title_of(closed), await games.players(tx, game_id))
    await outbox.put(tx, [lobby_edit(closed, text)], now)
