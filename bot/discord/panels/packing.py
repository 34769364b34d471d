"""A form's answers in a few characters: each as its place among what the form offered at that point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.kit.refusal import Refusal
from rules.answers import picked
from rules.engine import Choice, Field, Form, Number, Option, Pick, Value
from rules.said import said

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def pack(form: Form, answers: Choice) -> str:
    """The answers that the form still takes, field by field in its own order."""
    kept: dict[str, Value] = {}
    codes: list[str] = []
    for field in _in_turn(form, kept):
        code, answer = _packed(form, kept, field, answers.get(field.name))
        codes.append(code)
        if code:
            kept[field.name] = answer
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
            answers[field.name] = _unpacked(form, answers, field, code)
    return answers


def _in_turn(form: Form, answers: Choice) -> Iterator[Field]:
    """Each field once, as the form asks it after the answers to those before."""
    seen: set[str] = set()
    while (field := next((field for field in form(answers) if field.name not in seen), None)) is not None:
        seen.add(field.name)
        yield field


def _packed(form: Form, kept: Choice, field: Field, answer: Value | None) -> tuple[str, Value]:
    """An answer's code, and as much of the answer as is in it."""
    if isinstance(field, Number):
        if not isinstance(answer, int) or answer not in _numbers(field):
            return "", ()
        return _base36(_numbers(field).index(answer)), answer
    code, done = "", list[str]()
    while (place := _next_place(offered := _offered(form, kept, field, done), answer, done)) is not None:
        code += _digits(place, offered)
        done.append(offered[place].value)
    return code, _answer(field, done)


def _next_place(offered: Sequence[Option], answer: Value | None, done: Sequence[str]) -> int | None:
    """Where the next picked value stands that is offered by now."""
    places = {option.value: place for place, option in enumerate(offered)}
    return next((places[value] for value in picked(answer) if value in places and value not in done), None)


def _unpacked(form: Form, kept: Choice, field: Field, code: str) -> Value:
    if isinstance(field, Number):
        numbers, place = _numbers(field), int(code, 36)
        if place >= len(numbers):
            raise _outdated()
        return numbers[place]
    done: list[str] = []
    while code:
        offered = _offered(form, kept, field, done)
        width = len(_digits(0, offered))
        place, code = int(code[:width], 36), code[width:]
        if place >= len(offered):
            raise _outdated()
        done.append(offered[place].value)
    return _answer(field, done)


def _numbers(field: Number) -> range:
    return range(field.low, field.high + 1, field.step)


def _offered(form: Form, kept: Choice, field: Field, done: Sequence[str]) -> tuple[Option, ...]:
    """The options of a list that may grow with what is picked from it."""
    if done:
        narrowed = form({**kept, field.name: _answer(field, done)})
        field = next((each for each in narrowed if each.name == field.name), field)
    return field.options if isinstance(field, Pick) else ()


def _answer(field: Field, done: Sequence[str]) -> Value:
    single = isinstance(field, Pick) and field.most == 1 and done
    return done[0] if single else tuple(done)


def _digits(place: int, offered: Sequence[Option]) -> str:
    """A place in as many digits as the list's length asks for, so that nothing need stand between places."""
    return _base36(place).rjust(1 if len(offered) <= len(_DIGITS) else 2, "0")


def _base36(number: int) -> str:
    digits = ""
    while number or not digits:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
    return digits


def _outdated() -> Refusal:
    return Refusal(said("panels.opening-outdated"))
