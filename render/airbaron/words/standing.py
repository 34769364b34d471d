"""What is still so when a post is told: much can happen in the step that it tells."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from render.airbaron.liveries import airline_of
from rules.airbaron.view import AirBaronView
from rules.drama import Drama

_HOLDS = frozenset({"first-hub", "hub-won", "hub-taken", "hub-war", "hub-back", "hub-broken"})
"""After each of these somebody else holds the hub, or nobody."""
_GAINS = frozenset({"hub-won", "hub-controlled", "great-turn", "lead"})
"""What says how much market share somebody has now."""


def still(dramas: Sequence[Drama], view: AirBaronView) -> list[Drama]:
    """Without what somebody has undone since, and with market shares as they stand."""
    return [_as_it_stands(drama, view) for drama in dramas if not _undone(drama, dramas, view)]


def _undone(drama: Drama, dramas: Sequence[Drama], view: AirBaronView) -> bool:
    later = [other for other in dramas if other.proof[-1] > drama.proof[-1]]
    if (hub := drama.data.get("hub")) is not None:
        kinds = {other.kind for other in later if other.data.get("hub") == hub}
        return bool(kinds & _HOLDS) or (drama.kind == "hub-controlled" and "control-broken" in kinds)
    if drama.kind == "lead":
        return _share(view, drama.seats[0]) <= _best_of_others(view, drama.seats[0])
    if drama.kind == "halfway":
        return 2 * _share(view, drama.seats[0]) < view.goal
    if drama.kind == "payday":
        return any(other.kind == "payday" for other in later)
    return False


def _as_it_stands(drama: Drama, view: AirBaronView) -> Drama:
    if drama.kind not in _GAINS:
        return drama
    now = {"share": _share(view, drama.seats[0])}
    if drama.kind == "lead":
        now["next"] = _best_of_others(view, drama.seats[0])
    return replace(drama, data={**drama.data, **now})


def _share(view: AirBaronView, seat: int) -> int:
    airline = airline_of(view, seat)
    return 0 if airline is None else airline.share


def _best_of_others(view: AirBaronView, seat: int) -> int:
    return max((airline.share for airline in view.airlines if airline.seat != seat), default=0)
