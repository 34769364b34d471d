"""Which stand-in plays for whoever is not there: a Cadet, or an Ace where the host wished for one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from bot.desk.hosting import Actor
from bot.desk.replacing import Replace, SitIn
from bot.kit.refusal import Refusal
from bot.store import privacy
from bot.store.games import Player
from bot.tables.loaded import LoadedGame
from bot.terms import Level, Policy, Terms
from bot.turns import stand_ins
from bot.turns.workshop import Workshop
from rules.lookahead.thinking import Thought, think
from rules.values import Seat
from tests.bot.backroom import ANNA, BEN, CLEO, GUILD, NAMES, House, opening
from tests.bot.tiny_title import Tiny

HOST = Actor(ANNA, GUILD, moderates=False)
BENS = 1


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[Seat]:
    """The seats that somebody has thought ahead for."""
    seats: list[Seat] = []

    def thinking(*args: Any, **rest: Any) -> Thought:
        seats.append(args[2])
        return think(*args, **rest)

    monkeypatch.setattr(stand_ins, "think", thinking)
    return seats


async def opened(
    house: House, *others: int, sits_in: Level = "ace", policy: Policy = "default", matches: int = 1
) -> int:
    """Anna and these others at a table whose host wishes for such stand-ins."""
    game = await house.desk.lobby.open(
        opening("tiny", {"rounds": 3}, policy=policy, matches=matches, sits_in=sits_in)
    )
    for user in others or (BEN,):
        await house.desk.lobby.join(game, user, NAMES[user])
    await house.desk.lobby.start(game, ANNA)
    await house.settle()
    return game


async def loaded(house: House, game: int) -> LoadedGame:
    async with house.core.store.transaction() as tx:
        return await house.core.tables.load(tx, game)


async def bens(house: House, game: int) -> Player:
    return (await loaded(house, game)).player(BENS)


async def chooses(house: House, game: int, user: int) -> None:
    """Whatever is harmless."""
    table = await loaded(house, game)
    seat = table.seat_of(user)
    assert seat is not None
    await house.desk.planning.lock_in(game, user, table.step, table.table.default(seat))


async def goes_away(house: House, game: int) -> None:
    assert game
    await house.desk.away.leave(BEN, "3 days")


async def leaves(house: House, game: int) -> None:
    house.courier.left.add(BEN)
    await chooses(house, game, ANNA)
    await chooses(house, game, BEN)


async def misses_two_turns(house: House, game: int) -> None:
    for _ in range(2):
        await chooses(house, game, ANNA)
        await house.pass_time(hours=25)


async def sits_out(house: House, game: int) -> None:
    asked = await house.desk.hosting.ask(game, HOST, SitIn())
    assert "Let an Ace play for Anna and Ben" in asked.question
    await chooses(house, game, ANNA)
    await house.desk.hosting.do(game, HOST, SitIn())


async def resigns(house: House, game: int) -> None:
    assert "An Ace takes your seat" in await house.desk.presence.ask_to_resign(game, BEN)
    await house.desk.presence.resign(game, BEN)


WAYS = {
    goes_away: "An Ace plays for them meanwhile.",
    leaves: "Ben has left the server. An Ace plays for them until they're back.",
    misses_two_turns: "Ben has missed 2 turns in a row. An Ace plays for them until they're back.",
    sits_out: "lets an Ace play for Ben until they're back",
    resigns: "Ben has resigned. An Ace takes their seat.",
}


@pytest.mark.parametrize("way", WAYS)
async def test_the_hosts_stand_in_plays_and_is_told(house: House, thought: list[Seat], way: Any) -> None:
    game = await opened(house)
    await way(house, game)
    await house.settle()
    assert any(WAYS[way] in post.text for post in house.courier.thread)
    if way is not sits_out:
        await chooses(house, game, ANNA)
    assert set(thought) == {BENS}


async def test_whoever_is_late_is_decided_for_by_it_too(house: House, thought: list[Seat]) -> None:
    game = await opened(house, policy="autopilot")
    await chooses(house, game, ANNA)
    await house.pass_time(hours=25)
    assert thought == [BENS]
    text = (await house.desk.lobby.sheet(game)).text
    assert "When it runs out, an Ace plays that turn; after 2 missed turns in a row an Ace steps in" in text


async def test_a_cadet_sits_in_unless_the_host_wished_otherwise(house: House, thought: list[Seat]) -> None:
    game = await opened(house, sits_in="cadet", policy="autopilot")
    await chooses(house, game, ANNA)
    await house.pass_time(hours=25)
    await house.desk.presence.resign(game, BEN)
    await chooses(house, game, ANNA)
    assert (await bens(house, game)).name == "Cadet for Ben"
    assert "a stand-in plays that turn" in (await house.desk.lobby.sheet(game)).text
    assert not thought


@pytest.mark.parametrize(("level", "name"), [(None, "Ace"), ("cadet", "Cadet"), ("ace", "Ace")])
async def test_a_seat_goes_to_the_hosts_stand_in_or_to_the_one_that_is_named(
    house: House, level: Level | None, name: str
) -> None:
    game = await opened(house)
    await house.desk.hosting.do(game, HOST, Replace(BENS, None, level))
    seated = await bens(house, game)
    assert (seated.name, seated.level) == (f"{name} for Ben", name.casefold())


async def test_a_game_goes_on_with_the_hosts_stand_in_for_a_forgotten_person(house: House) -> None:
    game, over = await opened(house), await opened(house, sits_in="cadet")
    await house.desk.presence.resign(over, ANNA)
    await house.settle()
    async with house.core.store.transaction() as tx:
        await privacy.forget(tx, BEN)
    seated = await bens(house, game)
    assert (seated.user, seated.name, seated.level) == (None, "Ace for Somebody", "ace")
    assert (await bens(house, over)).name == "Cadet for Somebody"


async def test_the_next_match_and_the_rematch_keep_it(house: House, thought: list[Seat]) -> None:
    game = await opened(house, matches=2)
    await house.desk.presence.resign(game, BEN)
    for _ in range(3):
        await chooses(house, game, ANNA)
        await house.settle()
    following = await loaded(house, game + 1)
    assert [player.name for player in following.players] == ["Ace for Ben", "Anna"]
    assert (following.game.terms.sits_in, following.players[0].level) == ("ace", "ace")


async def test_a_game_that_is_left_to_stand_ins_is_finished_without_thought(
    house: House, thought: list[Seat]
) -> None:
    """Nobody is there to play against, and two thousand steps may be played in one go."""
    game = await opened(house)
    for user in (ANNA, BEN):
        await house.desk.presence.resign(game, user)
    await house.settle()
    async with house.core.store.transaction() as tx:
        assert (await house.core.tables.load(tx, game)).game.status == "over"
    assert not thought


async def test_no_ace_thinks_where_quick_tables_would_wait_for_it(house: House) -> None:
    workshop = Workshop(house.core.tables.catalogue)
    table = await loaded(house, await opened(house, BEN, CLEO))
    chosen = {seat: dict(table.table.default(seat)) for seat in range(3)}
    ben = table.player(BENS)

    def thoughtful(**changed: Any) -> bool:
        at = replace(table, **changed)
        return workshop._crew(at) is workshop._thoughtful

    assert not thoughtful(chosen=chosen), "all have chosen themselves"
    assert thoughtful(chosen={0: chosen[0]}), "time runs out for the others"
    gone = (table.player(0), structs.replace(ben, absent=True), table.player(2))
    assert thoughtful(players=gone, chosen=chosen)
    assert not thoughtful(players=gone, chosen=chosen, game=replace(table.game, terms=Terms(sits_in="cadet")))
    left = tuple(structs.replace(each, absent=True) for each in table.players)
    assert not thoughtful(players=left, chosen={}), "nobody thinks there"
    workshop.close()


async def test_there_are_no_aces_where_the_title_has_none(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Tiny, "aces", False)
    with pytest.raises(Refusal, match="has no Aces"):
        await opened(house)
