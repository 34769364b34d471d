"""The tests near a change are found, and the nearest come first."""

from __future__ import annotations

from pathlib import PurePosixPath as Path

from tests.quick.near import nearest

LOBBY, HOUSE = Path("bot/desk/lobby.py"), Path("tests/bot/discord/house.py")
MIRROR, USER = Path("tests/bot/desk/test_lobby.py"), Path("tests/bot/test_app.py")
BESIDE, AFAR = Path("tests/bot/discord/test_planning.py"), Path("tests/rules/test_dice.py")
SOURCES = {
    LOBBY: "",
    HOUSE: "from bot.core import Core",
    MIRROR: "from bot.desk.lobby import Lobby",
    USER: "import asyncio\nfrom bot.desk import lobby",
    BESIDE: "from tests.bot.discord.house import House",
    AFAR: "from rules.dice import Stream",
}


def test_what_mirrors_a_module_goes_before_what_imports_it() -> None:
    assert nearest([LOBBY], SOURCES) == [MIRROR, USER]


def test_tests_that_were_changed_go_first() -> None:
    assert nearest([LOBBY, AFAR], SOURCES) == [AFAR, MIRROR, USER]


def test_what_helps_tests_is_near_those_beside_it() -> None:
    assert nearest([HOUSE], SOURCES) == [BESIDE]


def test_pages_have_no_tests_near_them() -> None:
    assert nearest([Path("README.md")], SOURCES) == []
