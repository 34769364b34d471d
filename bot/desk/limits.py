"""How many games people and servers may have open at once."""

from __future__ import annotations

from bot.kit.refusal import Refusal
from bot.settings import Limits
from bot.store import Transaction, games
from rules.wording import counted, listed


async def require_room(tx: Transaction, limits: Limits, guild: int, host: int) -> None:
    """That neither this person nor this server has too much open for one more lobby."""
    waiting = await games.lobbies_of(tx, guild, host)
    if len(waiting) >= limits.lobbies:
        named = listed(f"Game {game}" for game in waiting)
        waits = "waits" if len(waiting) == 1 else "wait"
        raise Refusal(f"{named} of yours still {waits} to begin: start one or call it off first.")
    if await games.live_in_guild(tx, guild) >= limits.games:
        raise Refusal(
            f"This server has {counted(limits.games, 'game')} under way, and that is all it may have; "
            "please try again when one is over."
        )
