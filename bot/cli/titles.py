"""The titles as this operator plays them."""

from __future__ import annotations

from functools import cache

from bot.settings import load
from bot.tables.packs import with_packs
from rules.engine import AnyTitle
from rules.titles import TITLES


@cache
def titles() -> dict[str, AnyTitle]:
    return with_packs(TITLES, load().packs)
