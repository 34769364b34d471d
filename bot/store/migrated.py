"""Migrated games, which passed from older rules to newer ones: earlier steps are kept as those wrote them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.store.packed import pack, unpack
from bot.store.transactions import Transaction
from rules.engine import Choice
from rules.table import decode_choice, encode


class OlderRules(NamedTuple):
    """Up to this step a game was played by that version of the rules, with these options; so its table then
    lay by the newer ones, if that was noted."""

    step: int
    rules_version: int
    options: Choice
    laid: bytes | None


async def note(tx: Transaction, game: int, older: OlderRules) -> None:
    """A game that passed on twice at the same step was never played by the version between."""
    laid = None if older.laid is None else pack(older.laid)
    await tx.execute(
        "INSERT INTO carried (game, step, rules_version, options, laid) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (game, step) DO UPDATE SET laid = excluded.laid",
        (game, older.step, older.rules_version, encode(older.options).decode(), laid),
    )


async def of_game(tx: Transaction, game: int) -> list[OlderRules]:
    """The earliest first."""
    rows = await tx.all(
        "SELECT step, rules_version, options, laid FROM carried WHERE game = ? ORDER BY step", (game,)
    )
    return [
        OlderRules(row[0], row[1], decode_choice(row[2]), None if row[3] is None else unpack(row[3]))
        for row in rows
    ]


async def move_back(tx: Transaction, game: int, step: int, laid: bytes) -> None:
    """What was played again from an earlier step, with the table laid so, is the newer rules' alone."""
    await tx.execute(
        "DELETE FROM carried WHERE game = ? AND step > (SELECT min(step) FROM carried WHERE game = ? "
        "AND step >= ?)",
        (game, game, step),
    )
    await tx.execute(
        "UPDATE carried SET step = ?, laid = ? WHERE game = ? AND step > ?", (step, pack(laid), game, step)
    )


async def of_other_versions(tx: Transaction, versions: Mapping[str, int]) -> list[int]:
    """Running games and lobbies of these titles that other versions of their rules began."""
    found = [
        await tx.all(
            "SELECT id FROM games WHERE status IN ('lobby', 'running') AND title = ? AND rules_version <> ?",
            (title, version),
        )
        for title, version in versions.items()
    ]
    return sorted(row[0] for rows in found for row in rows)


async def set_rules(tx: Transaction, game: int, version: int, options: Choice) -> None:
    await tx.execute(
        "UPDATE games SET rules_version = ?, options = ? WHERE id = ?",
        (version, encode(options).decode(), game),
    )
