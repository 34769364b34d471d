"""The basic game in sentences: plans, moves, fire, jams, losses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.dogfight.frame import EDITIONS
from render.dogfight.naming import scenario_name, within_brackets
from render.dogfight.phrases import Data, Sentence, Tale, damage_card, drawn, is_you, yes_or_no
from render.dogfight.sides import STYLES, side_name
from render.dogfight.signs.damage_card import describe
from rules.dogfight.altitude import overdive
from rules.dogfight.kinds import Side
from rules.dogfight.rulebook import RULES
from rules.dogfight.ruler.lines_of_fire import range_of
from rules.dogfight.view import PlaneView
from rules.said import Said, listed, said, sentences, series

_ASKED = {"muster", "arrive", "tail", "look", "taxi", "shell", "bomb", "bail"}
"""Stages of which it is said what is asked; else it is whom to fire at."""


def _began(tale: Tale, data: Data) -> Said:
    pieces = (*data["planes"], *_others(data))
    seats = dict.fromkeys(one["seat"] for one in pieces if one["seat"] is not None)
    crews = [_crew(tale, seat, data) for seat in seats]
    others = [told for side in STYLES for told in _also(side, _others(data))]
    tale.introduced([one["id"] for one in pieces])
    begins = said(
        "dogfight-story.begins", scenario=scenario_name(tale.view), edition=EDITIONS[data["edition"]]
    )
    return sentences((begins, *crews, *others, *_rules(data), *_limit(data)))


def _others(data: Data) -> Sequence[Data]:
    return (*data.get("balloons", ()), *data.get("ground", ()))


def _crew(tale: Tale, seat: int, data: Data) -> Said:
    """What one player flies and commands."""
    flown = [one for one in data["planes"] if one["seat"] == seat]
    commanded = [one for one in _others(data) if one["seat"] == seat]
    side, player = side_name((*flown, *commanded)[0]["side"]), tale.player(seat)
    if not commanded:
        return said("dogfight-story.crew-flies", player=player, pieces=_kinds(flown), side=side)
    if not flown:
        return said("dogfight-story.crew-commands", player=player, pieces=_kinds(commanded), side=side)
    return said(
        "dogfight-story.crew-both", player=player, planes=_kinds(flown), pieces=_kinds(commanded), side=side
    )


def _also(side: Side, others: Sequence[Data]) -> Iterator[Said]:
    """What a side has that nobody commands."""
    found = [one for one in others if one["side"] == side and one["seat"] is None]
    if found:
        yield said("dogfight-story.also-has", side=side_name(side), pieces=_kinds(found))


def _kinds(pieces: Sequence[Data]) -> Said:
    """Pieces of one kind together: “M1 and M2 (machine gun)”."""
    ids: dict[str, list[str]] = {}
    for one in pieces:
        ids.setdefault(one["name"], []).append(one["id"])
    return series(
        said("dogfight-story.name-alike", pieces=listed(same), name=within_brackets(name))
        for name, same in ids.items()
    )


def _rules(data: Data) -> Iterator[Said]:
    labels = {rule.name: rule.called(data["edition"]) for rule in RULES}
    switched = [labels[name] for name in data.get("rules", ()) if name in labels]
    if switched:
        yield said("dogfight-story.rules-in-force", rules=listed(switched))


def _limit(data: Data) -> Iterator[Said]:
    if data["turn_limit"]:
        yield said("dogfight-story.turn-limit", turn=data["turn_limit"])


def _turn(_tale: Tale, data: Data) -> Said:
    return said("dogfight-story.turn", turn=data["turn"])


def _illegal(tale: Tale, data: Data) -> Said:
    planned = tale.maneuver(data["plane"], data["card"])
    return said("dogfight-story.illegal", plane=tale.named(data["plane"]), card=planned, why=data["why"])


def _strained(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.strained", plane=tale.named(data["plane"]), cards=data["cards"])


def _left(tale: Tale, data: Data) -> Said:
    plane = tale.named(data["plane"])
    if tale.strayed(data["plane"]):
        return said("dogfight-story.left-in-clouds", plane=plane)
    return said("dogfight-story.left", plane=plane)


def _asked(tale: Tale, data: Data) -> Said:
    players = listed(tale.player(seat) for seat in data["seats"])
    stage = tale.view.stage if tale.view.stage in _ASKED else "fire"
    return said("dogfight-story.asked", players=players, stage=stage)


def _fired(tale: Tale, data: Data) -> Said:
    """Of an airplane's only gun it is not said which it is."""
    only = tale.gun(data["shooter"]) == "only" and data["gun"] == "front"
    return said(
        "dogfight-story.fired",
        shooter=tale.named(data["shooter"]),
        target=tale.named(data["target"]),
        cards=data["cards"],
        deck=data["deck"],
        distance=round(data["distance"] / 10, 1),
        range=_range(tale, data),
        aimed=yes_or_no(data["aimed"]),
        **{"with": "none" if only else data["gun"].replace(" ", "-")},
    )


