"""How a game ended, in words."""

from __future__ import annotations

from render.airbaron.liveries import introduced
from render.artist import Names, plain_reason
from rules.airbaron.view import AirBaronView, AirlineView
from rules.engine import Outcome
from rules.said import Said, Text, listed, said

_KNOWN = {"goal-reached", "others-left", "round-limit"}


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
    if outcome.kind not in _KNOWN:
        how = plain_reason(outcome)
        return said("airbaron-story.result-of-old", airlines=airlines, number=len(won), reason=how)
    return said("airbaron-story.result", airlines=airlines, number=len(won), **_how(view, outcome, won))


def reason(view: AirBaronView, outcome: Outcome) -> Text:
    """With names and numbers."""
    if outcome.kind not in _KNOWN:
        return plain_reason(outcome)
    won = winners(view, outcome)
    return said("airbaron-story.reason", airlines=_names(won), number=len(won), **_how(view, outcome, won))


def _how(view: AirBaronView, outcome: Outcome, won: list[AirlineView]) -> dict[str, str | int]:
    total = max((outcome.scores[airline.seat] for airline in won), default=0)
    return {"kind": outcome.kind, "goal": view.goal, "round": view.round, "total": total}


def _names(won: list[AirlineView]) -> Said:
    return listed([airline.name for airline in won])
