"""Illegal plans, found out when the card is revealed: a straight is flown instead, and in Wings of Glory
the strain costs a damage card. By an optional rule of Wings of War the airplane is lost.

The fault lies with the card that may not follow the one flown before it: with the second of two steep
cards, with an Immelmann that follows no straight, with what follows an Immelmann and is no straight.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from rules.dogfight.altitude.cloud_cover import veil
from rules.dogfight.box.components import Maneuver
from rules.dogfight.decks.dealer import Blow, Dealer
from rules.dogfight.limits import Limits
from rules.dogfight.planning.binding import cards_of_turn, limits
from rules.dogfight.planning.legality import Fault, Trail, fault
from rules.dogfight.play import Play
from rules.dogfight.state import Plane

STRAIN_DECK = "A"


def replace_illegal_cards(play: Play, flown: Mapping[str, Trail]) -> None:
    """Reveal the round's cards; whoever may not fly theirs after those flown gets a straight in its place."""
    state = play.state
    guilty: list[tuple[Plane, Fault]] = []
    for plane in state.flying():
        airplane = play.hangar.airplane(plane.model, state.in_force)
        card = airplane.cards[plane.plan[0]]
        why = found_out(flown[plane.id], card, limits(state, airplane, plane))
        if why is not None:
            guilty.append((plane, why))
    if state.illegal_plans == "out of control":
        _lose_control(play, guilty)
    elif guilty:
        _fly_straight(play, guilty)


def found_out(trail: Trail, card: Maneuver, bound: Limits) -> Fault | None:
    """Why a card may not be flown when it is revealed, if it may not."""
    why = fault(trail, card, bound)
    return None if why == "too-low-to-overdive" else why  # that one is flown, into the ground


def flown_instead(card: Maneuver, deck: Iterable[Maneuver], others: Iterable[int]) -> Maneuver:
    """The first straight that is not among the other cards of the turn. A burning airplane may have planned
    all its straights: then the illegal one is flown itself."""
    taken = set(others)
    return next((each for each in deck if each.is_straight and each.number not in taken), card)


def _fly_straight(play: Play, guilty: list[tuple[Plane, Fault]]) -> None:
    state = play.state
    for plane, why in guilty:
        cards = play.hangar.airplane(plane.model, state.in_force).cards
        planned, *rest = plane.plan
        others = (*cards_of_turn(state, plane), *rest)
        flown = flown_instead(cards[planned], cards.values(), others).number
        play.tell("illegal", to=veil(state, plane), plane=plane.id, card=planned, flown=flown, why=why)
        play.change(replace(plane, plan=(flown, *rest)))
    if state.edition == "war":
        return
    dealer = Dealer(play)
    for plane, _ in guilty:
        play.tell("strained", plane=plane.id, deck=STRAIN_DECK, cards=1)
        dealer.hurt(plane.id, Blow(STRAIN_DECK, 1))
    dealer.done()


def _lose_control(play: Play, guilty: list[tuple[Plane, Fault]]) -> None:
    """Illegal moves (optional rule): the airplane is out, and counts as shot down."""
    dealer = Dealer(play)
    for plane, why in guilty:
        play.tell("out_of_control", plane=plane.id, card=plane.plan[0], why=why)
        dealer.take_out(plane.id, "crashed")
    dealer.done()
