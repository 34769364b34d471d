"""What else every title promises, of stand-in, foresight and commands, and when it hears nonsense."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import chain

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.at_random import random_choice, random_choice_in_parts
from rules.dice import Stream
from rules.engine import AnyTitle, Choice, Field, IllegalChoice, Spot, Value
from rules.table import Table, encode
from tests.conformance.walk import copied, every_setup, random_walk
from tests.titles.examples import ALL_TITLES


@every_setup
def test_the_stand_in_plays_legally_and_sees_only_its_own_view(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    for table in random_walk(title, options, seats):
        if table.step > 6:
            break
        for seat in () if table.waiting else table.pending():
            here = title.autopilot(table.view(seat), table.form(seat), Stream(b"luck"))
            table.check(seat, here)
            other = copied(table)
            other.state = title.imagine(table.state, seat, Stream(b"hidden"))
            assert title.autopilot(other.view(seat), other.form(seat), Stream(b"luck")) == here


@every_setup
def test_what_is_foreseen_follows_from_view_and_choice_alone(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    """And there is always something to be foreseen, however unfinished or stale the choice is."""
    dice, stale = Stream(b"foresee"), dict[str, Value]()
    for table in random_walk(title, options, seats):
        if table.step > 30:
            break
        for seat in () if table.waiting else table.pending():
            view = table.view(seat)
            same_view = msgspec.json.decode(encode(view), type=title.View)
            choice = random_choice(table.form(seat), dice)
            half = dict(list(choice.items())[: len(choice) // 2])
            for partial in ({}, half, choice, stale):
                assert title.foresee(view, partial) == title.foresee(same_view, dict(partial))
            stale = choice


@every_setup
def test_the_parts_of_a_form_know_nothing_of_each_other(
    title: AnyTitle, name: str, options: Choice, seats: int
) -> None:
    """Each asks the same of whoever tells it its own answers alone, and all together are the form, whatever
    stands by default."""
    dice = Stream(b"parts")
    for table in random_walk(title, options, seats):
        for seat in table.pending():
            parts = table.parts(seat)
            choice = random_choice_in_parts(parts, dice)
            table.check(seat, choice)
            given = {name: answer for name, answer in choice.items() if dice.below(2)}
            asked = [{field.name for field in part(choice)} for part in parts]
            alone = [
                part({name: answer for name, answer in given.items() if name in own})
                for part, own in zip(parts, asked, strict=True)
            ]
            assert _bare(chain.from_iterable(alone)) == _bare(table.fields(seat, given))


def _bare(fields: Iterable[Field]) -> list[Field]:
    return [field if isinstance(field, Spot) else replace(field, default=None) for field in fields]


def test_no_two_titles_have_a_quick_command_of_the_same_name() -> None:
    owners: dict[str, set[str]] = {}
    for key, title in ALL_TITLES.items():
        for command in title.quick:
            owners.setdefault(command.name, set()).add(key)
    assert {name: keys for name, keys in owners.items() if len(keys) > 1} == {}


nonsense = st.recursive(
    st.one_of(st.text(max_size=300), st.integers(), st.floats(), st.just("1")),
    lambda inner: st.lists(inner, max_size=4).map(tuple),
    max_leaves=4,
)


@pytest.mark.parametrize("key", sorted(ALL_TITLES))
def test_nonsense_is_refused_in_words_and_changes_nothing(key: str) -> None:
    title = ALL_TITLES[key]
    _, options, seats = title.variants()[0]
    table = Table.new(title, seats, options, b"nonsense")
    seat = min(table.pending())
    names = st.sampled_from([*(field.name for field in table.fields(seat)), "nothing that is asked"])
    before = table.snapshot()

    @settings(max_examples=150, deadline=None)
    @given(st.dictionaries(st.one_of(names, st.text(max_size=20)), nonsense, max_size=4))
    def refuse(choice: Choice) -> None:
        with suppress(IllegalChoice):
            table.check(seat, choice)
        assert table.snapshot() == before
        assert not table.waiting

    refuse()


@pytest.mark.parametrize(
    "broken",
    [
        lambda t: t.submit(99, {}),
        lambda t: t.submit(min(t.pending()), {"no such field": "x"}),
        lambda t: t.withdraw(0),
        lambda t: t.undo(0),
    ],
)
def test_what_makes_no_sense_is_refused(broken: Callable[[Table], object]) -> None:
    title = next(iter(ALL_TITLES.values()))
    _, options, seats = title.variants()[0]
    with pytest.raises(IllegalChoice):
        broken(Table.new(title, seats, options, b"bad"))
