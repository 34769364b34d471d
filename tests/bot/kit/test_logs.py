"""A log line as JSON: one line, with its game and step, and nothing of a fault's words."""

from __future__ import annotations

import json
import logging

from bot.kit.logs import AsJson, AsText


def line(message: str, *values: object, fault: Exception | None = None) -> dict[str, object]:
    about = (type(fault), fault, None) if fault else None
    record = logging.LogRecord("bot.turns", logging.ERROR, "somewhere.py", 7, message, values, about)
    text = AsJson().format(record)
    assert "\n" not in text
    found: dict[str, object] = json.loads(text)
    return found


def test_game_and_step_are_values_of_their_own() -> None:
    found = line("game %d step %d: the board cannot be drawn", 12, 3)
    assert (found["game"], found["step"], found["level"], found["from"]) == (12, 3, "error", "bot.turns")
    assert found["says"] == "game 12 step 3: the board cannot be drawn"


def test_what_concerns_no_game_names_none() -> None:
    assert not {"game", "step"} & line("connected to Discord with %d servers", 3).keys()


def test_a_fault_is_named_and_not_quoted() -> None:
    found = line("failed", fault=ValueError("Ben plans an Immelmann"))
    assert found["fault"] == "ValueError"
    assert "Immelmann" not in json.dumps(found)


def test_a_fault_that_a_library_logs_is_one_line_for_eyes_as_well() -> None:
    fault = OSError("no such host: a secret")
    about = (type(fault), fault, None)
    record = logging.LogRecord("discord", logging.ERROR, "x.py", 7, "I try again in %d s", (5,), about)
    assert AsText("%(name)s: %(message)s").format(record) == "discord: I try again in 5 s (OSError)"
    assert record.exc_info == about, "others may want to know more"
