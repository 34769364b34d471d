"""Two processes at one game, interleaved by hand: one is held just before a commit, and the other goes on.

Each of these went wrong where writing transactions lock nothing, and still does: that is tried beside it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from bot.kit.refusal import Refusal
from bot.store import Store, Taken, Transaction
from bot.store.postgres import connection
from bot.turns.resolution import Resolved
from rules.record import BadRecord
from rules.verify import verify
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, House
from tests.bot.races.judging import recorded
from tests.bot.races.process import begin_unlocked

DORA, EMIL = 104, 105
WAITERS = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"

pytestmark = pytest.mark.parametrize("database", ["postgres"], indirect=True)


@dataclass
class Gate:
    """A process stops here, once, if it is set."""

    is_set: bool = False
    reached: asyncio.Event = field(default_factory=asyncio.Event)
    opened: asyncio.Event = field(default_factory=asyncio.Event)

    async def meet(self) -> None:
        if self.is_set:
            self.is_set = False
            self.reached.set()
            await self.opened.wait()

    def kind(self, engine: type[Any]) -> type[Any]:
        """A store that stops here before it commits."""
        gate = self

        class Gated(engine):  # type: ignore[misc]
            @asynccontextmanager
            async def transaction(self, **named: Any) -> AsyncIterator[Transaction]:
                async with super().transaction(**named) as tx:
                    yield tx
                    await gate.meet()

        return Gated


@dataclass
class Two:
    """Processes on one database, of which the first can be held."""

    held: House
    other: House
    gate: Gate

    async def stopped(self, doing: asyncio.Task[Any]) -> asyncio.Task[Any]:
        """Until the first process stands at the gate."""
        waiting = asyncio.create_task(self.gate.reached.wait())
        await asyncio.wait({waiting, doing}, return_when=asyncio.FIRST_COMPLETED)
        assert not doing.done()
        return doing

    async def before_a_commit(self, doing: Any) -> asyncio.Task[Any]:
        self.gate.is_set = True
        return await self.stopped(asyncio.create_task(doing))

    async def before_the_step_is_committed(self, doing: Any) -> asyncio.Task[Any]:
        write = self.held.scheduler.door._write

        async def held(chain: tuple[Resolved, ...], now: datetime) -> None:
            self.gate.is_set = True
            await write(chain, now)

        self.held.scheduler.door._write = held  # type: ignore[method-assign]
        return await self.stopped(asyncio.create_task(doing))

    async def before_the_step_is_written(self, doing: Any) -> asyncio.Task[Any]:
        """It is worked out, and nothing of it is in the database."""
        write = self.held.scheduler.door._write

        async def held(chain: tuple[Resolved, ...], now: datetime) -> None:
            self.gate.is_set = True
            await self.gate.meet()
            await write(chain, now)

        self.held.scheduler.door._write = held  # type: ignore[method-assign]
        return await self.stopped(asyncio.create_task(doing))

    async def meanwhile(self, doing: Any) -> asyncio.Task[Any]:
        """Until the second process is done, or waits for the first."""
        task = asyncio.create_task(doing)
        while not task.done() and not self.other.rows(WAITERS):
            await asyncio.wait([task], timeout=0.01)
        return task

    async def go_on(self, *tasks: asyncio.Task[Any]) -> list[Any]:
        """What each came to, a fault included."""
        self.gate.opened.set()
        return await asyncio.gather(*tasks, return_exceptions=True)

    async def verifies(self, game: int) -> bool:
        store: Store = self.other.core.store
        async with store.reading() as tx:
            record = await recorded(self.other.core, tx, game)
        try:
            verify(record, self.other.titles)
        except BadRecord:
            return False
        return True


@pytest.fixture(params=["locked", "unlocked"])
def locked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    if request.param == "unlocked":
        monkeypatch.setattr(connection, "_begin_writing", begin_unlocked)
    return bool(request.param == "locked")


@pytest.fixture
async def two(tmp_path: Path, database: None) -> AsyncIterator[Two]:
    gate = Gate()
    held = await House(tmp_path / "shared").open(gate.kind)
    other = await House(tmp_path / "shared", clock=held.clock).open()
    await other.settle()
    yield Two(held, other, gate)
    gate.opened.set()
    await held.close()
    await other.close()


async def test_a_change_of_mind_while_the_step_is_committed_is_refused(two: Two, *, locked: bool) -> None:
    game = await two.held.game(BEN)
    await two.held.bid(game, ANNA, "3")
    last = await two.before_the_step_is_committed(two.held.bid(game, BEN, "4"))
    changing = await two.meanwhile(two.other.bid(game, ANNA, "5"))
    resolved, changed = await two.go_on(last, changing)
    assert resolved.resolved
    assert await two.verifies(game) == locked
    if locked:
        assert isinstance(changed, Refusal)
        assert "That turn is over" in str(changed)
    else:  # acknowledged, in the record, and not played
        assert changed.choice["number"] == "5"


async def test_a_change_of_mind_while_the_step_is_worked_out_is_played(two: Two) -> None:
    game = await two.held.game(BEN)
    await two.held.bid(game, ANNA, "3")
    last = await two.before_the_step_is_written(two.held.bid(game, BEN, "4"))
    changing = await two.meanwhile(two.other.bid(game, ANNA, "5"))
    resolved, changed = await two.go_on(last, changing)
    assert resolved.resolved
    assert changed.resolved
    assert await two.verifies(game)
    assert two.other.rows("SELECT count(*) FROM steps WHERE game = ?", game) == [(2,)]
    assert '"number":"5"' in str(two.other.rows("SELECT choice FROM choices WHERE seat = 0"))


async def test_of_two_who_choose_last_at_once_one_sees_both_choices(two: Two, *, locked: bool) -> None:
    game = await two.held.game(BEN)
    one = await two.before_a_commit(two.held.bid(game, ANNA, "3"))
    other = await two.meanwhile(two.other.bid(game, BEN, "4"))
    first, second = await two.go_on(one, other)
    assert not first.resolved
    assert second.resolved == locked
    await two.held.settle()  # a nudge finds it due in any case
    assert two.other.rows("SELECT step FROM games WHERE id = ?", game) == [(1,)]


async def test_of_two_who_take_the_last_seat_one_hears_that_there_is_none(two: Two, *, locked: bool) -> None:
    game = await two.held.lobby(BEN, CLEO)
    one = await two.before_a_commit(two.held.desk.lobby.join(game, DORA, "Dora"))
    other = await two.meanwhile(two.other.desk.lobby.join(game, EMIL, "Emil"))
    first, second = await two.go_on(one, other)
    assert [player.user for player in first.players] == [ANNA, BEN, CLEO, DORA]
    assert isinstance(second, Refusal if locked else Taken)
    assert not locked or str(second) == f"Game {game} is full: all 4 seats are taken."


async def test_two_fields_of_one_draft_are_both_kept(two: Two, *, locked: bool) -> None:
    game = await two.held.game(BEN)
    one = await two.before_a_commit(two.held.desk.planning.fill(game, ANNA, 0, {"number": "5"}))
    other = await two.meanwhile(two.other.desk.planning.fill(game, ANNA, 0, {"manner": "bold"}))
    await two.go_on(one, other)
    both = {"number": "5", "manner": "bold"}
    assert (await two.held.desk.planning.form(game, ANNA)).draft == (both if locked else {"manner": "bold"})


async def test_two_letters_of_one_lane_go_out_in_the_order_of_their_commits(
    two: Two, *, locked: bool
) -> None:
    game = await two.held.lobby()
    await two.held.settle()
    one = await two.before_a_commit(two.held.desk.lobby.invite(game, ANNA, [DORA]))
    other = await two.meanwhile(two.other.desk.lobby.invite(game, ANNA, [EMIL]))
    await two.other.outbox.drain()
    early = two.other.courier.posted(CHANNEL)
    await two.go_on(one, other)
    await two.other.outbox.drain()
    posted = two.other.courier.posted(CHANNEL)
    assert [str(DORA) in text for text in posted] == ([True, False] if locked else [False, True])
    assert len(early) == (0 if locked else 1)
    numbered = two.other.rows("SELECT key FROM outbox WHERE key LIKE 'invited:%' ORDER BY id")
    assert numbered == [(f"invited:{DORA}",), (f"invited:{EMIL}",)]
