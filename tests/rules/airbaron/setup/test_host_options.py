"""What a host may set beyond the version and the board: no round limit, and who flies which airline."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.airbaron.title import AIRBARON
from rules.engine import Choice, IllegalChoice, Pick
from rules.table import Table, settle_options
from tests.rules.airbaron.scenes import ME, RIVAL, choose, opening, scene
from tests.rules.marks import rule
from words import say
from words.handbooks import handbook

CHOSEN: Choice = {"airlines": "chosen", "airline.1": "olympic", "airline.3": "sky-high"}


def names(options: Choice, seats: int = 4) -> list[str]:
    view = Table.new(AIRBARON, seats, options, b"airlines").view(None)
    return [airline.name for airline in view.airlines]


@rule("A-001")
def test_airlines_go_by_seat_or_as_the_host_says() -> None:
    assert names({}) == ["Sky High", "Trans Toucans", "Aero Flamingo", "World Domain"]
    assert names(CHOSEN) == ["Olympic", "Trans Toucans", "Sky High", "World Domain"]
    assert AIRBARON.roles(settle_options(AIRBARON, CHOSEN), 2) == {0: "olympic", 1: "trans-toucans"}
    assert AIRBARON.roles(settle_options(AIRBARON, {}), 2) == {0: "sky-high", 1: "trans-toucans"}


@rule("A-001")
def test_no_two_fly_the_same_airline() -> None:
    with pytest.raises(IllegalChoice):
        settle_options(AIRBARON, {"airlines": "chosen", "airline.1": "olympic", "airline.2": "olympic"})


def test_the_round_limit_can_be_switched_off() -> None:
    assert opening(limit="none").round_limit == 0
    assert "rounds" not in settle_options(AIRBARON, {"limit": "none"})
    state = scene(seats=2, seat=RIVAL, own={ME: ("BOS",), RIVAL: ("PHL",)}, round=100, round_limit=0)
    assert choose(state, RIVAL, None, action="pass").state.round == 101
    last = replace(state, round_limit=100)
    assert choose(last, RIVAL, None, action="pass").state.outcome is not None


def test_the_form_says_how_sealed_and_open_bidding_differ() -> None:
    fields = {field.name: field for field in AIRBARON.options({"version": "advanced"})}
    bidding = fields["bidding"]
    assert isinstance(bidding, Pick)
    told = " ".join([say(bidding.hint), *(say(option.note) for option in bidding.options)])
    assert "same result" not in told
    for difference in ("before seeing a bid", "nobody can leap ahead", "seen and answered"):
        assert difference in told
    assert any("Open bidding" in topic.text and "leap" in topic.text for topic in handbook(AIRBARON.key))
