"""Bad choices: each gets one clear sentence, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from rules.table import Table
from tests.rules.dogfight.scenes import at_fire, plane

GOOD = {"Z.first": "1", "Z.second": "4", "Z.third": "7"}


def plan(**changes: Any) -> dict[str, Any]:
    """A good plan for Z with some answers changed; None leaves one out."""
    changed = {**GOOD, **{f"Z.{slot}": value for slot, value in changes.items()}}
    return {name: value for name, value in changed.items() if value is not None}


def table(options: dict[str, Any] | None = None, seats: int = 2) -> Table:
    return Table.new(DOGFIGHT, seats, options or {}, b"bad choices")


def refused(game: Table, seat: int, choice: dict[str, Any], says: str) -> None:
    before = game.snapshot()
    with pytest.raises(IllegalChoice, match=says) as caught:
        game.submit(seat, choice)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert len(sentence) < 200
    assert game.snapshot() == before
    assert not game.waiting


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"first": "99"}, "Airplane Z has no card “99”: deck B runs from 1 to 18"),
        ({"first": "0"}, "no card “0”"),
        ({"first": "-1"}, "no card “-1”"),
        ({"first": "01"}, "no card “01”"),
        ({"first": "١"}, "no card"),
        ({"first": "19"}, "no card “19”"),
        ({"first": ""}, "no card “”"),
        ({"first": "Straight"}, "no card “Straight”"),
        ({"second": "1"}, "Airplane Z can't fly card 1 twice in one turn"),
        ({"third": None}, "Pick the third card for airplane Z"),
        ({"first": None, "second": None, "third": None}, "Pick the first card for airplane Z"),
        (
            {"first": "10", "second": "11"},
            r"Z can't fly two steep cards in a row: card 10 \(Stall\), then card 11 \(Stall\)",
        ),
        (
            {"first": "12"},
            r"Z must fly straight just before card 12 \(Immelmann\)",
        ),
        (
            {"second": "12"},
            r"Z must fly straight after its Immelmann, not card 7 \(Left turn 60°\)",
        ),
        ({"third": "12"}, r"Z must fly straight just before card 12 \(Immelmann\)"),
        ({"fire": "everyone"}, "You can't pick “everyone” for “Z · guns”"),
        ({"fire": "x" * 100_000}, "for “Z · guns” right now"),
        ({"first": "9" * 100_000}, "no card “9999"),
        ({"first": 1}, "You can't answer “Z · first card” with “1”"),
        ({"first": 1.5}, "You can't answer"),
        ({"first": ("1", "2")}, "You can't answer"),
        ({"fire": ("hold",)}, "You can't answer"),
        ({"first": True}, "You can't answer"),
    ],
)
def test_a_plan_that_will_not_do(changes: dict[str, Any], says: str) -> None:
    refused(table(), 0, plan(**changes), says)


@pytest.mark.parametrize("name", ["A.first", "Y.first", "Z.fourth", "first", "", "Z", "x" * 100_000])
def test_a_field_that_is_not_asked(name: str) -> None:
    refused(table(), 0, {**GOOD, name: "1"}, "This form doesn't ask for")


def test_somebody_elses_airplane() -> None:
    game = table({"planes": 2}, seats=4)
    refused(game, 0, {f"Z.{slot}": "1" for slot in ("first", "second", "third")}, "ask for “Z.first”")


def test_only_one_of_two_airplanes_planned() -> None:
    refused(table({"planes": 2}), 0, dict(GOOD), "Pick the first card for airplane Y")


def test_a_seat_that_does_not_exist() -> None:
    refused(table(), 2, dict(GOOD), "You have nothing to plan")


def test_steep_after_the_last_turns_steep_card() -> None:
    game = table()
    for seat, name in ((0, "Z"), (1, "A")):
        game.submit(seat, {f"{name}.first": "4", f"{name}.second": "7", f"{name}.third": "10"})
    refused(game, 0, plan(first="11"), r"two steep cards in a row: card 10 \(Stall\), then card 11 \(Stall\)")


@pytest.mark.parametrize(
    ("changes", "says"), [({"second": "1"}, "can't fly card 1 twice"), ({"first": "99"}, "no card")]
)
def test_by_the_book_cards_must_still_exist_and_differ(changes: dict[str, str], says: str) -> None:
    refused(table({"illegal_plans": "by the book"}), 0, plan(**changes), says)


def test_a_good_plan_is_taken_by_hand_by_title_and_by_table() -> None:
    game = table()
    DOGFIGHT.check(game.state, 0, GOOD)
    assert game.submit(0, GOOD) is None
    assert game.waiting == {0: {**GOOD, "Z.fire": "standing"}}


@pytest.mark.parametrize(
    ("choice", "says"),
    [
        ({"Z.front": "B"}, "Airplane Z can't hit “B” with its front gun, only A"),
        ({"Z.front": "Z"}, "can't hit"),
        ({"Z.front": "x" * 9_000}, "can't hit"),
        ({"Z.front": ""}, "can't hit"),
        ({"Z.rear": "A"}, "ask for “Z.rear”"),
        ({"Z.front": "A", "A.front": "Z"}, "ask for “A.front”"),
        ({"Z.front": 3}, "You can't answer"),
        ({"Z.first": "1"}, "ask for “Z.first”"),
    ],
)
def test_an_order_to_fire_that_will_not_do(choice: dict[str, Any], says: str) -> None:
    game = table()
    game.state = at_fire(plane("Z", 350, 200), plane("A", 350, 320), plane("B", 100, 600))
    refused(game, 0, choice, says)
