"""Pictures are drawn off the event loop, and never twice."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.post.drawing import CannotDraw, Drawings
from bot.store.letters import PictureRef
from render.artist import Names, Picture
from tests.bot.backroom import ANNA, BEN, House
from tests.bot.tiny_title import TinyArtist, TinyView


class Counted(TinyArtist):
    def __init__(self) -> None:
        self.threads: list[str] = []

    def board(self, view: TinyView, names: Names) -> Picture:
        self.threads.append(threading.current_thread().name)
        return super().board(view, names)


@pytest.fixture
def artist(house: House) -> Counted:
    artist = Counted()
    house.artists["tiny"] = artist
    return artist


async def test_the_same_view_is_drawn_once_and_off_the_event_loop(house: House, artist: Counted) -> None:
    game = await house.game(BEN)
    pictures = await asyncio.gather(*(house.desk.queries.board(game, None) for _ in range(5)))
    assert len(artist.threads) == 1
    assert artist.threads[0].startswith("drawing")
    assert len(set(map(str, pictures))) == 1
    await house.desk.queries.board(game, ANNA)
    assert len(artist.threads) == 2


async def test_old_pictures_make_room(house: House, artist: Counted) -> None:
    game = await house.game(BEN)
    drawings = Drawings(house.core.store, house.core.tables, room=1)
    drawn = len(artist.threads)
    for _ in range(2):
        await drawings.draw(PictureRef(game, 0, "board"))
    assert len(artist.threads) == drawn + 2
    drawings.close()


async def test_an_artist_that_fails_is_asked_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await house.game(BEN)
    with monkeypatch.context() as patch:
        patch.delattr(TinyArtist, "preview")
        with pytest.raises(CannotDraw, match="could not be drawn; the fault is noted"):
            await house.desk.queries.preview(game, 0, 0)
    assert (await house.desk.queries.preview(game, 0, 0)).name == "game1-step0-preview.png"
