"""What must be said, exactly once, in order within each lane.

A letter is noted as tried before it is handed over. If the courier then says that nothing was delivered,
the note is taken back. If the process dies, or the connection drops, the note stands, and the letter is
looked for where it should be before it is sent again; it then carries the same nonce, which Discord knows
again for some minutes. So it is neither lost nor doubled.

- Asked to wait (429, 503): the lane waits that long; other lanes do not.
- A person takes no direct messages: said once at the table; nothing more is sent there for this step.
- A person has left the server, is no more, or takes none any more: a stand-in sits in for them.
- A thread is gone or closed to the bot: the game goes on in its channel.
- A channel is gone: the letter is given up.
- Anything else: tried again at growing intervals for some hours, then given up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta

from bot.kit.clock import Clock, sleep_or_wake
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.post import telling
from bot.post.courier import Courier, Rendered, TryLater, Undeliverable, Why
from bot.post.drawing import Drawings
from bot.post.filming import Films
from bot.post.leaving import not_reached
from bot.store import Store, Transaction, games, outbox, people
from bot.store.games import Game
from bot.store.letters import FilmRef, Letter, PanelRef
from bot.store.outbox import Place, Waiting
from bot.tables.records import File, Records

log = logging.getLogger(__name__)

LANES_AT_ONCE = 32
"""Many, for a lane that Discord holds up keeps its place."""
FILMS_AT_ONCE = 2
"""Films have places of their own: however many are waiting, no letter waits behind them."""
TRIES = 14
FIRST_PAUSE = timedelta(seconds=5)
LONGEST_PAUSE = timedelta(minutes=30)
CLOCK_SLACK = timedelta(minutes=5)
"""How far Discord's clock may be off ours when a letter is looked for."""
LONGEST_SLEEP = timedelta(minutes=1)
FILM_WAITS = 2.0
"""Seconds after which a film looks again for the post it belongs to."""
GRACE = 5.0
"""Seconds that letters on their way get when the bot stops."""


async def _nothing(_game: int) -> None: ...


