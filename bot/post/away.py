"""What is said of people who are away: once at each table when they go, and when they are back early."""

from __future__ import annotations

from datetime import timedelta

from bot.kit.clock import stamp
from bot.kit.text import capital, escape
from bot.post.telling import stand_in
from bot.store.games import Player
from bot.store.letters import Letter
from bot.store.people import Absence
from bot.tables.loaded import Party
from rules.wording import counted


def gone_away(party: Party, player: Player, absence: Absence) -> Letter:
    gone = f"{escape(player.name)} is away until {stamp(absence.ends, 'f')}."
    return Letter(
        kind="post",
        game=party.game.id,
        key=f"away:{player.seat}:{_which(absence)}",
        text=f"{gone} {_meanwhile(party, player, absence)}",
    )


def _meanwhile(party: Party, player: Player, absence: Absence) -> str:
    if party.stood_in(player):
        return f"{capital(stand_in(party.game))} plays for them meanwhile."
    if not party.manned:
        return "The game waits for them."
    days = party.game.terms.away_days
    longer = absence.ends - absence.begins > timedelta(days=days)
    most = f", for {counted(days, 'day')} at most" if longer else ""
    return f"Deadlines wait for them{most}."


def back_early(party: Party, player: Player, absence: Absence) -> Letter:
    return Letter(
        kind="post",
        game=party.game.id,
        key=f"back:{player.seat}:{_which(absence)}",
        text=f"{escape(player.name)} is back.",
    )


def _which(absence: Absence) -> str:
    """One absence from another; one that is changed while it lasts is told again."""
    return f"{int(absence.begins.timestamp())}:{int(absence.ends.timestamp())}"
