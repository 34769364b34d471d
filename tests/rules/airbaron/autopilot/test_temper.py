"""An Ace's prior choices: the Cadet's recipe with other figures, which wins more often."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.airbaron.autopilot.outlook import HOPE, Outlook
from rules.airbaron.autopilot.temper import CADET
from rules.airbaron.state import Ask, State
from rules.airbaron.title import AIRBARON
from rules.dice import Stream
from rules.engine import Choice
from rules.simulation import play
from tests.rules.airbaron.scenes import ATLANTA, CHICAGO, ME, scene, table

GAMES = 24


def cadets(state: State) -> Choice:
    at = table(state)
    return at.check(ME, AIRBARON.autopilot(at.view(ME), at.form(ME), Stream(b"no gambler")))


def aces(state: State) -> Choice:
    at = table(state)
    return at.check(ME, AIRBARON.prior_choice(at.view(ME), at.form(ME), Stream(b"no gambler")))


def test_an_ace_fills_the_hub_that_a_cadet_leaves_for_the_dearest_spoke_elsewhere() -> None:
    """The third of Atlanta's five spokes dominates it."""
    state = scene(own={ME: ATLANTA[:2]}, cash={ME: 8})
    assert (cadets(state)["action"], cadets(state)["target"]) == ("buy", CHICAGO[0])
    assert (aces(state)["action"], aces(state)["target"]) == ("buy", ATLANTA[2])


def test_an_ace_does_not_buy_profits_from_abroad_while_a_hub_can_be_dominated() -> None:
    state = scene(own={ME: CHICAGO[:2]}, cash={ME: 60})
    assert (cadets(state)["action"], cadets(state)["target"]) == ("sst", "LHR")
    assert (aces(state)["action"], aces(state)["target"]) == ("buy", CHICAGO[2])


def test_the_way_to_dominance_bends() -> None:
    """A third of the way is a third of a Cadet's hope; bent, it may be a ninth."""
    view = table(scene(own={ME: ATLANTA[:1]})).view(ME)
    even, bent = Outlook(view, CADET), Outlook(view, replace(CADET, bend=2.0))
    lost = HOPE * 50 * (1 / 3 - 1 / 9)
    assert even.worths["ATL"] - bent.worths["ATL"] == pytest.approx(lost)


def test_what_a_cadet_would_do_is_an_idea_of_an_aces() -> None:
    turn = scene(own={ME: ATLANTA[:2]}, cash={ME: 8})
    for state in (turn, replace(turn, asks=(Ask(ME, "orders"),))):
        at = table(state)
        found = AIRBARON.ideas(at.view(ME), at.form(ME), Stream(b"ideas"), 1)
        assert at.check(ME, found[0]) == cadets(state) != aces(state)


def test_prior_choices_win_more_than_their_part_against_three_cadets() -> None:
    """A sample; docs/opponents.md has the shares of many games."""
    won = 0.0
    for game in range(GAMES):
        players = ["cadet"] * 4
        players[game % 4] = "prior"
        outcome = play(AIRBARON, {"version": "basic"}, players, b"hunch %d" % game).outcome
        assert outcome is not None
        won += (game % 4 in outcome.winners) / len(outcome.winners)
    assert won >= 0.35 * GAMES
