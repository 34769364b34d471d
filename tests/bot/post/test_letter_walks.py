"""Letters of a whole table, walked at random through refusals, lost answers, late landings and crashes.

Hypothesis writes the walk; Discord is the courier of the tests, and the process dies before or after any
commit. In the end all is well again, and every letter must have been settled exactly once: what is sent
stands there once, what was folded is told by another, and what was given up or retracted stands nowhere.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.kit.refusal import Refusal
from bot.post.courier import TryLater, Undeliverable, Unheard, Why
from bot.store import outbox
from bot.store.letters import Letter
from tests.bot.backroom import ANNA, BEN, CHANNEL, Crash, House, dm_of
from tests.bot.store.settlings import note_settlings
from tests.bot.test_every_crash import Fate, mortal

LANDS_WITHIN = timedelta(minutes=4)
"""A request of a dead process lands by then, or never."""

FAULTS: dict[str, Callable[[], BaseException]] = {
    "asked to wait": lambda: TryLater(60),
    "unheard": Unheard,
    "forbidden": lambda: Undeliverable(Why.FORBIDDEN),
    "unseen": lambda: Undeliverable(Why.UNSEEN),
    "refused": lambda: Undeliverable(Why.REFUSED),
    "dead": Crash,
}
WHERE = st.sampled_from(["thread", "dm"])
ACTS = st.one_of(
    st.tuples(st.just("note"), WHERE),
    st.tuples(st.just("note_before"), WHERE, st.sampled_from(sorted(FAULTS))),
    st.tuples(st.just("note_after"), WHERE, st.sampled_from(["unheard", "dead"])),
    st.tuples(st.just("note_late"), WHERE, st.sampled_from(["unheard", "dead"])),
    st.tuples(st.just("turn")),
    st.tuples(st.just("retire")),
    st.tuples(st.just("edit")),
    st.tuples(st.just("block"), st.sampled_from(["forbidden", "unseen", "unheard"])),
    st.tuples(st.just("heal")),
    st.tuples(st.just("die"), st.integers(1, 6)),
    st.tuples(st.just("wait"), st.sampled_from([5, 60, 240, 1_800])),
    st.tuples(st.just("down"), st.sampled_from([60, 600])),
)
Act: TypeAlias = tuple[str | int, ...]


class Walk:
    def __init__(self, path: Path) -> None:
        self.house = House(path)
        self.fate = Fate()
        self.game = 0
        self.notes = 0
        self.late_since: datetime | None = None

    async def begin(self) -> None:
        await self.house.open()
        self.game = await self.house.game(BEN, rounds=99, pace=None)
        await self.house.close()
        note_settlings(self.house.path, type(self.house.core.store))
        await self.open()

    async def open(self) -> None:
        self.fate = Fate()
        await self.house.open(mortal(self.fate))

    async def close(self) -> None:
        with suppress(Crash):
            await self.house.close()

    async def do(self, act: Act) -> None:
        """One act, and all that follows from it at once; the next process begins where this one dies."""
        try:
            await getattr(self, f"_{act[0]}")(*act[1:])
            await self.house.settle()
        except Crash:
            await self.close()
            await self.open()

    async def _put(self, *letters: Letter) -> None:
        async with self.house.core.store.transaction() as tx:
            await outbox.put(tx, letters, self.house.clock.now())

    async def _note(self, where: str) -> None:
        self.notes += 1
        text, key = f"Note {self.notes}.", f"note:{self.notes}"
        if where == "dm":
            await self._put(Letter(kind="direct", game=self.game, key=key, text=text, user=BEN))
        else:
            await self._put(Letter(kind="post", game=self.game, key=key, text=text))

    async def _turn(self) -> None:
        """Nobody may bid the same twice in a row."""
        for seat, user in enumerate((ANNA, BEN)):
            step = (await self.house.desk.planning.form(self.game, user)).step
            with suppress(Refusal):  # it was locked in before the process died
                await self.house.bid(self.game, user, "34"[(step + seat) % 2])
            await self.house.settle()

    async def _retire(self) -> None:
        """The newest note has lost its point; wherever it stands, it is closed."""
        key = f"note:{self.notes}"
        async with self.house.core.store.transaction() as tx:
            sent = await outbox.keys(tx, self.game)
            if key in sent:
                old = await outbox.retire(tx, self.game, key)
                edit = Letter(kind="edit", game=self.game, key=old, text=f"Note {self.notes} is over.")
                await outbox.put(tx, [edit], self.house.clock.now())

    async def _edit(self) -> None:
        text = f"Note {self.notes}. Edited."
        await self._put(Letter(kind="edit", game=self.game, key=f"note:{self.notes}", text=text))

    def _channel(self, where: str) -> int:
        (thread,) = self.house.courier.threads
        return thread if where == "thread" else dm_of(BEN)

    async def _note_before(self, where: str, fault: str) -> None:
        """The next request there fails."""
        self.house.courier.before = self._once(where, fault)
        await self._note(where)

    async def _note_after(self, where: str, fault: str) -> None:
        """The next request there has its effect, and nobody hears of it."""
        self.house.courier.after = self._once(where, fault)
        await self._note(where)

    async def _note_late(self, where: str, fault: str) -> None:
        """The next post there lands some minutes later."""
        self.house.courier.delayed[self._channel(where)] = FAULTS[fault]()
        await self._note(where)

    def _once(self, where: str, fault: str) -> Callable[[str, int], None]:
        there, left = self._channel(where), [FAULTS[fault]()]

        def strike(_what: str, channel: int) -> None:
            if channel == there and left:
                raise left.pop()

        return strike

    async def _block(self, fault: str) -> None:
        """Nothing can be written to the table any more."""
        closed = {CHANNEL, self._channel("thread")}

        def refuse(_what: str, channel: int) -> None:
            if channel in closed:
                met = FAULTS[fault]()
                raise met

        self.house.courier.before = refuse

    async def _down(self, seconds: int) -> None:
        """The process is killed, and the next one begins some time later: by then Discord may have forgotten
        a nonce, and all that was under way has landed."""
        await self.close()
        self.house.courier.land()
        await self.house.clock.advance(timedelta(seconds=seconds))
        await self.open()

    async def _die(self, commits: int) -> None:
        self.fate.deadly = self.fate.passed + commits

    async def _wait(self, seconds: int) -> None:
        """What is under way lands in time."""
        courier, passed = self.house.courier, timedelta()
        while passed.total_seconds() < seconds:
            if courier._under_way:
                self.late_since = self.late_since or self.house.clock.now()
                if self.house.clock.now() - self.late_since >= LANDS_WITHIN - timedelta(minutes=1):
                    courier.land()
            else:
                self.late_since = None
            passed += timedelta(seconds=min(30, seconds))
            await self.house.pass_time(seconds=min(30, seconds))

    async def _heal(self) -> None:
        courier = self.house.courier
        courier.before = courier.after = lambda _what, _channel: None
        courier.delayed.clear()
        await self.house.outbox.retry_now()

    async def to_the_end(self) -> None:
        self.fate.deadly = None
        await self._heal()
        self.house.courier.land()
        for _ in range(30):
            await self.house.pass_time(seconds=30)
        for _ in range(4):
            await self.house.pass_time(minutes=30)

    def problems(self) -> list[str]:
        house, found = self.house, []
        waiting = house.rows("SELECT key, kind, lane, tries FROM outbox WHERE state = 'waiting'")
        found += [f"never settled: {row}" for row in waiting]
        times = Counter(row[0] for row in house.rows("SELECT letter FROM settlings"))
        found += [f"settled {count} times: letter {each}" for each, count in times.items() if count > 1]
        known = {row[0] for row in house.rows("SELECT message FROM messages")}
        found += [f"unknown: {each.text}" for each in house.courier.messages if each.id not in known]
        standing = [each for each in house.courier.messages if "this came twice" not in each.text]
        for number in range(1, self.notes + 1):
            there = [each for each in standing if each.letter.text == f"Note {number}."]
            told = [each for each in standing if each not in there and f"Note {number}." in each.letter.text]
            of_it = "kind <> 'edit' AND (key = ? OR key LIKE ?)"
            ((state,), *_) = house.rows(
                f"SELECT state FROM outbox WHERE {of_it} ORDER BY id",  # noqa: S608 - no values
                f"note:{number}",
                f"note:{number}~%",
            ) or [("",)]
            folded = state == "skipped" and len(told) == 1
            if (len(there), len(told)) != ((1, 0) if state == "sent" else (0, int(folded))):
                found.append(f"note {number}, {state}: {len(there)} there, told in {len(told)}")
        names = Counter((each.channel, picture.name) for each in standing for picture in each.letter.pictures)
        found += [f"doubled: {name}" for name, count in names.items() if count > 1]
        return found


@settings(max_examples=30, deadline=None, derandomize=True)
@given(acts=st.lists(ACTS, min_size=8, max_size=16))
@example([("note_after", "thread", "unheard"), ("down", 600)])
@example([("note_late", "dm", "dead"), ("retire",), ("wait", 240)])
@example([("block", "forbidden"), ("note", "thread"), ("turn",), ("die", 2), ("heal",)])
@example([("note_late", "thread", "unheard"), ("block", "unseen"), ("turn",), ("down", 60)])
def test_every_letter_is_settled_once_whatever_happens(acts: list[Act]) -> None:
    asyncio.run(walked(acts))


async def walked(acts: list[Act]) -> None:
    with TemporaryDirectory() as folder:
        walk = Walk(Path(folder, "walk.sqlite3"))
        await walk.begin()
        try:
            for act in acts:
                await walk.do(act)
            await walk.to_the_end()
        finally:
            await walk.close()
        assert walk.problems() == []
