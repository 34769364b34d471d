from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from render.dogfight.words.sentences import Teller, headline
from rules.dogfight import events
from rules.dogfight.box.components import DamageCard
from rules.dogfight.box.figures import standard
from rules.dogfight.deeds import Shot
from rules.dogfight.kinds import Stage
from rules.dogfight.ruler.geometry import Pose
from rules.engine import Outcome
from rules.values import Event
from tests.render.dogfight import front, scenes

CARD = standard().damage["A"][17]
PRINTED = events.card_data(CARD)
HERE, THERE = Pose(100, 100, 0), Pose(100, 200, 0)

EXAMPLES: tuple[Event, ...] = (
    events.began("glory", "face-to-face", 30, [("A", "entente", 0, "sopwith-camel", "Sopwith Camel")]),
    events.turn(4),
    events.illegal(1, "Z", 14, 1, "no straight before"),
    events.strained(1, "Z", "A", 1),
    events.moved(1, "A", 1, HERE, THERE),
    events.left(2, "Z"),
    events.asked(2, [0, 1]),
    events.fired(Shot(2, "A", "front", "Z", 66.4, (0.0, 0.0), 2), "A"),
    events.drew(2, "Z", 1, [(CARD, CARD.points)], 4, ("A", "front")),
    events.jammed(2, "A", "front", 3),
    events.jam_card(2, "A", "front", "Z", CARD, [0, 1]),
    events.cleared(3, "A", "front"),
    events.shot_down(3, "Z", ["A"]),
    events.exploded(3, "Z", ["A"]),
    events.returned(3, "Z", 3),
    events.reshuffled(3, "A"),
    events.noted(3, "A", 0, 5),
    events.reminder("A", "steep", 13),
    events.over(
        "entente", "Only the Entente still fly: Central Powers 0, Entente 2.", {"central": 0, "entente": 2}
    ),
    *(
        Event(kind, {"round": 2, **data})
        for kind, data in (
            ("smoking", {"plane": "A", "counters": 3}),
            ("burning", {"plane": "A", "counters": 3, "why": "second smoke"}),
            ("pilot_hit", {"plane": "A", "wounds": 2}),
            ("out_of_control", {"plane": "A", "card": 14, "why": "no straight before"}),
            ("tail_lost", {"plane": "A", "target": "Z"}),
            ("placed", {"gun": "G1", "point": [120.0, 340.0], "level": 3, "due": 2}),
            ("adjusted", {"gun": "G1", "how": "raised", "point": [120.0, 340.0], "level": 4, "due": 2}),
            ("retired", {"gun": "G1"}),
            ("burst", {"gun": "G1", "point": [120.0, 340.0], "level": None, "hit": ["A", "B1"]}),
            ("reloading", {"gun": "G1", "loading": "corner"}),
            ("ranging", {"gun": "G1", "target": "A", "card": PRINTED, "hit": True}),
            (
                "hit",
                {
                    "target": "T1",
                    "shooter": "A",
                    "gun": "front",
                    "cards": [events.card_data(CARD)],
                    "counts": [CARD.points],
                    "points": 3,
                },
            ),
            ("silenced", {"target": "M1", "by": ["A"], "how": "gun"}),
            ("balloon_lost", {"balloon": "B1", "by": ["A"], "how": "exploded"}),
            ("blast", {"balloon": "B1", "planes": ["A"]}),
            ("bailed_out", {"balloon": "B1", "observers": 2}),
            ("observer_lost", {"balloon": "B1", "observers": 1}),
            ("launched", {"plane": "A", "target": "B1", "rockets": 2}),
            ("rocket_hit", {"plane": "A", "target": "B1", "rockets": 2, "meant": "B1"}),
            ("rocket_missed", {"plane": "A", "target": "B1", "rockets": 2, "why": "hit"}),
            ("level", {"plane": "A", "level": 3, "climb": 1, "why": "climb"}),
            ("landed", {"plane": "A"}),
            ("took_off", {"plane": "A"}),
            ("crashed", {"plane": "A", "why": "touchdown", "cards": 4}),
            ("collided", {"pieces": ["A", "Z"]}),
            ("barrage", {"plane": "A", "balloons": ["B1", "B2"]}),
            ("clouded", {"plane": "A"}),
            ("unclouded", {"plane": "A", "cards": [1, 2]}),
            ("photographed", {"plane": "A", "target": "X1"}),
            ("bombed", {"plane": "A", "target": "X1", "result": "damaged"}),
        )
    ),
    *(
        Event(kind, data)
        for kind, data in (
            ("burnt", {"plane": "A", "deck": "A", "cards": 1, "counters": 2}),
            (
                "goals",
                {
                    "missions": [{"kind": "bomb", "side": "entente", "target": "X1"}],
                    "scoring": [{"side": "entente", "what": "target bombed", "points": 2}],
                    "winner": "sign",
                    "scorer": "entente",
                    "zero": "draw",
                    "marginal": None,
                    "decisive": 7,
                },
            ),
            ("smoke_cleared", {"plane": "A"}),
            ("flames_out", {"plane": "A"}),
            ("tailed", {"plane": "A", "target": "Z"}),
            ("balloon_down", {"balloon": "B1", "burning": True}),
            ("burning_on", {"balloons": ["B1", "B2"], "turns": 3}),
            ("descent", {"balloon": "B1", "how": "ordered"}),
            ("lowered", {"balloon": "B1", "level": 2, "climb": 0}),
            ("taxied", {"plane": "A", "start": events.pose_data(HERE), "end": events.pose_data(THERE)}),
            ("extinguished", {"plane": "A", "counters": 1}),
            ("placed_plane", {"plane": "A", "pose": events.pose_data(HERE), "level": None}),
            ("arrived", {"turn": 3, "plane": "A", "pose": events.pose_data(HERE), "level": 4}),
            ("scored", {"side": "entente", "seat": None, "what": "balloon destroyed", "points": 10}),
        )
    ),
    Event("crippled", {"round": 2, "plane": "A", "what": "rudder_left"}, seen_by=(0,)),
    Event("disrupted", {"round": 2, "plane": "A"}, seen_by=(0,)),
    Event("look", {"round": 2, "plane": "A", "target": "Z", "card": 4}, seen_by=(0,)),
    Event("rearranged", {"round": 2, "plane": "A"}, seen_by=(0,)),
)
PRIVATE = {"drew", "jam_card", "noted", "crippled", "disrupted", "look", "rearranged"}


