"""A plan at the moment of the action: the first of its acts that the board and the money allow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.finance import loans
from rules.airbaron.moves import victory
from rules.airbaron.moves.plan_form import MOVE, split
from rules.airbaron.network import actions, redeployment, takeover
from rules.airbaron.network.actions import PASS, TAKEOVER
from rules.airbaron.network.purchases import BOX
from rules.airbaron.play import Play
from rules.airbaron.state import Plan, State, with_airline
from rules.values import Seat


class Ready(NamedTuple):
    """An act that can be done: its target as it turns out, its price, and what must be borrowed for it."""

    kind: str
    target: str = ""
    price: int = 0
    borrow: int = 0
    jet: bool = False


def ready(state: State, atlas: Atlas, seat: Seat, plan: Plan) -> Ready | None:
    """The first act of the plan that can be done now."""
    within = _within(state, atlas, seat, plan, _lendable(state, atlas, seat, plan))
    return next((found for act in plan.acts if (found := _try(state, within, plan, act))), None)


def next_attack(state: State, atlas: Atlas, seat: Seat, plan: Plan) -> Ready | None:
    """The next takeover of the plan in a run of them; nothing is borrowed any more."""
    within = _within(state, atlas, seat, plan, 0)
    attacks = (act for act in plan.acts if split(act)[0] == TAKEOVER)
    return next((found for act in attacks if (found := _try(state, within, plan, act))), None)


def settle_books(play: Play, seat: Seat, plan: Plan, act: Ready) -> None:
    """Borrow what the act needs, or repay what it leaves over."""
    loans.borrow(play, seat, act.borrow)
    airline = play.airline(seat)
    if plan.repay == "spare" and not act.borrow:
        step = play.atlas.tracks.loan_step.value
        spare = max(0, airline.cash - act.price - plan.keep) // step * step
        loans.repay(play, seat, min(airline.loan, spare))


def wins_already(play: Play, seat: Seat) -> bool:
    """Whether passing wins, once a loan that stands in the way is repaid."""
    airline = play.airline(seat)
    return (
        not airline.on_strike
        and airline.cash >= airline.loan
        and victory.reached(play, seat) - airline.loan >= play.atlas.goal
    )


def redeployed(
    state: State, atlas: Atlas, seat: Seat, acts: Sequence[str]
) -> tuple[tuple[str, ...], str | None]:
    """Where jets and SST stand when all redeployments of a plan are made, which together are one action."""
    jets, sst = list(redeployment.jets_now(state, seat)), state.airlines[seat].sst
    goals = [target for kind, target in map(split, acts) if kind == MOVE]
    if BOX in goals:
        jets = [BOX] * len(jets)
    for target in goals:
        if target in atlas.foreign:
            sst = target if target in redeployment.sst_places(state, atlas, seat) else sst
        elif target != BOX and (number := _spare_jet(state, atlas, seat, jets, target, goals)) is not None:
            jets[number] = target
    return tuple(jets), sst


def _spare_jet(
    state: State, atlas: Atlas, seat: Seat, jets: Sequence[str], target: str, goals: Sequence[str]
) -> int | None:
    """The jet that can best be spared for that spoke: an undeployed one, else the one that doubles least."""
    numbers = sorted(
        (number for number, where in enumerate(jets) if where not in goals or where == BOX),
        key=lambda number: 0 if jets[number] == BOX else atlas.price(jets[number]),
    )
    for number in numbers if target not in jets else ():
        others = [where for at, where in enumerate(jets) if at != number and where != BOX]
        if target in redeployment.jet_places(state, atlas, seat, others):
            return number
    return None


def _lendable(state: State, atlas: Atlas, seat: Seat, plan: Plan) -> int:
    free = plan.loan == "need" and not state.airlines[seat].loan
    return loans.ceiling(state, atlas) if free else 0


def _within(state: State, atlas: Atlas, seat: Seat, plan: Plan, lendable: int) -> actions.Open:
    """What is open for the money that the plan would spend."""
    airline = state.airlines[seat]
    spent = replace(airline, cash=airline.cash + lendable - plan.keep)
    return actions.Open(with_airline(state, spent), atlas, seat)


def _try(state: State, within: actions.Open, plan: Plan, act: str) -> Ready | None:
    atlas, seat = within.atlas, within.seat
    kind, target = split(act)
    if kind == PASS:
        return Ready(PASS)
    if kind == MOVE:
        now = (redeployment.jets_now(state, seat), state.airlines[seat].sst)
        return Ready(MOVE) if redeployed(state, atlas, seat, plan.acts) != now else None
    prices = within.targets(kind)
    for code in _meant(atlas, kind, target):
        if code in prices and (found := _armed(state, atlas, seat, plan, kind, code)) is not None:
            step = atlas.tracks.loan_step.value
            short = prices[code] + plan.keep - state.airlines[seat].cash
            return found._replace(price=prices[code], borrow=max(0, -(-short // step) * step))
    return None


def _armed(state: State, atlas: Atlas, seat: Seat, plan: Plan, kind: str, code: str) -> Ready | None:
    """A takeover needs a good enough chance, perhaps with a jet."""
    if kind != TAKEOVER:
        return Ready(kind, code)
    jet = plan.jets == "yes" and takeover.may_use_jet(state, atlas, code)
    odds = takeover.odds(state, atlas, seat, code, jet=jet)
    return Ready(kind, code, jet=jet) if 100 * odds.chance >= plan.chance else None


def _meant(atlas: Atlas, kind: str, target: str) -> Iterator[str]:
    """A hub stands for its spokes, the dearest first."""
    if kind == "buy" and target in atlas.hubs:
        yield from sorted(atlas.domestic_of[target], key=lambda code: (-atlas.price(code), code))
    else:
        yield target
