"""What a critic would look for: nothing cut, nothing hidden, no label that might belong to another."""

from __future__ import annotations

from itertools import pairwise, product
from typing import get_args

import pytest
from msgspec.structs import replace

from render.dogfight.alt import board_alt, console_alt
from render.dogfight.board import surroundings, tags
from render.dogfight.board.field import choose_field, laid
from render.dogfight.board.layout import action, arrange
from render.dogfight.board.minimap import corner_for
from render.dogfight.board.notes import mission_text
from render.dogfight.board.picture import draw_board
from render.dogfight.board.roster import BELOW, COLUMN, draw_roster, roster_height
from render.dogfight.board.roster_pieces import draw_pieces, pieces_height
from render.dogfight.board.shells import draw_shell
from render.dogfight.board.tags import BurstTag, burst_tags
from render.dogfight.board.track import bursts
from render.dogfight.console.picture import draw_console
from render.dogfight.frame import HEADER
from render.dogfight.preview.picture import draw_preview
from render.dogfight.preview.rows import draw_who
from render.dogfight.sides import STYLES, others
from render.kit.canvas import Canvas
from render.kit.labels import Label, Obstacle, place
from render.kit.shapes import Box, around
from render.kit.theme import NIGHT
from rules.dogfight.box.figures import standard
from rules.dogfight.deeds import Shot
from rules.dogfight.foresight import foresee
from rules.dogfight.kinds import GroundKind, GroundStatus, Loading
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.scenario.library import scenarios
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.view import DogfightView, MissionView, ScoreLine, ShellView
from rules.table import Table
from tests.render.dogfight import front, scenes
from words import say


def roster(view: DogfightView, across: int = BELOW) -> list[str]:
    """What is written in the roster."""
    high = roster_height(view, scenes.NAMES, across)
    canvas = Canvas(1200, high + pieces_height(view, across), NIGHT)
    draw_roster(canvas, view, scenes.NAMES, Box(24, 0, 24 + across, high))
    draw_pieces(canvas, view, Box(24, high, 24 + across, canvas.box.bottom))
    return [each.text for each in canvas.written]


def cut(view: DogfightView) -> list[str]:
    return [text for across in (BELOW, COLUMN) for text in roster(view, across) if text.endswith("…")]


@pytest.mark.parametrize("seat", [None, 0])
def test_the_name_of_every_airplane_in_the_box_is_written_whole(seat: int | None) -> None:
    for model in standard().airplanes:
        plane = scenes.plane("A", model, 0, Pose(350, 350, 0), last=1, jams=(3,))
        high = replace(plane, level=12, climb=3, smoke=3, flames=3, tailing="Z", rockets=4)
        for one in (plane, high):
            assert plane.name in roster(scenes.table([one], seat=seat))
            assert not cut(scenes.table([one], seat=seat))


def test_every_line_of_every_score_sheet_is_written_whole() -> None:
    found = {term.what for each in scenarios() for term in each.goals.scoring}
    assert len(found) > 10
    view = replace(
        scenes.duel(), score_sheet=tuple(ScoreLine("central", what, -10, seat=1) for what in sorted(found))
    )
    assert not cut(view)


@pytest.mark.parametrize("kind", get_args(GroundKind))
def test_the_state_of_a_ground_card_is_written_whole_or_not_at_all(kind: GroundKind) -> None:
    loadings: tuple[Loading | None, ...] = get_args(Loading) if kind == "aa-gun" else (None,)
    cards = [
        replace(
            front.ground(
                "M8", kind, "central", Pose(350, 300, 0), status=status, loading=loading, jammed=jam
            ),
            points=12 if kind != "target" else 0,
            photographed=photographed,
        )
        for status, loading, jam, photographed in product(
            get_args(GroundStatus), loadings, (0, 2), (False, True)
        )
    ]
    view = replace(scenes.duel(), ground=tuple(cards))
    known = {"silenced", "destroyed", "damaged", "rifles", "12/5"}
    assert not cut(view)
    assert known & set(roster(view))


@pytest.mark.parametrize("name", front.SCENES)
def test_balloons_and_ground_cards_are_in_the_window_whole_or_not_at_all(name: str) -> None:
    view = front.SCENES[name](None)
    check_window(view)


def test_a_ground_card_on_the_edge_of_the_window_is_brought_in() -> None:
    view = front.task()
    for y in range(40, 900, 60):
        check_window(replace(view, ground=(front.ground("T1", "trench", "central", Pose(30, y, 0)),)))


def check_window(view: DogfightView) -> None:
    field = choose_field(view, action(view), HEADER)
    for piece in others(view):
        box = around(laid(piece.pose, piece.size))
        area = box.width * box.height
        assert box.overlap(field.window) == pytest.approx(0, abs=1) or box.overlap(
            field.window
        ) == pytest.approx(area, rel=0.01)


