"""Altitude, arrivals, missions and scores in sentences."""

from __future__ import annotations

from render.dogfight.phrases import (
    Data,
    Sentence,
    Tale,
    bearing,
    cards,
    deed,
    height,
    many,
    place,
    side_name,
)
from rules.wording import listed, minus_signs

_WAYS = {
    "climb": "climbs to",
    "dive": "dives to",
    "immelmann": "rises with its Immelmann to",
    "split-s": "drops with a Split-S to",
    "overdive": "overdives to",
}
_CRASHES = {
    "touchdown": "touches down off the landing field",
    "stall": "runs off the landing field",
    "straight": "runs off the landing field",
    "split-s": "flies its Split-S into the ground",
    "overdive": "overdives into the ground",
    "dive": "dives into the ground",
}


def _level(tale: Tale, data: Data) -> str:
    plane, now = tale.named(data["plane"]), height(data["level"], data["climb"])
    if now == "on the ground":
        return f"{plane} comes down to the ground."
    return f"{plane} {_WAYS.get(data['why'], 'is now at')} {now}."


def _landed(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} has landed."


def _took_off(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} takes off."


def _crashed(tale: Tale, data: Data) -> str:
    how = _CRASHES.get(data["why"], "crashes")
    cost = "and is lost" if data["cards"] is None else f"and takes {cards(data['cards'])}"
    return f"{tale.named(data['plane'])} {how} {cost}."


def _taxied(tale: Tale, data: Data) -> str:
    end = data["end"]
    spot = place((end["x"], end["y"]))
    return f"{tale.named(data['plane'])} taxies to {spot}, heading {bearing(end['heading'])}."


def _extinguished(tale: Tale, data: Data) -> str:
    left = many(data["counters"], "flame counter")
    return f"Ground crew put out a flame on {tale.named(data['plane'])}: {left} left."


def _collided(tale: Tale, data: Data) -> str:
    return f"{tale.all_named(data['pieces'])} collide."


def _barrage(tale: Tale, data: Data) -> str:
    cables = f"the cables of {tale.all_named(data['balloons'])}" if data["balloons"] else "a balloon barrage"
    return f"{tale.named(data['plane'])} flies into {cables} and is lost."


def _clouded(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} climbs into the clouds, out of sight."


def _unclouded(tale: Tale, data: Data) -> str:
    flown = listed([tale.maneuver(data["plane"], card) for card in data["cards"]])
    if tale.strayed(data["plane"]):
        return f"What {tale.named(data['plane'])} flew up there is laid out: {flown}."
    there = f", having flown {flown} up there" if flown else ""
    return f"{tale.named(data['plane'])} comes out of the clouds{there}."


def _at(data: Data) -> str:
    pose, level = data["pose"], data["level"]
    high = "" if level is None else f", level {level}"
    return f"{place((pose['x'], pose['y']))}, heading {bearing(pose['heading'])}{high}"


def _placed_plane(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} starts at {_at(data)}."


def _arrived(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} arrives at {_at(data)}."


def _photographed(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} photographs {tale.named(data['target'])}."


def _bombed(tale: Tale, data: Data) -> str:
    how = "destroys" if data["result"] == "destroyed" else "damages"
    return f"{tale.named(data['plane'])} drops its bombs and {how} {tale.named(data['target'])}."


def _scored(tale: Tale, data: Data) -> str:
    who = (
        f"The {side_name(data['side'])} score"
        if data["seat"] is None
        else f"{tale.player(data['seat'])} scores"
    )
    what = tale.view.score_sheet[data["line"]].what
    return f"{who} {minus_signs(data['points'])}: {deed(what)}."


SENTENCES: dict[str, Sentence] = {
    "level": _level,
    "landed": _landed,
    "took_off": _took_off,
    "crashed": _crashed,
    "taxied": _taxied,
    "extinguished": _extinguished,
    "collided": _collided,
    "barrage": _barrage,
    "clouded": _clouded,
    "unclouded": _unclouded,
    "placed_plane": _placed_plane,
    "arrived": _arrived,
    "photographed": _photographed,
    "bombed": _bombed,
    "scored": _scored,
}
