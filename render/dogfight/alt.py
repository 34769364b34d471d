"""The position in words, for those who do not see the picture: at most 1,024 characters, whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from render.artist import Names
from render.dogfight.console import own_planes
from render.dogfight.damage_card import describe
from render.dogfight.frame import scenario_name, turn_name
from render.dogfight.maneuver_card import card_name
from render.dogfight.preview import Way, warning
from render.dogfight.sides import STYLES, is_own, player
from render.dogfight.track import is_short
from render.dogfight.words import status_words
from rules.dogfight.geometry import Pose
from rules.dogfight.view import DogfightView, PlaneView, Shot

MOST = 1024
_COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
_SHORT_COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def board_alt(view: DogfightView, names: Names) -> str:
    """As much as fits: with less room, first shots of earlier rounds go, then names, then long words."""
    latest = [shot for shot in view.shots if shot.round == max(s.round for s in view.shots)]
    tries: tuple[Callable[[], str], ...] = (
        lambda: _long(view, names, view.shots),
        lambda: _long(view, names, latest),
        lambda: _long(view, {}, latest),
        lambda: _brief(view, latest),
        lambda: _brief(view, ()),
    )
    return _first_that_fits(attempt() for attempt in tries)


def console_alt(view: DogfightView) -> str:
    planes = own_planes(view)
    opening = f"Your console, {turn_name(view).lower()}."
    if not planes:
        return f"{opening} No airplane of yours is on this table."
    full = " ".join([opening, *(_console(plane) for plane in planes)])
    brief = " ".join([opening, *(_brief_console(plane) for plane in planes)])
    return _first_that_fits((full, brief))


def preview_alt(routes: Sequence[Way]) -> str:
    if not routes:
        return "Preview: you have nothing in the air."
    return _first_that_fits((" ".join(["Preview.", *(_route(route) for route in routes)]),))


def _first_that_fits(texts: Iterator[str] | Sequence[str]) -> str:
    text = ""
    for text in texts:
        if len(text) <= MOST:
            return text
    return text[: MOST - 1] + "…"


def _stage(view: DogfightView) -> str:
    return {"plan": "planning", "fire": f"round {view.round}", "over": "game over"}[view.stage]


def _long(view: DogfightView, names: Names, shots: Sequence[Shot]) -> str:
    size = f"{view.width / 10:g} by {view.length / 10:g} cm"
    score = ", ".join(f"{STYLES[side].name} {view.points.get(side, 0)}" for side in STYLES)
    opening = (
        f"{scenario_name(view)}, {turn_name(view).lower()}, {_stage(view)}. Table {size}; positions in cm "
        f"from the left and from the Central Powers' edge; north is the Entente's edge. Points: {score}."
    )
    planes = (_plane(view, plane, names) for plane in view.planes)
    return " ".join([opening, *planes, *_fire(shots)])


def _plane(view: DogfightView, plane: PlaneView, names: Names) -> str:
    who = f"{STYLES[plane.side].name}, {player(plane, names)}" if names else STYLES[plane.side].name
    place = f"{_spot(plane.pose)}, heading {_compass(plane.pose)}"
    if plane.status != "flying":
        place = f"last seen {_spot(plane.pose)}"
    own = (
        f", {plane.points} of {plane.resistance} points"
        if is_own(view, plane) and plane.status == "flying"
        else ""
    )
    return f"{plane.id} {plane.name} ({who}): {place}; {status_words(plane)}{own}."


def _fire(shots: Sequence[Shot]) -> Iterator[str]:
    if shots:
        told = (
            f"round {shot.round} {shot.shooter} at {shot.target}, {shot.distance / 10:.1f} cm, "
            f"{'short' if is_short(shot) else 'long'} range"
            for shot in shots
        )
        yield f"Fire: {'; '.join(told)}."


def _brief(view: DogfightView, shots: Sequence[Shot]) -> str:
    opening = (
        f"{scenario_name(view)}, turn {view.turn}, {_stage(view)}. "
        "Each: cm from left, cm from Central edge, heading, damage cards."
    )
    planes = (_brief_plane(plane) for plane in view.planes)
    fire = " ".join(f"{shot.shooter}→{shot.target} {shot.distance / 10:.0f} cm." for shot in shots)
    return " ".join([opening, *planes, *([f"Fire: {fire}"] if fire else [])])


def _brief_plane(plane: PlaneView) -> str:
    state = "" if plane.status == "flying" else f" {plane.status}"
    jam = " jammed" if any(gun.jammed for gun in plane.guns) else ""
    pose = plane.pose
    spot = f"{_spot(pose)}, {_SHORT_COMPASS[_eighth(pose)]}"
    return f"{plane.id} {plane.name}{state}: {spot}, {plane.damage_cards}{jam}."


def _spot(pose: Pose) -> str:
    return f"{round(pose.x / 10)}, {round(pose.y / 10)}"


def _compass(pose: Pose) -> str:
    return f"{_COMPASS[_eighth(pose)]} ({pose.heading:.0f}°)"


def _eighth(pose: Pose) -> int:
    return round(pose.heading / 45) % 8


def _console(plane: PlaneView) -> str:
    damage = "; ".join(describe(card) for card in plane.damage or ()) or "none"
    guns = ", ".join(f"{gun.name} gun {_gun_state(gun.jammed)}" for gun in plane.guns)
    last = f" Last card {_card(plane, plane.last_card)}." if plane.last_card is not None else ""
    plan = ", ".join(_card(plane, number) for number in plane.plan or ())
    planned = f" Planned: {plan}." if plan else ""
    return f"{_brief_console(plane)} Damage cards: {damage}. {guns[:1].upper()}{guns[1:]}.{last}{planned}"


def _brief_console(plane: PlaneView) -> str:
    state = "" if plane.status == "flying" else f", {plane.status}"
    return f"{plane.id} {plane.name}{state}: {plane.points or 0} of {plane.resistance} points."


def _gun_state(jammed: int) -> str:
    return f"jammed, {jammed} counters" if jammed else "ready"


def _card(plane: PlaneView, number: int) -> str:
    return f"{number} ({card_name(plane, number)})"


def _route(route: Way) -> str:
    plane = route.plane
    ends = (
        f"{_card(plane, number)} to {_spot(pose)}, heading {_compass(pose)}"
        for number, pose in zip(route.cards, route.ends, strict=True)
    )
    flown = "; then ".join(ends) or "no card chosen yet"
    caution = f" {warning(route)}!" if warning(route) else ""
    return f"{plane.id} {plane.name}, from {_spot(plane.pose)} in cm: {flown}.{caution}"
