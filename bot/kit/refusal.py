"""What a person is told when the bot will not do as asked."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818 - an answer to a person, not a fault
    """One clear sentence for the person who asked; nothing has been changed."""
