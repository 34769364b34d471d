"""Another state that a seat cannot tell from the true one: all that is hidden from it is dealt anew.

Hidden are the order of the decks, what lies face down on other seats' consoles, what they wrote down,
their secret damage, and their plans and orders. Known all the same: how many cards of which deck lie where,
which of them were announced, what lies face up beside ground cards, and that a piece still in play has
neither exploded nor run out of resistance.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from rules.dice import Dice, draw
from rules.dogfight import order_form
from rules.dogfight.altitude import taxiing
from rules.dogfight.altitude.cloud_cover import another_pile
from rules.dogfight.box.components import Direction, Maneuver
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.limits import Limits
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.planning.binding import limits, trail
from rules.dogfight.planning.legality import Trail, completions, fault
from rules.dogfight.planning.rocket_form import relaunched
from rules.dogfight.planning.tailing import with_shown_card
from rules.dogfight.setup.muster import another_half
from rules.dogfight.state import Bound, GroundCard, Order, Piece, Plane, State, Taken, with_pieces
from rules.dogfight.victory.missions import another_carrier
from rules.values import Seat

_SWAPS = 3
"""How often each face-down card is offered for exchange."""
_ANNOUNCED = {"war": {"smoke", "fire"}, "glory": {"smoke", "fire", "crew"}}
_RUDDERS: tuple[tuple[Direction, ...], ...] = ((), ("left",), ("right",), ("left", "right"))


def imagine(state: State, hangar: Hangar, seat: Seat | None, dice: Dice) -> State:
    others = [piece for piece in state.pieces() if piece.seat is None or piece.seat != seat]
    decks = {deck: dice.shuffle(cards) for deck, cards in state.decks.items()}
    pile = _Pile(decks, {piece.id: piece for piece in others}, hangar, seat, dice, state.edition)
    pile.stir()
    dreamt = []
    for piece in pile.pieces.values():
        for anew in REDREAM:
            piece = anew(state, hangar, piece, dice)  # noqa: PLW2901 - one dream upon the other
        dreamt.append(with_shown_card(state, piece, seat))
    dream = with_pieces(replace(state, decks=pile.decks), dreamt)
    return another_carrier(order_form.dealt_anew(dream, seat, dice), seat, dice)


@dataclass
class _Pile:
    """Decks and consoles between which cards change places, as long as what is known stays true."""

    decks: dict[str, tuple[int, ...]]
    pieces: dict[str, Piece]
    hangar: Hangar
    seat: Seat | None
    dice: Dice
    edition: str

    def stir(self) -> None:
        for _ in range(_SWAPS):
            for piece in list(self.pieces.values()):
                if isinstance(piece, GroundCard) or piece.fresh:
                    continue
                for index in range(len(piece.damage)):
                    self._swap(piece.id, index)

    def _swap(self, name: str, index: int) -> None:
        """Exchange a card for a random one of its deck: from the pile, or from another console."""
        taken = self.pieces[name].damage[index]
        pile = self.decks[taken.deck]
        places = self._places(taken.deck)
        pick = self.dice.below(len(pile) + len(places))
        if pick < len(pile):
            given = self._with(name, index, pile[pick])
            if self._agrees(given, taken, pile[pick]):
                self.pieces[name] = given
                self.decks[taken.deck] = (*pile[:pick], taken.card, *pile[pick + 1 :])
            return
        other, at = places[pick - len(pile)]
        card = self.pieces[other].damage[at]
        if other == name:
            return
        given, back = self._with(name, index, card.card), self._with(other, at, taken.card)
        if self._agrees(given, taken, card.card) and self._agrees(back, card, taken.card):
            self.pieces[name], self.pieces[other] = given, back

    def _places(self, deck: str) -> list[tuple[str, int]]:
        return [
            (piece.id, index)
            for piece in self.pieces.values()
            if not isinstance(piece, GroundCard) and not piece.fresh
            for index, taken in enumerate(piece.damage)
            if taken.deck == deck
        ]

    def _with(self, name: str, index: int, card: int) -> Piece:
        piece = self.pieces[name]
        damage = list(piece.damage)
        damage[index] = replace(damage[index], card=card)
        return replace(piece, damage=tuple(damage))

    def _agrees(self, piece: Piece, before: Taken, card: int) -> bool:
        """Whether the console with this card instead of that one fits what is known of the piece."""
        new, old = self.hangar.damage(before.deck, card), self.hangar.damage(before.deck, before.card)
        seen = self.seat is not None and before.shown == self.seat
        if seen or new.is_jam != old.is_jam or new.is_explosion != old.is_explosion:
            return False
        announced = _ANNOUNCED[self.edition]
        if new.special != old.special and (new.special in announced or old.special in announced):
            return False
        down = points(piece, self.hangar) >= self.hangar.resistance(piece)
        was_down = points(replace(piece, damage=self.pieces[piece.id].damage), self.hangar) >= (
            self.hangar.resistance(piece)
        )
        return down == was_down


def _renoted(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:  # noqa: ARG001 - one of REDREAM
    """What a piece still in play wrote down may be anything that keeps it there."""
    if not piece.noted or not piece.in_play or isinstance(piece, GroundCard):
        return piece
    most = hangar.resistance(piece) - 1 - (points(piece, hangar) - piece.noted)
    return replace(piece, noted=dice.below(most + 1)) if most >= 0 else piece


def _crippled(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:
    """Rudder, engine and observer may be hit or not; a second engine hit would have been seen."""
    if not isinstance(piece, Plane) or not state.in_force.special_damage or not piece.flying:
        return piece
    changed = replace(
        piece,
        engine_hits=dice.below(2),
        rudder=draw(dice, _RUDDERS),
        bound=Bound(draw(dice, _RUDDERS), stall=bool(dice.below(2)), burning=piece.bound.burning),
    )
    two_seater = hangar.figures.airplanes[piece.model].seats == 2
    asked = any(question.piece == piece.id for question in state.asked)
    if state.edition == "war" and two_seater and not asked:
        changed = replace(changed, crew_hits=dice.below(2))
    return changed


def _replanned(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:
    """Other cards that could lie there, and another order that asks no more and no less than was asked."""
    if state.stage == "plan" or not isinstance(piece, Plane) or not piece.flying or not piece.plan:
        return piece
    airplane = hangar.airplane(piece.model, state.in_force)
    plan = _any_plan(state, piece, airplane, dice)
    asked = any(gun.piece == piece.id for gun in state.asked)
    orders: tuple[Order, ...] = ("ask",) if asked else ("closest", "weakest", "hold")
    return replace(piece, plan=tuple(card.number for card in plan), order=draw(dice, orders))


def _any_plan(state: State, plane: Plane, airplane: Airplane, dice: Dice) -> list[Maneuver]:
    """Cards that may follow what was flown; where the dreamt damage leaves none, those that lie there."""
    so_far, bound = trail(state, plane, airplane), limits(state, airplane, plane)
    plan: list[Maneuver] = []
    while len(plan) < len(plane.plan):
        cards = _open_cards(state, airplane, so_far, bound, len(plane.plan) - len(plan))
        if not cards:
            return [airplane.cards[number] for number in plane.plan]
        plan.append(draw(dice, cards))
        so_far = so_far.then(plan[-1])
    return plan


def _open_cards(state: State, airplane: Airplane, so_far: Trail, bound: Limits, left: int) -> list[Maneuver]:
    """The cards from which the rest of the plan can be laid."""
    deck = [card for card in airplane.cards.values() if card not in so_far.turn]
    if state.illegal_plans != "refused":
        return deck
    return [
        card
        for card in deck
        if not fault(so_far, card, bound)
        and _leads_on(so_far.then(card), [other for other in deck if other != card], bound, left - 1)
    ]


def _leads_on(so_far: Trail, deck: list[Maneuver], bound: Limits, left: int) -> bool:
    return next(completions(so_far, (None,) * left, deck, bound), None) is not None


REDREAM: tuple[Callable[[State, Hangar, Piece, Dice], Piece], ...] = (
    _renoted,
    _crippled,
    another_pile,
    _replanned,
    relaunched,
    taxiing.other_orders,
    another_half,
)
"""Each deals some hidden part of another seat's piece anew."""
