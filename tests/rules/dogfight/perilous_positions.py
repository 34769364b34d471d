"""Random positions in which something deadly is near: one maker for each kind of danger.

What is random follows from a seed, so that a position that was misjudged can be made again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import GroundCard, Plane, Shell, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice
from rules.table import Table
from rules.values import Seat
from tests.rules.dogfight.ground_scenes import card
from tests.rules.dogfight.high_scenes import balloon, bystander, field, high, up
from tests.rules.dogfight.scenes import EDITIONS, HANGAR, hurt, plane, sky

SILENT: Seat = 1
"""Has the airplanes A to F."""
MODELS = tuple(HANGAR.figures.airplanes)
ILLEGAL_PLANS = ("refused", "by the book", "out of control")
BEFORE_THE_END = 1
"""How many points an airplane that is nearly done for can still bear."""

_DECKS = {letter: HANGAR.numbers(letter) for letter in "ABCD"}


class Position(NamedTuple):
    state: State
    silent: Seat = SILENT
    """Whose time runs out."""


Maker: TypeAlias = Callable[[Random], Position]


def ground(luck: Random) -> Position:
    """Low over the table, or on the ground with something begun there."""
    fields = (field(luck.uniform(350, 550), luck.uniform(350, 550), 200, 500),) if luck.random() < 0.5 else ()
    on_ground = bool(fields) and luck.random() < 0.3
    level = 0 if on_ground else luck.choice((0, 0, 1, 1, 2))
    climb = 0 if on_ground else luck.randrange(3) or int(level == 0)
    run = luck.choice(("", "touchdown", "rolling", "starting", "speeding")) if on_ground else ""
    low = replace(
        _airplane("A", luck, Pose(*_near(luck, 450, 450, 120), luck.uniform(0, 360))),
        level=level,
        climb=climb,
        run=run,
    )
    rules = [name for name in ("overdive", "special_damage") if luck.random() < 0.5]
    return Position(
        high(low, bystander(), rules=rules, landing_fields=fields, illegal_plans=luck.choice(ILLEGAL_PLANS))
    )


def edge(luck: Random) -> Position:
    """Before an edge or in a corner, in either edition, with altitude or without."""
    width, length = luck.choice(((700.0, 700.0), (900.0, 900.0), (400.0, 600.0)))
    x, y = luck.uniform(0, width), luck.uniform(0, length)
    if luck.random() < 0.7:
        x = luck.choice((luck.uniform(0, 160), width - luck.uniform(0, 160)))
    if luck.random() < 0.7:
        y = luck.choice((luck.uniform(0, 160), length - luck.uniform(0, 160)))
    near = _airplane("A", luck, Pose(x, y, luck.uniform(0, 360)))
    changes: dict[str, Any] = {"width": width, "length": length, "illegal_plans": luck.choice(ILLEGAL_PLANS)}
    if luck.random() < 0.5:
        aloft = replace(near, level=luck.randint(3, 6))
        return Position(
            high(aloft, up("Z", width / 2, length / 2, level=9), rules=["special_damage"], **changes)
        )
    foe = plane("Z", width / 2, length / 2, 90)
    return Position(sky(near, foe, edition=luck.choice(EDITIONS), **changes))


def cable(luck: Random) -> Position:
    """Before a barrage laid at random, across the table or along it."""
    across, far = luck.random() < 0.5, luck.uniform(400, 800)
    first, step = luck.uniform(120, 250), luck.uniform(180, 260)
    line = tuple(
        balloon(
            f"B{at + 1}",
            *((first + at * step, far) if across else (far, first + at * step)),
            seat=0,
            level=luck.randint(3, 6),
            barrage=True,
        )
        for at in range(luck.randint(2, 4))
    )
    beyond, along = luck.choice((-1, 1)) * luck.uniform(100, 300), luck.uniform(150, 1050)
    x, y = (along, far + beyond) if across else (far + beyond, along)
    towards = (180.0 if beyond > 0 else 0.0) if across else (270.0 if beyond > 0 else 90.0)
    pose = Pose(x, y, towards + luck.uniform(-70, 70))
    threatened = replace(_airplane("A", luck, pose), level=luck.randint(1, 4))
    rules = ["balloons", "barrages", *(["collisions"] if luck.random() < 0.5 else [])]
    foe = up("Z", 100, 1150, level=9)
    return Position(high(threatened, foe, rules=rules, balloons=line, width=1200.0, length=1200.0))


def barrage(luck: Random) -> Position:
    """War's A Hard Task as the scenario lays it, its airplanes anywhere before the line or behind it."""
    start = _hard_task(luck.randrange(6))
    moved = [
        replace(
            each,
            pose=Pose(luck.uniform(60, 930), _beside_the_line(luck), luck.uniform(0, 360)),
            level=luck.randint(1, 5),
        )
        if each.flying
        else each
        for each in start.planes
    ]
    seats = sorted({each.seat for each in start.flying()})
    return Position(replace(start, planes=tuple(moved)), luck.choice(seats))


