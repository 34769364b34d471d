"""Catalogues: the messages of each language, in the syntax of Project Fluent, one file per area.

A file is parsed when something of it is said for the first time. What all areas share (`-terms`) stands in
`terms.ftl` beside them.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

log = logging.getLogger(__name__)

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch"}
"""Those that people can choose, each as its speakers call it."""
TERMS = "terms"
_HOME = Path(__file__).parent
_LOCALES = {ENGLISH: "en-GB"}  # its lists have no comma before “and”


def locale(language: str) -> str:
    return _LOCALES.get(language, language)


def language_of(locale: str) -> str:
    """The language that serves a locale such as “de-AT” best; English where there is none."""
    language = locale.partition("-")[0].casefold()
    return language if language in LANGUAGES else ENGLISH


def areas(language: str) -> tuple[str, ...]:
    """Every file of a language, by its name."""
    return tuple(sorted(file.stem for file in (_HOME / language).glob("*.ftl")))


@cache
def resource(language: str, area: str) -> ast.Resource:
    """A file as it was parsed; an empty one where there is none, or none that can be read."""
    file = _HOME / language / f"{area}.ftl"
    try:
        return FluentResource(file.read_text("utf-8") if file.exists() else "")
    except (OSError, UnicodeDecodeError) as fault:
        log.error("%s cannot be read: %s", file, fault)  # noqa: TRY400 - the fault says it all
        return FluentResource("")


@cache
def bundle(language: str, area: str) -> FluentBundle:
    """The messages of an area."""
    found = FluentBundle([locale(language)], use_isolating=False)
    found.add_resource(resource(language, area))
    found.add_resource(resource(language, TERMS))
    return found
