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
from rules.wording import listed

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
        yield Danger(f"{name} is out when it comes down: it left the table in the clouds.")
    for number, prospect in _rounds(way):
        if prospect.crashes:
            yield Danger(f"{name} crashes with card {number}.")
            return
        if prospect.leaves:
            how = "comes down off the table" if strayed else "flies off the table"
            yield Danger(f"{name} {how} with card {number}.")
            return
        if prospect.strays and not strayed:
            strayed = True
            how = f"flies off the table with card {number}, in the clouds,"
            yield Danger(f"{name} {how} and is out when it comes down.")
        if prospect.cables:
            met = f"the cables of {listed(prospect.cables)}"
            yield Danger(f"{name} flies into {met} with card {number}.", certain=False)
            return
        if prospect.lands:
            yield Danger(f"{name} touches down with card {number}, and has to come to a stand.")


def _bursts(table: DogfightView, way: Way) -> Iterator[Danger]:
    """Counters on the table go off at a time that everybody knows, over friend and foe."""
    rounds = dict(_rounds(way))
    this = table.round if table.stage in _MOVED else way.first
    for shell in table.shells:
        number = this + shell.due - 1
        struck = rounds.get(number)
        if struck is not None and _under(table, shell, way, struck):
            yield Danger(f"{way.plane.id} is under the shell of {shell.gun} with card {number}.")


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
                yield Danger(f"{one.plane.id} and {other.plane.id} collide with card {number}.")
                break


def _bumps(table: DogfightView, way: Way) -> Iterator[Danger]:
    """Balloons that are no barrage, which says so itself; they may come down meanwhile."""
    for number, prospect in _rounds(way):
        for balloon in table.balloons:
            if _hits(way, prospect, balloon):
                yield Danger(f"{way.plane.id} collides with {balloon.id} with card {number}.", certain=False)
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
