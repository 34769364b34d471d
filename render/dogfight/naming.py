"""What scenarios, pieces and deeds are called, in words that a voice can say.

Views and events hold names as the tables have them.
"""

from __future__ import annotations

from render.dogfight.sides import AnyView
from rules.dogfight.view import DogfightView, GroundView
from rules.said import Text
from rules.wording import inner


def scenario_name(view: DogfightView) -> Text:
    return view.scenario


def called(piece: AnyView) -> Text:
    """What it is: Trench, or Nieuport 17/23 (A-firing)."""
    return piece.name


def within_brackets(name: str) -> Text:
    """The same without brackets of its own: Nieuport 17/23, A-firing."""
    return inner(name)


def introduced(piece: AnyView) -> Text:
    """The same within a sentence."""
    return inner(lower(piece.name) if isinstance(piece, GroundView) else piece.name)


def deed(what: str) -> Text:
    """What a line of the score sheet counts."""
    return what


def told_deed(what: str) -> Text:
    """The same as one says it."""
    return what.replace("out by a foreign side", "gone by another edge")


def lower(text: str) -> str:
    return text if text.startswith("Immelmann") else text[:1].lower() + text[1:]
