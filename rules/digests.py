"""What the digests of a record cover: events and states in a canonical form, without values at their default.

So a field that is added with a default changes no digest of a game that does not use it. The library's
`omit_defaults` will not do for this: it compares by identity, and a value that was read from a snapshot is
equal to its default without being the same object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple, TypeAlias, get_args

import msgspec
from msgspec.structs import astuple

from rules.values import Event, Frozen

Covered: TypeAlias = tuple[bytes, bytes]
Digesting: TypeAlias = Callable[[tuple[Event, ...], Any], Covered]
"""Events and the state they led to, in bytes."""


class Covering:
    """What the digests of a game's steps rest on, one after another, besides the digest before and the dice.

    A field of the state that is the same object as in the step before is not worked out again.
    """

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[str, tuple[Any, Any]] = {}

    def __call__(self, events: tuple[Event, ...], state: Frozen) -> Covered:
        told = [_spare_struct(event, _shape(Event), inside=_as_it_is) for event in events]
        self._known = {name: self._field(name, each) for name, each in _said(state, _shape(type(state)))}
        return _canonical(told), _canonical({name: raw for name, (_, raw) in self._known.items()})

    def _field(self, name: str, value: Any) -> tuple[Any, Any]:
        if type(value) in _ATOMS:
            return value, value
        known = self._known.get(name)
        if known is not None and known[0] is value:
            return known
        return value, msgspec.Raw(_canonical(spare(value)))

    def __reduce__(self) -> tuple[type[Covering], tuple[()]]:
        """What it knows is worked out anew wherever it is sent."""
        return Covering, ()


def _canonical(value: object) -> bytes:
    try:
        return msgspec.json.encode(value, order="sorted")
    except TypeError:  # something in an event is kept by seat, and the library sorts by strings alone
        return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True, order="sorted"))


def _as_it_is(value: Any) -> Any:
    """The data of an event: it is plain already, and no default is known of it."""
    return value


def spare(value: Any) -> Any:
    """A value in plain terms, without what stands at its default."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple or kind is list:
        return [each if type(each) in _ATOMS else spare(each) for each in value]
    if kind is dict:
        return {str(key): each if type(each) in _ATOMS else spare(each) for key, each in value.items()}
    if not isinstance(value, msgspec.Struct):
        return msgspec.to_builtins(value, str_keys=True, order="sorted")
    shape = _shape(type(value))
    if shape.whole:
        return value
    return _spare_array(value, shape) if shape.array else _spare_struct(value, shape)


_ATOMS = frozenset({str, int, float, bool, type(None)})


class _Shape(NamedTuple):
    names: tuple[str, ...]
    defaults: tuple[Any, ...]
    """What must be given has one that nothing is equal to."""
    array: bool
    tag: str
    whole: bool
    """Nothing in it has a default: the library writes it by itself, which is much faster."""


@cache
def _shape(kind: type[msgspec.Struct]) -> _Shape:
    config, fields = kind.__struct_config__, msgspec.structs.fields(kind)
    defaults = tuple(
        each.default if each.default_factory is msgspec.NODEFAULT else each.default_factory()
        for each in fields
    )
    names = tuple(each.name for each in fields)
    whole = all(each.required and _whole(each.type) for each in fields)
    return _Shape(names, defaults, config.array_like, str(config.tag or ""), whole)


def _whole(kind: Any) -> bool:
    """Whether all that a field of this type may hold is written as it is."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _shape(kind).whole
    return kind in _ATOMS or kind is Ellipsis or (bool(inner := get_args(kind)) and all(map(_whole, inner)))


def _spare_struct(value: Any, shape: _Shape, inside: Callable[[Any], Any] = spare) -> dict[str, Any]:
    found = {name: each if type(each) in _ATOMS else inside(each) for name, each in _said(value, shape)}
    return {"type": shape.tag, **found} if shape.tag else found


def _said(value: Any, shape: _Shape) -> list[tuple[str, Any]]:
    """The fields that do not stand at their default."""
    return [
        (name, each)
        for name, default, each in zip(shape.names, shape.defaults, astuple(value), strict=True)
        if each is not default and each != default
    ]


def _spare_array(value: Any, shape: _Shape) -> list[Any]:
    """What is told by its place can be left out only at the end."""
    found = list(astuple(value))
    while found and found[-1] == shape.defaults[len(found) - 1]:
        found.pop()
    return [spare(each) for each in found]


# Where two plain values differ: which field, what was, and what is

LONGEST = 60


class Difference(NamedTuple):
    """What one of the two leaves out is None."""

    field: str
    was: str | None
    now: str | None

    def __str__(self) -> str:
        was, now = ("left out" if each is None else each for each in (self.was, self.now))
        return f"{self.field or 'the whole'} was {was}, and is {now}"


def differences(was: Any, now: Any, field: str = "") -> Iterator[Difference]:
    """The innermost fields that differ, in order; what is not there was left out."""
    match was, now:
        case dict(), dict():
            for key in {**was, **now}:
                inner = f"{field}.{key}" if field else str(key)
                yield from differences(was.get(key, _NOTHING), now.get(key, _NOTHING), inner)
        case ((list() | tuple()), (list() | tuple())):
            for at in range(max(len(was), len(now))):
                yield from differences(_at(was, at), _at(now, at), f"{field}.{at}")
        case _:
            if was != now:
                yield Difference(field, _shown(was), _shown(now))


_NOTHING = object()


def _at(values: Any, at: int) -> Any:
    return values[at] if at < len(values) else _NOTHING


def _shown(value: Any) -> str | None:
    if value is _NOTHING:
        return None
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
