"""Ground fire, balloons and rockets in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from render.dogfight.phrases import Data, Sentence, Tale, cards, damage_card, drawn, height, many, place
from render.dogfight.signs.damage_card import describe
from render.dogfight.words.told_flight import under_fire
from rules.dogfight.balloons.observation import BLAST_DECK
from rules.dogfight.fire.rockets import DECK as ROCKET_DECK
from rules.dogfight.view import GroundView

_ADJUSTED = {
    "moved": "moves its counter",
    "delayed": "delays its shot",
    "raised": "raises its aim",
    "lowered": "lowers its aim",
}
_MISSED = {
    "maneuver": "{plane} did not fly on steadily",
    "target": "{target} is not ahead of {plane} any more",
    "level": "{plane} is neither at the level of {target} nor one above it",
    "hit": "{plane} was hit itself",
    "gone": "{target} is not in the air any more",
}


def _spot(data: Data) -> str:
    return place(data["point"]) + ("" if data["level"] is None else f", level {data['level']}")


def _fuse(due: int) -> str:
    return "after the next maneuver" if due == 1 else f"in {due} maneuvers"


def _toll(struck: Sequence[str], deck: str, number: int = 1) -> str:
    return f"{cards(number)} from deck {deck}" + (" each" if len(struck) > 1 else "")


def _deck(tale: Tale, data: Data) -> str:
    """What a gun's hits are drawn from."""
    gun = tale.piece(data["gun"])
    return gun.deck if isinstance(gun, GroundView) and gun.deck else "C"


def _placed(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['gun'])} aims at {_spot(data)}: a shell bursts there {_fuse(data['due'])}."


def _adjusted(tale: Tale, data: Data) -> str:
    how = _ADJUSTED[data["how"]]
    return f"{tale.named(data['gun'])} {how}: the shell bursts at {_spot(data)} {_fuse(data['due'])}."


def _retired(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['gun'])} takes its shot back and stays loaded."


def _burst(tale: Tale, data: Data) -> str:
    opening = f"The shell of {tale.named(data['gun'])} bursts at {_spot(data)} and hits"
    if not data["hit"]:
        return f"{opening} nobody."
    return f"{opening} {tale.all_named(data['hit'])}: {_toll(data['hit'], _deck(tale, data))}."


def _reloading(tale: Tale, data: Data) -> str:
    return reloaded(tale, [data])


def reloaded(tale: Tale, batch: Sequence[Data]) -> str:
    """Guns that reload; of each only how far it has come."""
    last = {data["gun"]: data["loading"] == "loaded" for data in batch}
    told = []
    for ready, one, several in ((False, "reloads", "reload"), (True, "is loaded again", "are loaded again")):
        if guns := [gun for gun, loaded in last.items() if loaded is ready]:
            told.append(f"{tale.all_named(guns)} {one if len(guns) == 1 else several}")
    return f"{'; '.join(told)}."


def _ranging(tale: Tale, data: Data) -> str:
    card = describe(damage_card(data["card"]))
    found = f"finds the range: {_toll([data['target']], _deck(tale, data))}" if data["hit"] else "misses"
    gun, target = tale.named(data["gun"]), tale.named(data["target"])
    return f"{gun} ranges on {target}, turns up “{card}” and {found}."


def _hit(tale: Tale, data: Data) -> str:
    piece = tale.piece(data["target"])
    of = f" of {piece.resistance}" if piece is not None and piece.resistance else ""
    by = f" from {tale.named(data['shooter'])}" if data["shooter"] else ""
    return f"{tale.named(data['target'])} takes {drawn(data)}{by}: {data['points']}{of} points."


def _silenced(tale: Tale, data: Data) -> str:
    what = "The machine gun of " if data["how"] == "gun" else ""
    return f"{what}{tale.named(data['target'])} is silenced{under_fire(tale, data)}."


def _balloon_lost(tale: Tale, data: Data) -> str:
    how = "explodes" if data["how"] == "exploded" else "is destroyed"
    return f"Balloon {tale.named(data['balloon'])} {how}{under_fire(tale, data)}."


def _blast(tale: Tale, data: Data) -> str:
    balloon = tale.named(data["balloon"])
    if not data["planes"]:
        return f"Nobody is caught by the blast of {balloon}."
    caught, toll = tale.all_named(data["planes"]), _toll(data["planes"], BLAST_DECK)
    return f"The blast of {balloon} catches {caught}: {toll}."


def _balloon_down(tale: Tale, data: Data) -> str:
    how = ", still burning" if data["burning"] else ""
    return f"Balloon {tale.named(data['balloon'])} is down{how} and out of the game."


def _burning_on(tale: Tale, data: Data) -> str:
    burn = "burns" if len(data["balloons"]) == 1 else "burn"
    balloons, turns = tale.all_named(data["balloons"]), many(data["turns"], "turn")
    return f"Before the points are counted, {balloons} {burn} on for the {turns} not played."


def _descent(tale: Tale, data: Data) -> str:
    how = {
        "ordered": "is being pulled down",
        "stopped": "stops its descent",
        "resumed": "goes on descending",
    }
    return f"Balloon {tale.named(data['balloon'])} {how[data['how']]}."


def _lowered(tale: Tale, data: Data) -> str:
    return f"Balloon {tale.named(data['balloon'])} sinks to {height(data['level'], data['climb'])}."


def _bailed_out(tale: Tale, data: Data) -> str:
    jumped = many(data["observers"], "observer")
    verb = "jumps" if data["observers"] == 1 else "jump"
    return f"{jumped} {verb} from balloon {tale.named(data['balloon'])}."


def _observer_lost(tale: Tale, data: Data) -> str:
    lost = many(data["observers"], "observer")
    return f"Balloon {tale.named(data['balloon'])} loses {lost}."


def _launched(tale: Tale, data: Data) -> str:
    rockets = f"{many(data['rockets'], 'rocket')} at"
    plane, target = tale.named(data["plane"]), tale.named(data["target"])
    return f"{plane} launches {rockets} {target}: arrival after the next maneuver."


def _salvo(tale: Tale, data: Data) -> str:
    return f"The {'rocket' if data['rockets'] == 1 else 'rockets'} of {tale.named(data['plane'])}"


def _rocket_hit(tale: Tale, data: Data) -> str:
    alone = data["rockets"] == 1
    salvo, hit = _salvo(tale, data), "hits" if alone else "hit"
    if data["meant"] == data["target"]:
        toll = _toll([data["target"]], ROCKET_DECK, data["rockets"])
        return f"{salvo} {hit} {tale.named(data['target'])}: {toll}."
    meant, way = tale.named(data["meant"]), "its" if alone else "their"
    toll = _toll([data["target"]], ROCKET_DECK)
    return f"{salvo}, meant for {meant}, {hit} {tale.named(data['target'])} in {way} way: {toll}."


def _rocket_missed(tale: Tale, data: Data) -> str:
    salvo, target = _salvo(tale, data), tale.named(data["target"])
    late = data["why"] in {"target", "level"} and tale.too_late(data)
    why = _MISSED["gone" if late else data["why"]].format(plane=data["plane"], target=data["target"])
    return f"{salvo} {'misses' if data['rockets'] == 1 else 'miss'} {target}: {why}."


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
