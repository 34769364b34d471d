"""What Discord shows of a command before anybody runs it: in English, and beside it in other languages."""

from __future__ import annotations

import discord
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.discord.limits import OPTION_TEXT, clip
from rules.said import Text, said
from words import ENGLISH, english, language_of, voice


def described(key: str) -> locale_str:
    return in_all_languages(said(key))


def in_all_languages(text: Text) -> locale_str:
    return locale_str(clip(english(text), OPTION_TEXT), text=text)


class CommandTranslator(Translator):
    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: TranslationContextTypes,  # noqa: ARG002 - as the library calls it
    ) -> str | None:
        text, language = string.extras.get("text"), language_of(locale.value)
        if text is None or language == ENGLISH:
            return None
        return clip(voice(language).say(text), OPTION_TEXT)
