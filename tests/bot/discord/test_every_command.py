"""Every registered command is in /help, in the pages for players and hosts, and in the table of answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.bot.discord.house import House, words
from tests.bot.discord.test_answers import table

DOCS = Path(__file__).parents[3] / "docs"
SUBCOMMANDS = {1, 2}
"""Of Discord's kinds of options: a command, or a group of them."""


def registered(commands: list[dict[str, Any]], parent: str = "/") -> Iterator[tuple[str, set[str]]]:
    """Each command and subcommand as people type it, with its parameters."""
    for command in commands:
        name, options = f"{parent}{command['name']}", command.get("options", [])
        inner = [option for option in options if option["type"] in SUBCOMMANDS]
        if inner:
            yield from registered(inner, f"{name} ")
        else:
            yield name, {option["name"] for option in options}


def told_in(page: Path) -> str:
    """What a page says, without the table of answers, which names a command and does not explain it."""
    before, _, rest = page.read_text("utf-8").partition("<!-- answers -->")
    return before + rest.partition("<!-- answers end -->")[2]


async def test_every_command_is_in_the_help_the_docs_and_the_table_of_answers(house: House) -> None:
    commands = dict(registered(house.ann.commands(house.games)))
    assert {"/help", "/game new", "/plan"} <= commands.keys()
    told = words((await (await house.ann.slash(house.games, "help")).finished()).message)
    pages = "\n".join(told_in(DOCS / name) for name in ("playing.md", "hosting.md"))
    answered = {row["what"] for row in table()}
    own = {f"/{quick.name}" for quick in house.core.desk.quick.commands()}
    for name, parameters in commands.items():
        group, _, last = name.partition(" ")
        known = {name, last} if group == "/game" else {name, group}
        assert name == "/help" or any(f"`{each}`" in told for each in known), (
            f"{name} is not in /help: name it in words/en/commands.ftl"
        )
        if name in own:
            continue
        assert name in pages, (
            f"{name} is in neither docs/playing.md nor docs/hosting.md, but for the table of answers"
        )
        assert "game" not in parameters or name in answered, (
            f"{name} has no row in the table of answers in docs/hosting.md"
        )
