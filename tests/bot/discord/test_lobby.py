"""From /game new to a running game."""

from __future__ import annotations

import discord
import pytest

from bot.discord.panels.ids import digest
from sandbox import Person
from sandbox.model import Message
from tests.bot.discord.house import House, labels, offered, pick, words


async def test_all_defaults_by_one_press(house: House) -> None:
    post = await house.lobby(house.ann)
    everybody = ["Join", "Leave"]
    host = ["Start", "Invite", "Add stand-in", "Add Ace", "Remove stand-in", "Call it off"]
    assert labels(post) == everybody + host, "nothing to choose where all seats are alike"
    assert post.author.bot
    assert "Game 1" in post.content
    assert "1 day" in post.content


async def test_the_form_narrows_and_keeps_answers_over_its_pages(house: House) -> None:
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    assert form.ephemeral
    assert offered(form, "form") == ["short", "wide", "long", "guns", "hand"]
    await pick(house.ann, form, "form", "long")
    assert offered(form, "depth") == ["deep", "flat"], "what the first answer brings up"
    await pick(house.ann, form, "depth", "deep")
    await (await house.ann.press(form, "Next ▶")).finished()
    await pick(house.ann, form, "table:policy", "wait")
    await pick(house.ann, form, "table:pace", str(6 * 3600))
    text = words(form)
    assert "**How deep:** Deep" in text
    assert "**House rules:** none" in text
    assert "**Time for each answer:** 6 hours" in text
    await (await house.ann.press(form, "Open the lobby")).finished()
    [post] = await house.sandbox.until(house.lobby_posts)
    assert "Deep" in post.content
    assert "6 hours. When it runs out, the game waits" in post.content


async def test_a_number_is_typed_into_the_form(house: House) -> None:
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    window = (await house.ann.press(form, "Purse: 100")).modal
    await (await house.ann.submit(window, {"answer": "250"})).finished()
    assert "**Purse:** 250" in words(form)
    bad = await house.ann.press(form, "Purse: 250")
    reply = await (await house.ann.submit(bad.modal, {"answer": "lots"})).finished()
    assert reply.followups[-1].content == "“lots” isn't a whole number. “Purse” takes 0 to 500."
    assert reply.followups[-1].ephemeral


@pytest.mark.parametrize("typed", ["-1", "501"])
async def test_a_number_that_the_form_does_not_take_is_refused(house: House, typed: str) -> None:
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    window = (await house.ann.press(form, "Purse: 100")).modal
    reply = await (await house.ann.submit(window, {"answer": typed})).finished()
    assert reply.followups[-1].content == f"“Purse” can be 0 to 500 in steps of 5, not “{typed}”."
    assert "**Purse:** 100" in words(form)


async def test_a_form_outlives_a_restart(house: House) -> None:
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    await pick(house.ann, form, "form", "wide")
    await house.restart()
    await pick(house.ann, form, "rounds", "3")
    assert "**What is asked:** Two airplanes" in words(form)


async def test_a_second_press_opens_no_second_lobby(house: House) -> None:
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    button = next(button["custom_id"] for button in form.buttons if button["label"] == "Open the lobby")
    await (await house.ann.press(form, "Open the lobby")).finished()
    again = await house.forged_press(house.ann, form, button)
    assert again.followups[-1].content == "You've already opened that lobby: it's Game 1."
    await house.sandbox.until(house.lobby_posts)
    await house.sandbox.quiet()
    assert len(house.lobby_posts()) == 1


