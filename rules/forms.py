"""Forms, and filling them in: what is still to be said, what stands by default, what a person is shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.engine import Choice, Danger, Field, Form, Pick, Spot, Value


class Parts:
    """A form in parts that know nothing of each other: what one of them asks rests on its own answers alone.

    Whoever fills it in from end to end can do so part by part, and ask each of them for itself. Only defaults
    may follow from answers in other parts: the form as a whole has them, a part by itself does not, for those
    who answer everything never meet them.
    """

    __slots__ = ("parts",)

    def __init__(self, *parts: Form) -> None:
        self.parts = parts

    def __call__(self, partial: Choice) -> tuple[Field, ...]:
        fields: list[Field] = []
        for part in self.parts:
            fields += part(partial)
        return tuple(fields)


def complete(fields: tuple[Field, ...], choice: Choice) -> bool:
    """Whether every field that must be answered is answered."""
    return all(_answered(field, choice) for field in fields)


def _answered(field: Field, choice: Choice) -> bool:
    return field.name in choice or (isinstance(field, Pick) and field.least == 0)


def unsaid(form: Form, choice: Choice) -> tuple[Field, ...]:
    """What a person still has to say: all that must be answered and has no default, or none to rely on."""
    return tuple(
        field
        for field in shown(form, choice)
        if field.name not in choice and (_must_be_said(field) or not _stands_by_itself(field))
    )


def _must_be_said(field: Field) -> bool:
    return isinstance(field, Pick) and field.must_say


def _stands_by_itself(field: Field) -> bool:
    optional = isinstance(field, Pick) and field.least == 0
    return optional or (not isinstance(field, Spot) and field.default is not None)


def with_defaults(form: Form, partial: Choice) -> dict[str, Value]:
    """The partial answers, and the default of every other field that has one."""
    return settled(form, partial)[0]


def settled(form: Form, partial: Choice) -> tuple[dict[str, Value], tuple[Field, ...]]:
    """The same, and what the form asks then."""
    choice, fields = dict(partial), form(partial)
    while (answer := _next_default(fields, choice)) is not None:
        choice[answer[0]] = answer[1]
        fields = form(choice)
    return choice, fields


def risks(fields: Iterable[Field], choice: Choice) -> Iterator[Danger]:
    """What harm comes of what is picked, as the form itself says."""
    for field in fields:
        if isinstance(field, Pick) and field.name in choice:
            answer = choice[field.name]
            picked = answer if isinstance(answer, tuple) else (answer,)
            yield from (
                Danger(option.risk) for option in field.options if option.risk and option.value in picked
            )


def shown(form: Form, partial: Choice) -> tuple[Field, ...]:
    """All that a person should see of a form: also what follows from answers they left as they were.

    What is on offer depends on their own answers alone: a default that they can still change must not
    narrow another field.
    """
    own = {field.name: field for field in form(partial)}
    return tuple(own.get(field.name, field) for field in form(with_defaults(form, partial)))


def _next_default(fields: tuple[Field, ...], choice: Choice) -> tuple[str, Value] | None:
    for field in fields:
        if field.name not in choice and not isinstance(field, Spot) and field.default is not None:
            return field.name, field.default
    return None
