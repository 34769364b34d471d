"""The whole bot on a store that outlives it, beside a sandbox that outlives both."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.core import Core
from bot.discord.client import FlugpostClient
from bot.discord.panels.ids import digest
from bot.post.courier import Deciding, Rendered
from render.artist import Artist
from rules.engine import AnyTitle
from sandbox import Person, Reply
from sandbox.answering import begin
from sandbox.errors import Json
from sandbox.forms import button_data
from sandbox.model import Channel, Interaction, InteractionKind, Message, MessageFlag
from tests.hand_clock import HandClock
from tests.panels.look import left_open
from tests.panels.rest import at_rest
from tests.sandbox.protocol.watched import WatchedSandbox
from tests.titles.survey import Survey, SurveyArtist

START = datetime(2026, 3, 14, 12, tzinfo=UTC)


class House:
    """Opens and closes the bot; the people of the sandbox play."""

    def __init__(self, database: Path, clock: HandClock) -> None:
        self.clock = clock
        self.sandbox = WatchedSandbox(clock=clock, patience=60)
        self._database = database
        self._titles: Mapping[str, AnyTitle] = {"survey": Survey()}
        self._artists: Mapping[str, Artist] = {"survey": SurveyArtist()}

    async def open(self) -> None:
        await self.open_core()
        await self.connect()

    async def open_core(self) -> None:
        self.core = await Core.open(self._database, self._titles, self._artists, self.clock)

    async def connect(self) -> None:
        await self.log_in()
        await self.hear()
        self._since = self.sandbox.world.new_id()
        self.core.start(self.client.courier)

    async def log_in(self) -> None:
        self.client = FlugpostClient(self.core.desk, guild_ready_timeout=0.01)
        self.client.before_identify_hook = at_once  # type: ignore[method-assign]
        await self.client.login(self.sandbox.token)

    async def hear(self) -> None:
        """Of servers and people, from the gateway."""
        self._connected = asyncio.create_task(self.client.connect())
        await self.client.wait_until_ready()

    async def close(self) -> None:
        self.client.shut_the_door()
        await self.client.settle()
        await self.core.stop()
        await self.client.close()
        await self._connected

    async def restart(self) -> None:
        await self.close()
        await self.open()

    knows_all = True
    """Whether the database knows of everything that stands at Discord's: not after a copy was put back, nor
    where another bot runs on one."""

    def left_open(self) -> list[str]:
        """What can still be pressed though it is over; asked when the bot has nothing more to do."""
        return left_open(self.sandbox, self._database, self._since)

    async def all_done(self) -> None:
        """Until the bot has answered everybody, resolved what is due, and told it; no panel is left open."""
        await at_rest(self.client, self.core, self.sandbox)
        assert not self.knows_all or self.left_open() == []

    async def later(self, **by: float) -> None:
        await self.clock.advance(timedelta(**by))

    # People

    @property
    def ann(self) -> Person:
        return self.sandbox.person("Ann")

    @property
    def ben(self) -> Person:
        return self.sandbox.person("Ben")

    @property
    def games(self) -> Channel:
        return self.sandbox.channel("games")

    @property
    def thread(self) -> Channel:
        return self.sandbox.threads()[-1]

    async def lobby(self, host: Person, **options: str) -> Message:
        """A lobby opened through the form, with some of its selects answered."""
        before = self.lobby_posts()
        form = (await (await host.slash(self.games, "game new", {"title": "survey"})).finished()).message
        for name, value in options.items():
            await (await pick(host, form, name, value)).finished()
        opened = await (await host.press(form, "Open the lobby")).finished()
        assert "is open" in words(opened.message)
        return (await self.sandbox.until(lambda: [m for m in self.lobby_posts() if m not in before]))[0]

    def lobby_posts(self) -> list[Message]:
        return [each for each in self.ann.reads(self.games) if "Join" in labels(each)]

    async def game(self, **options: str) -> None:
        """A running game between Ann, who is the host, and Ben, with its thread."""
        games = len(self.sandbox.threads())
        post = await self.lobby(self.ann, **options)
        await (await self.ben.press(post, "Join")).finished()
        await (await self.ann.press(post, "Start")).finished()
        await self.sandbox.until(lambda: len(self.sandbox.threads()) > games)

    async def panel(self, person: Person, number: int = 1) -> Message:
        """The panel in this person's direct messages, the first or a later one, once it is there."""

        def panels() -> list[Message]:
            found = [each for each in person.reads(person.dm) if _laid_out(each)] if person.dm else []
            return found[number - 1 : number]

        return (await self.sandbox.until(panels))[0]

    def posts_saying(self, text: str) -> list[Message]:
        return [each for each in self.ann.reads(self.games) if text in each.content]

    async def forged(
        self,
        person: Person,
        kind: InteractionKind,
        data: Json,
        message: Message,
        cause: Interaction | None = None,
    ) -> Reply:
        """What Discord sends when a client is out of date, or not honest."""
        used = None if kind is InteractionKind.COMMAND else message
        interaction = begin(self.sandbox.world, kind, person.user, message.channel, data, used, cause)
        await self.sandbox.until(lambda: interaction.answer is not None)
        return await Reply(person._scene, interaction).finished()

    def press_unanswered(self, person: Person, message: Message, label: str) -> None:
        """A press whose answer nobody waits for."""
        data = button_data(message, label)
        pressed = begin(
            self.sandbox.world, InteractionKind.COMPONENT, person.user, message.channel, data, message
        )
        pressed.abandoned = True

    async def forged_press(
        self, person: Person, message: Message, custom_id: str, values: list[str] | None = None
    ) -> Reply:
        data: Json = {"component_type": 2 if values is None else 3, "custom_id": custom_id, "id": 1}
        if values is not None:
            data["values"] = values
        return await self.forged(person, InteractionKind.COMPONENT, data, message)


async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
    """Discord lets a bot identify itself once in five seconds; the library waits for that."""


def _laid_out(message: Message) -> bool:
    """In Components V2, as planning panels are."""
    return MessageFlag.COMPONENTS_V2 in message.flags


async def pick(person: Person, message: Message, field: str, *values: str) -> Reply:
    """Answer the select of that field."""
    wanted = [select["custom_id"] for select in message.selects if digest(field) in select["custom_id"]]
    assert wanted, f"{field} is not among {[select['placeholder'] for select in message.selects]}"
    return await (await person.choose(message, wanted[0], values)).finished()


def offered(message: Message, field: str) -> list[str]:
    """The values open for a field."""
    [select] = [select for select in message.selects if digest(field) in select["custom_id"]]
    return [option["value"] for option in select["options"]]


def saying(letter: Rendered) -> Deciding:
    """An edit that has this to say whenever its turn comes."""

    async def decided() -> Rendered:
        return letter

    return decided


def words(message: Message) -> str:
    """All that a person reads on a message."""
    return message.text


def labels(message: Message) -> list[str]:
    return [str(button["label"]) for button in message.buttons]
