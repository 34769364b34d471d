"""Scenarios: what is flown, from where, and how it is won, read from `data/scenarios/`.

{"key": "face-to-face",            what the host picks; one file per key and edition
 "edition": "glory",               "war" or "glory"
 "name": "…", "summary": "…",      in our own words
 "source": "…",                    book and heading
 "width": 700, "length": 700,      of the table in millimetres; length runs from side to side
 "most_planes": 4,                 per side; the least is one
 "sides": {"central": {"models": ["albatros-d5a"],   flown unless the host picks others
                       "from_edge": 0.5},            rulers from the own side to the dots
           "entente": {…}},
 "winner": {"one": "last flying",  who wins once a side has nobody left in the air, with one
            "several": "points"}}  airplane a side and with several: the last side "last flying",
                                   or the one with more match "points"
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta

from rules.dogfight.state import Winner
from rules.dogfight.view import Edition, Side
from rules.engine import Frozen


class Deployment(Frozen, frozen=True):
    models: Annotated[tuple[str, ...], Meta(min_length=1)]
    from_edge: Annotated[float, Meta(ge=0)]


class WinnerBy(Frozen, frozen=True):
    one: Winner
    several: Winner


class Scenario(Frozen, frozen=True, kw_only=True):
    key: str
    edition: Edition
    name: str
    summary: str
    source: str
    width: Annotated[float, Meta(gt=0)]
    length: Annotated[float, Meta(gt=0)]
    most_planes: Annotated[int, Meta(ge=1, le=4)]
    sides: dict[Side, Deployment]
    winner: WinnerBy


@cache
def scenarios() -> tuple[Scenario, ...]:
    folder = files("rules.dogfight") / "data" / "scenarios"
    texts = sorted((file.name, file.read_bytes()) for file in folder.iterdir() if file.name.endswith(".json"))
    return tuple(msgspec.json.decode(text, type=Scenario) for _, text in texts)


def of_edition(edition: str) -> tuple[Scenario, ...]:
    return tuple(scenario for scenario in scenarios() if scenario.edition == edition)


def scenario(edition: str, key: str) -> Scenario:
    return next(each for each in of_edition(edition) if each.key == key)
