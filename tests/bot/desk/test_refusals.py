"""What bad input gets: one clear sentence, and nothing is changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeAlias

import pytest

from bot.desk import Desk
from bot.desk.hosting import Actor
from bot.kit.refusal import Refusal
from rules.engine import Value
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, House, bidding, opening

STRANGER = 999
Ask: TypeAlias = Callable[[Desk, int], Awaitable[object]]

LONG = "x" * 10_000
NOT_A_VALUE: Any = ["3"]
NOT_EVEN_A_LIST: Any = {"3": 3}


async def refused(house: House, asked: Awaitable[object]) -> str:
    """The sentence; fails if anything in the database is different afterwards."""
    before = house.dump()
    with pytest.raises(Refusal) as refusal:
        await asked
    assert house.dump() == before
    sentence = str(refusal.value)
    assert len(sentence) < 200
    assert sentence.count("\n") == 0
    assert sentence.endswith(".")
    return sentence


def choosing(choice: dict[str, Value], user: int = ANNA, step: int = 0) -> Ask:
    return lambda desk, game: desk.planning.lock_in(game, user, step, choice)


WHILE_RUNNING: dict[str, tuple[Ask, str]] = {
    "a step that is over": (choosing(bidding("3"), step=7), "That turn is over"),
    "a draft for a step that is over": (
        lambda d, g: d.planning.fill(g, ANNA, 7, {"number": "3"}),
        "That turn is over",
    ),
    "a preview of a step that is over": (
        lambda d, g: d.queries.planned("preview", g, 0, 7),
        "That turn is over",
    ),
    "somebody else's seat": (choosing(bidding("3"), user=STRANGER), "You don't have a seat in Game 1."),
    "a form without a seat": (lambda d, g: d.planning.form(g, STRANGER), "You don't have a seat"),
    "a mat without a seat": (lambda d, g: d.queries.mat(g, STRANGER), "You don't have a seat"),
    "taking back nothing": (lambda d, g: d.planning.change(g, ANNA, 0), "You haven't locked anything in."),
    "an answer not offered": (choosing(bidding("9")), "You can't pick “9” for “Bid” right now."),
    "an illegal choice": (
        choosing(bidding("2", "bold")),
        "A bid of 2 is too low to be bold; 4 is the least.",
    ),
    "half a choice": (choosing({"manner": "plain"}), "Still to choose: Bid."),
    "an empty draft": (lambda d, g: d.planning.lock_in(g, ANNA, 0), "Still to choose: Bid."),
    "an unknown field": (choosing({**bidding("3"), LONG: "x"}), "ask for “xxx"),
    "an oversized answer": (choosing(bidding(LONG)), "for “Bid” right now."),
    "a number for a text": (choosing({"number": 3, "manner": "plain"}), "You can't answer “Bid” with “3”"),
    "a list": (choosing({"number": NOT_A_VALUE, "manner": "plain"}), "You can't answer “"),
    "a mapping": (choosing({"number": NOT_EVEN_A_LIST}), "This form can't take that answer."),
    "a draft not offered": (lambda d, g: d.planning.fill(g, ANNA, 0, {"number": "9"}), "You can't pick “9”"),
    "an oversized draft": (lambda d, g: d.planning.fill(g, ANNA, 0, {"number": LONG}), "You can't pick"),
    "a draft of nothing asked": (
        lambda d, g: d.planning.fill(g, ANNA, 0, {LONG: "3"}),
        "This form doesn't ask for",
    ),
    "a record before the end": (lambda d, g: d.queries.record(g), "opens when the game is over"),
    "joining late": (lambda d, g: d.lobby.join(g, CLEO, "Cleo"), "Game 1 has already started."),
    "starting twice": (lambda d, g: d.lobby.start(g, ANNA), "Game 1 has already started."),
    "calling off a running game": (
        lambda d, g: d.lobby.cancel(g, Actor(ANNA, GUILD, moderates=False)),
        "Game 1 has already started.",
    ),
    "a game that is not": (lambda d, _: d.planning.form(77, ANNA), "There's no Game 77."),
    "a game beyond all numbers": (lambda d, _: d.queries.status(1 << 70), "There's no Game 118059"),
    "a negative game": (lambda d, _: d.queries.status(-1), "There's no Game -1."),
    "a step to come": (
        lambda d, g: d.queries.board(g, None, 5),
        "Game 1 has no step 5 yet; it's at step 0.",
    ),
    "an unknown quick command": (lambda d, _: d.quick.answer(ANNA, LONG, {}), "There's no command"),
    "a quick command out of turn": (
        lambda d, _: d.quick.answer(STRANGER, "bid", {}),
        "None of your games is asking you for /bid",
    ),
}


@pytest.mark.parametrize("what", WHILE_RUNNING)
async def test_while_running(house: House, what: str) -> None:
    game = await house.game(BEN)
    ask, why = WHILE_RUNNING[what]
    assert why in await refused(house, ask(house.desk, game))


async def test_filling_in_what_is_locked_in(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    asked = house.desk.planning.fill(game, ANNA, 0, {"number": "4"})
    assert "locked in. Press Change first" in await refused(house, asked)


WHEN_OVER: dict[str, Ask] = {
    "form": lambda d, g: d.planning.form(g, ANNA),
    "fill": lambda d, g: d.planning.fill(g, ANNA, 1, {"number": "3"}),
    "lock in": choosing(bidding("3"), step=1),
    "lock in, an old button": choosing(bidding("3"), step=0),
    "unlock": lambda d, g: d.planning.change(g, ANNA, 1),
    "preview": lambda d, g: d.queries.planned("preview", g, 0, 1),
    "panel": lambda d, g: d.planning.form(g, ANNA, 1),
}


@pytest.mark.parametrize("what", WHEN_OVER)
async def test_when_over(house: House, what: str) -> None:
    game = await house.game(BEN, rounds=1)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    await house.settle()
    assert "over" in await refused(house, WHEN_OVER[what](house.desk, game))


IN_THE_LOBBY: dict[str, tuple[Ask, str]] = {
    "a seat twice": (lambda d, g: d.lobby.join(g, ANNA, "Anna"), "You're already in Game 1."),
    "leaving without a seat": (lambda d, g: d.lobby.leave(g, STRANGER), "You don't have a seat in Game 1."),
    "a guest starting": (lambda d, g: d.lobby.start(g, BEN), "Only the host of Game 1 can start it."),
    "a guest adding": (
        lambda d, g: d.lobby.add_stand_in(g, BEN),
        "Only the host of Game 1 can add a stand-in.",
    ),
    "a guest calling off": (
        lambda d, g: d.lobby.cancel(g, Actor(BEN, GUILD, moderates=False)),
        "Only the host of Game 1 or a moderator of its channel can call it off.",
    ),
    "too few": (
        lambda d, g: d.lobby.start(g, ANNA),
        "Game 1 needs 1 more player. Wait for somebody to join, or add a stand-in.",
    ),
    "no stand-in there": (lambda d, g: d.lobby.remove_stand_in(g, ANNA), "Game 1 has no stand-in to remove."),
    "planning already": (lambda d, g: d.planning.form(g, ANNA), "Game 1 hasn't started yet."),
}


@pytest.mark.parametrize("what", IN_THE_LOBBY)
async def test_in_the_lobby(house: House, what: str) -> None:
    game = await house.lobby()
    ask, why = IN_THE_LOBBY[what]
    assert await refused(house, ask(house.desk, game)) == why


async def test_a_full_table(house: House) -> None:
    game = await house.lobby(BEN, stand_ins=2)
    assert (
        await refused(house, house.desk.lobby.join(game, CLEO, "Cleo"))
        == "Game 1 is full: all 4 seats are taken."
    )
    assert (
        await refused(house, house.desk.lobby.add_stand_in(game, ANNA))
        == "Game 1 is full: all 4 seats are taken."
    )


async def test_a_table_without_people(house: House) -> None:
    game = await house.lobby(stand_ins=2)
    await house.desk.lobby.leave(game, ANNA)
    assert "needs at least one human player" in await refused(house, house.desk.lobby.start(game, ANNA))


OPENING: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown title": ({"title": LONG}, "isn't played here."),
    "an unknown option": ({"options": {"colour": "red"}}, "This form doesn't ask for “colour”."),
    "an option out of range": ({"options": {"rounds": 5000}}, "“Rounds” can be 1 to 1000, not “5000”."),
    "an option of the wrong kind": ({"options": {"rounds": "many"}}, "You can't answer “Rounds” with “many”"),
}


@pytest.mark.parametrize("what", OPENING)
async def test_opening(house: House, what: str) -> None:
    change, why = OPENING[what]
    asked = replace(opening("tiny", {}), **change)
    assert why in await refused(house, house.desk.lobby.open(asked))
