"""Writing, changing and deleting messages: request bodies in, stored messages and gateway events out."""

import io
import mimetypes
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from typing import Any
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from sandbox import wire
from sandbox.errors import Form, Json, Refusal
from sandbox.limits.components import FILE, GALLERY, SECTION, SELECTS, SEPARATOR, THUMBNAIL
from sandbox.limits.messages import Upload, check_message, check_not_empty
from sandbox.model import Attachment, Channel, Message, MessageFlag, MessageKind, User, World, walk

KEPT_BY_EDIT = MessageFlag.EPHEMERAL | MessageFlag.COMPONENTS_V2 | MessageFlag.HAS_THREAD


def post(
    world: World, channel: Channel, author: User, body: Json, uploads: list[Upload], **about: Any
) -> Message:
    """A new message; `about` sets what a request cannot (kind, interaction, only_for)."""
    _check_new(body, uploads)
    message = Message(world.new_id(), channel, author, world.now(), **about)
    fill(world, message, body, uploads)
    return publish(world, message)


def _check_new(body: Json, uploads: list[Upload]) -> None:
    check_message(body, uploads)
    v2 = bool((body.get("flags") or 0) & MessageFlag.COMPONENTS_V2)
    check_not_empty(body, files=bool(uploads), v2=v2)


def publish(world: World, message: Message) -> Message:
    message.channel.messages[message.id] = message
    world.remember_nonce(message)
    _announce(world, "MESSAGE_CREATE", message)
    return message


def post_system(world: World, channel: Channel, kind: MessageKind, about: Channel, content: str) -> Message:
    """Discord's own line about a thread, as "Ann started a thread"."""
    reference: Json = {"type": 0, "channel_id": str(about.id)}
    if about.guild:
        reference["guild_id"] = str(about.guild.id)
    message = Message(world.new_id(), channel, world.bot, world.now(), kind=kind, content=content)
    message.reference = reference
    return publish(world, message)


def edit(world: World, message: Message, body: Json, uploads: list[Upload]) -> Message:
    listed = {str(entry.get("id")) for entry in body.get("attachments") or []}
    kept = [each for each in message.attachments if "attachments" not in body or str(each.id) in listed]
    v2 = bool((message.flags | (body.get("flags") or 0)) & MessageFlag.COMPONENTS_V2)
    said = {"content": message.content, "embeds": message.embeds}
    check_message(body, uploads, kept=len(kept), before=said, v2=v2)
    if not message.loading:
        would_be = said | {"components": message.components} | body
        check_not_empty(would_be, files=bool(kept or uploads), v2=v2)
    with _unchanged_if_refused(message):
        message.attachments = kept
        fill(world, message, body, uploads)
    message.edited_at = world.now()
    _announce(world, "MESSAGE_UPDATE", message)
    return message


@contextmanager
def _unchanged_if_refused(message: Message) -> Iterator[None]:
    before = replace(message, attachments=list(message.attachments))
    try:
        yield
    except Refusal:
        vars(message).update(vars(before))
        raise


def complete(world: World, message: Message, body: Json, uploads: list[Upload]) -> Message:
    """The real content of a reply that was only "thinking" until now; who sees it was settled then."""
    _check_new(body, uploads)
    asked = (body.get("flags") or 0) & ~MessageFlag.EPHEMERAL
    with _unchanged_if_refused(message):
        message.flags &= ~MessageFlag.LOADING
        fill(world, message, {**body, "flags": asked}, uploads)
    _announce(world, "MESSAGE_UPDATE", message)
    return message


def delete(world: World, message: Message) -> None:
    message.deleted = True
    message.channel.messages.pop(message.id, None)
    if not message.ephemeral:
        payload = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if message.channel.guild:
            payload["guild_id"] = str(message.channel.guild.id)
        world.announce("MESSAGE_DELETE", payload)
    world.changes.notify(message.channel.id)


def _announce(world: World, event: str, message: Message) -> None:
    if not message.ephemeral:
        world.announce(event, wire.message_event(message, world))
    world.changes.notify(message.channel.id)


def fill(world: World, message: Message, body: Json, uploads: list[Upload]) -> None:
    """Take over what the body says; what it leaves out stays as it is."""
    _attach(world, message, body.get("attachments") or [], uploads)
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [_embed(embed, message) for embed in body["embeds"] or []]
    if "components" in body:
        message.components = _components(world, body["components"] or [], message)
    if "content" in body or "components" in body:
        message.mentions = _mentions(world, message.written, body.get("allowed_mentions"))
    if "flags" in body:
        message.flags = MessageFlag(body["flags"] or 0) | (message.flags & KEPT_BY_EDIT)
    if body.get("nonce") is not None and body.get("enforce_nonce"):
        message.nonce = str(body["nonce"])
    if body.get("message_reference"):
        message.reference = {"type": 0, "channel_id": str(message.channel.id)} | {
            key: value if key == "type" else str(value)
            for key, value in body["message_reference"].items()
            if key in {"type", "channel_id", "message_id", "guild_id"}
        }


