"""A whole Face to Face through Discord's own protocol, from the lobby to a record that can be verified."""

from __future__ import annotations

import hashlib
import re
from functools import partial
from pathlib import Path

from bot.__main__ import main
from rules.record import read
from rules.titles import TITLES
from rules.verify import verify
from sandbox import Person
from sandbox.model import Channel, Message
from tests.bot.discord.house import labels, words
from tests.bot.whole.club import Club

TOWARDS = ("Straight", "Straight", "Left turn")
CIRCLE = ("Left turn", "Left turn", "Left turn")
STRAIGHT = ("Straight", "Straight", "Straight")
SIGNS = {"Straight": "straight", "Left turn": "↰"}
SLOTS = ("first", "second", "third")


async def test_a_duel_from_the_lobby_to_a_verified_record(club: Club, tmp_path: Path) -> None:
    ann, ben, cleo = (club.person(name) for name in ("Ann", "Ben", "Cleo"))
    post = await club.lobby(ann, "dogfight")
    await club.press(ben, post, "Join")
    await club.press(ann, post, "Start")
    commitment = await commitment_posted(club, cleo)

    # Ann plans by panel in her direct messages, Ben in one line; the bot restarts in between.
    await plan_by_panel(club, ann, 1, TOWARDS)
    await club.restart()
    assert "Locked in" in await plan_in_one_line(club, ben, TOWARDS)
    after_one = await club.told(cleo, ", turn 2 of")
    assert after_one.attachments, "a picture of the table"
    assert after_one.attachments[0].description, "and its alt text"

    # Ben lets the deadline of the second turn pass.
    await plan_by_panel(club, ann, 2, CIRCLE)
    await club.later(days=2)
    assert "Time ran out for Ben" in words(await club.told(cleo, ", turn 3 of"))

    # Ann changes her mind once; then both fly on until one leaves the table.
    panel = await plan_by_panel(club, ann, 3, CIRCLE)
    await club.press(ann, panel, "Change")
    turn = 3
    while not await over(club, cleo, turn):
        await plan_by_panel(club, ann, turn, STRAIGHT)
        await plan_in_one_line(club, ben, STRAIGHT)
        turn += 1

    ending = await club.told(cleo, "The seed of the dice was")
    [attached] = [each for each in ending.attachments if each.filename.endswith(".json")]
    record = read(attached.bytes)
    assert record.commitment == commitment == hashlib.sha256(record.seed_bytes()).hexdigest()
    assert verify(record, TITLES).outcome == record.outcome
    path = tmp_path / attached.filename
    path.write_bytes(attached.bytes)
    assert main(["verify", str(path)]) == 0
    await the_end_is_a_good_one(club, ann, ben, ending)
    await it_can_be_seen_once_more(club, cleo, ending)
    await it_can_be_played_again(club, ann, ben, ending)
    club.check_protocol()


async def the_end_is_a_good_one(club: Club, ann: Person, ben: Person, ending: Message) -> None:
    """Who won and how comes first, the fair play last; and everybody gets a letter of their own."""
    first, *_, small = ending.content.split("\n")
    assert re.match(r"### (Ann wins|Ben wins|It's a draw)\. ", first)
    assert small.startswith("-# ")
    assert labels(ending) == ["Rematch", "Record", "Replay", "Time-lapse", "Details"]
    assert f"Thanks for playing, <@{ann.user.id}> and <@{ben.user.id}>!" in ending.content
    for person in (ann, ben):
        [letter] = await club.sandbox.until(partial(saying, person, person.dm, "You scored "))
        assert labels(letter) == ["Rematch", "Record", "Replay", "Time-lapse"]
    [lobby] = await club.sandbox.until(lambda: saying(ann, club.games, "This game is over."))
    assert first.removeprefix("### ") in lobby.content


def saying(reader: Person, channel: Channel | None, text: str) -> list[Message]:
    return [each for each in reader.reads(channel) if text in each.content] if channel else []


