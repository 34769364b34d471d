"""Autocomplete: what cannot be offered is not offered, without a word."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable, Coroutine, Iterable
from itertools import islice
from typing import Any, TypeAlias

from discord import app_commands

from bot.discord.limits import OPTION_TEXT, OPTIONS, clip
from bot.discord.replies import Interaction
from bot.kit.refusal import Refusal
from bot.kit.reporting import report

log = logging.getLogger(__name__)

Offered: TypeAlias = list[app_commands.Choice[str]]
Offer: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, Offered]]


def choices(named: Iterable[tuple[str, str]]) -> Offered:
    """As many of these names and values as Discord takes, each as long as it takes it."""
    return [
        app_commands.Choice(name=clip(name, OPTION_TEXT), value=value)
        for name, value in islice(named, OPTIONS)
    ]


def quietly(offer: Offer) -> Offer:
    """Nothing is offered when the command would be refused, or when something broke."""

    @functools.wraps(offer)
    async def offered(interaction: Interaction, typed: str) -> Offered:
        try:
            return await offer(interaction, typed)
        except Refusal:
            return []
        except Exception as fault:  # noqa: BLE001 - an empty list beats none; the fault is logged
            report(log, "autocomplete failed", fault)
            return []

    return offered
