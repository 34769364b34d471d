"""Ground fire, balloons and rockets in sentences."""

from __future__ import annotations

from render.dogfight.damage_card import describe
from render.dogfight.telling import Data, Sentence, Tale, damage_card, height, listed, many, place
from render.dogfight.told_flight import under_fire

_ADJUSTED = {
    "moved": "moves its counter",
    "delayed": "delays its shot",
    "raised": "raises its aim",
    "lowered": "lowers its aim",
}
_LOADING = {
    "corner": "{gun} reloads: its counter is on the corner.",
    "side": "{gun} reloads: its counter is at the side.",
    "loaded": "{gun} is loaded again.",
}
_MISSED = {
    "maneuver": "it did not fly on steadily",
    "target": "the target was out of their way",
    "level": "they flew at another level",
    "hit": "{plane} was hit itself",
}


def _spot(data: Data) -> str:
    return place(data["point"]) + ("" if data["level"] is None else f", level {data['level']}")


def _fuse(due: int) -> str:
    return "after the next maneuver" if due == 1 else f"in {due} maneuvers"


def _placed(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['gun'])} aims at {_spot(data)}: a shell bursts there {_fuse(data['due'])}."


def _adjusted(tale: Tale, data: Data) -> str:
    how = _ADJUSTED[data["how"]]
    return f"{tale.named(data['gun'])} {how}: the shell bursts at {_spot(data)} {_fuse(data['due'])}."


def _retired(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['gun'])} takes its shot back and stays loaded."


def _burst(tale: Tale, data: Data) -> str:
    hit = f"hits {tale.all_named(data['hit'])}" if data["hit"] else "hits nobody"
    return f"The shell of {tale.named(data['gun'])} bursts at {_spot(data)} and {hit}."


def _reloading(tale: Tale, data: Data) -> str:
    return _LOADING[data["loading"]].format(gun=tale.named(data["gun"]))


def _ranging(tale: Tale, data: Data) -> str:
    card = describe(damage_card(data["card"]))
    found = "finds the range" if data["hit"] else "misses"
    gun, target = tale.named(data["gun"]), tale.named(data["target"])
    return f"{gun} ranges on {target}, turns up “{card}” and {found}."


def _hit(tale: Tale, data: Data) -> str:
    drawn = listed([describe(damage_card(card)) for card in data["cards"]])
    piece = tale.piece(data["target"])
    of = f" of {piece.resistance}" if piece is not None and piece.resistance else ""
    by = f" from {tale.named(data['shooter'])}" if data["shooter"] else ""
    return f"{tale.named(data['target'])} takes {drawn}{by}: {data['points']}{of} points."


def _silenced(tale: Tale, data: Data) -> str:
    what = "The machine gun of " if data["how"] == "gun" else ""
    return f"{what}{tale.named(data['target'])} is silenced{under_fire(tale, data)}."


def _balloon_lost(tale: Tale, data: Data) -> str:
    how = "explodes" if data["how"] == "exploded" else "is destroyed"
    return f"Balloon {tale.named(data['balloon'])} {how}{under_fire(tale, data)}."


def _blast(tale: Tale, data: Data) -> str:
    if not data["planes"]:
        return f"Nobody is caught by the blast of {tale.named(data['balloon'])}."
    return f"The blast of {tale.named(data['balloon'])} catches {tale.all_named(data['planes'])}."


def _balloon_down(tale: Tale, data: Data) -> str:
    how = ", still burning" if data["burning"] else ""
    return f"Balloon {tale.named(data['balloon'])} is down{how} and out of the game."


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


def _rocket_hit(tale: Tale, data: Data) -> str:
    return f"The rockets of {tale.named(data['plane'])} hit {tale.named(data['target'])}."


def _rocket_missed(tale: Tale, data: Data) -> str:
    plane, target = tale.named(data["plane"]), tale.named(data["target"])
    why = _MISSED[data["why"]].format(plane=data["plane"])
    return f"The rockets of {plane} miss {target}: {why}."


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
    "descent": _descent,
    "lowered": _lowered,
    "bailed_out": _bailed_out,
    "observer_lost": _observer_lost,
    "launched": _launched,
    "rocket_hit": _rocket_hit,
    "rocket_missed": _rocket_missed,
}