@pytest.mark.parametrize("point", [(5, 5), (895, 5), (5, 895), (895, 895), (450, 895)])
def test_a_shell_in_a_corner_has_its_tag_inside(point: tuple[float, float]) -> None:
    view = replace(front.fireworks(), shells=(ShellView("G1", point, 2, 11),))
    field = choose_field(view, [(0, 0), (900, 900)], HEADER)
    canvas = Canvas(1200, 1400, NIGHT)
    _, tag = draw_shell(canvas, field, view.shells[0], [])
    assert tag.box.overlap(field.box) == pytest.approx(tag.box.width * tag.box.height)


def test_a_card_whose_plate_an_airplane_hides_gets_a_tag() -> None:
    trench = front.ground("T1", "trench", "entente", Pose(300, 300, 0))
    seen, hidden = (scenes.plane("A", "sopwith-camel", 0, Pose(300, y, 0)) for y in (500, 285))
    for plane, tagged in ((seen, 0), (hidden, 1)):
        view = replace(scenes.table([plane]), ground=(trench,))
        field = choose_field(view, action(view), HEADER)
        assert len(list(surroundings.piece_tags(field))) == tagged


def test_the_edges_of_a_card_can_be_seen_through_the_card_above() -> None:
    below = scenes.plane("A", "sopwith-camel", 0, Pose(350, 350, 0))
    above = scenes.plane("Z", "albatros-d5a", 1, Pose(350, 370, 0))
    canvas = draw_board(scenes.table([below, above]), scenes.NAMES)
    field = arrange(scenes.table([below, above]), scenes.NAMES).field
    y = round(field.at((350, 350 + below.size.length / 2))[1])
    row = [
        canvas.image.getpixel((x, y))
        for x in range(round(field.at((330, 0))[0]), round(field.at((370, 0))[0]))
    ]
    assert STYLES["entente"].colour in row


def shots_at(*pairs: tuple[str, str, int]) -> tuple[Shot, ...]:
    return tuple(Shot(r, a, "front", b, 90.0, (300.0 + i, 300.0), 2) for i, (a, b, r) in enumerate(pairs))


def tags_of(*pairs: tuple[str, str, int]) -> list[BurstTag]:
    view = replace(scenes.melee(), shots=shots_at(*pairs))
    field = choose_field(view, action(view), HEADER)
    return burst_tags(list(bursts(field, view)))


def test_many_bursts_at_one_target_share_a_tag_and_a_few_do_not() -> None:
    few = tags_of(("A", "Z", 1), ("B", "Z", 1), ("C", "Z", 2))
    assert [len(tag.bursts) for tag in few] == [1, 1, 1]
    many = tags_of(*((shooter, "Z", 3) for shooter in "ABCD"), *(("Z", target, 3) for target in "ABC"))
    assert sorted(len(tag.bursts) for tag in many) == [1, 1, 1, 4]


def test_of_very_many_bursts_only_the_latest_rounds_are_tagged() -> None:
    pairs = [(a, b, r) for r in (1, 2, 3) for a, b in zip("ABCD", "ZYXW", strict=True)]
    assert [tag.latest for tag in tags_of(*pairs)] == [True] * 4


def test_an_airplane_lost_in_an_earlier_turn_has_no_tag_on_the_field() -> None:
    view = scenes.losses()
    field = arrange(view, scenes.NAMES).field.box
    tagged = {each.text for each in draw_board(view, scenes.NAMES).written if field.holds(each.box.centre)}
    assert {"A", "Y", "Z"} <= tagged
    assert "B" not in tagged


def test_a_burnt_balloon_is_told_as_lost_even_where_words_are_few() -> None:
    view = front.task()
    lost = replace(view.balloons[0], status="exploded", flames=2)
    text = board_alt(replace(view, balloons=(lost, *view.balloons[1:])), scenes.NAMES)
    assert "B1 balloon 15, 56, exploded" in text
    assert "A: bomb X1, not done yet" in text
    assert "Central Powers, 0 points" in text


def test_the_minimap_leaves_the_corners_where_it_would_hide_names_in_each() -> None:
    view = scenes.crowd()
    field = choose_field(view, action(view), HEADER)
    (left, top), (right, bottom) = field.box[:2], field.box[2:]
    names = [
        Obstacle(Box(x - 200, y - 200, x + 200, y + 200), 60.0) for x in (left, right) for y in (top, bottom)
    ]
    assert corner_for(field, names[1:]).overlap(names[0].box) > 0
    place = corner_for(field, names)
    assert field.box.overlap(place) == pytest.approx(place.width * place.height)
    assert not any(place.overlap(name.box) for name in names)


