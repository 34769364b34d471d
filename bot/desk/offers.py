"""Somebody's yes or no to what a host has asked of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.desk import passing
from bot.desk.part import Part
from bot.desk.presence import welcome
from bot.desk.undoing import GONE_ON, Rewind, concerned, rewind, take_back
from bot.kit.refusal import Refusal
from bot.kit.text import plain_name
from bot.post import hosted, telling
from bot.store import Transaction, acts, offers, outbox
from bot.store.offers import Offer
from bot.tables.loaded import LoadedGame, require_on
from bot.tables.succession import appoint
from bot.turns.hosts import close_questions
from rules.said import Text, said, sentences
from words import phrase

SETTLED = said("desk.settled")


@dataclass(frozen=True)
class _Answer:
    """Somebody's answer, within one transaction."""

    tx: Transaction
    loaded: LoadedGame
    offer: Offer
    user: int
    name: str
    now: datetime
    yes: bool
    rewind: Rewind | Refusal | None
    """How far the game could be taken back, or why not, if that is what they say yes to."""


class Offers(Part):
    async def answer(self, offer_id: int, user: int, name: str, *, yes: bool) -> str:
        """What they hear. Nothing but a yes of all who are asked changes anything."""
        now = self._clock.now()
        async with self._store.reading() as tx:
            offer = await self._open(tx, offer_id)
        taken = await rewind(self._store, self._tables, offer.game) if offer.kind == "undo" and yes else None
        async with self._store.transaction(game=offer.game, person=user) as tx:
            offer = await self._open(tx, offer_id)
            loaded = await self._tables.load(tx, offer.game)
            require_on(loaded.game)
            seat = None if offer.kind == "host" and not yes else loaded.seat_of(user)  # a no keeps them away
            if seat is not None and await welcome(tx, loaded, seat, now):
                loaded = await self._tables.load(tx, offer.game)
            answer = {"seat": self._seat, "undo": self._undo, "host": self._host}[offer.kind]
            told = await answer(_Answer(tx, loaded, offer, user, plain_name(name), now, yes, taken))
        self._scheduler.nudge(offer.game)
        if offer.kind == "host" and not yes:
            self._scheduler.hosts.look_at(offer.game)
        return told

    async def _open(self, tx: Transaction, offer_id: int) -> Offer:
        offer = await offers.get(tx, offer_id) if offer_id < 1 << 63 else None
        if offer is None or offer.state != "open":
            raise Refusal(SETTLED)
        return offer

    async def _seat(self, given: _Answer) -> str:
        tx, loaded, offer, user, now = given.tx, given.loaded, given.offer, given.user, given.now
        who = f"<@{user}>"
        if user != offer.user or offer.seat is None:
            raise Refusal(said("desk.only-they-answer", who=f"<@{offer.user}>"))
        former = loaded.player(offer.seat)
        if not given.yes:
            await self._refuse(tx, loaded, offer, said("desk-running.seat-refused", who=who), now)
            return phrase("desk-running.seat-refused-done")
        if former.user != offer.former:
            raise Refusal(said("desk.seat-passed"))
        if loaded.seat_of(user) is not None:
            raise Refusal(said("desk.plays-already", game=str(offer.game)))
        await offers.settle(tx, offer.id, "agreed")
        await passing.fill(tx, self._tables, loaded, offer.seat, (user, given.name), offer.by, now)
        what = said("desk-running.seat-accepted", who=who, name=former.written)
        await acts.note(tx, offer.game, loaded.step, "seat", what, now)
        current = await self._tables.load(tx, offer.game)
        await outbox.put(
            tx,
            [hosted.answered(current.game, offer, what), telling.waiting_edit(current, current.owing())],
            now,
        )
        return phrase("desk-running.seat-accepted-done", game=str(offer.game))

    async def _undo(self, given: _Answer) -> str:
        tx, loaded, offer, user, now = given.tx, given.loaded, given.offer, given.user, given.now
        who = f"<@{user}>"
        people = concerned(loaded)
        if user not in telling.users(people):
            raise Refusal(said("desk.only-players-answer"))
        if loaded.step != offer.at_step or offer.step is None:
            raise Refusal(GONE_ON)
        if not given.yes:
            await self._refuse(tx, loaded, offer, said("desk-running.undo-refused", who=who), now)
            return phrase("desk-running.undo-refused-done")
        await offers.agree(tx, offer.id, user)
        agreed = await offers.agreed(tx, offer.id)
        missing = [player for player in people if player.user not in agreed]
        if missing:
            return phrase("desk-running.undo-noted", others=telling.mentioned(missing))
        if not isinstance(given.rewind, Rewind):
            raise given.rewind or Refusal(GONE_ON)
        reach = given.rewind
        reach.require(loaded)
        if reach.before.step != offer.step:
            raise Refusal(GONE_ON)
        await offers.settle(tx, offer.id, "agreed")
        what = said("desk-running.undo-agreed-log", told=sentences(reach.told))
        await acts.note(tx, offer.game, loaded.step, "undo", what, now)
        await outbox.put(tx, [hosted.answered(loaded.game, offer, said("desk-running.undo-agreed"))], now)
        await take_back(tx, self._tables, loaded, reach, said("desk-running.undo-agreed-heading"), now)
        return phrase("desk-running.undo-agreed-done", game=str(offer.game))

    async def _host(self, given: _Answer) -> str:
        tx, loaded, offer, user, now = given.tx, given.loaded, given.offer, given.user, given.now
        who = f"<@{user}>"
        if offer.user not in {None, user}:
            raise Refusal(said("desk.only-they-answer", who=f"<@{offer.user}>"))
        if loaded.game.host != offer.former:
            raise Refusal(SETTLED)
        if loaded.seat_of(user) is None and user != loaded.game.cohost:
            raise Refusal(said("desk.only-players-answer"))
        if not given.yes and offer.user is None:
            return phrase("desk-running.host-refused-done-others")
        if not given.yes:
            await self._refuse(tx, loaded, offer, said("desk-running.host-refused", who=who), now)
            return phrase("desk-running.host-refused-done")
        await appoint(tx, loaded.game, user)
        what = said("desk-running.host-runs", who=who)
        await acts.note(tx, offer.game, loaded.step, "host", what, now)
        await close_questions(tx, loaded.game, await offers.open_ones(tx, offer.game, "host"), what, now)
        await offers.settle(tx, offer.id, "agreed")
        return phrase("desk-running.host-accepted-done", game=str(offer.game))

    async def _refuse(
        self, tx: Transaction, loaded: LoadedGame, offer: Offer, what: Text, now: datetime
    ) -> None:
        await offers.settle(tx, offer.id, "refused")
        await acts.note(tx, offer.game, loaded.step, "refusal", what, now)
        await outbox.put(tx, [hosted.answered(loaded.game, offer, what)], now)
