"""Special damage: what each result does, what is announced, and how results of a kind add up."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Stream
from rules.dogfight.box.components import Direction
from rules.dogfight.damage.special_damage import can_tail
from rules.dogfight.kinds import Edition
from rules.dogfight.rulebook import InForce
from rules.dogfight.state import Plane, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import IllegalChoice
from tests.rules.dogfight.scenes import (
    BREGUET,
    EDITIONS,
    HANGAR,
    IMMELMANN,
    RUMPLER,
    STALL,
    Told,
    at_fire,
    chased,
    fire,
    head_on,
    loaded,
    plane,
    sky,
    targets,
    turn,
)
from tests.rules.marks import rule

both = pytest.mark.parametrize("edition", EDITIONS)
Card = tuple[int, str | None]
IN_FORCE = InForce(special_damage=True)
LONG, SHORT = 150, 60
ENGINE: Card = (3, "engine")
CREW: Card = (3, "crew")
SMOKE: Card = (4, "smoke")
FIRE: Card = (2, "fire")
LEFT: Card = (1, "rudder_left")
RIGHT: Card = (1, "rudder_right")
QUIET = (4, 5, 6)


def struck(*cards: Card, edition: Edition, rules: InForce = IN_FORCE, **changes: Any) -> Told:
    """In a turn's last round Z fires at A, who draws these cards; then the next turn is to be planned."""
    gap = LONG if len(cards) == 1 else SHORT
    state = at_fire(
        *chased(gap, **changes), edition=edition, decks={"A": loaded("A", *cards)}, in_force=rules
    )
    return fire(state, Z="A")


def flying(edition: Edition, **changes: Any) -> State:
    """A alone with a far enemy, at the start of a turn."""
    a = plane("A", 350, 350, **changes)
    return sky(a, plane("Z", 100, 100), edition=edition, in_force=IN_FORCE)


def offered(state: State, slot: str, partial: dict[str, str] | None = None) -> set[int]:
    fields = {field.name: field for field in DOGFIGHT.fields(state, 1, partial or {})}
    return {int(option.value) for option in fields[f"A.{slot}"].options}  # type: ignore[union-attr]


def announced(told: Told) -> list[str]:
    return [event.kind for event in told.events if event.visible_to(None)]


def refused(state: State, *cards: int) -> str:
    choice = {f"A.{slot}": str(card) for slot, card in zip(("first", "second", "third"), cards, strict=True)}
    with pytest.raises(IllegalChoice) as caught:
        DOGFIGHT.check(state, 1, choice)
    return str(caught.value)


# Without the rule


@rule("D-038", "D-009")
@both
def test_without_the_rule_nothing_but_points_explosions_and_jams_counts(edition: Edition) -> None:
    for card in (ENGINE, CREW, SMOKE, FIRE, LEFT):
        told = struck(card, edition=edition, rules=InForce())
        a = told.plane("A")
        assert (a.engine_hits, a.crew_hits, a.smoke, a.flames, a.rudder) == (0, 0, 0, 0, ())


# Rudder


@rule("D-049")
@both
@pytest.mark.parametrize(("card", "side"), [(LEFT, "left"), (RIGHT, "right")])
def test_a_jammed_rudder_is_secret_and_bars_its_side_from_the_next_plan_only(
    edition: Edition, card: Card, side: Direction
) -> None:
    told = struck(card, edition=edition)
    assert "crippled" not in announced(told)
    assert told.one("crippled")["what"] == f"rudder_{side}"
    assert told.seen("A", by=1).rudder == (side,)
    assert told.seen("A", by=0).rudder is None
    cards = HANGAR["spad-13"].cards
    barred = {number for number, each in cards.items() if each.direction == side}
    assert {13, 14, 15, 16} & barred, "sideslips are among them"
    for slot in ("first", "second", "third"):
        assert not offered(told.state, slot) & barred
    assert "rudder is jammed" in refused(told.state, min(barred), 1, 2)
    free = {"left": QUIET, "right": (7, 8, 9)}[side]
    flown = turn(told.state, {"A": free, "Z": QUIET})
    assert flown.plane("A").rudder == ()
    assert any(number in barred for number in offered(flown.state, "first"))


