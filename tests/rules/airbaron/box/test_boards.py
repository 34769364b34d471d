"""Boards by player count, the figures of the board, and the goal."""

from __future__ import annotations

import pytest

from rules.airbaron.title import AIRBARON
from rules.engine import IllegalChoice
from rules.table import Table
from tests.rules.airbaron.scenes import atlas_of, opening
from tests.rules.marks import rule

ALL = {"JFK", "DCA", "ATL", "DTW", "MIA", "ORD", "DFW", "IAH", "DEN", "PHX", "SFO", "LAX"}


def left_out(seats: int, board: str) -> set[str]:
    return ALL - {hub.code for hub in AIRBARON.view(opening(seats, board=board), None).hubs}


@rule("A-001")
def test_two_to_six_players_each_with_an_airline_of_its_own() -> None:
    for seats in (1, 7):
        with pytest.raises(IllegalChoice, match="2 to 6"):
            Table.new(AIRBARON, seats, {}, b"")
    airlines = AIRBARON.view(opening(6), None).airlines
    assert len({airline.name for airline in airlines}) == 6
    assert len({airline.colour for airline in airlines}) == 6


@rule("A-002")
@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("board", ["east", "west"])
def test_five_and_six_play_on_the_whole_board(seats: int, board: str) -> None:
    assert left_out(seats, board) == set()
    assert AIRBARON.view(opening(seats, board=board), None).board == "full"


@rule("A-003")
def test_four_players_east() -> None:
    assert left_out(4, "east") == {"SFO", "LAX"}


@rule("A-004")
def test_four_players_west() -> None:
    assert left_out(4, "west") == {"JFK", "MIA"}


@rule("A-005")
def test_three_players_east() -> None:
    assert left_out(3, "east") == {"SFO", "LAX", "PHX", "DEN"}


@rule("A-006")
def test_three_players_west() -> None:
    assert left_out(3, "west") == {"JFK", "MIA", "DTW", "DCA"}


@rule("A-007")
def test_two_players_east() -> None:
    assert left_out(2, "east") == {"SFO", "LAX", "PHX", "DEN", "DFW", "IAH"}


@rule("A-008")
def test_two_players_west() -> None:
    assert left_out(2, "west") == {"JFK", "MIA", "DTW", "DCA", "ATL"}


@rule("A-009")
def test_what_is_left_out_is_neither_placed_nor_drawn_nor_bought() -> None:
    state = opening(4, board="east")
    gone = {"SFO", "LAX", "SEA", "PDX", "HNL", "SAN", "HKG", "NRT"}
    assert gone.isdisjoint({*state.cup, *state.aside})
    view = AIRBARON.view(state, 0)
    assert gone.isdisjoint({*(s.code for s in view.spokes), *(s.code for s in view.foreign)})
    assert {hub.code for hub in view.idle_hubs} == {"SFO", "LAX"}
    assert all(gone.isdisjoint(hub.links) for hub in view.hubs)


@rule("A-085")
@pytest.mark.parametrize(("seats", "goal"), [(2, 390), (3, 350), (4, 320), (5, 320), (6, 290)])
def test_the_goal_falls_with_the_number_of_players(seats: int, goal: int) -> None:
    assert atlas_of(opening(seats)).goal == AIRBARON.view(opening(seats), None).goal == goal


def figures(*codes: str) -> list[tuple[int, int, int, int, int, int]]:
    atlas = atlas_of(opening(6))
    hubs = [atlas.hubs[code] for code in codes]
    return [
        (
            len(atlas.domestic_of[hub.code]),
            hub.share_dominance,
            hub.share_control,
            hub.profit_low,
            hub.profit_high,
            hub.jumbo_limit,
        )
        for hub in hubs
    ]


@rule("A-134")
def test_hubs_of_the_east() -> None:
    assert figures("JFK", "DCA", "ATL", "DTW") == [
        (6, 60, 120, 12, 24, 3),
        (4, 30, 60, 7, 14, 2),
        (5, 50, 100, 9, 18, 3),
        (3, 20, 40, 5, 11, 1),
    ]


@rule("A-135")
def test_hubs_of_the_middle() -> None:
    assert figures("MIA", "ORD", "DFW", "IAH") == [
        (3, 30, 60, 7, 14, 2),
        (4, 60, 120, 12, 24, 3),
        (4, 40, 80, 8, 16, 2),
        (3, 20, 40, 5, 10, 1),
    ]


@rule("A-136")
def test_hubs_of_the_west() -> None:
    assert figures("DEN", "PHX", "SFO", "LAX") == [
        (3, 20, 40, 5, 11, 1),
        (3, 20, 40, 5, 10, 1),
        (5, 40, 80, 7, 15, 2),
        (3, 50, 100, 12, 24, 3),
    ]


@rule("A-137")
def test_spokes() -> None:
    atlas = atlas_of(opening(6))
    prices = [spoke.price for spoke in atlas.domestic.values()]
    assert (len(prices), min(prices), max(prices)) == (46, 1, 8)
    assert len(atlas.foreign) == 18
    assert all(spoke.profit_high == 2 * spoke.price for spoke in atlas.foreign.values())
    assert sum(spoke.sst_capable for spoke in atlas.foreign.values()) == 9


@rule("A-138")
def test_links() -> None:
    links = atlas_of(opening(6)).links
    assert sum(map(len, links.values())) == 2 * 20
    assert "MIA" in links["JFK"]
    assert "ORD" in links["DTW"]
    assert "ATL" not in links["JFK"]
    assert "SFO" not in links["PHX"]
