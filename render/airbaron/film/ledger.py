"""A view kept up to date by what happens, event by event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from rules.airbaron.view import AirBaronView
from rules.values import Event, Seat

Data: TypeAlias = Mapping[str, Any]


def booked(view: AirBaronView, event: Event) -> AirBaronView:
    """The view after an event, as far as map and market shares go."""
    change = _CHANGES.get(event.kind)
    return view if change is None else change(view, event.data)


def _spoke(view: AirBaronView, code: str | None, **changes: object) -> AirBaronView:
    """A spoke, at home or abroad; what does not apply to it is left out."""
    return replace(
        view,
        spokes=tuple(
            replace(spoke, **_known(changes, "owner", "jet")) if spoke.code == code else spoke
            for spoke in view.spokes
        ),
        foreign=tuple(
            replace(spoke, **_known(changes, "owner", "sst")) if spoke.code == code else spoke
            for spoke in view.foreign
        ),
    )


def _known(changes: Mapping[str, object], *names: str) -> dict[str, object]:
    return {name: value for name, value in changes.items() if name in names}


def _airline(view: AirBaronView, seat: Seat, **changes: object) -> AirBaronView:
    lines = tuple(replace(each, **changes) if each.seat == seat else each for each in view.airlines)
    return replace(view, airlines=lines)


def _taken(view: AirBaronView, data: Data) -> AirBaronView:
    if not data["won"]:
        return view
    return _spoke(view, data["code"], owner=data["seat"], jet=data["jet"])


def _sold(view: AirBaronView, data: Data) -> AirBaronView:
    match data["asset"]:
        case "domestic" | "foreign":
            return _spoke(view, data["code"], owner=None, jet=False, sst=False)
        case "jumbo":
            return _spoke(view, data["code"], jet=False)
        case _:
            return _spoke(view, data["code"], sst=False)


def _forfeited(view: AirBaronView, data: Data) -> AirBaronView:
    for code in data["codes"]:
        view = _spoke(view, code, owner=None, sst=False)
    return view


def _redeployed(view: AirBaronView, data: Data) -> AirBaronView:
    for jet in data["jets"]:
        view = _spoke(view, jet["before"], jet=False)
    for jet in data["jets"]:
        view = _spoke(view, jet["after"], jet=True)
    if data["sst"]:
        view = _spoke(_spoke(view, data["sst"]["before"], sst=False), data["sst"]["after"], sst=True)
    return view


def _hub(view: AirBaronView, data: Data) -> AirBaronView:
    hubs = tuple(replace(hub, **data["after"]) if hub.code == data["hub"] else hub for hub in view.hubs)
    return replace(view, hubs=hubs)


_CHANGES: dict[str, Callable[[AirBaronView, Data], AirBaronView]] = {
    "turn": lambda view, data: replace(view, active=data["seat"]),
    "bought": lambda view, data: _spoke(view, data["code"], owner=data["seat"]),
    "bought_sst": lambda view, data: _spoke(view, data["code"], owner=data["seat"], sst=True),
    "bought_jumbo": lambda view, data: _spoke(view, data["code"], jet=True),
    "takeover": _taken,
    "sold": _sold,
    "forfeited": _forfeited,
    "redeployed": _redeployed,
    "jet_home": lambda view, data: _spoke(view, data["code"], jet=False),
    "hub": _hub,
    "share": lambda view, data: _airline(view, data["seat"], share=data["after"]),
    "fare_wars": lambda view, data: _airline(view, data["seat"], fare_wars=data["now"] == "in"),
    "struck": lambda view, data: _airline(view, data["seat"], on_strike=True),
    "settled": lambda view, data: _airline(view, data["seat"], on_strike=False),
    "loan": lambda view, data: _airline(view, data["seat"], loan=data["balance"]),
    "repaid": lambda view, data: _airline(view, data["seat"], loan=data["balance"]),
}
