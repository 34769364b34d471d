"""What a player is told when asked to plan: what is theirs, what binds their cards, tails and errands."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dogfight.rulebook import InForce
from rules.dogfight.state import State, with_pieces
from rules.dogfight.title import DOGFIGHT
from rules.values import Seat
from tests.rules.dogfight.scenario_scenes import GLORY, WAR, mustered, table
from tests.rules.dogfight.scenes import (
    BREGUET,
    HANGAR,
    IMMELMANN,
    SPAD,
    STALL,
    STRAIGHT,
    at_fire,
    plane,
    sky,
)
from words import say


def told(seat: Seat = 1, in_force: InForce | None = None, **changes: Any) -> list[str]:
    """What the pilot of A is told beyond which airplane is theirs."""
    state = sky(plane("A", 350, 350, **changes), plane("Z", 100, 100), in_force=in_force or InForce())
    first, *more = say(DOGFIGHT.briefing(state, seat)).split("\n")
    assert first == "You fly A (SPAD XIII)."
    return more


def briefings(state: State) -> dict[Seat, str]:
    return {seat: say(DOGFIGHT.briefing(state, seat)) for seat in DOGFIGHT.pending(state)}


def test_a_free_airplane_needs_no_words() -> None:
    assert told() == []
    assert told(last=STRAIGHT) == []


def test_the_last_card_of_the_turn_before_binds_the_first_of_this() -> None:
    assert told(last=IMMELMANN) == ["A must fly straight first, after its Immelmann."]
    assert told(last=STALL) == ["A can't open with a steep card: its last one was steep."]


def test_an_ace_who_may_fly_two_steep_cards_is_not_told_otherwise() -> None:
    assert told(last=STALL, equipment=("double steep",)) == []


@pytest.mark.parametrize(
    ("rules", "model", "level", "text"),
    [
        ({"overdive": True}, SPAD, 4, "A can't open with a steep card, except with a dive, for an overdive."),
        ({"overdive": True}, SPAD, 1, "A can't open with a steep card: its last one was steep."),
        ({"overdive": True}, BREGUET, 4, "A can't open with a steep card: its last one was steep."),
        ({}, SPAD, 4, "A can't open with a steep card: its last one was steep."),
    ],
)
def test_where_an_overdive_may_a_dive_is_left_open(
    rules: dict[str, bool], model: str, level: int, text: str
) -> None:
    in_force = InForce(altitude=True, **rules)
    deck = HANGAR.airplane(model, in_force).cards.values()
    stall = next(card.number for card in deck if card.is_stall)
    a = plane("A", 350, 350, model=model, level=level, last=stall)
    lines = say(DOGFIGHT.briefing(sky(a, plane("Z", 100, 100), in_force=in_force), 1)).split("\n")
    assert lines[1:] == [text]


def test_special_damage_binds_the_plan() -> None:
    damage = InForce(special_damage=True)
    assert told(in_force=damage, rudder=("left",)) == [
        "The rudder of A is jammed: no cards to the left this turn."
    ]
    assert told(in_force=damage, engine_hits=1) == [
        "The engine of A is damaged: make one of its cards a stall."
    ]
    assert told(in_force=damage, flames=2) == ["A is burning: no straights this turn."]
    assert told(in_force=damage, flames=2, last=IMMELMANN) == [
        "A must fly straight first, after its Immelmann.",
        "A is burning: no other straight this turn.",
    ]
    assert told(in_force=damage, crew_hits=1) == [
        "The pilot of A is wounded: the front gun can't fire after a steep card or an Immelmann."
    ]


def test_on_the_ground_damage_demands_nothing() -> None:
    high = InForce(special_damage=True, altitude=True)
    wounds: dict[str, Any] = {"engine_hits": 1, "rudder": ("left",)}
    assert len(told(in_force=high, level=1, **wounds)) == 2
    assert told(in_force=high, level=0, climb=0, **wounds) == []


def test_who_tails_whom_is_said_to_both() -> None:
    chase = sky(plane("A", 350, 350, tailing="Z"), plane("Z", 350, 450), in_force=InForce(tailing=True))
    assert "A tails Z and will see its next card." in say(DOGFIGHT.briefing(chase, 1))
    assert "A tails Z and will see its next card." in say(DOGFIGHT.briefing(chase, 0))


def test_who_carries_the_camera_is_told_how_to_use_it() -> None:
    state = mustered(WAR, "outnumbered")
    errand = "To photograph T1, fly a stall with X that begins within half a ruler (10 cm) of it."
    assert [seat for seat, text in briefings(state).items() if errand in text.split("\n")] == [
        state.plane("X").seat
    ]


def test_whose_observer_is_hit_is_told_that_there_will_be_no_pictures() -> None:
    state = mustered(WAR, "outnumbered")
    hit = with_pieces(state, [replace(state.plane("X"), crew_hits=1)])
    text = say(DOGFIGHT.briefing(hit, state.plane("X").seat))
    assert "X can no longer photograph T1: its observer is hit." in text.split("\n")
    assert "To photograph" not in text


def test_who_has_taken_the_pictures_is_told_where_to_take_them() -> None:
    state = mustered(WAR, "outnumbered")
    done = replace(state, missions=tuple(replace(task, done="done", doer="X") for task in state.missions))
    assert not any("To photograph" in text for text in briefings(done).values())
    homeward = "X has its pictures of T1: bring them home over your own edge."
    assert [seat for seat, text in briefings(done).items() if homeward in text] == [state.plane("X").seat]


def test_bombs_that_fell_are_not_mentioned() -> None:
    state = mustered(GLORY, "wings-over-cambrai")
    by = state.missions[0].by[0]
    done = replace(state, missions=tuple(replace(task, done="damaged", doer=by) for task in state.missions))
    assert not any("drop your bombs" in text for text in briefings(done).values())


def test_who_carries_the_bombs_is_told_where_they_fall() -> None:
    state = mustered(GLORY, "wings-over-cambrai")
    assert any(
        "To destroy X1, drop your bombs with A over its middle" in text for text in briefings(state).values()
    )


def test_what_is_flown_and_what_is_commanded_are_told_apart() -> None:
    state = mustered(WAR, "outnumbered", seats=2)
    own = say(DOGFIGHT.briefing(state, state.plane("A").seat)).split("\n")[0]
    assert own == (
        "You fly A (Sopwith Camel) and command T1 (Trench), "
        "M1 and M2 (Anti-aircraft machine gun, B-firing), M3 and M4 (Anti-aircraft machine gun, A-firing)."
    )


def test_who_puts_an_airplane_down_is_told_how_the_pictures_show_it() -> None:
    game = table(WAR, "outnumbered")
    (seat,) = game.pending()
    assert say(game.briefing(seat)) == (
        "Put A (Sopwith Camel) on the table.\n"
        "Left and right are as you face the enemy. "
        "Where a picture has you at the top, your left is on its right."
    )
    (field,) = game.fields(seat)
    assert say(field.label) == "A · from your left end"


def test_who_lays_a_card_for_a_late_airplane_is_told_when_it_comes() -> None:
    game = table(WAR, "a-lonely-sentinel")
    (seat,) = game.pending()
    assert say(game.briefing(seat)) == (
        "Lay a card for Z (Albatros D.III). It stays face down until the airplane comes in on turn 3.\n"
        "Left and right are as you face the enemy, the same as in the pictures."
    )
    (field,) = game.fields(seat)
    assert say(field.label) == "Z · corner of your side"


def test_everybody_hears_for_whose_answer_a_turn_stops() -> None:
    game = table(WAR, "a-lonely-sentinel")
    assert [event.data["seats"] for event in game.opening if event.kind == "asked"] == [[0]]
    told = game.submit(0, game.default(0)) or ()
    assert [event.data["seats"] for event in told if event.kind == "asked"] == [[1]]
    told = game.submit(1, game.default(1)) or ()
    assert not [event for event in told if event.kind == "asked"], "plans are owed every turn"


def test_who_is_asked_whom_to_fire_at_reads_what_each_shot_is_worth() -> None:
    scene = at_fire(plane("A", 350, 350), plane("Z", 320, 450), plane("Y", 420, 560, heading=180))
    assert say(DOGFIGHT.briefing(scene, 1)) == (
        "The front gun of A can hit Z (2 damage cards) or Y (1 damage card)."
    )
