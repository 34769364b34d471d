from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from render.artist import Line
from render.dogfight.words.sentences import Teller, headline
from rules.dogfight.box.components import DamageCard
from rules.dogfight.events import EVENTS, card_data
from rules.dogfight.kinds import Stage
from rules.dogfight.rulebook import InForce
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import Launch
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.view import ScoreLine
from rules.engine import Outcome
from rules.values import Event
from tests.render.dogfight import front, scenes
from tests.render.dogfight.words.examples import CARD, EXAMPLES, began, drew, fired, moved, shot_down
from tests.rules.dogfight.high_scenes import balloon, bystander, high, turn, up
from tests.rules.dogfight.scenes import HANGAR, Told
from words import say


def tell(*happened: Event, seat: int | None = None) -> list[str]:
    view = replace(scenes.duel(seat), score_sheet=(ScoreLine("entente", "balloon destroyed", 10),))
    return texts(Teller(view, scenes.NAMES).tell(happened))


def texts(lines: Iterable[Line]) -> list[str]:
    return [say(line.text) for line in lines]


def test_every_kind_of_event_has_a_sentence_and_an_example() -> None:
    assert {event.kind for event in EXAMPLES} == set(EVENTS)
    assert Teller(scenes.duel(), scenes.NAMES).kinds == set(EVENTS)
    assert [fault for event in EXAMPLES if (fault := EVENTS.fault(event))] == []


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: event.kind)
def test_each_is_told_to_those_who_may_know(event: Event) -> None:
    everyone = [seat for seat in (0, 1) if event.visible_to(seat)]
    for seat in everyone:
        (sentence,) = tell(event, seat=seat)
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence[-1] in ".!"
        assert "None" not in sentence
        assert "{" not in sentence


@pytest.mark.parametrize(
    ("rules", "level", "card", "text"),
    [
        (
            ("altitude", "overdive"),
            4,
            "stall",
            "can't open with a steep card next turn, except with a dive, for an overdive.",
        ),
        (("altitude", "overdive"), 1, "stall", "can't open with a steep card next turn."),
        (("altitude", "overdive"), 4, "climb", "can't open with a steep card next turn."),
        (("altitude",), 4, "stall", "can't open with a steep card next turn."),
    ],
)
def test_a_steep_third_card_is_told_as_what_it_leaves_open(
    rules: tuple[str, ...], level: int, card: str, text: str
) -> None:
    view = front.heights()
    plane = next(each for each in view.planes if each.id == "A")
    deck = HANGAR.airplane("sopwith-camel", InForce(altitude=True)).cards.values()
    camel = replace(plane, level=level, maneuvers=tuple(deck))
    number = next(each.number for each in deck if each.kind == card)
    event = EVENTS("reminder", plane="A", counter="steep", card=number)
    (told,) = texts(Teller(replace(view, rules=rules, planes=(camel,)), scenes.NAMES).tell([event]))
    assert told.endswith(text)


def played(told: Told) -> str:
    """A turn that was really played, in the public's words."""
    return "\n".join(texts(Teller(DOGFIGHT.view(told.state, None), scenes.NAMES).tell(told.events)))


def test_who_is_lost_on_its_way_in_the_clouds_does_not_fly_off_the_table_now() -> None:
    clouds: dict[str, Any] = {"rules": ["cloud_cover"], "numbers": {"cloud_level": 6}}
    pilot = up("A", 700, 1900, 0, level=6, stored=(1, 2))
    text = played(turn(high(pilot, bystander(level=4), **clouds), A=("left", "dive", "straight")))
    assert "A (SPAD XIII, Bruno) left the table while in the clouds, and is out of the game." in text
    assert "The cards A flew up there: 1 (straight), 2 (straight), " in text
    assert "flies off the table" not in text
    assert "comes out of the clouds" not in text
    inside = replace(pilot, pose=Pose(700, 900, 0))
    safe = played(turn(high(inside, bystander(level=4), **clouds), A=("left", "dive", "straight")))
    assert "comes out of the clouds. It flew 1 (straight), 2 (straight), " in safe


