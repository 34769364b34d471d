"""Letters carried to Discord. Every refusal of Discord's becomes one the outbox has a rule for."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, Final, NamedTuple

import aiohttp
import discord

from bot.discord.asking_once import once
from bot.discord.editing import turn
from bot.discord.limits import DESCRIPTION, TEXT, THREAD_NAME, clip, divide
from bot.discord.panels import plan_face
from bot.discord.panels.ids import PlanId, parse
from bot.discord.panels.lobby import LobbyPanel
from bot.discord.panels.parts import view_of
from bot.discord.panels.plan import PlanPanel
from bot.discord.panels.plan_drawing import custom_ids, told_on
from bot.discord.panels.posts import buttons, details
from bot.discord.replies import attachments, files, kept, words_of
from bot.kit.refusal import Refusal
from bot.kit.text import escape
from bot.post.courier import Deciding, Known, Listener, Rendered, TryLater, Undeliverable, Unheard, Why
from bot.store.letters import PanelRef
from render.artist import Picture
from rules.said import said
from words import say

log = logging.getLogger(__name__)

WEEK: Final = 10_080
"""Minutes of silence after which Discord folds a thread away."""

CALL_SECONDS = 45.0
"""A call may take so long: the library waits up to 30 s for a rate limit."""
DOOR_SECONDS = 20.0
"""The same for opening direct messages, where others wait who have none open yet."""
LOOK_SECONDS = 300.0
"""The same for looking for a letter where much has been written since."""

ONE_PAGE = 100
"""Messages that Discord shows at once."""

CLOCKS_APART = 60_000 << 22
"""Messages are numbered by the time, in milliseconds, of whichever of Discord's machines took them."""

THREAD_EXISTS, ARCHIVED, UNKNOWN_MESSAGE = 160004, 50083, 10008
NOBODY = frozenset({10007, 10013})
"""No member of the server; no user at all."""

_BY_CODE = {
    50007: Why.CLOSED,
    50278: Why.CLOSED,
    50001: Why.UNSEEN,
    50013: Why.FORBIDDEN,
    ARCHIVED: Why.FORBIDDEN,
}
_BY_STATUS = {400: Why.REFUSED, 403: Why.FORBIDDEN, 404: Why.GONE, 413: Why.REFUSED}
_SOON = {40003: 60.0, 30046: 300.0}
"""DMs opened too fast; an old message edited too often."""

IN_WORDS = said("replies.table-in-words")
"""The heading of what a picture shows, until it is drawn: then it takes the place of these words. No other
embed of a post has a heading, so that this one is known by it, whatever the language."""
_NUMBER = re.compile(r"\d+")
FILM = "-film."
"""Part of the name that a film goes out by."""

A_WHILE = 60.0
"""Seconds, when Discord does not say for how long it turns us away."""


class _Nobody:
    async def changed(self, guild_id: int) -> None: ...
    async def lost(self) -> None: ...
    async def found(self) -> None: ...


class _Said(NamedTuple):
    words: dict[str, Any]
    pictures: tuple[Picture, ...]
    laid: bool = False
    """Whether it is laid out in Components V2."""


