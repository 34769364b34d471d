"""Victory: the last side in the air, or match points where the scenario or the turn limit says so.

One point for each enemy airplane that left the table, two for each shot down, one off for each of one's
own shot down; an airplane that exploded was shot down.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.dogfight import events
from rules.dogfight.state import SIDES, State
from rules.dogfight.view import Side
from rules.engine import Event, Outcome

NAMES: dict[Side, str] = {"central": "Central Powers", "entente": "Entente"}


def match_points(state: State) -> dict[Side, int]:
    score: dict[Side, int] = dict.fromkeys(SIDES, 0)
    for plane in state.planes:
        enemy = opposite(plane.side)
        if plane.status == "left":
            score[enemy] += 1
        elif not plane.flying:
            score[enemy] += 2
            score[plane.side] -= 1
    return score


def opposite(side: Side) -> Side:
    return "entente" if side == "central" else "central"


def conclude_if_decided(state: State, log: list[Event]) -> State:
    """End the game as soon as a side has nobody left in the air."""
    aloft = {plane.side for plane in state.flying()}
    if len(aloft) == 2:
        return state
    if not aloft:
        return _conclude(state, _ahead(state), "Nobody is left in the air; match points decide", log)
    last = aloft.pop()
    flying = f"Only the {NAMES[last]} still fly"
    if state.winner == "last flying":
        return _conclude(state, last, flying, log)
    return _conclude(state, _ahead(state) or last, f"{flying}; match points decide", log)


def conclude_at_limit(state: State, log: list[Event]) -> State:
    how = f"All {state.turn_limit} turns are over; match points decide"
    return _conclude(state, _ahead(state), how, log)


def _ahead(state: State) -> Side | None:
    """The side with more match points; None if they are level."""
    score = match_points(state)
    if score["central"] == score["entente"]:
        return None
    return max(SIDES, key=lambda side: score[side])


def _conclude(state: State, winner: Side | None, how: str, log: list[Event]) -> State:
    score = match_points(state)
    sides = state.seats()
    told = f"{how}: {NAMES['central']} {score['central']}, {NAMES['entente']} {score['entente']}."
    outcome = Outcome(
        winners=tuple(seat for seat in sorted(sides) if sides[seat] == winner),
        scores={seat: score[sides[seat]] for seat in sorted(sides)},
        how=told,
    )
    log.append(events.over(winner or "draw", told, {side: score[side] for side in SIDES}))
    return replace(state, stage="over", outcome=outcome, asked=())
