"""Illegal plans, found out when the card is revealed: a straight is flown instead, and in Wings of Glory
the strain costs a damage card.

The fault lies with the card that may not follow the one flown before it: with the second of two steep
cards, with an Immelmann that follows no straight, with what follows an Immelmann and is no straight.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight import events
from rules.dogfight.components import Maneuver
from rules.dogfight.damage import Dealer
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.plan_form import last_card
from rules.dogfight.planning import fault
from rules.dogfight.state import Plane, State, with_planes
from rules.engine import Event

STRAIN_DECK = "A"


def replace_illegal_cards(state: State, hangar: Hangar, dice: Dice, log: list[Event]) -> State:
    """Reveal the round's cards; whoever may not fly theirs gets a straight in its place."""
    guilty = []
    for plane in state.flying():
        airplane = hangar[plane.model]
        card = airplane.cards[plane.plan[0]]
        why = fault(flown_before(state, plane, airplane), card)
        if why is None:
            continue
        flown = [move.card for move in state.flown if move.plane == plane.id]
        straight = airplane.spare_straight([*flown, *plane.plan])
        log.append(events.illegal(state.round, plane.id, card.number, straight.number, why))
        guilty.append(replace(plane, plan=(straight.number, *plane.plan[1:])))
    changed = with_planes(state, guilty)
    if state.edition == "war":
        return changed
    dealer = Dealer(changed, hangar, dice, log)
    for plane in guilty:
        log.append(events.strained(state.round, plane.id, STRAIN_DECK, 1))
        dealer.hurt(plane.id, STRAIN_DECK, 1, by=None)
    return dealer.state()


def flown_before(state: State, plane: Plane, airplane: Airplane) -> Maneuver | None:
    """The card this airplane flew last, in this turn or as the third of the turn before."""
    for move in reversed(state.flown):
        if move.plane == plane.id:
            return airplane.cards[move.card]
    return last_card(plane, airplane)
