"""Damage: secret cards, resistance, explosions, jams, and what becomes of the cards."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Scripted
from rules.dogfight.kinds import Edition
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.state import Plane, State, Taken, with_pieces
from tests.rules.dogfight.scenes import (
    ALBATROS,
    BREGUET,
    E3,
    EDITIONS,
    HANGAR,
    STALL,
    Told,
    at_fire,
    before,
    chased,
    fire,
    head_on,
    hurt,
    plane,
    sky,
    stacked,
    turn,
)
from tests.rules.marks import rule

both = pytest.mark.parametrize("edition", EDITIONS)
Card = tuple[int, str | None]
PLAIN: Card = (0, None)
LONG, SHORT = 150, 60


def hit(*cards: Card, edition: Edition = "glory", gap: float = LONG, **changes: Any) -> Told:
    """Z fires at A, whose owner draws these cards."""
    state = at_fire(*chased(gap, **changes), edition=edition, decks={"A": stacked("A", *cards)})
    return fire(state, Z="A")


# Secret cards


@rule("D-034")
@both
def test_the_owner_draws_in_secret_and_keeps_the_cards_face_down(edition: Edition) -> None:
    told = hit((3, None), (4, None), edition=edition, gap=SHORT)
    (drawn,) = (event for event in told.events if event.kind == "drew")
    assert drawn.seen_by == (1,)
    assert [card["points"] for card in drawn.data["cards"]] == [3, 4]
    own = told.seen("A", by=1)
    assert own.damage is not None
    assert ([card.points for card in own.damage], own.points) == ([3, 4], 7)
    for other in (0, None):
        seen = told.seen("A", by=other)
        assert (seen.damage_cards, seen.damage, seen.points) == (2, None, None)


@rule("D-034", "D-041")
@both
def test_points_stay_secret_even_when_a_jam_is_announced(edition: Edition) -> None:
    told = hit((2, "jam_red"), edition=edition)
    public = [event.kind for event in told.events if event.visible_to(None)]
    assert public == ["fired", "jammed", "reminder", "reminder", "turn"]
    assert told.one("fired").keys().isdisjoint({"points", "special"})


# Resistance


@rule("D-035")
@both
@pytest.mark.parametrize(("had", "down"), [(12, False), (13, True), (14, True)])
def test_an_airplane_is_down_when_its_points_reach_its_resistance(
    edition: Edition, had: int, *, down: bool
) -> None:
    told = hit((3, None), edition=edition, noted=had)
    assert HANGAR["spad-13"].resistance == 16
    assert (told.plane("A").status == "shot down") == down
    assert told.all("shot_down") == ([{"round": 3, "plane": "A", "by": ["Z"]}] if down else [])


@rule("D-035")
@both
def test_points_of_earlier_rounds_add_up(edition: Edition) -> None:
    twelve = [card.number for card in HANGAR.figures.damage["A"].cards if card.points == 4][:3]
    state = at_fire(*chased(LONG), edition=edition, decks={"A": stacked("A", (5, None))})
    state = replace(state, planes=tuple(hurt(p, *twelve) if p.id == "A" else p for p in state.planes))
    assert points(state.plane("A"), HANGAR) == 12
    assert fire(state, Z="A").plane("A").status == "shot down"


@rule("D-036")
@both
def test_an_explosion_eliminates_whatever_the_points(edition: Edition) -> None:
    told = hit((0, "explosion"), edition=edition)
    assert told.plane("A").status == "exploded"
    assert told.one("exploded") == {"round": 3, "plane": "A", "by": ["Z"]}
    assert not told.all("shot_down")


@rule("D-037")
@both
@pytest.mark.parametrize("card", [(0, "explosion"), (5, None)])
def test_whoever_is_shot_down_still_delivers_the_fire_of_that_round(edition: Edition, card: Card) -> None:
    """A draws first and is down, yet Z takes A's card."""
    planes = head_on(gap=LONG, noted=11)
    state = at_fire(*planes, edition=edition, decks={"A": stacked("A", (4, None), card)})
    told = fire(state, Z="A", A="Z")
    assert {shot["shooter"] for shot in told.all("fired")} == {"A", "Z"}
    assert not told.plane("Z").flying
    assert not told.plane("A").flying


