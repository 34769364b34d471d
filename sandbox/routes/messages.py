"""Messages in channels: sending, reading, editing, deleting, pinning."""

from sandbox import posting, rooms, wire
from sandbox.errors import Form, Refusal, missing_permissions, not_the_author
from sandbox.flags import Permission
from sandbox.model import Channel, Message
from sandbox.permissions import bot_permissions, demand
from sandbox.routes.call import NOTHING, Call, Response, Route


def _channel(call: Call) -> Channel:
    return rooms.find_for_bot(call.world, call.id("channel_id"))


def _message(call: Call) -> Message:
    return rooms.find_message(_channel(call), call.id("message_id"))


def send(call: Call) -> Response:
    """Send once: a repeated nonce gives back the first message for as long as Discord remembers it."""
    world, body = call.world, call.form
    channel = _channel(call)
    rooms.require_writable(world, channel)
    if call.uploads:
        demand(world, channel, Permission.attach_files)
    if body.get("enforce_nonce") and body.get("nonce") is not None:
        before = world.message_with_nonce(world.bot, channel, str(body["nonce"]))
        if before:
            return Response(body=wire.message(before, world))
    _check_reference(call, channel)
    message = posting.post(world, channel, world.bot, body, call.uploads)
    return Response(body=wire.message(message, world))


def _check_reference(call: Call, channel: Channel) -> None:
    reference = call.form.get("message_reference") or {}
    if "message_id" not in reference or int(reference["message_id"]) in channel.messages:
        return
    if reference.get("fail_if_not_exists", True):
        form = Form()
        form.wrong("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.settle()


def history(call: Call) -> Response:
    channel = _channel(call)
    limit = int(call.query.get("limit", "50"))
    if not 1 <= limit <= 100:
        form = Form()
        form.wrong("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
        form.settle()
    found = [each for _, each in sorted(channel.messages.items()) if not each.ephemeral]
    if not bot_permissions(call.world, channel) & Permission.read_message_history:
        found = []  # it is not refused, but there is nothing to be seen
    if "before" in call.query:
        found = [each for each in found if each.id < int(call.query["before"])]
    if "after" in call.query:
        found = [each for each in found if each.id > int(call.query["after"])][:limit]
    if "around" in call.query:
        middle = int(call.query["around"])
        nearest = sorted(found, key=lambda each: abs(each.id - middle))[:limit]
        found = sorted(nearest, key=lambda each: each.id)
    return Response(body=[wire.message(each, call.world) for each in reversed(found[-limit:])])


def get_message(call: Call) -> Response:
    return Response(body=wire.message(_message(call), call.world))


def edit(call: Call) -> Response:
    message = _message(call)
    if message.author is not call.world.bot:
        raise not_the_author()
    rooms.require_awake(message.channel)
    posting.edit(call.world, message, call.form, call.uploads)
    return Response(body=wire.message(message, call.world))


def delete(call: Call) -> Response:
    message = _message(call)
    if message.author is not call.world.bot:
        if message.channel.recipient:
            raise missing_permissions()
        demand(call.world, message.channel, Permission.manage_messages)
    posting.delete(call.world, message)
    return NOTHING


def pins(call: Call) -> Response:
    pinned = [each for each in _channel(call).messages.values() if each.pinned]
    items = [
        {"pinned_at": wire.moment(each.created_at), "message": wire.message(each, call.world)}
        for each in pinned
    ]
    return Response(body={"items": items, "has_more": False})


def _pinnable(call: Call) -> Message:
    message = _message(call)
    if message.channel.guild:
        demand(call.world, message.channel, Permission.pin_messages)
    rooms.require_awake(message.channel)
    return message


def pin(call: Call) -> Response:
    message = _pinnable(call)
    if sum(each.pinned for each in message.channel.messages.values()) >= 250:
        raise Refusal(400, 30003, "Maximum number of pins reached for the channel (250)")
    message.pinned = True
    call.world.changes.notify(message.channel.id)
    return NOTHING


def unpin(call: Call) -> Response:
    message = _pinnable(call)
    message.pinned = False
    call.world.changes.notify(message.channel.id)
    return NOTHING


ROUTES = (
    Route("POST", "/channels/{channel_id}/messages", send),
    Route("GET", "/channels/{channel_id}/messages", history),
    Route("GET", "/channels/{channel_id}/messages/pins", pins),
    Route("PUT", "/channels/{channel_id}/messages/pins/{message_id}", pin),
    Route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", unpin),
    Route("GET", "/channels/{channel_id}/messages/{message_id}", get_message),
    Route("PATCH", "/channels/{channel_id}/messages/{message_id}", edit),
    Route("DELETE", "/channels/{channel_id}/messages/{message_id}", delete),
)
