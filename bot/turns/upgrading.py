"""After an update: games that older rules began are migrated to the new ones, or ended, and told so."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from bot.kit.clock import Clock
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post import ending, hosted, telling, updating
from bot.post.lobby import lobby_edit, lobby_text
from bot.store import (
    Store,
    StoreFault,
    Transaction,
    acts,
    choices,
    endings,
    games,
    migrated,
    orders,
    outbox,
    questions,
    timers,
)
from bot.store.games import Game, Player
from bot.store.migrated import OlderRules
from bot.tables import records
from bot.tables.loaded import LoadedGame, Tables, known
from bot.tables.older import OutOfDate
from bot.turns.asking import prepare_table
from bot.turns.deadlines import allowance_from, deadline_of
from bot.turns.writing import alarms, close_offers, questions_asked
from rules.engine import AnyTitle, Choice, IllegalChoice
from rules.table import settle_options
from rules.values import Seat

log = logging.getLogger(__name__)


class Upgrades:
    """Looks before anything is resolved, once; if the database fails it, again."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._looking = asyncio.Lock()
        self._done = False

    async def once(self) -> None:
        async with self._looking:
            if self._done:
                return
            versions = {key: title.rules_version for key, title in self._tables.catalogue.titles.items()}
            async with self._store.reading() as tx:
                found = await migrated.of_other_versions(tx, versions)
            for game_id in found:
                try:
                    with suppress(Exception):  # met again in the transaction
                        await prepare_table(self._store, self._tables, game_id)
                    async with self._store.transaction(game=game_id) as tx:
                        await self._upgrade(tx, game_id)
                except Refusal as why:
                    log.warning("game %d stays as it is: %s", game_id, why)
                except StoreFault as fault:  # a lock, or a full disk: what is left is looked for again
                    report(log, f"game {game_id} cannot be brought to newer rules yet", fault)
                    return
                except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
                    report(log, f"game {game_id} cannot be brought to newer rules", fault)
            self._done = True

    async def _upgrade(self, tx: Transaction, game_id: int) -> None:
        game = await known(tx, game_id)
        title = self._tables.catalogue.title(game.title)
        if game.rules_version > title.rules_version:  # an update was taken back, and may come again
            raise Refusal(
                f"it goes by version {game.rules_version} of its rules, and this bot knows version "
                f"{title.rules_version}. It waits for the newer release."
            )
        if game.status == "lobby":
            await self._open_again(tx, game, title)
            return
        try:
            loaded = await self._laid(tx, game_id)
        except OutOfDate:
            await self._end(tx, game, title)
        else:
            await self._carry(tx, game, loaded)

    async def _laid(self, tx: Transaction, game_id: int) -> LoadedGame:
        """The table by the new rules, which must be able to say what it asks."""
        loaded = await self._tables.load(tx, game_id)
        try:
            loaded.owing()
        except IllegalChoice:  # standing orders that are refused now, and were given since the last step
            await orders.drop_after(tx, game_id, loaded.step - 1)
            loaded = await self._tables.load(tx, game_id)
            loaded.owing()
        except Exception as fault:  # noqa: BLE001 - it cannot be played on, whatever it is
            report(log, f"game {game_id} step {loaded.step}: the new rules cannot go on with it", fault)
            raise OutOfDate(f"Game {game_id} cannot go on.") from None
        return loaded

    async def _carry(self, tx: Transaction, game: Game, loaded: LoadedGame) -> None:
        """On with the new rules from the step at which it stands; whoever is awaited has all their time."""
        now = self._clock.now()
        title = loaded.title
        await migrated.note(
            tx, game.id, OlderRules(loaded.step, game.rules_version, game.options, loaded.snapshot)
        )
        await migrated.set_rules(tx, game.id, title.rules_version, loaded.game.options)
        lost = [seat for seat, choice in loaded.chosen.items() if not _fits(loaded, seat, choice)]
        for seat in lost:
            await choices.drop(tx, game.id, loaded.step, seat)
        await choices.drop_drafts(tx, game.id)
        await questions.replace(tx, game.id, loaded.step, questions_asked(loaded.table))
        await self._give_time(tx, await self._tables.load(tx, game.id), now)
        current = await self._tables.load(tx, game.id)
        again = [current.player(seat) for seat in lost if current.player(seat).user is not None]
        what = updating.migrated_told(current, again)
        await acts.note(tx, game.id, loaded.step, "update", what, now)
        await outbox.put(tx, [updating.migrated(current, again)], now)
        told = await outbox.keys(tx, game.id)
        for player in current.owing():
            for key in hosted.seat_keys(loaded.step, player.seat, told):  # who has time anew is reminded anew
                old = await outbox.retire(tx, game.id, key)
                if key == telling.panel_key(loaded.step, player.seat):
                    await outbox.put(tx, [updating.asked_anew(current, player, old)], now)
            await outbox.put(tx, hosted.asking(current, player), now)
        await outbox.put(tx, [telling.waiting_edit(current, current.owing())], now)
        log.info(
            "game %d is migrated from version %d of its rules to %d",
            game.id,
            game.rules_version,
            title.rules_version,
        )

    async def _give_time(self, tx: Transaction, loaded: LoadedGame, now: datetime) -> None:
        game = loaded.game
        allowance = allowance_from(now, game.terms.pace)
        if game.deadline is None or game.paused or allowance is None:
            return
        deadline = deadline_of(loaded, loaded.owing(), allowance)
        await games.set_deadline(tx, game.id, deadline, allowance)
        await timers.replace(tx, game.id, loaded.step, alarms(now, deadline))

    async def _end(self, tx: Transaction, game: Game, title: AnyTitle) -> None:
        """Nobody wins; what was told of it stays, in its thread and in the log."""
        now = self._clock.now()
        await endings.end(tx, game.id, "cancelled", now)
        await timers.replace(tx, game.id, game.step, {})
        await choices.drop_drafts(tx, game.id)
        why = updating.why_ended(game, title)
        letter = ending.without_result(game, "outdated", why, await records.seal(tx, title, game.id))
        await acts.note(tx, game.id, game.step, "update", why, now)
        asked = [player for player in await games.players(tx, game.id) if await _asked(tx, game, player)]
        await outbox.put(tx, [letter, *updating.closing_edits(game, title, asked)], now)
        await close_offers(tx, game, title.name, await games.players(tx, game.id), now)
        log.warning("game %d is ended: version %d of its rules is gone", game.id, game.rules_version)

    async def _open_again(self, tx: Transaction, game: Game, title: AnyTitle) -> None:
        """A lobby with the options that there still are; what is new is as it usually is."""
        now = self._clock.now()
        try:
            offered = {field.name for field in title.options(game.options)}
            kept = {name: value for name, value in game.options.items() if name in offered}
            options = settle_options(title, kept)
        except IllegalChoice as why:
            await games.update(tx, game.id, status="cancelled", closes=None)
            await timers.replace(tx, game.id, 0, {})
            closed = replace(game, status="cancelled")
            await outbox.put(tx, [lobby_edit(closed, updating.unopened(game, title, why))], now)
            return
        await migrated.set_rules(tx, game.id, title.rules_version, options)
        current = await known(tx, game.id)
        text = lobby_text(current, title, await games.players(tx, game.id))
        await outbox.put(tx, [lobby_edit(current, text)], now)


async def _asked(tx: Transaction, game: Game, player: Player) -> bool:
    """Whether they have a panel, and not only news: its table cannot tell any more."""
    sent = await outbox.letter(tx, game.id, telling.panel_key(game.step, player.seat))
    return sent is not None and sent.panel is not None


def _fits(loaded: LoadedGame, seat: Seat, choice: Choice) -> bool:
    try:
        loaded.table.check(seat, choice)
    except IllegalChoice:
        return False
    except Exception as fault:  # noqa: BLE001 - it answered a question that the new rules do not ask
        report(log, f"game {loaded.game.id} step {loaded.step}: what was locked in cannot be read", fault)
        return False
    return True
