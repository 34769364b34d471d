"""What whoever starts the sandbox may lend it: a clock to put forward, cards to begin with, a bot to restart.

The sandbox alone is Discord, and knows nothing of games. All of this is optional.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sandbox.model import Channel
from sandbox.people import Person


@dataclass(frozen=True)
class Card:
    """One press that leads a newcomer somewhere, by what any person could do with commands and buttons."""

    key: str
    label: str
    line: str
    picture: Callable[[], Awaitable[bytes]]
    begin: Callable[[Person], Awaitable[Channel]]
    """Acts as that person, and says where to look."""


@dataclass(frozen=True)
class Moment:
    """A time worth going to."""

    label: str
    when: datetime


async def _no_moments() -> Sequence[Moment]:
    return ()


@dataclass(frozen=True)
class Time:
    """The clock that the sandbox and its bot share."""

    advance: Callable[[timedelta], Awaitable[None]]
    moments: Callable[[], Awaitable[Sequence[Moment]]] = _no_moments
    is_running: Callable[[], bool] = lambda: False
    run: Callable[[bool], None] = lambda _on: None
    """Let it run, from one moment to the next at a pace one can follow, or stop it."""


@dataclass(frozen=True)
class Backstage:
    cards: Sequence[Card] = field(default_factory=tuple)
    time: Time | None = None
    restart: Callable[[], Awaitable[None]] | None = None
