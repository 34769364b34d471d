"""The state of a piece in words, as everybody may know it."""

from __future__ import annotations

from collections.abc import Iterator

from render.dogfight.phrases import centimetres, height
from rules.dogfight.kinds import Equipment, GroundRun, Loading
from rules.dogfight.view import BalloonView, GroundView, PlaneView, ShellView
from rules.said import Said, said, series

_ON_GROUND: dict[GroundRun, Said] = {
    "": said("dogfight-pictures.on-ground"),
    "halted": said("dogfight-pictures.on-ground"),
    "touchdown": said("dogfight-pictures.landing"),
    "rolling": said("dogfight-pictures.landing"),
    "starting": said("dogfight-pictures.taking-off"),
    "speeding": said("dogfight-pictures.taking-off"),
}


def state_name(status: str) -> Said:
    """How a piece stands or was lost, in a word."""
    return said(f"dogfight-pictures.state-{status.replace(' ', '-')}")


def absence(plane: PlaneView) -> Said:
    """How it was lost, or when it will come, as short as may be."""
    if plane.status != "waiting":
        return state_name(plane.status)
    if plane.arrives is None:
        return said("dogfight-pictures.to-be-placed")
    return said("dogfight-pictures.flies-from-turn", turn=plane.arrives)


def status_words(plane: PlaneView) -> Said:
    """An airplane's damage, counters and load, or how it was lost, or when it will come."""
    if plane.status == "left":
        return said("dogfight-alt.flew-off")
    if plane.status != "flying":
        return absence(plane)
    return series([damage_cards(plane.damage_cards), *_counters(plane)])


def damage_cards(number: int) -> Said:
    return said("dogfight-alt.damage-cards", cards=number)


def _counters(plane: PlaneView) -> Iterator[Said]:
    for gun in plane.guns:
        if gun.jammed:
            yield said("dogfight-alt.gun-jammed", gun=gun.name, counters=gun.jammed)
    if plane.in_cloud:
        yield said("dogfight-pictures.in-clouds")
    elif plane.grounded:
        yield on_ground(plane)
    elif plane.level is not None:
        yield height(plane.level, plane.climb)
    if plane.still:
        yield said("dogfight-alt.still-for", turns=plane.still)
    yield from burning(plane.smoke, plane.flames)
    if plane.pilot_hit:
        yield said("dogfight-pictures.pilot-hit")
    if plane.tailing:
        yield said("dogfight-pictures.tails", target=plane.tailing)
    if plane.rockets:
        yield said("dogfight-pictures.rockets", rockets=plane.rockets)
    yield from map(load_words, loads(plane))


def burning(smoke: int, flames: int) -> Iterator[Said]:
    if smoke:
        yield said("dogfight-pictures.smoke", counters=smoke)
    if flames:
        yield said("dogfight-pictures.flames", counters=flames)


def on_ground(plane: PlaneView) -> Said:
    """That it is on the ground, and what it does there."""
    return _ON_GROUND[plane.run]


def loads(plane: PlaneView) -> Iterator[Equipment]:
    """What it carries besides rockets, which are counted."""
    yield from (load for load in plane.equipment if load != "rockets")


def load_words(load: Equipment) -> Said:
    return said(f"dogfight-pictures.load-{load.replace(' ', '-')}")


def balloon_words(balloon: BalloonView) -> Said:
    if balloon.status != "aloft":
        return state_name(balloon.status)
    return series([damage_cards(balloon.damage_cards), *_balloon_counters(balloon)])


def _balloon_counters(balloon: BalloonView) -> Iterator[Said]:
    yield from burning(0, balloon.flames)
    if balloon.level is not None:
        yield height(balloon.level, balloon.climb)
    if balloon.descending:
        yield said("dogfight-pictures.descending")
    if balloon.observers is not None:
        yield said("dogfight-pictures.observers", observers=balloon.observers)
    if balloon.barrage:
        yield said("dogfight-pictures.barrage")


_LOADING: dict[Loading, Said] = {
    "loaded": said("dogfight-pictures.loaded"),
    "aiming": said("dogfight-pictures.aiming"),
    "fired": said("dogfight-alt.just-fired"),
    "corner": said("dogfight-alt.reloading"),
    "side": said("dogfight-alt.reloading"),
}


def ground_words(card: GroundView) -> Said:
    return series([*ground_state(card)] or [said("dogfight-alt.unharmed")])


def ground_state(card: GroundView) -> Iterator[Said]:
    if card.status != "active":
        yield state_name(card.status)
    if card.resistance:
        yield said("dogfight-alt.points-of", points=card.points, resistance=card.resistance)
    if card.loading is not None:
        yield _LOADING[card.loading]
    if card.jammed:
        yield said("dogfight-alt.ground-jammed", counters=card.jammed)
    if card.photographed:
        yield said("dogfight-alt.photographed")


def shell_words(shell: ShellView) -> Said:
    at = centimetres(*shell.point)
    if shell.level is None:
        return said("dogfight-alt.shell", gun=shell.gun, at=at, due=shell.due)
    return said("dogfight-alt.shell-level", gun=shell.gun, at=at, level=shell.level, due=shell.due)