@rule("D-037")
@both
def test_nobody_is_taken_out_before_all_have_drawn(edition: Edition) -> None:
    told = fire(
        at_fire(*head_on(gap=SHORT, noted=15), edition=edition, decks={"A": stacked("A", (1, None))}),
        Z="A",
        A="Z",
    )
    kinds = told.kinds()
    assert max(i for i, kind in enumerate(kinds) if kind == "drew") < min(
        i for i, kind in enumerate(kinds) if kind in {"shot_down", "exploded"}
    )


@rule("D-038")
@both
@pytest.mark.parametrize(
    "card",
    [(2, "fire"), (4, "smoke"), (3, "engine"), (3, "crew"), (1, "rudder_left"), (2, "rudder_right")],
)
def test_other_symbols_count_for_their_points_and_nothing_else(edition: Edition, card: Card) -> None:
    told, plain = hit(card, edition=edition), hit(PLAIN, edition=edition)
    assert told.seen("A", by=1).points == card[0]
    assert told.kinds() == plain.kinds()
    wounded = replace(told.plane("A"), damage=plain.plane("A").damage)
    assert wounded == plain.plane("A")


# What becomes of the cards


@rule("D-039", "D-239")
def test_in_wings_of_glory_the_cards_of_the_fallen_are_shuffled_back() -> None:
    told = hit((0, "explosion"), (3, None), gap=SHORT, edition="glory")
    assert not told.plane("A").damage
    assert sorted(told.state.decks["A"]) == list(HANGAR.numbers("A"))
    assert told.one("returned") == {"round": 3, "plane": "A", "cards": 2}


@rule("D-039")
def test_they_are_shuffled_in_and_not_laid_on_top() -> None:
    state = at_fire(*chased(LONG), decks={"A": stacked("A", (0, "explosion"))})
    explosion = state.decks["A"][0]
    told = fire(state, Scripted({"damage A": [(7,)]}), Z="A")
    assert told.state.decks["A"][0] == state.decks["A"][8]
    assert explosion in told.state.decks["A"]


@rule("D-039", "D-239")
def test_in_wings_of_war_they_stay_with_the_fallen() -> None:
    told = hit((0, "explosion"), (3, None), gap=SHORT, edition="war")
    assert len(told.plane("A").damage) == 2
    assert not told.all("returned")


@rule("D-039", "D-022")
@pytest.mark.parametrize(("edition", "kept"), [("glory", 0), ("war", 1)])
def test_whoever_leaves_the_table_takes_no_cards_along_in_wings_of_glory(edition: Edition, kept: int) -> None:
    going = hurt(plane("A", 350, 690), 35)
    decks = {"A": tuple(range(1, 35))}
    told = turn(
        sky(going, plane("Z", 350, 350), edition=edition, decks=decks), {"A": (1, 2, 3), "Z": (4, 5, 6)}
    )
    assert (len(told.plane("A").damage), len(told.state.decks["A"])) == (kept, 35 - kept)


def almost_used_up(edition: Edition, left: int) -> State:
    """At most two A cards are left: 0 and 3. B has five of 1, A eight of 0, and fallen Y all others."""
    numbers = stacked("A", *([PLAIN] * 8), *([(1, None)] * 5), PLAIN, (3, None))
    z, a = chased(SHORT)
    b, y = plane("B", 100, 600), plane("Y", status="shot down", noted=16)
    with_b_card = replace(hurt(b, *numbers[8:13]), damage=(*hurt(b, *numbers[8:13]).damage, Taken("B", 1)))
    return at_fire(
        z,
        hurt(a, *numbers[:8]),
        with_b_card,
        hurt(y, *numbers[15:], *numbers[13 : 15 - left]),
        edition=edition,
        decks={"A": numbers[15 - left : 15], "B": HANGAR.numbers("B")[1:]},
    )


