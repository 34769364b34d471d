"""Which rules are in force: each switchable rule of the two books, what it is called, and what it needs.

A scenario sets what it needs; a host may add what the edition knows and the scenario does not bar.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from msgspec.structs import replace

from rules.dogfight.kinds import Edition
from rules.said import Text, said
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
    editions: tuple[Edition, ...] = ("war",)
    needs: tuple[str, ...] = ()
    """Rules without which it has nothing to do; it is offered only together with them."""

    @property
    def note(self) -> Text:
        """What it does."""
        return said(f"dogfight-setup.note-rule-{self.name}")

    def called(self, edition: str) -> Text:
        """Glory knows special damage as its Standard Rules."""
        glory = edition == "glory" and self.name == "special_damage"
        return said("dogfight-setup.name-standard-rules") if glory else rule_name(self.name)


BOTH: tuple[Edition, ...] = ("war", "glory")
RULES: tuple[Rule, ...] = (
    Rule("special_damage", BOTH),
    Rule("aim", BOTH),
    Rule("tailing", BOTH),
    Rule("disruption"),
    Rule("blind_spots"),
    Rule("tournament"),
    Rule("real_thing"),
    Rule("halved_a"),
    Rule("no_a_deck", needs=("special_damage",)),
    Rule("altitude"),
    Rule("adjusting_aim", needs=("ground_fire",)),
    Rule("overdive", needs=("altitude",)),
    Rule("collisions", needs=("altitude",)),
    Rule("cloud_cover", needs=("altitude",)),
    Rule("bailing_out", needs=("altitude", "balloons")),
    Rule("barrages", needs=("altitude", "balloons")),
)


def rule_name(name: str) -> Text:
    """What a switchable rule is called, in War."""
    return said(f"dogfight-setup.name-rule-{name}")


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