def _mentions(world: World, text: str, allowed: Json | None) -> list[User]:
    mentioned = [user for user in world.users.values() if f"<@{user.id}>" in text]
    if allowed is None or "users" in (allowed.get("parse") or []):
        return mentioned
    named = {int(each) for each in allowed.get("users") or []}
    return [user for user in mentioned if user.id in named]


def _attach(world: World, message: Message, entries: list[Json], uploads: list[Upload]) -> None:
    form = Form()
    described = {str(entry.get("id")): entry for entry in entries}
    known = {str(each.id) for each in message.attachments} | {str(upload.index) for upload in uploads}
    for number, entry in enumerate(entries):
        if str(entry.get("id")) not in known:
            form.wrong(
                f"attachments.{number}.id", "ATTACHMENT_NOT_FOUND", "There is no file for this attachment."
            )
    form.settle()
    for existing in message.attachments:
        existing.description = described.get(str(existing.id), {}).get("description", existing.description)
    for upload in uploads:
        entry = described.get(str(upload.index), {})
        filename = str(entry.get("filename") or upload.filename)
        attachment = keep_upload(world, message.channel.id, filename, upload.bytes)
        attachment.description = entry.get("description")
        message.attachments.append(attachment)


def keep_upload(world: World, channel_id: int, filename: str, content: bytes) -> Attachment:
    """A file that somebody sent, from now on to be had from the CDN."""
    attachment_id = world.new_id()
    world.attachments[attachment_id] = Attachment(
        id=attachment_id,
        filename=filename,
        bytes=content,
        url=f"{world.base_url}/cdn/attachments/{channel_id}/{attachment_id}/{quote(filename)}",
        content_type=mimetypes.guess_type(filename)[0] or "application/octet-stream",
        size_in_pixels=_size_in_pixels(content),
    )
    return world.attachments[attachment_id]


def _size_in_pixels(data: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(io.BytesIO(data)) as image:
            return image.size
    except (UnidentifiedImageError, OSError):
        return None


def _url(url: str, message: Message, path: str) -> str:
    """Where `attachment://name` leads; naming a file that is not there is refused."""
    if not url.startswith("attachment://"):
        return url
    name = url.removeprefix("attachment://")
    for attachment in message.attachments:
        if attachment.filename == name:
            return attachment.url
    form = Form()
    form.wrong(path, "REFERENCED_ATTACHMENT_NOT_FOUND", f'The referenced attachment "{name}" was not found.')
    raise form.refusal()


def _embed(given: Json, message: Message) -> Json:
    embed = {key: value for key, value in deepcopy(given).items() if value is not None}
    embed["type"] = "rich"
    for field in embed.get("fields", []):
        field.setdefault("inline", False)
    for place in ("image", "thumbnail"):
        if place in embed:
            url = _url(embed[place]["url"], message, f"embeds.{place}.url")
            embed[place] = {"url": url, "proxy_url": url}
    return embed


def _components(world: World, given: list[Json], message: Message) -> list[Json]:
    """Components as Discord gives them back: numbered, with defaults filled in and media found."""
    components = deepcopy(given)
    taken = {part["id"] for part in walk(components) if part.get("id")}
    free = (number for number in range(1, 1000) if number not in taken)
    for part in walk(components):
        if not part.get("id"):
            part["id"] = next(free)
        _fill_in(world, part, message)
    return components


def _fill_in(world: World, part: Json, message: Message) -> None:
    for key in [key for key, value in part.items() if value is None]:
        del part[key]
    kind = part["type"]
    if kind in SELECTS:
        part.setdefault("min_values", 1)
        part.setdefault("max_values", 1)
        part.pop("required", None)  # known to forms alone
    elif kind == SEPARATOR:
        part.setdefault("divider", True)
        part.setdefault("spacing", 1)
    elif kind == GALLERY:
        for item in part["items"]:
            _show(world, item, "media", message)
    elif kind == THUMBNAIL:
        _show(world, part, "media", message)
    elif kind == FILE:
        _show(world, part, "file", message)
        shown = next((each for each in message.attachments if each.url == part["file"]["url"]), None)
        part["name"] = shown.filename if shown else None
        part["size"] = len(shown.bytes) if shown else None
    elif kind not in {1, 2, SECTION} and "components" in part:
        part.setdefault("accent_color", None)
        part.setdefault("spoiler", False)


def _show(world: World, holder: Json, place: str, message: Message) -> None:
    url = _url(holder[place]["url"], message, "components.media.url")
    own = next((each for each in message.attachments if each.url == url), None)
    holder[place] = {"id": str(world.new_id()), "url": url, "proxy_url": url}
    if own:
        holder[place]["attachment_id"] = str(own.id)
        holder[place]["content_type"] = own.content_type
        if own.size_in_pixels:
            holder[place]["width"], holder[place]["height"] = own.size_in_pixels
    if place == "media":
        holder.setdefault("description", None)
    holder.setdefault("spoiler", False)
