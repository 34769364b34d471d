"""Films put together as MP4, with PyAV, which is installed as the extra `film`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageSequence

from bot.cli.failure import Failure

RATE = 30
"""Pictures a second. A constant rate: with any other some players get the length wrong."""

GROUND = (15, 24, 32)


def write_mp4(films: Sequence[bytes], path: Path) -> None:
    """One film after the other, each in the middle of a picture that is large enough for all."""
    try:
        import av  # noqa: PLC0415 - most people do without
    except ImportError:
        raise Failure("MP4 needs PyAV: pip install 'flugpost[film]'. GIF needs nothing.") from None
    wide, high = _size(films)
    with av.open(str(path), "w", format="mp4", options={"movflags": "faststart"}) as container:
        stream = container.add_stream("libx264", rate=RATE)
        stream.width, stream.height, stream.pix_fmt = wide, high, "yuv420p"
        stream.options = {"crf": "20", "preset": "veryfast"}
        for picture in _pictures(films, (wide, high)):
            frame = av.VideoFrame.from_image(picture)  # type: ignore[no-untyped-call]
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))


def _size(films: Sequence[bytes]) -> tuple[int, int]:
    """Even numbers, as the format wants them."""
    sizes = []
    for film in films:
        with Image.open(BytesIO(film)) as image:
            sizes.append(image.size)
    return _even(max(wide for wide, _ in sizes)), _even(max(high for _, high in sizes))


def _even(number: int) -> int:
    return number + number % 2


def _pictures(films: Sequence[bytes], size: tuple[int, int]) -> Iterator[Image.Image]:
    """Each frame as often as its time is long."""
    due, shown = 0.0, 0
    for film in films:
        with Image.open(BytesIO(film)) as image:
            for frame in ImageSequence.Iterator(image):
                due += frame.info["duration"] / 1000
                picture = Image.new("RGB", size, GROUND)
                picture.paste(
                    frame.convert("RGB"), ((size[0] - frame.width) // 2, (size[1] - frame.height) // 2)
                )
                while shown < round(due * RATE):
                    yield picture
                    shown += 1
