"""Rounds and turns: an agenda of small tasks, each of which may stop to ask somebody.

A turn runs: start (new company, Fare Wars, contract money, a strike's settlement), draw, sequence,
resolve, interest, act (loans, a cutback, the action), finish.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.airbaron.draws import competitor, event_markers, profits, strike
from rules.airbaron.finance import charges, contract, loans
from rules.airbaron.moves import leaving, orders, start_form, victory
from rules.airbaron.moves.acting import act_as_asked, act_as_planned, go_on_attacking
from rules.airbaron.moves.turn_form import LEAVE
from rules.airbaron.network import markers
from rules.airbaron.play import Play
from rules.airbaron.state import Debt
from rules.airbaron.view import Stage
from rules.engine import Choice
from rules.values import Seat

TURN = ("start", "draw", "sequence", "resolve", "interest", "act", "finish")


def run(play: Play) -> None:
    """Work the agenda off until somebody must be asked or the game is over."""
    while not play.state.asks and play.state.outcome is None:
        task, *rest = play.state.agenda
        play.change(agenda=tuple(rest))
        TASKS[task](play)


def answer(play: Play, choices: Mapping[Seat, Choice]) -> None:
    """Go on with the answers of all who were asked."""
    kind = play.state.asks[0].kind
    play.change(asks=())
    ANSWERS[kind](play, choices)
    run(play)


def begin_round(play: Play) -> None:
    """Everyone's turn marker is drawn from the Turn cup; the first round also pays start-up cash."""
    order = play.dice.shuffle(play.state.playing, "turn order")
    play.change(
        round=play.state.round + 1, order=order, place=-1, recession=False, competitor=None, agenda=("begin",)
    )
    play.tell("round", round=play.state.round, order=list(order))
    if play.state.round == 1:
        _start_up(play)


def _start_up(play: Play) -> None:
    """One die for all, and a dollar more for each later place."""
    die = play.die("start-up")
    cash = {seat: die + place for place, seat in enumerate(play.state.order, 1)}
    for seat, amount in cash.items():
        play.earn(seat, amount)
    play.tell("start_up", roll=die, cash=[{"seat": seat, "amount": cash[seat]} for seat in cash])


def _begin(play: Play) -> None:
    play.change(place=play.state.place + 1, agenda=TURN)
    play.change(jets_ready=play.active.jets, unresolved=())
    play.tell("turn", seat=play.active.seat, round=play.state.round, place=play.state.place + 1)


def _start(play: Play) -> None:
    seat = play.active.seat
    if start_form.must_ask(play.state, seat):
        play.ask("start", seat)
    else:
        start_form.unasked(play, seat)


def _draw(play: Play) -> None:
    play.change(interest=loans.interest(play.active.loan))
    play.change(unresolved=markers.draw_two(play, play.active.seat))


def _sequence(play: Play) -> None:
    """The player prefers an order; it matters only if one of the two is more than a profit."""
    drawn, atlas = play.state.unresolved, play.atlas
    profitable = [marker for marker in drawn if markers.is_profit(marker, atlas)]
    if len(drawn) < 2 or len(profitable) == 2:
        return
    wish = play.active.orders.sequence
    if wish == "ask":
        play.ask("sequence", play.active.seat)
        return
    others = [marker for marker in drawn if marker not in profitable]
    first, last = (profitable, others) if wish == "profits" else (others, profitable)
    play.change(unresolved=(*first, *last))


def _answer_sequence(play: Play, choices: Mapping[Seat, Choice]) -> None:
    first = choices[play.active.seat]["first"]
    shown = [markers.named(play.state, marker) for marker in play.state.unresolved]
    if shown[0] != first:
        play.change(unresolved=tuple(reversed(play.state.unresolved)))


def _resolve(play: Play) -> None:
    """The next marker takes effect, unless a Local Competitor thinks about it."""
    if not play.state.unresolved:
        return
    marker = play.state.unresolved[0]
    holder = competitor.asked_about(play, marker)
    if holder is not None:
        play.ask("negate", holder)
    else:
        _take_effect(play, negated=competitor.negates_unasked(play, marker))


def _answer_negate(play: Play, choices: Mapping[Seat, Choice]) -> None:
    _take_effect(play, negated=competitor.wants(choices))


def _take_effect(play: Play, *, negated: bool) -> None:
    marker, seat = play.state.unresolved[0], play.active.seat
    play.then("resolved")
    if negated:
        competitor.negate(play, marker)
    elif markers.is_profit(marker, play.atlas):
        profits.pay_out(play, marker)
    elif marker in play.state.secrets:
        event_markers.resolve(play, seat, play.state.secrets[marker])
    else:
        contract.open_auction(play, seat)


def _resolved(play: Play) -> None:
    """The marker is done with once all that it asked is answered."""
    play.change(unresolved=play.state.unresolved[1:])
    play.then("resolve")


def _interest(play: Play) -> None:
    due, seat = play.state.interest, play.active.seat
    play.change(interest=0)
    if due:
        charges.charge(play, [Debt(seat, due, "interest")])


def _act(play: Play) -> None:
    if play.active.orders.plan:
        act_as_planned(play, play.active.seat)
    else:
        play.ask("turn", play.active.seat)


def _answer_turn(play: Play, choices: Mapping[Seat, Choice]) -> None:
    ((seat, choice),) = choices.items()
    if choice.get("leave") == LEAVE:
        leaving.leave(play, seat)
    else:
        act_as_asked(play, seat, choice)


def _finish(play: Play) -> None:
    seat = play.active.seat
    if victory.may_declare(play, seat):
        victory.declare(play, seat)
    elif len(play.state.playing) == 1:
        victory.last_one(play)
    elif play.state.place + 1 < len(play.state.order):
        play.change(agenda=("begin",))
    else:
        _end_round(play)


def _end_round(play: Play) -> None:
    competitor.lapse(play)
    markers.return_drawn(play)
    play.tell("round_over", round=play.state.round)
    if play.state.round >= play.state.round_limit:
        victory.time_is_up(play)
    else:
        begin_round(play)


def _answer_orders(play: Play, choices: Mapping[Seat, Choice]) -> None:
    for seat, choice in choices.items():
        play.update(seat, orders=orders.given(play.airline(seat).orders, choice))


TASKS: dict[str, Callable[[Play], None]] = {
    "begin": _begin,
    "start": _start,
    "draw": _draw,
    "sequence": _sequence,
    "resolve": _resolve,
    "resolved": _resolved,
    "interest": _interest,
    "act": _act,
    "finish": _finish,
}
ANSWERS: dict[Stage, Callable[[Play, Mapping[Seat, Choice]], None]] = {
    "orders": _answer_orders,
    "start": start_form.answer,
    "sequence": _answer_sequence,
    "strike": strike.answer,
    "bid": contract.answer_bid,
    "limit": contract.answer_limits,
    "sell": charges.answer,
    "negate": _answer_negate,
    "turn": _answer_turn,
    "takeover": go_on_attacking,
}
