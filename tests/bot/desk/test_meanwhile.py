"""What happens while something is being worked out counts, and one game's fault stays with it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from bot.kit.refusal import Refusal
from tests.bot.backroom import ANNA, BEN, CLEO, House
from tests.bot.tiny_title import Poison, Tiny


class Held:
    """A function of the rules that waits, the first time, until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self._entered, self._go = threading.Event(), threading.Event()
        function: Callable[..., Any] = getattr(Tiny, name)

        def held(*given: Any) -> Any:
            if not self._entered.is_set():
                self._entered.set()
                self._go.wait(20)
            return function(*given)

        monkeypatch.setattr(Tiny, name, held)

    async def entered(self) -> None:
        await asyncio.to_thread(self._entered.wait, 20)

    def let_go(self) -> None:
        self._go.set()


async def test_an_answer_that_comes_after_the_turn_is_not_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game(BEN)
    held = Held(monkeypatch, "fields")
    filling = asyncio.create_task(house.desk.planning.fill(game, ANNA, 0, {"number": "3"}))
    await held.entered()
    await house.pass_time(days=1)
    held.let_go()
    with pytest.raises(Refusal, match="That turn is over"):
        await filling
    assert house.rows("SELECT * FROM drafts") == []


async def test_a_game_does_not_begin_without_somebody_who_has_just_joined(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.lobby(BEN)
    held = Held(monkeypatch, "setup")
    starting = asyncio.create_task(house.desk.lobby.start(game, ANNA))
    await held.entered()
    await house.desk.lobby.join(game, CLEO, "Cleo")
    held.let_go()
    with pytest.raises(Refusal, match="has just changed"):
        await starting
    assert (await house.desk.queries.status(game)).status == "lobby"
    await house.desk.lobby.start(game, ANNA)


async def test_a_game_that_cannot_say_what_it_asks_does_not_hide_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await house.game(BEN, title="poison"), await house.game(BEN)

    def pending(_: Poison, state: object) -> None:
        raise RuntimeError(f"a secret of {state}")

    monkeypatch.setattr(Poison, "pending", pending)
    monkeypatch.setattr(Poison, "quick", Tiny.quick)
    await house.restart()
    assert [line.game_id for line in await house.desk.queries.games_of(BEN)] == [sound, broken]
    assert (await house.desk.quick.answer(BEN, "bid", {"number": "3"})).game_id == sound
    assert f"game {broken}: cannot say what is asked: RuntimeError" in caplog.text
    assert "secret" not in caplog.text


async def test_a_game_is_not_played_on_with_other_figures(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await house.game(BEN)
    monkeypatch.setattr(Tiny, "pack", "own-12345678")
    with pytest.raises(Refusal, match="the figures “standard”; this bot has “own-12345678”"):
        await house.desk.planning.form(game, BEN)
