"""Every scene of every title as a finished still, against encoding that same picture; and memory.

What was drawn before is remembered, as it is while the bot runs, but never the picture itself: on each run
all pieces of a dogfight lie a little elsewhere, and everybody has another name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import count, cycle, islice
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image

from render.artist import Picture
from render.artists import ARTISTS
from rules.dogfight.foresight import foresee
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import DogfightView
from rules.engine import Choice
from rules.values import Seat
from tests.bench.ratio import Ratio, side_by_side
from tests.render.airbaron import scenes as airbaron
from tests.render.baron import scenes as baron
from tests.render.dogfight import front

BUDGET = 2.0
"""Times the yardstick, which is encoding the finished picture as a PNG of all colours at level 3."""

ROUNDS = 7
GROWTH = 1.05
"""How much memory 500 pictures may take against 250 of them."""

NAMES = ("Ada", "Bruno", "Chiara", "Dmitri", "Emil", "Fatima")


class Still(NamedTuple):
    name: str
    draw: Callable[[int], Picture]
    """A picture of its own for each number."""


def stills() -> Iterator[Still]:
    yield from dogfights()
    for title, scenes in (("baron", baron), ("airbaron", airbaron)):
        for name, scene in scenes.SCENES.items():
            yield Still(f"{title} board, {name}", _drawing(title, "board", scene(None)))
        for name, mat in scenes.MATS.items():
            yield Still(f"{title} mat, {name}", _drawing(title, "mat", mat()))
    for name in baron.PREVIEWS:
        yield Still(f"baron preview, {name}", _drawing("baron", "preview", *baron.previewed(name)))
    for name in airbaron.PREVIEWS:
        yield Still(f"airbaron preview, {name}", _drawing("airbaron", "preview", *airbaron.preview(name)))


def dogfights() -> Iterator[Still]:
    for name, scene in front.SCENES.items():
        yield Still(f"dogfight board, {name}", _board(_moving(scene(None))))
    for name, console in front.CONSOLES.items():
        yield Still(f"dogfight mat, {name}", _drawing("dogfight", "mat", console()))
    for name, (view, choice) in front.PREVIEWS.items():
        yield Still(f"dogfight preview, {name}", _preview(_moving(view(0)), choice))


def _board(views: Sequence[DogfightView]) -> Callable[[int], Picture]:
    return lambda run: ARTISTS["dogfight"].board(views[run % len(views)], named(run))


def _preview(views: Sequence[DogfightView], choice: Choice) -> Callable[[int], Picture]:
    foreseen = [foresee(view, choice) for view in views]

    def draw(run: int) -> Picture:
        at = run % len(views)
        return ARTISTS["dogfight"].preview(views[at], foreseen[at], named(run))

    return draw


def named(run: int) -> dict[Seat, str]:
    return {seat: f"{name} {run}" for seat, name in enumerate(NAMES)}


def _drawing(title: str, scene: str, *seen: object) -> Callable[[int], Picture]:
    draw: Callable[..., Picture] = getattr(ARTISTS[title], scene)
    return lambda run: draw(*seen, named(run))


def _moving(view: DogfightView) -> list[DogfightView]:
    return [_moved(view, 1 + 0.37 * run) for run in range(ROUNDS + 2)]


def _moved(view: DogfightView, by: float) -> DogfightView:
    """Everything that lies on the table, somewhat to the right and turned a little."""

    def posed(pose: Pose) -> Pose:
        return Pose(pose.x + by, pose.y - by, pose.heading + by)

    return replace(
        view,
        planes=tuple(replace(each, pose=posed(each.pose)) for each in view.planes),
        balloons=tuple(replace(each, pose=posed(each.pose)) for each in view.balloons),
        flown=tuple(replace(leg, start=posed(leg.start), end=posed(leg.end)) for leg in view.flown),
        shots=tuple(replace(shot, point=(shot.point[0] + by, shot.point[1] - by)) for shot in view.shots),
    )


def measure() -> list[Ratio]:
    return [_ratio(still) for still in stills()]


def _ratio(still: Still) -> Ratio:
    runs = count()
    with Image.open(BytesIO(still.draw(next(runs)).data)) as opened:
        picture = opened.convert("RGB")
    whole, encode = side_by_side(
        lambda: still.draw(next(runs)),
        lambda: picture.save(BytesIO(), "PNG", compress_level=3),
        ROUNDS,
    )
    return Ratio(still.name, "encoding it in all colours", whole / encode, budget=BUDGET)


def memory() -> list[Ratio]:
    """What the process holds after 500 pictures against what it held after 250."""
    drawn = cycle(list(stills()))
    held = []
    for half in range(2):
        for run, still in enumerate(islice(drawn, 250), start=250 * half):
            still.draw(run)
        held.append(_resident())
    return [Ratio("memory after 500 stills", "after 250", held[1] / held[0], budget=GROWTH)]


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1])
