"""Takeovers as the stand-in judges them: the odds, the best target, and whether Fare Wars would pay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from rules.airbaron.autopilot.outlook import Outlook
from rules.airbaron.network import takeover

_FURTHEST = 4


class Aim(NamedTuple):
    """A takeover: how likely it succeeds, what it costs, and what all that is worth."""

    code: str
    jet: bool
    chance: float
    price: int
    worth: float


def aim(outlook: Outlook, lay: takeover.Lay, code: str, *, war: bool, jet: bool = False) -> Aim:
    """The takeover as it would stand there, in Fare Wars or out of them."""
    odds, price = lay.chance(outlook.me, code, war=war, jet=jet), outlook.takeovers[code]
    gain = outlook.gain(code, lay.state.owners) + (outlook.jet_value(code) if jet else 0.0)
    return Aim(code, jet, odds, price, odds * gain - price)


def best(aims: Iterable[Aim]) -> Aim | None:
    return max(aims, key=lambda each: (each.worth, each.code), default=None)


def run_of_luck(outlook: Outlook, cash: float, *, war: bool) -> float:
    """What a run of takeovers is expected to bring; without Fare Wars there is only one."""
    lay, total, likely = outlook.lay, 0.0, 1.0
    within = [code for code, price in outlook.takeovers.items() if price <= cash]
    aims = {code: aim(outlook, lay, code, war=war) for code in within}
    for left in reversed(range(_FURTHEST if war else 1)):
        first = best(each for each in aims.values() if each.price <= cash)
        if first is None or first.worth <= 0:
            break
        total += likely * first.worth
        if not left:
            break
        likely *= first.chance
        cash -= first.price
        state = replace(lay.state, owners={**lay.state.owners, first.code: outlook.me})
        lay = takeover.Lay(state, outlook.network)
        del aims[first.code]
        for spoke in outlook.spokes_of[outlook.spokes[first.code].hub]:
            if spoke.code in aims and outlook.takeovers[spoke.code] <= cash:
                aims[spoke.code] = aim(outlook, lay, spoke.code, war=war)
    return total