@rule("D-050")
@both
def test_cards_already_planned_are_flown_as_placed(edition: Edition) -> None:
    """A plans three left turns and its rudder is hit after the first of them."""
    z, a = chased(LONG)
    a, z = replace(a, plan=(7, 8), last=None), replace(z, plan=(4, 5))
    state = at_fire(a, z, edition=edition, decks={"A": loaded("A", LEFT)}, in_force=IN_FORCE)
    flown = tuple(replace(move, round=1) for move in state.flown)
    state = replace(state, round=1, flown=flown, illegal_plans="by the book")
    told = fire(state, Z="A")
    assert [move["card"] for move in told.all("moved") if move["plane"] == "A"] == [7, 8]
    assert not told.all("illegal")
    assert told.plane("A").rudder == ("left",)


@rule("D-049")
def test_by_the_book_a_turn_to_the_jammed_side_is_an_illegal_card() -> None:
    state = replace(flying("glory", rudder=("left",)), illegal_plans="by the book")
    told = turn(state, {"A": (7, 4, 5), "Z": QUIET})
    assert told.one("illegal")["why"] == "rudder-jammed"


# Crew


@rule("D-051", "D-235")
def test_in_war_a_wounded_observer_is_secret_and_silences_the_rear_gun_for_good() -> None:
    told = struck(CREW, edition="war", model=BREGUET)
    assert told.one("crippled")["what"] == "observer"
    assert "crippled" not in announced(told)
    assert "pilot_hit" not in told.kinds()
    assert told.seen("A", by=1).observer_hit
    assert told.seen("A", by=0).observer_hit is None
    behind = plane("Z", 350, 250)
    ahead = plane("Y", 350, 450)
    for crew_hits, guns in ((0, ["A.front", "A.rear"]), (1, ["A.front"])):
        a = plane("A", 350, 350, model=BREGUET, crew_hits=crew_hits)
        state = at_fire(a, behind, ahead, edition="war", in_force=IN_FORCE)
        assert [gun for gun, reached in targets(state).items() if gun.startswith("A") and reached] == guns


@rule("D-051", "D-235")
def test_in_war_a_single_seater_has_no_observer_to_lose() -> None:
    told = struck(CREW, edition="war")
    assert told.plane("A").crew_hits == 0
    assert not told.all("crippled")


@rule("D-051", "D-235")
def test_in_war_an_observer_wounded_twice_brings_no_airplane_down() -> None:
    a = struck(CREW, edition="war", model=BREGUET, crew_hits=1).plane("A")
    assert (a.status, a.crew_hits) == ("flying", 1)


@rule("D-060", "D-235")
def test_in_glory_a_pilot_hit_is_announced_on_every_airplane() -> None:
    for model in ("spad-13", BREGUET):
        told = struck(CREW, edition="glory", model=model)
        assert "pilot_hit" in announced(told)
        assert told.seen("A", by=None).pilot_hit


@rule("D-060")
@pytest.mark.parametrize(
    ("card", "guns"), [(1, {"A", "Z"}), (4, {"A", "Z"}), (STALL, {"A"}), (IMMELMANN, {"A"})]
)
def test_a_wounded_pilot_does_not_fire_after_a_steep_card_or_an_immelmann(card: int, guns: set[str]) -> None:
    z, a = head_on(LONG)
    a, z = replace(a, order="ask"), replace(z, order="ask", crew_hits=1)
    state = at_fire(a, z, edition="glory", in_force=IN_FORCE)
    state = replace(state, flown=tuple(replace(move, card=card) for move in state.flown))
    assert {gun.removesuffix(".front") for gun in targets(state)} == guns


@rule("D-060")
def test_a_wounded_pilot_leaves_the_observers_gun_alone() -> None:
    a = plane("A", 350, 350, model=RUMPLER, crew_hits=1)
    state = at_fire(a, plane("Z", 350, 250), edition="glory", in_force=IN_FORCE)
    state = replace(state, flown=tuple(replace(move, card=STALL) for move in state.flown))
    assert "A.rear" in targets(state)


@rule("D-061")
def test_a_second_pilot_hit_eliminates_the_airplane() -> None:
    once = struck(CREW, edition="glory")
    assert once.plane("A").flying
    assert once.one("pilot_hit")["wounds"] == 1
    told = struck(CREW, edition="glory", crew_hits=1)
    assert told.one("pilot_hit")["wounds"] == 2
    assert told.plane("A").status == "shot down"


