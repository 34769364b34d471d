"""A switch that is off by default, added to a title's options and state, changes no digest of any record."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.dice import Dice
from rules.engine import AnyTitle, Choice, Field, Option, Pick, Step
from rules.record import read, write
from rules.verify import verify
from tests.records.catalogue import KEYS
from tests.records.kept import FILES, FIRST
from tests.titles.examples import ALL_TITLES

SWITCH = "house_rule"
SOME = 8
"""One in so many of the first format: they are digested more slowly."""


def with_switch(title: AnyTitle) -> AnyTitle:
    """As somebody writes a house rule: an option more, and two fields more in the state."""
    fields = [(SWITCH, bool, False), ("house_notes", dict[str, int], msgspec.field(default_factory=dict))]
    bases = (title.State,)
    housed: Any = msgspec.defstruct("Housed", fields, bases=bases, frozen=True, kw_only=True, gc=False)

    class Switched(type(title)):  # type: ignore[misc]
        State = housed

        def options(self, partial: Choice) -> tuple[Field, ...]:
            switch = Pick(SWITCH, "House rule", (Option("off", "Off"), Option("on", "On")), default="off")
            return (*super().options(partial), switch)

        def setup(self, options: Choice, seats: int, dice: Dice) -> Step[Any]:
            begun = super().setup(options, seats, dice)
            kept = {name: getattr(begun.state, name) for name in title.State.__struct_fields__}
            state = housed(**kept, house_rule=options[SWITCH] == "on")
            return Step(state, begun.events, reveals=begun.reveals)

    other = copy.copy(title)
    other.__class__ = Switched
    return other


def of_title(files: Sequence[Path], key: str) -> list[Path]:
    return [path for path in files if path.parent.name == key]


@pytest.mark.parametrize("key", KEYS)
def test_a_switch_that_is_off_changes_no_digest(key: str) -> None:
    titles = {key: with_switch(ALL_TITLES[key])}
    for path in (*of_title(FILES, key), *of_title(FIRST, key)[::SOME]):
        data = path.read_bytes()
        record = read(data)
        table = verify(record, titles)
        assert table.options[SWITCH] == "off"
        assert not table.state.house_rule
        if path in FILES:
            assert write(table.record()) == data


@pytest.mark.parametrize("key", KEYS)
def test_a_switch_that_is_on_is_part_of_every_digest(key: str) -> None:
    titles = {key: with_switch(ALL_TITLES[key])}
    record = read(of_title(FILES, key)[0].read_bytes())
    with pytest.raises(Exception, match="set-up differs"):
        verify(msgspec.structs.replace(record, options={**record.options, SWITCH: "on"}), titles)
