"""A view put back into the shape of a state tells the rules what the view tells, and no more."""

from __future__ import annotations

import pytest

from rules.airbaron.prospects import AffordableSpokes, prospects
from rules.airbaron.supposed import state_of
from rules.airbaron.title import AIRBARON
from rules.airbaron.view import AirBaronView
from rules.dice import Stream
from rules.engine import Choice
from rules.simulation import PLAYERS
from rules.table import Table
from tests.rules.airbaron.scenes import CHICAGO, ME, RIVAL, options_of, scene


def shown(view: AirBaronView) -> list[object]:
    """What the board, the airlines and the turn look like, wherever markers lie."""
    board = [
        *((hub.code, hub.dominated_by, hub.controlled_by, hub.jumbos) for hub in view.hubs),
        *((spoke.code, spoke.owner, spoke.jet) for spoke in view.spokes),
        *((spoke.code, spoke.owner, spoke.sst) for spoke in view.foreign),
    ]
    turn = (view.round, view.order, view.active, view.stage, view.asked, view.unresolved)
    return [board, view.airlines, turn, view.loan_ceiling, view.settlement, view.contract, view.drawn]


@pytest.mark.parametrize("version", ["basic", "advanced"])
def test_the_table_looks_the_same_when_it_is_put_back(version: str) -> None:
    options: Choice = {"version": version, "cash": "open", "rounds": 8}
    table = Table.new(AIRBARON, 3, options, b"back into a state")
    while not table.outcome:
        for seat in (None, 0, 1, 2):
            view = table.view(seat)
            assert shown(AIRBARON.view(state_of(view), seat)) == shown(view)
        for seat in sorted(table.pending()):
            table.submit(seat, PLAYERS["autopilot"](table, seat, Stream(b"luck %d" % table.step)))


def test_what_a_view_hides_is_not_put_back() -> None:
    state = scene(own={ME: ("BOS",), RIVAL: CHICAGO}, cash={RIVAL: 33})
    back = state_of(AIRBARON.view(state, ME))
    assert (back.airlines[ME].cash, back.airlines[RIVAL].cash) == (60, 0)
    assert back.secrets == {}


def test_prospects_are_what_the_form_of_a_turn_offers() -> None:
    state = scene(own={ME: ("BOS",), RIVAL: CHICAGO}, cash={ME: 9})
    seen = prospects(AIRBARON.view(state, ME))
    assert set(seen.domestic) == options_of(state, "target", ME, action="buy")
    assert set(seen.foreign) == options_of(state, "target", ME, action="foreign")
    open_ones = set(seen.domestic)
    assert set(seen.takeovers) == options_of(state, "target", ME, action="takeover") - open_ones
    assert seen.takeovers["IND"].defence == (("hub-control", 1),)
    assert prospects(AIRBARON.view(state, None)) == AffordableSpokes((), (), {})
