"""The card at the end, and the last board, on recorded games: what they show, count and say."""

from __future__ import annotations

import pytest

from render.airbaron.alt import board_alt
from render.airbaron.board.picture import draw_board
from render.airbaron.ending.picture import draw_ending
from render.airbaron.ending.tally import Tally
from render.artists import ARTISTS
from tests.render import golden
from tests.render.airbaron.scenes import NAMES
from tests.render.recorded import history, record

GAMES = {"won": "advanced-6-players", "limit": "round-limit", "left": "leaving"}


@pytest.mark.parametrize("name", GAMES)
def test_the_ending_looks_as_it_did(name: str) -> None:
    outcome = record("airbaron", GAMES[name]).outcome
    assert outcome is not None
    canvas = draw_ending(history("airbaron", GAMES[name]), outcome, NAMES)
    golden.check(f"airbaron-ending-{name}", canvas.image)
    assert min(each.size for each in canvas.written) >= 28
    assert not [each.text for each in canvas.written if each.text.endswith("…")]


def test_it_is_told_in_words_and_comes_as_a_picture() -> None:
    outcome = record("airbaron", GAMES["won"]).outcome
    assert outcome is not None
    picture = ARTISTS["airbaron"].ending(history("airbaron", GAMES["won"]), outcome, NAMES)
    assert picture is not None
    assert picture.name == "ending.png"
    assert len(picture.alt) <= 1024
    assert "Sky High (Ada) wins with 300. The goal was 290." in picture.alt
    assert "Round 9 decided it: Sky High took the lead for good." in picture.alt
    assert "Olympic (Emil): total 282, share 140, $142" in picture.alt


def test_cash_that_was_hidden_is_shown_when_the_game_is_over() -> None:
    past = history("airbaron", GAMES["won"])
    assert {airline.cash for airline in past[5].view.airlines} == {None}
    tally = Tally(past)
    assert [tally.totals(seat)[-1] for seat in range(6)] == [300, 101, 204, 230, 282, 131]
    assert tally.totals(0)[0] > 0


def test_where_scores_decide_nothing_no_round_is_said_to() -> None:
    outcome = record("airbaron", GAMES["left"]).outcome
    assert outcome is not None
    picture = ARTISTS["airbaron"].ending(history("airbaron", GAMES["left"]), outcome, NAMES)
    assert picture is not None
    assert "All others have left" in picture.alt
    assert "decided" not in picture.alt
    assert "not behind" not in picture.alt


@pytest.mark.parametrize("name", GAMES)
def test_the_last_board_names_who_won_and_why_in_picture_and_words(name: str) -> None:
    view = history("airbaron", GAMES[name])[-1].view
    why = {
        "won": "Sky High (Ada) wins with 300. The goal was 290.",
        "limit": ("Aero Flamingo (Chiara) wins with 115, the best total after round 5."),
        "left": "Trans Toucans (Bruno) wins. All others have left the game.",
    }[name]
    assert why in board_alt(view, NAMES)
    assert why in " ".join(each.text for each in draw_board(view, NAMES).written)
