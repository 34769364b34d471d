"""An event of every kind, as the rules would make it."""

from __future__ import annotations

from typing import Any

from rules.dogfight.box.components import DamageCard
from rules.dogfight.box.figures import standard
from rules.dogfight.events import EVENTS, card_data, pose_data
from rules.dogfight.ruler.geometry import Pose
from rules.values import Event

CARD = standard().damage["A"][17]
HERE, THERE = pose_data(Pose(100, 100, 0)), pose_data(Pose(100, 200, 0))


def began(edition: str = "glory", **changes: Any) -> Event:
    camel = {"id": "A", "side": "entente", "seat": 0, "model": "sopwith-camel", "name": "Sopwith Camel"}
    told: dict[str, Any] = {
        "edition": edition,
        "scenario": "face-to-face",
        "variant": "",
        "turn_limit": 30,
        "rules": [],
        "planes": [camel],
        "balloons": [],
        "ground": [],
    }
    return EVENTS("began", **told | changes)


def moved(round_: int, plane: str, card: int) -> Event:
    return EVENTS("moved", round=round_, plane=plane, card=card, start=HERE, end=THERE)


def fired(round_: int = 2, *, aimed: bool = False) -> Event:
    return EVENTS(
        "fired",
        round=round_,
        shooter="A",
        gun="front",
        target="Z",
        distance=66.4,
        range="short",
        deck="A",
        cards=2,
        aimed=aimed,
    )


def drew(*cards: tuple[DamageCard, int], points: int, shooter: str | None = "A") -> Event:
    """Z draws these cards, which count so much each."""
    return EVENTS(
        "drew",
        to=[1],
        round=2,
        plane="Z",
        cards=[card_data(card) for card, _ in cards],
        counts=[counts for _, counts in cards],
        points=points,
        shooter=shooter,
        gun=shooter and "front",
    )


def shot_down(round_: int, *by: str) -> Event:
    return EVENTS("shot_down", round=round_, plane="Z", by=list(by))


EXAMPLES: tuple[Event, ...] = (
    began(),
    EVENTS(
        "goals",
        missions=[{"kind": "bomb", "side": "entente", "target": "X1"}],
        winner="sign",
        scorer="entente",
        zero="draw",
        marginal=None,
        decisive=7,
    ),
    EVENTS("turn", turn=4),
    EVENTS("asked", round=2, seats=[0, 1]),
    EVENTS("scored", line=0, side="entente", seat=None, points=10),
    EVENTS("over", outcome="entente", kind="last-flying", points={"central": 0, "entente": 2}),
    EVENTS("placed_plane", plane="A", pose=HERE, level=None),
    EVENTS("arrived", turn=3, plane="A", pose=HERE, level=4),
    EVENTS("photographed", round=2, plane="A", target="X1"),
    EVENTS("bombed", round=2, plane="A", target="X1", result="damaged"),
    EVENTS("illegal", round=1, plane="Z", card=14, flown=1, why="no-straight-before"),
    EVENTS("reminder", plane="A", counter="steep", card=13),
    EVENTS("strained", round=1, plane="Z", deck="A", cards=1),
    EVENTS("out_of_control", round=2, plane="A", card=14, why="no-straight-before"),
    moved(1, "A", 1),
    EVENTS("left", round=2, plane="Z"),
    EVENTS("collided", round=2, pieces=["A", "Z"]),
    EVENTS("tailed", plane="A", target="Z"),
    EVENTS("look", to=[0], round=2, plane="A", target="Z", card=4),
    EVENTS("rearranged", to=[0], round=2, plane="A"),
    EVENTS("tail_lost", round=2, plane="A", target="Z"),
    fired(),
    EVENTS("jammed", round=2, plane="A", gun="front", counters=3),
    EVENTS("jam_card", to=[0, 1], round=2, plane="A", gun="front", target="Z", card=card_data(CARD)),
    EVENTS("cleared", round=3, plane="A", gun="front"),
    EVENTS("disrupted", to=[0], round=2, plane="A"),
    drew((CARD, CARD.points), points=4),
    EVENTS(
        "hit",
        round=2,
        target="T1",
        shooter="A",
        gun="front",
        cards=[card_data(CARD)],
        counts=[CARD.points],
        points=3,
    ),
    shot_down(3, "A"),
    EVENTS("exploded", round=3, plane="Z", by=["A"]),
    EVENTS("returned", round=3, plane="Z", cards=3),
    EVENTS("reshuffled", round=3, deck="A"),
    EVENTS("noted", to=[0], round=3, plane="A", points=5),
    EVENTS("smoking", round=2, plane="A", counters=3),
    EVENTS("burning", round=2, plane="A", counters=3, why="second-smoke"),
    EVENTS("pilot_hit", round=2, plane="A", wounds=2),
    EVENTS("crippled", to=[0], round=2, plane="A", what="rudder_left"),
    EVENTS("burnt", plane="A", deck="A", cards=1, counters=2),
    EVENTS("smoke_cleared", plane="A"),
    EVENTS("flames_out", plane="A"),
    EVENTS("extinguished", plane="A", counters=1),
    EVENTS("placed", round=2, gun="G1", point=[120.0, 340.0], level=3, due=2),
    EVENTS("adjusted", round=2, gun="G1", how="raised", point=[120.0, 340.0], level=4, due=2),
    EVENTS("retired", round=2, gun="G1"),
    EVENTS("burst", round=2, gun="G1", point=[120.0, 340.0], level=None, hit=["A", "B1"]),
    EVENTS("reloading", round=2, gun="G1", loading="corner"),
    EVENTS("ranging", round=2, gun="G1", target="A", card=card_data(CARD), hit=True),
    EVENTS("silenced", round=2, target="M1", by=["A"], how="gun"),
    EVENTS("balloon_lost", round=2, balloon="B1", by=["A"], how="exploded"),
    EVENTS("blast", round=2, balloon="B1", planes=["A"]),
    EVENTS("balloon_down", balloon="B1", burning=True),
    EVENTS("burning_on", balloons=["B1", "B2"], turns=3),
    EVENTS("descent", balloon="B1", how="ordered"),
    EVENTS("lowered", balloon="B1", level=2, climb=0),
    EVENTS("bailed_out", round=2, balloon="B1", observers=2),
    EVENTS("observer_lost", round=2, balloon="B1", observers=1),
    EVENTS("barrage", round=2, plane="A", balloons=["B1", "B2"]),
    EVENTS("launched", round=2, plane="A", target="B1", rockets=2),
    EVENTS("rocket_hit", round=2, plane="A", target="B1", rockets=2, meant="B1"),
    EVENTS("rocket_missed", round=2, plane="A", target="B1", rockets=2, why="hit"),
    EVENTS("level", round=2, plane="A", level=3, climb=1, why="climb"),
    EVENTS("landed", round=2, plane="A"),
    EVENTS("took_off", round=2, plane="A"),
    EVENTS("crashed", round=2, plane="A", why="touchdown", cards=4),
    EVENTS("taxied", round=2, plane="A", start=HERE, end=THERE),
    EVENTS("clouded", round=2, plane="A"),
    EVENTS("unclouded", round=2, plane="A", cards=[1, 2]),
)