def ahead(luck: Random) -> Position:
    """Balloons ahead, mostly at the airplane's own height."""
    threatened = _airplane("A", luck, Pose(600, 600, luck.uniform(0, 360)))
    level, climb = luck.randint(2, 6), luck.randrange(2)
    balloons = []
    for at in range(luck.randint(1, 4)):
        x, y = threatened.pose.offset(right=luck.uniform(-150, 150), forward=luck.uniform(40, 380))
        own_height = luck.random() < 0.8
        balloons.append(
            balloon(
                f"B{at + 1}",
                x,
                y,
                seat=0,
                level=level if own_height else luck.randint(1, 7),
                climb=(2 if climb else 0) if own_height else luck.randrange(3),
            )
        )
    aloft = replace(threatened, level=level, climb=climb)
    foe = up("Z", 100, 1100, level=9)
    return Position(
        high(
            aloft,
            foe,
            rules=["balloons", "collisions"],
            balloons=tuple(balloons),
            width=1200.0,
            length=1200.0,
        )
    )


def shell(luck: Random) -> Position:
    """Counters that lie within reach, with altitude or without."""
    threatened = _airplane("A", luck, Pose(600, 600, luck.uniform(0, 360)))
    altitude = luck.random() < 0.5
    level = luck.randint(1, 5) if altitude else None
    guns = tuple(_gun(f"G{at + 1}", luck, threatened, level) for at in range(luck.randint(1, 4)))
    changes: dict[str, Any] = {"ground": guns, "width": 1200.0, "length": 1200.0}
    if altitude:
        aloft = replace(threatened, level=level, climb=luck.randrange(2))
        return Position(
            high(aloft, up("Z", 100, 1100, level=9), rules=["ground_fire", "special_damage"], **changes)
        )
    return Position(sky(threatened, plane("Z", 100, 1100), edition=luck.choice(EDITIONS), **changes))


def own_wing(luck: Random) -> Position:
    """Two to six airplanes of one seat close together, mostly at the same height."""
    level, climb = luck.randint(2, 6), luck.randrange(2)
    spread = luck.uniform(60, 200)
    near_edge = luck.random() < 0.3
    middle = (luck.uniform(40, 200), luck.uniform(40, 1000)) if near_edge else (600.0, 600.0)
    wing = [
        replace(
            _airplane(name, luck, Pose(*_on_table(_near(luck, *middle, spread)), luck.uniform(0, 360))),
            level=level if luck.random() < 0.85 else level + 1,
            climb=climb,
        )
        for name in "ABCDEF"[: luck.randint(2, 6)]
    ]
    foe = up("Z", 1100, 1100, level=9)
    return Position(high(*wing, foe, rules=["collisions"], width=1200.0, length=1200.0))


