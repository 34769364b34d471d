"""Films and endings, made in another process: these functions can be found by name there, and all that goes
in and comes out can be pickled. They take long and hold the interpreter, so nobody should do it here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.artist import Names, Picture
from render.artists import ARTISTS
from rules.engine import Outcome
from rules.story import Chapter
from rules.values import Event


def film(title: str, before: Any, events: Sequence[Event], after: Any, names: Names) -> Picture | None:
    return ARTISTS[title].film(before, events, after, names)


def ending(title: str, history: Sequence[Chapter], outcome: Outcome, names: Names) -> Picture | None:
    return ARTISTS[title].ending(history, outcome, names)
