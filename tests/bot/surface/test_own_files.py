"""/game new with a file of the host's own."""

from __future__ import annotations

from bot.sandbox import Reply
from tests.bot.surface.house import House, labels


async def new(house: House, content: bytes) -> Reply:
    options = {"title": "survey", "file": ("mine.json", content)}
    return await (await house.ann.slash(house.games, "game new", options)).finished()


async def test_a_file_opens_a_lobby_at_once(house: House) -> None:
    reply = await new(house, b"wide")
    assert "Game 1 is open" in reply.content
    assert reply.ephemeral
    [post] = await house.sandbox.until(house.lobby_posts)
    assert "Two airplanes" in post.content
    assert "Start" in labels(post)


async def test_a_file_that_does_not_fit_is_refused_in_words(house: House) -> None:
    assert (await new(house, b"sideways")).content == "That file names no form."
    assert house.lobby_posts() == []


async def test_a_file_that_is_too_large_is_refused(house: House) -> None:
    assert (await new(house, b"x" * 70_000)).content == "That file has 70,000 bytes; at most 65,536 are read."
