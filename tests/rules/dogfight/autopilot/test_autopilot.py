"""The stand-in pilot: legal, sensible, and a match for random play."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import pytest
from msgspec.structs import replace

from rules.dice import Stream, derive
from rules.dogfight.autopilot.courses import AirPlace, Course
from rules.dogfight.autopilot.craft import Craft, size_up
from rules.dogfight.autopilot.gunnery import stands_between
from rules.dogfight.autopilot.judgement import Judge
from rules.dogfight.autopilot.outlook import anything_goes, what_suits_him
from rules.dogfight.kinds import Equipment
from rules.dogfight.pieces.levels import CARDS
from rules.dogfight.planning import legality
from rules.dogfight.ruler.geometry import Pose, card, fly, inside, overlap, playing_area
from rules.dogfight.ruler.lines_of_fire import range_of, reach
from rules.dogfight.state import Plane, State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, Field, Pick, Value
from rules.simulation import play
from rules.table import Table, settle_options
from rules.values import Seat
from tests.rules.dogfight.scenario_scenes import mustered
from tests.rules.dogfight.scenes import (
    ALBATROS,
    BREGUET,
    DR1,
    EDITIONS,
    HANGAR,
    RUMPLER,
    SPAD,
    STRAIGHT,
    at_fire,
    chased,
    head_on,
    hurt,
    plane,
    sky,
)
from tests.rules.marks import rule

TABLE = playing_area(700, 700)
SLOTS = ("first", "second", "third")


def chosen(state: State, seat: Seat = 0, luck: bytes = b"luck") -> Choice:
    choice = DOGFIGHT.autopilot(
        DOGFIGHT.view(state, seat), lambda partial: DOGFIGHT.fields(state, seat, partial), Stream(luck)
    )
    DOGFIGHT.check(state, seat, choice)
    return choice


def cards(choice: Choice, name: str = "Z") -> list[int]:
    return [int(str(choice[f"{name}.{slot}"])) for slot in SLOTS]


def flown(who: Plane, numbers: tuple[int, ...] | list[int]) -> list[Pose]:
    """Where an airplane is after each of these cards."""
    airplane, poses = HANGAR[who.model], [who.pose]
    for number in numbers:
        poses.append(fly(poses[-1], airplane.cards[number], airplane.size))
    return poses[1:]


def stays(who: Plane, numbers: tuple[int, ...] | list[int]) -> bool:
    return all(inside(TABLE, pose) for pose in flown(who, numbers))


def some_plan_stays(who: Plane) -> bool:
    """Looked for the long way: every three cards in every order."""
    deck = HANGAR[who.model].cards
    before = legality.Trail(() if who.last is None else (deck[who.last],))
    return any(
        legality.legal(before, [deck[number] for number in numbers]) and stays(who, numbers)
        for numbers in permutations(deck, 3)
    )


# Legal, and its own


@pytest.mark.parametrize("variant", DOGFIGHT.variants(), ids=lambda variant: variant[0])
def test_a_whole_game_is_legal_in_every_variant(variant: tuple[str, Choice, int]) -> None:
    _, options, seats = variant
    settled = settle_options(DOGFIGHT, {**options, "turn_limit": 4})
    table = Table.new(DOGFIGHT, seats, settled, b"variant")
    while not table.outcome:
        for seat in table.pending():
            luck = Stream(derive(b"luck", seat, table.step))
            events = table.submit(seat, DOGFIGHT.autopilot(table.view(seat), table.form(seat), luck))
        assert events is not None
        assert "illegal" not in {event.kind for event in events}


def test_the_same_dice_give_the_same_plan() -> None:
    state = sky(*head_on(300))
    assert chosen(state) == chosen(state)


def test_nobody_can_know_how_it_opens() -> None:
    state = Table.new(DOGFIGHT, 2, {}, b"").state
    assert len({tuple(cards(chosen(state, luck=b"%d" % each))) for each in range(12)}) > 3


def without(field: Field, value: Value) -> Field:
    assert isinstance(field, Pick)
    if field.slot != "first":
        return field
    return replace(field, options=tuple(option for option in field.options if option.value != value))


def test_what_the_form_forbids_is_not_planned() -> None:
    state = sky(*chased(100))
    view = DOGFIGHT.view(state, 0)
    usual = chosen(state)

    def form_without_it(partial: Choice) -> tuple[Field, ...]:
        return tuple(without(field, usual["Z.first"]) for field in DOGFIGHT.fields(state, 0, partial))

    other = DOGFIGHT.autopilot(view, form_without_it, Stream(b"luck"))
    kinds = HANGAR[ALBATROS].cards
    assert kinds[cards(other)[0]].label != kinds[cards(usual)[0]].label


# The table's edge

EDGES = [
    (x, y, heading)
    for x, y in ((30, 350), (60, 60), (660, 120), (350, 690), (610, 640))
    for heading in range(0, 360, 45)
]


@pytest.mark.parametrize(("x", "y", "heading"), EDGES)
def test_it_stays_on_the_table_if_any_plan_does(x: float, y: float, heading: float) -> None:
    who = plane("Z", x, y, heading, last=STRAIGHT)
    enemy = plane("A", 350, 350, 90)
    assert stays(who, cards(chosen(sky(who, enemy)))) == some_plan_stays(who)


def test_it_keeps_a_way_open_for_the_turn_after() -> None:
    """An Immelmann or a short plan toward the edge would stay now and be lost next turn."""
    who = plane("Z", 350, 350, 0, model=DR1)
    for each in range(8):
        after = replace(who, pose=Pose(100, 80 + 70 * each, 270))
        plan = cards(chosen(sky(after, plane("A", 600, 350, 90))))
        assert stays(after, plan)
        assert some_plan_stays(replace(after, pose=flown(after, plan)[-1], last=plan[-1]))


# Sense in the air


@pytest.mark.parametrize("x", [150, 350, 550])
@pytest.mark.parametrize("luck", [b"1", b"2", b"3"])
def test_it_turns_toward_an_enemy_behind(x: float, luck: bytes) -> None:
    who = plane("Z", 350, 400, 0)
    enemy = plane("A", x, 60, 90 if x < 350 else 270)
    end = flown(who, cards(chosen(sky(who, enemy), luck=luck)))[-1]
    ahead, behind = end.offset(0, 100), end.offset(0, -100)
    target = (enemy.pose.x, enemy.pose.y)
    assert math.dist(ahead, target) < math.dist(behind, target)


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_closes_in_behind_a_steady_enemy(edition: str) -> None:
    state = sky(*chased(120), edition="war" if edition == "war" else "glory")
    first = flown(state.plane("Z"), cards(chosen(state)))[0]
    assert abs(math.remainder(first.heading, 360)) <= 60


def standing(state: State, name: str) -> Craft:
    seen = next(each for each in DOGFIGHT.view(state, 0).planes if each.id == name)
    return size_up(seen, DOGFIGHT.view(state, 0), HANGAR)


def worth(state: State, *numbers: int, friends: tuple[Course, ...] = ()) -> float:
    """What a plan of Z is worth against an A that flies straight on."""
    own, foe = standing(state, "Z"), standing(state, "A")
    ahead = [course for course in foe.courses if all(each.is_straight for each in course.cards)]
    values = Judge(own, [(foe, anything_goes(ahead, Stream(b"guess")))], friends).values()
    plans = [tuple(each.number for each in course.cards) for course in own.courses]
    return values[plans.index(numbers)]


STRAIGHT_ON = (1, 2, 3)


def test_a_shot_without_an_answer_is_worth_taking() -> None:
    assert worth(sky(*chased(100)), *STRAIGHT_ON) > 0


def test_nobody_flies_on_into_fire_with_a_jammed_gun() -> None:
    healthy = worth(sky(*head_on(380)), *STRAIGHT_ON)
    own, foe = head_on(380)
    assert worth(sky(replace(own, jams=(3,)), foe), *STRAIGHT_ON) < 0 < healthy
    assert worth(sky(own, replace(foe, jams=(3,))), *STRAIGHT_ON) > healthy


def test_whoever_is_nearly_down_is_careful_and_a_cripple_is_hunted() -> None:
    own, foe = head_on(380)
    healthy = worth(sky(own, foe), *STRAIGHT_ON)
    bad = range(28, 35)
    assert worth(sky(hurt(own, *bad), foe), *STRAIGHT_ON) < 0 < healthy
    assert worth(sky(own, hurt(foe, *bad)), *STRAIGHT_ON) > healthy


def test_a_friend_in_the_line_of_fire_spoils_the_shot() -> None:
    own, foe = chased(130)
    state = sky(own, foe)
    path = [Pose(pose.x, pose.y + 80, 0) for pose in flown(own, STRAIGHT_ON)]
    places = tuple(map(AirPlace.of, path))
    friend = Course(places[0], places=places, aloft=len(places))
    assert worth(state, *STRAIGHT_ON, friends=(friend,)) < worth(state, *STRAIGHT_ON)


def test_in_the_way_is_who_stands_between() -> None:
    here, there = AirPlace(0, 0, 0, 1), AirPlace(0, 200, 0, 1)
    assert stands_between(AirPlace(20, 100, 0, 1), here, there)
    assert not stands_between(AirPlace(40, 100, 0, 1), here, there)
    assert not stands_between(AirPlace(0, 260, 0, 1), here, there)
    assert not stands_between(AirPlace(0, -60, 0, 1), here, there)


def test_an_enemy_is_expected_to_do_what_suits_him() -> None:
    foe = standing(sky(*head_on(300)), "A")
    favourite = foe.courses[17]
    outlook = what_suits_him(foe.courses, [float(course == favourite) for course in foe.courses])
    for seen, place in zip(outlook, favourite.places, strict=True):
        assert seen[place] > 0.9
        assert sum(seen.values()) == pytest.approx(1)


def test_the_eye_for_gunnery_is_rarely_wrong() -> None:
    """Against the exact rulers: an airplane taken for a disc is seen right in nine cases of ten."""
    dice, right, tried = Stream(b"gunnery"), 0, 400
    arms = {model: standing(sky(plane("Z", model=model), plane("A")), "Z").guns for model in (SPAD, RUMPLER)}
    for _ in range(tried):
        shooter = Pose(350, 350, dice.below(360))
        target = Pose(150 + dice.below(400), 150 + dice.below(400), dice.below(360))
        for model, barrels in arms.items():
            size, outline = HANGAR[model].size, card(target, HANGAR[SPAD].size)
            for gun, barrel in zip(HANGAR[model].guns, barrels, strict=True):
                found = reach(shooter, gun.arc, outline, (), HANGAR.ruler)
                if overlap(card(shooter, size), outline):
                    found = None
                exact = 0 if found is None else CARDS[range_of(found.distance, HANGAR.ruler)]
                right += exact == barrel.cards(AirPlace.of(shooter), AirPlace.of(target))
    assert right / (3 * tried) > 0.9


# Fire


def test_its_standing_order_is_to_fire() -> None:
    assert chosen(sky(*chased(100)))["Z.fire"] in {"closest", "weakest"}


def test_asked_it_fires() -> None:
    assert chosen(at_fire(*chased(100))) == {"Z.front": "A"}


def test_it_fires_at_whoever_has_most_damage_cards_and_else_at_the_nearest() -> None:
    own = plane("Z", 350, 200, 0)
    near, far = plane("A", 320, 310, 0), plane("B", 390, 350, 0)
    assert chosen(at_fire(own, near, far)) == {"Z.front": "A"}
    assert chosen(at_fire(own, near, hurt(far, 1))) == {"Z.front": "B"}


def test_the_two_guns_of_a_two_seater_take_two_targets() -> None:
    own = plane("Z", 350, 350, 0, model=RUMPLER)
    ahead, astern = plane("A", 350, 470, 0, model=BREGUET), plane("B", 350, 230, 0)
    assert chosen(at_fire(own, ahead, astern)) == {"Z.front": "A", "Z.rear": "B"}


def test_a_gun_with_nothing_left_to_fire_at_holds() -> None:
    """Both guns reach the one enemy that lies across both arcs; only one may fire at it."""
    own = plane("Z", 350, 350, 0, model=RUMPLER)
    abeam = plane("A", 400, 365, 0)
    state = at_fire(own, abeam)
    answers = [chosen(state)[f"Z.{asked.matter}"] for asked in state.asked]
    assert answers == ["A", "hold"]


# Matches


def results(edition: str, players: tuple[str, str], games: int) -> list[Table]:
    options = settle_options(DOGFIGHT, {"edition": edition})
    return [play(DOGFIGHT, options, players, derive(b"match", edition, game)) for game in range(games)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_random_play(edition: str, seat: Seat) -> None:
    players = ("autopilot", "random") if seat == 0 else ("random", "autopilot")
    games = results(edition, players, 10)
    wins = sum(table.outcome is not None and table.outcome.winners == (seat,) for table in games)
    assert wins >= 8
    assert not any(p.status == "left" for table in games for p in table.state.planes if p.seat == seat)


@pytest.mark.parametrize("edition", EDITIONS)
def test_against_itself_somebody_is_shot_down(edition: str) -> None:
    for table in results(edition, ("autopilot", "autopilot"), 4):
        fates = {each.status for each in table.state.planes}
        assert fates & {"shot down", "exploded"}
        assert "left" not in fates


def ace(**changes: Any) -> Craft:
    """Z as it sizes itself up."""
    state = sky(plane("Z", 350, 350, **changes), plane("A", 100, 100), edition="war")
    view = DOGFIGHT.view(state, 0)
    return size_up(next(each for each in view.planes if each.id == "Z"), view, HANGAR)


def flies_two_steep(craft: Craft) -> bool:
    return any(one.steep and other.steep for course in craft.courses for one, other in pairwise(course.cards))


@rule("D-184")
def test_the_ace_thinks_of_two_steep_cards_in_a_row_when_he_has_rested() -> None:
    able: tuple[Equipment, ...] = ("double steep",)
    assert not flies_two_steep(ace())
    assert flies_two_steep(ace(equipment=able))
    assert not flies_two_steep(ace(equipment=able, steep_pair=1)), "he did so in this turn"


@rule("D-184")
def test_the_aces_of_a_whole_match_do_fly_two_steep_cards_in_a_row() -> None:
    found = 0
    for number in range(6):
        options = settle_options(DOGFIGHT, {"edition": "war", "scenario": "face-to-face", "variant": "aces"})
        table = Table.new(DOGFIGHT, 2, options, derive(b"aces", number))
        while not table.outcome:
            for seat in sorted(table.pending()):
                luck = Stream(derive(b"aces", number, seat, table.step))
                table.submit(seat, DOGFIGHT.autopilot(table.view(seat), table.form(seat), luck))
            found += any(each.steep_pair == table.state.turn - 1 for each in table.state.planes)
    assert found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_it_does_not_open_every_duel_alike(edition: str, seat: Seat) -> None:
    table = Table.new(DOGFIGHT, 2, {"edition": edition})
    name = "ZA"[seat]
    deck = HANGAR[table.state.plane(name).model].cards
    openings = Counter(
        tuple(deck[number].label for number in cards(chosen(table.state, seat, bytes([luck])), name))
        for luck in range(32)
    )
    assert len(openings) >= 6
    assert openings.most_common(1)[0][1] <= 16
    assert len({labels[-1] for labels in openings}) >= 3, "not only by how it begins"


def test_with_an_errand_it_opens_to_the_purpose() -> None:
    """The camera's carrier flies at the target, whatever he feels like."""
    state = mustered("glory", "a-hard-task")
    for luck in range(8):
        end = flown(state.plane("A"), cards(chosen(state, 1, bytes([luck])), "A"))[-1]
        assert end.y < state.plane("A").pose.y - 200
