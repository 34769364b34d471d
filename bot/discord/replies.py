"""Answering a person: within three seconds, to them alone, and in one sentence if it cannot be done."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum, auto
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import aiohttp
import discord

from bot.discord.editing import turn
from bot.discord.limits import ALT_TEXT, DESCRIPTION, TEXT, clip
from bot.kit.metrics import ANSWERS
from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.kit.text import escape
from bot.tables.records import File
from render.artist import Picture
from rules.said import said
from words import say

log = logging.getLogger(__name__)

T = TypeVar("T")
Interaction: TypeAlias = discord.Interaction[discord.Client]

ALREADY_ACKNOWLEDGED = 40060
TOO_LATE = frozenset({10062, 10015, 50027})
"""The interaction is unknown or its token has expired: there is nobody left to tell."""

EDIT_SECONDS = 45.0
"""An edit may take so long: whoever edits the same message next waits for it."""

SOMETHING_BROKE = said("replies.something-broke")


class Kept(NamedTuple):
    """A picture that stays as it is attached. The library would send all that it knows of an attachment;
    Discord asks for its id."""

    id: int
    name: str
    alt: str
    in_words: bool = False

    def to_dict(self) -> dict[str, object]:
        return {"id": self.id}


Attached: TypeAlias = Picture | Kept


class Face(NamedTuple):
    """What a panel shows: its words, its buttons and selects if it has any left, and what is attached."""

    embed: discord.Embed
    view: discord.ui.View | None = None
    attached: tuple[Picture | File, ...] = ()


class Laid(NamedTuple):
    """The same of a panel laid out in Components V2."""

    view: discord.ui.LayoutView
    attached: Sequence[Attached] = ()


Decide: TypeAlias = Callable[[], Awaitable[Laid | None]]
"""What is to be shown, asked when it is about to be; None: nothing after all."""


class _Mode(Enum):
    UNANSWERED = auto()
    THINKING = auto()
    HOLDING = auto()
    ANSWERED = auto()


class Reply:
    """One interaction and how far it has been answered."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._mode = _Mode.UNANSWERED
        self._since = time.monotonic()
        self._answer = 0

    @classmethod
    def to(cls, interaction: Interaction) -> Reply:
        """The one reply of this interaction, so that an error handler knows what was already said."""
        reply: Reply = interaction.extras.setdefault("reply", cls(interaction))
        return reply

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def holding(self) -> bool:
        """Whether the pressed panel is waiting to be redrawn."""
        return self._mode is _Mode.HOLDING

    def _now(self, mode: _Mode) -> None:
        if self._mode is _Mode.UNANSWERED:
            ANSWERS.observe(time.monotonic() - self._since)
        self._mode = mode

    async def think(self) -> None:
        """Acknowledge at once; a message for this person alone will follow."""
        deferred = await _insist(lambda: self.interaction.response.defer(ephemeral=True, thinking=True))
        self._answer = (deferred.message_id if deferred else None) or 0
        self._now(_Mode.THINKING)

    async def hold(self) -> None:
        """Acknowledge at once; the panel that was pressed will be redrawn."""
        await _insist(self.interaction.response.defer)
        self._now(_Mode.HOLDING)

    async def ask(self, window: discord.ui.Modal) -> None:
        """Open a window in which the person can type."""
        await _insist(lambda: self.interaction.response.send_modal(window))
        self._now(_Mode.ANSWERED)

    @property
    def message(self) -> int:
        """The message that was pressed and is redrawn, or else the one that this answers with."""
        pressed = self.interaction.message
        if self.holding and pressed is not None:
            return pressed.id
        return self._answer or self.interaction.id  # until its own is known, no other edit can be meant

    async def redraw(self, work: Callable[[], Awaitable[Face]]) -> None:
        """Acknowledge at once; then do what the press asks for, and show the pressed panel as that leaves it,
        one press after the other. Its text stays, and its pictures unless there are new ones."""
        await self.hold()
        async with turn(self.interaction.client, self.message):
            face = await work()
            shown: dict[str, Any] = {"embed": told_with(face.embed, face.attached), "view": face.view}

            def edit() -> Awaitable[object]:
                new: dict[str, Any] = {"attachments": files(face.attached)} if face.attached else {}
                return self.interaction.edit_original_response(**shown, **new)

            await self._edit(edit)

    async def _edit(self, edit: Callable[[], Awaitable[T]]) -> T | None:
        """Whose turn it is edits, within a time."""
        async with asyncio.timeout(EDIT_SECONDS):
            return await _insist(edit)

    @property
    def attached(self) -> tuple[Kept, ...]:
        """What is attached to the panel that was pressed."""
        message = self.interaction.message
        return () if message is None or not self.holding else kept(message)

    @property
    def whispered(self) -> bool:
        """Whether only this person sees the panel that this answers with, or was pressed."""
        message = self.interaction.message
        return message.flags.ephemeral if self.holding and message is not None else True

    async def lay(self, decide: Decide) -> None:
        """Show a panel laid out in Components V2, in place of what was pressed or of “thinking”: what is
        decided when its turn has come, if anything.

        What the message said in another way is taken away with it: Discord takes either or.
        """
        async with turn(self.interaction.client, self.message):
            laid = await decide()
            if laid is not None:
                if self._mode is _Mode.THINKING:
                    # Before it is heard of: it may have come though the connection broke, and takes no plain
                    # words then. What is said after it takes the place of “thinking” by itself, if need be.
                    self._mode = _Mode.ANSWERED
                await self._edit(
                    lambda: self.interaction.edit_original_response(
                        content=None, embeds=[], view=laid.view, attachments=attachments(laid.attached)
                    )
                )

    async def whisper(
        self, text: str = "", face: Face | None = None, attached: tuple[Picture | File, ...] = ()
    ) -> None:
        """Say something that only this person sees."""
        if face is not None:
            attached = (*attached, *face.attached)
        else:
            text = "\n\n".join(filter(None, (text, *words_of(attached))))
        shown: dict[str, Any] = {"content": clip(text, TEXT) or None}
        if face is not None:
            shown["embed"] = told_with(face.embed, attached)
            if face.view is not None:
                shown["view"] = face.view
        if self._mode is _Mode.THINKING:
            await _insist(
                lambda: self.interaction.edit_original_response(**shown, attachments=files(attached))
            )
        elif self._mode is _Mode.UNANSWERED:
            await _insist(
                lambda: self.interaction.response.send_message(**shown, files=files(attached), ephemeral=True)
            )
        else:
            await _insist(
                lambda: self.interaction.followup.send(**shown, files=files(attached), ephemeral=True)
            )
        if self._mode is not _Mode.HOLDING:
            self._now(_Mode.ANSWERED)

    async def explain(self, error: BaseException, about: str) -> None:
        """Tell the person why it was not done; what is no Refusal is also logged, without their answers."""
        if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
            log.info("too late to answer: %s", about)
            return
        if isinstance(error, Refusal):
            sentence = str(error)
        else:
            report(log, f"failed: {about}", error)
            sentence = say(SOMETHING_BROKE)
        try:
            await self.whisper(sentence)
        except (discord.HTTPException, aiohttp.ClientError, OSError, RuntimeError) as deaf:
            # A RuntimeError, when the bot stops in that moment and its session is closed.
            log.warning("could not answer: %s (%s)", about, type(deaf).__name__)


