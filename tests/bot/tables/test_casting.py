"""Everybody is what they asked to be, in every title and set-up that has something to ask for."""

from __future__ import annotations

import pytest

from bot.store.games import Player
from bot.tables.casting import cast, free_roles
from rules.engine import Choice
from rules.table import settle_options
from rules.titles import TITLES

SET_UPS = [
    pytest.param(key, options, seats, id=f"{key}, {name}, {seats}")
    for key, title in TITLES.items()
    for name, options, seats in title.variants()
]


@pytest.mark.parametrize(("key", "options", "seats"), SET_UPS)
def test_every_seat_can_be_asked_for(key: str, options: Choice, seats: int) -> None:
    """By the last player first, so that everybody has to move."""
    title, settled = TITLES[key], settle_options(TITLES[key], options)
    roles = list(title.roles(settled, seats).values()) or list(title.open_roles(settled))[:seats]
    if len(roles) < seats:
        roles = list(title.open_roles(settled))[:seats]
    wishes = roles[::-1]
    players = [Player(seat, 100 + seat, f"P{seat}", wish=wish) for seat, wish in enumerate(wishes)]
    found = cast(title, settled, players)
    assert title.roles(found.options, seats) == {player.seat: player.wish for player in found.players}
    assert settle_options(title, found.options) == found.options, "the form takes what was made of it"


@pytest.mark.parametrize("key", TITLES)
def test_whoever_asks_for_nothing_stays_where_they_sit(key: str) -> None:
    title, settled = TITLES[key], settle_options(TITLES[key], {})
    players = tuple(Player(seat, 100 + seat, f"P{seat}") for seat in range(2))
    found = cast(title, settled, players)
    assert (found.options, found.players) == (settled, players)
    assert free_roles(title, settled, players) == title.open_roles(settled)
