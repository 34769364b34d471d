"""What passes between the people of a race and the processes they press in: a line of JSON each."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class Orders(msgspec.Struct, frozen=True):
    """What a process is to be."""

    name: int
    url: str
    socket: str
    """Where it is pressed."""
    durable: bool
    unlocked: bool
    """Whether its writing transactions lock nothing."""


class Press(msgspec.Struct, frozen=True):
    """A bid of this number is locked in."""

    id: int
    game: int
    user: int
    step: int
    number: str


class Open(msgspec.Struct, frozen=True, tag=True):
    """The first word of a process: it runs."""

    name: int
    pid: int


class Answer(msgspec.Struct, frozen=True, tag=True):
    id: int
    came_to: Literal["acknowledged", "too fast", "refused", "failed"]
    words: str = ""


class Resolved(msgspec.Struct, frozen=True, tag=True):
    """The process says that it has written this step."""

    game: int
    step: int


class Fault(msgspec.Struct, frozen=True, tag=True):
    """A line of its log that nobody should have to read."""

    words: str


Word: TypeAlias = Open | Answer | Resolved | Fault


def line(word: msgspec.Struct) -> bytes:
    return msgspec.json.encode(word) + b"\n"
