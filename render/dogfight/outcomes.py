"""How a game ended, in the words of its kind of outcome."""

from __future__ import annotations

from collections.abc import Iterator

from render.artist import plain_reason
from render.dogfight.phrases import side_points
from render.dogfight.sides import STYLES, side_name
from rules.engine import Outcome
from rules.said import Said, Text, said, sentences, series

_VERDICTS = {"marginal-victory", "decisive-victory", "victory", "no-points", "defeat"}
"""On the score of one side, which says all."""
_UNSEEN = {"no-pictures", "pictures-lost"}
_SCORED = {"last-flying", "points", "match-points"}
_ENDED = _UNSEEN | _SCORED | {"left-alone", "seats"}


def how(outcome: Outcome) -> Text:
    """In sentences; those of a game which ended before outcomes had a kind are its own."""
    told = list(_told(outcome))
    return sentences(told) if told else plain_reason(outcome)


def why(outcome: Outcome) -> Said:
    """Why the game was over when it was."""
    data = outcome.data
    side = next((side_name(side) for side in STYLES if side == data.get("side")), "")
    return said("dogfight-story.why", why=data.get("why", ""), side=side, turns=data.get("turns", 0))


def _told(outcome: Outcome) -> Iterator[Said]:
    kind, data = outcome.kind, outcome.data
    side = next((side_name(side) for side in STYLES if side == data.get("side")), "")
    if kind == "pictures-home":
        yield said("dogfight-story.how-pictures-home")
    if kind in _VERDICTS:
        yield said(f"dogfight-story.how-{kind}", side=side, score=data.get("score", 0))
    if kind in _ENDED:
        yield why(outcome)
    if kind in _UNSEEN:
        yield said("dogfight-story.how-no-pictures")
    if kind in _SCORED:
        points = side_points({side: data.get(side, 0) for side in STYLES})
        yield said("dogfight-story.final-score", points=points)
    if kind == "seats":
        scores = sorted(outcome.scores.values(), reverse=True)
        yield said("dogfight-story.final-score", points=series(scores))
