"""What a game is about is told when it begins; and a turn that stops says what for."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.dogfight.artist import DogfightArtist
from rules.dogfight.play import Asking
from rules.dogfight.scenario.goals import Term
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.turn import PROGRAM
from rules.engine import Choice
from rules.table import Table
from rules.values import Event
from words import say

NAMES = {0: "Ann", 1: "Ben", 2: "Cleo", 3: "Dan"}


def opening(seats: int, **options: str | int) -> str:
    game = Table.new(DOGFIGHT, seats, options, bytes(32))
    return "\n".join(say(line.text) for line in DogfightArtist().tell(game.opening, game.view(), NAMES))


def test_a_duel() -> None:
    told = opening(2, edition="war")
    assert "The last side in the air wins. If both are still flying at the end, points decide." in told
    assert "2 points for each enemy airplane you shoot down and 1 for each that leaves the table" in told


def test_who_flies_and_who_commands_what() -> None:
    told = opening(3, edition="war", scenario="a-lonely-sentinel")
    assert "Ben flies A (Nieuport 17/23, A-firing) for the Entente" in told
    assert (
        "Cleo commands B1 (Achthundert English Ae 800), G1 and G2 (Anti-aircraft gun) "
        "for the Central Powers" in told
    )


def test_a_player_of_several_airplanes_is_named_once() -> None:
    told = opening(2, edition="glory", planes=2)
    assert told.count("Ann flies") == 1
    assert "Ann flies Y and Z (Albatros D.Va) for the Central Powers" in told


def test_photographs_to_be_brought_home() -> None:
    told = opening(4, edition="war", scenario="outnumbered")
    assert "The Central Powers have to photograph T1 and bring the pictures home." in told
    assert "The side with more points wins." in told
    assert "Points for the Entente: " in told
    assert "no pictures brought out 3" in told
    assert "own airplane shot down −1" in told


def test_one_players_points() -> None:
    told = opening(1, edition="war", scenario="look-up")
    assert (
        "The Central Powers win with more than 0 points: up to 3 for a marginal victory, "
        "7 or more for a decisive one. With 0 or less, it is a defeat." in told
    )


def test_the_conditions_of_a_line_are_told_with_it() -> None:
    told = opening(1, edition="war", scenario="fireworks-over-the-front")
    assert "own airplane gone home −8 (only while enemy balloons are up)" in told
    assert "balloon destroyed 10;" in told
    assert "damage to trenches and machine guns 1 (at most 5 a card)" in opening(
        1, edition="war", scenario="look-up"
    )
    mud = opening(2, edition="glory", scenario="bullets-in-the-mud")
    assert "enemy airplane chased away 4 (only while it has an enemy in play)" in mud
    assert "own airplane home too early −2 (only while an enemy trench or machine gun is unhurt)" in mud


def test_a_line_that_does_not_name_its_mission_is_told_with_it() -> None:
    told = opening(2, edition="glory", scenario="wings-over-cambrai")
    assert "enemy airplane gone home, mission undone 4;" in told
    game = Table.new(DOGFIGHT, 2, {"edition": "glory", "scenario": "wings-over-cambrai"}, bytes(32))
    (goals,) = (event for event in game.opening if event.kind == "goals")
    early = Term(side="central", points=4, each="left", what="gone early", only=("before mission",))
    never = Term(side="central", points=3, each="left", what="gone for good", unless_done=True)
    (line,) = DogfightArtist().tell([goals], replace(game.view(), scoring=(early, never)), NAMES)
    assert "gone early 4 (only before the mission is done)" in say(line.text)
    assert "gone for good 3 (only if the mission is never done)" in say(line.text)


def test_when_a_game_ends_is_told() -> None:
    assert "The game ends when one side has no airplanes left." in opening(2, edition="war")
    told = opening(1, edition="war", scenario="fireworks-over-the-front")
    assert "The game ends when the Entente has no airplanes left." in told
    assert "The Entente's airplanes that are still flying after the last turn count as gone home." in told
    assert "If the game ends early, burning balloons go on burning for the turns that are left." in told
    assert "go on burning" not in opening(1, edition="war", scenario="look-up")
    high = opening(2, edition="war", scenario="a-lonely-sentinel", variant="altitude")
    assert (
        "The game ends when the Entente has no airplanes left, unless a balloon is burning in the air."
        in high
    )
    assert "balloon on fire 6 (only once it is down)" in high
    mud = opening(2, edition="glory", scenario="bullets-in-the-mud")
    assert (
        "The game ends when nobody has an airplane left. "
        "It also ends when only one side is flying and nobody fires for 2 turns." in mud
    )
    task = opening(2, edition="glory", scenario="wings-over-cambrai")
    assert (
        "It also ends when the mission of the Entente is over and the Central Powers have no airplanes left."
        in task
    )


@pytest.mark.parametrize("setup", DOGFIGHT.variants(), ids=lambda setup: str(setup[0]))
def test_no_condition_of_any_setup_is_left_out(setup: tuple[str, Choice, int]) -> None:
    _, options, seats = setup
    game = Table.new(DOGFIGHT, seats, options, bytes(32))
    goals = [event for event in game.opening if event.kind == "goals"]
    (line,) = DogfightArtist().tell(goals, game.view(), dict.fromkeys(range(seats), "Somebody"))
    terms = game.view().scoring
    assert say(line.text).count("at most 5 a card") == sum(term.most is not None for term in terms)
    assert say(line.text).count("enemy balloons are up") == sum("balloons" in term.only for term in terms)
    assert say(line.text).count("is unhurt") == sum("unfinished" in term.only for term in terms)
    assert say(line.text).count("it has an enemy in play") == sum("faced" in term.only for term in terms)
    assert say(line.text).count("The game ends when ") == 1
    assert ("go on burning" in say(line.text)) == game.state.goals.burning_drachens
    home = game.state.goals.at_limit == "home" and any("gone home" in term.what for term in terms)
    assert (
        "count as gone home" in say(line.text).replace("counts", "count")
    ) == home  # ((line.text)) == home


def test_where_an_airplane_heads_is_told_as_the_alt_text_tells_it() -> None:
    pose = {"x": 240.0, "y": 1000.0, "heading": 180.0}
    placed = Event("placed_plane", {"plane": "A", "pose": pose, "level": None})
    game = Table.new(DOGFIGHT, 2, {}, bytes(32))
    (told,) = DogfightArtist().tell([placed], game.view(), NAMES)
    assert say(told.text).endswith("starts at 24, 100 cm, heading south (180°).")


@pytest.mark.parametrize("setup", DOGFIGHT.variants(), ids=lambda setup: str(setup[0]))
def test_every_setup_says_how_it_is_won(setup: tuple[str, Choice, int]) -> None:
    _, options, seats = setup
    game = Table.new(DOGFIGHT, seats, options, bytes(32))
    names = dict.fromkeys(range(seats), "Somebody")
    told = DogfightArtist().tell(game.opening, game.view(), names)
    texts = [say(line.text) for line in told]
    assert any(" win" in text and ("Points for " in text or "You score " in text) for text in texts)


def test_every_question_within_a_turn_is_announced_as_what_it_is() -> None:
    stages = {phase.stage for _, phase in PROGRAM if isinstance(phase, Asking)} - {"plan"}
    view = Table.new(DOGFIGHT, 2, {}, bytes(32)).view()
    asked = Event("asked", {"round": 1, "seats": [0]})
    told = {DogfightArtist().tell([asked], replace(view, stage=stage), NAMES)[0].text for stage in stages}
    assert len(told) == len(stages)
