"""The card that looks back: how it looks, what it says, and that all of it is said in words."""

from __future__ import annotations

import pytest

from render.analysis.lookback import MOST_ALT, TurningMoment, alt
from render.analysis.picture import draw_lookback, picture
from tests.render import golden
from tests.render.analysis.scenes import SCENES, airlines, alone, duel, squadrons


@pytest.mark.parametrize("name", SCENES)
def test_it_looks_as_it_did_and_can_be_read_on_a_phone(name: str) -> None:
    canvas = draw_lookback(SCENES[name]())
    golden.check(f"analysis-{name}", canvas.image)
    assert min(each.size for each in canvas.written) >= 28
    assert not [each.text for each in canvas.written if each.text.endswith("…")]
    assert all(each.box.left >= 0 and each.box.right <= canvas.image.width for each in canvas.written)


def test_turning_points_bear_the_same_number_in_the_chart_and_below() -> None:
    written = [each.text for each in draw_lookback(duel()).written]
    assert written.count("1") >= 2
    assert "Turn 3: Ada 61 → 34%" in written
    assert "Turn 5: Ada 30 → 0%" in written


def test_the_alt_text_says_all_of_it() -> None:
    told = alt(duel())
    assert told.startswith("A look back at Dogfight: 5 turns. Bruno won. Chances of winning in percent")
    assert "Ada: 51, 48, 61, 34, 30, 0." in told
    assert "Turn 3: Ada 61 → 34%. Round 2: Z (Albatros D.Va, Ada) smokes" in told
    assert "An Ace would have chosen Z: left turn 60°, stall, straight: that keeps 58% on average" in told
    assert "Ada was lucky" not in told
    assert "Ada was unlucky: damage dealt 9 (11.4 on average)" in told


def test_of_a_long_game_single_turns_go_first() -> None:
    told = alt(airlines())
    assert len(told) <= MOST_ALT
    assert "Fatima: 17% at first, 32% in the end." in told
    assert "No single round decided it." in told
    assert told.startswith("A look back at Air Baron: 10 rounds.")
    assert (
        "Fatima was a little lucky: profits drawn $245 ($201 on average) ▲, takeovers won 5 (2.3) ▲." in told
    )


def test_a_side_goes_by_its_name_and_rivals_are_never_one_line() -> None:
    back = squadrons()
    assert [back.called(side) for side in back.sides] == ["Central Powers", "Entente"]
    assert "Turn 2: Central Powers 76 → 8%" in [each.text for each in draw_lookback(back).written]
    assert back.called((0, 2)) == "Annabelle von Richthofen and Cadet 1"
    assert alone().sides == [(0,), (1,)]


def test_long_names_leave_no_sentence_unfinished() -> None:
    back = airlines()
    name, other = "Maximiliane von Hohenlohe-Langenburg", "Emil-Konstantin der Fröhliche zu Sayn"
    reason = (
        f"Sky High ({name}) pays $16 to take over West Palm Beach (PBI) from Trans Toucans ({other}) and "
        "fails: 6 (1 + 3 + 1 for foreign spokes + 1 for adjacent hubs) against 10 (4 + 4 + 2 for a Jumbo "
        "Jet)."
    )
    back = back._replace(moments=[TurningMoment((0,), 3, 2, 0.61, 0.34, reason, "")])
    written = [each.text for each in draw_lookback(back).written]
    assert not [text for text in written if text.endswith("…")]
    assert any(text.endswith("for a Jumbo Jet).") for text in written)


def test_it_comes_as_a_picture() -> None:
    made = picture(duel())
    assert made.name == "analysis.png"
    assert made.data.startswith(b"\x89PNG")
