"""An audit log: what was done to run a game, by whom and when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.store.moments import from_store, to_store
from bot.store.packed import kept, text_of
from bot.store.transactions import Transaction
from rules.said import Text


@dataclass(frozen=True)
class LoggedAct:
    """Something done while the game stood at a step; `what` is a whole sentence."""

    step: int
    what: Text
    at: datetime


async def note(tx: Transaction, game: int, step: int, kind: str, what: Text, now: datetime) -> None:
    await tx.add_row(
        "acts", {"game": game, "step": step, "kind": kind, "what": kept(what), "at": to_store(now)}
    )


async def answer(tx: Transaction, form: int) -> Text | None:
    """What somebody heard when they answered this question, if they have."""
    said: str | None = await tx.value("SELECT said FROM acts WHERE form = ?", (form,))
    return None if said is None else text_of(said)


async def note_answer(tx: Transaction, game: int, form: int, said: Text) -> None:
    """That the game's latest act answers this question."""
    await tx.execute(
        "UPDATE acts SET form = ?, said = ? WHERE id = (SELECT max(id) FROM acts WHERE game = ?)",
        (form, kept(said), game),
    )


async def of_game(tx: Transaction, game: int) -> list[LoggedAct]:
    rows = await tx.all("SELECT step, what, at FROM acts WHERE game = ? ORDER BY id", (game,))
    return [LoggedAct(row[0], text_of(row[1]), from_store(row[2])) for row in rows]


async def at_step(tx: Transaction, game: int, step: int) -> list[tuple[str, datetime]]:
    """Which kinds of things were done while the game stood at that step, and when."""
    rows = await tx.all("SELECT kind, at FROM acts WHERE game = ? AND step = ? ORDER BY id", (game, step))
    return [(row[0], from_store(row[1])) for row in rows]
