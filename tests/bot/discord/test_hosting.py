"""Running a game on Discord: for its host and for moderators; Ann is both here."""

from __future__ import annotations

from datetime import timedelta

import pytest

from sandbox.faults import SEND, server_error
from sandbox.model import Message, Role
from tests.bot.discord.house import START, House, labels, words


async def said(house: House, person: str, command: str, **options: object) -> str:
    who = house.sandbox.person(person)
    return words((await (await who.slash(house.thread, command, dict(options))).finished()).message)


async def done(house: House, person: str, command: str, **options: object) -> str:
    """The act is asked about in words, and done with a press."""
    who = house.sandbox.person(person)
    asked = (await (await who.slash(house.thread, command, dict(options))).finished()).message
    (yes,) = labels(asked)
    return words((await (await who.press(asked, yes)).finished()).message)


async def by_ben(house: House) -> None:
    """A game of Ben's: Ann moderates the server, and sits at it too."""
    post = await house.lobby(house.ben)
    await (await house.ann.press(post, "Join")).finished()
    await (await house.ben.press(post, "Start")).finished()
    await house.sandbox.until(house.sandbox.threads)


async def test_a_host_pauses_resumes_and_moves_the_deadline(house: House) -> None:
    await by_ben(house)
    assert "Pause Game 1? The clock stops" in await said(house, "Ben", "game pause")
    assert "Game 1 is paused. Players can still plan." in await done(house, "Ben", "game pause")
    assert await said(house, "Ben", "game pause") == "Game 1 is already paused."
    assert "Game 1 goes on." in await done(house, "Ben", "game resume")
    assert "time now runs out" in await done(house, "Ben", "game deadline", hours=48)
    assert "everyone has 2 days for each answer" in await done(house, "Ben", "game deadline", pace=2880)
    assert "Say one of these" in await said(house, "Ben", "game deadline")
    assert "I'm pinging them in the thread." in await done(house, "Ben", "game nudge")
    told = await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "waiting for you" in m.content]
    )
    assert f"<@{house.ann.id}>" in told[0].content


async def test_whoever_is_given_more_time_is_reminded_again_before_it_is_over(house: House) -> None:
    await by_ben(house)
    await house.panel(house.ann)

    def reminders() -> list[Message]:
        assert house.ann.dm is not None
        return [m for m in house.ann.reads(house.ann.dm) if "is waiting for you" in m.content]

    await house.later(hours=12)
    await house.sandbox.until(reminders)
    await done(house, "Ben", "game deadline", hours=48)
    await house.restart()
    await house.later(hours=24)
    await house.sandbox.until(lambda: len(reminders()) == 2)
    assert f"<t:{int((START + timedelta(hours=60)).timestamp())}:R>" in reminders()[1].content


async def test_a_moderator_may_and_a_stranger_may_not(house: House) -> None:
    await by_ben(house)
    assert "Game 1 is paused." in await done(house, "Ann", "game pause")
    refused = "Only the host of Game 1, the co-host or a moderator of its channel can do that."
    assert await said(house, "Cleo", "game resume", game="1") == refused


async def test_calling_a_game_off_is_asked_twice(house: House) -> None:
    await by_ben(house)
    asked = (await (await house.ben.slash(house.thread, "game cancel", {})).finished()).message
    assert "You can't undo that." in words(asked)
    assert labels(asked) == ["Yes, end the game"]
    again = (await (await house.ben.press(asked, "Yes, end the game")).finished()).message
    assert words(again) == "Are you sure? Game 1 ends here, and nobody wins. Ann is playing in it."
    assert "Still planning: " in await said(house, "Ben", "game status"), "so far nothing has happened"
    ended = await (await house.ben.press(again, "Yes, end it for good")).finished()
    assert "Game 1 has been called off." in words(ended.message)
    await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "has called this game off" in m.content]
    )


async def test_a_game_is_handed_over(house: House) -> None:
    await by_ben(house)
    handed = await done(house, "Ben", "game host", to=str(house.ann.id))
    assert f"<@{house.ann.id}> is now the host of Game 1." in handed
    assert "Only the host" in await said(house, "Ben", "game pause")


