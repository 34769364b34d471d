"""How a game ended, in words."""

from __future__ import annotations

from render.airbaron.liveries import player
from render.artist import Names, plain_reason
from rules.airbaron.view import AirBaronView, AirlineView
from rules.engine import Outcome
from rules.wording import listed, minus_signs


def winners(view: AirBaronView, outcome: Outcome) -> list[AirlineView]:
    return [airline for airline in view.airlines if airline.seat in outcome.winners]


def verdict(view: AirBaronView, outcome: Outcome) -> str:
    """Who won, in a few words."""
    won = winners(view, outcome)
    return f"{listed(airline.name for airline in won)} {_wins(won)}" if won else "Nobody wins"


def told_result(view: AirBaronView, names: Names) -> str:
    """Who won and how, as a sentence; nothing while the game is on."""
    outcome = view.outcome
    if outcome is None:
        return ""
    won = winners(view, outcome)
    said = listed(f"{airline.name} ({player(airline.seat, names)})" for airline in won)
    return (
        f"{said} {_wins(won)}: {reason(view, outcome)}." if won else f"Nobody wins: {plain_reason(outcome)}."
    )


def reason(view: AirBaronView, outcome: Outcome) -> str:
    """With names and numbers."""
    won = winners(view, outcome)
    names, has = listed([airline.name for airline in won]), "has" if len(won) == 1 else "have"
    total = minus_signs(max((outcome.scores[airline.seat] for airline in won), default=0))
    match outcome.kind:
        case "goal-reached":
            return f"{names} reached the goal of {view.goal} with {total}"
        case "others-left":
            return f"all others have left, and {names} flies on alone"
        case "round-limit":
            return f"round {view.round} was the last, and {names} {has} the best total, {total}"
        case _:
            return plain_reason(outcome)


def _wins(won: list[AirlineView]) -> str:
    return "wins" if len(won) == 1 else "win"
