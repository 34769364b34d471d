"""Effectiveness rolls: a die by the aeroplane type, the technology bonuses, and a marker that only rises."""

from __future__ import annotations

from functools import cache

from rules.baron.companies.technologies import bonuses
from rules.baron.play import Play
from rules.baron.view import TRACK_END, Kind

SIDES: dict[Kind, int] = {"fighter": 6, "recon": 3, "bomber": 2}
WEIGHTS: dict[Kind, float] = {"fighter": 1.0, "recon": 0.6, "bomber": 0.7}
"""What a point of each type is worth beside the others', found by letting stand-ins play."""


def dice_thrown(*, engineer: bool) -> int:
    """A Talented Engineer rolls twice, and the better die counts."""
    return 2 if engineer else 1


@cache
def expected_rise(sides: int, dice: int, headroom: int) -> float:
    """By how much the best of so many dice exceeds the headroom (current rating less bonuses)."""
    total, below = 0.0, 0.0
    for face in range(1, sides + 1):
        upto = (face / sides) ** dice
        total += (upto - below) * max(0, face - headroom)
        below = upto
    return total


def roll_effectiveness(play: Play, key: str, kind: Kind, why: str) -> None:
    company = play.state.company(key)
    effects = company.effects
    thrown = [play.die(SIDES[kind], "effectiveness") for _ in range(dice_thrown(engineer=company.engineer))]
    counted = max(1, max(thrown) + effects.die)
    bonus = bonuses(play.figures, company).of(kind)
    before = company.effectiveness.of(kind)
    result = counted + bonus + effects.result
    play.tell(
        "rolled",
        company=key,
        type=kind,
        dice=thrown,
        add=effects.die + effects.result,
        bonus=bonus,
        result=result,
        before=before,
        after=max(before, min(TRACK_END, result)),
        why=why,
    )
    if result > before:
        play.rate(key, kind, result, why)
