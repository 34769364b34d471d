"""Things to be said: keys of the catalogue with plain arguments. The rules name what is meant, never a word.

A voice (`words/`) turns a said thing into text, in whatever language somebody reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from rules.values import Frozen

WRITTEN = "written"


class Said(Frozen, frozen=True):
    """A message of the catalogue (`area.message`, or `area.message.attribute`) and what is filled in.

    Arguments are numbers, tokens that the message chooses by, names, or other said things. A key without an
    area is a way of joining its arguments (see `listed`), or of choosing one of them (see `written`).
    """

    key: str
    args: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        """Not by mistake: what a person reads goes through a voice."""
        raise TypeError(f"a voice has to say {self.key}")

    def __format__(self, _: str) -> str:
        return str(self)


Text: TypeAlias = str | Said
"""What people read. A string is said as it is written, in every language: a name, or what a person wrote."""
Argument: TypeAlias = str | int | float | Said


def said(key: str, **args: Argument) -> Said:
    return Said(key, tuple(args.items()))


def written(texts: Mapping[str, str]) -> Said:
    """What a person wrote in several languages: as it is written, in the reader's."""
    return Said(WRITTEN, tuple(texts.items()))


def listed(items: Iterable[Text]) -> Said:
    """“A”, “A and B”, “A, B and C”; nothing for none."""
    return _joined("and", items)


def either(items: Iterable[Text]) -> Said:
    """“A”, “A or B”, “A, B or C”."""
    return _joined("or", items)


def series(items: Iterable[Argument]) -> Said:
    """“A, B, C”, or numbers so."""
    return _joined("comma", items)


def clauses(items: Iterable[Text]) -> Said:
    """“A; B; C”."""
    return _joined("clauses", items)


def dotted(items: Iterable[Text]) -> Said:
    """“A · B · C”."""
    return _joined("dots", items)


def sentences(items: Iterable[Text]) -> Said:
    """One after the other; each stands by itself."""
    return _joined("sentences", items)


def lines(items: Iterable[Text]) -> Said:
    """One below the other."""
    return _joined("lines", items)


def _joined(how: str, items: Iterable[Argument]) -> Said:
    return Said(how, tuple((str(at), item) for at, item in enumerate(items)))
