"""Artists who tell everything and draw next to nothing: for most of a soak, it is not drawing that is tried.

What is drawn, filmed and analysed is done where it always is, in processes of its own; only it takes no time.
"""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from bot.post.analysing import Analysed, Study
from bot.tables import outside
from bot.tables.catalogue import Catalogue
from bot.tables.packs import with_packs
from render.artist import Artist, Picture
from render.artists import ARTISTS
from rules.titles import TITLES
from tests.soak.logbook import write_to


def _blank(form: str) -> bytes:
    data = BytesIO()
    Image.new("RGB", (8, 8)).save(data, form)
    return data.getvalue()


NOT_MODEST = 0
"""How much nicer than the bot its processes are: beside a machine's other work, modest ones would come to
nothing."""
SHEET, REEL = _blank("PNG"), _blank("GIF")


class Sketcher:
    """Somebody's words with a blank sheet for every still, and an empty reel for every film."""

    def __init__(self, artist: Artist) -> None:
        self._artist = artist

    def __reduce__(self) -> tuple[type[Sketcher], tuple[Artist]]:
        return Sketcher, (self._artist,)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._artist, name)

    def board(self, *_: Any) -> Picture:
        return Picture(SHEET, self.board_alt(), "board.png")

    def board_alt(self, *_: Any) -> str:
        return "The table."

    def mat(self, *_: Any) -> Picture:
        return Picture(SHEET, "What is yours.", "mat.png")

    def preview(self, *_: Any) -> Picture:
        return Picture(SHEET, "Your plan.", "preview.png")

    def ending(self, *_: Any) -> Picture:
        return Picture(SHEET, "The end.", "ending.png")

    def film(self, *_: Any) -> Picture | None:
        return Picture(REEL, "A turn.", "film.gif") if self._artist.moves else None


SKETCHERS: Mapping[str, Artist] = {key: Sketcher(artist) for key, artist in ARTISTS.items()}


# In the processes that work for the bot


def set_up(log: Path, packs: Path | None, level: int, as_json: bool) -> None:  # noqa: FBT001 - as the bot has it
    """As they always begin, but that they write into the soak's log."""
    vars(outside)["MODESTY"] = NOT_MODEST
    _set_up(packs, level, as_json)
    write_to(log)


def set_up_sketching(log: Path, packs: Path | None, level: int, as_json: bool) -> None:  # noqa: FBT001
    set_up(log, packs, level, as_json)
    vars(outside)["_catalogue"] = Catalogue(with_packs(TITLES, packs), SKETCHERS)


_set_up = outside._set_up
"""The bot's own: the name in its module is bent before it is used."""


def analysed(study: Study) -> Analysed:
    """A glance back at a game."""
    return Analysed(f"### How it went\n{len(study.record.steps)} steps.", Picture(SHEET, "How it went.", ""))
