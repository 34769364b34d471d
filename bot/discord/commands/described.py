"""What Discord shows of a command before anybody runs it: it is registered once, in English."""

from __future__ import annotations

from rules.said import said
from words import english


def described(key: str) -> str:
    return english(said(key))
