"""The commands as they are registered, in every language, nothing cut, and what Discord counts of each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.core import Core
from bot.discord.client import FlugpostClient
from bot.discord.commands import described
from bot.discord.commands.described import CommandTranslator
from render.artists import ARTISTS
from rules.titles import TITLES
from tests.bot.whole.club import START
from tests.hand_clock import HandClock
from tests.words.slots import Filled, Slot
from words.catalogue import ENGLISH, language_of

COMMAND = Slot("command description", 100)
OPTION_NAME = Slot("option name", 32)
OPTION = Slot("option description", 100)
CHOICE = Slot("choice name", 100)
WHOLE = Slot("a command in all languages", 8_000)
"""Of names, descriptions and values, with the longest of each in any language."""
SUBCOMMANDS = {1, 2}

Json = dict[str, Any]


async def commands() -> list[Json]:
    """What is sent to Discord."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(described, "clip", lambda text, _: text)
        core = await Core.open(Path(folder) / "games.sqlite3", TITLES, ARTISTS, HandClock(START))
        try:
            tree, translator = FlugpostClient(core.desk).tree, CommandTranslator()
            return [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]
        finally:
            await core.stop()


def texts(command: Json, whose: str = "") -> Iterator[tuple[str, Filled]]:
    """What stands in each slot of a command, by language."""
    whose = f"{whose}/{command['name']}".replace("//", "/")
    yield from _all(COMMAND, whose, command, "description")
    for option in command.get("options", []):
        if option["type"] in SUBCOMMANDS:
            yield from texts(option, f"{whose} ")
            continue
        place = f"{whose} {option['name']}"
        yield from _all(OPTION_NAME, place, option, "name")
        yield from _all(OPTION, place, option, "description")
        for choice in option.get("choices", []):
            yield from _all(CHOICE, f"{place} {choice['value']}", choice, "name")


def _all(slot: Slot, whose: str, entry: Json, what: str) -> Iterator[tuple[str, Filled]]:
    yield ENGLISH, Filled(slot, whose, entry[what])
    for locale, text in (entry.get(f"{what}_localizations") or {}).items():
        yield language_of(locale), Filled(slot, whose, text)


def weight(command: Json) -> int:
    """What counts towards the limit of a whole command."""
    inner = (*command.get("options", []), *command.get("choices", []))
    return (
        _longest(command, "name")
        + _longest(command, "description")
        + len(str(command.get("value", "")))
        + sum(weight(each) for each in inner)
    )


def _longest(entry: Json, what: str) -> int:
    localised = (entry.get(f"{what}_localizations") or {}).values()
    return max(len(text) for text in (entry.get(what, ""), *localised))
