"""One thing that mattered, in a sentence: as a headline, and by itself."""

from __future__ import annotations

from typing import Any

from render.airbaron.board.markers import marker_told
from render.airbaron.liveries import player
from render.airbaron.wording import city
from render.airbaron.words.phrases import yes
from render.artist import Names
from rules.airbaron.view import AirBaronView
from rules.drama import Drama
from rules.said import Argument, Said, listed, said

HEADLINED = frozenset(
    {
        "first-hub",
        "hub-taken",
        "hub-war",
        "hub-back",
        "hub-broken",
        "lead",
        "wiped-out",
        "second-try",
        "retaken",
        "contract-snatched",
        "struck",
        "ruin",
        "bankruptcy",
        "left",
        "win",
    }
)
"""What sounds otherwise as a headline than in a sentence."""
_OPENING = frozenset({"payday"})
"""Sentences that begin with a marker."""


class Dramatist:
    """Tells dramas with the players' names."""

    def __init__(self, view: AirBaronView, names: Names) -> None:
        self._view, self._names = view, names

    def headline(self, drama: Drama) -> Said:
        if drama.kind not in HEADLINED:
            return self.sentence(drama)
        return said(f"airbaron-news.news-{drama.kind}", **self._args(drama))

    def sentence(self, drama: Drama) -> Said:
        return said(f"airbaron-news.drama-{drama.kind}", **self._args(drama))

    def _args(self, drama: Drama) -> dict[str, Argument]:
        seats = [player(seat, self._names) for seat in drama.seats]
        args: dict[str, Argument] = {"round": drama.turn, "open": yes(len(seats) < 2)}
        if drama.kind == "win":
            args |= self._ending(drama.data)
            args["who"], args["number"] = listed(seats), len(seats)
        else:
            args |= dict(zip(("who", "whom"), seats, strict=False))
        for name, value in drama.data.items():
            args |= self._told(drama.kind, name, value)
        if "attack" in drama.data:
            args["tie"] = yes(drama.data["attack"] == drama.data["defence"])
        return args

    def _told(self, kind: str, name: str, value: Any) -> dict[str, Argument]:
        """A thing's data by its name: cities for codes, players for seats."""
        match name:
            case "hub" | "code":
                return {"hub" if name == "hub" else "spoke": city(self._view, value)}
            case "codes":
                return {"spokes": listed([city(self._view, code) for code in value]), "number": len(value)}
            case "marker":
                return {"marker": marker_told(self._view, value, opening=kind in _OPENING)}
            case "why":
                return {"why": said(f"airbaron-story.name-why-{value}")}
            case "second":
                return {"second": player(value, self._names)}
        return {name: yes(value) if isinstance(value, bool) else value}

    def _ending(self, data: dict[str, Any]) -> dict[str, Argument]:
        """How far the winner was ahead, if anybody was near."""
        short = data.get("short")
        near = "none" if short is None else "yes" if short > 0 else "no"
        return {"over": data["total"] - data["goal"], "near": near, "spoke": ""}