def tell(*happened: Event, seat: int | None = None) -> list[str]:
    return list(Teller(scenes.duel(seat), scenes.NAMES).tell(happened))


def documented() -> set[str]:
    return set(re.findall(r"^ {4}([a-z_]+) {2,}[a-z]", events.__doc__ or "", re.MULTILINE))


def built() -> set[str]:
    """Kinds that any module of the rules builds in plain sight."""
    modules = sorted(Path(events.__file__).parent.rglob("*.py"))
    return {kind for path in modules for kind in re.findall(r'Event\(\s*"(\w+)"', path.read_text("utf-8"))}


def test_every_kind_of_event_has_a_sentence_and_an_example_here() -> None:
    assert documented() == {event.kind for event in EXAMPLES}
    assert documented() == Teller(scenes.duel(), scenes.NAMES).kinds
    assert built() <= documented()


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: event.kind)
def test_each_is_told_to_those_who_may_know(event: Event) -> None:
    everyone = [seat for seat in (0, 1) if event.visible_to(seat)]
    for seat in everyone:
        (sentence,) = tell(event, seat=seat)
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence[-1] in ".!"
        assert "None" not in sentence
        assert "{" not in sentence


def test_the_public_hears_nothing_private() -> None:
    assert {event.kind for event in EXAMPLES if not tell(event)} == PRIVATE
    assert tell(events.drew(1, "Z", 1, [(CARD, CARD.points)], 4, None), seat=0) == []


def test_moves_of_a_round_make_one_sentence_and_a_round_is_announced_once() -> None:
    told = tell(
        events.moved(1, "A", 1, HERE, THERE),
        events.moved(1, "Z", 9, HERE, THERE),
        events.fired(Shot(1, "A", "front", "Z", 66.4, (0.0, 0.0), 2), "A"),
        events.moved(2, "A", 2, HERE, THERE),
    )
    assert told == [
        "Round 1: A (Sopwith Camel, Ada) flies 1 (straight); Z (Fokker Dr.I, Bruno) flies 9 (left turn 60°).",
        "A fires at Z (6.6 cm, short range): 2 damage cards from deck A.",
        "Round 2: A flies 2 (straight).",
    ]


