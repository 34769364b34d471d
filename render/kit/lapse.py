"""A whole game as a time-lapse: one frame a turn, as everybody saw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image

from render.kit.reel import Reel
from render.kit.theme import AMBER, BLUE, CLOUD, CRIMSON, GREEN, INK, VERMILION, WHITE
from rules.story import Chapter, turns

WIDE = 720
MOST = 60
"""Frames; of a game of more turns every second, third… is shown."""

_LENGTH, _LEAST, _LONGEST = 18_000, 240, 900
"""Milliseconds: about how long it all takes, and how long a frame stands."""

FIRST, LAST = 900, 3200
_LOUD = (CRIMSON, AMBER, BLUE, VERMILION, GREEN, INK, WHITE)


def moments(history: Sequence[Chapter]) -> list[Chapter]:
    """The set-up and the end of every turn, or of as many as there is time for; the last is always there."""
    ends = [turn.after for turn in turns(history)]
    step = -(-len(ends) // MOST)
    return [history[0], *ends[::-1][::step][::-1]]


def pace(frames: int) -> int:
    """Milliseconds for each frame between the first and the last."""
    return min(max(_LENGTH // max(frames, 1), _LEAST), _LONGEST)


def lapse(history: Sequence[Chapter], draw: Callable[[Any], Image.Image]) -> bytes:
    """The boards of a game one after the other, on a ground large enough for all."""
    boards = [_shrunk(draw(moment.view)) for moment in moments(history)]
    high = max(board.height for board in boards)
    frames = [_grounded(board, high) for board in boards]
    return developed(frames, [frames[0], frames[-1]])


def developed(frames: Sequence[Image.Image], samples: Sequence[Image.Image]) -> bytes:
    """Frames of one size as a film; the samples show all colours there are."""
    reel = Reel(samples, _LOUD)
    for number, frame in enumerate(frames):
        last = number + 1 == len(frames)
        reel.shoot(frame, LAST if last else FIRST if number == 0 else pace(len(frames)))
    return reel.gif()


def _shrunk(board: Image.Image) -> Image.Image:
    return board.resize((WIDE, round(board.height * WIDE / board.width)), Image.Resampling.BOX)


def _grounded(board: Image.Image, high: int) -> Image.Image:
    ground = Image.new("RGB", (WIDE, high), CLOUD)
    ground.paste(board, (0, 0))
    return ground
