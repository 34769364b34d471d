"""Everything that can happen, each kind once."""

from __future__ import annotations

from rules.declared import Declared, Kind

EVENTS = Declared(
    Kind("begun", "nights sacks"),
    Kind("telegram", "weather", to="some", note="before the first night; for its pilot alone"),
    Kind("took_off", "seat height sacks"),
    Kind("weather", "night weather"),
    Kind("groped", "seat roll", note="the die of a pilot who flies low through fog"),
    Kind("arrived", "seat sacks"),
    Kind("lost", "seat sacks"),
)
