"""Planning: three different cards, steep and Immelmann restrictions, and reminders across turns."""

from __future__ import annotations

from itertools import pairwise, permutations, product

import pytest

from rules.dogfight.altitude import taxiing
from rules.dogfight.kinds import Edition
from rules.dogfight.planning import rocket_form
from rules.dogfight.planning.legality import Trail, completions, legal, reminder
from rules.dogfight.state import Plane, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, IllegalChoice, Pick
from tests.rules.dogfight.scenes import (
    CAMEL,
    EDITIONS,
    HANGAR,
    IMMELMANN,
    STALL,
    STRAIGHT,
    plane,
    sky,
    turn,
)
from tests.rules.marks import rule
from words import say

both = pytest.mark.parametrize("edition", EDITIONS)
SLOTS = ("first", "second", "third")


def plan(*cards: int, name: str = "A") -> dict[str, str]:
    return {f"{name}.{slot}": str(card) for slot, card in zip(SLOTS, cards, strict=True)}


def spad(edition: Edition = "glory", last: int | None = None, model: str = "spad-13") -> State:
    return sky(plane("A", 350, 350, last=last, model=model), plane("Z", 100, 100), edition=edition)


def allowed(state: State, *cards: int) -> bool:
    try:
        DOGFIGHT.check(state, 1, plan(*cards))
    except IllegalChoice:
        return False
    return True


def offered(state: State, slot: str, partial: Choice | None = None) -> set[str]:
    field = next(f for f in DOGFIGHT.fields(state, 1, partial or {}) if f.slot == slot)
    assert isinstance(field, Pick)
    return {option.value for option in field.options}


@rule("D-010")
@both
def test_three_cards_are_planned_and_flown_in_order(edition: Edition) -> None:
    told = turn(spad(edition), {"A": (4, 1, 13), "Z": (1, 2, 3)})
    assert [move.card for move in told.state.flown if move.plane == "A"] == [4, 1, 13]
    assert [move.round for move in told.state.flown if move.plane == "A"] == [1, 2, 3]


@rule("D-010")
def test_a_plan_of_two_cards_is_not_a_plan() -> None:
    with pytest.raises(IllegalChoice, match="third card"):
        DOGFIGHT.check(spad(), 1, {"A.first": "1", "A.second": "2"})


@rule("D-011")
@both
def test_a_card_fills_one_slot_and_is_back_in_the_deck_next_turn(edition: Edition) -> None:
    assert not allowed(spad(edition), 4, 4, 5)
    assert allowed(spad(edition), 4, 5, 6)
    told = turn(spad(edition), {"A": (4, 5, 6), "Z": (1, 2, 3)})
    assert allowed(told.state, 4, 5, 6)


@rule("D-012")
@both
def test_two_steep_cards_need_one_that_is_not_between_them(edition: Edition) -> None:
    assert not allowed(spad(edition), 10, 11, 1)
    assert not allowed(spad(edition), 1, 10, 11)
    assert allowed(spad(edition), 10, 1, 11)


@rule("D-013", "D-046")
@both
def test_after_a_steep_third_card_the_next_turn_may_not_open_steep(edition: Edition) -> None:
    told = turn(spad(edition), {"A": (1, 2, STALL), "Z": (1, 2, 3)})
    assert not allowed(told.state, 11, 1, 2)
    assert not allowed(told.state, 10, 1, 2)
    assert allowed(told.state, 1, 11, 2)
    assert {"plane": "A", "counter": "steep", "card": STALL} in told.all("reminder")


@rule("D-014")
@both
def test_an_immelmann_needs_a_straight_before_and_a_straight_after(edition: Edition) -> None:
    assert allowed(spad(edition), 1, IMMELMANN, 2)
    assert not allowed(spad(edition), 4, IMMELMANN, 2)
    assert not allowed(spad(edition), 1, IMMELMANN, 4)
    assert not allowed(spad(edition), IMMELMANN, 1, 2)


@rule("D-014")
def test_the_worked_plan_of_straight_immelmann_straight() -> None:
    albatros = spad(model="albatros-d3")
    assert allowed(albatros, 2, 12, 1)


