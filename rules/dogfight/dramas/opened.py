"""What the damage cards said, and who looked at whose maneuvers: told once a game is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.dogfight.dramas.chronicle import Burst, Chronicle, Moment
from rules.drama import Drama

HEAVY = 5
"""Damage points of a burst worth telling."""
FAR, NEAR = 150, 80
"""From how far a hit is a long one, and to how near a blank burst should have been none."""
WHISKER = 2
"""With so many points of resistance left somebody came through by a whisker."""


class Drawn(NamedTuple):
    """What a burst did."""

    at: int
    burst: Burst
    points: int
    blank: bool


def opened(told: Chronicle) -> Iterator[Drama]:
    drawn = [*_drawn(told)]
    yield from _best(told, drawn)
    yield from _whiskers(told)
    yield from _foreseen(told)


def _drawn(told: Chronicle) -> Iterator[Drawn]:
    """Of a ground card's burst nothing but its damage is told; an airplane's is told with its distance."""
    fired: dict[tuple[Moment, str, str, str], Burst] = {
        (burst.moment, burst.shooter, burst.gun, burst.target): burst for burst in told.bursts
    }
    for at, each in told.of("drew", "hit"):
        data = each.event.data
        target = data["plane"] if each.event.kind == "drew" else data["target"]
        moment = each.turn, data["round"]
        burst = fired.get((moment, data["shooter"], data["gun"], target))
        if burst:
            blank = not any(card["points"] or card["special"] for card in data["cards"])
            yield Drawn(at, burst, sum(data["counts"]), blank)


def _best(told: Chronicle, drawn: list[Drawn]) -> Iterator[Drama]:
    """The heaviest, the longest and the blankest of the game; of equal ones the first."""
    heavy = max(drawn, key=lambda each: each.points, default=None)
    if heavy and heavy.points >= HEAVY:
        yield _of_burst(told, "heaviest-burst", heavy, points=heavy.points, cards=heavy.burst.cards)
    hits = [each for each in drawn if each.points and each.burst.distance >= FAR]
    if hits:
        far = max(hits, key=lambda each: each.burst.distance)
        yield _of_burst(told, "longest-hit", far, distance=far.burst.distance, points=far.points)
    blanks = [each for each in drawn if each.blank and each.burst.cards > 1 and each.burst.distance <= NEAR]
    if blanks:
        near = min(blanks, key=lambda each: each.burst.distance)
        yield _of_burst(told, "blank-burst", near, distance=near.burst.distance, cards=near.burst.cards)


def _of_burst(told: Chronicle, kind: str, drawn: Drawn, **data: int) -> Drama:
    shooter, target = drawn.burst.shooter, drawn.burst.target
    proof = drawn.burst.at, drawn.at
    return told.drama(kind, *proof, about=(shooter, target), target=target, by=shooter, **data)


def _whiskers(told: Chronicle) -> Iterator[Drama]:
    """Who came through, and would not have taken much more."""
    fell = {loss.plane for loss in told.losses if loss.cause not in {"left", "home"}}
    over = told.last("over")
    total: dict[str, tuple[int, int]] = {}
    for at, each in told.of("drew", "noted"):
        total[each.event.data["plane"]] = at, each.event.data["points"]
    for plane, (at, points) in total.items():
        if plane not in told.planes or plane in fell or over is None:
            continue
        margin = told.planes[plane].resistance - points
        if 0 < margin <= WHISKER:
            yield told.drama(
                "whisker",
                at,
                over[0],
                about=[plane],
                more=3 * (WHISKER - margin),
                plane=plane,
                margin=margin,
            )


def _foreseen(told: Chronicle) -> Iterator[Drama]:
    """A tailer who saw the next card, changed its own, and brought the other down in that round."""
    looks = {
        (each.turn, each.event.data["round"], each.event.data["plane"]): (at, each)
        for at, each in told.of("look")
    }
    changed = {
        (each.turn, each.event.data["round"], each.event.data["plane"]): at
        for at, each in told.of("rearranged")
    }
    for kill in told.kills():
        for by in kill.by:
            key = (*kill.moment, by)
            at, look = looks.get(key, (0, None))
            if look and key in changed and look.event.data["target"] == kill.plane:
                yield told.drama(
                    "foreseen",
                    at,
                    changed[key],
                    kill.at,
                    about=(by, kill.plane),
                    victim=kill.plane,
                    by=by,
                    card=look.event.data["card"],
                )
