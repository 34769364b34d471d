"""Each shape of the protocol: an example that passes, and what becomes of it when it is spoilt."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from tests.sandbox.protocol.examples import EXAMPLES
from tests.sandbox.protocol.examples.interactions import COMMAND
from tests.sandbox.protocol.examples.messages import NEW_LAYOUT, NEW_MESSAGE
from tests.sandbox.protocol.judge import BOOK, FRAMES, ROUTES, place
from tests.sandbox.protocol.kinds import (
    Bits,
    Kind,
    ListOf,
    Literal,
    Named,
    Scalar,
    Shape,
    Steps,
    TableOf,
    leaves,
)

CASES = [(name, number) for name, values in EXAMPLES.items() for number in range(len(values))]
STRANGE: tuple[Any, ...] = (True, 7.5, "\0", {"?": []}, [[]], None)
LONG = {"link": "https://x/", "attached": "attachment://", "slug": "", "text": ""}

Met = tuple[Kind, Any, Steps]


def met(kind: Kind, value: Any, steps: Steps = ()) -> Iterator[Met]:
    """Every kind that a good value was checked against, with the part of the value that met it."""
    for each in leaves(kind):
        if each.fits(value) and not each.check(value):
            yield each, value, steps
            if isinstance(each, Shape):
                for name in value:
                    yield from met(each.fields[name], value[name], (*steps, name))
            elif isinstance(each, ListOf):
                for number, item in enumerate(value):
                    yield from met(each.item, item, (*steps, number))
            elif isinstance(each, TableOf):
                for key in value:
                    yield from met(each.value, value[key], (*steps, key))
            return


def spoilt(kind: Kind, value: Any) -> Iterator[tuple[Any, str]]:
    """The value made wrong in every way this kind knows, and a word of the fault expected."""
    if isinstance(kind, Shape):
        yield value | {"surprise": 1}, "surprise: is not a field"
        for name in sorted(kind.required):
            yield {key: value[key] for key in value if key != name}, f"{name}: is missing"
    elif isinstance(kind, ListOf):
        if kind.span.most is not None and (value or kind.span.most == 0):
            yield (value or [0]) * (kind.span.most + 1), f"at most {kind.span.most}"
        if kind.span.least:
            yield [], f"at least {kind.span.least}"
    elif isinstance(kind, Scalar) and kind.name in {"integer", "number"}:
        if kind.span.most is not None:
            yield kind.span.most + 1, f"at most {kind.span.most}"
        if kind.span.least is not None:
            yield kind.span.least - 1, f"at least {kind.span.least}"
    elif isinstance(kind, Scalar) and kind.name in LONG:
        if kind.span.most is not None:
            yield LONG[kind.name].ljust(kind.span.most + 1, "x"), f"at most {kind.span.most}"
        if kind.span.least and kind.name == "text":
            yield "", f"at least {kind.span.least}"


def replaced(value: Any, steps: Steps, part: Any) -> Any:
    if not steps:
        return part
    changed = deepcopy(value)
    holder = changed
    for step in steps[:-1]:
        holder = holder[step]
    holder[steps[-1]] = part
    return changed


def told(kind: Kind, value: Any) -> str:
    return "\n".join(f"{place(steps)}: {text}" for steps, text in kind.check(value))


@pytest.mark.parametrize(("name", "number"), CASES)
def test_an_example_as_it_should_be(name: str, number: int) -> None:
    assert told(BOOK[name], EXAMPLES[name][number]) == ""


@pytest.mark.parametrize(("name", "number"), CASES)
def test_the_example_spoilt_in_every_way(name: str, number: int) -> None:
    example = EXAMPLES[name][number]
    for kind, value, steps in met(BOOK[name], example):
        for wrong, fault in spoilt(kind, value):
            found = told(BOOK[name], replaced(example, steps, wrong))
            assert fault in found, f"{place(steps)} = {wrong!r}"
            assert place(steps) in found


@pytest.mark.parametrize(("name", "number"), CASES)
def test_a_value_of_another_sort(name: str, number: int) -> None:
    example = EXAMPLES[name][number]
    for kind, value, steps in met(BOOK[name], example):
        if not isinstance(kind, Shape):
            continue
        for field in value:
            inner = kind.fields[field]
            for strange in STRANGE:
                if not any(each.fits(strange) for each in leaves(inner)):
                    found = told(BOOK[name], replaced(example, (*steps, field), strange))
                    assert place((*steps, field)) in found, f"{place((*steps, field))} = {strange!r}"


def named(kind: Kind) -> Iterator[str]:
    """The names that a kind mentions."""
    if isinstance(kind, Named):
        yield kind.name
    for inner in (getattr(kind, "item", None), getattr(kind, "value", None), *getattr(kind, "kinds", ())):
        if inner is not None:
            yield from named(inner)


def test_every_shape_is_in_use_and_has_its_example() -> None:
    book = {name: BOOK[name] for name in BOOK.tables}
    kinds = [each.body for each in ROUTES.values() if each.body]
    kinds += [kind for each in ROUTES.values() for kind in each.answers.values() if kind]
    kinds += [kind for table in FRAMES.values() for kind in table.values()]
    kinds += [kind for shape in book.values() if isinstance(shape, Shape) for kind in shape.fields.values()]
    kinds += [kind for kind in book.values() if not isinstance(kind, Shape)]
    used = {name for kind in kinds for name in named(kind)} | {"Refusal", "RateLimited"}
    bases = {table["_like"] for table in BOOK.tables.values() if "_like" in table}
    assert book.keys() - used - bases == set(), "nobody uses these"

    shown = {
        str(kind)
        for name, values in EXAMPLES.items()
        for value in values
        for kind, _, _ in met(BOOK[name], value)
        if isinstance(kind, Shape)
    }
    shapes = {name for name, kind in book.items() if isinstance(kind, Shape)}
    assert (shapes & used) - shown == set(), "these have no example"


def test_the_examples_are_whole() -> None:
    """Spoiling relies on it: the richest examples leave out no field."""
    for name, value in (("NewMessage", NEW_MESSAGE | NEW_LAYOUT), ("Command", COMMAND)):
        shape = BOOK[name]
        assert isinstance(shape, Shape)
        assert shape.fields.keys() == value.keys()


def test_fixed_values_and_bits() -> None:
    assert told(Literal((1, 2)), True) == ": True, must be one of 1, 2"  # noqa: FBT003 - not the number one
    assert told(Bits(0b101), 0b010) == ": bits 0x2 are not among 0x5"
