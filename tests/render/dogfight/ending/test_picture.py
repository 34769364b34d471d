"""The card at the end, on recorded games: what it shows, counts and says."""

from __future__ import annotations

import pytest

from render.artists import ARTISTS
from render.dogfight.ending.picture import draw_ending
from render.dogfight.ending.tally import Tally
from rules.record import Record
from rules.story import Chapter
from tests.render import golden, recorded
from tests.render.dogfight.scenes import NAMES

GAMES = {
    "won": "glory-two-a-side",
    "drawn": "glory-both-down",
    "unhurt": "glory-left-the-table",
}


def game(name: str) -> tuple[Record, tuple[Chapter, ...]]:
    return recorded.record("dogfight", GAMES[name]), recorded.history("dogfight", GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_the_ending_looks_as_it_did(name: str) -> None:
    record, history = game(name)
    assert record.outcome is not None
    canvas = draw_ending(history, record.outcome, NAMES)
    golden.check(f"ending-{name}", canvas.image)
    assert min(each.size for each in canvas.written) >= 28
    assert not [each.text for each in canvas.written if each.text.endswith("…")]


def test_it_is_told_in_words_and_comes_as_a_picture() -> None:
    record, history = game("won")
    assert record.outcome is not None
    picture = ARTISTS["dogfight"].ending(history, record.outcome, NAMES)
    assert picture is not None
    assert picture.name == "ending.png"
    assert len(picture.alt) <= 1024
    assert "Ada won" in picture.alt
    assert "Turn 9 decided it: A was lost." in picture.alt
    assert "Ada: 2 kills, 0 airplanes lost" in picture.alt


def test_damage_is_counted_turn_by_turn_until_the_end_of_each_airplane() -> None:
    careers = {career.plane.id: career for career in Tally(game("won")[1]).careers}
    a, b = careers["A"], careers["B"]
    assert (a.lost, b.lost) == (True, True)
    assert (len(a.taken), len(b.taken)) == (9, 1)
    assert list(a.taken) == sorted(a.taken)
    assert a.taken[-1] > 0
    assert set(b.by) <= {"Y", "Z"}


def test_what_one_side_deals_the_other_takes() -> None:
    bruno, ada = sorted(Tally(game("won")[1]).figures(), key=lambda one: -one.seat)
    assert (bruno.dealt, ada.dealt) == (ada.taken, bruno.taken)
    assert (bruno.lost, ada.kills) == (2, 2)
