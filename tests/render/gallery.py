"""Sample pictures for the README: `python -m tests.render.gallery` draws them into docs/pictures/."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from render.airbaron.artist import AirbaronArtist
from render.artist import Picture
from render.baron.artist import BaronArtist
from render.dogfight.artist import DogfightArtist
from rules.dogfight.foresight import foresee
from tests.render.airbaron import scenes as airbaron
from tests.render.baron import scenes as baron
from tests.render.dogfight import front, scenes

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def samples() -> dict[str, Picture]:
    artist = DogfightArtist()
    view, choice = scenes.PREVIEWS["two-planes"]
    return {
        "dogfight-board": artist.board(scenes.patrol(), scenes.NAMES),
        "dogfight-melee": artist.board(scenes.melee(), scenes.NAMES),
        "dogfight-balloons": artist.board(front.fireworks(), scenes.NAMES),
        "dogfight-trenches": artist.board(front.mud(), scenes.NAMES),
        "dogfight-console": artist.mat(scenes.battered(), scenes.NAMES),
        "dogfight-preview": artist.preview(view(0), foresee(view(0), choice), scenes.NAMES),
        "airbaron-map": AirbaronArtist().board(airbaron.crowd(), airbaron.NAMES),
        "airbaron-mat": AirbaronArtist().mat(airbaron.crowd(0), airbaron.NAMES),
        "baron-display": BaronArtist().board(baron.war_news(), baron.NAMES),
        "baron-mat": BaronArtist().mat(baron.choosing(0), baron.NAMES),
    }


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, picture in samples().items():
        with Image.open(BytesIO(picture.data)) as image:
            image.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
