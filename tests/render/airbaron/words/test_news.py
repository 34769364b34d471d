"""A round as a post tells it: what is told first, what is told at all, and what is not told twice."""

from __future__ import annotations

from typing import Any

from render.airbaron.artist import AirbaronArtist
from rules.airbaron.dramas.kinds import DRAMAS
from rules.airbaron.events import EVENTS
from rules.airbaron.view import AirBaronView
from rules.drama import Drama, ranked
from rules.values import Event
from tests.render.airbaron import scenes
from tests.render.airbaron.test_secrecy import with_secrets
from tests.render.airbaron.words.test_sentences import EXAMPLES
from words import say
from words.speaking import speaking


def bought(seat: int, code: str, price: int) -> Event:
    return EVENTS("bought", seat=seat, asset="domestic", code=code, price=price)


def raid(seat: int, code: str, *, won: bool, defender: int | None = 3) -> Event:
    return EVENTS(
        "takeover", **EXAMPLES["takeover"] | {"seat": seat, "code": code, "won": won, "defender": defender}
    )


def drama(kind: str, *proof: int, seats: tuple[int, ...] = (0, 1), **data: Any) -> Drama:
    return Drama(kind, 1, 3, DRAMAS[kind].weight, proof, seats, data)


def told(
    *events: Event, dramas: tuple[Drama, ...] = (), view: AirBaronView | None = None, language: str = "en"
) -> list[str]:
    """The events stand in the annals from place 0 on."""
    seen = scenes.crowd(None) if view is None else view
    with speaking(language):
        news = AirbaronArtist().news(ranked(dramas), dict(enumerate(events)), seen, scenes.NAMES)
        assert news is not None
        return [say(news.headline), *map(say, news.lines)]


def test_the_greatest_drama_is_the_headline_and_the_next_follow_in_their_order() -> None:
    crash = drama("crash", 0, seats=(2,), amount=9)
    lost = drama("lead", 2, seats=(1, 0), share=130, next=100, led=3)
    ruin = drama("bankruptcy", 1, seats=(4,), amount=5)
    lines = told(
        EVENTS("crash", **EXAMPLES["crash"]),
        EVENTS("folded", **EXAMPLES["folded"]),
        EVENTS("share", **EXAMPLES["share"]),
        dramas=(crash, lost, ruin),
    )
    assert lines[0] == "**Emil’s company folds**, and a new one begins with $5."
    assert lines[1].startswith("A crash at Chiara’s airline")
    assert lines[2].startswith("Bruno takes the lead with 130")


def test_what_the_headline_says_is_not_said_again() -> None:
    hub: dict[str, Any] = {"hub": "ORD", "code": "STL", "price": 14, "way": "raid"}
    taken = drama("hub-taken", 0, 1, seats=(0, 3), share=110, held=2, **hub)
    won = drama("raid-won", 0, seats=(0, 3), code="STL", price=14, attack=11, defence=4)
    whole = drama("hub-controlled", 0, 1, seats=(0,), share=110, **hub)
    lines = told(
        raid(0, "STL", won=True),
        EVENTS("hub", **EXAMPLES["hub"]),
        bought(1, "TPA", 4),
        dramas=(taken, won, whole),
    )
    assert lines == [
        "**Chicago goes from Dev to Ada**, who raids St. Louis for $14. It was Dev’s for 2 rounds.",
        "New: Tampa for Bruno ($4).",
    ]


def test_what_was_undone_in_the_same_step_is_not_told() -> None:
    hub: dict[str, Any] = {"hub": "ORD", "code": "STL", "way": "raid", "held": 0}
    taken = drama("hub-taken", 0, 1, seats=(0, 3), price=14, share=110, **hub)
    broken = drama("hub-broken", 2, 3, seats=(0, 2), **hub)
    seen = [raid(0, "STL", won=True), EVENTS("hub", **EXAMPLES["hub"])] * 2
    assert told(*seen, dramas=(taken, broken))[0] == (
        "**Chiara breaks Ada’s hold on Chicago**, raiding St. Louis. The reign had lasted less than a round."
    )


def test_a_lead_that_is_gone_again_is_not_told_and_one_that_grew_as_it_stands() -> None:
    share = EVENTS("share", **EXAMPLES["share"])
    gone = drama("lead", 0, seats=(4, 1), share=90, next=60, led=3)
    assert told(share, dramas=(gone,))[0].startswith("Bruno leads")
    grown = drama("lead", 0, seats=(1, 4), share=90, next=60, led=3)
    assert told(share, dramas=(grown,))[0] == (
        "**Bruno takes the lead from Emil** with 130 in market share; the next has 100. Emil was ahead for 3 "
        "rounds."
    )


