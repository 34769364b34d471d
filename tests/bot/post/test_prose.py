"""A slip in words never stops a game: a plain sentence takes their place, and the fault is noted."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.post.prose import SPEECHLESS
from render.artist import Line, Names
from rules.engine import Outcome
from rules.values import Event, Seat
from tests.bot.backroom import ANNA, BEN, House
from tests.bot.tiny_title import Tiny, TinyArtist, TinyState, TinyView
from words import say


class Tongue(TinyArtist):
    """Can say nothing of rounds, with a secret in the words of the fault."""

    def tell(self, events: Sequence[Event], view: TinyView, names: Names) -> tuple[Line, ...]:
        if any(event.kind == "round" for event in events):
            raise RuntimeError(f"bids {events[0].data}")
        return super().tell(events, view, names)


class Mute(TinyArtist):
    def tell(self, _events: Sequence[Event], _view: TinyView, _names: Names) -> tuple[Line, ...]:
        raise KeyError("told")

    def headline(self, _view: TinyView, _names: Names) -> str:
        raise KeyError("headline")

    def reason(self, _view: TinyView, _outcome: Outcome, _names: Names) -> str:
        raise KeyError("reason")

    def figures(self, _view: TinyView, _seat: Seat, _outcome: Outcome) -> tuple[str, ...]:
        raise KeyError("figures")


class Tactless(Tiny):
    def briefing(self, state: TinyState, seat: Seat) -> str:
        raise KeyError(state.cards[seat])


@pytest.mark.parametrize("artist", [Tongue(), Mute()])
async def test_a_game_goes_on_to_its_end_without_words(
    house: House, artist: TinyArtist, caplog: pytest.LogCaptureFixture
) -> None:
    house.artists["tiny"] = artist
    game = await house.game(BEN, rounds=2)
    for anna, ben in ("35", "42"):
        await house.bid(game, ANNA, anna)
        assert (await house.bid(game, BEN, ben)).resolved
        await house.settle()
    assert (await house.desk.queries.status(game)).status == "over"
    assert sum(say(SPEECHLESS) in message.text for message in house.courier.thread) >= 2
    assert "game 1 step 1" in caplog.text
    assert "bids" not in caplog.text


async def test_what_can_be_told_of_a_step_is_told(house: House) -> None:
    house.artists["tiny"] = Tongue()
    game = await house.game(BEN)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "5")
    await house.settle()
    last = house.courier.thread[-1].text
    assert say(SPEECHLESS) in last
    assert "Round 1 of 3 is played" in last


async def test_words_that_fail_do_not_speak_of_a_picture(house: House) -> None:
    house.artists["tiny"] = Mute()
    game = await house.game(BEN, rounds=1)
    await house.bid(game, ANNA, "3")
    await house.bid(game, BEN, "5")
    await house.settle()
    last = house.courier.to(BEN)[-1]
    assert say(SPEECHLESS) in last.text
    assert "picture" not in last.text
    assert "`/game board`" in last.text


async def test_a_question_stands_without_its_briefing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    house.titles["tiny"] = Tactless()  # type: ignore[index]
    game = await house.game(BEN)
    assert "Bid" in house.courier.to(BEN)[-1].text
    assert "You drew card" in (await house.desk.planning.form(game, BEN)).told
    assert "the briefing of seat 1 cannot be told: KeyError" in caplog.text
