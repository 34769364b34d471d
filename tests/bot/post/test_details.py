"""A turn's post tells its news; behind it lies the whole account, however long ago it was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import ClassVar

import pytest

from bot.desk.hosting import Actor
from bot.desk.undoing import Undo
from bot.kit.refusal import Refusal
from bot.post.courier import Rendered, Undeliverable, Why
from bot.settings import Limits
from bot.store import privacy
from bot.store.letters import DetailsRef
from bot.turns import dramas
from render.artist import Line, Names, News
from rules.drama import Annals, Drama, Dramas, Theme
from rules.said import said
from rules.values import Event
from tests.bot.backroom import ANNA, BEN, CHANNEL, GUILD, House
from tests.bot.desk.test_undoing import Turns, asked
from tests.bot.post.test_closed_ways import close, open_again, thread_of
from tests.bot.tiny_title import Tiny, TinyArtist, TinyView
from words import speaking

HOST = Actor(ANNA, GUILD, moderates=False)
DRAMAS = Dramas(Theme("comeback", 50, "rounds"))


class Dramatic(Tiny):
    """Whoever wins a round after having lost the one before has come back."""

    themes: ClassVar[Dramas] = DRAMAS

    def dramas(self, annals: Annals) -> tuple[Drama, ...]:
        return tuple(
            DRAMAS("comeback", annals, [at, then], seats=[now.event.data["winner"]], rounds=then)
            for (at, before), (then, now) in pairwise(annals.of("round"))
            if before.event.data["winner"] != now.event.data["winner"]
        )


class Herald(TinyArtist):
    """Tells the news in a line, and a long story."""

    def tell(self, events: Sequence[Event], view: TinyView, names: Names) -> tuple[Line, ...]:
        told = super().tell(events, view, names)
        return (*told, *(Line(f"The crowd says {number}.") for number in range(20 if told else 0)))

    def news(
        self, dramas: Sequence[Drama], events: Mapping[int, Event], view: TinyView, names: Names
    ) -> News | None:
        if not dramas:
            return super().news(dramas, events, view, names)
        assert all(place in events for drama in dramas for place in drama.proof[-1:])
        return News(said("post.back", name=f"**{names[dramas[0].seats[0]]}**"), ("The crowd cheers.",))


@pytest.fixture
async def table(house: House) -> House:
    house.titles["tiny"] = Dramatic()  # type: ignore[index]
    house.artists["tiny"] = Herald()
    return house


async def a_round(house: House, game: int, anna: str, ben: str) -> Rendered:
    await house.bid(game, ANNA, anna)
    await house.bid(game, BEN, ben)
    await house.settle()
    return house.courier.thread[-1].letter


def details(letter: Rendered) -> DetailsRef:
    ref = letter.panel or letter.closed
    assert ref is not None
    assert ref.details is not None
    return ref.details


async def account(house: House, game: int, ref: DetailsRef) -> list[str]:
    told = await house.desk.chronicle.account(game, ref.step, ref.at)
    return "\n".join(told.pages).splitlines()


async def test_a_post_tells_the_news_and_the_account_behind_it_all(table: House) -> None:
    game = await table.game(BEN)
    first = await a_round(table, game, "3", "4")
    assert first.text.splitlines()[:4] == [
        "Bids: Anna 3, Ben 4. Ben takes the round.",
        *(f"The crowd says {number}." for number in range(3)),
    ]
    told = await account(table, game, details(first))
    assert told[0] == "Bids: Anna 3, Ben 4. Ben takes the round."
    assert [line for line in told if "crowd" in line] == [f"The crowd says {number}." for number in range(20)]
    assert told[-1] == "> Round 1 of 3 is played"
    log = (await table.desk.chronicle.page(game)).text
    assert [line for line in told if line not in log] == []


async def test_news_rest_on_all_that_happened_before(table: House) -> None:
    game = await table.game(BEN, rounds=5)
    await a_round(table, game, "3", "4")
    second = await a_round(table, game, "5", "2")
    assert second.text.splitlines()[0] == "**Anna** is back."
    [picture] = second.pictures
    assert picture.alt == "Anna is back. The crowd cheers. Round 2, points (1, 1)"
    await table.restart()
    dramas._kept.clear()
    third = await a_round(table, game, "3", "6")
    assert third.text.splitlines()[0] == "**Ben** is back."
    fourth = await a_round(table, game, "2", "3")
    assert fourth.text.startswith("Bids: Anna 2, Ben 3.")


async def test_what_is_kept_of_the_news_is_no_prose(table: House) -> None:
    game = await table.game(BEN)
    await a_round(table, game, "3", "4")
    await a_round(table, game, "5", "2")
    [(news,)] = table.rows("SELECT news FROM steps WHERE game = ? AND step = 2", game)
    assert "post.back" in str(news)
    assert " is back" not in str(news)
    assert "card" not in str(news)


async def test_the_button_stays_when_the_step_is_over(table: House) -> None:
    game = await table.game(BEN)
    first = await a_round(table, game, "3", "4")
    await a_round(table, game, "5", "2")
    post = table.courier.thread[-2]
    closed = post.edits[-1]
    assert closed.panel is None
    assert details(closed) == details(first)
    assert post.text.startswith("Bids: Anna 3, Ben 4.")
    await table.restart()
    assert len(await account(table, game, details(closed))) == 22


async def test_it_works_after_the_end_and_where_tables_are_emptied(house: House) -> None:
    house.limits = Limits(lobbies=50, keep_days=30)
    house.titles["tiny"], house.artists["tiny"] = Dramatic(), Herald()  # type: ignore[index]
    await house.restart()
    game = await house.game(BEN, rounds=2)
    first = await a_round(house, game, "3", "4")
    last = await a_round(house, game, "5", "2")
    assert last.text.splitlines()[:2] == ["### Anna and Ben win. Most rounds.", "**Anna** is back."]
    told = [await account(house, game, details(each)) for each in (first, last)]
    assert told[1][0] == "### Anna and Ben win. Most rounds."
    await house.pass_time(days=31)
    assert [await account(house, game, details(each)) for each in (first, last)] == told
    with speaking("de"):
        assert await account(house, game, details(first)) == told[0]


async def test_the_account_is_told_in_the_language_of_whoever_presses(table: House) -> None:
    class Polyglot(Herald):
        def tell(self, events: Sequence[Event], view: TinyView, names: Names) -> tuple[Line, ...]:
            back = said("post.back", name=names[0])
            return (Line(back), *super().tell(events, view, names))

    table.artists["tiny"] = Polyglot()
    game = await table.game(BEN)
    first = await a_round(table, game, "3", "4")
    english = await account(table, game, details(first))
    with speaking("de"):
        german = await account(table, game, details(first))
    assert (english[0], german[0]) == ("Anna is back.", "Anna ist wieder da.")
    assert english[1:] == german[1:]


async def test_of_a_step_that_was_taken_back_it_says_so(house: House) -> None:
    house.titles["tiny"] = Turns()  # type: ignore[index]
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.settle()
    before = house.courier.thread[-1].letter
    await house.bid(game, BEN, "4")
    await house.settle()
    undone = house.courier.thread[-1].letter
    await house.pass_time(seconds=1)
    await house.desk.hosting.do(game, HOST, Undo())
    await house.settle()
    await house.desk.offers.answer(asked(house), BEN, "Ben", yes=True)
    await house.settle()
    again = house.courier.thread[-1].letter
    assert "\n> Ben cheers.\n" in again.text
    with pytest.raises(Refusal, match="was taken back"):
        await account(house, game, details(undone))
    assert "Ben cheers." in (await house.desk.chronicle.page(game)).text
    assert await account(house, game, details(before)) == await account(house, game, details(again))
    assert (await account(house, game, details(again)))[0] == "Anna cheers."
    await house.bid(game, BEN, "5")
    await house.settle()
    other = house.courier.thread[-1].letter
    assert (details(other).step, details(other).at != details(undone).at) == (2, True)
    with pytest.raises(Refusal, match="was taken back"):
        await account(house, game, details(undone))


async def test_a_game_that_nobody_knows_any_more(table: House) -> None:
    game = await table.game(BEN)
    first = details(await a_round(table, game, "3", "4"))
    with pytest.raises(Refusal, match="no Game 77"):
        await account(table, 77, first)


async def test_what_was_missed_is_told_with_the_post_that_came(table: House) -> None:
    game = await table.game(BEN, rounds=5)
    close(table.courier, Undeliverable(Why.FORBIDDEN), thread_of(table.courier), CHANNEL)
    await a_round(table, game, "3", "4")
    await a_round(table, game, "5", "2")
    await table.pass_time(hours=1)
    open_again(table.courier)
    await table.outbox.retry_now()
    last = await a_round(table, game, "6", "1")
    assert last.text.count("crowd") < 8
    told = await account(table, game, details(last))
    assert [line for line in told if line.startswith("Bids")] == [
        "Bids: Anna 3, Ben 4. Ben takes the round.",
        "Bids: Anna 5, Ben 2. Anna takes the round.",
        "Bids: Anna 6, Ben 1. Anna takes the round.",
    ]


async def test_whoever_is_forgotten_is_so_in_the_news(table: House) -> None:
    game = await table.game(BEN, rounds=2)
    await a_round(table, game, "3", "4")
    last = await a_round(table, game, "2", "5")
    async with table.core.store.transaction() as tx:
        await privacy.forget(tx, BEN)
    assert not any(
        "Ben" in str(row) for row in table.rows("SELECT news, story FROM steps WHERE game = ?", game)
    )
    assert "Ben" not in "\n".join(await account(table, game, details(last)))


async def test_a_long_account_comes_in_pages(table: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await table.game(BEN)
    first = details(await a_round(table, game, "3", "4"))
    whole = await account(table, game, first)
    monkeypatch.setattr("bot.desk.chronicle.ACCOUNT_PAGE", 100)
    told = await table.desk.chronicle.account(game, first.step, first.at)
    assert len(told.pages) > 3
    assert all(len(page) <= 100 for page in told.pages)
    assert "\n".join(told.pages).splitlines() == whole
