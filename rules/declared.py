"""Events are declared: each kind once, with its keys and who may see it.

EVENTS = Declared(
    Kind("moved", "round plane card start end"),
    Kind("drew", "round plane cards", to="some"),        # its owner's business
    Kind("found", "plane target by?", to="either"),      # a key with ? may be left out
)
EVENTS("moved", round=1, plane="A", card=4, start=here, end=there)
EVENTS("drew", to=[seat], round=1, plane="A", cards=cards)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from rules.values import Event, Seat

Audience: TypeAlias = Literal["all", "some", "either"]

TOKEN = re.compile(r"[\w+-]*")
NAMES = frozenset({"name", "scenario", "gun"})
"""Keys under which a name stands as it is printed on a component or above a scenario."""


class Kind(NamedTuple):
    """A kind of event: `keys` are separated by spaces, and one that ends in ? may be left out."""

    name: str
    keys: str = ""
    to: Audience = "all"
    note: str = ""
    """When it happens, where the name does not say it."""

    @property
    def needed(self) -> frozenset[str]:
        return frozenset(key for key in self.keys.split() if not key.endswith("?"))

    @property
    def known(self) -> frozenset[str]:
        return frozenset(key.rstrip("?") for key in self.keys.split())


class Declared(Mapping[str, Kind]):
    """All kinds of events of a title, and the only maker of them."""

    def __init__(self, *kinds: Kind) -> None:
        self._kinds = {kind.name: kind for kind in kinds}
        if len(self._kinds) < len(kinds):
            raise ValueError("an event is declared twice")
        if any("to" in kind.known for kind in kinds):
            raise ValueError("`to` says who may see an event, and cannot be a key of its data")

    def __call__(self, kind: str, /, *, to: Iterable[Seat] | None = None, **data: Any) -> Event:
        return self.event(kind, data, to)

    def event(self, kind: str, data: dict[str, Any], to: Iterable[Seat] | None = None) -> Event:
        """The same, of data that is a dictionary already."""
        return Event(self._kinds[kind].name, data, None if to is None else tuple(to))

    def __getitem__(self, name: str) -> Kind:
        return self._kinds[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)

    def fault(self, event: Event) -> str | None:
        """In what this event differs from its declaration, if it does."""
        kind = self._kinds.get(event.kind)
        if kind is None:
            return f"{event.kind} is not declared"
        if missing := kind.needed - event.data.keys():
            return f"{event.kind} lacks {', '.join(sorted(missing))}"
        if unknown := event.data.keys() - kind.known:
            return f"{event.kind} has {', '.join(sorted(unknown))}, which it does not declare"
        if prose := next(_prose(event.data), ""):
            return f"{event.kind} says “{prose}”: events hold tokens and numbers, and artists make the words"
        if kind.to != "either" and (kind.to == "some") is (event.seen_by is None):
            return f"{event.kind} is declared to be seen by {kind.to}, and went to {event.seen_by or 'all'}"
        return None


def _prose(value: Any) -> Iterator[str]:
    """Strings that are no tokens, except names."""
    match value:
        case str() if not TOKEN.fullmatch(value):
            yield value
        case dict():
            for key, each in value.items():
                if key not in NAMES:
                    yield from _prose(each)
        case list() | tuple():
            for each in value:
                yield from _prose(each)
