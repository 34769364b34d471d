"""A reel: pictures of one size, one after the other, as a GIF that every client plays by itself.

All frames share one palette of 255 colours; the slot that is left marks what has not changed since the frame
before, which keeps a film small. A palette for each frame would cost ten times as much and look the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.kit.theme import Colour

COLOURS = 255
MOST_ALT = 1024
_SWATCH = 48


class Reel:
    def __init__(self, samples: Sequence[Image.Image], loud: Sequence[Colour]) -> None:
        """The palette is drawn from frames that show what most of the film shows, and from loud colours that
        come up for a moment."""
        self._palette = _palette(samples, loud)
        self._frames: list[Image.Image] = []
        self._times: list[int] = []

    def __len__(self) -> int:
        return len(self._frames)

    def shoot(self, frame: Image.Image, milliseconds: int) -> None:
        """GIFs count hundredths of a second."""
        self._frames.append(frame.quantize(palette=self._palette, dither=Image.Dither.NONE))
        self._times.append(milliseconds // 10 * 10)

    def gif(self) -> bytes:
        out = BytesIO()
        first, *rest = self._frames
        first.save(
            out,
            "GIF",
            save_all=True,
            append_images=rest,
            duration=self._times,
            loop=0,
            disposal=1,
            optimize=True,
        )
        return out.getvalue()


def film_alt(opening: str, told: Sequence[str]) -> str:
    """A film in words: the turn as it is told, in as many whole sentences as there is room for."""
    alt = opening
    for sentence in told:
        if len(alt) + 1 + len(sentence) > MOST_ALT - 2:
            return f"{alt} …"
        alt += f" {sentence}"
    return alt


def _palette(samples: Sequence[Image.Image], loud: Sequence[Colour]) -> Image.Image:
    width = max(sample.width for sample in samples)
    heights = [sample.height for sample in samples]
    mosaic = Image.new("RGB", (width, sum(heights) + _SWATCH))
    y = 0
    for sample in samples:
        mosaic.paste(sample, (0, y))
        y += sample.height
    for i, colour in enumerate(loud):
        mosaic.paste(colour, (i * width // len(loud), y, (i + 1) * width // len(loud), y + _SWATCH))
    return mosaic.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
