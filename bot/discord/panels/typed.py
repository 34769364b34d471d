"""Answers that are typed: the window that asks for them, and what a text means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import discord

from bot.discord.limits import INPUT_PLACEHOLDER, MODAL_LABEL, MODAL_TITLE, clip, quoted
from bot.discord.panels.ids import AnyId
from bot.kit.refusal import Refusal
from bot.kit.text import answer_in_words
from rules.engine import Field, Number, Spot, Value

_PAIR = re.compile(r"\s*(-?\d{1,6}(?:\.\d{1,3})?)\s*(?:[,;]\s*|\s+)(-?\d{1,6}(?:\.\d{1,3})?)\s*(?:cm)?\s*")
_WHOLE = re.compile(r"\s*-?\d{1,12}\s*")


def question(field: Field, answer: Value | None, custom_id: AnyId) -> discord.ui.Modal:
    """The window that asks for one field."""
    modal = discord.ui.Modal(title=clip(field.label, MODAL_TITLE), custom_id=str(custom_id), timeout=None)
    modal.add_item(
        discord.ui.Label(
            text=clip(_hint(field), MODAL_LABEL),
            component=discord.ui.TextInput(
                custom_id="answer",
                default=answer_in_words(field, answer).removesuffix(" cm") or None,
                placeholder=clip(field.note, INPUT_PLACEHOLDER) or None if isinstance(field, Spot) else None,
                max_length=40,
            ),
        )
    )
    modal.stop()  # the client answers by custom id; the library need not remember this window
    return modal


def _hint(field: Field) -> str:
    if isinstance(field, Number):
        steps = f" in steps of {field.step}" if field.step > 1 else ""
        return f"{field.low} to {field.high}{steps}"
    return "x, y in cm from the lower left corner"


def meaning(field: Field, typed: str) -> Value:
    """The answer that was typed. Whether it is allowed is for the rules to say."""
    if isinstance(field, Number):
        if not _WHOLE.fullmatch(typed):
            raise Refusal(
                f"{quoted(typed)} is not a whole number; “{field.label}” takes {field.low} to {field.high}."
            )
        return int(typed)
    pair = _PAIR.fullmatch(typed)
    if pair is None:
        raise Refusal(f"{quoted(typed)} is not a place; type two numbers of centimetres, such as 12.5, 30.")
    return float(pair[1]) * 10, float(pair[2]) * 10


def text_of(components: Iterable[Mapping[str, Any]]) -> str:
    """What was typed into a submitted window, however its parts are nested."""
    for part in components:
        if "value" in part:
            return str(part["value"])
        inside = part.get("components") or [part[key] for key in ("component",) if key in part]
        if found := text_of(inside):
            return found
    return ""
