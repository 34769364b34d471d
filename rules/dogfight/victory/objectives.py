"""What a game is about, told once at its beginning: the missions, what scores, and how it is won."""

from __future__ import annotations

from rules.dogfight.state import State
from rules.dogfight.victory.scoring import terms
from rules.values import Event


def objectives(state: State) -> Event:
    """Nothing secret: who carries a camera or bombs is not part of it."""
    goals = state.goals
    data = {
        "winner": state.winner,
        "scorer": goals.scorer,
        "zero": goals.zero,
        "marginal": goals.marginal,
        "decisive": goals.decisive,
        "scoring": [{"side": term.side, "what": term.what, "points": term.points} for term in terms(state)],
        "missions": [
            {"kind": task.kind, "side": task.side, "target": task.target} for task in state.missions
        ],
    }
    return Event("goals", data)
