"""A hint: what an Ace would do, from what its reader may know, and nobody else hears of it."""

from __future__ import annotations

import logging

import pytest

from bot.desk import hints
from bot.desk.hints import HintRequest, Hints
from bot.kit.refusal import Refusal
from rules.engine import Option, Pick, Value
from rules.lookahead.decision import OutOfTime
from rules.lookahead.thinking import Thought, Weighed
from rules.table import Table
from rules.titles import TITLES
from tests.bot.backroom import ANNA, BEN, CLEO, NAMES, House, opening
from words import say


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[HintRequest]:
    """Thinks without a process of its own; what was thought about."""
    requests: list[HintRequest] = []

    async def thought(_self: Hints, request: HintRequest) -> Thought:
        requests.append(request)
        return hints.thought_of(request)

    monkeypatch.setattr(Hints, "_thought", thought)
    return requests


async def with_hints(house: House) -> int:
    game = await house.desk.lobby.open(opening("tiny", {"rounds": 3}, pace=None, policy="wait", hints=True))
    await house.desk.lobby.join(game, BEN, NAMES[BEN])
    await house.desk.lobby.start(game, ANNA)
    await house.settle()
    return game


async def test_against_stand_ins_there_is_always_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thought of in a process of its own, which may begin late where the machine is busy."""
    monkeypatch.setattr(hints, "WAITING", 600.0)
    game = await house.game(stand_ins=1)
    hint = await house.desk.hints.hint(game, ANNA)
    assert hint.step == 0
    assert "would choose:**\n• " in hint.text
    assert "I weighed " in hint.text
    sheet = await house.desk.planning.fill(game, ANNA, hint.step, hint.choice)
    assert sheet.complete
    assert sheet.draft == hint.choice


async def test_against_people_only_where_the_host_allows_it(house: House, here: list[HintRequest]) -> None:
    game = await house.game(BEN)
    with pytest.raises(Refusal, match="Game 1 has no hints, because its host didn't allow them"):
        await house.desk.hints.hint(game, ANNA)
    assert here == []
    open_to_all = await with_hints(house)
    assert "Hints allowed" in (await house.desk.lobby.sheet(open_to_all)).text
    assert (await house.desk.hints.hint(open_to_all, BEN)).text


async def test_it_is_refused_where_there_is_nothing_to_say(house: House, here: list[HintRequest]) -> None:
    game = await with_hints(house)
    with pytest.raises(Refusal, match="You don't have a seat"):
        await house.desk.hints.hint(game, CLEO)
    for anna, ben in (("3", "4"), ("4", "3"), ("3", "4")):
        await house.bid(game, ANNA, anna)
        await house.bid(game, BEN, ben)
    with pytest.raises(Refusal, match="is over"):
        await house.desk.hints.hint(game, ANNA)
    assert here == []


async def test_nothing_is_left_behind_and_nobody_else_hears_of_it(
    house: House, here: list[HintRequest], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    game = await with_hints(house)
    before, said = house.dump(), len(house.courier.messages)
    caplog.clear()
    await house.desk.hints.hint(game, ANNA)
    await house.settle()
    assert len(here) == 1
    assert house.dump() == before
    assert len(house.courier.messages) == said
    assert [each for each in caplog.messages if "hint" in each.lower()] == []


async def test_it_depends_on_nothing_that_its_reader_may_not_know(
    house: House, here: list[HintRequest]
) -> None:
    game = await with_hints(house)
    told = [await house.desk.hints.hint(game, ANNA)]
    for number in ("1", "4"):
        await house.bid(game, BEN, number)
        told.append(await house.desk.hints.hint(game, ANNA))
    assert told[0] == told[1] == told[2]
    assert len(here) == 3


async def test_nobody_can_think_it_again_from_what_all_know(house: House, here: list[HintRequest]) -> None:
    """Of several plans one is drawn; whoever knew that luck would know the plan."""
    game = await with_hints(house)
    await house.desk.hints.hint(game, ANNA)
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE games SET seed = ? WHERE id = ?", (bytes(32), game))
    await house.desk.hints.hint(game, ANNA)
    assert here[0].seed != here[1].seed


async def test_whoever_cannot_wait_is_told_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(_self: Hints, _request: HintRequest) -> Thought:
        raise OutOfTime

    monkeypatch.setattr(Hints, "_thought", late)
    game = await house.game(stand_ins=1)
    with pytest.raises(Refusal, match="couldn't make up my mind in time"):
        await house.desk.hints.hint(game, ANNA)


async def test_a_fault_is_noted_and_told_kindly(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_self: Hints, _request: HintRequest) -> Thought:
        raise ValueError("no idea")

    monkeypatch.setattr(Hints, "_thought", broken)
    game = await house.game(stand_ins=1)
    with pytest.raises(Refusal, match="can't think of anything right now"):
        await house.desk.hints.hint(game, ANNA)
    [line] = [record for record in caplog.records if "no hint could be thought of" in record.message]
    assert line.message.startswith("no hint could be thought of: ValueError in "), "not by whom, nor where"


def test_one_idea_is_told_as_what_it_is() -> None:
    """Whoever weighed nothing does not say that he thought, nor that there was no choice."""
    table = Table.new(TITLES["baron"], 2, {"mode": "standard"}, b"hint")
    only = dict(table.default(0))
    told = hints.told(table, 0, Thought(only, (Weighed(only, 0.5, 1.0),)))
    assert told.startswith("**A stand-in would choose:**")
    assert "That's a stand-in's quick answer; I haven't weighed any other." in told
    assert "no other choice" not in told
    assert "hasn't proved better" not in told


def test_where_there_is_nothing_else_to_choose_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new(TITLES["baron"], 2, {"mode": "standard"}, b"hint")
    one = Pick("way", "Way", (Option("on", "On"),))
    monkeypatch.setattr(table, "fields", lambda *_: (one,))
    only: dict[str, Value] = {"way": "on"}
    assert "You have no other choice." in hints.told(table, 0, Thought(only, (Weighed(only, 0.5, 1.0),)))


def test_it_says_how_much_better_it_is_than_the_next_best() -> None:
    table = Table.new(TITLES["baron"], 2, {"mode": "standard"}, b"hint")
    first = table.fields(0)[0]
    assert isinstance(first, Pick)
    best, other = (dict[str, Value]({first.name: option.value}) for option in first.options[:2])
    thought = Thought(best, (Weighed(best, 0.58, 1.0), Weighed(other, 0.51, 0.0)))
    told = hints.told(table, 0, thought)
    answer = f"{say(first.label)}: {say(first.options[1].label)}"
    assert f"I weighed 2 ideas: this one wins 58% of the time, {answer} 51%." in told
