"""Every request, from every kind of person, in every state of a game, is answered as docs/hosting.md says."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.core import Core
from bot.desk.acts import Cancel, CoHost, HandOver, Pause
from bot.desk.hosting import Actor
from bot.discord.panels.ids import AnyId, DetailsId, EndId, LobbyId, ManageId, TableId
from bot.discord.pointing import point_discord_at
from bot.settings import BARE, Limits
from bot.store import steps
from bot.store.games import Opening
from rules.engine import Choice
from rules.values import Seat
from sandbox import Person
from sandbox.guilds import Rank, appoint
from sandbox.model import Message, Role
from tests.bot.discord.house import START, House, words
from tests.hand_clock import HandClock
from tests.sandbox.protocol.watched import WatchedSandbox
from tests.titles.survey import Survey, SurveyArtist

PAGE = Path(__file__).parents[3] / "docs" / "hosting.md"
PEOPLE = {
    "stranger": "Stella",
    "player": "Ben",
    "host": "Ann",
    "co-host": "Colin",
    "moderator": "Moira",
    "holder of the role": "Hilda",
    "moderator elsewhere": "Elsa",
    "resigned": "Rita",
    "former host": "Fred",
    "former co-host": "Nora",
}
RUNNERS = "host, co-host, moderator, holder of the role"
PLAYERS = "player, host, former host"
STATES = ("lobby", "running", "paused", "over", "called off")
REFUSALS = {
    "unknown": "There's no Game",
    "no seat": "You don't have a seat in Game",
    "not begun": "hasn't started yet",
    "called off": "was called off",
    "over": "is over",
    "not over": "isn't over yet",
    "when it is over": "opens when the game is over",
    "host only": "Only the host of Game",
    "played": "Only players of Game",
    "paused already": "is already paused",
    "not paused": "isn't paused",
    "paused": "is paused. Resume it first",
    "begun": "has already started",
    "off": "was called off",
    "nothing yet": "Nobody has done anything in Game",
    "seated": "You're already in Game",
    "yours": "You already have your seat",
    "no waiting": "isn't waiting for anybody right now",
    "no limit": "needs no limit",
    "no hints": "has no hints, because",
    "nothing asked": "isn't asking you for /",
}

Ask = Callable[["Town", Person, int], Awaitable[Message]]


def typed(command: str, **options: Any) -> Ask:
    """A slash command that names the game; people type it in the game's channel, or in their own."""

    async def ask(town: Town, person: Person, game: int) -> Message:
        here = town.hall if person.name == "Elsa" else town.games
        return (await (await person.slash(here, command, options | {"game": str(game)})).finished()).message

    return ask


def pressed(of: Callable[[int], AnyId]) -> Ask:
    """A button, which may stand on an old message."""

    async def ask(town: Town, person: Person, game: int) -> Message:
        return (await town.forged_press(person, town.notice, str(of(game)))).message

    return ask


async def detailed(town: Town, person: Person, game: int) -> Message:
    """The button under the first post, if there is one."""
    at = await town.core.store.read(steps.worked_out, game, 0)
    meant = DetailsId(game, 0, 0 if at is None else int(at.timestamp()))
    return await pressed(lambda _: meant)(town, person, game)


