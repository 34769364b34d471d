"""How much each room holds, in statements, against what it may grow to.

Statements are counted, not lines: they do not become fewer by being written closer together.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.shape.code import LAYERS, Module

BUDGET = Path("tests/shape/budget.toml")
"""Statements by room, as they were agreed on; whoever lets a room grow changes its line, and says why."""
ROOM_TO_GROW = 0.1
"""By so much a room may outgrow its line before it has to be changed."""


def rooms(found: Sequence[Module]) -> Mapping[str, int]:
    """Statements in each room of a layer, and in what lies in none of its rooms."""
    weights: Counter[str] = Counter()
    for module in found:
        if module.layer in LAYERS:
            weights["/".join(module.path.parent.parts[:2])] += module.statements
    return weights


def budget(root: Path) -> Mapping[str, int]:
    with (root / BUDGET).open("rb") as file:
        agreed: dict[str, int] = tomllib.load(file)
    return agreed


def faults(root: Path, found: Sequence[Module]) -> Iterator[str]:
    """Rooms that have outgrown their line, have none, or are gone."""
    agreed, weights = budget(root), rooms(found)
    for room, statements in sorted(weights.items()):
        if room not in agreed:
            yield f"{room} holds {statements} statements and has no line in {BUDGET}"
        elif statements > agreed[room] * (1 + ROOM_TO_GROW):
            yield f"{room} holds {statements} statements; {BUDGET} allows {agreed[room]} and a tenth"
    for room in sorted(agreed.keys() - weights.keys()):
        yield f"{BUDGET} has a line for {room}, which is gone"
