"""What a plan would do to those who make it: the edge, the ground, cables, collisions, shells that lie there.

Only what is seen on the table counts, and one's own cards; what others do, nobody knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from rules.dogfight.kinds import Stage
from rules.dogfight.ruler.geometry import TOLERANCE, Pose, card, dot, overlap
from rules.dogfight.view import BalloonView, DogfightView, ShellView
from rules.dogfight.ways import Prospect, Way
from rules.engine import Danger
from rules.said import listed, said

_MOVED: frozenset[Stage] = frozenset({"bomb", "fire"})
"""Where the cards of the round are flown, and what goes off with its fire is still to go off."""


def dangers(table: DogfightView, ways: Sequence[Way]) -> Iterator[Danger]:
    for way in ways:
        yield from _end(way)
    for way in ways:
        yield from _bursts(table, way)
    if "collisions" in table.rules:
        yield from _meetings(ways)
        for way in ways:
            yield from _bumps(table, way)


def _rounds(way: Way) -> Iterator[tuple[int, Prospect]]:
    return enumerate(way.prospects, start=way.first)


def _end(way: Way) -> Iterator[Danger]:
    """What would be the end of it, or of its flight."""
    name, strayed = way.plane.id, way.strayed
    if strayed:
        yield Danger(said("dogfight-planning.strayed", plane=name))
    for number, prospect in _rounds(way):
        if prospect.crashes:
            yield Danger(said("dogfight-planning.crashes", plane=name, number=number))
            return
        if prospect.leaves:
            how = "dogfight-planning.comes-down-off-table" if strayed else "dogfight-planning.leaves"
            yield Danger(said(how, plane=name, number=number))
            return
        if prospect.strays and not strayed:
            strayed = True
            yield Danger(said("dogfight-planning.strays", plane=name, number=number))
        if prospect.cables:
            balloons = listed(prospect.cables)
            met = said("dogfight-planning.cables", plane=name, balloons=balloons, number=number)
            yield Danger(met, certain=False)
            return
        if prospect.lands:
            yield Danger(said("dogfight-planning.lands", plane=name, number=number))


def _bursts(table: DogfightView, way: Way) -> Iterator[Danger]:
    """Counters on the table go off at a time that everybody knows, over friend and foe."""
    rounds = dict(_rounds(way))
    this = table.round if table.stage in _MOVED else way.first
    for shell in table.shells:
        number = this + shell.due - 1
        struck = rounds.get(number)
        if struck is not None and _under(table, shell, way, struck):
            yield Danger(said("dogfight-planning.shelled", plane=way.plane.id, gun=shell.gun, number=number))


def _under(table: DogfightView, shell: ShellView, way: Way, prospect: Prospect) -> bool:
    if prospect.out or (shell.level is not None and (prospect.level != shell.level or prospect.clouded)):
        return False
    middle = dot(Pose(*shell.point, 0))
    return card(prospect.end, way.plane.size).distance(middle) < table.counter - TOLERANCE


def _meetings(ways: Sequence[Way]) -> Iterator[Danger]:
    """Two of one's own at the same place and height, once both are there and one of them has moved."""
    for one, other in combinations(ways, 2):
        there = dict(_rounds(other))
        for number, prospect in _rounds(one):
            met = there.get(number)
            if met is None or not _there(met) or not _same_height(prospect, met.level, met.climb):
                continue
            if (prospect.moved or met.moved) and overlap(
                card(prospect.end, one.plane.size), card(met.end, other.plane.size)
            ):
                pair = {"plane": one.plane.id, "other": other.plane.id}
                yield Danger(said("dogfight-planning.meets", **pair, number=number))
                break


def _bumps(table: DogfightView, way: Way) -> Iterator[Danger]:
    """Balloons that are no barrage, which says so itself; they may come down meanwhile."""
    for number, prospect in _rounds(way):
        for balloon in table.balloons:
            if _hits(way, prospect, balloon):
                met = said("dogfight-planning.bumps", plane=way.plane.id, balloon=balloon.id, number=number)
                yield Danger(met, certain=False)
                return


def _hits(way: Way, prospect: Prospect, balloon: BalloonView) -> bool:
    if (
        balloon.status != "aloft"
        or balloon.barrage
        or not _same_height(prospect, balloon.level, balloon.climb)
    ):
        return False
    return overlap(card(prospect.end, way.plane.size), card(balloon.pose, balloon.size))


def _same_height(prospect: Prospect, level: int | None, climb: int) -> bool:
    return _there(prospect) and prospect.level == level and (prospect.climb > 0) == (climb > 0)


def _there(prospect: Prospect) -> bool:
    return not prospect.clouded and not prospect.out
