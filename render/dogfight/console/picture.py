"""The consoles of one seat: damage face up, points against resistance, counters, last card, cards planned."""

from __future__ import annotations

from collections.abc import Sequence

from render.artist import Names
from render.dogfight.console.battery import battery_height, draw_battery
from render.dogfight.console.chips import chips, chips_height, draw_chips
from render.dogfight.console.deck import DECK, draw_deck, has_deck
from render.dogfight.frame import HEADER, draw_header
from render.dogfight.naming import called
from render.dogfight.sides import others, pilot, style
from render.dogfight.signs.damage_card import draw_hits, hits_height
from render.dogfight.signs.maneuver_card import draw_maneuver
from render.dogfight.states import absence
from render.kit.badges import jam_icon, shape_points
from render.kit.canvas import Canvas
from render.kit.fitting import fitted, write_fitted
from render.kit.shapes import Box, Point, box_points
from render.kit.theme import CLOUD, CRIMSON, GREY, INK, PAPER, STEEL, WHITE, WIDTH, Colour, blend
from render.kit.type import width
from rules.dogfight.view import BalloonView, DogfightView, GroundView, GunView, PlaneView
from rules.dogfight.ways import Way
from rules.said import said
from words import phrase

MARGIN = 22
PAD = 28
BAND = 88
BAR = 84
SLOT_WIDTH, SLOT_HEIGHT = 122, 160
FOOT = 246
CHIP_ROOM = WIDTH - 2 * MARGIN - 2 * PAD
_STATUS, _TAKEN, _GUN = 420.0, 400.0, 150.0
"""Pixels for what became of an airplane, for the damage it has taken, and for each word about a gun."""

_OK: Colour = (0, 108, 74)


def own_planes(view: DogfightView) -> tuple[PlaneView, ...]:
    return tuple(plane for plane in view.planes if view.owns(plane))


def own_others(view: DogfightView) -> tuple[BalloonView | GroundView, ...]:
    return tuple(piece for piece in others(view) if view.owns(piece))


def draw_console(view: DogfightView, names: Names, ways: Sequence[Way] = ()) -> Canvas:
    """`ways` are of a plan that is being made or locked in."""
    planned = {way.plane.id: way.cards for way in ways}
    planes, rest = own_planes(view), own_others(view)
    decks = {plane.id for plane in planes if has_deck(view, plane) and not planned.get(plane.id)}
    talls = {plane.id: _height(plane) + (DECK if plane.id in decks else 0) for plane in planes}
    heights = [*talls.values(), *([battery_height(rest)] if rest else [])]
    height = HEADER + 14 + sum(each + MARGIN for each in heights) + (0 if heights else 120)
    canvas = Canvas(WIDTH, height, CLOUD)
    draw_header(canvas, view)
    y = float(HEADER + 14)
    if not heights:
        none, room = said("dogfight-pictures.no-airplane"), WIDTH - 2 * (MARGIN + PAD)
        fitted(none, room, 34, most=2).write(canvas, (MARGIN + PAD, y + 50), INK)
    for plane in planes:
        box = Box(MARGIN, y, WIDTH - MARGIN, y + talls[plane.id])
        _draw_plane(canvas, view, plane, pilot(plane, names), box)
        foot = box.top + _height(plane)
        if plane.id in decks:
            draw_deck(canvas, plane, Box(box.left + PAD, foot, box.right - PAD, box.bottom))
        if plane.status == "flying":
            place = Box(box.left + 560, foot - FOOT, box.right - PAD, foot)
            _cards(canvas, view, plane, planned.get(plane.id, plane.plan or ()), place)
        y = box.bottom + MARGIN
    if rest:
        draw_battery(canvas, rest, Box(MARGIN, y, WIDTH - MARGIN, canvas.box.bottom - MARGIN))
    return canvas


def _height(plane: PlaneView) -> int:
    if plane.status != "flying":
        return BAND
    return BAND + BAR + hits_height(plane.damage or ()) + chips_height(list(chips(plane)), CHIP_ROOM) + FOOT


def _draw_plane(canvas: Canvas, view: DogfightView, plane: PlaneView, player: str, box: Box) -> None:
    canvas.panel_shadow(box, 0.25, 7)
    canvas.panel(box, 18, style(plane).colour)
    _band(canvas, plane, player, Box(box.left, box.top, box.right, box.top + BAND))
    if plane.status != "flying":
        return
    canvas.panel(Box(box.left + 4, box.top + BAND, box.right - 4, box.bottom - 4), 15, PAPER)
    canvas.slab(Box(box.left + 4, box.top + BAND, box.right - 4, box.top + BAND + 24), PAPER)
    y = box.top + BAND
    _bar(canvas, plane, Box(box.left + PAD, y, box.right - PAD, y + BAR))
    y += BAR
    draw_hits(canvas, plane.damage or (), plane.worth, (box.left + PAD, y))
    y += hits_height(plane.damage or ())
    found = list(chips(plane))
    draw_chips(canvas, found, (box.left + PAD, y), CHIP_ROOM)
    y += chips_height(found, CHIP_ROOM)
    _guns(canvas, view, plane, Box(box.left + PAD, y, box.left + 540, box.bottom))


