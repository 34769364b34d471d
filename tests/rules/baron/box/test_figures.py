"""The packaged figures, and data packs: every fault of a table is named."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from rules.baron.box.figures import Figures, standard, standard_tables
from rules.baron.names import event_name
from rules.baron.title import Baron
from rules.simulation import play
from tests.rules.marks import rule
from tests.rules.packs import Entries, altered, refused
from words import say

faults = partial(refused, Figures.parse)
changed = partial(altered, standard_tables())


@rule("B-025", "B-015", "B-013")
def test_the_packaged_tables_are_sound() -> None:
    figures = standard()
    assert figures.name == "standard"
    assert (len(figures.cards), len(figures.war_status), len(figures.companies)) == (48, 18, 5)
    named = {21: "internal_security", 23: "prototype_crashes", 27: "business_arrangements"}
    named |= {37: "prototype_crashes", 39: "labor_shortages", 43: "design_dead_end"}
    named |= {49: "design_dead_end", 56: "careful_preparations"}
    assert {number: figures.cards[number].event for number in named} == named


def test_every_event_of_the_table_is_on_a_card() -> None:
    figures = standard()
    assert {card.event for card in figures.cards.values()} == set(figures.events)


def test_most_cards_carry_an_icon() -> None:
    assert sum(card.camera or card.bomb for card in standard().cards.values()) == 37


@pytest.mark.parametrize(
    ("table", "change", "says"),
    [
        ("companies", lambda e: e.pop("roland"), "companies: there must be just"),
        ("companies", lambda e: e["fokker"].update(least_factories=3), "fewer than the 3"),
        ("companies", lambda e: e["fokker"].update(wings=2), "unknown field"),
        ("companies", lambda e: e["fokker"].update(provenance={}), "no figure says where"),
        ("companies", lambda e: e["fokker"].update(provenance={"x": "guess"}), "does not begin with a grade"),
        (
            "companies",
            lambda e: e["fokker"].update(provenance={"x": "exact: nowhere"}),
            "'nowhere' is not among",
        ),
        ("technologies", lambda e: e.pop("rear_seat"), "'rear_seat' is missing"),
        (
            "technologies",
            lambda e: e["agile"].update(prerequisite="radar"),
            "must stand in the table before it",
        ),
        (
            "technologies",
            lambda e: e["ailerons"].update(by_engines=[1, 1, 1, 1, 1]),
            "only Monoplane and Triplane",
        ),
        ("technologies", lambda e: e["triplane"].update(fighter=1), "only bonuses by engines"),
        (
            "technologies",
            lambda e: e["better_engines_3"].update(prerequisite="better_engines_1"),
            "must be 'better",
        ),
        ("technologies", lambda e: e["ailerons"].update(espionage=0), "espionage"),
        ("events", lambda e: e["ace_udet"]["effect"].update(ace="nobody"), "'nobody' is not in the supply"),
        ("events", lambda e: e["printing_presses"]["effect"].update(amount=30), "25 or 50 %"),
        ("events", lambda e: e["blockade"]["effect"].update(op="explode"), "events, blockade"),
        ("technologies", lambda e: e.update(radar=e["bombsight"]), "technologies, radar: it has no name"),
        ("events", lambda e: e.update(picnic=e["blockade"]), "events, picnic: it has no text"),
        (
            "cards",
            lambda e: e["19"].update(technology="better_engines_2"),
            "is no technology that a card gives",
        ),
        ("cards", lambda e: e["19"].update(event="picnic"), "'picnic' is not in the events table"),
        ("cards", lambda e: e.update({"x19": e.pop("19")}), "named by its number"),
        ("cards", lambda e: e.update({"1" * 5_000: e.pop("19")}), "named by its number"),
        ("war_status", lambda e: e.update({"²": e.pop("2")}), "named by its number"),
        ("cards", lambda e: [e.pop(str(n)) for n in range(19, 60)], "too few to deal"),
        ("war_status", lambda e: [e.pop(str(n)) for n in (1, 2)], "cards of 1916 are too few"),
        ("war_status", lambda e: [c.update(german_morale=-1) for c in e.values()], "might never end"),
        ("display", lambda e: e["contracts"]["rows"].pop(), "40 columns are needed, not 39"),
        ("display", lambda e: e["contracts"]["rows"][5].reverse(), "column 5 falls"),
        ("display", lambda e: e["inflation"].update(arrows=["up"]), "at least 2 boxes"),
        ("display", lambda e: e.pop("supply"), "display:"),
        ("solitaire", lambda e: e["end"]["gold"].pop("roland"), "gold must be given"),
        ("solitaire", lambda e: e["end"].update(turns=[7, 8, 8, 10, 11, 12]), "must rise"),
    ],
)
def test_a_faulty_table_is_refused_with_the_reason(
    table: str, change: Callable[[Entries], object], says: str
) -> None:
    found = faults(changed(table, change))
    assert any(says in fault for fault in found), found


def test_a_data_pack_is_played_and_named_in_the_record() -> None:
    tables = changed("display", lambda e: e["start"].update(morale=6))
    title = Baron(Figures.parse(tables, "short war"))
    table = play(title, {}, ["default", "default"], b"pack")
    assert table.record().pack == "short war"
    assert table.state.turn < 7


def test_a_data_pack_brings_its_own_words_as_they_are_written() -> None:
    tables = changed("technologies", lambda e: e["ailerons"].update(name="Querruder"))
    tables |= {
        "events": changed("events", lambda e: e["blockade"].update(name="Hunger", text="Weh."))["events"]
    }
    figures = Figures.parse(tables, "own words")
    assert figures.technologies["ailerons"].called == "Querruder"
    assert say(figures.technologies["agile"].called) == "Agile"
    assert event_name(figures.events["blockade"].name) == "Hunger"
    assert figures.events["blockade"].told == "Weh."
    assert say(event_name(figures.events["overtime"].name)) == "Overtime"


def test_event_texts_fit_a_menu_line() -> None:
    assert [key for key, event in standard().events.items() if len(say(event.told)) > 100] == []
