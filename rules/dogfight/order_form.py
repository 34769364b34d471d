"""The form of standing orders: given at any time, they hold until they are changed, or for one turn."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec.structs import replace

from rules.answers import picked
from rules.dice import Dice, draw
from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import APART, ASK, OrderKind, at_hand
from rules.dogfight.planning import order_book
from rules.dogfight.planning.order_book import BY_PIECE, KINDS
from rules.dogfight.setup import arrival_orders
from rules.dogfight.state import Piece, Plane, StandingOrders, State
from rules.engine import Choice, Field, Option, Pick, Value
from rules.said import said
from rules.values import Seat

LASTING, GOOD, TURN = "lasting", "good", "turn"
_HINT = said("dogfight-orders.holds")
_TERMS = (
    Option(GOOD, said("dogfight-orders.until-changed")),
    Option(TURN, said("dogfight-orders.this-turn")),
)
_ATTENDANCE = (
    Option(order_book.PASS, said("dogfight-orders.without-me"), said("dogfight-orders.without-me.note")),
    Option(ASK, said("dogfight-orders.ask"), said("dogfight-orders.ask.every-turn")),
)


def fields(state: State, hangar: Hangar, seat: Seat, partial: Choice) -> tuple[Field, ...]:
    """For all pieces of a kind, and for those that are to have orders of their own."""
    own = [piece for piece in state.pieces() if piece.seat == seat and at_hand(piece)]
    stands = _answers(state, seat)
    kinds = {kind: [piece for piece in own if kind.applies(state, piece)] for kind in KINDS}
    found = [_for_all(kind, stands) for kind, pieces in kinds.items() if pieces]
    found += _apart(kinds, stands, partial)
    found += _attendance(state, seat, own)
    found += arrival_orders.fields(state, hangar, own, stands, partial)
    return (_how_long(stands), *found) if found else ()


def _for_all(kind: OrderKind, stands: Mapping[str, Value]) -> Field:
    usual = _known(stands.get(kind.name), kind.options)
    return Pick(kind.name, kind.about, kind.options, default=usual, hint=_HINT)


def _apart(
    kinds: Mapping[OrderKind, list[Piece]], stands: Mapping[str, Value], partial: Choice
) -> Iterator[Field]:
    """Where several pieces would follow one order, some may get their own."""
    several = {piece.id: piece for pieces in kinds.values() if len(pieces) > 1 for piece in pieces}
    if not several:
        return
    yield Pick(
        APART,
        said("dogfight-orders.apart"),
        tuple(Option(name, name) for name in several),
        least=0,
        most=len(several),
        default=tuple(name for name in picked(stands.get(APART)) if name in several),
        hint=said("dogfight-orders.apart.hint"),
    )
    for name in picked(partial.get(APART)):
        for kind, pieces in kinds.items():
            if name in several and several[name] in pieces:
                yield _for_one(kind, several[name], stands)


def _for_one(kind: OrderKind, piece: Piece, stands: Mapping[str, Value]) -> Field:
    name, options = f"{piece.id}.{kind.slot}", kind.options
    usual = _known(stands.get(name, stands.get(kind.name)), options)
    label = said("dogfight-orders.for-one", piece=piece.id, kind=kind.about)
    return Pick(name, label, options, group=piece.id, slot=kind.slot, default=usual, hint=_HINT)


def _known(told: Value | None, options: tuple[Option, ...]) -> str:
    return next((option.value for option in options if option.value == told), options[0].value)


def _attendance(state: State, seat: Seat, own: Sequence[Piece]) -> Iterator[Field]:
    """Who commands guns or balloons need not be waited for when he has nothing to fly."""
    if any(not isinstance(piece, Plane) for piece in own):
        yield Pick(
            order_book.ATTEND,
            said("dogfight-orders.attend"),
            _ATTENDANCE,
            default=order_book.attendance(state, seat),
            hint=said("dogfight-orders.attend.hint"),
        )


def _how_long(stands: Mapping[str, Value]) -> Field:
    """Asked first: an order is in force as soon as it is given, for a turn or for good."""
    return Pick(
        LASTING,
        said("dogfight-orders.orders-hold"),
        _TERMS,
        default=_known(stands.get(LASTING), _TERMS),
        hint=said("dogfight-orders.orders-hold.hint"),
    )


def with_orders(state: State, seat: Seat, orders: Choice) -> State:
    now = state.standing.get(seat, StandingOrders())
    lasting = now.answers if now.before is None else now.before
    before = dict(lasting) if orders.get(LASTING) == TURN else None
    return replace(state, standing={**state.standing, seat: StandingOrders(dict(orders), before)})


def forget_turn(state: State) -> State:
    """At the end of a turn: orders for that turn only give way to those before."""
    kept = {
        seat: orders if orders.before is None else StandingOrders(orders.before)
        for seat, orders in state.standing.items()
    }
    return replace(state, standing=kept)


def shown(state: State, piece: Piece) -> dict[str, Value]:
    """What a piece is to do, by slot: by this turn's plan or by the orders that stand."""
    kinds = BY_PIECE[type(piece)]
    return {kind.slot: kind.ordered(state, piece) for kind in kinds if kind.applies(state, piece)}


def standing(state: State, seat: Seat | None) -> dict[str, Value]:
    """A seat's own orders, as it gave them."""
    return {} if seat is None else dict(_answers(state, seat))


def dealt_anew(state: State, seat: Seat | None, awaited: Collection[Seat], dice: Dice) -> State:
    """The others' orders may be anything; those who are awaited want to be asked."""
    own = {each: orders for each, orders in state.standing.items() if each == seat}
    others = {
        each: StandingOrders(_any(state, each, dice, asks=each in awaited))
        for each in state.seats()
        if each != seat
    }
    return replace(state, standing={**others, **own})


def _any(state: State, seat: Seat, dice: Dice, *, asks: bool) -> dict[str, Value]:
    pieces = [piece for piece in state.pieces() if piece.seat == seat and at_hand(piece)]
    kinds = {kind.name: kind for kind in KINDS if any(kind.applies(state, piece) for piece in pieces)}
    open_to = {name: [option.value for option in kind.options] for name, kind in kinds.items()}
    return {name: ASK if asks and ASK in values else draw(dice, values) for name, values in open_to.items()}


def _answers(state: State, seat: Seat) -> dict[str, Value]:
    return state.standing[seat].answers if seat in state.standing else {}
