"""The log of a game: who did what when, nothing hidden while it runs, and everything once it is over."""

from __future__ import annotations

import re

import pytest

from bot.desk.acts import Cancel, Pause, Resume
from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.kit.refusal import Refusal
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, House, bidding

HOST = Actor(ANNA, GUILD, moderates=False)


async def whole(house: House, game: int, search: str = "") -> str:
    first = await house.desk.chronicle.page(game, search, 1)
    rest = [(await house.desk.chronicle.page(game, search, n)).text for n in range(2, first.pages + 1)]
    return "\n".join([first.text, *rest])


async def test_every_step_and_every_act_with_who_and_when(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.hosting.do(game, HOST, Pause())
    await house.desk.hosting.do(game, HOST, Resume())
    await house.bid(game, ANNA, "3")
    await house.pass_time(hours=25)
    log = await whole(house, game)
    assert re.search(r"\*\*Step 1\*\* · <t:\d+:f>", log)
    assert "Chosen: Anna, Ben (time ran out: harmless move)\n" in log
    assert "> Bids: Anna 3, Ben 1. Anna takes the round." in log
    assert "Anna has paused the game. The clock stands still." in log
    assert log.index("has paused") < log.index("has resumed the game") < log.index("Step 1")


async def test_nothing_hidden_is_shown_while_it_runs(house: House) -> None:
    game = await house.game(BEN)
    await house.bid(game, ANNA, "5")
    await house.desk.orders.give(game, BEN, {"cheer": "yes"})
    before = await whole(house, game)
    assert not re.search("card|learned|ordered|chose:", before)
    assert "Step 1" not in before, "nor that anything was chosen at a step that isn't over"
    assert "Chosen" not in before
    await house.bid(game, BEN, "4")
    assert not re.search("card|learned|ordered|chose:", await whole(house, game))


async def test_a_change_of_mind_stays_nobodys_business(house: House) -> None:
    game = await house.game(BEN, CLEO)
    for user, number in ((ANNA, "5"), (BEN, "4"), (ANNA, "6")):
        await house.pass_time(hours=1)
        await house.bid(game, user, number)
    await house.bid(game, CLEO, "3")
    assert "Chosen: Anna, Ben, Cleo\n" in await whole(house, game)


async def test_once_it_is_over_plans_orders_and_hidden_cards_lie_open(house: House) -> None:
    game = await house.game(BEN, rounds=1)
    (card,) = re.findall(r"You drew card (\d+)", house.courier.to(BEN)[0].text)
    await house.desk.orders.give(game, BEN, {"cheer": "yes"})
    await house.bid(game, ANNA, "3")
    await house.desk.planning.lock_in(game, BEN, 0, bidding("6", "bold"))
    log = await whole(house, game)
    assert re.search(r"Chosen: Anna <t:\d+:t>, Ben <t:\d+:t>", log)
    assert "– Anna chose: Bid: bid 3; Manner: plain" in log
    assert "– Ben chose: Bid: bid 6; Manner: bold" in log
    assert "– Ben ordered: When you win: Cheer" in log
    assert f"– Ben learned: You drew card {card}." in log
    assert await whole(house, game) == log, "however often it is read"


async def test_a_search_finds_names_and_words_and_says_if_there_are_none(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.hosting.do(game, HOST, Pause())
    found = await house.desk.chronicle.page(game, "ANNA paused")
    assert found.found == 1
    assert "Step" not in found.text
    with pytest.raises(Refusal, match="I found no “zeppelin” in the log of Game 1"):
        await house.desk.chronicle.page(game, "zeppelin")


async def test_a_long_log_has_pages_and_opens_at_the_last(house: House) -> None:
    game = await house.game(BEN, rounds=30)
    for number in range(24):
        await house.bid(game, ANNA, "34"[number % 2])
        await house.bid(game, BEN, "56"[number % 2])
    last = await house.desk.chronicle.page(game)
    assert last.pages > 1
    assert last.page == last.pages
    assert "Step 24" in last.text
    assert (await house.desk.chronicle.page(game, page=99)).page == last.pages
    assert "Step 0" in (await house.desk.chronicle.page(game, page=1)).text


async def test_a_game_that_was_called_off_keeps_its_log_and_its_secrets(house: House) -> None:
    game = await house.game(BEN)
    await house.desk.hosting.do(game, HOST, Cancel())
    log = await whole(house, game)
    assert "Anna has called this game off." in log
    assert "learned" not in log


async def test_a_lobby_has_no_log(house: House) -> None:
    with pytest.raises(Refusal, match="hasn't started yet"):
        await house.desk.chronicle.page(await house.lobby(BEN))


async def test_what_somebody_chose_stays_theirs_when_their_seat_passes_on(house: House) -> None:
    game = await house.game(BEN, rounds=2)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "4")
    await house.desk.hosting.do(game, HOST, Replace(1, CLEO))
    await house.desk.offers.answer(1, CLEO, "Cleo", yes=True)
    assert "Chosen: Anna, Ben\n" in await whole(house, game)
    await house.bid(game, ANNA, "4")
    await house.bid(game, CLEO, "5")
    log = await whole(house, game)
    assert "– Ben chose: Bid: bid 4" in log
    assert "– Cleo chose: Bid: bid 5" in log


async def test_who_was_away_is_in_it(house: House) -> None:
    game = await house.game(BEN, rounds=9)
    for number in ("3", "4"):
        await house.bid(game, ANNA, number)
        await house.pass_time(hours=25)
    await house.desk.presence.come_back(game, BEN)
    await house.desk.away.leave(BEN, "3 days")
    await house.settle()
    log = (await house.desk.chronicle.page(game, "Ben")).text
    said = ("Ben has missed 2 turns in a row.", "Ben is back.", "Ben is away until")
    at = [log.index(text) for text in said]
    assert at == sorted(at)
