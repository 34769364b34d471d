"""What happened, in sentences of our own, leaving out what the viewing seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby

from render.artist import Line, Names
from render.baron.companies import player
from render.baron.frame import TITLE, now
from render.baron.words import told_actions, told_war
from render.baron.words.phrases import Data, Tale
from render.kit.story import Weighed, chapters, folded, weights
from rules.baron.view import BaronView
from rules.baron.war.game_end import first_places
from rules.values import Event
from rules.wording import listed

_TOGETHER: Mapping[str, Callable[[Tale, Sequence[Data]], str]] = {
    "built": told_actions.built,
    "gained": told_actions.developed,
    "rolled": told_actions.rolls,
    "researched": told_actions.researched,
}
"""Kinds of which several in a row make one sentence."""
_JOINED = {"morale", "rating"}
"""Kinds of which several in a row stand together, parted by semicolons."""
_WEIGHTS = weights(
    {
        "great": "ace_killed collapse over",
        "key": "contract refused ace engineer_lost honours played dead_end spied inflation",
        "routine": (
            "built bonus overtime gained wings rolled researched discarded bank_rolled banked "
            "npc_design skipped forwent side_contracts welded_steel"
        ),
        "echo": "turn order events_asked espionage_asked design_asked roll_asked",
    }
)
"""What is not here is told in its place."""


def sentences() -> dict[str, Callable[[Tale, Data], str]]:
    return told_actions.SENTENCES | told_war.SENTENCES


class Teller:
    """Tells one batch of events to one seat."""

    def __init__(self, view: BaronView, names: Names) -> None:
        self._seat = view.seat
        self._tale = Tale(view, names)
        self._sentences = sentences()

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset(self._sentences) | frozenset(_TOGETHER)

    def tell(self, events: Sequence[Event]) -> Iterator[Line]:
        """What matters most first; what is routine in a line for each company."""
        seen = [event for event in events if event.visible_to(self._seat)]
        for chapter in chapters(map(_weighed, _without_echoes(seen))):
            owner = chapter.owner if chapter.weight == "routine" else None
            told = self._in_order if owner is None else partial(self._deeds, str(owner))
            yield from chapter.lines(told)

    def _deeds(self, company: str, events: Sequence[Event]) -> Iterator[str]:
        """All that a company did as usual."""
        if len(events) == 1:
            yield from self._in_order(events)
            return
        subject = self._tale.company(company)
        yield folded(subject, self._tale.name(company), self._in_order(events))

    def _in_order(self, events: Sequence[Event]) -> Iterator[str]:
        for kind, group in groupby(events, key=lambda event: event.kind):
            batch = [event.data for event in group]
            if kind in _TOGETHER:
                yield _TOGETHER[kind](self._tale, batch)
            elif kind in self._sentences:
                told = [self._sentences[kind](self._tale, data) for data in batch]
                yield from [_joined(told)] if kind in _JOINED else told


def _joined(told: Sequence[str]) -> str:
    """Several sentences as one, in which only the first begins with a capital article."""
    first, *others = [one.rstrip(".") for one in told]
    return "; ".join([first, *(f"the{one[3:]}" if one.startswith("The ") else one for one in others)]) + "."


def _weighed(event: Event) -> Weighed:
    weight = _WEIGHTS.get(event.kind, "plain")
    match event.kind:
        case "spied" if not event.data["success"]:
            weight = "routine"
        case "inflation" if not event.data["percent"]:
            weight = "plain"
        case "rating" if event.data["company"] != "allied":
            weight = "routine"
    return Weighed(event, weight, event.data.get("company"))


def _without_echoes(events: Sequence[Event]) -> Iterator[Event]:
    """Without what a roll, an act of espionage or a card by its very name has already told of."""
    before: Event | None = None
    for event in events:
        if before is None or not _echoes(event.kind, event.data, before):
            yield event
        before = event


def _echoes(kind: str, data: Data, before: Event) -> bool:
    match kind, before.kind:
        case "rating", "rolled":
            return all(data[key] == before.data[key] for key in ("company", "type", "after"))
        case "gained", "spied":
            return bool(data["how"] == "espionage" and data["technology"] == before.data["technology"])
        case "ace", "played":
            return bool(data["source"] == "supply" and data["name"] in before.data["name"])
        case "engineer", "played":
            return bool(data["source"] in {"supply", "event"})
        case _:
            return False


def headline(view: BaronView, names: Names) -> str:
    """Where the game stands, in one line."""
    if view.outcome is not None:
        end = "lost" if view.outcome.result == "lost" else "over"
        return f"{TITLE}, {end}: {listed(_winners(view, names))} won with {view.scores[0].total}."
    leader = max(view.companies, key=lambda mat: mat.effectiveness.fighter)
    return (
        f"{TITLE}, turn {view.turn}, {now(view).lower()}: German morale {view.german_morale}, "
        f"Allied {view.allied_morale}; Allied Fighter {view.allied.fighter}, best German one {leader.name} "
        f"{leader.effectiveness.fighter}; inflation {view.inflation} of {len(view.inflation_track) - 1}."
    )


def _winners(view: BaronView, names: Names) -> list[str]:
    first = {score.company for score in first_places(view.scores)}
    return [f"{mat.name} ({player(mat, names)})" for mat in view.companies if mat.key in first]
