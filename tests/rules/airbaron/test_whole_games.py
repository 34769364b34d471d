"""Whole games by stand-ins, who get further than random walks: what must hold at every step of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.airbaron.state import State
from rules.airbaron.title import AIRBARON
from rules.dice import Stream
from rules.engine import Choice
from rules.simulation import PLAYERS
from rules.table import Table, encode
from rules.values import Event
from tests.rules.airbaron.scenes import atlas_of

ADVANCED: Choice = {"version": "advanced"}
GAMES: dict[str, tuple[Choice, list[str], bytes]] = {
    "basic": ({}, ["autopilot"] * 3, b"basic"),
    "advanced": (ADVANCED, ["autopilot"] * 4, b"advanced"),
    "open bidding": ({**ADVANCED, "bidding": "open", "cash": "open"}, ["autopilot"] * 3, b"open"),
    "mixed": ({**ADVANCED, "board": "west"}, ["autopilot", "random", "autopilot"], b"mixed"),
    "leaving": (
        {**ADVANCED, "leaving": "by the book"},
        ["autopilot", "autopilot", "random", "autopilot"],
        b"leaving",
    ),
}
every_game = pytest.mark.parametrize("game", list(GAMES))


def steps(game: str) -> Iterator[tuple[Table, tuple[Event, ...]]]:
    options, players, seed = GAMES[game]
    table = Table.new(AIRBARON, len(players), options, seed)
    yield table, table.opening
    while not table.outcome:
        for seat in sorted(table.pending()):
            luck = Stream(b"%s %d %d" % (seed, seat, table.step))
            log = table.submit(seat, PLAYERS[players[seat]](table, seat, luck))
        assert log is not None
        yield table, log


def holds(state: State) -> None:
    """What is true of every state."""
    atlas = atlas_of(state)
    assert AIRBARON.census(state) == AIRBARON.census(state) | {"money": 925}
    assert all(airline.cash >= 0 and airline.jets >= 0 for airline in state.airlines)
    assert set(state.jets) <= set(state.owners) & set(atlas.domestic)
    assert len(set(state.jets)) == len(state.jets)
    for code, hub in atlas.hubs.items():
        assert sum(atlas.hub_of(jet) == code for jet in state.jets) <= hub.jumbo_limit
    for airline in state.airlines:
        assert airline.jets + len(state.jets_of(airline.seat)) <= 6
        assert airline.sst is None or state.owners[airline.sst] == airline.seat
    for code in set(state.owners) & set(atlas.foreign):
        owner = state.owners[code]
        at_hub = any(state.owners.get(spoke) == owner for spoke in atlas.domestic_of[atlas.hub_of(code)])
        assert at_hub or state.airlines[owner].sst == code
    assert set(state.owners).isdisjoint(state.aside), "the marker of a controlled spoke is in play"
    assert 0 <= state.settlement <= 25
    assert 0 <= state.contract_pays <= 6


@every_game
def test_the_board_stays_sound(game: str) -> None:
    for table, _ in steps(game):
        holds(table.state)
    assert table.outcome


@every_game
def test_nobody_learns_what_they_may_not(game: str) -> None:
    dice = Stream(b"dreams")
    for table, _ in steps(game):
        for seat in (None, 0, 1):
            world = AIRBARON.imagine(table.state, seat, dice)
            assert encode(AIRBARON.view(world, seat)) == encode(table.view(seat))
            assert AIRBARON.pending(world) == AIRBARON.pending(table.state)
            if seat in table.pending():
                assert AIRBARON.fields(world, seat, {}) == table.fields(seat)
        for seat in table.pending():
            table.check(seat, table.default(seat))