def files(attached: tuple[Picture | File, ...]) -> list[discord.File]:
    """Fresh files for each try: Discord's library closes them when it has sent them."""
    return [
        discord.File(
            io.BytesIO(item.data),
            filename=item.name,
            description=clip(item.alt, ALT_TEXT) if isinstance(item, Picture) else None,
        )
        for item in attached
        if not (isinstance(item, Picture) and item.in_words)
    ]


def words_of(attached: Sequence[Picture | File]) -> list[str]:
    """Of pictures that are to be told, what they show."""
    return [escape(item.alt) for item in attached if isinstance(item, Picture) and item.in_words]


def told_with(embed: discord.Embed, attached: Sequence[Picture | File]) -> discord.Embed:
    """The embed, and below what it says whatever is to be told."""
    if words := words_of(attached):
        embed = embed.copy()
        embed.description = clip("\n\n".join(filter(None, (embed.description, *words))), DESCRIPTION)
    return embed


def kept(message: discord.Message) -> tuple[Kept, ...]:
    return tuple(Kept(each.id, each.filename, each.description or "") for each in message.attachments)


def attachments(attached: Sequence[Attached]) -> list[discord.File | discord.Attachment]:
    """What is to be attached after an edit: fresh files, and what stays as it is."""
    return [
        cast("discord.Attachment", item) if isinstance(item, Kept) else files((item,))[0]
        for item in attached
        if not item.in_words
    ]


async def _insist(send: Callable[[], Awaitable[T]]) -> T | None:
    """Say it once more if the connection dropped.

    It may have been heard the first time, here or when the library repeated what Discord had failed at:
    that it was answered already means that this is the answer.
    """
    try:
        try:
            return await send()
        except (aiohttp.ClientError, OSError):
            return await send()
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        return None
