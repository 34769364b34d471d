"""Every kind of drama is told in a sentence, in every language, with the players' names."""

from __future__ import annotations

from typing import Any

import pytest

from render.airbaron.words.dramas import HEADLINED, Dramatist
from rules.airbaron.dramas.kinds import DRAMAS
from rules.drama import Drama
from tests.render.airbaron import scenes
from words import say
from words.speaking import speaking
from words.voice import voice

_HUB: dict[str, Any] = {"hub": "ATL", "code": "BHM", "price": 2, "way": "raid", "share": 110}
_RAID: dict[str, Any] = {"code": "STL", "price": 14, "attack": 9, "defence": 8}
_BID: dict[str, Any] = {"amount": 9, "pays": 2}
_WIN: dict[str, Any] = {"how": "goal-reached", "total": 357, "goal": 350, "deed": "passed"}

EXAMPLES: dict[str, list[dict[str, Any]]] = {
    "first-hub": [_HUB, _HUB | {"way": "bought"}],
    "hub-won": [_HUB, _HUB | {"way": "bought"}],
    "hub-taken": [_HUB | {"held": held} for held in (0, 1, 4)],
    "hub-war": [_HUB | {"held": held, "reign": 3 + held, "since": 2} for held in (0, 1, 4)],
    "hub-back": [_HUB | {"gap": gap} for gap in (0, 1, 4)],
    "hub-broken": [{"hub": "ATL", "code": "BHM", "way": way, "held": 1} for way in ("raid", "sold")],
    "hub-controlled": [_HUB],
    "control-broken": [{"hub": "ATL", "code": "BHM", "way": way} for way in ("raid", "sold")],
    "one-short": [{"hub": "ATL", "code": "BHM", "price": 2}],
    "lead": [{"share": 90, "next": 15 * led, "led": led} for led in (0, 1, 4)],
    "halfway": [{"share": 160, "goal": 320}],
    "great-turn": [{"gain": 90, "share": 150}],
    "wiped-out": [{"way": "raid"}, {"way": "sold"}],
    "raid-won": [_RAID],
    "raid-upset": [_RAID | {"chance": 16}],
    "raid-failed": [_RAID | {"attack": 7}, _RAID | {"attack": 8}],
    "second-try": [_RAID | {"tries": tries, "since": 4} for tries in (2, 3, 6)],
    "retaken": [{"code": "STL", "price": 14, "since": 4}],
    "spree": [{"codes": ["STL", "BHM"], "price": 18}],
    "war-begun": [{}],
    "fare-war": [
        {"rounds": 0, "won": 0, "lost": 0, "missed": 7},
        {"rounds": 1, "won": 1, "lost": 1, "missed": 0},
        {"rounds": 3, "won": 4, "lost": 2, "missed": 30},
    ],
    "payday": [{"marker": "JFK", "amount": 24}, {"marker": "jumbo-1", "amount": 25}],
    "negated": [{"marker": "JFK", "amount": 24}],
    "contract-won": [_BID],
    "contract-snatched": [_BID],
    "contract-unsold": [{"pays": 3, "lost": True}, {"pays": 3, "lost": False}],
    "driven-up": [_BID],
    "bluff": [_BID | {"bid": 8}],
    "contract-loss": [{"paid": 9, "got": 0}, {"paid": 9, "got": 4}],
    "crash": [{"amount": 9}],
    "fuel": [{"total": 0, "most": 0}, {"total": 9, "most": 0}, {"total": 9, "most": 6}],
    "recession": [{}],
    "slump": [{"lost": 30, "most": 0}, {"lost": 30, "most": 20}],
    "struck": [{"cost": 5}],
    "settled": [{"cost": 0}, {"cost": 5}],
    "strike-over": [{"cost": 5, "rounds": rounds, "missed": 9 * rounds} for rounds in (0, 1, 2)],
    "sell-off": [{"why": "crash", "count": count, "raised": 6} for count in (1, 2)],
    "ruin": [{"why": why} for why in ("crash", "fuel", "interest")],
    "bankruptcy": [{"amount": 6}],
    "left": [{"contract": True}, {"contract": False}],
    "win": [
        _WIN | {"second": 2, "short": 19},
        _WIN | {"second": 2, "short": 0, "deed": "bought", "code": "BHM"},
        _WIN | {"deed": "raid", "code": "BHM", "total": 350},
        _WIN | {"how": "others-left", "deed": "other"},
        _WIN | {"how": "round-limit", "second": 2, "short": 4},
        _WIN | {"how": "round-limit", "second": 2, "short": 0},
    ],
    "so-close": [{"total": 345, "short": 5, "how": how} for how in ("goal-reached", "round-limit")],
    "comeback": [{"behind": 120, "round": 6}],
    "goal-missed": [{"total": 315, "short": 5}],
    "barred": [{"total": 330, "loan": 0}, {"total": 330, "loan": 20}],
}
ALONE = {"first-hub", "hub-won", "one-short", "halfway", "great-turn", "payday", "crash", "win"}
"""Kinds that are about one player."""


