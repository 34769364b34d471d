"""The unpublished titles, registered as the published ones are, and beside them."""

from __future__ import annotations

from render.artist import Artist
from render.artists import ARTISTS
from rules.engine import AnyTitle
from rules.titles import TITLES
from tests.titles.nightmail.artist import NightMailArtist
from tests.titles.nightmail.title import NIGHTMAIL
from tests.titles.numbers import Alone, Numbers, NumbersArtist

EXAMPLES: dict[str, AnyTitle] = {title.key: title for title in (NIGHTMAIL, Numbers(), Alone())}
EXAMPLE_ARTISTS: dict[str, Artist] = {
    "nightmail": NightMailArtist(),
    "numbers": NumbersArtist(),
    "alone": NumbersArtist(),
}

ALL_TITLES: dict[str, AnyTitle] = {**TITLES, **EXAMPLES}
ALL_ARTISTS: dict[str, Artist] = {**ARTISTS, **EXAMPLE_ARTISTS}
