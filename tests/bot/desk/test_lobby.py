"""Lobbies: what people want to be, who may come in, and how a lobby begins or ends by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.desk.hosting import Actor
from bot.kit.refusal import Refusal
from bot.settings import Limits
from rules.engine import Choice
from rules.said import Text
from rules.values import Seat
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, GUILD, NAMES, House, opening, tiny_titles
from tests.bot.tiny_title import Tiny


class Sides(Tiny):
    """Two against two: seats in turn on the red and the blue side."""

    key = "sides"
    name = "Sides"
    quick = ()

    def roles(self, _options: Choice, seats: int) -> dict[Seat, str]:
        return {seat: "red" if seat % 2 == 0 else "blue" for seat in range(seats)}

    def role_name(self, role: str) -> Text:
        return {"red": "Red", "blue": "Blue"}.get(role, role)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    titles = {**tiny_titles(), "sides": Sides()}
    opened = await House(tmp_path / "games.sqlite3", titles=titles, limits=Limits(lobbies=2, games=4)).open()
    yield opened
    await opened.close()


async def lobby(
    house: House,
    *others: int,
    title: str = "tiny",
    host: int = ANNA,
    matches: int = 1,
    private: bool = False,
    eager: bool = False,
    form: int | None = None,
) -> int:
    game = await house.desk.lobby.open(
        opening(
            title,
            {"rounds": 1},
            host=host,
            form=form,
            pace=None,
            policy="wait",
            matches=matches,
            private=private,
            eager=eager,
        )
    )
    for user in others:
        await house.desk.lobby.join(game, user, NAMES[user])
    return game


async def order(house: House, game: int) -> list[int | None]:
    return [player.user for player in (await house.desk.queries.status(game)).players]


def posts(house: House) -> list[str]:
    return house.courier.posted(CHANNEL)


class TestSeats:
    async def test_people_are_what_they_asked_to_be(self, house: House) -> None:
        game = await lobby(house, BEN, CLEO, title="sides")
        await house.desk.lobby.choose(game, BEN, "red")
        await house.desk.lobby.choose(game, CLEO, "blue")
        await house.settle()
        assert "• <@101> – any seat\n• <@102> – Red\n• <@103> – Blue\nFree: Red · Blue" in posts(house)[0]
        await house.desk.lobby.start(game, ANNA)
        await house.settle()
        assert await order(house, game) == [BEN, CLEO, ANNA]
        assert "• <@102> – Red\n• <@103> – Blue\n• <@101> – Red\nThis game has started." in posts(house)[0]

    async def test_a_seat_that_somebody_asked_for_is_taken(self, house: House) -> None:
        game = await lobby(house, BEN, CLEO, title="sides")
        for user in (ANNA, BEN):
            await house.desk.lobby.choose(game, user, "blue")
        with pytest.raises(Refusal, match="Blue is already taken in Game 1"):
            await house.desk.lobby.choose(game, CLEO, "blue")
        assert (await house.desk.lobby.sheet(game)).free_roles(CLEO) == ("red",)
        assert (await house.desk.lobby.sheet(game)).free_roles(BEN) == ("red", "blue")
        await house.desk.lobby.choose(game, BEN, "")
        await house.desk.lobby.choose(game, CLEO, "blue")

    async def test_wishes_that_so_few_seats_cannot_meet_are_named(self, house: House) -> None:
        game = await lobby(house, BEN, title="sides")
        for user in (ANNA, BEN):
            await house.desk.lobby.choose(game, user, "blue")
        with pytest.raises(Refusal, match="With 2 players, Anna and Ben can't all be Blue"):
            await house.desk.lobby.start(game, ANNA)
        for _ in range(2):
            await house.desk.lobby.add_stand_in(game, ANNA)
        await house.desk.lobby.start(game, ANNA)
        assert await order(house, game) == [None, BEN, None, ANNA]

    async def test_what_nobody_can_be(self, house: House) -> None:
        game = await lobby(house, BEN, title="sides")
        with pytest.raises(Refusal, match="Game 1 has no “Green” to be"):
            await house.desk.lobby.choose(game, BEN, "Green")
        with pytest.raises(Refusal, match="You don't have a seat"):
            await house.desk.lobby.choose(game, CLEO, "red")

    async def test_a_role_is_known_by_its_english_name_too(self, house: House) -> None:
        """Selects that older versions brought up hold names."""
        game = await lobby(house, title="sides")
        sheet = await house.desk.lobby.choose(game, ANNA, "Blue")
        assert sheet.wish_of(ANNA) == "blue"
        assert (await house.desk.lobby.join(game, BEN, "Ben", "Red")).wish_of(BEN) == "red"

    async def test_a_wish_that_nobody_knows_has_to_be_made_anew(self, house: House) -> None:
        """One from a pack of figures that is not in use any more."""
        game = await lobby(house, BEN, title="sides")
        async with house.core.store.transaction() as tx:
            await tx.execute("UPDATE seats SET wish = 'Mauve' WHERE seat = 0")
        assert "• <@101> – Mauve" in (await house.desk.lobby.sheet(game)).text
        with pytest.raises(Refusal, match="With 2 players, Anna can't be Mauve"):
            await house.desk.lobby.start(game, ANNA)
        await house.desk.lobby.choose(game, ANNA, "")
        await house.desk.lobby.start(game, ANNA)

    async def test_a_wish_goes_with_who_leaves(self, house: House) -> None:
        game = await lobby(house, BEN, title="sides")
        await house.desk.lobby.choose(game, BEN, "red")
        await house.desk.lobby.leave(game, BEN)
        sheet = await house.desk.lobby.join(game, BEN, "Ben")
        assert [player.wish for player in sheet.players] == ["", ""]

    async def test_in_the_next_match_of_a_series_sides_are_swapped(self, house: House) -> None:
        game = await lobby(house, BEN, title="sides", matches=2)
        await house.desk.lobby.choose(game, ANNA, "blue")
        await house.desk.lobby.start(game, ANNA)
        assert await order(house, game) == [BEN, ANNA]
        for user, bid in ((ANNA, "3"), (BEN, "4")):
            await house.bid(game, user, bid)
        await house.settle()
        assert await order(house, game + 1) == [ANNA, BEN]


class TestPrivate:
    async def test_only_those_who_are_invited_come_in(self, house: House) -> None:
        game = await lobby(house, private=True)
        with pytest.raises(Refusal, match=r"Game 1 is private\. Ask <@101> to invite you"):
            await house.desk.lobby.join(game, BEN, "Ben")
        assert await house.desk.lobby.invite(game, ANNA, [BEN, BEN]) == (BEN,)
        await house.desk.lobby.join(game, BEN, "Ben")
        await house.settle()
        post, invitation = (message for message in house.courier.messages if message.channel == CHANNEL)
        assert "Private: <@101> invites the players" in post.text
        assert invitation.text.startswith("<@102>: <@101> invites you to Game 1 · Tiny Bids.")
        assert invitation.letter.mentions == (BEN,)

    async def test_nobody_is_mentioned_twice(self, house: House) -> None:
        game = await lobby(house, private=True)
        await house.desk.lobby.invite(game, ANNA, [BEN])
        assert await house.desk.lobby.invite(game, ANNA, [BEN, CLEO, ANNA]) == (CLEO,)
        with pytest.raises(Refusal, match="already invited"):
            await house.desk.lobby.invite(game, ANNA, [BEN])

    async def test_only_the_host_invites_and_not_the_whole_server(self, house: House) -> None:
        game = await lobby(house, BEN)
        with pytest.raises(Refusal, match="Only the host of Game 1 can invite people"):
            await house.desk.lobby.invite(game, BEN, [CLEO])
        with pytest.raises(Refusal, match="You can invite 30 people"):
            await house.desk.lobby.invite(game, ANNA, range(1000, 1031))

    async def test_a_host_who_left_may_come_back(self, house: House) -> None:
        game = await lobby(house, private=True)
        await house.desk.lobby.leave(game, ANNA)
        await house.desk.lobby.join(game, ANNA, "Anna")


class TestByItself:
    async def test_a_full_table_begins(self, house: House) -> None:
        game = await lobby(house, BEN, eager=True)
        await house.settle()
        assert "Starts as soon as every seat is taken" in posts(house)[0]
        assert (await house.desk.queries.status(game)).status == "lobby"
        await house.desk.lobby.add_stand_in(game, ANNA)
        await house.desk.lobby.join(game, CLEO, "Cleo")
        await house.settle()
        assert (await house.desk.queries.status(game)).status == "running"

    async def test_a_bot_that_dies_on_the_way_begins_it_when_it_is_back(self, house: House) -> None:
        game = await lobby(house, BEN, CLEO, eager=True)
        await house.desk.lobby.add_stand_in(game, ANNA)
        await house.restart()
        await house.settle()
        assert (await house.desk.queries.status(game)).status == "running"

    async def test_stand_ins_alone_begin_nothing(self, house: House) -> None:
        game = await lobby(house, eager=True)
        await house.desk.lobby.leave(game, ANNA)
        for _ in range(4):
            await house.desk.lobby.add_stand_in(game, ANNA)
        await house.settle()
        assert (await house.desk.queries.status(game)).status == "lobby"

    async def test_who_thinks_better_of_it_in_time_stops_it(self, house: House) -> None:
        game = await lobby(house, BEN, CLEO, eager=True)
        await house.desk.lobby.add_stand_in(game, ANNA)
        await house.desk.lobby.leave(game, CLEO)
        await house.settle()
        assert (await house.desk.queries.status(game)).status == "lobby"

    async def test_a_lobby_that_nobody_starts_closes(self, house: House) -> None:
        game = await lobby(house, BEN)
        await house.settle()
        assert "Open until <t:" in posts(house)[0]
        await house.pass_time(days=6, hours=23)
        assert (await house.desk.queries.status(game)).status == "lobby"
        await house.pass_over(hours=2)
        await house.restart()
        await house.settle()
        assert (await house.desk.queries.status(game)).status == "cancelled"
        assert posts(house)[0].endswith(" because nobody started the game.")
        with pytest.raises(Refusal, match="Game 1 closed because nobody started it"):
            await house.desk.lobby.join(game, CLEO, "Cleo")

    async def test_a_game_that_has_begun_does_not_close(self, house: House) -> None:
        game = await lobby(house, BEN)
        await house.desk.lobby.start(game, ANNA)
        await house.pass_time(days=30)
        assert (await house.desk.queries.status(game)).status == "running"

    async def test_a_lobby_called_off_rings_no_more(self, house: House) -> None:
        game = await lobby(house)
        await house.desk.lobby.cancel(game, Actor(ANNA, GUILD, moderates=False))
        await house.pass_time(days=30)
        assert posts(house)[0].endswith("This game was called off.")


class TestLimits:
    async def test_a_person_has_so_many_lobbies(self, house: House) -> None:
        first = await lobby(house)
        await lobby(house)
        with pytest.raises(Refusal, match="Game 1 and Game 2 are still waiting for you"):
            await lobby(house)
        await house.desk.lobby.cancel(first, Actor(ANNA, GUILD, moderates=False))
        await lobby(house)

    async def test_a_server_has_so_many_games(self, house: House) -> None:
        for host in (ANNA, BEN):
            for _ in range(2):
                last = await lobby(house, host=host)
        with pytest.raises(Refusal, match="This server has 4 games running"):
            await lobby(house, host=CLEO)
        await house.desk.lobby.cancel(last, Actor(BEN, GUILD, moderates=False))
        await lobby(house, host=CLEO)

    async def test_one_form_opens_one_lobby_however_often_it_is_pressed(self, house: House) -> None:
        done = await asyncio.gather(*(lobby(house, form=77) for _ in range(3)), return_exceptions=True)
        assert [str(each) for each in done] == [
            "1",
            *["You've already opened that lobby: it's Game 1."] * 2,
        ]
        await house.restart()
        with pytest.raises(Refusal, match="already opened that lobby: it's Game 1"):
            await lobby(house, form=77)
