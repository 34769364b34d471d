"""The server is killed at many moments of a game; when it is back, the game is played to its end.

The same game is played undisturbed first. Then it is played on a server that is killed again and again:
before a statement, or after it, so that nobody hears what came of it. Players who hear of a fault press
again. In the end all that was said and stored is the same.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, TypeVar

import asyncpg
import pytest

from bot.kit.refusal import Refusal
from bot.store import StoreFault
from tests.bot.backroom import ANNA, BEN, House, bidding
from tests.bot.databases import using_server
from tests.postgres.cluster import PrivateCluster, private

T = TypeVar("T")
When = Literal["before", "after"]
ROUNDS = 3
BIDS = {(step, user): str(1 + (step * 2 + user) % 6) for step in range(ROUNDS) for user in (ANNA, BEN)}


class Saboteur:
    """Kills the server again and again, each time after more of the store's statements: so every one of what
    a press needs is met, and in the end the press succeeds."""

    def __init__(self, own: PrivateCluster, when: When = "before", more: int = 0, only: str = "") -> None:
        self._own = own
        self._more = self._gap = self._left = more
        self._when = when
        self._only = only
        self.kills = 0
        self.is_down = False
        self.at_work: asyncio.AbstractEventLoop | None = None

    def aim(self, at: int) -> None:
        self._left = at

    def begin(self, patch: pytest.MonkeyPatch) -> None:
        for name in ("execute", "fetch", "fetchval", "fetchrow"):
            patch.setattr(asyncpg.Connection, name, self._around(getattr(asyncpg.Connection, name)))

    def _around(self, ask: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def asked(connection: Any, sql: str, *given: Any, **how: Any) -> Any:
            if not self._is_time(sql):
                return await ask(connection, sql, *given, **how)
            if self._when == "after":
                await ask(connection, sql, *given, **how)
            self._kill()
            if self._when == "after":
                raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
            return await ask(connection, sql, *given, **how)

        return asked

    def _is_time(self, sql: str) -> bool:
        ours = self.at_work is asyncio.get_running_loop()  # not that of a test which looks on
        if not ours or self.is_down or not sql.startswith(self._only):
            return False
        self._left -= 1
        return self._left == 0

    def _kill(self) -> None:
        self.is_down = True
        self.kills += 1
        self._own.kill()

    def mend(self) -> None:
        if self.is_down:
            self._own.start()
            self._gap += self._more
            self._left, self.is_down = self._gap, False

    @contextmanager
    def working(self) -> Iterator[None]:
        self.at_work = asyncio.get_running_loop()
        try:
            yield
        finally:
            self.at_work = None
            self.mend()


class Players:
    """Two who press again until they are answered."""

    def __init__(self, house: House, saboteur: Saboteur) -> None:
        self.house = house
        self.saboteur = saboteur
        self.faults_heard = 0

    async def press(self, what: Callable[[], Awaitable[T]]) -> T:
        while True:
            try:
                return await what()
            except StoreFault:
                self.faults_heard += 1
                self.saboteur.mend()

    async def play(self) -> int:
        house = self.house
        game = await house.lobby(BEN, rounds=ROUNDS, pace=86_400)
        with self.saboteur.working():
            await self.start(game)
            await self.settle()
            for step in range(ROUNDS):
                for user in (ANNA, BEN):
                    await self.press(partial(self.choose, game, user, step))
                await self.settle()
        await self.settle()
        return game

    async def start(self, game: int) -> None:
        """A second press of one that nobody heard of is refused."""
        try:
            await self.press(lambda: self.house.desk.lobby.start(game, ANNA))
        except Refusal:
            assert self.faults_heard

    async def choose(self, game: int, user: int, step: int) -> None:
        """Not once more, if it is known to count: the table has gone on."""
        if await self.house.core.store.read(_step, game) > step:
            assert self.faults_heard
            return
        form = await self.house.desk.planning.form(game, user)
        assert form.step == step
        await self.house.desk.planning.lock_in(game, user, step, bidding(BIDS[step, user]))

    async def settle(self) -> None:
        """Until all is done that can be, however often the server goes meanwhile."""
        while True:
            with suppress(StoreFault):
                await self.house.settle()
                if not self.saboteur.is_down and not waiting(self.house):
                    return
            self.saboteur.mend()
            await self.house.clock.advance(timedelta(seconds=31))


async def _step(tx: Any, game: int) -> int:
    return int(await tx.value("SELECT step FROM games WHERE id = ?", (game,)) or 0)


def waiting(house: House) -> bool:
    return bool(house.rows("SELECT 1 FROM outbox WHERE state = 'waiting'"))


def told(house: House) -> dict[int, list[str]]:
    """What stands in each channel in the end, whatever the time was."""
    channels = sorted({message.channel for message in house.courier.messages})
    return {
        each: [re.sub(r"<t:\d+", "<t:", text) for text in house.courier.posted(each)] for each in channels
    }


def stored(house: House) -> dict[str, list[tuple[object, ...]]]:
    asked = {
        "games": "SELECT status, step FROM games ORDER BY id",
        "steps": "SELECT game, step, digest, story FROM steps ORDER BY game, step",
        "choices": "SELECT game, step, seat, choice, source FROM choices ORDER BY game, step, seat",
        # Not those that were overtaken by a later one of the same message while nobody could deliver them.
        "letters": "SELECT game, lane, key, state FROM outbox WHERE key NOT LIKE '%~%' ORDER BY lane, key",
    }
    return {name: house.rows(sql) for name, sql in asked.items()}


@pytest.fixture(scope="module")
def own() -> Iterator[PrivateCluster]:
    with private() as own, using_server(own):
        yield own


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    seed = SimpleNamespace(token_bytes=lambda length: bytes(range(length)))
    monkeypatch.setattr("bot.turns.lobbies.secrets", seed)


async def played(path: Path, saboteur: Saboteur) -> tuple[Players, Any]:
    house = await House(path).open()
    house.courier.by_channel = True
    players = Players(house, saboteur)
    try:
        async with asyncio.timeout(300):
            await players.play()
        return players, (told(house), stored(house))
    finally:
        await house.close()


@pytest.mark.parametrize(
    ("when", "more", "only"),
    [
        ("before", 2, ""),
        ("after", 2, ""),
        ("before", 1, "COMMIT"),
        ("after", 1, "COMMIT"),
    ],
)
async def test_a_game_on_a_server_that_is_killed_again_and_again(
    own: PrivateCluster, when: When, more: int, only: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, calm = await played(tmp_path / "calm.sqlite3", Saboteur(own))
    saboteur = Saboteur(own, when, more, only)
    saboteur.begin(monkeypatch)
    players, stormy = await played(tmp_path / "stormy.sqlite3", saboteur)
    assert stormy == calm
    assert saboteur.kills >= 5
    assert players.faults_heard


async def test_a_choice_of_which_nobody_heard_whether_it_counts_can_be_made_again(
    own: PrivateCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks in COMMIT, after the server has written: whoever chose hears of a fault, and may
    choose again, or otherwise."""
    saboteur = Saboteur(own, "after", only="COMMIT")
    saboteur.begin(monkeypatch)
    house = await House(tmp_path / "test.sqlite3").open()
    players = Players(house, saboteur)
    game = await house.game(BEN, rounds=1)
    chosen = "SELECT choice FROM choices ORDER BY seat"
    for user, number in ((ANNA, "3"), (BEN, "4")):
        saboteur.aim(1)
        with saboteur.working():
            while not saboteur.is_down:  # a connection that was lost the last time may be met first
                with pytest.raises(StoreFault):
                    await house.bid(game, user, number)
        assert number in str(house.rows(chosen)[-1])
    assert house.rows("SELECT status FROM games") == [("running",)]
    await players.press(partial(house.bid, game, ANNA, "2"))
    await house.settle()
    assert house.rows("SELECT status, step FROM games") == [("over", 1)]
    assert ["2" in str(house.rows(chosen)[0]), "4" in str(house.rows(chosen)[1])] == [True, True]
    with pytest.raises(Refusal):
        await house.bid(game, BEN, "4")
    await house.close()
