"""How a game ended, in words."""

from __future__ import annotations

from render.artist import Names, plain_reason
from render.baron.companies import introduced
from rules.baron.view import BaronView, MatView
from rules.baron.war.game_end import first_places
from rules.engine import Outcome
from rules.said import Said, Text, listed, said

_KNOWN = {"victory", "peace", "defeat", "collapse"}


def winners(view: BaronView, outcome: Outcome) -> list[MatView]:
    return [mat for mat in view.companies if mat.seat is not None and mat.seat in outcome.winners]


def verdict(view: BaronView, outcome: Outcome) -> Said:
    """Who won, in a few words."""
    names = [mat.name for mat in winners(view, outcome)]
    if not names:
        return said("baron-story.game-lost")
    return said("baron-story.verdict", companies=listed(names), number=len(names))


def reason(view: BaronView, outcome: Outcome) -> Text:
    """The war's end first; then who made the most of it, or to whom a player alone has lost."""
    if outcome.kind not in _KNOWN:
        return plain_reason(outcome).rstrip(".")
    first, named = first_places(view.scores), {mat.key: mat.name for mat in view.companies}
    names, total = listed(named[score.company] for score in first), first[0].total
    if outcome.winners:
        return said("baron-story.reason", kind=outcome.kind, companies=names, total=total)
    own = {mat.key for mat in view.companies if mat.seat is not None}
    loser = next(score for score in view.scores if score.company in own)
    return said(
        "baron-story.reason-lost",
        kind=outcome.kind,
        loser=named[loser.company],
        score=loser.total,
        companies=names,
        total=total,
        tie="yes" if loser.total == total else "no",
    )


def told_result(view: BaronView, names: Names) -> Text:
    """Who won and how, as a sentence; nothing while the game is on."""
    outcome = view.outcome
    if outcome is None:
        return ""
    won, how = [introduced(mat, names) for mat in winners(view, outcome)], reason(view, outcome)
    if not won:
        return said("baron-story.result-lost", reason=how)
    return said("baron-story.result", companies=listed(won), number=len(won), reason=how)
