"""At-least-once delivery with an idempotency key: one letter handed over, so that it is there once.

An attempt is noted, with the channel and the position there, before the letter is handed over. If the courier
then says that nothing was delivered, the note is erased. If the process dies, or nobody knows what became of
it, the note stands, and before the letter is sent again, with the same nonce, it is searched for among all
that came in that channel since. `bot/store/mail/states.py` has all that can become of it, and why none is
lost or doubled.

What was handed over may come some minutes later. A letter that has lost its point is searched for until then,
and so is a second copy of one that was sent again: Discord remembers a nonce for a few minutes only.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.kit.clock import Clock
from bot.kit.metrics import IN_WORDS
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post import catching_up, telling, trouble
from bot.post.courier import Courier, Rendered, TryLater, Undeliverable, Why
from bot.post.dm_channels import DmChannels
from bot.post.filming import Films
from bot.post.rendering import LeftOut, Rendering, open_panel
from bot.post.second_bot import SecondBot
from bot.post.slots import Slot, Slots
from bot.store import Store, Transaction, attempts, choices, games, outbox, people, questions
from bot.store.games import Game
from bot.store.letters import FilmRef, Letter, PictureRef, late
from bot.store.mail import messages
from bot.store.mail.messages import MessageRef
from bot.store.mail.states import Attempt, Cause, attempt, deliver, move
from bot.store.outbox import Due, Waiting
from bot.store.people import Person
from render.artist import Picture
from words import ENGLISH, english, speaking

log = logging.getLogger(__name__)

LETTERS_AT_ONCE = 32
FILMS_AT_ONCE = 2
"""Films have slots of their own: however many are waiting, no letter waits behind them. So have pictures that
follow a post, and what goes to one person alone: a table's post, for which everybody waits, must not wait for
all their pictures."""
ANALYSES_AT_ONCE = 1
"""And so have analyses."""
SLOT_HELD = 2.0
"""Seconds for which a letter that Discord keeps waiting may keep others waiting."""
CLOCK_SLACK = timedelta(days=1)
"""How far Discord's clock may be off ours when a letter is searched for by the time: the very first one."""
LANDS_LATE = timedelta(minutes=5)
"""What a bot that was killed had sent may still be on its way: told anew under the same nonce it would come
once, but told together with something else it would come twice."""
LOOK_AGAIN = 2.0
"""Seconds after which a film or an analysis looks again for the post that it has to follow, and a letter
that may still come is searched for again at the earliest."""


class Began(NamedTuple):
    """When this process first delivered something, and the last message that was there before."""

    at: datetime
    after: int