@rule("D-062")
@pytest.mark.parametrize(("edition", "counters"), [("glory", 4), ("war", 3)])
def test_a_wounded_pilot_takes_a_maneuver_longer_to_clear_a_jam(edition: Edition, counters: int) -> None:
    z, a = chased(LONG)
    for crew_hits, lasting in ((0, 3), (1, counters)):
        state = at_fire(
            replace(z, crew_hits=crew_hits),
            a,
            edition=edition,
            decks={"A": loaded("A", (0, "jam_red"))},
            in_force=IN_FORCE,
        )
        told = fire(state, Z="A")
        assert told.one("jammed")["counters"] == lasting
        assert told.plane("Z").jams == (lasting,)


@rule("D-062")
def test_an_observer_clears_his_gun_as_fast_as_ever() -> None:
    a, z = plane("A", 350, 350, model=RUMPLER, crew_hits=1), plane("Z", 350, 250, 90)
    decks = {"A": loaded("A"), "B": loaded("B", (0, "jam_red"))}
    told = fire(at_fire(a, z, in_force=IN_FORCE, decks=decks), A_rear="Z")
    assert told.plane("A").jams == (0, 3)


@rule("D-062")
def test_a_wound_of_the_same_round_does_not_lengthen_a_jam() -> None:
    z, a = head_on(LONG)
    state = at_fire(z, a, in_force=IN_FORCE, decks={"A": loaded("A", CREW, (0, "jam_red"))})
    told = fire(state, A="Z", Z="A")
    assert told.plane("Z").crew_hits == 1
    assert told.plane("Z").jams == (3,)


# Engine


@rule("D-052")
@both
def test_a_damaged_engine_is_secret_and_needs_a_stall_every_turn(edition: Edition) -> None:
    told = struck(ENGINE, edition=edition)
    assert told.one("crippled")["what"] == "engine"
    assert "crippled" not in announced(told)
    assert told.seen("A", by=1).engine_damaged
    assert told.seen("A", by=0).engine_damaged is None
    state = flying(edition, engine_hits=1)
    for turn_ in range(2):
        assert "needs a stall" in refused(state, 1, 4, 5)
        assert offered(state, "third", {"A.first": "4", "A.second": "5"}) == {STALL}, turn_
        state = turn(state, {"A": (4, STALL, 5), "Z": QUIET}).state


@rule("D-052")
@both
def test_the_turn_in_which_an_engine_is_hit_needs_no_stall_yet(edition: Edition) -> None:
    z, a = chased(LONG)
    a, z = replace(a, plan=(4, 5)), replace(z, plan=(4, 5))
    state = at_fire(a, z, edition=edition, decks={"A": loaded("A", ENGINE)}, in_force=IN_FORCE)
    state = replace(
        state,
        round=1,
        flown=tuple(replace(move, round=1) for move in state.flown),
        illegal_plans="by the book",
    )
    told = fire(state, Z="A")
    assert told.plane("A").engine_hits == 1
    assert not told.all("illegal")


@rule("D-052", "D-017")
def test_a_stall_that_is_not_steep_will_do() -> None:
    gentle, steep = 14, 15
    state = flying("war", engine_hits=1, model="fokker-d7")
    assert "needs a stall" in refused(state, 1, 2, 4)
    assert offered(state, "third", {"A.first": "1", "A.second": "2"}) == {gentle, steep, 21, 22}
    assert steep in offered(state, "second", {"A.first": str(gentle)})


@rule("D-053")
@both
def test_a_second_engine_hit_eliminates_the_airplane(edition: Edition) -> None:
    told = struck(ENGINE, edition=edition, engine_hits=1)
    assert told.plane("A").status == "shot down"
    assert told.one("shot_down")["by"] == ["Z"]
    assert told.one("crippled")["what"] == "engine_lost"


# Smoke


@rule("D-054")
@both
def test_smoke_is_announced_and_loses_a_counter_at_each_turns_end_from_this_one_on(edition: Edition) -> None:
    told = struck(SMOKE, edition=edition)
    assert "smoking" in announced(told)
    assert told.one("smoking")["counters"] == 3
    state, left = told.state, [told.seen("A", by=None).smoke]
    while state.plane("A").smoke:
        told = turn(state, {"A": QUIET, "Z": QUIET})
        state = told.state
        left.append(state.plane("A").smoke)
    assert left == [2, 1, 0]
    assert told.one("smoke_cleared") == {"plane": "A"}


