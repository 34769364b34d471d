"""The start of a turn: a new company, Fare Wars, and a strike that goes on or is settled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.airbaron.draws import strike
from rules.airbaron.finance import contract
from rules.airbaron.finance.raising import Raising
from rules.airbaron.moves import new_company
from rules.airbaron.moves.plan_form import WAR_HINT
from rules.airbaron.play import Asking, Phase, Play, Question
from rules.airbaron.state import Airline
from rules.airbaron.wording import noted, plain
from rules.engine import Choice, Decision, Field, Pick
from rules.forms import with_defaults
from rules.said import said
from rules.values import Seat

FOLD, KEEP = "fold", "keep"
IN, OUT = "in", "out"
UNSAID = ("ask", "form")
"""Orders for Fare Wars that leave them to a question."""


class StartTurn(Asking, Phase):
    """Before the draw; the player is asked if an order says so or none says what to do about Fare Wars, and
    if the company may be folded."""

    name = "start"
    kind = "start"

    def start(self, play: Play) -> None:
        airline = play.active
        if _must_ask(play, airline):
            play.ask(self.kind, airline.seat)
            return
        _go(play, airline.seat, into=_war_ordered(airline))
        contract.collect(play, airline.seat)
        if airline.on_strike:
            strike.relieve(play, airline.seat)
            strike.settle_unasked(play, airline.seat)

    def decision(self, question: Question) -> Decision:
        return Decision(self.kind, said("airbaron-moves.before-draw", round=question.state.round))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return tuple(_fields(question, partial))

    def default(self, question: Question) -> Choice:
        """Whoever is asked about Fare Wars and says nothing is at peace."""
        peace = {"fare_wars": OUT} if question.airline.planned.fare_wars in UNSAID else {}
        return with_defaults(self.form(question), peace)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        ((seat, choice),) = choices.items()
        if choice.get("company") == FOLD:
            new_company.fold(play, seat)
        _go(play, seat, into=choice["fare_wars"] == IN)
        contract.collect(play, seat)
        if play.airline(seat).on_strike:
            strike.relieve(play, seat)
            strike.raise_and_decide(play, strike.raising_before_draws(play.state, play.atlas, seat), choice)


def _must_ask(play: Play, airline: Airline) -> bool:
    return (
        new_company.may_fold(play.state, airline.seat)
        or airline.planned.fare_wars in UNSAID
        or (airline.on_strike and airline.orders.strike == "ask" and _might_settle(play, airline.seat))
    )


def _might_settle(play: Play, seat: Seat) -> bool:
    """Whether the settlement is within reach, as far as everybody can see."""
    return _settling(Question(strike.seen(play, seat), play.atlas, seat)).within_reach


def _fields(question: Question, partial: Choice) -> Iterator[Field]:
    if new_company.may_fold(question.state, question.seat):
        yield Pick(
            "company",
            said("airbaron-moves.company"),
            (plain(KEEP, "airbaron-moves.company-keep"), noted(FOLD, "airbaron-moves.company-fold")),
            default=KEEP,
            hint=said("airbaron-moves.company.hint"),
        )
    now = IN if _war_ordered(question.airline) else OUT
    options = (plain(OUT, "airbaron-moves.fare-wars-out"), noted(IN, "airbaron-moves.fare-wars-in"))
    yield Pick("fare_wars", said("airbaron-moves.fare-wars"), options, default=now, hint=WAR_HINT)
    if question.airline.on_strike:
        yield from strike.fields(_settling(question), partial)


def _settling(question: Question) -> Raising:
    """Contract money comes in before the settlement, and the cost falls."""
    play = Play.supposing(question.state, question.atlas)
    contract.collect(play, question.seat)
    strike.relieve(play, question.seat)
    return strike.raising_before_draws(play.state, question.atlas, question.seat)


def _war_ordered(airline: Airline) -> bool:
    """Fare Wars as the plan wants them; if it does not say, as they are."""
    return {IN: True, OUT: False}.get(airline.planned.fare_wars, airline.fare_wars)


def _go(play: Play, seat: Seat, *, into: bool) -> None:
    if into != play.airline(seat).fare_wars:
        play.update(seat, fare_wars=into)
        play.tell("fare_wars", seat=seat, now=IN if into else OUT)
