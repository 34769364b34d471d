"""A game told anew in turns, and what of it everybody may know."""

from __future__ import annotations

from rules.story import Chapter, story, turns
from rules.table import Table
from tests.render.recorded import history
from tests.titles.numbers import Numbers


def test_a_step_belongs_to_the_turn_in_which_it_was_played() -> None:
    past = [Chapter(view, turn=turn) for view, turn in (("a", 1), ("b", 1), ("c", 2), ("d", 3), ("e", 3))]
    found = [(turn.number, turn.before.view, [step.view for step in turn.steps]) for turn in turns(past)]
    assert found == [(1, "a", ["b", "c"]), (2, "c", ["d"]), (3, "d", ["e"])]


def test_where_turns_are_not_counted_every_step_is_one() -> None:
    found = turns([Chapter("a"), Chapter("b"), Chapter("c")])
    assert [(turn.number, turn.after.view) for turn in found] == [(1, "b"), (2, "c")]


def test_nothing_is_told_but_what_everybody_saw() -> None:
    for chapter in history("baron", "standard-victory"):
        assert all(event.visible_to(None) for event in chapter.events)
        assert all(mat.hand is None for mat in chapter.view.companies)
        assert [view.seat for view in chapter.own] == list(range(len(chapter.own)))


def test_a_game_laid_again_from_a_copy_is_told_with_the_dice_that_were_thrown_then() -> None:
    table = Table.new(Numbers(), 2, {}, b"story")
    while not table.outcome:
        table.reseed(1 + table.step)
        for seat in table.pending():
            table.submit(seat, {"number": str(1 + seat)})
    *_, last = story(table.record(), {"numbers": Numbers()})
    assert last.view == table.view()