async def test_resigning_is_asked_twice(house: House) -> None:
    await house.game()
    asked = (await (await house.ben.slash(house.thread, "resign", {})).finished()).message
    assert "A stand-in takes your seat" in words(asked)
    left = await (await house.ben.press(asked, "Resign from Game 1")).finished()
    assert words(left.message) == "You've left Game 1. Thanks for playing!"
    await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "Ben has resigned" in m.content]
    )


async def press(house: House, person: str, message: Message, label: str) -> Message:
    return (await (await house.sandbox.person(person).press(message, label)).finished()).message


async def opened(house: House, person: str) -> Message:
    """The host's panel, behind the button under the latest post."""
    posts = await house.sandbox.until(
        lambda: [m for m in house.ann.reads(house.thread) if "Manage" in labels(m)]
    )
    return await press(house, person, posts[-1], "Manage")


async def choose(house: House, person: str, message: Message, *values: str) -> Message:
    who = house.sandbox.person(person)
    (select,) = message.selects
    return (await (await who.choose(message, select["custom_id"], values)).finished()).message


async def heard(house: House, text: str) -> Message:
    return (
        await house.sandbox.until(lambda: [m for m in house.ann.reads(house.thread) if text in m.content])
    )[-1]


async def test_the_panel_does_what_the_commands_do_after_a_question(house: House) -> None:
    await by_ben(house)
    panel = await opened(house, "Ben")
    assert panel.ephemeral
    assert "Game 1" in words(panel)
    panel = await choose(house, "Ben", panel, "deadline")
    panel = await choose(house, "Ben", panel, "2880")
    assert "Move the deadline in Game 1 to" in words(panel)
    panel = await press(house, "Ben", panel, "Yes, move it")
    assert "time now runs out" in words(panel)
    assert not panel.buttons
    await heard(house, f"<@{house.ben.id}> has moved the deadline")


async def test_the_panel_opens_for_those_who_may_and_tells_others_so(house: House) -> None:
    await by_ben(house)
    refused = await opened(house, "Cleo")
    assert words(refused).startswith("Only the host of Game 1, the co-host or a moderator")
    panel = await opened(house, "Ben")
    panel = await choose(house, "Ben", panel, "cohost")
    panel = await choose(house, "Ben", panel, "Cleo")
    panel = await press(house, "Ben", panel, "Yes, do that")
    assert "is now co-host of Game 1." in words(panel)
    assert "Game 1" in words(await opened(house, "Cleo"))


async def test_a_seat_passes_to_somebody_who_says_yes(house: House) -> None:
    await by_ben(house)
    panel = await choose(house, "Ben", await opened(house, "Ben"), "replace")
    panel = await choose(house, "Ben", panel, "Ann")
    assert labels(panel) == ["A Cadet", "An Ace"]
    panel = await choose(house, "Ben", panel, "Cleo")
    await press(house, "Ben", panel, "Yes, do that")
    question = await heard(house, "asks you to play instead of")
    cleo = house.sandbox.person("Cleo")
    told = await press(house, "Ben", question, "Yes")
    assert words(told) == f"Only <@{cleo.id}> can answer that."
    await house.restart()
    told = await press(house, "Cleo", question, "Yes")
    assert words(told).startswith("You're playing in Game 1 now.")
    await heard(house, f"<@{cleo.id}> now plays instead of Ann.")
    mine = await house.panel(cleo)
    assert mine.selects
    assert "don't have a seat in Game 1" in await said(house, "Ann", "plan", game="1")


async def test_a_seat_is_named_with_the_command_too(house: House) -> None:
    await by_ben(house)
    offered = await house.ben.autocomplete(house.thread, "game replace", {}, focused="seat", typed="a")
    assert [choice["name"] for choice in offered] == ["Ann"]
    assert "This game has no seat" in await said(house, "Ben", "game replace", seat="Zoe")
    cleo = house.sandbox.person("Cleo")
    both = await said(house, "Ben", "game replace", seat="Ann", by=cleo.id, level=1)
    assert both == "Name a player or a stand-in, not both."
    told = await done(house, "Ben", "game replace", seat="Ann", level=1)
    assert "An Ace plays instead of Ann" in told