class DiscordCourier:
    """Speaks for the outbox through a logged-in client."""

    def __init__(self, client: discord.Client, plan_panel: PlanPanel, lobby: LobbyPanel) -> None:
        self._client = client
        self._plan_panel = plan_panel
        self._lobby = lobby
        self.listener: Listener = _Nobody()

    async def open_thread(self, channel_id: int, message_id: int | None, name: str) -> int:
        async with self._call():
            await self._client.wait_until_ready()
            channel = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
            if not isinstance(channel, discord.TextChannel):
                raise Undeliverable(Why.FORBIDDEN)
            with once():
                return await _thread_in(channel, message_id, clip(name, THREAD_NAME))

    async def open_dm(self, user_id: int) -> int:
        async with self._call(DOOR_SECONDS):
            return (await self._client.create_dm(discord.Object(user_id))).id

    async def post(self, channel_id: int, letter: Rendered, nonce: str) -> int:
        laid_out = await self._said(letter)
        attached = files((*laid_out.pictures, *letter.files))
        async with self._call():
            channel = self._client.get_partial_messageable(channel_id)
            with once():
                return (await channel.send(**laid_out.words, files=attached, nonce=nonce)).id

    async def edit(self, channel_id: int, message_id: int, decide: Deciding) -> None:
        async with turn(self._client, message_id):
            if (letter := await decide()) is not None:
                await self._edit(channel_id, message_id, await self._said(letter))

    async def withdraw(self, letter: Rendered) -> None:
        ref = letter.closed
        if ref is not None and ref.seat is not None and ref.step is not None and letter.reader is not None:
            await self._plan_panel.close(letter.reader, ref.game, ref.seat, ref.step, letter.text)

    async def _edit(self, channel_id: int, message_id: int, laid_out: _Said) -> None:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

        async def edited() -> None:
            # What stood there in another way goes: Discord takes either text and embeds, or a layout.
            drawn: dict[str, Any] = {}
            if laid_out.laid:
                drawn = {"content": None, "embeds": [], "attachments": files(laid_out.pictures)}
            await message.edit(**drawn, **laid_out.words)

        async with self._call():
            await self._unfolding(channel_id, edited)

    async def attach(self, channel_id: int, message_id: int, pictures: Sequence[Picture]) -> None:
        channel = self._client.get_partial_messageable(channel_id)
        async with turn(self._client, message_id), self._call():
            message = await channel.fetch_message(message_id)
            there = kept(message)
            new = [picture for picture in pictures if picture.name not in {each.name for each in there}]
            films = [each for each in there if FILM in each.name]
            rest = [each for each in there if FILM not in each.name]
            words: dict[str, Any] = {}
            if any(FILM not in picture.name for picture in new):
                words["embeds"] = [embed for embed in message.embeds if embed.title is None]
            if new:
                shown = attachments((*films, *new, *rest))
                await self._unfolding(channel_id, lambda: message.edit(attachments=shown, **words))

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        async with self._call():
            await self._client.wait_until_ready()
            guild = self._client.get_guild(guild_id)
            if guild is None:
                return False
            try:
                await guild.fetch_member(user_id)
            except discord.NotFound as error:
                return error.code in NOBODY
            except discord.HTTPException as error:
                if error.status >= 500 or error.status == 429:
                    raise  # it did not say: whoever asks asks again
                log.warning("cannot ask for a member: status %d, code %d", error.status, error.code)
        return False

    async def shut_out(self, guild_id: int) -> bool:
        async with self._call():
            await self._client.wait_until_ready()
        return self._client.get_guild(guild_id) is None

    async def find(
        self, channel_id: int, letter: Rendered, after: int | None, since: datetime, known: Known
    ) -> int | None:
        alike = _same_panel if _panel_of(letter) else _same_post
        channel = self._client.get_partial_messageable(channel_id)
        from_here = since if after is None else discord.Object(max(1, after - CLOCKS_APART))
        async with self._call(LOOK_SECONDS):
            # However many others have written since: newest first, back to that place.
            async for message in channel.history(limit=None, after=from_here, oldest_first=False):
                if self._is_mine(message) and alike(message, letter) and not await known(message.id):
                    return message.id
            await self._require_sight(channel_id)
        return None

    async def own_posts(self, channel_id: int, after: int, before: int) -> list[int]:
        channel = self._client.get_partial_messageable(channel_id)
        async with self._call():
            here = channel.history(
                limit=ONE_PAGE, after=discord.Object(after), before=discord.Object(before), oldest_first=False
            )
            found = [message async for message in here]
        own = [each.id for each in found if self._is_mine(each) and _is_post(each)]
        return sorted(own)

    def _is_mine(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id

    async def _require_sight(self, channel_id: int) -> None:
        """To whoever may not read the history Discord shows an empty one, which proves nothing. What one may
        do is known when the gateway has told of all servers."""
        await self._client.wait_until_ready()
        channel = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        if isinstance(channel, discord.abc.PrivateChannel):
            return
        room = channel.parent if isinstance(channel, discord.Thread) else channel
        me = channel.guild.me
        if room is None or me is None or not room.permissions_for(me).read_message_history:
            raise Undeliverable(Why.UNREAD)

    @asynccontextmanager
    async def _call(self, seconds: float | None = None) -> AsyncIterator[None]:
        """In the outbox' terms, and within a time."""
        try:
            async with asyncio.timeout(seconds or CALL_SECONDS):
                yield
        except discord.RateLimited as error:
            raise TryLater(error.retry_after) from error
        except discord.HTTPException as error:
            raise judged(error) from error
        except TimeoutError as error:
            # One that was waiting for a limit on all requests would leave all others waiting for ever.
            self._client.http._global_over.set()  # noqa: SLF001
            raise Unheard from error
        except (aiohttp.ClientError, OSError) as error:
            raise Unheard from error

    async def _said(self, letter: Rendered) -> _Said:
        """Text, panel and whom it may ping, as Discord's library takes them."""
        pinged = [discord.Object(user) for user in letter.mentions]
        roles = [discord.Object(role) for role in letter.roles]
        mentions = discord.AllowedMentions(everyone=False, roles=roles or False, users=pinged or False)
        if (panel := _panel_of(letter)) is not None:
            view, pictures = await self._planned(letter, panel)
            return _Said({"view": view, "allowed_mentions": mentions}, pictures, laid=True)
        text, rest = divide(_text_of(letter), TEXT)
        embeds = [discord.Embed(description=clip(rest, DESCRIPTION))] if rest else []
        if letter.in_words:
            embeds.append(discord.Embed(title=say(IN_WORDS), description=escape(letter.in_words)))
        words = {
            "content": text,
            "embeds": embeds,
            "view": await self._view(letter),
            "allowed_mentions": mentions,
        }
        return _Said(words, letter.pictures)

    async def _view(self, letter: Rendered) -> discord.ui.View | None:
        if letter.panel is None:
            left = list(details(letter.closed))
            return view_of(left) if left else None
        if letter.panel.kind == "lobby":
            return await self._lobby.view(letter.panel.game)
        return view_of(buttons(letter.panel))

    async def _planned(
        self, letter: Rendered, ref: PanelRef
    ) -> tuple[discord.ui.LayoutView, tuple[Picture, ...]]:
        """A planning panel with its picture; of one whose step is over, all that is left are the words."""
        if ref.seat is None or ref.step is None or letter.reader is None:
            raise Undeliverable(Why.REFUSED)
        if letter.panel is not None:
            try:
                panel = await self._plan_panel.of_reader(letter.reader, ref.game, ref.seat, ref.step)
            except Refusal:
                log.info("game %d: the panel of step %d comes too late", ref.game, ref.step)
            else:
                drawn = tuple(each for each in panel.pictures if isinstance(each, Picture))
                return panel.view(*letter.pictures), (*drawn, *letter.pictures)
        await self._plan_panel.close(letter.reader, ref.game, ref.seat, ref.step, letter.text)
        return plan_face.closed(letter.text), ()

    async def _unfolding(self, channel_id: int, edit: Callable[[], Awaitable[object]]) -> None:
        """Edit a message; if its thread is folded away, unfold that first."""
        try:
            await edit()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            thread = await self._client.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
            await edit()


def _panel_of(letter: Rendered) -> PanelRef | None:
    """The planning panel that a letter is, open or not."""
    ref = letter.panel or letter.closed
    return ref if ref is not None and ref.kind == "plan" else None


def _text_of(letter: Rendered) -> str:
    return "\n\n".join((letter.text, *words_of(letter.pictures)))


def _same_post(message: discord.Message, letter: Rendered) -> bool:
    """What was drawn then may be told in words now, or could not be drawn at all, or the other way round; of
    no other letter is any picture."""
    content, own = message.content.strip(), divide(letter.text, TEXT)[0].strip()
    alike = content == own or ((bool(letter.pictures) or letter.lacking) and content.startswith(f"{own}\n\n"))
    names = [picture.name for picture in letter.pictures] + [file.name for file in letter.files]
    attached = {attachment.filename for attachment in message.attachments}
    return alike and (letter.lacking or not attached or not attached.isdisjoint(names))


def _same_panel(message: discord.Message, letter: Rendered) -> bool:
    """A panel is known by what can be pressed on it, for its words and its plan may change; where nothing can
    be any more, by the game it is about. It may ask the next question by now: to one person letters of a game
    go one after the other, so of those that nobody heard of there is but one. What answered a command is no
    letter."""
    ref = _panel_of(letter)
    ids = [each for each in map(parse, custom_ids(message)) if isinstance(each, PlanId)]
    if ids and ref is not None:
        mine = [each for each in ids if (each.game, each.seat) == (ref.game, ref.seat)]
        alike = any(each.step >= (ref.step or 0) for each in mine)
    else:
        there, own = _first_line(told_on(message)), _first_line(letter.text)
        alike = there == own or (ref is not None and all(_names(line, ref, letter) for line in (there, own)))
    return alike and message.interaction_metadata is None


def _is_post(message: discord.Message) -> bool:
    """What answers an interaction comes by a webhook; of a thread Discord itself tells that it was opened."""
    plain = message.type in {discord.MessageType.default, discord.MessageType.reply}
    return plain and message.webhook_id is None and message.interaction_metadata is None


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0]


