"""A view kept up to date by what happens, event by event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from rules.baron.view import BaronView, InflationView, MatView
from rules.values import Event

Data: TypeAlias = Mapping[str, Any]


def booked(view: BaronView, event: Event) -> BaronView:
    """The view after an event, as far as the display's numbers go."""
    change = _CHANGES.get(event.kind)
    return view if change is None else change(view, event.data)


def _mat(view: BaronView, key: str, **changes: object) -> BaronView:
    mats = tuple(_changed(mat, changes) if mat.key == key else mat for mat in view.companies)
    return replace(view, companies=mats)


def _changed(mat: MatView, changes: Mapping[str, object]) -> MatView:
    """A company that nobody plays keeps no accounts."""
    kept = {
        key: value for key, value in changes.items() if mat.seat is not None or key not in {"marks", "gold"}
    }
    return replace(mat, **kept)


def _rating(view: BaronView, data: Data) -> BaronView:
    kind, after = data["type"], data["after"]
    if data["company"] == "allied":
        return replace(view, allied=replace(view.allied, **{kind: after}))
    ratings = next(mat.effectiveness for mat in view.companies if mat.key == data["company"])
    return _mat(view, data["company"], effectiveness=replace(ratings, **{kind: after}))


def _contract(view: BaronView, data: Data) -> BaronView:
    return _mat(replace(view, remaining=data["remaining"]), data["company"], marks=data["marks"])


def _money(view: BaronView, data: Data) -> BaronView:
    return _mat(view, data["company"], **{key: data[key] for key in ("marks", "gold") if key in data})


def _inflation(view: BaronView, data: Data) -> BaronView:
    round_ = InflationView(data["why"], data["die"], data["percent"], data["box"], data["lost"])
    return _lost(replace(view, inflation=data["box"], inflations=(*view.inflations, round_)), data)


def _lost(view: BaronView, data: Data) -> BaronView:
    for company, marks in data["lost"].items():
        had = next(mat.marks for mat in view.companies if mat.key == company)
        view = _mat(view, company, marks=had - marks)
    return view


def _morale(view: BaronView, data: Data) -> BaronView:
    return replace(view, **{f"{data['side']}_morale": data["after"]})


def _available(view: BaronView, data: Data) -> BaronView:
    return replace(view, available=data["after"], remaining=data["after"])


_CHANGES: dict[str, Callable[[BaronView, Data], BaronView]] = {
    "built": lambda view, data: _mat(view, data["company"], factories=data["after"]),
    "rating": _rating,
    "contract": _contract,
    "side_contracts": _money,
    "welded_steel": _money,
    "banked": _money,
    "swiss": _money,
    "marks": _money,
    "inflation": _inflation,
    "inflation_back": lambda view, data: replace(view, inflation=data["box"]),
    "collapse": _lost,
    "morale": _morale,
    "available": _available,
    "rush_order": lambda view, data: replace(view, remaining=data["after"]),
}
