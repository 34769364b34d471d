"""The news of a step rest on all that everybody saw so far, and cost no more the longer a game goes on."""

from __future__ import annotations

from typing import ClassVar

import pytest

from bot.desk.hosting import Actor
from bot.desk.undoing import Undo
from bot.store import StoreFault, Transaction, migrated, steps
from bot.store.steps import StepEvents
from bot.turns import dramas
from rules.drama import Annals, Drama, Dramas, Theme
from rules.table import decode_events
from rules.values import Event
from tests.bot.backroom import ANNA, BEN, GUILD, House
from tests.bot.desk.test_undoing import Turns, asked
from tests.bot.tiny_title import Tiny

HOST = Actor(ANNA, GUILD, moderates=False)


class Watched(Tiny):
    """Keeps the annals in which dramas were looked for."""

    themes: ClassVar[Dramas] = Dramas(Theme("none", 1))
    turn_begins: ClassVar[tuple[str, str] | None] = None

    def __init__(self) -> None:
        self.annals: list[Annals] = []

    def dramas(self, annals: Annals) -> tuple[Drama, ...]:
        self.annals.append(annals)
        return ()


class WatchedTurns(Watched, Turns):
    """The same of a game in which steps can be taken back."""


@pytest.fixture
def title(house: House) -> Watched:
    dramas._kept.clear()
    watched = Watched()
    house.titles["tiny"] = watched  # type: ignore[index]
    return watched


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From which step on events were read."""
    since: list[int] = []
    read = steps.events_since

    async def noted(tx: Transaction, game: int, step: int) -> list[StepEvents]:
        since.append(step)
        return await read(tx, game, step)

    monkeypatch.setattr(steps, "events_since", noted)
    return since


async def rounds(house: House, game: int, *bids: str) -> None:
    for each in bids:
        for user, number in zip((ANNA, BEN), each, strict=True):
            await house.bid(game, user, number)
        await house.settle()


def kinds(annals: Annals) -> list[tuple[int, int, str]]:
    return [(each.step, each.turn, each.event.kind) for each in annals.happened]


async def test_they_are_looked_for_in_what_everybody_saw_and_in_nothing_else(
    house: House, title: Watched
) -> None:
    game = await house.game(BEN, rounds=5)
    await house.desk.orders.give(game, BEN, {"cheer": "yes"})
    await rounds(house, game, "34", "52")
    assert [kinds(each) for each in title.annals] == [
        [(0, 0, "begun")],
        [(0, 0, "begun"), (1, 1, "round"), (1, 1, "cheer")],
        [(0, 0, "begun"), (1, 1, "round"), (1, 1, "cheer"), (2, 2, "round")],
    ]
    assert all(each.view.card is None and each.own == () for each in title.annals)
    assert [each.view.round for each in title.annals] == [0, 1, 2]


async def test_what_is_known_is_neither_read_nor_decoded_again(
    house: House, title: Watched, reads: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    decoded: list[bytes] = []

    def noted(data: bytes) -> tuple[Event, ...]:
        decoded.append(data)
        return decode_events(data)

    monkeypatch.setattr(dramas, "decode_events", noted)
    game = await house.game(BEN, rounds=20)
    await rounds(house, game, "34", "52", "34", "52", "34", "52")
    assert reads == [0], "at the first step; what the bot has written itself it knows"
    assert len(decoded) == 1 + 2 * 6, "of each turn what is new, and what was new the turn before"
    assert len(kinds(title.annals[-1])) == 7


async def test_another_process_knows_as_much(house: House, title: Watched, reads: list[int]) -> None:
    game = await house.game(BEN, rounds=5)
    await rounds(house, game, "34", "52")
    await house.restart()
    dramas._kept.clear()
    reads.clear()
    await rounds(house, game, "34", "52")
    assert reads == [0]
    assert [kind for _, _, kind in kinds(title.annals[-1])] == ["begun", *["round"] * 4]


async def test_what_was_taken_back_has_not_happened(house: House, reads: list[int]) -> None:
    dramas._kept.clear()
    house.titles["tiny"] = title = WatchedTurns()  # type: ignore[index]
    game = await house.game(BEN, rounds=9)
    for user, number in ((ANNA, "3"), (BEN, "4"), (ANNA, "5")):
        await house.bid(game, user, number)
        await house.settle()
    await house.desk.hosting.do(game, HOST, Undo())
    await house.settle()
    await house.desk.offers.answer(asked(house), BEN, "Ben", yes=True)
    await house.settle()
    reads.clear()
    for user, number in ((ANNA, "6"), (BEN, "5")):
        await house.bid(game, user, number)
        await house.settle()
    told = [(each.step, each.event.data["seat"]) for each in title.annals[-1].happened if each.step]
    assert told == [(1, 0), (2, 1), (3, 0), (4, 1)]
    assert reads == [0], "what was known is no longer so"


async def test_what_was_written_elsewhere_is_read_when_it_is_needed(
    house: House, title: Watched, reads: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game(BEN, rounds=9)
    await rounds(house, game, "34")
    with monkeypatch.context() as patched:
        patched.setattr(dramas.Pasts, "add", lambda *_: None)
        patched.setattr(Watched, "themes", Dramas())
        await rounds(house, game, "52", "34")
    reads.clear()
    await rounds(house, game, "52")
    assert reads == [1], "the last that is known, by which it is known again, and what came since"
    assert [step for step, _, _ in kinds(title.annals[-1])] == [0, 1, 2, 3, 4]


async def test_steps_of_older_rules_are_read_by_the_present_ones(
    house: House, title: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def passed(*_: object) -> list[str]:
        return ["some"]

    game = await house.game(BEN, rounds=5)
    await rounds(house, game, "34", "52")
    await house.restart()
    with monkeypatch.context() as patched:
        patched.setattr(migrated, "of_game", passed)
        patched.setattr("bot.tables.older.played_by", lambda game, *_: (game.rules_version, game.options))
        await rounds(house, game, "34")
    assert [step for step, _, _ in kinds(title.annals[-1])] == [0, 1, 2, 3]


async def test_a_past_that_cannot_be_read_costs_the_dramas_and_no_step(
    house: House, title: Watched, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> list[StepEvents]:
        raise StoreFault("no disk")

    game = await house.game(BEN, rounds=5)
    monkeypatch.setattr(steps, "events_since", broken)
    before = len(title.annals)
    await rounds(house, game, "34")
    assert len(title.annals) == before
    assert "its past cannot be read" in caplog.text
    assert house.courier.thread[-1].text.startswith("Bids: Anna 3, Ben 4.")


async def test_a_title_that_fails_at_its_dramas_is_told_without(
    house: House, title: Watched, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(self: Watched, annals: Annals) -> tuple[Drama, ...]:
        raise ValueError("no idea")

    monkeypatch.setattr(Watched, "dramas", broken)
    game = await house.game(BEN, rounds=5)
    await rounds(house, game, "34")
    assert "its dramas cannot be found" in caplog.text
    assert house.courier.thread[-1].text.startswith("Bids: Anna 3, Ben 4.")


async def test_of_many_games_only_so_much_is_kept(house: House, title: Watched) -> None:
    games = [await house.game(BEN, rounds=5) for _ in range(3)]
    pasts = house.scheduler.door._pasts
    pasts._most = 300
    for game in games:
        await rounds(house, game, "34", "52")
    assert 0 < pasts._bytes <= 300
    assert pasts._bytes == sum(map(dramas._size, pasts._kept.values()))
    assert list(pasts._kept)[-1] == games[-1]
    assert len(title.annals) == 9
