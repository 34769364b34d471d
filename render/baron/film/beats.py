"""A turn in beats: what is shown at one time, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from render.baron.film.ledger import booked
from rules.baron.names import KIND_NAMES
from rules.baron.view import BaronView, WarCardView
from rules.values import Event
from rules.wording import counted, minus_signs
from words import say

ACTIONS, CONTRACTS, INFLATION, WAR = "Actions", "Contracts", "Inflation", "War status"

WORTH = frozenset({"rating", "contract", "side_contracts", "inflation", "morale", "collapse"})
"""Kinds of events for which a film is made."""

_ACTS = {
    **dict.fromkeys(("contract", "side_contracts", "welded_steel", "refused"), CONTRACTS),
    **dict.fromkeys(("inflation", "collapse"), INFLATION),
    **dict.fromkeys(("war_status", "morale", "available"), WAR),
}


class Gift(NamedTuple):
    """Contracts that go out to a company."""

    company: str
    number: int


class Beat(NamedTuple):
    """What the display is at, what is told, how it looks afterwards, and who was given contracts."""

    act: str
    told: str
    after: BaronView
    gift: Gift | None = None


def beats(before: BaronView, events: Sequence[Event], after: BaronView) -> list[Beat]:
    """In order; the first is how it all began."""
    view = replace(before, war_card=None, awards=(), inflations=(), played=())
    found = [Beat(ACTIONS, "", view)]
    for (act, who), group in groupby(_placed(events), key=lambda pair: pair[0]):
        batch = [event for _, event in group]
        for event in batch:
            view = booked(view, event)
        if act == WAR:
            view = replace(view, war_card=after.war_card)
        if not any(event.kind in WORTH or event.kind in {"built", "refused"} for event in batch):
            continue
        gift = Gift(who, _received(batch)) if who and _received(batch) else None
        found.append(Beat(act, minus_signs(_TOLD[act](batch, after)), view, gift))
    return found


def _placed(events: Sequence[Event]) -> Iterator[tuple[tuple[str, str], Event]]:
    """Each event with its act, and whose contract turn it is; what the Allies fly belongs to the war."""
    for event in events:
        act = _ACTS.get(event.kind, ACTIONS)
        if event.kind == "rating" and event.data["company"] == "allied":
            act = WAR
        yield (act, event.data["company"] if act == CONTRACTS else ""), event


def _received(batch: Sequence[Event]) -> int:
    keys = ("received", "recon", "bomber")
    return sum(event.data[key] for event in batch for key in keys if key in event.data)


def _actions(batch: Sequence[Event], view: BaronView) -> str:
    """Who flies better now; else who has built."""
    names = {mat.key: mat.name for mat in view.companies}
    rated: dict[tuple[str, str], list[int]] = {}
    for event in batch:
        if event.kind == "rating":
            data = event.data
            rated.setdefault((data["company"], data["type"]), [data["before"], 0])[1] = data["after"]
    told = []
    for (company, kind), (was, now) in rated.items():
        what = "" if kind == "fighter" else f" {say(KIND_NAMES[kind])}"  # type: ignore[index]
        told.append(f"{names.get(company, 'Allies')}{what} {was} → {now}")
    built = [names[event.data["company"]] for event in batch if event.kind == "built"]
    told += [f"{name} builds" for name in dict.fromkeys(built)]
    return " · ".join(told)


def _contracts(batch: Sequence[Event], view: BaronView) -> str:
    company = next(mat.name for mat in view.companies if mat.key == batch[0].data["company"])
    refused = any(event.kind == "refused" for event in batch)
    count = _received(batch)
    return (
        f"{company}: too weak for the army"
        if refused and not count
        else f"{company}: {counted(count, 'contract')}"
    )


def _inflation(batch: Sequence[Event], _: BaronView) -> str:
    if any(event.kind == "collapse" for event in batch):
        return "Hyperinflation: marks are worth nothing"
    percent = max(event.data["percent"] for event in batch)
    return f"Marks lose {percent} %" if percent else "Marks keep their worth"


def _war(batch: Sequence[Event], view: BaronView) -> str:
    card: WarCardView | None = view.war_card
    moved = {event.data["side"]: event.data["after"] for event in batch if event.kind == "morale"}
    morale = " · ".join(f"{side.capitalize()} morale {value}" for side, value in moved.items())
    name = f"{card.year}: {say(card.name)}" if card else ""
    return " · ".join(filter(None, [name, morale]))


_TOLD: dict[str, Callable[[Sequence[Event], BaronView], str]] = {
    ACTIONS: _actions,
    CONTRACTS: _contracts,
    INFLATION: _inflation,
    WAR: _war,
}