def drama(kind: str, data: dict[str, Any], seats: tuple[int, ...] = (0, 1)) -> Drama:
    return Drama(kind, 7, 5, DRAMAS[kind].weight, (3,), seats[:1] if kind in ALONE else seats, data)


def told(each: Drama, language: str = "en") -> tuple[str, str]:
    dramatist = Dramatist(scenes.crowd(None), scenes.NAMES)
    with speaking(language):
        return say(dramatist.headline(each)), say(dramatist.sentence(each))


def test_every_kind_has_an_example_here() -> None:
    assert set(EXAMPLES) == set(DRAMAS)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", EXAMPLES)
def test_each_is_one_whole_sentence_with_names(kind: str, language: str) -> None:
    for data in EXAMPLES[kind]:
        assert DRAMAS.fault(drama(kind, data)) is None
        headline, sentence = told(drama(kind, data), language)
        for text in (headline, sentence):
            assert text.endswith((".", ".**"))
            assert not any(
                odd in text for odd in ("None", "{", "  ", "..", "seat", "jumbo-", "\n", " ,", "’s’")
            )
            assert text.count("**") in {0, 2}
        assert "**" not in sentence
        if kind not in {"slump", "fuel"}:
            assert "Ada" in sentence


@pytest.mark.parametrize("language", ["en", "de"])
def test_headlines_of_their_own_are_those_of_the_catalogue(language: str) -> None:
    there = {kind for kind in DRAMAS if voice(language).knows(f"airbaron-news.news-{kind}")}
    assert there == HEADLINED


@pytest.mark.parametrize("kind", sorted(HEADLINED))
def test_a_headline_of_its_own_is_another_sentence(kind: str) -> None:
    headline, sentence = told(drama(kind, EXAMPLES[kind][0]))
    assert headline != sentence


@pytest.mark.parametrize("kind", sorted(set(EXAMPLES) - HEADLINED))
def test_other_headlines_are_the_sentence(kind: str) -> None:
    headline, sentence = told(drama(kind, EXAMPLES[kind][0]))
    assert headline == sentence


def test_the_war_for_a_city() -> None:
    headline, _ = told(drama("hub-war", _HUB | {"held": 1, "reign": 3, "since": 2, "way": "bought"}))
    assert headline == (
        "**The war for Atlanta, third round:** Ada buys Birmingham for $2, and it is Ada’s now. Bruno had it "
        "for one round."
    )


def test_a_win_names_the_last_deed_and_who_came_close() -> None:
    headline, _ = told(drama("win", _WIN | {"second": 2, "short": 19}))
    assert headline == "**Ada passes, and wins**: 357, 7 over the line. Chiara was 19 short."


def test_two_who_share_the_last_round_win_it_together() -> None:
    won = drama("win", _WIN | {"how": "round-limit", "deed": "other", "total": 214})
    both = Drama("win", 7, 5, 100, (3,), (0, 1), won.data)
    assert told(both)[0] == "**Ada and Bruno win after the last round** with 214."


def test_a_raid_on_an_open_spoke_has_no_defender_and_a_tie_is_told() -> None:
    _, sentence = told(drama("raid-failed", _RAID | {"attack": 8}, seats=(0,)))
    assert sentence == "Ada pays $14 and fails to take the open St. Louis: a tie at 8 is not enough."
