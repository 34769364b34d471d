"""A whole core, brought to a scene, and all that the others get of what one person does there in secret."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import msgspec

from bot.desk.hints import HintRequest
from bot.kit.refusal import Refusal
from bot.post.courier import Deciding, Rendered
from bot.store.games import Opening
from bot.store.packed import pack
from bot.tables.records import File
from bot.terms import Terms
from bot.turns import lobbies
from render.artist import Artist, Picture
from rules.dice import Stream
from rules.engine import Choice
from rules.lookahead.decision import Budget
from rules.lookahead.thinking import Thought, think
from rules.table import Snapshot, encode
from tests.bot.backroom import CHANNEL, GUILD, FakeCourier, House, dm_of
from tests.bot.databases import Kind
from tests.bot.leaks.artists import Sketcher
from tests.bot.leaks.scenes import PEOPLE, USERS, Scene
from tests.hand_clock import HandClock
from tests.titles.examples import ALL_ARTISTS, ALL_TITLES


@dataclass(frozen=True)
class Delivery:
    what: str
    channel: int
    message: int
    letter: Rendered
    at: str


class Watcher(FakeCourier):
    """A courier that also writes down every act of delivery, in order and with its time."""

    by_channel = True

    def __init__(self, clock: HandClock) -> None:
        super().__init__(clock)
        self.deliveries: list[Delivery] = []

    async def post(self, channel_id: int, letter: Rendered, nonce: str) -> int:
        message = await super().post(channel_id, letter, nonce)
        self._note("post", channel_id, message, letter)
        return message

    async def edit(self, channel_id: int, message_id: int, decide: Deciding) -> None:
        letter: Rendered | None = None

        async def noted() -> Rendered | None:
            nonlocal letter
            letter = await decide()
            return letter

        await super().edit(channel_id, message_id, noted)
        if letter is not None:
            self._note("edit", channel_id, message_id, letter)

    async def attach(self, channel_id: int, message_id: int, pictures: Sequence[Picture]) -> None:
        await super().attach(channel_id, message_id, pictures)
        self._note("attach", channel_id, message_id, Rendered(text="", pictures=tuple(pictures)))

    def _note(self, what: str, channel: int, message: int, letter: Rendered) -> None:
        self.deliveries.append(Delivery(what, channel, message, letter, self.clock.now().isoformat()))


THOUGHT = Budget(plans=2, replies=1, guesses=2, rounds=1, shortlist=2, joining=1, ideas=2, trials=4, steps=20)
"""What is spent on a hint: whoever asks for one shall get one, but that it is good is not the matter here."""


class Thrifty(House):
    """Hints are thought of at once, and without much ado."""

    async def open(self, kind: Kind = lambda own: own) -> House:
        await super().open(kind)

        async def thought(request: HintRequest) -> Thought:
            return think(request.title, request.state, request.seat, Stream(request.seed), THOUGHT)

        self.desk.hints._thought = thought  # type: ignore[method-assign]
        return self


@dataclass
class World:
    """A core at a scene; at its first step the last seat may be an Ace's."""

    scene: Scene
    path: Path
    ace: bool = False
    house: House = field(init=False)
    courier: Watcher = field(init=False)
    game: int = field(init=False, default=0)

    async def open(self, artist: Artist | None = None) -> World:
        """Brought to the scene; what is to be said of the last step is not delivered yet."""
        scene, sketcher = self.scene, Sketcher(ALL_ARTISTS[self.scene.title.key])
        self.house = Thrifty(self.path, titles=ALL_TITLES)
        self.house.courier = self.courier = Watcher(self.house.clock)
        self.house.artists[scene.title.key] = sketcher
        await self.house.open()
        with patch.object(lobbies, "secrets", SimpleNamespace(token_bytes=lambda _: scene.seed)):
            await self._begin()
        if scene.before:
            await self.house.settle()
            step = await self._jump(scene.before)
            # The last of these choices may end the step, and its picture is begun at once.
            self.house.artists[scene.title.key] = artist or sketcher
            for seat, choice in scene.choices.items():
                await self.house.desk.planning.lock_in(self.game, USERS[seat], step, choice)
        self.house.artists[scene.title.key] = artist or sketcher
        return self

    async def _begin(self) -> None:
        desk, variant = self.house.desk, self.scene.variant
        host, *guests = USERS[: variant.seats - self.ace]
        self.game = await desk.lobby.open(
            Opening(
                guild=GUILD,
                channel=CHANNEL,
                host=host,
                host_name=PEOPLE[host],
                title=variant.title.key,
                options=variant.options,
                terms=Terms(hints=True),
            )
        )
        for user in guests:
            await desk.lobby.join(self.game, user, PEOPLE[user])
        if self.ace:
            await desk.lobby.add_stand_in(self.game, host, "ace")
        await desk.lobby.start(self.game, host)

    async def _jump(self, snapshot: bytes) -> int:
        """Go on from this snapshot; its step. The bot itself plays only the last step before the scene."""
        shot = msgspec.json.decode(snapshot, type=Snapshot)
        async with self.house.core.store.transaction() as tx:
            await tx.execute("UPDATE games SET step = ? WHERE id = ?", (shot.step, self.game))
            await tx.execute(
                "UPDATE steps SET step = ?, snapshot = ?, digest = ?, position = ? WHERE game = ?",
                (shot.step, pack(snapshot), shot.digest, shot.position, self.game),
            )
        return shot.step

    async def close(self) -> None:
        await self.house.close()

    async def never_reached(self, user: int) -> None:
        """As if this person had taken no direct messages from the beginning."""
        self.courier.closed = {user}
        async with self.house.core.store.transaction() as tx:
            await tx.execute("UPDATE outbox SET state = 'given up' WHERE lane LIKE ?", (f"dm:{user}:%",))

    # The planner's doings

    async def fill(self, plan: Choice, instead_of: Choice | None = None) -> None:
        user, step = USERS[self.scene.planner], self.scene.step
        await self.house.desk.planning.fill(self.game, user, step, plan, clear=instead_of or ())

    async def lock(self, plan: Choice | None = None) -> None:
        await self.house.desk.planning.lock_in(self.game, USERS[self.scene.planner], self.scene.step, plan)

    async def change(self) -> None:
        await self.house.desk.planning.change(self.game, USERS[self.scene.planner], self.scene.step)

    # The others' doings

    async def others_plan(self) -> None:
        """They lock in what they do, but for one, who only fills it in, so that the step stays open."""
        *most, (last, draft) = self.scene.answers.items()
        for seat, choice in most:
            await self.house.desk.planning.lock_in(self.game, USERS[seat], self.scene.step, choice)
        await self.house.desk.planning.fill(self.game, USERS[last], self.scene.step, draft)

    async def everyone_fills_in(self) -> None:
        for seat, plan in {**self.scene.answers, self.scene.planner: self.scene.plans[0]}.items():
            await self.house.desk.planning.fill(self.game, USERS[seat], self.scene.step, plan)

    # What the others got

    def delivered(self, *, to_planner: bool = False) -> list[Delivery]:
        own = dm_of(USERS[self.scene.planner])
        return [each for each in self.courier.deliveries if (each.channel == own) is to_planner]

    def heard(self) -> list[str]:
        """What was delivered to all but the planner, channel by channel: lanes do not wait for each other."""
        deliveries = self.delivered()
        channels = sorted({each.channel for each in deliveries})
        order = {channel: [d for d in deliveries if d.channel == channel] for channel in channels}
        # Ids are counted over all messages; others can only tell which of their own a message is.
        known = {
            d.message: place
            for channel in channels
            for place, d in enumerate(each for each in order[channel] if each.what == "post")
        }
        return [
            f"{channel} {d.at} {d.what} {known[d.message]}: {in_text(d.letter)}"
            for channel in channels
            for d in order[channel]
        ]


async def answer(asked: Awaitable[object]) -> str:
    try:
        return in_text(await asked)
    except Refusal as refusal:
        return f"refused: {refusal}"


def in_text(shown: object) -> str:
    """Everything about it, on a line that can be compared and read; bytes as their hash."""
    if isinstance(shown, Rendered):
        attached = [in_text(each) for each in (*shown.pictures, *shown.files)]
        return f"{shown.text!r} {attached} {shown.panel} {shown.closed} {shown.mentions} {shown.roles}"
    if isinstance(shown, Picture):
        return f"{shown.name} {hashlib.sha256(shown.data).hexdigest()} {shown.alt!r}"
    if isinstance(shown, File):
        return f"{shown.name} {hashlib.sha256(shown.data).hexdigest()}"
    return encode(shown).decode()


def logged(records: Sequence[logging.LogRecord]) -> list[str]:
    """The bot's own records, with their arguments. Libraries log what they keep in caches, once for all."""
    return [
        f"{record.name} {record.levelname} {record.msg!r} {record.args!r} {record.exc_text}"
        for record in records
        if record.name.split(".")[0] in {"bot", "rules", "render"}
    ]
