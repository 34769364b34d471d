"""Missions, balloons and what lies on the ground: raids that succeeded, and raids that failed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.dogfight.dramas.chronicle import Chronicle
from rules.drama import Drama, Happened

DECOYED = 3
"""Bursts at the escort, and none at the airplane that mattered, that make a bluff."""


def missions(told: Chronicle) -> Iterator[Drama]:
    done: set[tuple[str, str]] = set()
    for at, each in told.of("photographed", "bombed"):
        data = each.event.data
        done.add((each.event.kind, data["target"]))
        side = told.side(data["plane"])
        lost = [loss for loss in told.losses if loss.at < at and told.side(loss.plane) == side]
        result = {"result": data["result"]} if each.event.kind == "bombed" else {}
        yield told.drama(
            each.event.kind,
            at,
            about=[data["plane"]],
            plane=data["plane"],
            target=data["target"],
            lost=len(lost),
            **result,
        )
        yield from _bluff(told, at, data["plane"], data["target"])
        if each.event.kind == "photographed":
            yield from _pictures(told, at, each)
    yield from _failures(told, done)


def _bluff(told: Chronicle, at: int, plane: str, target: str) -> Iterator[Drama]:
    """The enemy has fired at all but the one that mattered."""
    side = told.side(plane)
    before = [burst for burst in told.bursts if burst.at < at and burst.target in told.planes]
    upon = [burst for burst in before if told.side(burst.target) == side]
    if len(upon) >= DECOYED and all(burst.target != plane for burst in upon):
        decoys = [*dict.fromkeys(burst.target for burst in upon)]
        yield told.drama(
            "bluff",
            *(burst.at for burst in upon),
            at,
            about=(plane, *decoys),
            plane=plane,
            target=target,
            decoys=decoys,
            bursts=len(upon),
        )


def _pictures(told: Chronicle, taken: int, photographed: Happened) -> Iterator[Drama]:
    """Whether they came home."""
    plane, target = photographed.event.data["plane"], photographed.event.data["target"]
    gone = next((loss for loss in told.losses if loss.plane == plane and loss.at > taken), None)
    if gone is None:
        return
    kind = "pictures-home" if gone.cause == "home" else "pictures-lost"
    yield told.drama(kind, taken, gone.at, about=[plane], plane=plane, target=target)


def _failures(told: Chronicle, done: set[tuple[str, str]]) -> Iterator[Drama]:
    over, goals = told.last("over"), told.last("goals")
    for mission in goals[1].event.data["missions"] if over and goals else ():
        kind = "photographed" if mission["kind"] == "photograph" else "bombed"
        if (kind, mission["target"]) not in done and over and goals:
            yield told.drama(
                "raid-failed",
                goals[0],
                over[0],
                about=[plane for plane in told.planes if told.side(plane) == mission["side"]],
                mission=mission["kind"],
                side=mission["side"],
                target=mission["target"],
            )


def balloons(told: Chronicle) -> Iterator[Drama]:
    """Those that are lost, whom they took with them, and those that came down."""
    gone: set[str] = set()
    for at, each in told.of("balloon_lost", "balloon_down", "blast"):
        data, balloon = each.event.data, each.event.data["balloon"]
        if each.event.kind == "blast":
            if data["planes"]:
                yield told.drama("blast", at, about=data["planes"], balloon=balloon, planes=[*data["planes"]])
            continue
        gone.add(balloon)
        if each.event.kind == "balloon_down":
            yield told.drama(
                "balloon-saved", at, about=[balloon], balloon=balloon, burning=bool(data["burning"])
            )
            continue
        left = [one for one in told.view.balloons if one.side == told.side(balloon) and one.id not in gone]
        yield told.drama(
            "balloon",
            at,
            about=(*data["by"], balloon),
            more=0 if left else 4,
            balloon=balloon,
            by=[*data["by"]],
            how=data["how"],
            left=len(left),
        )


def silenced(told: Chronicle) -> Iterator[Drama]:
    for at, each in told.of("silenced"):
        data = each.event.data
        yield told.drama(
            "silenced",
            at,
            about=(*data["by"], data["target"]),
            target=data["target"],
            by=[*data["by"]],
            how=data["how"],
        )
