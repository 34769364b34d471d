"""What the viewing seat's cash could do at once, as its view shows it."""

from __future__ import annotations

from typing import NamedTuple

from rules.airbaron.network import purchases, takeover
from rules.airbaron.supposed import Chart, state_of
from rules.airbaron.view import AirBaronView


class Prospects(NamedTuple):
    """Spokes that can be paid for: open ones by their codes, and others' with the odds of a takeover."""

    domestic: tuple[str, ...]
    foreign: tuple[str, ...]
    takeovers: dict[str, takeover.Odds]


def prospects(view: AirBaronView) -> Prospects:
    if view.seat is None:
        return Prospects((), (), {})
    state, chart, seat = state_of(view), Chart(view), view.seat
    attacked = [code for code in takeover.targets(state, chart, seat) if code in state.owners]
    return Prospects(
        tuple(purchases.domestic_prices(state, chart, seat)),
        tuple(purchases.foreign_prices(state, chart, seat)),
        {code: takeover.odds(state, chart, seat, code) for code in attacked},
    )
