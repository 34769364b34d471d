"""A choice's round trip: slash command, check, durable write, answer; against a command that only answers."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from sandbox import Person
from tests.bench.ratio import Ratio, aside_by_aside
from tests.bot.whole.club import Club


async def measure() -> list[Ratio]:
    with TemporaryDirectory() as folder:
        club = Club(Path(folder) / "bench.sqlite3")
        await club.open()
        try:
            return await _measure(club)
        finally:
            await club.close()


async def _measure(club: Club) -> list[Ratio]:
    ann, ben = club.person("Ann"), club.person("Ben")
    post = await club.lobby(ann, "dogfight")
    await club.press(ben, post, "Join")
    await club.press(ann, post, "Start")
    await club.panel(ann, 1)
    plan = {"first": "1", "second": "2", "third": "3"}

    async def choose() -> None:
        await _slash(club, ann, "maneuvers", plan)

    async def ask() -> None:
        await _slash(club, ann, "help", {})

    chosen, asked = await aside_by_aside(choose, ask)
    return [
        Ratio(
            "a choice's round trip through the sandbox", "a command that only answers (/help)", chosen / asked
        )
    ]


async def _slash(club: Club, person: Person, command: str, options: dict[str, str]) -> None:
    await (await person.slash(club.games, command, options)).finished()
