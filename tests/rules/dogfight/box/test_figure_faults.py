"""A data pack is refused with every fault named: the table, the entry, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from rules.dogfight.box.components import GRADES
from rules.dogfight.box.figures import Figures, standard, standard_tables
from tests.rules.packs import Entries, altered, refused

faults = partial(refused, Figures.parse)
changed = partial(altered, standard_tables())


def test_a_pack_may_replace_a_table() -> None:
    pack = changed("airplanes", lambda entries: entries["spad-13"].update(resistance=17))
    figures = Figures.parse(pack, "mine")
    assert figures.name == "mine"
    assert figures.airplanes["spad-13"].resistance == 17
    assert figures.maneuvers == standard().maneuvers


@pytest.mark.parametrize(
    ("table", "change", "fault"),
    [
        (
            "silhouettes",
            lambda e: e.pop("balloon"),
            "silhouettes, all: there is no 'balloon'",
        ),
        (
            "silhouettes",
            lambda e: e["pusher"].update(models=["dh3"]),
            "silhouettes, pusher: model 'dh3' is not among the airplanes",
        ),
        (
            "silhouettes",
            lambda e: e["pusher"].update(outline=[[0, 0], [5, 5], [5, 0], [0, 5]]),
            "silhouettes, pusher: its outline crosses itself",
        ),
        (
            "silhouettes",
            lambda e: e["pusher"].update(outline=[[0, 0], [5, 35], [5, 0]]),
            "silhouettes, pusher: its outline reaches beyond a card of 43.5 x 67.5",
        ),
        (
            "maneuvers",
            lambda e: e["A"].update(size=19),
            "maneuvers, A: the size is 19, but 18 cards are listed",
        ),
        (
            "maneuvers",
            lambda e: e["A"]["cards"][1].update(number=1),
            "maneuvers, A: card number 1 occurs 2 times",
        ),
        (
            "maneuvers",
            lambda e: e["A"]["cards"][3].update(dy="far"),
            "maneuvers, A: Expected `float`, got `str` - at `$.cards[3].dy`",
        ),
        (
            "maneuvers",
            lambda e: e["A"]["cards"][3].update(direction=None, dx=0, turn=60),
            "maneuvers, A: card 4: kind 'turn' needs a direction",
        ),
        (
            "maneuvers",
            lambda e: e["A"]["cards"][0].update(direction="left"),
            "maneuvers, A: card 1: kind 'straight' has no direction",
        ),
        (
            "maneuvers",
            lambda e: e["A"]["cards"][3].update(turn=-60),
            "maneuvers, A: card 4: turn -60 does not fit its direction",
        ),
        (
            "maneuvers",
            lambda e: e["A"]["cards"][12].update(dx=-35),
            "maneuvers, A: card 13: dx -35 does not fit its direction",
        ),
        (
            "maneuvers",
            lambda e: e["A"]["cards"][0].update(dx=1),
            "maneuvers, A: card 1: dx 1 does not fit its direction",
        ),
        (
            "maneuvers",
            lambda e: e["A"]["cards"][11].update(turn=0),
            "maneuvers, A: card 12: kind 'immelmann' cannot turn by 0",
        ),
        (
            "maneuvers",
            lambda e: e["A"]["cards"][0].update(steep=True),
            "maneuvers, A: card 1: a straight is never steep",
        ),
        (
            "maneuvers",
            lambda e: e["A"].update(size=17, cards=e["A"]["cards"][1:]),
            "maneuvers, A: 3 straights are needed, to have one left for an illegal card; here are 2",
        ),
        (
            "maneuvers",
            lambda e: e["A"].update(size=9, cards=e["A"]["cards"][:9]),
            "maneuvers, A: a deck needs a stall: a damaged engine demands one every turn",
        ),
        (
            "damage",
            lambda e: e["A"]["cards"][0].update(count=10),
            "damage, A: the size is 35, but the counts add up to 36",
        ),
        (
            "damage",
            lambda e: e["A"]["cards"][0].update(special="lightning"),
            "damage, A: Invalid enum value 'lightning' - at `$.cards[0].special`",
        ),
        (
            "airplanes",
            lambda e: e["spad-13"].update(side="neutral"),
            "airplanes, spad-13: Invalid enum value 'neutral' - at `$.side`",
        ),
        (
            "airplanes",
            lambda e: e["spad-13"].update(front="Z"),
            "airplanes, spad-13: firepower 'Z' is not among the damage decks (A, B, C, D)",
        ),
        (
            "airplanes",
            lambda e: e["dh4"].update(rear="Z"),
            "airplanes, dh4: firepower 'Z' is not among the damage decks (A, B, C, D)",
        ),
        (
            "airplanes",
            lambda e: e["dh4"].pop("rear"),
            "airplanes, dh4: 'rear' is for two-seaters, and for each of them; the seats here are 2",
        ),
        (
            "airplanes",
            lambda e: e["nieuport-17-a"].update(variant_of="nieuport-99"),
            "airplanes, nieuport-17-a: it is a variant of 'nieuport-99', which is not in the table",
        ),
        (
            "airplanes",
            lambda e: e["spad-13"].update(resistance=0),
            "airplanes, spad-13: Expected `int` >= 1 - at `$.resistance`",
        ),
        (
            "airplanes",
            lambda e: e["spad-13"]["provenance"].pop("altitude"),
            "airplanes, spad-13: the provenance of 'altitude' is missing",
        ),
        (
            "airplanes",
            lambda e: e["spad-13"]["provenance"].update(colour="exact"),
            "airplanes, spad-13: provenance is given for 'colour', which is no figure of this table",
        ),
        (
            "balloons",
            lambda e: e["ae-800"]["provenance"].update(resistance="exact: hearsay"),
            "balloons, ae-800: provenance of 'resistance': source 'hearsay' is not among the table's sources",
        ),
        (
            "ground",
            lambda e: e["aa-gun"].update(firepower="E"),
            "ground, aa-gun: firepower 'E' is not among the damage decks (A, B, C, D)",
        ),
        (
            "sizes",
            lambda e: e["ruler"].update(value=-1),
            "sizes: Expected `float` > 0.0 - at `$.ruler.value`",
        ),
        (
            "sizes",
            lambda e: e["ruler"].update(provenance="surely"),
            f"sizes, ruler: 'surely' does not begin with a grade ({', '.join(GRADES)})",
        ),
    ],
)
def test_a_faulty_entry_is_named(table: str, change: Callable[[Entries], object], fault: str) -> None:
    assert faults(changed(table, change)) == (fault,)


def test_an_airplane_without_its_deck() -> None:
    (fault,) = faults(changed("maneuvers", lambda entries: entries.pop("A")))
    assert fault.startswith("airplanes, spad-13: maneuver deck 'A' is not in the table (B, C, D,")


def test_decks_that_the_rules_draw_from() -> None:
    assert faults(changed("damage", lambda entries: entries.pop("D"))) == (
        "damage: deck 'D' is missing, which is drawn for rockets",
    )


def test_all_faults_are_named_at_once() -> None:
    def spoil(entries: Entries) -> None:
        entries["spad-13"]["seats"] = 3
        entries["dh2"]["name"] = None

    assert len(faults(changed("airplanes", spoil))) == 2
