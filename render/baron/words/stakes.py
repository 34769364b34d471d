"""Whom something that happened harms, and whom it serves."""

from __future__ import annotations

from collections.abc import Iterable

from render.artist import Stakes
from rules.baron.view import BaronView
from rules.values import Event, Seat

_BAD = frozenset(
    {"ace_killed", "refused", "engineer_lost", "dead_end", "hampered", "objection", "strike", "crashes"}
)
_GOOD = frozenset(
    {
        "contract",
        "ace",
        "engineer",
        "honours",
        "built",
        "gained",
        "rolled",
        "banked",
        "marks",
        "side_contracts",
    }
)


def stakes_of(event: Event, view: BaronView) -> Stakes:
    data = event.data
    match event.kind:
        case "inflation" | "collapse":
            return Stakes(bad=_seats(view, (company for company, lost in data["lost"].items() if lost)))
        case "played":
            return Stakes(bad=_seats(view, [data["target"]]), good=_seats(view, [data["company"]]))
        case "spied":
            return Stakes(good=_seats(view, [data["company"]] if data["success"] else ()))
        case kind if kind in _BAD:
            return Stakes(bad=_seats(view, data.get("companies", [data.get("company")])))
        case kind if kind in _GOOD:
            return Stakes(good=_seats(view, [data["company"]]))
    return Stakes()


def _seats(view: BaronView, companies: Iterable[str | None]) -> frozenset[Seat]:
    wanted = set(companies)
    return frozenset(mat.seat for mat in view.companies if mat.key in wanted and mat.seat is not None)
