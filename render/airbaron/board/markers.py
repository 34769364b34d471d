"""Profit markers, as drawn and as told."""

from __future__ import annotations

from render.airbaron.board.tokens import jet_icon
from render.airbaron.places import hub_of
from render.airbaron.wording import city
from render.kit.badges import pill
from render.kit.canvas import Canvas
from render.kit.shapes import Box, Point
from render.kit.theme import AMBER, CRIMSON, GREY, INK, MIST, WHITE
from render.kit.type import width
from rules.airbaron.box.atlas import CONTRACT
from rules.airbaron.view import AirBaronView
from rules.airbaron.wording import SPECIAL
from rules.said import Text, said
from words import say

HIGH = 44.0
TYPE = 28


def marker_told(view: AirBaronView, marker: str, *, opening: bool = False) -> Text:
    """A marker in a sentence, or at the beginning of one: a city, a hub, or what else it is."""
    if marker.startswith("jumbo"):
        return said("airbaron-names.name-jumbo.opening" if opening else "airbaron-names.name-jumbo.drawn")
    if marker.startswith("event"):
        event = "airbaron-story.name-event-marker"
        return said("airbaron-story.name-event-marker.opening" if opening else event)
    if marker in SPECIAL:
        return SPECIAL[marker]
    hub = hub_of(view, marker)
    if hub is None:
        return city(view, marker)
    key = "airbaron-names.name-hub.opening" if opening else "airbaron-names.name-hub.drawn"
    return said(key, city=hub.city)


def marker_written(marker: str) -> Text:
    """A marker on a chip."""
    if marker.startswith("jumbo"):
        return said("airbaron-names.name-jumbo")
    return said("airbaron-pictures.contract") if marker == CONTRACT else SPECIAL.get(marker, marker)


def marker_width(marker: str) -> float:
    icon = 34 if marker.startswith("jumbo") else 0
    return width(say(marker_written(marker)), TYPE) + 24 + icon


def draw_marker(canvas: Canvas, view: AirBaronView, marker: str, at: Point, *, negated: bool) -> None:
    """A chip whose left end is at the spot: hubs dark, spokes white, Jumbo with a jet, the rest amber."""
    wide = marker_width(marker)
    box = Box(at[0], at[1] - HIGH / 2, at[0] + wide, at[1] + HIGH / 2)
    text = say(marker_written(marker))
    is_hub = any(hub.code == marker for hub in view.hubs)
    ground, ink = (INK, WHITE) if is_hub else (AMBER, INK) if marker in SPECIAL else (WHITE, INK)
    if negated:
        ground, ink = WHITE, GREY
    pill(canvas, box, ground, edge=ground if ground != WHITE else MIST)
    x = at[0] + 12
    if marker.startswith("jumbo"):
        jet_icon(canvas, (x + 13, at[1]), 14, INK)
        x += 34
    canvas.write(text, (x, at[1]), TYPE, ink)
    if negated:
        canvas.stroke([(box.left + 8, at[1] + 8), (box.right - 8, at[1] - 8)], CRIMSON, 5)
