"""From a tap on a planning panel to the panel drawn anew, picture and all; against encoding that picture."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PIL import Image

from bot.core import Core
from bot.desk.sheets import PlanSheet
from bot.discord.panels.plan_drawing import PlanDrawing
from bot.kit.clock import SystemClock
from bot.store.games import Opening
from bot.terms import Terms
from render.artist import Picture
from render.artists import ARTISTS
from rules.dice import Stream
from rules.engine import Choice, Pick
from rules.titles import TITLES
from tests.bench.ratio import Ratio

HOST = 1
TAPS = 15
MOST = 3.0
"""Times the encoding of the picture alone."""
WAIT = 0.5
"""More than this, and something of it is done on the event loop."""
GAMES: tuple[tuple[str, str, Choice], ...] = (
    ("1 airplane", "dogfight", {}),
    ("4 airplanes", "dogfight", {"planes": 4}),
    ("Action cards", "baron", {}),
    ("an airline's plan", "airbaron", {}),
)


async def measure() -> list[Ratio]:
    with TemporaryDirectory() as folder:
        core = await Core.open(Path(folder) / "bench.sqlite3", TITLES, ARTISTS, SystemClock())
        try:
            return [ratio for game in GAMES for ratio in await _measure(core, *game)]
        finally:
            await core.stop()


async def _measure(core: Core, name: str, title: str, options: Choice) -> list[Ratio]:
    game = await _game(core, title, options)
    thumb = _Thumb(core, game)
    await thumb.tap()
    tapped, encoded, stood = zip(*[await thumb.timed() for _ in range(TAPS)], strict=True)
    against = "encoding the picture"
    return [
        Ratio(f"from a tap to the panel ({name})", against, median(tapped) / median(encoded), MOST),
        Ratio(f"the loop's longest wait meanwhile ({name})", against, median(stood) / median(encoded), WAIT),
    ]


async def _game(core: Core, title: str, options: Choice) -> int:
    lobby = core.desk.lobby
    game = await lobby.open(
        Opening(
            guild=1,
            channel=1,
            host=HOST,
            host_name="Ann",
            title=title,
            options=options,
            terms=Terms(pace=None),
        )
    )
    await lobby.join(game, HOST + 1, "Ben")
    await lobby.start(game, HOST)
    return game


class _Thumb:
    """Taps what has not been tapped before, so that every picture is a new one."""

    def __init__(self, core: Core, game: int) -> None:
        self._planning, self._drawing = core.desk.planning, PlanDrawing(core.desk)
        self._game, self._known, self._dice = game, set[str](), Stream(b"taps")

    async def tap(self) -> Picture:
        """A pick is made, and the panel drawn as it would be shown."""
        form = await self._planning.form(self._game, HOST)
        filled = await self._planning.fill(self._game, HOST, form.step, self._next(form))
        panel = await self._drawing.whole(filled)
        panel.view().to_components()  # type: ignore[no-untyped-call] # the library's
        (picture,) = (each for each in panel.pictures if isinstance(each, Picture))
        return picture

    def _next(self, form: PlanSheet) -> dict[str, str]:
        """Another answer to one of the first picks."""
        picks = [field for field in form.fields if isinstance(field, Pick) and field.most == 1][:4]
        while True:
            field = picks[self._dice.below(len(picks))]
            option = field.options[self._dice.below(len(field.options))]
            plan = {**form.draft, field.name: option.value}
            if str(sorted(plan.items())) not in self._known:
                self._known.add(str(sorted(plan.items())))
                return {field.name: option.value}

    async def timed(self) -> tuple[float, float, float]:
        """Seconds for a tap, for encoding its picture, and for the longest the loop was kept waiting."""
        waiter = asyncio.create_task(_longest_wait())
        begun = time.perf_counter()
        picture = await self.tap()
        took = time.perf_counter() - begun
        waiter.cancel()
        stood = await waiter
        with Image.open(BytesIO(picture.data)) as opened:
            image = opened.convert("RGB")
        return took, _seconds(lambda: image.save(BytesIO(), "PNG", compress_level=3)), stood


async def _longest_wait() -> float:
    longest = 0.0
    try:
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, time.perf_counter() - begun - 0.001)
    except asyncio.CancelledError:
        return longest


def _seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun
