"""How a game ended, in words."""

from __future__ import annotations

from render.artist import Names
from render.baron.companies import player
from rules.baron.view import BaronView, MatView
from rules.engine import Outcome
from rules.wording import listed, minus_signs


def winners(view: BaronView, outcome: Outcome) -> list[MatView]:
    return [mat for mat in view.companies if mat.seat is not None and mat.seat in outcome.winners]


def verdict(view: BaronView, outcome: Outcome) -> str:
    """Who won, in a few words."""
    names = [mat.name for mat in winners(view, outcome)]
    return f"{listed(names)} {'wins' if len(names) == 1 else 'win'}" if names else "Game lost"


def reason(outcome: Outcome) -> str:
    """The war's end first; then, if a player won, with how much."""
    war, _, account = outcome.how.partition("; ")
    company, won, total = account.partition(" won with ")
    return f"{war}, and {company} came out of it with the most, {total}" if won else outcome.how


def told_result(view: BaronView, names: Names) -> str:
    """Who won and how, as a sentence; nothing while the game is on."""
    outcome = view.outcome
    if outcome is None:
        return ""
    won = [f"{mat.name} ({player(mat, names)})" for mat in winners(view, outcome)]
    said = f"{listed(won)} {'wins' if len(won) == 1 else 'win'}" if won else "The game is lost"
    return f"{said}: {minus_signs(reason(outcome)).rstrip('.')}."
