"""The basic game in sentences: plans, moves, fire, jams, losses."""

from __future__ import annotations

from collections.abc import Sequence

from render.dogfight.frame import EDITIONS
from render.dogfight.phrases import Data, Sentence, Tale, cards, damage_card, drawn, many, side_name
from render.dogfight.sides import STYLES
from render.dogfight.signs.damage_card import describe
from rules.dogfight.altitude import overdive
from rules.dogfight.kinds import Side
from rules.dogfight.rulebook import RULES
from rules.dogfight.ruler.lines_of_fire import range_of
from rules.dogfight.view import PlaneView
from rules.wording import inner, listed
from words import say

_WHY = {
    "steep-after-steep": "right after another steep one",
    "no-straight-before": "without a straight before it",
    "no-straight-after": "where the Immelmann before it calls for a straight",
    "rudder-jammed": "against its jammed rudder",
    "straight-while-burning": "which a burning airplane may not fly",
    "no-stall": "and no stall, which its damaged engine needs",
    "climb-with-immelmann": "which puts a climb and an Immelmann into one turn",
    "dive-with-split-s": "which puts a dive and a Split-S into one turn",
    "no-straight-to-overdive": "where an overdive calls for a straight",
    "too-low-to-overdive": "too low for an overdive",
    "no-straight-to-land": "where a landing calls for a straight",
    "no-stall-to-land": "where a landing calls for a stall",
    "no-straight-to-take-off": "where a takeoff calls for a straight",
    "no-climb-to-take-off": "where a takeoff calls for a climb",
}
_REMINDERS = {
    "steep": "{plane} may not open with a steep card next turn.",
    "immelmann": "{plane} must open with a straight next turn.",
    "straight": "{plane} may open with an Immelmann next turn.",
    "overdive": "{plane} may open next turn with no steep card but a dive, as an overdive.",
}
_ASKED = {
    "muster": "get ready for the first turn",
    "arrive": "choose where to come in",
    "tail": "choose whom to tail",
    "look": "choose the order of flight, with a tailed airplane's card in view",
    "taxi": "move on the ground",
    "shell": "direct the guns",
    "bomb": "drop bombs or keep them",
    "bail": "let observers jump or stay",
}
_WITH = {
    "front": "its front gun",
    "rear": "its rear gun",
    "machine gun": "its machine gun",
    "infantry": "its rifles",
    "shell": "a shell",
    "rockets": "rockets",
}


def why_illegal(why: str) -> str:
    return _WHY.get(why, "against the rules")


def _began(tale: Tale, data: Data) -> str:
    pieces = (*data["planes"], *_others(data))
    seats = dict.fromkeys(one["seat"] for one in pieces if one["seat"] is not None)
    crews = [_crew(tale, seat, data) for seat in seats]
    others = [told for side in STYLES if (told := _also(side, _others(data)))]
    tale.introduced([one["id"] for one in pieces])
    limit = f" It ends after turn {data['turn_limit']} at the latest." if data["turn_limit"] else ""
    game = f"{tale.view.scenario} ({EDITIONS[data['edition']]})"
    return f"{game} begins: {'; '.join((*crews, *others))}.{_rules(data)}{limit}"


def _others(data: Data) -> Sequence[Data]:
    return (*data.get("balloons", ()), *data.get("ground", ()))


def _crew(tale: Tale, seat: int, data: Data) -> str:
    """What one player flies and commands."""
    flown = [one for one in data["planes"] if one["seat"] == seat]
    commanded = [one for one in _others(data) if one["seat"] == seat]
    parts = [f"{verb} {_kinds(own)}" for verb, own in (("flies", flown), ("commands", commanded)) if own]
    side = side_name((*flown, *commanded)[0]["side"])
    return f"{tale.player(seat)} {' and '.join(parts)} for the {side}"


def _also(side: Side, others: Sequence[Data]) -> str:
    """What a side has that nobody commands."""
    found = [one for one in others if one["side"] == side and one["seat"] is None]
    return f"the {side_name(side)} have {_kinds(found)}" if found else ""


def _kinds(pieces: Sequence[Data]) -> str:
    """Pieces of one kind together: “M1 and M2 (machine gun)”."""
    ids: dict[str, list[str]] = {}
    for one in pieces:
        ids.setdefault(one["name"], []).append(one["id"])
    return ", ".join(f"{listed(same)} ({inner(name)})" for name, same in ids.items())


def _rules(data: Data) -> str:
    labels = {rule.name: say(rule.called(data["edition"])) for rule in RULES}
    switched = [labels[name] for name in data.get("rules", ()) if name in labels]
    return f" Rules in force: {listed(switched)}." if switched else ""


