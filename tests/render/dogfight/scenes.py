"""Views for pictures, built by hand: each scene shows something that a picture must cope with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, degrees, hypot, remainder

from msgspec.structs import replace

from rules.dogfight.box.figures import DamageCard, standard
from rules.dogfight.deeds import Flown, Shot
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Stage, Status
from rules.dogfight.pieces.real_thing import silhouette
from rules.dogfight.ruler.geometry import Pose, fly
from rules.dogfight.view import DogfightView, GunView, PlaneView
from rules.engine import Outcome

HANGAR = Hangar(standard())
NAMES = {0: "Ada", 1: "Bruno", 2: "Chiara", 3: "Dmitri"}


def plane(
    id_: str,
    model: str,
    seat: int,
    pose: Pose,
    *,
    damage: Sequence[tuple[str, int]] = (),
    jams: tuple[int, ...] = (),
    last: int | None = None,
    status: Status = "flying",
    plan: tuple[int, ...] = (),
) -> PlaneView:
    """A plane with everything its owner knows; `seen` takes away what others may not."""
    figures = standard()
    entry = figures.airplanes[model]
    guns = [GunView("front", entry.front, figures.sizes.front_arc.value, jams[0] if jams else 0)]
    if entry.rear and entry.rear_arc:
        guns.append(GunView("rear", entry.rear, entry.rear_arc, jams[1] if len(jams) > 1 else 0))
    cards = tuple(figures.damage[deck][number] for deck, number in damage)
    return PlaneView(
        id=id_,
        side=entry.side,
        seat=seat,
        model=model,
        name=entry.name,
        silhouette=silhouette(model, HANGAR).key,
        size=figures.card_of(entry),
        resistance=entry.resistance,
        status=status,
        pose=pose,
        guns=tuple(guns),
        maneuver_deck=entry.maneuver_deck,
        maneuvers=figures.deck_of(entry).cards,
        last_card=last,
        damage_cards=len(cards),
        damage=cards,
        points=sum(card.points for card in cards),
        plan=plan,
    )


def flight(start: PlaneView, *cards: int) -> tuple[PlaneView, tuple[Flown, ...]]:
    """Fly the cards; the plane as it is afterwards, and its legs."""
    deck, pose, legs = {card.number: card for card in start.maneuvers}, start.pose, []
    for round_, number in enumerate(cards, start=1):
        end = fly(pose, deck[number], start.size)
        legs.append(Flown(round_, start.id, number, pose, end))
        pose = end
    return replace(start, pose=pose, last_card=cards[-1] if len(cards) == 3 else start.last_card), tuple(legs)


def shot(round_: int, shooter: str, target: str, legs: Sequence[Flown], gun: str = "front") -> Shot:
    """A burst from dot to dot, less the part that lies on the target's card."""
    ends = {(leg.plane, leg.round): leg.end for leg in legs}
    a, b = ends[shooter, round_], ends[target, round_]
    whole = hypot(b.x - a.x, b.y - a.y)
    distance = max(whole - 25, 1.0)
    point = (a.x + (b.x - a.x) * distance / whole, a.y + (b.y - a.y) * distance / whole)
    return Shot(round_, shooter, gun, target, round(distance, 3), point, 2 if distance <= 100 else 1)


def volley(round_: int, planes: Sequence[PlaneView], legs: Sequence[Flown]) -> list[Shot]:
    """Everyone fires ahead at the nearest enemy in reach."""
    ends = {leg.plane: leg.end for leg in legs if leg.round == round_}
    shots = []
    for shooter in planes:
        enemies = [plane for plane in planes if plane.side != shooter.side and _ahead(shooter, ends, plane)]
        found = [shot(round_, shooter.id, enemy.id, legs) for enemy in enemies]
        if found:
            shots.append(min(found, key=lambda one: one.distance))
    return shots


def _ahead(shooter: PlaneView, ends: dict[str, Pose], target: PlaneView) -> bool:
    here, there = ends[shooter.id], ends[target.id]
    east, north = there.x - here.x, there.y - here.y
    off = remainder(degrees(atan2(east, north)) - here.heading, 360)
    return abs(off) <= shooter.guns[0].half_angle and hypot(east, north) <= 225


