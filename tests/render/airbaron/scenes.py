"""Positions written by hand, for pictures: the rules' own set-up, with everything on the board replaced."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from rules.airbaron.foresight.deeds import AirBaronForesight
from rules.airbaron.title import AIRBARON
from rules.airbaron.view import (
    AirBaronView,
    AirlineView,
    AuctionView,
    Bid,
    ContractView,
    Draw,
    EventSpace,
    HubView,
    OrdersView,
)
from rules.engine import Choice, Outcome
from rules.table import Table
from rules.values import Seat

NAMES = {0: "Ada", 1: "Bruno", 2: "Chiara", 3: "Dev", 4: "Emil", 5: "Fatima"}


@cache
def opening(
    version: str = "basic", seats: int = 6, board: str = "east", cash: str = "hidden"
) -> AirBaronView:
    """The first round, before anybody's first turn."""
    options: dict[str, Any] = {"version": version, "board": board, "cash": cash}
    table = Table.new(AIRBARON, seats, options, b"a seed for pictures by hand....")
    view: AirBaronView = table.view(None)
    return view


def table(
    view: AirBaronView,
    owned: Mapping[Seat, str],
    jets: str = "",
    ssts: Mapping[Seat, str] | None = None,
    airlines: Mapping[Seat, Mapping[str, Any]] | None = None,
    **changes: Any,
) -> AirBaronView:
    """The view with these owners and jets; what follows from them is set right."""
    owners = {code: seat for seat, codes in owned.items() for code in codes.split()}
    standing, flown = set(jets.split()), dict(ssts or {})
    spokes = tuple(
        replace(spoke, owner=owners.get(spoke.code), jet=spoke.code in standing) for spoke in view.spokes
    )
    foreign = tuple(
        replace(spoke, owner=owners.get(spoke.code), sst=spoke.code in flown.values())
        for spoke in view.foreign
    )
    view = replace(view, spokes=spokes, foreign=foreign, **changes)
    view = replace(view, hubs=tuple(_hub(view, hub) for hub in view.hubs))
    lines = tuple(_airline(view, each, flown.get(each.seat)) for each in view.airlines)
    own = airlines or {}
    return replace(view, airlines=tuple(replace(each, **own.get(each.seat, {})) for each in lines))


def _hub(view: AirBaronView, hub: HubView) -> HubView:
    here = [spoke for spoke in view.spokes if spoke.hub == hub.code]
    counts = {seat: sum(spoke.owner == seat for spoke in here) for seat in range(6)}
    first = max(counts, key=lambda seat: counts[seat])
    return replace(
        hub,
        jumbos=sum(spoke.jet for spoke in here),
        dominated_by=first if 2 * counts[first] > len(here) else None,
        controlled_by=first if counts[first] == len(here) else None,
    )


def _airline(view: AirBaronView, airline: AirlineView, sst: str | None) -> AirlineView:
    seat = airline.seat
    share = sum(
        hub.share_control if hub.controlled_by == seat else hub.share_dominance
        for hub in view.hubs
        if hub.dominated_by == seat
    )
    return replace(
        airline,
        share=share,
        sst=sst,
        jets_deployed=tuple(spoke.code for spoke in view.spokes if spoke.jet and spoke.owner == seat),
        domestic=sum(spoke.owner == seat for spoke in view.spokes),
        foreign=sum(spoke.owner == seat for spoke in view.foreign),
    )


