"""Recorded games in the pseudo-language: what was never in a catalogue, and what was put together in code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from rules.titles import TITLES
from tests.words.brackets import glued, untranslated
from tests.words.corpus import PEOPLE, Spoken, recorded, records, set_ups
from tests.words.pictures import pictured
from tests.words.pseudo import plain, registered

SAMPLE = {"dogfight": 16, "baron": 5, "airbaron": 5}
"""Every so many a recorded game is a part of `make test`; all are, of `python -m tests.words --whole`."""


def said_badly(key: str, files: Iterable[Path], drawn: Iterable[Path]) -> list[str]:
    """Each fault once, with the first place where it was found."""
    found: dict[str, str] = {}
    with registered():
        for place, text in _once(set_ups(TITLES[key])):
            _note(found, place, text, (*untranslated(text, PEOPLE), *glued(text)))
        for file in files:
            for place, text in _once(recorded(key, file)):
                _note(found, place, text, (*untranslated(text, PEOPLE), *glued(text)))
        for file in drawn:
            for place, text in _once(pictured(key, file)):
                _note(found, place, text, untranslated(text, PEOPLE, cut=True))
    return [f"{fault}: {where}" for fault, where in found.items()]


def sample(key: str, *, shifted: int = 0) -> list[Path]:
    return records(key)[shifted :: SAMPLE[key]]


def _once(spoken: Iterable[Spoken]) -> Iterator[Spoken]:
    return iter({text: Spoken(place, text) for place, text in spoken}.values())


def _note(found: dict[str, str], place: str, text: str, faults: Iterable[str]) -> None:
    for fault in faults:
        found.setdefault(fault, f"{place}: {plain(text)[:200]}")
