"""The virtual gunner of solitaire scenarios: nobody's guns fire by themselves, and place no counter.

A loaded gun lets one round pass and then fires as soon as some part of an enemy's card is within its range,
but not near its own balloons and airplanes. An A card is turned up: any special symbol means a hit, for one
C card.
"""

from __future__ import annotations

from rules.dice import draw
from rules.dogfight.decks.dealer import Dealer
from rules.dogfight.events import card_data
from rules.dogfight.ground.artillery import batteries, by_virtual_gunner, strike
from rules.dogfight.hangar import Hangar
from rules.dogfight.pieces import levels
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.play import Play
from rules.dogfight.ruler.geometry import TOLERANCE, dot, overlap, settled
from rules.dogfight.state import GroundCard, Plane, State


def fire_virtual_guns(play: Play, dealer: Dealer) -> None:
    for gun in batteries(play.state):
        if not by_virtual_gunner(play.state, gun) or gun.loading != "loaded":
            continue
        if not gun.waited:
            dealer.change(gun.id, waited=True)
        elif found := targets(play.state, play.hangar, gun):
            _fire(play, dealer, gun, _chosen(play, gun, found))
            dealer.change(gun.id, loading="fired")


def targets(state: State, hangar: Hangar, gun: GroundCard) -> list[Plane]:
    """The enemies within range that have no friend of the gun's near them."""
    enemies = [plane for plane in state.flying() if plane.side != gun.side]
    return [
        plane
        for plane in enemies
        if _in_range(state, hangar, gun, plane) and not _near_friends(state, hangar, gun, plane)
    ]


def _in_range(state: State, hangar: Hangar, gun: GroundCard, plane: Plane) -> bool:
    level = plane.level if state.in_force.altitude else None
    if level not in levels.shell_levels(state) or levels.clouded(state, plane):
        return False
    card = card_of(plane, hangar)
    if levels.must_overlap_gun(level):
        return overlap(card, card_of(gun, hangar))
    most = levels.gun_range(level, hangar.ruler)
    return most is not None and card.distance(dot(gun.pose)) <= most + TOLERANCE


def _near_friends(state: State, hangar: Hangar, gun: GroundCard, plane: Plane) -> bool:
    friends = [piece for piece in (*state.flying(), *state.aloft()) if piece.side == gun.side]
    card, most = card_of(plane, hangar), hangar.ruler / 2 + TOLERANCE
    return any(card.distance(card_of(friend, hangar)) <= most for friend in friends)


def _chosen(play: Play, gun: GroundCard, found: list[Plane]) -> Plane:
    """One of several at random, unless the scenario says who comes first."""
    hangar, wanted = play.hangar, play.state.goals.gunner
    if wanted == "nearest":
        return min(found, key=lambda plane: (_away(hangar, gun, plane), plane.id))
    if wanted == "two-seaters":
        found = [p for p in found if hangar.figures.airplanes[p.model].seats == 2] or found
    return found[0] if len(found) == 1 else draw(play.dice, found, "gunner")


def _away(hangar: Hangar, gun: GroundCard, plane: Plane) -> float:
    return settled(card_of(plane, hangar).distance(dot(gun.pose)))


def _fire(play: Play, dealer: Dealer, gun: GroundCard, target: Plane) -> None:
    deck, _ = dealer.in_place_of_a(1)
    card = dealer.turn_up(deck)
    hit = card.special is not None
    play.tell("ranging", gun=gun.id, target=target.id, card=card_data(card), hit=hit)
    dealer.change(gun.id, ranged=(card.deck, card.number))
    if hit:
        point = (target.pose.x, target.pose.y)
        strike(play, dealer, gun, target.id, _away(play.hangar, gun, target), point)
