"""What mattered in a game follows from what its spectators saw, is proved by it, and stays true."""

from __future__ import annotations

from rules.dice import Stream
from rules.drama import Annals, Drama, happened
from rules.engine import AnyTitle, Choice
from rules.table import Table
from rules.values import Event
from tests.conformance.test_telling import NAMES
from tests.conformance.walk import every_setup, told_walk
from tests.titles.examples import ALL_ARTISTS
from words import say

LOOKS = 4
"""So often in a game the dramas are looked for."""


@every_setup
def test_dramas_are_what_any_spectator_could_find(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    """Two games that a spectator cannot tell apart have the same."""
    found: tuple[Drama, ...] = ()
    moments = looked_at(title, options, seats)
    for table, batches in moments:
        annals = seen_by_all(table, batches)
        dramas = title.dramas(annals)
        state = title.imagine(table.state, None, Stream(b"another"))
        other = annals._replace(view=title.view(state, None))
        assert list(title.dramas(other)) == list(dramas)
        check(title, annals, dramas)
        for drama in dramas:
            assert not title.themes[drama.kind].opened or table.outcome, f"{drama.kind} is told too early"
        keys = {key(drama) for drama in dramas}
        assert {key(drama) for drama in found} <= keys, "what was told is no longer so"
        found = dramas


@every_setup
def test_dramas_of_a_finished_game_are_told(title: AnyTitle, name: str, options: Choice, seats: int) -> None:
    """With all that was hidden; by what was told of it before, and more."""
    table, batches = looked_at(title, options, seats)[-1]
    public = seen_by_all(table, batches)
    begins = title.turn_begins
    opened = Annals(
        seats,
        table.view(),
        tuple(happened(batches, begins)),
        tuple(table.view(seat) for seat in range(seats)),
    )
    dramas = title.dramas(opened)
    check(title, opened, dramas)
    told = {(each.kind, each.step) for each in dramas}
    assert {(each.kind, each.step) for each in title.dramas(public)} <= told
    artist = ALL_ARTISTS[title.key]
    for drama in dramas:
        assert say(artist.drama(drama, table.view(), NAMES)), f"{drama.kind} is not told"


@every_setup
def test_every_step_has_its_news(title: AnyTitle, name: str, options: Choice, seats: int) -> None:
    """In four lines at most, whatever happened."""
    artist = ALL_ARTISTS[title.key]
    for table, batches in looked_at(title, options, seats):
        annals = seen_by_all(table, batches)
        dramas = [drama for drama in title.dramas(annals) if drama.step == len(batches) - 1]
        events = {at: each.event for at, each in enumerate(annals.happened) if each.step == len(batches) - 1}
        news = artist.news(dramas, events, table.view(), NAMES)
        if news is not None:
            told = [say(news.headline), *map(say, news.lines)]
            assert all(told)
            assert len(told) <= 4
            assert not any("\n" in line for line in told)


def looked_at(title: AnyTitle, options: Choice, seats: int) -> list[tuple[Table, list[tuple[Event, ...]]]]:
    """The same random game at a few moments, with all that had happened by then; the last one is its end."""
    steps: list[tuple[Table, tuple[Event, ...]]] = []
    for table, events in told_walk(title, options, seats):
        if not steps or table.step > steps[-1][0].step:
            steps.append((table, events))
    last = len(steps) - 1
    at = sorted({last * part // LOOKS for part in range(LOOKS + 1)})
    return [(steps[each][0], [events for _, events in steps[: each + 1]]) for each in at]


def seen_by_all(table: Table, batches: list[tuple[Event, ...]]) -> Annals:
    public = ([event for event in events if event.visible_to(None)] for events in batches)
    return Annals(table.seats, table.view(), tuple(happened(public, table.title.turn_begins)))


def check(title: AnyTitle, annals: Annals, dramas: object) -> None:
    assert isinstance(dramas, tuple)
    for drama in dramas:
        assert title.themes.fault(drama) is None
        assert drama.proof
        assert drama.proof[0] >= 0
        last = annals.happened[drama.proof[-1]]
        assert (drama.step, drama.turn) == (last.step, last.turn)
        assert all(0 <= seat < annals.seats for seat in drama.seats)


def key(drama: Drama) -> tuple[object, ...]:
    return drama.kind, drama.step, drama.turn, drama.weight, drama.proof, drama.seats, str(drama.data)
