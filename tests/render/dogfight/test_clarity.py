"""Who is where, and who shot whom, can be told: on the hardest scenes, and on a sample of the recorded games.
`make fuzz` looks at all of these."""

from __future__ import annotations

from itertools import islice

import pytest
from msgspec.structs import replace

from render.dogfight.board.ladder import climbers
from render.dogfight.board.picture import draw_board
from render.dogfight.board.pieces import LETTER
from render.dogfight.preview import picture as preview
from rules.dogfight.deeds import Shot
from rules.dogfight.foresight import foresee
from rules.dogfight.view import DogfightView, PlaneView
from tests.render.dogfight import front, scenes
from tests.render.dogfight.clarity import faults, moments, preview_faults, records
from words import LANGUAGES, speaking

CROWDS = (
    "scenario-glory-face-to-face-one-side-flies-entente-won-by-2",
    "glory-two-a-side",
    "scenario-war-fireworks-over-the-front-defeat-entente-won-by-nobody",
)
STEPS = 5


@pytest.mark.parametrize("name", front.SCENES)
def test_nothing_is_unclear_in_a_scene(name: str) -> None:
    assert not faults(front.SCENES[name](None))


@pytest.mark.parametrize("name", CROWDS)
def test_nothing_is_unclear_in_a_recorded_game(name: str) -> None:
    path = next(path for path in records() if path.stem == name)
    found = [dict(moment.faults()) for moment in islice(moments(path), 2, 2 + STEPS)]
    assert found == [{}] * len(found)


@pytest.mark.parametrize("name", front.PREVIEWS)
def test_no_enemy_is_missing_from_a_preview(name: str) -> None:
    view, choice = front.PREVIEWS[name]
    assert not preview_faults(foresee(view(0), choice))


def test_every_airplane_bears_its_letter_and_it_can_be_read_on_a_phone() -> None:
    view = scenes.crowd()
    written = [each for each in draw_board(view, scenes.NAMES).written if each.size >= 28]
    for plane in view.planes:
        # On its card, on its tag and in the roster.
        assert sum(each.text == plane.id for each in written) >= 3
    assert LETTER * 2 / 3 >= 15


def test_in_a_crowd_only_the_latest_round_is_on_the_picture() -> None:
    pairs = [(a, b, r) for r in (1, 2, 3) for a, b in zip("ABCD", "ZYXW", strict=True)]
    shots = tuple(Shot(r, a, "front", b, 90.0, (300.0 + i, 300.0), 2) for i, (a, b, r) in enumerate(pairs))
    canvas = draw_board(replace(scenes.melee(), shots=shots), scenes.NAMES)
    assert sum(kept.what == "burst" for kept in canvas.kept) == 4


def test_a_burst_says_its_range_and_its_cards_in_words() -> None:
    texts = [each.text for each in draw_board(scenes.patrol(), scenes.NAMES).written]
    assert "13 cm, long range" in texts


def test_a_fault_is_found() -> None:
    view = scenes.duel()
    assert not faults(view)
    assert faults(_without_tags(view))["unlabelled bursts"] == len(view.shots)


def test_an_enemy_that_is_missing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view, choice = front.PREVIEWS["nothing-yet"]
    far = replace(view(0), planes=tuple(_far(plane) for plane in view(0).planes))
    assert not preview_faults(foresee(far, choice))
    monkeypatch.setattr(preview, "draw_pointers", lambda *_: [])
    assert preview_faults(foresee(far, choice))["missing enemies"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_far_two_are_away_can_be_read_though_they_fly_side_by_side(language: str) -> None:
    view, choice = front.PREVIEWS["nothing-yet"]
    enemies = [plane for plane in view(0).planes if plane.side != "entente"]
    first = next(_far(plane) for plane in enemies)
    second = replace(first, id="Q", pose=replace(first.pose, x=first.pose.x + 20))
    own = [plane for plane in view(0).planes if plane.side == "entente"]
    with speaking(language):
        assert not preview_faults(foresee(replace(view(0), planes=(*own, first, second)), choice))


def _far(plane: PlaneView) -> PlaneView:
    return plane if plane.side == "entente" else replace(plane, pose=replace(plane.pose, x=2000, y=2000))


def _without_tags(view: DogfightView) -> DogfightView:
    """A shot whose shooter is nowhere has neither line nor tag."""
    return replace(view, shots=tuple(replace(shot, shooter="Q") for shot in view.shots))


def test_the_ladder_shows_everybody_in_the_air_at_his_level() -> None:
    view = front.task()
    there = climbers(view)
    assert {piece.id for pieces in there.values() for piece in pieces} == {
        *(plane.id for plane in view.planes if plane.status == "flying"),
        *(balloon.id for balloon in view.balloons),
    }
    assert all(piece.level == level for level, pieces in there.items() for piece in pieces)
    assert not climbers(scenes.duel())
