"""What everybody has heard of face-down damage is kept when it is imagined anew, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from rules.dogfight.box.components import DamageCard, Special
from rules.dogfight.kinds import Edition
from rules.dogfight.rulebook import InForce
from rules.dogfight.state import State, Taken, with_pieces
from tests.rules.dogfight.sampled_scenes import assert_alike, sampled_worlds
from tests.rules.dogfight.scenario_scenes import WAR, mustered, with_fates
from tests.rules.dogfight.scenes import EDITIONS, HANGAR, STALL, Told, before, chased, plane, stacked, turn
from tests.rules.marks import rule

WITNESS = 3
SMOKE, PILOT, FIRE = (4, "smoke"), (3, "crew"), (2, "fire")
PLAIN = (3, None)
both = pytest.mark.parametrize("edition", EDITIONS)


def hit_by(*cards: tuple[int, str | None], edition: Edition = "glory", special: bool = True) -> Told:
    """A turn in which A is hit by two cards in its first round, while B looks on from afar."""
    state = before(STALL, *chased(80), plane("B", 600, 100, 0, seat=WITNESS))
    rules = InForce(special_damage=special)
    state = replace(state, edition=edition, in_force=rules, decks={"A": stacked("A", *cards)})
    told = turn(state, {"A": (STALL, 1, 2), "B": (STALL, 1, 2), "Z": (STALL, 7, 8)}, Z="closest")
    assert len(told.all("fired")) == 1
    return told


def held(world: State) -> Counter[Special | None]:
    return Counter(HANGAR.damage(taken.deck, taken.card).special for taken in world.plane("A").damage)


@rule("D-034")
@both
def test_who_has_told_of_nothing_is_not_imagined_to_hold_what_is_told_of(edition: Edition) -> None:
    told = hit_by(PLAIN, PLAIN, edition=edition)
    found = sum((held(world) for world in sampled_worlds(told.state, 0, 200)), Counter())
    assert not found["smoke"]
    assert not found["fire"]
    assert bool(found["crew"]) == (edition == "war"), "a hit observer is his owner's secret"
    assert found["engine"]


@rule("D-034")
@pytest.mark.parametrize(("card", "event"), [(SMOKE, "smoking"), (PILOT, "pilot_hit"), (FIRE, "burning")])
def test_what_was_told_of_is_among_the_cards(card: tuple[int, Special], event: str) -> None:
    told = hit_by(card, PLAIN)
    assert told.one(event)["plane"] == "A"
    found = sampled_worlds(told.state, 0, 60)
    assert {held(world)[card[1]] for world in found} == {1}
    assert len({world.plane("A").damage for world in found}) > 10
    assert {world.plane("A").damage for world in sampled_worlds(told.state, 1)} == {told.plane("A").damage}


def test_smoke_that_has_cleared_is_remembered() -> None:
    told = hit_by(SMOKE, PLAIN)
    cleared = with_pieces(told.state, [replace(told.plane("A"), smoke=0)])
    assert {held(world)["smoke"] for world in sampled_worlds(cleared, 0)} == {1}


def test_which_card_it_was_leaves_no_trace() -> None:
    assert_alike(0, hit_by((3, "crew"), PLAIN), hit_by((5, "crew"), (0, None)))


def test_two_smokes_at_once_are_told_of_as_one_in_war() -> None:
    told = hit_by(SMOKE, PLAIN, edition="war"), hit_by(SMOKE, SMOKE, edition="war")
    assert_alike(0, *told)
    assert {held(world)["smoke"] for world in sampled_worlds(told[0].state, 0, 200)} == {1, 2}


def test_infantry_jams_no_gun_so_its_cards_may_be_jams() -> None:
    told = hit_by(PLAIN, PLAIN)
    for worth, jams in (("plain", {0}), ("nothing", {0, 1})):
        a = told.plane("A")
        shot_at = with_pieces(told.state, [replace(a, damage=(replace(a.damage[0], worth=worth),))])
        assert {
            sum(card.is_jam for card in faces(world)) for world in sampled_worlds(shot_at, 0, 100)
        } == jams


def test_of_cards_drawn_for_flames_only_points_count_and_nothing_is_told() -> None:
    """Among them may be smoke that nobody sees."""
    told = []
    for drawn in (PLAIN, SMOKE):
        burning = hit_by(FIRE, PLAIN, drawn)
        told.append(turn(burning.state, {"A": (4, 5, 6), "B": (3, 1, 2), "Z": (7, 8, 9)}))
        assert told[-1].one("burnt")["cards"] == 1
        assert not told[-1].all("smoking")
    assert_alike(0, *told)
    smokes = {held(world)["smoke"] for world in sampled_worlds(told[0].state, 0, 100)}
    assert smokes == {0, 1}
    assert {held(world)["fire"] for world in sampled_worlds(told[0].state, 0, 100)} == {1}


def test_in_a_plain_game_nobody_tells_of_anything() -> None:
    found = sum(
        (held(world) for world in sampled_worlds(hit_by(SMOKE, PLAIN, special=False).state, 0, 200)),
        Counter(),
    )
    assert all(found[special] for special in ("smoke", "fire", "crew", "engine", None))


@rule("D-043")
def test_of_two_jams_at_once_others_hear_as_of_one() -> None:
    jam, jams = hit_by((2, "jam_red"), PLAIN), hit_by((2, "jam_red"), (0, "jam_red"))
    assert_alike(WITNESS, jam, jams)
    for world in sampled_worlds(jams.state, WITNESS):
        assert sum(card.is_jam for card in faces(world)) == 1
    for world in sampled_worlds(jams.state, 0):
        assert {*world.plane("A").damage} == {*jams.plane("A").damage}, "the shooter was shown both"


def faces(world: State) -> list[DamageCard]:
    return [HANGAR.damage(taken.deck, taken.card) for taken in world.plane("A").damage]


def with_balloon(*cards: tuple[str, int], flames: int = 0) -> State:
    """A Lonely Sentinel whose balloon was hit by these cards."""
    state = mustered(WAR, "a-lonely-sentinel")
    left = {
        deck: tuple([number for number in numbers if (deck, number) not in cards])
        for deck, numbers in state.decks.items()
    }
    hit = tuple([Taken(deck, number) for deck, number in cards])
    return with_fates(replace(state, decks=left), B1={"damage": hit, "flames": flames})


def numbered(deck: str, points: int, special: Special | None) -> tuple[str, int]:
    found = (HANGAR.damage(deck, number) for number in HANGAR.numbers(deck))
    return deck, next(card.number for card in found if (card.points, card.special) == (points, special))


@rule("D-034")
def test_a_balloon_that_does_not_burn_holds_no_fire() -> None:
    """Rockets that hit without setting it on fire have done nothing at all."""
    state = with_balloon(numbered("D", 0, None), numbered("A", 3, None))
    foe = state.planes[0].seat
    for world in sampled_worlds(state, foe, 100):
        faces = [HANGAR.damage(taken.deck, taken.card) for taken in world.balloons[0].damage]
        assert [card.points for card in faces if card.deck == "D"] == [0]
        assert not any(card.special == "fire" for card in faces)


def test_a_burning_balloon_holds_a_fire_for_each_flame() -> None:
    state = with_balloon(numbered("D", 6, "fire"), flames=1)
    foe = state.planes[0].seat
    damage = [world.balloons[0].damage[0] for world in sampled_worlds(state, foe, 60)]
    assert {HANGAR.damage(taken.deck, taken.card).points for taken in damage} == {3, 6, 9}


@pytest.mark.parametrize("strain", [(0, "explosion"), (3, "engine"), (4, "smoke")])
def test_strain_that_has_yet_to_take_effect_may_be_anything(strain: tuple[int, Special]) -> None:
    """A flies two stalls, and Z is asked for his fire before anybody says what that did."""
    told = [strained(PLAIN), strained(strain)]
    assert_alike(0, *told)
    found = Counter[Special | None]()
    for world in sampled_worlds(told[0].state, 0, 200):
        a = world.plane("A")
        assert [(hit.deck, hit.card) for hit in a.fresh] == [(taken.deck, taken.card) for taken in a.damage]
        assert not a.engine_hits, "which would be its second then"
        found += held(world)
    assert all(found[special] for special in ("explosion", "engine", "smoke", "jam_red", None))


def strained(card: tuple[int, str | None]) -> Told:
    state = before(STALL, *chased(80))
    rules, decks = InForce(special_damage=True), {"A": stacked("A", card)}
    state = replace(state, illegal_plans="by the book", in_force=rules, decks=decks)
    state = with_pieces(state, [replace(state.plane("A"), last=STALL)])
    told = turn(state, {"A": (STALL, 1, 2), "Z": (STALL, 1, 2)}, Z="ask")
    assert told.one("strained")["plane"] == "A"
    assert told.state.stage == "fire"
    return told
