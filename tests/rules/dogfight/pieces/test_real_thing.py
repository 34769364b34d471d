"""Shoot at the real thing: the picture counts, and not the card around it."""

from __future__ import annotations

import pytest

from rules.dogfight.fire.phase import sights
from rules.dogfight.pieces.real_thing import picture, silhouette
from rules.dogfight.pieces.shapes import card_of, outline
from rules.dogfight.rulebook import InForce
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.state import Balloon, GroundCard
from tests.rules.dogfight.scenes import HANGAR, at_fire, plane, sky, targets
from tests.rules.marks import rule

REAL = InForce(real_thing=True)


def reached(rules: InForce, gap: float) -> bool:
    """Whether Z reaches A, whose rear edge is so far ahead."""
    z, a = plane("Z", 350, 200), plane("A", 350, 200 + gap + 33.75)
    return "A" in targets(at_fire(z, a, edition="war", in_force=rules)).get("Z.front", [])


@rule("D-081")
def test_the_ruler_must_reach_the_picture() -> None:
    """The tail is drawn 26 mm behind the dot, the card ends 33.75 mm behind it."""
    assert reached(rules=InForce(), gap=199)
    assert not reached(rules=REAL, gap=199)
    assert reached(rules=REAL, gap=190)


@rule("D-081")
def test_range_is_measured_to_the_picture_too() -> None:
    z, a = plane("Z", 350, 200), plane("A", 350, 200 + 97 + 33.75)
    for rules, cards in ((InForce(), 2), (REAL, 1)):
        state = at_fire(z, a, edition="war", in_force=rules, order="closest")
        (sight,) = (each for each in sights(state, HANGAR) if each.piece.id == "Z")
        assert sight.targets["A"].cards == cards


@rule("D-081")
def test_only_pictures_stand_in_the_way() -> None:
    """The cards of X and Y touch before A, and between their wing tips there is a gap to fire through."""
    z, a = plane("Z", 350, 200), plane("A", 350, 380)
    wall = (plane("X", 350 - 20, 290), plane("Y", 350 + 20, 290))
    for rules, fires in ((InForce(), False), (REAL, True)):
        found = targets(at_fire(z, *wall, a, edition="war", in_force=rules))
        assert ("A" in found.get("Z.front", [])) == fires


@rule("D-081")
@pytest.mark.parametrize("model", sorted(HANGAR.figures.airplanes))
def test_every_airplane_has_a_picture_within_its_card(model: str) -> None:
    piece = plane("A", 350, 350, 33, model=model)
    whole = card_of(piece, HANGAR)
    assert whole.covers(picture(piece, HANGAR))
    assert picture(piece, HANGAR).area < 0.6 * whole.area
    seats = HANGAR.figures.airplanes[model].seats
    assert (silhouette(model, HANGAR).key == "two-seater") == (seats == 2)


@rule("D-081")
def test_airplanes_of_another_build_have_pictures_of_their_own() -> None:
    found = {model: silhouette(model, HANGAR).key for model in ("fokker-dr1", "fokker-e3", "dh2", "spad-13")}
    assert list(found.values()) == ["triplane", "monoplane", "pusher", "biplane"]


@rule("D-081")
def test_balloons_have_pictures_and_ground_cards_are_all_picture() -> None:
    state = sky(plane("A"), in_force=REAL, edition="war")
    balloon = Balloon(id="B1", side="central", seat=None, pose=Pose(350, 350, 0), balloon="ae-800")
    trench = GroundCard(
        id="T1", side="central", seat=None, pose=Pose(350, 350, 0), kind="trench", card="trench"
    )
    assert card_of(balloon, HANGAR).covers(outline(state, HANGAR, balloon))
    assert outline(state, HANGAR, balloon).area < 0.8 * card_of(balloon, HANGAR).area
    assert outline(state, HANGAR, trench) == card_of(trench, HANGAR)
