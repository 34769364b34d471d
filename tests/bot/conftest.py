"""A house for each test that asks for one, the same dice in every run, and a disk that nobody waits for."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.store import connection
from tests.bot.backroom import House
from tests.bot.watching import Watch


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's first game, its second, and so on, fall out alike each time: no test is lucky."""
    numbers = count(1)
    monkeypatch.setattr(
        "bot.turns.lobbies.secrets",
        SimpleNamespace(token_bytes=lambda length: next(numbers).to_bytes(length, "big")),
    )


@pytest.fixture(autouse=True)
def disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only when the whole machine falls is anything lost by it, and no test can try that."""
    monkeypatch.setattr(connection, "PRAGMAS", (*connection.PRAGMAS, "synchronous=OFF"))


@pytest.fixture(autouse=True)
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """A write to what its transaction did not name, or a thread awaited in one, fails the test."""
    watch = Watch()
    watch.begin(monkeypatch)
    yield watch
    assert watch.faults == []


@pytest.fixture(autouse=True)
def log() -> Iterator[None]:
    """What a test says about logging, by starting the bot for example, ends with it."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path / "test.sqlite3").open()
    yield house
    await house.close()