@pytest.mark.parametrize(("level", "why"), [(1, "target"), (4, "level")])
def test_rockets_at_a_balloon_that_was_pulled_down_find_it_gone(level: int, why: str) -> None:
    down = balloon("B1", 450, 800, level=0, climb=0, status="down")
    pilot = up("A", level=level, equipment=("rockets",), rockets_used=2, launch=Launch("B1", 2))
    told = turn(
        high(pilot, bystander(), rules=["balloons"], balloons=(down,)), A=("straight", "left", "right")
    )
    assert told.one("rocket_missed")["why"] == why
    assert "miss B1 (Achthundert English Ae 800): B1 is no longer in the air." in played(told)


def test_rockets_that_missed_before_the_balloon_came_down_missed_it_in_the_air() -> None:
    last = balloon("B1", 450, 800, level=0, climb=1, descending=True)
    pilot = up("A", level=4, equipment=("rockets",), rockets_used=2, launch=Launch("B1", 2))
    told = turn(
        high(pilot, bystander(), rules=["balloons"], balloons=(last,)), A=("straight", "left", "right")
    )
    assert told.one("balloon_down")
    assert "A is neither at the level of B1 nor one above it" in played(told)


def test_the_public_hears_nothing_private() -> None:
    assert [event.kind for event in EXAMPLES if not tell(event)] == [
        event.kind for event in EXAMPLES if EVENTS[event.kind].to == "some"
    ]
    assert tell(drew((CARD, CARD.points), points=4, shooter=None), seat=0) == []


def test_what_matters_comes_first_and_moves_make_one_line_for_each_side() -> None:
    told = Teller(scenes.duel(), scenes.NAMES).tell(
        [moved(1, "A", 1), moved(1, "Z", 9), fired(1), fired(1), moved(2, "A", 2), shot_down(2, "A")]
    )
    assert [(line.weight, say(line.text)) for line in told] == [
        ("great", "Round 2: Z (Fokker Dr.I, Bruno) is shot down by A (Sopwith Camel, Ada)."),
        ("key", "Round 1: A fires at Z from 6.6 cm (short range): 2 damage cards from deck A."),
        ("key", "A fires at Z from 6.6 cm (short range): 2 damage cards from deck A."),
        ("routine", "Entente: A flies 1 (straight) and 2 (straight)."),
        ("routine", "Central Powers: Z flies 9 (left turn 60°)."),
    ]


def test_the_owner_reads_what_was_drawn_and_the_total() -> None:
    (told,) = tell(drew((CARD, CARD.points), points=4), seat=1)
    assert "hits you for 1 + right rudder jam. Damage: 4 of 13." in told


def test_what_a_card_counts_is_told_where_it_is_not_what_it_says() -> None:
    three = DamageCard("A", 1, 3, None)
    (told,) = tell(drew((three, 4), (three, 3), points=9), seat=1)
    assert "hits you for 3 (counts 4) and 3. Damage: 9 of 13." in told
    assert "from 6.6 cm (short range), taking aim: 2 damage cards from deck A." in tell(fired(aimed=True))[0]


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("rudder_left", "no turns or sideslips to the left in your next plan"),
        ("rudder_right", "no turns or sideslips to the right in your next plan"),
        ("engine", "plan a stall every turn"),
        ("engine_lost", "hit again and stops"),
        ("observer", "rear gun is silent"),
    ],
)
def test_secret_damage_says_what_it_means_to_the_owner_alone(what: str, told: str) -> None:
    hit = EVENTS("crippled", to=[0], round=2, plane="A", what=what)
    assert told in tell(hit, seat=0)[0]
    assert tell(hit, seat=1) == tell(hit) == []


