"""Ground fire, balloons and rockets in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from render.dogfight.phrases import (
    Data,
    Sentence,
    Tale,
    centimetres,
    damage_card,
    drawn,
    height,
    under_fire,
)
from render.dogfight.signs.damage_card import describe
from rules.dogfight.balloons.observation import BLAST_DECK
from rules.dogfight.fire.rockets import DECK as ROCKET_DECK
from rules.dogfight.view import GroundView
from rules.said import Said, said


def _spot(data: Data) -> Said:
    at = centimetres(*data["point"])
    if data["level"] is None:
        return said("dogfight-story.spot", at=at)
    return said("dogfight-story.spot-level", at=at, level=data["level"])


def _deck(tale: Tale, data: Data) -> str:
    """What a gun's hits are drawn from."""
    gun = tale.piece(data["gun"])
    return gun.deck if isinstance(gun, GroundView) and gun.deck else "C"


def _placed(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.placed", gun=tale.named(data["gun"]), spot=_spot(data), due=data["due"])


def _adjusted(tale: Tale, data: Data) -> Said:
    gun = tale.named(data["gun"])
    return said("dogfight-story.adjusted", gun=gun, how=data["how"], spot=_spot(data), due=data["due"])


def _retired(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.retired", gun=tale.named(data["gun"]))


def _burst(tale: Tale, data: Data) -> Said:
    gun = tale.named(data["gun"])
    if not data["hit"]:
        return said("dogfight-story.burst-missed", gun=gun, spot=_spot(data))
    return said(
        "dogfight-story.burst",
        gun=gun,
        spot=_spot(data),
        hit=tale.all_named(data["hit"]),
        deck=_deck(tale, data),
        number=len(data["hit"]),
    )


def _reloading(tale: Tale, data: Data) -> Said:
    (told,) = reloaded(tale, [data])
    return told


def reloaded(tale: Tale, batch: Sequence[Data]) -> list[Said]:
    """Guns that reload; of each only how far it has come."""
    last = {data["gun"]: data["loading"] == "loaded" for data in batch}
    told = []
    if loading := [gun for gun, loaded in last.items() if not loaded]:
        told.append(said("dogfight-story.reloads", guns=tale.all_named(loading), number=len(loading)))
    if ready := [gun for gun, loaded in last.items() if loaded]:
        told.append(said("dogfight-story.loaded-again", guns=tale.all_named(ready), number=len(ready)))
    return told


def _ranging(tale: Tale, data: Data) -> Said:
    card = describe(damage_card(data["card"]))
    gun, target = tale.named(data["gun"]), tale.named(data["target"])
    if not data["hit"]:
        return said("dogfight-story.ranging-missed", gun=gun, target=target, card=card)
    return said("dogfight-story.ranging-hit", gun=gun, target=target, card=card, deck=_deck(tale, data))


def _hit(tale: Tale, data: Data) -> Said:
    return said(
        "dogfight-story.hit",
        target=tale.named(data["target"]),
        drawn=drawn(data),
        source="fire" if data["shooter"] else "none",
        shooter=tale.named(data["shooter"]) if data["shooter"] else "",
        points=data["points"],
        **tale.limit(data["target"]),
    )


def _silenced(tale: Tale, data: Data) -> Said:
    target = tale.named(data["target"])
    if data["how"] == "gun":
        return said("dogfight-story.gun-silenced", target=target, **under_fire(tale, data))
    return said("dogfight-story.silenced", target=target, **under_fire(tale, data))


def _balloon_lost(tale: Tale, data: Data) -> Said:
    balloon = tale.named(data["balloon"])
    if data["how"] == "exploded":
        return said("dogfight-story.balloon-exploded", balloon=balloon, **under_fire(tale, data))
    return said("dogfight-story.balloon-destroyed", balloon=balloon, **under_fire(tale, data))


def _blast(tale: Tale, data: Data) -> Said:
    balloon, caught = tale.named(data["balloon"]), data["planes"]
    if not caught:
        return said("dogfight-story.blast-missed", balloon=balloon)
    return said(
        "dogfight-story.blast",
        balloon=balloon,
        caught=tale.all_named(caught),
        deck=BLAST_DECK,
        number=len(caught),
    )


def _balloon_down(tale: Tale, data: Data) -> Said:
    balloon = tale.named(data["balloon"])
    if data["burning"]:
        return said("dogfight-story.balloon-down-burning", balloon=balloon)
    return said("dogfight-story.balloon-down", balloon=balloon)


def _burning_on(tale: Tale, data: Data) -> Said:
    balloons = data["balloons"]
    return said(
        "dogfight-story.burning-on",
        balloons=tale.all_named(balloons),
        number=len(balloons),
        turns=data["turns"],
    )


def _descent(tale: Tale, data: Data) -> Said:
    return said(f"dogfight-story.descent-{data['how']}", balloon=tale.named(data["balloon"]))


def _lowered(tale: Tale, data: Data) -> Said:
    balloon = tale.named(data["balloon"])
    return said("dogfight-story.lowered", balloon=balloon, height=height(data["level"], data["climb"]))


def _bailed_out(tale: Tale, data: Data) -> Said:
    balloon = tale.named(data["balloon"])
    return said("dogfight-story.bailed-out", observers=data["observers"], balloon=balloon)


def _observer_lost(tale: Tale, data: Data) -> Said:
    balloon = tale.named(data["balloon"])
    return said("dogfight-story.observer-lost", balloon=balloon, observers=data["observers"])


def _launched(tale: Tale, data: Data) -> Said:
    plane, target = tale.named(data["plane"]), tale.named(data["target"])
    return said("dogfight-story.launched", plane=plane, rockets=data["rockets"], target=target)


def _rocket_hit(tale: Tale, data: Data) -> Said:
    plane, rockets = tale.named(data["plane"]), data["rockets"]
    if data["meant"] == data["target"]:
        target = tale.named(data["target"])
        return said(
            "dogfight-story.rocket-hit", plane=plane, target=target, rockets=rockets, deck=ROCKET_DECK
        )
    return said(
        "dogfight-story.rocket-hit-another",
        plane=plane,
        meant=tale.named(data["meant"]),
        target=tale.named(data["target"]),
        rockets=rockets,
        deck=ROCKET_DECK,
    )


def _rocket_missed(tale: Tale, data: Data) -> Said:
    late = data["why"] in {"target", "level"} and tale.too_late(data)
    return said(
        "dogfight-story.rocket-missed",
        plane=tale.named(data["plane"]),
        target=tale.named(data["target"]),
        rockets=data["rockets"],
        why="gone" if late else data["why"],
        shooter=data["plane"],
        balloon=data["target"],
    )


SENTENCES: dict[str, Sentence] = {
    "placed": _placed,
    "adjusted": _adjusted,
    "retired": _retired,
    "burst": _burst,
    "reloading": _reloading,
    "ranging": _ranging,
    "hit": _hit,
    "silenced": _silenced,
    "balloon_lost": _balloon_lost,
    "blast": _blast,
    "balloon_down": _balloon_down,
    "burning_on": _burning_on,
    "descent": _descent,
    "lowered": _lowered,
    "bailed_out": _bailed_out,
    "observer_lost": _observer_lost,
    "launched": _launched,
    "rocket_hit": _rocket_hit,
    "rocket_missed": _rocket_missed,
}