class Outbox:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        drawings: Drawings,
        records: Records,
        courier: Courier,
        on_leaving: Callable[[int], Awaitable[None]] = _nothing,
        films: Films | None = None,
    ) -> None:
        """`on_leaving` hears of a game in which a stand-in now sits in for somebody who has left."""
        self._store = store
        self._clock = clock
        self._drawings = drawings
        self._records = records
        self._courier = courier
        self._on_leaving = on_leaving
        self._films = films
        self._room = asyncio.Semaphore(LANES_AT_ONCE)
        self._cinema = asyncio.Semaphore(FILMS_AT_ONCE)
        self._awake = asyncio.Event()
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        store.on_mail = self._awake.set

    # Its own task

    def start(self) -> None:
        self._stopping = False
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Finish what is on its way; what is not can go when the bot runs again."""
        self._stopping = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        if lanes := list(self._lanes.values()):
            await asyncio.wait(lanes, timeout=GRACE)
            for lane in lanes:
                lane.cancel()
            await asyncio.gather(*lanes, return_exceptions=True)

    async def drain(self) -> None:
        """Deliver all that may go now."""
        while await self._open_lanes() or self._lanes:
            await asyncio.gather(*self._lanes.values())

    async def _run(self) -> None:
        while True:
            self._awake.clear()
            until = self._clock.now() + LONGEST_SLEEP
            try:
                await self._open_lanes()
                async with self._store.transaction() as tx:
                    due = await outbox.next_due(tx, self._clock.now())
                until = min(until, due or until)
            except Exception as fault:  # noqa: BLE001 - tried again after a pause
                report(log, "the outbox stumbled", fault)
            await sleep_or_wake(self._clock, until, self._awake)

    async def _open_lanes(self) -> int:
        """Set to work every lane that has something to deliver and is not at it; how many."""
        async with self._store.transaction() as tx:
            due = await outbox.due_lanes(tx, self._clock.now())
        idle = [lane for lane in due if lane not in self._lanes]
        for lane in idle:
            self._lanes[lane] = asyncio.create_task(self._work(lane), name=lane)
        return len(idle)

    async def _work(self, lane: str) -> None:
        try:
            async with self._cinema if outbox.shows_films(lane) else self._room:
                while not self._stopping and (waiting := await self._head(lane)):
                    await self._deliver(waiting)
            self._awake.set()
        except Exception as fault:  # noqa: BLE001 - the store failed; other lanes may fare better
            report(log, f"lane {lane} stumbled", fault)
        finally:
            del self._lanes[lane]

    async def _head(self, lane: str) -> Waiting | None:
        async with self._store.transaction() as tx:
            return await outbox.head(tx, lane, self._clock.now())

    # One letter

    async def _deliver(self, waiting: Waiting) -> None:
        letter, now = waiting.letter, self._clock.now()
        try:
            await self._hand_over(waiting)
        except TryLater as later:
            async with self._store.transaction() as tx:
                await outbox.put_off(tx, waiting, now + timedelta(seconds=later.after))
        except Undeliverable as refused:
            log.info("game %d: letter %s not delivered: %s", letter.game, letter.key, refused.why.value)
            left = await self._has_left(letter)
            async with self._store.transaction() as tx:
                stood_in = await self._redirect(tx, waiting, refused.why, left=left)
            if stood_in:
                await self._on_leaving(letter.game)
        except Exception as fault:  # noqa: BLE001 - whatever the courier met, it is one letter's matter
            report(log, f"game {letter.game}: letter {letter.key} met a fault", fault, logging.WARNING)
            await self._put_aside(waiting)

    async def _put_aside(self, waiting: Waiting) -> None:
        async with self._store.transaction() as tx:
            if waiting.tries + 1 >= TRIES:
                await outbox.settle(tx, waiting, "given up")
            else:
                pause = min(FIRST_PAUSE * 2**waiting.tries, LONGEST_PAUSE)
                await outbox.failed(tx, waiting, self._clock.now() + pause)

    async def _has_left(self, letter: Letter) -> bool:
        """Whether a direct message failed because its reader is gone; who only takes none still plays."""
        if letter.kind != "direct" or letter.user is None:
            return False
        async with self._store.transaction() as tx:
            game = await games.get(tx, letter.game)
        return game is not None and await self._courier.has_left(game.guild, letter.user)

    async def _redirect(self, tx: Transaction, waiting: Waiting, why: Why, *, left: bool) -> bool:
        """Another way for a letter, if there is one; whether a stand-in plays for its reader from now on."""
        letter = waiting.letter
        game = await games.get(tx, letter.game)
        if letter.kind == "direct" and letter.user is not None and game is not None:
            await outbox.give_up_lane(tx, waiting.lane)
            return await not_reached(tx, game, letter.user, self._clock.now(), left=left)
        if letter.kind == "post" and why is not Why.REFUSED and game and _in_thread(letter, game):
            await games.set_thread(tx, game.id, None)
            await outbox.put_off(tx, waiting, self._clock.now())
        else:
            await outbox.settle(tx, waiting, "given up")
        return False

    async def _hand_over(self, waiting: Waiting) -> None:
        letter = waiting.letter
        async with self._store.transaction() as tx:
            game = await games.get(tx, letter.game)
            place = await outbox.place_of(tx, letter.game, letter.key if letter.kind == "edit" else "lobby")
            if game is None or (letter.while_step not in {None, game.step}):
                await outbox.settle(tx, waiting, "skipped")
                return
        if letter.kind == "thread":
            await self._open_thread(waiting, game, place)
        elif letter.film is not None:
            await self._show(waiting, letter.film)
        elif letter.kind == "edit":
            await self._edit(waiting, game, place)
        else:
            await self._post(waiting, game)

    async def _open_thread(self, waiting: Waiting, game: Game, lobby: Place | None) -> None:
        message = lobby.message if lobby else None
        thread = await self._courier.open_thread(game.channel, message, waiting.letter.text)
        async with self._store.transaction() as tx:
            await games.set_thread(tx, game.id, thread)
            await outbox.settle(tx, waiting, "sent")

    async def _edit(self, waiting: Waiting, game: Game, place: Place | None) -> None:
        if place is not None:
            rendered = await self._render(waiting.letter, game)
            await self._courier.edit(place.channel, place.message, rendered)
        async with self._store.transaction() as tx:
            await outbox.settle(tx, waiting, "sent" if place else "skipped")

    async def _show(self, waiting: Waiting, ref: FilmRef) -> None:
        """A film comes to stand with the post it belongs to, as soon as both are there."""
        key = telling.step_key(ref.step)
        async with self._store.transaction() as tx:
            place = await outbox.place_of(tx, ref.game, key)
            posted = await outbox.state_of(tx, ref.game, key)
        if self._films is not None and place is None and posted == "waiting":
            raise TryLater(FILM_WAITS)
        film = None
        if self._films is not None and place is not None:
            try:
                film = await self._films.shoot(ref)
            except Exception as fault:  # noqa: BLE001 - a still tells the same
                report(log, f"game {ref.game} step {ref.step}: the film cannot be shot", fault)
        if film is not None and place is not None:
            await self._courier.attach(place.channel, place.message, film)
        async with self._store.transaction() as tx:
            await outbox.settle(tx, waiting, "sent" if film else "skipped")

    async def _post(self, waiting: Waiting, game: Game) -> None:
        letter = waiting.letter
        if letter.user is not None:
            channel = await self._courier.open_dm(letter.user)
        else:
            channel = game.thread if _in_thread(letter, game) and game.thread else game.channel
        rendered = await self._render(letter, game)
        message = await self._post_once(waiting, channel, rendered)
        async with self._store.transaction() as tx:
            await outbox.settle(tx, waiting, "sent")
            await outbox.remember(tx, letter, Place(channel, message))

    async def _post_once(self, waiting: Waiting, channel: int, rendered: Rendered) -> int:
        if waiting.tried_at is not None:
            since = waiting.tried_at - CLOCK_SLACK
            found = await self._courier.find_recent(channel, rendered, since)
            if found is not None:
                return found
        else:
            async with self._store.transaction() as tx:
                await outbox.trying(tx, waiting, self._clock.now())
        return await self._courier.post(channel, rendered, waiting.nonce)

    async def _render(self, letter: Letter, game: Game) -> Rendered:
        """The words go out even if a picture cannot be drawn, or the record not be written."""
        pictures = []
        for ref in letter.pictures:
            with suppress(Refusal):
                if (picture := await self._drawings.draw(ref)) is not None:
                    pictures.append(picture)
        panel = _panel(letter, game)
        return Rendered(
            text=letter.text,
            pictures=tuple(pictures),
            files=await self._record(letter),
            panel=panel,
            closed=letter.panel if panel is None else None,
            mentions=await self._to_ping(letter),
            roles=letter.roles,
        )

    async def _to_ping(self, letter: Letter) -> tuple[int, ...]:
        """Some people want to be named and not pinged."""
        if not letter.mentions:
            return ()
        async with self._store.transaction() as tx:
            return await people.to_ping(tx, letter.mentions)

    async def _record(self, letter: Letter) -> tuple[File, ...]:
        if letter.record is None:
            return ()
        try:
            return (await self._records.file(letter.record.game),)
        except Exception as fault:  # noqa: BLE001 - it can be asked for later
            report(log, f"game {letter.game}: the record cannot be written", fault)
            return ()


def _in_thread(letter: Letter, game: Game) -> bool:
    return letter.place == "thread" and game.thread is not None


def _panel(letter: Letter, game: Game) -> PanelRef | None:
    """What belongs to a step is of no use once that is over."""
    panel = letter.panel
    if panel is None or panel.step is None:
        return panel
    return panel if panel.step == game.step and game.status == "running" else None
