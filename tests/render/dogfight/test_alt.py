from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from render.dogfight.alt import MOST, board_alt, console_alt, preview_alt
from render.dogfight.console.picture import draw_console
from render.dogfight.signs.maneuver_card import card_name
from rules.dogfight.foresight import foresee
from rules.dogfight.ruler.geometry import Pose
from tests.render.dogfight import front, scenes
from words import say


@pytest.mark.parametrize("name", front.SCENES)
@pytest.mark.parametrize("seat", [None, 0])
def test_every_plane_is_in_it_and_it_fits(name: str, seat: int | None) -> None:
    view = front.SCENES[name](seat)
    text = board_alt(view, scenes.NAMES)
    assert len(text) <= MOST
    for plane in view.planes:
        assert f"{plane.id} {plane.name}" in text
    for id_ in (*(balloon.id for balloon in view.balloons), *(card.id for card in view.ground)):
        assert f" {id_}" in text
    for shell in view.shells:
        assert f"{shell.gun}'s at" in text


def test_it_gives_place_heading_damage_and_fire() -> None:
    camel = scenes.plane("A", "sopwith-camel", 0, Pose(123, 456, 90), damage=[("A", 1)], jams=(2,))
    text = board_alt(scenes.table([camel, *scenes.opening().planes[1:]]), scenes.NAMES)
    assert (
        "A Sopwith Camel (Entente, Ada): 12, 46, heading east (90°); 1 damage card, "
        "front gun jammed (2 counters)." in text
    )
    first = scenes.duel().shots[0]
    told = f"round {first.round} A at Z, {first.distance / 10:.1f} cm, long range"
    assert told in board_alt(scenes.duel(), scenes.NAMES)


def test_what_an_ace_can_do_is_told_in_words() -> None:
    camel, *others = scenes.opening().planes
    ace = replace(camel, equipment=("free after immelmann", "double steep"))
    text = board_alt(scenes.table([ace, *others]), scenes.NAMES)
    assert "free after an Immelmann, two steep cards in a row" in text


def test_losses_are_told() -> None:
    text = board_alt(scenes.losses(), scenes.NAMES)
    assert "shot down" in text
    assert "exploded" in text
    assert "flew off the table" in text


def test_points_are_for_the_owner_alone() -> None:
    assert not re.search(r"damage \d+ of", board_alt(scenes.duel(), scenes.NAMES))
    assert "damage 3 of 15" in board_alt(scenes.duel(0), scenes.NAMES)


def test_with_eight_planes_and_endless_names_it_still_fits_and_names_all() -> None:
    view = scenes.crowd()
    view = replace(view, shots=view.shots * 3)
    text = board_alt(view, dict.fromkeys(range(4), "X" * 200))
    assert len(text) <= MOST
    assert all(f"{plane.id} {plane.name}" in text for plane in view.planes)


def test_the_console_says_what_each_damage_card_does() -> None:
    text = console_alt(scenes.battered())
    assert "damage 14 of 15" in text
    assert "2 + fire" in text
    assert "Planned: 1 (Straight), 15 (Immelmann), 2 (Straight)." in text
    assert len(console_alt(scenes.pair())) <= MOST


def test_the_preview_warns_of_the_edge() -> None:
    view, choice = front.PREVIEWS["off-the-table"]
    text = preview_alt(foresee(view(0), choice))
    assert "A flies off the table on the third card" in text
    assert "no card chosen yet" in preview_alt(foresee(scenes.opening(0), {}))


def test_it_begins_with_who_leads() -> None:
    assert board_alt(scenes.duel(), scenes.NAMES).startswith("Level, with 0 points each. ")
    ahead = replace(scenes.duel(), points={"central": 2, "entente": -1})
    assert board_alt(ahead, scenes.NAMES).startswith("The Central Powers lead, 2 to −1. ")


def test_a_full_table_names_its_pilots_as_long_as_that_fits() -> None:
    text = board_alt(scenes.crowd(), scenes.NAMES)
    assert all(
        f"{plane.id} {plane.name} ({scenes.NAMES[plane.seat]})" in text for plane in scenes.crowd().planes
    )


