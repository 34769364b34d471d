"""A turn in short, and what mattered in a game, in a sentence each."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from render.artist import News
from render.baron.artist import BaronArtist
from rules.baron.dramas.kinds import KINDS
from rules.baron.events import EVENTS
from rules.baron.title import BARON
from rules.baron.view import BaronView
from rules.drama import Drama, ranked
from tests.render.baron import scenes
from tests.rules.baron.dramas.annals import (
    Game,
    ace,
    ace_killed,
    banked,
    contract,
    contracts,
    gained,
    game,
    inflation,
    order,
    over,
    played,
    rolled,
)
from words import say, speaking
from words.catalogue import LANGUAGES
from words.voice import LACKING

ARTIST = BaronArtist()
A, F, H = "albatros", "fokker", "halberstadt"
UDET = {"ace": "udet", "name": "Ernst Udet"}

SAID: list[tuple[str, dict[str, Any], str]] = [
    ("ace-hired", {"company": F, **UDET}, "Ernst Udet flies for Fokker (Bruno)."),
    (
        "ace-lured",
        {"company": F, "source": A, "turns": 2, **UDET},
        "Fokker (Bruno) lures Ernst Udet away from Albatros (Ada) after 2 turns.",
    ),
    (
        "ace-killed",
        {"company": F, "by": A, "turns": 1, **UDET},
        "Albatros (Ada) has Ernst Udet killed: Fokker (Bruno) loses its ace after one turn.",
    ),
    (
        "ace-killed",
        {"company": F, "by": F, "turns": 0, **UDET},
        "Fokker (Bruno) has its own Ernst Udet killed, in the very turn he signed on.",
    ),
    (
        "ace-avenged",
        {"company": F, "by": A, "former": "Werner Voss", **UDET},
        "Albatros (Ada) avenges Werner Voss and has Ernst Udet killed, the ace of Fokker (Bruno).",
    ),
    (
        "engineer-lured",
        {"company": F, "source": A},
        "Fokker (Bruno) lures the Talented Engineer away from Albatros (Ada).",
    ),
    (
        "engineer-lost",
        {"company": F, "by": A},
        "Fokker (Bruno) loses its Talented Engineer to a card of Albatros (Ada).",
    ),
    (
        "honours",
        {"company": F, "holder": A, "marker": "kaiserhilfe"},
        "The Kaiserhilfe goes from Albatros (Ada) to Fokker (Bruno), whose Bomber is the best now.",
    ),
    (
        "stolen",
        {"company": F, "technology": "twin_guns", "victim": A},
        "Fokker (Bruno) steals Twin Guns, which Albatros (Ada) alone had.",
    ),
    ("stolen", {"company": F, "technology": "twin_guns"}, "Fokker (Bruno) steals Twin Guns."),
    (
        "stolen-at-last",
        {"company": F, "technology": "twin_guns", "tries": 2},
        "Fokker (Bruno) steals Twin Guns at last, after 2 vain attempts.",
    ),
    (
        "spies-foiled",
        {"company": F, "tries": 3},
        "The spies of Fokker (Bruno) come home with nothing after 3 attempts.",
    ),
    (
        "first",
        {"company": F, "technology": "better_engines_2"},
        "Fokker (Bruno) is the first to develop Better Engines II.",
    ),
    ("first", {"company": F, "technology": "triplane"}, "Fokker (Bruno) is the first to build triplanes."),
    (
        "leap",
        {"company": F, "type": "fighter", "before": 4, "after": 9},
        "Fokker (Bruno) raises its Fighter from 4 to 9 in one go.",
    ),
    (
        "best-fighter",
        {"company": F, "holder": A, "rating": 11, "turns": 3},
        (
            "Fokker (Bruno) builds the best Fighter now, rated 11, and overtakes Albatros (Ada), "
            "which had it for 3 turns."
        ),
    ),
    (
        "sabotage",
        {"how": "fire", "company": F, "by": A},
        "Albatros (Ada) burns down a factory of Fokker (Bruno).",
    ),
    (
        "sabotage",
        {"how": "dead-end", "company": F, "by": A, "technology": "agile"},
        "Albatros (Ada) drives Fokker (Bruno) into a design dead end, which costs it Agile.",
    ),
    ("sabotage", {"how": "strike", "by": A}, "Albatros (Ada) stirs up strikes among its rivals."),
    (
        "arrangement",
        {"company": F, "partner": A, "technology": "agile", "back": "ailerons"},
        "Fokker (Bruno) gets Agile from Albatros (Ada) and gives Ailerons for it.",
    ),
    (
        "wasted",
        {"company": F, "name": "Price Controls"},
        "Fokker (Bruno) plays “Price Controls” for nothing.",
    ),
    (
        "snatched",
        {"company": F, "by": A, "missed": 2, "received": 0, "overtaken": "yes"},
        "Albatros (Ada) gets past Fokker (Bruno), takes the last contracts and leaves it 2 short.",
    ),
    (
        "snatched",
        {"company": F, "by": A, "missed": 2, "received": 0, "overtaken": "no"},
        "Albatros (Ada) takes the last contracts and leaves Fokker (Bruno) 2 short.",
    ),
    (
        "licence",
        {"company": F, "received": 0},
        "Fokker (Bruno) uses Licensed Production and gets nothing by it.",
    ),
    ("sweep", {"company": F, "contracts": 4}, "Fokker (Bruno) wins 4 contracts, and nobody else any."),
    (
        "harvest",
        {"company": F, "marks": 9, "next": 4},
        "Fokker (Bruno) earns 9 marks with contracts, more than anybody so far; the next best has 4.",
    ),
    ("empty-handed", {"company": F, "turns": 3}, "Fokker (Bruno) has had no contract for 3 turns."),
    (
        "jilted",
        {"company": F, "taker": A, "received": 3},
        "Fokker (Bruno) rolls first and in vain; Albatros (Ada) wins 3 contracts.",
    ),
    (
        "drought-over",
        {"company": F, "contracts": 1, "turns": 4},
        "Fokker (Bruno) wins 1 contract, after 4 turns without any.",
    ),
    (
        "refused",
        {"company": F, "fighter": 3, "allied": 14},
        "The army turns down the Fighters of Fokker (Bruno): rated 3, against 14 of the Allies.",
    ),
    (
        "objection",
        {"company": F, "by": A, "received": 0, "cost": 1},
        "Albatros (Ada) sets the inspector on Fokker (Bruno), which costs it a contract.",
    ),
    (
        "lead-taken",
        {"company": F, "holder": A, "turns": 6, "total": 31, "ahead": 2},
        "Fokker (Bruno) takes the lead from Albatros (Ada), which had it for 6 turns: 31, 2 ahead.",
    ),
    (
        "inflation-toll",
        {"why": "roll", "percent": 50, "lost": 12, "alone": "yes", "company": F, "marks": 12},
        "Inflation halves every purse: Fokker (Bruno) alone loses 12.",
    ),
    (
        "inflation-toll",
        {"why": "event", "percent": 25, "lost": 9, "alone": "no", "company": F, "marks": 5, "by": A},
        (
            "Albatros (Ada) drives prices up, and inflation takes a quarter of all marks: "
            "Fokker (Bruno) loses most, 5 of 9."
        ),
    ),
    (
        "inflation-toll",
        {"why": "end", "percent": 50, "lost": 12, "alone": "no"},
        "At the end of the war inflation halves every purse: 12 in all.",
    ),
    (
        "banked-in-time",
        {"company": F, "converted": 8, "saved": 4},
        "Fokker (Bruno) was at the bank in time: 8 marks became gold, and 4 are saved.",
    ),
    ("ruin-near", {"left": 1}, "One more box of inflation, and money is worth nothing."),
    (
        "skies",
        {"side": "german", "german": 12, "allied": 11, "company": F},
        "The skies turn German: the Fighter of Fokker (Bruno) is rated 12, the Allied one 11.",
    ),
    (
        "skies",
        {"side": "allied", "german": 11, "allied": 12},
        "The skies turn Allied: their Fighter is rated 12, the best German one 11.",
    ),
    (
        "war-nears-its-end",
        {"side": "allied", "morale": 3},
        "Allied morale is down to 3: the war may soon be over.",
    ),
    (
        "won",
        {"end": "peace", "companies": [A, F], "total": 30, "margin": 4},
        "Albatros (Ada) and Fokker (Bruno) share the win with 30 as both sides make peace.",
    ),
    (
        "won-all-the-same",
        {"end": "defeat", "company": F, "total": 30, "margin": 4},
        "Germany loses the war, and Fokker (Bruno) wins all the same with 30, 4 ahead.",
    ),
    (
        "lost-alone",
        {"end": "defeat", "company": F, "by": A, "total": 20, "best": 30, "margin": 10},
        "Fokker (Bruno) loses: 20, and Albatros (Ada) has 30.",
    ),
    (
        "near-miss",
        {"end": "defeat", "company": F, "by": A, "total": 28, "best": 30, "margin": 2},
        "Fokker (Bruno) comes so near: 28, and Albatros (Ada) has 30.",
    ),
    (
        "gold-decides",
        {"company": F, "holder": A, "lost": 8},
        "The end of the war robs Albatros (Ada) of the win: 8 marks are gone, and Fokker (Bruno) is first.",
    ),
    (
        "photo-finish",
        {"company": F, "second": A, "total": 30, "margin": 0},
        "Fokker (Bruno) wins by its factories alone: Albatros (Ada) has 30 as well.",
    ),
    (
        "comeback",
        {"company": F, "turn": 5, "total": 30},
        "Fokker (Bruno) wins from behind: last after turn 5, first in the end with 30.",
    ),
    (
        "left-in-hand",
        {"company": F, "aces": ["Ernst Udet"], "margin": 1},
        "Fokker (Bruno) never played its card for Ernst Udet, who would have won it the game.",
    ),
]


def drama(kind: str, data: dict[str, Any]) -> Drama:
    found = Drama(kind, 3, 3, KINDS[kind].weight, (0,), (0,), data)
    assert KINDS.fault(found) is None
    return found


@pytest.mark.parametrize(("kind", "data", "told"), SAID, ids=[kind for kind, *_ in SAID])
def test_what_mattered_is_said(kind: str, data: dict[str, Any], told: str) -> None:
    assert say(ARTIST.drama(drama(kind, data), scenes.choosing(), scenes.NAMES)) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_is_said_in_every_language(language: str) -> None:
    assert {kind for kind, *_ in SAID} == set(KINDS)
    with speaking(language):
        for kind, data, _ in SAID:
            text = say(ARTIST.drama(drama(kind, data), scenes.choosing(), scenes.NAMES))
            assert LACKING not in text
            assert "*" not in text


def whole(news: News) -> str:
    return " ".join([say(news.headline), *lines(news)])


def post(told: Game, view: BaronView | None = None, step: int = -1) -> News:
    """The news of a step of a game, by default the last one."""
    annals = told.annals()
    step = range(len(told.batches))[step]
    events = {at: each.event for at, each in enumerate(annals.happened) if each.step == step}
    dramas = ranked(each for each in BARON.dramas(annals) if each.step == step)
    found = ARTIST.news(dramas, events, view or scenes.choosing(), scenes.NAMES)
    assert found is not None
    return found


def lines(news: News) -> list[str]:
    return [say(line) for line in news.lines]


def trio() -> Game:
    return game(A, F, H)


def test_a_death_is_the_headline_and_bold() -> None:
    news = post(trio().turn(ace(F)).turn(played(A), ace_killed(F), *contracts((A, 2), (F, 0))))
    assert say(news.headline) == (
        "**Albatros (Ada) has Udet killed**: Fokker (Bruno) loses its ace after one turn."
    )
    assert lines(news)[0] == "Contracts: Albatros 2; none for Fokker."


def test_nothing_but_the_headline_is_bold() -> None:
    told = (
        trio()
        .turn(ace(F))
        .turn(played(A), ace_killed(F), played(F), EVENTS("dead_end", company=A, technology="agile"))
    )
    assert not any("**" in line for line in lines(post(told)))


def test_the_story_goes_from_actions_to_contracts_to_what_follows() -> None:
    awards = [order(A, F), contract(A, 3), contract(F, 1)]
    toll = inflation(50, albatros=5, fokker=1)
    war = EVENTS("war_status", card=1, year=1916, name="Verdun")
    news = post(trio().turn(gained(F, "better_engines_2"), *rolled(F, 4, 6), *awards, toll, war))
    assert say(news.headline).startswith("Inflation halves every purse: Albatros (Ada) loses most, 5 of 6.")
    assert lines(news) == [
        "Fokker (Bruno) is the first to develop Better Engines II.",
        "Contracts: Albatros 3, Fokker 1.",
        "At the front: Verdun. Fokker leads with 18, 2 ahead of Albatros.",
    ]


def test_one_event_is_told_once() -> None:
    """The last mark of an ace's career is his death, and not his death and his company's revenge."""
    killed = trio().turn(ace(F), ace(A, who="voss")).turn(played(A), ace_killed(F))
    assert whole(post(killed)).count("Udet") == 1
    avenged = killed.turn(played(F), ace_killed(A, "voss"))
    assert whole(post(avenged)).count("Voss") == 1


def test_a_card_is_told_with_what_comes_of_it() -> None:
    drop = EVENTS("morale", side="german", before=8, after=7, why="event")
    told = trio().turn(
        played(A, name="The Blockade Bites"), drop, *rolled(F, 4, 10), *contracts((A, 1), (F, 1))
    )
    assert lines(post(told))[0] == (
        "Albatros (Ada) plays “The Blockade Bites”. German morale drops from 8 to 7."
    )


def test_a_quiet_turn_says_who_leads() -> None:
    news = post(trio().turn(EVENTS("war_status", card=1, year=1916, name="Verdun")))
    assert say(news.headline) == "Fokker (Bruno) leads with 18, 2 ahead of Albatros (Ada)."
    assert lines(news) == ["At the front: Verdun."]


def test_a_turn_that_is_not_over_says_what_everybody_does() -> None:
    actions = [{"company": A, "cards": ["build", "bank"], "count": {"build": 2, "bank": 1}}]
    told = trio().end(EVENTS("revealed", actions=actions), EVENTS("espionage_asked", company=F, left=1))
    assert say(post(told).headline) == "Fokker (Bruno) chooses what to steal (1 attempt left)."
    assert lines(post(told)) == ["Actions: Albatros (Ada): Build ×2, Bank ×1."]


def test_nobody_loses_nothing() -> None:
    told = post(trio().turn(*contracts((A, 1)), inflation(25, albatros=0, fokker=0), banked(F, 0, 4, 2)))
    assert say(told.headline) == "Fokker (Bruno) leads with 18, 2 ahead of Albatros (Ada)."
    assert lines(told) == ["Contracts: Albatros 1."]


def test_the_end_counts_all() -> None:
    told = trio().turn().end(over("defeat", (F, 30), (A, 29), (H, 12)))
    assert (
        say(post(told).headline) == "**Fokker (Bruno) wins by a whisker**: 30, one more than Albatros (Ada)."
    )
    (last,) = lines(post(told))
    assert last == "Germany loses the war. Final count: Fokker 30, Albatros 29, Halberstadt (Chiara) 12."


def test_money_that_is_worth_nothing_is_not_said_to_be_in_danger() -> None:
    last = BARON.figures.display.inflation.last
    near = inflation(25, box=last - 1, albatros=5, fokker=1)
    assert "One more box" in whole(post(trio().turn(near)))
    ended = trio().end(near, over("defeat", (F, 30), (A, 20)))
    assert "One more box" not in whole(post(ended))


def test_contracts_that_nobody_wins() -> None:
    told = post(trio().turn(*contracts((A, 0), (F, 0))))
    assert lines(told) == ["Nobody wins a contract."]


def test_nobody_introduces_those_whom_nobody_plays() -> None:
    view = scenes.choosing()
    mats = tuple(replace(mat, seat=None) if mat.key == F else mat for mat in view.companies)
    told = post(Game(A, H, npcs=(F,)).turn(ace(F)), replace(view, companies=mats))
    assert say(told.headline) == "Udet flies for Fokker."
