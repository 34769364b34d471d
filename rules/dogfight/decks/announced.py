"""What everybody has heard of the cards that lie face down on a console.

Jams are told of, and explosions, and that a balloon burns; where special damage counts, so are an airplane's
smoke and fire, and its pilot hit (Glory). A card that was drawn for flames is not, so that of whoever has
burnt less is known; and nothing once cards have gone back into a used-up deck, where others are drawn of
which no more than points count, or where special bullets make one thing of another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from rules.dogfight.box.components import DamageCard, Special
from rules.dogfight.decks import incendiary_bullets
from rules.dogfight.hangar import Hangar
from rules.dogfight.state import Balloon, Piece, Plane, State

JAM: Special = "jam_red"
"""Stands for both crosses: that the gun jammed is all that is heard."""
TOLD_AT_ONCE: tuple[Special, ...] = (JAM, "explosion")
"""Nobody holds such a card without all having heard of it, but for jams that infantry had drawn for it."""


class Heard(NamedTuple):
    """How many cards of which kinds a console is known to hold, and of which it can hold no more."""

    cards: Counter[Special]
    no_more: Collection[Special]


NOTHING = Heard(Counter(), TOLD_AT_ONCE)


def mark(face: DamageCard, told: Collection[Special]) -> Special | None:
    """What everybody may hear of a card when it is drawn, where these things are told of."""
    if face.is_jam:
        return JAM
    return face.special if face.is_explosion or face.special in told else None


def openly(state: State) -> tuple[Special, ...]:
    """What is announced by whoever draws it; that a balloon burns is always seen."""
    if not state.in_force.special_damage:
        return ("fire",) if state.balloons else ()
    return ("smoke", "fire", "crew") if state.edition == "glory" else ("smoke", "fire")


def heard(state: State, hangar: Hangar, piece: Piece) -> Heard:
    """Besides its jams, which are known card by card, and as far as it is sure."""
    cards: Counter[Special] = Counter()
    if isinstance(piece, Plane):
        held = Counter(hangar.damage(taken.deck, taken.card).special for taken in piece.damage)
        no_more = _upon_airplane(state, piece, held, cards) if piece.in_play else TOLD_AT_ONCE
        if piece.status == "exploded" and held["explosion"]:
            cards["explosion"] = 1
        return Heard(cards, no_more)
    if not isinstance(piece, Balloon) or not piece.in_play or piece.noted or _kindled(state):
        return NOTHING
    cards["fire"] = piece.flames
    return Heard(cards, TOLD_AT_ONCE if piece.flames else (*TOLD_AT_ONCE, "fire"))


def _upon_airplane(
    state: State, plane: Plane, held: Mapping[Special | None, int], cards: Counter[Special]
) -> Collection[Special]:
    """Counts what an airplane has told of; and says of what it cannot hold more."""
    if not state.in_force.special_damage or plane.noted or _muddled(state, plane):
        return TOLD_AT_ONCE
    glory = state.edition == "glory"
    if plane.flames or held["fire"] or (glory and held["smoke"] > 1):
        # It has burnt, by a fire or, in Glory, by a second smoke, and no more is sure than its counters show.
        cards.update(fire=1, smoke=bool(plane.smoke), crew=glory and bool(plane.crew_hits))
        return TOLD_AT_ONCE
    cards.update(smoke=held["smoke"] if glory else min(held["smoke"], 1), crew=held["crew"] if glory else 0)
    # In War two smokes drawn at once are told of as one.
    one_or_two = not glory and held["smoke"]
    return (*TOLD_AT_ONCE, *(each for each in openly(state) if each != "smoke" or not one_or_two))


def _muddled(state: State, plane: Plane) -> bool:
    """Whether it may hold other cards of which no more than points, or points and fire, have counted."""
    blasted = state.balloons and any(taken.deck == "C" for taken in plane.damage)
    return state.in_force.altitude or bool(blasted) or _kindled(state)


def _kindled(state: State) -> bool:
    return any(incendiary_bullets.carries(plane) for plane in state.planes)
