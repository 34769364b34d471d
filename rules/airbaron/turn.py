"""Rounds and turns: an agenda of phases by their names, each of which may stop to ask somebody."""

from __future__ import annotations

from collections.abc import Mapping

from rules.airbaron.draws import competitor, strike
from rules.airbaron.draws.draw_step import ChooseSequence, DrawTwo, Resolve, Resolved
from rules.airbaron.finance import charges, contract
from rules.airbaron.moves import orders, victory
from rules.airbaron.moves.acting import GoOnAttacking, TakeAction, TakeTurn
from rules.airbaron.moves.turn_start import StartTurn
from rules.airbaron.network import markers
from rules.airbaron.play import Asking, Phase, Play
from rules.airbaron.state import with_airline
from rules.airbaron.view import Stage
from rules.engine import Choice
from rules.values import Seat


def run(play: Play) -> None:
    """Work the agenda off until somebody must be asked or the game is over."""
    while not play.state.asks and play.state.outcome is None:
        name, play.agenda = play.agenda[0], play.agenda[1:]
        PHASES[name].start(play)


def answer(play: Play, choices: Mapping[Seat, Choice]) -> None:
    """Go on with the answers of all who were asked."""
    asking = ASKINGS[play.state.asks[0].kind]
    play.change(asks=())
    asking.answer(play, choices)
    run(play)


def begin_round(play: Play) -> None:
    """Everyone's turn marker is drawn from the Turn cup; the first round also pays start-up cash.

    Plans are asked for before the first round, and before every round if the host wants it so: of all who
    have not ordered what their turn needs.
    """
    order = play.dice.shuffle(play.state.playing, "turn order")
    play.change(
        round=play.state.round + 1,
        order=order,
        place=-1,
        recession=False,
        competitor=None,
        competitor_use=None,
    )
    play.agenda = (BeginTurn.name,)
    play.tell("round", round=play.state.round, order=list(order))
    if play.state.round == 1:
        _start_up(play)
    unplanned = [seat for seat in order if not orders.covered(play.airline(seat))]
    if unplanned and (play.state.round == 1 or play.state.plans == "round"):
        play.ask(orders.PlanAhead.kind, *unplanned)


def _start_up(play: Play) -> None:
    """One die for all, and a dollar more for each later place."""
    die = play.die("start-up")
    cash = {seat: die + place for place, seat in enumerate(play.state.order, 1)}
    for seat, amount in cash.items():
        play.earn(seat, amount)
    play.tell("start_up", roll=die, cash=[{"seat": seat, "amount": cash[seat]} for seat in cash])


class BeginTurn(Phase):
    """The next in order is up."""

    name = "begin"

    def start(self, play: Play) -> None:
        place = play.state.place + 1
        seat = play.state.order[place]
        play.change(place=place, jets_ready=play.airline(seat).jets, unresolved=(), cut_back=False)
        play.agenda = AGENDA
        play.tell("turn", seat=seat, round=play.state.round, place=place + 1)


class FinishTurn(Phase):
    """A win ends the game; otherwise the next turn follows, or the next round."""

    name = "finish"

    def start(self, play: Play) -> None:
        airline = play.active
        seat = airline.seat
        if airline.once is not None:
            play.state = with_airline(play.state, orders.turn_over(airline))
        if victory.may_declare(play, seat):
            victory.declare(play, seat)
        elif len(play.state.playing) == 1:
            victory.last_one(play)
        elif play.state.place + 1 < len(play.state.order):
            play.agenda = (BeginTurn.name,)
        else:
            _end_round(play)


def _end_round(play: Play) -> None:
    competitor.lapse(play)
    markers.return_drawn(play)
    play.tell("round_over", round=play.state.round)
    if 0 < play.state.round_limit <= play.state.round:
        victory.time_is_up(play)
    else:
        begin_round(play)


TURN: tuple[Phase, ...] = (
    StartTurn(),  # new company, Fare Wars, contract money, a strike's settlement
    DrawTwo(),
    ChooseSequence(),
    Resolve(),  # one marker after the other
    charges.Interest(),
    TakeAction(),  # loans, a cutback, the action
    FinishTurn(),
)
AGENDA = tuple(phase.name for phase in TURN)
PHASES: dict[str, Phase] = {phase.name: phase for phase in (BeginTurn(), *TURN, Resolved())}
ASKINGS: dict[Stage, Asking] = {
    asking.kind: asking
    for asking in (
        orders.PlanAhead(),
        StartTurn(),
        ChooseSequence(),
        strike.Settle(),
        contract.PlaceBid(),
        contract.NameLimit(),
        charges.CutBack(),
        competitor.UseCompetitor(),
        competitor.Negate(),
        TakeTurn(),
        GoOnAttacking(),
    )
}
