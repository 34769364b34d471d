"""Nothing that is one company's own shows in what others see: not in bytes, words or file names."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from render.artist import Picture
from render.baron.artist import BaronArtist
from rules.baron.title import BARON
from rules.baron.view import BaronView, MatView, OrderView
from rules.values import Event
from tests.render.baron import scenes
from words import say

OTHER_HANDS = {"albatros": (19, 20, 21, 22), "fokker": (61, 62), "halberstadt": (63, 64, 65)}


def careless(view: BaronView, hands: dict[str, tuple[int, ...]], seat: int | None = None) -> BaronView:
    """A view that shows every hand to `seat`, as no view should."""
    shown = [scenes.seen_by(view, mat.seat, hands) for mat in view.companies]

    def open_mat(index: int, mat: MatView) -> MatView:
        orders = scenes.standing(OrderView("war", str(hands[mat.key][0]), "leader", "always"))
        return replace(mat, hand=shown[index].companies[index].hand, orders=orders)

    mats = tuple(open_mat(index, mat) for index, mat in enumerate(view.companies))
    return replace(view, seat=seat, companies=mats)


def views(seat: int | None) -> tuple[BaronView, BaronView]:
    """The same table to somebody who may see none of what differs."""
    view = scenes.choosing()
    one, other = careless(view, scenes.HANDS, seat), careless(view, OTHER_HANDS, seat)
    if seat is None:
        return one, other
    own = one.companies[seat]
    mats = tuple(own if mat.seat == seat else mat for mat in other.companies)
    return one, replace(other, companies=mats)


Draw = Callable[[BaronArtist, BaronView], Picture]
DRAWINGS: dict[str, Draw] = {
    "board": lambda artist, view: artist.board(view, scenes.NAMES),
    "mat": lambda artist, view: artist.mat(view, scenes.NAMES),
    "preview": lambda artist, view: artist.preview(
        view, BARON.foresee(view, {"twice": "espionage"}), scenes.NAMES
    ),
}


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("name", DRAWINGS)
def test_others_hands_and_orders_change_no_picture(name: str, seat: int | None) -> None:
    one, other = views(seat)
    assert one != other
    assert DRAWINGS[name](BaronArtist(), one) == DRAWINGS[name](BaronArtist(), other)


def test_a_display_for_a_seat_shows_no_hand_either() -> None:
    artist = BaronArtist()
    public = artist.board(scenes.choosing(None), scenes.NAMES)
    for seat in range(3):
        assert artist.board(scenes.choosing(seat), scenes.NAMES) == public


def test_a_hand_of_ones_own_does_show_on_the_mat() -> None:
    one, other = careless(scenes.choosing(), scenes.HANDS, 0), careless(scenes.choosing(), OTHER_HANDS, 0)
    assert BaronArtist().mat(one, scenes.NAMES).data != BaronArtist().mat(other, scenes.NAMES).data


def test_the_same_view_gives_the_same_bytes() -> None:
    for draw in DRAWINGS.values():
        assert draw(BaronArtist(), scenes.choosing(0)) == draw(BaronArtist(), scenes.choosing(0))


def test_file_names_tell_the_scene_and_nothing_else() -> None:
    assert {scene: draw(BaronArtist(), scenes.choosing(0)).name for scene, draw in DRAWINGS.items()} == {
        scene: f"{scene}.png" for scene in DRAWINGS
    }


def test_private_events_are_told_to_their_owner_alone() -> None:
    drew = Event("drew", {"company": "albatros", "cards": [24]}, seen_by=(0,))
    artist = BaronArtist()
    assert artist.tell([drew], scenes.choosing(None), scenes.NAMES) == ()
    assert artist.tell([drew], scenes.choosing(1), scenes.NAMES) == ()
    told = artist.tell([drew], scenes.choosing(0), scenes.NAMES)
    assert [say(line.text) for line in told] == ["You draw #24 Agile / Ace: Oswald Boelcke."]
