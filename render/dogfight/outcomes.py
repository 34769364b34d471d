"""How a game ended, in the words of its kind of outcome."""

from __future__ import annotations

from render.artist import plain_reason
from render.dogfight.sides import STYLES
from rules.engine import Outcome

_WHY = {
    "turns-over": "All {turns} turns are over",
    "one-side-flies": "Only the {side} still fly",
    "scenario-over": "The scenario is over",
    "nobody-flies": "Nobody is left in the air",
}
_HOW = {
    "pictures-home": "The pictures were brought home.",
    "no-pictures": "{why}, and no pictures were brought home: a draw.",
    "pictures-lost": "{why}, and no pictures were brought home.",
    "left-alone": "{why}.",
    "last-flying": "{why}: {points}.",
    "points": "{why}; points decide: {points}.",
    "match-points": "{why}; match points decide: {points}.",
    "seats": "{why}; each seat scores for itself: {scores}.",
    "marginal-victory": "A marginal victory: {score}.",
    "decisive-victory": "A decisive victory: {score}.",
    "victory": "A victory: {score}.",
    "no-points": "A draw: {score}.",
    "defeat": "A defeat: {score}.",
}


def how(outcome: Outcome) -> str:
    """As one sentence; that of a game which ended before outcomes had a kind is its own."""
    data = outcome.data
    if outcome.kind not in _HOW:
        return plain_reason(outcome)
    names = {side: look.name for side, look in STYLES.items()}
    side = next((name for key, name in names.items() if key == data.get("side")), "")
    return _HOW[outcome.kind].format(
        why=_WHY.get(str(data.get("why")), "").format(side=side, turns=data.get("turns")),
        points=", ".join(f"{name} {data.get(key)}" for key, name in names.items()),
        scores=", ".join(str(outcome.scores[seat]) for seat in sorted(outcome.scores)),
        score=f"the {side} score {data.get('score')}",
    )