def _band(canvas: Canvas, plane: PlaneView, player: str, box: Box) -> None:
    look, y = style(plane), box.centre[1]
    spot = (box.left + 52, y)
    canvas.fill([shape_points(look.shape, spot, 30)], WHITE)
    canvas.write(plane.id, spot, 36, look.deep, weight="ExtraBold", align="centre")
    right = box.right - PAD
    if plane.status != "flying":
        status = fitted(absence(plane), _STATUS, 30)
        wide = status.width + 44
        canvas.panel(Box(right - wide, y - 26, right, y + 26), 26, look.deep)
        status.write(canvas, (right - wide / 2, y), WHITE, align="centre")
        right -= wide + 20
    name, x = called(plane), box.left + 98
    x += write_fitted(canvas, name, (x, y), right - x, 40, WHITE, weight="ExtraBold")
    room = right - x - 22
    if room > 90:
        write_fitted(canvas, player, (x + 22, y), room, 32, WHITE, weight="Medium")


def _bar(canvas: Canvas, plane: PlaneView, box: Box) -> None:
    """A cell for each point the airplane can take; those taken are filled, the rest open."""
    taken, y = plane.points or 0, box.centre[1]
    label = said("dogfight-pictures.damage-of", points=taken, resistance=plane.resistance)
    room = min(width(phrase("dogfight-pictures.damage-widest"), 36, "ExtraBold"), _TAKEN)
    write_fitted(canvas, label, (box.left, y), room, 36, INK, weight="ExtraBold")
    left, right = box.left + room + 22, box.right
    worth = plane.worth if plane.worth is not None else [card.points for card in plane.damage or ()]
    noted = taken - sum(worth)
    if noted > 0:
        note = said("dogfight-pictures.noted", points=noted)
        room = 200.0
        right -= write_fitted(canvas, note, (right, y), room, 28, GREY, weight="SemiBold", align="right") + 20
    cell = (right - left) / plane.resistance
    for i in range(plane.resistance):
        spot = Box(left + i * cell + 3, y - 17, left + (i + 1) * cell - 3, y + 17)
        canvas.panel(spot, 7, CRIMSON if i < taken else blend(_OK, WHITE, 0.55))
        if i >= taken:
            canvas.panel(spot.grown(-4), 4, PAPER)


def _guns(canvas: Canvas, view: DogfightView, plane: PlaneView, box: Box) -> None:
    canvas.write(phrase("dogfight-pictures.guns"), (box.left, box.top + 34), 28, GREY, weight="SemiBold")
    for i, gun in enumerate(plane.guns):
        aims = gun.aimed_at if "aim" in view.rules else None
        row = Box(box.left, box.top + 60 + i * 74, box.right, box.top + 124 + i * 74)
        _gun(canvas, gun, aims, row, silent=is_silent(plane, gun))


def is_silent(plane: PlaneView, gun: GunView) -> bool:
    """An observer who is hit fires no more."""
    return gun.name == "rear" and bool(plane.observer_hit)


def _gun(canvas: Canvas, gun: GunView, aims: str | None, box: Box, *, silent: bool) -> None:
    y = box.centre[1]
    canvas.panel(box, 12, CLOUD)
    x, end = box.left + 20, (box.right - 20, y)
    x += write_fitted(canvas, said(f"dogfight-pictures.gun-{gun.name}"), (x, y), _GUN, 30, INK) + 12
    deck = said("dogfight-pictures.gun-deck", deck=gun.deck)
    x += write_fitted(canvas, deck, (x, y), _GUN, 28, STEEL, weight="Medium") + 12
    if silent:
        used = write_fitted(canvas, said("dogfight-pictures.silent"), end, _GUN, 30, CRIMSON, align="right")
    elif not gun.jammed:
        used = write_fitted(canvas, said("dogfight-pictures.ready"), end, _GUN, 30, _OK, align="right")
    else:
        used = _jams(canvas, gun, end)
    if aims:
        target, room = said("dogfight-pictures.aims-at", target=aims), end[0] - used - x - 8
        write_fitted(canvas, target, (x, y), room, 28, INK, weight="SemiBold")


def _jams(canvas: Canvas, gun: GunView, end: Point) -> float:
    """A counter for each, and the word; gives the width used."""
    x, y = end[0] - 16, end[1]
    for _ in range(gun.jammed):
        jam_icon(canvas, (x, y))
        x -= 38
    x += 10
    return (
        end[0]
        - x
        + write_fitted(canvas, said("dogfight-pictures.jam"), (x, y), _GUN, 30, CRIMSON, align="right")
    )


def _cards(canvas: Canvas, view: DogfightView, plane: PlaneView, cards: Sequence[int], box: Box) -> None:
    """The card flown last, and the three slots of this turn."""
    look, top = style(plane), box.top + 60
    flown = 3 - len(plane.plan) if plane.plan else 0
    step = (box.width - SLOT_WIDTH) / 3
    for i, name in enumerate(("last", "1", "2", "3")):
        left = box.left + i * step
        slot = Box(left, top, left + SLOT_WIDTH, top + SLOT_HEIGHT)
        title, spot = said(f"dogfight-pictures.slot-{name}"), (slot.centre[0], box.top + 34)
        write_fitted(canvas, title, spot, step - 6, 28, GREY, weight="SemiBold", align="centre")
        number = view.last_flown(plane) if i == 0 else _planned(cards, i - 1 - flown)
        if number is None:
            canvas.panel(slot, 10, CLOUD)
            canvas.outline(box_points(slot.grown(-8)), GREY, 2, dash=(8, 8), alpha=0.6)
        else:
            draw_maneuver(canvas, slot, plane, number, STEEL if i == 0 else look.colour)


def _planned(plan: Sequence[int], index: int) -> int | None:
    return plan[index] if 0 <= index < len(plan) else None