async def test_a_stand_in_takes_a_seat_by_command_as_the_host_once_wished(house: House) -> None:
    await by_ben(house)
    assert "A stand-in plays instead of Ann" in await done(house, "Ben", "game replace", seat="Ann")


async def test_what_cannot_be_taken_back_is_refused_with_the_reason(house: House) -> None:
    await by_ben(house)
    assert "Nobody has done anything in Game 1" in await said(house, "Ben", "game undo")


async def test_the_log_is_read_page_by_page(house: House) -> None:
    await by_ben(house)
    await done(house, "Ben", "game pause")
    log = (await (await house.ann.slash(house.thread, "game log", {"search": "paused"})).finished()).message
    assert "Ben has paused the game" in words(log)
    panel = await opened(house, "Ben")
    who = house.sandbox.person("Ben")
    (select,) = panel.selects
    shown = await (await who.choose(panel, select["custom_id"], ["log"])).finished()
    assert "Step 0" in words(shown.followups[-1])


async def test_a_server_chooses_a_role_that_moderates(house: House) -> None:
    await by_ben(house)
    guild = house.sandbox.world.guild
    role = Role(house.sandbox.world.new_id(), "Umpire", 0, 3)
    guild.members[house.sandbox.person("Cleo").id].roles.append(role)
    await house.restart()  # the bot learns of roles when it connects
    assert "moderates games here" in await said(house, "Ann", "server role", role="Umpire")
    assert "Only the host" not in words(await opened(house, "Cleo"))
    assert "Only people who may manage threads" in await said(house, "Ann", "server role")
    assert "Only the host" in words(await opened(house, "Cleo"))


async def test_a_table_that_waits_asks_its_host_with_buttons(house: House) -> None:
    await house.game()
    async with house.core.store.transaction() as tx:
        await tx.execute("UPDATE games SET policy = 'wait'")
    guild = house.sandbox.world.guild
    umpire = Role(house.sandbox.world.new_id(), "Umpire", 0, 3)
    guild.members[house.sandbox.person("Dan").id].roles.append(umpire)
    await house.core.desk.hosting.choose_role(guild.id, umpire.id, manages=True)
    await house.later(hours=25)
    await heard(house, "Time is up, and this table is waiting")
    await house.later(hours=48)
    question = await heard(house, "this table has been waiting")
    assert question.content.startswith(f"<@{house.ann.id}> and <@&{umpire.id}>: ")
    (sent,) = [each for each in house.sandbox.requests if "has been waiting" in str(each.body)]
    assert sent.body["allowed_mentions"]["roles"] == [umpire.id]
    assert labels(question) == ["Keep waiting", "Stand-in", "Replace", "End the game"]
    refused = await press(house, "Ben", question, "Keep waiting")
    assert "Only the host" in words(refused)
    guild.members[house.sandbox.person("Cleo").id].roles.append(guild.moderators)
    asked = await press(house, "Cleo", question, "Keep waiting")
    assert "keeps waiting" in words(await press(house, "Cleo", asked, labels(asked)[0])), (
        "a moderator's word counts"
    )
    panel = await choose(house, "Ann", await opened(house, "Ann"), "limit")
    panel = await choose(house, "Ann", panel, "2880")
    assert "Shall I ask you what to do when somebody in Game 1 takes 2 days?" in words(panel)
    asked = await press(house, "Ann", question, "Stand-in")
    assert asked.ephemeral
    assert "A stand-in plays for" in words(await press(house, "Ann", asked, labels(asked)[0]))


@pytest.mark.parametrize("way", ["leaves", "deletes the account"])
async def test_whoever_leaves_the_server_is_not_waited_for(house: House, way: str) -> None:
    post = await house.lobby(house.ann)
    await (await house.ben.press(post, "Join")).finished()
    ben = house.ben
    ben.leave_guild()
    if way == "deletes the account":
        del house.sandbox.world.users[ben.id]
    await (await house.ann.press(post, "Start")).finished()
    await house.sandbox.until(house.sandbox.threads)
    await heard(house, "Ben has left the server. A stand-in plays for them until they're back.")


