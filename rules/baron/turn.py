"""A turn is the list of its phases; a step plays on until somebody must decide or the war is over."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.baron.actions.bank import Bank
from rules.baron.actions.build import Build
from rules.baron.actions.choose_actions import ChooseActions
from rules.baron.actions.design import Design
from rules.baron.actions.espionage import Espionage
from rules.baron.actions.research import Research
from rules.baron.cards.window import EventWindow
from rules.baron.phase import Asking, Phase
from rules.baron.play import Play
from rules.baron.standing import Standing
from rules.baron.state import Effects
from rules.baron.view import PhaseName, Stage
from rules.baron.war.contracts import Contracts
from rules.baron.war.inflation import Inflation
from rules.baron.war.war_status import WarStatus
from rules.engine import Choice
from rules.values import Seat

TURN: tuple[Phase, ...] = (
    ChooseActions(),
    EventWindow("resolve events", "resolve"),
    Build(),
    Espionage(),
    Design(),
    Research(),
    Bank(),
    EventWindow("contract events", "contracts"),
    Contracts(),
    Inflation(),
    EventWindow("inflation events", "inflation"),
    WarStatus(),
    EventWindow("war events", "war"),
)
PHASE_OF: dict[Stage, PhaseName] = {
    "actions": "choose actions",
    "resolve events": "resolve actions",
    "build": "resolve actions",
    "espionage": "resolve actions",
    "design": "resolve actions",
    "research": "resolve actions",
    "bank": "resolve actions",
    "contract events": "award contracts",
    "contracts": "award contracts",
    "inflation": "inflation",
    "inflation events": "inflation",
    "war status": "war status",
    "war events": "war status",
    "over": "war status",
}
_PLACE: dict[Stage, int] = {phase.stage: place for place, phase in enumerate(TURN)}
ASKING: dict[Stage, Asking] = {phase.stage: phase for phase in TURN if isinstance(phase, Asking)}
"""The phases that may have to ask."""


def begin(play: Play) -> None:
    TURN[0].start(play)


def resolve(play: Play, choices: Mapping[Seat, Choice]) -> None:
    """The stage is that of the phase in which the step stops."""
    stage = play.state.stage
    ASKING[stage].answer(play, choices)
    place = _PLACE[stage]
    while not play.over and not play.state.asked:
        place = (place + 1) % len(TURN)
        if not place:
            _end_turn(play)
        TURN[place].start(play)
    if not play.over:
        play.change(stage=TURN[place].stage)


def _end_turn(play: Play) -> None:
    """Action cards go back to their hands, and this turn's events are over."""
    rested = [
        replace(company, slots=(), actions={}, bonused=(), effects=Effects())
        for company in play.state.companies
    ]
    lasting = {seat: Standing(standing.good) for seat, standing in play.state.orders.items()}
    play.change(companies=tuple(rested), turn=play.state.turn + 1, orders=lasting, written={}, plans={})
