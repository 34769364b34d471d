"""How a game ended is on the picture and in its words: who won, and why."""

from __future__ import annotations

from msgspec.structs import replace

from render.dogfight.alt import board_alt
from render.dogfight.board.picture import draw_board
from render.dogfight.result import result_height, winning_sides
from rules.dogfight.view import DogfightView
from rules.engine import Outcome
from tests.render.dogfight import front, scenes


def over(view: DogfightView, winners: tuple[int, ...], how: str) -> DogfightView:
    return replace(view, stage="over", outcome=Outcome(winners, {0: 0}, how=how))


def written(view: DogfightView, names: dict[int, str] = scenes.NAMES) -> list[str]:
    return [each.text for each in draw_board(view, names).written]


def test_the_winner_and_the_reason_are_written_below_the_table() -> None:
    texts = written(scenes.losses())
    assert "Ada wins" in texts
    assert "Only the Entente still fly: Central Powers 1, Entente 2." in texts


def test_several_win_together() -> None:
    view = over(scenes.melee(), (1, 3), "Only the Central Powers still fly: Central Powers 3, Entente -2.")
    texts = written(view)
    assert "Bruno and Dmitri win" in texts
    assert "Only the Central Powers still fly: Central Powers 3, Entente −2." in texts
    assert winning_sides(view) == ("central",)


def test_a_draw_is_nobodys() -> None:
    view = over(scenes.duel(), (), "All 30 turns are over: Central Powers 1, Entente 1.")
    assert "A draw" in written(view)
    assert winning_sides(view) == ()
    assert "It's a draw. All 30 turns are over" in board_alt(view, scenes.NAMES)


def test_a_defeat_by_the_book_is_no_draw() -> None:
    view = over(front.fireworks(), (), "A defeat: the Entente score -15.")
    assert "Nobody wins" in written(view)
    assert "A defeat: the Entente score −15." in written(view)
    assert "game over. " in board_alt(view, scenes.NAMES)
    assert "A defeat: the Entente score" in board_alt(view, scenes.NAMES)


def test_the_alt_text_says_who_won_however_full_the_table_is() -> None:
    crowded = over(front.task(), (0,), "Points decide: Central Powers 6, Entente 22.")
    for view in (scenes.losses(), crowded):
        assert "Ada won. " in board_alt(view, scenes.NAMES)


def test_endless_reasons_and_names_stay_on_the_picture() -> None:
    view = over(scenes.duel(), (0,), "Points decide after a long afternoon over the lines. " * 8)
    canvas = draw_board(view, {0: "Wolfram Maximilian " * 12, 1: "Bruno"})
    assert all(each.box.right <= 1200 for each in canvas.written)


def test_there_is_no_banner_while_the_game_is_on() -> None:
    assert result_height(scenes.duel()) == 0
    assert not any(text.endswith(" wins") for text in written(scenes.duel()))
