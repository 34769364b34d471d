"""Another state that a seat cannot tell from the true one: all that is hidden from it is dealt anew.

Hidden are the order of the decks, what lies face down on other seats' consoles, what they wrote down,
their secret damage, and their plans and orders. Known all the same: how many cards of which deck lie where,
what was told of them when they were drawn, what lies face up beside ground cards, and that a piece still in
play has neither exploded nor run out of resistance.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rules.dice import Dice, draw
from rules.dogfight import hearsay, order_form
from rules.dogfight.altitude import taxiing
from rules.dogfight.altitude.cloud_cover import another_pile
from rules.dogfight.box.components import Maneuver, Special
from rules.dogfight.damage.special_damage import RUDDERS
from rules.dogfight.decks.dealt_anew import Redeal, at_work
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.limits import Limits
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.planning.binding import limits, trail
from rules.dogfight.planning.legality import Trail, completions, fault
from rules.dogfight.planning.rocket_form import unsaid
from rules.dogfight.planning.tailing import shown_to
from rules.dogfight.setup.muster import another_half
from rules.dogfight.state import GroundCard, Order, Piece, Plane, State, with_pieces
from rules.dogfight.victory.missions import another_carrier
from rules.dogfight.view import Bound
from rules.values import Seat

SELDOM = 4
"""Of so many whose damage was written down, one is thought to have been hit in this way or that."""
PASSING = 3
"""A rudder jams for a turn: of so many such cards one was drawn just now."""


def imagine(state: State, hangar: Hangar, seat: Seat | None, dice: Dice) -> State:
    others = [piece for piece in state.pieces() if piece.seat is None or piece.seat != seat]
    decks, redealt = Redeal(state, tuple(others), hangar, seat, dice).dealt()
    others_anew = []
    for piece in redealt:
        for anew in RESAMPLERS:
            piece = anew(state, hangar, piece, dice)  # noqa: PLW2901 - each on the one before
        others_anew.append(_replanned(state, hangar, piece, seat, dice))
    world = with_pieces(replace(state, decks=decks), others_anew)
    world = with_pieces(world, [hearsay.unseen(plane, seat) for plane in world.planes])
    world = another_carrier(world, seat, dice)
    world = order_form.dealt_anew(world, seat, hearsay.awaited(state), dice)
    return hearsay.asked_anew(world, hangar, seat, dice)


def reshuffled(state: State, dice: Dice) -> State:
    """The cards that nobody has drawn in another order."""
    decks = {deck: dice.shuffle(sorted(cards), f"damage {deck}") for deck, cards in state.decks.items()}
    return replace(state, decks=decks)


def _renoted(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:  # noqa: ARG001 - one of RESAMPLERS
    """What a piece still in play wrote down may be anything that keeps it there; of others it is nothing."""
    if not piece.noted or isinstance(piece, GroundCard):
        return piece
    if not piece.in_play:
        return replace(piece, noted=0)
    most = hangar.resistance(piece) - 1 - points(replace(piece, noted=0), hangar)
    return replace(piece, noted=1 + dice.below(max(most, 1)))


def _crippled(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:
    """Rudder, engine and observer may be hit, if it is imagined to hold a card that does so, or held any
    before its damage was written down; a second engine hit would have been seen. Who fell needs no rudder."""
    if not isinstance(piece, Plane) or not state.in_force.special_damage:
        return piece
    if not piece.flying:
        wounds = piece.crew_hits if state.edition == "glory" else 0
        return replace(piece, engine_hits=0, crew_hits=wounds, rudder=(), bound=Bound())
    took_effect = [taken for taken in piece.damage if not at_work(piece, taken)]
    held = {hangar.damage(taken.deck, taken.card).special for taken in took_effect}

    def may(special: Special) -> bool:
        return special in held or (bool(piece.noted) and not dice.below(SELDOM))

    rudder, before = (
        tuple([side for jam, side in RUDDERS.items() if may(jam) and not dice.below(PASSING)])
        for _ in range(2)
    )
    engine = may("engine")
    changed = replace(
        piece,
        engine_hits=int(engine),
        rudder=rudder,
        bound=Bound(before, stall=engine and bool(dice.below(PASSING)), burning=piece.bound.burning),
    )
    two_seater = hangar.figures.airplanes[piece.model].seats == 2
    if state.edition == "war" and two_seater:
        changed = replace(changed, crew_hits=int(may("crew")))
    return changed


def _calm(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:  # noqa: ARG001 - one of RESAMPLERS
    """Whether cards cost points and shook their aim is known to those who hold them: others seem calm."""
    return replace(piece, harmed=False, disrupted=False) if isinstance(piece, Plane) else piece


def _replanned(state: State, hangar: Hangar, piece: Piece, seat: Seat | None, dice: Dice) -> Piece:
    """Other cards that could lie there, and another order that asks no more and no less than was asked; an
    order that has had its time says nothing any more."""
    if not isinstance(piece, Plane):
        return piece
    if state.stage == "plan" or not piece.flying:
        return replace(piece, order="standing")
    asked = state.stage == "fire" and piece.seat in hearsay.awaited(state)
    orders: tuple[Order, ...] = ("ask",) if asked else ("closest", "weakest", "hold")
    ordered = replace(piece, order=draw(dice, orders))
    if not piece.plan:
        return ordered
    return _with_any_plan(state, hangar, ordered, seat, dice)


def _with_any_plan(state: State, hangar: Hangar, plane: Plane, seat: Seat | None, dice: Dice) -> Plane:
    """Cards that may follow what was flown, the next one as the seat was shown it. Where damage as it is
    imagined leaves none, there is no such damage; and whoever breaks the rules may have planned anything."""
    airplane = hangar.airplane(plane.model, state.in_force)
    for bound in (plane.bound, Bound(burning=plane.bound.burning)):
        supposed = replace(plane, bound=bound)
        if plan := _any_plan(state, supposed, airplane, shown_to(plane, seat), dice):
            return replace(supposed, plan=plan)
    known = shown_to(plane, seat)
    others = dice.shuffle(sorted(number for number in airplane.cards if number != known))
    return replace(plane, plan=((known, *others) if known is not None else others)[: len(plane.plan)])


def _any_plan(
    state: State, plane: Plane, airplane: Airplane, known: int | None, dice: Dice
) -> tuple[int, ...] | None:
    """A legal plan for the cards that lie face down, the first of them given if it is known."""
    so_far, bound = trail(state, plane, airplane), limits(state, airplane, plane)
    plan: list[int] = []
    while len(plan) < len(plane.plan):
        cards = _open_cards(state, airplane, so_far, bound, len(plane.plan) - len(plan))
        if not plan and known is not None:
            cards = [card for card in cards if card.number == known]
        if not cards:
            return None
        card = draw(dice, cards)
        plan.append(card.number)
        so_far = so_far.then(card)
    return tuple(plan)


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


RESAMPLERS: tuple[Callable[[State, Hangar, Piece, Dice], Piece], ...] = (
    _renoted,
    _crippled,
    _calm,
    another_pile,
    unsaid,
    taxiing.other_orders,
    another_half,
)
"""Each deals some hidden part of another seat's piece anew; its plan is sampled last."""