@rule("D-040", "D-239")
@both
def test_when_a_deck_is_used_up_totals_are_written_down_and_every_card_goes_back(edition: Edition) -> None:
    """B's five points stay, its cards go, and so do those of the other deck and of the fallen."""
    told = fire(almost_used_up(edition, left=0), Z="A")
    assert told.one("reshuffled") == {"round": 3, "deck": "A"}
    b = told.plane("B")
    assert (b.damage, b.noted) == ((), 5)
    assert told.seen("B", by=1).points == 5
    assert told.seen("B", by=0).points is None
    assert not told.plane("Y").damage
    assert len(told.plane("A").damage) == 2
    assert len(told.state.decks["A"]) == 33
    assert len(told.state.decks["B"]) == 44
    assert {e.seen_by for e in told.events if e.kind == "noted"} <= {(0,), (1,)}


@rule("D-040")
@both
def test_a_deck_that_runs_out_between_two_cards_is_shuffled_between_them(edition: Edition) -> None:
    state = almost_used_up(edition, left=1)
    last = HANGAR.damage("A", state.decks["A"][0])
    told = fire(state, Scripted({"damage A": [(6,)]}), Z="A")
    a = told.plane("A")
    assert a.noted == last.points
    assert [taken.card for taken in a.damage] == [7]
    (drawn,) = told.all("drew")
    assert [card["number"] for card in drawn["cards"]] == [last.number, 7]


@rule("D-040")
@both
def test_a_deck_with_a_card_left_is_not_used_up(edition: Edition) -> None:
    told = fire(almost_used_up(edition, left=2), Z="A")
    assert not told.all("reshuffled")
    assert told.state.decks["A"] == ()


@rule("D-036", "D-040")
@both
def test_an_explosion_counts_even_if_its_card_is_shuffled_away_at_once(edition: Edition) -> None:
    state = almost_used_up(edition, left=1)
    explosion = stacked("A", (0, "explosion"))[0]
    y = state.plane("Y")
    traded = replace(
        y,
        damage=tuple(replace(t, card=state.decks["A"][0]) if t.card == explosion else t for t in y.damage),
    )
    state = with_pieces(replace(state, decks={**state.decks, "A": (explosion,)}), [traded])
    assert fire(state, Z="A").plane("A").status == "exploded"


# Jams


@rule("D-041")
@both
@pytest.mark.parametrize("card", [(0, "jam_red"), (0, "jam_green")])
def test_a_jam_affects_who_fired_and_is_shown_to_them(edition: Edition, card: Card) -> None:
    told = hit(card, edition=edition)
    assert told.plane("Z").jams == (3,)
    assert told.plane("A").jams == (0,)
    (shown,) = (event for event in told.events if event.kind == "jam_card")
    assert shown.seen_by == (0, 1)
    assert [taken.shown for taken in told.plane("A").damage] == [0]
    assert shown.data["card"]["special"] == card[1]
    assert told.one("jammed") == {"round": 3, "plane": "Z", "gun": "front", "counters": 3}
    assert told.seen("Z", by=None).guns[0].jammed == 3


def pursuit(edition: Edition, jams: tuple[int, ...] = (0,)) -> State:
    """Z on the tail of A over a long table, always in arc and range as both fly straight on."""
    z, a = chased(LONG)
    return sky(replace(z, jams=jams), replace(a, model=ALBATROS), edition=edition, length=5000.0)


