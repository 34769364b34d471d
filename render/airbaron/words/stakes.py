"""Whom something that happened harms, and whom it serves."""

from __future__ import annotations

from render.artist import Stakes
from rules.values import Event, Seat

_BAD = frozenset(
    {"left", "folded", "crash", "struck", "forfeited", "sold", "fee", "short", "strike_goes_on", "settled"}
)
_GOOD = frozenset({"contract_won", "bought", "bought_sst", "bought_jumbo", "contract_paid"})


def stakes_of(event: Event) -> Stakes:
    data = event.data
    match event.kind:
        case "takeover":
            winner, loser = (data["seat"], data["defender"]) if data["won"] else (None, data["seat"])
            return Stakes(bad=_only(loser), good=_only(winner))
        case "hub":
            before, after = _holders(data["before"]), _holders(data["after"])
            return Stakes(bad=before - after, good=after)
        case "profit":
            return Stakes(good=frozenset(payment["seat"] for payment in data["payments"]))
        case kind if kind in _BAD:
            return Stakes(bad=_only(data["seat"]))
        case kind if kind in _GOOD:
            return Stakes(good=_only(data["seat"]))
    return Stakes()


def _only(seat: Seat | None) -> frozenset[Seat]:
    return frozenset() if seat is None else frozenset({seat})


def _holders(hub: dict[str, Seat | None]) -> frozenset[Seat]:
    return frozenset(seat for seat in hub.values() if seat is not None)
