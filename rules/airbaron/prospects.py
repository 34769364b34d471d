"""What the viewing seat's cash could do at once, as its view shows it."""

from __future__ import annotations

from typing import NamedTuple

from rules.airbaron.network import purchases, takeover
from rules.airbaron.supposed import SeenNetwork, state_of
from rules.airbaron.view import AirBaronView


class AffordableSpokes(NamedTuple):
    """Spokes that can be paid for: open ones by their codes, and others' with the odds of a takeover."""

    domestic: tuple[str, ...]
    foreign: tuple[str, ...]
    takeovers: dict[str, takeover.Odds]


def prospects(view: AirBaronView) -> AffordableSpokes:
    if view.seat is None:
        return AffordableSpokes((), (), {})
    state, network, seat = state_of(view), SeenNetwork(view), view.seat
    attacked = [code for code in takeover.targets(state, network, seat) if code in state.owners]
    return AffordableSpokes(
        tuple(purchases.domestic_prices(state, network, seat)),
        tuple(purchases.foreign_prices(state, network, seat)),
        {code: takeover.odds(state, network, seat, code) for code in attacked},
    )
