"""Preparation: airplanes at their places facing each other, their seats, and shuffled damage decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from rules.dice import Dice
from rules.dogfight import events, host_form
from rules.dogfight.geometry import Pose
from rules.dogfight.hangar import Hangar
from rules.dogfight.illegal import STRAIN_DECK
from rules.dogfight.scenarios import Scenario
from rules.dogfight.state import SIDES, IllegalPlans, Plane, State
from rules.dogfight.view import Side
from rules.engine import Choice, Event, Seat

LETTERS: dict[Side, str] = {"entente": "ABCD", "central": "WXYZ"}


def prepare(options: Choice, seats: int, hangar: Hangar, dice: Dice) -> tuple[State, list[Event]]:
    scenario = host_form.chosen_scenario(options)
    planes = [plane for side in SIDES for plane in _deploy(options, scenario, side, seats, hangar)]
    planes.sort(key=lambda plane: plane.id)
    illegal = next(way for way in get_args(IllegalPlans) if way == options["illegal_plans"])
    state = State(
        edition=scenario.edition,
        scenario=scenario.key,
        illegal_plans=illegal,
        turn_limit=int(str(options["turn_limit"])),
        winner=scenario.winner.one if len(planes) == 2 else scenario.winner.several,
        width=scenario.width,
        length=scenario.length,
        planes=tuple(planes),
        decks={
            deck: dice.shuffle(hangar.numbers(deck), f"damage {deck}")
            for deck in _decks(scenario, illegal, planes, hangar)
        },
    )
    roster = [(p.id, p.side, p.seat, p.model, hangar[p.model].name) for p in state.planes]
    log = [events.began(state.edition, state.scenario, state.turn_limit, roster), events.turn(state.turn)]
    return state, log


def _deploy(options: Choice, scenario: Scenario, side: Side, seats: int, hangar: Hangar) -> Iterator[Plane]:
    models = host_form.chosen_models(options, side)
    letters = LETTERS[side][: len(models)] if side == "entente" else LETTERS[side][-len(models) :]
    pilots = _shared_out(len(models), range(SIDES.index(side), seats, 2))
    away = scenario.sides[side].from_edge * hangar.ruler
    for index, (letter, model, seat) in enumerate(zip(letters, models, pilots, strict=True)):
        x = scenario.width * (index + 1) / (len(models) + 1)
        pose = Pose(x, away, 0) if side == "central" else Pose(x, scenario.length - away, 180)
        jams = (0,) * len(hangar[model].guns)
        yield Plane(id=letter, side=side, seat=seat, model=model, pose=pose, jams=jams)


def _shared_out(planes: int, seats: Sequence[Seat]) -> list[Seat]:
    """Neighbouring airplanes to each seat, as evenly as can be; the first seats get the odd ones."""
    each, odd = divmod(planes, len(seats))
    return [seat for index, seat in enumerate(seats) for _ in range(each + (index < odd))]


def _decks(scenario: Scenario, illegal: IllegalPlans, planes: Sequence[Plane], hangar: Hangar) -> list[str]:
    """One deck for each letter in play, and the deck that pays for illegal maneuvers."""
    letters = {gun.deck for plane in planes for gun in hangar[plane.model].guns}
    if scenario.edition == "glory" and illegal == "by the book":
        letters.add(STRAIN_DECK)
    return sorted(letters)