@rule("D-015", "D-046")
@both
def test_an_immelmann_may_open_a_turn_after_a_straight(edition: Edition) -> None:
    told = turn(spad(edition), {"A": (4, 5, STRAIGHT), "Z": (4, 5, 6)})
    assert allowed(told.state, IMMELMANN, 1, 4)
    assert {"plane": "A", "counter": "straight", "card": STRAIGHT} in told.all("reminder")
    assert not allowed(spad(edition, last=4), IMMELMANN, 1, 2)


@rule("D-016", "D-046")
@both
def test_after_an_immelmann_in_the_third_slot_the_next_turn_opens_with_a_straight(edition: Edition) -> None:
    told = turn(spad(edition), {"A": (4, 1, IMMELMANN), "Z": (4, 5, 6)})
    assert told.one("reminder") == {"plane": "A", "counter": "immelmann", "card": IMMELMANN}
    assert allowed(told.state, 3, 4, 5)
    assert not allowed(told.state, 4, 1, 2)
    assert offered(told.state, "first") == {"1"}


@rule("D-017")
@both
def test_a_stall_is_steep_and_no_straight(edition: Edition) -> None:
    assert HANGAR["spad-13"].cards[STALL].steep
    assert not allowed(spad(edition), STALL, IMMELMANN, 1)
    assert not allowed(spad(edition), 1, IMMELMANN, STALL)


@rule("D-046")
def test_a_turn_leaves_no_reminder() -> None:
    told = turn(spad(), {"A": (1, 2, 4), "Z": (1, 2, 4)})
    assert not told.all("reminder")
    assert reminder(HANGAR["spad-13"].cards[4]) is None


@rule("D-004")
def test_every_airplane_plans_for_itself() -> None:
    state = sky(plane("A", 200, 350), plane("B", 400, 350, model=CAMEL), plane("Z", 100, 100))
    both_plans = plan(1, 12, 2) | plan(1, 15, 2, name="B")
    DOGFIGHT.check(state, 1, both_plans)
    with pytest.raises(IllegalChoice, match="Pick the second card for airplane B"):
        DOGFIGHT.check(state, 1, plan(1, 12, 2) | {"B.first": "1"})
    with pytest.raises(IllegalChoice, match="B must fly straight just before"):
        DOGFIGHT.check(state, 1, plan(1, 12, 2) | plan(4, 15, 2, name="B"))


# The form


def brute_force(last: int | None, model: str) -> set[tuple[int, int, int]]:
    """All legal plans, straight from the rulebook's sentences."""
    cards = HANGAR[model].cards
    plans = set()
    for numbers in permutations(cards, 3):
        line = [*([cards[last]] if last else []), *(cards[n] for n in numbers)]
        steep = any(a.steep and b.steep for a, b in pairwise(line))
        before = all(
            i > 0 and line[i - 1].is_straight
            for i, card in enumerate(line)
            if card.is_immelmann and not (last and i == 0)
        )
        after = all(b.is_straight for a, b in pairwise(line) if a.is_immelmann)
        if before and after and not steep:
            plans.add(numbers)
    return plans


@rule("D-011", "D-012", "D-013", "D-014", "D-015", "D-016")
@pytest.mark.parametrize("model", ["spad-13", "fokker-d7", "rumpler-c4"])
@pytest.mark.parametrize("last", [None, "straight", "stall", "immelmann", "turn"])
def test_what_check_allows_is_what_the_rulebook_allows(last: str | None, model: str) -> None:
    cards = HANGAR[model].cards
    number = next((n for n, card in cards.items() if card.kind == last), None)
    before = Trail((cards[number],) if number else ())
    wanted = brute_force(number, model)
    assert {
        numbers for numbers in permutations(cards, 3) if legal(before, [cards[n] for n in numbers])
    } == wanted


@pytest.mark.parametrize("model", ["spad-13", "fokker-d7"])
@pytest.mark.parametrize("last", [None, 1, STALL])
def test_the_form_offers_a_kind_in_a_slot_exactly_if_some_legal_plan_has_it_there(
    last: int | None, model: str
) -> None:
    """With up to two slots filled in, in whatever order."""
    state = spad(last=last, model=model)
    cards = HANGAR[model].cards
    plans = brute_force(last, model)
    some = [card.number for card in {c.label: c for c in cards.values()}.values()]
    for index, other in product(range(3), range(3)):
        if index == other:
            continue
        for number in some:
            possible = [p for p in plans if p[other] == number]
            if not possible:
                continue
            kinds = {cards[p[index]].label for p in possible}
            partial = {f"A.{SLOTS[other]}": str(number)}
            found = offered(state, SLOTS[index], partial)
            assert {cards[int(value)].label for value in found} == kinds
            assert str(number) not in found


