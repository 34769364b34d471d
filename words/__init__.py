"""What people read, in every language: catalogues (`<language>/<area>.ftl`), and voices that speak from them.

Imports nothing of ours. `rules/` may not import it: the rules name what is to be said (`rules/said.py`), and
whoever shows it to a person lets a voice say it.
"""

from words.catalogue import ENGLISH, LANGUAGES, language_of
from words.speaking import (
    english,
    figure,
    in_every_language,
    knows,
    language,
    moment,
    phrase,
    say,
    short,
    speak,
    speaking,
)
from words.voice import Voice, voice

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Voice",
    "english",
    "figure",
    "in_every_language",
    "knows",
    "language",
    "language_of",
    "moment",
    "phrase",
    "say",
    "short",
    "speak",
    "speaking",
    "voice",
]
