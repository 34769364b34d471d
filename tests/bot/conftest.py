"""A house for each test that asks for one, the same dice in every run, and a disk that nobody waits for."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.kit import apart
from bot.kit.environment import Database, Url
from bot.post import filming
from bot.store import Store
from bot.store.engines import open_store
from bot.store.sqlite import connection
from tests.bot.backroom import House
from tests.bot.blank import blank
from tests.bot.databases import engine, using
from tests.bot.watching import Watch


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's first game, its second, and so on, fall out alike each time: no test is lucky."""
    numbers = count(1)
    monkeypatch.setattr(
        "bot.turns.lobbies.secrets",
        SimpleNamespace(token_bytes=lambda length: next(numbers).to_bytes(length, "big")),
    )


BOTH = ("store", "turns", "post", "test_every_crash.py")
"""Folders whose tests run on both engines, unless they are marked as SQLite's."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    here = metafunc.definition.path.relative_to(Path(__file__).parent).parts[0]
    wanted = here in BOTH or any(metafunc.definition.iter_markers("both"))
    if wanted and _only(metafunc.definition) is None:
        metafunc.parametrize("database", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The engine behind the store: both where that is asked for, else the one that the environment names."""
    with using(getattr(request, "param", _only(request.node))):
        monkeypatch.setattr("bot.core.open_store", _opened)
        yield


async def _opened(place: Database) -> Store:
    """A test names a path; what is started as an operator would start it names what that stands for."""
    return await (
        open_store(place) if isinstance(place, Url) else engine().open(Path(place), lambda own: own)
    )


def _only(test: pytest.Item | pytest.Function) -> str | None:
    """The engine that a test is about."""
    return next((name for name in ("sqlite", "postgres") if any(test.iter_markers(name))), None)


@pytest.fixture(autouse=True)
def disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only when the whole machine falls is anything lost by it, and no test can try that. What makes a new
    database is tried with the store."""
    monkeypatch.setattr(connection, "PRAGMAS", (*connection.PRAGMAS, "synchronous=OFF"))
    monkeypatch.setattr(connection, "_migrate", blank)


@pytest.fixture(autouse=True)
def priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that a test waits for does not step back: on a busy machine it would hardly ever run."""
    monkeypatch.setattr(apart, "NICENESS", 0)
    monkeypatch.setattr(filming, "MODESTY", 0)


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
async def house(tmp_path: Path, database: None) -> AsyncIterator[House]:
    house = await House(tmp_path / "test.sqlite3").open()
    yield house
    await house.close()