def test_of_two_record_paydays_the_later_is_the_record() -> None:
    low, high = (drama("payday", at, seats=(at,), marker="JFK", amount=14 + at) for at in (0, 1))
    profit = EVENTS("profit", **EXAMPLES["profit"])
    lines = told(profit, profit, dramas=(low, high))
    assert lines[0] == "The New York hub pays Bruno $15: no draw has paid anybody more so far."
    assert not any("$14:" in line for line in lines)


def test_small_things_are_no_story_beside_great_ones() -> None:
    crash, war = drama("crash", 0, seats=(2,), amount=9), drama("war-begun", 1, seats=(0,))
    lines = told(
        EVENTS("crash", **EXAMPLES["crash"]),
        EVENTS("fare_wars", **EXAMPLES["fare_wars"]),
        dramas=(crash, war),
    )
    assert not any("Fare Wars" in line for line in lines)
    (alone, *_) = told(EVENTS("fare_wars", **EXAMPLES["fare_wars"]), dramas=(war,))
    assert alone == "Ada goes into Fare Wars."


def test_purchases_and_failures_stand_in_a_line_each() -> None:
    jet = EVENTS("bought_jumbo", **EXAMPLES["bought_jumbo"])
    lines = told(
        bought(0, "TPA", 4),
        bought(1, "STL", 7),
        raid(2, "BOS", won=True, defender=None),
        jet,
        jet,
        raid(2, "CLT", won=False),
    )
    assert lines[:2] == [
        "New: Tampa for Ada ($4), St. Louis for Bruno ($7), Boston for Chiara ($14) and Jumbo Jets for Ada.",
        "Failed takeovers: Chiara at Charlotte ($14).",
    ]


def test_of_many_purchases_the_dearest_are_named() -> None:
    prices = {"TPA": 1, "STL": 7, "BOS": 8, "CLT": 6, "PIT": 5}
    events = [bought(seat, code, price) for seat, (code, price) in enumerate(prices.items())]
    (first, *_) = told(*events)
    assert first == (
        "New: St. Louis for Bruno ($7), Boston for Chiara ($8), Charlotte for Dev ($6), Pittsburgh for Emil "
        "($5) and 1 more."
    )


def test_profits_are_summed_up_for_all_who_drew_and_shown_with_the_markers_of_one() -> None:
    drew, profit = EVENTS("drew", **EXAMPLES["drew"]), EVENTS("profit", **EXAMPLES["profit"])
    assert told(drew, profit)[0] == "Ada draws the New York hub and a Jumbo marker: Dev $12."
    assert told(drew, profit, drew, profit)[0] == "Draws pay Dev $24."
    nothing = EVENTS("profit", marker="DTW", payments=[], unpaid=[], recession=False)
    assert told(drew, nothing)[0].endswith(", and nobody is paid.")


def test_an_auction_that_waits_is_told_and_one_that_is_over_is_not() -> None:
    auction, won = (
        EVENTS("auction", **EXAMPLES["auction"]),
        EVENTS("contract_won", **EXAMPLES["contract_won"]),
    )
    assert (
        told(auction)[0]
        == "Ada puts a government contract of $3 a turn up for auction; Fatima’s old one ends."
    )
    own = EVENTS("auction", seat=0, pays=3, cancelled=0)
    assert told(own)[0] == "Ada puts a government contract of $3 a turn up for auction and loses the old one."
    both = told(auction, won, dramas=(drama("contract-won", 0, 1, seats=(0,), amount=4, pays=3),))
    assert both[0].startswith("Ada pays $4")
    assert not any("auction" in line for line in both)


def test_the_end_of_a_contract_is_told_once() -> None:
    loss = drama("contract-loss", 0, seats=(5,), paid=9, got=2)
    assert told(EVENTS("auction", **EXAMPLES["auction"]), dramas=(loss,))[:2] == [
        "Fatima’s contract ends: it cost $9 and brought $2.",
        "Ada puts a government contract of $3 a turn up for auction.",
    ]


def test_a_quiet_step_says_who_leads() -> None:
    (passed, *_) = told(EVENTS("passed", seat=2, why="choice"))
    assert passed == "Bruno leads with 130 in market share, Emil has 100."


def test_news_do_not_change_with_what_is_hidden() -> None:
    events = [EVENTS(kind, **EXAMPLES[kind]) for kind in ("passed", "drew", "profit", "share", "auction")]
    view = scenes.crowd(None)
    assert told(*events, view=view) == told(*events, view=with_secrets(view))


def test_it_is_told_in_german() -> None:
    lines = told(bought(0, "TPA", 4), raid(2, "CLT", won=False), language="de")
    assert lines[:2] == ["Neu: Tampa für Ada ($4).", "Gescheiterte Übernahmen: Chiara in Charlotte ($14)."]