ASKED: dict[str, tuple[Ask, str]] = {
    "/game status": (typed("game status"), "Players: "),
    "/game board": (typed("game board"), "The table of Game"),
    "/game mat": (typed("game mat"), "Your side in Game"),
    "/game replay": (typed("game replay", turn=1), "· turn 1 of"),
    "/game record": (typed("game record"), "The record of Game"),
    "/game verify": (typed("game verify"), "SHA-256"),
    "/game analyse": (typed("game analyse"), "How it went"),
    "/game log": (typed("game log"), "**Step 0**"),
    "Details": (detailed, "Step 0 in full"),
    "/plan": (typed("plan"), "Round 1"),
    "/hint": (typed("hint"), "would choose"),
    "/orders": (typed("orders"), "After each round"),
    "/resign": (typed("resign"), "for good? A stand-in takes your seat"),
    "a title's own command": (typed("cards", plane="red", first="left"), "Round 1"),
    "/game pause": (typed("game pause"), "Pause Game"),
    "/game resume": (typed("game resume"), "Resume Game"),
    "/game deadline": (typed("game deadline", hours=24), "Move the deadline"),
    "/game deadline pace": (typed("game deadline", pace=2880), "Change the pace"),
    "/game deadline limit": (typed("game deadline", limit=24), "Shall I ask you"),
    "/game nudge": (typed("game nudge"), "Ping "),
    "/game replace": (typed("game replace", seat="Ben"), "Let a stand-in play instead of Ben"),
    "/game undo": (typed("game undo"), "Take this back"),
    "/game host": (typed("game host", to="Ben"), "the host of Game"),
    "/game cohost": (typed("game cohost", to="Stella"), "co-host of Game"),
    "/game cancel": (typed("game cancel"), "End Game"),
    "Manage": (pressed(lambda game: TableId("manage", game)), "Survey**"),
    "Keep waiting": (pressed(lambda game: ManageId("ask", "wait", game)), "Keep waiting in Game"),
    "Stand-in": (pressed(lambda game: ManageId("ask", "sitin", game)), "Let a stand-in play for"),
    "Take my seat back": (pressed(lambda game: TableId("back", game)), "is yours again"),
    "Join": (pressed(lambda game: LobbyId("join", game)), "You're in Game"),
    "Leave": (pressed(lambda game: LobbyId("leave", game)), "You've left Game"),
    "Choose seat": (pressed(lambda game: LobbyId("seat", game)), "What would you like to be?"),
    "Invite": (pressed(lambda game: LobbyId("invite", game)), "Who would you like to invite?"),
    "Add stand-in": (pressed(lambda game: LobbyId("add", game)), "A stand-in has joined."),
    "Add Ace": (
        pressed(lambda game: LobbyId("ace", game)),
        "An Ace has joined: a stand-in that thinks ahead.",
    ),
    "Remove stand-in": (pressed(lambda game: LobbyId("remove", game)), "A stand-in has left."),
    "Start": (pressed(lambda game: LobbyId("start", game)), "Its thread opens"),
    "Call it off": (pressed(lambda game: LobbyId("cancel", game)), "has been called off."),
    "Rematch": (pressed(lambda game: EndId("rematch", game)), "is open, and everyone has a seat"),
    "Record": (pressed(lambda game: EndId("record", game)), "The record of Game"),
    "Replay": (pressed(lambda game: EndId("replay", game)), "Before the first choice"),
}
"""What is asked, and what whoever may reads then: a question before anything is done to a running game."""
DOING = {"Join", "Leave", "Add stand-in", "Add Ace", "Remove stand-in", "Start", "Call it off", "Rematch"}
"""What is done at once, so that the next must ask it of another game."""


class Crowd(Survey):
    """For more people, who all fly from another field."""

    def seats(self, options: Choice) -> tuple[int, int]:  # noqa: ARG002 - the contract's
        return 2, 8

    def roles(self, options: Choice, seats: int) -> dict[Seat, str]:  # noqa: ARG002 - the contract's
        return {seat: f"Field {seat + 1}" for seat in range(seats)}


class Town(House):
    """A house with all kinds of people, some of whom know another server as well."""

    def __init__(self, database: Path, clock: HandClock) -> None:
        super().__init__(database, clock)
        people = ["Ann", *sorted(set(PEOPLE.values()) - {"Ann"})]
        self.sandbox = WatchedSandbox(people, clock=clock, patience=60)
        self._titles, self._artists = {"survey": Crowd()}, {"survey": SurveyArtist()}
        world = self.sandbox.world
        self.sandbox.found_guild("Hangar", ["Elsa"], ["hall"])
        self.hall = self.sandbox.channel("hall")
        umpire = Role(world.new_id(), "Umpire", 0, 3)
        world.guild.members[self.sandbox.person("Hilda").id].roles.append(umpire)
        appoint(world, world.guild, self.sandbox.person("Moira").user, Rank.MODERATOR)
        appoint(world, world.guild, self.ann.user, Rank.MEMBER)
        self.umpire = umpire.id

    async def open(self) -> None:
        settings = replace(BARE, limits=Limits(lobbies=1_000, games=1_000))
        self.core = await Core.open(self._database, self._titles, self._artists, self.clock, settings)
        await self.connect()
        guild = self.sandbox.world.guild.id
        await self.core.desk.hosting.choose_role(guild, self.umpire, manages=True)

    @property
    def notice(self) -> Message:
        """Some message with buttons on it that everybody sees."""
        return self.ann.reads(self.games)[0]

    def number(self, name: str) -> int:
        return self.sandbox.person(name).id

    def actor(self, name: str) -> Actor:
        return Actor(self.number(name), self.sandbox.world.guild.id, moderates=False)


