"""What is said of people who are away: once at each table when they go, and when they are back early."""

from __future__ import annotations

from datetime import timedelta

from bot.kit.clock import stamp
from bot.post import notices
from bot.post.addressed import at_table
from bot.store.games import Player
from bot.store.letters import Letter
from bot.store.people import Absence
from bot.tables.loaded import Party
from rules.said import Said, said


def told(party: Party, player: Player, absence: Absence) -> Said:
    """Of somebody who has gone, or is back early."""
    if absence.state != "begun":
        return notices.back(player)
    terms = party.game.terms
    return said(
        "post.away",
        name=player.written,
        ends=stamp(absence.ends, "f"),
        meanwhile=_meanwhile(party, player, absence),
        level=terms.sits_in,
        days=terms.away_days,
    )


def _meanwhile(party: Party, player: Player, absence: Absence) -> str:
    if party.stood_in(player):
        return "plays"
    if not party.manned:
        return "nobody"
    longer = absence.ends - absence.begins > timedelta(days=party.game.terms.away_days)
    return "limited" if longer else "wait"


def letter(party: Party, player: Player, absence: Absence, text: Said) -> Letter:
    """That, at a table of theirs."""
    kind = "away" if absence.state == "begun" else "back"
    return Letter(
        kind="post",
        game=party.game.id,
        key=f"{kind}:{player.seat}:{_which(absence)}",
        text=at_table(party.game, text),
    )


def _which(absence: Absence) -> str:
    """One absence from another; one that is changed while it lasts is told again."""
    return f"{int(absence.begins.timestamp())}:{int(absence.ends.timestamp())}"
