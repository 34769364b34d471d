"""A turn in short: the news with its names, how it came to that, and how things stand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.artist import Names
from render.dogfight.artist import DogfightArtist
from render.dogfight.words.cast import PublicCast
from rules.dogfight.title import DOGFIGHT
from rules.drama import Drama
from tests.rules.dogfight.drama_scenes import Fight
from words import say, speaking

NAMES: Names = {0: "Ada", 1: "Bruno"}
ARTIST = DogfightArtist()


def told(fight: Fight, names: Names = NAMES) -> list[str]:
    """The news of everything that happened."""
    annals = fight.annals()
    events = {at: each.event for at, each in enumerate(annals.happened)}
    news = ARTIST.news(DOGFIGHT.dramas(annals), events, annals.view, names)
    return [] if news is None else [say(news.headline), *map(say, news.lines)]


def in_one_sentence(fight: Fight, kind: str, *, opened: bool = False) -> str:
    drama: Drama = fight.found(kind, opened=opened)[0]
    return say(ARTIST.drama(drama, fight.view, NAMES))


def duel() -> Fight:
    return Fight("A Z").turn(1)


def melee() -> Fight:
    return Fight("A B Y Z").turn(1)


def lost(fight: Fight, *names: str) -> Fight:
    """So that the table shows what the story told."""
    planes = [
        replace(plane, status="shot down") if plane.id in names else plane for plane in fight.view.planes
    ]
    fight.view = replace(fight.view, planes=tuple(planes))
    return fight


def test_first_blood_in_a_melee() -> None:
    fight = Fight("A B C Y Z").turn(1).fired(1, "A", "Z").killed(2, "A", "Z", distance=148.0)
    assert told(lost(fight, "A")) == [
        "**First blood: Ada's Z shoots down Bruno's A**, with a single card from 15 cm.",
        "2 bursts, 1 kill. In the air: Entente 2, Central Powers 2.",
    ]
    with speaking("de"):
        assert told(fight) == [
            "**Der erste Abschuss: Adas Z holt Brunos A vom Himmel**, mit einer einzigen Karte aus 15 cm.",
            "2 Feuerstöße, 1 Abschuss. In der Luft: Entente 2, Mittelmächte 2.",
        ]


def test_who_flies_one_airplane_is_known_by_it() -> None:
    fight = duel().fired(1, "A", "Z", 52.0, cards=2).fired(1, "Z", "A", 52.0, cards=2)
    fight.down(1, "A", "Z", how="exploded")
    assert told(fight)[0] == "**Bruno's SPAD XIII blows up** under fire from Ada, nose to nose at 5 cm."


def test_the_end_is_told_with_what_decided_it() -> None:
    fight = duel().killed(1, "A", "Z", distance=52.0, cards=2).over("central", central=2, entente=-1)
    assert told(fight) == [
        "**Ada wins**, last in the air.",
        "**Ada shoots down Bruno's SPAD XIII**, from 5 cm.",
    ]
    fight = duel().over("central", "points", central=2, entente=1, data={"why": "turns-over", "turns": 9})
    fight.view = replace(fight.view, points={"central": 2, "entente": 1})
    assert told(fight) == [
        "**Ada wins**, 2 to 1.",
        "A single point has decided it.",
        "All 9 turns are over.",
    ]


def test_a_fall_is_told_once_as_what_it_was() -> None:
    fight = (
        Fight("A B C Y Z").turn(1).fired(1, "Z", "B").turn(2).killed(1, "A", "Z").fired(3, "Z", "B").turn(3)
    )
    fight.fired(2, "Z", "B").killed(3, "Z", "B", distance=181.0)
    text = "\n".join(told(fight))
    assert text.count("Ada's Z goes down") == 1
    assert "shoots down Ada's Z" not in text
    assert "**Bruno's B avenges Bruno's A: Ada's Z goes down**.\n" in text
    assert "turns running" not in text


def test_of_whoever_is_left_alone_it_is_said() -> None:
    fight = lost(melee().killed(1, "A", "Z"), "A")
    assert told(fight)[-1] == "Bruno's B is on its own now, against 2."
    later = lost(fight.turn(2).killed(1, "Z", "B"), "Z")
    assert "on its own" not in "".join(told(later))


def test_who_brings_the_pictures_home_is_not_told_to_have_left() -> None:
    fight = Fight("A Y Z", "T1").turn(1).add("photographed", round=1, plane="A", target="T1")
    fight.exit("A", "entente").add("left", round=2, plane="A")
    assert told(fight)[0] == "**Bruno's SPAD XIII brings the pictures of T1 (trench) home**."
    assert "own edge" not in "".join(told(fight))


def test_the_bursts_of_two_in_one_line() -> None:
    assert told(duel().fired(1, "A", "Z", 62.0)) == ["Bruno fires once at Ada's Albatros D.Va, from 6 cm."]
    twice = duel().fired(1, "A", "Z", 62.0).fired(2, "A", "Z", 151.0)
    assert told(twice) == ["Bruno fires twice at Ada's Albatros D.Va, from 6 cm at the nearest."]
    face = duel().fired(1, "A", "Z", 62.0).fired(1, "Z", "A", 62.0)
    assert told(face) == ["Bruno and Ada fire at each other from 6 cm."]
    traded = twice.fired(3, "Z", "A", 49.0)
    assert told(traded) == ["Bruno and Ada trade 3 bursts, 2 to 1, from 5 cm at the nearest."]


def test_of_many_bursts_who_takes_most_unless_nobody_does() -> None:
    fight = melee().fired(1, "A", "Z", cards=2).fired(1, "B", "Z").fired(1, "Y", "A")
    assert told(fight)[0] == "Bruno's A and Bruno's B fire at Ada's Z: 3 damage cards."
    even = melee().fired(1, "A", "Z", 120.0).fired(1, "Y", "B", 90.0)
    assert told(even)[0] == "2 bursts, the nearest from 9 cm: Ada's Y at Bruno's B."


def test_damage_cards_are_counted_the_most_first() -> None:
    fight = duel().fired(1, "A", "Z", 62.0)
    planes = [replace(plane, damage_cards=3 if plane.id == "Z" else 1) for plane in fight.view.planes]
    fight.view = replace(fight.view, planes=tuple(planes))
    assert told(fight)[-1] == "Damage cards: Ada 3, Bruno 1."


@pytest.mark.parametrize(
    ("ends", "trend"),
    [(300, "have closed to 30 cm"), (510, "are 51 cm apart"), (800, "have drawn apart to 80 cm")],
)
def test_without_a_shot_it_is_told_who_comes_near(ends: float, trend: str) -> None:
    fight = duel()
    for plane, x, end in (("A", 0, 0), ("Z", 500, ends)):
        start, there = {"x": x, "y": 0, "heading": 0}, {"x": end, "y": 0, "heading": 0}
        fight.add("moved", round=1, plane=plane, card=1, start=start, end=there)
    assert told(fight) == [f"No shots. Bruno and Ada {trend}."]


def test_a_turn_that_only_begins_says_so() -> None:
    assert told(duel()) == ["Turn 1: everyone plans."]


def test_at_most_four_lines_and_bold_for_those_who_fall() -> None:
    fight = melee()
    for each in "ABYZ":
        fight.jammed(1, each, "Z" if each in "AB" else "A")
    text = told(fight)
    assert len(text) <= 4
    assert "**" not in "".join(text)


@pytest.mark.parametrize(
    ("name", "german"), [("Ada", "Adas A"), ("Max", "Max’ A"), ("Klaus", "Klaus’ A"), ("Jo_", "Jo_s A")]
)
def test_whose_it_is_in_german(name: str, german: str) -> None:
    cast = PublicCast(melee().view, {1: name})
    with speaking("de"):
        assert say(cast.plane("A")) == german
    assert say(cast.plane("A")) == f"{name}'s A"


def test_a_player_without_a_name_and_what_lies_on_the_ground() -> None:
    cast = PublicCast(Fight("A Z", "T1 B1").view, {})
    assert say(cast.plane("A")) == "the SPAD XIII of Seat 2"
    assert say(cast.plane("T1")) == "T1 (trench)"
    assert say(cast.pilot("B1")) == "B1 (balloon)"


def test_every_drama_stands_by_itself() -> None:
    hunted = melee().fired(1, "Z", "A").turn(2).fired(1, "Z", "A").turn(3).killed(1, "A", "Z")
    assert (
        in_one_sentence(hunted, "hunted") == "Ada's Z gets Bruno's A at last, after 3 turns of firing at it."
    )
    lonely = melee().killed(1, "A", "Z").turn(2).killed(1, "Z", "B")
    assert in_one_sentence(lonely, "lone-stand") == "Alone against 2, Bruno's B brings down Ada's Z."
    jam = melee().jammed(1, "Z", "A", 33.0)
    assert in_one_sentence(jam, "jam") == "Ada's Z jams, 3 cm from Bruno's A."
    blank = duel().fired(1, "A", "Z", 50, cards=2).drew(1, "A", "Z", 0, 0)
    told_blank = in_one_sentence(blank, "blank-burst", opened=True)
    assert told_blank == "Bruno fired at Ada's Albatros D.Va from 5 cm, and both cards were blank."
    tasks = [{"kind": "photograph", "side": "entente", "target": "T1"}]
    raid = Fight("A Z", "T1").add(
        "goals", winner="points", scorer=None, zero="draw", marginal=None, decisive=None, missions=tasks
    )
    failed = in_one_sentence(raid.turn(1).over("central"), "raid-failed")
    assert failed == "Nobody has photographed T1 (trench): the mission of the Entente has failed."
