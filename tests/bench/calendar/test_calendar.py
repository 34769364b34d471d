"""The calendar on titles small enough to reckon its days and waits by hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rules.dice import Stream
from rules.engine import Choice
from rules.table import Table
from tests.bench.calendar.commas import Commas, Sheet
from tests.bench.calendar.days import Played, Wait, play
from tests.bench.calendar.measure import measured
from tests.bench.calendar.page import BEGIN, END, cell, renewed, summary
from tests.bench.calendar.people import DAY, HOUR, RHYTHMS, regular
from tests.bench.calendar.styles import STYLES, StandIn, Styled
from tests.bench.calendar.variants import Variant
from tests.titles.examples import EXAMPLES
from tests.titles.nightmail.title import NIGHTMAIL
from tests.titles.numbers import Numbers


def daily(*hours: float) -> Iterator[int]:
    """Looks in at these hours of every day."""
    return (int(day * DAY + hour * HOUR) for day in range(100) for hour in hours)


def never() -> Iterator[int]:
    return iter(())


def conduct(style: str = "given") -> Styled:
    return Styled(STYLES[style], StandIn(b"luck"))


def own_answer(table: Table, step: int) -> Choice:
    """What the host answers to the question after so many steps, if he is there."""
    return conduct().answer(Table.replay(table.record(), EXAMPLES, until=step), 0)


def numbers(seats: int = 2) -> Table:
    return Table.new(Numbers(), seats, {}, b"seed")


def test_the_table_waits_for_whoever_is_not_there() -> None:
    """The guest answers the first question at 10 and, still there, the second; the host answers that at 20,
    and the third; the guest that one at 10 on the next day."""
    played = play(numbers(), [daily(8, 20), daily(10)], conduct())
    assert played == Played(26 * HOUR, tuple(Wait("write", hours * HOUR) for hours in (2, 10, 14)))
    assert played.days == 26 / 24


def test_a_third_who_comes_late_keeps_all_of_them_waiting() -> None:
    """Those who answered early are gone when the last one opens the next question."""
    played = play(numbers(3), [daily(8), daily(9), daily(23)], conduct())
    # At 23 he opens the second question and answers it; at 9 the guest opens the third.
    assert [wait.minutes / HOUR for wait in played.waits] == [15, 10, 23]


def test_who_comes_at_the_same_minute_comes_after_the_other() -> None:
    """The last of three opens a question and answers it; the others have gone, and find it a day later."""
    played = play(numbers(3), [daily(8), daily(8), daily(8)], conduct())
    assert played == Played(2 * DAY, (Wait("write", DAY), Wait("write", DAY)))


def test_alone_one_never_waits() -> None:
    assert play(Table.new(EXAMPLES["alone"], 1), [daily(20)], conduct()) == Played(0, ())


def test_an_absentee_costs_the_pace_until_a_stand_in_plays() -> None:
    table = numbers(3)
    played = play(table, [daily(8, 20), daily(9, 21), never()], conduct(), pace=DAY)
    # Each question is opened when the one before is closed; the third waits for the guest alone, at 9.
    assert played == Played(2 * DAY + HOUR, tuple(Wait("write", minutes) for minutes in (DAY, DAY, HOUR)))
    first, second, third = (step.choices[2] for step in table.record().steps)
    assert first == second == {"number": "1"}
    assert third == conduct().stand_in(Table.replay(table.record(), EXAMPLES, until=2), 2)


def test_nobody_is_waited_for_twice_in_a_turn() -> None:
    """Both are asked for a line, and then about its comma; the one who is away for the first turn misses both
    at once, and is waited for again in the second."""
    table = Table.new(Turns(), 2)
    played = play(table, [daily(8, 20), daily(47, 100)], conduct("ask"), pace=DAY)
    hours = [("write", 24), ("write", 15), ("comma", 9)]
    assert [(wait.kind, wait.minutes / HOUR) for wait in played.waits] == hours


class Turns(Commas):
    """Commas, with lines for turns."""

    def turn_of(self, state: Sheet) -> int:
        return state.written - bool(state.asked)


def test_who_looks_in_when_time_runs_out_answers_what_comes_next() -> None:
    """The host looks in when the guest's time is up, and not again before the last question is closed."""
    table = numbers()
    played = play(table, [iter((8 * HOUR, 8 * HOUR + DAY)), never()], conduct(), pace=DAY)
    assert played.days == 3
    first, second, third = (step.choices[0] for step in table.record().steps)
    assert [first, second] == [own_answer(table, 0), own_answer(table, 1)]
    assert third == {"number": "1"}


def test_nobody_answers_before_the_game_begins() -> None:
    played = play(numbers(), [daily(8), daily(7)], conduct())
    assert [wait.minutes / HOUR for wait in played.waits] == [23, 1, 23]


