"""Secrets: what a seat sees, and other states that it could not tell from the true one."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Stream
from rules.dogfight.kinds import Edition
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.planning.legality import Trail, faults
from rules.dogfight.rulebook import InForce
from rules.dogfight.state import Launch, Plane, State, Taken, with_pieces
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice, Pick
from rules.table import encode
from tests.rules.dogfight.scenes import (
    BREGUET,
    EDITIONS,
    HANGAR,
    STALL,
    at_fire,
    before,
    chased,
    fire,
    hurt,
    plane,
    sky,
    stacked,
    turn,
)
from tests.rules.marks import rule
from words import say

both = pytest.mark.parametrize("edition", EDITIONS)
MANY = range(40)


def mid_turn() -> State:
    """Z was asked in the first round; two cards of everybody are still face down."""
    wing = plane("B", 600, 600, 180, seat=3)
    state = before(STALL, *chased(80), wing)
    return turn(state, {"A": (10, 1, 12), "B": (10, 4, 7), "Z": (10, 1, 2)}, A="weakest", Z="ask").state


def sampled_worlds(state: State, seat: int | None) -> list[State]:
    return [DOGFIGHT.imagine(state, seat, Stream(b"dream %d" % number)) for number in MANY]


@rule("D-034")
def test_plans_are_for_their_owner_alone_and_not_even_for_a_team_mate() -> None:
    state = mid_turn()
    for seat in (None, 0, 1, 3):
        plans = {seen.id: seen.plan for seen in DOGFIGHT.view(state, seat).planes}
        assert {name for name, plan in plans.items() if plan is not None} == {
            each.id for each in state.planes if each.seat == seat
        }
    assert next(p.plan for p in DOGFIGHT.view(state, 1).planes if p.id == "A") == (1, 12)


@pytest.mark.parametrize("seat", [None, 0, 1, 3])
def test_an_imagined_state_looks_the_same_and_is_another(seat: int | None) -> None:
    state = mid_turn()
    for world in sampled_worlds(state, seat):
        assert encode(DOGFIGHT.view(world, seat)) == encode(DOGFIGHT.view(state, seat))
        assert DOGFIGHT.pending(world) == DOGFIGHT.pending(state)
        assert DOGFIGHT.census(world) == DOGFIGHT.census(state)
    assert len({encode(world) for world in sampled_worlds(state, seat)}) > len(MANY) // 2


def test_what_a_seat_knows_is_not_imagined_away() -> None:
    state = mid_turn()
    for world in sampled_worlds(state, 1):
        assert world.plane("A") == state.plane("A")
        assert (world.flown, world.shots, world.asked) == (state.flown, state.shots, state.asked)


def test_imagined_plans_are_legal_and_keep_what_was_flown() -> None:
    state = mid_turn()
    for world in sampled_worlds(state, 0):
        for each in world.planes:
            cards = HANGAR[each.model].cards
            plan = [cards[number] for number in each.plan]
            assert len({*each.plan, STALL}) == 3
            assert not list(faults(Trail((), (cards[STALL],)), plan))
    assert len({world.plane("A").plan for world in sampled_worlds(state, 0)}) > 5
    assert {world.plane("A").order for world in sampled_worlds(state, 0)} == {"closest", "weakest", "hold"}
    assert {world.plane("Z").order for world in sampled_worlds(state, 1)} == {"ask"}


def wounded(edition: Edition) -> State:
    """A is one point from falling, and Z's seat was shown its jam card."""
    numbers = stacked("A", (5, None), (4, None), (4, None), (2, "jam_red"), (3, None))
    a = hurt(plane("A", 350, 350), *numbers[:3], numbers[4])
    a = replace(a, damage=(*a.damage[:3], Taken("A", numbers[3], shown=0)))
    y = hurt(plane("Y", 100, 600, status="shot down"), *numbers[4:20])
    decks = {"A": numbers[20:]}
    return sky(a, y, plane("Z", 100, 100), edition=edition, decks=decks)


@rule("D-034")
@both
def test_other_damage_is_dealt_anew_within_what_everybody_knows(edition: Edition) -> None:
    state = wounded(edition)
    assert points(state.plane("A"), HANGAR) == 15
    hands = set()
    for world in sampled_worlds(state, 0):
        a = world.plane("A")
        cards = [HANGAR.damage(taken.deck, taken.card) for taken in a.damage]
        assert points(a, HANGAR) < 16
        assert not any(card.is_explosion for card in cards)
        assert [card.is_jam for card in cards] == [False, False, False, True]
        assert a.damage[3] == state.plane("A").damage[3], "the shooter was shown this card"
        hands.add(a.damage)
    assert len(hands) > 10


