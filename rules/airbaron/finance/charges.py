"""Fees that must be paid at once: fuel, a crash, interest. Who is short of cash has to cut back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.finance.raising import Raising
from rules.airbaron.network import cutbacks
from rules.airbaron.play import Play
from rules.airbaron.state import Debt, State
from rules.engine import Choice
from rules.values import Seat


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
        play.ask("sell", *(debt.seat for debt in asked))


def raising(state: State, atlas: Atlas, seat: Seat) -> Raising:
    """How the seat's debt can be met. The active airline is in its Profit Draw step and may borrow."""
    debt = state.debt(seat) or Debt(seat, 0, "interest")
    return Raising(state, atlas, seat, debt.amount, lending=seat == state.active, free=False)


def answer(play: Play, choices: Mapping[Seat, Choice]) -> None:
    for debt in play.state.debts:
        way = raising(play.state, play.atlas, debt.seat)
        way.carry_out(play, choices[debt.seat], debt.why)
        _collect(play, debt)
    play.change(debts=())


def _cut_back_unasked(play: Play, debt: Debt) -> bool:
    """Sell by standing orders, or everything if even that does not suffice."""
    state, seat = replace(play.state, debts=(debt,)), debt.seat
    if raising(state, play.atlas, seat).ceiling:
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
