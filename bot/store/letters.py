"""Outbox messages: a letter is one. It waits in the outbox until it is delivered, through any restart."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from rules.values import Frozen, Seat


class PictureRef(Frozen, frozen=True):
    """A picture to be drawn when the letter goes out: the table after `step`, as `seat` may see it, or the
    card that a finished game ends with."""

    game: int
    step: int
    scene: Literal["board", "mat", "ending"]
    seat: Seat | None = None


class FilmRef(Frozen, frozen=True):
    """What led from one step to a later one, to be shown as a film when it is ready."""

    game: int
    since: int
    step: int


class RecordRef(Frozen, frozen=True):
    """The record of a finished game, to go along as a file."""

    game: int


class DetailsRef(Frozen, frozen=True):
    """The whole account of a step: which it is, and when it was worked out, in seconds of the clock.

    By that it is known again: it may be taken back, and another played in its place.
    """

    step: int
    at: int


class PanelRef(Frozen, frozen=True):
    """Buttons and selects to stand under a letter; what they do follows from these numbers alone."""

    kind: Literal["lobby", "plan", "table", "back", "end", "offer", "late"]
    game: int
    seat: Seat | None = None
    step: int | None = None
    orders: bool = False
    """Under a turn's post: whether this game takes standing orders."""
    offer: int | None = None
    """Under a question for somebody's yes: which."""
    details: DetailsRef | None = None
    """Under a turn's post: where all of it is told, which stays when the step is over."""
    passed_on: bool = False
    """Of a seat that is another's by now, or is asked on another panel: there is nothing here to see or to
    press."""


class Owed(Frozen, frozen=True):
    """A choice that is awaited of a seat until a moment, in seconds of the clock."""

    seat: Seat
    until: int


class Letter(Frozen, frozen=True, kw_only=True):
    """One post, direct message, edit or new thread. An edit that attaches puts a film, or pictures that were
    not drawn in time, with the post of a step.

    `key` names the message for later edits ("lobby", "step:7", "panel:7:1"); an edit carries the key of
    the message it changes. A letter with a `user` goes to that person alone. A post goes to the game's
    thread unless its `place` is the channel the game was opened in; the `text` of a thread is its name.
    With a `while_step`, it is worth saying only as long as the game is on and stands at that step;
    `while_owed`, as long as this is owed there until then, and neither chosen nor given more time or less;
    `while_running`, as long as the game is on; `while_asked`, as long as somebody whom it mentions owes a
    choice;
    `while_shut`, as long as the destination of the game's posts is unavailable.
    """

    kind: Literal["post", "direct", "edit", "thread"]
    game: int
    key: str
    text: str
    question: str = ""
    """The line of it that asks something, if one does, and says until when: it changes with the deadline."""
    user: int | None = None
    place: Literal["thread", "channel"] = "thread"
    pictures: tuple[PictureRef, ...] = ()
    film: FilmRef | None = None
    record: RecordRef | None = None
    analysis: bool = False
    """Looks back at the whole game; its words and its picture are worked out when it goes out."""
    panel: PanelRef | None = None
    mentions: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    """Roles of the server that are mentioned, beside people."""
    while_step: int | None = None
    while_owed: Owed | None = None
    while_running: bool = False
    while_asked: bool = False
    while_shut: bool = False

    @property
    def attaches(self) -> int | None:
        """The step with whose post it puts something, if it does; it leaves words and buttons as they are."""
        if self.kind != "edit" or self.user is not None:
            return None
        return next((ref.step for ref in (self.film, *self.pictures) if ref is not None), None)

    @property
    def lane(self) -> str:
        """Its queue: letters of one lane are delivered in order; lanes do not wait for each other."""
        if self.attaches is not None:
            return f"{'film' if self.film else 'picture'}:{self.game}"
        if self.analysis:
            return f"analysis:{self.game}"
        return f"game:{self.game}" if self.user is None else f"dm:{self.user}:{self.game}"

    def passed_on(self, key: str) -> Letter:
        """The same edit of a message that is known by another key since: another has taken its place, so that
        nothing can be pressed on it, though its step be asked again."""
        panel = None if self.panel is None else replace(self.panel, passed_on=True)
        return replace(self, key=key, panel=panel)


# Made here, once: msgspec crashes if two threads are the first to decode a type, and each reader is a thread.
_LETTER = msgspec.json.Decoder(Letter)


def decode_letter(stored: str) -> Letter:
    return _LETTER.decode(stored)


_LATE = "late "


def is_public(lane: str) -> bool:
    """Whether it holds what a whole table waits for."""
    return lane.startswith("game:")


def reader_in(lane: str) -> int | None:
    """To whom alone all letters of a lane go."""
    return int(lane.split(":")[1]) if "dm:" in lane else None


def late(lane: str) -> str:
    """Where an edit that cannot be made now waits, so that others need not wait for it."""
    return f"{_LATE}{lane.removeprefix(_LATE)}"
