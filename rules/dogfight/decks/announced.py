"""What everybody has heard of the cards that lie face down on an airplane's console.

Jams are told of, and explosions; where special damage counts, so are smoke, fire and a pilot hit (Glory). A
card that was drawn for flames is not, so that of an airplane that has burnt less is known; and nothing once
cards have gone back into a used-up deck, where others are drawn of which no more than points count, or where
special bullets make one thing of another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from rules.dogfight.box.components import DamageCard, Special
from rules.dogfight.decks import incendiary_bullets
from rules.dogfight.hangar import Hangar
from rules.dogfight.state import Piece, Plane, State

JAM: Special = "jam_red"
"""Stands for both crosses: that the gun jammed is all that is heard."""


class Heard(NamedTuple):
    """How many cards of which kinds a console is known to hold, and whether it can hold no more of them."""

    cards: Counter[Special]
    all_told: bool


NOTHING = Heard(Counter(), all_told=False)


def mark(face: DamageCard, told: Collection[Special]) -> Special | None:
    """What everybody may hear of a card when it is drawn, where these things are told of."""
    if face.is_jam:
        return JAM
    return face.special if face.is_explosion or face.special in told else None


def openly(state: State) -> tuple[Special, ...]:
    """What is announced by whoever draws it."""
    if not state.in_force.special_damage:
        return ()
    return ("smoke", "fire", "crew") if state.edition == "glory" else ("smoke", "fire")


def heard(state: State, hangar: Hangar, piece: Piece) -> Heard:
    """Besides its jams. Airplanes explode by a card that says so; a balloon in flames may explode by any."""
    if not isinstance(piece, Plane):
        return NOTHING
    held = Counter(hangar.damage(taken.deck, taken.card).special for taken in piece.damage)
    cards: Counter[Special] = Counter()
    if piece.status == "exploded" and held["explosion"]:
        cards["explosion"] = 1
    if not piece.in_play or piece.noted or not openly(state) or _muddled(state):
        return Heard(cards, all_told=False)
    glory = state.edition == "glory"
    if piece.flames or held["fire"] or (glory and held["smoke"] > 1):
        # It has burnt, by a fire or, in Glory, by a second smoke, and no more is sure than its counters show.
        cards.update(fire=1, smoke=bool(piece.smoke), crew=glory and bool(piece.crew_hits))
        return Heard(cards, all_told=False)
    # In War two smokes drawn at once are told of as one.
    cards.update(smoke=min(held["smoke"], 1), crew=held["crew"] if glory else 0)
    return Heard(cards, all_told=True)


def _muddled(state: State) -> bool:
    kindled = any(incendiary_bullets.carries(plane) for plane in state.planes)
    return state.in_force.altitude or bool(state.balloons) or kindled
