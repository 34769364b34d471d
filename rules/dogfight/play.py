"""The dogfight's own kind of step, question and phase.

A phase that asks stands at one place of the turn's program; the stage in the state says at which.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from rules import phases
from rules.dogfight.events import EVENTS
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Stage
from rules.dogfight.state import Asked, Piece, State, with_pieces
from rules.engine import Choice, Value
from rules.values import Seat

_OF_A_ROUND = frozenset(name for name, kind in EVENTS.items() if "round" in kind.needed)


class Play(phases.Play[State, Hangar]):
    @property
    def hangar(self) -> Hangar:
        return self.figures

    def tell(self, kind: str, /, *, to: Iterable[Seat] | None = None, **data: Any) -> None:
        """Say what happened, to everyone or to these seats; what belongs to a round belongs to this one."""
        if kind in _OF_A_ROUND:
            data["round"] = self.state.round
        self.log.append(EVENTS(kind, to=to, **data))

    def change(self, *pieces: Piece) -> None:
        self.state = with_pieces(self.state, pieces)

    def ask(self, *asked: Asked) -> None:
        """Stop here until these questions are answered."""
        self.state = replace(self.state, asked=(*self.state.asked, *asked))


class Question(phases.Question[State, Hangar]):
    @property
    def hangar(self) -> Hangar:
        return self.figures

    @property
    def asked(self) -> list[Asked]:
        return [asked for asked in self.state.asked if asked.seat == self.seat]


def all_answers(choices: Mapping[Seat, Choice]) -> dict[str, Value]:
    """What everybody said, by the names of the fields: no two seats are asked about the same piece."""
    return {name: value for choice in choices.values() for name, value in choice.items()}


class Phase(phases.Phase[Play]):
    """A part of the turn, one of its program."""


class Asking(Phase, phases.Asking[Play, Question]):
    """A phase that may have to ask."""

    stage: Stage

    def pending(self, state: State, hangar: Hangar) -> set[Seat]:  # noqa: ARG002 - for those who need figures
        """Who owes an answer; it must not depend on anything that is hidden from anyone."""
        return {asked.seat for asked in state.asked}