def test_who_did_not_see_the_jam_card_only_knows_that_it_is_one() -> None:
    state = wounded("glory")
    seen = {world.plane("A").damage[3].card for world in sampled_worlds(state, None)}
    assert len(seen) > 1
    assert all(HANGAR.damage("A", card).is_jam for card in seen)


def test_what_was_written_down_is_dealt_anew_too() -> None:
    state = with_pieces(wounded("glory"), [plane("A", 350, 350, noted=9)])
    noted = {world.plane("A").noted for world in sampled_worlds(state, 0)}
    assert len(noted) > 5
    assert max(noted) < 16
    assert {world.plane("A").noted for world in sampled_worlds(state, 1)} == {9}


def test_nobody_is_imagined_to_be_crippled_by_cards_that_he_does_not_hold() -> None:
    """Who took nobody's fire can do as he likes, and is reckoned with like that."""
    rules = InForce(special_damage=True)
    whole = sky(*chased(150), edition="war", in_force=rules)
    for world in sampled_worlds(whole, 0):
        rival = world.plane("A")
        assert (rival.rudder, rival.bound.rudder, rival.engine_hits) == ((), (), 0)
    cards = [card for card in HANGAR.numbers("A") if not HANGAR.damage("A", card).special][:4]
    hit = [
        world.plane("A") for world in sampled_worlds(with_pieces(whole, [hurt(whole.plane("A"), *cards)]), 0)
    ]
    found = {HANGAR.damage(each.deck, each.card).special for rival in hit for each in rival.damage}
    assert {"rudder_left", "rudder_right"} & found
    assert any(rival.rudder for rival in hit)
    assert not all(rival.rudder for rival in hit)
    assert all(bool(rival.engine_hits) == holds(rival, "engine") for rival in hit)
    assert all(holds(rival, f"rudder_{side}") for rival in hit for side in rival.rudder)


def holds(piece: Plane, special: str) -> bool:
    return any(HANGAR.damage(taken.deck, taken.card).special == special for taken in piece.damage)


def test_private_events_go_to_those_concerned_only() -> None:
    state = replace(before(STALL, *chased(80)), decks={"A": stacked("A", (2, "jam_red"), (1, None))})
    told = turn(state, {"A": (10, 1, 2), "Z": (10, 1, 2)}, Z="closest")
    private = {event.kind: event.seen_by for event in told.events if event.seen_by is not None}
    assert private == {"drew": (1,), "jam_card": (0, 1)}


@rule("D-051")
def test_nobody_learns_from_a_missing_question_that_an_observer_is_wounded() -> None:
    """His gun is asked for like any other; only its owner reads that it can but hold its fire."""
    asked = {}
    for wounds, options in ((0, ["Z", "hold"]), (1, ["hold"])):
        a, z = plane("A", 350, 350, model=BREGUET, crew_hits=wounds), plane("Z", 350, 250, 90)
        start = replace(before(STALL, a, z), edition="war", in_force=InForce(special_damage=True))
        told = turn(start, {"A": (STALL, 1, 2), "Z": (STALL, 1, 2)}, A="ask")
        asked[wounds] = [event for event in told.events if event.visible_to(0)]
        assert DOGFIGHT.pending(told.state).keys() == {1}
        (field,) = DOGFIGHT.fields(told.state, 1, {})
        assert isinstance(field, Pick)
        assert [option.value for option in field.options] == options
    assert asked[0] == asked[1]
    assert "observer is hit" in say(DOGFIGHT.briefing(told.state, 1))
    with pytest.raises(IllegalChoice, match="can't fire its rear gun: its observer is hit"):
        DOGFIGHT.check(told.state, 1, {"A.rear": "Z"})
    assert not [shot for shot in fire(told.state).all("fired") if shot["round"] == 1]


def test_orders_and_decks_appear_in_no_view_and_no_event() -> None:
    state = mid_turn()
    for seat in (None, 0, 1, 3):
        view = DOGFIGHT.view(state, seat)
        assert b"decks" not in encode(view)
        assert all(plane.orders is None for plane in view.planes if plane.seat != seat)


