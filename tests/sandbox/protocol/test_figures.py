"""The figures of Discord's documentation, once more and by hand: each a step too far."""

from typing import Any

import pytest

from tests.sandbox.protocol.examples.interactions import THERE, USED_COMMAND
from tests.sandbox.protocol.judge import BOOK, place
from tests.sandbox.protocol.kinds import Kind


def told(kind: Kind, value: Any) -> str:
    return "\n".join(f"{place(steps)}: {text}" for steps, text in kind.check(value))


def with_button(**changed: Any) -> Any:
    button = {"type": 2, "style": 1, "custom_id": "a", "label": "Go"} | changed
    return {"components": [{"type": 1, "components": [button]}]}


def with_select(**changed: Any) -> Any:
    options = [{"label": "x", "value": "x"}]
    select = {"type": 3, "custom_id": "a", "options": options} | changed
    return {"components": [{"type": 1, "components": [select]}]}


def layout(*components: Any) -> Any:
    return {"flags": 1 << 15, "components": list(components)}


def text(content: str) -> Any:
    return {"type": 10, "content": content}


def embed(**parts: Any) -> Any:
    return {"embeds": [parts]}


def button(custom_id: str) -> Any:
    return {"type": 2, "style": 2, "custom_id": custom_id, "label": "Go"}


