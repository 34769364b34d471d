"""Keeping a world between runs: one JSON file of declared values, written anew when something has changed.

`KeptWorld` is the whole of its form: ids stand for people, roles, channels and files; times are ISO 8601 in
UTC, the bytes of files base64. What Discord itself forgets is left out: interactions, and what only one
person saw for a while.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Literal

import msgspec

from sandbox.errors import Json
from sandbox.model import (
    Attachment,
    Channel,
    ChannelKind,
    Guild,
    Member,
    Message,
    MessageFlag,
    MessageKind,
    Role,
    Thread,
    User,
    World,
)
from sandbox.server import Sandbox

FILE = "world.json"
OLDER = "world"
"""What earlier versions kept, which depended on the version of Python that wrote it."""
EVERY = 5.0
"""Seconds between looks at whether there is something to keep."""


class CannotRestore(Exception):  # noqa: N818 - says what is the matter
    """The file is not a world of this version's."""


class KeptMember(msgspec.Struct):
    user: int
    joined_at: datetime
    roles: list[int]
    denied: int


class KeptGuild(msgspec.Struct):
    id: int
    name: str
    owner: int
    roles: list[Role]
    """The first three are everyone's, the bots' and the moderators'."""
    members: list[KeptMember]
    commands: list[Json]


class KeptMessage(msgspec.Struct):
    id: int
    author: int
    created_at: datetime
    kind: MessageKind
    content: str
    mentions: list[int]
    embeds: list[Json]
    components: list[Json]
    attachments: list[int]
    flags: int
    edited_at: datetime | None
    nonce: str | None
    pinned: bool
    reference: Json | None
    deleted: bool


class KeptThread(msgspec.Struct):
    owner: int
    parent: int
    created_at: datetime
    archived_at: datetime
    archived: bool
    locked: bool
    auto_archive_minutes: int
    members: dict[int, datetime]


class KeptChannel(msgspec.Struct):
    id: int
    kind: ChannelKind
    name: str
    guild: int | None
    topic: str | None
    position: int
    recipient: int | None
    thread: KeptThread | None
    denied: int
    messages: list[KeptMessage]


class KeptWorld(msgspec.Struct):
    form: Literal["flugpost-sandbox/2"]
    now: datetime
    bot: int
    users: list[User]
    guilds: list[KeptGuild]
    channels: list[KeptChannel]
    """Each thread after its channel."""
    attachments: list[Attachment]
    commands: list[Json]


def save(sandbox: Sandbox, folder: Path) -> None:
    fresh = folder / f"{FILE}.new"
    fresh.write_bytes(msgspec.json.encode(_kept(sandbox.world)))
    fresh.replace(folder / FILE)


def restore(sandbox: Sandbox, folder: Path) -> datetime | None:
    """The world that was saved there, and when that was by its own clock.

    A folder without one leaves everything as it is.
    """
    file = folder / FILE
    if not file.exists():
        if (folder / OLDER).exists():
            raise CannotRestore(f"{folder / OLDER} was kept by an older version; delete it to start anew.")
        return None
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=KeptWorld)
        _found(kept, sandbox.world)
    except (msgspec.DecodeError, KeyError, ValueError) as fault:
        told = f"{file} is not a world that this sandbox knows; delete it to start anew."
        raise CannotRestore(told) from fault
    sandbox.meet_again()
    return kept.now


@asynccontextmanager
async def keeping(sandbox: Sandbox, folder: Path) -> AsyncIterator[None]:
    """Meanwhile the world is saved whenever something has changed, and once more at the end."""
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - once, at the start
    task = asyncio.create_task(_keep(sandbox, folder))
    try:
        yield
    finally:
        task.cancel()
        save(sandbox, folder)


async def _keep(sandbox: Sandbox, folder: Path) -> None:
    changes = sandbox.world.changes.subscribe()
    try:
        while True:
            await changes.get()
            await asyncio.sleep(EVERY)
            while not changes.empty():
                changes.get_nowait()
            save(sandbox, folder)
    finally:
        sandbox.world.changes.unsubscribe(changes)


# Written


def _kept(world: World) -> KeptWorld:
    lasting = [
        each
        for each in world.channels.values()
        if not each.deleted and not (each.thread and each.thread.parent.deleted)
    ]
    return KeptWorld(
        form="flugpost-sandbox/2",
        now=world.now(),
        bot=world.bot.id,
        users=list(world.users.values()),
        guilds=[_kept_guild(each) for each in world.guilds.values()],
        channels=[_kept_channel(each) for each in sorted(lasting, key=lambda each: each.thread is not None)],
        attachments=list(world.attachments.values()),
        commands=world.commands,
    )


