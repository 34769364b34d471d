"""The bot without Discord, on its own database, with a clock moved by hand and a courier that remembers."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.core import Core
from bot.desk.sheets import Locked
from bot.kit.locks import Locks
from bot.post.courier import Deciding, Known, Listener, Rendered, Undeliverable, Why
from bot.post.delivery import LOOK_AGAIN
from bot.post.outbox import Outbox
from bot.settings import BARE, Limits, Settings
from bot.store.games import Opening
from bot.store.sqlite.connection import SqliteStore
from bot.terms import Terms
from render.artist import Artist, Picture
from rules.engine import AnyTitle, Choice, Value
from tests.bot.databases import Kind, engine
from tests.bot.tiny_title import Absent, Poison, Tiny, TinyArtist
from tests.hand_clock import HandClock

ANNA, BEN, CLEO = 101, 102, 103
GUILD, CHANNEL = 7, 70
NAMES = {ANNA: "Anna", BEN: "Ben", CLEO: "Cleo"}
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
NONCE_MEMORY = timedelta(minutes=3)


class Crash(BaseException):
    """The process dies here: nothing in the bot may catch it."""


@dataclass
class Message:
    id: int
    channel: int
    letter: Rendered
    at: datetime
    nonce: str
    edits: list[Rendered] = field(default_factory=list)
    films: list[Picture] = field(default_factory=list)
    added: list[Picture] = field(default_factory=list)
    """What was attached later, in its order: films apart."""

    @property
    def text(self) -> str:
        return self.edits[-1].text if self.edits else self.letter.text


class FakeCourier:
    """Discord as the outbox sees it: remembers nonces for some minutes, and everything else for ever."""

    def __init__(self, clock: HandClock) -> None:
        self.clock = clock
        self.listener: Listener
        self.messages: list[Message] = []
        self.threads: dict[int, str] = {}
        self.turns = Locks()
        self._heard = asyncio.Event()
        self.closed: set[int] = set()
        self.left: set[int] = set()
        """Those who have left the server; they take no letters either."""
        self.gone: set[int] = set()
        self.kicked = False
        self.before: Callable[[str, int], None] = lambda _what, _channel: None
        """Called before anything is done: raise to refuse it."""
        self.after: Callable[[str, int], None] = lambda _what, _channel: None
        """Called when it is done: raise to lose the answer."""
        self.delayed: dict[int, BaseException] = {}
        """Channels of which the next post is held up on its way, and what its sender meets."""
        self._under_way: list[tuple[int, Rendered, str]] = []

    def posted(self, channel: int) -> list[str]:
        return [message.text for message in self.messages if message.channel == channel]

    def to(self, user: int) -> list[Message]:
        return [message for message in self.messages if message.channel == dm_of(user)]

    @property
    def thread(self) -> list[Message]:
        """Of the only game."""
        (thread,) = self.threads
        return [message for message in self.messages if message.channel == thread]

    async def hear(self, words: str) -> Message:
        """Wait until a message with these words is there: for tests in which the tasks run by themselves."""
        while not (heard := [message for message in self.messages if words in message.text]):
            self._heard.clear()
            await self._heard.wait()
        return heard[0]

    def _reach(self, what: str, channel: int) -> None:
        self.before(what, channel)
        if channel in self.gone:
            raise Undeliverable(Why.GONE)

    async def open_thread(self, channel_id: int, message_id: int | None, name: str) -> int:
        self._reach("thread", channel_id)
        thread = message_id if message_id is not None else 5_000_000 + len(self.threads)
        self.threads[thread] = name
        self.after("thread", channel_id)
        return thread

    async def open_dm(self, user_id: int) -> int:
        return dm_of(user_id)

    async def post(self, channel_id: int, letter: Rendered, nonce: str) -> int:
        self._reach("post", channel_id)
        if channel_id in {dm_of(user) for user in self.closed | self.left}:
            raise Undeliverable(Why.CLOSED)
        if channel_id in self.delayed:
            self._under_way.append((channel_id, letter, nonce))
            raise self.delayed.pop(channel_id)
        known = len(self.messages)
        message = self._take(channel_id, letter, nonce)
        if len(self.messages) > known:
            self.after("post", channel_id)
        return message.id

    def land(self) -> None:
        """What was held up on its way arrives, whoever sent it."""
        for each in self._under_way:
            self._take(*each)
        self._under_way.clear()

    def _take(self, channel: int, letter: Rendered, nonce: str) -> Message:
        remembered = self.clock.now() - NONCE_MEMORY
        for known in self.messages:
            if (known.nonce, known.channel) == (nonce, channel) and known.at >= remembered:
                return known
        message = Message(self._next_id(channel), channel, letter, self.clock.now(), nonce)
        self.messages.append(message)
        self._heard.set()
        return message

    by_channel = False
    """Whether messages are numbered in each channel: lanes do not wait for each other, and which comes first
    is no secret."""

    def _next_id(self, channel: int) -> int:
        return channel * 1_000 + len(self.posted(channel)) if self.by_channel else 1_000 + len(self.messages)

    async def edit(self, channel_id: int, message_id: int, decide: Deciding) -> None:
        async with self.turns.of(message_id):
            letter = await decide()
            if letter is not None:
                self._reach("edit", channel_id)
                next(message for message in self.messages if message.id == message_id).edits.append(letter)
                self.after("edit", channel_id)

    async def withdraw(self, letter: Rendered) -> None:
        """Nobody has a panel open anywhere else."""

    async def attach(self, channel_id: int, message_id: int, pictures: Sequence[Picture]) -> None:
        async with self.turns.of(message_id):
            self._reach("attach", channel_id)
            message = next(message for message in self.messages if message.id == message_id)
            for picture in pictures:
                shown = message.films if "-film." in picture.name else message.added
                if picture.name not in [each.name for each in (*message.letter.pictures, *shown)]:
                    shown.append(picture)
            self.after("attach", channel_id)

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        return guild_id == GUILD and user_id in self.left

    async def shut_out(self, guild_id: int) -> bool:
        return guild_id == GUILD and self.kicked

    async def own_posts(self, channel_id: int, after: int, before: int) -> list[int]:
        self._reach("own posts", channel_id)
        here = [message.id for message in self.messages if message.channel == channel_id]
        return [message for message in here if after < message < before]

    async def find(
        self, channel_id: int, letter: Rendered, after: int | None, since: datetime, known: Known
    ) -> int | None:
        self._reach("find", channel_id)
        for message in self.messages:
            later = message.at >= since if after is None else message.id > after
            here = message.channel == channel_id and later and _alike(message.letter, letter)
            if here and not await known(message.id):
                return message.id
        return None


def _alike(one: Rendered, other: Rendered) -> bool:
    """Whatever of it could be drawn then, and can be now."""
    drawn = one.lacking or other.lacking or attached(one) == attached(other)
    return one.text == other.text and drawn


def attached(letter: Rendered) -> list[str]:
    """The names of what goes along."""
    return [picture.name for picture in letter.pictures] + [file.name for file in letter.files]


def dm_of(user: int) -> int:
    return 900_000 + user


def tiny_titles() -> dict[str, AnyTitle]:
    return {title.key: title for title in (Tiny(), Poison(), Absent())}


@dataclass
class House:
    """One core after another on the same database: `restart` is a new process."""

    path: Path
    clock: HandClock = field(default_factory=lambda: HandClock(NOON))
    titles: Mapping[str, AnyTitle] = field(default_factory=tiny_titles)
    limits: Limits = field(default_factory=lambda: Limits(lobbies=50))
    settings: Settings = BARE

    def __post_init__(self) -> None:
        self.courier = FakeCourier(self.clock)
        self.artists: dict[str, Artist] = defaultdict(TinyArtist)
        self.artists.update({key: TinyArtist() for key in self.titles})

    async def open(self, kind: Kind = lambda own: own) -> House:
        store = await engine().open(self.path, kind)
        settings = replace(self.settings, limits=self.limits)
        self.core = Core(store, self.titles, self.artists, self.clock, settings)
        self.outbox: Outbox = self.core.hire(self.courier)
        self.desk = self.core.desk
        self.scheduler = self.core.scheduler
        self.scheduler.moment = 60
        return self

    async def close(self) -> None:
        await self.core.stop()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    # Time

    async def settle(self) -> None:
        """Let the scheduler and the outbox do all they can without time passing."""
        await self.scheduler.tick()
        while not self.scheduler.idle:
            await self.scheduler.tick()
        await self.scheduler.hosts.look()
        await self.outbox.drain()
        if not self.scheduler.hosts.idle:  # a letter has found out that somebody has left
            await self.scheduler.hosts.look()
            await self.outbox.drain()

    async def pass_time(self, **by: float) -> None:
        await self.clock.advance(timedelta(**by))
        await self.settle()

    async def pass_over(self, hours: int) -> None:
        """Time passes while nothing runs."""
        await self.clock.advance(timedelta(hours=hours))

    async def films_until(self, reached: Callable[[], bool]) -> None:
        """Let every film that came before its post was known look for that again, until this is so."""
        put_off = "SELECT 1 FROM outbox WHERE key LIKE 'film:%' AND state = 'waiting' AND not_before > ?"
        while not reached():
            await asyncio.sleep(0)
            if self.rows(put_off, self.clock.now().timestamp()):
                await self.clock.advance(timedelta(seconds=LOOK_AGAIN))
                await self.outbox._look()

    # Play

    async def lobby(
        self, *others: int, title: str = "tiny", rounds: int = 3, stand_ins: int = 0, **terms: Any
    ) -> int:
        """Anna's lobby, with these others in it."""
        game = await self.desk.lobby.open(opening(title, {"rounds": rounds}, **terms))
        for user in others:
            await self.desk.lobby.join(game, user, NAMES[user])
        for _ in range(stand_ins):
            await self.desk.lobby.add_stand_in(game, ANNA)
        return game

    async def game(self, *others: int, **lobby: Any) -> int:
        """The same, begun and told."""
        game = await self.lobby(*others, **lobby)
        await self.desk.lobby.start(game, ANNA)
        await self.settle()
        return game

    async def bid(self, game: int, user: int, number: str) -> Locked:
        step = (await self.desk.planning.form(game, user)).step
        return await self.desk.planning.lock_in(game, user, step, bidding(number))

    # Looking

    @property
    def sqlite(self) -> SqliteStore:
        """The store, for what is so with this engine alone."""
        assert isinstance(self.core.store, SqliteStore)
        return self.core.store

    def dump(self) -> list[str]:
        """All that is in the database."""
        return engine().dump(self.path)

    def rows(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        return engine().rows(self.path, sql, *values)


def opening(
    title: str, options: Choice, *, host: int = ANNA, form: int | None = None, **terms: Any
) -> Opening:
    """In the one channel, on these terms."""
    return Opening(
        guild=GUILD,
        channel=CHANNEL,
        host=host,
        host_name=NAMES.get(host, f"Player {host}"),
        title=title,
        options=options,
        terms=Terms(**terms),
        form=form,
    )


def bidding(number: str, manner: str = "plain") -> dict[str, Value]:
    return {"number": number, "manner": manner}
