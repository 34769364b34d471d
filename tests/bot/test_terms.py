"""The terms of a table: what a host can settle, what is refused, and who takes them over."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest

from bot.kit.refusal import Refusal
from bot.store import games
from bot.terms import DAY, PICKS, Terms
from rules.engine import Pick
from tests.bot.backroom import ANNA, BEN, NAMES, House, opening

OTHER: dict[str, Any] = {
    "pace": 6 * 3600,
    "policy": "wait",
    "wait_limit": 2 * DAY,
    "patience": 3,
    "nights": True,
    "away_days": 7,
    "sits_in": "ace",
    "hints": True,
    "matches": 2,
    "private": True,
    "eager": True,
    "language": "de",
}
"""None of them is the default."""

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no time at all": (
        {"pace": 0},
        "A turn can take 1 minute to 30 days, or have no deadline; 0 seconds won't do.",
    ),
    "too much time": ({"pace": 10**9}, "1000000000 seconds won't do."),
    "an unknown policy": (
        {"policy": "panic" * 20},
        f"When time runs out a table can default, autopilot or wait, not “{'panic' * 8}”.",
    ),
    "a limit too soon": (
        {"wait_limit": 59},
        "I can ask a host after 1 minute to 30 days, not after 59 seconds.",
    ),
    "endless patience": (
        {"patience": 10},
        "A stand-in can step in after at most 9 missed turns, not 10.",
    ),
    "a long absence": ({"away_days": 61}, "The clock can wait for 60 days at most, not 61."),
    "a stand-in nobody knows": ({"sits_in": "baron"}, "There's no stand-in called “baron”."),
    "a language nobody speaks here": ({"language": "tlh"}, "“tlh”"),
    "no match": ({"matches": 0}, "A series has at most 9 matches, not 0."),
    "a season of matches": ({"matches": 10}, "A series has at most 9 matches, not 10."),
}


@pytest.mark.parametrize("what", REFUSED)
def test_terms_that_no_table_can_have_are_refused(what: str) -> None:
    wrong, why = REFUSED[what]
    with pytest.raises(Refusal) as refused:
        Terms(**wrong)
    assert why in str(refused.value)
    with pytest.raises(Refusal):
        replace(Terms(), **wrong)


def test_terms_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Terms().pace = None  # type: ignore[misc]


def test_an_unanswered_form_stands_for_the_defaults() -> None:
    assert Terms.answered({}) == Terms()
    assert Terms.answered({pick.name: pick.default or "" for pick in PICKS.values()}) == Terms()


@pytest.mark.parametrize("name", PICKS)
def test_each_answer_of_the_form_is_a_value_of_its_own(name: str) -> None:
    pick = PICKS[name]
    values = [getattr(Terms.answered({pick.name: option.value}), name) for option in pick.options]
    assert len(set(values)) == len(pick.options) >= 2
    assert OTHER[name] in values


def test_open_forms_know_the_terms_by_these_words() -> None:
    """They stand in custom ids that people have open, and in answers that are kept for them."""
    assert {pick.name.removeprefix("table:"): _words(pick) for pick in PICKS.values()} == {
        "pace": "3600 21600 43200 86400 172800 259200 604800 never",
        "policy": "default autopilot wait",
        "limit": "0 86400 172800 259200 604800 1209600 2592000",
        "patience": "1 2 3 0",
        "nights": "run still",
        "away": "0 3 7 14 30",
        "sits_in": "cadet ace",
        "hints": "none allowed",
        "matches": "1 2 3 4 5 6",
        "guests": "all invited",
        "beginning": "host full",
        "language": "en de",
    }


def _words(pick: Pick) -> str:
    return " ".join(option.value for option in pick.options)


async def terms_of(house: House, game: int) -> Terms:
    async with house.core.store.transaction() as tx:
        found = await games.get(tx, game)
    assert found is not None
    return found.terms


@pytest.mark.sqlite
async def test_the_database_has_a_column_for_each(house: House) -> None:
    columns = {row[1] for row in house.rows("PRAGMA table_info(games)")}
    assert {each.name for each in fields(Terms)} <= columns
    assert all(OTHER[each.name] != each.default for each in fields(Terms))


async def test_the_store_keeps_every_one(house: House) -> None:
    plain = await house.desk.lobby.open(opening("tiny", {}))
    other = await house.desk.lobby.open(opening("tiny", {}, **OTHER))
    assert await terms_of(house, plain) == Terms()
    assert await terms_of(house, other) == Terms(**OTHER)


async def test_the_next_match_and_a_rematch_are_on_the_same_terms(house: House) -> None:
    """But they wait for nobody to fill their seats, for everybody sits there already."""
    first = await house.desk.lobby.open(opening("tiny", {"rounds": 1}, **{**OTHER, "private": False}))
    await house.desk.lobby.join(first, BEN, NAMES[BEN])
    await house.desk.lobby.start(first, ANNA)
    await house.settle()
    for game in (first, first + 1):
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "1")
        await house.settle()
    again = await house.desk.lobby.rematch(first + 1, ANNA)
    for game in (first + 1, again):
        assert await terms_of(house, game) == Terms(**{**OTHER, "private": False, "eager": False})
