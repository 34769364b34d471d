"""The end: how it was won, who was close, and who had been close before."""

from __future__ import annotations

from tests.rules.airbaron.dramas.chronicle import Chronicle
from tests.rules.airbaron.scenes import CHICAGO, DETROIT, ME, MIAMI, RIVAL, WASHINGTON

GOAL = 320


def to(total: int, seat: int = ME, spokes: tuple[str, ...] = ()) -> Chronicle:
    """An airline with so much in cash alone, the others with 100."""
    return Chronicle(cash=100).has(seat, cash=total).told_cash(seat, total - 100).turn(seat)


def test_the_goal_is_reached_by_passing() -> None:
    win = to(327).passes(ME).wins(ME).the("win")
    assert win.seats == (ME,)
    told = {
        "how": "goal-reached",
        "total": 327,
        "goal": GOAL,
        "deed": "passed",
        "second": RIVAL,
        "short": 220,
    }
    assert win.data == told


def test_the_last_deed_is_what_won() -> None:
    win = to(340).buy(ME, "MCO").wins(ME).the("win")
    assert (win.data["deed"], win.data["code"]) == ("bought", "MCO")
    raid = to(340).buy(RIVAL, "MCO").turn(ME).raid(ME, "MCO", 9, 5).wins(ME).the("win")
    assert (raid.data["deed"], raid.data["code"]) == ("raid", "MCO")


def test_a_failed_raid_wins_nothing_by_itself() -> None:
    game = to(340).buy(RIVAL, "MCO").turn(ME).raid(ME, "MCO", 5, 9).wins(ME)
    assert game.the("win").data["deed"] == "other"
    assert to(327).passes(ME).of("win") == []


def test_who_missed_the_goal_by_a_little_is_named_at_the_end() -> None:
    game = Chronicle(cash=100).has(RIVAL, cash=312).told_cash(RIVAL, 212)
    close = game.has(ME, cash=330).told_cash(ME, 230).turn(ME).passes(ME).wins(ME).the("so-close")
    assert (close.seats, close.data) == ((RIVAL, ME), {"total": 312, "short": 8, "how": "goal-reached"})


def test_whoever_was_far_off_or_had_enough_was_not_close() -> None:
    for total in (309, 320):
        game = Chronicle(cash=100).has(RIVAL, cash=total).told_cash(RIVAL, total - 100)
        assert game.has(ME, cash=330).told_cash(ME, 230).turn(ME).wins(ME).of("so-close") == []


def test_a_comeback_is_measured_by_market_share_after_a_round() -> None:
    game = Chronicle(cash=170).turn(RIVAL).buy(RIVAL, *CHICAGO).round(3).turn(ME).passes(ME)
    comeback = game.has(ME, cash=330).wins(ME).the("comeback")
    assert (comeback.seats, comeback.data) == ((ME,), {"behind": 120, "round": 1})


def test_whoever_was_a_little_behind_does_not_come_back() -> None:
    game = Chronicle(cash=170).turn(RIVAL).buy(RIVAL, *MIAMI).round(3).turn(ME).passes(ME)
    assert game.has(ME, cash=330).wins(ME).of("comeback") == []


def test_a_goal_that_was_missed_in_an_earlier_round_shows_when_the_game_is_over() -> None:
    game = to(315).passes(ME).turn(RIVAL).passes(RIVAL).round(2).turn(RIVAL).wins(RIVAL)
    assert game.of("goal-missed") == []
    missed = game.the("goal-missed", opened=True)
    assert (missed.seats, missed.turn, missed.data) == ((ME,), 1, {"total": 315, "short": 5})


def test_the_nearest_miss_of_an_airline_is_enough_and_a_wide_one_is_none() -> None:
    game = to(312).passes(ME).round(2).turn(ME).has(ME, cash=318).told_cash(ME, 6).passes(ME)
    game.turn(RIVAL).wins(RIVAL)
    assert game.the("goal-missed", opened=True).data["short"] == 2
    wide = to(309).passes(ME).turn(RIVAL).wins(RIVAL)
    assert wide.of("goal-missed", opened=True) == []


def test_enough_with_a_loan_does_not_win() -> None:
    game = to(310).borrows(ME, 20).passes(ME).turn(RIVAL).wins(RIVAL)
    barred = game.the("barred", opened=True)
    assert (barred.seats, barred.data) == ((ME,), {"total": 330, "loan": 20})
    assert game.of("barred") == []
    assert game.of("goal-missed", opened=True) == []


def test_enough_under_strike_does_not_win_and_enough_without_is_not_barred() -> None:
    struck = to(330).strike(ME, settles=False).passes(ME).turn(RIVAL).wins(RIVAL)
    assert struck.the("barred", opened=True).data == {"total": 330, "loan": 0}
    assert to(330).passes(ME).wins(ME).of("barred", opened=True) == []


def test_after_the_last_round_the_best_total_wins() -> None:
    game = Chronicle(cash=100).turn(ME).buy(ME, *DETROIT).buy(RIVAL, *WASHINGTON).time_is_up()
    win = game.the("win")
    assert (win.data["how"], win.seats, win.data["second"]) == ("round-limit", (RIVAL,), ME)
