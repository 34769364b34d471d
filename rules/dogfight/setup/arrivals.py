"""Late arrivals: airplanes that come onto the table at the start or at the end of a later turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rules.dogfight.events import pose_data
from rules.dogfight.play import Asking, Play, Question, all_answers
from rules.dogfight.setup import arrival_orders, entrances
from rules.dogfight.state import Plane, State
from rules.engine import Choice, Decision, Field
from rules.said import Text, lines, said, series
from rules.values import Seat

_DECISION = Decision("arrive", said("dogfight-setup.arrivals"))


class Arrivals(Asking):
    """Those whose time it is are placed; their owner is asked where there is a choice."""

    stage = "arrive"

    def __init__(self, when: Literal["start", "end"]) -> None:
        self.when = when

    def start(self, play: Play) -> None:
        asked = [
            question
            for plane in self._due(play.state)
            if arrival_orders.told(play.state, plane) is None
            for question in entrances.questions(play.state, plane)
        ]
        if asked:
            play.ask(*asked)
        else:
            self._bring_in(play, {})

    def decision(self, question: Question) -> Decision:  # noqa: ARG002 - the same for all
        return _DECISION

    def briefing(self, question: Question) -> Text:
        names = dict.fromkeys(asked.piece for asked in question.asked)
        planes = series(entrances.named(question.hangar, question.state.plane(name)) for name in names)
        coming = said("dogfight-setup.now-coming-in", planes=planes)
        return lines([coming, *entrances.facing(question.state, question.asked)])

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:  # noqa: ARG002 - the same for all
        return tuple(entrances.field(question.state, question.hangar, asked) for asked in question.asked)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        self._bring_in(play, all_answers(choices))

    def _due(self, state: State) -> list[Plane]:
        return [
            plane
            for plane in state.planes
            if plane.entry is not None and (plane.entry.turn, plane.entry.when) == (state.turn, self.when)
        ]

    def _bring_in(self, play: Play, answers: Choice) -> None:
        for plane in self._due(play.state):
            usual = entrances.usual(play.state, play.hangar, plane)
            told = arrival_orders.told(play.state, plane) or {}
            there = entrances.placed(play.state, play.hangar, plane, {**usual, **told, **answers})
            play.change(there)
            level = there.level if play.state.in_force.altitude else None
            turn, pose = play.state.turn, pose_data(there.pose)
            play.tell("arrived", turn=turn, plane=there.id, pose=pose, level=level)


def flies_from(plane: Plane) -> int | None:
    """The turn from which an airplane that waits will fly."""
    if plane.entry is None:
        return None
    return plane.entry.turn + (plane.entry.when == "end")
