"""A game must not lose its host unnoticed: somebody else is asked to run it.

Discord is asked whether a host is still on the server: when a turn ends, when a letter does not reach
somebody who has left, and once a day. If not, the co-host is asked to run the game, then those who play, one
by one, a day each; a yes counts until somebody runs it. If nobody answers, the first of them who is there
runs it. Those who are away are asked if all others decline; after them anybody who plays can take the game
over. It goes on meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta

from bot.kit.clock import Clock, sleep_or_wake
from bot.kit.reporting import report
from bot.post import hosted
from bot.post.courier import Courier, TryLater, Unheard
from bot.store import Store, Transaction, acts, can_wait, games, offers, outbox, timers
from bot.store.games import NOBODY, Game
from bot.store.offers import Offer, Proposal
from bot.tables.catalogue import Catalogue
from bot.tables.succession import Heir, appoint, heirs
from rules.said import Text, said

log = logging.getLogger(__name__)

TIME_TO_ANSWER = timedelta(days=1)
BETWEEN_LOOKS = timedelta(minutes=1)
AT_ONCE = 60
"""Games looked at together. Discord counts all that a bot asks: in a storm, posts must not wait for this."""


class Hosts:
    """A task of its own, since Discord may take its time to answer; it asks for one person at a time."""

    def __init__(self, store: Store, catalogue: Catalogue, clock: Clock) -> None:
        self._store = store
        self._catalogue = catalogue
        self._clock = clock
        self.courier: Courier | None = None
        self._called: set[int] = set()
        self._again: set[int] = set()
        """Games that are looked at with the next ones, and those of which Discord did not tell."""
        self._looked = clock.now()
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def look_at(self, game_id: int) -> None:
        """Look at once whether this game has a host."""
        self._called.add(game_id)
        self._awake.set()

    def look_later(self, game_id: int) -> None:
        """The same, within a minute or so."""
        self._again.add(game_id)

    @property
    def idle(self) -> bool:
        return not self._called

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="hosts")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        can_wait()
        while True:
            self._awake.clear()
            try:
                await self.look()
            except Exception as fault:  # noqa: BLE001 - tried again after a pause
                report(log, "nobody could look after the hosts", fault)
            await sleep_or_wake(self._clock, self._clock.now() + BETWEEN_LOOKS, self._awake)

    async def look(self) -> None:
        """Look at every game whose time has come."""
        now = self._clock.now()
        async with self._store.reading() as tx:
            due = set(await timers.come_round(tx, self._looked, now))
            due |= set(await offers.unanswered_since(tx, now - TIME_TO_ANSWER))
        self._looked = now
        first, rest = sorted(self._called), sorted((due | self._again) - self._called)
        looks = [*first, *rest]
        self._called, self._again = set(), set(looks[AT_ONCE:])
        for game_id in looks[:AT_ONCE]:
            try:
                await self._look_at(game_id)
            except (Unheard, TryLater) as why:
                log.info("game %d: its host could not be asked for: %r", game_id, why)
                self._again.add(game_id)
            except Exception as fault:  # noqa: BLE001 - one game's fault must not reach the others
                report(log, f"game {game_id}: nobody could look after its host", fault)

    async def _look_at(self, game_id: int) -> None:
        courier = self.courier
        async with self._store.reading() as tx:
            game = await games.get(tx, game_id)
            if courier is None or game is None or game.status != "running":
                return
            others = await heirs(tx, game, await games.players(tx, game_id), game.host)
            unsettled = any(each.state == "open" for each in await offers.made(tx, game_id, "host"))
        if await courier.shut_out(game.guild):
            return
        gone = game.host == NOBODY or await courier.has_left(game.guild, game.host)
        if not gone and not unsettled:
            return  # there is nothing to settle
        if gone:
            others = [heir for heir in others if not await courier.has_left(game.guild, heir.user)]
        now = self._clock.now()
        async with self._store.transaction(game=game_id) as tx:
            current = await games.get(tx, game_id)
            if current is None or (current.host, current.status) != (game.host, "running"):
                return  # it was settled meanwhile
            asked = await offers.made(tx, game_id, "host")
            if gone:
                await self._seek(tx, current, others, [each for each in asked if each.by == NOBODY], now)
            else:
                settled = [each for each in asked if each.by == NOBODY or each.former != game.host]
                await close_questions(
                    tx, current, settled, said("turns.host-runs", who=f"<@{game.host}>"), now
                )

    async def _seek(
        self, tx: Transaction, game: Game, others: list[Heir], asked: list[Offer], now: datetime
    ) -> None:
        asked = [offer for offer in asked if offer.former == game.host]
        waiting = [offer for offer in asked if offer.state == "open"]
        if any(offer.user is None or now - offer.at < TIME_TO_ANSWER for offer in waiting):
            return
        silent = {offer.user for offer in waiting}
        refused = {offer.user for offer in asked if offer.state == "refused"}
        following = next((heir for heir in others if heir.user not in silent | refused), None)
        at_hand = next((heir for heir in others if heir.there and heir.user in silent), None)
        if at_hand is not None and (following is None or not following.there):
            runs = said("desk-running.host-runs", who=f"<@{at_hand.user}>")
            await appoint(tx, game, at_hand.user)
            await close_questions(tx, game, waiting, runs, now)
            await acts.note(tx, game.id, game.step, "host", runs, now)
            letter = hosted.host_found(game, at_hand.user, int(now.timestamp() * 1000))
            await outbox.put(tx, [letter], now)
            return
        if following is None:
            await close_questions(tx, game, waiting, said("turns.nobody-answered"), now)
        if others:
            user = None if following is None else following.user
            await ask(tx, game, self._catalogue.name_of(game.title), NOBODY, user, now)


async def ask(tx: Transaction, game: Game, title: str, by: int, user: int | None, now: datetime) -> None:
    """Ask this person to run the game, or all who play; it is theirs once they say yes."""
    proposal = Proposal(
        game=game.id, kind="host", by=by, former=game.host, user=user, at_step=game.step, at=now
    )
    offer = await offers.add(tx, proposal)
    await outbox.put(tx, [hosted.host_wanted(game, title, offer)], now)


async def close_questions(tx: Transaction, game: Game, asked: list[Offer], what: Text, now: datetime) -> None:
    """Nobody need answer those that are open any more."""
    for offer in asked:
        if offer.state == "open":
            await offers.settle(tx, offer.id, "void")
            await outbox.put(tx, [hosted.answered(game, offer, what)], now)