class Delivery:
    def __init__(
        self, store: Store, clock: Clock, rendering: Rendering, courier: Courier, films: Films | None
    ) -> None:
        self._store = store
        self._clock = clock
        self._rendering = rendering
        self._courier = courier
        self._films = films
        self._dm_channels = DmChannels(store, courier)
        self._second_bot = SecondBot(store, clock, courier)
        self._began: Began | None = None
        self._post_slots = Slots(LETTERS_AT_ONCE, SLOT_HELD)
        self._private_slots = Slots(LETTERS_AT_ONCE, SLOT_HELD)
        self._picture_slots = Slots(LETTERS_AT_ONCE, SLOT_HELD)
        self._film_slots = Slots(FILMS_AT_ONCE, SLOT_HELD)
        self._analysis_slots = Slots(ANALYSES_AT_ONCE, SLOT_HELD)

    async def hand_over(self, due: Due, *, moot: bool) -> bool:
        """Or set it aside, if it is moot. Whether it is settled for certain; if not, look again."""
        if self._began is None:
            began = Began(self._clock.now(), await self._store.read(messages.newest))
            self._began = self._began or began  # another lane may have begun, and sent something, meanwhile
        if moot:
            async with self._store.transaction(game=due.game.id) as tx:
                await tx.batch(_set_aside, due.waiting)
            return False
        letter = due.waiting.letter
        with speaking(due.game.terms.language if letter.user is None else due.reader.speaks):
            return await self._hand_over(due)

    async def _hand_over(self, due: Due) -> bool:
        if due.waiting.letter.kind not in {"post", "direct"}:
            return await self._do(due)
        try:
            return await (self._reconcile if due.waiting.in_doubt else self._post)(due)
        except LeftOut:
            async with self._store.transaction(game=due.game.id) as tx:
                await move(tx, due.waiting.id, Cause.DROP)
            return False

    async def _do(self, due: Due) -> bool:
        letter = due.waiting.letter
        async with self._slots_for(letter).acquire() as slot:
            if letter.kind == "thread":
                await self._open_thread(due, slot)
            elif letter.attaches is not None:
                await self._attach(due.waiting, letter.attaches, slot)
            else:
                return await self._edit(due, slot)
        return False

    def _slots_for(self, letter: Letter) -> Slots:
        if letter.attaches is not None:
            return self._picture_slots if letter.film is None else self._film_slots
        if letter.analysis:
            return self._analysis_slots
        return self._post_slots if letter.user is None else self._private_slots

    async def _open_thread(self, due: Due, slot: Slot) -> None:
        waiting, game = due.waiting, due.game
        message = due.place.message if due.place else None
        slot.release_while_waiting()
        thread = await self._courier.open_thread(game.channel, message, waiting.letter.text)
        async with self._store.transaction(game=game.id) as tx:
            await games.update(tx, game.id, thread=thread)
            await deliver(tx, waiting.id, waiting.letter)

    async def _edit(self, due: Due, slot: Slot) -> bool:
        """What it says is settled when its turn has come: others edit that message as well."""
        waiting, game, place = due.waiting, due.game, due.place
        letter = waiting.letter
        rendered: Rendered | None = None

        async def decided() -> Rendered | None:
            nonlocal rendered
            newest = await self._store.read(_newest, waiting)
            if newest is not None:
                rendered = await self._rendering.of(*newest)
                slot.release_while_waiting()
            return rendered

        if place is not None:
            await self._courier.edit(place.channel, place.message, decided)
        elif letter.panel is not None and letter.user is not None and open_panel(letter, game) is None:
            await self._courier.withdraw(Rendered(text=letter.text, closed=letter.panel, reader=letter.user))
        again = self._to_be_repeated(place) if rendered and place else None
        async with self._store.transaction(game=game.id) as tx:
            if again is not None:
                await move(tx, waiting.id, Cause.REPEAT, lane=late(waiting.lane), retry_at=again, tries=0)
            elif rendered:
                await deliver(tx, waiting.id, letter)
            else:
                await move(tx, waiting.id, Cause.RETRACT)
        return again is None

    def _to_be_repeated(self, place: MessageRef) -> datetime | None:
        """When an edit has to be made once more: a process that was killed may have edited that message, and
        its request land after this one."""
        if self._began is None or place.message > self._began.after:
            return None
        until = self._began.at + LANDS_LATE
        return until if self._clock.now() < until else None

    async def _attach(self, waiting: Waiting, step: int, slot: Slot) -> None:
        """A film, or what was not drawn in time, comes to stand with the post of a step, as soon as both are
        there."""
        letter, key = waiting.letter, telling.step_key(step)
        async with self._store.reading() as tx:
            place = await messages.of(tx, letter.game, key)
            coming = await outbox.state_of(tx, letter.game, key) == "waiting"
            if await outbox.is_unavailable(tx, letter.game):
                coming = False
            wanted = letter.film is None or await self._are_films_wanted(tx, letter.game)
        if wanted and place is None and coming:
            raise TryLater(LOOK_AGAIN)
        made: Sequence[Picture] = ()
        if wanted and place is not None:
            made = await (
                self._rendering.pictures(letter) if letter.film is None else self._shot(letter.film)
            )
            if made:
                slot.release_while_waiting()
                await self._courier.attach(place.channel, place.message, made)
        async with self._store.transaction(game=letter.game) as tx:
            await move(tx, waiting.id, Cause.DELIVER if made else Cause.RETRACT)
        if made and letter.film is None:
            IN_WORDS.labels("picture added").inc()

    async def _are_films_wanted(self, tx: Transaction, game: int) -> bool:
        """None is shown at a table where somebody wants still pictures only."""
        players = await games.players(tx, game)
        return self._films is not None and all(player.person.pictures != "still" for player in players)

    async def _shot(self, ref: FilmRef) -> Sequence[Picture]:
        try:
            film = await self._films.shoot(ref) if self._films is not None else None
        except Refusal as why:
            log.info("game %d step %d: there is no film: %s", ref.game, ref.step, english(why.why))
        except Exception as fault:  # noqa: BLE001 - a still tells the same
            report(log, f"game {ref.game} step {ref.step}: the film cannot be shot", fault)
        else:
            return () if film is None else (film,)
        return ()

    # Posts and direct messages

    async def _post(self, due: Due) -> bool:
        waiting, game = due.waiting, due.game
        if waiting.letter.analysis and waiting.attempt is None and self._rendering.looks_back:
            await self._require_end(game)
        channel = await self._channel(due)
        async with self._slots_for(waiting.letter).acquire() as slot:
            looked = self._clock.now()
            place = await self._found(due, channel, slot)
            found = place is not None
            # Of what is found, nobody knows how much was drawn.
            to_follow = waiting.letter.pictures if waiting.letter.kind == "post" else ()
            if place is None and waiting.attempt and _can_wait(waiting):
                since = looked - waiting.attempt.at
                if timedelta() <= since < LANDS_LATE:
                    raise TryLater((LANDS_LATE - since).total_seconds())
                if waiting.unavailable_since:  # it can be told together with what came after it
                    async with self._store.transaction(game=game.id) as tx:
                        await move(tx, waiting.id, Cause.NOT_FOUND)
                    return False
            if place is None and _may_land_elsewhere(waiting, channel, looked):
                async with self._store.transaction(game=game.id) as tx:
                    await tx.batch(_leave_behind, waiting, looked)
                return False
            if place is None:
                letter = await self._letter_for(due, channel)
                rendered = await self._rendering.of(letter, game, due.reader)
                to_follow = rendered.to_follow
                async with self._store.transaction(game=game.id) as tx:
                    if not await attempt(tx, waiting.id, waiting.letter.key, channel, self._clock.now()):
                        return False
                slot.release_while_waiting()
                place = MessageRef(channel, await self._courier.post(channel, rendered, waiting.nonce))
        async with self._store.transaction(game=game.id) as tx:
            await tx.batch(_sent, due, place, looked, to_follow, found=found)
        if to_follow and not found:
            IN_WORDS.labels("sent").inc()
        if waiting.letter.kind == "post":
            await self._second_bot.watch(game, place)
        return not found

    async def _require_end(self, game: Game) -> None:
        """Nobody looks back before the end is told; nor at all, if the destination of that is unavailable."""
        async with self._store.reading() as tx:
            coming = await outbox.state_of(tx, game.id, telling.step_key(game.step)) == "waiting"
            unavailable = await outbox.is_unavailable(tx, game.id)
        if coming:
            raise LeftOut if unavailable else TryLater(LOOK_AGAIN)

    async def _reconcile(self, due: Due) -> bool:
        """It is not to be said any more. But if it came when it was attempted, or comes still, it stands
        there, and may have to be closed or changed: that it does must be known."""
        waiting = due.waiting
        attempted_in = waiting.attempt.channel if waiting.attempt else 0
        channel = attempted_in or await self._channel(due)
        async with self._slots_for(waiting.letter).acquire() as slot:
            place = await self._found(due, channel, slot)
        async with self._store.transaction(game=due.game.id) as tx:
            again = await tx.batch(_reconciled, waiting, place, self._clock.now())
        if again:
            raise TryLater(again)
        return False

    async def _channel(self, due: Due) -> int:
        letter, game = due.waiting.letter, due.game
        if letter.user is not None:
            return due.dm_channel or await self._dm_channels.open(letter.user)
        thread = game.thread if in_thread(letter, game) else None
        return game.channel if due.waiting.aside or thread is None else thread

    async def _letter_for(self, due: Due, channel: int) -> Letter:
        """In a thread that was closed for a while, it also says what was told elsewhere meanwhile."""
        letter = due.waiting.letter
        if not due.told_aside or channel != due.game.thread:
            return letter
        async with self._store.reading() as tx:
            return await catching_up.with_told_aside(tx, letter)

    async def _found(self, due: Due, channel: int, slot: Slot) -> MessageRef | None:
        """Where it lies, if it was delivered when it was attempted before."""
        before, letter = due.waiting.attempt, due.waiting.letter
        if before is None:
            return None
        there = before.channel or channel
        if not due.waiting.in_doubt:  # else more may have been told elsewhere since
            letter = await self._letter_for(due, there)
        rendered = await self._rendering.of(letter, due.game, due.reader)
        slot.release_while_waiting()
        try:
            since = before.at - CLOCK_SLACK
            message = await self._courier.find(there, rendered, before.after, since, self._is_known)
        except Undeliverable as refused:
            if refused.why is not Why.GONE:
                raise
            return None
        return None if message is None else MessageRef(there, message)

    async def _is_known(self, message: int) -> bool:
        async with self._store.reading() as tx:
            return await messages.is_known(tx, message)


