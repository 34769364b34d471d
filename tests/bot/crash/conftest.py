from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot.crash.club import Calm, MortalClub
from tests.bot.crash.nursery import Nursery


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture
async def club(tmp_path: Path, nursery: Nursery) -> AsyncIterator[MortalClub]:
    club = MortalClub(tmp_path, nursery)
    await club.open()
    yield club
    await club.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def calm(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Calm:
    club = MortalClub(tmp_path_factory.mktemp("calm"), nursery)
    await club.open()
    try:
        await club.gather()
        await club.live()
        await club.start_game()
        await club.plan()
        start = club.passed()
        await club.kill()
        await club.first_choice()
        first = club.passed()
        await club.live()
        await club.lock_in(club.person("Ben"))
        await club.play_on()
        await club.sandbox.quiet()
        return Calm(club.transcript(), club.books(), start, first, club.passed())
    finally:
        await club.close()
