"""What the host of an open dogfight gives each airplane: its letter and model, how high it starts, what it
carries. How high airplanes start can be agreed on in other games with altitude as well."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from rules.answers import picked
from rules.dogfight.box.figures import Figures
from rules.dogfight.kinds import SIDES, Equipment, Side
from rules.dogfight.rulebook import LEVEL
from rules.dogfight.scenario.schema import AirplaneEntry, Scenario
from rules.engine import Choice, Field, Number, Option, Pick, Value

LETTERS: dict[Side, str] = {"entente": "ABCD", "central": "WXYZ"}
HIGHEST_START = 10
"""The lowest top altitude of the book; whatever cannot fly so high starts at its own top."""
_EACH = "each"
_MORE: dict[Side, str] = {
    "central": "More airplanes for the Central Powers",
    "entente": "More airplanes for the Entente",
}
_LOADS: dict[str, tuple[Equipment, str]] = {
    "rockets": ("rockets", "Rockets for"),
    "incendiary_bullets": ("incendiary bullets", "Incendiary bullets for"),
}
"""What the host can hand out, by the names of his fields."""


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
    level = choice.get(_level_name(letter))
    return replace(
        entry,
        equipment=(*entry.equipment, *(load for load in loads if load not in entry.equipment)),
        level=level if isinstance(level, int) else entry.level,
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
        yield Pick(name, label, options, least=0, most=len(options), default=())


def levels(figures: Figures, chosen: Scenario, choice: Choice) -> Iterator[Field]:
    """The agreed starting level: one for all, or airplane by airplane."""
    open_level = [each for each in outfits(chosen, {**choice, **_no_levels()}) if _to_agree(each.entry)]
    if chosen.rules.level is not None or not open_level:
        return
    ways = (Option("one", "The same for all"), Option(_EACH, "Airplane by airplane"))
    yield Number("level", "Starting altitude", low=1, high=HIGHEST_START, default=LEVEL)
    yield Pick("levels", "Who starts how high", ways, default="one")
    if choice.get("levels") == _EACH:
        usual = _within(choice.get("level"), 1, HIGHEST_START, LEVEL)
        for letter, _, entry in open_level:
            label = f"Starting altitude of {_named(figures, letter, entry)}"
            yield Number(_level_name(letter), label, low=1, high=HIGHEST_START, default=usual)


def highest(chosen: Scenario, choice: Choice) -> int:
    """How high the highest airplane starts whose level is agreed upon."""
    level = chosen.rules.level or _within(choice.get("level"), 1, HIGHEST_START, LEVEL)
    apart = (choice.get(name) for name in _no_levels())
    return max([level, *(each for each in apart if isinstance(each, int))])


def _to_agree(entry: AirplaneEntry) -> bool:
    return entry.level is None and not entry.any_level


def _no_levels() -> dict[str, Value]:
    return {_level_name(letter): "" for letters in LETTERS.values() for letter in letters}


def _level_name(letter: str) -> str:
    return f"level_{letter}"


def _more_name(side: Side) -> str:
    return f"more_{side}"


def _named(figures: Figures, letter: str, entry: AirplaneEntry) -> str:
    model = figures.airplanes.get(entry.model)
    return f"{letter} · {model.name}" if model else letter


def _within(value: Value | None, low: int, high: int, usual: int) -> int:
    return value if isinstance(value, int) and low <= value <= high else usual
