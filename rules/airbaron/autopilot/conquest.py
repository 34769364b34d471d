"""Takeovers as the stand-in judges them: the odds, the best target, and whether Fare Wars would pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from rules.airbaron.autopilot.outlook import Outlook, Owners
from rules.values import Seat

_SUMS = Counter(a + b for a, b in product(range(1, 7), repeat=2))
_FURTHEST = 4


class Aim(NamedTuple):
    """A takeover: how likely it succeeds, what it costs, and what all that is worth."""

    code: str
    jet: bool
    chance: float
    price: int
    worth: float


def chance(net: int) -> float:
    """How often 2d6 plus the net modifier beats 2d6; ties are lost."""
    won = sum(_SUMS[a] * _SUMS[b] for a, b in product(_SUMS, repeat=2) if a + net > b)
    return won / 36**2


_CHANCES = {net: chance(net) for net in range(-12, 13)}


def modifiers(outlook: Outlook, owners: Owners, code: str, seat: Seat) -> int:
    """Foreign spokes at the hub and adjacent hubs under control."""
    hub = outlook.spokes[code].hub
    abroad = sum(owners.get(spoke.code) == seat for spoke in outlook.foreign_of[hub])
    return abroad + sum(_controls(outlook, owners, other, seat) for other in outlook.hubs[hub].links)


def aim(outlook: Outlook, code: str, *, war: bool, jet: bool = False, owners: Owners | None = None) -> Aim:
    now = outlook.owners if owners is None else owners
    spoke, owner = outlook.spokes[code], now.get(code)
    net = 2 * war + 2 * jet + modifiers(outlook, now, code, outlook.me)
    if owner is not None:
        net -= int(outlook.view.airlines[owner].fare_wars) + _controls(outlook, now, spoke.hub, owner)
        net -= modifiers(outlook, now, code, owner) + 2 * (code in outlook.jets)
    price = spoke.price * (1 if owner is None else 2)
    odds = _CHANCES[max(-12, min(12, net))]
    gain = outlook.gain(code, now) + (outlook.jet_value(code) if jet else 0.0)
    return Aim(code, jet, odds, price, odds * gain - price)


def best(aims: Iterable[Aim]) -> Aim | None:
    return max(aims, key=lambda each: (each.worth, each.code), default=None)


def run_of_luck(outlook: Outlook, cash: float, *, war: bool) -> float:
    """What a run of takeovers is expected to bring; without Fare Wars there is only one."""
    owners, total, likely = dict(outlook.owners), 0.0, 1.0
    aims = {code: aim(outlook, code, war=war) for code in outlook.spokes if owners.get(code) != outlook.me}
    for _ in range(_FURTHEST if war else 1):
        first = best(each for each in aims.values() if each.price <= cash)
        if first is None or first.worth <= 0:
            break
        total += likely * first.worth
        likely *= first.chance
        cash -= first.price
        owners[first.code] = outlook.me
        del aims[first.code]
        for spoke in outlook.spokes_of[outlook.spokes[first.code].hub]:
            if spoke.code in aims:
                aims[spoke.code] = aim(outlook, spoke.code, war=war, owners=owners)
    return total


def _controls(outlook: Outlook, owners: Owners, hub: str, seat: Seat) -> bool:
    return all(owners.get(spoke.code) == seat for spoke in outlook.spokes_of[hub])
