"""Thinking ahead: fair, repeatable, unreadable, and never for longer than somebody waits."""

from __future__ import annotations

import pytest

from rules.dice import Stream
from rules.engine import AnyTitle, Choice
from rules.lookahead import duel
from rules.lookahead.decision import Budget, DecisionProblem, OutOfTime
from rules.lookahead.halving import Candidate
from rules.lookahead.ideas import ideas
from rules.lookahead.mixing import drawn, equilibrium
from rules.lookahead.reading import read
from rules.lookahead.thinking import think
from rules.table import Table, encode
from rules.titles import TITLES
from rules.values import Frozen, Seat
from tests.rules.dogfight.payoff.exploited import gains

LITTLE = Budget(ideas=4, plans=4, replies=2, guesses=2, trials=8)

TABLES: dict[str, tuple[AnyTitle, Choice, int, int]] = {
    "duel": (TITLES["dogfight"], {"edition": "war"}, 2, 4),
    "altitude": (TITLES["dogfight"], {"edition": "war", "rules": ("altitude",)}, 2, 2),
    "mission": (TITLES["dogfight"], {"edition": "glory", "scenario": "wings-over-cambrai"}, 2, 3),
    "balloon": (TITLES["dogfight"], {"edition": "war", "scenario": "a-lonely-sentinel"}, 2, 5),
    "balloons": (TITLES["dogfight"], {"edition": "war", "scenario": "fireworks-over-the-front"}, 1, 2),
    "baron": (TITLES["baron"], {"mode": "standard"}, 3, 6),
    "airbaron": (TITLES["airbaron"], {"version": "advanced"}, 3, 8),
}


def midgame(name: str) -> Table:
    """Some steps into a game of stand-ins."""
    return played(*TABLES[name])


def played(title: AnyTitle, options: Choice, seats: int, steps: int) -> Table:
    table = Table.new(title, seats, options, b"lookahead")
    while table.step < steps:
        for seat in table.pending():
            choice = title.autopilot(table.view(seat), table.form(seat), Stream(b"%d" % table.step))
            table.submit(seat, choice)
    return table


@pytest.mark.parametrize("name", TABLES)
def test_the_answer_follows_from_the_view_and_the_dice_alone(name: str) -> None:
    """Whatever is hidden from an Ace, dealt otherwise, it gives the same answer for the same reasons."""
    table = midgame(name)
    asked = sorted(table.pending())
    assert asked
    for seat in asked[:2]:
        sibling = table.title.imagine(table.state, seat, Stream(b"sibling"))
        assert encode(sibling) != encode(table.state)
        here, again, there = (
            think(table.title, state, seat, Stream(b"luck"), LITTLE)
            for state in (table.state, table.state, sibling)
        )
        assert here == again
        assert here == there
        assert here.choice == table.check(seat, here.choice)


@pytest.mark.parametrize("name", TABLES)
def test_all_ideas_are_legal_and_different_and_the_first_is_the_prior_choice(name: str) -> None:
    table = midgame(name)
    seat = min(table.pending())
    found = ideas(table.title, table.state, seat, Stream(b"ideas"), 8)
    prior = table.check(seat, table.title.prior_choice(table.view(seat), table.form(seat), Stream(b"ideas")))
    assert found[0] == prior
    assert [table.check(seat, choice) for choice in found] == found
    assert len({encode(choice) for choice in found}) == len(found) > 1


def test_whoever_cannot_wait_gets_no_answer() -> None:
    table = midgame("baron")
    with pytest.raises(OutOfTime):
        think(table.title, table.state, min(table.pending()), Stream(b"luck"), LITTLE, late=lambda: True)


def test_a_duel_is_answered_from_a_mixed_strategy() -> None:
    """At the beginning, with all ways open: who always flew the same would be met by what beats it."""
    title, options, seats, _ = TABLES["duel"]
    table = Table.new(title, seats, options, b"lookahead")
    answers = {encode(think(title, table.state, 0, Stream(b"%d" % luck), LITTLE).choice) for luck in range(4)}
    assert len(answers) > 1


@pytest.mark.parametrize(("edition", "turns"), [("war", 2), ("glory", 3)])
def test_whoever_knows_the_strategy_gains_little(edition: str, turns: int) -> None:
    """Later on he gains more by knowing his own damage cards, which the other has to imagine."""
    table = played(TITLES["dogfight"], {"edition": edition}, 2, turns)
    model = table.title.payoff_model(table.state, 0)
    assert model is not None
    assert max(gains(table, model, b"thoughts")) < 0.02


