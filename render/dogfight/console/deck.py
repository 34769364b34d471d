"""The maneuver deck on a console while nothing is planned: each sort of card, and which may come first."""

from __future__ import annotations

from collections import Counter

from render.dogfight.sides import style
from render.dogfight.signs.maneuver_card import draw_face
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.shapes import Box
from render.kit.theme import CLOUD, CRIMSON, GREY, INK, PAPER
from rules.dogfight.box.components import Maneuver
from rules.dogfight.view import DogfightView, PlaneView
from rules.said import said

DECK = 238
MOST_DECKS = 2
"""With more airplanes of one player the picture would grow too tall."""

_CARD = 124
_GAP = 10
_WIDEST = 104


def has_deck(view: DogfightView, plane: PlaneView) -> bool:
    own = [each for each in view.planes if view.owns(each) and each.status == "flying"]
    return plane.openers is not None and not plane.plan and len(own) <= MOST_DECKS


def sorts(plane: PlaneView) -> list[tuple[Maneuver, int, bool]]:
    """A card of each sort, how many there are of it, and whether one may be the first of a plan."""
    counts = Counter(card.likeness for card in plane.maneuvers)
    firsts = {card.likeness for card in plane.maneuvers if card.number in (plane.openers or ())}
    found = {card.likeness: card for card in reversed(plane.maneuvers)}
    return [(found[alike], count, alike in firsts) for alike, count in counts.items()]


def draw_deck(canvas: Canvas, plane: PlaneView, box: Box) -> None:
    found, look = sorts(plane), style(plane)
    title = (
        said("dogfight-pictures.all-first")
        if all(may for *_, may in found)
        else said("dogfight-pictures.some-first")
    )
    y, deck = box.top + 30, said("dogfight-pictures.deck", deck=plane.maneuver_deck)
    room = box.width - 20 - write_fitted(canvas, deck, (box.left, y), box.width / 3, 30, INK)
    write_fitted(canvas, title, (box.right, y), room, 28, GREY, weight="SemiBold", align="right")
    step = min((box.width + _GAP) / len(found), _WIDEST + _GAP)
    for i, (card, count, may) in enumerate(found):
        left, top = box.left + i * step, box.top + 58
        face = Box(left, top, left + step - _GAP, top + _CARD)
        draw_face(canvas, face, card, look.colour if may else GREY, PAPER if may else CLOUD)
        if not may:
            canvas.stroke([(face.left + 10, face.bottom - 10), (face.right - 10, face.top + 10)], CRIMSON, 6)
        spot = (face.centre[0], face.bottom + 24)
        canvas.write(f"×{count}", spot, 28, INK if may else GREY, weight="SemiBold", align="centre")
