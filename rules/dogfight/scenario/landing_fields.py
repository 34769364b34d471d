"""Landing fields that the players agree on before a game with altitude, where a scenario marks none."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.dogfight.kinds import Side
from rules.dogfight.scenario.schema import FieldEntry, Scenario, ScenarioPlace
from rules.engine import Choice, Field, Option, Pick
from rules.said import said

NAME = "landing_fields"
FIELD = FieldEntry(place=ScenarioPlace(ahead=150.0))
"""The smallest the book allows, in the middle of a side's edge and pointing at the enemy."""
_NONE, _HOME = "none", "home"
_OPTIONS = (
    Option(_NONE, said("dogfight-setup.no-fields")),
    Option(_HOME, said("dogfight-setup.home-fields"), said("dogfight-setup.home-fields.note")),
)


def options(chosen: Scenario) -> Iterator[Field]:
    """Whether there are to be fields, if a side has room for one."""
    if _homes(chosen):
        yield Pick(
            name=NAME,
            label=said("dogfight-setup.landing-fields"),
            options=_OPTIONS,
            default=_NONE,
        )


def laid(chosen: Scenario, choice: Choice) -> Scenario:
    """The scenario with the fields agreed upon."""
    if choice.get(NAME, _NONE) == _NONE:
        return chosen
    fields = {side: replace(chosen.sides[side], fields=(FIELD,)) for side in _homes(chosen)}
    return replace(chosen, sides={**chosen.sides, **fields})


def _homes(chosen: Scenario) -> list[Side]:
    """The sides that have airplanes and nothing else."""
    if any(force.fields for force in chosen.sides.values()):
        return []
    return [
        side
        for side, force in chosen.sides.items()
        if force.airplanes and not force.ground and not force.balloons
    ]
