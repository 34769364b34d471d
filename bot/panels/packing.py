"""A form's answers in a few characters: each as its place among what the form offered at that point."""

from __future__ import annotations

from collections.abc import Iterator

from bot.refusal import Refusal
from rules.answers import picked
from rules.engine import Choice, Field, Form, Number, Option, Pick, Spot, Value

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def pack(form: Form, answers: Choice) -> str:
    """The answers that the form still takes, field by field in its own order."""
    kept: dict[str, Value] = {}
    codes: list[str] = []
    for field in _in_turn(form, kept):
        code = _code(field, answers.get(field.name))
        codes.append(code)
        if code:
            kept[field.name] = answers[field.name]
    return ".".join(codes).rstrip(".")


def unpack(form: Form, packed: str) -> dict[str, Value]:
    """The answers again; refused if the form has changed since."""
    answers: dict[str, Value] = {}
    codes = packed.split(".") if packed else []
    fields = _in_turn(form, answers)
    for code in codes:
        field = next(fields, None)
        if field is None:
            raise _outdated()
        if code:
            answers[field.name] = _answer(field, code)
    return answers


def _in_turn(form: Form, answers: Choice) -> Iterator[Field]:
    """Each field once, as the form asks it after the answers to those before."""
    seen: set[str] = set()
    while (field := next((field for field in form(answers) if field.name not in seen), None)) is not None:
        seen.add(field.name)
        yield field


def _code(field: Field, answer: Value | None) -> str:
    if answer is None or isinstance(field, Spot):
        return ""
    if isinstance(field, Number):
        return _base36((answer - field.low) // field.step) if isinstance(answer, int) else ""
    places = {option.value: number for number, option in enumerate(field.options)}
    return "+".join(_base36(places[value]) for value in picked(answer) if value in places)


def _answer(field: Field, code: str) -> Value:
    numbers = [int(part or "0", 36) for part in code.split("+")]
    if isinstance(field, Number):
        return field.low + numbers[0] * field.step
    options: tuple[Option, ...] = field.options if isinstance(field, Pick) else ()
    if max(numbers) >= len(options):
        raise _outdated()
    values = tuple(options[number].value for number in numbers)
    return values[0] if isinstance(field, Pick) and field.most == 1 else values


def _base36(number: int) -> str:
    digits = ""
    while number or not digits:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
    return digits


def _outdated() -> Refusal:
    return Refusal("That form is out of date; please begin again with /game new.")
