"""/game new with a file of the host's own: the form, with what the file settles."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest

from bot.discord.commands import game
from sandbox import Reply, Sandbox
from sandbox.faults import FETCH, Refused, lost_before_effect, server_error
from sandbox.model import Message
from tests.bot.discord.house import House, labels, offered, pick, words


async def new(house: House, content: bytes) -> Reply:
    options = {"title": "survey", "file": ("mine.json", content)}
    return await (await house.ann.slash(house.games, "game new", options)).finished()


async def form_for(house: House, content: bytes) -> Message:
    return (await new(house, content)).message


async def opened(house: House, form: Message) -> Message:
    await (await house.ann.press(form, "Open the lobby")).finished()
    [post] = await house.sandbox.until(house.lobby_posts)
    return post


async def test_a_file_brings_the_form_up_and_settles_its_part(house: House) -> None:
    form = await form_for(house, b"wide")
    assert form.ephemeral
    assert "**What is asked:** Two airplanes" in words(form)
    shown = {select["placeholder"] for select in form.selects}
    assert "Rounds" in shown
    assert "What is asked" not in shown, "the file has answered that"
    post = await opened(house, form)
    assert "Two airplanes" in post.content
    assert "Start" in labels(post)


async def test_the_host_chooses_what_the_file_leaves_open(house: House) -> None:
    form = await form_for(house, b"long")
    assert offered(form, "depth") == ["deep", "flat"], "what the file's own answer brings up"
    await pick(house.ann, form, "depth", "deep")
    await (await house.ann.press(form, "Next ▶")).finished()
    await pick(house.ann, form, "table:pace", str(6 * 3600))
    await pick(house.ann, form, "table:policy", "wait")
    post = await opened(house, form)
    assert "Everything" in post.content
    assert "Deep" in post.content
    assert "6 hours. When it runs out, the game waits" in post.content


async def test_the_form_of_a_file_outlives_a_restart(house: House) -> None:
    form = await form_for(house, b"wide")
    await pick(house.ann, form, "rounds", "3")
    await house.restart()
    window = (await house.ann.press(form, "Purse: 100")).modal
    await (await house.ann.submit(window, {"answer": "250"})).finished()
    post = await opened(house, form)
    assert "Two airplanes" in post.content
    assert "250" in post.content


async def test_a_file_is_kept_for_a_day(house: House) -> None:
    form = await form_for(house, b"wide")
    await house.later(hours=25)
    await form_for(house, b"long")
    late = await (await house.ann.press(form, "Open the lobby")).finished()
    assert late.followups[-1].content == "That form is out of date. Please start again with /game new."
    assert house.lobby_posts() == []


async def test_a_file_that_does_not_fit_is_refused_in_words(house: House) -> None:
    assert (await new(house, b"sideways")).content == "That file names no form."
    assert house.lobby_posts() == []


async def test_a_file_that_is_too_large_is_refused(house: House) -> None:
    assert (
        await new(house, b"x" * 70_000)
    ).content == "That file is too large: it has 70,000 bytes, and I read 65,536 at most."


TROUBLES: dict[str, Callable[[Sandbox], object]] = {
    "gone": lambda sandbox: sandbox.faults.add(FETCH, Refused(404, "")),
    "forbidden": lambda sandbox: sandbox.faults.add(FETCH, Refused(403, "")),
    "failing": lambda sandbox: sandbox.faults.add(FETCH, server_error(503)),
    "cut off": lambda sandbox: sandbox.faults.add(FETCH, lost_before_effect(), times=9),
    "never": lambda sandbox: sandbox.faults.hold(FETCH),
}


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_file_that_cannot_be_fetched_is_asked_for_again(
    house: House, trouble: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(game, "FETCH_SECONDS", 0.1 if trouble == "never" else 60)
    TROUBLES[trouble](house.sandbox)
    answer = await new(house, b"wide")
    sorry = "Discord didn't hand me your file, so I haven't opened anything. Please attach it again."
    assert answer.content == sorry
    assert house.lobby_posts() == []
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    house.sandbox.faults.clear()
    post = await opened(house, await form_for(house, b"wide"))
    assert "Two airplanes" in post.content
