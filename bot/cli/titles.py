"""The titles as this operator plays them."""

from __future__ import annotations

from functools import cache

from bot.cli.failure import Failure
from bot.settings import BadSettings, load
from bot.tables.packs import BadPack, with_packs
from rules.engine import AnyTitle
from rules.titles import TITLES


@cache
def titles() -> dict[str, AnyTitle]:
    try:
        return with_packs(TITLES, load().packs)
    except (BadPack, BadSettings) as fault:
        raise Failure(str(fault)) from None
