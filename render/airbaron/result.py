"""How a game ended, in words."""

from __future__ import annotations

from render.airbaron.liveries import player
from render.artist import Names
from rules.airbaron.view import AirBaronView, AirlineView
from rules.engine import Outcome
from rules.wording import listed


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
    if not won:
        return f"Nobody wins: {outcome.how}."
    said = listed(f"{airline.name} ({player(airline.seat, names)})" for airline in won)
    first = won[0]
    loan = f" − ${first.loan}" if first.loan else ""
    account = f"share {first.share} + ${first.cash}{loan} = {outcome.scores[first.seat]}"
    return f"{said} {_wins(won)}: {outcome.how}, {account}."


def _wins(won: list[AirlineView]) -> str:
    return "wins" if len(won) == 1 else "win"
