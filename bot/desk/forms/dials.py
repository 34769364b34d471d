"""Places and amounts that are felt for rather than typed: usual ones to begin with, and small pushes."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeGuard

from bot.kit.refusal import Refusal
from rules import places
from rules.engine import Field, Number, Point, Spot, Usual, Value
from rules.said import said

Push: TypeAlias = Literal["left", "down", "up", "right"]
PUSHES: tuple[Push, ...] = ("left", "down", "up", "right")
"""As the picture has it. A number has only two: less and more."""

CENTIMETRE = 10
MOST_USUAL = 5
_WAYS: dict[Push, Point] = {"left": (-1, 0), "down": (0, -1), "up": (0, 1), "right": (1, 0)}


def is_dial(field: Field) -> TypeGuard[Spot | Number]:
    return isinstance(field, Spot) or (isinstance(field, Number) and field.nudge > 0)


def usual(field: Spot | Number) -> tuple[Usual, ...]:
    """What there is to begin with; a spot that has nothing of the kind begins in the middle."""
    if field.usual or isinstance(field, Number):
        return field.usual[:MOST_USUAL]
    room = places.allowed(field)
    if room.is_empty:
        return ()
    middle = room.representative_point()
    return (Usual(said("desk.middle"), (round(middle.x, 1), round(middle.y, 1))),)


def standing(field: Spot | Number, answer: Value | None) -> Value | None:
    """Where a push begins: at the answer, or at what stands without one."""
    return field.default if answer is None and isinstance(field, Number) else answer


def pushed(field: Spot | Number, answer: Value | None, push: Push, *, turned: bool) -> Value:
    """The answer after a small push, no further than the form lets it go. In a picture that is `turned`,
    left is right and up is down."""
    begun = standing(field, answer)
    there: Value | None = None
    if isinstance(field, Number) and isinstance(begun, int):
        by = field.nudge if push in {"right", "up"} else -field.nudge
        there = min(max(begun + by, field.low), field.high)
    elif isinstance(field, Spot) and isinstance(begun, tuple):
        right, up = _WAYS[push]
        by = -CENTIMETRE if turned else CENTIMETRE
        x, y = (float(part) for part in begun)
        there = places.nearest(field, (x + by * right, y + by * up))
    if there is None:
        raise Refusal(said("desk.place-first"))
    if there == begun:
        raise Refusal(said("desk.as-far-as-it-goes"))
    return there


def by_name(field: Spot | Number, typed: str) -> Value | None:
    """The answer in the square of that name, C4; None if the text names no square."""
    middle = places.named(typed)
    if middle is None or (isinstance(field, Number) and field.along is None):
        return None
    found = places.in_square(field, middle)
    if found is None:
        square = typed.strip().upper()
        if isinstance(field, Spot) and field.note:
            since = said("desk.not-in-square-since", field=field.label, square=square, note=field.note)
            raise Refusal(since)
        raise Refusal(said("desk.not-in-square", field=field.label, square=square))
    return found
