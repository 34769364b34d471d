"""The packaged figures: complete, as printed where print is known, and each with its provenance."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rules.dogfight.box.components import GRADES
from rules.dogfight.box.figures import TABLES, Figures, Maneuver, ManeuverDeck, standard, standard_tables
from tests.rules.marks import rule
from words import say

FIGURES = standard()
DECKS = [pytest.param(deck, id=letter) for letter, deck in FIGURES.maneuvers.items()]
PRINTED_SIZES = {"A": 18, "B": 20, "C": 22, "I": 20, "J": 20, "XA": 13, "XB": 13, "XC": 13, "XD": 13}


def arrow(card: Maneuver) -> tuple[object, ...]:
    return card.kind, card.direction, card.dx, card.dy, card.turn, card.steep


@rule("D-001")
def test_all_twenty_nine_maneuver_decks_are_there() -> None:
    assert list(FIGURES.maneuvers) == [*"ABCDEFGHIJKLMNOPQRSTUVWXY", "XA", "XB", "XC", "XD"]
    assert sum(len(deck.cards) for deck in FIGURES.maneuvers.values()) == 555


@rule("D-001")
@pytest.mark.parametrize(("letter", "size"), PRINTED_SIZES.items())
def test_decks_have_the_sizes_printed_in_component_lists(letter: str, size: int) -> None:
    assert len(FIGURES.maneuvers[letter].cards) == size


@rule("D-010")
@pytest.mark.parametrize("deck", DECKS)
def test_card_numbers_run_from_one(deck: ManeuverDeck) -> None:
    assert [card.number for card in deck.cards] == list(range(1, len(deck.cards) + 1))
    assert all(deck[card.number] is card and card.deck == deck.letter for card in deck.cards)


def test_a_deck_knows_which_numbers_it_holds() -> None:
    deck = FIGURES.maneuvers["H"]
    assert 17 in deck
    assert 18 not in deck
    with pytest.raises(KeyError):
        deck[18]


@rule("D-213")
def test_deck_h_is_deck_b_without_12_15_and_18() -> None:
    rest = [arrow(card) for card in FIGURES.maneuvers["B"].cards if card.number not in {12, 15, 18}]
    assert [arrow(card) for card in FIGURES.maneuvers["H"].cards] == rest


@rule("D-014")
def test_the_albatros_of_the_patrol_example_flies_straight_immelmann_straight() -> None:
    deck = FIGURES.deck_of(FIGURES.airplanes["albatros-d3"])
    assert deck.letter == "J"
    assert [say(deck[number].label) for number in (2, 12, 1)] == ["Straight", "Immelmann", "Straight"]


@rule("D-006")
@pytest.mark.parametrize("deck", DECKS)
def test_without_altitude_the_highest_numbers_stay_in_the_box(deck: ManeuverDeck) -> None:
    flat = deck.without_altitude()
    left_out = [card for card in deck.cards if card not in flat.cards]
    assert [card.number for card in flat.cards] == list(range(1, len(flat.cards) + 1))
    assert all(card.is_climb or card.is_dive for card in left_out)
    assert len(left_out) == (3 if deck.letter == "X" else 2)
    assert flat.without_altitude() == flat


@pytest.mark.parametrize("deck", DECKS)
def test_equal_cards_are_drawn_as_mirror_images(deck: ManeuverDeck) -> None:
    def arrows(direction: str, sign: int) -> set[tuple[object, ...]]:
        return {
            (card.kind, sign * card.dx, card.dy, sign * card.turn, card.steep)
            for card in deck.cards
            if card.direction == direction
        }

    left, right = arrows("left", -1), arrows("right", 1)
    if deck.letter in {"C", "D", "U"}:  # no sharp turn to the left: a rotary engine pulls to the right
        assert {kind for kind, *_ in right - left} == {"turn"}
        assert left < right
    else:
        assert left == right


@rule("D-012", "D-017", "D-132")
def test_steep_cards_are_stalls_climbs_dives_and_the_sharper_turns_and_slips() -> None:
    for deck in FIGURES.maneuvers.values():
        for card in deck.cards:
            if card.is_climb or card.is_dive:
                assert card.steep
            if card.is_straight or card.is_immelmann or abs(card.turn) in {30, 45}:
                assert not card.steep
    gentle = [
        f"{card.deck}{card.number}"
        for deck in FIGURES.maneuvers.values()
        for card in deck.cards
        if card.is_stall and not card.steep
    ]
    assert gentle == ["L14", "X10"]


@rule("D-017", "D-132", "D-134")
def test_a_dive_is_no_straight_and_a_climb_no_stall() -> None:
    deck = FIGURES.maneuvers["A"]
    climb, dive = deck[17], deck[18]
    assert (climb.is_climb, climb.is_stall, climb.is_straight) == (True, False, False)
    assert (dive.is_dive, dive.is_stall, dive.is_straight) == (True, False, False)
    assert (climb.dy, dive.dy) == (deck[10].dy, deck[1].dy)


@rule("D-049")
def test_sideslips_count_as_left_and_right() -> None:
    deck = FIGURES.maneuvers["D"]
    sides = {say(card.label): card.direction for card in deck.cards}
    assert sides["Sideslip left"] == "left"
    assert sides["Steep wide sideslip right"] == "right"
    assert sides["Right turn 90°"] == "right"
    assert sides["Stall"] is sides["Immelmann"] is sides["Straight"] is None


@pytest.mark.parametrize(
    ("deck", "number", "label"),
    [
        ("A", 1, "Straight"),
        ("A", 4, "Right turn 60°"),
        ("A", 10, "Stall"),
        ("A", 15, "Sideslip left"),
        ("A", 17, "Climb"),
        ("D", 19, "Steep wide sideslip right"),
        ("G", 16, "Steep sideslip left"),
        ("L", 14, "Stall (not steep)"),
        ("L", 21, "Stall turn right 60°"),
        ("N", 5, "Steep left turn 90°"),
        ("P", 15, "Wide sideslip right"),
        ("X", 21, "Short dive"),
        ("XA", 4, "Left turn 30°"),
    ],
)
def test_labels_name_a_card_in_few_words(deck: str, number: int, label: str) -> None:
    assert say(FIGURES.maneuvers[deck][number].label) == label


@rule("D-002")
@pytest.mark.parametrize(
    ("letter", "size", "points", "explosions", "jams"),
    [("A", 35, 58, 1, 4), ("B", 44, 46, 1, 6), ("C", 17, 37, 1, 0), ("D", 8, 18, 2, 0)],
)
def test_damage_decks(letter: str, size: int, points: int, explosions: int, jams: int) -> None:
    deck = FIGURES.damage[letter]
    assert len(deck.cards) == size
    assert sum(card.points for card in deck.cards) == points
    assert sum(card.is_explosion for card in deck.cards) == explosions
    assert sum(card.is_jam for card in deck.cards) == jams
    assert [card.number for card in deck.cards] == list(range(1, size + 1))
    assert all(deck[card.number] is card for card in deck.cards)
    with pytest.raises(KeyError):
        deck[0]


@rule("D-179")
def test_as_many_jams_with_a_red_cross_as_with_a_green_one() -> None:
    for deck in FIGURES.damage.values():
        specials = Counter(card.special for card in deck.cards)
        assert specials["jam_red"] == specials["jam_green"]
        assert specials["rudder_left"] == specials["rudder_right"]


def test_twenty_seven_airplanes_and_their_variants() -> None:
    models = FIGURES.airplanes.values()
    assert sum(model.variant_of is None for model in models) == 27
    assert {model.key: model.variant_of for model in models if model.variant_of} == {
        "hanriot-hd1-a": "hanriot-hd1",
        "nieuport-17-a": "nieuport-17",
        "halberstadt-d3-miniature": "halberstadt-d3",
        "siemens-schuckert-d1-a": "siemens-schuckert-d1",
    }


@rule("D-182", "D-213", "D-219")
def test_a_variant_differs_in_its_firepower_or_its_deck_only() -> None:
    for model in FIGURES.airplanes.values():
        if model.variant_of is None:
            continue
        base = FIGURES.airplanes[model.variant_of]
        assert (model.front == "A") != (base.front == "A") or model.maneuver_deck != base.maneuver_deck
        for figure in ("side", "seats", "rear", "resistance", "top_altitude", "climb_rate"):
            assert getattr(model, figure) == getattr(base, figure)


@rule("D-003", "D-032")
def test_two_seaters_have_a_rear_gun_with_its_own_arc_and_deck() -> None:
    two_seaters = {key: model for key, model in FIGURES.airplanes.items() if model.seats == 2}
    assert set(two_seaters) == {
        "dh4",
        "re8",
        "pomilio-pc",
        "breguet-br14",
        "ufag-c1",
        "roland-c2",
        "rumpler-c4",
    }
    assert (two_seaters["dh4"].front, two_seaters["dh4"].rear, two_seaters["dh4"].rear_arc) == ("B", "A", 73)
    assert all(model.rear is None for model in FIGURES.airplanes.values() if model.seats == 1)


@rule("D-127")
@pytest.mark.parametrize(
    ("altitudes", "models"),
    [
        ((10, 5), ["halberstadt-d3", "roland-c2", "nieuport-11", "re8"]),
        ((11, 5), ["pfalz-d3", "pomilio-pc"]),
        ((11, 4), ["albatros-d3", "dh4", "pfalz-d3a", "ufag-c1"]),
        ((12, 4), ["breguet-br14"]),
        ((12, 3), ["nieuport-17", "siemens-schuckert-d1"]),
        ((13, 3), ["albatros-d5a", "sopwith-triplane"]),
        ((13, 2), ["fokker-dr1", "sopwith-camel"]),
        ((14, 3), ["hanriot-hd1", "spad-13"]),
        ((14, 2), ["sopwith-snipe", "fokker-d7"]),
    ],
)
def test_altitudes_are_those_of_the_rulebook(altitudes: tuple[int, int], models: list[str]) -> None:
    for model in map(FIGURES.airplanes.__getitem__, models):
        assert (model.top_altitude, model.climb_rate) == altitudes
        assert model.provenance["altitude"] == "exact: burning-drachens"


@rule("D-128")
def test_balloon_altitudes_and_faces() -> None:
    assert {key: balloon.top_altitude for key, balloon in FIGURES.balloons.items()} == {
        "parseval-sigsfeld": 3,
        "ae-800": 4,
        "caquot-m": 4,
        "avorio-prassone": 4,
    }
    faces = Counter[str]()
    for balloon in FIGURES.balloons.values():
        faces.update(balloon.faces)
    assert faces == {"central": 4, "entente": 4}


@rule("D-088", "D-090", "D-095", "D-096")
def test_ground_cards() -> None:
    found = {key: (card.firepower, card.rulers, card.arc) for key, card in FIGURES.ground.items()}
    assert found == {
        "trench": ("A", 1, 180),
        "aa-gun": ("C", 2, 180),
        "aa-machine-gun-a": ("A", 1, 33.5),
        "aa-machine-gun-b": ("B", 1, 33.5),
    }
    assert {card.resistance for card in FIGURES.ground.values()} == {5}


def test_a_bomber_would_lie_on_the_wide_card() -> None:
    spad = FIGURES.airplanes["spad-13"]
    assert FIGURES.card_of(spad).width == 43.5
    assert FIGURES.card_of(msgspec.structs.replace(spad, card="bomber")).width == 87


@pytest.mark.parametrize("table", TABLES)
def test_every_figure_tells_its_provenance_and_every_source_is_used(table: str) -> None:
    raw = msgspec.json.decode(standard_tables()[table])
    cited: set[str] = set()
    for entry in raw["entries"].values():
        origins = entry["provenance"]
        for origin in origins.values() if isinstance(origins, dict) else [origins]:
            grade, _, sources = origin.partition(": ")
            assert grade in GRADES
            cited.update(sources.split(", ") if sources else ())
    assert cited == set(raw["sources"])


def test_approximations_are_not_passed_off_as_known() -> None:
    assert FIGURES.damage["A"].provenance["cards"].startswith("approximation")
    assert FIGURES.airplanes["fokker-d7"].provenance["resistance"] == "approximation"
    assert FIGURES.sizes.balloon.provenance.startswith("approximation")


def test_the_standard_figures_survive_serialisation() -> None:
    assert msgspec.json.decode(msgspec.json.encode(FIGURES), type=Figures) == FIGURES
    assert standard() is FIGURES
    assert FIGURES.name == "standard"
