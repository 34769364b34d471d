"""Setting up: companies, display, War Status deck and first cards."""

from __future__ import annotations

import pytest

from rules.baron.setup.war_deck import latest_year, stacked
from rules.baron.title import BARON
from rules.baron.view import Ratings
from rules.dice import Scripted, Stream
from rules.engine import IllegalChoice, Pick, Value
from rules.table import Table, settle_options
from tests.rules.baron.scenes import ALL_CARDS, FIGURES, mat
from tests.rules.marks import rule

ALL = {f"company_{n}": key for n, key in enumerate(FIGURES.companies, 1)}


def new(seats: int, **options: Value) -> Table:
    return Table.new(BARON, seats, options, b"setup")


@rule("B-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_run_different_companies(seats: int) -> None:
    keys = [each.key for each in new(seats).state.companies]
    assert len(set(keys)) == seats


@rule("B-001")
@pytest.mark.parametrize("seats", [1, 6])
def test_fewer_or_more_players_are_refused(seats: int) -> None:
    with pytest.raises(IllegalChoice, match="2 to 5"):
        new(seats)


@rule("B-001")
def test_roland_is_drawn_with_four_or_five_players_only_unless_the_host_says_so() -> None:
    def drawn(seats: int, **options: str) -> set[str]:
        tables = [Table.new(BARON, seats, options, bytes([seed])) for seed in range(40)]
        return {each.key for table in tables for each in table.state.companies}

    assert drawn(3) == set(FIGURES.companies) - {"roland"}
    assert drawn(3, roland="always") == set(FIGURES.companies)
    assert drawn(4) == set(FIGURES.companies)


@rule("B-001")
def test_no_company_can_be_named_twice() -> None:
    with pytest.raises(IllegalChoice):
        settle_options(BARON, {"company_1": "fokker", "company_2": "fokker"})


def test_a_company_named_for_a_seat_is_that_seats() -> None:
    table = new(3, company_3="roland", company_1="pfalz")
    assert [each.key for each in table.state.companies][::2] == ["pfalz", "roland"]


@rule("B-002")
def test_albatros_has_four_factories_and_the_others_one() -> None:
    state = new(5, **ALL).state
    assert {each.key: each.factories for each in state.companies} == {
        "albatros": 4,
        "fokker": 1,
        "halberstadt": 1,
        "pfalz": 1,
        "roland": 1,
    }


@rule("B-003")
def test_nobody_has_money_or_technologies_and_all_fly_biplanes() -> None:
    for each in new(5).view().companies:
        assert (each.marks, each.gold, each.technologies, each.wings) == (0, 0, (), "biplane")
        assert each.bonuses == Ratings(0, 0, 0)


@rule("B-004")
def test_everybody_holds_six_action_cards() -> None:
    (_, once, *_) = new(3).fields(0)
    assert isinstance(once, Pick)
    assert {option.value for option in once.options} == {
        "build",
        "espionage",
        "design",
        "research",
        "bank",
        "focused_effort",
    }


@rule("B-005", "B-006", "B-007")
def test_engineer_bonus_actions_and_licences_lie_ready() -> None:
    state = new(5, **ALL).state
    boxes = {each.key: (each.engineer, each.bonus_actions, each.licences) for each in state.companies}
    assert boxes == {
        "albatros": (False, 0, 0),
        "fokker": (True, 0, 0),
        "halberstadt": (False, 0, 0),
        "pfalz": (False, 3, 0),
        "roland": (False, 0, 2),
    }
    assert [each.markers for each in state.companies] == [0, 1, 0, 3, 2]


@rule("B-008")
def test_two_cards_are_dealt_and_three_to_pfalz() -> None:
    table = new(5, **ALL)
    assert {each.key: len(each.hand) for each in table.state.companies} == {
        "albatros": 2,
        "fokker": 2,
        "halberstadt": 2,
        "pfalz": 3,
        "roland": 2,
    }
    assert len(table.state.deck) == 48 - 11
    dealt = {card for each in table.state.companies for card in each.hand}
    assert sorted((*dealt, *table.state.deck)) == sorted(ALL_CARDS)
    assert mat(table.view(0), "albatros").hand is not None
    assert mat(table.view(1), "albatros").hand is None


@rule("B-009")
def test_morale_starts_at_24_and_the_inflation_marker_at_start() -> None:
    view = new(3).view()
    assert (view.german_morale, view.allied_morale, view.inflation) == (24, 24, 0)


@rule("B-010")
@pytest.mark.parametrize("seats", [2, 5])
def test_as_many_contracts_as_players(seats: int) -> None:
    view = new(seats).view()
    assert (view.available, view.remaining) == (seats, seats)


@rule("B-010")
def test_companies_that_nobody_plays_count_for_contracts() -> None:
    view = new(1, mode="solitaire", opponents=3).view()
    assert (view.available, view.remaining) == (4, 4)


@rule("B-011")
def test_the_allied_fighter_starts_at_5_and_the_others_at_4() -> None:
    view = new(4).view()
    assert view.allied.fighter == 5
    assert [each.effectiveness.fighter for each in view.companies] == [4, 4, 4, 4]


@rule("B-012")
def test_the_standard_game_has_no_recon_and_no_bombers() -> None:
    view = new(4).view()
    assert view.allied == Ratings(5, 0, 0)
    assert all(each.effectiveness == Ratings(4, 0, 0) for each in view.companies)
    assert not {"rear_seat", "aerial_camera", "bomb_racks"} & {box.key for box in view.technologies}


@rule("B-098")
def test_the_campaign_game_starts_recon_at_2_and_bombers_at_0() -> None:
    view = new(4, mode="campaign").view()
    assert view.allied == Ratings(5, 2, 0)
    assert all(each.effectiveness == Ratings(4, 2, 0) for each in view.companies)
    assert {"rear_seat", "high_altitude", "internal_bomb_bay"} <= {box.key for box in view.technologies}


@rule("B-013")
def test_two_engineers_and_six_aces_wait_for_all_to_see() -> None:
    view = new(3, company_1="fokker").view()
    assert view.engineers == 2
    assert view.aces == ("boelcke", "voss", "richthofen", "udet", "goering", "jacobs")
    assert BARON.census(new(3, company_1="fokker").state)["talented engineers"] == 3


@rule("B-015", "B-017")
def test_the_war_deck_is_two_of_1916_on_four_on_twelve() -> None:
    years = [FIGURES.war_status[card].year for card in stacked(FIGURES, Stream(b"war"))]
    assert len(years) == 18
    assert [years.count(year) for year in (1916, 1917, 1918)] == [6, 6, 6]
    assert set(years[:2]) == {1916}
    assert set(years[2:6]) <= {1916, 1917}
    assert {1918} <= set(years[6:])


@rule("B-016", "B-017")
def test_four_cards_of_1916_and_then_six_of_1917_move_on() -> None:
    script: dict[str, list[tuple[int, ...]]] = {
        "war 1916": [(5, 4, 3, 2)],
        "war 1917": [(9, 8, 5, 4, 3, 2)],
        "war 1918": [(11, 0)],
    }
    deck = stacked(FIGURES, Scripted(script))
    assert deck[:2] == (1, 2)
    assert deck[2:6] == (7, 8, 6, 5)
    assert deck[6:8] == (9, 13)
    assert set(deck[6:]) == {13, 14, 15, 16, 17, 18, 3, 4, 12, 11, 10, 9}


@rule("B-016")
def test_a_card_of_1916_can_slip_into_1918() -> None:
    decks = [stacked(FIGURES, Stream(bytes([seed]))) for seed in range(20)]
    assert any(FIGURES.war_status[card].year == 1916 for deck in decks for card in deck[6:])


def test_no_card_lies_before_its_year() -> None:
    assert [latest_year(FIGURES, place) for place in (1, 2, 5, 6)] == [1916, 1917, 1917, 1918]
    for seed in range(20):
        deck = stacked(FIGURES, Stream(bytes([seed])))
        assert all(FIGURES.war_status[card].year <= latest_year(FIGURES, at) for at, card in enumerate(deck))


@rule("B-110")
@pytest.mark.parametrize("opponents", [2, 3, 4])
def test_alone_against_two_to_four_companies_drawn_at_random(opponents: int) -> None:
    drawn = set()
    for seed in range(30):
        table = Table.new(BARON, 1, {"mode": "solitaire", "opponents": opponents}, bytes([seed]))
        idle = [each.key for each in table.state.companies if each.seat is None]
        assert len(set(idle)) == opponents
        drawn.update(idle)
        assert table.state.campaign
    assert drawn == set(FIGURES.companies)


@rule("B-111", "B-112")
def test_companies_that_nobody_plays_are_set_up_like_others() -> None:
    table = Table.new(BARON, 1, {"mode": "solitaire", "opponents": 4, "company_1": "halberstadt"}, b"x")
    idle = {each.key: each for each in table.state.companies if each.seat is None}
    assert {key: each.factories for key, each in idle.items()} == {
        "albatros": 4,
        "fokker": 1,
        "pfalz": 1,
        "roland": 1,
    }
    assert all(each.effectiveness == Ratings(4, 2, 0) for each in idle.values())
    assert idle["fokker"].engineer
    assert {key: each.markers for key, each in idle.items()} == {
        "albatros": 0,
        "fokker": 1,
        "pfalz": 3,
        "roland": 2,
    }
    other = Table.new(BARON, 1, {"mode": "solitaire", "opponents": 4, "company_1": "roland"}, b"x")
    assert other.state.company("halberstadt").markers == 0
    assert all(not each.hand for each in idle.values())
