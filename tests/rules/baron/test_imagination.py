"""What is hidden from a seat is dealt anew, and what it knows stays true."""

from __future__ import annotations

from msgspec.structs import replace

from rules.baron.standing import Order
from rules.baron.state import DesignPlan, State
from rules.baron.title import BARON
from rules.dice import Stream
from rules.table import encode
from tests.rules.baron.scenes import FIGURES, having, ordered, scene


def sampled_worlds(state: State, seat: int | None, number: int = 60) -> list[State]:
    return [BARON.imagine(state, seat, Stream(bytes([seed]))) for seed in range(number)]


def years(deck: tuple[int, ...]) -> list[int]:
    return [FIGURES.war_status[card].year for card in deck]


def test_the_war_deck_keeps_its_three_acts() -> None:
    decks = [years(world.war_deck) for world in sampled_worlds(scene("albatros", "fokker"), 0)]
    assert all(set(deck[:2]) == {1916} for deck in decks)
    assert {year for deck in decks for year in deck[2:6]} == {1916, 1917}
    assert {year for deck in decks for year in deck[6:7]} == {1916, 1917, 1918}
    assert len({tuple(deck) for deck in decks}) > 30


def test_the_acts_shorten_as_cards_are_revealed() -> None:
    state = scene(
        "albatros", "fokker", war_discards=(1, 2, 7), war_deck=(8, 9, 10, 3, 4, 5, 6, *range(11, 19))
    )
    decks = [years(world.war_deck) for world in sampled_worlds(state, 0)]
    assert {year for deck in decks for year in deck[:3]} == {1916, 1917}
    assert 1918 in {deck[3] for deck in decks}
    assert all(sorted(world.war_deck) == sorted(state.war_deck) for world in sampled_worlds(state, 0, 5))


def test_hands_are_dealt_anew_but_ones_own() -> None:
    state = having(
        having(scene("albatros", "fokker"), "albatros", hand=(19, 20)), "fokker", hand=(21, 22, 23)
    )
    for world in sampled_worlds(state, 0, 10):
        assert world.of(0).hand == (19, 20)
        assert len(world.of(1).hand) == 3
        assert not {19, 20} & set(world.of(1).hand)
        assert BARON.census(world) == BARON.census(state)
    assert len({world.of(1).hand for world in sampled_worlds(state, 0)}) > 50
    assert len({world.of(0).hand for world in sampled_worlds(state, None)}) > 50


def test_orders_fit_the_imagined_hand() -> None:
    state = having(scene("albatros", "fokker", stage="espionage"), "fokker", hand=(21, 22, 20))
    state = ordered(state, 1, events={"contracts": Order("22")})
    seen = set()
    for world in sampled_worlds(state, 0):
        for window, order in world.orders[1].good.events.items():
            seen.add(window)
            if order.play.isdigit():
                assert int(order.play) in world.of(1).hand
                assert FIGURES.event_of(int(order.play)).window == window
    assert seen == {"resolve", "contracts", "inflation", "war"}
    assert len({world.orders[1].good.spy for world in sampled_worlds(state, 0)}) == 3


def test_whether_a_design_was_handed_in_is_secret_until_it_is_carried_out() -> None:
    """Who says nothing yet is asked in turn: nobody hears of either."""
    state = having(scene("albatros", "fokker", stage="design"), "fokker", hand=(19,), actions={"design": 2})
    plan = DesignPlan(technologies=(("ailerons", (19,)),), rolls=("fighter", "none"))
    later = replace(state, asked=(0,), order=("albatros", "fokker"))
    handed_in = replace(later, plans={1: plan})
    assert encode(BARON.view(handed_in, 0)) == encode(BARON.view(later, 0))
    assert encode(sampled_worlds(handed_in, 0, 5)) == encode(sampled_worlds(later, 0, 5))
    assert BARON.imagine(handed_in, 1, Stream(b"own")).plans[1] == plan


def test_what_is_rolled_after_the_roll_in_question_is_not_known() -> None:
    state = having(scene("albatros", "fokker", stage="design"), "fokker", actions={"design": 3})
    begun = [
        replace(state, plans={1: DesignPlan(rolls=("ask", *rest), begun=True)}, asked=(1,), order=("fokker",))
        for rest in (("none", "ask"), ("fighter", "recon"))
    ]
    one, other = (sampled_worlds(each, 0, 5) for each in begun)
    assert encode(one) == encode(other)
    assert all(world.plans[1].begun and len(world.plans[1].rolls) == 3 for world in one)
    assert {world.plans[1].rolls[0] for world in one} == {"ask"}
