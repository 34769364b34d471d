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


def aim(outlook: Outlook, lay: takeover.Lay, code: str, *, jet: bool = False) -> Aim:
    """The takeover as it would stand there."""
    odds = lay.chance(outlook.me, code, jet=jet)
    owners = lay.state.owners
    price = takeover.cost(outlook.spokes[code].price, owners.get(code))
    gain = outlook.gain(code, owners) + (outlook.jet_value(code) if jet else 0.0)
    return Aim(code, jet, odds, price, odds * gain - price)


def best(aims: Iterable[Aim]) -> Aim | None:
    return max(aims, key=lambda each: (each.worth, each.code), default=None)


def run_of_luck(outlook: Outlook, cash: float, *, war: bool) -> float:
    """What a run of takeovers is expected to bring; without Fare Wars there is only one."""
    lay, total, likely = outlook.supposing(war=war), 0.0, 1.0
    others = [code for code in outlook.spokes if outlook.owners.get(code) != outlook.me]
    aims = {code: aim(outlook, lay, code) for code in others}
    for _ in range(_FURTHEST if war else 1):
        first = best(each for each in aims.values() if each.price <= cash)
        if first is None or first.worth <= 0:
            break
        total += likely * first.worth
        likely *= first.chance
        cash -= first.price
        state = replace(lay.state, owners={**lay.state.owners, first.code: outlook.me})
        lay = takeover.Lay(state, outlook.network)
        del aims[first.code]
        for spoke in outlook.spokes_of[outlook.spokes[first.code].hub]:
            if spoke.code in aims:
                aims[spoke.code] = aim(outlook, lay, spoke.code)
    return total
