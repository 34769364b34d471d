"""A scenario of the host's own, from the attached file to the record that carries it."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from rules.dogfight.scenario.library import scenarios
from rules.titles import TITLES
from rules.verify import verify
from tests.bot.discord.house import pick, words
from tests.bot.whole.club import Club
from tests.bot.whole.players import play_to_the_end, record_of


def own_scenario() -> bytes:
    text = (files("rules.dogfight") / "data" / "scenarios" / "face-to-face-war.json").read_bytes()
    scenario = msgspec.json.decode(text)
    scenario.update(key="custom", name="Duel at Dawn", variants={})
    return msgspec.json.encode(scenario)


async def test_a_scenario_file_is_played_and_kept_in_the_record(club: Club) -> None:
    ann, ben = club.person("Ann"), club.person("Ben")
    options = {"title": "dogfight", "scenario": "custom", "file": ("dawn.json", own_scenario())}
    form = (await (await ann.slash(club.games, "game new", options)).finished()).message
    assert "**Scenario file:** Duel at Dawn" in words(form)
    await (await pick(ann, form, "rules", "aim")).finished()
    await (await ann.press(form, "Next ▶")).finished()
    await (await ann.press(form, "Next ▶")).finished()
    await (await pick(ann, form, "table:pace", str(6 * 3600))).finished()
    await club.press(ann, form, "Open the lobby")
    post = (await club.sandbox.until(lambda: club.lobbies(ann)))[-1]
    assert "Duel at Dawn" in post.content
    assert "6 hours" in post.content
    await club.press(ben, post, "Join")
    await club.press(ann, post, "Start")
    record = record_of(await play_to_the_end(club, (ann, ben), b"dawn"))
    assert "Duel at Dawn" in str(record.options["custom"])
    assert record.options["rules"] == ("aim",)
    assert verify(record, TITLES).outcome
    club.check_protocol()


async def test_a_faulty_scenario_file_is_refused_with_its_faults(club: Club) -> None:
    ann = club.person("Ann")
    options = {"title": "dogfight", "file": ("dawn.json", b'{"key": "custom"}')}
    reply = await (await ann.slash(club.games, "game new", options)).finished()
    assert reply.content.startswith("This scenario can't be played yet:")
    assert club.lobbies(ann) == []


async def test_a_scenario_named_with_the_command_stands_in_the_form(club: Club) -> None:
    ann = club.person("Ann")

    async def form_for(scenario: str) -> str:
        options = {"title": "dogfight", "scenario": scenario}
        return words((await (await ann.slash(club.games, "game new", options)).finished()).message)

    for named in ("into-the-mud", "Into the Mud"):
        form = await form_for(named)
        assert "**Edition:** Wings of War" in form, "the edition that has it"
        assert "**Scenario:** Into the Mud" in form
    assert "has no scenario “waterloo”. Choose one of these: Face to Face, " in await form_for("waterloo")
    assert await form_for("custom") == "Please attach your scenario too: its file goes into `file`."


async def test_every_scenario_is_offered_with_the_command(club: Club) -> None:
    ann = club.person("Ann")

    async def offered(title: str, typed: str = "") -> list[str]:
        choices = await ann.autocomplete(
            club.games, "game new", {"title": title}, focused="scenario", typed=typed
        )
        return [str(each["value"]) for each in choices]

    known = {scenario.key for scenario in scenarios()}
    assert set(await offered("dogfight")) == {*known, "custom"}
    assert await offered("dogfight", "mud") == ["bullets-in-the-mud", "into-the-mud"]
    assert await offered("airbaron") == []


async def test_a_file_and_another_scenario_are_too_much(club: Club) -> None:
    ann = club.person("Ann")
    options = {"title": "dogfight", "scenario": "look-up", "file": ("dawn.json", own_scenario())}
    reply = await (await ann.slash(club.games, "game new", options)).finished()
    assert reply.content.startswith("Your file is a scenario already")


async def test_a_title_without_scenarios_says_so(club: Club) -> None:
    ann = club.person("Ann")
    options = {"title": "airbaron", "scenario": "east"}
    reply = await (await ann.slash(club.games, "game new", options)).finished()
    assert reply.content == "Air Baron has no scenarios to choose from."
