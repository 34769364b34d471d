"""How a game ends: who won and how, to all; to each player how they did; and what shows that all was fair."""

from __future__ import annotations

from msgspec.structs import replace

from bot.kit.text import capital
from bot.post import prose
from bot.store.games import Game
from bot.store.letters import Letter, RecordRef
from bot.tables.loaded import Party
from bot.tables.series import Standings
from rules.engine import Outcome
from rules.table import Table
from rules.values import Seat
from rules.wording import listed, minus_signs

UNSEALED = (
    "-# The seed of the dice was `{seed}`; its SHA-256 is the one shown at the start. `/game verify` plays "
    "the whole game again and checks every roll; so does `flugpost verify` with the record."
)
BOUND = "\n-# SHA-256 of that record is `{digest}`, which binds what everybody chose."
TO_COME = "?" * 64
"""Stands for the digest of a record until the last step, which belongs to it, is written."""


def result(party: Party, table: Table, outcome: Outcome, to: Seat | None = None) -> str:
    """Who won and how, in a line; to one of the players, as they would say it."""
    how = minus_signs(prose.reason(party, table, outcome).rstrip("."))
    ended = {
        "won": _won(party, outcome, to),
        "drawn": "" if "draw" in how.lower() else "It is a draw",
        "lost": "The game is lost",
    }[outcome.result]
    if not ended:
        return f"{capital(how)}."
    return f"{ended}{': ' if how[:1].islower() else '. '}{how}."


def _won(party: Party, outcome: Outcome, to: Seat | None) -> str:
    own = ["You"] if to in outcome.winners else []
    others = [party.written_names[seat] for seat in outcome.winners if seat != to]
    return f"{listed([*own, *others])} {'win' if own or len(others) > 1 else 'wins'}"


def banner(party: Party, table: Table, outcome: Outcome) -> str:
    """The first line of the last post."""
    return f"### {result(party, table, outcome)}"


def series(standings: Standings) -> str:
    """How several matches stand together."""
    points = ", ".join(f"{name} {minus_signs(total)}" for name, total in standings.points)
    if not standings.last:
        return (
            f"Match {standings.match} of {standings.matches}: {points}. The next begins, with sides swapped."
        )
    most = standings.points[0][1]
    first = [name for name, total in standings.points if total == most]
    won = f"{first[0]} wins the series" if len(first) == 1 else "The series ends level"
    return f"{won} after {standings.matches} matches: {points}."


def small_print(game: Game, digest: str | None = TO_COME) -> str:
    """What shows that all was fair; without a digest if the record cannot be put together."""
    return UNSEALED.format(seed=game.seed.hex()) + _bound(digest)


def _bound(digest: str | None) -> str:
    return "" if digest is None else BOUND.format(digest=digest)


def with_digest(letter: Letter, digest: str | None) -> Letter:
    """The last post of a game, which the record goes along with; any other as it is."""
    if letter.record is None:
        return letter
    return replace(letter, text=letter.text.replace(_bound(TO_COME), _bound(digest)))


def without_result(game: Game, key: str, why: str, digest: str | None) -> Letter:
    """The last post of a game that is called off: it leaves the same proof behind."""
    return Letter(
        kind="post",
        game=game.id,
        key=key,
        text=f"{why}\n{small_print(game, digest)}",
        record=RecordRef(game.id),
    )
