"""The money side of the Profit Draw step: one voluntary cutback, repaying a loan, taking one.

A form may be filled in in any order, so each field offers what fits the other answers: `Books` supposes
the answers carried out and looks where that leads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.finance import loans
from rules.airbaron.network import cutbacks
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.airbaron.wording import asset_options, plain
from rules.engine import Choice, Field, Number, Option, Pick
from rules.said import Said, said
from rules.values import Seat

NOTHING = "nothing"


class Deal(NamedTuple):
    """What is sold, or that nothing is, and what is repaid and borrowed after that."""

    sale: str = NOTHING
    repaid: int = 0
    borrowed: int = 0


class Dealings:
    """What an airline may sell in its turn, and where its deals lead: the same at every asking of a form, and
    found once."""

    def __init__(self, state: State, atlas: Atlas, seat: Seat) -> None:
        self.state, self.atlas, self.seat = state, atlas, seat
        self._sold: dict[str, State] = {NOTHING: state}
        self._ceilings: dict[str, int] = {}
        self._after: dict[Deal, State] = {Deal(): state}

    @cached_property
    def assets(self) -> dict[str, int]:
        allowed = self.state.advanced and not self.state.cut_back
        return cutbacks.assets(self.state, self.atlas, self.seat) if allowed else {}

    @cached_property
    def offered(self) -> tuple[Option, ...]:
        """All of it in words."""
        return asset_options(self.assets, self.atlas)

    def cash(self, deal: Deal) -> int:
        """What there is after it. A sale brings what the asset is worth, whatever it costs besides."""
        sold = 0 if deal.sale == NOTHING else self.assets[deal.sale]
        return self.state.airlines[self.seat].cash + sold - deal.repaid + deal.borrowed

    def ceiling(self, sale: str) -> int:
        """What may be borrowed after the sale: those of domestic spokes alone may cost market share."""
        if sale not in self._ceilings:
            after = self.sold(sale) if sale in self.atlas.domestic else self.state
            self._ceilings[sale] = loans.ceiling(after, self.atlas)
        return self._ceilings[sale]

    def sold(self, sale: str) -> State:
        if sale not in self._sold:
            self._sold[sale] = cutbacks.after(self.state, self.atlas, self.seat, (sale,))
        return self._sold[sale]

    def possible(self, deal: Deal) -> bool:
        """Whether the money reaches: cash for what is repaid, and a ceiling high enough for a new loan, which
        there may not be beside another."""
        if self.cash(deal) < deal.borrowed:
            return False
        if not deal.borrowed:
            return True
        paid_back = deal.repaid == self.state.airlines[self.seat].loan
        return paid_back and deal.borrowed <= self.ceiling(deal.sale)

    def after(self, deal: Deal) -> State:
        """Where a deal leads that is possible."""
        if deal not in self._after:
            play = Play.supposing(self.sold(deal.sale), self.atlas)
            loans.repay(play, self.seat, deal.repaid)
            loans.borrow(play, self.seat, deal.borrowed)
            self._after[deal] = play.state
        return self._after[deal]


class Books:
    """An airline's finances in its own turn, as far as a form is filled in."""

    def __init__(
        self, state: State, atlas: Atlas, seat: Seat, partial: Choice, dealings: Dealings | None = None
    ) -> None:
        self.state, self.atlas, self.seat = state, atlas, seat
        self.dealings = dealings or Dealings(state, atlas, seat)
        self.step = atlas.tracks.loan_step.value
        self.loan = state.airlines[seat].loan
        self.sale = self._sale(partial)
        self.cash = self.dealings.cash(Deal(self.sale))
        self.repaid = self._steps(partial.get("repay"), min(self.loan, self.cash)) if self.loan else 0
        wanted = partial.get("borrow")
        self.borrowed = self._steps(wanted, self.ceiling) if wanted and self.debt_free else 0
        self.deal = Deal(self.sale, self.repaid, self.borrowed)

    @property
    def assets(self) -> dict[str, int]:
        return self.dealings.assets

    @cached_property
    def ceiling(self) -> int:
        """What may be borrowed after the sale."""
        return self.dealings.ceiling(self.sale)

    @property
    def debt_free(self) -> bool:
        """Whether a loan may be taken: there is none, or it is paid back in this turn."""
        return self.repaid == self.loan

    @property
    def can_raise(self) -> bool:
        """Whether there is something to sell or to borrow; everybody can see that."""
        return bool(self.assets) or (self.debt_free and self.ceiling > 0)

    @property
    def left(self) -> int:
        """The cash that is there with all of that carried out."""
        return self.dealings.cash(self.deal)

    def after(self) -> State:
        """The state with all of that carried out."""
        return self.dealings.after(self.deal)

    def fields(self, fits: Callable[[Deal], bool], touches: Callable[[str], bool]) -> Iterator[Field]:
        """`fits` says whether the action that is filled in can still be taken after a deal.

        A sale brings money, so it can spoil an action only if it `touches` what the action needs, and a loan
        only by lowering the ceiling.
        """

        def possible(deal: Deal) -> bool:
            return self.dealings.possible(deal) and fits(deal)

        if self.assets:
            yield self._sale_field(possible, touches)
        if self.loan:
            most, deal = self.loan, self.deal
            yield self._number("repay", most, lambda sum_: possible(deal._replace(repaid=sum_)))
        if self.debt_free and self.dealings.ceiling(NOTHING):
            # A sale may leave nothing to borrow; whoever has answered already must still be asked.
            most, deal = self.ceiling, self.deal
            yield self._number("borrow", most, lambda sum_: possible(deal._replace(borrowed=sum_)))

    def _sale_field(self, possible: Callable[[Deal], bool], touches: Callable[[str], bool]) -> Pick:
        unsold = possible(self.deal._replace(sale=NOTHING))
        risky = self.assets if not unsold else [name for name in self.assets if self._risky(name, touches)]
        barred = [name for name in risky if not possible(self.deal._replace(sale=name))]
        offered = self.dealings.offered
        return Pick(
            "sell",
            said("airbaron-moves.sell"),
            (*((_KEEP,) if unsold else ()), *[each for each in offered if each.value not in barred]),
            group="money",
            default=NOTHING if unsold else None,
            hint=said("airbaron-moves.sell.hint"),
        )

    def _risky(self, asset: str, touches: Callable[[str], bool]) -> bool:
        return touches(asset) or (self.borrowed > 0 and asset in self.atlas.domestic)

    def _number(self, name: str, most: int, possible: Callable[[int], bool]) -> Number:
        """From the least to the largest sum that is possible; what lies between is not tried."""
        low = next(filter(possible, self._sums(most)))
        high = next(filter(possible, reversed(self._sums(most))))
        return _sum_field(name, low, high, self.step)

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


_KEEP = plain(NOTHING, "airbaron-moves.sell-nothing")
_SUMS: dict[str, Said] = {"repay": said("airbaron-moves.repay"), "borrow": said("airbaron-moves.borrow")}


@lru_cache(maxsize=1024)
def _sum_field(name: str, low: int, high: int, step: int) -> Number:
    hint = said("airbaron-moves.sum-hint")
    return Number(name, _SUMS[name], low, high, step, group="money", default=low, hint=hint)
