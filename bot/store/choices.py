"""Choices and drafts: what is locked in (an upsert, refused past its step), and what is only filled in."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

from bot.kit.text import written
from bot.store.moments import from_store, to_store
from bot.store.packed import text_of
from bot.store.transactions import Transaction
from rules.engine import Choice, Value
from rules.said import Text
from rules.table import decode_choice, encode
from rules.values import Seat

RECENT = 8
"""Choices of a seat that are looked through for what it answered before."""

Source: TypeAlias = Literal["draft", "player", "stand-in", "default", "autopilot"]


async def put(
    tx: Transaction, game: int, step: int, seat: Seat, choice: Choice, source: Source, now: datetime
) -> bool:
    """Store a choice, or a change of mind; False, and nothing stored, if the game is past this step."""
    changed = await tx.execute(
        "INSERT INTO choices (game, step, seat, choice, source, at, name) "
        "SELECT ?, ?, ?, ?, ?, ?, (SELECT name FROM seats WHERE game = ? AND seat = ?) "
        "WHERE EXISTS (SELECT 1 FROM games WHERE id = ? AND step = ? AND status = 'running') "
        "ON CONFLICT (game, step, seat) DO UPDATE SET choice = excluded.choice, source = excluded.source, "
        "at = excluded.at, name = excluded.name",
        (game, step, seat, encode(choice).decode(), source, to_store(now), game, seat, game, step),
    )
    return changed == 1


async def at_step(tx: Transaction, game: int, step: int) -> dict[Seat, dict[str, Value]]:
    """Who has chosen what: the one definition of having submitted."""
    rows = await tx.all(
        "SELECT seat, choice FROM choices WHERE game = ? AND step = ? ORDER BY seat", (game, step)
    )
    return {row[0]: decode_choice(row[1]) for row in rows}


async def of_game(tx: Transaction, game: int) -> dict[int, dict[Seat, dict[str, Value]]]:
    """Every choice of the game, by step and seat."""
    rows = await tx.all("SELECT step, seat, choice FROM choices WHERE game = ? ORDER BY step, seat", (game,))
    steps: dict[int, dict[Seat, dict[str, Value]]] = {}
    for step, seat, choice in rows:
        steps.setdefault(step, {})[seat] = decode_choice(choice)
    return steps


@dataclass(frozen=True)
class Made:
    """That something was chosen for a seat, by whom and when: not what."""

    seat: Seat
    source: Source
    at: datetime
    called: Text
    """Whoever sat there then."""

    @property
    def written(self) -> Text:
        """As it stands in a text for Discord."""
        return written(self.called)


async def made(tx: Transaction, game: int) -> dict[int, list[Made]]:
    """Of every step, in the order in which it was chosen."""
    rows = await tx.all(
        "SELECT step, seat, source, at, name FROM choices WHERE game = ? ORDER BY step, at, seat", (game,)
    )
    steps: dict[int, list[Made]] = {}
    for step, seat, source, at, name in rows:
        steps.setdefault(step, []).append(Made(seat, source, from_store(at), text_of(name)))
    return steps


async def before(tx: Transaction, game: int, step: int, seat: Seat) -> dict[str, Value]:
    """What this seat answered to each field the last time, if that was not long ago."""
    given = await tx.column(
        "SELECT choice FROM choices WHERE game = ? AND seat = ? AND step < ? ORDER BY step DESC LIMIT ?",
        (game, seat, step, RECENT),
    )
    answers: dict[str, Value] = {}
    for choice in reversed(given):
        answers |= decode_choice(choice)
    return answers


async def put_draft(tx: Transaction, game: int, step: int, seat: Seat, answers: Choice) -> None:
    draft = {"game": game, "step": step, "seat": seat, "answers": encode(answers).decode()}
    begun = "ON CONFLICT (game, step, seat) DO UPDATE SET answers = excluded.answers"
    await tx.add_row("drafts", draft, unless=begun)


async def drafts(tx: Transaction, game: int, step: int) -> dict[Seat, dict[str, Value]]:
    """Who has filled in what, without handing it in; beside a choice, a draft is a change of mind."""
    rows = await tx.all("SELECT seat, answers FROM drafts WHERE game = ? AND step = ?", (game, step))
    return {row[0]: decode_choice(row[1]) for row in rows}


async def drop(tx: Transaction, game: int, step: int, seat: Seat) -> None:
    """A choice that newer rules refuse."""
    await tx.execute("DELETE FROM choices WHERE game = ? AND step = ? AND seat = ?", (game, step, seat))


async def drop_draft(tx: Transaction, game: int, step: int, seat: Seat) -> None:
    await tx.execute("DELETE FROM drafts WHERE game = ? AND step = ? AND seat = ?", (game, step, seat))


async def drop_drafts(tx: Transaction, game: int) -> None:
    """Those of a step that is over; orders that are not finished belong to no step, and are kept."""
    await tx.execute("DELETE FROM drafts WHERE game = ? AND step >= 0", (game,))
