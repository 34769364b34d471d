from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.airbaron.alt import MOST, board_alt, mat_alt, preview_alt
from render.airbaron.mat.picture import NOBODY
from rules.airbaron.foresight.deeds import AirBaronForesight
from tests.render.airbaron import scenes
from words import say


@pytest.mark.parametrize("name", scenes.SCENES)
@pytest.mark.parametrize("seat", [None, 0])
def test_every_airline_hub_and_spoke_is_in_it_and_it_fits(name: str, seat: int | None) -> None:
    view = scenes.SCENES[name](seat)
    text = board_alt(view, scenes.NAMES)
    assert len(text) <= MOST
    for airline in view.airlines:
        assert f"{airline.name} ({scenes.NAMES[airline.seat]})" in text
    for spoke in view.spokes:
        assert spoke.owner is None or spoke.code in text


def test_it_gives_share_cash_hubs_jets_and_troubles() -> None:
    text = board_alt(scenes.crowd(), scenes.NAMES)
    assert (
        "Sky High (Ada): share 80, $20+, Fare Wars, 1 spare jet; controls DFW; "
        "DFW: MEM OKC jet TUL LIT MEX EZE, ORD: MSP, IAH: AUS." in text
    )
    assert "LHR SST" in text
    assert "Contract $3 (Jet Stream), settlement $10, loans up to $20." in text
    assert "Drawn: JFK hub, CLT negated, LHR, Jumbo." in text


def test_who_leads_is_told_before_the_table() -> None:
    text = board_alt(scenes.crowd(), scenes.NAMES)
    assert "Goal: 290. Ahead: Bruno, 130. " in text
    assert text.index("Ahead") < text.index("Sky High (Ada): share")
    assert "Ahead" not in board_alt(scenes.won(), scenes.NAMES)


def test_with_every_spoke_owned_and_endless_names_it_still_fits_and_names_all_airlines() -> None:
    view = scenes.crowd()
    spokes = tuple(replace(each, owner=n % 6, jet=True) for n, each in enumerate(view.spokes))
    foreign = tuple(replace(each, owner=n % 6) for n, each in enumerate(view.foreign))
    full = replace(view, spokes=spokes, foreign=foreign)
    for names in (scenes.NAMES, dict.fromkeys(range(6), "X" * 200)):
        text = board_alt(full, names)
        assert len(text) <= MOST
        assert all(airline.name in text for airline in view.airlines)
        assert not text.endswith("…")


def test_the_end_names_the_winner() -> None:
    assert "round 9: game over. Goal: 290. World Domain (Dev) wins with 141" in board_alt(
        scenes.won(), scenes.NAMES
    )


def test_the_mat_tells_holdings_orders_and_markers_looked_at() -> None:
    text = mat_alt(scenes.crowd(2))
    assert "$22 cash, market share 80, goal 290. Strike." in text
    assert "San Francisco controlled, 80: SEA jet PDX SMF RNO ANC HKG YVR" in text
    assert "Plan: buy Indianapolis (IND) for $2, else take over St. Louis (STL) for $14" in text
    assert text.endswith("You saw: Strike, taken at 50.")
    assert all(len(mat_alt(scene())) <= MOST for scene in scenes.MATS.values())


def test_the_preview_gives_the_chance_of_each_takeover_after_the_one_before() -> None:
    text = preview_alt(*scenes.preview("attack"))
    assert "Take over St. Louis (STL) for $14: 90%: two dice +2 Fare Wars +1 adjacent hubs" in text
    assert "Then take over Indianapolis (IND) for $2" in text
    assert "Gives you dominance over Chicago: market share +60." in text
    assert "Next turn: Come out of Fare Wars." in text


def test_the_preview_tells_a_plan_and_standing_orders() -> None:
    text = preview_alt(*scenes.preview("plan"))
    assert "Next turn: Buy Tampa (TPA) for $4, else take over San Antonio" in text
    assert "Standing orders: Events before profits; strikes: settle as soon as you can pay" in text


def test_a_purchase_says_what_it_would_bring() -> None:
    assert preview_alt(*scenes.preview("purchase")) == (
        "Preview. Buy Columbus (CMH) for $2: Gives you control of Detroit: market share +20."
    )


def test_somebody_without_an_airline_gets_an_answer_all_the_same() -> None:
    assert mat_alt(scenes.crowd(None)) == say(NOBODY)
    assert preview_alt(scenes.crowd(None), AirBaronForesight()) == say(NOBODY)
    assert preview_alt(scenes.crowd(0), AirBaronForesight()) == "Preview. Nothing chosen yet."


def test_it_says_whom_the_table_waits_for_unless_that_is_who_is_to_act() -> None:
    view = scenes.crowd()
    assert "Sky High: to act." in board_alt(view, scenes.NAMES)
    assert "Waiting" not in board_alt(view, scenes.NAMES)
    seats = tuple(airline.seat for airline in view.airlines if airline.name in {"Olympic", "Jet Stream"})
    text = board_alt(replace(view, asked=seats), scenes.NAMES)
    assert "Waiting for Olympic and Jet Stream." in text or "Waiting for Jet Stream and Olympic." in text
