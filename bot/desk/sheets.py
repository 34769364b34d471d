"""What the desk hands out: plain values that the Discord surface turns into messages and components."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from typing import NamedTuple

import msgspec

from bot.desk.forms.pads import Pad
from bot.store.games import Player, Status
from bot.store.people import Person
from render.artist import Picture
from rules.engine import Decision, Field, Value
from rules.said import Text
from rules.values import Frozen, Seat


class LobbySheet(Frozen, frozen=True, kw_only=True):
    """A game that has not begun. `text` is the whole lobby post, as the outbox writes it."""

    game_id: int
    title: str
    host: int
    players: tuple[Player, ...]
    least: int
    most: int
    text: str
    open: bool
    begins: bool
    """By itself, as soon as every seat is taken."""
    roles: tuple[str, ...]
    """What people can choose to be, once for every seat; nothing where there is nothing to choose."""
    role_names: dict[str, Text]
    aces: bool
    """Whether there are stand-ins that think ahead."""

    def free_roles(self, user: int) -> tuple[str, ...]:
        """What this person could be, each role once."""
        others = Counter(player.wish for player in self.players if player.user != user)
        return tuple(role for role, seats in Counter(self.roles).items() if seats > others[role])

    def wish_of(self, user: int) -> str | None:
        """The role that this person asks for, “” for any; None if they have no seat."""
        return next((player.wish for player in self.players if player.user == user), None)

    def begins_with(self, user: int) -> bool:
        """Whether it begins as soon as this person joins, who has a choice between seats."""
        last = self.begins and self.open and len(self.players) == self.most - 1
        return last and all(player.user != user for player in self.players) and len(self.free_roles(user)) > 1

    @property
    def full(self) -> bool:
        return len(self.players) >= self.most

    @property
    def ready(self) -> bool:
        return self.open and self.least <= len(self.players) <= self.most


class OwnSheet(Frozen, frozen=True, kw_only=True):
    """What a person has settled for themselves; `words` says it, a line per setting."""

    person: Person
    words: tuple[str, ...]


class Stand(NamedTuple):
    """How a plan stands: what a panel shows is true as long as this is."""

    draft: dict[str, Value]
    locked: dict[str, Value] | None
    changing: bool
    deadline: datetime | None


class PlanSheet(Frozen, frozen=True, kw_only=True):
    """A person's plan for the current step.

    `fields` are narrowed by what stands in `draft` (or, once locked in, in `locked`). `complete` says
    that the draft, with the defaults of fields left alone, can be locked in.
    """

    game_id: int
    title: str
    seat: Seat
    step: int
    decision: Decision
    deadline: datetime | None
    fields: tuple[Field, ...]
    draft: dict[str, Value]
    locked: dict[str, Value] | None
    changing: bool
    """Another plan is locked in, and stands until this one is."""
    words: tuple[str, ...]
    """The draft or the locked choice in words, a line per answer."""
    complete: bool
    can_order: bool
    """Whether this game takes standing orders."""
    pads: tuple[Pad, ...] = ()
    """The hands of cards among the fields."""
    missing: tuple[Field, ...] = ()
    """What still has to be said before it can be locked in."""
    dangers: tuple[str, ...] = ()
    """What the plan would do to those who make it, as far as they may know."""
    notes: tuple[str, ...] = ()
    """What it would do that they may not have said a word about."""
    told: str = ""
    """What came with the question: the news, and what there is to know."""
    before: dict[str, Value] = msgspec.field(default_factory=dict)
    """What was answered to the same fields the last time."""
    hints: bool = False
    """Whether they may ask what an Ace would do."""
    turned: bool = False
    """Whether its picture has the top of the table at the bottom."""

    @property
    def stand(self) -> Stand:
        return Stand(self.draft, self.locked, self.changing, self.deadline)


class OrdersSheet(Frozen, frozen=True, kw_only=True):
    """A person's standing orders, all of them as they are; `words` says them, a line per order. Those of
    which something is missing are not in force yet."""

    game_id: int
    title: str
    seat: Seat
    fields: tuple[Field, ...]
    orders: dict[str, Value]
    words: tuple[str, ...]
    missing: tuple[Field, ...] = ()


class Locked(Frozen, frozen=True, kw_only=True):
    """A choice that is durable. `waiting_for` names those who still owe theirs (empty if resolved)."""

    game_id: int
    title: str
    seat: Seat
    step: int
    words: tuple[str, ...]
    resolved: bool
    waiting_for: tuple[str, ...]
    can_order: bool
    told: str = ""
    """What had come with the question."""
    choice: dict[str, Value] = msgspec.field(default_factory=dict)
    """What is locked in."""
    deadline: datetime | None = None

    @property
    def stand(self) -> Stand:
        return Stand({}, self.choice, changing=False, deadline=self.deadline)


class GameSheet(Frozen, frozen=True, kw_only=True):
    """Where a game stands, as anyone may know it."""

    game_id: int
    title: str
    status: Status
    headline: str
    step: int
    players: tuple[Player, ...]
    waiting_for: tuple[str, ...]
    deadline: datetime | None
    channel: int
    thread: int | None
    commitment: str
    rules: tuple[str, ...]
    """What its host has set, in words."""


class PastSheet(Frozen, frozen=True, kw_only=True):
    """A step or a turn of a game, as everybody could see it."""

    game_id: int
    at: int
    last: int
    text: str
    picture: Picture
