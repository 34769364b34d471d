"""What pieces are called, as somebody reads it.

Figures, events and views hold names as the tables have them. Those of our own tables that are no proper names
stand in the catalogue; what a data pack calls a piece is said as written.
"""

from __future__ import annotations

import re
from functools import cache

from rules.dogfight.box.figures import standard
from rules.said import Said, Text, said

TARGET = "Target"
"""A ground card without a gun, which is in no table."""


def piece_name(name: str) -> Text:
    """The same name, in words that a voice can say: Trench, or Nieuport 17/23 (A-firing)."""
    return _ours().get(name, name)


def inner_name(name: str) -> Text:
    """The same without brackets, for use inside others: Nieuport 17/23, A-firing."""
    known = _ours().get(name)
    return inner(name) if known is None else Said(f"{known.key}.inner")


def inner(name: str) -> str:
    """A name with brackets of its own, for use inside others: “Nieuport 17/23, A-firing”."""
    return re.sub(r" \(([^()]*)\)", r", \1", name)


def bare(name: str) -> str:
    """A name without what stands behind it in brackets: “Nieuport 17/23”."""
    return re.sub(r" \([^()]*\)$", "", name)


@cache
def _ours() -> dict[str, Said]:
    figures = standard()
    airplanes = {key: model.name for key, model in figures.airplanes.items() if model.name.endswith(")")}
    return {
        TARGET: said("dogfight-names.name-ground-target"),
        **{card.name: said(f"dogfight-names.name-ground-{key}") for key, card in figures.ground.items()},
        **{name: said(f"dogfight-names.name-airplane-{key}") for key, name in airplanes.items()},
    }
