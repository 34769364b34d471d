"""The position in words, for those who do not see the picture: at most 1,024 characters, whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from render.artist import Names
from render.dogfight.board.notes import notes
from render.dogfight.brief import awaited, brief, spot
from render.dogfight.console.chips import chips
from render.dogfight.console.deck import has_deck, sorts
from render.dogfight.console.picture import is_silent, own_others, own_planes
from render.dogfight.frame import moment, stage_name, turn_name
from render.dogfight.phrases import COMPASS, bearing, eighth, lower, many
from render.dogfight.prospects import height_words
from render.dogfight.result import told_points, told_result
from render.dogfight.sides import STYLES, player
from render.dogfight.signs.damage_card import describe
from render.dogfight.signs.maneuver_card import card_name
from render.dogfight.states import balloon_words, ground_words, shell_words, status_words
from rules.dogfight.deeds import Shot
from rules.dogfight.ruler.lines_of_fire import range_of
from rules.dogfight.view import BalloonView, DogfightView, GroundView, GunView, PlaneView
from rules.dogfight.ways import DogfightForesight, Prospect, Way
from rules.wording import listed
from words import say

MOST = 1024


def board_alt(view: DogfightView, names: Names) -> str:
    """As much as fits: with less room, first shots of earlier rounds go, then names, then long words."""
    latest = [shot for shot in view.shots if shot.round == max(s.round for s in view.shots)]
    tries: tuple[Callable[[], str], ...] = (
        lambda: _long(view, names, view.shots),
        lambda: _long(view, names, latest),
        lambda: _long(view, {}, latest),
        lambda: brief(view, names, latest),
        *(partial(brief, view, {}, (), most) for most in (99, 3, 1, 0)),
    )
    return _first_that_fits(attempt() for attempt in tries)


def console_alt(view: DogfightView, ways: Sequence[Way] = ()) -> str:
    planned = {way.plane.id: way.cards for way in ways}
    planes, others = own_planes(view), own_others(view)
    opening = f"Your console, {turn_name(view).lower()}."
    if not planes and not others:
        return f"{opening} No airplane of yours is on this table."
    rest = [_own_other(piece) for piece in others]
    cards = {plane.id: planned.get(plane.id, plane.plan or ()) for plane in planes}
    full = " ".join([opening, *(_console(view, plane, cards[plane.id]) for plane in planes), *rest])
    less = " ".join([opening, *(_brief_console(plane, cards[plane.id]) for plane in planes), *rest])
    least = " ".join([opening, *(_briefest_console(plane) for plane in planes), *rest])
    return _first_that_fits((full, less, least))


def _own_other(piece: BalloonView | GroundView) -> str:
    if isinstance(piece, GroundView):
        return f"{piece.id} {piece.name}: {ground_words(piece)}."
    damage = "; ".join(describe(card) for card in piece.damage or ()) or "none"
    points = f"{piece.points or 0} of {piece.resistance} points"
    return f"{piece.id} {piece.name}: {points}, {balloon_words(piece)}. Damage cards: {damage}."


def preview_alt(foreseen: DogfightForesight) -> str:
    placed = [plane for plane in foreseen.table.planes if plane.entrance is not None]
    if not foreseen.ways and not foreseen.shells and not placed:
        return "Preview: you have nothing in the air."
    aimed = "; ".join(shell_words(shell) for shell in foreseen.shells)
    shells = [f"Shells: {aimed}."] if aimed else []
    put = [f"{plane.id} {plane.name} begins at {spot(plane.pose)} in cm." for plane in placed]
    cautions = [f"{say(danger.text).removesuffix('.')}!" for danger in foreseen.dangers]
    return _first_that_fits((" ".join(["Preview.", *cautions, *put, *map(_way, foreseen.ways), *shells]),))


def _first_that_fits(texts: Iterator[str] | Sequence[str]) -> str:
    text = ""
    for text in texts:
        if len(text) <= MOST:
            return text
    return text[: MOST - 1] + "…"


def _long(view: DogfightView, names: Names, shots: Sequence[Shot]) -> str:
    size = f"{view.width / 10:g} by {view.length / 10:g} cm"
    opening = (
        f"{view.scenario}, {moment(view).lower()}, {_stage(view)}. Table {size}; positions in cm "
        "from the left and from the Central Powers' edge; north is the Entente's edge. "
        f"Points: {told_points(view)}."
    )
    planes = (_plane(view, plane, names) for plane in view.planes)
    told = (*told_result(view, names), *awaited(view, names))
    return " ".join([opening, *told, *planes, *_others(view), *_general(view), *_fire(view, shots)])


def _stage(view: DogfightView) -> str:
    return lower(stage_name(view))


def _others(view: DogfightView) -> Iterator[str]:
    for balloon in view.balloons:
        nose = f", nose {COMPASS[eighth(balloon.pose.heading)]}"
        where = f"{STYLES[balloon.side].name}, {spot(balloon.pose)}{nose}"
        yield f"{balloon.id} {balloon.name} ({where}): {balloon_words(balloon)}."
    for card in view.ground:
        where = f"{STYLES[card.side].name}, {spot(card.pose)}"
        yield f"{card.id} {card.name} ({where}): {ground_words(card)}."
    if view.shells:
        yield f"Shells: {'; '.join(shell_words(shell) for shell in view.shells)}."
    for flight in view.rockets:
        yield f"{many(flight.count, 'rocket')} on the way from {flight.plane} to {flight.target}."


def _general(view: DogfightView) -> Iterator[str]:
    """Landing fields, clouds, missions."""
    for strip in view.landing_fields:
        yield f"Landing field of the {STYLES[strip.side].name} around {spot(strip.pose)}."
    told = [note.text for note in notes(view)]
    if told:
        yield _sentence("; ".join(told))


def _plane(view: DogfightView, plane: PlaneView, names: Names) -> str:
    who = f"{STYLES[plane.side].name}, {player(plane.seat, names)}" if names else STYLES[plane.side].name
    place = f"{spot(plane.pose)}, heading {bearing(plane.pose.heading)}"
    if plane.status == "waiting":
        return f"{plane.id} {plane.name} ({who}): {status_words(plane)}."
    if plane.status != "flying" or plane.in_cloud:
        place = f"last seen {spot(plane.pose)}"
    own = (
        f", {plane.points} of {plane.resistance} points"
        if view.owns(plane) and plane.status == "flying"
        else ""
    )
    return f"{plane.id} {plane.name} ({who}): {place}; {status_words(plane)}{own}{_last(view, plane)}."


def _last(view: DogfightView, plane: PlaneView) -> str:
    """The card it flew last, which everybody saw."""
    flown = view.last_flown(plane)
    return "" if flown is None or plane.status != "flying" else f"; last flew {card_name(plane, flown)}"


def _fire(view: DogfightView, shots: Sequence[Shot]) -> Iterator[str]:
    if shots:
        told = (f"round {shot.round} {shot.shooter} at {shot.target}, {_range(view, shot)}" for shot in shots)
        yield f"Fire: {'; '.join(told)}."


def _range(view: DogfightView, shot: Shot) -> str:
    """How far; a shell and rockets are not measured, and rifles have one range."""
    if shot.gun in {"shell", "rockets"}:
        return shot.gun
    away = f"{shot.distance / 10:.1f} cm"
    if shot.gun == "infantry":
        return away
    return f"{away}, {range_of(shot.distance, view.ruler)} range"


def _console(view: DogfightView, plane: PlaneView, cards: Sequence[int]) -> str:
    """All of it; of an airplane that is lost, or yet to come, only that."""
    if plane.status != "flying":
        return _briefest_console(plane)
    damage = "; ".join(describe(card) for card in plane.damage or ()) or "none"
    flown = view.last_flown(plane)
    last = [f"Last card {_card(plane, flown)}."] if flown is not None else []
    deck = [_deck(plane)] if has_deck(view, plane) and not cards else []
    told = [_briefest_console(plane), f"Damage cards: {damage}.", *_counters(plane, cards), *last, *deck]
    return " ".join(told)


def _deck(plane: PlaneView) -> str:
    barred = [say(card.label) for card, _, may in sorts(plane) if not may]
    but = f", but not {listed(barred)}" if barred else ""
    return f"Any card of deck {plane.maneuver_deck} may come first{but}."


def _brief_console(plane: PlaneView, cards: Sequence[int]) -> str:
    """Without the cards that lie there."""
    counters = _counters(plane, cards) if plane.status == "flying" else ()
    return " ".join([_briefest_console(plane), *counters])


def _briefest_console(plane: PlaneView) -> str:
    state = "" if plane.status == "flying" else f", {status_words(plane)}"
    return f"{plane.id} {plane.name}{state}: {plane.points or 0} of {plane.resistance} points."


def _counters(plane: PlaneView, cards: Sequence[int]) -> Iterator[str]:
    """Guns, counters and the plan."""
    yield _sentence(", ".join(f"{gun.name} gun {_gun_state(plane, gun)}" for gun in plane.guns))
    also = "; ".join(chip.text for chip in chips(plane))
    if also:
        yield _sentence(also)
    if cards:
        yield f"Planned: {', '.join(_card(plane, number) for number in cards)}."


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _gun_state(plane: PlaneView, gun: GunView) -> str:
    if is_silent(plane, gun):
        return "silent"
    return f"jammed, {many(gun.jammed, 'counter')}" if gun.jammed else "ready"


def _card(plane: PlaneView, number: int) -> str:
    return f"{number} ({card_name(plane, number)})"


def _way(way: Way) -> str:
    plane = way.plane
    ends = (
        ", ".join(filter(None, [_end(plane, planned, prospect), height_words(prospect)]))
        for planned, prospect in zip(way.cards, way.prospects, strict=False)
    )
    flown = "; then ".join(ends) or "no card chosen yet"
    return f"{plane.id} {plane.name}, from {spot(plane.pose)} in cm: {flown}."


def _end(plane: PlaneView, planned: int, prospect: Prospect) -> str:
    end, card = prospect.end, _card(plane, prospect.card)
    instead = "" if planned == prospect.card else f" instead of {_card(plane, planned)}"
    return f"{card}{instead} to {spot(end)}, heading {bearing(end.heading)}"
