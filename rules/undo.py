"""Whether a step may be taken back: only if one seat took it alone, by no chance, and nobody learned a thing.

A table knows this of its own last step (`Table.undo`) where the title says so; here it is found out of any
step, from the state before it. What a viewer learned shows in what they could not have told apart before: in
some other state that looked the same to them, the same choice would have led to another sight.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from rules.dice import Stream, derive
from rules.engine import AnyTitle, Choice
from rules.table import encode
from rules.values import Seat

Obstacle: TypeAlias = Literal["together", "chance", "revealed"]
"""Several players chose at the same time, and their plans lie open; dice or cards have decided something; or
something hidden has come to light."""
IMAGININGS = 12
"""States that are tried for each viewer."""


def obstacle(title: AnyTitle, state: Any, seats: int, choices: Mapping[Seat, Choice]) -> Obstacle | None:
    """Why the step from this state cannot be taken back; None if it can."""
    if len(choices) != 1:
        return "together"
    dice = Stream(b"undo")
    step = title.resolve(state, choices, dice)
    if dice.position:
        return "chance"
    for viewer in (None, *range(seats)):
        seen = encode(title.view(step.state, viewer))
        for number in range(IMAGININGS):
            if _otherwise(title, state, viewer, number, choices) != seen:
                return "revealed"
    return None


def _otherwise(
    title: AnyTitle, state: Any, viewer: Seat | None, number: int, choices: Mapping[Seat, Choice]
) -> bytes | None:
    """What the viewer would see now if what was hidden from them had been something else."""
    luck = Stream(derive(b"undo", viewer, number))
    imagined = title.imagine(state, viewer, luck)
    try:
        after = title.resolve(imagined, choices, Stream(b"undo")).state
        return encode(title.view(after, viewer))
    except Exception:  # noqa: BLE001 - the choice makes no sense there: it told what had been hidden
        return None