def test_regular_people_look_in_by_their_own_clock() -> None:
    assert list(islice(regular(-5, Stream(b"")), 3)) == [13 * HOUR, 25 * HOUR, 37 * HOUR]


def test_people_are_as_often_there_as_their_rhythm_says() -> None:
    for name, a_day in (("regular", 2), ("twice", 2), ("once", 1)):
        for look_ins in RHYTHMS[name].people(4, b"some seed"):
            times = [minute for minute in islice(look_ins, 100) if 2 * DAY <= minute < 22 * DAY]
            assert times == sorted(times)
            assert len(times) == 20 * a_day
    assert [list(islice(each, 1)) for each in RHYTHMS["absentee"].people(3, b"")][2] == []


def test_the_same_seed_gives_the_same_days() -> None:
    once, again = (measured(NIGHTMAIL, {}, 3, b"7", tuple(STYLES), tuple(RHYTHMS)) for _ in range(2))
    other = measured(NIGHTMAIL, {}, 3, b"8", tuple(STYLES), tuple(RHYTHMS))
    assert once == again
    assert once != other
    assert once.keys() == {(style, rhythm) for style in STYLES for rhythm in RHYTHMS}


def test_a_game_is_the_same_whatever_else_is_measured() -> None:
    """What the stand-in said in one calendar is used in the next, and must be what it would say there."""
    together = measured(NIGHTMAIL, {}, 3, b"7", ("given", "ask"), tuple(RHYTHMS))
    for (style, rhythm), played in together.items():
        assert measured(NIGHTMAIL, {}, 3, b"7", (style,), (rhythm,)) == {(style, rhythm): played}


def test_nobody_who_plays_alone_is_absent() -> None:
    assert {rhythm for _, rhythm in measured(EXAMPLES["alone"], {}, 1, b"7", ("given",), tuple(RHYTHMS))} == {
        "regular",
        "twice",
        "once",
    }


def test_orders_that_are_given_stop_nobody() -> None:
    """A line is written by both at once; then whoever ordered to be asked is asked for its comma."""
    assert kinds("given") == ["write", "write"]


def test_by_default_the_title_decides_who_is_asked() -> None:
    assert kinds("defaults") == ["write", "comma", "write", "comma"]
    assert kinds("defaults", standing="never") == ["write", "write"]


def test_who_wants_to_be_asked_is() -> None:
    assert kinds("ask", standing="never") == ["write", "comma", "write", "comma"]


def test_orders_that_come_with_an_answer_are_styled_too() -> None:
    """The stand-in asks to be asked for a full stop, and the form proposes none."""
    assert kinds("stand-in", standing="never", stops=True) == ["write", "stop", "write", "stop"]
    for style in ("given", "defaults"):
        assert kinds(style, standing="never", stops=True) == ["write", "write"]
    assert "stop" in kinds("ask", standing="never", stops=True)


def test_a_plan_is_not_made_without_thinking() -> None:
    """Commas are set once for all; where a dash goes, somebody would have to say."""
    table = Table.new(Commas(), 2)
    conduct().order(table, 0)
    assert table.orders == {0: {"comma": "never", "dash": "ask"}}


def kinds(style: str, standing: str = "ask", *, stops: bool = False) -> list[str]:
    """What the table waited for, when the two are never there together."""
    table = Table.new(Commas(standing, stops=stops), 2)
    return [wait.kind for wait in play(table, [daily(8), daily(20)], conduct(style)).waits]


# The page


def test_a_page_is_renewed_between_its_marks_and_nowhere_else() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    assert renewed(page, "new") == f"before\n{BEGIN}\n\nnew\n\n{END}\nafter\n"


def test_the_ninetieth_percentile_is_a_game_that_was_played() -> None:
    games = [Played(day * DAY, ()) for day in (3, 1, 2, 10, 4)]
    assert cell(games) == "3.0 / 10.0 (0 / 0)"


def test_a_page_shows_the_first_style_in_all_rhythms_and_the_others_in_the_first() -> None:
    found = {("given", "regular"): 1, ("given", "once"): 3, ("ask", "regular"): 7, ("ask", "once"): 9}
    played = {way: [Played(days * DAY, ())] for way, days in found.items()}
    variant = Variant("baron", "standard", 3, {})
    assert summary([(variant, played)], ("given", "ask"), ("regular", "once")) == [
        "| Game | Players | twice a day, regular | once a day, any time | ask me |",
        "|---|---|---|---|---|",
        "| Wings for the Baron: standard | 3 | 1.0 (1.0) | 3.0 (3.0) | 7.0 (7.0) |",
    ]
