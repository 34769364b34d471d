"""How a game ended, in words."""

from __future__ import annotations

from render.airbaron.liveries import introduced
from render.artist import Names, plain_reason
from rules.airbaron.view import AirBaronView, AirlineView
from rules.engine import Outcome
from rules.said import Said, Text, listed, said


def winners(view: AirBaronView, outcome: Outcome) -> list[AirlineView]:
    return [airline for airline in view.airlines if airline.seat in outcome.winners]


def verdict(view: AirBaronView, outcome: Outcome) -> Said:
    """Who won, in a few words."""
    won = winners(view, outcome)
    if not won:
        return said("airbaron-story.verdict-nobody")
    return said("airbaron-story.verdict", airlines=_names(won), number=len(won))


def told_result(view: AirBaronView, names: Names) -> Text:
    """Who won and how, as a sentence; nothing while the game is on."""
    outcome = view.outcome
    if outcome is None:
        return ""
    won = winners(view, outcome)
    if not won:
        return said("airbaron-story.result-nobody", reason=plain_reason(outcome))
    airlines = listed([introduced(airline, names) for airline in won])
    return said("airbaron-story.result", airlines=airlines, number=len(won), reason=reason(view, outcome))


def reason(view: AirBaronView, outcome: Outcome) -> Text:
    """With names and numbers."""
    if outcome.kind not in {"goal-reached", "others-left", "round-limit"}:
        return plain_reason(outcome)
    won = winners(view, outcome)
    return said(
        "airbaron-story.reason",
        kind=outcome.kind,
        airlines=_names(won),
        number=len(won),
        goal=view.goal,
        round=view.round,
        total=max((outcome.scores[airline.seat] for airline in won), default=0),
    )


def _names(won: list[AirlineView]) -> Said:
    return listed([airline.name for airline in won])