async def game_in(town: Town, state: str) -> int:
    """A game of Ann's with Ben, which others have run, helped to run or left if it ever began."""
    desk, ann = town.core.desk, town.actor("Ann")
    game = await desk.lobby.open(
        Opening(
            guild=town.sandbox.world.guild.id,
            channel=town.games.id,
            host=town.ann.id,
            host_name="Ann",
            title="survey",
            options={"rounds": 1},
        )
    )
    await desk.lobby.join(game, town.ben.id, "Ben")
    await desk.lobby.add_stand_in(game, town.ann.id)
    if state == "lobby":
        return game
    for name in ("Rita", "Fred"):
        await desk.lobby.join(game, town.number(name), name)
    await desk.lobby.start(game, town.ann.id)
    await desk.presence.resign(game, town.number("Rita"))
    for by, act in (
        (ann, HandOver(town.number("Fred"))),
        (town.actor("Fred"), HandOver(town.ann.id)),
        (ann, CoHost(town.number("Nora"))),
        (ann, CoHost(town.number("Colin"))),
    ):
        await desk.hosting.do(game, by, act)
    if state == "paused":
        await desk.hosting.do(game, ann, Pause())
    elif state == "called off":
        await desk.hosting.do(game, ann, Cancel())
    elif state == "over":
        for name in ("Ann", "Ben", "Fred"):
            await desk.planning.lock_in(
                game, town.number(name), 0, {"red.first": "left", "red.second": "ahead"}
            )
    return game


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    town = Town(tmp_path / "flugpost.sqlite3", HandClock(START))
    await town.sandbox.start()
    with point_discord_at(town.sandbox.url):
        await town.open()
        yield town
        await town.close()
    await town.sandbox.stop()


def table() -> list[dict[str, str]]:
    text = PAGE.read_text("utf-8").split("<!-- answers -->")[1].split("<!-- answers end -->")[0]
    head, _, *rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.strip().splitlines()]
    return [dict(zip(head, row, strict=True)) for row in rows]


def stated(row: dict[str, str], person: str, state: str) -> str:
    """The answer that the page states for this person."""
    if person == "moderator elsewhere" and row["what"].startswith("/"):
        return "unknown"
    who = row["who"].replace("runners", RUNNERS).replace("players", PLAYERS)
    may = who == "all" or person in who.split(", ")
    shut = row[state] in {"not begun", "called off", "begun", "off", "not over"}
    return row[state] if may or shut else row["others"]


def test_the_page_speaks_of_everything_that_can_be_asked() -> None:
    rows = [row["what"] for row in table()]
    assert set(rows) - ASKED.keys() == set(), "a row of docs/hosting.md has no line in ASKED, above"
    assert ASKED.keys() - set(rows) == set(), "a line of ASKED, above, has no row in docs/hosting.md"
    assert rows == list(ASKED), "docs/hosting.md and ASKED, above, have another order"


@pytest.mark.parametrize("state", STATES)
async def test_every_cell(town: Town, state: str) -> None:
    game = await game_in(town, state)
    await town.sandbox.until(lambda: town.ann.reads(town.games))
    wrong = []
    for row in table():
        assert row["what"] in ASKED, f"{row['what']} is in docs/hosting.md and has no line in ASKED, above"
        ask, done = ASKED[row["what"]]
        for kind, name in PEOPLE.items():
            told = words(await ask(town, town.sandbox.person(name), game))
            expected = stated(row, kind, state)
            sought = REFUSALS.get(expected, done)
            if sought not in told:
                wrong.append(f"{row['what']} by {kind}: {expected}, not {told!r}")
            if expected == "done" and row["what"] in DOING:
                game = await game_in(town, state)
    assert not wrong, "\n".join(wrong)
