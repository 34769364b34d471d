"""The position in few words, side by side of the table, for tables too full for whole sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.artist import Names
from render.dogfight.board.marks import height_text
from render.dogfight.board.notes import notes
from render.dogfight.frame import moment, stage_name
from render.dogfight.naming import called, scenario_name
from render.dogfight.phrases import centimetres, compass, form, yes_or_no
from render.dogfight.result import told_result
from render.dogfight.sides import STYLES, AnyView, pieces, player, side_name
from render.dogfight.signs.maneuver_card import card_name
from render.dogfight.states import (
    burning,
    ground_state,
    load_words,
    loads,
    shell_words,
    state_name,
    status_words,
)
from rules.dogfight.deeds import Shot
from rules.dogfight.kinds import Side
from rules.dogfight.ruler.geometry import Pose
from rules.dogfight.view import BalloonView, DogfightView, GroundView, PlaneView
from rules.said import Said, Text, clauses, listed, said, sentences, series


def brief(view: DogfightView, names: Names, shots: Sequence[Shot], most: int = 99) -> Said:
    """Everything in as few words as will do; of each piece at most so many things besides its place."""
    fired = dict.fromkeys(
        said("dogfight-alt.shot-at", shooter=shot.shooter, target=shot.target) for shot in shots
    )
    told: list[Text] = [*leading(view), *_now(view, names), said("dogfight-alt.places")]
    told += [*(_side(view, names, side, most) for side in STYLES), *_air(view)]
    return sentences([*told, said("dogfight-alt.fire", shots=clauses(fired))] if fired else told)


def leading(view: DogfightView) -> Iterator[Said]:
    """Who is ahead; once a game is over, that is told with how it ended."""
    if view.outcome is not None:
        return
    first, second = sorted(STYLES, key=lambda side: -view.points.get(side, 0))
    points, other = view.points.get(first, 0), view.points.get(second, 0)
    if points == other:
        yield said("dogfight-alt.level", points=points)
    else:
        yield said("dogfight-alt.leads", side=side_name(first), points=points, other=other)


def spot(pose: Pose) -> str:
    return centimetres(pose.x, pose.y)


def _now(view: DogfightView, names: Names) -> Iterator[Text]:
    yield said(
        "dogfight-alt.brief",
        scenario=scenario_name(view),
        moment=form(moment(view), "clause"),
        stage=form(stage_name(view), "clause"),
    )
    yield from told_result(view, names)
    yield from awaited(view, names)


def awaited(view: DogfightView, names: Names) -> Iterator[Said]:
    """Whom the table waits for."""
    if view.asked and view.outcome is None:
        yield said("dogfight-alt.waiting-for", players=listed(player(seat, names) for seat in view.asked))


def _side(view: DogfightView, names: Names, side: Side, most: int) -> Said:
    told = [_piece(view, names, piece, most) for piece in pieces(view) if piece.side == side]
    points = view.points.get(side, 0)
    return said(
        "dogfight-alt.side",
        side=side_name(side),
        number=points,
        points=points,
        pieces=clauses(told) if told else said("dogfight-alt.nothing"),
    )


def _piece(view: DogfightView, names: Names, piece: AnyView, most: int) -> Said:
    if isinstance(piece, GroundView):
        kind = said(f"dogfight-alt.kind-{piece.kind}")
        place = said("dogfight-alt.piece-ground", id=piece.id, kind=kind, at=spot(piece.pose))
        return series([place, *ground_state(piece)][: most + 1])
    if isinstance(piece, BalloonView):
        told = _balloon(piece) if piece.status == "aloft" else (state_name(piece.status),)
        place = said("dogfight-alt.piece-balloon", id=piece.id, at=spot(piece.pose))
        return series([place, *told][: most + 1])
    if piece.status != "flying":
        return said("dogfight-alt.piece-lost", id=piece.id, name=called(piece), state=status_words(piece))
    nose = form(compass(piece.pose.heading), "short")
    place = said(
        "dogfight-alt.piece-plane",
        id=piece.id,
        name=called(piece),
        named=yes_or_no(names),
        player=player(piece.seat, names),
        at=spot(piece.pose),
        compass=nose,
    )
    return series([place, *_plane(view, piece)][: most + 1])


def _plane(view: DogfightView, plane: PlaneView) -> Iterator[Said]:
    yield said("dogfight-pictures.cards", cards=plane.damage_cards)
    if any(gun.jammed for gun in plane.guns):
        yield said("dogfight-alt.jammed")
    if plane.in_cloud:
        yield said("dogfight-pictures.in-clouds")
    elif plane.grounded:
        yield said("dogfight-pictures.on-ground")
    elif plane.level is not None:
        yield said("dogfight-pictures.at-level", height=height_text(plane.level, plane.climb))
    yield from burning(plane.smoke, plane.flames)
    if plane.pilot_hit:
        yield said("dogfight-pictures.pilot-hit")
    if plane.tailing:
        yield said("dogfight-pictures.tails", target=plane.tailing)
    if plane.rockets:
        yield said("dogfight-alt.rockets", rockets=plane.rockets)
    yield from map(load_words, loads(plane))
    if (flown := view.last_flown(plane)) is not None:
        yield said("dogfight-alt.last", card=card_name(plane, flown))


def _balloon(balloon: BalloonView) -> Iterator[Said]:
    yield said("dogfight-pictures.cards", cards=balloon.damage_cards)
    if balloon.level is not None:
        yield said("dogfight-pictures.at-level", height=height_text(balloon.level, balloon.climb))
    yield from burning(0, balloon.flames)
    if balloon.descending:
        yield said("dogfight-pictures.descending")
    if balloon.observers is not None:
        yield said("dogfight-alt.observers", observers=balloon.observers)
    if balloon.barrage:
        yield said("dogfight-alt.barrage")


def _air(view: DogfightView) -> Iterator[Said]:
    if view.shells:
        yield said("dogfight-alt.shells", shells=clauses(map(shell_words, view.shells)))
    if view.rockets:
        flights = (
            said("dogfight-alt.rocket-flight", plane=each.plane, target=each.target, rockets=each.count)
            for each in view.rockets
        )
        yield said("dogfight-alt.rockets-flying", flights=clauses(flights))
    for strip in view.landing_fields:
        yield said("dogfight-alt.landing-field-at", at=spot(strip.pose))
    yield from general_notes(view)


def general_notes(view: DogfightView) -> Iterator[Said]:
    """What holds for everybody, as one sentence."""
    told = [note.told for note in notes(view)]
    if told:
        yield said("dogfight-alt.sentence", items=clauses(begun(told)))


def begun(items: Sequence[Said]) -> list[Said]:
    """A list that begins a sentence."""
    return [form(items[0], "first"), *items[1:]]
