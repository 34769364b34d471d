"""What the digests of a record cover: events and states in a canonical form, without values at their default.

So a field that is added with a default changes no digest of a game that does not use it. The library's
`omit_defaults` will not do for this: it compares by identity, and a value that was read from a snapshot is
equal to its default without being the same object.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import msgspec

from rules.values import Event

Covered: TypeAlias = tuple[bytes, bytes]
Digesting: TypeAlias = Callable[[tuple[Event, ...], Any], Covered]
"""Events and the state they led to, in bytes."""


def covered(events: tuple[Event, ...], state: Any) -> Covered:
    """What the digest of a step rests on, besides the one before it and the dice."""
    return _canonical(events), _canonical(state)


def _canonical(value: object) -> bytes:
    return msgspec.json.encode(spare(value), order="deterministic")


def spare(value: Any) -> Any:
    """A value in plain terms, without what stands at its default."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple or kind is list:
        return [spare(each) for each in value]
    if kind is dict:
        return {str(key): spare(each) for key, each in value.items()}
    if not isinstance(value, msgspec.Struct):
        return msgspec.to_builtins(value, str_keys=True, order="deterministic")
    shape = _shape(type(value))
    if shape.array:
        return _spare_array(value, shape)
    found = {
        name: each if type(each) in _ATOMS else spare(each)
        for name, default in shape.fields
        if (each := getattr(value, name)) != default
    }
    return {"type": shape.tag, **found} if shape.tag else found


_ATOMS = frozenset({str, int, float, bool, type(None)})


class _Shape(NamedTuple):
    fields: tuple[tuple[str, Any], ...]
    """Each with its default; what must be given has one that nothing is equal to."""
    array: bool
    tag: str


@cache
def _shape(kind: type[msgspec.Struct]) -> _Shape:
    config = kind.__struct_config__
    fields = tuple(
        (each.name, each.default if each.default_factory is msgspec.NODEFAULT else each.default_factory())
        for each in msgspec.structs.fields(kind)
    )
    return _Shape(fields, config.array_like, str(config.tag or ""))


def _spare_array(value: Any, shape: _Shape) -> list[Any]:
    """What is told by its place can be left out only at the end."""
    found = [(getattr(value, name), default) for name, default in shape.fields]
    while found and found[-1][0] == found[-1][1]:
        found.pop()
    return [spare(each) for each, _ in found]