@pytest.mark.parametrize(("enemies", "asked"), [(2, True), (1, False)])
def test_a_wounded_observer_is_asked_about_a_choice_like_a_sound_one(enemies: int, *, asked: bool) -> None:
    """Whether the game stops tells nobody of his wound."""
    found = set()
    behind = (plane("Z", 330, 220, 90), plane("Y", 380, 220, 90))[:enemies]
    for wounds in (0, 1):
        a = plane("A", 350, 350, model=BREGUET, crew_hits=wounds)
        state = at_fire(a, *behind, edition="war", order="several", in_force=InForce(special_damage=True))
        found.add(tuple(gun.name for gun in state.asked if gun.piece == "A"))
    assert found == {("A.rear",) if asked else ()}


def with_damage(cards: tuple[int, ...]) -> State:
    """A holds these cards of deck A, face down."""
    state = sky(plane("Z", 350, 300, 0, seat=0), plane("A", 350, 600, 180, seat=1))
    left = tuple(card for card in state.decks["A"] if card not in cards)
    hit = replace(state.plane("A"), damage=tuple(Taken("A", card) for card in cards))
    return with_pieces(replace(state, decks={**state.decks, "A": left}), [hit])


def test_what_a_face_down_card_says_besides_its_points_is_not_known_either() -> None:
    """Without special damage nobody tells that smoke, fire or a hit pilot was drawn."""
    plain, special = with_damage((1, 2, 3)), with_damage((23, 31, 34))
    assert not plain.in_force.special_damage
    assert encode(DOGFIGHT.view(plain, 0)) == encode(DOGFIGHT.view(special, 0))
    assert encode(sampled_worlds(plain, 0)) == encode(sampled_worlds(special, 0))


@pytest.mark.parametrize(
    "secret",
    [
        {"disrupted": True},
        {"order": "hold"},
        {"launch": Launch("Z", 2, spoiled=True)},
        {"damage": (Taken("A", 5, shown=1), Taken("A", 1))},
    ],
    ids=lambda secret: next(iter(secret)),
)
def test_what_only_its_owner_knows_of_an_airplane_leaves_no_trace(secret: dict[str, Any]) -> None:
    """That cards shook its aim or spoilt its rockets, an old order, which card of a volley was the jam."""
    shown = {"launch": Launch("Z", 2), "damage": (Taken("A", 1), Taken("A", 5, shown=1))}
    state = sky(plane("Z", 350, 300, 0, seat=0), plane("A", 350, 600, 180, seat=1))
    here = replace(state.plane("A"), **{name: shown[name] for name in secret if name in shown})
    one, other = with_pieces(state, [here]), with_pieces(state, [replace(here, **secret)])
    assert encode(DOGFIGHT.view(one, 0)) == encode(DOGFIGHT.view(other, 0))
    assert encode(sampled_worlds(one, 0)) == encode(sampled_worlds(other, 0))


@pytest.mark.parametrize("secret", [{"noted": 19}, {"rudder": ("left",)}, {"crew_hits": 1}])
def test_what_brought_an_airplane_down_is_forgotten(secret: dict[str, Any]) -> None:
    fallen = replace(plane("B", 600, 600, 180, seat=1), status="shot down", noted=20)
    one, other = (
        sky(plane("Z", 350, 300, 0), each, edition="war", in_force=InForce(special_damage=True))
        for each in (fallen, replace(fallen, **secret))
    )
    assert encode(DOGFIGHT.view(one, 0)) == encode(DOGFIGHT.view(other, 0))
    assert encode(sampled_worlds(one, 0)) == encode(sampled_worlds(other, 0))


def test_too_much_damage_for_what_is_left_of_a_deck_is_imagined_as_light_as_can_be() -> None:
    """Where no deal keeps an airplane in play, how its cards truly lie must not come out for want of one."""
    state = sky(plane("Z", 350, 300, 0, seat=0), plane("A", 350, 600, 180, seat=1))
    heavy = sorted(state.decks["A"], key=lambda card: -HANGAR.damage("A", card).points)[:6]
    hit = replace(state.plane("A"), damage=tuple(Taken("A", card) for card in heavy))
    one = with_pieces(replace(state, decks={**state.decks, "A": ()}), [hit])
    other = with_pieces(one, [replace(hit, damage=hit.damage[::-1])])
    assert encode(sampled_worlds(one, 0)) == encode(sampled_worlds(other, 0))
