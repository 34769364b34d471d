"""What a host may set: the edition, the scenario, the airplanes, illegal plans and the turn limit."""

from __future__ import annotations

from rules.answers import picked
from rules.dogfight.figures import Figures
from rules.dogfight.scenarios import Scenario, of_edition, scenario
from rules.dogfight.view import Side
from rules.engine import Choice, Field, Number, Option, Pick, Value

EDITIONS: dict[str, str] = {"glory": "Wings of Glory", "war": "Wings of War"}
TURN_LIMIT = 30


def fields(figures: Figures, partial: Choice) -> tuple[Field, ...]:
    edition = _offered(partial.get("edition"), tuple(EDITIONS))
    open_scenarios = of_edition(edition)
    key = _offered(partial.get("scenario"), tuple(each.key for each in open_scenarios))
    chosen = scenario(edition, key)
    planes = _planes(partial.get("planes"), chosen)
    return (
        Pick(
            name="edition",
            label="Edition",
            options=tuple(Option(value, label) for value, label in EDITIONS.items()),
            default="glory",
        ),
        Pick(
            name="scenario",
            label="Scenario",
            options=tuple(Option(each.key, each.name, each.summary) for each in open_scenarios),
            default=key,
        ),
        Number(name="planes", label="Airplanes per side", low=1, high=chosen.most_planes, default=1),
        _models(figures, chosen, "central", "Central Powers airplanes", planes),
        _models(figures, chosen, "entente", "Entente airplanes", planes),
        Pick(
            name="illegal_plans",
            label="Illegal plans",
            options=(
                Option("refused", "Refused", "only legal cards can be planned"),
                Option("by the book", "By the book", "found out, and paid for, when the card is revealed"),
            ),
            default="refused",
        ),
        Number(name="turn_limit", label="Turn limit", low=1, high=100, default=TURN_LIMIT),
    )


def chosen_scenario(options: Choice) -> Scenario:
    return scenario(str(options["edition"]), str(options["scenario"]))


def chosen_models(options: Choice, side: Side) -> tuple[str, ...]:
    """One model for each airplane of a side; too few are flown again in the same order."""
    models, planes = picked(options[side]), int(str(options["planes"]))
    return tuple(models[index % len(models)] for index in range(planes))


def _models(figures: Figures, chosen: Scenario, side: Side, label: str, planes: int) -> Pick:
    usual = chosen.sides[side].models[:planes]
    return Pick(
        name=side,
        label=label,
        options=tuple(
            Option(key, model.name, _described(model.seats, model.resistance))
            for key, model in figures.airplanes.items()
            if model.side == side
        ),
        most=planes,
        default=usual[0] if planes == 1 else usual,
    )


def _described(seats: int, resistance: int) -> str:
    return f"{'two-seater' if seats == 2 else 'fighter'}, resistance {resistance}"


def _offered(value: Value | None, offered: tuple[str, ...]) -> str:
    """The answer, or the first offer while there is none that is offered."""
    return value if isinstance(value, str) and value in offered else offered[0]


def _planes(value: Value | None, chosen: Scenario) -> int:
    return value if isinstance(value, int) and 1 <= value <= chosen.most_planes else 1
