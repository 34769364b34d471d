"""Answers against the form that asked for them: the part of checking that is the same for every title."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

from shapely import Point, Polygon

from rules.engine import Area, Choice, Field, IllegalChoice, Number, Pick, Spot, Value
from rules.said import Said, said

_Known = TypeVar("_Known", bound=str)

LARGEST = 2**53
"""No number of a game is larger; those beyond can neither be reckoned with nor, some of them, be written."""


def check_shape(fields: Iterable[Field], choice: Choice) -> None:
    """Every answer belongs to a field of the form and is of that field's kind."""
    by_name = {field.name: field for field in fields}
    for name, value in choice.items():
        field = by_name.get(name)
        if field is None:
            raise IllegalChoice(said("forms.not-asked", name=str(name)[:40]))
        if not _fits(field, value):
            raise IllegalChoice(said("forms.wrong-kind", field=field.label, answer=_quoted(value)))


def check_offered(fields: Iterable[Field], choice: Choice) -> None:
    """Every field that must be answered is, with something the form offers."""
    for field in fields:
        value = choice.get(field.name)
        if value is None:
            if not (isinstance(field, Pick) and field.least == 0):
                raise IllegalChoice(said("forms.unanswered", field=field.label))
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
            raise IllegalChoice(said("forms.not-open", field=field.label, answer=_quoted(answer)))
    if len(set(answers)) < len(answers):
        raise IllegalChoice(said("forms.twice", field=field.label))
    if not field.least <= len(answers) <= field.most:
        raise IllegalChoice(
            said(
                "forms.how-many",
                field=field.label,
                kind="exactly" if field.least == field.most else "between",
                least=field.least,
                most=field.most,
                given=len(answers),
            )
        )


def _check_number(field: Number, value: Value) -> None:
    if not isinstance(value, int) or not field.low <= value <= field.high or (value - field.low) % field.step:
        raise IllegalChoice(
            said(
                "forms.out-of-range",
                field=field.label,
                low=field.amount(field.low),
                high=field.said(field.high),
                kind="steps" if field.step > 1 else "any",
                step=field.said(field.step),
                answer=_quoted(field.said(value) if isinstance(value, int) else value),
            )
        )


def range_of(field: Number) -> Said:
    """From where to where: “2.2 to 67.8 cm”."""
    return said("forms.range", low=field.amount(field.low), high=field.said(field.high))


def _centimetres(part: float) -> float | str:
    return part / 10 if abs(part) < LARGEST else f"{part / 10:g}"


def _check_spot(field: Spot, value: Value) -> None:
    x, y = (float(part) for part in value) if isinstance(value, tuple) else (math.nan, math.nan)
    if not any(polygon(area).covers(Point(x, y)) for area in field.areas):
        there = {"field": field.label, "x": _centimetres(x), "y": _centimetres(y)}
        why = (
            said("forms.not-there-since", **there, note=field.note)
            if field.note
            else said("forms.not-there", **there)
        )
        raise IllegalChoice(why)


@lru_cache(maxsize=64)
def polygon(area: Area) -> Polygon:
    return Polygon(area.shell, area.holes)


def _quoted(value: Value | Said) -> Said:
    """What was answered, as much of it as a refusal has room for."""
    if isinstance(value, Said):
        return said("forms.quoted", text=value)
    if isinstance(value, int) and abs(value) > LARGEST:
        return said("forms.too-large")
    text = str(value)
    return said("forms.quoted", text=f"{text[:40]}…" if len(text) > 41 else text)