@pytest.mark.parametrize(
    ("kind", "data", "told"),
    [
        (
            "rocket_hit",
            {"target": "B1", "rockets": 1, "meant": "B1"},
            "A rocket from A hits B1: 1 damage card from deck D.",
        ),
        (
            "rocket_hit",
            {"target": "B2", "rockets": 2, "meant": "B1"},
            "Rockets from A, meant for B1, hit B2 on their way: 1 damage card from deck D.",
        ),
        (
            "rocket_missed",
            {"target": "B1", "rockets": 1, "why": "target"},
            "A rocket from A misses B1: B1 is no longer ahead of A.",
        ),
    ],
)
def test_rockets_say_how_many_they_were_and_whom_they_were_meant_for(
    kind: str, data: dict[str, Any], told: str
) -> None:
    introduction = EVENTS("barrage", round=2, plane="A", balloons=["B1", "B2"])
    event = EVENTS(kind, round=2, plane="A", **data)
    assert texts(Teller(front.fireworks(), scenes.NAMES).tell([introduction, event]))[1:] == [told]


def test_shells_and_blasts_say_what_they_cost() -> None:
    teller = Teller(front.fireworks(), scenes.NAMES)
    burst = partial(EVENTS, "burst", round=1, gun="G1", point=[120.0, 340.0], level=None)
    both, blast, ranging, nobody = texts(
        teller.tell(
            [
                burst(hit=["A", "B1"]),
                burst(hit=[]),
                EVENTS("blast", round=1, balloon="B1", planes=["A"]),
                EVENTS("ranging", round=1, gun="G1", target="A", card=card_data(CARD), hit=True),
            ]
        )
    )
    assert both.endswith("and B1 (Achthundert English Ae 800) at 12, 34 cm: 1 damage card from deck C each.")
    assert nobody == "Central Powers: A shell from G1 bursts at 12, 34 cm and hits nobody."
    assert blast == "The blast of B1 hits A: 1 damage card from deck C."
    assert "finds the range of A with" in ranging


def test_a_shot_is_told_until_its_shell_bursts() -> None:
    placed = EVENTS("placed", round=1, gun="G1", point=[120.0, 340.0], level=None, due=2)
    burst = EVENTS("burst", round=2, gun="G1", point=[120.0, 340.0], level=None, hit=[])
    teller = partial(Teller, front.fireworks(), scenes.NAMES)
    assert "a shell bursts there in 2 maneuvers" in texts(teller().tell([placed]))[0]
    assert len(texts(teller().tell([placed, burst]))) == 1
    assert len(texts(teller().tell([burst, placed]))) == 2, "that is the next one"


def test_guns_reload_together_however_far_they_have_come() -> None:
    loading = [
        EVENTS("reloading", round=1, gun=gun, loading=how)
        for gun, how in (("G1", "corner"), ("G1", "side"), ("G1", "loaded"))
    ]
    (told,) = texts(Teller(front.fireworks(), scenes.NAMES).tell(loading))
    assert told.count("G1") == 1
    assert told.endswith("is loaded again.")


def test_all_that_an_airplane_does_is_said_of_it_once() -> None:
    moved = EVENTS("moved", round=1, plane="A", card=2, pose=[0.0, 0.0, 0.0])
    reminder = EVENTS("reminder", plane="A", counter="steep")
    (told,) = texts(Teller(front.fireworks(), scenes.NAMES).tell([moved, reminder]))
    assert told.endswith(". A can't open with a steep card next turn.")


def test_a_fire_that_is_out_is_told_once() -> None:
    teller = Teller(front.fireworks(), scenes.NAMES)
    burnt = EVENTS("burnt", plane="A", deck="A", cards=1, counters=0)
    (told,) = texts(teller.tell([burnt, EVENTS("flames_out", plane="A")]))
    assert told.endswith("1 damage card from deck A; the fire is out.")


def test_a_balloons_flames_stay_and_an_airplanes_burn_down() -> None:
    teller = Teller(front.fireworks(), scenes.NAMES)
    burnt = partial(EVENTS, "burnt", deck="A", cards=2, counters=2)
    (airplane,) = texts(teller.tell([burnt(plane="A")]))
    (balloon,) = texts(teller.tell([burnt(plane="B1")]))
    assert airplane.endswith("2 damage cards from deck A; 2 flame counters left.")
    assert balloon.endswith("2 damage cards from deck A; it burns on with 2 flame counters.")


def test_glory_calls_its_standard_rules_by_their_name() -> None:
    (told,) = tell(began("glory", rules=["special_damage", "aim"]))
    assert "Rules in force: Standard Rules and Aim." in told


