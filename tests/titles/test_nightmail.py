"""The rules of Night Mail, a test for each sentence of them, with dice that are written down beforehand."""

from __future__ import annotations

import pytest

from rules.dice import Scripted
from rules.engine import IllegalChoice, Value
from rules.table import Table
from tests.titles.nightmail.state import NightView
from tests.titles.nightmail.title import NIGHTMAIL
from words import say

CLEAR, FOG, STORM = 0, 6, 10
"""Where the first card of each kind lies before the cards are shuffled."""


def night(weather: int, *, roll: int = 1) -> Table:
    """Two pilots, whose telegrams show clear weather, before a night of this weather."""
    dice = Scripted({"weather": [(1, 2, weather)], "fog": [roll - 1, roll - 1]})
    return Table.new(NIGHTMAIL, 2, {"nights": 2}, dice=dice)


def fly(table: Table, height: str, sacks: int) -> NightView:
    """Both fly alike; the table in the morning, as the first of them sees it."""
    plan: dict[str, Value] = {"height": height, "sacks": sacks}
    for seat in (0, 1):
        table.submit(seat, plan)
    view: NightView = table.view(0)
    return view


@pytest.mark.parametrize("height", ["low", "high"])
def test_on_a_clear_night_all_mail_arrives(height: str) -> None:
    assert [mail.delivered for mail in fly(night(CLEAR), height, 2).mail] == [2, 2]


def test_a_storm_takes_what_flies_high() -> None:
    assert [mail.lost for mail in fly(night(STORM), "high", 2).mail] == [2, 2]
    assert [mail.lost for mail in fly(night(STORM), "low", 4).mail] == [0, 0]


@pytest.mark.parametrize(("roll", "delivered"), [(1, 0), (3, 0), (4, 3), (6, 3)])
def test_low_in_fog_a_pilot_must_roll_more_than_the_sacks_on_board(roll: int, delivered: int) -> None:
    assert fly(night(FOG, roll=roll), "low", 3).mail[0].delivered == delivered


def test_fog_is_no_danger_high_above_it() -> None:
    assert fly(night(FOG), "high", 2).mail[0].delivered == 2


def test_a_heavy_airplane_does_not_climb() -> None:
    table = night(CLEAR)
    with pytest.raises(IllegalChoice, match="With 3 sacks on board nobody climbs; 2 is the most"):
        table.submit(0, {"height": "high", "sacks": 3})
    heights, _ = table.fields(0, {"sacks": 3})
    assert "high" not in str(heights)
    _, sacks = table.fields(0, {"height": "high"})
    assert "high=2" in str(sacks)


def test_a_telegram_is_for_its_pilot_alone() -> None:
    table = night(CLEAR)
    assert [event.seen_by for event in table.opening if event.kind == "telegram"] == [(0,), (1,)]
    assert "clear" in say(table.briefing(0))
    assert (table.view(0).telegram, table.view().telegram) == ("clear", None)


def test_what_may_go_wrong_is_foreseen() -> None:
    view = night(CLEAR).view(0)
    [storm] = NIGHTMAIL.foresee(view, {"height": "high", "sacks": 2}).dangers
    assert storm.text == "A storm takes what flies high: 4 of the 13 cards unseen are storms."
    assert not storm.certain
    assert NIGHTMAIL.foresee(view, {"height": "high", "sacks": 0}).dangers == ()


def test_who_delivers_most_wins() -> None:
    table = night(CLEAR)
    table.submit(0, {"height": "low", "sacks": 4})
    table.submit(1, {"height": "low", "sacks": 3})
    fly(table, "high", 0)
    assert table.outcome
    assert table.outcome.winners == (0,)


def test_if_no_mail_arrives_the_night_has_won() -> None:
    table = night(STORM)
    fly(table, "high", 2)
    fly(table, "low", 0)
    assert table.outcome
    assert table.outcome.result == "lost"