def _kept_guild(guild: Guild) -> KeptGuild:
    members = [
        KeptMember(each.user.id, each.joined_at, _ids(each.roles), each.denied)
        for each in guild.members.values()
    ]
    return KeptGuild(guild.id, guild.name, guild.owner.id, guild.roles, members, guild.commands)


def _kept_channel(channel: Channel) -> KeptChannel:
    return KeptChannel(
        id=channel.id,
        kind=channel.kind,
        name=channel.name,
        guild=channel.guild.id if channel.guild else None,
        topic=channel.topic,
        position=channel.position,
        recipient=channel.recipient.id if channel.recipient else None,
        thread=_kept_thread(channel.thread) if channel.thread else None,
        denied=channel.denied,
        messages=[_kept_message(each) for each in channel.messages.values() if not each.ephemeral],
    )


def _kept_thread(thread: Thread) -> KeptThread:
    return KeptThread(
        owner=thread.owner.id,
        parent=thread.parent.id,
        created_at=thread.created_at,
        archived_at=thread.archived_at,
        archived=thread.archived,
        locked=thread.locked,
        auto_archive_minutes=thread.auto_archive_minutes,
        members=thread.members,
    )


def _kept_message(message: Message) -> KeptMessage:
    return KeptMessage(
        id=message.id,
        author=message.author.id,
        created_at=message.created_at,
        kind=message.kind,
        content=message.content,
        mentions=_ids(message.mentions),
        embeds=message.embeds,
        components=message.components,
        attachments=_ids(message.attachments),
        flags=message.flags.value,
        edited_at=message.edited_at,
        nonce=message.nonce,
        pinned=message.pinned,
        reference=message.reference,
        deleted=message.deleted,
    )


def _ids(each: Iterable[User | Role | Attachment]) -> list[int]:
    return [one.id for one in each]


# Read


def _found(kept: KeptWorld, world: World) -> None:
    """Everything is made before anything is taken over: a file that fails leaves the world as it was."""
    users = {each.id: each for each in kept.users}
    bot = users[kept.bot]
    attachments = {each.id: each for each in kept.attachments}
    guilds = {each.id: _found_guild(each, users) for each in kept.guilds}
    channels: dict[int, Channel] = {}
    for each in kept.channels:
        channels[each.id] = channel = _found_channel(each, users, guilds, channels)
        for said in each.messages:
            channel.messages[said.id] = _found_message(said, channel, users, attachments)
    world.users, world.bot, world.guilds = users, bot, guilds
    world.channels, world.attachments, world.commands = channels, attachments, kept.commands


def _found_guild(kept: KeptGuild, users: dict[int, User]) -> Guild:
    everyone, bots, moderators, *_ = kept.roles
    roles = {each.id: each for each in kept.roles}
    members = {
        each.user: Member(users[each.user], each.joined_at, [roles[role] for role in each.roles], each.denied)
        for each in kept.members
    }
    return Guild(
        kept.id, kept.name, users[kept.owner], everyone, bots, moderators, members, commands=kept.commands
    )


def _found_channel(
    kept: KeptChannel, users: dict[int, User], guilds: dict[int, Guild], channels: dict[int, Channel]
) -> Channel:
    return Channel(
        id=kept.id,
        kind=kept.kind,
        name=kept.name,
        guild=None if kept.guild is None else guilds[kept.guild],
        topic=kept.topic,
        position=kept.position,
        recipient=None if kept.recipient is None else users[kept.recipient],
        thread=_found_thread(kept.thread, users, channels) if kept.thread else None,
        denied=kept.denied,
    )


def _found_thread(kept: KeptThread, users: dict[int, User], channels: dict[int, Channel]) -> Thread:
    return Thread(
        owner=users[kept.owner],
        parent=channels[kept.parent],
        created_at=kept.created_at,
        archived_at=kept.archived_at,
        archived=kept.archived,
        locked=kept.locked,
        auto_archive_minutes=kept.auto_archive_minutes,
        members=kept.members,
    )


def _found_message(
    kept: KeptMessage, channel: Channel, users: dict[int, User], attachments: dict[int, Attachment]
) -> Message:
    return Message(
        id=kept.id,
        channel=channel,
        author=users[kept.author],
        created_at=kept.created_at,
        kind=kept.kind,
        content=kept.content,
        mentions=[users[each] for each in kept.mentions],
        embeds=kept.embeds,
        components=kept.components,
        attachments=[attachments[each] for each in kept.attachments],
        flags=MessageFlag(kept.flags),
        edited_at=kept.edited_at,
        nonce=kept.nonce,
        pinned=kept.pinned,
        reference=kept.reference,
        deleted=kept.deleted,
    )