async def test_seats_are_taken_and_left(house: House) -> None:
    post = await house.lobby(house.ann)
    joined = await (await house.ben.press(post, "Join")).finished()
    assert joined.ephemeral
    assert joined.content == "You're in Game 1. 1 seat left; the host can already start."
    await house.sandbox.until(lambda: str(house.ben.id) in post.content)
    again = await (await house.ben.press(post, "Join")).finished()
    assert again.content == "You're already in Game 1."
    await (await house.ben.press(post, "Leave")).finished()
    await house.sandbox.until(lambda: str(house.ben.id) not in post.content)
    added = await (await house.ann.press(post, "Add stand-in")).finished()
    assert added.content.startswith("A stand-in has joined.")
    await (await house.ann.press(post, "Remove stand-in")).finished()
    added = await (await house.ann.press(post, "Add Ace")).finished()
    assert added.content.startswith("An Ace has joined: a stand-in that thinks ahead.")
    await house.sandbox.until(lambda: "• Ace 1 (stand-in)" in post.content)
    removed = await (await house.ann.press(post, "Remove stand-in")).finished()
    assert removed.content.endswith("1 more player, and it can start.")


async def test_only_the_host_starts(house: House) -> None:
    post = await house.lobby(house.ann)
    early = await (await house.ann.press(post, "Start")).finished()
    assert early.content == "Game 1 needs 1 more player. Wait for somebody to join, or add a stand-in."
    await (await house.ben.press(post, "Join")).finished()
    refused = await (await house.ben.press(post, "Start")).finished()
    assert refused.content == "Only the host of Game 1 can start it."
    assert refused.ephemeral


async def test_a_game_gets_a_thread_under_its_lobby(house: House) -> None:
    await house.game()
    thread = (await house.sandbox.until(house.sandbox.threads))[0]
    assert thread.name == "Game 1 · Survey"
    opening = (await house.sandbox.until(lambda: [m for m in house.ben.reads(thread) if m.attachments]))[0]
    assert "SHA-256" in opening.content
    assert opening.attachments[0].description == "The board in round 0."
    assert {user.name for user in opening.mentions} == {"Ann", "Ben"}
    [post] = await house.sandbox.until(lambda: house.posts_saying("This game has started."))
    assert post.buttons == []


async def test_a_lobby_button_pressed_too_late(house: House) -> None:
    post = await house.lobby(house.ann)
    await (await house.ben.press(post, "Join")).finished()
    button = next(button["custom_id"] for button in post.buttons if button["label"] == "Join")
    await (await house.ann.press(post, "Start")).finished()
    late = await house.forged_press(house.sandbox.person("Cleo"), post, button)
    assert late.content == "Game 1 has already started."


async def test_no_lobby_in_direct_messages_or_threads(house: House) -> None:
    in_private = await (
        await house.ann.slash(house.ann.open_dm(), "game new", {"title": "survey"})
    ).finished()
    assert in_private.content.startswith("Open your game in a channel of a server")
    await house.game()
    thread = (await house.sandbox.until(house.sandbox.threads))[0]
    in_thread = await (await house.ann.slash(thread, "game new", {"title": "survey"})).finished()
    assert in_thread.content.startswith("Every game gets a thread of its own")


async def test_missing_permissions_are_named(house: House) -> None:
    house.sandbox.deny(house.games, discord.Permissions(create_public_threads=True).value)
    refused = await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()
    assert refused.content == "I need more permissions in this channel: Create Public Threads."


async def test_only_the_host_calls_a_lobby_off(house: House) -> None:
    post = await house.lobby(house.ann)
    refused = await (await house.ben.press(post, "Call it off")).finished()
    assert "host" in refused.content
    called = await (await house.ann.press(post, "Call it off")).finished()
    assert called.content == "Game 1 has been called off."
    await house.sandbox.until(lambda: "called off" in post.content and not labels(post))
    late = await house.forged_press(house.ben, post, "lobby:join:1")
    assert "was called off" in late.content


async def choose(person: Person, asked: Message, value: object) -> str:
    """Answer the only select of a message, and read what stands there then."""
    [select] = asked.selects
    await (await person.choose(asked, select["custom_id"], [value])).finished()
    return words(asked)


