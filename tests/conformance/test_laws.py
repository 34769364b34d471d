"""The laws of the rules, tried on every title, edition, option set and seat count."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rules.at_random import random_choice
from rules.dice import Stream, draw
from rules.engine import AnyTitle, Choice, IllegalChoice, Pick
from rules.forms import complete
from rules.record import read, write
from rules.table import Table, decode_choice, encode
from rules.values import Event, Seat
from rules.verify import verify
from tests.conformance.walk import MOST_STEPS, copied, every_setup, everyone, random_walk, twin
from tests.titles.examples import ALL_TITLES


@every_setup
def test_law_1_a_walk_at_random_is_always_legal_and_always_ends(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    *_, last = random_walk(title, options, seats)
    assert last.outcome
    assert last.pending() == {}


@every_setup
def test_law_1_every_option_offered_leads_to_a_legal_choice(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    dice = Stream(b"law 1 options")
    for table in random_walk(title, options, seats):
        if table.step > 40:
            break
        for seat, field in some_picks(table, dice):
            for option in field.options:
                choice = random_choice(table.form(seat), dice, {field.name: option.value})
                table.check(seat, choice)
                assert complete(table.fields(seat, choice), choice)


def some_picks(table: Table, dice: Stream) -> Iterator[tuple[Seat, Pick]]:
    """A field of each form, where it is one that offers options to take one of."""
    for seat in table.pending():
        field = draw(dice, fields) if (fields := table.fields(seat)) else None
        if isinstance(field, Pick) and field.most == 1:
            yield seat, field


@every_setup
def test_law_2_everything_survives_serialisation_at_every_step(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    for table in random_walk(title, options, seats):
        if len(table.pending()) > 1:
            continue  # the state is that of the moment in which all choices but one are in
        same(table.state, title.State)
        for seat in everyone(table):
            same(table.view(seat), title.View)
        for choice in table.waiting.values():
            assert decode_choice(encode(choice)) == choice


def same(value: object, kind: type) -> None:
    again: object = msgspec.json.decode(encode(value), type=kind)
    assert again == value
    assert encode(again) == encode(value)


@every_setup
def test_law_3_replaying_the_record_gives_the_same_game_to_the_byte(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    snapshots: dict[int, bytes] = {}
    for table in random_walk(title, options, seats):
        snapshots.setdefault(table.step, table.snapshot())
    record = read(write(table.record()))
    assert record == table.record()
    again = verify(record, ALL_TITLES)
    assert again.outcome == table.outcome
    for step in (0, len(record.steps) // 2, len(record.steps)):
        assert Table.replay(record, ALL_TITLES, until=step).snapshot() == snapshots[step]


@every_setup
def test_law_3_a_restored_table_plays_on_as_the_first_would(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    for table in random_walk(title, options, seats):
        if len(table.pending()) == 1 and table.step < 30:
            (seat,) = table.pending()
            choice = random_choice(table.form(seat), Stream(b"last"))
            other, first = twin(table), copied(table)
            assert other.submit(seat, choice) == first.submit(seat, choice)
            assert other.snapshot() == first.snapshot()


@every_setup
def test_law_4_nobody_learns_what_they_may_not(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    dice = Stream(b"law 4")
    differs = False
    for table in random_walk(title, options, seats):
        if len(table.pending()) > 1:
            continue
        for seat in everyone(table):
            imagined = title.imagine(table.state, seat, dice)
            differs |= imagined != table.state
            assert encode(title.view(imagined, seat)) == encode(table.view(seat))
            assert title.pending(imagined) == title.pending(table.state)
            if seat in table.asked():
                assert title.briefing(imagined, seat) == table.briefing(seat)
                partials = [{}, table.waiting[seat]] if seat in table.waiting else [{}]
                for answers in partials:
                    assert title.fields(imagined, seat, answers) == table.fields(seat, answers)
    assert differs or not hides(title, options, seats), "imagine() deals nothing anew"


def hides(title: AnyTitle, options: Choice, seats: int) -> bool:
    """Whether tables that look the same to the public can differ; not every title has something to hide."""
    states: dict[bytes, bytes] = {}
    for number in range(30):
        table = Table.new(title, seats, options, b"hidden %d" % number)
        if states.setdefault(encode(table.view()), encode(table.state)) != encode(table.state):
            return True
    return False


@every_setup
def test_law_4_the_public_events_tell_no_more_than_the_public_view(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    """Where another hidden truth leads to the same public table, it was told in the same public words.

    By the same rolls, that is: an attempt that failed has been seen by all, and may leave no trace;
    nor does a gun that jammed on an airplane that is gone.
    """
    dice = Stream(b"law 4 events")
    for table in random_walk(title, options, seats):
        if len(table.pending()) != 1 or table.step > 40:
            continue
        (seat,) = table.pending()
        other = copied(table)
        other.state = title.imagine(table.state, None, dice)
        choice = random_choice(table.form(seat), Stream(b"own"))
        if legal(other, seat, choice) and not shared_hidden(other, table):
            mirror = copied(table)
            here, there = mirror.submit(seat, choice), other.submit(seat, choice)
            if same_rolls(mirror, other) and same_table(mirror, other):
                assert public(here) == public(there)


def same_rolls(one: Table, other: Table) -> bool:
    return one.dice.position == other.dice.position


def same_table(one: Table, other: Table) -> bool:
    """Whether all look the same to the public, with the same seats asked, and the game goes on."""
    return not one.outcome and one.asked() == other.asked() and encode(one.view()) == encode(other.view())


def shared_hidden(other: Table, table: Table) -> bool:
    """Whether choices that wait here would be refused there, or were made by those told otherwise."""
    told = all(other.briefing(seat) == table.briefing(seat) for seat in table.waiting)
    return not told or not all(legal(other, seat, choice) for seat, choice in table.waiting.items())


def legal(table: Table, seat: int, choice: Choice) -> bool:
    try:
        table.check(seat, choice)
    except IllegalChoice:
        return False
    return True


def public(events: tuple[Event, ...] | None) -> list[Event]:
    return [event for event in events or () if event.visible_to(None)]


@every_setup
def test_law_4_a_waiting_choice_changes_nothing_for_anyone(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    for table in random_walk(title, options, seats):
        if len(table.pending()) > 1 and table.step < 30:
            seat = min(table.pending())
            before = [encode(table.view(other)) for other in everyone(table)]
            other_seats = {s: table.fields(s) for s in table.pending() if s != seat}
            chosen = copied(table)
            chosen.submit(seat, random_choice(table.form(seat), Stream(b"x")))
            assert [encode(chosen.view(other)) for other in everyone(table)] == before
            assert {s: chosen.fields(s) for s in other_seats} == other_seats


@every_setup
def test_law_5_the_default_is_always_legal(title: AnyTitle, name: str, options: Choice, seats: int) -> None:
    for table in random_walk(title, options, seats):
        for seat in () if table.waiting else table.pending():
            table.check(seat, table.default(seat))


@every_setup
def test_law_5_a_table_played_by_defaults_alone_ends(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    table = Table.new(title, seats, options, b"defaults")
    while not table.outcome:
        assert table.step < MOST_STEPS
        for seat in table.pending():
            table.submit(seat, table.default(seat))


@every_setup
def test_law_6_nothing_is_made_or_lost(title: AnyTitle, name: str, options: Choice, seats: int) -> None:
    counts = {tuple(title.census(t.state).items()) for t in random_walk(title, options, seats)}
    assert len(counts) == 1
    assert all(number > 0 for _, number in counts.pop())


@every_setup
def test_law_7_the_order_of_arrival_changes_nothing(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    for table in random_walk(title, options, seats):
        if table.waiting or len(table.pending()) < 2 or table.step > 30:
            continue
        choices = {seat: random_choice(table.form(seat), Stream(b"c%d" % seat)) for seat in table.pending()}
        ends = []
        for order in (sorted(choices), sorted(choices, reverse=True)):
            other = copied(table)
            ends.append(([other.submit(seat, choices[seat]) for seat in order][-1], other.snapshot()))
        assert ends[0] == ends[1]


@every_setup
def test_law_8_undo_never_crosses_chance_a_reveal_or_another_seat(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    dice = Stream(b"law 8")
    for table in random_walk(title, options, seats):
        if len(table.pending()) != 1 or table.waiting or table.step > 60:
            continue
        (seat,) = table.pending()
        choice = random_choice(table.form(seat), Stream(b"undo"))
        played = copied(table)
        played.submit(seat, choice)
        if not undone(played, seat):
            continue
        assert played.snapshot() == table.snapshot()
        imagined = copied(table)
        imagined.state = title.imagine(table.state, seat, dice)
        for again in (played, imagined):
            again.submit(seat, choice)
        assert played.dice.position == table.dice.position
        assert encode(played.view(seat)) == encode(imagined.view(seat)), "the step revealed something"


def undone(table: Table, seat: int) -> bool:
    try:
        table.undo(seat)
    except IllegalChoice:
        return False
    return True


@every_setup
def test_law_8_a_step_that_others_took_part_in_is_never_undone(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    for table in random_walk(title, options, seats):
        if len(table.asked()) > 1 and not table.waiting:
            other = copied(table)
            for seat in list(other.pending()):
                other.submit(seat, random_choice(other.form(seat), Stream(b"u")))
            assert not any(undone(other, seat) for seat in range(seats))
            return
