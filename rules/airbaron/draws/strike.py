"""Strikes: the Settlement Cost track, settling at once, and settling later."""

from __future__ import annotations

from collections.abc import Mapping

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.finance.purse import at_its_most
from rules.airbaron.finance.raising import Raising
from rules.airbaron.play import Asking, Play, Question
from rules.airbaron.state import State
from rules.airbaron.wording import EVENT_NAMES, plain
from rules.engine import Choice, Decision, Field, Form, Option, Pick
from rules.said import said
from rules.values import Seat

SETTLE, STRIKE = "settle", "strike"
_STRIKE = plain(STRIKE, "airbaron-moves.be-under-strike")


def drawn(play: Play, seat: Seat) -> None:
    """The cost rises; the drawer settles or falls under strike, unless that has happened already."""
    tracks = play.atlas.tracks
    raised = min(play.state.settlement + tracks.settlement_step.value, tracks.settlement_top.value)
    _move(play, seat, raised, "drawn")
    if play.airline(seat).on_strike:
        play.tell("strike_goes_on", seat=seat, cost=raised)
    elif play.airline(seat).orders.strike == "ask" and _within_sight(play, seat):
        play.ask(Settle.kind, seat)
    else:
        settle_unasked(play, seat)


def _within_sight(play: Play, seat: Seat) -> bool:
    """Whether the settlement is within reach, as far as everybody can see."""
    return _raising(seen(play, seat), play.atlas, seat).within_reach


def relieve(play: Play, seat: Seat) -> None:
    """At the start of a later turn the cost falls, before the airline settles or goes on."""
    lowered = max(0, play.state.settlement - play.atlas.tracks.settlement_step.value)
    _move(play, seat, lowered, "turn")


def settle_unasked(play: Play, seat: Seat) -> None:
    """What the standing order says, as far as cash suffices."""
    airline = play.airline(seat)
    decide(play, seat, settles=airline.orders.strike == "settle" and airline.cash >= play.state.settlement)


def decide(play: Play, seat: Seat, *, settles: bool) -> None:
    """Pay the current cost, or be under strike."""
    cost, before = play.state.settlement, play.airline(seat).on_strike
    if settles:
        play.pay(seat, cost)
        play.update(seat, on_strike=False)
        play.tell("settled", seat=seat, cost=cost)
    else:
        play.update(seat, on_strike=True)
        play.tell("strike_goes_on" if before else "struck", seat=seat, cost=cost)


def seen(play: Play, seat: Seat) -> State:
    """The table as far as everybody can see what an airline could pay."""
    return at_its_most(play.state, play.atlas, seat)


def raising_before_draws(state: State, atlas: Atlas, seat: Seat) -> Raising:
    """An airline that settles at the start of its turn can sell, but not borrow yet."""
    return Raising(state, atlas, seat, state.settlement, lending=False, free=True)


def fields(way: Raising, partial: Choice) -> tuple[Field, ...]:
    """Settle or not, and how the money is raised; by default only from cash on hand."""
    settle = Option(SETTLE, said("airbaron-moves.settle-for", cost=way.needed))
    options = (*((settle,) if way.within_reach else ()), _STRIKE)
    default = SETTLE if way.cash >= way.needed else STRIKE
    answer = Pick("settle", EVENT_NAMES["strike"], options, default=default)
    return (answer, *(way.fields(partial) if partial.get("settle") == SETTLE else ()))


def raise_and_decide(play: Play, way: Raising, choice: Choice) -> None:
    settles = choice["settle"] == SETTLE
    if settles:
        way.carry_out(play, choice, "settlement")
    decide(play, way.seat, settles=settles)


class Settle(Asking):
    """Whether the drawer of a Strike settles at once."""

    kind = "strike"

    def decision(self, question: Question) -> Decision:
        return Decision(self.kind, said("airbaron-moves.settle-or-not", cost=question.state.settlement))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return self.form(question)(partial)

    def form(self, question: Question) -> Form:
        way = _raising(question.state, question.atlas, question.seat)
        return lambda partial: fields(way, partial)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        ((seat, choice),) = choices.items()
        raise_and_decide(play, _raising(play.state, play.atlas, seat), choice)


def _raising(state: State, atlas: Atlas, seat: Seat) -> Raising:
    """The drawer of a Strike is in the Profit Draw step and may borrow to settle."""
    return Raising(state, atlas, seat, state.settlement, lending=True, free=True)


def _move(play: Play, seat: Seat, cost: int, why: str) -> None:
    play.tell("settlement", seat=seat, before=play.state.settlement, after=cost, why=why)
    play.change(settlement=cost)