async def test_people_choose_what_they_will_be(house: House) -> None:
    post = await house.lobby(house.ann, form="wide")
    assert "Choose seat" in labels(post)
    joined = (await (await house.ben.press(post, "Join")).finished()).message
    assert [option["label"] for option in joined.selects[0]["options"]] == [
        "Any",
        "North field",
        "South field",
        "West field",
    ]
    assert "You'll be North field in Game 1." in await choose(house.ben, joined, "North field")
    await house.sandbox.until(lambda: f"<@{house.ben.id}> – North field" in post.content)
    mine = (await (await house.ann.press(post, "Choose seat")).finished()).message
    assert "North field" not in [option["label"] for option in mine.selects[0]["options"]], "it is taken"
    assert "You'll take whatever is left in Game 1." in await choose(house.ann, mine, "Any")
    await (await house.ann.press(post, "Start")).finished()
    await house.sandbox.until(lambda: f"<@{house.ann.id}> – South field" in post.content)
    late = await house.forged_press(house.ben, mine, "lobby:take:1", ["=West field"])
    assert late.followups[-1].content == "Game 1 has already started."


async def test_whoever_comes_last_chooses_before_the_game_begins_by_itself(house: House) -> None:
    post = await house.lobby(house.ann, form="wide")
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE games SET eager = 1")
    sheet = await house.core.desk.lobby.sheet(1)
    for _ in range(sheet.most - 2):
        await (await house.ann.press(post, "Add stand-in")).finished()
    asked = (await (await house.ben.press(post, "Join")).finished()).message
    assert asked.content == "Game 1 starts as soon as you've chosen."
    assert str(house.ben.id) not in post.content
    assert "You'll be West field in Game 1." in await choose(house.ben, asked, "West field")
    await house.sandbox.until(lambda: f"<@{house.ben.id}> – West field" in post.content)
    await house.sandbox.until(lambda: "This game has started." in post.content)


async def test_a_seat_is_chosen_by_those_who_have_one(house: House) -> None:
    post = await house.lobby(house.ann, form="wide")
    refused = await (await house.ben.press(post, "Choose seat")).finished()
    assert refused.content == "You don't have a seat in Game 1 yet: press Join first."


async def test_a_private_game_is_joined_by_invitation(house: House) -> None:
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    while not any(digest("table:guests") in select["custom_id"] for select in form.selects):
        await (await house.ann.press(form, "Next ▶")).finished()
    await pick(house.ann, form, "table:guests", "invited")
    opened = await (await house.ann.press(form, "Open the lobby")).finished()
    assert "Press **Invite** there" in words(opened.message)
    [post] = await house.sandbox.until(house.lobby_posts)
    turned_away = await (await house.ben.press(post, "Join")).finished()
    assert turned_away.content == f"Game 1 is private. Ask <@{house.ann.id}> to invite you."
    meddling = await (await house.ben.press(post, "Invite")).finished()
    assert meddling.content == "Only the host of Game 1 can invite people."
    asked = (await (await house.ann.press(post, "Invite")).finished()).message
    assert f"Invited to Game 1: <@{house.ben.id}>." in await choose(house.ann, asked, house.ben)
    [invitation] = await house.sandbox.until(lambda: house.posts_saying("invites you to Game 1"))
    assert [user.name for user in invitation.mentions] == ["Ben"]
    joined = await (await house.ben.press(post, "Join")).finished()
    assert joined.content.startswith("You're in Game 1.")


async def test_a_full_table_begins_by_itself(house: House) -> None:
    form = (await (await house.ann.slash(house.games, "game new", {"title": "survey"})).finished()).message
    while not any(digest("table:beginning") in select["custom_id"] for select in form.selects):
        await (await house.ann.press(form, "Next ▶")).finished()
    await pick(house.ann, form, "table:beginning", "full")
    await (await house.ann.press(form, "Open the lobby")).finished()
    [post] = await house.sandbox.until(house.lobby_posts)
    await (await house.ann.press(post, "Add stand-in")).finished()
    joined = await (await house.ben.press(post, "Join")).finished()
    assert joined.content == "You're in Game 1. Every seat is taken; the game starts now."
    await house.sandbox.until(house.sandbox.threads)
