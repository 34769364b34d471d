"""Data packs for tests: packaged tables with a change, and how a title refuses them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec
import pytest

from rules.figure_tables import FaultyFigures
from words import say

Entries: TypeAlias = dict[str, Any]


def altered(tables: Mapping[str, bytes], table: str, change: Callable[[Entries], object]) -> dict[str, bytes]:
    """The tables, with the entries of one of them changed."""
    raw = msgspec.json.decode(tables[table])
    change(raw["entries"])
    return {**tables, table: msgspec.json.encode(raw)}


def refused(parse: Callable[[dict[str, bytes], str], object], tables: dict[str, bytes]) -> tuple[str, ...]:
    """The faults for which the tables are refused."""
    with pytest.raises(FaultyFigures) as refusal:
        parse(tables, "mine")
    assert str(refusal.value).startswith("figures 'mine': ")
    return tuple(say(fault) for fault in refusal.value.faults)
