"""Special damage and tailing in sentences."""

from __future__ import annotations

from render.dogfight.phrases import Data, Sentence, Tale, cards, many
from render.dogfight.words.told_flight import why_illegal
from rules.dogfight.view import BalloonView

_FIRES = {
    "hit": "catches fire",
    "second-smoke": "smoked already, and now burns",
    "neighbour": "catches fire from its neighbour",
}
_CRIPPLED = {
    "rudder_left": "has a jammed rudder: no turn or sideslip to the left in your next plan",
    "rudder_right": "has a jammed rudder: no turn or sideslip to the right in your next plan",
    "engine": "has a damaged engine: a stall in every plan from now on",
    "engine_lost": "has its engine hit a second time, which is the end of it",
    "observer": "has its observer hit: the rear gun is silent for the rest of the game",
}


def _smoking(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} trails smoke: {many(data['counters'], 'smoke counter')}."


def _burning(tale: Tale, data: Data) -> str:
    fire = _FIRES.get(data["why"], "catches fire")
    return f"{tale.named(data['plane'])} {fire}: {many(data['counters'], 'flame counter')}."


def _pilot_hit(tale: Tale, data: Data) -> str:
    again = " again, and can fly no more" if data["wounds"] > 1 else ""
    return f"The pilot of {tale.named(data['plane'])} is hit{again}."


def _crippled(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} {_CRIPPLED[data['what']]}."


def _burnt(tale: Tale, data: Data) -> str:
    piece, counters = tale.piece(data["plane"]), many(data["counters"], "flame counter")
    after = f"; it burns on with {counters}" if isinstance(piece, BalloonView) else f"; {counters} left"
    if not data["counters"]:
        after = "; the fire is out"
    if piece is not None and piece.status not in {"flying", "aloft"}:
        after = ""
    cost = f"{cards(data['cards'])} from deck {data['deck']}"
    return f"Flames cost {tale.named(data['plane'])} {cost}{after}."


def _smoke_cleared(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} no longer trails smoke."


def _flames_out(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} no longer burns."


def _out_of_control(tale: Tale, data: Data) -> str:
    planned = tale.maneuver(data["plane"], data["card"])
    return (
        f"{tale.named(data['plane'])} had planned card {planned} {why_illegal(data['why'])}: "
        "it falls out of control and is lost."
    )


def _disrupted(tale: Tale, data: Data) -> str:
    plane = tale.named(data["plane"])
    return f"{plane} is disrupted: no tailing and no aim in the next round."


def _tailed(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} tails {tale.named(data['target'])} this turn."


def _look(tale: Tale, data: Data) -> str:
    shown = tale.maneuver(data["target"], data["card"])
    return f"{tale.named(data['target'])} shows {tale.named(data['plane'])} card {shown}."


def _rearranged(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} flies its cards in another order."


def _tail_lost(tale: Tale, data: Data) -> str:
    return f"{tale.named(data['plane'])} has lost the tail of {tale.named(data['target'])}."


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
