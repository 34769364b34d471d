"""Fortune in the air: what damage cards brought to whom, for whoever asks afterwards who was lucky."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.dogfight.state import State
from rules.lots import Lot
from rules.said import said
from rules.values import Event, Seat

LOTS = (
    Lot("dealt", said("dogfight-names.name-lot-dealt")),
    Lot("taken", said("dogfight-names.name-lot-taken"), good=False),
    Lot("special", said("dogfight-names.name-lot-special"), good=False),
    Lot("jams", said("dogfight-names.name-lot-jams"), good=False),
)

_SPECIAL = ("smoking", "burning", "pilot_hit", "crippled", "exploded")


def tally(state: State, events: Iterable[Event]) -> Iterator[tuple[Seat, str, float]]:
    seats = {piece.id: piece.seat for piece in state.pieces()}
    for piece, lot, amount in _by_piece(events):
        seat = seats.get(piece)
        if seat is not None:
            yield seat, lot, amount


def _by_piece(events: Iterable[Event]) -> Iterator[tuple[str, str, float]]:
    for event in events:
        data = event.data
        if event.kind in {"drew", "hit"}:
            points = sum(data["counts"])
            yield data["plane" if event.kind == "drew" else "target"], "taken", points
            if data["shooter"] is not None:
                yield data["shooter"], "dealt", points
        elif event.kind in _SPECIAL:
            yield data["plane"], "special", 1
        elif event.kind == "jammed":
            yield data["plane"], "jams", 1
