"""A place or an amount on a panel: a row of usual ones, and a row that pushes it a little, or asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import discord

from bot.desk.forms.dials import PUSHES, Push, standing, usual
from bot.discord.panels.ids import PlanAct, PlanId, digest
from bot.discord.panels.parts import answer_on_button, button
from rules.engine import Number, Spot, Value
from words import phrase, say

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
    yield discord.ui.ActionRow(
        *_nudges(field, name, disabled=now is None),
        button(answer_on_button(field, now), here.to("ask", digest(field.name)), _lit(answer is not None)),
    )


def _nudges(
    field: Spot | Number, name: Callable[[PlanAct, int], PlanId], *, disabled: bool
) -> Iterator[discord.ui.Button[Any]]:
    for push in _pushes(field):
        yield button(_sign(field, push), name("nudge", PUSHES.index(push)), disabled=disabled)


def _sign(field: Spot | Number, push: Push) -> str:
    if isinstance(field, Spot):
        return _ARROWS[push]
    by = field.said(field.nudge)
    return phrase("panels.dial-less", step=by) if push == "left" else phrase("panels.dial-more", step=by)


def _pushes(field: Spot | Number) -> tuple[Push, ...]:
    return PUSHES if isinstance(field, Spot) else ("left", "right")


def _lit(on: bool) -> discord.ButtonStyle:  # noqa: FBT001 - what it is about
    return discord.ButtonStyle.primary if on else discord.ButtonStyle.secondary
