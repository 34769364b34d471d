"""More views for pictures, built by hand: balloons, ground cards, altitude, missions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import dist

from msgspec.structs import replace

from rules.dogfight.box.figures import standard
from rules.dogfight.deeds import Flown, Shot
from rules.dogfight.kinds import GroundKind, GroundStatus, Loading, Side
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import (
    BalloonView,
    CablesView,
    DogfightView,
    GroundView,
    LandingField,
    MissionView,
    PlaneView,
    RocketView,
    ScoreLine,
    ShellView,
)
from rules.engine import Choice
from tests.render.dogfight import scenes


def balloon(
    id_: str, model: str, side: Side, pose: Pose, *, seat: int | None = None, damage: int = 0, flames: int = 0
) -> BalloonView:
    entry = standard().balloons[model]
    cards = standard().damage["B"].cards[15 : 15 + damage]
    return BalloonView(
        id=id_,
        side=side,
        seat=seat,
        balloon=model,
        name=entry.name,
        size=standard().sizes.balloon,
        resistance=entry.resistance,
        status="aloft",
        pose=pose,
        flames=flames,
        damage_cards=damage,
        damage=cards,
        points=sum(card.points for card in cards),
    )


def ground(
    id_: str,
    kind: GroundKind,
    side: Side,
    pose: Pose,
    *,
    seat: int | None = None,
    damage: Sequence[int] = (),
    status: GroundStatus = "active",
    loading: Loading | None = None,
    jammed: int = 0,
) -> GroundView:
    key = {"aa-machine-gun": "aa-machine-gun-a"}.get(kind, kind)
    entry = standard().ground.get(key)
    cards = tuple(standard().damage["A"][number] for number in damage)
    return GroundView(
        id=id_,
        side=side,
        seat=seat,
        kind=kind,
        name=entry.name if entry else "Target",
        size=standard().sizes.ground_card,
        pose=pose,
        status=status,
        deck=entry.firepower if entry else None,
        half_angle=33.5 if kind == "aa-machine-gun" else None,
        resistance=entry.resistance if entry else None,
        damage=cards,
        points=sum(card.points for card in cards),
        jammed=jammed,
        loading=loading,
    )


def burst(round_: int, shooter: str, gun: str, start: Pose, target: str, end: Pose) -> Shot:
    """From dot to dot, less the part that lies on the target's card."""
    whole = dist((start.x, start.y), (end.x, end.y))
    share = 1 - 30 / whole
    point = (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    return Shot(round_, shooter, gun, target, whole * share, point, 2 if gun == "front" else 1)


def hidden(view: DogfightView) -> DogfightView:
    """Without what the viewing seat may not know of balloons."""
    return replace(
        view,
        balloons=tuple(
            each
            if each.seat == view.seat and view.seat is not None
            else replace(each, damage=None, points=None)
            for each in view.balloons
        ),
    )


def fireworks(seat: int | None = None) -> DogfightView:
    """A Nieuport with rockets between two balloons, one of them on fire; three guns of the book."""
    nieuport, legs = scenes.flight(
        replace(
            scenes.plane("A", "nieuport-17-a", 0, Pose(300, 720, 180), damage=[("A", 5)]),
            equipment=("rockets",),
            rockets=4,
            smoke=2,
        ),
        1,
        16,
        1,
    )
    burning = balloon("B1", "ae-800", "central", Pose(290, 190, 0), damage=3, flames=2)
    other = balloon("B2", "parseval-sigsfeld", "central", Pose(640, 170, 20), damage=1)
    guns = (
        ground("G1", "aa-gun", "central", Pose(130, 330, 0), loading="aiming"),
        ground("G2", "aa-gun", "central", Pose(450, 300, 0), loading="corner", damage=[12]),
        ground("G3", "aa-gun", "central", Pose(760, 330, 0), loading="loaded"),
    )
    shots = (Shot(2, "G2", "shell", "A", 290.0, (legs[1].end.x, legs[1].end.y), 1),)
    view = scenes.table([nieuport], legs, shots, seat=seat, width=900, length=900, turn=4)
    return hidden(
        replace(
            view,
            edition="war",
            scenario="Fireworks over the Front",
            rules=("special_damage", "ground_fire", "balloons"),
            balloons=(burning, other),
            ground=guns,
            shells=(ShellView("G1", (330, 325), 2),),
            rockets=(RocketView("A", "B1", 2),),
            balloon_turns=12,
        )
    )


def mud(seat: int | None = None) -> DogfightView:
    """Two airplanes strafe a trench between machine guns; one of those is silent, the other has jammed."""
    first, a = scenes.flight(
        scenes.plane("Z", "albatros-d3", 1, Pose(350, 180, 0), damage=[("A", 3), ("A", 17)]), 1, 16, 1
    )
    second, b = scenes.flight(
        replace(scenes.plane("Y", "fokker-d7", 1, Pose(600, 170, 355), damage=[("A", 30)]), flames=2), 1, 1, 9
    )
    late = replace(scenes.plane("A", "sopwith-camel", 0, Pose(350, 860, 180), status="waiting"), arrives=6)
    cards = (
        ground("T1", "trench", "entente", Pose(330, 600, 180), seat=0, damage=[3, 17]),
        ground("T2", "trench", "entente", Pose(470, 640, 180), seat=0),
        ground("M1", "aa-machine-gun", "entente", Pose(190, 560, 180), seat=0, jammed=3),
        ground(
            "M2", "aa-machine-gun", "entente", Pose(640, 600, 180), seat=0, damage=[7], status="gun silenced"
        ),
        ground(
            "G1",
            "aa-gun",
            "entente",
            Pose(770, 690, 180),
            seat=0,
            status="silenced",
            damage=[30, 12],
            loading="side",
        ),
        ground("G2", "aa-gun", "entente", Pose(120, 740, 180), seat=0, loading="aiming"),
    )
    legs: tuple[Flown, ...] = (*a, *b)
    shots = (
        burst(2, "M2", "infantry", cards[3].pose, "Y", b[1].end),
        burst(3, "Z", "front", a[2].end, "T1", cards[0].pose),
        burst(3, "T2", "infantry", cards[1].pose, "Y", b[2].end),
    )
    view = scenes.table(
        [first, second, late], legs, shots, seat=seat, width=900, length=900, turn=5, points=(1, 0)
    )
    return replace(
        view,
        edition="war",
        scenario="Into the Mud",
        ground=cards,
        shells=(ShellView("G2", (420, 430), 1),),
        turn_limit=12,
        rules=("special_damage", "ground_fire"),
        score_sheet=(ScoreLine("central", "damage to trenches and machine guns", 1),),
    )


def heights(seat: int | None = None) -> DogfightView:
    """A fight at several levels: one in the clouds, one on its landing field, one tailing, two hit."""
    camel, a = scenes.flight(
        replace(
            scenes.plane("A", "sopwith-camel", 0, Pose(250, 560, 150), damage=[("A", 12)]),
            level=4,
            climb=2,
            climb_rate=4,
            top_altitude=12,
            tailing="Z",
            equipment=("incendiary bullets",),
            rudder=("left",),
            engine_damaged=True,
        ),
        1,
        4,
        1,
    )
    landed = replace(
        scenes.plane("B", "re8", 0, Pose(610, 590, 185), damage=[("A", 21)]),
        level=0,
        grounded=True,
        climb_rate=5,
        top_altitude=9,
        observer_hit=True,
    )
    dr1, z = scenes.flight(
        replace(
            scenes.plane("Z", "fokker-dr1", 1, Pose(430, 500, 190), damage=[("A", 30), ("A", 3)]),
            level=4,
            climb_rate=3,
            top_altitude=13,
            smoke=3,
            flames=1,
            pilot_hit=True,
        ),
        1,
        6,
        1,
    )
    clouded = replace(
        scenes.plane("Y", "albatros-d5a", 1, Pose(180, 180, 20)),
        level=6,
        climb_rate=4,
        top_altitude=12,
        in_cloud=True,
        stored=(1, 4),
    )
    legs = (*a, *z)
    shots = (scenes.shot(3, "A", "Z", legs),)
    view = scenes.table([camel, landed, dr1, clouded], legs, shots, seat=seat, turn=7)
    planes = tuple(_secret(plane, seat) for plane in view.planes)
    return replace(
        view,
        edition="war",
        planes=planes,
        rules=("special_damage", "altitude", "cloud_cover", "tailing", "aim"),
        cloud_level=6,
        landing_fields=(LandingField("entente", Pose(610, 545, 0), 90, 270),),
    )


def _secret(plane: PlaneView, seat: int | None) -> PlaneView:
    if plane.seat == seat:
        return plane
    return replace(plane, rudder=None, engine_damaged=None, observer_hit=None, stored=None)


def task(seat: int | None = None) -> DogfightView:
    """A Hard Task: bombers over a table of 150 cm, balloons with a barrage, a target far behind."""
    starts: tuple[tuple[str, str, int, Pose, tuple[int, ...]], ...] = (
        ("A", "dh4", 0, Pose(420, 1150, 180), (1, 2, 1)),
        ("B", "sopwith-camel", 2, Pose(620, 1210, 190), (1, 7, 1)),
        ("Z", "fokker-d7", 1, Pose(380, 620, 10), (1, 1, 4)),
        ("Y", "albatros-d5a", 3, Pose(640, 700, 340), (1, 9, 1)),
    )
    planes: list[PlaneView] = []
    legs: list[Flown] = []
    for id_, model, owner, pose, cards in starts:
        done, flown = scenes.flight(scenes.plane(id_, model, owner, pose), *cards)
        planes.append(replace(done, level=3 if id_ in "AB" else 4, climb=1, climb_rate=4, top_altitude=9))
        legs += flown
    planes[0] = replace(planes[0], equipment=("bombs",))
    late = replace(scenes.plane("X", "pfalz-d3", 3, Pose(0, 0, 0), status="waiting"), arrives=4)
    barrage = tuple(
        replace(
            balloon(f"B{n}", "ae-800", "central", Pose(150 + 230 * (n - 1), 560, 0), seat=3),
            level=3,
            climb=1,
            barrage=True,
            observers=2,
            descending=n == 1,
        )
        for n in (1, 2, 3, 4)
    )
    cards_ = (
        ground("X1", "target", "central", Pose(495, 220, 0), seat=3),
        ground("G1", "aa-gun", "central", Pose(300, 300, 0), seat=3, loading="aiming"),
        ground("G2", "aa-gun", "central", Pose(700, 300, 0), seat=3, loading="side"),
    )
    shots = [shot for round_ in (1, 2, 3) for shot in scenes.volley(round_, planes, legs)]
    view = scenes.table([*planes, late], legs, shots, seat=seat, width=990, length=1500, turn=3)
    return hidden(
        replace(
            view,
            edition="war",
            scenario="A Hard Task",
            balloons=barrage,
            ground=cards_,
            shells=(ShellView("G1", (460, 690), 1, 3),),
            missions=(MissionView("bomb", "entente", "X1", "A", done=False),),
            cables=tuple(
                CablesView(((left, 500), (right, 500), (right, 620), (left, 620)), 3, (f"B{n}",))
                for n, (left, right) in enumerate(((0, 174), (126, 404), (356, 634), (816, 990)), start=1)
            ),
            rules=("special_damage", "altitude", "ground_fire", "balloons", "barrages", "bailing_out"),
        )
    )


def gunner(seat: int | None = None) -> DogfightView:
    """The console of somebody with balloons and guns and no airplane in the air."""
    view = fireworks(seat)
    burning = balloon("B1", "ae-800", "central", Pose(270, 150, 0), seat=seat, damage=4, flames=2)
    down = replace(view.balloons[1], status="down")
    return replace(
        view,
        balloons=(
            replace(burning, level=3),
            replace(down, seat=seat),
        ),
        ground=tuple(replace(card, seat=seat) for card in view.ground),
    )


def aimed() -> DogfightView:
    """Cards that count for other than what is printed on them, and a gun that keeps its target."""
    view = scenes.battered()
    camel, *rest = view.planes
    worth = tuple(card.points // 2 for card in camel.damage or ())
    gun = replace(camel.guns[0], aimed_at="Z", jammed=0)
    marked = replace(
        camel, worth=worth, points=sum(worth), guns=(gun,), rockets=3, smoke=1, done=("photograph",)
    )
    return replace(view, planes=(marked, *rest), rules=("aim", "special_damage"))


def choosing() -> DogfightView:
    """Nothing planned yet, and not every card may come first."""
    view = scenes.CONSOLES["fresh"]()
    barred = {"immelmann", "stall"}
    planes = [
        replace(plane, openers=tuple(card.number for card in plane.maneuvers if card.likeness not in barred))
        for plane in view.planes
    ]
    return replace(view, planes=tuple(planes))


SCENES: dict[str, Callable[[int | None], DogfightView]] = {
    **scenes.SCENES,
    "balloons": fireworks,
    "trenches": mud,
    "altitude": heights,
    "hard-task": task,
}
CONSOLES: dict[str, Callable[[], DogfightView]] = {
    **scenes.CONSOLES,
    "altitude": lambda: heights(0),
    "trenches": lambda: mud(0),
    "gunner": lambda: gunner(1),
    "aimed": aimed,
    "choosing": choosing,
}
PREVIEWS: dict[str, tuple[Callable[[int | None], DogfightView], Choice]] = {
    **scenes.PREVIEWS,
    "altitude": (heights, {"A.first": "13", "A.second": "15", "A.third": "1"}),
    "shell": (mud, {"G2.shell": "move", "G2.point": (300.0, 500.0)}),
}
