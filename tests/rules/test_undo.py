"""What may be taken back: a step of one seat alone, without chance, by which nobody learned anything."""

from __future__ import annotations

import pytest

from rules.dice import Stream
from rules.table import Table
from rules.titles import TITLES
from rules.undo import Obstacle, obstacle


def obstacles(key: str, name: str, most: int = 12) -> list[Obstacle | None]:
    """Why each of the first steps of a game of stand-ins could not be taken back."""
    title = TITLES[key]
    (options, seats) = next((options, seats) for known, options, seats in title.variants() if known == name)
    table = Table.new(title, seats, options, b"undo")
    found: list[Obstacle | None] = []
    while not table.outcome and len(found) < most:
        before = table.state
        luck = Stream(b"%d" % table.step)
        chosen = {
            seat: table.check(seat, title.autopilot(table.view(seat), table.form(seat), luck))
            for seat in table.pending()
        }
        for seat, choice in chosen.items():
            table.submit(seat, choice)
        found.append(obstacle(title, before, seats, chosen))
    return found


def test_a_pilot_who_decides_alone_may_think_again_until_something_is_turned_up() -> None:
    whys = obstacles("dogfight", "look up")
    assert None in whys
    assert "revealed" in whys


def test_plans_that_were_made_at_the_same_time_lie_open() -> None:
    for why in obstacles("dogfight", "glory", 2):
        assert why == "together"


def test_what_was_rolled_stays_rolled() -> None:
    assert "chance" in obstacles("airbaron", "basic, turn by turn")


@pytest.mark.parametrize(("key", "name"), [("dogfight", "look up"), ("airbaron", "basic, turn by turn")])
def test_the_answer_is_always_the_same(key: str, name: str) -> None:
    assert obstacles(key, name, 4) == obstacles(key, name, 4)