def test_labels_stay_inside_the_field_in_the_densest_crowd() -> None:
    view = scenes.crowd()
    field = choose_field(view, action(view), HEADER)
    inner = Box(*field.box)
    for each in draw_board(view, scenes.NAMES).written:
        if inner.holds(each.box.centre):
            assert inner.holds((each.box.left, each.box.top))
            assert inner.holds((each.box.right, each.box.bottom))


def test_what_is_left_of_a_plan_is_shown_in_its_own_rounds() -> None:
    view = scenes.pair()
    foreseen = foresee(view, {})
    (way,) = foreseen.ways
    assert (way.plane.plan, way.first) == ((1,), 3)
    numbers = [each for each in draw_preview(foreseen, scenes.NAMES).written if each.text == "3"]
    assert any(each.size == 28 for each in numbers)
    edge = replace(way.plane, pose=Pose(350, 690, 0))
    gone = draw_preview(foresee(replace(view, planes=(edge,)), {}), scenes.NAMES)
    assert f"{edge.id} flies off the table on the third card" in [each.text for each in gone.written]


def test_a_preview_shows_the_card_that_is_flown_instead_of_an_illegal_one() -> None:
    view = scenes.opening(0)
    choice = {"A.first": "13", "A.second": "14", "A.third": "4"}

    def cards(view: DogfightView) -> list[str]:
        return [each.text for each in draw_preview(foresee(view, choice), scenes.NAMES).written]

    assert {"14", "instead"} & {*cards(view)} == {"14"}
    assert {"14", "instead"} & {*cards(replace(view, illegal_plans="by the book"))} == {"instead"}
    lost = cards(replace(view, illegal_plans="out of control"))
    assert "14" in lost
    assert "crash" in lost
    assert "A crashes on the second card" in lost


def test_the_name_of_every_airplane_in_the_box_is_whole_in_a_preview() -> None:
    canvas = Canvas(1200, 176, NIGHT)
    for model in standard().airplanes.values():
        draw_who(canvas, model.name, "Ada", Box(98, 0, 368, 176))
    assert {"Siemens-Schuckert", "D.I (A-firing)", "RAF S.E.5a"} <= {each.text for each in canvas.written}
    assert not any(each.text.endswith("…") for each in canvas.written)


def test_a_mission_says_from_which_level_it_can_be_done() -> None:
    bombs = MissionView("bomb", "entente", "X1", "A", done=False, level=2)
    assert say(mission_text(bombs)) == "A: bomb X1 at level 2 or lower, not done yet"
    assert say(mission_text(replace(bombs, done=True))) == "A: bomb X1, done"
    pictures = MissionView("photograph", "entente", "X1", None, done=False, level=3)
    assert say(mission_text(pictures)) == "Entente: photograph X1 at level 3, not done yet"


def test_cables_are_drawn_where_the_rules_have_them() -> None:
    options = {"edition": "war", "scenario": "a-hard-task"}
    view = Table.new(DOGFIGHT, 2, options, b"a seed for cables" * 2).view(None)
    assert isinstance(view, DogfightView)
    balloons = sorted(view.balloons, key=lambda balloon: balloon.pose.x)
    held = [cables.balloons for cables in view.cables]
    assert {tuple(b.id for b in pair) for pair in pairwise(balloons)} <= set(held)
    field = arrange(view, {}).field
    with_cables, without = (draw_board(one, {}).image for one in (view, replace(view, cables=())))
    y = balloons[0].pose.y
    for one, other in pairwise(balloons):
        spot = field.at(((one.pose.x + other.pose.x) / 2, y))
        here = (round(spot[0]), round(spot[1]))
        assert with_cables.getpixel(here) != without.getpixel(here)


def test_the_gun_of_an_observer_who_is_hit_is_silent() -> None:
    view = front.heights(0)
    assert "silent" in {each.text for each in draw_console(view, scenes.NAMES).written}
    assert "Front gun ready, rear gun silent." in console_alt(view)


def test_tags_are_shortened_where_they_would_fill_the_field(monkeypatch: pytest.MonkeyPatch) -> None:
    view = scenes.crowd()
    burdened = replace(
        view,
        planes=tuple(replace(plane, level=9, smoke=3, flames=3, pilot_hit=True) for plane in view.planes),
    )
    shown: list[Label] = []

    def spy(labels: list[Label], obstacles: list[Obstacle], within: Box) -> list[Box]:
        shown.extend(label for label in labels if label.names)
        return place(labels, obstacles, within)

    monkeypatch.setattr(tags, "place", spy)
    draw_board(burdened, scenes.NAMES)
    field = choose_field(burdened, action(burdened), HEADER)
    whole = [tags.PlaneTag(plane).label(field).width for plane in burdened.planes]
    assert all(label.width < wide for label, wide in zip(shown, whole, strict=True))
