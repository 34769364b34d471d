"""The score sheet: what it tells while a game goes on, at the turn limit, and in the end."""

from __future__ import annotations

from msgspec.structs import replace

from rules.dice import Scripted, Stream
from rules.dogfight.play import Play
from rules.dogfight.state import State, Taken
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.victory.scoring import sheet
from rules.dogfight.victory.verdict import conclude_at_limit
from rules.table import encode
from tests.rules.dogfight.scenario_scenes import WAR, gone, hit, judged, lines, mustered, with_fates
from tests.rules.dogfight.scenes import HANGAR, stacked
from tests.rules.marks import rule

MUD, FIREWORKS = "into-the-mud", "fireworks-over-the-front"


def test_while_the_game_goes_on_the_sheet_tells_no_secret() -> None:
    """How badly a balloon is hit, and what was not done, counts at the end."""
    state = with_fates(mustered(WAR, FIREWORKS), B1={"noted": 4})
    assert sheet(state, HANGAR) == ()
    assert lines(state) == {"balloon damaged": 2}
    assert DOGFIGHT.view(mustered(WAR, "outnumbered"), None).score_sheet == ()


def test_the_view_shows_the_sheet_and_the_points() -> None:
    view = DOGFIGHT.view(hit(mustered(WAR, MUD), T1=3), None)
    assert view.points == {"central": 3, "entente": 0}
    assert [(line.what, line.points) for line in view.score_sheet] == [
        ("damage to trenches and machine guns", 3)
    ]


def test_every_line_is_told_at_the_end() -> None:
    told = judged(hit(gone(mustered(WAR, MUD), "Z", "other"), T1=3))
    lines = told.state.score_sheet
    assert {lines[data["line"]].what: data["points"] for data in told.all("scored")} == {
        "damage to trenches and machine guns": 3,
        "own airplane out by a foreign side": -9,
    }


def test_at_the_turn_limit_who_still_flies_counts_as_gone_home() -> None:
    play = Play(hit(mustered(WAR, MUD), T1=5), HANGAR, Scripted({}))
    conclude_at_limit(play)
    assert play.state.outcome is not None
    assert play.state.outcome.scores == {0: 1}


@rule("D-189")
def test_at_the_turn_limit_the_enemy_has_not_been_chased_away() -> None:
    state = with_fates(mustered(WAR, MUD, "late-nieuport"), A={"status": "flying", "entry": None})
    play = Play(hit(state, T1=5), HANGAR, Scripted({}))
    conclude_at_limit(play)
    assert {line.what: line.points for line in play.state.score_sheet} == {
        "damage to trenches and machine guns": 5,
        "own airplane gone home": -4,
    }


def test_the_final_sheet_stands_as_it_was_reckoned() -> None:
    """What lies face down on a balloon may be imagined otherwise; what it counted for is known."""
    damaged = hurt_balloon(mustered(WAR, FIREWORKS), ((3, None),))
    over = judged(gone(damaged, "A", "own", balloons=True)).state
    assert [(line.what, line.points) for line in sheet(over, HANGAR)] == [
        ("balloon damaged", 2),
        ("own airplane gone home", -8),
    ]
    seen = encode(DOGFIGHT.view(over, None))
    assert all(
        encode(DOGFIGHT.view(DOGFIGHT.imagine(over, None, Stream(bytes([n]))), None)) == seen
        for n in range(20)
    )


def hurt_balloon(state: State, cards: tuple[tuple[int, str | None], ...]) -> State:
    top = stacked("A", *cards)[: len(cards)]
    decks = {**state.decks, "A": tuple(card for card in state.decks["A"] if card not in top)}
    return replace(with_fates(state, B1={"damage": tuple(Taken("A", card) for card in top)}), decks=decks)