def test_the_owner_reads_what_was_drawn_and_the_total() -> None:
    (told,) = tell(events.drew(2, "Z", 1, [(CARD, CARD.points)], 4, ("A", "front")), seat=1)
    assert "Only you see this" in told
    assert "4 of 13 points" in told


def test_what_a_card_counts_is_told_where_it_is_not_what_it_says() -> None:
    three = DamageCard("A", 1, 3, None)
    drew = events.drew(2, "Z", 1, [(three, 4), (three, 3)], 9, ("A", "front"))
    (told,) = tell(drew, seat=1)
    assert "draws 3 (counts 4) and 3 from A's fire; 9 of 13 points now" in told
    aimed = events.fired(Shot(2, "A", "front", "Z", 66.4, (0.0, 0.0), 2, aimed=True), "A")
    assert "(6.6 cm, short range, aimed): 2 damage cards" in tell(aimed)[0]


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("rudder_left", "no turn or sideslip to the left in your next plan"),
        ("rudder_right", "no turn or sideslip to the right in your next plan"),
        ("engine", "a stall in every plan"),
        ("engine_lost", "hit a second time"),
        ("observer", "the rear gun is silent"),
    ],
)
def test_secret_damage_says_what_it_means_to_the_owner_alone(what: str, told: str) -> None:
    hit = Event("crippled", {"round": 2, "plane": "A", "what": what}, seen_by=(0,))
    assert told in tell(hit, seat=0)[0]
    assert tell(hit, seat=1) == tell(hit) == []


@pytest.mark.parametrize(
    ("kind", "data", "told"),
    [
        (
            "rocket_hit",
            {"target": "B1", "rockets": 1, "meant": "B1"},
            "The rocket of A hits B1: 1 damage card from deck D.",
        ),
        (
            "rocket_hit",
            {"target": "B2", "rockets": 2, "meant": "B1"},
            "The rockets of A, meant for B1, hit B2 in their way: 1 damage card from deck D.",
        ),
        (
            "rocket_missed",
            {"target": "B1", "rockets": 1, "why": "target"},
            "The rocket of A misses B1: B1 is not ahead of A any more.",
        ),
    ],
)
def test_rockets_say_how_many_they_were_and_whom_they_were_meant_for(
    kind: str, data: dict[str, Any], told: str
) -> None:
    introduction = Event("barrage", {"round": 2, "plane": "A", "balloons": ["B1", "B2"]})
    event = Event(kind, {"round": 2, "plane": "A", **data})
    assert list(Teller(front.fireworks(), scenes.NAMES).tell([introduction, event]))[1:] == [told]


def test_shells_and_blasts_say_what_they_cost() -> None:
    teller = Teller(front.fireworks(), scenes.NAMES)
    burst = {"round": 1, "gun": "G1", "point": [120.0, 340.0], "level": None}
    both, nobody, blast, ranging = teller.tell(
        [
            Event("burst", {**burst, "hit": ["A", "B1"]}),
            Event("burst", {**burst, "hit": []}),
            Event("blast", {"round": 1, "balloon": "B1", "planes": ["A"]}),
            Event("ranging", {"round": 1, "gun": "G1", "target": "A", "card": PRINTED, "hit": True}),
        ]
    )
    assert both.endswith("and B1 (Achthundert English Ae 800): 1 damage card from deck C each.")
    assert nobody == "The shell of G1 bursts at 12, 34 cm and hits nobody."
    assert blast == "The blast of B1 catches A: 1 damage card from deck C."
    assert ranging.endswith("and finds the range: 1 damage card from deck C.")


