"""What mattered, in a sentence each, and who is who in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from render.baron.words.phrases import Tale, kind_name
from rules.baron.names import event_name
from rules.drama import Drama
from rules.said import Argument, Said, Text, listed, said


class Bylines(Tale):
    """A tale in short: a company that nobody plays goes by its bare name."""

    def company(self, key: str) -> Text:
        bare = any(mat.key == key and mat.seat is None for mat in self.view.companies)
        return self.name(key) if bare else super().company(key)


class BareNames(Bylines):
    """The same with nobody introduced."""

    def company(self, key: str) -> Text:
        return self.name(key)


def drama_told(drama: Drama, tale: Bylines, bold: str = "") -> Said:
    """One thing that mattered, with `bold` on both sides of what is bold in it."""
    args = {key: _argument(key, value, tale) for key, value in drama.data.items()}
    more = _MORE.get(drama.kind)
    if more is not None:
        args |= more(drama.data)
    return said(f"baron-news.told-{drama.kind}", **args, bold=bold)


_COMPANIES = frozenset({"company", "by", "source", "holder", "victim", "taker", "partner", "second"})
_WINGS = frozenset({"monoplane", "triplane"})
_TECHNOLOGIES = frozenset({"technology", "back"})


def _argument(key: str, value: Any, tale: Bylines) -> Argument:
    if key in _COMPANIES:
        return tale.company(value)
    if key in _TECHNOLOGIES:
        return tale.technology(value)
    match key:
        case "type":
            return kind_name(value)
        case "companies":
            return tale.companies(value)
        case "aces":
            return listed(value)
    found: Argument = value
    return found


def _whose(data: Mapping[str, Any]) -> dict[str, Argument]:
    return {"whose": "own" if data["company"] == data["by"] else "rival"}


def _who(data: Mapping[str, Any]) -> dict[str, Argument]:
    """How many lose how much."""
    if "company" not in data:
        return {"who": "several"}
    return {"who": {"yes": "alone", "no": "most"}.get(data["alone"], "only")}


_MORE: dict[str, Callable[[Mapping[str, Any]], dict[str, Argument]]] = {
    "ace-killed": _whose,
    "first": lambda data: {"wings": data["technology"] if data["technology"] in _WINGS else "none"},
    "skies": lambda data: {"sole": "yes" if "company" in data else "no"},
    "stolen": lambda data: {"sole": "yes" if "victim" in data else "no"},
    "inflation-toll": _who,
    "wasted": lambda data: {"event": event_name(data["name"])},
    "won": lambda data: {"number": len(data["companies"])},
    "left-in-hand": lambda data: {"number": len(data["aces"])},
}
"""What a message chooses by that is no datum."""
