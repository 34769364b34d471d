"""Everything a person can ask of a game."""

from __future__ import annotations

from bot.desk.lobby import Lobby
from bot.desk.quick import Quick


class Desk(Lobby, Quick):
    """Every method raises Refusal with one sentence, and has then changed nothing.

    The parts: `bot.desk.lobby` (until a game begins), `bot.desk.planning` (forms, drafts, locking in),
    `bot.desk.quick` (answers in a line) and `bot.desk.queries` (lists, pictures, status, records).
    """
