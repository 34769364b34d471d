"""The cheap first looks at circles around cards never change who can reach whom."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.dogfight.fire.reach import Sky
from rules.dogfight.pieces.shapes import outline
from rules.dogfight.rulebook import InForce
from rules.dogfight.ruler.geometry import card, overlap
from rules.dogfight.ruler.lines_of_fire import range_of, reach
from rules.dogfight.state import Plane, State
from tests.rules.dogfight.scenes import BREGUET, EDITIONS, HANGAR, RUMPLER, plane, sky
from tests.rules.marks import rule

coordinates = st.integers(0, 60).map(lambda tenth: tenth * 10.0) | st.floats(0, 600)
headings = st.sampled_from([0.0, 90.0, 180.0, 270.0]) | st.floats(0, 359)
tables = st.lists(st.tuples(coordinates, coordinates, headings), min_size=8, max_size=8)
MODELS = {"A": BREGUET, "B": "spad-13", "C": "fokker-dr1", "D": "dh2", "W": RUMPLER}


def crowd(table: list[tuple[float, float, float]], edition: Literal["war", "glory"], rules: InForce) -> State:
    planes = [
        plane(name, *spot, model=MODELS.get(name, "albatros-d5a"))
        for name, spot in zip("ABCDWXYZ", table, strict=True)
    ]
    return sky(*planes, edition=edition, in_force=rules)


def the_long_way(state: State, shooter: Plane, gun: int) -> dict[str, tuple[float, int]]:
    """Every ruler to every enemy past every card, with nothing looked at cheaply."""
    cards = {each.id: card(each.pose, HANGAR[each.model].size) for each in state.planes}
    shapes = {each.id: outline(state, HANGAR, each) for each in state.planes}
    found = {}
    for target in state.planes:
        own, other = cards[shooter.id], cards[target.id]
        if target.side == shooter.side or overlap(own, other):
            continue
        between = [
            shapes[name]
            for name, shape in cards.items()
            if name not in {shooter.id, target.id}
            and not overlap(shape, own)
            and not (state.edition == "glory" and overlap(shape, other))
        ]
        arc = HANGAR[shooter.model].guns[gun].arc
        ruler = reach(shooter.pose, arc, shapes[target.id], between, HANGAR.ruler)
        if ruler is not None:
            cost = 2 if range_of(ruler.distance, HANGAR.ruler) == "short" else 1
            found[target.id] = (ruler.distance, cost)
    return found


@rule("D-025", "D-029", "D-030", "D-031")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rules", [InForce(), InForce(real_thing=True)], ids=["cards", "pictures"])
def test_every_gun_reaches_whom_it_reaches_the_long_way(
    edition: Literal["war", "glory"], rules: InForce
) -> None:
    @settings(max_examples=40, deadline=None)
    @given(tables)
    def compare(table: list[tuple[float, float, float]]) -> None:
        state = crowd(table, edition, rules)
        looking = Sky(state, HANGAR)
        for shooter in state.planes:
            for index, gun in enumerate(HANGAR[shooter.model].guns):
                lines = looking.lines(shooter, gun)
                short = {name: (line.distance, line.cards) for name, line in lines.items()}
                assert short == the_long_way(state, shooter, index)

    compare()
