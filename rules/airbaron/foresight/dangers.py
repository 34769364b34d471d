"""What a choice would do to those who make it, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.airbaron import wording
from rules.airbaron.box.atlas import Atlas
from rules.airbaron.moves import plan_form, victory
from rules.airbaron.network import hubs, takeover
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.engine import Danger
from rules.said import listed, said
from rules.values import Seat

LEAVING = Danger(said("airbaron-moves.danger-leaving"))


def of_folding(play: Play, seat: Seat) -> Iterator[Danger]:
    cash, holder = play.airline(seat).cash, play.state.contract_holder == seat
    if cash or holder:
        lost = "both" if cash and holder else "cash" if cash else "contract"
        yield Danger(said("airbaron-moves.danger-folding", lost=lost, cash=cash))


def of_selling(asset: str, before: State, after: State, atlas: Atlas, seat: Seat) -> Iterator[Danger]:
    """Market share that is lost, and foreign spokes that are forfeited with the last domestic one."""
    sold = wording.asset(asset, atlas)
    if lost := hubs.shares(before, atlas)[seat] - hubs.shares(after, atlas)[seat]:
        hub = atlas.hub_of(asset)
        standing = "control" if hubs.controls(before, atlas, hub, seat) else "dominance"
        city = atlas.city(hub)
        yield Danger(said("airbaron-moves.danger-share", sold=sold, standing=standing, hub=city, lost=lost))
    forfeited = [code for code in before.spokes_of(seat) if code not in after.owners and code != asset]
    if forfeited:
        spokes = listed([wording.spoke(code, atlas) for code in forfeited])
        yield Danger(said("airbaron-moves.danger-forfeit", sold=sold, spokes=spokes))


def of_money(price: int, cash: int, spoke: str) -> Iterator[Danger]:
    """What comes after others, and can no longer be paid then."""
    if price > cash:
        text = said("airbaron-moves.danger-left", left=cash, price=price, spoke=spoke)
        yield Danger(text, certain=False)


def of_plan(state: State, atlas: Atlas, seat: Seat, acts: Sequence[str]) -> Iterator[Danger]:
    """Of all that is planned nothing could be paid as things are; the draws may bring more."""
    cash, costs = state.airlines[seat].cash, [_cost(state, atlas, act) for act in acts]
    if costs and min(costs) > cash:
        yield Danger(said("airbaron-moves.danger-plan", cash=cash, cost=min(costs)), certain=False)


def _cost(state: State, atlas: Atlas, act: str) -> int:
    kind, target = plan_form.split(act)
    sst, jumbo = atlas.tracks.sst_price.value, atlas.tracks.jumbo_price.value
    match kind:
        case "buy" if target in atlas.hubs:
            still_open = [code for code in atlas.domestic_of[target] if code not in state.owners]
            return min((atlas.price(code) for code in still_open), default=0)
        case "buy" | "foreign":
            return atlas.price(target)
        case "takeover" if target in atlas.domestic:
            return takeover.price(state, atlas, target)
        case "sst":
            return sst if target in state.owners else sst + atlas.price(target)
        case "jumbo":
            return jumbo
        case _:
            return 0


def of_no_win(play: Play, seat: Seat) -> Iterator[Danger]:
    """The goal would be reached at the end of the turn, in vain."""
    airline, goal = play.airline(seat), play.atlas.goal
    total = victory.reached(play, seat)
    if total >= goal and airline.loan:
        yield Danger(said("airbaron-moves.danger-loan", total=total, goal=goal))
    elif total >= goal and airline.on_strike:
        yield Danger(said("airbaron-moves.danger-strike", total=total, goal=goal))
