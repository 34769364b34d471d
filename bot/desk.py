"""Everything a person can ask of a game."""

from __future__ import annotations

from bot.lobby import Lobby
from bot.quick import Quick


class Desk(Lobby, Quick):
    """Every method raises Refusal with one sentence, and has then changed nothing.

    The parts: `bot.lobby` (until a game begins), `bot.planning` (forms, drafts, locking in),
    `bot.quick` (answers in a line) and `bot.reading` (lists, pictures, status, records).
    """
