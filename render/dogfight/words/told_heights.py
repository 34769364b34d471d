"""Altitude, arrivals, missions and scores in sentences."""

from __future__ import annotations

from render.dogfight.phrases import (
    Data,
    Sentence,
    Tale,
    bearing,
    centimetres,
    height,
)
from render.dogfight.sides import side_name
from rules.dogfight.scenario.called import told_deed
from rules.said import Said, listed, said

_WAYS = {"climb", "dive", "immelmann", "split-s", "overdive"}
_CRASHES = {"touchdown", "stall", "straight", "split-s", "overdive", "dive"}


def _level(tale: Tale, data: Data) -> Said:
    plane, level, climb = tale.named(data["plane"]), data["level"], data["climb"]
    if level == 0 and climb == 0:
        return said("dogfight-story.level-ground", plane=plane)
    way = data["why"] if data["why"] in _WAYS else "other"
    return said(f"dogfight-story.level-{way}", plane=plane, height=height(level, climb))


def _landed(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.landed", plane=tale.named(data["plane"]))


def _took_off(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.took-off", plane=tale.named(data["plane"]))


def _crashed(tale: Tale, data: Data) -> Said:
    return said(
        "dogfight-story.crashed",
        plane=tale.named(data["plane"]),
        why=data["why"] if data["why"] in _CRASHES else "other",
        toll="lost" if data["cards"] is None else "hurt",
        cards=data["cards"] or 0,
    )


def _taxied(tale: Tale, data: Data) -> Said:
    end = data["end"]
    return said(
        "dogfight-story.taxied",
        plane=tale.named(data["plane"]),
        at=centimetres(end["x"], end["y"]),
        bearing=bearing(end["heading"]),
    )


def _extinguished(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.extinguished", plane=tale.named(data["plane"]), counters=data["counters"])


def _collided(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.collided", pieces=tale.all_named(data["pieces"]))


def _barrage(tale: Tale, data: Data) -> Said:
    plane = tale.named(data["plane"])
    if not data["balloons"]:
        return said("dogfight-story.barrage", plane=plane)
    return said("dogfight-story.barrage-cables", plane=plane, balloons=tale.all_named(data["balloons"]))


def _clouded(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.clouded", plane=tale.named(data["plane"]))


def _unclouded(tale: Tale, data: Data) -> Said:
    plane = tale.named(data["plane"])
    flown = listed(tale.maneuver(data["plane"], card) for card in data["cards"])
    if tale.strayed(data["plane"]):
        return said("dogfight-story.unclouded-lost", plane=plane, cards=flown)
    if not data["cards"]:
        return said("dogfight-story.unclouded", plane=plane)
    return said("dogfight-story.unclouded-having-flown", plane=plane, cards=flown)


def _at(data: Data) -> Said:
    pose, level = data["pose"], data["level"]
    at, way = centimetres(pose["x"], pose["y"]), bearing(pose["heading"])
    if level is None:
        return said("dogfight-story.pose", at=at, bearing=way)
    return said("dogfight-story.pose-level", at=at, bearing=way, level=level)


def _placed_plane(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.starts", plane=tale.named(data["plane"]), pose=_at(data))


def _arrived(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.arrives", plane=tale.named(data["plane"]), pose=_at(data))


def _photographed(tale: Tale, data: Data) -> Said:
    plane, target = tale.named(data["plane"]), tale.named(data["target"])
    return said("dogfight-story.photographed", plane=plane, target=target)


def _bombed(tale: Tale, data: Data) -> Said:
    plane, target = tale.named(data["plane"]), tale.named(data["target"])
    if data["result"] == "destroyed":
        return said("dogfight-story.bombs-destroy", plane=plane, target=target)
    return said("dogfight-story.bombs-damage", plane=plane, target=target)


def _scored(tale: Tale, data: Data) -> Said:
    what = told_deed(tale.view.score_sheet[data["line"]].what)
    if data["seat"] is None:
        side = side_name(data["side"])
        return said("dogfight-story.side-scores", side=side, points=data["points"], deed=what)
    player = tale.player(data["seat"])
    return said("dogfight-story.player-scores", player=player, points=data["points"], deed=what)


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