def table(
    planes: Sequence[PlaneView],
    legs: Sequence[Flown] = (),
    shots: Sequence[Shot] = (),
    *,
    seat: int | None = None,
    width: float = 700,
    length: float = 700,
    turn: int = 5,
    round_: int = 0,
    stage: Stage = "plan",
    outcome: Outcome | None = None,
    points: tuple[int, int] = (0, 0),
) -> DogfightView:
    return DogfightView(
        edition="glory",
        scenario="Face to Face",
        seat=seat,
        width=width,
        length=length,
        ruler=standard().sizes.ruler.value,
        turn=turn,
        round=round_,
        stage=stage,
        planes=tuple(seen(plane, seat) for plane in planes),
        flown=tuple(legs),
        shots=tuple(shots),
        points={"central": points[0], "entente": points[1]},
        turn_limit=0,
        outcome=outcome,
    )


def seen(plane: PlaneView, seat: int | None) -> PlaneView:
    return plane if plane.seat == seat else replace(plane, damage=None, points=None, plan=None)


def duel(seat: int | None = None) -> DogfightView:
    """Two planes that have just turned on each other."""
    camel, a = flight(
        plane("A", "sopwith-camel", 0, Pose(420, 620, 200), damage=[("A", 12), ("A", 22)]), 1, 10, 7
    )
    dr1, z = flight(
        plane("Z", "fokker-dr1", 1, Pose(196, 44, 6), damage=[("A", 3), ("A", 17), ("A", 30)], jams=(2,)),
        6,
        1,
        9,
    )
    legs = (*a, *z)
    shots = (shot(2, "A", "Z", legs), shot(3, "A", "Z", legs), shot(3, "Z", "A", legs))
    return table([camel, dr1], legs, shots, seat=seat)


def patrol(seat: int | None = None) -> DogfightView:
    """Two against two, a turn in which everybody had a chance."""
    starts: tuple[tuple[str, str, int, Pose, tuple[int, ...], list[tuple[str, int]]], ...] = (
        ("A", "sopwith-camel", 0, Pose(160, 640, 160), (1, 10, 2), [("A", 12)]),
        ("B", "re8", 0, Pose(640, 650, 200), (1, 2, 7), [("A", 21), ("B", 20)]),
        ("Z", "fokker-dr1", 1, Pose(190, 60, 355), (1, 6, 2), [("A", 30)]),
        ("Y", "albatros-d5a", 1, Pose(600, 60, 330), (1, 2, 7), [("A", 1), ("A", 3), ("A", 11)]),
    )
    planes: list[PlaneView] = []
    legs: list[Flown] = []
    for id_, model, seat_, pose, cards, damage in starts:
        jams = (2,) if id_ == "Z" else ()
        done, flown = flight(plane(id_, model, seat_, pose, damage=damage, jams=jams), *cards)
        planes.append(done)
        legs += flown
    shots = [shot for round_ in (1, 2, 3) for shot in volley(round_, planes, legs)]
    return table(planes, legs, shots, seat=seat)


def opening(seat: int | None = None) -> DogfightView:
    """Face to face, nothing flown yet."""
    camel = plane("A", "sopwith-camel", 0, Pose(350, 666, 180), plan=())
    albatros = plane("Z", "albatros-d5a", 1, Pose(350, 34, 0))
    return table([camel, albatros], seat=seat, turn=1)


def melee(seat: int | None = None) -> DogfightView:
    """Eight planes, firing, in round 3."""
    starts: tuple[tuple[str, str, int, Pose, tuple[int, ...], list[tuple[str, int]]], ...] = (
        ("A", "sopwith-camel", 0, Pose(110, 610, 150), (10, 1, 16), [("A", 12)]),
        ("B", "spad-13", 0, Pose(300, 660, 200), (1, 7, 13), [("A", 1), ("A", 20), ("A", 21)]),
        ("C", "se5a", 2, Pose(520, 640, 175), (6, 9, 1), []),
        ("D", "re8", 2, Pose(640, 430, 250), (1, 12, 4), [("B", 20)]),
        ("Z", "fokker-dr1", 1, Pose(80, 140, 10), (6, 9, 1), [("A", 30), ("A", 31)]),
        ("Y", "albatros-d5a", 1, Pose(330, 60, 0), (1, 16, 2), []),
        ("X", "fokker-e3", 3, Pose(470, 60, 20), (1, 2, 7), [("B", 3)]),
        ("W", "rumpler-c4", 3, Pose(570, 70, 330), (4, 1, 2), [("A", 9), ("A", 10)]),
    )
    planes: list[PlaneView] = []
    legs: list[Flown] = []
    for id_, model, seat_, pose, cards, damage in starts:
        jams = (0, 3) if id_ == "W" else (2,) if id_ == "B" else ()
        done, flown = flight(plane(id_, model, seat_, pose, damage=damage, jams=jams), *cards)
        planes.append(done)
        legs += flown
    shots = [shot for round_ in (1, 2, 3) for shot in volley(round_, planes, legs)]
    return table(planes, legs, shots, seat=seat, stage="fire", round_=3)


