"""What is a person's own: the settings, where every press counts at once, and the pages of their games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.desk import Desk
from bot.desk.preferences import hours_in_words, hours_typed, quiet_meant
from bot.desk.sheets import OwnSheet
from bot.discord.panels.ids import OwnAct, OwnId
from bot.discord.panels.my_games import my_games
from bot.discord.panels.parts import button, menu, option, view_of, window
from bot.discord.panels.plan import PlanPanel
from bot.discord.replies import Face, Reply
from bot.store.people import PicturesWanted
from rules.said import said
from words import LANGUAGES, phrase, say, speaking

COLOUR = discord.Colour(0x5C7A99)
NO_QUIET = "none"
AS_DISCORD = "discord"
NIGHTS = ("21-6", "21-7", "22-6", "22-7", "22-8", "23-6", "23-7", "23-8", "0-7", "0-8", "0-9", "1-9")
KINDS: tuple[PicturesWanted, ...] = ("moving", "still", "words")


class SettingsPanel:
    def __init__(self, desk: Desk, plan: PlanPanel) -> None:
        self._desk = desk
        self._plan = plan

    async def show(self, reply: Reply) -> None:
        await reply.whisper(face=face(await self._desk.preferences.sheet(reply.user)))

    async def press(self, reply: Reply, pressed: OwnId, values: Sequence[str]) -> None:
        if pressed.act == "zone" and not values:
            title, label = phrase("panels.own-your-zone"), phrase("panels.own-city")
            await reply.ask(window(title, pressed, label, placeholder="Berlin", max_length=60))
            return
        await reply.redraw(lambda: self._pressed(reply, pressed, values))
        if pressed.act == "language":
            with speaking((await self._desk.preferences.sheet(reply.user)).person.speaks):
                await self._plan.speak_anew(reply.user)

    async def _pressed(self, reply: Reply, pressed: OwnId, values: Sequence[str]) -> Face:
        if pressed.act == "games":
            return my_games(await self._desk.queries.games_of(reply.user), pressed.value)
        settings, user = self._desk.preferences, reply.user
        match pressed.act:
            case "zone":
                return face(await settings.set_zone(user, values[0]))
            case "language":
                return await self._spoken(user, values[0] if values else AS_DISCORD)
            case "quiet":
                return face(await settings.set_quiet(user, values[0] if values else NO_QUIET))
            case "pictures":
                chosen = [kind for kind in KINDS if kind in values]
                return face(await settings.settle(user, pictures=chosen[0] if chosen else "moving"))
            case _:
                return face(await settings.settle(user, **{pressed.act: pressed.value == 1}))

    async def _spoken(self, user: int, chosen: str) -> Face:
        """At once: what they pressed answers in the language that they chose on it."""
        sheet = await self._desk.preferences.set_language(user, None if chosen == AS_DISCORD else chosen)
        with speaking(sheet.person.speaks):
            return face(sheet)


def face(sheet: OwnSheet) -> Face:
    person = sheet.person
    parts = (
        *([_language(sheet)] if len(LANGUAGES) > 1 else []),
        _quiet(sheet),
        _pictures(sheet),
        _switch("reminders", on=person.reminders),
        _switch("mentions", on=person.mentions),
        _switch("turned", on=person.turned),
        _switch("stark", on=person.stark),
        button(phrase("panels.own-zone"), OwnId("zone")),
    )
    words = "\n".join([*sheet.words, "", phrase("panels.own-everywhere")])
    embed = discord.Embed(title=phrase("panels.own-title"), description=words, colour=COLOUR)
    return Face(embed, view_of(parts))


def _quiet(sheet: OwnSheet) -> discord.ui.Select[Any]:
    """Common nights, and the one that stands if it is none of these."""
    standing = sheet.person.quiet
    nights = {hours: hours_typed(hours) for hours in map(quiet_meant, NIGHTS) if hours is not None}
    if standing is not None:
        nights.setdefault(standing, hours_typed(standing))
    options = [option(phrase("panels.own-no-quiet"), NO_QUIET, chosen=standing is None)]
    for hours, typed in nights.items():
        night = hours_in_words(hours)
        named = said("panels.answered", field=said("panels.own-quiet"), answer=night)
        options.append(option(say(named if hours == standing else night), typed, chosen=hours == standing))
    return menu(OwnId("quiet"), phrase("panels.own-quiet"), options)


def _language(sheet: OwnSheet) -> discord.ui.Select[Any]:
    """Each by its own name, so that whoever cannot read the others finds it."""
    standing = sheet.person.language
    options = [option(phrase("panels.own-as-discord"), AS_DISCORD, chosen=standing is None)]
    for language, name in LANGUAGES.items():
        named = said("panels.answered", field=said("panels.own-language"), answer=name)
        options.append(
            option(say(named if language == standing else name), language, chosen=language == standing)
        )
    return menu(OwnId("language"), phrase("panels.own-language"), options)


def _pictures(sheet: OwnSheet) -> discord.ui.Select[Any]:
    standing = sheet.person.pictures
    options = []
    for kind in KINDS:
        label = said(f"panels.own-kind-{kind}")
        named = said("panels.answered", field=said("panels.own-pictures"), answer=label)
        options.append(option(say(named if kind == standing else label), kind, chosen=kind == standing))
    return menu(OwnId("pictures"), phrase("panels.own-pictures"), options)


def _switch(act: OwnAct, *, on: bool) -> discord.ui.Button[Any]:
    style = discord.ButtonStyle.success if on else discord.ButtonStyle.secondary
    label = phrase(f"panels.own-switch-{act}", state="on" if on else "off")
    return button(label, OwnId(act, int(not on)), style)
