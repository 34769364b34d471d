"""How a game ended, and what each player made of it, said as one would say it."""

from __future__ import annotations

from pathlib import Path

import pytest

from render.artists import ARTISTS
from rules.record import read
from rules.table import Table
from rules.titles import TITLES
from words import say

RECORDS = Path(__file__).parents[1] / "records"
NAMES = {0: "Ann", 1: "Ben", 2: "Cleo", 3: "Dan"}
ENDS = {
    "airbaron/round-limit": (
        "Round 5 was the last, and Aero Flamingo has the best total: 115.",
        "Sky High ends with 48: market share 30 and $18 in cash. It flies to 3 cities, and holds Miami.",
    ),
    "airbaron/leaving": (
        "All others have left, and Trans Toucans flies on alone.",
        "Sky High ends with 4: market share 0 and $4 in cash.",
    ),
    "baron/standard-defeat": (
        "Germany lost the war, but Halberstadt made the most of it: 33.",
        (
            "Halberstadt ends with 33: 2 marks, 30 gold and 1 marker. "
            "It has 6 factories and 11 technologies, and builds Fighter 29."
        ),
    ),
    "baron/solitaire-lost": (
        "Hyperinflation ruined Germany. Albatros made 38, and Fokker only 31.",
        (
            "Fokker ends with 31: 0 marks, 30 gold and 1 marker. "
            "It has 14 factories and 11 technologies, and builds Fighter 20, Recon 6 and Bomber 5."
        ),
    ),
    "dogfight/glory-turn-limit": (
        "All 3 turns are over. Points: Central Powers 0, Entente 0.",
        "You came through with 4 damage cards. You scored 0 points (Central Powers 0, Entente 0).",
    ),
    "dogfight/scenario-glory-bullets-in-the-mud-central-attacks-defeat-central-won-by-2": (
        "A defeat for the Central Powers, with −9 points.",
        "Your airplane exploded. You scored −9 points (Entente 0, Central Powers −9).",
    ),
}


@pytest.mark.parametrize("name", ENDS)
def test_reason_and_own_figures(name: str) -> None:
    record = read((RECORDS / f"{name}.json").read_bytes())
    table, artist = Table.replay(record, TITLES), ARTISTS[record.title]
    assert table.outcome is not None
    reason, figures = ENDS[name]
    assert say(artist.reason(table.view(), table.outcome, NAMES)) == reason
    assert " ".join(map(say, artist.figures(table.view(0), 0, table.outcome))) == figures
