"""Victory and match points, and the turn limit that a game by post needs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.dogfight.kinds import Edition, Status
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.scenario.goals import Winner
from rules.dogfight.state import Plane, State
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.victory.verdict import match_points
from rules.engine import Outcome
from rules.table import Table
from tests.rules.dogfight import scenario_scenes as scene
from tests.rules.dogfight.scenario_scenes import mustered, outcome, with_fates
from tests.rules.dogfight.scenes import (
    EDITIONS,
    Told,
    at_fire,
    chased,
    fire,
    head_on,
    plane,
    sky,
    stacked,
    turn,
)
from tests.rules.marks import rule

both = pytest.mark.parametrize("edition", EDITIONS)
TURNS = (4, 5, 6)
DOWN = (0, "explosion")


def ended(told: Told) -> Outcome:
    assert told.state.stage == "over"
    assert not DOGFIGHT.pending(told.state)
    outcome = DOGFIGHT.outcome(told.state)
    assert outcome is not None
    return outcome


def leaving(*extra: Plane, edition: Edition = "glory", winner: Winner = "last flying") -> State:
    """A flies off the top of the table; Z stays."""
    return sky(plane("A", 350, 690), plane("Z", 350, 300), *extra, edition=edition, winner=winner)


@rule("D-047", "D-182", "D-221")
@both
def test_whoever_exits_the_table_loses(edition: Edition) -> None:
    told = turn(leaving(edition=edition), {"A": (1, 2, 3), "Z": TURNS})
    assert ended(told).winners == (0,)
    assert ended(told).scores == {0: 1, 1: 0}


@rule("D-047", "D-182", "D-221")
@both
def test_whoever_is_shot_down_loses(edition: Edition) -> None:
    told = fire(at_fire(*chased(150), edition=edition, decks={"A": stacked("A", DOWN)}), Z="A")
    assert ended(told).winners == (0,)
    assert ended(told).scores == {0: 2, 1: -1}


@rule("D-047")
@both
def test_the_match_ends_at_once_when_one_side_has_nobody_left(edition: Edition) -> None:
    told = turn(leaving(edition=edition), {"A": (1, 2, 3), "Z": TURNS}, fire="closest")
    assert {move.round for move in told.state.flown} == {1}
    assert told.events[-1].kind == "over"
    assert told.one("over")["outcome"] == "central"


@rule("D-047")
@both
def test_a_team_plays_on_while_one_of_its_airplanes_flies(edition: Edition) -> None:
    wing = plane("B", 600, 600, 180, seat=3)
    told = turn(leaving(wing, edition=edition), {"A": (1, 2, 3), "B": TURNS, "Z": TURNS})
    assert told.state.stage == "plan"
    assert DOGFIGHT.pending(told.state).keys() == {0, 3}


@rule("D-047")
@both
def test_all_seats_of_the_last_team_win(edition: Edition) -> None:
    wing = plane("Y", 100, 100, seat=2)
    told = turn(leaving(wing, edition=edition), {"A": (1, 2, 3), "Y": TURNS, "Z": TURNS})
    assert ended(told).winners == (0, 2)
    assert ended(told).scores == {0: 1, 1: 0, 2: 1}


@rule("D-047")
@both
def test_both_shot_down_at_once_is_a_draw(edition: Edition) -> None:
    planes = head_on(gap=150, noted=13)
    told = fire(
        at_fire(*planes, edition=edition, decks={"A": stacked("A", (3, None), (4, None))}), Z="A", A="Z"
    )
    assert ended(told) == Outcome(
        (), {0: 1, 1: 1}, "match-points", data={"why": "nobody-flies", "central": 1, "entente": 1}
    )
    assert told.one("over")["outcome"] == "draw"


@rule("D-047")
@both
def test_both_leaving_at_once_is_a_draw(edition: Edition) -> None:
    state = sky(plane("A", 350, 690), plane("Z", 350, 10, 180), edition=edition)
    told = turn(state, {"A": (1, 2, 3), "Z": (1, 2, 3)})
    assert ended(told).winners == ()
    assert ended(told).scores == {0: 1, 1: 1}


@rule("D-048", "D-222")
@pytest.mark.parametrize(
    ("status", "enemy", "own"), [("left", 1, 0), ("shot down", 2, -1), ("exploded", 2, -1), ("flying", 0, 0)]
)
def test_match_points(status: Status, enemy: int, own: int) -> None:
    state = sky(plane("A", status=status), plane("B"), plane("Z"))
    assert match_points(state) == {"central": enemy, "entente": own}


@rule("D-048")
def test_match_points_add_up_over_all_airplanes() -> None:
    out: dict[str, Status] = {"A": "shot down", "B": "left", "C": "exploded", "X": "left", "Y": "shot down"}
    state = sky(*(plane(name, status=status) for name, status in out.items()), plane("D"), plane("Z"))
    assert match_points(state) == {"central": 2 + 1 + 2 - 1, "entente": 1 + 2 - 1 - 1}
    assert DOGFIGHT.view(state, None).points == match_points(state)


def last_one_standing_behind_on_points(winner: Winner) -> Told:
    """Z is the last in the air, but Y was shot down while the Entente just flew away."""
    fallen = plane("Y", 0, 0, status="shot down", seat=2)
    return turn(leaving(fallen, winner=winner), {"A": (1, 2, 3), "Z": TURNS})


@rule("D-222")
def test_in_the_variant_with_several_airplanes_points_decide() -> None:
    told = last_one_standing_behind_on_points("points")
    assert match_points(told.state) == {"central": 0, "entente": 2}
    assert ended(told).winners == (1,)


@rule("D-047")
def test_elsewhere_the_last_side_in_the_air_wins_whatever_the_points() -> None:
    assert ended(last_one_standing_behind_on_points("last flying")).winners == (0, 2)


@rule("D-222")
def test_level_points_go_to_the_side_that_still_flies() -> None:
    gone = plane("Y", 0, 0, status="left", seat=2)
    told = turn(leaving(gone, winner="points"), {"A": (1, 2, 3), "Z": TURNS})
    assert match_points(told.state) == {"central": 1, "entente": 1}
    assert ended(told).winners == (0, 2)


@rule("D-047", "D-222")
@pytest.mark.parametrize(
    ("edition", "planes", "winner"),
    [
        ("war", 1, "last flying"),
        ("war", 2, "last flying"),
        ("glory", 1, "last flying"),
        ("glory", 2, "points"),
    ],
)
def test_which_of_the_two_face_to_face_plays_by(edition: Edition, planes: int, winner: Winner) -> None:
    assert Table.new(DOGFIGHT, 2, {"edition": edition, "planes": planes}, b"").state.winner == winner


@both
@pytest.mark.parametrize(("fallen", "winners"), [(None, ()), ("B", (0,)), ("Y", (1,))])
def test_at_the_turn_limit_match_points_decide(
    edition: Edition, fallen: str | None, winners: tuple[int, ...]
) -> None:
    planes = [plane("A", 350, 500, 180), plane("B", 100, 200), plane("Y", 400, 200), plane("Z", 250, 200)]
    standing = [replace(p, status="shot down") if p.id == fallen else p for p in planes]
    state = sky(*standing, edition=edition, turn=7, turn_limit=7)
    told = turn(state, {p.id: TURNS for p in standing if p.flying})
    assert ended(told).winners == winners
    assert ended(told).data.items() >= {"why": "turns-over", "turns": 7}.items()


def test_before_the_turn_limit_the_next_turn_is_planned() -> None:
    state = sky(plane("A", 350, 500, 180), plane("Z", 350, 200), turn=6, turn_limit=7)
    told = turn(state, {"A": TURNS, "Z": TURNS})
    assert (told.state.turn, told.state.stage, told.state.round) == (7, "plan", 0)
    assert told.one("turn") == {"turn": 7}


def test_a_side_without_airplanes_is_not_fired_at() -> None:
    """A leaves in the movement step; the fire step has nobody for Z's guns."""
    state = sky(plane("A", 350, 690), plane("Z", 350, 480), turn=1)
    told = turn(state, {"A": (1, 2, 3), "Z": TURNS}, fire="closest")
    assert not told.all("fired")
    assert told.plane("A").pose == Pose(350, 690 + 127, 0)


@rule("D-187", "D-192", "D-198")
@pytest.mark.parametrize(
    ("key", "planes"), [("into-the-mud", "Z"), ("look-up", "YZ"), ("fireworks-over-the-front", "A")]
)
def test_a_scenario_for_one_player_can_be_lost(key: str, planes: str) -> None:
    """The virtual player has no seat that could win; the one who sat down lost all the same."""
    lost = outcome(scene.down(mustered("war", key), *planes))
    assert (lost.result, lost.winners) == ("lost", ())
    assert lost.kind == "defeat"


@rule("D-187")
def test_a_scenario_for_one_player_can_be_won() -> None:
    state = scene.hit(mustered("war", "into-the-mud"), T1=5, T2=5, M1=5)
    assert outcome(scene.gone(state, "Z", "own")).result == "won"


@rule("D-047")
def test_nobody_loses_a_draw_between_players() -> None:
    both_gone = with_fates(
        mustered("glory", "face-to-face"), A={"status": "shot down"}, Z={"status": "shot down"}
    )
    assert outcome(both_gone).result == "drawn"
