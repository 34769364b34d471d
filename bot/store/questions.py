"""A read model: what is asked of whom, so that a list of somebody's games need not load every one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from bot.store.games import Status
from bot.store.moments import from_store
from bot.store.packed import kept, text_of
from bot.store.transactions import Transaction
from rules.said import Text
from rules.values import Seat


class Question(NamedTuple):
    """Of which kind it is, and what it is called."""

    kind: str
    title: Text


@dataclass(frozen=True, kw_only=True)
class GameLine:
    """One of a person's games as lists show it."""

    game_id: int
    title: str
    status: Status
    thread: int | None
    deadline: datetime | None
    paused: bool
    absent: bool
    """A stand-in plays for them until they are back."""
    question: Text
    """What is asked of them, answered or not; empty if nothing is."""
    kind: str
    answered: bool

    @property
    def owes(self) -> bool:
        return bool(self.question) and not self.answered

    @property
    def locked(self) -> bool:
        return bool(self.question) and self.answered


async def replace(tx: Transaction, game: int, step: int, asked: Mapping[Seat, Question]) -> None:
    """These questions, in place of all that were asked in this game before."""
    await tx.execute("DELETE FROM questions WHERE game = ?", (game,))
    for seat, (kind, title) in asked.items():
        await tx.add_row(
            "questions", {"game": game, "step": step, "seat": seat, "kind": kind, "title": kept(title)}
        )


async def known(tx: Transaction, game: int, step: int) -> bool:
    """Whether this step's questions are kept; games of older versions have none yet."""
    return await tx.exists("SELECT 1 FROM questions WHERE game = ? AND step = ? LIMIT 1", (game, step))


async def owed_by(tx: Transaction, game: int, users: Iterable[int]) -> bool:
    """Whether a running game waits for a choice of any of them."""
    owing = await tx.column(
        "SELECT s.person FROM games AS g JOIN seats AS s ON s.game = g.id "
        "JOIN questions AS q ON q.game = g.id AND q.step = g.step AND q.seat = s.seat "
        "LEFT JOIN choices AS c ON c.game = g.id AND c.step = g.step AND c.seat = s.seat "
        "WHERE g.id = ? AND g.status = 'running' AND c.seat IS NULL",
        (game,),
    )
    return not set(owing).isdisjoint(users)


async def to_stand_ins(tx: Transaction, most: int) -> list[int]:
    """Running games in which stand-ins are asked, those with the nearest deadlines first."""
    return await tx.column(
        "SELECT id FROM games WHERE status = 'running' AND EXISTS ("
        "SELECT 1 FROM questions AS q JOIN seats AS s USING (game, seat) "
        "WHERE q.game = games.id AND q.step = games.step AND (s.person IS NULL OR s.absent = 1)) "
        "ORDER BY deadline IS NULL, deadline, id LIMIT ?",
        (most,),
    )


async def games_of(tx: Transaction, user: int) -> list[GameLine]:
    """This person's games that are not over: those where they owe something first, the soonest before all."""
    rows = await tx.all(
        "SELECT g.id, g.title, g.status, g.thread, g.deadline, g.remaining IS NOT NULL AS paused, s.absent, "
        "coalesce(q.title, '') AS question, coalesce(q.kind, '') AS kind, c.seat IS NOT NULL AS answered "
        "FROM seats AS s JOIN games AS g ON g.id = s.game "
        "LEFT JOIN questions AS q ON q.game = g.id AND q.step = g.step AND q.seat = s.seat "
        "AND g.status = 'running' "
        "LEFT JOIN choices AS c ON c.game = g.id AND c.step = g.step AND c.seat = s.seat "
        "WHERE s.person = ? AND g.status IN ('lobby', 'running') "
        "ORDER BY q.seat IS NULL OR c.seat IS NOT NULL, g.deadline IS NULL, g.deadline, g.id DESC",
        (user,),
    )
    return [
        GameLine(
            game_id=row["id"],
            title=row["title"],
            status=row["status"],
            thread=row["thread"],
            deadline=from_store(row["deadline"]),
            paused=bool(row["paused"]),
            absent=bool(row["absent"]),
            question=text_of(row["question"]),
            kind=row["kind"],
            answered=bool(row["answered"]),
        )
        for row in rows
    ]
