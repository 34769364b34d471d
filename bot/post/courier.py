"""The port through which letters leave (ports and adapters): the outbox knows a Courier, and no Discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from enum import Enum
from typing import Protocol, TypeAlias

from bot.store.letters import PanelRef, PictureRef
from bot.tables.records import File
from render.artist import Picture
from rules.said import Said, said
from rules.values import Frozen


class Rendered(Frozen, frozen=True, kw_only=True):
    """A letter ready to go. Only `mentions` and `roles` may ping, whatever the text says.

    A text and the names of what is attached belong together only once: that is how a letter is known
    again in a channel's history.
    """

    text: str
    pictures: tuple[Picture, ...] = ()
    lacking: bool = False
    """Whether a picture that belongs to it could not be drawn this time."""
    to_follow: tuple[PictureRef, ...] = ()
    """Those that are to be attached later, for drawing is behind."""
    in_words: str = ""
    """What these show, until then."""
    files: tuple[File, ...] = ()
    panel: PanelRef | None = None
    closed: PanelRef | None = None
    """The panel it had, or was to have, if its step is over."""
    thread: int | None = None
    """That of its game."""
    reader: int | None = None
    """The one person it goes to."""
    mentions: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()


class TryLater(Exception):  # noqa: N818 - what Discord says, not a fault
    """Nothing was delivered, and it may be attempted again after this many seconds (a rate limit)."""

    def __init__(self, after: float) -> None:
        super().__init__(f"try again in {after:g} s")
        self.after = after


class Unheard(Exception):  # noqa: N818 - what became of it, not a fault of ours
    """The connection broke, Discord failed (5xx) or took too long: nobody knows whether it was delivered."""


class Why(Enum):
    CLOSED = "this person takes no direct messages"
    GONE = "the channel, thread or message is gone"
    FORBIDDEN = "the bot may not write there"
    UNSEEN = "the bot may not see that place"
    UNREAD = "the bot may not read what was written there"
    REFUSED = "Discord will never take this letter as it is"
    UNMADE = "it cannot be made"

    @property
    def told(self) -> Said:
        """For whoever runs the game; the value is for the log."""
        return said(f"post.why-{self.name.casefold()}")


class Undeliverable(Exception):  # noqa: N818 - what Discord says, not a fault
    """Nothing was delivered, and trying again will not help."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


Known: TypeAlias = Callable[[int], Awaitable[bool]]
"""Whether a message is known to be some letter's."""


Deciding: TypeAlias = Callable[[], Awaitable[Rendered | None]]
"""What a message is to say, asked when it is about to be edited; None: nothing new after all."""


class Listener(Protocol):
    """Who hears from the courier what happens at Discord's."""

    async def changed(self, guild_id: int) -> None:
        """Something has changed on that server: letters that were not let through there may be now."""

    async def lost(self) -> None:
        """There is no connection: nobody can reach the bot."""

    async def found(self) -> None:
        """There is one again."""


class Courier(Protocol):
    """Raises TryLater or Undeliverable when it is certain that nothing was delivered, and Unheard when it is
    not: the outbox then searches for the letter with `find` before it sends it again with the same nonce.

    Nothing takes for ever: every call has a time limit.
    """

    listener: Listener

    async def open_thread(self, channel_id: int, message_id: int | None, name: str) -> int:
        """A public thread, started from that message if there is one; its id.

        Must be safe to repeat: Discord allows one thread per message and gives it the message's id, so
        “already has a thread” (160004) is the answer `message_id`. Without a message, look among the
        channel's active threads for one of that name first.
        """

    async def open_dm(self, user_id: int) -> int:
        """The channel of direct messages with this person."""

    async def post(self, channel_id: int, letter: Rendered, nonce: str) -> int:
        """Send with this nonce and enforce_nonce; the message's id.

        A `plan` panel whose step has been resolved meanwhile is left out, not refused.
        """

    async def edit(self, channel_id: int, message_id: int, decide: Deciding) -> None:
        """Replace text and components (no panel: no components); attachments stay as they are, except
        those of a planning panel, which is drawn anew.

        Edits of one message, whoever makes them, have one order: what it is to say is decided when all
        before it are answered."""

    async def withdraw(self, letter: Rendered) -> None:
        """A planning panel is closed that is nowhere: wherever else its reader has it open, it is closed."""

    async def attach(self, channel_id: int, message_id: int, pictures: Sequence[Picture]) -> None:
        """Put these before what is attached to a message, a film before all; not what is there already. The
        words that stood for them go, all others stay."""

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Whether this person is certainly on that server no more; closed direct messages do not say so. If
        Discord does not answer, that is Unheard or TryLater."""

    async def shut_out(self, guild_id: int) -> bool:
        """Whether the bot itself is on that server no more."""

    async def find(
        self, channel_id: int, letter: Rendered, after: int | None, since: datetime, known: Known
    ) -> int | None:
        """Our own message with this text, and these attachment names or some of them, among all that came
        after that one; if none is known, among those not older than `since`. Not one that is known to be
        another letter's. Where it cannot be searched for, that is Undeliverable."""

    async def own_posts(self, channel_id: int, after: int, before: int) -> list[int]:
        """What we posted there between these two messages, the latest of it, in order; not what answers
        somebody's command or press, nor what Discord says in our name."""
