"""The position in words, for those who do not see the picture: at most 1,024 characters, whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from render.artist import Names
from render.dogfight.brief import awaited, begun, brief, general_notes, leading, spot
from render.dogfight.console.chips import chips
from render.dogfight.console.deck import has_deck, sorts
from render.dogfight.console.picture import is_silent, own_others, own_planes
from render.dogfight.frame import moment, stage_name, turn_name
from render.dogfight.naming import called, scenario_name
from render.dogfight.phrases import bearing, caution, compass, form, yes_or_no
from render.dogfight.prospects import height_words
from render.dogfight.result import told_result
from render.dogfight.sides import player, side_name
from render.dogfight.signs.damage_card import describe
from render.dogfight.signs.maneuver_card import card_name
from render.dogfight.states import balloon_words, ground_words, shell_words, status_words
from rules.dogfight.box.components import DamageCard
from rules.dogfight.deeds import Shot
from rules.dogfight.ruler.lines_of_fire import range_of
from rules.dogfight.view import BalloonView, DogfightView, GroundView, GunView, PlaneView
from rules.dogfight.ways import DogfightForesight, Prospect, Way
from rules.said import Argument, Said, Text, clauses, listed, said, sentences, series
from words import phrase, say

MOST = 1024


def board_alt(view: DogfightView, names: Names) -> str:
    """As much as fits: with less room, first shots of earlier rounds go, then long words, then names."""
    latest = [shot for shot in view.shots if shot.round == max(s.round for s in view.shots)]
    tries: tuple[Callable[[], Said], ...] = (
        lambda: _long(view, names, view.shots),
        lambda: _long(view, names, latest),
        lambda: brief(view, names, latest),
        lambda: _long(view, {}, latest),
        *(partial(brief, view, {}, (), most) for most in (99, 3, 1, 0)),
    )
    return _first_that_fits(attempt() for attempt in tries)


def console_alt(view: DogfightView, ways: Sequence[Way] = ()) -> str:
    planned = {way.plane.id: way.cards for way in ways}
    planes, others = own_planes(view), own_others(view)
    opening = said("dogfight-alt.console", turn=form(turn_name(view), "clause"))
    if not planes and not others:
        return say(sentences([opening, said("dogfight-alt.no-airplane")]))
    rest = [_own_other(piece) for piece in others]
    cards = {plane.id: planned.get(plane.id, plane.plan or ()) for plane in planes}
    full = (each for plane in planes for each in _console(view, plane, cards[plane.id]))
    less = (each for plane in planes for each in _brief_console(plane, cards[plane.id]))
    least = map(_briefest_console, planes)
    return _first_that_fits(sentences([opening, *told, *rest]) for told in (full, less, least))


def _own_other(piece: BalloonView | GroundView) -> Said:
    if isinstance(piece, GroundView):
        return said("dogfight-alt.own-ground", id=piece.id, name=called(piece), state=ground_words(piece))
    return said(
        "dogfight-alt.own-balloon",
        id=piece.id,
        name=called(piece),
        points=piece.points or 0,
        resistance=piece.resistance,
        state=balloon_words(piece),
        cards=_damage(piece.damage or ()),
    )


def _damage(cards: Sequence[DamageCard]) -> Said:
    return clauses(map(describe, cards)) if cards else said("dogfight-alt.no-cards")


def preview_alt(foreseen: DogfightForesight) -> str:
    placed = [plane for plane in foreseen.table.planes if plane.entrance is not None]
    if not foreseen.ways and not foreseen.shells and not placed:
        return phrase("dogfight-alt.preview-nothing")
    told: list[Text] = [said("dogfight-alt.preview")]
    told += (said("dogfight-alt.caution", danger=caution(danger)) for danger in foreseen.dangers)
    told += (
        said("dogfight-alt.begins", id=plane.id, name=called(plane), at=spot(plane.pose)) for plane in placed
    )
    told += map(_way, foreseen.ways)
    if foreseen.shells:
        told.append(said("dogfight-alt.shells", shells=clauses(map(shell_words, foreseen.shells))))
    return _first_that_fits([sentences(told)])


def _first_that_fits(tries: Iterable[Said]) -> str:
    text = ""
    for each in tries:
        text = say(each)
        if len(text) <= MOST:
            return text
    return text[: MOST - 1] + "…"


def _long(view: DogfightView, names: Names, shots: Sequence[Shot]) -> Said:
    opening = said(
        "dogfight-alt.board",
        scenario=scenario_name(view),
        moment=form(moment(view), "clause"),
        stage=form(stage_name(view), "clause"),
        width=view.width / 10,
        length=view.length / 10,
    )
    planes = (_plane(view, plane, names) for plane in view.planes)
    told = (*told_result(view, names), *awaited(view, names))
    return sentences(
        [*leading(view), opening, *told, *planes, *_others(view), *_general(view), *_fire(view, shots)]
    )


def _others(view: DogfightView) -> Iterator[Said]:
    for balloon in view.balloons:
        yield said(
            "dogfight-alt.balloon",
            id=balloon.id,
            name=called(balloon),
            side=side_name(balloon.side),
            at=spot(balloon.pose),
            compass=compass(balloon.pose.heading),
            state=balloon_words(balloon),
        )
    for card in view.ground:
        yield said(
            "dogfight-alt.ground",
            id=card.id,
            name=called(card),
            side=side_name(card.side),
            at=spot(card.pose),
            state=ground_words(card),
        )
    if view.shells:
        yield said("dogfight-alt.shells", shells=clauses(map(shell_words, view.shells)))
    for flight in view.rockets:
        yield said(
            "dogfight-alt.rockets-on-the-way",
            rockets=flight.count,
            plane=flight.plane,
            target=flight.target,
        )


def _general(view: DogfightView) -> Iterator[Said]:
    """Landing fields, clouds, missions."""
    for strip in view.landing_fields:
        yield said("dogfight-alt.landing-field", side=side_name(strip.side), at=spot(strip.pose))
    yield from general_notes(view)


def _plane(view: DogfightView, plane: PlaneView, names: Names) -> Said:
    who: list[Text] = [side_name(plane.side), *([player(plane.seat, names)] if names else [])]
    told: dict[str, Argument] = {
        "id": plane.id,
        "name": called(plane),
        "who": series(who),
        "state": status_words(plane),
    }
    if plane.status == "waiting":
        return said("dogfight-alt.plane-waiting", **told)
    flying = plane.status == "flying"
    flown = view.last_flown(plane) if flying else None
    more: dict[str, Argument] = {
        "at": spot(plane.pose),
        "own": yes_or_no(view.owns(plane) and flying),
        "points": str(plane.points),
        "resistance": plane.resistance,
        "flown": yes_or_no(flown is not None),
        "card": "" if flown is None else card_name(plane, flown),
    }
    if not flying or plane.in_cloud:
        return said("dogfight-alt.plane-last-seen", **told, **more)
    return said("dogfight-alt.plane", **told, **more, bearing=bearing(plane.pose.heading))


def _fire(view: DogfightView, shots: Sequence[Shot]) -> Iterator[Said]:
    if shots:
        yield said("dogfight-alt.fire", shots=clauses(_shot(view, shot) for shot in shots))


def _shot(view: DogfightView, shot: Shot) -> Said:
    """With how far; a shell and rockets are not measured, and rifles have one range."""
    unmeasured = shot.gun in {"shell", "rockets", "infantry"}
    return said(
        "dogfight-alt.shot",
        round=shot.round,
        shooter=shot.shooter,
        target=shot.target,
        range=shot.gun if unmeasured else range_of(shot.distance, view.ruler),
        distance=round(shot.distance / 10, 1),
    )


def _console(view: DogfightView, plane: PlaneView, cards: Sequence[int]) -> Iterator[Said]:
    """All of it; of an airplane that is lost, or yet to come, only that."""
    yield _briefest_console(plane)
    if plane.status != "flying":
        return
    yield said("dogfight-alt.damage", cards=_damage(plane.damage or ()))
    yield from _counters(plane, cards)
    if (flown := view.last_flown(plane)) is not None:
        yield said("dogfight-alt.last-card", card=_card(plane, flown))
    if has_deck(view, plane) and not cards:
        yield _deck(plane)


def _deck(plane: PlaneView) -> Said:
    barred = [card.label for card, _, may in sorts(plane) if not may]
    if not barred:
        return said("dogfight-alt.deck", deck=plane.maneuver_deck)
    return said("dogfight-alt.deck-barred", deck=plane.maneuver_deck, cards=listed(barred))


def _brief_console(plane: PlaneView, cards: Sequence[int]) -> Iterator[Said]:
    """Without the cards that lie there."""
    yield _briefest_console(plane)
    if plane.status == "flying":
        yield from _counters(plane, cards)


def _briefest_console(plane: PlaneView) -> Said:
    points: dict[str, Argument] = {"points": plane.points or 0, "resistance": plane.resistance}
    if plane.status == "flying":
        return said("dogfight-alt.own-plane", id=plane.id, name=called(plane), **points)
    state = status_words(plane)
    return said("dogfight-alt.own-plane-gone", id=plane.id, name=called(plane), state=state, **points)


def _counters(plane: PlaneView, cards: Sequence[int]) -> Iterator[Said]:
    """Guns, counters and the plan."""
    guns = [
        said("dogfight-alt.gun", gun=gun.name, state=_gun_state(plane, gun), counters=gun.jammed)
        for gun in plane.guns
    ]
    yield said("dogfight-alt.sentence", items=series(begun(guns)))
    also = [chip.told for chip in chips(plane)]
    if also:
        yield said("dogfight-alt.sentence", items=clauses(begun(also)))
    if cards:
        yield said("dogfight-alt.planned", cards=series(_card(plane, number) for number in cards))


def _gun_state(plane: PlaneView, gun: GunView) -> str:
    if is_silent(plane, gun):
        return "silent"
    return "jammed" if gun.jammed else "ready"


def _card(plane: PlaneView, number: int) -> Said:
    return said("dogfight-alt.card", number=str(number), name=card_name(plane, number))


def _way(way: Way) -> Said:
    plane = way.plane
    ends = [
        series(filter(None, [_end(plane, planned, prospect), height_words(prospect)]))
        for planned, prospect in zip(way.cards, way.prospects, strict=False)
    ]
    if not ends:
        return said("dogfight-alt.way-open", id=plane.id, name=called(plane), at=spot(plane.pose))
    *others, flown = ends
    for end in reversed(others):
        flown = said("dogfight-alt.then", first=end, more=flown)
    return said("dogfight-alt.way", id=plane.id, name=called(plane), at=spot(plane.pose), flown=flown)


def _end(plane: PlaneView, planned: int, prospect: Prospect) -> Said:
    end, card = prospect.end, _card(plane, prospect.card)
    there: dict[str, Argument] = {"at": spot(end), "bearing": bearing(end.heading)}
    if planned == prospect.card:
        return said("dogfight-alt.end", card=card, **there)
    return said("dogfight-alt.end-instead", card=card, planned=_card(plane, planned), **there)