HERE = "components[0].components[0]"
BAD_MESSAGES: list[tuple[Any, str]] = [
    ({"content": "x" * 2001}, "content: 2001 characters, at most 2000"),
    ({"content": 7}, "content: 7 is not text or null"),
    ({"nonce": "x" * 26}, "nonce: 26 characters, at most 25"),
    ({"flags": 1 << 6}, "flags: bits 0x40 are not among 0x9004"),
    ({"shout": True}, "shout: is not a field of NewMessage"),
    ({"message_reference": {}}, "message_reference.message_id: is missing"),
    ({"allowed_mentions": {"parse": ["all"]}}, "allowed_mentions.parse[0]: 'all', must be one of users"),
    ({"allowed_mentions": {"parse": ["users"], "users": [1]}}, "users: cannot be named and parsed at once"),
    ({"attachments": [{"id": 0, "description": "x" * 1025}]}, "description: 1025 characters, at most 1024"),
    (embed(title="x" * 257), "embeds[0].title: 257 characters, at most 256"),
    (embed(description="x" * 4097), "embeds[0].description: 4097 characters, at most 4096"),
    (embed(footer={"text": "x" * 2049}), "embeds[0].footer.text: 2049 characters, at most 2048"),
    (embed(fields=[{"name": "", "value": "x"}]), "embeds[0].fields[0].name: 0 characters, at least 1"),
    (embed(fields=[{"name": "x", "value": "x"}] * 26), "embeds[0].fields: 26 entries, at most 25"),
    (embed(image={"url": "board.png"}), "embeds[0].image.url: 'board.png' is not a link"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds: 6002 characters in all, at most 6000"),
    ({"embeds": [{}] * 11}, "embeds: 11 entries, at most 10"),
    (with_button(label="x" * 81), f"{HERE}.label: 81 characters, at most 80"),
    (with_button(custom_id="x" * 101), f"{HERE}.custom_id: 101 characters, at most 100"),
    (with_button(label=""), f"{HERE}.label: a button needs a label or an emoji"),
    (with_button(style=9), f"{HERE}.style: 9, must be one of 1, 2, 3, 4, 5, 6"),
    (with_button(style=5), f"{HERE}.custom_id: is not a field of LinkButton"),
    (with_button(type=99), f"{HERE}.type: 99, must be one of 2,"),
    (with_select(placeholder="x" * 151), f"{HERE}.placeholder: 151 characters, at most 150"),
    (with_select(options=[{"label": "x", "value": "x"}] * 2), f"{HERE}.options: 'x' is there twice"),
    (with_select(min_values=2), f"{HERE}.min_values: 2, more than max_values"),
    (with_select(max_values=2), f"{HERE}.max_values: 2, more than the 1 options"),
    ({"components": [{"type": 1, "components": [button(str(n)) for n in range(6)]}]}, "6 entries, at most 5"),
    (
        {"components": [{"type": 1, "components": [button(str(n))]} for n in range(6)]},
        "components: 6 entries, at most 5 without Components V2",
    ),
    ({"components": [{"type": 1, "components": [button("a"), button("a")]}]}, "custom id 'a' is there twice"),
    ({"components": [text("x")]}, "components[0].type: 10, needs the flag of Components V2"),
    (layout(text("x")) | {"content": "x"}, "content: cannot stand beside Components V2"),
    (layout(text("")), "components[0].content: 0 characters, at least 1"),
    (layout(text("x" * 2001), text("x" * 2000)), "components: 4001 characters in all, at most 4000"),
    (layout({"type": 17, "components": [text("x")] * 40}), "components: 41 in all, at most 40"),
    (layout({"type": 12, "items": []}), "components[0].items: 0 entries, at least 1"),
    (layout({"type": 9, "components": [text("x")]}), "components[0].accessory: is missing"),
    (layout({"type": 9, "components": [text("x")] * 4}), "components[0].components: 4 entries, at most 3"),
    (layout({"type": 11, "media": {"url": "https://x/y"}}), "components[0].type: 11, must be one of 17, 1,"),
    (layout({"type": 13, "file": {"url": "https://x/y"}}), "file.url: 'https://x/y' is not an attached"),
    (layout(text("x") | {"id": 7}, text("x") | {"id": 7}), "components: the id 7 is there twice"),
    (layout({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}), "17, must be one of 1,"),
    (
        layout({"type": 12, "items": [{"media": {"url": "https://x/y"}}] * 11}),
        "items: 11 entries, at most 10",
    ),
    (layout({"type": 14, "spacing": 3}), "components[0].spacing: 3, must be one of 1, 2"),
]


@pytest.mark.parametrize(("changed", "fault"), BAD_MESSAGES)
def test_a_bad_message(changed: Any, fault: str) -> None:
    assert fault in told(BOOK["NewMessage"], changed)


def command(**changed: Any) -> Any:
    return {"name": "game", "description": "Play."} | changed


def option(name: str, **changed: Any) -> Any:
    return {"type": 3, "name": name, "description": "x"} | changed


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (command(name="Game"), "name: 'Game' is not a slug"),
        (command(name="x" * 33), "name: 33 characters, at most 32"),
        (command(description=""), "description: 0 characters, at least 1"),
        (
            command(name_localizations={"Klingon": "x"}),
            "name_localizations.Klingon: 'Klingon' is not a locale",
        ),
        (command(options=[option(f"a{n}") for n in range(26)]), "options: 26 entries, at most 25"),
        (command(options=[option("a"), option("a")]), "options: the name 'a' is there twice"),
        (command(options=[option("a"), option("b", required=True)]), "options[1].required: stands behind"),
        (command(options=[option("a", type=1), option("b")]), "subcommands and other options do not mix"),
        (
            command(options=[option("a", autocomplete=True, choices=[{"name": "x", "value": "x"}])]),
            "options[0].autocomplete: cannot stand beside choices",
        ),
        (
            command(options=[option("a", choices=[{"name": "x", "value": "x" * 101}])]),
            "options[0].choices[0].value: 101 characters, at most 100",
        ),
        (
            command(
                options=[
                    option(f"o{n}", choices=[{"name": f"{m:0100}", "value": f"{m:0100}"} for m in range(25)])
                    for n in range(2)
                ]
            ),
            "characters in all, at most 8000",
        ),
    ],
)
def test_a_bad_command(given: Any, fault: str) -> None:
    assert fault in told(BOOK["Command"], given)


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"type": 2}, "type: 2, must be one of 1, 4, 5, 6, 7, 8, 9"),
        ({}, "type: is missing"),
        ({"type": 6, "data": {}}, "data: is not a field of LateUpdate"),
        (
            {"type": 8, "data": {"choices": [{"name": "x", "value": 1}] * 26}},
            "choices: 26 entries, at most 25",
        ),
        (
            {"type": 9, "data": {"custom_id": "a", "title": "x" * 46, "components": []}},
            "46 characters, at most 45",
        ),
        ({"type": 9, "data": {"custom_id": "a", "title": "x", "components": []}}, "0 entries, at least 1"),
    ],
)
def test_a_bad_callback(given: Any, fault: str) -> None:
    assert fault in told(BOOK["Callback"], given)


def test_an_interaction_is_either_in_a_guild_or_not() -> None:
    there = THERE | {"type": 2, "data": USED_COMMAND}
    assert told(BOOK["Interaction"], there) == ""
    assert "guild: belongs to a guild" in told(BOOK["Interaction"], there | {"context": 0})
    assert "user: belongs to direct messages" in told(BOOK["Interaction"], there | {"context": 0})
