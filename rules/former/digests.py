"""What a digest covered: all that a state then had, at its default or not, and events with their prose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from rules.values import Event

Kind: TypeAlias = tuple[str, dict[str, Any]]
Look: TypeAlias = Callable[[], Any]
"""The public view of the table, worked out if it is asked for."""


class Former(NamedTuple):
    """What a title's records of the first format were like."""

    key: str
    version: int
    """Of the rules, the last that wrote them: the present ones play its games as it did."""
    how: Callable[[Any, Any], str]
    """How a game ended in words, from its outcome and the public view."""
    kind: Callable[[str], Kind | None]
    """The kind and data of an outcome that was told so; None where no game ended in these words."""
    told: Callable[[Event, Any, Look], dict[str, Any]]
    """The data of an event with the words it had, from the state after it."""
    retold: Callable[[tuple[Event, ...]], Iterator[Event]]
    """The events of a step as the present rules tell them, but for what only the state could say."""

    def outcome(self, title: Any, state: Any) -> Any:
        """As such a record says it."""
        found = state.outcome
        if found is None or found.how:
            return found
        return replace(found, kind="", data={}, how=self.how(found, title.view(state, None)))

    def covered(self, title: Any, events: tuple[Event, ...], state: Any) -> tuple[bytes, bytes]:
        """The bytes of events and the state they led to."""

        def look() -> Any:
            return title.view(state, None)

        told = [replace(event, data=self.told(event, state, look)) for event in events]
        plain = _plain(replace(state, outcome=self.outcome(title, state)))
        return msgspec.json.encode(_plain(told)), msgspec.json.encode(_then(plain, _fields()[self.key]))

    def outcome_now(self, outcome: dict[str, Any] | None) -> dict[str, Any] | None:
        """A plain outcome that is worded, with its kind instead if that is known."""
        found = self.kind(outcome["how"]) if outcome and "how" in outcome else None
        if outcome is None or found is None:
            return outcome
        kind, data = found
        return {**without(outcome, "how"), "kind": kind, "data": data}


def with_spaces(token: str) -> str:
    """A token as it then was: words with spaces between them."""
    return token.replace("-", " ").replace("split s", "split-s")


def with_hyphens(words: str) -> str:
    return words.replace(" ", "-")


def without(data: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: each for key, each in data.items() if key not in keys}


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True, order="deterministic")


@cache
def _fields() -> dict[str, Any]:
    """The fields that the states of each title then had.

    Of a struct its fields by name, of a struct that is an array how many it has; a list of what is in a list,
    under * what is in a mapping.
    """
    found: dict[str, Any] = msgspec.json.decode((files("rules.former") / "fields.json").read_bytes())
    return found


def _then(value: Any, fields: Any) -> Any:
    """Without the fields that came later."""
    match fields, value:
        case int(), list():
            return value[:fields]
        case [inner], list():
            return [_then(each, inner) for each in value]
        case {"*": inner}, dict():
            return {key: _then(each, inner) for key, each in value.items()}
        case dict(), dict():
            return dict(_known(value, fields))
        case _:
            return value


def _known(value: dict[str, Any], fields: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, inner in fields.items():
        if name in value:
            yield name, _then(value[name], inner)
