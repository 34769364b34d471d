"""Who may run a game when its host is gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.store import Transaction, games, offers, people
from bot.store.games import NOBODY, Game, Player
from rules.said import Text, said


class Heir(NamedTuple):
    user: int
    there: bool
    """Neither away nor silent. Others have to be asked, for they may not even notice."""


async def heirs(tx: Transaction, game: Game, players: Sequence[Player], gone: int) -> list[Heir]:
    """The co-host, then those who play, the longest-sitting first; before all of those who are not there.

    Whoever accepted a seat while the game ran is counted from when it was offered to them.
    """
    accepted = [offer for offer in await offers.made(tx, game.id, "seat") if offer.state == "agreed"]
    seated = {offer.user: offer.id for offer in accepted}
    sitting = sorted(players, key=lambda player: seated.get(player.user, 0))
    found = {player.user: player.present for player in sitting if player.user is not None}
    if game.cohost is not None:
        absence = (await people.get(tx, game.cohost)).absence
        there = found.get(game.cohost, absence is None or absence.state != "begun")
        found = {game.cohost: there, **found}
    heirs = [Heir(user, there) for user, there in found.items() if user != gone]
    return sorted(heirs, key=lambda heir: not heir.there)


async def pass_on(tx: Transaction, game: Game, players: Sequence[Player], gone: int) -> tuple[Text, ...]:
    """Let the first heir who is there run the game, if it was this person who did; what is to be said of it.

    If all are away, nobody runs it until one of them, who is asked, says yes.
    """
    others = await heirs(tx, game, players, gone) if gone == game.host else []
    if not others:
        return ()
    heir = next((heir.user for heir in others if heir.there), NOBODY)
    await appoint(tx, game, heir)
    return () if heir == NOBODY else (said("desk-running.host-runs", who=f"<@{heir}>"),)


async def appoint(tx: Transaction, game: Game, host: int) -> None:
    """This person runs the game, and is no co-host any more."""
    await games.update(tx, game.id, host=host, cohost=None if host == game.cohost else game.cohost)