def test_who_falls_without_being_fired_at_is_not_said_to_be_shot_down() -> None:
    assert tell(shot_down(0)) == ["Z (Fokker Dr.I, Bruno) goes down."]
    assert "is shot down by A" in tell(shot_down(1, "A"))[0]


def test_a_two_seater_says_which_gun() -> None:
    view = scenes.wide()
    shot = EVENTS("fired", **fired().data | {"shooter": "Y", "gun": "rear", "distance": 147.0, "cards": 1})
    (told,) = texts(Teller(view, scenes.NAMES).tell([shot]))
    assert told.endswith("with the rear gun from 14.7 cm (long range): 1 damage card from deck A.")


def test_the_headline_says_where_the_game_stands() -> None:
    assert say(headline(scenes.duel(), scenes.NAMES)).startswith(
        "Face to Face, turn 5, planning. In the air: Central Powers 1, Entente 1. "
    )
    assert "Ada won" in say(headline(scenes.losses(), scenes.NAMES))


def test_pieces_are_introduced_by_what_they_are() -> None:
    view = front.fireworks()
    view = replace(view, planes=(replace(view.planes[0], name="a Nieuport"),))
    burst = EVENTS("burst", round=2, gun="G1", point=[290.0, 420.0], level=None, hit=["A"])
    lost = EVENTS("balloon_lost", round=2, balloon="B1", by=["A"], how="destroyed")
    spot, toll = "at 29, 42 cm", "1 damage card from deck C"
    assert texts(Teller(view, scenes.NAMES).tell([burst, lost])) == [
        "Round 2: Fire from A (a Nieuport, Ada) destroys balloon B1 (Achthundert English Ae 800).",
        f"A shell from G1 (anti-aircraft gun) hits A {spot}: {toll}.",
    ]


def test_the_opening_tells_who_has_what_and_which_rules_hold() -> None:
    opening = began(
        "war",
        rules=["special_damage", "balloons", "altitude"],
        balloons=[{"id": "B1", "side": "central", "seat": None, "name": "Ae 800"}],
        ground=[
            {"id": id_, "side": "central", "seat": None, "name": "Anti-aircraft gun"} for id_ in ("G1", "G2")
        ],
    )
    (told,) = texts(Teller(front.fireworks(), scenes.NAMES).tell([opening]))
    assert "The Central Powers also have B1 (Ae 800), G1 and G2 (Anti-aircraft gun)." in told
    assert "Rules in force: Special damage and Altitude." in told


@pytest.mark.parametrize(
    ("stage", "round_", "told"),
    [
        ("muster", 0, ", getting ready"),
        ("shell", 2, ", round 2, artillery"),
        ("fire", 3, ", round 3"),
        ("plan", 0, ", planning"),
    ],
)
def test_the_headline_names_every_stage(stage: Stage, round_: int, told: str) -> None:
    view = replace(front.fireworks(), stage=stage, round=round_)
    assert f"turn 4{told}. In the air: Central Powers 0, Entente 1, 2 balloons. " in say(
        headline(view, scenes.NAMES)
    )


def test_a_defeat_by_the_book_is_no_draw() -> None:
    lost = Outcome((), {0: -3}, how="The Entente score -3: a defeat.")
    view = replace(front.fireworks(), outcome=lost)
    assert "is over, and lost. Points: " in say(headline(view, scenes.NAMES))
    assert "is over: a draw. " in say(headline(replace(scenes.duel(), outcome=lost), scenes.NAMES))


def test_several_turns_are_told_apart() -> None:
    def flown(turn: int) -> list[Event]:
        return [fired(2), EVENTS("turn", turn=turn + 1)]

    teller = partial(Teller, scenes.duel(), scenes.NAMES)
    assert texts(teller().tell(flown(3)))[0].startswith("Round 2: A ")
    first, second, *_ = texts(teller().tell([*flown(3), *flown(4)]))
    assert first.startswith("Turn 3, round 2: A ")
    assert second.startswith("Turn 4, round 2: A ")
