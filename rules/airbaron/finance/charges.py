"""Fees that must be paid at once: fuel, a crash, interest. Who is short of cash has to cut back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.finance.raising import Raising
from rules.airbaron.network import cutbacks
from rules.airbaron.play import Asking, Phase, Play, Question
from rules.airbaron.state import Debt, State
from rules.engine import Choice, Decision, Field, Form
from rules.said import said
from rules.values import Seat


class Interest(Phase):
    """Due after the draws, on the loan as it stood before them."""

    name = "interest"

    def start(self, play: Play) -> None:
        if due := play.state.interest:
            play.change(interest=0)
            charge(play, [Debt(play.active.seat, due, "interest")])


def charge(play: Play, debts: Sequence[Debt]) -> None:
    """Collect what can be paid without a question; ask the others what they sell."""
    asked = []
    for debt in debts:
        if play.airline(debt.seat).cash < debt.amount and not _cut_back_unasked(play, debt):
            play.tell("short", seat=debt.seat, amount=debt.amount, why=debt.why)
            asked.append(debt)
        else:
            _collect(play, debt)
    if asked:
        play.change(debts=tuple(asked))
        play.ask(CutBack.kind, *(debt.seat for debt in asked))


def raising(state: State, atlas: Atlas, debt: Debt) -> Raising:
    """How a debt can be met. The active airline is in its Profit Draw step and may borrow."""
    lending = debt.seat == state.active
    return Raising(state, atlas, debt.seat, debt.amount, lending=lending, free=False)


def _asked(question: Question) -> Debt:
    return next(debt for debt in question.state.debts if debt.seat == question.seat)


class CutBack(Asking):
    """What those sell who cannot pay a fee from their cash.

    All are asked at the same time, and the drawer, who alone may borrow, comes last. What the others sell may
    lower the loan ceiling: the loan is then as large as it still may be, and the rest is asked for.
    """

    kind = "sell"

    def decision(self, question: Question) -> Decision:
        debt = _asked(question)
        return Decision(self.kind, said("airbaron-moves.cut-back", amount=debt.amount, why=debt.why))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return self.form(question)(partial)

    def form(self, question: Question) -> Form:
        return raising(question.state, question.atlas, _asked(question)).fields

    def default(self, question: Question) -> Choice:
        return raising(question.state, question.atlas, _asked(question)).default()

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        debts = sorted(play.state.debts, key=lambda debt: debt.seat == play.state.active)
        play.change(debts=())
        for debt in debts:
            raising(play.state, play.atlas, debt).carry_out(play, choices[debt.seat], debt.why)
            if cutbacks.assets(play.state, play.atlas, debt.seat):
                charge(play, [debt])
            else:
                # Whoever would not borrow and has nothing left is not asked for ever.
                _collect(play, debt)


def _cut_back_unasked(play: Play, debt: Debt) -> bool:
    """Sell by standing orders, or everything if even that does not suffice."""
    state, seat = play.state, debt.seat
    if raising(state, play.atlas, debt).ceiling:
        return False
    hopeless = play.airline(seat).cash + cutbacks.worth(state, play.atlas, seat) <= debt.amount
    if not hopeless and play.airline(seat).orders.cutbacks == "ask":
        return False
    sales = (
        cutbacks.everything(state, play.atlas, seat)
        if hopeless
        else cutbacks.cheapest(state, play.atlas, seat, debt.amount)
    )
    for asset in sales:
        cutbacks.sell(play, seat, asset, debt.why)
    return True


def _collect(play: Play, debt: Debt) -> None:
    """What is still missing when nothing is left to sell is forgiven; how much that is, nobody is told."""
    cash = play.airline(debt.seat).cash
    play.pay(debt.seat, min(debt.amount, cash))
    play.tell("fee", seat=debt.seat, amount=debt.amount, why=debt.why, forgiven=cash < debt.amount)