@rule("D-055")
@both
def test_who_smokes_or_burns_cannot_tail(edition: Edition) -> None:
    assert can_tail(plane("A"))
    assert not can_tail(struck(SMOKE, edition=edition).plane("A"))
    assert not can_tail(struck(FIRE, edition=edition).plane("A"))


@rule("D-058", "D-237")
def test_in_war_a_second_smoke_begins_anew() -> None:
    told = struck(SMOKE, edition="war", smoke=1)
    assert (told.plane("A").smoke, told.plane("A").flames) == (2, 0)


@rule("D-063", "D-237")
def test_in_glory_a_second_smoke_while_the_first_lasts_is_fire() -> None:
    told = struck(SMOKE, edition="glory", smoke=1)
    assert (told.plane("A").smoke, told.plane("A").flames) == (0, 3)
    assert told.one("burning")["why"] == "second-smoke"
    again = struck(SMOKE, edition="glory", smoke=0)
    assert (again.plane("A").smoke, again.plane("A").flames) == (2, 0)


# Fire


@rule("D-056")
@both
def test_fire_is_announced_and_burns_before_each_of_the_next_three_first_maneuvers(edition: Edition) -> None:
    told = struck(FIRE, edition=edition)
    assert "burning" in announced(told)
    assert told.seen("A", by=None).flames == 3
    state = told.state
    for left in (2, 1, 0):
        state = replace(state, decks={"A": loaded("A", (1, None))})
        drawn = len(state.plane("A").damage)
        told = turn(state, {"A": QUIET, "Z": QUIET})
        kinds = told.kinds()
        assert kinds.index("burnt") < kinds.index("moved")
        assert told.one("burnt") == {"plane": "A", "deck": "A", "cards": 1, "counters": left}
        assert len(told.plane("A").damage) == drawn + 1
        state = told.state
    assert "flames_out" in told.kinds()
    assert "burnt" not in turn(state, {"A": QUIET, "Z": QUIET}).kinds()


@rule("D-056")
@both
def test_of_a_card_drawn_for_flames_only_points_and_explosions_count(edition: Edition) -> None:
    def burnt(card: Card) -> Told:
        state = replace(flying(edition, flames=2), decks={"A": loaded("A", card)})
        return turn(state, {"A": QUIET, "Z": QUIET})

    told = burnt(SMOKE)
    a = told.plane("A")
    assert (a.smoke, a.flames, told.seen("A", by=1).points) == (0, 1, 4)
    assert burnt((0, "jam_red")).plane("A").jams == (0,)
    assert burnt(ENGINE).plane("A").engine_hits == 0
    exploded = burnt((0, "explosion"))
    assert exploded.plane("A").status == "exploded"
    assert exploded.state.outcome is not None, "nobody waits for the first maneuver"


@rule("D-057")
def test_without_a_deck_a_each_flame_counter_costs_two_b_cards() -> None:
    state = flying("war", flames=3)
    told = turn(replace(state, decks={"B": loaded("B", (1, None))}), {"A": QUIET, "Z": QUIET})
    assert told.one("burnt") == {"plane": "A", "deck": "B", "cards": 2, "counters": 2}
    assert [taken.deck for taken in told.plane("A").damage] == ["B", "B"]


@rule("D-064", "D-237")
def test_in_glory_a_burning_airplane_plans_no_straight_and_so_no_immelmann() -> None:
    state = flying("glory", flames=1)
    for slot in ("first", "second", "third"):
        assert not offered(state, slot) & {1, 2, 3, IMMELMANN}
    assert "is burning and can't fly straight" in refused(state, 1, 4, 5)
    war = flying("war", flames=1)
    assert {1, 2, 3} & offered(war, "first")


@rule("D-064")
def test_the_straight_owed_after_an_immelmann_is_flown_even_while_burning() -> None:
    state = flying("glory", flames=2, last=IMMELMANN)
    assert offered(state, "first") == {1}
    assert not offered(state, "second", {"A.first": "1"}) & {2, 3}