def _range(tale: Tale, data: Data) -> str:
    """Rifles have one range; of other guns the distance decides, whatever else takes cards away."""
    return "none" if data["gun"] == "infantry" else range_of(data["distance"], tale.view.ruler)


def _drew(tale: Tale, data: Data) -> Said:
    return said(
        "dogfight-story.drew",
        **tale.hurt(data["plane"]),
        drawn=drawn(data),
        source="fire" if data["shooter"] else "none",
        shooter=data["shooter"] or "",
        points=data["points"],
        **tale.limit(data["plane"]),
    )


def _jammed(tale: Tale, data: Data) -> Said:
    gun, plane = tale.gun(data["plane"], data["gun"]), tale.named(data["plane"])
    return said("dogfight-story.jammed", gun=gun, plane=plane, counters=data["counters"])


def _jam_card(tale: Tale, data: Data) -> Said:
    card = describe(damage_card(data["card"]))
    shooter, target = tale.named(data["plane"]), tale.named(data["target"])
    sides = {"shooter": data["plane"], "target": data["target"]}
    you = next((each for each, id_ in sides.items() if is_you(tale.view, id_)), "nobody")
    return said("dogfight-story.jam-card", plane=shooter, card=card, target=target, you=you)


def _cleared(tale: Tale, data: Data) -> Said:
    gun = tale.gun(data["plane"], data["gun"])
    return said("dogfight-story.cleared", plane=tale.named(data["plane"]), gun=gun)


def _shot_down(tale: Tale, data: Data) -> Said:
    """Flames, strain and accidents bring airplanes down without a shot."""
    plane = tale.named(data["plane"])
    if not data["by"]:
        return said("dogfight-story.goes-down", plane=plane)
    return said("dogfight-story.shot-down", plane=plane, by=tale.all_named(data["by"]))


def _exploded(tale: Tale, data: Data) -> Said:
    plane = tale.named(data["plane"])
    if not data["by"]:
        return said("dogfight-story.exploded", plane=plane)
    return said("dogfight-story.exploded-under-fire", plane=plane, by=tale.all_named(data["by"]))


def _returned(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.returned", cards=data["cards"], plane=tale.named(data["plane"]))


def _reshuffled(_tale: Tale, data: Data) -> Said:
    return said("dogfight-story.reshuffled", deck=data["deck"])


def _noted(tale: Tale, data: Data) -> Said:
    return said("dogfight-story.noted", plane=tale.named(data["plane"]), points=data["points"])


def _reminder(tale: Tale, data: Data) -> Said:
    counter = "overdive" if _may_overdive(tale, data) else data["counter"]
    return said(f"dogfight-story.reminder-{counter}", plane=tale.named(data["plane"]))


def _may_overdive(tale: Tale, data: Data) -> bool:
    """Whether a dive may follow the airplane's third card, though both are steep."""
    plane = tale.piece(data["plane"])
    if "overdive" not in tale.view.rules or not isinstance(plane, PlaneView):
        return False
    last = plane.maneuver(data["card"])
    high = plane.level is not None and plane.level >= overdive.LOWEST
    begins = any(overdive.begins(last, card) for card in plane.maneuvers)
    return high and begins and overdive.agile(plane.maneuvers)


def _over(_tale: Tale, data: Data) -> Said:
    """Who won; how is said where the whole game is summed up."""
    winner = data["outcome"]
    if winner == "draw":
        return said("dogfight-story.over-draw")
    return said("dogfight-story.over-won", side=side_name(winner))


SENTENCES: dict[str, Sentence] = {
    "began": _began,
    "turn": _turn,
    "illegal": _illegal,
    "strained": _strained,
    "left": _left,
    "asked": _asked,
    "fired": _fired,
    "drew": _drew,
    "jammed": _jammed,
    "jam_card": _jam_card,
    "cleared": _cleared,
    "shot_down": _shot_down,
    "exploded": _exploded,
    "returned": _returned,
    "reshuffled": _reshuffled,
    "noted": _noted,
    "reminder": _reminder,
    "over": _over,
}
