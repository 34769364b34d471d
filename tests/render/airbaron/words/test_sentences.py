from __future__ import annotations

from typing import Any

import pytest

from render.airbaron.words.sentences import KINDS, Teller, headline
from rules.airbaron.events import EVENTS
from rules.values import Event
from tests.render.airbaron import scenes
from words import say

EXAMPLES: dict[str, dict[str, Any]] = {
    "began": {
        "version": "advanced",
        "board": "east",
        "goal": 290,
        "round_limit": 40,
        "cash": "hidden",
        "airlines": [{"seat": 0, "name": "Sky High", "colour": "orange"}],
    },
    "round": {"round": 3, "order": [1, 0]},
    "start_up": {"roll": 5, "cash": [{"seat": 0, "amount": 6}, {"seat": 1, "amount": 7}]},
    "turn": {"seat": 0, "round": 3, "place": 2},
    "fare_wars": {"seat": 0, "now": "in"},
    "folded": {"seat": 0, "roll": 3, "amount": 8},
    "contract_paid": {"seat": 5, "amount": 3},
    "settlement": {"seat": 0, "before": 5, "after": 10, "why": "drawn"},
    "settled": {"seat": 0, "cost": 10},
    "struck": {"seat": 2, "cost": 10},
    "strike_goes_on": {"seat": 2, "cost": 5},
    "drew": {"seat": 0, "markers": ["JFK", "jumbo-2"]},
    "replaced": {"seat": 0, "marker": "TPA"},
    "cup_empty": {"seat": 0},
    "profit": {
        "marker": "JFK",
        "payments": [{"seat": 3, "amount": 12}],
        "unpaid": [{"seat": 0, "why": "fare-wars"}],
        "recession": False,
    },
    "negated": {"marker": "CLT", "by": 4, "last": True},
    "recession": {"seat": 0},
    "competitor": {"seat": 0},
    "competitor_lapsed": {"seat": 0},
    "fuel": {"seat": 0},
    "crash": {"seat": 0, "dice": [3, 4], "amount": 7},
    "immune": {"seat": 2, "why": "fuel"},
    "fee": {"seat": 0, "amount": 4, "why": "interest", "forgiven": True},
    "short": {"seat": 0, "amount": 9, "why": "crash"},
    "auction": {"seat": 0, "pays": 3, "cancelled": 5},
    "bid": {"seat": 0, "amount": 4},
    "no_bid": {"seat": 1},
    "contract_won": {"seat": 0, "amount": 4, "pays": 3},
    "contract_unsold": {"pays": 3},
    "sold": {"seat": 0, "asset": "jumbo", "code": None, "amount": 5, "forced": True, "why": "fuel"},
    "forfeited": {"seat": 0, "hub": "DFW", "codes": ["MEX", "EZE"]},
    "loan": {"seat": 0, "amount": 20, "balance": 20},
    "repaid": {"seat": 1, "amount": 10, "balance": 10},
    "bought": {"seat": 0, "asset": "domestic", "code": "TPA", "price": 4},
    "bought_sst": {"seat": 3, "code": "FCO", "price": 10, "spoke_price": 10},
    "bought_jumbo": {"seat": 0, "code": None, "price": 10},
    "jumbo_marker": {"marker": "jumbo-2"},
    "takeover": {
        "seat": 0,
        "code": "STL",
        "hub": "ORD",
        "defender": 3,
        "price": 14,
        "jet": True,
        "won": True,
        "attack": {"dice": [4, 5], "add": [{"why": "fare-wars", "plus": 2}], "total": 11},
        "defence": {"dice": [3, 1], "add": [], "total": 4},
    },
    "jet_home": {"seat": 3, "code": "BOS"},
    "redeployed": {
        "seat": 3,
        "jets": [{"seat": 3, "before": "BOS", "after": None}],
        "sst": {"before": "LHR", "after": "FCO"},
    },
    "passed": {"seat": 2, "why": "strike"},
    "hub": {
        "hub": "ORD",
        "before": {"dominated_by": None, "controlled_by": None},
        "after": {"dominated_by": 0, "controlled_by": None},
    },
    "share": {"seat": 0, "before": 80, "after": 140},
    "event_taken": {"seat": 0, "space": 100},
    "event_seen": {"seat": 0, "space": 100, "marker": "crash"},
    "asked": {"seats": [0, 1], "what": "limit"},
    "left": {"seat": 0, "contract": True},
    "round_over": {"round": 3},
    "over": {
        "winners": [0],
        "kind": "goal-reached",
        "scores": [{"seat": 0, "share": 280, "cash": 30, "loan": 0, "total": 310}],
    },
}


def tell(*happened: tuple[str, dict[str, Any]], seat: int | None = None) -> list[str]:
    view = scenes.crowd(seat)
    return [say(line.text) for line in Teller(view, scenes.NAMES).tell([Event(*each) for each in happened])]


def test_every_kind_of_event_has_a_sentence_and_an_example_here() -> None:
    assert set(EVENTS) == set(KINDS)
    assert set(EVENTS) == set(EXAMPLES)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_each_example_is_as_declared(kind: str) -> None:
    audience = (0,) if EVENTS[kind].to == "some" else None
    assert EVENTS.fault(EVENTS(kind, to=audience, **EXAMPLES[kind])) is None


