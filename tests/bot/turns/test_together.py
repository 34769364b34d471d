"""What stand-ins do between two human decisions is one post, and every step of it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace

import pytest

from bot.post.story import AND_MORE
from render.artists import ARTISTS
from rules.dice import Dice, Stream
from rules.engine import Choice, Decision, Step
from rules.record import read
from rules.titles import TITLES
from rules.values import Seat
from rules.verify import verify
from tests.bot.backroom import ANNA, BEN, House, bidding, opening
from tests.bot.leaks.artists import Sketcher
from tests.bot.tiny_title import Tiny, TinyState
from words import say


class Rotation(Tiny):
    """One seat after the other bids."""

    def pending(self, state: TinyState) -> dict[Seat, Decision]:
        asked = super().pending(state)
        at = state.round % len(state.cards)
        return {at: asked[at]} if asked else {}

    def resolve(self, state: TinyState, choices: Mapping[Seat, Choice], dice: Dice) -> Step[TinyState]:
        every = {seat: choices.get(seat, bidding("1")) for seat in range(len(state.cards))}
        return super().resolve(state, every, dice)


class Brittle(Rotation):
    """Goes wrong in the third step."""

    broken = True

    def resolve(self, state: TinyState, choices: Mapping[Seat, Choice], dice: Dice) -> Step[TinyState]:
        if self.broken and state.round == 2:
            raise RuntimeError("the third step")
        return super().resolve(state, choices, dice)


async def turns_of(house: House, title: Tiny, rounds: int, stand_ins: int = 2) -> int:
    house.titles["tiny"] = title  # type: ignore[index]
    return await house.game(rounds=rounds, stand_ins=stand_ins)


async def test_the_stand_ins_steps_are_told_in_one_post(house: House) -> None:
    game = await turns_of(house, Rotation(), rounds=7)
    posts = len(house.courier.thread)
    assert (await house.bid(game, ANNA, "5")).resolved
    await house.settle()
    assert len(house.courier.thread) == posts + 1
    assert house.courier.thread[-1].text.count("takes the round.") == 3
    assert (await house.desk.queries.status(game)).step == 3
    assert [picture.name for picture in house.courier.thread[-1].letter.pictures] == ["game1-step3-board.png"]


async def test_every_step_is_kept_and_the_record_verifies(house: House) -> None:
    game = await turns_of(house, Rotation(), rounds=5)
    await house.bid(game, ANNA, "5")
    await house.settle()
    await house.bid(game, ANNA, "5")
    await house.settle()
    record = read((await house.desk.queries.record(game)).data)
    assert len(record.steps) == 5
    assert verify(record, house.titles).outcome


async def test_private_news_of_all_of_it_comes_in_one_letter(house: House) -> None:
    game = await turns_of(house, Rotation(), rounds=7)
    letters = len(house.courier.to(ANNA))
    await house.bid(game, ANNA, "5")
    await house.settle()
    assert len(house.courier.to(ANNA)) == letters + 1
    assert house.courier.to(ANNA)[-1].text.count("You drew card") == 3


async def test_a_fault_further_on_does_not_undo_what_came_before(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    title = Brittle()
    game = await turns_of(house, title, rounds=7)
    assert (await house.bid(game, ANNA, "5")).resolved
    await house.settle()
    assert (await house.desk.queries.status(game)).step == 2
    assert "game 1 step 2: cannot be played on" in caplog.text
    title.broken = False
    await house.pass_time(minutes=2)
    assert (await house.desk.queries.status(game)).step == 3


async def test_a_game_left_to_stand_ins_is_finished_at_once_and_told_in_one_post(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.post.story.MOST_TOLD", 1_000)
    house.titles["tiny"] = Rotation()  # type: ignore[index]
    game = await house.game(BEN, rounds=60)
    for _ in range(3):
        await house.pass_time(hours=25)
    posts = len(house.courier.thread)
    assert (await house.desk.queries.status(game)).status == "running"
    await house.pass_time(hours=25)
    assert (await house.desk.queries.status(game)).status == "over"
    told = [message.text for message in house.courier.thread[posts:] if "has missed" not in message.text]
    assert len(told) == 1
    assert told[0].startswith("### ")
    assert len(told[0].splitlines()) < 12, "the news alone"
    [post] = [message.letter for message in house.courier.thread[posts:] if message.text == told[0]]
    assert post.panel is not None
    details = post.panel.details
    assert details is not None
    account = await house.desk.chronicle.account(game, details.step, details.at)
    assert say(AND_MORE) in "\n".join(account.pages)


async def test_ten_rounds_with_two_stand_ins_are_told_in_twelve_posts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna plans every round in one go, as a stand-in would advise her."""
    seed = SimpleNamespace(token_bytes=lambda length: b"\x03" * length)
    monkeypatch.setattr("bot.turns.lobbies.secrets", seed)
    title = TITLES["airbaron"]
    house.titles["airbaron"] = title  # type: ignore[index]
    house.artists["airbaron"] = Sketcher(ARTISTS["airbaron"])
    game = await house.desk.lobby.open(opening("airbaron", {"rounds": 10}))
    for _ in range(2):
        await house.desk.lobby.add_stand_in(game, ANNA)
    await house.desk.lobby.start(game, ANNA)
    await house.settle()
    while (await house.desk.queries.status(game)).status == "running":
        async with house.core.store.transaction() as tx:
            loaded = await house.core.tables.load(tx, game)
        luck = Stream(b"%d" % loaded.step)
        advice = title.autopilot(loaded.table.view(0), loaded.table.form(0), luck)
        await house.desk.planning.lock_in(game, ANNA, loaded.step, advice)
        await house.settle()
    assert len(house.courier.thread) <= 12
    assert house.courier.thread[-1].text.startswith("### ")
    assert all(message.letter.pictures for message in house.courier.thread)
