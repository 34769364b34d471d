"""The state of a piece in words, as everybody may know it."""

from __future__ import annotations

from collections.abc import Iterator

from render.dogfight.phrases import cards, centimetres, height, many
from rules.dogfight.kinds import Equipment, GroundRun, Loading
from rules.dogfight.view import BalloonView, GroundView, PlaneView, ShellView

_ON_GROUND: dict[GroundRun, str] = {
    "": "on the ground",
    "halted": "on the ground",
    "touchdown": "on the ground, landing",
    "rolling": "on the ground, landing",
    "starting": "on the ground, taking off",
    "speeding": "on the ground, taking off",
}

_ABILITIES: dict[Equipment, str] = {
    "free after immelmann": "free after an Immelmann",
    "double steep": "two steep cards in a row",
}


def status_words(plane: PlaneView) -> str:
    """An airplane's damage, counters and load, or how it was lost, or when it will come."""
    if plane.status == "left":
        return "flew off the table"
    if plane.status == "waiting":
        return "to be placed" if plane.arrives is None else f"flies from turn {plane.arrives}"
    if plane.status != "flying":
        return plane.status
    return ", ".join([cards(plane.damage_cards), *_counters(plane)])


def _counters(plane: PlaneView) -> Iterator[str]:
    yield from (f"{gun.name} gun jammed {gun.jammed}" for gun in plane.guns if gun.jammed)
    if plane.in_cloud:
        yield "in the clouds"
    elif plane.grounded:
        yield on_ground(plane)
    elif plane.level is not None:
        yield height(plane.level, plane.climb)
    if plane.still:
        yield f"still for {many(plane.still, 'turn')}"
    if plane.smoke:
        yield f"smoke {plane.smoke}"
    if plane.flames:
        yield f"flames {plane.flames}"
    if plane.pilot_hit:
        yield "pilot hit"
    if plane.tailing:
        yield f"tails {plane.tailing}"
    if plane.rockets:
        yield many(plane.rockets, "rocket")
    yield from map(load_words, loads(plane))


def on_ground(plane: PlaneView) -> str:
    """That it is on the ground, and what it does there."""
    return _ON_GROUND[plane.run]


def loads(plane: PlaneView) -> Iterator[Equipment]:
    """What it carries besides rockets, which are counted."""
    yield from (load for load in plane.equipment if load != "rockets")


def load_words(load: Equipment) -> str:
    return _ABILITIES.get(load, load)


def balloon_words(balloon: BalloonView) -> str:
    if balloon.status != "aloft":
        return balloon.status
    return ", ".join([cards(balloon.damage_cards), *_balloon_counters(balloon)])


def _balloon_counters(balloon: BalloonView) -> Iterator[str]:
    if balloon.flames:
        yield f"flames {balloon.flames}"
    if balloon.level is not None:
        yield height(balloon.level, balloon.climb)
    if balloon.descending:
        yield "descending"
    if balloon.observers is not None:
        yield many(balloon.observers, "observer")
    if balloon.barrage:
        yield "part of a barrage"


_LOADING: dict[Loading, str] = {
    "loaded": "loaded",
    "aiming": "aiming",
    "fired": "just fired",
    "corner": "reloading",
    "side": "reloading",
}


def ground_words(card: GroundView) -> str:
    return ", ".join(ground_state(card)) or "unharmed"


def ground_state(card: GroundView) -> Iterator[str]:
    if card.status != "active":
        yield card.status
    if card.resistance:
        yield f"{card.points} of {card.resistance} points"
    if card.loading is not None:
        yield _LOADING[card.loading]
    if card.jammed:
        yield f"jammed {card.jammed}"
    if card.photographed:
        yield "photographed"


def shell_words(shell: ShellView) -> str:
    level = "" if shell.level is None else f", level {shell.level}"
    return f"{shell.gun}'s at {centimetres(*shell.point)}{level}, due in {shell.due}"
