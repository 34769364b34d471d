from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.dogfight.alt import MOST, board_alt, console_alt, preview_alt
from render.dogfight.preview import ways
from rules.dogfight.geometry import Pose
from tests.render import scenes


@pytest.mark.parametrize("name", scenes.SCENES)
@pytest.mark.parametrize("seat", [None, 0])
def test_every_plane_is_in_it_and_it_fits(name: str, seat: int | None) -> None:
    view = scenes.SCENES[name](seat)
    text = board_alt(view, scenes.NAMES)
    assert len(text) <= MOST
    for plane in view.planes:
        assert f"{plane.id} {plane.name}" in text


def test_it_gives_place_heading_damage_and_fire() -> None:
    camel = scenes.plane("A", "sopwith-camel", 0, Pose(123, 456, 90), damage=[("A", 1)], jams=(2,))
    text = board_alt(scenes.table([camel, *scenes.opening().planes[1:]]), scenes.NAMES)
    assert (
        "A Sopwith Camel (Entente, Ada): 12, 46, heading east (90°); 1 damage card, front gun jammed 2."
        in text
    )
    first = scenes.duel().shots[0]
    told = f"round {first.round} A at Z, {first.distance / 10:.1f} cm, long range"
    assert told in board_alt(scenes.duel(), scenes.NAMES)


def test_losses_are_told() -> None:
    text = board_alt(scenes.losses(), scenes.NAMES)
    assert "shot down" in text
    assert "exploded" in text
    assert "flew off the table" in text


def test_points_are_for_the_owner_alone() -> None:
    assert "points." not in board_alt(scenes.duel(), scenes.NAMES).split("Points:")[1]
    assert "3 of 15 points" in board_alt(scenes.duel(0), scenes.NAMES)


def test_with_eight_planes_and_endless_names_it_still_fits_and_names_all() -> None:
    view = scenes.crowd()
    view = replace(view, shots=view.shots * 3)
    text = board_alt(view, dict.fromkeys(range(4), "X" * 200))
    assert len(text) <= MOST
    assert all(f"{plane.id} {plane.name}" in text for plane in view.planes)


def test_the_console_says_what_each_damage_card_does() -> None:
    text = console_alt(scenes.battered())
    assert "14 of 15 points" in text
    assert "2 + fire" in text
    assert "Planned: 1 (Straight), 15 (Immelmann), 2 (Straight)." in text
    assert len(console_alt(scenes.pair())) <= MOST


def test_the_preview_warns_of_the_edge() -> None:
    view, choice = scenes.PREVIEWS["off-the-table"]
    text = preview_alt(ways(view(0), choice))
    assert "A flies off the table with card 3" in text
    assert "no card chosen yet" in preview_alt(ways(scenes.opening(0), {}))
