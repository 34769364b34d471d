"""Gunnery for many places at once says what it says for one after the other, at the limits too."""

from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from rules.dogfight.autopilot.courses import AirPlace, AirPlaces
from rules.dogfight.autopilot.crossfire import Lines, added_up, ahead, lengths
from rules.dogfight.autopilot.gunnery import GIRTH, OVERLAP, Barrel, Infantry, stands_between

REACH = 200.0
LIMITS = (0.0, OVERLAP, REACH / 2 + GIRTH, REACH + GIRTH, 3.0)
FRONT = Barrel(1.0, math.sin(0.6), math.cos(0.6), punch=1.7, jammed=0, reach=REACH)
REAR = Barrel(-1.0, math.sin(1.2), math.cos(1.2), punch=0.9, jammed=0, reach=REACH)
RIFLES = Infantry(1.0, 0.0, -1.0, punch=0.3, jammed=0, reach=REACH)


@st.composite
def rings(draw: st.DrawFn) -> list[AirPlace]:
    """Places around one another, most of them as far apart as a gun can just reach, in round directions."""
    found = [_place(draw, 300.0, 400.0)]
    for _ in range(draw(st.integers(1, 5))):
        from_ = draw(st.sampled_from(found))
        away = draw(st.one_of(st.sampled_from(LIMITS), st.floats(0, 300)))
        angle = math.radians(
            draw(st.one_of(st.integers(0, 23).map(lambda part: part * 15.0), st.floats(0, 360)))
        )
        found.append(_place(draw, from_.x + away * math.sin(angle), from_.y + away * math.cos(angle)))
    return found


def _place(draw: st.DrawFn, x: float, y: float) -> AirPlace:
    angle = math.radians(draw(st.one_of(st.sampled_from((0, 60, 90, 180)), st.floats(0, 360))))
    return AirPlace(x, y, math.sin(angle), math.cos(angle), draw(st.integers(0, 3)))


@given(rings(), rings())
def test_all_shots_at_once_are_those_one_by_one(ours: list[AirPlace], theirs: list[AirPlace]) -> None:
    lines = Lines(AirPlaces.row(ours), theirs)
    armed = [((FRONT, REAR), (), (RIFLES,), (REAR, RIFLES))[at % 4] for at in range(len(theirs))]
    dealt, taken = lines.points_to([FRONT, REAR]), lines.points_from(armed)
    for us, here in enumerate(ours):
        for them, there in enumerate(theirs):
            assert dealt[us, them] == sum(gun.punch * gun.cards(here, there) for gun in (FRONT, REAR))
            assert taken[us, them] == sum(gun.punch * gun.cards(there, here) for gun in armed[them])


@given(rings(), rings())
def test_what_lies_ahead_of_many_lies_ahead_of_each(ours: list[AirPlace], theirs: list[AirPlace]) -> None:
    for there in theirs:
        for gun in (FRONT, REAR):
            in_line, in_reach = ahead(gun, AirPlaces.row(ours), there)
            for us, here in enumerate(ours):
                level = here._replace(level=there.level)
                assert in_line[us] == gun.bears(here, there)
                assert in_reach[us] == (gun.cards(level, there) > 0)


@given(rings(), rings(), rings())
def test_whoever_stands_in_one_line_of_fire_stands_in_it_among_all(
    ours: list[AirPlace], theirs: list[AirPlace], others: list[AirPlace]
) -> None:
    lines = Lines(AirPlaces.row(ours), theirs)
    for other in (*others, *ours[:1], *theirs[:1]):
        found = lines.stands_between(other)
        for us, here in enumerate(ours):
            for them, there in enumerate(theirs):
                if (here.x, here.y) != (there.x, there.y):
                    assert found[us, them] == stands_between(other, here, there)


@given(rings(), rings())
def test_lengths_and_sums_are_the_same_to_the_last_digit(
    ours: list[AirPlace], theirs: list[AirPlace]
) -> None:
    lines = Lines(AirPlaces.row(ours), theirs)
    found = lengths(lines.east, lines.north)
    for us, here in enumerate(ours):
        row = [math.hypot(there.x - here.x, there.y - here.y) for there in theirs]
        assert found[us].tolist() == row
        assert added_up(found)[us] == sum(row)