@rule("D-064")
@pytest.mark.parametrize(("last", "plan"), [(1, (IMMELMANN, 2, 4)), (IMMELMANN, (1, IMMELMANN, 2))])
def test_no_immelmann_is_planned_while_burning_whatever_was_flown_before(
    last: int, plan: tuple[int, int, int]
) -> None:
    """The straight of the turn before would do, but the one after it may not be planned."""
    state = flying("glory", flames=2, last=last)
    for slot in ("first", "second", "third"):
        assert IMMELMANN not in offered(state, slot)
    assert "is burning and can't fly straight" in refused(state, *plan)
    assert IMMELMANN in offered(flying("war", flames=2, last=1), "first")


@rule("D-065", "D-058")
@both
@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_new_fire_lays_three_counters_whatever_was_left(edition: Edition, left: int) -> None:
    assert struck(FIRE, edition=edition, flames=left).plane("A").flames == 3


# Several at once


@rule("D-058")
@both
def test_different_kinds_all_take_effect(edition: Edition) -> None:
    a = struck(ENGINE, FIRE, edition=edition).plane("A")
    assert (a.engine_hits, a.flames) == (1, 3)
    both_ways = struck(LEFT, RIGHT, edition=edition).plane("A")
    assert set(both_ways.rudder) == {"left", "right"}


@rule("D-059", "D-237")
@pytest.mark.parametrize(
    ("card", "model"), [(ENGINE, "spad-13"), (CREW, BREGUET), (SMOKE, "spad-13"), (FIRE, "spad-13")]
)
def test_in_war_of_several_results_of_a_kind_drawn_at_once_one_counts(card: Card, model: str) -> None:
    a = struck(card, card, edition="war", model=model).plane("A")
    assert a.flying
    assert (a.engine_hits, a.crew_hits) == (card == ENGINE, card == CREW)
    assert (a.smoke, a.flames) == (2 * (card == SMOKE), 3 * (card == FIRE))


@rule("D-066", "D-237")
def test_in_glory_pilot_engine_and_smoke_add_up_and_fires_and_rudders_do_not() -> None:
    for card in (ENGINE, CREW):
        assert struck(card, card, edition="glory").plane("A").status == "shot down"
    smoked = struck(SMOKE, SMOKE, edition="glory").plane("A")
    assert (smoked.smoke, smoked.flames) == (0, 3)
    assert struck(FIRE, FIRE, edition="glory").plane("A").flames == 3
    jammed = struck(LEFT, LEFT, edition="glory")
    assert jammed.plane("A").rudder == ("left",)


@rule("D-020", "D-052")
def test_with_the_standard_rules_a_strain_card_counts_in_full() -> None:
    state = replace(flying("glory"), illegal_plans="by the book", decks={"A": loaded("A", ENGINE)})
    told = turn(state, {"A": (STALL, 11, 4), "Z": QUIET})
    assert told.one("strained")["cards"] == 1
    assert told.plane("A").engine_hits == 1


# Where damage leaves no plan


def test_damage_that_leaves_no_plan_gives_way() -> None:
    """Burning, both rudders jammed and the engine damaged: stalls alone cannot fill a turn."""
    stuck: dict[str, Any] = {"flames": 2, "rudder": ("left", "right"), "engine_hits": 1}
    state = flying("glory", **stuck)
    assert offered(state, "first") <= {1, STALL}
    DOGFIGHT.check(state, 1, {"A.first": "1", "A.second": str(STALL), "A.third": "2"})
    assert "needs a stall" in refused(state, 1, 2, 3), "no more gives way than must"
    DOGFIGHT.check(state, 1, dict(DOGFIGHT.default(state, 1)))


@both
def test_secret_damage_is_imagined_anew_for_others(edition: Edition) -> None:
    """Of damage that was written down nobody knows any more what else the cards did."""
    state = flying(edition, engine_hits=1, noted=4)
    worlds: list[Plane] = [
        DOGFIGHT.imagine(state, 0, Stream(b"%d" % number)).plane("A") for number in range(30)
    ]
    assert {world.engine_hits for world in worlds} == {0, 1}
    assert len({world.rudder for world in worlds}) > 1
    assert all(DOGFIGHT.imagine(state, 1, Stream(b"x")).plane("A") == state.plane("A") for _ in range(3))
