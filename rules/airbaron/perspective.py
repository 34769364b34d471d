"""A state as one seat, or the public, may see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

from msgspec.structs import asdict, fields

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.box.components import Hub, Spoke
from rules.airbaron.finance import loans
from rules.airbaron.finance.purse import top_bill
from rules.airbaron.network import hubs
from rules.airbaron.state import Airline, State
from rules.airbaron.view import (
    AirBaronView,
    AirlineView,
    AuctionView,
    ContractView,
    Draw,
    EventSpace,
    FiguresView,
    ForeignView,
    HubView,
    IdleHub,
    OrdersView,
    SpokeView,
    Stage,
    Whereabouts,
)
from rules.values import Seat


def view(state: State, atlas: Atlas, seat: Seat | None) -> AirBaronView:
    stage: Stage = "over" if state.outcome else state.asks[0].kind
    shares, where = hubs.shares(state, atlas), _whereabouts(state)
    return AirBaronView(
        version=state.version,
        board=atlas.setup.board,
        cash_open=state.cash_open,
        seat=seat,
        goal=atlas.goal,
        round_limit=state.round_limit,
        figures=_figures(atlas),
        round=state.round,
        order=state.order,
        active=state.active,
        stage=stage,
        asked=tuple(ask.seat for ask in state.asks),
        hubs=_hubs(state, atlas, where),
        spokes=_spokes(state, atlas, where),
        foreign=_foreign(state, atlas, where),
        idle_hubs=_idle(atlas),
        airlines=tuple(_airline(state, atlas, each, seat, shares) for each in state.airlines),
        cup=tuple(sorted(seen(state, marker, seat) for marker in state.cup)),
        drawn=tuple(
            Draw(seen(state, drawn.marker, seat), drawn.seat, drawn.negated) for drawn in state.drawn
        ),
        unresolved=tuple(seen(state, marker, seat) for marker in state.unresolved),
        jumbo_markers=sum(marker not in state.aside for marker in atlas.jumbo_markers),
        settlement=state.settlement,
        contract=ContractView(state.contract_pays, state.contract_holder),
        loan_ceiling=loans.ceiling(state, atlas),
        recession=state.recession,
        competitor=state.competitor,
        event_spaces=_event_spaces(state, atlas, seat),
        auction=_auction(state),
        owed={debt.seat: debt.amount for debt in state.debts},
        orders=None if seat is None else _orders(state.airlines[seat]),
        outcome=state.outcome,
    )


def _orders(airline: Airline) -> OrdersView:
    return OrdersView(**asdict(airline.planned), **asdict(airline.orders), lasting=airline.lasting)


def seen(state: State, marker: str, seat: Seat | None) -> str:
    """A marker's name to this seat."""
    hidden = marker not in state.secrets or not state.known(marker, seat)
    return marker if hidden else state.secrets[marker]


@lru_cache(maxsize=32)
def _printed(atlas: Atlas) -> dict[str, dict[str, Any]]:
    """What is printed of each hub and spoke: the same in every view of a board."""
    places: dict[str, Hub | Spoke] = {**atlas.hubs, **atlas.spokes}
    figures = {code: asdict(place) for code, place in places.items()}
    return {
        code: {name: each[name] for name in each if name != "provenance"} for code, each in figures.items()
    }


@lru_cache(maxsize=32)
def _figures(atlas: Atlas) -> FiguresView:
    names = [field.name for field in fields(FiguresView)]
    return FiguresView(**{name: getattr(atlas.tracks, name).value for name in names})


_Where: TypeAlias = Callable[[str], Whereabouts]


def _whereabouts(state: State) -> _Where:
    known: dict[str, Whereabouts] = {**dict.fromkeys(state.aside, "map"), **dict.fromkeys(state.cup, "cup")}
    return lambda marker: known.get(marker, "drawn")


def _hubs(state: State, atlas: Atlas, where: _Where) -> tuple[HubView, ...]:
    jets = Counter(atlas.hub_of(code) for code in state.jets)
    return tuple(
        [_hub(atlas, code, hubs.standing(state, atlas, code), jets[code], where(code)) for code in atlas.hubs]
    )


def _spokes(state: State, atlas: Atlas, where: _Where) -> tuple[SpokeView, ...]:
    owners, jets = state.owners, state.jets
    return tuple(
        [_spoke(atlas, code, owners.get(code), code in jets, where(code)) for code in atlas.domestic]
    )


def _foreign(state: State, atlas: Atlas, where: _Where) -> tuple[ForeignView, ...]:
    owners, ssts = state.owners, {airline.sst for airline in state.airlines}
    return tuple(
        [_abroad(atlas, code, owners.get(code), code in ssts, where(code)) for code in atlas.foreign]
    )


# From one view to the next most places stay as they are: these are kept, being frozen.


@lru_cache(maxsize=4096)
def _hub(atlas: Atlas, code: str, standing: hubs.HubStanding, jumbos: int, marker: Whereabouts) -> HubView:
    printed, links = _printed(atlas)[code], atlas.links[code]
    return HubView(**printed, **standing._asdict(), jumbos=jumbos, links=links, marker=marker)


@lru_cache(maxsize=8192)
def _spoke(atlas: Atlas, code: str, owner: Seat | None, jet: bool, marker: Whereabouts) -> SpokeView:  # noqa: FBT001
    return SpokeView(**_printed(atlas)[code], owner=owner, jet=jet, marker=marker)


@lru_cache(maxsize=4096)
def _abroad(atlas: Atlas, code: str, owner: Seat | None, sst: bool, marker: Whereabouts) -> ForeignView:  # noqa: FBT001
    return ForeignView(**_printed(atlas)[code], owner=owner, sst=sst, marker=marker)


@lru_cache(maxsize=32)
def _idle(atlas: Atlas) -> tuple[IdleHub, ...]:
    return tuple(IdleHub(code=hub.code, city=hub.city, lat=hub.lat, lon=hub.lon) for hub in atlas.idle)


def _airline(
    state: State, atlas: Atlas, airline: Airline, seat: Seat | None, shares: tuple[int, ...]
) -> AirlineView:
    livery = atlas.livery(state.liveries[airline.seat])
    open_cash = state.cash_open or airline.seat == seat or state.outcome is not None
    spokes = state.spokes_of(airline.seat)
    return AirlineView(
        seat=airline.seat,
        name=livery.name,
        colour=livery.colour,
        share=shares[airline.seat],
        cash=airline.cash if open_cash else None,
        top_bill=top_bill(airline.cash, atlas),
        fare_wars=airline.fare_wars,
        jets_deployed=state.jets_of(airline.seat),
        jets_undeployed=airline.jets,
        sst=airline.sst,
        domestic=sum(code in atlas.domestic for code in spokes),
        foreign=sum(code in atlas.foreign for code in spokes),
        loan=airline.loan,
        on_strike=airline.on_strike,
        left=airline.left,
    )


def _event_spaces(state: State, atlas: Atlas, seat: Seat | None) -> tuple[EventSpace, ...]:
    return tuple(
        EventSpace(space, state.takers.get(token), state.secrets[token] if state.known(token, seat) else None)
        for token, space in atlas.event_tokens.items()
        if token in state.secrets
    )


def _auction(state: State) -> AuctionView | None:
    auction = state.auction
    if auction is None:
        return None
    return AuctionView(
        state.contract_pays, auction.drawer, auction.bids, auction.bidders, state.sealed, auction.over
    )
