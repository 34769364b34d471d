"""Lots: what chance deals out in a game, as its players would count it."""

from __future__ import annotations

from rules.said import Text
from rules.values import Frozen


class Lot(Frozen, frozen=True):
    """Something that chance deals out, and players would count: damage, money, successes.

    `good` says that more of it is better for whoever gets it; `unit` goes before an amount of money.
    """

    key: str
    label: Text
    good: bool = True
    unit: str = ""
