"""What binds an airplane's plan this turn: its damage, its pilot's abilities, and what it flew before."""

from __future__ import annotations

from functools import lru_cache

from rules.dogfight.altitude import airplane_heights
from rules.dogfight.altitude.cloud_cover import stored_this_turn
from rules.dogfight.box.components import CARDS, Maneuver
from rules.dogfight.damage import special_damage
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.limits import Limits
from rules.dogfight.planning import ace_abilities
from rules.dogfight.planning.legality import Trail, completions
from rules.dogfight.state import Plane, State

LIMITS = (special_damage.limit, ace_abilities.limit)
"""Each adds what its rule says to the limits of an airplane."""


def limits(state: State, airplane: Airplane, plane: Plane) -> Limits:
    found = harm(state, plane, airplane_heights.limits(state, airplane))
    found = airplane_heights.limit(state, airplane, plane, found)
    return possible(airplane, earlier(plane, airplane), found) if found.damaged else found


def harm(state: State, plane: Plane, found: Limits) -> Limits:
    """The limits with what its damage and its pilot mean for its plan."""
    for rule in LIMITS:
        found = rule(state, plane, found)
    return found


@lru_cache(maxsize=4096)
def possible(airplane: Airplane, trail: Trail, found: Limits) -> Limits:
    return giving_way(tuple(airplane.cards.values()), trail, found)


@lru_cache(maxsize=1024)
def giving_way(deck: tuple[Maneuver, ...], trail: Trail, found: Limits) -> Limits:
    """Limits that leave some plan: where damage leaves none, a burning airplane may fly straight after all,
    then the engine need not stall, then the rudder gives way."""
    for attempt in (
        found,
        found._replace(burning=False),
        found._replace(burning=False, stall=False),
    ):
        if any(completions(trail, (None,) * CARDS, deck, attempt)):
            return attempt
    return found._replace(burning=False, stall=False, rudder=())


def openers(state: State, airplane: Airplane, plane: Plane) -> tuple[int, ...]:
    """The cards with which a legal plan can begin."""
    return _openers(airplane, earlier(plane, airplane), limits(state, airplane, plane))


@lru_cache(maxsize=4096)
def _openers(airplane: Airplane, trail: Trail, bound: Limits) -> tuple[int, ...]:
    deck = airplane.cards.values()
    rest = (None,) * (CARDS - 1)
    return tuple(card.number for card in deck if any(completions(trail, (card, *rest), deck, bound)))


def earlier(plane: Plane, airplane: Airplane) -> Trail:
    """The cards of the turn before, as far as they bind this one."""
    numbers = (plane.before_last, plane.last)
    return Trail(tuple([airplane.cards[number] for number in numbers if number is not None]))


def trail(state: State, plane: Plane, airplane: Airplane) -> Trail:
    """The cards of the turn before and those flown in this turn so far."""
    return Trail(
        earlier(plane, airplane).earlier,
        tuple([airplane.cards[number] for number in cards_of_turn(state, plane)]),
    )


def trails(state: State, hangar: Hangar) -> dict[str, Trail]:
    """The same of every airplane on the table."""
    return {
        plane.id: trail(state, plane, hangar.airplane(plane.model, state.in_force))
        for plane in state.flying()
    }


def cards_of_turn(state: State, plane: Plane) -> tuple[int, ...]:
    """The cards it has flown in this turn, unseen in the clouds or not."""
    flown = [move.card for move in state.flown if move.plane == plane.id]
    return (*flown, *stored_this_turn(state, plane))