def test_a_balloons_flames_stay_and_an_airplanes_burn_down() -> None:
    teller = Teller(front.fireworks(), scenes.NAMES)
    burnt = {"deck": "A", "cards": 2, "counters": 2}
    (airplane,) = teller.tell([Event("burnt", {"plane": "A", **burnt})])
    (balloon,) = teller.tell([Event("burnt", {"plane": "B1", **burnt})])
    assert airplane.endswith("2 damage cards from deck A; 2 flame counters left.")
    assert balloon.endswith("2 damage cards from deck A; its 2 flame counters stay.")


def test_glory_calls_its_standard_rules_by_their_name() -> None:
    (told,) = tell(events.began("glory", "face-to-face", 0, [], rules=["special_damage", "aim"]))
    assert "Rules in force: Standard Rules and Aim." in told


def test_who_falls_without_being_fired_at_is_not_said_to_be_shot_down() -> None:
    assert tell(events.shot_down(0, "Z", [])) == ["Z (Fokker Dr.I, Bruno) goes down."]
    assert "is shot down under the fire of A" in tell(events.shot_down(1, "Z", ["A"]))[0]


def test_a_two_seater_says_which_gun() -> None:
    view = scenes.wide()
    shot = events.fired(Shot(3, "Y", "rear", "A", 147.0, (0.0, 0.0), 1), "B")
    (told,) = Teller(view, scenes.NAMES).tell([shot])
    assert "with its rear gun (14.7 cm, long range): 1 damage card" in told


def test_the_headline_says_where_the_game_stands() -> None:
    assert headline(scenes.duel(), scenes.NAMES).startswith(
        "Face to Face, turn 5, planning: 1 against 1 in the air"
    )
    assert "Ada won" in headline(scenes.losses(), scenes.NAMES)


def test_pieces_are_introduced_by_what_they_are() -> None:
    view = front.fireworks()
    view = replace(view, planes=(replace(view.planes[0], name="a Nieuport"),))
    burst = Event("burst", {"round": 2, "gun": "G1", "point": [290.0, 420.0], "level": None, "hit": ["A"]})
    lost = Event("balloon_lost", {"round": 2, "balloon": "B1", "by": ["A"], "how": "destroyed"})
    spot, toll = "bursts at 29, 42 cm", "1 damage card from deck C"
    assert list(Teller(view, scenes.NAMES).tell([burst, lost])) == [
        f"Round 2: The shell of G1 (anti-aircraft gun) {spot} and hits A (a Nieuport, Ada): {toll}.",
        "Balloon B1 (Achthundert English Ae 800) is destroyed under the fire of A.",
    ]


def test_the_opening_tells_who_has_what_and_which_rules_hold() -> None:
    began = events.began(
        "war",
        "fireworks-over-the-front",
        0,
        [("A", "entente", 0, "nieuport-17-a", "Nieuport 17")],
        rules=["special_damage", "balloons", "altitude"],
        balloons=[{"id": "B1", "side": "central", "seat": None, "name": "Ae 800"}],
        ground=[
            {"id": id_, "side": "central", "seat": None, "name": "Anti-aircraft gun"} for id_ in ("G1", "G2")
        ],
    )
    (told,) = Teller(front.fireworks(), scenes.NAMES).tell([began])
    assert "the Central Powers have B1 (Ae 800), G1 and G2 (Anti-aircraft gun)." in told
    assert "Rules in force: Special damage and Altitude." in told


@pytest.mark.parametrize(
    ("stage", "round_", "told"),
    [
        ("muster", 0, "muster"),
        ("shell", 2, "round 2 · Artillery"),
        ("fire", 3, "round 3"),
        ("plan", 0, "planning"),
    ],
)
def test_the_headline_names_every_stage(stage: Stage, round_: int, told: str) -> None:
    view = replace(front.fireworks(), stage=stage, round=round_)
    assert f"turn 4, {told}: 1 against 0 in the air, 2 balloons aloft" in headline(view, scenes.NAMES)


def test_a_defeat_by_the_book_is_no_draw() -> None:
    lost = Outcome((), {0: -3}, "The Entente score -3: a defeat.")
    view = replace(front.fireworks(), outcome=lost)
    assert "over: the Entente score -3: a defeat, " in headline(view, scenes.NAMES)
    assert "over: a draw, " in headline(replace(scenes.duel(), outcome=lost), scenes.NAMES)
