"""Artists who tell everything and draw next to nothing: it is not drawing that a soak is to try."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from PIL import Image

from render.artist import Artist, Picture


def _blank() -> bytes:
    data = BytesIO()
    Image.new("RGB", (8, 8)).save(data, "PNG")
    return data.getvalue()


class Sketcher:
    """Somebody's words with a blank sheet for every still."""

    def __init__(self, artist: Artist) -> None:
        self._artist = artist
        self._sheet = _blank()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._artist, name)

    def board(self, *_: Any) -> Picture:
        return Picture(self._sheet, "The table.", "board.png")

    def mat(self, *_: Any) -> Picture:
        return Picture(self._sheet, "What is yours.", "mat.png")

    def preview(self, *_: Any) -> Picture:
        return Picture(self._sheet, "Your plan.", "preview.png")

    def ending(self, *_: Any) -> None:
        return None