@pytest.mark.parametrize(("name", "trust"), [("duel", duel.TRUST), ("mission", duel.HALF_KNOWN)])
def test_a_rival_is_trusted_more_where_the_payoff_model_covers_less(name: str, trust: float) -> None:
    table = midgame(name)
    decision = DecisionProblem(table.title, table.state, 0, b"seed", LITTLE, lambda: False)
    sampled = decision.imagined(0)
    guesses = duel.guessed(decision, sampled, 1)
    usual, same, other = (
        duel.payoff_matrix(decision, sampled, 1, guesses, each) for each in (None, trust, 0.5)
    )
    assert (usual.cells == same.cells).all()
    assert usual.cells.shape != other.cells.shape or (usual.cells != other.cells).any()


@pytest.mark.parametrize(("name", "worlds"), [("duel", 1), ("balloon", LITTLE.guesses)])
def test_a_rival_who_is_trusted_is_guessed_at_whatever_he_may_know(
    name: str, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = midgame(name)
    decision = DecisionProblem(table.title, table.state, 0, b"seed", LITTLE, lambda: False)
    sampled = decision.imagined(0)
    asked: set[bytes] = set()
    view = type(table.title).view

    def noted(title: AnyTitle, state: Frozen, seat: Seat | None) -> Frozen:
        if seat == 1:
            asked.add(encode(state))
        seen: Frozen = view(title, state, seat)
        return seen

    monkeypatch.setattr(type(table.title), "view", noted)
    guesses = duel.guessed(decision, sampled, 1)
    assert sum(share for _, share in guesses) == pytest.approx(1)
    assert len(asked) == worlds


def test_whoever_reads_minds_answers_what_an_ace_would_do() -> None:
    """Against a rival whose thoughts are known, one's own plan is the best reply to them."""
    table = midgame("duel")
    choice = read(table.title, table.state, 0, Stream(b"luck"), LITTLE)
    assert choice == table.check(0, choice)
    assert choice == read(table.title, table.state, 0, Stream(b"luck"), LITTLE)
    mine = table.title.payoff_model(table.state, 0)
    assert mine is not None
    thought = think(table.title, table.state, 1, Stream(b"luck"), LITTLE)
    cadet = table.title.autopilot(table.view(0), table.form(0), Stream(b"luck"))
    reply, quick = (
        sum(weighed.share * cell for weighed, cell in zip(thought.weighed, line, strict=True))
        for line in mine.table([choice, cadet], [weighed.choice for weighed in thought.weighed])
    )
    assert reply >= quick


def test_what_plans_lead_to_is_one_sides_gain_and_the_others_loss() -> None:
    table = midgame("duel")
    plans = {seat: ideas(table.title, table.state, seat, Stream(b"plans"), 4) for seat in (0, 1)}
    mine, his = (table.title.payoff_model(table.state, seat) for seat in (0, 1))
    assert mine is not None
    assert his is not None
    forth, back = mine.table(plans[0], plans[1]), his.table(plans[1], plans[0])
    for row, line in enumerate(forth):
        for column, cell in enumerate(line):
            assert cell + back[column][row] == pytest.approx(1, abs=0.02)


@pytest.mark.parametrize(
    ("table", "rows"),
    [
        pytest.param([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]], [1 / 3] * 3, id="rock, paper and scissors"),
        pytest.param([[0.9, 0.8], [0.1, 0.2]], [1, 0], id="one plan is always better"),
        pytest.param([[1, 0], [0, 0.5]], [1 / 3, 2 / 3], id="the better prize is sought less often"),
    ],
)
def test_mixed_strategies_are_those_that_nobody_can_exploit(
    table: list[list[float]], rows: list[float]
) -> None:
    assert equilibrium(table).rows.tolist() == pytest.approx(rows, abs=0.05)


def test_plans_are_drawn_as_often_as_the_strategy_says() -> None:
    counts = [0, 0, 0]
    for luck in range(400):
        counts[drawn([0.25, 0.0, 0.75], Stream(b"%d" % luck))] += 1
    assert counts[1] == 0
    assert 70 < counts[0] < 130


def test_an_idea_that_was_only_lucky_is_not_followed() -> None:
    lucky, better = Candidate(), Candidate()
    lucky.leads = [0.4, -0.1, -0.1, -0.1]
    better.leads = [0.02, 0.03, 0.02, 0.03]
    assert lucky.sure_lead(1) < 0 < better.sure_lead(1)


def test_the_more_standard_errors_the_more_must_be_proved() -> None:
    likely = Candidate()
    likely.leads = [0.05, 0.01, -0.02, 0.04]
    assert likely.sure_lead(2) < 0 < likely.sure_lead(1)
