"""Another state that a seat cannot tell from the true one: all that is hidden from it is dealt anew.

Hidden are the order of the decks, what lies face down on other seats' consoles, what they wrote down,
and their plans and orders. Known all the same: how many cards of which deck lie where, which of them
were announced as jams, and that an airplane still flying has neither exploded nor run out of resistance.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from rules.dice import Dice, draw
from rules.dogfight.components import Maneuver
from rules.dogfight.damage import points
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.illegal import flown_before
from rules.dogfight.planning import fault
from rules.dogfight.state import Order, Plane, State, Taken, with_planes
from rules.engine import Seat

_SWAPS = 3
"""How often each face-down card is offered for exchange."""


def imagine(state: State, hangar: Hangar, seat: Seat | None, dice: Dice) -> State:
    others = [plane for plane in state.planes if plane.seat != seat]
    decks = {deck: dice.shuffle(cards) for deck, cards in state.decks.items()}
    pile = _Pile(decks, {plane.id: plane for plane in others}, hangar, seat, dice)
    pile.stir()
    dreamt = [
        _replanned(state, _renoted(plane, hangar, dice), hangar, dice) for plane in pile.planes.values()
    ]
    return with_planes(replace(state, decks=pile.decks), dreamt)


@dataclass
class _Pile:
    """Decks and consoles between which cards change places, as long as what is known stays true."""

    decks: dict[str, tuple[int, ...]]
    planes: dict[str, Plane]
    hangar: Hangar
    seat: Seat | None
    dice: Dice

    def stir(self) -> None:
        for _ in range(_SWAPS):
            for plane in list(self.planes.values()):
                for index in range(len(plane.damage)):
                    self._swap(plane.id, index)

    def _swap(self, name: str, index: int) -> None:
        """Exchange a card for a random one of its deck: from the pile, or from another console."""
        taken = self.planes[name].damage[index]
        pile = self.decks[taken.deck]
        places = self._places(taken.deck)
        pick = self.dice.below(len(pile) + len(places))
        if pick < len(pile):
            given = self._with(name, index, pile[pick])
            if self._agrees(given, taken, pile[pick]):
                self.planes[name] = given
                self.decks[taken.deck] = (*pile[:pick], taken.card, *pile[pick + 1 :])
            return
        other, at = places[pick - len(pile)]
        card = self.planes[other].damage[at]
        if other == name:
            return
        given, back = self._with(name, index, card.card), self._with(other, at, taken.card)
        if self._agrees(given, taken, card.card) and self._agrees(back, card, taken.card):
            self.planes[name], self.planes[other] = given, back

    def _places(self, deck: str) -> list[tuple[str, int]]:
        return [
            (plane.id, index)
            for plane in self.planes.values()
            for index, taken in enumerate(plane.damage)
            if taken.deck == deck
        ]

    def _with(self, name: str, index: int, card: int) -> Plane:
        plane = self.planes[name]
        damage = list(plane.damage)
        damage[index] = replace(damage[index], card=card)
        return replace(plane, damage=tuple(damage))

    def _agrees(self, plane: Plane, before: Taken, card: int) -> bool:
        """Whether the console with this card instead of that one fits what is known of the airplane."""
        new, old = self.hangar.damage(before.deck, card), self.hangar.damage(before.deck, before.card)
        seen = self.seat is not None and before.shown == self.seat
        if seen or new.is_jam != old.is_jam or new.is_explosion != old.is_explosion:
            return False
        down = points(plane, self.hangar) >= self.hangar[plane.model].resistance
        return plane.status == "exploded" or down == (plane.status == "shot down")


def _renoted(plane: Plane, hangar: Hangar, dice: Dice) -> Plane:
    """What an airplane still in the air wrote down may be anything that keeps it there."""
    if not plane.noted or not plane.flying:
        return plane
    most = hangar[plane.model].resistance - 1 - (points(plane, hangar) - plane.noted)
    return replace(plane, noted=dice.below(most + 1)) if most >= 0 else plane


def _replanned(state: State, plane: Plane, hangar: Hangar, dice: Dice) -> Plane:
    """Other cards that could lie there, and another order that asks no more and no less than was asked."""
    if state.stage == "plan" or not plane.flying:
        return plane
    airplane = hangar[plane.model]
    flown = {move.card for move in state.flown if move.plane == plane.id}
    before = flown_before(state, plane, airplane)
    plan: list[Maneuver] = []
    while len(plan) < len(plane.plan):
        plan.append(draw(dice, _open_cards(state, airplane, before, flown | {card.number for card in plan})))
        before = plan[-1]
    asked = any(gun.plane == plane.id for gun in state.asked)
    orders: tuple[Order, ...] = ("ask",) if asked else ("closest", "weakest", "hold")
    return replace(plane, plan=tuple(card.number for card in plan), order=draw(dice, orders))


def _open_cards(state: State, airplane: Airplane, before: Maneuver | None, used: set[int]) -> list[Maneuver]:
    return [
        card
        for card in airplane.cards.values()
        if card.number not in used and (state.illegal_plans == "by the book" or not fault(before, card))
    ]
