"""Where a late arrival comes in can be ordered beforehand; else its owner is asked when its time comes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import ASK
from rules.dogfight.setup import entrances
from rules.dogfight.state import Asked, Piece, Plane, State
from rules.engine import Choice, Field, Option, Pick, Spot, Value
from rules.said import said

SLOT, ORDERED = "arrive", "ordered"
_OPTIONS = (
    Option(ASK, said("dogfight-setup.arrival-ask"), said("dogfight-setup.arrival-ask.note")),
    Option(ORDERED, said("dogfight-setup.arrival-ordered"), said("dogfight-setup.arrival-ordered.note")),
)
_HINT = said("dogfight-setup.arrival-hint")


def fields(
    state: State, hangar: Hangar, own: Iterable[Piece], stands: Mapping[str, Value], partial: Choice
) -> Iterator[Field]:
    for plane in own:
        asked = _to_settle(state, plane)
        if not asked:
            continue
        name = f"{plane.id}.{SLOT}"
        now = next((option.value for option in _OPTIONS if option.value == stands.get(name)), ASK)
        label = said("dogfight-setup.arrival", piece=plane.id)
        yield Pick(name, label, _OPTIONS, group=plane.id, slot=SLOT, default=now, hint=_HINT)
        if partial.get(name) == ORDERED:
            yield from (_as_it_stands(entrances.field(state, hangar, each), stands) for each in asked)


def _to_settle(state: State, piece: Piece) -> list[Asked]:
    """What is asked when it comes in, unless a card has to be laid first or it is placed before the game."""
    if not isinstance(piece, Plane) or piece.entry is None or entrances.is_there(piece):
        return []
    laid = piece.entry.place.kind != "half" or piece.entry.half is not None
    return entrances.questions(state, piece) if laid else []


def _as_it_stands(field: Field, stands: Mapping[str, Value]) -> Field:
    told = stands.get(field.name)
    return field if told is None or isinstance(field, Spot) else replace(field, default=told)


def told(state: State, plane: Plane) -> Choice | None:
    """What its owner has ordered; None if he wants to be asked."""
    answers = state.standing[plane.seat].answers if plane.seat in state.standing else {}
    names = [asked.name for asked in entrances.questions(state, plane)]
    if answers.get(f"{plane.id}.{SLOT}") != ORDERED or not all(name in answers for name in names):
        return None
    return {name: answers[name] for name in names}