def _turn(_tale: Tale, data: Data) -> str:
    return f"Turn {data['turn']}: everyone plans three maneuvers."


def _illegal(tale: Tale, data: Data) -> str:
    planned = tale.maneuver(data["plane"], data["card"])
    return (
        f"{tale.named(data['plane'])} had planned card {planned} {why_illegal(data['why'])}, "
        "and flies straight instead."
    )


def _strained(tale: Tale, data: Data) -> str:
    return f"The strain costs {tale.named(data['plane'])} {cards(data['cards'])}."


def _left(tale: Tale, data: Data) -> str:
    way = "has flown off the table in the clouds," if tale.strayed(data["plane"]) else "flies off the table"
    return f"{tale.named(data['plane'])} {way} and is out of the game."


def _asked(tale: Tale, data: Data) -> str:
    players = listed(tale.player(seat) for seat in data["seats"])
    return f"It is up to {players} to {_ASKED.get(tale.view.stage, 'choose whom to fire at')}."


def _fired(tale: Tale, data: Data) -> str:
    gun = "" if tale.gun(data["shooter"], data["gun"]) == "gun" and data["gun"] == "front" else data["gun"]
    with_gun = f" with {_WITH.get(gun, f'its {gun}')}" if gun else ""
    away = f"{data['distance'] / 10:.1f} cm{_range(tale, data)}{', aimed' if data['aimed'] else ''}"
    cost = f"{cards(data['cards'])} from deck {data['deck']}"
    shooter, target = tale.named(data["shooter"]), tale.named(data["target"])
    return f"{shooter} fires at {target}{with_gun}: {cost} ({away})."


def _range(tale: Tale, data: Data) -> str:
    """Rifles have one range; of other guns the distance decides, whatever else takes cards away."""
    if data["gun"] == "infantry":
        return ""
    return f", {range_of(data['distance'], tale.view.ruler)} range"


def _drew(tale: Tale, data: Data) -> str:
    piece = tale.piece(data["plane"])
    source = f" from {data['shooter']}'s fire" if data["shooter"] else ""
    of = f" of {piece.resistance}" if piece is not None and piece.resistance else ""
    total = f"{data['points']}{of}"
    return f"{tale.named(data['plane'])} draws {drawn(data)}{source}; {total} points now."


def _jammed(tale: Tale, data: Data) -> str:
    gun = tale.gun(data["plane"], data["gun"])
    return f"The {gun} of {tale.named(data['plane'])} jams: {many(data['counters'], 'jam counter')}."


def _jam_card(tale: Tale, data: Data) -> str:
    card = describe(damage_card(data["card"]))
    shooter, target = tale.named(data["plane"]), tale.named(data["target"])
    return f"The card that jammed {shooter} was “{card}”, drawn by {target}."


def _cleared(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} has cleared its {tale.gun(data['plane'], data['gun'])}."


def _shot_down(tale: Tale, data: Data) -> str:
    """Flames, strain and accidents bring airplanes down without a shot."""
    how = f"is shot down by {tale.all_named(data['by'])}" if data["by"] else "goes down"
    return f"{tale.named(data['plane'])} {how}."


def _exploded(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} explodes{under_fire(tale, data)}."


def under_fire(tale: Tale, data: Data) -> str:
    return f" under the fire of {tale.all_named(data['by'])}" if data["by"] else ""


def _returned(tale: Tale, data: Data) -> str:
    verb = "goes" if data["cards"] == 1 else "go"
    return f"{cards(data['cards']).capitalize()} of {tale.named(data['plane'])} {verb} back into the decks."


def _reshuffled(_tale: Tale, data: Data) -> str:
    return f"Damage deck {data['deck']} is used up: all damage cards go back, shuffled; points stay."


def _noted(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} keeps {data['points']} points written down."


def _reminder(tale: Tale, data: Data) -> str:
    counter = "overdive" if _may_overdive(tale, data) else data["counter"]
    return _REMINDERS[counter].format(plane=tale.named(data["plane"]))


def _may_overdive(tale: Tale, data: Data) -> bool:
    """Whether a dive may follow the airplane's third card, though both are steep."""
    plane = tale.piece(data["plane"])
    if "overdive" not in tale.view.rules or not isinstance(plane, PlaneView):
        return False
    last = plane.maneuver(data["card"])
    high = plane.level is not None and plane.level >= overdive.LOWEST
    begins = any(overdive.begins(last, card) for card in plane.maneuvers)
    return high and begins and overdive.agile(plane.maneuvers)


def _over(_tale: Tale, data: Data) -> str:
    """Who won; how is said where the whole game is summed up."""
    winner = data["outcome"]
    return "It is a draw." if winner == "draw" else f"The {side_name(winner)} win!"


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
