"""What each airline made of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence

from render.airbaron.liveries import airline_of
from rules.airbaron.view import AirBaronView, AirlineView
from rules.engine import Outcome
from rules.values import Seat
from rules.wording import counted, listed, minus_signs


def figures(view: AirBaronView, seat: Seat, outcome: Outcome) -> tuple[str, ...]:
    """A seat's airline in numbers."""
    own = airline_of(view, seat)
    if own is None:
        return ()
    loan = f", less a loan of ${own.loan}" if own.loan else ""
    total = f"{minus_signs(outcome.scores.get(own.seat, 0))} in all"
    money = f"{own.name}: market share {own.share} and ${own.cash or 0} in cash{loan}, {total}."
    if not own.domestic + own.foreign:
        return (money,)
    return money, f"It flies to {_network(own)}, and holds {listed(_hubs(view, own)) or 'no hub'}."


def _network(own: AirlineView) -> str:
    jet = "Jumbo Jet"
    jets = len(own.jets_deployed) + own.jets_undeployed
    cities = [counted(own.domestic, "city"), *([f"{own.foreign} abroad"] if own.foreign else [])]
    return f"{' and '.join(cities)}{f' with {counted(jets, jet)}' if jets else ''}"


def _hubs(view: AirBaronView, own: AirlineView) -> Sequence[str]:
    return [hub.city for hub in view.hubs if own.seat in {hub.dominated_by, hub.controlled_by}]
