"""Names and texts that people make up: the bot posts no links, mentions or type of theirs."""

from __future__ import annotations

import json
import re

import pytest

from bot.kit.text import BREAK, escape, plain_name
from rules.engine import IllegalChoice
from rules.titles import TITLES
from tests.bot.backroom import ANNA, BEN, House

HOSTILE = (
    "[Free Nitro](https://ex.am/ple)",
    "https://evil.example",
    "HTTP://EVIL.EXAMPLE",
    "www.evil.example",
    "discord.gg/abcdef",
    "Discord.com/invite/abc",
    "<@&123> @everyone",
    "**bold** ||spoiler||",
    "# heading",
    "`code` ```block```",
    "\u202egnol\u2066",
    "a\nb\r\nc",
    "{0.__class__}%s%(x)s",
    "'; DROP TABLE games; --",
    "日本太郎 🛩️",
)
BLANK = ("", " ", "\u200b\u200b", "\u3164", "\u2800\u2800", "\ufeff", "\u115f\uffa0")
LEADS_AWAY = re.compile(
    r"(?i)[a-z]+://|\bwww\.\w|\bdiscord(app)?\.\w|(?<!\\)\[[^\]]*\]\(|(?<!\\)<@|(?<!\\)@every"
)


@pytest.mark.parametrize("name", HOSTILE)
async def test_no_post_letter_or_log_line_of_a_whole_game_leads_anywhere(
    house: House, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    game = await house.lobby(rounds=1)
    await house.desk.lobby.join(game, BEN, name)
    await house.desk.lobby.start(game, ANNA)
    await house.settle()
    await house.bid(game, ANNA, "3")
    await house.settle()
    await house.bid(game, BEN, "4")
    await house.settle()
    said = [text for each in house.courier.messages for text in (each.letter.text, each.text)]
    own = {f"<@{ANNA}>", f"<@{BEN}>"}
    for text in said:
        for mention in own:
            text = text.replace(mention, "")  # noqa: PLW2901 - the bot's own
        found = LEADS_AWAY.search(text)
        assert found is None, (found, text)
    log = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("bot"))
    assert name not in log
    assert all(character.isprintable() or character in {"\n", BREAK} for character in "".join(said))


@pytest.mark.parametrize("name", BLANK)
def test_a_name_that_shows_nothing_is_not_taken(name: str) -> None:
    assert plain_name(name) == "Nameless"


def test_what_is_escaped_still_reads_the_same() -> None:
    for name in HOSTILE:
        shown = escape(plain_name(name)).replace(BREAK, "").replace("\\", "")
        assert shown == plain_name(name).replace("\\", "")


@pytest.mark.parametrize(
    "text", [name for name in HOSTILE if "://" in name or "www" in name or "iscord" in name]
)
def test_a_scenario_of_ones_own_leads_nowhere_either(text: str) -> None:
    file = f'{{"name": "{text}", "summary": "{text}"}}'.encode()
    with pytest.raises(IllegalChoice, match=r"name: Leave out line breaks, links"):
        TITLES["dogfight"].own_setup(file)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("   ", "name: It is empty."),
        ("\u00a0\u2003", "name: Leave out invisible characters"),
        ("\u200b\u200b", "name: Leave out invisible characters"),
        ("Du\u200bel", "name: Leave out invisible characters"),
        ("Duel\u2028at dawn", "name: Leave out invisible characters"),
        ("\u202egnol", "name: Leave out invisible characters, and those that turn text around."),
        ("\u3164", "name: Leave out invisible characters"),
        ("\u0301\u0302", "name: It is empty."),
        ("D" + "\u0300" * 79, "name: 79 signs upon one letter are too many: 2 fit."),
    ],
)
def test_a_scenario_of_ones_own_has_a_name_that_everybody_can_read(text: str, told: str) -> None:
    file = json.dumps({"name": text, "summary": text}).encode()
    with pytest.raises(IllegalChoice, match=told):
        TITLES["dogfight"].own_setup(file)


@pytest.mark.parametrize("text", ["Duell über Köln", "गाज़ी", "สงคราม", "日本の空 🛩️", "נועה", "Tiê\u0301ng"])
def test_names_of_any_script_are_taken(text: str) -> None:
    with pytest.raises(IllegalChoice) as refused:
        TITLES["dogfight"].own_setup(json.dumps({"name": text}).encode())
    assert not re.search(r"^name: ", str(refused.value), re.MULTILINE)
