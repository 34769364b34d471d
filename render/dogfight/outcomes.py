"""How a game ended, in the words of its kind of outcome."""

from __future__ import annotations

from render.artist import plain_reason
from render.dogfight.naming import lower
from render.dogfight.phrases import form, side_points
from render.dogfight.sides import STYLES, side_name
from rules.engine import Outcome
from rules.said import Said, Text, said, series

_VERDICTS = {"marginal-victory", "decisive-victory", "victory", "no-points", "defeat"}
"""On the score of one side."""
_KINDS = _VERDICTS | {
    "pictures-home",
    "no-pictures",
    "pictures-lost",
    "left-alone",
    "last-flying",
    "points",
    "match-points",
    "seats",
}


def how(outcome: Outcome) -> Text:
    """As one sentence; that of a game which ended before outcomes had a kind is its own."""
    told = _told(outcome)
    return plain_reason(outcome) if told is None else told


def how_within(outcome: Outcome) -> Text:
    """The same as part of a longer sentence."""
    told = _told(outcome)
    return lower(plain_reason(outcome).rstrip(".")) if told is None else form(told, "clause")


def reason_of(outcome: Outcome) -> Text:
    """The same after who has won: a verdict on a side's score stands after the score."""
    told = _told(outcome)
    if told is None or outcome.kind not in _VERDICTS:
        return how(outcome)
    return Said(f"dogfight-story.how-{outcome.kind}-reason", told.args)


def _told(outcome: Outcome) -> Said | None:
    data = outcome.data
    if outcome.kind not in _KINDS:
        return None
    return said(
        f"dogfight-story.how-{outcome.kind}",
        why=data.get("why", ""),
        side=next((side_name(side) for side in STYLES if side == data.get("side")), ""),
        turns=data.get("turns", 0),
        points=side_points({side: data.get(side, 0) for side in STYLES}),
        scores=series(outcome.scores[seat] for seat in sorted(outcome.scores)),
        score=data.get("score", 0),
    )
