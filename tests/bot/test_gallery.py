"""Pictures are drawn off the event loop, and never twice."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.post.drawing import CannotDraw, Gallery
from bot.store.letters import PictureRef
from bot.tables.loaded import Shelf
from render.artist import Names, Picture
from tests.bot.office import ANNA, BEN, House
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


async def test_the_same_view_is_drawn_once_and_on_an_easel(house: House, artist: Counted) -> None:
    game = await house.game(BEN)
    pictures = await asyncio.gather(*(house.desk.board(game, None) for _ in range(5)))
    assert len(artist.threads) == 1
    assert artist.threads[0].startswith("easel")
    assert len(set(map(str, pictures))) == 1
    await house.desk.board(game, ANNA)
    assert len(artist.threads) == 2


async def test_old_pictures_make_room(house: House, artist: Counted) -> None:
    game = await house.game(BEN)
    gallery = Gallery(house.office.store, Shelf(house.titles, house.artists), room=1)
    drawn = len(artist.threads)
    for _ in range(2):
        await gallery.draw(PictureRef(game, 0, "board"))
    assert len(artist.threads) == drawn + 2
    gallery.close()


async def test_an_artist_that_fails_is_asked_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await house.game(BEN)
    with monkeypatch.context() as patch:
        patch.delattr(TinyArtist, "preview")
        with pytest.raises(CannotDraw, match="could not be drawn; the fault is noted"):
            await house.desk.preview(game, ANNA, 0)
    assert (await house.desk.preview(game, ANNA, 0)).name == "game1-step0-preview.png"
