"""What a turn brings besides, in short, for where nothing greater is to be told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from render.baron.words import told_actions, told_war
from render.baron.words.bylines import Bylines
from render.baron.words.phrases import Data, Tale, kind_name
from rules.said import Said, listed, said, sentences
from rules.values import Event

Told: TypeAlias = Callable[[Bylines], Said]


class Deed(NamedTuple):
    """Something that may be told: where it happened, how much it weighs, how it is said, and in which events
    besides it shows."""

    at: int
    weight: int
    told: Told
    beside: frozenset[int] = frozenset()
    late: bool = False
    """Whether it comes after other things that are told of the same event."""

    def known(self, proved: Collection[int]) -> bool:
        """Whether it is told with something greater."""
        return self.at in proved or not self.beside.isdisjoint(proved)


def found(events: Mapping[int, Event]) -> Iterator[Deed]:
    yield from _rises(events)
    yield from _designs(events)
    yield from _cards(events)
    for at, event in events.items():
        deed = _DEEDS.get(event.kind)
        if deed is not None:
            yield from (Deed(at, weight, told) for weight, told in deed(event.data))


def _rises(events: Mapping[int, Event]) -> Iterator[Deed]:
    """A rating that rises once or several times, as one rise."""
    risen: dict[tuple[str, str], list[tuple[int, Data]]] = {}
    for at, event in events.items():
        if event.kind == "rating" and event.data["company"] != "allied":
            risen.setdefault((event.data["company"], event.data["type"]), []).append((at, event.data))
    for (company, kind), moves in risen.items():
        (_, first), (at, last) = moves[0], moves[-1]
        rise = last["after"] - first["before"]
        if rise > 0:
            told = _rise(company, kind, first["before"], last["after"])
            rolls = (place - 1 for place, _ in moves)
            beside = {place for place in rolls if place in events and events[place].kind == "rolled"}
            yield Deed(at, 18 + min(rise, 8), told, frozenset({*beside, *(place for place, _ in moves)}))


def _rise(company: str, kind: str, before: int, after: int) -> Told:
    return lambda tale: said(
        "baron-news.deed-rises",
        company=tale.company(company),
        type=kind_name(kind),
        before=before,
        after=after,
    )


def _designs(events: Mapping[int, Event]) -> Iterator[Deed]:
    """All that a company has developed."""
    designed: dict[str, list[tuple[int, str]]] = {}
    for at, event in events.items():
        if event.kind == "gained" and event.data["how"] == "design":
            designed.setdefault(event.data["company"], []).append((at, event.data["technology"]))
    for company, boxes in designed.items():
        yield Deed(boxes[-1][0], 15 + len(boxes), _design(company, [key for _, key in boxes]))


def _design(company: str, boxes: list[str]) -> Told:
    return lambda tale: said(
        "baron-news.deed-designs",
        company=tale.company(company),
        technologies=listed([tale.technology(key) for key in boxes]),
    )


def _cards(events: Mapping[int, Event]) -> Iterator[Deed]:
    """Each card that is played, and what comes of it, where that is no deed by itself."""
    for at, event in events.items():
        if event.kind == "played":
            effect = events.get(at + 1)
            shows = effect is not None and _comes_of_a_card(effect)
            yield Deed(at, 24 if shows else 20, _card(event, effect if shows else None))


def _comes_of_a_card(effect: Event) -> bool:
    """What a card does to a company's own rating is a rise like any other."""
    if effect.kind == "rating" and effect.data["company"] != "allied":
        return False
    return effect.kind in _EFFECTS and effect.data.get("why", "event") == "event"


def _card(event: Event, effect: Event | None) -> Told:
    played = told_actions.SENTENCES["played"]
    if effect is None:
        return lambda tale: played(tale, event.data)
    return lambda tale: sentences([played(tale, event.data), _EFFECTS[effect.kind](tale, effect.data)])


def _built(data: Data) -> Iterable[tuple[int, Told]]:
    number = data["after"] - data["before"]
    if number > 0:
        yield (
            14 + 2 * number,
            lambda tale: said(
                "baron-news.deed-builds", company=tale.company(data["company"]), factories=number
            ),
        )


def _banked(data: Data) -> Iterable[tuple[int, Told]]:
    marks = data["converted"]
    if marks:
        yield (
            8 + min(marks, 10),
            lambda tale: said("baron-news.deed-banks", company=tale.company(data["company"]), marks=marks),
        )


def _drawn(data: Data) -> Iterable[tuple[int, Told]]:
    cards = data["cards"]
    if cards:
        yield (
            4,
            lambda tale: said("baron-news.deed-draws", company=tale.company(data["company"]), cards=cards),
        )


def _spied(data: Data) -> Iterable[tuple[int, Told]]:
    if not data["success"]:
        yield (
            12,
            lambda tale: said(
                "baron-news.deed-tries",
                company=tale.company(data["company"]),
                technology=tale.technology(data["technology"]),
            ),
        )


def _as_told(kind: str, weight: int) -> Callable[[Data], Iterable[tuple[int, Told]]]:
    return lambda data: [(weight, lambda tale: told_actions.SENTENCES[kind](tale, data))]


_EFFECTS: dict[str, Callable[[Tale, Data], Said]] = {
    "morale": lambda tale, data: told_war.morale(tale, [data])[0],
    "rating": lambda tale, data: told_actions.ratings(tale, [data])[0],
    **{kind: told_actions.SENTENCES[kind] for kind in ("crashes", "overtime")},
    **{kind: told_war.SENTENCES[kind] for kind in ("available", "rush_order", "marks", "influence")},
    **{kind: told_war.SENTENCES[kind] for kind in ("objection", "inflation_back")},
}
_DEEDS: dict[str, Callable[[Data], Iterable[tuple[int, Told]]]] = {
    "began": _as_told("began", 30),
    "exchanged": _as_told("exchanged", 13),
    "built": _built,
    "banked": _banked,
    "swiss": _banked,
    "researched": _drawn,
    "spied": _spied,
    "events_asked": _as_told("events_asked", 3),
    "espionage_asked": _as_told("espionage_asked", 3),
    "design_asked": _as_told("design_asked", 3),
    "roll_asked": _as_told("roll_asked", 3),
}