def losses(seat: int | None = None) -> DogfightView:
    """One shot down, one blown up, one gone over the edge, one left."""
    camel, a = flight(plane("A", "sopwith-camel", 0, Pose(300, 500, 170), damage=[("A", 12)]), 1, 2, 10)
    dh2 = plane("B", "dh2", 0, Pose(560, 460, 210), status="shot down", damage=[("A", 30)] * 4)
    d7, z = flight(plane("Z", "fokker-d7", 1, Pose(120, 240, 300)), 1, 2)
    d3, y = flight(plane("Y", "albatros-d3", 1, Pose(400, 60, 350)), 1, 4)
    legs = (*a, *z, *y)
    outcome = Outcome((0,), {0: 2, 1: 1}, how="Only the Entente still fly: Central Powers 1, Entente 2.")
    planes = [camel, dh2, replace(d7, status="left"), replace(d3, status="exploded")]
    return table(
        planes,
        legs,
        [shot(2, "A", "Y", legs)],
        seat=seat,
        stage="over",
        outcome=outcome,
        points=(1, 2),
        turn=9,
    )


def wide(seat: int | None = None) -> DogfightView:
    """A table of 150 cm with the action in one part of it."""
    camel, a = flight(plane("A", "nieuport-17", 0, Pose(900, 1100, 210)), 1, 4, 1)
    pfalz, z = flight(plane("Z", "pfalz-d3", 1, Pose(640, 560, 20)), 1, 7, 1)
    ufag, y = flight(plane("Y", "ufag-c1", 1, Pose(500, 760, 60)), 1, 2, 4)
    legs = (*a, *z, *y)
    return table([camel, pfalz, ufag], legs, [shot(3, "Y", "A", legs)], seat=seat, width=1500, length=1500)


def crowd(seat: int | None = None) -> DogfightView:
    """Eight planes in a heap: as dense as it gets."""
    models = (
        "sopwith-camel",
        "se5a",
        "sopwith-triplane",
        "dh4",
        "fokker-dr1",
        "fokker-d7",
        "pfalz-d3",
        "ufag-c1",
    )
    planes: list[PlaneView] = []
    legs: list[Flown] = []
    for i, model in enumerate(models):
        pose = Pose(220 + 70 * (i % 4), 520 if i < 4 else 100 + 20 * i, 170 if i < 4 else 10)
        done, flown = flight(plane("ABCDZYXW"[i], model, i % 4, pose, damage=[("A", i + 1)] * i), 1)
        planes.append(done)
        legs += flown
    return table(planes, legs, volley(1, planes, legs), seat=seat, stage="fire", round_=1, turn=3)


SCENES: dict[str, Callable[[int | None], DogfightView]] = {
    "opening": opening,
    "duel": duel,
    "patrol": patrol,
    "melee": melee,
    "losses": losses,
    "wide": wide,
    "crowd": crowd,
}


def battered() -> DogfightView:
    """A console with every symbol, a jam, and a full plan."""
    specials: dict[str | None, DamageCard] = {}
    for card in standard().damage["A"].cards:
        specials.setdefault(card.special, card)
    damage = [("A", card.number) for card in specials.values()]
    camel = plane(
        "A", "sopwith-camel", 0, Pose(300, 300, 0), damage=damage[:-1], jams=(3,), last=15, plan=(1, 15, 2)
    )
    return table([camel, *opening().planes[1:]], seat=0)


def pair() -> DogfightView:
    """Two consoles in the middle of a turn: points noted from a reshuffled deck on one, the other lost."""
    view = melee(3)
    left, lost = (one for one in view.planes if one.seat == 3)
    changed = {left.id: replace(left, plan=(1,), points=5), lost.id: replace(lost, status="shot down")}
    return replace(view, planes=tuple(changed.get(one.id, one) for one in view.planes))


CONSOLES: dict[str, Callable[[], DogfightView]] = {
    "battered": battered,
    "pair": pair,
    "fresh": lambda: opening(0),
}

PREVIEWS: dict[str, tuple[Callable[[int | None], DogfightView], dict[str, str]]] = {
    "nothing-yet": (opening, {}),
    "partial": (opening, {"A.first": "1", "A.second": "15"}),
    "off-the-table": (duel, {"A.first": "1", "A.second": "2", "A.third": "3"}),
    "two-planes": (
        lambda seat: replace(melee(seat), stage="plan", round=0),
        {"A.first": "4", "A.second": "1", "A.third": "7", "B.first": "7", "B.second": "4"},
    ),
}
