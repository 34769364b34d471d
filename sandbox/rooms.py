"""Channels, threads and direct messages: opening, changing, archiving and deleting them."""

from sandbox import wire
from sandbox.errors import (
    Json,
    cannot_message_user,
    no_mutual_guilds,
    thread_archived,
    thread_exists,
    unknown_channel,
    unknown_message,
)
from sandbox.flags import Permission
from sandbox.limits.messages import check_thread
from sandbox.model import (
    Channel,
    ChannelKind,
    Guild,
    Message,
    MessageFlag,
    MessageKind,
    Thread,
    User,
    World,
)
from sandbox.permissions import demand
from sandbox.posting import post_system


def add_text_channel(world: World, guild: Guild, name: str) -> Channel:
    channel = Channel(world.new_id(), ChannelKind.TEXT, name, guild, position=len(world.channels))
    world.channels[channel.id] = channel
    world.announce("CHANNEL_CREATE", wire.channel(channel, world))
    world.changes.notify()
    return channel


def find(world: World, channel_id: int) -> Channel:
    channel = world.channels.get(channel_id)
    if channel is None or channel.deleted:
        raise unknown_channel()
    return channel


def find_for_bot(world: World, channel_id: int) -> Channel:
    channel = find(world, channel_id)
    demand(world, channel)
    return channel


def find_message(channel: Channel, message_id: int) -> Message:
    message = channel.messages.get(message_id)
    if message is None or message.ephemeral:
        raise unknown_message()
    return message


def dm_with(world: World, user: User) -> Channel | None:
    return next((each for each in world.channels.values() if each.recipient is user), None)


def open_dm(world: World, user: User) -> Channel:
    channel = dm_with(world, user)
    if channel is None:
        channel = Channel(world.new_id(), ChannelKind.DM, recipient=user)
        world.channels[channel.id] = channel
        world.changes.notify()
    return channel


def require_writable(world: World, channel: Channel) -> None:
    """Raise what Discord answers when the bot may not write here; a sleeping thread wakes up."""
    if channel.recipient:
        if not world.share_a_guild(channel.recipient):
            raise no_mutual_guilds()
        if not channel.recipient.dms_open:
            raise cannot_message_user()
        return
    if channel.thread is None:
        demand(world, channel, Permission.send_messages)
        return
    demand(world, channel, Permission.send_messages_in_threads)
    if channel.thread.archived:
        if channel.thread.locked:
            raise thread_archived()
        change_thread(world, channel, {"archived": False})


def require_awake(channel: Channel) -> None:
    """Nothing inside an archived thread may be changed; only writing a new message wakes it."""
    if channel.thread and channel.thread.archived:
        raise thread_archived()


def open_thread(
    world: World, parent: Channel, owner: User, body: Json, start: Message | None = None
) -> Channel:
    check_thread(body)
    if start and MessageFlag.HAS_THREAD in start.flags:
        raise thread_exists()
    kind = ChannelKind.PUBLIC_THREAD if start else ChannelKind(body.get("type", ChannelKind.PRIVATE_THREAD))
    private = kind is ChannelKind.PRIVATE_THREAD
    demand(world, parent, Permission.create_private_threads if private else Permission.create_public_threads)
    now = world.now()
    thread = Thread(owner, parent, now, now, auto_archive_minutes=body.get("auto_archive_duration") or 1440)
    thread.members[owner.id] = now
    channel = Channel(start.id if start else world.new_id(), kind, body["name"], parent.guild, thread=thread)
    world.channels[channel.id] = channel
    world.announce("THREAD_CREATE", {**wire.channel(channel, world), "newly_created": True})
    world.changes.notify()
    if start:
        start.flags |= MessageFlag.HAS_THREAD
        world.announce("MESSAGE_UPDATE", wire.message_event(start, world))
        world.changes.notify(parent.id)
        post_system(world, channel, MessageKind.THREAD_STARTER, parent, "")
    elif not private:
        post_system(world, parent, MessageKind.THREAD_CREATED, channel, channel.name)
    return channel


def change_thread(world: World, channel: Channel, body: Json) -> None:
    thread = channel.thread
    if thread is None:
        raise unknown_channel()
    check_thread({"name": channel.name} | body)
    if thread.archived and body.get("archived") is not False:
        raise thread_archived()
    if body.get("archived", thread.archived) != thread.archived:
        thread.archived_at = world.now()
    thread.archived = body.get("archived", thread.archived)
    thread.locked = body.get("locked", thread.locked)
    thread.auto_archive_minutes = body.get("auto_archive_duration", thread.auto_archive_minutes)
    channel.name = body.get("name", channel.name)
    world.announce("THREAD_UPDATE", wire.channel(channel, world))
    world.changes.notify()


def change_channel(world: World, channel: Channel, body: Json) -> None:
    if channel.thread:
        _demand_for_thread(world, channel, channel.thread, body)
        change_thread(world, channel, body)
        return
    demand(world, channel, Permission.manage_channels)
    channel.name = body.get("name", channel.name)
    channel.topic = body.get("topic", channel.topic)
    world.announce("CHANNEL_UPDATE", wire.channel(channel, world))
    world.changes.notify()


def _demand_for_thread(world: World, channel: Channel, thread: Thread, body: Json) -> None:
    """Whoever may write wakes a sleeping thread; who opened it may change it; only managers lock it."""
    wakes = thread.archived and body.keys() <= {"archived", "locked"} and body.get("archived") is False
    locks = thread.locked or bool(body.get("locked"))
    if wakes and not locks:
        demand(world, channel, Permission.send_messages_in_threads)
    elif locks or thread.owner is not world.bot:
        demand(world, channel, Permission.manage_threads)


def delete_channel(world: World, channel: Channel) -> None:
    """Gone for good, with every thread in it."""
    for each in world.channels.values():
        if each.thread and each.thread.parent is channel and not each.deleted:
            delete_channel(world, each)
    channel.deleted = True
    if channel.thread:
        world.announce("THREAD_DELETE", wire.thread_gone(channel, channel.thread))
    else:
        world.announce("CHANNEL_DELETE", wire.channel(channel, world))
    world.changes.notify()


def deny_bot(world: World, channel: Channel, permissions: int) -> None:
    """What the bot may not do in that channel, in place of what it might not do before."""
    channel.denied = permissions
    world.announce("THREAD_UPDATE" if channel.thread else "CHANNEL_UPDATE", wire.channel(channel, world))
    world.changes.notify()
