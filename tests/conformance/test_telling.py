"""Law 9: every event is declared, and the artist can tell it and draw the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from render.artist import Names, Picture
from rules.at_random import random_choice
from rules.dice import Stream, draw
from rules.engine import AnyTitle, Choice, Value
from rules.table import Table
from rules.values import Seat
from tests.conformance.dry import dried
from tests.conformance.walk import every_setup, everyone, random_walk, told_walk
from tests.titles.examples import ALL_ARTISTS, ALL_TITLES
from words import say

NAMES: Names = dict(enumerate(["Ada", "Bert", "Chiara", "Dmitri", "Eve", "Filip", "Greta", "Hugo"]))
LONGEST_ALT = 1_024
OFTEN = 4
"""So often a kind of event is told to each on its own; after that, whatever happened to one after another."""


@pytest.fixture(scope="module")
def dry() -> Iterator[None]:
    with dried():
        yield


@pytest.mark.parametrize("key", sorted(ALL_TITLES))
def test_every_title_declares_its_events(key: str) -> None:
    assert ALL_TITLES[key].events


@every_setup
def test_every_event_is_declared_and_told_to_those_who_may_know(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    artist, told = ALL_ARTISTS[title.key], Counter[tuple[str, Seat | None]]()
    for number, (table, events) in enumerate(told_walk(title, options, seats)):
        assert [fault for event in events if (fault := title.events.fault(event))] == []
        for seat in everyone(table) if events else ():
            seen = [event for event in events if event.visible_to(seat)]
            new = [event for event in seen if told[event.kind, seat] < OFTEN]
            told.update((event.kind, seat) for event in new)
            in_turn = number % (seats + 1) == (seats if seat is None else seat)
            if not new and not in_turn:
                continue
            view = table.view(seat)
            for event in new:
                alone = artist.tell([event], view, NAMES)
                assert alone, f"nothing is told of {event.kind}"
                assert all(say(line.text) for line in alone), f"nothing is told of {event.kind}"
            assert artist.tell(events, view, NAMES) == artist.tell(seen, view, NAMES)
        assert say(artist.headline(table.view(), NAMES)).count("\n") == 0


@every_setup
def test_the_table_can_be_drawn(title: AnyTitle, name: str, options: Choice, seats: int, dry: None) -> None:
    """For all at the start and at the end, for each seat at a moment of its own; and what plans lead to."""
    artist, dice = ALL_ARTISTS[title.key], Stream(b"law 9 pictures")
    walk = list(random_walk(title, options, seats))
    for table in (walk[0], walk[-1]):
        board = artist.board(table.view(), NAMES)
        check(board)
        assert artist.board_alt(table.view(), NAMES) == board.alt, "it goes out before the picture does"
    for seat in range(seats):
        view = walk[(len(walk) - 1) * (seat + 1) // seats].view(seat)
        check(artist.board(view, NAMES))
        check(artist.mat(view, NAMES))
    met: set[tuple[str, Seat]] = set()
    for table in walk:
        for seat, due in table.pending().items():
            if (due.kind, seat) not in met:
                met.add((due.kind, seat))
                draw_plan(table, seat, dice)


def draw_plan(table: Table, seat: Seat, dice: Stream) -> None:
    """A preview of nothing, of half a plan, or of a whole one."""
    whole = random_choice(table.form(seat), dice)
    partial = draw(dice, [{}, half(whole), whole])
    view = table.view(seat)
    check(ALL_ARTISTS[table.title.key].preview(view, table.foresee(seat, partial), NAMES))


def half(choice: dict[str, Value]) -> dict[str, Value]:
    return dict(list(choice.items())[: (len(choice) + 1) // 2])


def check(picture: Picture) -> None:
    assert 0 < len(picture.alt) <= LONGEST_ALT
    assert picture.name
