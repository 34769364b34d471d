"""Airplanes that fell, and what makes one fall differ from another."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import TypeAlias

from rules.dogfight.dramas.chronicle import Burst, Chronicle, Jam, Loss
from rules.drama import Drama

Pursuits: TypeAlias = dict[tuple[str, str], list[list[Burst]]]

LONG_SHOT = 150
HUNT = 3
"""Turns in a row, the last one included, that make a hunt."""
ACE = 2
"""Airplanes that somebody has to bring down alone to be feared."""


def falls(told: Chronicle) -> Iterator[Drama]:
    """Every loss once, as what it was. In a duel of two, the first blood is the last."""
    kills = [*told.kills()]
    first = [kill for kill in kills if kill.moment == kills[0].moment and len(told.planes) > 2]
    for loss in told.losses:
        if loss in kills:
            yield _kill(told, loss, "first-blood" if first == [loss] else "kill")
        elif loss.by:
            seats = (loss.plane, *loss.by)
            yield told.drama("flak", loss.at, about=seats, victim=loss.plane, by=[*loss.by], how=loss.how)
        else:
            yield told.drama("lost", loss.at, about=[loss.plane], plane=loss.plane, cause=loss.cause)


def _kill(told: Chronicle, loss: Loss, kind: str) -> Drama:
    shots = told.shots_at(loss)
    data = {"distance": min(shot.distance for shot in shots)} if shots else {}
    return told.drama(
        kind,
        *(shot.at for shot in shots),
        loss.at,
        about=(*loss.by, loss.plane),
        victim=loss.plane,
        by=[*loss.by],
        how=loss.how,
        bursts=len(shots),
        cards=sum(shot.cards for shot in shots),
        face=_face_to_face(told, loss, shots),
        **data,
    )


def _face_to_face(told: Chronicle, loss: Loss, shots: list[Burst]) -> bool:
    """One airplane against another, front gun to front gun."""
    if len(shots) != 1 or shots[0].gun != "front":
        return False
    back = told.upon[loss.moment, shots[0].shooter]
    return any((shot.shooter, shot.gun) == (loss.plane, "front") for shot in back)


def mutual_kills(told: Chronicle) -> Iterator[Drama]:
    """Two that brought each other down at the same time."""
    for volley in told.volleys():
        for at, one in enumerate(volley):
            for other in volley[at + 1 :]:
                if one.plane in other.by and other.plane in one.by:
                    pair = [one.plane, other.plane]
                    yield told.drama("mutual", one.at, other.at, about=pair, planes=pair)


def revenges(told: Chronicle) -> Iterator[Drama]:
    """Who had brought down one of a side, later falls to that side."""
    fell: list[Loss] = []
    for volley in told.volleys():
        for kill in (loss for loss in volley if loss.by):
            hunters = [each for each in kill.by if each in told.planes]
            wronged = [old for old in fell if kill.plane in old.by and old.plane not in hunters]
            if hunters and wronged:
                old = wronged[-1]
                yield told.drama(
                    "revenge",
                    old.at,
                    kill.at,
                    about=(*hunters, kill.plane, old.plane),
                    victim=kill.plane,
                    by=hunters,
                    how=kill.how,
                    avenged=old.plane,
                )
        fell += volley


def careers(told: Chronicle) -> Iterator[Drama]:
    """Whoever brings down one more alone; and the fall of such an airplane."""
    scores: defaultdict[str, list[int]] = defaultdict(list)
    for volley in told.volleys():
        for loss in volley:
            if loss.by and len(scores[loss.plane]) >= ACE:
                yield told.drama(
                    "ace-down",
                    *scores[loss.plane],
                    loss.at,
                    about=(loss.plane, *loss.by),
                    victim=loss.plane,
                    by=[*loss.by],
                    kills=len(scores[loss.plane]),
                    how=loss.how,
                )
        for loss in volley:
            yield from _one_more(told, loss, scores)


def _one_more(told: Chronicle, loss: Loss, scores: dict[str, list[int]]) -> Iterator[Drama]:
    if len(loss.by) != 1 or loss.by[0] not in told.planes:
        return
    killer = loss.by[0]
    scores[killer].append(loss.at)
    kills = len(scores[killer])
    if kills >= ACE:
        yield told.drama(
            "ace",
            *scores[killer],
            about=(killer, loss.plane),
            more=3 * (kills - ACE),
            victim=loss.plane,
            by=killer,
            kills=kills,
            how=loss.how,
        )


def hunts(told: Chronicle) -> Iterator[Drama]:
    """The same shooter and the same target, turn after turn; and how some of that ended."""
    ends = {(by, kill.plane): kill for kill in told.kills() for by in kill.by if kill.by == (by,)}
    pursuits = _pursuits(told)
    for (shooter, target), streaks in pursuits.items():
        for streak in streaks:
            turns = len(streak)
            kill = ends.get((shooter, target))
            done = kill is not None and kill.moment[0] == streak[-1].moment[0]
            if turns >= HUNT and kill and done:
                yield told.drama(
                    "hunted",
                    *(burst.at for burst in streak),
                    kill.at,
                    about=(shooter, target),
                    victim=target,
                    by=shooter,
                    turns=turns,
                    how=kill.how,
                )
    yield from _duels(told, pursuits)


def _duels(told: Chronicle, pursuits: Pursuits) -> Iterator[Drama]:
    """A pursuit in its third turn, and each that follows; a duel where both have kept it up."""
    chased: dict[tuple[int, str, str], list[Burst]] = {}
    for (shooter, target), streaks in pursuits.items():
        for streak in streaks:
            for turns in range(HUNT, len(streak) + 1):
                turn = streak[turns - 1].moment[0]
                chased[turn, shooter, target] = streak[:turns]
    for (turn, shooter, target), bursts in chased.items():
        proof, turns = [burst.at for burst in bursts], len(bursts)
        pair = (shooter, target)
        yield told.drama(
            "pursuit", *proof, about=pair, more=min(turns - HUNT, 8), victim=target, by=shooter, turns=turns
        )
        back = chased.get((turn, target, shooter))
        if back and shooter < target:
            yield told.drama(
                "duel",
                *proof,
                *(burst.at for burst in back),
                about=pair,
                more=min(turns - HUNT, 8),
                planes=[*pair],
                turns=min(turns, len(back)),
            )


def _pursuits(told: Chronicle) -> Pursuits:
    """The first burst of each turn in which an airplane fired at another, in runs without a break."""
    found: defaultdict[tuple[str, str], list[list[Burst]]] = defaultdict(list)
    for burst in told.bursts:
        if burst.shooter not in told.planes or burst.target not in told.planes:
            continue
        runs = found[burst.shooter, burst.target]
        since = burst.moment[0] - runs[-1][-1].moment[0] if runs else None
        if since == 1:
            runs[-1].append(burst)
        elif since != 0:
            runs.append([burst])
    return found


def long_shots(told: Chronicle) -> Iterator[Drama]:
    """A kill by a single burst from afar."""
    for kill in told.kills():
        shots = told.shots_at(kill)
        if len(kill.by) == 1 and len(shots) == 1 and shots[0].distance >= LONG_SHOT:
            yield told.drama(
                "long-shot",
                shots[0].at,
                kill.at,
                about=(*kill.by, kill.plane),
                victim=kill.plane,
                by=kill.by[0],
                distance=shots[0].distance,
                cards=shots[0].cards,
                how=kill.how,
            )


def jams(told: Chronicle) -> Iterator[Drama]:
    """A gun that jams upon somebody who flies on; and that of somebody who falls before it is clear, to the
    very airplane he had in his sights."""
    fell: dict[str, Loss] = {loss.plane: loss for loss in told.losses}
    for jam in told.jams:
        target = fell.get(jam.burst.target)
        if jam.burst.target in told.planes and not (target and target.moment == jam.moment):
            close = 10 if jam.burst.distance <= 50 else 0
            yield told.drama(
                "jam",
                jam.burst.at,
                jam.at,
                about=(jam.plane, jam.burst.target),
                more=close,
                plane=jam.plane,
                target=jam.burst.target,
                distance=jam.burst.distance,
            )
        loss = fell.get(jam.plane)
        if loss and jam.burst.target in loss.by and _still_jammed(told, jam, loss):
            yield told.drama(
                "fatal-jam",
                jam.at,
                loss.at,
                about=(loss.plane, *loss.by),
                victim=loss.plane,
                by=[*loss.by],
                how=loss.how,
            )


def _still_jammed(told: Chronicle, jam: Jam, loss: Loss) -> bool:
    if jam.moment >= loss.moment:
        return False
    return not any(jam.at < at < loss.at for at in told.cleared[jam.plane, jam.gun])


def collisions(told: Chronicle) -> Iterator[Drama]:
    for at, each in told.of("collided"):
        pieces = each.event.data["pieces"]
        yield told.drama("collision", at, about=pieces, pieces=[*pieces])


def survivors(told: Chronicle) -> Iterator[Drama]:
    """Whoever burns, or is hit himself, and flies on."""
    fell = Counter((loss.moment, loss.plane) for loss in told.losses)
    for at, each in told.of("burning", "pilot_hit", "flames_out"):
        data, kind = each.event.data, each.event.kind
        plane = data["plane"]
        if plane not in told.planes or fell[(each.turn, data.get("round", 0)), plane]:
            continue
        if kind == "burning":
            yield told.drama("fire", at, about=[plane], plane=plane, why=data["why"])
        elif kind == "flames_out":
            yield told.drama("fire-out", at, about=[plane], plane=plane)
        elif data["wounds"] == 1:
            yield told.drama("pilot-hit", at, about=[plane], plane=plane)
