"""What a turn brought besides its dramas: bursts, who comes near whom, and how things stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import hypot

from render.artist import News
from render.dogfight.naming import scenario_name
from render.dogfight.words.cast import PublicCast
from render.dogfight.words.told_dramas import BOLD, centimetres
from rules.dogfight.kinds import Side, opposite
from rules.dogfight.view import GroundView, PlaneView
from rules.said import Said, Text, said, series
from rules.values import Event

NEARER = 20
"""By so many millimetres two airplanes have come nearer, or drawn apart."""
MOST_COUNTED = 4
"""Of so many airplanes the damage cards are counted one by one; of more, those of the hardest hit."""
_STANDING = frozenset({"active", "gun silenced"})
_SETTING = frozenset({"turn", "placed_plane", "asked", "reminder", "cleared"})
"""All there is to see before the first card is flown, and not worth a word."""


class Happening:
    """What everybody saw in one step."""

    def __init__(self, cast: PublicCast, events: Sequence[Event]) -> None:
        self.cast = cast
        self.view = cast.view
        self.events = events
        self.bursts = [event.data for event in events if event.kind == "fired"]

    def of(self, *kinds: str) -> list[Event]:
        return [event for event in self.events if event.kind in kinds]

    def place(self, piece: str) -> tuple[float, float]:
        pose = self.cast.pieces[piece].pose
        return pose.x, pose.y

    def flying(self, side: Side) -> list[PlaneView]:
        return [
            plane
            for plane in self.view.planes
            if plane.side == side and plane.status == "flying" and not plane.in_cloud
        ]


def shots_told(happening: Happening, kills: int) -> Iterator[Said]:
    """All bursts in a few words."""
    if kills and len(happening.bursts) > 1:
        yield said("dogfight-news.bursts-sum", bursts=len(happening.bursts), kills=kills)
    elif happening.bursts:
        yield _bursts(happening)


def standing(happening: Happening, fallen: int) -> Iterator[Said]:
    """Who is left, once somebody is gone; else what everybody has taken."""
    view = happening.view
    planes = [plane for plane in view.planes if plane.status == "flying"]
    if fallen:
        if len(view.planes) > 2:
            sides = [plane.side for plane in view.planes if plane.status in {"flying", "waiting"}]
            yield said(
                "dogfight-news.in-the-air",
                entente=sides.count("entente"),
                central=sides.count("central"),
            )
        return
    hurt = sorted((plane for plane in planes if plane.damage_cards), key=lambda plane: -plane.damage_cards)
    if hurt:
        carried = [_carried(happening.cast, plane) for plane in hurt[:MOST_COUNTED]]
        yield said("dogfight-news.cards-so-far", planes=series(carried))
    struck = {burst["target"] for burst in happening.bursts}
    ground = [_damaged(happening.cast, card) for card in view.ground if _struck(card, struck)]
    if ground:
        yield said("dogfight-news.ground-so-far", pieces=series(ground))


def _struck(card: GroundView, struck: set[str]) -> bool:
    return card.id in struck and bool(card.resistance) and card.status in _STANDING


def _carried(cast: PublicCast, plane: PlaneView) -> Said:
    return said("dogfight-news.name-carried", plane=cast.pilot(plane.id), cards=plane.damage_cards)


def _damaged(cast: PublicCast, card: GroundView) -> Said:
    return said(
        "dogfight-news.name-damaged",
        piece=cast.plane(card.id),
        points=card.points,
        resistance=card.resistance or 0,
    )


def quiet_news(happening: Happening) -> News | None:
    """What there was to see in a turn without news; None if only the full account knows."""
    if happening.of("began"):
        return News(_begins(happening))
    told: list[Text] = [*shots_told(happening, 0), *_shells(happening), *_rockets(happening)]
    told += [*_tails(happening), *_arrivals(happening)]
    if not happening.bursts:
        told += _approach(happening)
    if not told and {event.kind for event in happening.events} <= _SETTING:
        told = [said("dogfight-news.turn-begins", turn=happening.view.turn)]
    return News(told[0], tuple(told[1:2])) if told else None


def _begins(happening: Happening) -> Said:
    """Who flies against whom."""
    view, cast = happening.view, happening.cast
    sides: dict[Side, list[int]] = {"entente": [], "central": []}
    for piece in cast.pieces.values():
        if piece.seat is not None and piece.seat not in sides[piece.side]:
            sides[piece.side].append(piece.seat)
    crews = [cast.players(seats) for seats in sides.values() if seats]
    named = {"b": BOLD, "scenario": scenario_name(view), "first": crews[0]}
    if len(crews) < len(sides):
        return said("dogfight-news.begins-alone", **named)
    return said("dogfight-news.begins", **named, second=crews[1])


def _bursts(happening: Happening) -> Said:
    """Between two, or who has to take most of all."""
    bursts, cast = happening.bursts, happening.cast
    pairs = Counter((burst["shooter"], burst["target"]) for burst in bursts)
    nearest = min(bursts, key=lambda burst: burst["distance"])
    distance = centimetres(nearest["distance"])
    (shooter, target), fired = pairs.most_common(1)[0]
    back = pairs.get((target, shooter), 0)
    if fired + back < len(bursts):
        return _most_fire(happening)
    if not back:
        return said(
            "dogfight-news.bursts-one",
            by=cast.pilot(shooter),
            target=cast.plane(target),
            bursts=fired,
            distance=distance,
        )
    named: dict[str, Text] = {"first": cast.pilot(shooter), "second": cast.pilot(target)}
    if fired == back == 1 and len({burst["round"] for burst in bursts}) == 1:
        return said("dogfight-news.bursts-face", **named, distance=distance)
    return said(
        "dogfight-news.bursts-duel", **named, bursts=len(bursts), fired=fired, back=back, distance=distance
    )


def _most_fire(happening: Happening) -> Said:
    cast, taken = happening.cast, Counter[str]()
    for burst in happening.bursts:
        taken[burst["target"]] += burst["cards"]
    (target, cards), *others = taken.most_common(2)
    if others and others[0][1] == cards:
        nearest = min(happening.bursts, key=lambda burst: burst["distance"])
        return said(
            "dogfight-news.bursts-mixed",
            bursts=len(happening.bursts),
            distance=centimetres(nearest["distance"]),
            by=cast.pilot(nearest["shooter"]),
            target=cast.plane(nearest["target"]),
        )
    by = dict.fromkeys(burst["shooter"] for burst in happening.bursts if burst["target"] == target)
    return said(
        "dogfight-news.bursts-many",
        target=cast.plane(target),
        cards=cards,
        by=cast.pilots(by),
        number=len(by),
    )


def _shells(happening: Happening) -> Iterator[Said]:
    bursts = [event.data for event in happening.of("burst")]
    hit = list(dict.fromkeys(piece for data in bursts for piece in data["hit"]))
    if bursts:
        planes = happening.cast.planes(hit)
        yield said("dogfight-news.shells", bursts=len(bursts), hit=len(hit), planes=planes)


def _rockets(happening: Happening) -> Iterator[Said]:
    cast = happening.cast
    for data in (event.data for event in happening.of("launched")):
        by, target = cast.pilot(data["plane"]), cast.plane(data["target"])
        yield said("dogfight-news.launched", by=by, target=target, rockets=data["rockets"])
    for data in (event.data for event in happening.of("rocket_missed")):
        by, target = cast.pilot(data["plane"]), cast.plane(data["target"])
        yield said("dogfight-news.rockets-missed", by=by, target=target)


def _tails(happening: Happening) -> Iterator[Said]:
    cast = happening.cast
    for data in (event.data for event in happening.of("tailed")):
        yield said("dogfight-news.tailing", by=cast.pilot(data["plane"]), target=cast.plane(data["target"]))


def _arrivals(happening: Happening) -> Iterator[Said]:
    came = list(dict.fromkeys(event.data["plane"] for event in happening.of("arrived")))
    if came:
        yield said("dogfight-news.arrive", planes=happening.cast.planes(came), number=len(came))


def _approach(happening: Happening) -> Iterator[Said]:
    """The two enemies who are nearest to each other now, and whether they have come nearer."""
    starts, ends = dict[str, tuple[float, float]](), dict[str, tuple[float, float]]()
    for data in (event.data for event in happening.of("moved")):
        starts.setdefault(data["plane"], (data["start"]["x"], data["start"]["y"]))
        ends[data["plane"]] = data["end"]["x"], data["end"]["y"]
    flying = [*happening.flying("entente"), *happening.flying("central")]
    pairs = [
        (_apart(ends[one.id], there), one.id, other)
        for one in flying
        if one.id in ends
        for other, there in _enemies(happening, one, ends)
    ]
    cast = happening.cast
    if pairs:
        now, first, second = min(pairs)
        before = _apart(starts[first], starts.get(second, ends.get(second, happening.place(second))))
        yield said(
            "dogfight-news.quiet",
            first=cast.pilot(first),
            second=cast.pilot(second),
            trend=_trend(now - before),
            distance=centimetres(now),
        )
    elif flying and ends:
        yield said("dogfight-news.unopposed", planes=cast.planes(plane.id for plane in flying))


def _enemies(
    happening: Happening, plane: PlaneView, ends: Mapping[str, tuple[float, float]]
) -> Iterator[tuple[str, tuple[float, float]]]:
    """Airplanes that flew; where there are none, what can be shot at besides."""
    enemy = opposite(plane.side)
    planes = [other.id for other in happening.flying(enemy) if other.id in ends]
    if planes:
        yield from ((other, ends[other]) for other in planes)
        return
    view = happening.view
    others = [
        *(balloon.id for balloon in view.balloons if balloon.side == enemy and balloon.status == "aloft"),
        *(card.id for card in view.ground if card.side == enemy and card.status in _STANDING),
    ]
    yield from ((other, happening.place(other)) for other in others)


def _trend(change: float) -> str:
    if abs(change) < NEARER:
        return "level"
    return "closing" if change < 0 else "parting"


def _apart(one: tuple[float, float], other: tuple[float, float]) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
