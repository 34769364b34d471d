"""A sample of `make leaks`, and that it finds a leak wherever there is one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from bot.desk import planning
from bot.desk.queries import Queries
from bot.kit.refusal import Refusal
from bot.post import telling
from bot.store import choices, outbox
from render.artist import Picture
from tests.bot.leaks.__main__ import chosen, table
from tests.bot.leaks.cases import ORDERS, RECORDS, Case, found_in, sources
from tests.bot.leaks.pairs import differences
from tests.titles.examples import ALL_TITLES
from tests.titles.nightmail.artist import NightMailArtist

Leak: TypeAlias = Callable[[pytest.MonkeyPatch], None]


def sample(title: str) -> list[Case]:
    """The shortest recorded game with orders, if there is one."""
    games = sorted(RECORDS.glob(f"{title}/*.json"), key=lambda path: path.stat().st_size)
    orders = [path for path in games if "orders" in path.stem]
    return found_in((title, str((orders or games)[0]))).cases


@pytest.mark.parametrize("title", ["airbaron", "baron", "nightmail"])
async def test_nobody_can_tell_two_answers_apart(title: str, tmp_path: Path) -> None:
    cases = sample(title)
    ordered = [case for case in cases if case.name.kind == ORDERS]
    planned = [case for case in cases if case not in ordered and case.together]
    assert bool(ordered) is (title != "nightmail")
    for number, case in enumerate((*planned[:1], *ordered[:1])):
        assert await differences(case, tmp_path / str(number), painted=False) == []


def test_every_title_that_several_play_is_looked_at() -> None:
    several = {key for key, title in ALL_TITLES.items() if any(seats > 1 for _, _, seats in title.variants())}
    assert {title for title, _ in sources()} >= several


# Leaks, each put in on purpose


def logged(monkeypatch: pytest.MonkeyPatch) -> None:
    put = choices.put_draft

    async def loud(*given: Any) -> None:
        logging.getLogger("bot.store").debug("a draft of %d answers: %r", len(given[-1]), given[-1])
        await put(*given)

    monkeypatch.setattr(choices, "put_draft", loud)


def told(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = telling.waiting_edit

    def chatty(loaded: Any, owing: Any) -> Any:
        letter = quiet(loaded, owing)
        return msgspec.structs.replace(letter, text=f"{letter.text} {loaded.chosen}")

    monkeypatch.setattr(telling, "waiting_edit", chatty)


def edited_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a word of it, but an edit too many, for some answers only."""
    store = planning.Planning._store_choice

    async def again(self: Any, loaded: Any, seat: int, choice: Any, user: int) -> Any:
        stands = await store(self, loaded, seat, choice, user)
        assert stands is not None
        if len(str(choice)) % 2:
            async with self._store.transaction() as tx:
                await outbox.put(tx, [telling.waiting_edit(stands, stands.owing())], self._clock.now())
        return stands

    monkeypatch.setattr(planning.Planning, "_store_choice", again)


def refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def knowing(self: Any, game: int) -> None:
        async with self._store.transaction() as tx:
            loaded = await self._tables.load(tx, game)
        raise Refusal(f"Not while {sorted(map(str, loaded.chosen.values()))} lie there.")

    monkeypatch.setattr(Queries, "record", knowing)


@pytest.mark.parametrize("leak", [logged, told, edited_once_more, refused])
async def test_a_leak_is_found(leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = next(case for case in sample("nightmail") if case.name.field == "height")
    leak(monkeypatch)
    found = await differences(case, tmp_path / "leaky", painted=False)
    assert found
    assert "| nightmail " in table([case], [found])


async def test_a_picture_that_shows_more_than_its_view_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = next(case for case in sample("nightmail") if case.name.field == "height")
    put, board, filled_in = choices.put_draft, NightMailArtist.board, list[Any]()

    async def overheard(*given: Any) -> None:
        filled_in.append(given[-1])
        await put(*given)

    def telltale(self: NightMailArtist, view: Any, names: Any) -> Picture:
        picture = board(self, view, names)
        return msgspec.structs.replace(picture, data=picture.data + repr(filled_in[-1:]).encode())

    monkeypatch.setattr(choices, "put_draft", overheard)
    monkeypatch.setattr(NightMailArtist, "board", telltale)
    assert await differences(case, tmp_path / "seen", painted=True)
    assert not await differences(case, tmp_path / "unseen", painted=False)


def test_of_each_field_the_best_case_is_tried_and_of_each_question_one_with_closed_doors() -> None:
    cases = sample("nightmail")
    alone = [replace(case, scene=replace(case.scene, answers={})) for case in cases]
    tried = chosen([*alone, *cases], pairs=1)
    assert [case.together for case in tried] == [True] * 3
    assert [case.closed for case in tried] == [False, False, True]
