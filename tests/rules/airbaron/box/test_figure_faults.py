"""A data pack is refused with every fault named: the table, the entry, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from rules.airbaron.box.components import GRADES
from rules.airbaron.box.figures import Figures, standard, standard_tables
from rules.airbaron.title import AirBaron
from rules.simulation import play
from tests.rules.packs import Entries, altered, refused

faults = partial(refused, Figures.parse)
changed = partial(altered, standard_tables())


def test_a_pack_may_replace_a_table_and_is_played_with() -> None:
    figures = Figures.parse(changed("domestic", lambda entries: entries["BOS"].update(price=9)), "mine")
    assert figures.domestic["BOS"].price == 9
    assert figures.hubs == standard().hubs
    title = AirBaron(figures)
    table = play(title, {"rounds": 5}, ["autopilot"] * 4, b"pack")
    assert table.record().pack == "mine"
    prices = {spoke.code: spoke.price for spoke in table.view(None).spokes}
    assert prices["BOS"] == 9


@pytest.mark.parametrize(
    ("table", "change", "fault"),
    [
        (
            "hubs",
            lambda e: e["ATL"].update(jumbo_limit="three"),
            "hubs, ATL: Expected `int`, got `str` - at `$.jumbo_limit`",
        ),
        (
            "hubs",
            lambda e: e["ATL"].update(share_control=40),
            "hubs, ATL: control is worth 40, less than dominance (50)",
        ),
        (
            "hubs",
            lambda e: e["ATL"].update(profit_high=8),
            "hubs, ATL: the high profit 8 is below the low profit 9",
        ),
        (
            "hubs",
            lambda e: e["ATL"]["provenance"].pop("share"),
            "hubs, ATL: the provenance of 'share' is missing",
        ),
        (
            "hubs",
            lambda e: e["ATL"]["provenance"].update(smell="exact: rulebook"),
            "hubs, ATL: provenance is given for 'smell', which is no figure of this table",
        ),
        (
            "hubs",
            lambda e: e["ATL"]["provenance"].update(share="perhaps"),
            f"hubs, ATL: provenance of 'share': 'perhaps' does not begin with a grade ({', '.join(GRADES)})",
        ),
        (
            "hubs",
            lambda e: e["ATL"]["provenance"].update(share="exact: hearsay"),
            "hubs, ATL: provenance of 'share': source 'hearsay' is not among the table's sources",
        ),
        (
            "domestic",
            lambda e: e["BOS"].update(hub="XXX"),
            "domestic, BOS: hub 'XXX' is not in the table of hubs",
        ),
        ("domestic", lambda e: e["BOS"].update(price=0), "domestic, BOS: Expected `int` >= 1 - at `$.price`"),
        (
            "domestic",
            lambda e: e.update(LHR=e["BOS"]),
            "the code 'LHR' is used 2 times among hubs and spokes",
        ),
        ("domestic", lambda e: e.update(bos=e["BOS"]), "the code 'bos' is not three capital letters"),
        (
            "domestic",
            lambda e: [e[code].update(hub="DFW") for code in ("MSY", "SAT", "AUS")],
            "hubs, IAH: it has no domestic spoke",
        ),
        (
            "foreign",
            lambda e: e["LHR"].update(profit_high=19),
            "foreign, LHR: the high profit 19 is below the price 20",
        ),
        (
            "links",
            lambda e: e["JFK-MIA"].update(hubs=["JFK", "JFK"]),
            "links, JFK-MIA: it joins a hub to itself",
        ),
        (
            "links",
            lambda e: e["JFK-MIA"].update(hubs=["JFK", "XXX"]),
            "links, JFK-MIA: hub 'XXX' is not in the table of hubs",
        ),
        ("boards", lambda e: e.pop("2-west"), "boards: '2-west' is missing"),
        (
            "boards",
            lambda e: e["2-west"].update(without=["XXX"]),
            "boards, 2-west: hub 'XXX' is not in the table of hubs",
        ),
        (
            "boards",
            lambda e: e["6-full"].update(without=["JFK"]),
            "boards, 6-full: 11 hubs are in play, fewer than the first round's draws",
        ),
        ("airlines", lambda e: e.pop("olympic"), "airlines: there are 6, not 5"),
        (
            "tracks",
            lambda e: e["event_spaces"].update(values=[50, 100]),
            "tracks, event_spaces: 5 different spaces are needed, not 2",
        ),
        (
            "tracks",
            lambda e: e["bills"].update(values=[1, 20]),
            "tracks, bills: each bill once, the largest first",
        ),
        (
            "tracks",
            lambda e: e["settlement_top"].update(value=24),
            "tracks, settlement_top: the steps do not lead there",
        ),
        ("tracks", lambda e: e.pop("money"), "tracks: Object missing required field `money`"),
    ],
)
def test_a_faulty_entry_is_named(table: str, change: Callable[[Entries], object], fault: str) -> None:
    assert faults(changed(table, change)) == (fault,)


def test_hubs_joined_twice_and_airlines_of_one_colour() -> None:
    twice = changed("links", lambda e: e.update({"MIA-JFK": e["JFK-MIA"]}))
    assert faults(twice) == (
        "links, JFK-MIA: these hubs are joined more than once",
        "links, MIA-JFK: these hubs are joined more than once",
    )
    alike = changed("airlines", lambda e: e["olympic"].update(colour="red"))
    assert faults(alike) == ("airlines: 2 of them are red",)
    odd = changed("airlines", lambda e: e["olympic"].update(colour="plaid"))
    assert len(faults(odd)) == 1


def test_all_faults_are_named_at_once() -> None:
    def spoil(entries: Entries) -> None:
        entries["BOS"]["price"] = "dear"
        entries["PHL"]["city"] = None

    assert len(faults(changed("domestic", spoil))) == 2
