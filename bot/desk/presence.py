"""Who does anything in a game is there: a seat is given back, missed turns are forgotten, time away ends."""

from __future__ import annotations

import dataclasses
from datetime import datetime

from msgspec.structs import replace

from bot.desk import passing
from bot.desk.part import Part
from bot.kit.refusal import Refusal
from bot.post import notices, telling
from bot.store import Transaction, acts, games, outbox, people
from bot.tables.loaded import LoadedGame
from bot.tables.succession import pass_on
from bot.turns.asking import ask_again
from rules.said import said, sentences
from rules.values import Seat
from words import say


async def welcome(tx: Transaction, loaded: LoadedGame, seat: Seat, now: datetime) -> bool:
    """Note that this player is there; whether a stand-in has just given them their seat back."""
    player = loaded.player(seat)
    if player.user is not None and player.away is not None:
        await people.cut_short(tx, player.user, now)
    if not player.missed and not player.absent:
        return False
    here = replace(player, missed=0, missed_turn=None, absent=False)
    await games.note_absence(tx, loaded.game.id, here)
    if player.absent:
        players = tuple(here if each is player else each for each in loaded.players)
        current = dataclasses.replace(loaded, players=players)
        back = notices.returned(loaded, here, now)
        await outbox.put(tx, [back, telling.waiting_edit(current, current.owing())], now)
        await acts.note(tx, loaded.game.id, loaded.step, "back", notices.back(here), now)
    return player.absent


class Presence(Part):
    async def come_back(self, game_id: int, user_id: int) -> None:
        """Take one's seat back from the stand-in; what is asked just now is one's own to answer again."""
        now = self._clock.now()
        async with self._store.transaction(game=game_id, person=user_id) as tx:
            loaded, seat = await self._seated(tx, game_id, user_id)
            away = loaded.player(seat).away is not None
            if not await welcome(tx, loaded, seat, now) and not away:
                raise Refusal(said("desk.seat-yours", game=str(game_id)))
            await ask_again(tx, await self._tables.load(tx, game_id), seat, now)
        await self._scheduler.note_who_is_away()

    async def ask_to_resign(self, game_id: int, user_id: int) -> str:
        """The question before it; refused as resigning itself would be."""
        async with self._store.reading() as tx:
            loaded, seat = await self._seated(tx, game_id, user_id)
        level = loaded.game.terms.sits_in
        asked = said("desk-running.resign-question", game=str(game_id), level=level)
        return say(sentences([asked, *passing.last_word(loaded, seat)]))

    async def resign(self, game_id: int, user_id: int) -> None:
        """Leave a game for good: a stand-in takes the seat, and leaves it where the rules have a way to."""
        now = self._clock.now()
        async with self._store.transaction(game=game_id) as tx:
            loaded, seat = await self._seated(tx, game_id, user_id)
            player = loaded.player(seat)
            await passing.empty(tx, loaded, seat, now)
            runs = await pass_on(tx, loaded.game, loaded.players, user_id)
            if user_id == loaded.game.cohost:
                await games.update(tx, game_id, cohost=None)
                runs = (said("desk-running.no-longer-helps"),)
            await outbox.put(tx, [notices.resigned(loaded, player, runs)], now)
            what = sentences([said("desk-running.resigned", name=player.written), *runs])
            await acts.note(tx, game_id, loaded.step, "resign", what, now)
            current = await self._tables.load(tx, game_id)
            await outbox.put(tx, [telling.waiting_edit(current, current.owing())], now)
        self._scheduler.nudge(game_id)
        self._scheduler.hosts.look_at(game_id)
