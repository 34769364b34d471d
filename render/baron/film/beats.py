"""A turn in beats: what is shown at one time, in a few words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from render.baron.film.ledger import booked
from rules.baron.names import KIND_NAMES
from rules.baron.view import BaronView, Kind, WarCardView
from rules.said import Said, Text, said
from rules.values import Event

ACTIONS, CONTRACTS, INFLATION, WAR = "actions", "contracts", "inflation", "war"

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
    """What the display is at, the captions, how it looks afterwards, and who was given contracts."""

    act: str
    told: tuple[Text, ...]
    after: BaronView
    gift: Gift | None = None


def beats(before: BaronView, events: Sequence[Event], after: BaronView) -> list[Beat]:
    """In order; the first is how it all began."""
    view = replace(before, war_card=None, awards=(), inflations=(), played=())
    found = [Beat(ACTIONS, (), view)]
    for (act, who), group in groupby(_placed(events), key=lambda pair: pair[0]):
        batch = [event for _, event in group]
        for event in batch:
            view = booked(view, event)
        if act == WAR:
            view = replace(view, war_card=after.war_card)
        if not any(event.kind in WORTH or event.kind in {"built", "refused"} for event in batch):
            continue
        gift = Gift(who, _received(batch)) if who and _received(batch) else None
        found.append(Beat(act, tuple(_TOLD[act](batch, after)), view, gift))
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


def _actions(batch: Sequence[Event], view: BaronView) -> Iterator[Said]:
    """Who flies better now; else who has built."""
    names = {mat.key: mat.name for mat in view.companies}
    rated: dict[tuple[str, Kind], list[int]] = {}
    for event in batch:
        if event.kind == "rating":
            data = event.data
            rated.setdefault((data["company"], data["type"]), [data["before"], 0])[1] = data["after"]
    for (company, kind), (was, now) in rated.items():
        name = names[company] if company in names else said("baron-pictures.name-allies")
        if kind == "fighter":
            yield said("baron-pictures.caption-fighter", company=name, before=was, after=now)
        else:
            what = KIND_NAMES[kind]
            yield said("baron-pictures.caption-rating", company=name, kind=what, before=was, after=now)
    built = [names[event.data["company"]] for event in batch if event.kind == "built"]
    yield from (said("baron-pictures.caption-builds", company=name) for name in dict.fromkeys(built))


def _contracts(batch: Sequence[Event], view: BaronView) -> Iterator[Said]:
    company = next(mat.name for mat in view.companies if mat.key == batch[0].data["company"])
    refused = any(event.kind == "refused" for event in batch)
    count = _received(batch)
    if refused and not count:
        yield said("baron-pictures.caption-refused", company=company)
    else:
        yield said("baron-pictures.caption-contracts", company=company, contracts=count)


def _inflation(batch: Sequence[Event], _: BaronView) -> Iterator[Said]:
    if any(event.kind == "collapse" for event in batch):
        yield said("baron-pictures.caption-collapse")
    elif percent := max(event.data["percent"] for event in batch):
        yield said("baron-pictures.caption-marks-lose", percent=percent)
    else:
        yield said("baron-pictures.caption-marks-keep")


def _war(batch: Sequence[Event], view: BaronView) -> Iterator[Said]:
    card: WarCardView | None = view.war_card
    if card is not None:
        yield said("baron-pictures.caption-news", year=str(card.year), event=card.name)
    moved = {event.data["side"]: event.data["after"] for event in batch if event.kind == "morale"}
    for side, value in moved.items():
        yield said("baron-pictures.caption-morale", side=side, morale=value)


_TOLD: dict[str, Callable[[Sequence[Event], BaronView], Iterator[Said]]] = {
    ACTIONS: _actions,
    CONTRACTS: _contracts,
    INFLATION: _inflation,
    WAR: _war,
}
