"""A table speaks its own language and each person theirs, whoever has pressed something."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import timedelta

import pytest

from bot.desk.acts import Deadline, Pause
from bot.desk.hosting import Actor
from bot.desk.replacing import Replace
from bot.desk.undoing import Undo
from render.artist import Line, Names, Picture
from rules.said import said
from rules.values import Event
from tests.bot.backroom import ANNA, BEN, CHANNEL, CLEO, GUILD, House
from tests.bot.desk.test_undoing import Turns
from tests.bot.tiny_title import TinyArtist, TinyView
from words import language, speaking

HOST = Actor(ANNA, GUILD, moderates=False)


class Bilingual(TinyArtist):
    """Tells who has won, or cheers, and draws, in the language of the time being."""

    def tell(self, events: Sequence[Event], view: TinyView, names: Names) -> tuple[Line, ...]:
        rest = [event for event in events if event.kind not in {"round", "cheer"}]
        winners = [
            event.data["winner" if event.kind == "round" else "seat"] for event in events if event not in rest
        ]
        back = [said("post.back", name=names[seat]) for seat in winners]
        return (*map(Line, back), *super().tell(rest, view, names))

    def mat(self, view: TinyView, _names: Names, _foreseen: object = None) -> Picture:
        return Picture(b"mat", f"Card {view.card}, {language()}", "mat.png")


@pytest.fixture
async def mixed(house: House) -> House:
    """Anna reads English, Ben German."""
    house.artists["tiny"] = Bilingual()
    await house.desk.preferences.set_language(BEN, "de")
    return house


def asked(house: House, user: int) -> str:
    """What their last panel says by now."""
    return [message for message in house.courier.to(user) if message.letter.panel is not None][-1].text


async def test_the_thread_hears_the_tables_and_each_player_their_own(mixed: House) -> None:
    await mixed.game(BEN, language="de")
    first = mixed.courier.thread[0].text
    assert first.startswith("**Partie 1 · Tiny Bids**\nAm Tisch: <@101> und <@102>\n")
    assert re.search(r"\n\nDie Partie wartet auf <@101> und <@102> bis <t:\d+:f> \(<t:\d+:R>\)\.$", first)
    assert "Diese Partie hat begonnen." in mixed.courier.posted(CHANNEL)[0]
    assert re.search(r"^\*\*Game 1 .*\nBid for round 1 until <t:\d+:f>", asked(mixed, ANNA), re.DOTALL)
    assert re.search(r"^\*\*Partie 1 .*\nBid for round 1 bis <t:\d+:f>", asked(mixed, BEN), re.DOTALL)
    assert "-# Only you see this:" in asked(mixed, ANNA)
    assert "-# Das siehst nur du:" in asked(mixed, BEN)


@pytest.mark.parametrize(
    ("table", "waits"), [("en", "Waiting for <@101>"), ("de", "Die Partie wartet auf <@101>")]
)
async def test_a_lock_in_leaves_the_table_its_language(mixed: House, table: str, waits: str) -> None:
    game = await mixed.game(BEN, language=table)
    with speaking("en" if table == "de" else "de"):
        await mixed.bid(game, BEN, "4")
    await mixed.settle()
    last = mixed.courier.thread[-1].text
    assert last.rpartition("\n\n")[2].startswith(waits)
    assert last.startswith("**Game 1" if table == "en" else "**Partie 1")


async def test_whoever_joins_leaves_the_lobby_its_language(mixed: House) -> None:
    game = await mixed.lobby()
    with speaking("de"):
        await mixed.desk.lobby.join(game, BEN, "Ben")
    await mixed.settle()
    (post,) = mixed.courier.posted(CHANNEL)
    assert "Players: 2 of 4" in post
    assert "When it runs out, a harmless move is played" in post


async def test_a_turn_that_is_over_is_closed_for_each_in_their_language(mixed: House) -> None:
    game = await mixed.game(BEN, language="de")
    await mixed.bid(game, ANNA, "3")
    with speaking("de"):
        await mixed.bid(game, BEN, "4")
    await mixed.settle()
    closed = {user: mixed.courier.to(user)[0].text for user in (ANNA, BEN)}
    assert "**Locked in**\n• Bid: bid 3" in closed[ANNA]
    assert "Played! See what happened in" in closed[ANNA]
    assert "**Festgelegt**\n• Bid: bid 4" in closed[BEN]
    assert "Gespielt! Was geschehen ist, steht in" in closed[BEN]
    assert mixed.courier.thread[0].text.endswith("Die Partie geht unten weiter.")
    assert "Ben ist wieder da." in mixed.courier.thread[-1].text


async def test_time_that_runs_out_is_told_to_each_in_their_language(mixed: House) -> None:
    game = await mixed.game(BEN, language="de", patience=1)
    await mixed.desk.preferences.set_language(CLEO, "de")
    await mixed.pass_time(hours=23)
    reminded = {user: mixed.courier.to(user)[-1].text for user in (ANNA, BEN)}
    assert re.match(r"Game 1 · Tiny Bids is waiting for you until <t:", reminded[ANNA])
    assert re.match(r"Partie 1 · Tiny Bids wartet auf deine Entscheidung, bis <t:", reminded[BEN])
    await mixed.bid(game, ANNA, "3")
    await mixed.pass_time(hours=2)
    assert "Die Zeit ist abgelaufen für Ben: Es galt ein harmloser Zug." in mixed.courier.thread[-2].text
    assert mixed.courier.thread[-1].text.startswith("Ben hat einen Zug verpasst.")
    assert any(": Eine Vertretung spielt für dich" in each.text for each in mixed.courier.to(BEN))


async def test_another_deadline_stands_on_each_panel_in_its_readers_language(mixed: House) -> None:
    game = await mixed.game(BEN, language="en")
    before = {user: asked(mixed, user) for user in (ANNA, BEN)}
    with speaking("de"):
        await mixed.desk.hosting.do(game, HOST, Deadline(timedelta(hours=5)))
    await mixed.settle()
    after = {user: asked(mixed, user) for user in (ANNA, BEN)}
    assert all(before[user] != after[user] for user in (ANNA, BEN))
    assert re.search(r"^Bid for round 1 until <t:\d+:f> \(<t:\d+:R>\)$", after[ANNA], re.MULTILINE)
    assert re.search(r"^Bid for round 1 bis <t:\d+:f> \(<t:\d+:R>\)$", after[BEN], re.MULTILINE)
    times = [re.sub(r"<t:\d+", "<t", each) for each in (before[BEN], after[BEN])]
    assert times[0] == times[1], "nothing else is said anew"
    told = [message.text for message in mixed.courier.thread]
    assert any("<@101> has moved the deadline" in text for text in told)


async def test_who_changes_their_language_has_what_is_asked_said_and_drawn_anew(mixed: House) -> None:
    game = await mixed.game(BEN)
    panel = mixed.courier.to(ANNA)[-1]
    assert panel.letter.pictures[0].alt.endswith(", en")
    await mixed.desk.preferences.set_language(ANNA, "de")
    await mixed.settle()
    assert panel.text.startswith("**<#")
    assert "Bid for round 1 bis <t:" in panel.text
    assert panel.edits[-1].pictures[0].alt.endswith(", de")
    assert panel.edits[-1].panel is not None
    with speaking("de"):
        await mixed.desk.hosting.do(game, HOST, Deadline(timedelta(hours=5)))
        await mixed.settle()
        told = (await mixed.desk.planning.form(game, ANNA)).told
    assert told == panel.text
    assert told.count("Bid for round 1 bis <t:") == 1


async def test_a_log_is_told_anew_to_a_reader_of_another_language(mixed: House) -> None:
    game = await mixed.game(BEN)
    await mixed.desk.hosting.do(game, HOST, Pause())
    await mixed.bid(game, ANNA, "3")
    await mixed.bid(game, BEN, "4")
    await mixed.settle()
    english = (await mixed.desk.chronicle.page(game)).text
    assert "**Step 1**" in english
    assert "Chosen: Anna, Ben" in english
    assert "> Ben is back." in english
    assert "Anna has paused the game" in english
    with speaking("de"):
        german = (await mixed.desk.chronicle.page(game)).text
    assert "**Schritt 1**" in german
    assert "Gewählt: Anna, Ben" in german
    assert "> Ben ist wieder da." in german
    assert "Anna hat die Partie pausiert" in german
    assert "is back" not in german
    assert (await mixed.desk.chronicle.page(game)).text == english


async def test_a_log_that_cannot_be_told_anew_is_shown_as_it_is(mixed: House) -> None:
    game = await mixed.game(BEN, rounds=1)
    await mixed.bid(game, ANNA, "3")
    await mixed.bid(game, BEN, "4")
    await mixed.settle()
    async with mixed.core.store.transaction() as tx:
        await tx.execute("UPDATE steps SET snapshot = ?, events = ? WHERE step = 0", (b"", b""))
        await tx.execute("UPDATE acts SET what = 'Anna did something.'")
    await mixed.restart()
    with speaking("de"):
        log = (await mixed.desk.chronicle.page(game)).text
    assert "**Schritt 1**" in log
    assert "> Ben is back." in log


async def test_steps_that_were_told_together_are_told_anew_together(mixed: House) -> None:
    """All have gone, so that stand-ins finish the game, and one post tells of all of it."""
    game = await mixed.game(rounds=3, stand_ins=1)
    await mixed.desk.presence.resign(game, ANNA)
    await mixed.settle()
    english = (await mixed.desk.chronicle.page(game, page=1)).text
    with speaking("de"):
        german = (await mixed.desk.chronicle.page(game, page=1)).text
    assert english.count(" is back.") == german.count(" ist wieder da.") == 3
    assert "Cadet for Anna" in english
    assert "Kadett für Anna" in german


async def test_what_somebody_heard_is_heard_again_in_the_language_they_read_by_now(mixed: House) -> None:
    game = await mixed.game(BEN)
    assert await mixed.desk.hosting.do(game, HOST, Pause(), form=7) == (
        "Game 1 is paused. Players can still plan."
    )
    with speaking("de"):
        assert (await mixed.desk.hosting.do(game, HOST, Pause(), form=7)).startswith("Partie 1 ist pausiert.")


async def test_stand_ins_are_called_in_the_language_of_whoever_reads(mixed: House) -> None:
    game = await mixed.game(BEN, language="de", stand_ins=1)
    assert "Kadett 1" in mixed.courier.thread[0].text
    await mixed.desk.hosting.do(game, HOST, Replace(1, None))
    await mixed.settle()
    assert any("<@101> lässt eine Vertretung für Ben spielen." in each.text for each in mixed.courier.thread)
    assert (await mixed.desk.queries.status(game)).players[1].name == "Cadet for Ben"
    with speaking("de"):
        assert (await mixed.desk.queries.status(game)).players[1].name == "Kadett für Ben"


async def test_what_is_taken_back_is_quoted_in_the_tables_language(mixed: House) -> None:
    mixed.titles["tiny"] = Turns()  # type: ignore[index]
    game = await mixed.game(stand_ins=1, language="de")
    await mixed.bid(game, ANNA, "3")
    await mixed.settle()
    question = (await mixed.desk.hosting.ask(game, HOST, Undo())).question
    assert question.startswith("Take this back in Game 1?\n> ")
    assert " is back." in question
    await mixed.desk.hosting.do(game, HOST, Undo())
    await mixed.settle()
    assert mixed.courier.thread[-1].text.startswith("<@101> nimmt ")
    assert " ist wieder da." in mixed.courier.thread[-1].text
