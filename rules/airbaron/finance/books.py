"""The money side of the Profit Draw step: one voluntary cutback, repaying a loan, taking one.

A form may be filled in in any order, so each field offers what fits the other answers: `Books` supposes
the answers carried out and looks where that leads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.finance import loans
from rules.airbaron.network import cutbacks
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.airbaron.wording import asset_options
from rules.engine import Choice, Field, Number, Option, Pick
from rules.values import Seat

NOTHING = "nothing"


class Dealings:
    """What an airline may sell in its turn, and the states after selling, repaying and borrowing: the same at
    every asking of a form, and found once."""

    def __init__(self, state: State, atlas: Atlas, seat: Seat) -> None:
        self.state, self.atlas, self.seat = state, atlas, seat
        self._sold: dict[str, State] = {NOTHING: state}
        self._after: dict[tuple[str, int, int], State | None] = {(NOTHING, 0, 0): state}

    @cached_property
    def assets(self) -> dict[str, int]:
        allowed = self.state.advanced and not self.state.cut_back
        return cutbacks.assets(self.state, self.atlas, self.seat) if allowed else {}

    def sold(self, sale: str) -> State:
        if sale not in self._sold:
            self._sold[sale] = cutbacks.after(self.state, self.atlas, self.seat, (sale,))
        return self._sold[sale]

    def after(self, sale: str, repaid: int, borrowed: int) -> State | None:
        """None where the money does not reach."""
        dealt = sale, repaid, borrowed
        if dealt not in self._after:
            self._after[dealt] = self._dealt(*dealt)
        return self._after[dealt]

    def _dealt(self, sale: str, repaid: int, borrowed: int) -> State | None:
        play = Play.supposing(self.sold(sale), self.atlas)
        airline = play.airline(self.seat)
        if airline.cash < repaid or (borrowed and repaid < airline.loan):
            return None
        if borrowed > loans.ceiling(play.state, self.atlas):
            return None
        loans.repay(play, self.seat, repaid)
        loans.borrow(play, self.seat, borrowed)
        return play.state


class Books:
    """An airline's finances in its own turn, as far as a form is filled in."""

    def __init__(
        self, state: State, atlas: Atlas, seat: Seat, partial: Choice, dealings: Dealings | None = None
    ) -> None:
        self.state, self.atlas, self.seat = state, atlas, seat
        self._dealings = dealings or Dealings(state, atlas, seat)
        self.step = atlas.tracks.loan_step.value
        self.loan = state.airlines[seat].loan
        self.sale = self._sale(partial)
        self._sold = self._dealings.sold(self.sale)
        self.cash = self._sold.airlines[seat].cash
        self.repaid = self._steps(partial.get("repay"), min(self.loan, self.cash))
        wanted = partial.get("borrow")
        self.borrowed = self._steps(wanted, self.ceiling) if wanted and self.debt_free else 0

    @property
    def assets(self) -> dict[str, int]:
        return self._dealings.assets

    @cached_property
    def ceiling(self) -> int:
        """What may be borrowed after the sale."""
        return loans.ceiling(self._sold, self.atlas)

    @property
    def debt_free(self) -> bool:
        """Whether a loan may be taken: there is none, or it is paid back in this turn."""
        return self.repaid == self.loan

    @property
    def can_raise(self) -> bool:
        """Whether there is something to sell or to borrow; everybody can see that."""
        return bool(self.assets) or (self.debt_free and self.ceiling > 0)

    def after(
        self, sale: str | None = None, repaid: int | None = None, borrowed: int | None = None
    ) -> State | None:
        """The state with these answers instead of the form's, or None where the money does not reach."""
        sale = self.sale if sale is None else sale
        repaid = self.repaid if repaid is None else repaid
        borrowed = self.borrowed if borrowed is None else borrowed
        return self._dealings.after(sale, repaid, borrowed)

    def fields(self, fits: Callable[[State], bool], touches: Callable[[str], bool]) -> Iterator[Field]:
        """`fits` says whether the action that is filled in can still be taken in a state.

        A sale brings money, so it can spoil an action only if it `touches` what the action needs, and a loan
        only by lowering the ceiling.
        """

        def possible(state: State | None) -> bool:
            return state is not None and fits(state)

        if self.assets:
            unsold = possible(self.after(sale=NOTHING))
            offered = {
                name: value
                for name, value in self.assets.items()
                if (unsold and not self.borrowed and not touches(name)) or possible(self.after(sale=name))
            }
            keep = (Option(NOTHING, "Sell nothing"),) if unsold else ()
            options = (*keep, *asset_options(offered, self.atlas))
            yield Pick(
                "sell",
                "Voluntary cutback",
                options,
                group="money",
                default=NOTHING if keep else None,
                hint="One thing may be sold back for cash before the action.",
            )
        if self.loan:
            yield self._number("repay", "Repay", self.loan, lambda sum_: possible(self.after(repaid=sum_)))
        if self.debt_free and loans.ceiling(self.state, self.atlas):
            # A sale may leave nothing to borrow; whoever has answered already must still be asked.
            yield self._number(
                "borrow", "Borrow", self.ceiling, lambda sum_: possible(self.after(borrowed=sum_))
            )

    def _number(self, name: str, label: str, most: int, possible: Callable[[int], bool]) -> Number:
        """From the least to the largest sum that is possible; what lies between is not tried."""
        low = next(filter(possible, self._sums(most)))
        high = next(filter(possible, reversed(self._sums(most))))
        hint = "In whole dollars, before the action."
        return Number(name, label, low, high, self.step, group="money", default=low, hint=hint)

    def carry_out(self, play: Play) -> None:
        if self.sale != NOTHING:
            cutbacks.sell(play, self.seat, self.sale)
            play.change(cut_back=True)
        loans.repay(play, self.seat, self.repaid)
        loans.borrow(play, self.seat, self.borrowed)

    def _sums(self, most: int) -> range:
        return range(0, most + 1, self.step)

    def _steps(self, value: object, most: int) -> int:
        return value if isinstance(value, int) and value in self._sums(most) else 0

    def _sale(self, partial: Choice) -> str:
        answer = partial.get("sell")
        sells = isinstance(answer, str) and answer != NOTHING and answer in self.assets
        return str(answer) if sells else NOTHING
