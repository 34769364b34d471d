"""The titles as this operator plays them."""

from __future__ import annotations

from functools import cache

from bot.commandline.failure import Failure
from bot.packs import BadPack, with_packs
from bot.settings import BadSettings, load
from rules.table import AnyTitle
from rules.titles import TITLES


@cache
def titles() -> dict[str, AnyTitle]:
    try:
        return with_packs(TITLES, load().packs)
    except (BadPack, BadSettings) as fault:
        raise Failure(str(fault)) from None
