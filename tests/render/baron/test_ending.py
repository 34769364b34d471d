"""The card at the end, and the last display, on recorded games: what they show, count and say."""

from __future__ import annotations

import pytest

from render.artists import ARTISTS
from render.baron.display.picture import draw_board
from render.baron.ending.picture import draw_ending
from render.baron.ending.tally import Tally
from render.baron.words.alt import board_alt
from tests.render import golden
from tests.render.baron.scenes import NAMES
from tests.render.recorded import history, record

GAMES = {"won": "campaign-defeat", "lost": "solitaire-lost", "ruined": "standard-collapse"}


@pytest.mark.parametrize("name", GAMES)
def test_the_ending_looks_as_it_did(name: str) -> None:
    outcome = record("baron", GAMES[name]).outcome
    assert outcome is not None
    canvas = draw_ending(history("baron", GAMES[name]), outcome, NAMES)
    golden.check(f"baron-ending-{name}", canvas.image)
    assert min(each.size for each in canvas.written) >= 28
    assert not [each.text for each in canvas.written if each.text.endswith("…")]


def test_it_is_told_in_words_and_comes_as_a_picture() -> None:
    outcome = record("baron", GAMES["won"]).outcome
    assert outcome is not None
    picture = ARTISTS["baron"].ending(history("baron", GAMES["won"]), outcome, NAMES)
    assert picture is not None
    assert picture.name == "ending.png"
    assert len(picture.alt) <= 1024
    assert "Pfalz (Ada) wins with 47. Germany lost the war." in picture.alt
    assert "Turn 5 decided it: Pfalz took the lead for good." in picture.alt
    assert "Fokker (Bruno): total 20, of which 2 marks, 17 gold and 1 marker;" in picture.alt


def test_wealth_is_told_turn_by_turn_and_ends_with_the_total() -> None:
    tally = Tally(history("baron", GAMES["won"]))
    wealth = {score.company: tally.wealth(score.company) for score in tally.scores}
    assert {len(values) for values in wealth.values()} == {tally.turns + 1}
    assert [values[-1] for values in wealth.values()] == [47, 38, 20]
    assert wealth["pfalz"][4] < wealth["fokker"][4]
    assert wealth["pfalz"][6] > wealth["fokker"][6]


def test_every_contract_is_counted_once() -> None:
    past = history("baron", GAMES["won"])
    paid = sum(
        sum(event.data[key] for key in ("received", "recon", "bomber") if key in event.data)
        for chapter in past
        for event in chapter.events
        if event.kind in {"contract", "side_contracts"}
    )
    assert Tally(past).contracts.total() == paid > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_last_display_names_who_won_and_why_in_picture_and_words(name: str) -> None:
    view = history("baron", GAMES[name])[-1].view
    why = {
        "won": "Pfalz (Ada) wins with 47. Germany lost the war.",
        "lost": "The game is lost: Fokker made 31, Albatros (non-player) 38. Hyperinflation ruined Germany.",
        "ruined": "Pfalz (Bruno) wins with 27. Hyperinflation ruined Germany.",
    }[name]
    assert why in board_alt(view, NAMES)
    written = " ".join(each.text for each in draw_board(view, NAMES).written)
    assert why in written
    assert ("Game lost" if name == "lost" else "Pfalz wins") in written
