"""Wings for the Baron as it was: the words of records of the first format, and tables of before version 5."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from rules.former.digests import Former, Kind, Look, with_hyphens, with_spaces, without
from rules.values import Event

_WAR = {
    "victory": "Germany won the war",
    "peace": "both sides were spent and made peace",
    "defeat": "Germany lost the war",
    "collapse": "hyperinflation ruined Germany",
}


def _listed(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def _how(outcome: Any, view: Any) -> str:
    names = {mat.key: mat.name for mat in view.companies}
    best = (view.scores[0].total, view.scores[0].factories)
    first = [each for each in view.scores if (each.total, each.factories) == best]
    winners, total = _listed(names[each.company] for each in first), first[0].total
    if outcome.winners:
        return f"{_WAR[outcome.kind]}; {winners} won with {total}"
    own = {mat.key for mat in view.companies if mat.seat is not None}
    loser = next(each for each in view.scores if each.company in own)
    tie = " and more factories" if loser.total == total else ""
    lost = f"{names[loser.company]} lost with {loser.total}"
    return f"{_WAR[outcome.kind]}; {lost} to {winners} with {total}{tie}"


def _kind(how: str) -> Kind | None:
    return next(((kind, {}) for kind, war in _WAR.items() if how.startswith(f"{war};")), None)


def _told(event: Event, state: Any, look: Look) -> dict[str, Any]:
    match event.kind:
        case "over":
            return {**event.data, "how": _how(state.outcome, look())}
        case "rolled" | "rating" | "shuffled":
            return {**event.data, "why": with_spaces(event.data["why"])}
        case _:
            return event.data


def _retold(events: tuple[Event, ...]) -> Iterator[Event]:
    for event in events:
        data = event.data
        match event.kind:
            case "over":
                data = without(data, "how")
            case "rolled" | "rating" | "shuffled":
                data = {**data, "why": with_hyphens(data.get("why", ""))}
        yield replace(event, data=data)


FORMER = Former("baron", 3, _how, _kind, _told, _retold)


def first_tables() -> dict[str, bytes]:
    """The tables that were others up to version 4, before they were balanced."""
    folder = files("rules.former")
    return {table: (folder / f"baron_{table}.json").read_bytes() for table in ("display", "war_status")}
