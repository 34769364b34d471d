"""What the host decides of each airplane: in an open dogfight its model and what it carries, and in any game
with altitude how high it starts, or that its owner says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from rules.answers import picked
from rules.dogfight.box.called import piece_name
from rules.dogfight.box.figures import Figures
from rules.dogfight.kinds import SIDES, Equipment, Side
from rules.dogfight.rulebook import LEVEL
from rules.dogfight.scenario.schema import AirplaneEntry, Scenario
from rules.engine import Choice, Field, Number, Option, Pick, Value
from rules.said import Text, said

LETTERS: dict[Side, str] = {"entente": "ABCD", "central": "WXYZ"}
HIGHEST_START = 10
"""The lowest top altitude of the book; whatever cannot fly so high starts at its own top."""
LEVELS, OWN = "levels", "own"
MOST_LOADS = 4
"""So many airplanes can be given the same: a form has to be remembered in few characters."""
_MORE: dict[Side, Text] = {
    "central": said("dogfight-setup.more-central"),
    "entente": said("dogfight-setup.more-entente"),
}
_LOADS: dict[str, tuple[Equipment, Text]] = {
    "rockets": ("rockets", said("dogfight-setup.rockets-for")),
    "incendiary_bullets": ("incendiary bullets", said("dogfight-setup.incendiary-bullets-for")),
}
"""What the host can hand out, by the names of his fields."""
_WAYS = (
    Option("one", said("dogfight-setup.levels-alike")),
    Option(OWN, said("dogfight-setup.levels-own"), said("dogfight-setup.levels-own.note")),
)


class Outfit(NamedTuple):
    letter: str
    side: Side
    entry: AirplaneEntry


def outfits(chosen: Scenario, choice: Choice) -> list[Outfit]:
    """Every airplane of the game, as far as the host's form is filled in."""
    return [each for side in SIDES for each in of_side(chosen, choice, side)]


def of_side(chosen: Scenario, choice: Choice, side: Side) -> list[Outfit]:
    """In an open dogfight too few models are flown again in the same order."""
    entries = chosen.sides[side].airplanes
    if chosen.open and not chosen.sides[side].virtual:
        models = picked(choice.get(side)) or tuple(entry.model for entry in entries)
        flown = (models[index % len(models)] for index in range(number(chosen, choice, side)))
        entries = tuple(replace(entries[0], model=model) for model in flown)
    first = 0 if side == "entente" else len(LETTERS[side]) - len(entries)
    letters = LETTERS[side][first : first + len(entries)]
    return [
        Outfit(letter, side, _equipped(choice, letter, entry))
        for letter, entry in zip(letters, entries, strict=True)
    ]


def _equipped(choice: Choice, letter: str, entry: AirplaneEntry) -> AirplaneEntry:
    loads = (load for name, (load, _) in _LOADS.items() if letter in picked(choice.get(name)))
    return replace(
        entry,
        equipment=(*entry.equipment, *(load for load in loads if load not in entry.equipment)),
        any_level=entry.any_level or (choice.get(LEVELS) == OWN and _to_agree(entry)),
    )


def number(chosen: Scenario, choice: Choice, side: Side) -> int:
    """How many airplanes a side of an open dogfight has."""
    most = chosen.most_planes or 1
    each = _within(choice.get("planes"), 1, most, 1)
    return each + _within(choice.get(_more_name(side)), 0, most - each, 0)


def more(chosen: Scenario, choice: Choice) -> Iterator[Field]:
    """Whether a side is to be stronger, where any airplanes may meet."""
    room = (chosen.most_planes or 1) - _within(choice.get("planes"), 1, chosen.most_planes or 1, 1)
    if chosen.any_side and room:
        for side in SIDES:
            yield Number(_more_name(side), _MORE[side], low=0, high=room, default=0)


def loads(figures: Figures, chosen: Scenario, choice: Choice) -> Iterator[Field]:
    """What airplanes can be given to carry, where any may meet and the edition knows it."""
    if not chosen.any_side or chosen.edition != "war":
        return
    planes = outfits(chosen, choice)
    options = tuple(Option(letter, _named(figures, letter, entry)) for letter, _, entry in planes)
    for name, (_, label) in _LOADS.items():
        yield Pick(name, label, options, least=0, most=min(len(options), MOST_LOADS), default=())


def levels(chosen: Scenario) -> Iterator[Field]:
    """How high airplanes start whose level the scenario leaves open: all alike, or as their owners like."""
    entries = [entry for side in SIDES for entry in chosen.sides[side].airplanes]
    if chosen.rules.level is not None or not any(map(_to_agree, entries)):
        return
    yield Number("level", said("dogfight-setup.level"), low=1, high=HIGHEST_START, default=LEVEL)
    yield Pick(LEVELS, said("dogfight-setup.levels"), _WAYS, default="one")


def agreed_level(chosen: Scenario, choice: Choice) -> int:
    return chosen.rules.level or _within(choice.get("level"), 1, HIGHEST_START, LEVEL)


def _to_agree(entry: AirplaneEntry) -> bool:
    return entry.level is None and not entry.any_level


def _more_name(side: Side) -> str:
    return f"more_{side}"


def _named(figures: Figures, letter: str, entry: AirplaneEntry) -> Text:
    model = figures.airplanes.get(entry.model)
    return said("dogfight-names.name-piece", piece=letter, name=piece_name(model.name)) if model else letter


def _within(value: Value | None, low: int, high: int, usual: int) -> int:
    return value if isinstance(value, int) and low <= value <= high else usual
