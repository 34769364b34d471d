"""How a game ended: in words, and as a banner below the table."""

from __future__ import annotations

from render.artist import Names
from render.dogfight.naming import scenario_name
from render.dogfight.outcomes import how
from render.dogfight.phrases import side_points
from render.dogfight.sides import STYLES, pieces, player, written_player
from render.kit.badges import shape_points
from render.kit.canvas import Canvas
from render.kit.fitting import cut, write_fitted
from render.kit.shapes import Box, box_points, centred, star
from render.kit.theme import AMBER, AMBER_DEEP, INK, MIST, NIGHT, STEEL, WHITE, WIDTH
from render.kit.type import wrap
from rules.dogfight.kinds import Side
from rules.dogfight.view import DogfightView
from rules.engine import Outcome
from rules.said import Argument, Said, Text, listed, said
from words import say

_LEFT = 24
_TEXT = 130
_LINE = 38
_NAMES = 400
"""Pixels for the names of the winners in a title."""
_ROOM = WIDTH - 2 * _LEFT - _TEXT - 90


def told_result(view: DogfightView, names: Names) -> tuple[Text, ...]:
    """Who won and why, in sentences; nothing while the game is on.

    Against the book nobody's victory may be a defeat, which the outcome itself tells."""
    outcome = view.outcome
    if outcome is None:
        return ()
    if outcome.winners:
        return said("dogfight-story.result-won", winners=_winners(outcome, names)), how(outcome)
    if is_draw(view):
        return said("dogfight-story.result-drawn"), how(outcome)
    return (how(outcome),)


def told_end(view: DogfightView, outcome: Outcome, names: Names) -> Said:
    """The headline of a game that is over."""
    now: dict[str, Argument] = {"scenario": scenario_name(view), "points": side_points(view.points)}
    if outcome.winners:
        return said("dogfight-story.headline-won", winners=_winners(outcome, names), **now)
    if is_draw(view):
        return said("dogfight-story.headline-drawn", **now)
    return said("dogfight-story.headline-lost", **now)


def _winners(outcome: Outcome, names: Names) -> Said:
    return listed(player(seat, names) for seat in outcome.winners)


def is_draw(view: DogfightView) -> bool:
    """Nobody won, and it was not against the book."""
    return len({piece.side for piece in pieces(view) if piece.seat is not None}) > 1


def winning_sides(view: DogfightView) -> tuple[Side, ...]:
    seats = view.outcome.winners if view.outcome else ()
    won = {piece.side for piece in pieces(view) if piece.seat in seats}
    return tuple(side for side in STYLES if side in won)


def winners_title(view: DogfightView, outcome: Outcome, names: Names) -> Said:
    if not outcome.winners:
        return said("dogfight-pictures.draw") if is_draw(view) else said("dogfight-pictures.nobody-wins")
    room = _NAMES / len(outcome.winners)
    won = [cut(written_player(seat, names), 32, room) for seat in outcome.winners]
    return said("dogfight-pictures.wins", winners=listed(won), number=len(won))


def _why(outcome: Outcome) -> list[str]:
    return wrap(say(how(outcome)), 28, _ROOM, "SemiBold")


def result_height(view: DogfightView) -> int:
    return 92 + len(_why(view.outcome)) * _LINE if view.outcome else 0


def draw_result(canvas: Canvas, view: DogfightView, names: Names, top: float) -> None:
    """A banner: the winners' shapes, who won, and why."""
    if view.outcome is None:
        return
    height = result_height(view)
    canvas.slab(Box(0, top, WIDTH, top + height), NIGHT)
    box = Box(_LEFT, top + 8, WIDTH - _LEFT, top + height - 8)
    canvas.panel(box, 18, AMBER if view.outcome.winners else MIST)
    middle = (box.left + _TEXT / 2, box.centre[1])
    if view.outcome.winners:
        canvas.fill([star(middle, 42, 18, 5)], AMBER_DEEP)
    else:
        canvas.fill([box_points(centred((middle[0], middle[1] + dy), 64, 16)) for dy in (-15, 15)], STEEL)
    x = box.right - 48
    for side in winning_sides(view):
        look = STYLES[side]
        canvas.fill([shape_points(look.shape, (x, box.top + 42), 26)], WHITE)
        canvas.fill([shape_points(look.shape, (x, box.top + 42), 21)], look.colour)
        x -= 68
    left, y = box.left + _TEXT, box.top + 40
    title = winners_title(view, view.outcome, names)
    write_fitted(canvas, title, (left, y), x - left, 40, INK, weight="ExtraBold")
    for i, line in enumerate(_why(view.outcome)):
        canvas.write(line, (left, y + 46 + i * _LINE), 28, INK, weight="SemiBold")
