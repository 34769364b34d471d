"""The analysis of a recorded game: one turning point a turn, and nothing told that is not so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rules.dice import Dice, roll
from rules.engine import AnyTitle, Choice, Decision, Outcome, Step
from rules.lookahead import standings, turning
from rules.lookahead.analysis import Analysis, analyse
from rules.lookahead.decision import Budget
from rules.lookahead.standings import Effort, Position, positions
from rules.lookahead.thinking import Thought, Weighed, think
from rules.lookahead.world import World
from rules.record import Record, read
from rules.table import Table
from rules.titles import TITLES
from rules.values import Seat
from tests.titles.numbers import Numbers, Points

RECORDS = Path(__file__).parents[1] / "records"
LITTLE = Budget(ideas=4, plans=4, replies=2, guesses=2, trials=8)


def recorded(name: str) -> Record:
    return read((RECORDS / f"{name}.json").read_bytes())


class Wager(Numbers):
    """One writing decides it: the first seat wins with a 5, or if a die shows as much as it wrote."""

    key = "wager"

    def setup(self, _options: Choice, seats: int, _dice: Dice) -> Step[Points]:
        return Step(Points(1, (0,) * seats))

    def resolve(self, _state: Points, choices: Mapping[Seat, Choice], dice: Dice) -> Step[Points]:
        written = int(str(choices[0]["number"]))
        won = written == 5 or roll(dice, label="die") <= written
        return Step(Points(0, (1, 0) if won else (0, 1)))

    def outcome(self, state: Points) -> Outcome | None:
        if state.left:
            return None
        return Outcome((state.points.index(1),), dict(enumerate(state.points)), "a die")

    def worth(self, _state: Points, _seat: Seat) -> float:
        return 0.5


WAGER = Wager()


def played(
    number: str,
    *,
    won: bool,
    title: Wager = WAGER,
    effort: Effort | None = None,
    budget: Budget | None = LITTLE,
) -> Analysis:
    """A wager with this number that ended so."""
    for seed in range(100):
        table = Table.new(title, 2, {}, b"%d" % seed)
        while not table.outcome:
            for seat in table.pending():
                table.submit(seat, {"number": "1" if seat else number})
        if table.outcome == Outcome((0 if won else 1,), {0: int(won), 1: int(not won)}, "a die"):
            return analyse(table.record(), {title.key: title}, effort, budget)
    raise AssertionError("it never ends so")


def test_a_turn_is_told_once_however_many_lost_by_it() -> None:
    found = analyse(recorded("airbaron/leaving"), TITLES, Effort(worlds=2, closely=2, again=2), LITTLE)
    told = [point.before.turn for point in found.turning_points]
    assert told
    assert len(set(told)) == len(told)


def test_luck_is_told_as_luck() -> None:
    """With a 4 two dice of six lose: nobody did anything wrong."""
    [point] = played("4", won=False).turning_points
    assert point.seats == (0,)
    assert point.unlucky
    assert point.kept == pytest.approx(4 / 6, abs=0.25)
    assert point.thought is None


def test_a_choice_that_others_beat_in_the_same_worlds_is_told() -> None:
    [point] = played("1", won=False).turning_points
    assert not point.unlucky
    assert point.thought is not None
    assert point.thought.played == {"number": "1"}
    assert point.thought.better == {"number": "5"}
    assert point.thought.keeps == 1.0
    assert point.thought.against == pytest.approx(1 / 6, abs=0.2)
    assert point.thought.liked == 1


def test_what_proved_better_may_be_what_thinking_ahead_would_not_have_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    same, other = Weighed({"number": "1"}, 0.5, 1), Weighed({"number": "5"}, 0.4, 0)
    monkeypatch.setattr(turning, "think", lambda *_: Thought(same.choice, (same, other)))
    [point] = played("1", won=False).turning_points
    assert point.thought is not None
    assert (point.thought.share, point.thought.better, point.thought.liked) == (1, {"number": "5"}, 0)


class Idle(Wager):
    """The same after a turn in which nothing happens."""

    key = "idle"

    def setup(self, _options: Choice, seats: int, _dice: Dice) -> Step[Points]:
        return Step(Points(2, (0,) * seats))

    def resolve(self, state: Points, choices: Mapping[Seat, Choice], dice: Dice) -> Step[Points]:
        return Step(Points(1, state.points)) if state.left == 2 else super().resolve(state, choices, dice)


def test_a_fall_that_may_be_chance_alone_is_none() -> None:
    """Nothing happened, and yet of few futures before it more were won than of those after it."""
    found = played("5", won=True, title=Idle(), effort=Effort(worlds=12, closely=12, turns=2, again=2))
    before, after, _ = found.standings
    assert before.chances[1] - after.chances[1] >= 0.1
    assert [point.before.step for point in found.turning_points] == [1]


def test_positions_have_the_orders_that_were_given_by_then() -> None:
    record = recorded("airbaron/advanced-orders")
    table = Table.laid(TITLES["airbaron"], record)
    found = list(positions(TITLES["airbaron"], record))
    assert any(step.orders for step in record.steps)
    for position, step in zip(found, record.steps, strict=False):
        table.make_ready(step)
        assert position.state == table.state
        table.carry_out(step)
    assert len(found) == len(record.steps) + 1


class OneByOne(Wager):
    """The same in one turn of two questions: the first seat is asked last."""

    key = "one by one"

    def setup(self, _options: Choice, seats: int, _dice: Dice) -> Step[Points]:
        return Step(Points(2, (0,) * seats))

    def turn_of(self, _state: Points) -> int:
        return 1

    def pending(self, state: Points) -> dict[Seat, Decision]:
        return {state.left - 1: Decision("write", "Write")} if state.left else {}

    def resolve(self, state: Points, choices: Mapping[Seat, Choice], dice: Dice) -> Step[Points]:
        return Step(Points(1, state.points)) if state.left == 2 else super().resolve(state, choices, dice)


def test_whoever_is_asked_later_in_a_turn_may_have_a_turning_point_too() -> None:
    [point] = played("1", won=False, title=OneByOne()).turning_points
    assert point.seats == (0,)
    assert point.thought is not None
    assert (point.thought.step, point.thought.better) == (1, {"number": "5"})


class Tedious(Wager):
    """The same after so many turns in which nothing happens."""

    key = "tedious"

    def __init__(self, turns: int) -> None:
        self.turns = turns

    def setup(self, _options: Choice, seats: int, _dice: Dice) -> Step[Points]:
        return Step(Points(self.turns, (0,) * seats))

    def resolve(self, state: Points, choices: Mapping[Seat, Choice], dice: Dice) -> Step[Points]:
        if state.left > 1:
            return Step(Points(state.left - 1, state.points))
        return super().resolve(state, choices, dice)


@pytest.fixture
def futures(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[int, int]]:
    """How often each future was played that says how a position stands."""
    begun: Counter[tuple[int, int]] = Counter()
    future = standings.future

    def noted(title: AnyTitle, position: Position, number: int) -> World:
        begun[position.step, number] += 1
        return future(title, position, number)

    monkeypatch.setattr(standings, "future", noted)
    return begun


@pytest.mark.parametrize(("turns", "few"), [(16, 8), (17, 4)])
def test_in_a_long_game_fewer_futures_do_where_they_are_alike(
    futures: Counter[tuple[int, int]], turns: int, few: int
) -> None:
    played("2", won=False, title=Tedious(turns))
    tried = Counter(step for step, _ in futures)
    assert [tried[step] for step in range(turns - 2)] == [few] * (turns - 2)
    assert tried[turns - 1] == (16 if turns == 16 else 12), "the last decides, and is looked at closely"


def test_no_future_is_played_twice(futures: Counter[tuple[int, int]]) -> None:
    played("2", won=False, title=Tedious(3))
    assert set(futures.values()) == {1}


def test_a_race_about_a_turning_point_is_short_unless_the_title_has_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    budgets = []

    def noted(*given: Any) -> Any:
        budgets.append(given[4])
        return think(*given)

    monkeypatch.setattr(turning, "think", noted)
    played("1", won=False, budget=None)
    monkeypatch.setattr(Wager, "thinking", {"trials": 20})
    played("1", won=False, budget=None)
    assert [budget.trials for budget in budgets] == [Effort().trials, 20]


@pytest.mark.parametrize(("worth", "tried"), [(-0.5, 8), (0.5, 16)])
def test_what_cannot_prove_better_is_not_tried_to_the_end(worth: float, tried: int) -> None:
    effort = Effort()
    points = turning.TurningPoints(WAGER, 2, [], standings.Futures(WAGER, 2, 1), effort, None)
    assert (effort.worlds, effort.closely) == (8, 16)
    assert len(points._samples(lambda number: worth + 0.2 * (number % 2), turning.WORTHWHILE)) == tried


def test_the_same_record_is_always_analysed_alike() -> None:
    effort = Effort(worlds=2, closely=3, again=2)
    record = recorded("dogfight/war-shot-down")
    assert analyse(record, TITLES, effort, LITTLE) == analyse(record, TITLES, effort, LITTLE)
