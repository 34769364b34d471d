"""What scenarios and pieces are called, in words that a voice can say.

Views and events hold names as the tables have them.
"""

from __future__ import annotations

from render.dogfight.sides import AnyView
from rules.dogfight.box.called import inner, inner_name, piece_name
from rules.dogfight.scenario import called as scenario
from rules.dogfight.view import DogfightView, GroundView
from rules.said import Said, Text


def scenario_name(view: DogfightView) -> Text:
    return scenario.scenario_name(view.scenario)


def called(piece: AnyView) -> Text:
    """What it is: Trench, or Nieuport 17/23 (A-firing)."""
    return piece_name(piece.name)


def within_brackets(name: str) -> Text:
    """The same without brackets of its own: Nieuport 17/23, A-firing."""
    return inner_name(name)


def introduced(piece: AnyView) -> Text:
    """The same within a sentence."""
    name = piece_name(piece.name)
    if not isinstance(piece, GroundView):
        return inner_name(piece.name)
    return Said(f"{name.key}.clause") if isinstance(name, Said) else inner(lower(name))


def lower(text: str) -> str:
    """A name that a person wrote, within a sentence."""
    return text[:1].lower() + text[1:]
