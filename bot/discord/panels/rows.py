"""Fields as rows of components: a select where the answers can be listed, else a button that asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

import discord
from msgspec.structs import replace

from bot.discord.limits import OPTION_TEXT, OPTIONS, PLACEHOLDER, ROWS, clip
from bot.discord.panels import parts
from bot.discord.panels.ids import OpeningId, OrdersId, PlanId, digest
from bot.discord.panels.pages import packed
from bot.discord.panels.parts import answer_on_button, button
from bot.kit.refusal import Refusal
from rules.answers import picked
from rules.engine import Choice, Field, Number, Option, Pick, Spot, Value
from rules.said import said
from words import phrase, say

FIELDS_ON_A_PAGE = ROWS - 1
"""The last row is for buttons."""

WINDOW = OPTIONS - 2
"""So many options are shown at once when there are more than fit; two places lead back and on."""

NOT_ASKED = said("panels.form-not-asked")
_TURN = "»"
Row: TypeAlias = discord.ui.Select[Any] | discord.ui.Button[Any]


class Turned(NamedTuple):
    """Not an answer: another window of a long list was asked for."""

    window: int


def pages(fields: Sequence[Field]) -> list[tuple[Field, ...]]:
    """The fields as pages; what belongs together stays together as far as it fits."""
    groups = (tuple(together) for _, together in groupby(fields, key=lambda field: field.group))
    return packed(groups, FIELDS_ON_A_PAGE, lambda _: 1) or [()]


def page_of(fields: Sequence[Field], page: int) -> int:
    """That page, or the last one if the form has become shorter."""
    return max(0, min(page, len(pages(fields)) - 1))


def rows(fields: Sequence[Field], answers: Choice, here: OpeningId | OrdersId) -> Iterator[Row]:
    """One row for each field on this page, and in the last one a way to the others."""
    laid = pages(fields)
    for number, field in enumerate(laid[here.page]):
        yield row(field, answers.get(field.name), here, number)
    last = len(laid) - 1
    turns = ((phrase("panels.form-back"), here.page - 1), (phrase("panels.form-next"), here.page + 1))
    for label, to in turns if last else ():
        there = replace(here.to("turn"), page=max(0, min(to, last)), window=0)
        yield button(label, there, row=FIELDS_ON_A_PAGE, disabled=to != there.page)


def row(
    field: Field, answer: Value | None, here: OpeningId | OrdersId | PlanId, number: int | None = None
) -> Row:
    """The select of a field, or the button that asks for it; in the row of that number, if it has one."""
    options, window, name = _listed(field), here.window, digest(field.name)
    if options is None:
        label = answer_on_button(field, standing(field, answer))
        style = discord.ButtonStyle.secondary if answer is None else discord.ButtonStyle.primary
        return button(label, here.to("ask", name), style, row=number)
    unsaid = isinstance(field, Pick) and field.must_say
    chosen = set(picked(answer if unsaid else standing(field, answer)))
    shown = _shown(options, window)
    least, most = (field.least, field.most) if isinstance(field, Pick) else (1, 1)
    menu: list[discord.SelectOption] = [_option(field, option, option.value in chosen) for option in shown]
    menu += _turns(options, window)
    if not menu:
        menu = [discord.SelectOption(label=phrase("panels.form-nothing"), value=_TURN)]
    return discord.ui.Select(
        custom_id=str(here.to("pick", name)),
        placeholder=clip(say(field.label), PLACEHOLDER),
        options=menu,
        min_values=least if len(options) <= OPTIONS and options else min(least, 1),
        max_values=max(1, min(most, len(menu))),
        disabled=not options,
        row=number,
    )


def _option(field: Field, option: Option, chosen: bool) -> discord.SelectOption:  # noqa: FBT001 - one of its marks
    """A chosen option says what it answers, since Discord hides the placeholder behind it."""
    answer = said("panels.answered", field=field.label, answer=option.label)
    label = say(answer if chosen else option.label)
    return parts.option(label, _token(option.value), say(option.note), chosen=chosen)


def _listed(field: Field) -> tuple[Option, ...] | None:
    """The answers that can be listed, or None if the player has to type."""
    if isinstance(field, Pick):
        return field.options
    if isinstance(field, Number):
        values = range(field.low, field.high + 1, field.step)
        return tuple(Option(str(value), str(value)) for value in values) if len(values) <= OPTIONS else None
    return None


def standing(field: Field, answer: Value | None) -> Value | None:
    """What is answered, or what stands if the player says nothing."""
    return field.default if answer is None and not isinstance(field, Spot) else answer


def _shown(options: tuple[Option, ...], window: int) -> tuple[Option, ...]:
    if len(options) <= OPTIONS:
        return options
    start = _window(options, window) * WINDOW
    return options[start : start + WINDOW]


def _turns(options: tuple[Option, ...], window: int) -> list[discord.SelectOption]:
    if len(options) <= OPTIONS:
        return []
    here, last = _window(options, window), (len(options) - 1) // WINDOW
    ways = [(here - 1, phrase("panels.form-earlier")), (here + 1, phrase("panels.form-further"))]
    return [discord.SelectOption(label=way, value=f"{_TURN}{to}") for to, way in ways if 0 <= to <= last]


def _window(options: tuple[Option, ...], window: int) -> int:
    return max(0, min(window, (len(options) - 1) // WINDOW))


def _token(value: str) -> str:
    return value if 0 < len(value) <= OPTION_TEXT and not value.startswith(_TURN) else f"#{digest(value)}"


def find(fields: Iterable[Field], wanted: str) -> Field:
    """The field with that digest."""
    for field in fields:
        if digest(field.name) == wanted:
            return field
    raise Refusal(NOT_ASKED)


def read(field: Field, values: Sequence[str], window: int, before: Value | None) -> Value | Turned | None:
    """What a select's values answer; None takes the answer back."""
    for value in values:
        if value.startswith(_TURN):
            return Turned(int(value[1:] or 0))
    options = _listed(field) or ()
    by_token = {_token(option.value): option.value for option in options}
    if not all(value in by_token for value in values):
        raise Refusal(said("panels.form-not-open", field=field.label))
    answers = tuple(by_token[value] for value in values)
    if isinstance(field, Pick) and field.most > 1:
        shown = {option.value for option in _shown(options, window)}
        kept = tuple(value for value in picked(before) if value not in shown and _token(value) in by_token)
        return (kept + answers) or None
    if not answers:
        return None
    return int(answers[0]) if isinstance(field, Number) else answers[0]
