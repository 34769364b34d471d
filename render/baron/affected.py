"""What of the display and of the mat a choice is about: tracks, contracts and inflation, the technologies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.baron.companies import style
from render.baron.display.economy import HEIGHT as ECONOMY_HEIGHT
from render.baron.display.economy import draw_contracts, draw_inflation
from render.baron.display.tracks import TRACK_HEIGHT, draw_effectiveness
from render.baron.mat.tree import draw_tree, tree_height
from render.kit.canvas import Canvas
from render.kit.panels import MARGIN, PAD, draw_panel
from render.kit.shapes import Box
from render.kit.theme import WIDTH
from rules.baron.foresight.ahead import (
    ActionsAhead,
    Ahead,
    BankAhead,
    DesignAhead,
    EventAhead,
    LicenceAhead,
    Roll,
    SpyingAhead,
)
from rules.baron.view import TRACK_END, BaronView, Kind, MatView

GAP = 12.0


class Affected(NamedTuple):
    kinds: tuple[Kind, ...] = ()
    """Aeroplane types whose ratings may change, or bear on the choice."""
    rising: tuple[Kind, ...] = ()
    """Those of them that a roll may raise."""
    economy: bool = False
    technologies: tuple[str, ...] = ()
    """What is added or stolen, or may be."""


def affected(ahead: Ahead | None) -> Affected:
    match ahead:
        case ActionsAhead():
            added = tuple(each.technology for each in ahead.added)
            spied = (ahead.steal,) if ahead.steal else ahead.in_reach[:3]
            aims = (*added, *(spied if "espionage" in ahead.actions else ()))
            rolls = [ahead.fighter] if "design" in ahead.actions else []
            return Affected(("fighter",), _rising(rolls), economy=True, technologies=aims)
        case DesignAhead():
            rolls = [roll for roll in ahead.rolls if roll is not None]
            rolled = tuple(dict.fromkeys(roll.kind for roll in rolls)) or ("fighter",)
            return Affected(rolled, _rising(rolls), technologies=tuple(_added(ahead)))
        case SpyingAhead(technology=str(technology)):
            return Affected(technologies=(technology,))
        case EventAhead():
            kinds = (ahead.kind,) if ahead.kind else ()
            return Affected(kinds, (), economy=True, technologies=tuple(filter(None, [ahead.technology])))
        case BankAhead() | LicenceAhead():
            return Affected(economy=True)
        case _:
            return Affected()


def _rising(rolls: Sequence[Roll]) -> tuple[Kind, ...]:
    return tuple(dict.fromkeys(roll.kind for roll in rolls if roll.needed <= roll.sides))


def _added(ahead: DesignAhead) -> Iterator[str]:
    return (each.technology for each in ahead.added)


def affected_height(view: BaronView, found: Affected) -> float:
    return sum(height + GAP for height in _heights(view, found))


def _heights(view: BaronView, found: Affected) -> list[float]:
    tree = [tree_height(view.technologies) + 2 * PAD] if found.technologies else []
    return [*[TRACK_HEIGHT] * len(found.kinds), *([ECONOMY_HEIGHT] if found.economy else []), *tree]


def draw_affected(canvas: Canvas, view: BaronView, mat: MatView, found: Affected, top: float) -> None:
    boxes = list(_boxes(_heights(view, found), top))
    for kind in found.kinds:
        now = mat.effectiveness.of(kind)
        rises = kind in found.rising and now < TRACK_END
        draw_effectiveness(canvas, view, kind, boxes.pop(0), [now + 1] if rises else [])
    if found.economy:
        box = boxes.pop(0)
        middle = box.centre[0]
        draw_contracts(canvas, view, Box(box.left, box.top, middle - GAP / 2, box.bottom))
        draw_inflation(canvas, view, Box(middle + GAP / 2, box.top, box.right, box.bottom))
    if found.technologies:
        box = boxes.pop(0)
        draw_panel(canvas, box)
        draw_tree(canvas, view, mat, style(mat.key), box.grown(-PAD), found.technologies)


def _boxes(heights: Sequence[float], top: float) -> Iterator[Box]:
    for height in heights:
        yield Box(MARGIN, top, WIDTH - MARGIN, top + height)
        top += height + GAP
