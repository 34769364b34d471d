"""The table as a view shows it, in the shape that the rules know: to ask them about what may come.

What the view hides is left out: the state has no secrets, no markers aside and no orders, and a pile that is
not seen is empty. So nothing that is worked out from it can give anything away.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.airbaron.box.components import board_key
from rules.airbaron.state import Airline, Ask, State
from rules.airbaron.view import AirBaronView, AirlineView, AnySpoke


class SeenNetwork:
    """The map of a view, as a network."""

    def __init__(self, view: AirBaronView) -> None:
        self.domestic = {spoke.code: spoke for spoke in view.spokes}
        self.foreign = {spoke.code: spoke for spoke in view.foreign}
        self.prices = {spoke.code: spoke.price for spoke in view.spokes}
        self.domestic_of = _by_hub(view, view.spokes)
        self.foreign_of = _by_hub(view, view.foreign)
        self.links = {hub.code: hub.links for hub in view.hubs}


def _by_hub(view: AirBaronView, spokes: Iterable[AnySpoke]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {hub.code: [] for hub in view.hubs}
    for spoke in spokes:
        found[spoke.hub].append(spoke.code)
    return {hub: tuple(codes) for hub, codes in found.items()}


def state_of(view: AirBaronView) -> State:
    owned = {spoke.code: spoke.owner for spoke in (*view.spokes, *view.foreign)}
    return State(
        version=view.version,
        board=board_key(len(view.airlines), view.board),
        cash_open=view.cash_open,
        sealed=True,
        leaving=False,
        round_limit=view.round_limit,
        liveries=tuple(airline.name for airline in view.airlines),
        bank=0,
        airlines=tuple(_airline(each) for each in view.airlines),
        owners={code: owner for code, owner in sorted(owned.items()) if owner is not None},
        jets=tuple(sorted(spoke.code for spoke in view.spokes if spoke.jet and spoke.owner is not None)),
        cup=view.cup,
        drawn=view.drawn,
        aside=(),
        secrets={},
        takers={},
        round=view.round,
        order=view.order,
        place=view.order.index(view.active) if view.active in view.order else -1,
        asks=tuple(Ask(seat, view.stage) for seat in view.asked),
        unresolved=view.unresolved,
        settlement=view.settlement,
        contract_pays=view.contract.pays,
        contract_holder=view.contract.holder,
        recession=view.recession,
        competitor=view.competitor,
        outcome=view.outcome,
    )


def _airline(seen: AirlineView) -> Airline:
    return Airline(
        seat=seen.seat,
        cash=seen.cash or 0,
        fare_wars=seen.fare_wars,
        jets=seen.jets_undeployed,
        sst=seen.sst,
        loan=seen.loan,
        on_strike=seen.on_strike,
        left=seen.left,
    )
