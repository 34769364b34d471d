"""Every request, from every kind of person, in every state of a game, is answered as docs/hosting.md says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot.desk import Desk
from bot.desk.acts import Cancel, Deadline, HandOver, Nudge, Pause, Resume
from bot.desk.hosting import Actor
from bot.kit.refusal import Refusal
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, House

PAGE = Path(__file__).parents[3] / "docs" / "hosting.md"
RESIGNED, STRANGER = 104, 105
PEOPLE = {
    "stranger": Actor(STRANGER, GUILD, moderates=False),
    "player": Actor(BEN, GUILD, moderates=False),
    "host": Actor(ANNA, GUILD, moderates=False),
    "moderator": Actor(CLEO, GUILD, moderates=True),
    "moderator elsewhere": Actor(CLEO, GUILD + 1, moderates=True),
    "resigned": Actor(RESIGNED, GUILD, moderates=False),
}
REFUSALS = {
    "no seat": "You have no seat in Game",
    "not begun": "has not begun yet",
    "called off": "was called off",
    "over": "is over",
    "when it is over": "opens when the game is over",
    "host only": "Only the host of Game",
    "starts": "Only the host of Game 1 can start it",
    "paused already": "is paused already",
    "not paused": "is not paused",
    "paused": "is paused; let it go on first",
    "begun": "has already begun",
    "off": "was called off",
    "seated": "You already sit in Game",
}
Ask = Callable[[Desk, int, Actor], Awaitable[object]]
ASKED: dict[str, Ask] = {
    "/game status": lambda desk, game, _: desk.queries.status(game),
    "/game board": lambda desk, game, by: desk.queries.board(game, by.user),
    "/game mat": lambda desk, game, by: desk.queries.mat(game, by.user),
    "/game record": lambda desk, game, _: desk.queries.record(game),
    "/game verify": lambda desk, game, _: desk.queries.verify(game),
    "/plan": lambda desk, game, by: desk.planning.form(game, by.user),
    "/orders": lambda desk, game, by: desk.orders.form(game, by.user),
    "/resign": lambda desk, game, by: desk.presence.resign(game, by.user),
    "/game pause": lambda desk, game, by: desk.hosting.do(game, by, Pause()),
    "/game resume": lambda desk, game, by: desk.hosting.do(game, by, Resume()),
    "/game deadline": lambda desk, game, by: desk.hosting.do(game, by, Deadline(timedelta(hours=24))),
    "/game nudge": lambda desk, game, by: desk.hosting.do(game, by, Nudge()),
    "/game host": lambda desk, game, by: desk.hosting.do(game, by, HandOver(BEN)),
    "/game cancel": lambda desk, game, by: desk.hosting.do(game, by, Cancel()),
    "Join": lambda desk, game, by: desk.lobby.join(game, by.user, "Somebody"),
    "Start": lambda desk, game, by: desk.lobby.start(game, by.user),
}


def table() -> list[dict[str, str]]:
    text = PAGE.read_text("utf-8").split("<!-- answers -->")[1].split("<!-- answers end -->")[0]
    head, _, *rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.strip().splitlines()]
    return [dict(zip(head, row, strict=True)) for row in rows]


STATES = ("lobby", "running", "paused", "over", "called off")


def stated(row: dict[str, str], person: str, state: str) -> str:
    """The answer that the page states for this person."""
    may = row["who"] == "all" or person in row["who"].split(", ")
    shut = row[state] in {"not begun", "called off", "begun", "off"}
    return row[state] if may or shut else row["others"]


async def game_in(house: House, state: str) -> int:
    """A game of Ann's with Ben, from which somebody has resigned if it ever began."""
    game = await house.lobby(BEN, rounds=1)
    if state == "lobby":
        return game
    await house.desk.lobby.join(game, RESIGNED, "Rita")
    await house.desk.lobby.start(game, ANNA)
    await house.desk.presence.resign(game, RESIGNED)
    if state == "paused":
        await house.desk.hosting.do(game, PEOPLE["host"], Pause())
    elif state == "called off":
        await house.desk.hosting.do(game, PEOPLE["host"], Cancel())
    elif state == "over":
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
    return game


def test_the_page_speaks_of_everything_that_can_be_asked() -> None:
    assert [row["what"] for row in table()] == list(ASKED)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("what", ASKED)
async def test_every_cell(house: House, what: str, state: str) -> None:
    (row,) = [row for row in table() if row["what"] == what]
    for person, actor in PEOPLE.items():
        game = await game_in(house, state)
        told = await answer(ASKED[what](house.desk, game, actor))
        expected = stated(row, person, state)
        sought = REFUSALS.get(expected, "done").replace("Game 1", f"Game {game}")
        assert sought in told, f"{person}: {told}"


async def answer(asked: Awaitable[object]) -> str:
    try:
        await asked
    except Refusal as refusal:
        return str(refusal)
    return "done"
