"""A picture shows a seat what is its own, and nobody else more than everybody knows."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from render.airbaron.artist import AirbaronArtist
from rules.airbaron.foresight.deeds import AirBaronForesight
from rules.airbaron.title import AIRBARON
from rules.airbaron.view import AirBaronView, OrdersView
from rules.dice import Stream
from rules.engine import Choice
from rules.table import Table
from rules.values import Event
from tests.render.airbaron import scenes
from words import say

ORDERS = OrdersView(
    fare_wars="in",
    acts=("takeover:BOS",),
    otherwise="ask",
    keep=5,
    chance=50,
    jets="no",
    further="list",
    loan="need",
    repay="spare",
    lasting="turn",
    sequence="ask",
    two_events="ask",
    strike="strike",
    bids="pass",
    bid_limit=0,
    cutbacks="ask",
    competitor="last",
    competitor_least=1,
)


def with_secrets(view: AirBaronView, **changes: Any) -> AirBaronView:
    """The same table with rivals' cash filled in, other orders, and event markers turned up."""
    airlines = tuple(
        each if each.seat == view.seat else replace(each, cash=99 + each.seat) for each in view.airlines
    )
    spaces = tuple(
        space if space.taken_by == view.seat and view.seat is not None else replace(space, marker="crash")
        for space in view.event_spaces
    )
    return replace(view, airlines=airlines, event_spaces=spaces, **changes)


def test_the_public_map_does_not_change_with_what_is_hidden() -> None:
    artist, view = AirbaronArtist(), scenes.crowd(None)
    other = with_secrets(view, orders=ORDERS)
    assert artist.board(view, scenes.NAMES) == artist.board(other, scenes.NAMES)


@pytest.mark.parametrize("seat", [0, 2])
def test_rivals_secrets_change_nothing_even_if_a_view_should_carry_them(seat: int) -> None:
    artist, view = AirbaronArtist(), scenes.crowd(seat)
    other = with_secrets(view)
    choice: Choice = {"borrow": 10, "action": "takeover", "target": "STL"}
    assert artist.board(view, scenes.NAMES) == artist.board(other, scenes.NAMES)
    assert artist.mat(view, scenes.NAMES) == artist.mat(other, scenes.NAMES)
    foreseen = AIRBARON.foresee(view, choice)
    assert foreseen.deeds
    assert AIRBARON.foresee(other, choice) == foreseen
    assert artist.preview(view, foreseen, scenes.NAMES) == artist.preview(other, foreseen, scenes.NAMES)


def test_ones_own_secrets_show_on_the_mat_alone() -> None:
    artist, view = AirbaronArtist(), scenes.crowd(2)
    mine = tuple(
        replace(space, marker="fuel") if space.taken_by == 2 else space for space in view.event_spaces
    )
    other = replace(view, orders=ORDERS, event_spaces=mine)
    assert artist.board(view, scenes.NAMES) == artist.board(other, scenes.NAMES)
    assert artist.mat(view, scenes.NAMES).data != artist.mat(other, scenes.NAMES).data
    assert "Fuel Cost Hike" in artist.mat(other, scenes.NAMES).alt


def test_hidden_cash_is_told_by_its_top_bill() -> None:
    artist = AirbaronArtist()
    assert "World Domain (Dev): share 80, $20+" in artist.board(scenes.crowd(None), scenes.NAMES).alt
    assert "share 80, $37, Fare Wars" in artist.board(scenes.crowd(0), scenes.NAMES).alt
    assert "$61" not in artist.board(scenes.crowd(0), scenes.NAMES).alt


def test_file_names_tell_the_scene_and_no_more() -> None:
    artist, view = AirbaronArtist(), scenes.crowd(0)
    assert artist.board(view, scenes.NAMES).name == "board.png"
    assert artist.mat(view, scenes.NAMES).name == "mat.png"
    assert artist.preview(view, AirBaronForesight(), scenes.NAMES).name == "preview.png"


def test_the_same_view_gives_the_same_bytes() -> None:
    one, other = AirbaronArtist(), AirbaronArtist()
    assert one.board(scenes.crowd(), scenes.NAMES) == other.board(scenes.crowd(), scenes.NAMES)


def test_a_marker_that_was_looked_at_is_told_to_its_taker_alone() -> None:
    seen = [Event("event_seen", {"seat": 2, "space": 50, "marker": "strike"}, seen_by=(2,))]
    artist = AirbaronArtist()
    assert artist.tell(seen, scenes.crowd(None), scenes.NAMES) == ()
    assert artist.tell(seen, scenes.crowd(0), scenes.NAMES) == ()
    (told,) = artist.tell(seen, scenes.crowd(2), scenes.NAMES)
    assert say(told.text) == "Your event marker from space 50: Strike."


def test_in_a_real_game_the_public_picture_survives_a_change_of_all_that_is_hidden() -> None:
    game = Table.new(AIRBARON, 3, {"version": "advanced"}, b"a seed for what pictures must not say")
    stream = Stream(b"the stand-ins' own dice........")
    for _ in range(6):
        for seat in sorted(game.pending()):
            choice = AIRBARON.autopilot(game.view(seat), game.form(seat), stream)
            game.submit(seat, choice)
    imagined = AIRBARON.imagine(game.state, None, stream)
    assert imagined != game.state
    artist = AirbaronArtist()
    public = artist.board(AIRBARON.view(game.state, None), scenes.NAMES)
    assert public == artist.board(AIRBARON.view(imagined, None), scenes.NAMES)
