"""All courses at once are those flown one after the other, card by card, to the last digit."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.dogfight.autopilot.courses import AirPlace, BarrageBox, Course, Fan, Navigator, Skies
from rules.dogfight.box.components import CARDS, Maneuver
from rules.dogfight.limits import Limits
from rules.dogfight.pieces.height import Height
from rules.dogfight.planning.legality import Trail, legal
from rules.dogfight.rulebook import InForce
from rules.dogfight.title import DOGFIGHT

HEIGHTS = (
    Height(0, 0, 3, 8, ready=True),
    Height(0, 0, 3, 8, "rolling"),
    Height(0, 1, 3, 8),
    Height(1, 0, 3, 8),
    Height(2, 2, 3, 8),
    Height(5, 1, 4, 5),
)
BARRAGE = BarrageBox(100, 300, 500, 420, 2)


@st.composite
def outsets(draw: st.DrawFn) -> tuple[Navigator, Course, Trail]:
    """An airplane somewhere on a small table, perhaps with a card or two of its turn flown."""
    height = draw(st.sampled_from((None, *HEIGHTS)))
    high = height is not None
    models = sorted(DOGFIGHT.hangar.figures.airplanes)
    airplane = DOGFIGHT.hangar.airplane(draw(st.sampled_from(models)), InForce(altitude=high))
    card = st.sampled_from(sorted(airplane.cards)).map(airplane.cards.__getitem__)
    earlier, turn = draw(st.lists(card, max_size=2)), draw(st.lists(card, max_size=2, unique=True))
    limits = Limits(
        rudder=draw(st.sampled_from(((), ("left",)))),
        stall=draw(st.booleans()),
        double_steep=draw(st.booleans()),
        altitude=high,
        overdive=high and draw(st.booleans()),
        height=height if height is not None and height.level <= 2 else None,
        counted=len(turn),
    )
    skies = Skies(600, 500, (BARRAGE,) if draw(st.booleans()) else ())
    x, y = draw(st.integers(1, 60)) * 9.9, draw(st.integers(1, 50)) * 9.9
    sin, cos = draw(st.sampled_from(((0.0, 1.0), (1.0, 0.0), (0.6, -0.8), (-0.28, 0.96))))
    here = AirPlace(x, y, sin, cos, height.level if height else 0)
    return Navigator(airplane, skies, limits), Course(here, height), Trail(tuple(earlier), tuple(turn))


def plans(navigator: Navigator, trail: Trail) -> Iterator[tuple[Maneuver, ...]]:
    """All that may be flown, found by trying: of cards that fly alike, the first that is left."""
    if len(trail.turn) == CARDS:
        yield ()
        return
    labels = set()
    for card in navigator.airplane.cards.values():
        if card not in trail.turn and card.label not in labels:
            labels.add(card.label)
            if legal(trail, (card,), navigator.limits):
                yield from ((card, *rest) for rest in plans(navigator, trail.then(card)))


@settings(deadline=None, max_examples=40)
@given(outsets())
def test_all_courses_are_those_flown_card_by_card(outset: tuple[Navigator, Course, Trail]) -> None:
    navigator, start, trail = outset
    flown = []
    for plan in plans(navigator, trail):
        course, behind = start, trail
        for card in plan:
            course, behind = navigator.after(course, behind, card), behind.then(card)
        flown.append(course)
    courses = navigator.courses(start, trail)
    assert list(courses) == flown
    assert courses.stays.tolist() == [course.stays for course in flown]
    assert list(courses[1::3]) == flown[1::3]
    assert not flown or list(Fan.of(flown)) == flown
    assert not flown or courses.places().tolist() == [
        [list(place) for place in each.places] for each in flown
    ]