def test_every_card_number_is_accepted_and_then_shown_as_the_answer() -> None:
    state = spad()
    for number in HANGAR["spad-13"].cards:
        if number == IMMELMANN:
            continue
        assert str(number) in offered(state, "first", {"A.first": str(number)})


def test_a_kind_is_offered_once() -> None:
    labels = [say(option.label) for option in _first(spad()).options]
    assert labels[0] == "1 · Straight"
    assert len(labels) == len({label.split(" · ")[1] for label in labels}) <= 25


def test_the_immelmann_goes_once_it_is_planned() -> None:
    state = sky(plane("A", 350, 350), plane("Z", 1, 1), illegal_plans="by the book")
    assert str(IMMELMANN) in offered(state, "second")
    assert str(IMMELMANN) not in offered(state, "second", {"A.first": str(IMMELMANN)})


@pytest.mark.parametrize("nonsense", ["", "0", "99", "1 ", "01", "x" * 5000, "²", 7, (), ("1", "2"), 1.5])
def test_the_form_shrugs_at_nonsense(nonsense: object) -> None:
    state = spad()
    partial: Choice = {"A.first": nonsense, "Z.first": "1"}  # type: ignore[dict-item]  # nonsense is the point
    assert offered(state, "second", partial) == offered(state, "second")


def test_of_two_answers_that_clash_the_form_believes_the_first() -> None:
    partial = {"A.first": "10", "A.second": "11"}
    assert "11" not in offered(spad(), "second", partial)
    assert "10" in offered(spad(), "first", partial)


def test_by_the_book_any_three_different_cards_may_be_planned() -> None:
    state = sky(plane("A", 350, 350), plane("Z", 1, 1), illegal_plans="by the book")
    assert allowed(state, 10, 11, 12)
    assert allowed(state, IMMELMANN, 4, 5)
    assert not allowed(state, 4, 4, 5)
    assert "11" in offered(state, "second", {"A.first": "10", "A.second": "11"})


def test_guns_fire_as_the_orders_stand_unless_the_plan_says_otherwise() -> None:
    field = next(f for f in DOGFIGHT.fields(spad(), 1, {}) if f.slot == "fire")
    assert isinstance(field, Pick)
    assert (field.default, field.least) == ("standing", 0)
    assert [option.value for option in field.options] == [
        "standing",
        "closest",
        "weakest",
        "hold",
        "several",
        "ask",
    ]


def test_the_quick_command_fills_in_the_slots_of_the_form() -> None:
    (quick,) = DOGFIGHT.quick
    assert (quick.name, quick.kind, quick.scope) == ("maneuvers", "plan", "plane")
    required = [slot for slot in quick.slots if slot not in quick.optional]
    assert [*required, "fire"] == [field.slot for field in DOGFIGHT.fields(spad(), 1, {})]
    assert {field.group for field in DOGFIGHT.fields(spad(), 1, {})} == {"A"}


def test_the_quick_command_takes_every_order_an_airplane_can_be_given() -> None:
    (quick,) = DOGFIGHT.quick
    assert set(quick.optional) == {"fire", rocket_form.NAME, "bombs", "tail", taxiing.SLOT}


def test_completions_respect_cards_already_filled_in() -> None:
    cards = HANGAR["spad-13"].cards
    found = list(completions(Trail(), (None, cards[IMMELMANN], None), cards.values()))
    assert found
    assert all(first.is_straight and last.is_straight for first, _, last in found)
    assert not list(completions(Trail(), (cards[4], cards[4], None), cards.values()))


def test_whoever_is_out_owes_nothing() -> None:
    down: Plane = plane("B", 200, 200, status="shot down", seat=3)
    state = sky(plane("A", 350, 350), down, plane("Z", 1, 1))
    assert DOGFIGHT.pending(state).keys() == {0, 1}


def _first(state: State) -> Pick:
    field = DOGFIGHT.fields(state, 1, {})[0]
    assert isinstance(field, Pick)
    return field