async def is_moot(tx: Transaction, due: Due) -> bool:
    """Whether it is to be set aside: it has lost its point, or it is an edit of what is searched for."""
    waiting, letter = due.waiting, due.waiting.letter
    if letter.kind == "edit" and due.place is None and await attempts.to_follow(tx, waiting):
        return True
    if waiting.in_doubt:
        return False
    if waiting.retired or not await _in_time(tx, letter, due.game):
        return True
    return letter.while_shut and not await outbox.is_unavailable(tx, letter.game)


async def _set_aside(tx: Transaction, waiting: Waiting) -> None:
    """What has lost its point is settled, or searched for apart; an edit of what is searched for waits there.
    If it is not so any more, it comes again."""
    due = await outbox.still(tx, waiting)
    if due is None or not await is_moot(tx, due):
        return
    if waiting.letter.kind != "edit" or due.place is not None or not await attempts.follow(tx, waiting):
        await attempts.abandon(tx, waiting, Cause.RETRACT)


async def _newest(tx: Transaction, edit: Waiting) -> tuple[Letter, Game, Person] | None:
    """What an edit has to say by now; None, if another has taken its place, or there is no point in it."""
    now = await outbox.still(tx, edit)
    if now is None or not await _in_time(tx, now.waiting.letter, now.game):
        return None
    return await catching_up.with_all_missed(tx, now.waiting.letter), now.game, now.reader