def crowd(seat: Seat | None = None) -> AirBaronView:
    """Six airlines in an advanced game, everything in use."""
    view = opening("advanced", 6)
    spaces = tuple(
        EventSpace(space, {50: 2, 100: 0}.get(space), "strike" if (space, seat) == (50, 2) else None)
        for space in (50, 100, 150, 200, 250)
    )
    purse = {0: 37, 1: 8, 2: 22, 3: 61, 4: 3, 5: 14}
    bills = {0: 20, 1: 5, 2: 20, 3: 20, 4: 1, 5: 10}
    lines: dict[Seat, dict[str, Any]] = {
        each: {"cash": purse[each] if each == seat else None, "top_bill": bills[each]} for each in purse
    }
    lines[0] |= {"fare_wars": True, "jets_undeployed": 1}
    lines[1] |= {"loan": 20}
    lines[2] |= {"on_strike": True}
    lines[4] |= {"fare_wars": True, "loan": 10}
    orders = OrdersView(
        fare_wars="out",
        acts=("buy:IND", "takeover:STL", "jumbo:box"),
        otherwise="ask",
        keep=5,
        chance=50,
        jets="no",
        further="list",
        loan="need",
        repay="spare",
        lasting="turn",
        sequence="profits",
        two_events="ask",
        strike="settle",
        bids="limit",
        bid_limit=12,
        cutbacks="cheapest",
        competitor="least",
        competitor_least=8,
    )
    return table(
        view,
        {
            0: "MEM OKC TUL LIT AUS MSP MEX EZE",
            1: "CLT BNA RDU JAX BHM MCO PBI AMS",
            2: "SEA PDX SMF RNO ANC HKG YVR LAS",
            3: "BOS PHL BDL PVD LHR BWI STL MSY SAT",
            4: "PIT ORF RIC CVG CLE CDG HNL SAN",
            5: "ABQ TUS ELP SLC MCI GDL YYC ROC",
        },
        jets="OKC CLT RDU BOS PHL SEA HNL",
        ssts={3: "LHR", 4: "CDG"},
        airlines=lines,
        seat=seat,
        round=9,
        order=(3, 0, 5, 1, 4, 2),
        active=0,
        stage="turn",
        asked=(0,),
        drawn=(
            Draw("JFK", 3),
            Draw("CLT", 3, negated=True),
            Draw("LHR", 0),
            Draw("jumbo-1", 0),
        ),
        cup=("BOS", "DFW", "event-100"),
        jumbo_markers=3,
        settlement=10,
        contract=ContractView(3, 5),
        loan_ceiling=20,
        event_spaces=spaces,
        orders=None if seat is None else orders,
    )


def east(seat: Seat | None = None) -> AirBaronView:
    """Three airlines in the East, cash open."""
    lines: dict[Seat, dict[str, Any]] = {0: {"cash": 31}, 1: {"cash": 12}, 2: {"cash": 55}}
    return table(
        opening("basic", 3, "east", "open"),
        {
            0: "BOS PHL BDL BUF PVD ROC LHR FCO MCO TPA PBI NAS",
            1: "CLT BNA JAX PIT BWI RIC MSY",
            2: "MSP STL IND MKE FRA CVG CLE MEM OKC",
        },
        jets="BOS BUF MCO CLT BNA MSP CVG",
        ssts={0: "LHR"},
        airlines=lines,
        seat=seat,
        round=6,
        order=(2, 0, 1),
        active=2,
        stage="turn",
        asked=(2,),
        drawn=(Draw("ORD", 2), Draw("PIT", 2)),
        jumbo_markers=1,
    )


def duel_west(seat: Seat | None = None) -> AirBaronView:
    return table(
        opening("basic", 2, "west"),
        {0: "SEA PDX SMF LAS SAN HNL NRT SLC MEM", 1: "MSP STL ABQ ELP TUS OMA MSY SAT TUL"},
        jets="SEA MSP",
        airlines={0: {"fare_wars": True, "top_bill": 10}, 1: {"top_bill": 20}},
        seat=seat,
        round=4,
        order=(1, 0),
        active=1,
        stage="turn",
        asked=(1,),
        drawn=(Draw("SFO", 1), Draw("jumbo-1", 1)),
        jumbo_markers=1,
    )


def auction(seat: Seat | None = None) -> AirBaronView:
    """Four airlines in the West: open bidding under way, a fee that must be cut back for, one that left."""
    return table(
        opening("advanced", 4, "west"),
        {0: "MEM OKC TUL AUS", 1: "SEA PDX SMF HNL SAN", 2: "MSP STL CVG", 3: "SLC MCI ABQ"},
        jets="SEA",
        airlines={
            0: {"top_bill": 10},
            1: {"top_bill": 5, "loan": 10},
            2: {"top_bill": 1, "left": True},
            3: {"top_bill": 20},
        },
        seat=seat,
        round=5,
        order=(3, 1, 0),
        active=3,
        stage="bid",
        asked=(0,),
        drawn=(Draw("contract", 3), Draw("recession", 3)),
        recession=True,
        competitor=1,
        contract=ContractView(2, None),
        auction=AuctionView(2, 3, (Bid(3, 4), Bid(1, None)), (0, 3), sealed=False, over=False),
        owed={1: 9},
    )


