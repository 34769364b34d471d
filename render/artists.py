"""Who draws which title, one line each."""

from __future__ import annotations

from render.airbaron.artist import AirbaronArtist
from render.artist import Artist
from render.baron.artist import BaronArtist
from render.dogfight.artist import DogfightArtist

ARTISTS: dict[str, Artist] = {
    "dogfight": DogfightArtist(),
    "baron": BaronArtist(),
    "airbaron": AirbaronArtist(),
}
