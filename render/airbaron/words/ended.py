"""What each airline made of a game that is over."""

from __future__ import annotations

from render.airbaron.liveries import airline_of
from rules.airbaron.view import AirBaronView, AirlineView
from rules.engine import Outcome
from rules.said import Said, listed, said
from rules.values import Seat


def figures(view: AirBaronView, seat: Seat, outcome: Outcome) -> tuple[Said, ...]:
    """A seat's airline in numbers."""
    own = airline_of(view, seat)
    if own is None:
        return ()
    money = said(
        "airbaron-story.figures-worth",
        airline=own.name,
        share=own.share,
        cash=own.cash or 0,
        loan=own.loan,
        total=outcome.scores.get(own.seat, 0),
    )
    if not own.domestic + own.foreign:
        return (money,)
    network = said(
        "airbaron-story.figures-network",
        domestic=own.domestic,
        foreign=own.foreign,
        jets=len(own.jets_deployed) + own.jets_undeployed,
        hubs=_hubs(view, own),
    )
    return money, network


def _hubs(view: AirBaronView, own: AirlineView) -> Said:
    held = [hub.city for hub in view.hubs if own.seat in {hub.dominated_by, hub.controlled_by}]
    return listed(held) if held else said("airbaron-story.name-no-hub")