@pytest.mark.parametrize("failures", [0, 3])
async def test_a_host_who_leaves_the_server_is_missed(house: House, failures: int) -> None:
    """Though Discord may not say at first who is there."""

    def asked() -> list[Message]:
        return [each for each in house.ben.reads(house.thread) if "Will you be the new host" in each.content]

    await house.game(rounds="4")
    line = {"plane": "red", "first": "left", "second": "ahead"}
    await (await house.ann.slash(house.thread, "cards", line)).finished()
    house.ann.leave_guild()
    if failures:
        house.sandbox.faults.add(
            "GET /guilds/{guild_id}/members/{user_id}", server_error(503), times=failures
        )
    await (await house.ben.slash(house.thread, "cards", line)).finished()
    for _ in range(60):
        await house.sandbox.quiet()
        if asked():
            break
        await house.later(minutes=1)
    [question] = asked()
    assert question.content.startswith(f"<@{house.ben.id}>: the host of Game 1")
    assert house.sandbox.faults.pending == 0
    reply = await (await house.ben.press(question, "Yes")).finished()
    assert reply.content.startswith("You're the host of Game 1 now.")
    await house.sandbox.until(lambda: "is now the host" in question.content)
    assert labels(question) == []
    pause = (await (await house.ben.slash(house.thread, "game pause")).finished()).message
    assert "Pause Game 1?" in words(pause)


async def test_whoever_closes_their_direct_messages_is(house: House) -> None:
    house.ben.close_dms()
    await house.game()
    await heard(house, "I can't send you direct messages in Game 1")
    assert not [m for m in house.ann.reads(house.thread) if "has left" in m.content]


async def test_whoever_blocks_the_bot_is_not_waited_for_until_they_answer(house: House) -> None:
    await house.game(rounds="4")
    await house.panel(house.ben)
    house.ben.close_dms()
    for person in ("Ann", "Ben"):
        line = {"plane": "red", "first": "left", "second": "ahead"}
        await (await house.sandbox.person(person).slash(house.thread, "cards", line)).finished()
    told = await heard(house, "I can't send you direct messages in Game 1 any more. A stand-in plays for you")
    assert f"<@{house.ben.id}>" in told.content
    assert "Still planning: Ann\n" in await said(house, "Ann", "game status")
    await (await house.ben.slash(house.thread, "cards", {"plane": "red", "first": "right"})).finished()
    await heard(house, "Ben is back.")
    assert "Still planning: Ann and Ben\n" in await said(house, "Ann", "game status")


async def test_the_panel_of_a_seat_that_has_passed_on_is_closed(house: House) -> None:
    """In the way it was laid out: Discord takes no plain words in its place."""
    await by_ben(house)
    panel = await house.panel(house.ann)
    assert "Lock in" in labels(panel)
    await done(house, "Ben", "game replace", seat="Ann")
    await house.sandbox.until(lambda: "your seat to" in words(panel))
    assert labels(panel) == []


async def test_a_panel_that_is_on_its_way_while_the_seat_passes_on_is_closed_too(house: House) -> None:
    """And nothing of what its next holder plans is drawn on it."""
    await by_ben(house)
    await house.panel(house.ann)
    assert house.ann.dm
    door = str(house.ann.dm.id)
    gate = house.sandbox.faults.hold(SEND, when=lambda call: call.path["channel_id"] == door)
    post = await house.lobby(house.ben)
    await (await house.ann.press(post, "Join")).finished()
    await (await house.ben.press(post, "Start")).finished()
    await gate.reached.wait()
    await done(house, "Ben", "game replace", seat="Ann", game="2")
    gate.open()
    panel = await house.panel(house.ann, 2)
    await house.sandbox.until(lambda: "your seat to" in words(panel))
    assert labels(panel) == []


