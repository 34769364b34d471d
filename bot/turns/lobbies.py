"""Lobbies while nobody looks: a full one may begin by itself, and one that nobody starts closes."""

from __future__ import annotations

import logging
from datetime import datetime

from bot.kit.clock import Clock
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post.lobby import lobby_edit, lobby_text
from bot.store import Store, Transaction, endings, games, outbox, timers
from bot.store.games import Game, Player
from bot.store.timers import Kind, Timer
from bot.tables.catalogue import Catalogue
from bot.turns.beginning import begin
from bot.turns.calendar import Calendar

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


async def watch(tx: Transaction, game: Game, now: datetime, *, ready: bool) -> None:
    """Set the alarms of a lobby; `ready` says that every seat is taken."""
    due: dict[Kind, datetime] = {} if game.closes is None else {"close": game.closes}
    if game.terms.eager and ready:
        due["begin"] = now
    await timers.replace(tx, game.id, 0, due)


async def close(tx: Transaction, catalogue: Catalogue, game_id: int, now: datetime) -> None:
    """Nobody has started it; its post says so from now on."""
    game = await games.get(tx, game_id)
    if game is None or game.status != "lobby" or game.closes is None or game.closes > now:
        return
    await endings.end(tx, game_id, "cancelled", now)
    closed = await games.get(tx, game_id) or game
    text = lobby_text(closed, catalogue.title_of(closed), await games.players(tx, game_id))
    await outbox.put(tx, [lobby_edit(closed, text)], now)
