"""A turn: planning, then three rounds, each of moving, firing and damage; every phase before the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from msgspec.structs import replace

from rules.dogfight import order_form
from rules.dogfight.altitude.cloud_cover import veil
from rules.dogfight.altitude.taxiing import Taxi
from rules.dogfight.balloons.bailing_out import BailOut
from rules.dogfight.balloons.descents import DescentOrders, Descents
from rules.dogfight.balloons.observation import bring_down
from rules.dogfight.damage.fire_on_the_ground import spread
from rules.dogfight.damage.flames import Flames
from rules.dogfight.damage.smoke import clear_smoke
from rules.dogfight.fire.phase import Fire
from rules.dogfight.flight.crashes import rest
from rules.dogfight.flight.hazards import Hazards
from rules.dogfight.flight.movement import Movement
from rules.dogfight.ground.artillery import Artillery
from rules.dogfight.pieces.levels import grounded
from rules.dogfight.planning.ace_abilities import note_steep_pair
from rules.dogfight.planning.binding import cards_of_turn
from rules.dogfight.planning.legality import reminder
from rules.dogfight.planning.phase import Planning
from rules.dogfight.planning.reminders import holds
from rules.dogfight.planning.tailing import TailLook, Tails
from rules.dogfight.play import Asking, Phase, Play
from rules.dogfight.setup.arrivals import Arrivals
from rules.dogfight.setup.muster import Muster
from rules.dogfight.state import ROUNDS, Piece, Plane, State
from rules.dogfight.victory.ending import count_quiet_turns
from rules.dogfight.victory.missions import Missions
from rules.dogfight.victory.scoring import CreditStrafing
from rules.dogfight.victory.verdict import Verdict, conclude_at_limit
from rules.engine import Choice
from rules.values import Seat


class TurnBegins(Phase):
    def start(self, play: Play) -> None:
        play.tell("turn", turn=play.state.turn)


def lay_reminders(play: Play) -> None:
    """Every airplane's third card binds its next plan, in the air; the cards are picked up again."""
    state = play.state
    for plane in state.flying():
        cards = play.hangar.airplane(plane.model, state.in_force).cards
        flown = cards_of_turn(state, plane)
        if not flown:
            continue
        counter = reminder(cards[flown[-1]])
        if counter and not grounded(state, plane) and holds(state, plane, cards.values(), counter):
            play.tell("reminder", to=veil(state, plane), plane=plane.id, counter=counter, card=flown[-1])
        before = flown[-2] if len(flown) > 1 else plane.last
        play.change(replace(plane, last=flown[-1], before_last=before))


def forget_orders(play: Play) -> None:
    """What was said for this turn only."""
    play.state = order_form.forget_turn(play.state)
    play.change(*(_without_orders(piece) for piece in play.state.pieces() if piece.in_play))


def _without_orders(piece: Piece) -> Piece:
    calm = replace(piece, orders={})
    return replace(calm, order="standing", plan=()) if isinstance(calm, Plane) else calm


TIDY: tuple[Callable[[Play], None], ...] = (
    note_steep_pair,
    lay_reminders,
    clear_smoke,
    bring_down,
    spread,
    rest,
    count_quiet_turns,
    forget_orders,
)


class TurnEnds(Phase):
    def start(self, play: Play) -> None:
        for tidy in TIDY:
            tidy(play)


class NextTurn(Phase):
    def start(self, play: Play) -> None:
        play.state = replace(play.state, round=0)
        if play.state.turn == play.state.turn_limit:
            conclude_at_limit(play)
        else:
            play.state = replace(play.state, turn=play.state.turn + 1)


BEFORE: tuple[Phase, ...] = (
    Muster(),
    TurnBegins(),
    Arrivals("start"),
    Tails(),
    Planning(),
    DescentOrders(),
    Flames(),
    Verdict(),
)
ROUND: tuple[Phase, ...] = (
    Artillery(),
    TailLook(),
    Taxi(),
    Movement(),
    Hazards(),
    Missions(),
    Fire(),
    CreditStrafing(),
    BailOut(),
    Verdict(),
)
AFTER: tuple[Phase, ...] = (TurnEnds(), Descents(), Arrivals("end"), Verdict(), NextTurn())

PROGRAM: tuple[tuple[int, Phase], ...] = (
    *((0, phase) for phase in BEFORE),
    *((round_, phase) for round_ in range(1, ROUNDS + 1) for phase in ROUND),
    *((ROUNDS, phase) for phase in AFTER),
)
"""Every phase of a turn with the round it belongs to."""
_ASKING: tuple[Asking | None, ...] = tuple(
    phase if isinstance(phase, Asking) else None for _, phase in PROGRAM
)
"""Those of them that may have to ask, each in its place."""


def begin(play: Play) -> None:
    """Play from the start of a turn until somebody is asked."""
    _run(play, 0)


def go_on(play: Play, choices: Mapping[Seat, Choice]) -> None:
    """All who were asked have answered: play until somebody is asked again or the game is over."""
    at = _place(play.state)
    phase = asking(play.state)
    play.state = replace(play.state, asked=())
    phase.answer(play, choices)
    if play.state.asked:
        _stop(play, phase)
    else:
        _run(play, at + 1)


def asking(state: State) -> Asking:
    """The phase that waits for answers."""
    at = _place(state)
    phase = _ASKING[at]
    if phase is None:
        raise TypeError(f"{type(PROGRAM[at][1]).__name__} asks nothing")
    return phase


def waits(state: State) -> bool:
    """Whether anybody can be asked anything: not in the middle of a phase, nor when all is over."""
    return _waits_at(state.round, state.stage) is not None


def _place(state: State) -> int:
    at = _waits_at(state.round, state.stage)
    if at is None:
        raise ValueError(f"nobody is asked anything in stage {state.stage} of round {state.round}")
    return at


@cache
def _waits_at(round_: int, stage: str) -> int | None:
    """The place in the program where answers are waited for in this round and stage."""
    found = (
        at
        for at, phase in enumerate(_ASKING)
        if phase is not None and PROGRAM[at][0] == round_ and phase.stage == stage
    )
    return next(found, None)


def _run(play: Play, at: int) -> None:
    while play.state.stage != "over":
        at %= len(PROGRAM)
        round_, phase = PROGRAM[at]
        if play.state.round != round_:
            play.state = replace(play.state, round=round_)
        phase.start(play)
        asking = _ASKING[at]
        if asking is not None and asking.pending(play.state, play.hangar):
            _stop(play, asking)
            return
        at += 1


def _stop(play: Play, phase: Asking) -> None:
    """Wait for answers, and say whose: all but plans, which everybody owes every turn."""
    play.state = replace(play.state, stage=phase.stage)
    if phase.stage != "plan":
        play.tell("asked", seats=sorted(phase.pending(play.state, play.hangar)))
