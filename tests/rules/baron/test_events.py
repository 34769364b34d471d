"""The list of events in the documentation is the list of events there are."""

from __future__ import annotations

import re
from pathlib import Path

import rules.baron
from rules.baron import events
from rules.baron.title import BARON
from rules.simulation import play

HERE = Path(rules.baron.__file__).parent


def told() -> set[str]:
    """The kinds that the rules tell of."""
    kinds: set[str] = set()
    for path in HERE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        kinds.update(re.findall(r"\.tell\(\s*\"(\w+)\"", text))
        kinds.update(re.findall(r"\.tell_owner\(\s*\w+,\s*\"(\w+)\"", text))
    return kinds


def documented() -> dict[str, str]:
    """Kind -> the line that says what its data holds."""
    lines = re.findall(r"^ {4}(\w+) +(\S.*)$", events.__doc__ or "", re.MULTILINE)
    return {kind: keys for kind, keys in lines if kind}


def test_every_event_is_documented_and_every_documented_event_is_told() -> None:
    assert told() == set(documented())


def test_events_hold_the_keys_that_are_documented() -> None:
    keys: dict[str, set[str]] = {}
    for mode, seats in (("standard", 5), ("campaign", 4), ("solitaire", 1)):
        for game in range(3):
            table = play(BARON, {"mode": mode}, ["random"] * seats, f"events {mode} {game}".encode())
            record = table.record()
            again = type(table).new(BARON, seats, {"mode": mode}, record.seed_bytes())
            happened = list(again.opening)
            for step in record.steps:
                for seat, choice in step.choices.items():
                    happened.extend(again.submit(seat, choice) or ())
            for event in happened:
                keys.setdefault(event.kind, set()).update(event.data)
    lines = documented()
    assert len(keys) > 40
    for kind, named in keys.items():
        plain = re.sub(r"\[[^\]]*\]|\{[^}]*\}|\([^)]*\)", "", lines[kind].split("  ")[0])
        listed = {re.sub(r":.*", "", part).strip() for part in plain.split(",")}
        assert named <= listed, f"{kind} holds {named}, documented are {listed}"
