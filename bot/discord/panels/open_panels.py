"""Panels that only one person sees: where they are, as long as Discord lets them be drawn anew.

A restart forgets them, and a press on one that was forgotten draws it anew: nothing depends on this.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TypeAlias

import aiohttp
import discord

from bot.discord.panels.plan_drawing import Panel
from bot.discord.replies import Decide, Laid, Reply
from rules.values import Seat

MOST = 4
"""Panels of one seat that are kept in mind."""

_Whose: TypeAlias = tuple[int, Seat]


class OpenPanels:
    def __init__(self) -> None:
        self._whispered: dict[_Whose, dict[int, tuple[int, Reply]]] = defaultdict(dict)
        self._newest: dict[_Whose, object] = {}

    def note(self, reply: Reply, panel: Panel) -> Reply | None:
        """Keep in mind where a panel is about to be shown: before that, so that whoever ends its step finds
        it. The one that there is no room for any more is given back, to be closed."""
        whose = panel.sheet.game_id, panel.sheet.seat
        self._newest[whose] = panel
        if not reply.whispered:
            return None
        kept = self._whispered[whose]
        kept.pop(reply.message, None)
        kept[reply.message] = panel.sheet.step, reply
        return kept.pop(next(iter(kept)))[1] if len(kept) > MOST else None

    def forget(self, reply: Reply, game: int, seat: Seat) -> None:
        """It is closed, or was never shown."""
        self._whispered.get((game, seat), {}).pop(reply.message, None)

    async def mirror(self, user: int, step: int, but: int, panel: Panel, decide: Decide) -> None:
        """Show a panel wherever else this person looks at their plan. Whoever had the seat before them may
        still have one open, and must not see theirs."""
        kept = self._whispered.get((panel.sheet.game_id, panel.sheet.seat), {})
        for message, (at, reply) in list(kept.items()):
            # While the one before was drawn, the step may have ended, and this one be closed.
            if reply.user != user or at != step or message == but or message not in kept:
                continue
            if not await quietly(reply, decide):
                kept.pop(message, None)

    def anywhere(self, user: int, game: int, seat: Seat, but: int) -> bool:
        """Whether this person looks at the plan of this seat anywhere else."""
        kept = self._whispered.get((game, seat), {})
        return any(message != but and reply.user == user for message, (_, reply) in kept.items())

    def of(self, user: int) -> set[tuple[int, Seat, int]]:
        """Game, seat and step of all that this person looks at."""
        return {
            (game, seat, step)
            for (game, seat), kept in self._whispered.items()
            for step, reply in kept.values()
            if reply.user == user
        }

    def newest(self, panel: Panel) -> bool:
        """Whether nothing was drawn for this seat since."""
        return self._newest.get((panel.sheet.game_id, panel.sheet.seat)) is panel

    async def close(self, user: int, game: int, seat: Seat, step: int, view: discord.ui.LayoutView) -> None:
        """Nothing can be pressed any more on this person's panels of that seat and step; what is told there
        is for nobody else who had the seat, or has it."""
        kept = self._whispered.get((game, seat), {})
        # First of all: whoever draws them just now must not open one again.
        own = [message for message, (at, reply) in kept.items() if at == step and reply.user == user]
        closed = [kept.pop(message)[1] for message in own]
        for reply in closed:
            await quietly(reply, shown(Laid(view)))
        if not self._whispered.get((game, seat)):
            self._whispered.pop((game, seat), None)
            self._newest.pop((game, seat), None)


def shown(laid: Laid) -> Decide:
    """That, whatever has come between."""

    async def decided() -> Laid:
        return laid

    return decided


async def quietly(reply: Reply, decide: Decide) -> bool:
    """It may have been dismissed, or Discord may not let it be changed any more."""
    try:
        await reply.lay(decide)
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        return False
    return True
