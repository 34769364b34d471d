"""The words of Air Baron in records of the first format."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from rules.former.digests import Former, Kind, Look, with_hyphens, with_spaces, without
from rules.values import Event

_HOW = {
    "goal-reached": "reached the goal",
    "others-left": "the others left",
    "round-limit": "the round limit was reached",
}


def _how(outcome: Any, view: Any) -> str:  # noqa: ARG001 - the outcome says it all
    return _HOW[outcome.kind]


def _kind(how: str) -> Kind | None:
    return next(((kind, {}) for kind, said in _HOW.items() if said == how), None)


def _told(event: Event, state: Any, look: Look) -> dict[str, Any]:  # noqa: ARG001 - as above
    if event.kind == "over":
        return {**without(event.data, "kind"), "how": _HOW[event.data["kind"]]}
    return _with_reasons(event, with_spaces)


def _retold(events: tuple[Event, ...]) -> Iterator[Event]:
    for event in events:
        data = _with_reasons(event, with_hyphens)
        if event.kind == "over":
            kind = _kind(data.get("how", ""))
            data = {**without(data, "how"), "kind": kind[0] if kind else ""}
        yield replace(event, data=data)


def _with_reasons(event: Event, said: Callable[[str], str]) -> dict[str, Any]:
    """The data with every reason why said so."""

    def reasons(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{**each, "why": said(each["why"])} for each in entries]

    data = event.data
    match event.kind:
        case "profit":
            return {**data, "unpaid": reasons(data["unpaid"])}
        case "takeover":
            sides = ("attack", "defence")
            return {**data, **{name: {**data[name], "add": reasons(data[name]["add"])} for name in sides}}
        case _:
            return data


FORMER = Former("airbaron", 3, _how, _kind, _told, _retold)
