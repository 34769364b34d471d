"""The sandbox as a whole: a world with people in it, served on one port."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from aiohttp import web

from sandbox import guilds, posting, rooms
from sandbox.buckets import Buckets
from sandbox.cdn import Cdn
from sandbox.doorway import guard
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.limits.messages import REQUEST_SIZE
from sandbox.model import Channel, Clock, Guild, Message, WallClock, World
from sandbox.people import Person, Scene
from sandbox.rest import Exchange, RestDoor
from sandbox.stage.api import PageApi
from sandbox.stage.backstage import Backstage
from sandbox.stage.strings import Strings

Found = TypeVar("Found")


PATIENCE = 60.0
"""Real seconds that a test waits for the bot; only a failing one spends them."""


class NothingHappenedError(AssertionError):
    """What was waited for did not come; the message tells what came instead."""


class Sandbox:
    """Discord, as far as the bot can tell. It outlives the bot: a restarted bot finds everything as it was.

    `clock` gives the time by which Discord measures (three seconds to answer, fifteen minutes of token,
    nonces, ids); `patience` is how many real seconds people wait for the bot.
    """

    def __init__(
        self,
        people: Sequence[str] = ("Ann", "Ben", "Cleo", "Dan"),
        *,
        clock: Clock | None = None,
        channels: Sequence[str] = ("games",),
        patience: float = 10.0,
        backstage: Backstage | None = None,
    ) -> None:
        self.world = World(clock or WallClock())
        self.faults = Faults()
        self._rest = RestDoor(self.world, self.faults)
        self.gateway = Gateway(self.world, self._rest.unknown_routes)
        self.patience = patience
        self._scene = Scene(self.world, lambda: self.gateway.sessions, self.story, patience)
        self.people = [Person(self._scene, self.world.add_user(name)) for name in people]
        self.found_guild("Flugplatz", people, channels)
        self.backstage = backstage or Backstage()
        self._runner: web.AppRunner | None = None

    def meet_again(self) -> None:
        """Take over the people of a world that was kept."""
        users = [each for each in self.world.users.values() if each is not self.world.bot]
        self.people[:] = [Person(self._scene, user) for user in users]

    @property
    def token(self) -> str:
        return self.world.token

    # Being up

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        app = web.Application(client_max_size=2 * REQUEST_SIZE, middlewares=[guard(host)])
        self._rest.add_routes(app)
        app.router.add_get("/gateway/", self.gateway.handle)
        Cdn(self.world, self.faults).add_routes(app)
        strings = Strings(self.world, self.people, self.add_person, self._rest, self.gateway, self.backstage)
        PageApi(strings).add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        shown = f"[{host}]" if ":" in host else host
        self.world.base_url = f"http://{shown}:{self._runner.addresses[0][1]}"

    async def stop(self) -> None:
        self.faults.clear()
        await self.gateway.close()
        if self._runner:
            await self._runner.cleanup()
            self._runner = None

    @property
    def url(self) -> str:
        return self.world.base_url

    # Looking around

    def person(self, name: str) -> Person:
        return next(each for each in self.people if each.name == name)

    def channel(self, name: str) -> Channel:
        return next(each for each in self.world.channels.values() if each.name == name and not each.deleted)

    def threads(self, channel: Channel | None = None) -> list[Channel]:
        """The threads that exist, oldest first, archived ones too; of one channel or of all."""
        return [
            each
            for each in self.world.channels.values()
            if each.thread and not each.deleted and channel in {None, each.thread.parent}
        ]

    @property
    def buckets(self) -> Buckets:
        return self._rest.buckets

    @property
    def requests(self) -> list[Exchange]:
        return self._rest.requests

    @property
    def unknown_routes(self) -> list[str]:
        """What the bot asked for and the sandbox does not know. Empty at the end of every good test."""
        return self._rest.unknown_routes

    def messages(self) -> list[Message]:
        """Every message there is, in the order written, whoever may see it."""
        return sorted(
            (each for channel in self.world.channels.values() for each in channel.messages.values()),
            key=lambda message: message.id,
        )

    def story(self) -> str:
        """What happened lately, for an error that helps."""
        lines = ["Latest messages:", *(f"  {message!r}" for message in self.messages()[-8:])]
        lines += ["Latest requests:", *(f"  {exchange!r}" for exchange in self.requests[-8:])]
        if self.unknown_routes:
            lines.append(f"Unknown routes: {self.unknown_routes}")
        return "\n".join(lines)

    # Changing the world behind the bot's back

    def add_person(self, name: str, guild: Guild | None = None) -> Person:
        person = Person(self._scene, self.world.add_user(name))
        self.people.append(person)
        guilds.join(self.world, guild or self.world.guild, person.user)
        return person

    def found_guild(self, name: str, people: Sequence[str], channels: Sequence[str]) -> Guild:
        """A guild of these people, with the bot in it; the first of them owns and moderates it."""
        guild = guilds.found(self.world, name, [self.person(each).user for each in people])
        for each in channels:
            rooms.add_text_channel(self.world, guild, each)
        return guild

    def kick_bot(self, guild: Guild) -> None:
        guilds.leave(self.world, guild, self.world.bot)

    def invite_bot(self, guild: Guild) -> None:
        guilds.join(self.world, guild, self.world.bot)

    def allow(self, permissions: int, guild: Guild | None = None) -> None:
        """Give the bot more (`flags.Permission`) than its invitation asks for."""
        (guild or self.world.guild).bots.permissions |= permissions

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        return rooms.add_text_channel(self.world, guild or self.world.guild, name)

    def delete_channel(self, channel: Channel) -> None:
        """A channel or a thread, as a moderator would."""
        rooms.delete_channel(self.world, channel)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        rooms.change_thread(self.world, thread, {"archived": True, "locked": locked})

    def reopen(self, thread: Channel) -> None:
        rooms.change_thread(self.world, thread, {"archived": False, "locked": False})

    def chat(self, person: Person, channel: Channel, text: str) -> None:
        """Something that does not concern the bot."""
        posting.post(self.world, channel, person.user, {"content": text}, [])

    def deny(self, channel: Channel, permissions: int) -> None:
        """Take permissions (`flags.Permission`) from the bot in that channel."""
        rooms.deny_bot(self.world, channel, channel.denied | permissions)

    def give_back(self, channel: Channel) -> None:
        """Deny the bot nothing there any more."""
        rooms.deny_bot(self.world, channel, 0)

    # Waiting

    async def until(self, predicate: Callable[[], Found], timeout: float = PATIENCE) -> Found:  # noqa: ASYNC109 - the test's patience
        """The first truthy answer of `predicate`, which is asked again after every change."""
        found = await self.world.changes.until(predicate, timeout)
        if not found:
            raise NothingHappenedError(f"Nothing came within {timeout} s.\n{self.story()}")
        return found

    async def ready(self, timeout: float = PATIENCE) -> None:  # noqa: ASYNC109 - the test's patience
        """Until a bot is connected to the gateway."""
        await self.until(lambda: self.gateway.connected, timeout)

    async def quiet(self, timeout: float = PATIENCE, settle: float = 0.02) -> None:  # noqa: ASYNC109 - the test's patience
        """Until the bot owes nobody an answer, no request is under way, and nothing changes for `settle` s.

        Work that the bot does without a request (drawing, writing to disk) cannot be seen from here:
        to wait for a particular thing, use `until`.
        """
        try:
            async with asyncio.timeout(timeout):
                while not await self._rests_for(settle):
                    pass
        except TimeoutError:
            raise NothingHappenedError(f"It was never quiet within {timeout} s.\n{self.story()}") from None

    async def _rests_for(self, seconds: float) -> bool:
        """Once at rest: whether nothing happens for that long."""
        while not self._at_rest():
            await self.world.changes.next()
        try:
            async with asyncio.timeout(seconds):
                await self.world.changes.next()
        except TimeoutError:
            return self._at_rest()
        return False

    def _at_rest(self) -> bool:
        owed = [each for each in self.world.interactions.values() if not each.finished and not each.abandoned]
        return self._rest.in_flight == 0 and self.gateway.idle and not owed