async def it_can_be_seen_once_more(club: Club, cleo: Person, ending: Message) -> None:
    """Step by step, by anybody, for their eyes alone."""
    replay = (await (await cleo.press(ending, "Replay")).finished()).message
    assert "Before the first choice" in words(replay)
    assert [each.filename for each in replay.attachments] == ["game1-step0-board.png"]
    await (await cleo.press(replay, "Next ▶")).finished()
    assert "Step 1 of" in words(replay)
    assert [each.filename for each in replay.attachments] == ["game1-step1-board.png"]
    await (await cleo.press(replay, "End ⏭")).finished()
    assert [button["label"] for button in replay.buttons if button.get("disabled")] == ["Next ▶", "End ⏭"]
    lapse = (await (await cleo.press(ending, "Time-lapse")).finished()).message
    assert [each.filename for each in lapse.attachments] == ["game1-film.gif"]
    assert lapse.attachments[0].bytes.startswith(b"GIF89a")
    assert "A time-lapse of" in (lapse.attachments[0].description or "")
    turn = (await (await cleo.slash(club.games, "game replay", {"game": "1", "turn": 1})).finished()).message
    assert "Game 1 · turn 1 of" in turn.content
    assert [each.filename for each in turn.attachments] == ["game1-turn1-film.gif"]
    record = (await (await cleo.press(ending, "Record")).finished()).message
    assert [each.filename for each in record.attachments] == ["flugpost-game1.json"]


async def it_can_be_played_again(club: Club, ann: Person, ben: Person, ending: Message) -> None:
    """One press opens the lobby with everybody in it, and the sides swapped."""
    assert "Game 2 is open" in await club.press(ben, ending, "Rematch")
    again = (await club.sandbox.until(lambda: club.lobbies(ben)))[-1]
    assert 0 <= again.content.find(f"<@{ben.user.id}>") < again.content.find(f"<@{ann.user.id}>")
    assert "starts" in await club.press(ben, again, "Start")


async def commitment_posted(club: Club, reader: Person) -> str:
    """The fingerprint of the seed stands in the thread before anything is planned."""

    def found() -> list[str]:
        texts = [words(each) for each in reader.reads(club.thread)] if club.sandbox.threads() else []
        return [match for text in texts for match in re.findall(r"\b[0-9a-f]{64}\b", text)]

    return (await club.sandbox.until(found))[0]


async def plan_by_panel(club: Club, person: Person, turn: int, kinds: tuple[str, ...]) -> Message:
    """Tap three cards, each from what is still open, and lock in, whatever may come of it."""
    panel = await club.panel(person, turn)
    if "Start over" in labels(panel):
        await club.press(person, panel, "Start over")
    for kind in kinds:
        cards = [each for each in panel.buttons if str(each["custom_id"]).startswith("plan:tap:")]
        faces = [(each["label"], each["custom_id"]) for each in cards if not each.get("disabled")]
        await (await person.press(panel, first_of(faces, SIGNS[kind]))).finished()
    said = await club.press(person, panel, "Lock in")
    if "Are you sure?" in said:
        said = await club.press(person, panel, "Lock in anyway")
    assert "Locked in" in said
    return panel


def first_of(options: list[tuple[str, str]], kind: str) -> str:
    """A card of that kind, or whatever is open if there is none left."""
    return next((value for label, value in options if kind in label), options[0][1])


async def plan_in_one_line(club: Club, person: Person, kinds: tuple[str, ...]) -> str:
    """Each card from what autocomplete offers after those before it."""
    given: dict[str, str] = {}
    dm = person.dm or person.open_dm()
    for slot, kind in zip(SLOTS, kinds, strict=True):
        choices = await person.autocomplete(dm, "maneuvers", given, focused=slot)
        given[slot] = first_of([(str(each["name"]), str(each["value"])) for each in choices], kind)
    reply = await (await person.slash(dm, "maneuvers", given)).finished()
    return words(reply.message)


async def over(club: Club, reader: Person, turn: int) -> bool:
    """Whether the game is over instead of going on with this turn; waits until that is known."""

    def known() -> list[str]:
        texts = [words(each) for each in reader.reads(club.thread)]
        return [text for text in texts if f", turn {turn} of" in text or "The seed of the dice was" in text]

    return "The seed" in (await club.sandbox.until(known, timeout=15))[-1]
