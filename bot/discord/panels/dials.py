"""A place or an amount on a panel: a row of usual ones, and a row that pushes it a little, or asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import discord

from bot.desk.forms.dials import PUSHES, Push, standing, usual
from bot.discord.panels.ids import PlanAct, PlanId, digest
from bot.discord.panels.parts import button
from bot.kit.text import answer_in_words
from rules.engine import Number, Spot, Value
from words import say

_ARROWS: dict[Push, str] = {"left": "←", "down": "↓", "up": "↑", "right": "→"}
Row: TypeAlias = discord.ui.ActionRow[Any]


def cost(field: Spot | Number) -> int:
    """How many components it takes."""
    first = len(usual(field))
    return (first + 1 if first else 0) + len(_pushes(field)) + 2


def rows(field: Spot | Number, answer: Value | None, here: PlanId) -> Iterator[Row]:
    def name(act: PlanAct, number: int) -> PlanId:
        return here.to(act, f"{digest(field.name)}{number:x}")

    now = standing(field, answer)
    known = usual(field)
    if known:
        yield discord.ui.ActionRow(
            *(
                button(say(each.label), name("put", number), _lit(answer is not None and each.value == now))
                for number, each in enumerate(known)
            )
        )
    typed = f"{say(field.label)}: {answer_in_words(field, now) or 'set…'}"
    yield discord.ui.ActionRow(
        *_nudges(field, name, disabled=now is None),
        button(typed, here.to("ask", digest(field.name)), _lit(answer is not None)),
    )


def _nudges(
    field: Spot | Number, name: Callable[[PlanAct, int], PlanId], *, disabled: bool
) -> Iterator[discord.ui.Button[Any]]:
    by = say(field.said(field.nudge)) if isinstance(field, Number) else ""
    for push in _pushes(field):
        sign = _ARROWS[push] if isinstance(field, Spot) else f"{'−' if push == 'left' else '+'} {by}"
        yield button(sign, name("nudge", PUSHES.index(push)), disabled=disabled)


def _pushes(field: Spot | Number) -> tuple[Push, ...]:
    return PUSHES if isinstance(field, Spot) else ("left", "right")


def _lit(on: bool) -> discord.ButtonStyle:  # noqa: FBT001 - what it is about
    return discord.ButtonStyle.primary if on else discord.ButtonStyle.secondary
