"""Answers against the form that asked for them: the part of checking that is the same for every title."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

from shapely import Point, Polygon

from rules.engine import Area, Choice, Field, IllegalChoice, Number, Pick, Spot, Value

_Known = TypeVar("_Known", bound=str)

LARGEST = 2**53
"""No number of a game is larger; those beyond can neither be reckoned with nor, some of them, be written."""


def check_shape(fields: Iterable[Field], choice: Choice) -> None:
    """Every answer belongs to a field of the form and is of that field's kind."""
    by_name = {field.name: field for field in fields}
    for name, value in choice.items():
        field = by_name.get(name)
        if field is None:
            raise IllegalChoice(f"Nothing called “{str(name)[:40]}” is asked here.")
        if not _fits(field, value):
            raise IllegalChoice(f"“{field.label}” cannot be answered with {_quoted(value)}.")


def check_offered(fields: Iterable[Field], choice: Choice) -> None:
    """Every field that must be answered is, with something the form offers."""
    for field in fields:
        value = choice.get(field.name)
        if value is None:
            if not (isinstance(field, Pick) and field.least == 0):
                raise IllegalChoice(f"“{field.label}” is still to be answered.")
        elif isinstance(field, Pick):
            _check_pick(field, value)
        elif isinstance(field, Number):
            _check_number(field, value)
        else:
            _check_spot(field, value)


def sound(fields: Iterable[Field], choice: Choice) -> bool:
    """Whether both would pass it, which they do with nearly every choice: in one walk, and without a word."""
    answered = 0
    for field in fields:
        value = choice.get(field.name)
        if value is None:
            if not isinstance(field, Pick) or field.least:
                return False
            continue
        answered += 1
        if isinstance(field, Pick) and field.most == 1:
            for option in field.options:
                if option.value == value:
                    break
            else:
                return False
        elif not allows(field, value):
            return False
    return answered == len(choice)


def allows(field: Field, value: Value) -> bool:
    """Whether a field would take this answer, whatever the others are."""
    try:
        check_shape((field,), {field.name: value})
        check_offered((field,), {field.name: value})
    except IllegalChoice:
        return False
    return True


def picked(value: Value | None) -> tuple[str, ...]:
    """The answer to a Pick as a tuple, however many it holds."""
    if value is None:
        return ()
    if isinstance(value, tuple):
        return tuple(str(item) for item in value)
    return (str(value),)


def one_of(known: Iterable[_Known], answer: Value | None) -> _Known | None:
    """The one that was answered, if it is known: a string becomes what it stands for to the rules."""
    if answer is None:
        return None
    for one in known:
        if one == answer:
            return one
    return None


def _fits(field: Field, value: Value) -> bool:
    if isinstance(field, Pick):
        if field.most == 1:
            return isinstance(value, str)
        return isinstance(value, tuple) and all(isinstance(item, str) for item in value)
    if isinstance(field, Number):
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST
    return (
        isinstance(value, tuple)
        and len(value) == 2
        and all(isinstance(part, int | float) and abs(part) <= LARGEST for part in value)
    )


def _check_pick(field: Pick, value: Value) -> None:
    if field.most == 1:
        for option in field.options:
            if option.value == value:
                return
    answers = picked(value)
    offered = {option.value for option in field.options}
    for answer in answers:
        if answer not in offered:
            raise IllegalChoice(f"{_quoted(answer)} is not open for “{field.label}” now.")
    if len(set(answers)) < len(answers):
        raise IllegalChoice(f"“{field.label}” takes each answer once.")
    if not field.least <= len(answers) <= field.most:
        raise IllegalChoice(f"“{field.label}” takes {_between(field.least, field.most)}, not {len(answers)}.")


def _check_number(field: Number, value: Value) -> None:
    if not isinstance(value, int) or not field.low <= value <= field.high or (value - field.low) % field.step:
        steps = f" in steps of {field.said(field.step)}" if field.step > 1 else ""
        given = _quoted(field.said(value) if isinstance(value, int) else value)
        raise IllegalChoice(f"“{field.label}” takes {range_of(field)}{steps}, not {given}.")


def range_of(field: Number) -> str:
    """From where to where: “2.2 to 67.8 cm”."""
    return f"{field.bare(field.low)} to {field.said(field.high)}"


def _check_spot(field: Spot, value: Value) -> None:
    x, y = (float(part) for part in value) if isinstance(value, tuple) else (math.nan, math.nan)
    if not any(polygon(area).covers(Point(x, y)) for area in field.areas):
        note = f": {field.note}" if field.note else ""
        raise IllegalChoice(f"“{field.label}” cannot be at {x / 10:g}, {y / 10:g} cm{note}.")


@lru_cache(maxsize=64)
def polygon(area: Area) -> Polygon:
    return Polygon(area.shell, area.holes)


def _between(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _quoted(value: Value) -> str:
    if isinstance(value, int) and abs(value) > LARGEST:
        return "so large a number"
    text = str(value)
    return f"“{text[:40]}…”" if len(text) > 41 else f"“{text}”"
