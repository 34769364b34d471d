"""Special damage and tailing in sentences."""

from __future__ import annotations

from render.dogfight.phrases import Data, Sentence, Tale
from rules.dogfight.view import BalloonView
from rules.said import Said, said


def _smoking(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.smoking", plane=tale.named(data["plane"]), counters=data["counters"])


def _burning(tale: Tale, data: Data) -> Said:
    plane = tale.named(data["plane"])
    return said("dogfight-story.burning", plane=plane, why=data["why"], counters=data["counters"])


def _pilot_hit(tale: Tale, data: Data) -> Said:
    plane = tale.named(data["plane"])
    if data["wounds"] > 1:
        return said("dogfight-story.pilot-hit-again", plane=plane)
    return said("dogfight-story.pilot-hit", plane=plane)


def _crippled(tale: Tale, data: Data) -> Said:
    return said(f"dogfight-story.crippled-{data['what']}", **tale.hurt(data["plane"]))


def _burnt(tale: Tale, data: Data) -> Said:
    return said(
        "dogfight-story.burnt",
        plane=tale.named(data["plane"]),
        cards=data["cards"],
        deck=data["deck"],
        state=_state(tale, data),
        counters=data["counters"],
    )


def _state(tale: Tale, data: Data) -> str:
    """What the flames have left of it."""
    piece = tale.piece(data["plane"])
    if piece is not None and piece.status not in {"flying", "aloft"}:
        return "gone"
    if not data["counters"]:
        return "out"
    return "balloon" if isinstance(piece, BalloonView) else "plane"


def _smoke_cleared(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.smoke-cleared", plane=tale.named(data["plane"]))


def _flames_out(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.flames-out", plane=tale.named(data["plane"]))


def _out_of_control(tale: Tale, data: Data) -> Said:
    planned = tale.maneuver(data["plane"], data["card"])
    plane = tale.named(data["plane"])
    return said("dogfight-story.out-of-control", plane=plane, card=planned, why=data["why"])


def _disrupted(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.disrupted", **tale.hurt(data["plane"]))


def _tailed(tale: Tale, data: Data) -> Said:
    plane, target = tale.named(data["plane"]), tale.named(data["target"])
    return said("dogfight-story.tailed", plane=plane, target=target)


def _look(tale: Tale, data: Data) -> Said:
    shown = tale.maneuver(data["target"], data["card"])
    target = tale.named(data["target"])
    return said("dogfight-story.look", target=target, card=shown, **tale.hurt(data["plane"]))


def _rearranged(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.rearranged", **tale.hurt(data["plane"]))


def _tail_lost(tale: Tale, data: Data) -> Said:
    plane, target = tale.named(data["plane"]), tale.named(data["target"])
    return said("dogfight-story.tail-lost", plane=plane, target=target)


SENTENCES: dict[str, Sentence] = {
    "smoking": _smoking,
    "burning": _burning,
    "pilot_hit": _pilot_hit,
    "crippled": _crippled,
    "burnt": _burnt,
    "smoke_cleared": _smoke_cleared,
    "flames_out": _flames_out,
    "out_of_control": _out_of_control,
    "disrupted": _disrupted,
    "tailed": _tailed,
    "look": _look,
    "rearranged": _rearranged,
    "tail_lost": _tail_lost,
}