async def asked(house: House, person: str, command: str, **options: object) -> Message:
    """The question before an act, which is not answered yet."""
    who = house.sandbox.person(person)
    return (await (await who.slash(house.thread, command, dict(options))).finished()).message


async def refused(house: House, question: Message, label: str) -> str:
    """What Ben hears beside a question that cannot be answered so any more."""
    return words((await (await house.ben.press(question, label)).finished()).followups[-1])


async def anns_seat_for_cleo(house: House) -> None:
    cleo = house.sandbox.person("Cleo")
    await done(house, "Ben", "game replace", seat="Ann", by=cleo.id)
    await press(house, "Cleo", await heard(house, "asks you to play instead of"), "Yes")
    await heard(house, f"<@{cleo.id}> now plays instead of Ann.")


@pytest.mark.parametrize("way", ["command", "panel"])
async def test_a_yes_replaces_nobody_but_whom_it_was_asked_about(house: House, way: str) -> None:
    await by_ben(house)
    if way == "command":
        question = await asked(house, "Ben", "game replace", seat="Ann")
    else:
        panel = await choose(house, "Ben", await opened(house, "Ben"), "replace")
        question = await press(house, "Ben", await choose(house, "Ben", panel, "Ann"), "A Cadet")
    assert words(question) == "Let a stand-in play instead of Ann in Game 1, for good?"
    await anns_seat_for_cleo(house)
    assert await refused(house, question, "Yes, do that") == (
        "I haven't done anything, because Game 1 has changed since I asked. "
        "Now I would ask: Let a stand-in play instead of Cleo in Game 1, for good?"
    )
    assert "Still planning: Ben and Cleo\n" in await said(house, "Ben", "game status")
    assert "plays instead of Cleo" in await done(house, "Ben", "game replace", seat="Cleo")


async def test_a_yes_offers_no_seat_that_has_been_given_up_meanwhile(house: House) -> None:
    await by_ben(house)
    question = await asked(house, "Ben", "game replace", seat="Ann", by=house.sandbox.person("Cleo").id)
    again = await asked(house, "Ben", "game replace", seat="Ann")
    await press(house, "Ann", await asked(house, "Ann", "resign"), "Resign from Game 1")
    told = await refused(house, question, "Yes, do that")
    assert told.startswith("I haven't done anything, because Game 1 has changed since I asked.")
    assert await refused(house, again, "Yes, do that") == "A stand-in already sits there."
    await heard(house, "Ann has resigned")
    assert not [m for m in house.ann.reads(house.thread) if "asks you to play instead of" in m.content]


async def test_a_yes_holds_for_whoever_still_has_their_seat_however_long_it_takes(house: House) -> None:
    await by_ben(house)
    question = await asked(house, "Ben", "game replace", seat="Ann")
    line = {"plane": "red", "first": "left", "second": "ahead"}
    for person in (house.ann, house.ben):
        await (await person.slash(house.thread, "cards", line)).finished()
    await house.restart()
    assert "plays instead of Ann" in words(await press(house, "Ben", question, "Yes, do that"))


async def test_panels_say_until_when_as_it_is_now(house: House) -> None:
    """Or somebody would take a day for what they have two hours to do."""
    await by_ben(house)
    panel = await house.panel(house.ann)
    day, two_hours = (int((START + timedelta(hours=hours)).timestamp()) for hours in (24, 2))
    assert f"Round 1 until <t:{day}:f>" in words(panel)
    await done(house, "Ben", "game deadline", hours=2)
    await house.sandbox.until(
        lambda: f"Round 1 until <t:{two_hours}:f> (<t:{two_hours}:R>)\n" in words(panel)
    )
    assert "Lock in" in labels(panel)
    assert f"Round 1 until <t:{two_hours}:f>" in await said(house, "Ann", "plan")
    await done(house, "Ben", "game pause")
    await house.sandbox.until(lambda: "Round 1\n" in words(panel))
    await done(house, "Ben", "game resume")
    await house.sandbox.until(lambda: f"Round 1 until <t:{two_hours}:f>" in words(panel))