def test_an_illegal_card_is_told_as_what_is_flown_instead() -> None:
    view = replace(scenes.opening(0), illegal_plans="by the book")
    (way,) = foresee(view, {"A.first": "13", "A.second": "14"}).ways
    planned = f"14 ({say(card_name(way.plane, 14))})"
    text = preview_alt(foresee(view, {"A.first": "13", "A.second": "14"}))
    assert f"1 (Straight) instead of {planned} to " in text
    assert f"{planned} to " in preview_alt(foresee(scenes.opening(0), {"A.first": "13", "A.second": "14"}))


def test_balloons_and_ground_cards_give_place_and_state() -> None:
    text = board_alt(front.fireworks(), scenes.NAMES)
    assert "B1 Achthundert English Ae 800 (Central Powers, 29, 19, nose north): 3 damage cards" in text
    assert "G2 Anti-aircraft gun (Central Powers, 45, 30): damage 1 of 5, reloading." in text
    assert "Shells: G1's at 33, 32, due in 2 maneuvers." in text
    assert "2 rockets on the way from A to B1." in text


def test_heights_clouds_fields_and_announced_damage_are_told() -> None:
    text = board_alt(front.heights(), scenes.NAMES)
    assert "level 4 and 2 climb counters, tails Z" in text
    assert "level 4, smoke 3, flames 1, pilot hit" in text
    assert "last seen 18, 18; 0 damage cards, in the clouds" in text
    assert "Landing field of the Entente around 61, 54." in text
    assert "Clouds at level 6." in text


def test_the_latecomer_and_the_mission_are_told() -> None:
    assert "A Sopwith Camel (Entente, Ada): flies from turn 6." in board_alt(front.mud(), scenes.NAMES)
    view = front.task()
    few = replace(view, balloons=(), ground=view.ground[:1], shells=(), shots=())
    assert "A: bomb X1, not done yet" in board_alt(few, {})


def test_the_console_tells_the_owner_his_secret_damage() -> None:
    text = console_alt(front.heights(0))
    assert "nothing to the left; engine hit: a stall each turn" in text
    assert "observer hit: no rear gun" in text


def test_the_gunner_has_a_console_too() -> None:
    text = console_alt(front.gunner(1))
    assert "G3 Anti-aircraft gun: damage 0 of 5, loaded." in text
    assert "damage 2 of 22" in text


def test_the_preview_gives_heights_and_warns_of_the_ground() -> None:
    view, choice = front.PREVIEWS["altitude"]
    assert "level 4+1" in preview_alt(foresee(view(0), choice))
    low = view(0)
    first, *others = low.planes
    low = replace(low, planes=(replace(first, level=0, climb=1), *others))
    assert "A crashes on the second card" in preview_alt(foresee(low, choice))


def test_it_gives_the_last_card_flown_and_whom_the_table_waits_for() -> None:
    text = board_alt(replace(scenes.duel(), asked=(1,)), scenes.NAMES)
    assert "Waiting for Bruno." in text
    assert text.count("; last flew ") == 2
    assert "last flew Right turn 60°" in text
    crowd = board_alt(replace(scenes.crowd(), asked=(0, 1)), scenes.NAMES)
    assert "Waiting for Ada and Bruno." in crowd
    assert crowd.count("last flew Straight") == len(scenes.crowd().planes)


def test_whoever_won_is_waited_for_no_more() -> None:
    text = board_alt(replace(scenes.losses(), asked=(0,)), scenes.NAMES)
    assert "Ada won. " in text
    assert "Waiting" not in text


def test_the_console_tells_which_cards_may_come_first_while_nothing_is_planned() -> None:
    view = front.choosing()
    text = console_alt(view)
    assert "may come first, but not Stall and Immelmann." in text
    written = [each.text for each in draw_console(view, scenes.NAMES).written]
    assert "All but those crossed out may come first" in written
    planned = replace(view, planes=tuple(replace(plane, plan=(1, 2, 4)) for plane in view.planes))
    assert "may come first" not in console_alt(planned)
    assert not any("come first" in each.text for each in draw_console(planned, scenes.NAMES).written)
