"""What panels are made of: buttons, menus, and the view that holds them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.discord.limits import BUTTON_LABEL, MODAL_LABEL, MODAL_TITLE, OPTION_TEXT, OPTIONS, PLACEHOLDER, clip
from bot.discord.panels.ids import AnyId
from bot.discord.replies import Face
from bot.kit.text import answer_in_words
from rules.engine import Field, Value
from words import phrase

RED = discord.Colour(0xA83232)
"""Before something that cannot be taken back."""


def view_of(items: Iterable[discord.ui.Item[Any]]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()  # the client answers by custom id; the library need not remember this view
    return view


def button(
    label: str,
    custom_id: AnyId,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    row: int | None = None,
    disabled: bool = False,
) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=clip(label, BUTTON_LABEL), style=style, custom_id=str(custom_id), row=row, disabled=disabled
    )


def answer_on_button(field: Field, answer: Value | None) -> str:
    """What is answered, on the button that asks for it."""
    words = answer_in_words(field, answer)
    if words:
        return phrase("panels.answered", field=field.label, answer=words)
    return phrase("panels.to-set", field=field.label)


def menu(custom_id: AnyId, question: str, options: list[discord.SelectOption]) -> discord.ui.Select[Any]:
    return discord.ui.Select(
        custom_id=str(custom_id), placeholder=clip(question, PLACEHOLDER), options=options[:OPTIONS]
    )


def option(label: str, value: str, note: str = "", *, chosen: bool = False) -> discord.SelectOption:
    description = clip(note, OPTION_TEXT) or None
    return discord.SelectOption(
        label=clip(label, OPTION_TEXT), value=value, description=description, default=chosen
    )


def window(title: str, custom_id: AnyId, label: str, **typed: Any) -> discord.ui.Modal:
    """A window in which one thing is typed."""
    modal = discord.ui.Modal(title=clip(title, MODAL_TITLE), custom_id=str(custom_id), timeout=None)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="answer", **typed)
    modal.add_item(discord.ui.Label(text=clip(label, MODAL_LABEL), component=field))
    modal.stop()  # as a view is
    return modal


def asking(question: str, *items: discord.ui.Item[Any], colour: discord.Colour | None = None) -> Face:
    """A question, and what it is answered with."""
    return Face(discord.Embed(description=question, colour=colour), view_of(items))