@pytest.mark.parametrize("kind", EXAMPLES)
def test_each_is_a_whole_sentence(kind: str) -> None:
    (sentence,) = tell((kind, EXAMPLES[kind]))
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert not any(odd in sentence for odd in ("None", "{", "  ", "..", "seat", "jumbo-"))


def test_a_takeover_is_told_with_both_sums() -> None:
    (told,) = tell(("takeover", EXAMPLES["takeover"]))
    assert told == (
        "Sky High (Ada) takes over St. Louis (STL) from World Domain (Dev) for $14, with a Jumbo Jet: "
        "11 (4 + 5 + 2 for Fare Wars) against 4 (3 + 1)."
    )


def test_an_open_spoke_belongs_to_nobody() -> None:
    (told,) = tell(("takeover", EXAMPLES["takeover"] | {"defender": None, "jet": False, "won": False}))
    assert "fails to take over the open spoke St. Louis (STL): " in told


def test_profits_of_a_draw_make_one_line_and_airlines_are_introduced_once() -> None:
    nothing = {"marker": "DTW", "payments": [], "unpaid": [], "recession": True}
    crash, profits = tell(("profit", EXAMPLES["profit"]), ("profit", nothing), ("crash", EXAMPLES["crash"]))
    assert profits == (
        "The New York hub pays World Domain (Dev) $12 and Sky High nothing (Fare Wars). The "
        "Detroit hub pays nobody in the recession."
    )
    assert crash == "A crash costs Sky High (Ada) $7 (dice 3 + 4)."


def test_what_matters_comes_first_and_what_an_airline_does_as_usual_is_one_line() -> None:
    drew = {"seat": 3, "markers": [EXAMPLES["profit"]["marker"], "DTW"]}
    nothing = {"marker": "DTW", "payments": [], "unpaid": [], "recession": False}
    bought = {"seat": 3, "asset": "domestic", "code": "STL", "price": 7}
    hub = {"hub": "DFW", "before": {"dominated_by": None, "controlled_by": None}}
    taken, usual, turn = tell(
        ("turn", {"seat": 3, "round": 2, "place": 1}),
        ("drew", drew),
        ("profit", EXAMPLES["profit"]),
        ("profit", nothing),
        ("bought", bought),
        ("hub", hub | {"after": {"dominated_by": 3, "controlled_by": None}}),
    )
    assert taken == "World Domain (Dev) dominates Dallas-Ft. Worth."
    assert usual == (
        "World Domain draws the New York hub, which pays it $12 and Sky High (Ada) nothing (Fare Wars), "
        "and the Detroit hub. It buys St. Louis (STL) for $7."
    )
    assert turn == "Round 2, turn 1: World Domain."


def test_market_shares_are_told_from_first_to_last() -> None:
    first, second = {"seat": 0, "before": 0, "after": 30}, {"seat": 0, "before": 30, "after": 60}
    assert tell(("share", first), ("share", second)) == ["Market share: Sky High (Ada) from 0 to 60."]


def test_a_market_share_that_is_back_where_it_was_is_not_told() -> None:
    up, down = {"seat": 0, "before": 0, "after": 30}, {"seat": 0, "before": 30, "after": 0}
    assert tell(("share", up), ("share", down)) == []


def test_bids_stand_together() -> None:
    first, pass_, second = (
        ("bid", {"seat": 0, "amount": 1}),
        ("no_bid", {"seat": 1}),
        ("bid", {"seat": 3, "amount": 2}),
    )
    raised = ("bid", {"seat": 0, "amount": 9})
    assert tell(first) == ["Sky High (Ada) bids $1."]
    assert tell(first, pass_, second, raised, ("no_bid", {"seat": 3})) == [
        "Bids: Sky High (Ada) $9, World Domain (Dev) $2. Trans Toucans (Bruno) does not bid."
    ]
    nobody = tell(pass_, ("no_bid", {"seat": 0}))
    assert nobody == ["Trans Toucans (Bruno) and Sky High (Ada) do not bid."]


def test_markers_that_pay_the_same_are_told_together() -> None:
    pays = {"marker": "jumbo-1", "payments": [{"seat": 0, "amount": 5}], "unpaid": [], "recession": False}
    drew = ("drew", {"seat": 0, "markers": ["jumbo-1", "jumbo-2"]})
    (told,) = tell(drew, ("profit", pays), ("profit", pays | {"marker": "jumbo-2"}))
    assert told == "Sky High (Ada) draws two Jumbo markers, each of which pays it $5."


def test_what_a_hub_loses_is_told() -> None:
    lost = {"hub": "DFW", "before": {"dominated_by": 0, "controlled_by": 0}}
    (weaker,) = tell(("hub", lost | {"after": {"dominated_by": 0, "controlled_by": None}}))
    (gone,) = tell(("hub", lost | {"after": {"dominated_by": None, "controlled_by": None}}))
    assert weaker == "Sky High (Ada) no longer controls Dallas-Ft. Worth, but still dominates it."
    assert gone == "Nobody dominates Dallas-Ft. Worth any more."


def test_the_headline_says_where_the_game_stands() -> None:
    assert say(headline(scenes.crowd(), scenes.NAMES)) == (
        "Round 9 of 40: Sky High to act. Market share: Trans Toucans 130, Olympic 100, "
        "Sky High 80 (290 wins)."
    )
    assert (
        say(headline(scenes.won(), scenes.NAMES))
        == "Air Baron is over after round 9: World Domain (Dev) won."
    )
