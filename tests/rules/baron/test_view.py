"""What the table shows: the display, the mats, and what the turn brought."""

from __future__ import annotations

from msgspec.structs import replace

from rules.baron.title import BARON
from rules.baron.view import Ratings
from rules.dice import Scripted
from tests.rules.baron.scenes import FIGURES, company, everyone, having, mat, rolls, scene, submit
from words import say

QUIET = {"twice": "build", "once": "bank"}


def test_a_turn_is_told_in_the_next_ones_view() -> None:
    state = having(scene("albatros", "fokker"), "albatros", hand=(22,), marks=8)
    dice = rolls(contract=(2, 6), inflation=(6,), bank=(1, 1), allied=(3,))
    told = submit(state, {0: {**QUIET, "at_contracts": "22"}, 1: QUIET}, dice)
    view = BARON.view(told.state, None)
    assert (view.turn, view.stage, view.phase, view.asked) == (2, "actions", "choose actions", (0, 1))
    assert [(each.window, each.company, each.card) for each in view.played] == [("contracts", "albatros", 22)]
    assert [(each.company, each.die, each.net, each.fighter) for each in view.awards] == [
        ("fokker", 2, 2, 1),
        ("albatros", 6, 7, 1),
    ]
    assert [(each.die, each.percent, each.box) for each in view.inflations] == [(6, 50, 2)]
    assert view.inflations[0].lost == {"albatros": 3, "fokker": 0}
    assert view.war_card is not None
    assert (view.war_card.number, say(view.war_card.name), view.war_card.year) == (1, "Verdun", 1916)
    allied = {kind: say(told) for kind, told in view.war_card.allied.items()}
    assert allied == {"fighter": "+1d3", "recon": "+1d3", "bomber": "+1d2"}
    assert view.discards == (22,)
    assert view.deck == 47
    assert view.war_discards == (1,)
    assert view.contract_row == FIGURES.display.contracts.rows[view.remaining]


def test_the_report_begins_anew_with_each_turn() -> None:
    state = scene("albatros", "fokker")
    dice = Scripted({})
    first = submit(state, everyone(state, **QUIET), dice)
    second = submit(first.state, everyone(first.state, **QUIET), dice)
    assert len(BARON.view(second.state, None).awards) == 2


def test_a_mat_shows_bonuses_markers_and_influence() -> None:
    state = scene("albatros", "fokker", mode="campaign")
    state = having(
        state,
        "fokker",
        technologies=("streamlining", "better_engines_1", "rear_seat"),
        wings="triplane",
        aces=("udet",),
        generalstab=True,
    )
    shown = mat(BARON.view(state, None), "fokker")
    assert shown.bonuses == Ratings(2 + 2 + 2, 2, 0)
    assert shown.technologies == ("streamlining", "better_engines_1", "rear_seat", "triplane")
    assert (shown.engines, shown.markers, shown.influence) == (1, 3, 2)


def test_the_owner_sees_the_cards_in_words() -> None:
    state = having(scene("albatros", "fokker"), "albatros", hand=(53, 23))
    hand = mat(BARON.view(state, 0), "albatros").hand
    assert hand is not None
    engine, agile = hand
    assert (say(engine.technology_name), engine.bomb, engine.camera) == ("Better Engine", True, False)
    assert (say(engine.event_name), engine.window) == ("Research Grant", "resolve")
    assert (say(agile.technology_name), agile.camera) == ("Agile", True)


def test_companies_that_nobody_plays_show_their_score_as_wealth() -> None:
    state = scene("fokker", mode="solitaire", npcs=("albatros", "pfalz"))
    state = replace(
        state,
        companies=(
            state.companies[0],
            company("albatros", None, factories=13, effectiveness=Ratings(29, 2, 2)),
            state.companies[2],
        ),
    )
    shown = mat(BARON.view(state, 0), "albatros")
    assert (shown.seat, shown.wealth, shown.hand) == (None, 26, None)
