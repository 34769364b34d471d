"""How a game ends: who won and how, to all; to each player how they did; and what shows that all was fair."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.post import prose
from bot.post.addressed import speaking_at
from bot.store.games import Game
from bot.store.letters import Letter, RecordRef
from bot.tables.loaded import Party
from bot.tables.series import Standings
from rules.engine import Outcome
from rules.said import Said, Text, listed, said, series
from rules.table import Table
from rules.values import Seat
from words import phrase, say

TO_COME = "?" * 64
"""Stands for the digest of a record until the last step, which belongs to it, is written."""


def result(party: Party, table: Table, outcome: Outcome, to: Seat | None = None) -> Said:
    """Who won and how, in a line; to one of the players, as they would say it."""
    reason = prose.reason(party, table, outcome)
    if isinstance(reason, str):
        reason = said("telling.as-written", reason=reason.rstrip("."))
    if outcome.result != "won":
        return said(
            "telling.result-lost" if outcome.result == "lost" else "telling.result-drawn", reason=reason
        )
    own = [said("telling.name-you")] if to in outcome.winners else []
    others = [party.player(seat).written for seat in outcome.winners if seat != to]
    return said("telling.result-won", winners=listed([*own, *others]), who=_who(own, others), reason=reason)


def _who(own: Sequence[Text], others: Sequence[Text]) -> str:
    """Who wins, as the verb needs it."""
    if own:
        return "with-you" if others else "you"
    return "one" if len(others) == 1 else "many"


def banner(party: Party, table: Table, outcome: Outcome) -> Said:
    """The first line of the last post."""
    return said("telling.banner", result=result(party, table, outcome))


def series_told(standings: Standings) -> Said:
    """How several matches stand together."""
    points = series(said("telling.standing", name=name, points=total) for name, total in standings.points)
    if not standings.last:
        match, of = str(standings.match), str(standings.matches)
        return said("telling.series-so-far", match=match, matches=of, points=points)
    most = standings.points[0][1]
    first = [name for name, total in standings.points if total == most]
    matches = standings.matches
    if len(first) > 1:
        return said("telling.series-level", matches=matches, points=points)
    return said("telling.series-won", winner=first[0], matches=matches, points=points)


def small_print(game: Game, digest: str | None = TO_COME) -> str:
    """What shows that all was fair; without a digest if the record cannot be put together. In the language of
    the time being."""
    return "\n".join([phrase("telling.unsealed", seed=game.seed.hex()), *_bound(digest)])


def _bound(digest: str | None) -> list[str]:
    return [] if digest is None else [phrase("telling.bound", digest=digest)]


def with_digest(game: Game, letter: Letter, digest: str | None) -> Letter:
    """The last post of a game, which the record goes along with; any other as it is."""
    if letter.record is None:
        return letter
    with speaking_at(game):
        to_come, bound = small_print(game), small_print(game, digest)
    return replace(letter, text=letter.text.replace(to_come, bound))


def without_result(game: Game, key: str, why: Text, digest: str | None) -> Letter:
    """The last post of a game that is called off: it leaves the same proof behind."""
    with speaking_at(game):
        text = f"{say(why)}\n{small_print(game, digest)}"
    return Letter(kind="post", game=game.id, key=key, text=text, record=RecordRef(game.id))
