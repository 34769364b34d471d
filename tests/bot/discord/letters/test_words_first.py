"""At Discord's: a post that goes out in words, and the edit that adds its picture."""

from __future__ import annotations

import threading
from datetime import timedelta

import pytest

from bot.discord.courier import IN_WORDS
from bot.post.courier import Rendered
from bot.post.drawing import PATIENCE
from render.artist import Names, Picture
from sandbox.model import Message
from tests.bot.discord.house import House, labels, saying
from tests.bot.discord.letters.test_edits import edits_of
from tests.titles.survey import ONE_PIXEL, SurveyArtist, SurveyView
from words import say

BOARD = Picture(ONE_PIXEL, "A *fine* table.", "game1-step1-board.png")
FILM = Picture(ONE_PIXEL, "A film.", "game1-step1-film.gif")
LONG = "A long story. " * 200


class Slow(SurveyArtist):
    """Draws tables when it is let."""

    def __init__(self) -> None:
        self.begun, self.let = threading.Event(), threading.Event()

    def board(self, view: SurveyView, names: Names) -> Picture:
        self.begun.set()
        assert self.let.wait(60)
        return super().board(view, names)


def embeds(message: Message) -> list[tuple[str | None, str]]:
    return [(each.get("title"), each["description"]) for each in message.embeds]


def attached(message: Message) -> list[tuple[str, str | None]]:
    return [(each.filename, each.description) for each in message.attachments]


async def posted(house: House, letter: Rendered) -> Message:
    message = await house.client.courier.post(house.games.id, letter, "n1")
    return house.games.messages[message]


async def test_a_turn_is_told_in_words_and_one_edit_adds_its_picture(house: House) -> None:
    house.core.tables.catalogue.artists["survey"] = artist = Slow()  # type: ignore[index] # a dict behind it
    await house.game()
    await house.sandbox.until(artist.begun.is_set)
    await house.later(seconds=PATIENCE.total_seconds())
    [post] = await house.sandbox.until(
        lambda: [each for each in house.thread.messages.values() if "Round 0" in each.content]
    )
    assert embeds(post) == [(say(IN_WORDS), "The board in round 0.")]
    assert (attached(post), edits_of(house, post)) == ([], 0)
    told, buttons = post.content, labels(post)
    assert buttons
    artist.let.set()
    await house.all_done()
    assert attached(post) == [("game1-step0-board.png", "The board in round 0.")]
    assert (embeds(post), post.content, labels(post), edits_of(house, post)) == ([], told, buttons, 1)


@pytest.mark.parametrize("text", ["Round 1", LONG])
async def test_only_the_words_of_the_picture_go_when_it_comes(house: House, text: str) -> None:
    post = await posted(house, Rendered(text=text, lacking=True, in_words=BOARD.alt))
    assert embeds(post)[-1] == (say(IN_WORDS), r"A \*fine\* table.")
    before, content = embeds(post)[:-1], post.content
    assert bool(before) == (text == LONG)
    await house.client.courier.attach(house.games.id, post.id, [BOARD])
    assert (embeds(post), post.content, attached(post)) == (before, content, [(BOARD.name, BOARD.alt)])


@pytest.mark.parametrize("film_first", [True, False])
async def test_a_film_comes_before_the_picture_and_leaves_its_words(
    house: House, *, film_first: bool
) -> None:
    post = await posted(house, Rendered(text="Round 1", lacking=True, in_words=BOARD.alt))
    for picture in (FILM, BOARD) if film_first else (BOARD, FILM):
        await house.client.courier.attach(house.games.id, post.id, [picture])
        assert bool(post.embeds) == (len(post.attachments) == 1 and film_first)
    kept = {str(each.id): each.filename for each in post.attachments}
    body = next(each.body for each in reversed(house.sandbox.requests) if each.method == "PATCH")
    asked_for = [kept.get(str(each["id"])) or each["filename"] for each in body["attachments"]]
    assert asked_for == [FILM.name, BOARD.name]
    assert sorted(attached(post)) == [(BOARD.name, BOARD.alt), (FILM.name, FILM.alt)]


async def test_a_picture_opens_nothing_that_was_closed_and_comes_once(house: House) -> None:
    post = await posted(house, Rendered(text="Round 1", lacking=True, in_words=BOARD.alt))
    closed = Rendered(text="Round 1\n\nThe game goes on below.")
    await house.client.courier.edit(house.games.id, post.id, saying(closed))
    for _ in range(2):
        await house.client.courier.attach(house.games.id, post.id, [BOARD])
    assert (post.content, labels(post), embeds(post)) == (closed.text, [], [])
    assert (attached(post), edits_of(house, post)) == ([(BOARD.name, BOARD.alt)], 2)


async def test_a_post_in_words_is_found_again(house: House) -> None:
    sent = Rendered(text="Round 1", lacking=True, in_words=BOARD.alt)
    post = await posted(house, sent)

    async def nobodys(_message: int) -> bool:
        return False

    for looked_for in (sent, Rendered(text="Round 1", pictures=(BOARD,))):
        since = house.clock.now() - timedelta(days=1)
        found = await house.client.courier.find(house.games.id, looked_for, None, since, nobodys)
        assert found == post.id
