"""How a game ended, in words."""

from __future__ import annotations

from render.artist import Names, plain_reason
from render.baron.companies import player
from rules.baron.view import BaronView, MatView
from rules.baron.war.game_end import first_places
from rules.engine import Outcome
from rules.wording import listed, minus_signs

_WAR = {
    "victory": "Germany won the war",
    "peace": "both sides were spent and made peace",
    "defeat": "Germany lost the war",
    "collapse": "hyperinflation ruined Germany",
}


def winners(view: BaronView, outcome: Outcome) -> list[MatView]:
    return [mat for mat in view.companies if mat.seat is not None and mat.seat in outcome.winners]


def verdict(view: BaronView, outcome: Outcome) -> str:
    """Who won, in a few words."""
    names = [mat.name for mat in winners(view, outcome)]
    return f"{listed(names)} {'wins' if len(names) == 1 else 'win'}" if names else "Game lost"


def reason(view: BaronView, outcome: Outcome) -> str:
    """The war's end first; then who made the most of it, or to whom a player alone has lost."""
    war = _WAR.get(outcome.kind)
    if war is None:
        return plain_reason(outcome)
    first, named = first_places(view.scores), {mat.key: mat.name for mat in view.companies}
    names, total = listed(named[score.company] for score in first), first[0].total
    if outcome.winners:
        return f"{war}, and {names} came out of it with the most, {total}"
    own = {mat.key for mat in view.companies if mat.seat is not None}
    loser = next(score for score in view.scores if score.company in own)
    tie = " and more factories" if loser.total == total else ""
    return f"{war}; {named[loser.company]} lost with {loser.total} to {names} with {total}{tie}"


def told_result(view: BaronView, names: Names) -> str:
    """Who won and how, as a sentence; nothing while the game is on."""
    outcome = view.outcome
    if outcome is None:
        return ""
    won = [f"{mat.name} ({player(mat, names)})" for mat in winners(view, outcome)]
    said = f"{listed(won)} {'wins' if len(won) == 1 else 'win'}" if won else "The game is lost"
    return f"{said}: {minus_signs(reason(view, outcome)).rstrip('.')}."