def won(seat: Seat | None = None) -> AirBaronView:
    """The end: everything is open to everyone."""
    view = crowd(seat)
    purse = (37, 8, 22, 61, 3, 14)
    lines = tuple(replace(each, cash=purse[each.seat]) for each in view.airlines)
    scores = {each.seat: each.share + purse[each.seat] - each.loan for each in lines}
    best = max(scores, key=lambda each: scores[each])
    outcome = Outcome((best,), scores, "round-limit")
    return replace(view, airlines=lines, active=None, stage="over", asked=(), outcome=outcome)


def empty(seat: Seat | None = None) -> AirBaronView:
    """Nobody has anything."""
    return replace(opening("advanced", 5), seat=seat)


SCENES: dict[str, Callable[[Seat | None], AirBaronView]] = {
    "crowd": crowd,
    "east": east,
    "west": duel_west,
    "auction": auction,
    "won": won,
    "empty": empty,
}


def scattered() -> AirBaronView:
    """A spoke at every hub, and more at some."""
    codes = "BOS PIT CLT BNA CVG MCO TPA MSP MEM OKC MSY SAT SLC ABQ SEA PDX HNL LHR CDG GRU NRT"
    view = crowd(4)
    return table(
        view, {4: codes, 0: "PHL STL"}, jets="BOS HNL", airlines={4: {"cash": 44, "fare_wars": True}}
    )


def indebted() -> AirBaronView:
    """World Domain owes $10."""
    view = crowd(3)
    lines = tuple(replace(each, loan=10) if each.seat == 3 else each for each in view.airlines)
    return replace(view, airlines=lines)


def gone() -> AirBaronView:
    """Aero Flamingo has left, and its spokes are open."""
    view = crowd(2)
    lines = tuple(
        replace(each, left=True, domestic=0, foreign=0, share=0, cash=0) if each.seat == 2 else each
        for each in view.airlines
    )
    spokes = tuple(replace(spoke, owner=None) if spoke.owner == 2 else spoke for spoke in view.spokes)
    return replace(view, airlines=lines, spokes=spokes)


MATS: dict[str, Callable[[], AirBaronView]] = {
    "orders": lambda: crowd(0),
    "seen": lambda: crowd(2),
    "open": lambda: east(0),
    "scattered": scattered,
    "empty": lambda: empty(1),
    "left": gone,
}
PREVIEWS: dict[str, tuple[Callable[[], AirBaronView], Choice]] = {
    "attack": (
        lambda: crowd(0),
        {
            "action": "takeover",
            "target": "STL",
            "jet": "yes",
            "then.1": "IND",
            "jet.1": "no",
            "then.2": "ask",
            "sell": "jet:OKC",
            "borrow": 20,
            "next.fare_wars": "out",
        },
    ),
    "plan": (
        lambda: crowd(0),
        {
            "fare_wars": "out",
            "act.1": "buy",
            "target.1": "TPA",
            "act.2": "takeover",
            "target.2": "SAT",
            "act.3": "pass",
            "sequence": "events",
            "strike": "settle",
            "bids": "limit",
            "bid_limit": 12,
            "cutbacks": "cheapest",
        },
    ),
    "purchase": (lambda: east(2), {"action": "buy", "target": "CMH"}),
    "redeploy": (
        indebted,
        {"action": "redeploy", "place.1": "BOS", "place.2": "box", "place.sst": "LHR", "repay": 10},
    ),
    "start": (lambda: crowd(2), {"fare_wars": "in", "settle": "settle", "sell.1": "LAS", "company": "keep"}),
    "nothing": (lambda: crowd(0), {}),
}


def preview(name: str) -> tuple[AirBaronView, AirBaronForesight]:
    """The view of a preview, and what its choice would lead to."""
    view, choice = PREVIEWS[name]
    return view(), AIRBARON.foresee(view(), choice)
