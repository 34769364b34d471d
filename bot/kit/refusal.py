"""What a person is told when the bot will not do as asked."""

from __future__ import annotations

from rules.said import Text
from words import say


class Refusal(Exception):  # noqa: N818 - an answer to a person, not a fault
    """One clear sentence for the person who asked; nothing has been changed."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return say(self.why)
