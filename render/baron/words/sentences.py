"""What happened, in sentences of our own, leaving out what the viewing seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, groupby

from render.artist import Line, Names
from render.baron.companies import introduced
from render.baron.frame import during
from render.baron.words import told_actions, told_war
from render.baron.words.phrases import Data, Tale
from render.kit.story import Weighed, chapters, weights
from rules.baron.view import BaronView
from rules.baron.war.game_end import first_places
from rules.said import Said, listed, said
from rules.said import sentences as paragraph
from rules.values import Event

_TOGETHER: Mapping[str, Callable[[Tale, Sequence[Data]], list[Said]]] = {
    "gained": told_actions.developed,
    "rolled": told_actions.rolls,
    "morale": told_war.morale,
    "rating": told_actions.ratings,
}
"""Kinds of which several in a row are told together, in as few sentences as they need."""
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


def sentences() -> dict[str, Callable[[Tale, Data], Said]]:
    return told_actions.SENTENCES | told_war.SENTENCES


class Teller:
    """Tells one batch of events to one seat."""

    def __init__(self, view: BaronView, names: Names) -> None:
        self._seat = view.seat
        self._tale = Tale(view, names)
        self._sentences = sentences()

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset({*self._sentences, *_TOGETHER})

    def tell(self, events: Sequence[Event]) -> Iterator[Line]:
        """What matters most first; what is routine in a line for each company."""
        seen = [event for event in events if event.visible_to(self._seat)]
        for chapter in chapters(map(_weighed, _without_echoes(seen))):
            owner = chapter.owner if chapter.weight == "routine" else None
            told = self._in_order if owner is None else partial(self._deeds, str(owner))
            yield from chapter.lines(told)

    def _deeds(self, company: str, events: Sequence[Event]) -> Iterator[Said]:
        """All that a company did as usual, which is named once."""
        with self._tale.of_one(company):
            yield paragraph(chain.from_iterable(self._told(events)))

    def _in_order(self, events: Sequence[Event]) -> Iterator[Said]:
        return (told[0] if len(told) == 1 else paragraph(told) for told in self._told(events))

    def _told(self, events: Sequence[Event]) -> Iterator[list[Said]]:
        """Kind by kind, as they happened: sentences that belong together."""
        for kind, group in groupby(events, key=lambda event: event.kind):
            batch = [event.data for event in group]
            if kind in _TOGETHER:
                yield _TOGETHER[kind](self._tale, batch)
            elif kind in self._sentences:
                yield from ([self._sentences[kind](self._tale, data)] for data in batch)


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


def headline(view: BaronView, names: Names) -> Said:
    """Where the game stands, in one line."""
    if view.outcome is not None:
        end = "lost" if view.outcome.result == "lost" else "over"
        won, total = listed(_winners(view, names)), view.scores[0].total
        return said("baron-story.headline-over", end=end, companies=won, total=total)
    leader = max(view.companies, key=lambda mat: mat.effectiveness.fighter)
    return said(
        "baron-story.headline",
        turn=view.turn,
        stage=during(view.stage),
        german=view.german_morale,
        allied=view.allied_morale,
        fighter=view.allied.fighter,
        leader=leader.name,
        best=leader.effectiveness.fighter,
        inflation=view.inflation,
        last=len(view.inflation_track) - 1,
    )


def _winners(view: BaronView, names: Names) -> list[Said]:
    first = {score.company for score in first_places(view.scores)}
    return [introduced(mat, names) for mat in view.companies if mat.key in first]