def _names(line: str, ref: PanelRef, letter: Rendered) -> bool:
    """Whether a panel's first line is about that game: it names its thread, or its number before all else, in
    any language."""
    number = _NUMBER.search(line)
    return f"<#{letter.thread}>" in line or (number is not None and number[0] == str(ref.game))


async def _thread_in(channel: discord.TextChannel, message_id: int | None, name: str) -> int:
    if message_id is not None:
        try:
            starter = channel.get_partial_message(message_id)
            return (await starter.create_thread(name=name, auto_archive_duration=WEEK)).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return message_id
            if error.code != UNKNOWN_MESSAGE:
                raise
    for thread in channel.threads:
        if thread.name == name and thread.owner_id == channel.guild.me.id:
            return thread.id
    kind = discord.ChannelType.public_thread
    return (await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)).id


def judged(error: discord.HTTPException) -> TryLater | Undeliverable | Unheard:
    """What a refusal means for the letter."""
    if error.code in _SOON:
        return TryLater(_SOON[error.code])
    if error.status == 429:
        return TryLater(_retry_after(error))
    why = _BY_CODE.get(error.code) or _BY_STATUS.get(error.status)
    if why is Why.REFUSED:
        log.error("Discord refuses a letter: status %d, code %d", error.status, error.code)
    return Undeliverable(why) if why else Unheard(f"status {error.status}")


def _retry_after(error: discord.HTTPException) -> float:
    try:
        return float(error.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return A_WHILE
