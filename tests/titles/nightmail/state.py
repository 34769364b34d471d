"""What is on the table, and what of it a pilot may see."""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

from rules.values import Frozen, Seat

Weather: TypeAlias = Literal["clear", "fog", "storm"]
Height: TypeAlias = Literal["low", "high"]
HEIGHTS: tuple[Height, ...] = ("low", "high")


class Almanac(Frozen, frozen=True):
    """The figures of the game."""

    cards: tuple[Weather, ...] = ("clear",) * 6 + ("fog",) * 4 + ("storm",) * 4
    sacks_each_night: int = 2
    most_low: int = 4
    most_high: int = 2


class Mail(Frozen, frozen=True):
    """A pilot's sacks, wherever they are."""

    waiting: int
    delivered: int = 0
    lost: int = 0


class Flight(Frozen, frozen=True):
    height: Height
    sacks: int
    arrived: bool = True


class NightState(Frozen, frozen=True):
    nights: int
    mail: tuple[Mail, ...]
    telegrams: tuple[Weather, ...]
    """A card for each pilot, out of the pile before the first night; nobody else knows it."""
    pile: tuple[Weather, ...]
    """Face down; the first is on top."""
    weather: tuple[Weather, ...] = ()
    """Of the nights that are over."""
    flights: tuple[Flight, ...] = ()
    """Of the last night."""


class NightView(Frozen, frozen=True):
    """Whoever looks has no pile to look into, and no telegram but his own."""

    seat: Seat | None
    nights: int
    mail: tuple[Mail, ...]
    weather: tuple[Weather, ...]
    flights: tuple[Flight, ...]
    telegram: Weather | None
    unseen: dict[Weather, int]
    """The cards that this pilot has not seen: one of them is tonight's weather."""


def seen_by(state: NightState, seat: Seat | None) -> NightView:
    return NightView(
        seat=seat,
        nights=state.nights,
        mail=state.mail,
        weather=state.weather,
        flights=state.flights,
        telegram=None if seat is None else state.telegrams[seat],
        unseen=dict(sorted(Counter(hidden_from(state, seat)).items())),
    )


def hidden_from(state: NightState, seat: Seat | None) -> list[Weather]:
    """In an order that gives nothing away."""
    others = [card for owner, card in enumerate(state.telegrams) if owner != seat]
    return sorted([*state.pile, *others])