@rule("D-042")
@both
def test_a_jammed_gun_may_not_fire_after_the_next_three_maneuvers_across_turns(edition: Edition) -> None:
    """Jammed in the second round: it is silent in the third and in the first two of the next turn."""
    z_and_a = pursuit(edition)
    state = replace(z_and_a, decks={"A": stacked("A", PLAIN, (0, "jam_red"))})
    straight_on = {"A": (1, 2, 3), "Z": (1, 2, 3)}
    told = turn(state, straight_on, Z="closest")
    assert [shot["round"] for shot in told.all("fired")] == [1, 2]
    assert told.plane("Z").jams == (2,)
    again = turn(told.state, straight_on, Z="closest")
    assert [shot["round"] for shot in again.all("fired")] == [3]
    assert again.one("cleared") == {"round": 2, "plane": "Z", "gun": "front"}


@rule("D-042")
@both
@pytest.mark.parametrize("counters", [1, 2, 3])
def test_one_counter_goes_after_each_maneuver(edition: Edition, counters: int) -> None:
    told = turn(pursuit(edition, (counters,)), {"A": (1, 2, 3), "Z": (1, 2, 3)}, Z="closest")
    assert [shot["round"] for shot in told.all("fired")] == list(range(counters + 1, 4))


@rule("D-043")
@both
def test_two_jams_at_once_still_cost_three_maneuvers(edition: Edition) -> None:
    told = hit((0, "jam_red"), (2, "jam_green"), gap=SHORT, edition=edition)
    assert told.plane("Z").jams == (3,)
    assert len(told.all("jammed")) == 1
    assert len(told.all("jam_card")) == 2


def two_seater(**changes: Any) -> tuple[Plane, Plane, Plane]:
    """A two-seater with Y ahead of it and Z behind."""
    return plane("A", 350, 400, model=BREGUET, **changes), plane("Y", 350, 520, 90), plane("Z", 350, 280, 90)


@rule("D-044")
@pytest.mark.parametrize(("special", "jams"), [("front", (3, 0)), ("rear", (0, 3))])
def test_on_a_two_seater_only_the_gun_that_drew_the_jam_is_jammed(
    special: str, jams: tuple[int, int]
) -> None:
    jam, plain = (0, "jam_red"), PLAIN
    decks = {
        "A": stacked("A", jam if special == "rear" else plain, plain),
        "B": stacked("B", jam if special == "front" else plain, plain),
    }
    told = fire(at_fire(*two_seater(), edition="war", decks=decks), A="Y", A_rear="Z")
    assert told.plane("A").jams == jams
    assert told.one("jammed")["gun"] == special


@rule("D-044")
@pytest.mark.parametrize(("jams", "open_gun"), [((2, 0), "rear"), ((0, 2), "front")])
def test_the_other_gun_keeps_firing(jams: tuple[int, int], open_gun: str) -> None:
    state = at_fire(*two_seater(jams=jams), edition="war")
    assert [gun.matter for gun in state.asked if gun.piece == "A"] == [open_gun]


@rule("D-045")
@both
def test_points_on_a_jam_card_count(edition: Edition) -> None:
    told = hit((2, "jam_red"), edition=edition)
    assert told.seen("A", by=1).points == 2
    assert hit((2, "jam_red"), edition=edition, noted=14).plane("A").status == "shot down"


@rule("D-002")
def test_both_shooters_draw_from_one_deck_in_the_order_of_their_letters() -> None:
    """The order is ours: what is simultaneous on the table has to be drawn one after the other."""
    state = at_fire(*head_on(gap=LONG), decks={"A": stacked("A", (4, None), (1, None))})
    told = fire(state, Z="A", A="Z")
    assert (told.seen("Z", by=0).points, told.seen("A", by=1).points) == (4, 1)


def test_a_b_firing_airplane_against_an_a_firing_one_uses_both_decks() -> None:
    told = turn(
        before(STALL, *(replace(p, model=E3) if p.id == "Z" else p for p in head_on(gap=LONG))),
        {"A": (STALL, 4, 5), "Z": (STALL, 4, 5)},
        fire="closest",
    )
    first = [(shot["shooter"], shot["deck"]) for shot in told.all("fired") if shot["round"] == 1]
    assert first == [("A", "A"), ("Z", "B")]
