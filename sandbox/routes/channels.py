"""Channels, threads, thread members, direct messages, typing."""

from sandbox import rooms, wire
from sandbox.errors import Form, unknown_member, unknown_user
from sandbox.flags import Permission
from sandbox.model import Channel, User
from sandbox.permissions import demand
from sandbox.routes.call import NOTHING, Call, Response, Route


def _channel(call: Call) -> Channel:
    return rooms.find_for_bot(call.world, call.id("channel_id"))


def get_channel(call: Call) -> Response:
    return Response(body=wire.channel(_channel(call), call.world))


def change_channel(call: Call) -> Response:
    channel = _channel(call)
    rooms.change_channel(call.world, channel, call.form)
    return Response(body=wire.channel(channel, call.world))


def delete_channel(call: Call) -> Response:
    channel = _channel(call)
    demand(call.world, channel, Permission.manage_threads if channel.thread else Permission.manage_channels)
    payload = wire.channel(channel, call.world)
    rooms.delete_channel(call.world, channel)
    return Response(body=payload)


def open_dm(call: Call) -> Response:
    try:
        user = call.world.users.get(int(call.form.get("recipient_id", "")))
    except ValueError:
        form = Form()
        form.wrong("recipient_id", "NUMBER_TYPE_COERCE", "The recipient is not a snowflake.")
        raise form.refusal() from None
    if user is None or user.bot:
        raise unknown_user()
    return Response(body=wire.channel(rooms.open_dm(call.world, user), call.world))


def typing(call: Call) -> Response:
    demand(call.world, _channel(call), Permission.send_messages)
    return NOTHING


def open_thread(call: Call) -> Response:
    thread = rooms.open_thread(call.world, _channel(call), call.world.bot, call.form)
    return Response(201, wire.channel(thread, call.world))


def open_thread_on_message(call: Call) -> Response:
    channel = _channel(call)
    message = rooms.find_message(channel, call.id("message_id"))
    thread = rooms.open_thread(call.world, channel, call.world.bot, call.form, message)
    return Response(201, wire.channel(thread, call.world))


def archived_threads(call: Call) -> Response:
    parent = _channel(call)
    found = [
        each
        for each in call.world.channels.values()
        if each.thread and each.thread.parent is parent and each.thread.archived and not each.deleted
    ]
    threads = [wire.channel(each, call.world) for each in found]
    members = [thread["member"] for thread in threads if "member" in thread]
    return Response(body={"threads": threads, "members": members, "has_more": False})


def _thread_and_user(call: Call) -> tuple[Channel, User]:
    channel = _channel(call)
    rooms.require_awake(channel)
    if channel.thread is None:
        raise unknown_member()
    user = call.world.users.get(call.id("user_id")) if "user_id" in call.path else call.world.bot
    if user is None or channel.guild is None or user.id not in channel.guild.members:
        raise unknown_member()
    return channel, user


def join_thread(call: Call) -> Response:
    channel, user = _thread_and_user(call)
    if channel.thread:
        channel.thread.members.setdefault(user.id, call.world.now())
        call.world.changes.notify()
    return NOTHING


def leave_thread(call: Call) -> Response:
    channel, user = _thread_and_user(call)
    if channel.thread:
        channel.thread.members.pop(user.id, None)
        call.world.changes.notify()
    return NOTHING


ROUTES = (
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/channels/{channel_id}", get_channel),
    Route("PATCH", "/channels/{channel_id}", change_channel),
    Route("DELETE", "/channels/{channel_id}", delete_channel),
    Route("POST", "/channels/{channel_id}/typing", typing),
    Route("POST", "/channels/{channel_id}/threads", open_thread),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", open_thread_on_message),
    Route("GET", "/channels/{channel_id}/threads/archived/public", archived_threads),
    Route("PUT", "/channels/{channel_id}/thread-members/@me", join_thread),
    Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", join_thread),
    Route("DELETE", "/channels/{channel_id}/thread-members/@me", leave_thread),
    Route("DELETE", "/channels/{channel_id}/thread-members/{user_id}", leave_thread),
)