def clouds(luck: Random) -> Position:
    """At the foot of the clouds or in them, with a pile of cards that nobody else has seen."""
    hidden = luck.random() < 0.6
    width = length = 900.0
    x = luck.choice((luck.uniform(20, 250), width - luck.uniform(20, 250)))
    lost = _airplane("A", luck, Pose(x, luck.uniform(20, length - 20), luck.uniform(0, 360)))
    cards = HANGAR.airplane(lost.model, replace(high().in_force, altitude=True)).cards
    quiet = [each.number for each in cards.values() if not (each.is_dive or each.is_immelmann or each.steep)]
    pile = tuple(luck.choice(quiet) for _ in range(3 * luck.randint(0, 1))) if hidden else ()
    if pile:
        lost = replace(lost, last=pile[-1], before_last=pile[-2])
    aloft = replace(lost, level=5 if hidden else 4, climb=0 if hidden else luck.randrange(3), stored=pile)
    numbers = {"cloud_level": 5}
    foe = up("Z", 450, 450, level=1)
    return Position(high(aloft, foe, rules=["cloud_cover"], numbers=numbers, width=width, length=length))


KINDS: Mapping[str, Maker] = {
    "ground": ground,
    "edge": edge,
    "cable": cable,
    "barrage": barrage,
    "balloon": ahead,
    "shell": shell,
    "own wing": own_wing,
    "clouds": clouds,
}


def position(kind: str, number: int) -> Position:
    """The position of that kind and number, always the same one."""
    luck = Random(f"{kind} {number}")  # noqa: S311 - no secret
    state, silent = KINDS[kind](luck)
    decks = {letter: tuple(luck.sample(deck, len(deck))) for letter, deck in _DECKS.items()}
    return Position(replace(state, decks=decks), silent)


def _airplane(name: str, luck: Random, pose: Pose) -> Plane:
    """Any model, after any two cards, damaged or not; half of them bear no more."""
    model = luck.choice(MODELS)
    cards = [each for each in HANGAR[model].cards.values() if not each.is_immelmann]
    before, last = (luck.choice(cards).number for _ in range(2))
    binding: dict[str, Any] = {}
    if luck.random() < 0.3:
        binding = luck.choice(
            ({"rudder": ("left",)}, {"rudder": ("right",)}, {"engine_hits": 1}, {"flames": 2})
        )
    made = plane(name, pose.x, pose.y, pose.heading, model=model, last=last, before_last=before, **binding)
    own = replace(made, seat=SILENT, side="entente")
    return _nearly_done_for(own) if luck.random() < 0.5 else own


def _nearly_done_for(own: Plane) -> Plane:
    """With damage that leaves it a single point."""
    left = HANGAR[own.model].resistance - BEFORE_THE_END
    cards = []
    for number in HANGAR.numbers("B"):
        drawn = HANGAR.damage("B", number)
        if drawn.special is None and 0 < drawn.points <= left:
            cards.append(number)
            left -= drawn.points
    return hurt(own, *cards, deck="B")


def _gun(name: str, luck: Random, threatened: Plane, level: int | None) -> GroundCard:
    point = threatened.pose.offset(right=luck.uniform(-90, 90), forward=luck.uniform(40, 260))
    lies = Shell((round(point[0], 3), round(point[1], 3)), luck.randint(1, 2), level)
    return card(name, 1000, 200, orders={"shell": "hold"}, loading="aiming", shell=lies)


def _near(luck: Random, x: float, y: float, spread: float) -> tuple[float, float]:
    return luck.uniform(x - spread, x + spread), luck.uniform(y - spread, y + spread)


def _on_table(point: tuple[float, float]) -> tuple[float, float]:
    return max(point[0], 5.0), max(point[1], 5.0)


def _beside_the_line(luck: Random) -> float:
    """Not in the cables already."""
    return luck.choice((luck.uniform(60, 390), luck.uniform(610, 1440)))


@cache
def _hard_task(seed: int) -> State:
    """The scenario when the first plans are made, or those of a later turn."""
    options: Choice = {"edition": "war", "scenario": "a-hard-task", "turn_limit": 12}
    table = Table.new(DOGFIGHT, 2 + seed % 3, options, b"hard task %d" % seed)
    while table.state.stage != "plan" or table.state.turn < 1 + seed % 3:
        for seat in table.pending():
            table.submit(seat, table.default(seat))
    state: State = table.state
    return state
