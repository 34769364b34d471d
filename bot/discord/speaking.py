"""In which language somebody is answered: the one they have chosen, or else the one their Discord speaks."""

from __future__ import annotations

import asyncio

from bot.desk import Desk
from bot.discord.replies import Interaction
from bot.store import StoreFault
from words import language_of, speak

LOOK_UP_SECONDS = 0.5
"""Whoever asks hears something within three seconds: better in another language than not at all."""


async def speak_to(desk: Desk, interaction: Interaction) -> None:
    """For the rest of this task, which answers it."""
    locale = interaction.locale.value
    try:
        async with asyncio.timeout(LOOK_UP_SECONDS):
            speak(await desk.preferences.language_of(interaction.user.id, locale))
    except (StoreFault, TimeoutError):
        speak(language_of(locale))


def spoken_here(interaction: Interaction) -> str:
    """What a server's new table speaks, unless its host chooses otherwise."""
    locale = interaction.guild_locale
    return language_of("" if locale is None else locale.value)
