"""Goals of a scenario: when it ends, what scores, and who has won. They go into every game's state.

{"ends": [{"when": "side out"}],              any of these ends the game; see When
 "one": "last flying", "several": "points",   how it is won, with one airplane a side or several; see Winner
 "scorer": "central",                         whose points alone decide, if won by their sign
 "zero": "lost",                              what no points mean to the scorer: "draw" or "lost"
 "marginal": 3, "decisive": 7,                a win up to so many points, and from so many on
 "at_limit": "home",                          the scorer's airplanes that still fly at the turn limit count
                                              as gone home
 "burning_drachens": true,                    before scoring, burning balloons draw for the turns not played
 "scoring": [{"side": "central",              who gets the points
              "points": -9,                   for each
              "each": "left",                 of these; see Count
              "of": "central",                whose airplanes, balloons or cards, the scorer's by default
              "what": "out by another side",  one line of the score sheet
              "edge": "other",                for "left": over the own edge, or another
              "only": ["faced"],              for "left": how things stood then; see Circumstance
              "cards": ["trench"],            which ground cards; trenches and machine guns by default
              "most": 5,                      points of one card that count
              "results": ["destroyed"],       for "mission": how it went
              "unless_done": true,            only if, in the end, their side's mission was not done
              "several": true,                only with several airplanes a side (false: only with one)
              "rule": "bailing_out"}],        only while this rule is in force
 "gunner": "nearest"}                         whom the virtual gunner picks of several: anybody by default

Without scoring, match points are counted: 1 for each enemy that left, 2 for each shot down, -1 for each of
one's own shot down.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from rules.dogfight.box.components import GroundKind, Side
from rules.values import Frozen

Winner: TypeAlias = Literal["last flying", "points", "sign", "seats", "pictures"]
"""The last side in the air; the side with more points; the scorer if its points are above zero, else its
enemy; the seat with more points of its own; the side that brings its pictures home or is left alone."""
When: TypeAlias = Literal["side out", "out", "all out", "mission over", "mission done", "idle"]
"""One side, whichever, has nobody left; this side has; both have; this side's enemy has, and none of its
missions is open any more; this side has done all its missions; only one side flies, and nobody has fired for
some turns."""
PLAIN_TEXT = r"^(?!.*(?://|www\.|[Dd]iscord(?:app)?\.[a-z]|\]\())[^\x00-\x1f*_~`|<>@\\]*$"
"""What reads the same wherever it is written: it can neither set type, nor call on anybody, nor lead
anywhere."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80, pattern=PLAIN_TEXT)]
Text: TypeAlias = Annotated[str, Meta(max_length=300, pattern=PLAIN_TEXT)]
Language: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{2}$")]
_PLAIN = {"pattern": PLAIN_TEXT}
"""For `validation`. msgspec 0.22 writes past its memory where a text with a pattern may also be a table."""
_ONE_NAME: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80, extra=_PLAIN)]
_ONE_TEXT: TypeAlias = Annotated[str, Meta(max_length=300, extra=_PLAIN)]
NameWritten: TypeAlias = _ONE_NAME | Annotated[dict[Language, Name], Meta(min_length=1)]
TextWritten: TypeAlias = _ONE_TEXT | Annotated[dict[Language, Text], Meta(min_length=1)]
"""The same in every language, or by language: {"en": "The Depot", "de": "Das Depot"}."""
Count: TypeAlias = Literal[
    "damage",
    "undamaged",
    "silenced",
    "shot down",
    "left",
    "mission",
    "no mission",
    "home",
    "not out",
    "balloon destroyed",
    "balloon burning",
    "balloon damaged",
    "balloon manned",
    "observer lost",
]
"""Damage points upon ground cards, ground cards without any, ground cards silenced; airplanes; missions done
or not; pictures brought home over the own edge, pictures not brought out over any; balloons destroyed,
burning but not destroyed, damaged but not burning, aloft with an observer; observers killed."""
GunnerTargets: TypeAlias = Literal["random", "nearest", "two-seaters"]
Circumstance: TypeAlias = Literal["faced", "unfinished", "balloons", "before mission"]
"""An enemy airplane was still in play; some enemy trench or machine gun had no damage yet; enemy balloons
were still in play; the side's mission was still to be done."""


class End(Frozen, frozen=True, kw_only=True):
    when: When
    side: Side | None = None
    turns: Annotated[int, Meta(ge=1)] = 2
    unless_burning: bool = False
    """Not while a balloon burns in the air."""
    several: bool | None = None


class Term(Frozen, frozen=True, kw_only=True):
    side: Side
    points: int
    each: Count
    what: Name
    of: Side | None = None
    edge: Literal["own", "other"] | None = None
    only: tuple[Circumstance, ...] = ()
    cards: tuple[GroundKind, ...] = ("trench", "aa-machine-gun")
    most: Annotated[int, Meta(ge=1)] | None = None
    results: tuple[Literal["done", "damaged", "destroyed"], ...] = ("done", "damaged", "destroyed")
    unless_done: bool = False
    """Only if the mission of the side it is about was never done, whenever the airplane left."""
    grounded: bool = False
    """Balloons count once they are down; without altitude those in the air will be, and count."""
    several: bool | None = None
    rule: str = ""


class Goals(Frozen, frozen=True, kw_only=True):
    ends: tuple[End, ...] = (End(when="side out"),)
    one: Winner = "last flying"
    several: Winner = "last flying"
    scorer: Side | None = None
    zero: Literal["draw", "lost"] = "draw"
    marginal: int | None = None
    decisive: int | None = None
    at_limit: Literal["as it stands", "home"] = "as it stands"
    burning_drachens: bool = False
    scoring: tuple[Term, ...] = ()
    gunner: GunnerTargets = "random"