async def _sent(
    tx: Transaction,
    due: Due,
    place: MessageRef,
    looked: datetime,
    to_follow: tuple[PictureRef, ...],
    *,
    found: bool,
) -> None:
    """It was found; or it was searched for in vain then, and handed over. Since that moment, not since now,
    what was handed over before may have come: a machine that slept in between has lost hours. And what was
    found may be the second of two of which nobody heard."""
    waiting, game = due.waiting, due.game
    if found and await messages.is_known(tx, place.message):
        return  # it turned out to be another's meanwhile; search again
    await deliver(tx, waiting.id, waiting.letter)
    if to_follow:
        await outbox.put(tx, [telling.pictures_edit(game.id, to_follow)], looked)
    aside = waiting.aside and place.channel != game.thread
    await messages.remember(tx, waiting.id, place, aside=aside)
    if due.told_aside and place.channel == game.thread:
        await catching_up.note_caught_up(tx, waiting.letter)
    if waiting.attempt and waiting.unavailable_since:
        await outbox.pass_on_block(tx, waiting)
    if waiting.attempt and (found or looked - waiting.attempt.at < LANDS_LATE):
        await _search_for_first(tx, waiting, waiting.attempt, looked)


async def _leave_behind(tx: Transaction, waiting: Waiting, now: datetime) -> None:
    """It begins anew in another channel; if it still lands in the first, that one is closed."""
    if waiting.attempt and await move(tx, waiting.id, Cause.ELSEWHERE):
        await _search_for_first(tx, waiting, waiting.attempt, now)


async def _search_for_first(tx: Transaction, waiting: Waiting, first: Attempt, now: datetime) -> None:
    copy = await attempts.search_for_copy(tx, waiting, first, now)
    await outbox.put(tx, [await _came_twice(tx, waiting.letter, copy)], now)


async def _came_twice(tx: Transaction, letter: Letter, key: str) -> Letter:
    if letter.user is None:
        game = await games.get(tx, letter.game)
        language = ENGLISH if game is None else game.terms.language
    else:
        language = (await people.get(tx, letter.user)).speaks
    with speaking(language):
        return trouble.came_twice(letter, key)


def _may_land_elsewhere(waiting: Waiting, channel: int, now: datetime) -> bool:
    """Whether it was handed over in another channel, so lately that it may still come there."""
    first = waiting.attempt
    return first is not None and first.channel not in {0, channel} and now - first.at < LANDS_LATE


async def _reconciled(tx: Transaction, waiting: Waiting, place: MessageRef | None, now: datetime) -> float:
    """Settle what was searched for; or in how many seconds to search again, for it may still come: the longer
    it has been under way, the later."""
    since = LANDS_LATE if waiting.attempt is None else now - waiting.attempt.at
    left = LANDS_LATE - since if timedelta() <= since < LANDS_LATE else timedelta()
    pause = min(max(since.total_seconds(), LOOK_AGAIN), (left or LANDS_LATE).total_seconds())
    known = place is not None and await messages.is_known(tx, place.message)
    if known or await attempts.is_another_under_way(tx, waiting):
        return pause  # what was found may be another letter, or is known by now to be one
    if place is None and left:
        return pause
    await move(tx, waiting.id, Cause.DELIVER if place else Cause.NOT_FOUND)
    if place is not None:
        await messages.remember(tx, waiting.id, place)
    return 0.0


async def _in_time(tx: Transaction, letter: Letter, game: Game) -> bool:
    """Whether the step to which it belongs, if it does, is still being played, and what it asks for owed."""
    if letter.while_running and game.status != "running":
        return False
    if letter.while_asked and not await questions.owed_by(tx, game.id, letter.mentions):
        return False
    if letter.while_step is None:
        return True
    if letter.while_step != game.step or game.status != "running":
        return False
    owed = letter.while_owed
    if owed is None:
        return True
    ends = None if game.deadline is None else int(game.deadline.timestamp())
    return ends == owed.until and owed.seat not in await choices.at_step(tx, game.id, game.step)


def _can_wait(waiting: Waiting) -> bool:
    """Whether it is better late than twice: it is told with others, or nobody waits for it and it takes long
    to search for."""
    return waiting.letter.analysis or (
        waiting.unavailable_since is not None and waiting.letter.kind == "post"
    )


def in_thread(letter: Letter, game: Game) -> bool:
    return letter.place == "thread" and game.thread is not None
