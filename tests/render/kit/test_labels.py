from __future__ import annotations

from itertools import combinations
from math import hypot

from render.kit.labels import CLEARLY, Label, Obstacle, leader, place
from render.kit.shapes import Box

FIELD = Box(0, 0, 800, 800)


def test_a_label_stays_near_and_off_what_is_drawn() -> None:
    obstacle = Box(340, 340, 460, 460)
    (box,) = place([Label(100, 40, ((400, 400),), 60)], [Obstacle(obstacle, 10)], FIELD)
    assert box.overlap(obstacle) == 0
    assert box.grown(30).overlap(obstacle) > 0


def test_labels_of_one_spot_do_not_overlap() -> None:
    boxes = place([Label(120, 40, ((400, 400),), 10) for _ in range(12)], [], FIELD)
    assert all(one.overlap(other) == 0 for one, other in combinations(boxes, 2))


def test_labels_stay_inside_even_in_a_corner() -> None:
    boxes = place([Label(200, 40, ((2, 2),), 30), Label(200, 40, ((799, 799),), 30)], [], FIELD)
    assert all(FIELD.holds((box.left, box.top)) and FIELD.holds((box.right, box.bottom)) for box in boxes)


def test_a_far_label_gets_a_leader_and_a_near_one_none() -> None:
    label = Label(100, 40, ((400, 400),), 10)
    assert leader(Box(420, 380, 520, 420), label) is None
    assert leader(Box(600, 380, 700, 420), label) == [(600, 400), (400, 400)]


def test_a_label_lies_clearly_nearer_to_what_it_names_than_to_what_others_name() -> None:
    cards = [Obstacle(Box(x - 30, 350, x + 30, 450), 14) for x in (340, 460)]
    lines = Obstacle(Box(0, 0, 300, 800), 0.2)
    for names in (False, True):
        labels = [Label(200, 40, ((x, 400.0),), 50, names=names) for x in (340.0, 460.0)]
        box = place(labels, [*cards, lines], FIELD)[0]
        own, stranger = (hypot(*gap(box, label.anchors[0])) for label in labels)
        assert (own + CLEARLY < stranger) == names


def gap(box: Box, point: tuple[float, float]) -> tuple[float, float]:
    x, y = point
    return max(box.left - x, x - box.right, 0), max(box.top - y, y - box.bottom, 0)


def test_a_label_that_lies_nearer_to_a_stranger_gets_a_leader() -> None:
    own, stranger = (Label(100, 40, ((x, 400.0),), 60, names=True) for x in (300.0, 400.0))
    box = Box(360, 380, 460, 420)
    assert leader(box, own) is None
    assert leader(box, own, [own, stranger]) == [(360, 400), (300, 400)]
    assert leader(box, stranger, [own, stranger]) is None
