"""What is asked of a seat: the decision in words, its form, and the harmless answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.draws import competitor, strike
from rules.airbaron.finance import charges, contract
from rules.airbaron.moves import orders, start_form, turn_form
from rules.airbaron.network.markers import named
from rules.airbaron.state import Ask, State
from rules.airbaron.view import Stage
from rules.airbaron.wording import marker
from rules.engine import Choice, Decision, Field, Option, Pick, with_defaults
from rules.values import Seat

_WHY = {"fuel": "the Fuel Cost Hike", "crash": "a crash", "interest": "interest"}


def decision(state: State, atlas: Atlas, ask: Ask) -> Decision:
    """What everyone may know of the question; nothing in it depends on what is hidden from anyone."""
    return Decision(ask.kind, _titled(state, atlas, ask), context=_context(state, atlas, ask))


def _titled(state: State, atlas: Atlas, ask: Ask) -> str:
    debt = state.debt(ask.seat)
    if debt is not None:
        return f"Cut back to pay ${debt.amount} for {_WHY[debt.why]}"
    if ask.kind == "negate":
        return f"Local Competitor: negate {marker(state.unresolved[0], atlas)}?"
    return {
        "orders": "Orders for your first turn",
        "start": f"Round {state.round}: before your draw",
        "sequence": "Which of your markers comes first",
        "strike": f"Strike: settle for ${state.settlement}?",
        "bid": f"Bid for the ${state.contract_pays} contract",
        "limit": f"Your limit for the ${state.contract_pays} contract",
        "turn": f"Round {state.round}: your turn",
        "takeover": "Another takeover?",
    }[ask.kind]


def _context(state: State, atlas: Atlas, ask: Ask) -> str:
    if ask.kind == "orders":
        place = state.order.index(ask.seat) + 1
        return f"You are number {place} of {len(state.order)} in the first round."
    if ask.kind in ("turn", "sequence"):
        own = [marker(named(state, each.marker), atlas) for each in state.drawn if each.seat == ask.seat]
        return f"You drew {' and '.join(own)}." if own else "You drew nothing: the cup is empty."
    return ""


def fields(state: State, atlas: Atlas, ask: Ask, partial: Choice) -> tuple[Field, ...]:
    return tuple(_FIELDS[ask.kind](state, atlas, ask.seat, partial))


def default(state: State, atlas: Atlas, ask: Ask) -> Choice:
    """Change nothing, sell what hurts least, pass, and come out of Fare Wars that nobody wages."""
    match ask.kind:
        case "sell":
            return charges.raising(state, atlas, ask.seat).default()
        case "strike":
            return strike.default(strike.raising(state, atlas, ask.seat))
        case "start":
            return start_form.default(state, atlas, ask.seat)
        case _:
            peace: Choice = {"next.fare_wars": "out"} if ask.kind in ("turn", "orders") else {}
            return with_defaults(lambda partial: fields(state, atlas, ask, partial), peace)


def _sequence_fields(state: State, atlas: Atlas) -> tuple[Field, ...]:
    names = [named(state, each) for each in state.unresolved]
    options = tuple(Option(name, marker(name, atlas)) for name in names)
    return (Pick("first", "Resolve first", options, default=names[0]),)


_FIELDS: dict[Stage, Callable[[State, Atlas, Seat, Choice], Iterable[Field]]] = {
    "orders": orders.fields,
    "start": start_form.fields,
    "sequence": lambda state, atlas, _, __: _sequence_fields(state, atlas),
    "strike": lambda state, atlas, seat, partial: strike.fields(strike.raising(state, atlas, seat), partial),
    "bid": lambda state, _, seat, partial: contract.bid_fields(state, seat, partial),
    "limit": lambda state, _, seat, __: contract.limit_fields(state, seat),
    "sell": lambda state, atlas, seat, partial: charges.raising(state, atlas, seat).fields(partial),
    "negate": lambda _, __, ___, ____: competitor.fields(),
    "turn": turn_form.fields,
    "takeover": turn_form.chain_fields,
}
