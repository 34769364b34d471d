"""The one action of a turn: what is open to an airline now, and carrying it out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Literal, TypeAlias, get_args

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.network import hubs, purchases, redeployment, takeover
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.said import said
from rules.values import Seat

Purchase: TypeAlias = Literal["buy", "foreign", "sst", "jumbo"]
Targeted: TypeAlias = Literal["buy", "foreign", "sst", "jumbo", "takeover"]
PURCHASES: tuple[Purchase, ...] = get_args(Purchase)
TARGETED: tuple[Targeted, ...] = get_args(Targeted)
PASS, REDEPLOY, TAKEOVER = "pass", "redeploy", "takeover"

LABELS = {kind: said(f"airbaron-moves.act-{kind}") for kind in (*TARGETED, REDEPLOY, PASS)}

_PRICES: dict[str, Callable[[State, Atlas, Seat], dict[str, int]]] = {
    "buy": purchases.domestic_prices,
    "foreign": purchases.foreign_prices,
    "sst": purchases.sst_prices,
    "jumbo": purchases.jumbo_prices,
    "takeover": takeover.targets,
}
_BUY: dict[Purchase, Callable[[Play, Seat, str], None]] = {
    "buy": purchases.buy_domestic,
    "foreign": purchases.buy_foreign,
    "sst": purchases.buy_sst,
    "jumbo": purchases.buy_jumbo,
}


def targets(state: State, atlas: Atlas, seat: Seat, kind: str) -> dict[str, int]:
    """What the action may be aimed at, and what that costs."""
    prices = _PRICES.get(kind)
    return {} if prices is None else prices(state, atlas, seat)


class Open:
    """What is open to an airline in a state. Forms ask that over and over; each kind is looked into once."""

    def __init__(self, state: State, atlas: Atlas, seat: Seat) -> None:
        self.state, self.atlas, self.seat = state, atlas, seat
        self._targets: dict[str, dict[str, int]] = {}

    def targets(self, kind: str) -> dict[str, int]:
        """What the action may be aimed at, and what that costs."""
        known = self._targets.get(kind)
        if known is None:
            known = targets(self.state, self.atlas, self.seat, kind)
            if kind in TARGETED:
                self._targets[kind] = known
        return known

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of action; under strike an airline must pass."""
        return (*self._beside_passing(), PASS)

    @property
    def nothing(self) -> bool:
        """Whether all that can be done is to pass."""
        return next(self._beside_passing(), None) is None

    def _beside_passing(self) -> Iterator[str]:
        state = self.state
        if state.airlines[self.seat].on_strike:
            return
        cash = state.airlines[self.seat].cash
        open_prices = hubs.still_open(state, self.atlas).values()
        affords = any(price <= cash for price in open_prices)  # and what can be bought, can be attacked
        for kind in TARGETED:
            if (affords and kind in ("buy", TAKEOVER)) or self.targets(kind):
                yield kind
        if state.advanced and redeployment.has_something_to_move(state, self.atlas, self.seat):
            yield REDEPLOY


def purchase(play: Play, seat: Seat, kind: str, target: str) -> None:
    for known in PURCHASES:
        if known == kind:
            _BUY[known](play, seat, target)
