"""Each thing that mattered in a dogfight, in a sentence that stands by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from render.dogfight.phrases import form, yes_or_no
from render.dogfight.sides import side_name
from render.dogfight.signs.maneuver_card import card_name
from render.dogfight.words.cast import PublicCast
from rules.dogfight.kinds import opposite
from rules.dogfight.view import PlaneView
from rules.drama import Drama
from rules.said import Argument, Said, Text, said

Arguments: TypeAlias = dict[str, Argument]
Sentence: TypeAlias = "Callable[[PublicCast, Drama], Arguments]"

BOLD = "**"
_CENTIMETRE = 10


def told_drama(cast: PublicCast, drama: Drama, bold: str = "") -> Said:
    arguments = _ARGUMENTS[drama.kind](cast, drama)
    if drama.kind in _BOLD:
        arguments["b"] = "" if drama.data.get("cause") == "home" else bold
    return said(f"dogfight-news.drama-{_MESSAGES.get(drama.kind, drama.kind)}", **arguments)


def centimetres(millimetres: float) -> int:
    return max(1, round(millimetres / _CENTIMETRE))


def _fall(cast: PublicCast, drama: Drama) -> Arguments:
    data = drama.data
    return {
        "blood": "first" if drama.kind == "first-blood" else "another",
        **_fallen(cast, drama),
        "killers": len(data["by"]),
        "shot": _shot(data),
        "distance": centimetres(data.get("distance", 0)),
        "bursts": data["bursts"],
        "cards": data["cards"],
    }


def _shot(data: Mapping[str, Any]) -> str:
    if "distance" not in data:
        return "none"
    if data["bursts"] > 1:
        return "several"
    if data["face"]:
        return "face"
    return "card" if data["cards"] == 1 else "near"


def _fallen(cast: PublicCast, drama: Drama) -> Arguments:
    """Who fell to whom, and how."""
    by = drama.data["by"]
    return {
        "victim": cast.plane(drama.data["victim"]),
        "by": cast.pilot(by) if isinstance(by, str) else cast.pilots(by),
        "how": drama.data["how"],
    }


def _revenge(cast: PublicCast, drama: Drama) -> Arguments:
    avenged = cast.plane(drama.data["avenged"])
    return {**_fallen(cast, drama), "killers": len(drama.data["by"]), "avenged": avenged}


def _counted(*keys: str) -> Sentence:
    """A fall, with numbers."""

    def arguments(cast: PublicCast, drama: Drama) -> Arguments:
        return {**_fallen(cast, drama), **{key: drama.data[key] for key in keys}}

    return arguments


def _long_shot(cast: PublicCast, drama: Drama) -> Arguments:
    return {**_fallen(cast, drama), "distance": centimetres(drama.data["distance"])}


def _pair(cast: PublicCast, drama: Drama) -> Arguments:
    first, second = drama.data["planes"]
    return {"first": cast.plane(first), "second": cast.plane(second)}


def _duel(cast: PublicCast, drama: Drama) -> Arguments:
    first, second = drama.data["planes"]
    return {"first": cast.pilot(first), "second": cast.pilot(second), "turns": drama.data["turns"]}


def _pursuit(cast: PublicCast, drama: Drama) -> Arguments:
    return {**_shooter(cast, drama, "victim"), "turns": drama.data["turns"]}


def _shooter(cast: PublicCast, drama: Drama, whom: str = "target") -> Arguments:
    return {"by": cast.pilot(drama.data["by"]), whom: cast.plane(drama.data[whom])}


def _collision(cast: PublicCast, drama: Drama) -> Arguments:
    return {"pieces": cast.planes(drama.data["pieces"])}


def _of_plane(*keys: str) -> Sentence:
    def arguments(cast: PublicCast, drama: Drama) -> Arguments:
        return {"plane": cast.plane(drama.data["plane"]), **{key: drama.data[key] for key in keys}}

    return arguments


def _lone_stand(cast: PublicCast, drama: Drama) -> Arguments:
    data = drama.data
    return {
        "plane": cast.pilot(data["plane"]),
        "victim": cast.plane(data["victim"]),
        "against": data["against"],
    }


def _errand(*keys: str) -> Sentence:
    def arguments(cast: PublicCast, drama: Drama) -> Arguments:
        plane, target = cast.plane(drama.data["plane"]), cast.plane(drama.data["target"])
        return {"plane": plane, "target": target, **{key: drama.data[key] for key in keys}}

    return arguments


def _bluff(cast: PublicCast, drama: Drama) -> Arguments:
    plane, decoys = cast.plane(drama.data["plane"]), cast.planes(drama.data["decoys"])
    return {"plane": plane, "decoys": decoys, "bursts": drama.data["bursts"]}


def _raid_failed(cast: PublicCast, drama: Drama) -> Arguments:
    data = drama.data
    return {"mission": data["mission"], "side": side_name(data["side"]), "target": cast.plane(data["target"])}


def _balloon(cast: PublicCast, drama: Drama) -> Arguments:
    data = drama.data
    side = cast.pieces[data["balloon"]].side
    return {
        "fired": yes_or_no(data["by"]),
        "by": cast.pilots(data["by"]),
        "killers": len(data["by"]),
        "how": data["how"],
        "balloon": cast.plane(data["balloon"]),
        "left": data["left"],
        "side": side_name(side),
    }


def _blast(cast: PublicCast, drama: Drama) -> Arguments:
    return {"balloon": cast.plane(drama.data["balloon"]), "planes": cast.planes(drama.data["planes"])}


def _silenced(cast: PublicCast, drama: Drama) -> Arguments:
    data = drama.data
    return {
        "fired": yes_or_no(data["by"]),
        "by": cast.pilots(data["by"]),
        "killers": len(data["by"]),
        "how": data["how"],
        "target": cast.plane(data["target"]),
    }


def _balloon_saved(cast: PublicCast, drama: Drama) -> Arguments:
    return {"balloon": cast.plane(drama.data["balloon"]), "burning": yes_or_no(drama.data["burning"])}


def _jam(cast: PublicCast, drama: Drama) -> Arguments:
    data = drama.data
    return {
        "by": cast.pilot(data["plane"]),
        "target": cast.plane(data["target"]),
        "distance": centimetres(data["distance"]),
    }


def _foreseen(cast: PublicCast, drama: Drama) -> Arguments:
    victim, card = drama.data["victim"], drama.data["card"]
    piece = cast.pieces[victim]
    shown: Text = form(card_name(piece, card), "clause") if isinstance(piece, PlaneView) else str(card)
    return {**_shooter(cast, drama, "victim"), "card": shown}


def _burst(*keys: str) -> Sentence:
    def arguments(cast: PublicCast, drama: Drama) -> Arguments:
        numbers = {key: drama.data[key] for key in keys}
        if "distance" in keys:
            numbers["distance"] = centimetres(drama.data["distance"])
        return {**_shooter(cast, drama), **numbers}

    return arguments


def _victory(cast: PublicCast, drama: Drama) -> Arguments:
    enemy = opposite(drama.data["side"])
    return {
        "winners": cast.players(drama.seats),
        "number": len(drama.seats),
        "ended": drama.data["ended"],
        "points": drama.data["points"],
        "other": cast.view.points.get(enemy, 0),
    }


def _defeat(cast: PublicCast, _drama: Drama) -> Arguments:
    seats = sorted({piece.seat for piece in cast.pieces.values() if piece.seat is not None})
    return {"players": cast.players(seats), "number": len(seats)}


def _draw(_cast: PublicCast, drama: Drama) -> Arguments:
    return {"ended": drama.data["ended"]}


def _of_side(*keys: str) -> Sentence:
    def arguments(_cast: PublicCast, drama: Drama) -> Arguments:
        return {"side": side_name(drama.data["side"]), **{key: drama.data[key] for key in keys}}

    return arguments


def _nothing(_cast: PublicCast, _drama: Drama) -> Arguments:
    return {}


_MESSAGES = {"first-blood": "fall", "kill": "fall"}
_BOLD = frozenset(
    {
        "first-blood",
        "kill",
        "mutual",
        "revenge",
        "ace",
        "ace-down",
        "hunted",
        "fatal-jam",
        "long-shot",
        "flak",
        "lost",
        "lone-stand",
        "pictures-home",
        "pictures-lost",
        "balloon",
        "victory",
        "defeat",
        "draw",
    }
)
"""Deaths, and what turns a game."""
_ARGUMENTS: dict[str, Sentence] = {
    "victory": _victory,
    "defeat": _defeat,
    "draw": _draw,
    "lone-victory": _of_plane("against"),
    "comeback": _of_side("behind"),
    "close": _nothing,
    "missed": _of_side(),
    "unscathed": _of_side("enemies"),
    "mutual": _pair,
    "lone-stand": _lone_stand,
    "ace-down": _counted("kills"),
    "first-blood": _fall,
    "revenge": _revenge,
    "fatal-jam": _counted(),
    "ace": _counted("kills"),
    "hunted": _counted("turns"),
    "long-shot": _long_shot,
    "flak": _counted(),
    "kill": _fall,
    "collision": _collision,
    "lost": _of_plane("cause"),
    "alone": _of_plane("against"),
    "pictures-home": _errand(),
    "pictures-lost": _errand(),
    "balloon": _balloon,
    "raid-failed": _raid_failed,
    "blast": _blast,
    "photographed": _errand("lost"),
    "bombed": _errand("result", "lost"),
    "bluff": _bluff,
    "silenced": _silenced,
    "balloon-saved": _balloon_saved,
    "fire": _of_plane("why"),
    "pilot-hit": _of_plane(),
    "fire-out": _of_plane(),
    "duel": _duel,
    "pursuit": _pursuit,
    "jam": _jam,
    "whisker": _of_plane("margin"),
    "foreseen": _foreseen,
    "heaviest-burst": _burst("points", "cards"),
    "longest-hit": _burst("distance", "points"),
    "blank-burst": _burst("distance", "cards"),
}
