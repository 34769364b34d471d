"""Raising money for a payment that must or may be made: a form of cutbacks, one after the other.

In one's own Profit Draw step a loan may help, too, as long as there is none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.finance import loans
from rules.airbaron.network import cutbacks
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.airbaron.wording import asset_options
from rules.engine import Choice, Field, Number, Pick, Value
from rules.said import said
from rules.values import Seat

MOST_KEPT = 64
"""So many states after sales are remembered at a time."""


class _Sale(NamedTuple):
    """One sale, and what it was chosen from."""

    asset: str
    value: int
    offered: dict[str, int]


class Raising:
    """An airline that needs `needed` dollars in cash; `lending` says that it may borrow for it.

    A payment that is `free` was chosen, so the form leaves no way to fall short of it; a fee is forced, and
    what nobody could raise is forgiven.
    """

    def __init__(
        self, state: State, atlas: Atlas, seat: Seat, needed: int, *, lending: bool, free: bool
    ) -> None:
        self.state, self.atlas, self.seat, self.needed, self.free = state, atlas, seat, needed, free
        debt_free = state.airlines[seat].loan == 0
        self.ceiling = loans.ceiling(state, atlas) if lending and debt_free else 0
        self.cash = state.airlines[seat].cash
        self.worth = cutbacks.worth(state, atlas, seat)
        self.step = atlas.tracks.loan_step.value
        self._sold_so: dict[tuple[str, ...], State] = {}

    @property
    def within_reach(self) -> bool:
        return self.cash + self.ceiling + self.worth >= self.needed

    def fields(self, partial: Choice) -> tuple[Field, ...]:
        if self.cash >= self.needed:
            return ()
        return (*self._loan(partial), *self._sales(partial))

    def carry_out(self, play: Play, choice: Choice, why: str) -> None:
        """Borrow and sell as the choice says; nothing that the payment does not need."""
        if self.cash >= self.needed:
            return
        loans.borrow(play, self.seat, self._borrowed(choice))
        for sale in self._sold(choice):
            cutbacks.sell(play, self.seat, sale.asset, why)

    def default(self) -> dict[str, Value]:
        """No loan, and what hurts least."""
        if self.cash >= self.needed:
            return {}
        loan: dict[str, Value] = {"borrow": 0} if self.ceiling else {}
        sold = cutbacks.cheapest(self.state, self.atlas, self.seat, self.needed)
        return {**loan, **{f"sell.{number}": asset for number, asset in enumerate(sold, 1)}}

    def _borrowed(self, choice: Choice) -> int:
        """What was accepted, or as much of it as the ceiling allows by now."""
        value = choice.get("borrow")
        if not isinstance(value, int) or value < 0 or value % self.step:
            return self._least_loan
        return min(value, self.ceiling)

    @property
    def _least_loan(self) -> int:
        """What must be borrowed because even selling everything would not suffice."""
        short = self.needed - self.cash - self.worth if self.free else 0
        return max(0, -(-short // self.step) * self.step) if self.ceiling else 0

    def _loan(self, partial: Choice) -> Iterator[Field]:
        """As much as leaves every sale that is filled in a sale that is needed."""
        sales = [sale.value for sale in self._sold(partial)]
        short = self.needed - self.cash - sum(sales[:-1])
        most = min(self.ceiling, short - 1) if sales else self.ceiling
        least = self._least_loan
        if self.ceiling:
            high = max(least, most - most % self.step)
            label = said("airbaron-moves.borrow-first")
            yield Number("borrow", label, least, high, self.step, default=least)

    def _sales(self, partial: Choice) -> Iterator[Field]:
        """A field for each sale made so far, and one more while money is still short."""
        number, sold = 0, self._sold(partial)
        for number, sale in enumerate(sold, 1):
            yield self._sale_field(number, sale.offered)
        left = self._offered(partial, sold)
        if left:
            yield self._sale_field(number + 1, left)

    def _sale_field(self, number: int, offered: dict[str, int]) -> Pick:
        label = said("airbaron-moves.sell-number", number=number)
        return Pick(f"sell.{number}", label, asset_options(offered, self.atlas))

    def _sold(self, choice: Choice) -> tuple[_Sale, ...]:
        """The sales that are filled in, as far as they make sense one after the other."""
        sales: tuple[_Sale, ...] = ()
        while offered := self._offered(choice, sales):
            answer = choice.get(f"sell.{len(sales) + 1}")
            if not isinstance(answer, str) or answer not in offered:
                break
            sales = (*sales, _Sale(answer, offered[answer], offered))
        return sales

    def _offered(self, choice: Choice, sales: tuple[_Sale, ...]) -> dict[str, int]:
        """What may be sold next: nothing once the money is there, nothing that puts it out of reach."""
        short = self.needed - self.cash - self._borrowed(choice) - sum(sale.value for sale in sales)
        if short <= 0:
            return {}
        now = self._after(tuple(sale.asset for sale in sales))
        assets = cutbacks.assets(now, self.atlas, self.seat)
        spare = cutbacks.worth(now, self.atlas, self.seat) - short
        if spare < 0:
            return assets
        return {
            asset: value
            for asset, value in assets.items()
            if value >= short or cutbacks.forfeited(now, self.atlas, self.seat, asset) <= spare
        }

    def _after(self, sold: tuple[str, ...]) -> State:
        """The state if these were sold. Sales are chosen one after the other, and the form is asked again
        after each: those before it need not be made anew."""
        if not sold:
            return self.state
        if sold not in self._sold_so:
            if len(self._sold_so) > MOST_KEPT:
                self._sold_so.clear()
            before = self._after(sold[:-1])
            self._sold_so[sold] = cutbacks.after(before, self.atlas, self.seat, sold[-1:])
        return self._sold_so[sold]
