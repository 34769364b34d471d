"""Answering forms at random: the weakest player there is, and the one that finds the holes in a rule."""

from __future__ import annotations

from collections.abc import Iterable

from shapely import Point

from rules.answers import polygon
from rules.dice import Dice, draw
from rules.engine import Choice, Field, Form, Number, Pick, Spot, Value


def random_choice(form: Form, dice: Dice, partial: Choice | None = None) -> dict[str, Value]:
    """Fill the form in, field by field in any order, asking it anew after every answer."""
    choice = dict(partial or {})
    _fill_in(form, choice, set(choice), dice)
    return choice


def random_choice_in_parts(parts: Iterable[Form], dice: Dice) -> dict[str, Value]:
    """The same with parts that know nothing of each other: in which order these come is all one."""
    choice: dict[str, Value] = {}
    settled: set[str] = set()
    for part in parts:
        _fill_in(part, choice, settled, dice)
    return choice


def _fill_in(form: Form, choice: dict[str, Value], settled: set[str], dice: Dice) -> None:
    fields: tuple[Field, ...] = ()
    empty: list[Field] = []
    while True:
        if (asked := form(choice)) is not fields:
            fields, empty = asked, [field for field in asked if field.name not in settled]
        while empty:
            field = empty.pop(dice.below(len(empty), "field"))
            settled.add(field.name)
            if isinstance(field, Pick) and field.least == 0 and (not field.options or dice.below(2, "skip")):
                continue
            choice[field.name] = random_answer(field, dice)
            break
        else:
            return


def random_answer(field: Field, dice: Dice) -> Value:
    if isinstance(field, Pick):  # by far the most are, and of one
        if field.most > 1:
            return _random_picks(field, dice)
        return field.options[dice.below(len(field.options), "option")].value
    if isinstance(field, Number):
        return field.low + field.step * dice.below((field.high - field.low) // field.step + 1, "number")
    return _random_spot(field, dice)


def _random_picks(field: Pick, dice: Dice) -> Value:
    least = max(1, field.least)
    count = least + dice.below(min(field.most, len(field.options)) - least + 1, "count")
    return tuple(option.value for option in dice.shuffle(field.options, "options")[:count])


def _random_spot(field: Spot, dice: Dice) -> Value:
    """A point of the area on a fine grid; of an area too thin for the grid, its middle."""
    area = polygon(draw(dice, field.areas, "area"))
    left, bottom, right, top = area.bounds
    for _ in range(1_000):
        x = left + (right - left) * dice.below(10_001, "x") / 10_000
        y = bottom + (top - bottom) * dice.below(10_001, "y") / 10_000
        if area.covers(Point(x, y)):
            return (x, y)
    inner = area.representative_point()
    return (inner.x, inner.y)
