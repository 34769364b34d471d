"""A picture shows a seat what is its own, and nobody else more than everybody knows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.artist import Picture
from render.dogfight.artist import DogfightArtist
from rules.dogfight.box.figures import standard
from rules.dogfight.foresight import foresee
from rules.dogfight.view import DogfightView
from rules.engine import Choice
from tests.render.dogfight import front, scenes


def with_other_secrets(view: DogfightView, seat: int) -> DogfightView:
    """The same table, but that seat's face-down cards, points and plans are others."""
    cards = standard().damage["A"].cards[10:14]
    planes = tuple(
        replace(
            plane,
            damage=cards[: plane.damage_cards],
            points=9,
            plan=(3, 2, 1),
            rudder=("right",),
            engine_damaged=True,
            observer_hit=True,
            stored=(2, 2),
            orders={"fire": "hold"},
        )
        if plane.seat == seat
        else plane
        for plane in view.planes
    )
    balloons = tuple(
        replace(balloon, damage=cards[: balloon.damage_cards], points=9) if balloon.seat == seat else balloon
        for balloon in view.balloons
    )
    return replace(view, planes=planes, balloons=balloons)


def previewed(view: DogfightView, choice: Choice | None = None) -> Picture:
    return DogfightArtist().preview(view, foresee(view, choice or {}), scenes.NAMES)


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("name", ["duel", "melee", "altitude", "hard-task"])
def test_others_secrets_change_nothing_even_if_a_view_should_carry_them(
    name: str, viewer: int | None
) -> None:
    artist, view = DogfightArtist(), front.SCENES[name](viewer)
    other = with_other_secrets(view, 1)
    assert artist.board(view, scenes.NAMES) == artist.board(other, scenes.NAMES)
    assert artist.mat(view, scenes.NAMES) == artist.mat(other, scenes.NAMES)
    assert previewed(view) == previewed(other)


def test_ones_own_secrets_do_show() -> None:
    artist, view = DogfightArtist(), scenes.duel(1)
    assert artist.board(view, scenes.NAMES) != artist.board(with_other_secrets(view, 1), scenes.NAMES)
    assert artist.mat(view, scenes.NAMES) != artist.mat(with_other_secrets(view, 1), scenes.NAMES)


def test_file_names_tell_what_is_drawn_and_no_more() -> None:
    artist, view = DogfightArtist(), scenes.duel(0)
    assert artist.board(view, scenes.NAMES).name == "board.png"
    assert artist.mat(view, scenes.NAMES).name == "mat.png"
    assert previewed(view, {"A.first": "4"}).name == "preview.png"


def test_the_same_view_gives_the_same_bytes() -> None:
    one, other = DogfightArtist(), DogfightArtist()
    assert one.board(scenes.melee(), scenes.NAMES) == other.board(scenes.melee(), scenes.NAMES)
