"""The viewing seat's own mat: money, ratings, the technology tree, markers, and its hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from render.artist import Names
from render.baron.companies import Style, style
from render.baron.display.action_card import draw_action
from render.baron.display.lines import draw_markers
from render.baron.display.tracks import TYPE_ICONS
from render.baron.frame import draw_frame
from render.baron.icons import Tone, cards_icon
from render.baron.mat.hand import HandLook, draw_hand, hand_height
from render.baron.mat.tree import draw_tree, standing, tree_height
from render.baron.sheet import BAND, TOP, draw_sheet, no_sheet
from render.kit.canvas import Canvas
from render.kit.fitting import write_fitted
from render.kit.panels import MARGIN, PAD
from render.kit.shapes import Box
from render.kit.theme import CLOUD, GREY, INK, PAPER, STEEL, WIDTH
from rules.baron.companies.slots import performed
from rules.baron.foresight.ahead import Laid
from rules.baron.names import ACTION_NAMES, KIND_NAMES
from rules.baron.view import BaronView, MatView, SlotView
from rules.said import Said, said
from words import phrase, say

RATINGS = 100
SLOTS = 104
TITLE = 56
TALLEST = 2400
"""Where a hand with its texts would make the picture taller, it is drawn without them; ten have room."""


def draw_mat(view: BaronView, names: Names, planned: Sequence[Laid] = ()) -> Canvas:
    """With the Action cards that are laid out and not revealed yet."""
    mat = view.own
    if mat is None:
        return no_sheet(view)
    chosen = tuple(SlotView(slot.times, slot.card) for slot in planned if slot.card is not None)
    if chosen:
        mat = replace(mat, chosen=chosen, actions={slot.card: slot.times for slot in chosen})
    full = _height(view, mat, full=True) <= TALLEST
    canvas = Canvas(WIDTH, round(_height(view, mat, full=full)), CLOUD)
    draw_frame(canvas, view)
    look, inner = style(mat.key), draw_sheet(canvas, mat, names, _mat_height(view, mat))
    left, right, y = inner.left + PAD - 4, inner.right - PAD + 4, inner.top
    _ratings(canvas, view, mat, look, Box(left, y, right, y + RATINGS))
    y += RATINGS
    if mat.chosen:
        _slots(canvas, view, mat, look, Box(left, y, right, y + SLOTS))
        y += SLOTS
    draw_tree(canvas, view, mat, look, Box(left, y, right, inner.bottom))
    _hand(canvas, view, mat, look, inner.bottom + 4, full=full)
    return canvas


def _mat_height(view: BaronView, mat: MatView) -> float:
    return BAND + RATINGS + (SLOTS if mat.chosen else 0) + tree_height(view.technologies) + 26


def _height(view: BaronView, mat: MatView, *, full: bool) -> float:
    hand = hand_height(mat.hand or (), full=full)
    return TOP + _mat_height(view, mat) + TITLE + hand + (24 if hand else 0)


def _ratings(canvas: Canvas, view: BaronView, mat: MatView, look: Style, box: Box) -> None:
    """Each aeroplane type: its rating, and what technology adds to the next roll; then the markers."""
    x, y = box.left, box.centre[1]
    for kind in view.kinds:
        TYPE_ICONS[kind](canvas, (x + 20, y), 19, Tone(look.deep, PAPER))
        x += 52
        if len(view.kinds) == 1:
            x += canvas.write(say(KIND_NAMES[kind]), (x, y), 34, INK) + 16
        x += canvas.write(str(mat.effectiveness.of(kind)), (x, y), 44, INK, weight="ExtraBold") + 14
        bonus = phrase("baron-pictures.die-bonus", bonus=mat.bonuses.of(kind))
        x += canvas.write(bonus, (x, y + 2), 30, GREY, weight="SemiBold") + 38
    draw_markers(canvas, mat, (x, y), box.right)


def _slots(canvas: Canvas, view: BaronView, mat: MatView, look: Style, box: Box) -> None:
    """The Action cards of this turn, and how many Actions of each are still to be performed."""
    step = box.width / len(mat.chosen)
    for index, slot in enumerate(mat.chosen):
        left = box.left + index * step
        draw_action(canvas, Box(left, box.top, left + 66, box.bottom - 20), slot.card, look.colour)
        before = mat.chosen[index - 1] if index else slot
        counts = (mat.actions.get(slot.card, 0), slot.times)
        to_do, of_all = (performed(view.mode, slot.card, number) for number in counts)
        if slot.card == "focused_effort":
            note = said("baron-pictures.one-more", action=ACTION_NAMES[before.card])
        elif to_do:
            note = said("baron-pictures.to-do", left=to_do, all=of_all)
        else:
            note = said("baron-pictures.done")
        _slot_text(canvas, slot, note, Box(left + 82, box.top, left + step - 10, box.bottom))


def _slot_text(canvas: Canvas, slot: SlotView, note: Said, box: Box) -> None:
    write_fitted(canvas, ACTION_NAMES[slot.card], (box.left, box.top + 22), box.width, 32, INK)
    write_fitted(canvas, note, (box.left, box.top + 62), box.width, 28, STEEL, weight="Medium")


def _hand(canvas: Canvas, view: BaronView, mat: MatView, look: Style, top: float, *, full: bool) -> None:
    cards = mat.hand or ()
    y = top + 34
    title, room = said("baron-pictures.hand", cards=len(cards)), WIDTH / 2 - MARGIN - PAD
    x = float(MARGIN + PAD)
    x += write_fitted(canvas, title, (x, y), room, 36, INK, weight="ExtraBold") + 18
    if any(standing(mat, box) == "ready" for box in view.technologies):
        cards_icon(canvas, (x + 13, y), 14, Tone(look.deep, CLOUD))
        adds, room = said("baron-pictures.hand-adds"), WIDTH - MARGIN - PAD - x - 38
        write_fitted(canvas, adds, (x + 38, y + 2), room, 28, GREY, weight="SemiBold")
    orders = () if mat.orders is None else mat.orders.events
    planned = frozenset(int(order.play) for order in orders if order.play.isdecimal())
    draw_hand(
        canvas, cards, (MARGIN, top + TITLE + 4), HandLook(full, len(view.kinds) > 1, look.deep, planned)
    )
