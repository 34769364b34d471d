"""Which rules are in force: each switchable rule of the two books, what it is called, and what it needs.

A scenario sets what it needs; a host may add what the edition knows and the scenario does not bar.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from msgspec.structs import replace

from rules.dogfight.kinds import Edition
from rules.values import Frozen

BALLOON_TURNS = 12
BALLOON_LEVEL = 3
LEVEL = 4
CLOUD_LEVEL = 8


class InForce(Frozen, frozen=True, kw_only=True):
    """The switchable rules of one game; special damage stands for the whole of Glory's Standard Rules."""

    special_damage: bool = False
    aim: bool = False
    tailing: bool = False
    disruption: bool = False
    blind_spots: bool = False
    tournament: bool = False
    real_thing: bool = False
    halved_a: bool = False
    no_a_deck: bool = False
    ground_fire: bool = False
    adjusting_aim: bool = False
    solitaire_gunner: bool = False
    balloons: bool = False
    altitude: bool = False
    overdive: bool = False
    bailing_out: bool = False
    collisions: bool = False
    barrages: bool = False
    cloud_cover: bool = False
    level: int = LEVEL
    """Where airplanes start, in a game with altitude."""
    cloud_level: int = CLOUD_LEVEL
    balloon_turns: int = BALLOON_TURNS
    """How many turns balloons stay up, in a game without altitude."""

    def names(self) -> tuple[str, ...]:
        """The rules that are in force."""
        return tuple(name for name in self.__struct_fields__ if getattr(self, name) is True)


class Rule(NamedTuple):
    """A rule as the host's form names it."""

    name: str
    label: str
    note: str
    editions: tuple[Edition, ...] = ("war",)
    needs: tuple[str, ...] = ()
    """Rules without which it has nothing to do; it is offered only together with them."""

    def called(self, edition: str) -> str:
        """Glory knows special damage as its Standard Rules."""
        return "Standard Rules" if edition == "glory" and self.name == "special_damage" else self.label


BOTH: tuple[Edition, ...] = ("war", "glory")
RULES: tuple[Rule, ...] = (
    Rule("special_damage", "Special damage", "rudder, engine, crew, smoke and fire", BOTH),
    Rule("aim", "Aim", "firing at the same target again counts one point more a card", BOTH),
    Rule("tailing", "Tailing", "a pilot behind an enemy sees his next card", BOTH),
    Rule("disruption", "Disruption", "who is hit loses aim and tail for a round"),
    Rule("blind_spots", "Blind spots", "rear guns cannot fire past their own tail at close range"),
    Rule("tournament", "Tournament", "no explosions in decks A and B"),
    Rule("real_thing", "Shoot at the real thing", "the ruler must reach the picture, not the card"),
    Rule("halved_a", "No B deck", "B guns draw from deck A at half the points"),
    Rule(
        "no_a_deck", "No A deck", "flames and crashes draw two B cards for one A", needs=("special_damage",)
    ),
    Rule("altitude", "Altitude", "levels, climbs and dives"),
    Rule("adjusting_aim", "Adjusting the aim", "gunners may move or delay a shot", needs=("ground_fire",)),
    Rule("overdive", "Overdive", "stall, dive, straight: two levels down", needs=("altitude",)),
    Rule("collisions", "Collisions", "who overlaps at the same height collides", needs=("altitude",)),
    Rule("cloud_cover", "Cloud cover", "who climbs into the clouds is out of sight", needs=("altitude",)),
    Rule(
        "bailing_out", "Bailing out", "observers may jump from their balloon", needs=("altitude", "balloons")
    ),
    Rule("barrages", "Balloon barrages", "cables between balloons", needs=("altitude", "balloons")),
)


GIVEN = {
    "ground_fire": "Ground fire",
    "balloons": "Balloons",
    "solitaire_gunner": "Guns that nobody plays",
}
"""Rules that only a scenario brings along."""


def offered(
    edition: str, needed: Collection[str], barred: Collection[str], on: Collection[str]
) -> list[Rule]:
    """The rules a host may switch, given those that are on anyway and those picked so far."""
    settled = {*needed, *on}
    return [
        rule
        for rule in RULES
        if edition in rule.editions
        and rule.name not in {*needed, *barred}
        and all(name in settled for name in rule.needs)
    ]


def in_force(names: Collection[str], **numbers: int) -> InForce:
    return replace(InForce(), **dict.fromkeys(names, True), **numbers)
