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
        return _of_old(outcome)
    names, total = listed(mat.name for mat in _first(view)), view.scores[0].total
    if outcome.winners:
        return said("baron-story.reason", kind=outcome.kind, companies=names, total=total)
    return said("baron-story.reason-lost", kind=outcome.kind, companies=names, total=total, **_loser(view))


def _of_old(outcome: Outcome) -> str:
    """As it was written when ends had no kind."""
    return plain_reason(outcome)


def _first(view: BaronView) -> list[MatView]:
    first = {score.company for score in first_places(view.scores)}
    return [mat for mat in view.companies if mat.key in first]


def _loser(view: BaronView) -> dict[str, Text | int]:
    """A player who has lost alone, as messages take it."""
    own = {mat.key: mat.name for mat in view.companies if mat.seat is not None}
    score = next(score for score in view.scores if score.company in own)
    tie = "yes" if score.total == view.scores[0].total else "no"
    return {"loser": own[score.company], "score": score.total, "tie": tie}


def told_result(view: BaronView, names: Names) -> Text:
    """Who won and how, as a sentence; nothing while the game is on."""
    outcome = view.outcome
    if outcome is None:
        return ""
    first = winners(view, outcome) or _first(view)
    companies, kind = listed(introduced(mat, names) for mat in first), outcome.kind
    if kind not in _KNOWN:
        how = _of_old(outcome)
        if not outcome.winners:
            return said("baron-story.result-of-old-lost", reason=how)
        return said("baron-story.result-of-old", companies=companies, number=len(first), reason=how)
    total = view.scores[0].total
    if not outcome.winners:
        return said("baron-story.result-lost", kind=kind, companies=companies, total=total, **_loser(view))
    return said("baron-story.result", kind=kind, companies=companies, number=len(first), total=total)
