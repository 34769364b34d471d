"""Simple forgeries: a file bent one place at a time, by somebody who knows JSON and nothing of the game."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple, TypeAlias

Path: TypeAlias = tuple[str | int, ...]

OTHERS: tuple[Any, ...] = (None, True, 0, -1, 7, 10**6, 2**63, 1.5, "", "x", "0", [], {}, [0], {"x": 0})
"""Put in place of any value, whatever it is."""
_TWICE = "said twice"


class Forgery(NamedTuple):
    field: str
    """The part of a record that is bent."""
    how: str
    made: Callable[[], bytes]
    """The file: made only if it is tried."""


def bent(plain: dict[str, Any]) -> Iterator[Forgery]:
    """Every value of the file put otherwise, taken away, doubled, swapped and said twice."""
    for path, value in walked(plain):
        for how, other in (*_otherwise(value), *_rearranged(value)):
            yield Forgery(named(path), how, partial(_written, plain, path, other))
        if isinstance(value, dict):
            for key in value:
                for how, data in _twice(value):
                    yield Forgery(named((*path, key)), how, partial(_written, plain, path, data, key))


def walked(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from walked(part, (*path, key))


def named(path: Path) -> str:
    """A field of the record, or of its steps; of what lies deeper, the field it lies in."""
    names = [part for part in path if isinstance(part, str)]
    if names[:1] == ["steps"]:
        return ".".join(names[:2])
    return ".".join(names[:2]) if names[:1] in (["outcome"], ["carried"]) else (names or ["the whole"])[0]


def _otherwise(value: Any) -> Iterator[tuple[str, Any]]:
    found = [("another value", other) for other in OTHERS]
    match value:
        case bool() | None:
            pass
        case int() | float():
            found += [("one more", value + 1), ("one less", value - 1), ("its negative", -value)]
            found += [("as a string", str(value))]
        case str():
            flipped = value[:-1] + ("0" if value[-1:] != "0" else "1")
            found += [("another character", flipped), ("upper case", value.upper())]
            found += [("longer", f"{value} "), ("shorter", value[:-1])]
        case list():
            found += [("reversed", value[::-1]), ("doubled", value * 2), ("cut", value[:-1])]
            found += [("its end twice", value + value[-1:]), ("its beginning gone", value[1:])]
        case dict():
            found += [("an unknown field", {**value, "forged": 1}), ("one seat more", {**value, "9": {}})]
    return ((how, other) for how, other in found if not same(value, other))


def same(one: Any, other: Any) -> bool:
    """Whether JSON says the same: 1 and 1.0 are one number, and true is none."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True) or (
        type(one) in {int, float} and type(other) in {int, float} and one == other
    )


def _rearranged(value: Any) -> Iterator[tuple[str, Any]]:
    """One part taken away, swapped with its neighbour, or called otherwise."""
    if isinstance(value, list):
        for at in range(len(value)):
            yield "one taken away", [*value[:at], *value[at + 1 :]]
            if at and not same(value[at - 1], value[at]):
                yield "two swapped", [*value[: at - 1], value[at], value[at - 1], *value[at + 1 :]]
    if isinstance(value, dict):
        for before, key in zip([*[*value][-1:], *value], value, strict=False):
            yield "one taken away", {each: part for each, part in value.items() if each != key}
            yield "one renamed", {f"{each}_" if each == key else each: part for each, part in value.items()}
            if not same(value[before], value[key]):
                yield "two swapped", {**value, before: value[key], key: value[before]}


def _twice(value: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Two things under one name: readers differ in which of them they believe."""
    yield "said twice, falsely first", {_TWICE: "forged", **value}
    yield "said twice, falsely last", {**value, _TWICE: "forged"}


def _written(plain: Any, path: Path, value: Any, twice: str = "") -> bytes:
    data = json.dumps(_with(plain, path, value))
    return data.replace(json.dumps(_TWICE), json.dumps(twice)).encode()


def _with(plain: Any, path: Path, value: Any) -> Any:
    """The same with this value in that place; nothing that is given changes."""
    if not path:
        return value
    changed = copy.copy(plain)
    changed[path[0]] = _with(plain[path[0]], path[1:], value)
    return changed
