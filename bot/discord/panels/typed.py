"""Answers that are typed: the window that asks for them, and what a text means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord

from bot.desk.forms.dials import by_name
from bot.discord.limits import INPUT_PLACEHOLDER, clip, quoted
from bot.discord.panels.ids import AnyId, OpeningId, OrdersId, PlanId
from bot.discord.panels.parts import window
from bot.discord.panels.rows import Turned, read
from bot.kit.refusal import Refusal
from bot.kit.text import answer_in_words
from rules.answers import range_of
from rules.engine import Choice, Field, Number, Spot, Value
from rules.said import said
from words import figure, phrase, say

_POINT, _COMMA = (rf"([-−]?\d{{1,6}}(?:{sign}\d{{1,3}})?)" for sign in (r"\.", ","))
_PAIR = re.compile(rf"\s*{_POINT}\s*(?:[,;]\s*|\s+){_POINT}\s*(?:cm)?\s*")
_PAIR_WITH_COMMAS = re.compile(rf"\s*{_COMMA}(?:\s*;\s*|,?\s+){_COMMA}\s*(?:cm)?\s*")
_WHOLE = re.compile(r"\s*[-−]?\d{1,12}\s*")
_PARTS = re.compile(r"\s*([-−]?\d{1,9}(?:\.\d{1,3}|,\d{1,2})?)\s*[a-z%°]*\s*")


def question(field: Field, answer: Value | None, custom_id: AnyId) -> discord.ui.Modal:
    """The window that asks for one field."""
    default = _typed(field, answer) or None
    note = clip(say(field.note), INPUT_PLACEHOLDER) or None if isinstance(field, Spot) else None
    return window(say(field.label), custom_id, _hint(field), default=default, placeholder=note, max_length=40)


def _typed(field: Field, answer: Value | None) -> str:
    """An answer as it would be typed."""
    if isinstance(field, Spot) and isinstance(answer, tuple):
        x, y = answer
        return phrase("panels.typed-pair", x=float(x) / 10, y=float(y) / 10)
    if isinstance(field, Number) and isinstance(answer, int):
        return figure(field.amount(answer))
    return answer_in_words(field, answer)


def _hint(field: Field) -> str:
    if isinstance(field, Number):
        return phrase(
            "panels.typed-number",
            range=range_of(field),
            kind="steps" if field.step > 1 else "any",
            step=field.said(field.step),
            square="none" if field.along is None else "square",
        )
    return phrase("panels.typed-place")


def answered(
    field: Field, pressed: OpeningId | OrdersId | PlanId, values: Sequence[str], before: Choice
) -> Value | Turned | None:
    """What was typed into the window of a field, or picked from its select."""
    if pressed.act == "ask":
        return meaning(field, values[0])
    return read(field, values, pressed.window, before.get(field.name))


def meaning(field: Field, typed: str) -> Value:
    """The answer that was typed. Whether it is allowed is for the rules to say."""
    if isinstance(field, Number | Spot) and (named := by_name(field, typed)) is not None:
        return named
    if isinstance(field, Number):
        return _number(field, typed)
    pair = _PAIR.fullmatch(typed) or _PAIR_WITH_COMMAS.fullmatch(typed)
    if pair is None:
        raise Refusal(said("panels.typed-no-place", typed=quoted(typed)))
    return float(_plain(pair[1])) * 10, float(_plain(pair[2])) * 10


def _number(field: Number, typed: str) -> int:
    if field.per == 1:
        if not _WHOLE.fullmatch(typed):
            raise Refusal(
                said("panels.typed-not-whole", typed=quoted(typed), field=field.label, range=range_of(field))
            )
        return int(_plain(typed))
    found = _PARTS.fullmatch(typed.casefold())
    if found is None:
        raise Refusal(
            said("panels.typed-no-number", typed=quoted(typed), field=field.label, range=range_of(field))
        )
    return round(float(_plain(found[1])) * field.per)


def _plain(number: str) -> str:
    """As a program writes it, whoever has typed or copied it."""
    return number.replace(",", ".").replace("−", "-")


def text_of(components: Iterable[Mapping[str, Any]]) -> str:
    """What was typed into a submitted window, however its parts are nested."""
    for part in components:
        if "value" in part:
            return str(part["value"])
        inside = part.get("components") or [part[key] for key in ("component",) if key in part]
        if found := text_of(inside):
            return found
    return ""
