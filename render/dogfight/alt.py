"""The position in words, for those who do not see the picture: at most 1,024 characters, whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from render.artist import Names
from render.dogfight.chips import chips
from render.dogfight.console import own_others, own_planes
from render.dogfight.damage_card import describe
from render.dogfight.frame import scenario_name, stage_name, turn_name
from render.dogfight.maneuver_card import card_name
from render.dogfight.notes import notes
from render.dogfight.routes import Way, warning
from render.dogfight.sides import STYLES, is_own, pieces, player
from render.dogfight.states import balloon_words, ground_words, shell_words, status_words
from render.dogfight.telling import lower, many
from render.dogfight.track import is_short
from rules.dogfight.geometry import Pose
from rules.dogfight.view import BalloonView, DogfightView, GroundView, PlaneView, Shot

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
        lambda: _briefest(view),
    )
    return _first_that_fits(attempt() for attempt in tries)


def console_alt(view: DogfightView) -> str:
    planes, others = own_planes(view), own_others(view)
    opening = f"Your console, {turn_name(view).lower()}."
    if not planes and not others:
        return f"{opening} No airplane of yours is on this table."
    rest = [_own_other(piece) for piece in others]
    full = " ".join([opening, *(_console(plane) for plane in planes), *rest])
    brief = " ".join([opening, *(_brief_console(plane) for plane in planes), *rest])
    return _first_that_fits((full, brief))


def _own_other(piece: BalloonView | GroundView) -> str:
    if isinstance(piece, GroundView):
        return f"{piece.id} {piece.name}: {ground_words(piece)}."
    damage = "; ".join(describe(card) for card in piece.damage or ()) or "none"
    points = f"{piece.points or 0} of {piece.resistance} points"
    return f"{piece.id} {piece.name}: {points}, {balloon_words(piece)}. Damage cards: {damage}."


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


def _long(view: DogfightView, names: Names, shots: Sequence[Shot]) -> str:
    size = f"{view.width / 10:g} by {view.length / 10:g} cm"
    score = ", ".join(f"{STYLES[side].name} {view.points.get(side, 0)}" for side in STYLES)
    opening = (
        f"{scenario_name(view)}, {turn_name(view).lower()}, {_stage(view)}. Table {size}; positions in cm "
        f"from the left and from the Central Powers' edge; north is the Entente's edge. Points: {score}."
    )
    planes = (_plane(view, plane, names) for plane in view.planes)
    return " ".join([opening, *planes, *_others(view), *_general(view), *_fire(shots)])


def _stage(view: DogfightView) -> str:
    return lower(stage_name(view))


def _others(view: DogfightView) -> Iterator[str]:
    for balloon in view.balloons:
        nose = f", nose {_COMPASS[_eighth(balloon.pose)]}"
        where = f"{STYLES[balloon.side].name}, {_spot(balloon.pose)}{nose}"
        yield f"{balloon.id} {balloon.name} ({where}): {balloon_words(balloon)}."
    for card in view.ground:
        where = f"{STYLES[card.side].name}, {_spot(card.pose)}"
        yield f"{card.id} {card.name} ({where}): {ground_words(card)}."
    if view.shells:
        yield f"Shells: {'; '.join(shell_words(shell) for shell in view.shells)}."
    for flight in view.rockets:
        yield f"{many(flight.count, 'rocket')} on the way from {flight.plane} to {flight.target}."


def _general(view: DogfightView) -> Iterator[str]:
    """Landing fields, clouds, missions."""
    for strip in view.landing_fields:
        whose = f" of the {STYLES[strip.side].name}" if strip.side else ""
        yield f"Landing field{whose} around {_spot(strip.pose)}."
    told = [note.text for note in notes(view)]
    if told:
        text = "; ".join(told)
        yield f"{text[:1].upper()}{text[1:]}."


def _plane(view: DogfightView, plane: PlaneView, names: Names) -> str:
    who = f"{STYLES[plane.side].name}, {player(plane.seat, names)}" if names else STYLES[plane.side].name
    place = f"{_spot(plane.pose)}, heading {_compass(plane.pose)}"
    if plane.status == "waiting":
        return f"{plane.id} {plane.name} ({who}): {status_words(plane)}."
    if plane.status != "flying" or plane.in_cloud:
        place = f"last seen {_spot(plane.pose)}"
    own = (
        f", {plane.points} of {plane.resistance} points"
        if is_own(view, plane) and plane.status == "flying"
        else ""
    )
    return f"{plane.id} {plane.name} ({who}): {place}; {status_words(plane)}{own}."


def _fire(shots: Sequence[Shot]) -> Iterator[str]:
    if shots:
        told = (f"round {shot.round} {shot.shooter} at {shot.target}, {_range(shot)}" for shot in shots)
        yield f"Fire: {'; '.join(told)}."


def _range(shot: Shot) -> str:
    """How far; a shell and rockets are not measured, and rifles have one range."""
    if shot.gun in {"shell", "rockets"}:
        return shot.gun
    away = f"{shot.distance / 10:.1f} cm"
    return away if shot.gun == "infantry" else f"{away}, {'short' if is_short(shot) else 'long'} range"


def _brief(view: DogfightView, shots: Sequence[Shot]) -> str:
    opening = (
        f"{scenario_name(view)}, turn {view.turn}, {_stage(view)}. "
        "Each: cm from left, cm from Central edge, heading, damage cards."
    )
    planes = (_brief_plane(plane) for plane in view.planes)
    fire = " ".join(f"{shot.shooter}→{shot.target} {shot.distance / 10:.0f} cm." for shot in shots)
    return " ".join([opening, *planes, *_brief_others(view), *([f"Fire: {fire}"] if fire else [])])


def _briefest(view: DogfightView) -> str:
    """Every piece, its place, and no more."""
    opening = f"{scenario_name(view)}, turn {view.turn}, {_stage(view)}. Places in cm."
    return " ".join([opening, *(f"{piece.id} {piece.name} {_spot(piece.pose)}." for piece in pieces(view))])


def _brief_plane(plane: PlaneView) -> str:
    if plane.status == "waiting":
        return f"{plane.id} {plane.name}: {status_words(plane)}."
    state = "" if plane.status == "flying" else f" {plane.status}"
    jam = " jammed" if any(gun.jammed for gun in plane.guns) else ""
    level = f", level {plane.level}+{plane.climb}" if plane.level is not None else ""
    ablaze = f", flames {plane.flames}" if plane.flames else ""
    pose = plane.pose
    spot = f"{_spot(pose)}, {_SHORT_COMPASS[_eighth(pose)]}"
    return f"{plane.id} {plane.name}{state}: {spot}, {plane.damage_cards}{jam}{level}{ablaze}."


def _brief_others(view: DogfightView) -> Iterator[str]:
    for balloon in view.balloons:
        state = f"flames {balloon.flames}" if balloon.flames else balloon.status
        level = f", level {balloon.level}" if balloon.level is not None else ""
        yield f"{balloon.id}: {_spot(balloon.pose)}, {state}, {balloon.damage_cards}{level}."
    for card in view.ground:
        yield f"{card.id} {card.kind}: {_spot(card.pose)}, {ground_words(card)}."
    if view.shells:
        yield f"Shells: {'; '.join(shell_words(shell) for shell in view.shells)}."


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
    also = "; ".join(chip.text for chip in chips(plane))
    counters = f" {also[:1].upper()}{also[1:]}." if also else ""
    drawn = f"Damage cards: {damage}. {guns[:1].upper()}{guns[1:]}."
    return f"{_brief_console(plane)} {drawn}{counters}{last}{planned}"


def _brief_console(plane: PlaneView) -> str:
    state = "" if plane.status == "flying" else f", {plane.status}"
    return f"{plane.id} {plane.name}{state}: {plane.points or 0} of {plane.resistance} points."


def _gun_state(jammed: int) -> str:
    return f"jammed, {jammed} counters" if jammed else "ready"


def _card(plane: PlaneView, number: int) -> str:
    return f"{number} ({card_name(plane, number)})"


def _route(route: Way) -> str:
    plane = route.plane
    heights = route.heights or ("",) * len(route.cards)
    ends = (
        f"{_card(plane, number)} to {_spot(pose)}, heading {_compass(pose)}{f', {high}' if high else ''}"
        for number, pose, high in zip(route.cards, route.ends, heights, strict=True)
    )
    flown = "; then ".join(ends) or "no card chosen yet"
    caution = f" {warning(route)}!" if warning(route) else ""
    return f"{plane.id} {plane.name}, from {_spot(plane.pose)} in cm: {flown}.{caution}"
