"""Pictures that are laid out and hardly coloured, for tests that ask whether they can be drawn.

How they look is the golden pictures' affair.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper

import pytest

from render.kit import masks
from render.kit.canvas import Canvas


@contextmanager
def dried() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        for brush in ("_stamp", "_veil", "shadow", "panel_shadow", "lay"):
            patch.setattr(Canvas, brush, lambda *_, **__: None)
        for shape in ("polygons", "strokes", "disc", "panel"):
            patch.setattr(masks, shape, lambda *_, **__: ())
        patch.setattr(Canvas, "png", lambda _: b"")
        yield patch
    forget()


def forget() -> None:
    """What was kept of dry pictures, which would be laid under real ones; or of another language's."""
    for kept in kept_pictures():
        kept.cache_clear()


def kept_pictures() -> Iterator[_lru_cache_wrapper[object]]:
    """Every cache of a function in `render`. They are found by name: the collector does not tell of objects
    that were frozen, as a bot that a test has run freezes all there are."""
    for name, module in sorted(sys.modules.items()):
        if name.partition(".")[0] == "render":
            yield from (each for each in vars(module).values() if isinstance(each, _lru_cache_wrapper))
