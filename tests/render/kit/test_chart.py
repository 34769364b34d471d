from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.kit.badges import Badge
from render.kit.canvas import Canvas
from render.kit.chart import Chart, ChartLine, Goal, chart_height, draw_chart
from render.kit.shapes import Box
from render.kit.theme import BLUE, WHITE, WIDTH


def drawn(chart: Chart) -> Canvas:
    canvas = Canvas(WIDTH, round(chart_height(chart)), WHITE)
    draw_chart(canvas, Box(22, 0, WIDTH - 22, canvas.box.bottom), chart)
    return canvas


def lines(*values: tuple[float, ...]) -> list[ChartLine]:
    return [
        ChartLine(Badge("circle", BLUE, "ABCDEFGH"[i]), f"Player {i}", "note", v)
        for i, v in enumerate(values)
    ]


def written(chart: Chart) -> list[str]:
    return [each.text for each in drawn(chart).written]


def test_the_axis_has_few_round_numbers_and_reaches_above_all_values() -> None:
    found = written(Chart("Money", "", 1, lines((0, 40, 87))))
    assert [text for text in found if text.isdigit()] == ["0", "20", "40", "60", "80", "100", "1", "2", "3"]


def test_losses_lie_below_zero() -> None:
    found = written(Chart("Wealth", "", 1, lines((-12, 5))))
    assert "−20" in found or "−15" in found


def test_steps_are_numbered_from_the_first_to_the_last_without_crowding() -> None:
    found = written(Chart("Long", "", 1, lines(tuple(float(i) for i in range(30)))))
    assert {"1", "5", "10", "30"} <= set(found)
    assert "29" not in found


def test_a_goal_is_named() -> None:
    assert "290 wins" in written(Chart("Share", "", 1, lines((10, 50)), Goal(290, "290 wins")))


@pytest.mark.parametrize("count", [1, 2, 8])
def test_names_at_the_right_do_not_cover_each_other(count: int) -> None:
    canvas = drawn(Chart("Equal", "", 1, lines(*[(0.0, 3.0)] * count)))
    names = [each.box for each in canvas.written if each.text.startswith("Player")]
    assert len(names) == count
    for i, one in enumerate(names):
        assert canvas.box.holds((one.right, one.bottom + 32))
        assert all(one.overlap(other) == 0 for other in names[i + 1 :])


def test_a_single_step_is_a_dot() -> None:
    assert drawn(Chart("Short", "", 1, lines((2.0,)))).image.getcolors(100_000)


def test_lines_that_cannot_leave_the_chart_lie_apart_within_it() -> None:
    """At the floor and at the ceiling alike: a chance is never below 0 nor above 100 %."""
    chart = Chart("Chance", "", 0, lines(*[(0.0, 100.0)] * 4), ceiling=100, bounded=True)

    def blue(canvas: Canvas) -> list[int]:
        column = canvas.image.crop((120, 0, 800, canvas.image.height)).convert("RGB")
        box = ImageChops.difference(column, Image.new("RGB", column.size, BLUE)).convert("L")
        found = box.point(lambda level: 255 if level < 8 else 0).getbbox()
        assert found is not None
        return [found[1], found[3]]

    inside, outside = blue(drawn(chart)), blue(drawn(chart._replace(bounded=False)))
    assert inside[0] > outside[0]
    assert inside[1] < outside[1]


def test_a_long_name_has_two_lines_and_is_not_cut() -> None:
    own = lines((0.0, 3.0), (0.0, 3.0))
    long = own[0]._replace(name="Annabelle von Richthofen")
    found = written(Chart("Names", "", 1, [long, own[1]]))
    assert {"Annabelle von", "Richthofen"} <= set(found)
    assert not [text for text in found if text.endswith("…")]


@pytest.mark.parametrize("end", [0.0, 3.0])
def test_long_names_stay_on_the_panel_with_all_that_stands_below_them(end: float) -> None:
    long = [line._replace(name="Annabelle von Richthofen") for line in lines(*[(1.0, end)] * 3, (0.0, 3.0))]
    canvas = drawn(Chart("Names", "", 1, long))
    notes = [each.box for each in canvas.written if each.text in {"note", "Annabelle von"}]
    heading = next(each.box for each in canvas.written if each.text == "Names")
    assert all(heading.bottom < box.top and box.bottom < canvas.box.bottom for box in notes)
