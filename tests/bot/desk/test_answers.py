"""Every request, from every kind of person, in every state of a game, is answered as docs/hosting.md says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot.desk import Desk
from bot.desk.acts import Cancel, CoHost, Deadline, HandOver, Nudge, Pace, Pause, Resume
from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.desk.undoing import Undo
from bot.kit.refusal import Refusal
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, GUILD, House

PAGE = Path(__file__).parents[3] / "docs" / "hosting.md"
RESIGNED, STRANGER, FORMER, COHOST, NO_COHOST, KNIGHT, GUEST = 104, 105, 106, 107, 108, 109, 110
ROLE = 55
PEOPLE = {
    "stranger": Actor(STRANGER, GUILD, moderates=False),
    "player": Actor(BEN, GUILD, moderates=False),
    "host": Actor(ANNA, GUILD, moderates=False),
    "co-host": Actor(COHOST, GUILD, moderates=False),
    "moderator": Actor(CLEO, GUILD, moderates=True, channel=CHANNEL),
    "holder of the role": Actor(KNIGHT, GUILD, moderates=False, roles=frozenset({ROLE})),
    "moderator elsewhere": Actor(CLEO, GUILD + 1, moderates=True, channel=CHANNEL),
    "resigned": Actor(RESIGNED, GUILD, moderates=False),
    "former host": Actor(FORMER, GUILD, moderates=False),
    "former co-host": Actor(NO_COHOST, GUILD, moderates=False),
}
REFUSALS = {
    "no seat": "You have no seat in Game",
    "not begun": "has not begun yet",
    "called off": "was called off",
    "over": "is over",
    "when it is over": "opens when the game is over",
    "host only": "Only the host of Game",
    "invites": "Only the host of Game 1 can invite people",
    "starts": "Only the host of Game 1 can start it",
    "paused already": "is paused already",
    "not paused": "is not paused",
    "paused": "is paused; let it go on first",
    "begun": "has already begun",
    "off": "was called off",
    "nothing yet": "Nobody has done anything in Game",
    "seated": "You already sit in Game",
}
Ask = Callable[[Desk, int, Actor], Awaitable[object]]
ASKED: dict[str, Ask] = {
    "/game status": lambda desk, game, _: desk.queries.status(game),
    "/game board": lambda desk, game, by: desk.queries.board(game, by.user),
    "/game mat": lambda desk, game, by: desk.queries.mat(game, by.user),
    "/game replay": lambda desk, game, _: desk.replays.turn(game, 1),
    "/game record": lambda desk, game, _: desk.queries.record(game),
    "/game verify": lambda desk, game, _: desk.queries.verify(game),
    "/game log": lambda desk, game, _: desk.chronicle.page(game),
    "/plan": lambda desk, game, by: desk.planning.form(game, by.user),
    "/orders": lambda desk, game, by: desk.orders.form(game, by.user),
    "/resign": lambda desk, game, by: desk.presence.resign(game, by.user),
    "/game pause": lambda desk, game, by: desk.hosting.do(game, by, Pause()),
    "/game resume": lambda desk, game, by: desk.hosting.do(game, by, Resume()),
    "/game deadline": lambda desk, game, by: desk.hosting.do(game, by, Deadline(timedelta(hours=24))),
    "/game deadline pace": lambda desk, game, by: desk.hosting.do(game, by, Pace(timedelta(hours=6))),
    "/game nudge": lambda desk, game, by: desk.hosting.do(game, by, Nudge()),
    "/game replace": lambda desk, game, by: desk.hosting.do(game, by, Replace(1, None)),
    "/game undo": lambda desk, game, by: desk.hosting.do(game, by, Undo()),
    "/game host": lambda desk, game, by: desk.hosting.do(game, by, HandOver(BEN)),
    "/game cohost": lambda desk, game, by: desk.hosting.do(game, by, CoHost(STRANGER)),
    "/game cancel": lambda desk, game, by: desk.hosting.do(game, by, Cancel()),
    "Manage": lambda desk, game, by: desk.hosting.sheet(game, by),
    "Join": lambda desk, game, by: desk.lobby.join(game, by.user, "Somebody"),
    "Choose seat": lambda desk, game, by: desk.lobby.choose(game, by.user, ""),
    "Invite": lambda desk, game, by: desk.lobby.invite(game, by.user, [GUEST]),
    "Start": lambda desk, game, by: desk.lobby.start(game, by.user),
}

LOOKING = {"/plan", "/orders", "Manage"} | {
    f"/game {what}" for what in ("status", "board", "mat", "replay", "record", "verify", "log")
}
"""What changes nothing, so that the next can ask it of the same game."""


def table() -> list[dict[str, str]]:
    text = PAGE.read_text("utf-8").split("<!-- answers -->")[1].split("<!-- answers end -->")[0]
    head, _, *rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.strip().splitlines()]
    return [dict(zip(head, row, strict=True)) for row in rows]


RUNNERS = "host, co-host, moderator, holder of the role"
STATES = ("lobby", "running", "paused", "over", "called off")


def stated(row: dict[str, str], person: str, state: str) -> str:
    """The answer that the page states for this person."""
    who = row["who"].replace("runners", RUNNERS)
    may = who == "all" or person in who.split(", ")
    shut = row[state] in {"not begun", "called off", "begun", "off"}
    return row[state] if may or shut else row["others"]


async def game_in(house: House, state: str) -> int:
    """A game of Ann's with Ben, which others have run, helped to run or left if it ever began."""
    await house.desk.servers.choose_role(GUILD, ROLE, manages=True)
    game = await house.lobby(BEN, rounds=1)
    if state == "lobby":
        return game
    await house.desk.lobby.join(game, RESIGNED, "Rita")
    await house.desk.lobby.join(game, FORMER, "Fred")
    await house.desk.lobby.start(game, ANNA)
    await house.desk.presence.resign(game, RESIGNED)
    hosting, host = house.desk.hosting, PEOPLE["host"]
    for by, act in (
        (host, HandOver(FORMER)),
        (PEOPLE["former host"], HandOver(ANNA)),
        (host, CoHost(NO_COHOST)),
        (host, CoHost(COHOST)),
    ):
        await hosting.do(game, by, act)
    if state == "paused":
        await house.desk.hosting.do(game, PEOPLE["host"], Pause())
    elif state == "called off":
        await house.desk.hosting.do(game, PEOPLE["host"], Cancel())
    elif state == "over":
        await house.bid(game, ANNA, "3")
        await house.bid(game, BEN, "4")
        await house.bid(game, FORMER, "2")
    return game


def test_the_page_speaks_of_everything_that_can_be_asked() -> None:
    assert [row["what"] for row in table()] == list(ASKED)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("what", ASKED)
async def test_every_cell(house: House, what: str, state: str) -> None:
    (row,) = [row for row in table() if row["what"] == what]
    game = await game_in(house, state)
    for person, actor in PEOPLE.items():
        told = await answer(ASKED[what](house.desk, game, actor))
        expected = stated(row, person, state)
        sought = REFUSALS.get(expected, "done").replace("Game 1", f"Game {game}")
        assert sought in told, f"{person}: {told}"
        if told == "done" and what not in LOOKING:
            game = await game_in(house, state)


async def answer(asked: Awaitable[object]) -> str:
    try:
        await asked
    except Refusal as refusal:
        return str(refusal)
    return "done"
