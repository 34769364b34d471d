"""The muster before the first turn: airplanes are put on the table, hidden cards laid, the carrier named.

A side that places last is asked when the other has placed. Late arrivals lay their left or right card now,
face down, and are placed when they come in.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.dice import Dice, draw
from rules.dogfight import names
from rules.dogfight.box.components import Direction
from rules.dogfight.events import pose_data
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import SIDES, Mission
from rules.dogfight.play import Asking, Play, Question, all_answers
from rules.dogfight.setup import entrances
from rules.dogfight.setup.arrivals import flies_from
from rules.dogfight.state import Asked, Piece, Plane, State, Task
from rules.engine import Choice, Decision, Field, Option, Pick
from rules.said import Text, lines, said
from rules.values import Seat

CARRIER = "carrier"
_HALVES: tuple[Direction, ...] = ("left", "right")
_DECISION = Decision("muster", said("dogfight-setup.before-the-first-turn"))
_CARRIER: dict[Mission, Text] = {
    "photograph": said("dogfight-setup.who-carries-camera"),
    "bomb": said("dogfight-setup.who-carries-bombs"),
}
_CARRIER_HINT = said("dogfight-setup.carrier-hint")


class Muster(Asking):
    stage = "muster"

    def start(self, play: Play) -> None:
        if play.state.turn == 1:
            _place(play, {})
            play.ask(*_due(play.state))

    def decision(self, question: Question) -> Decision:  # noqa: ARG002 - the same for all
        return _DECISION

    def briefing(self, question: Question) -> Text:
        told = [_what(question, asked) for asked in question.asked]
        told += entrances.facing(question.state, question.asked)
        return lines(dict.fromkeys(told))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:  # noqa: ARG002 - the same for all
        return tuple(_field(question.state, question.hangar, asked) for asked in question.asked)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        answers = all_answers(choices)
        play.change(*(_with_card(plane, answers) for plane in play.state.planes if plane.entry is not None))
        play.state = replace(
            play.state, missions=tuple(_with_carrier(task, answers) for task in play.state.missions)
        )
        _place(play, answers)
        play.ask(*_due(play.state))


def _what(question: Question, asked: Asked) -> Text:
    """What one question is about."""
    if asked.matter == CARRIER:
        task = _task(question.state, asked)
        secret = "secret" if task.secret else "open"
        return said("dogfight-setup.say-who-carries", mission=task.kind, secret=secret)
    plane = question.state.plane(asked.piece)
    named = entrances.named(question.hangar, plane)
    if asked.matter == entrances.HALF:
        return said("dogfight-setup.lay-a-card", plane=named, turn=flies_from(plane) or 0)
    return said("dogfight-setup.put-on-the-table", plane=named)


def _task(state: State, asked: Asked) -> Task:
    return next(task for task in state.missions if task.target == asked.piece)


def _due(state: State) -> list[Asked]:
    """What is still to be settled, by those who place first and then by those who place last."""
    for last in (False, True):
        asked = [
            question
            for plane in state.planes
            if plane.entry is not None and plane.entry.last is last
            for question in _asked_now(state, plane)
        ]
        asked += [_which_carrier(state, task) for task in state.missions if not last and len(task.by) > 1]
        if asked:
            return asked
    return []


def _asked_now(state: State, plane: Plane) -> list[Asked]:
    entry = plane.entry
    if entry is not None and entry.place.kind in {"half", "hidden corner"} and entry.half is None:
        return [Asked(plane.seat, plane.id, entrances.HALF, ())]
    return entrances.questions(state, plane) if entrances.is_there(plane) else []


def _which_carrier(state: State, task: Task) -> Asked:
    leader = min(plane.seat for plane in state.planes if plane.side == task.side)
    return Asked(leader, task.target, CARRIER, task.by)


def _field(state: State, hangar: Hangar, asked: Asked) -> Field:
    if asked.matter != CARRIER:
        return entrances.field(state, hangar, asked)
    options = (Option(name, names.with_name(hangar, state.plane(name))) for name in asked.options)
    return Pick(
        name=asked.name,
        label=_CARRIER[_task(state, asked).kind],
        options=tuple(options),
        group=asked.piece,
        slot=CARRIER,
        default=asked.options[0],
        hint=_CARRIER_HINT,
    )


def _with_card(plane: Plane, answers: Choice) -> Plane:
    given = answers.get(f"{plane.id}.{entrances.HALF}")
    if plane.entry is None or given is None:
        return plane
    half = next(half for half in _HALVES if half == given)
    return replace(plane, entry=replace(plane.entry, half=half))


def _with_carrier(task: Task, answers: Choice) -> Task:
    given = answers.get(f"{task.target}.{CARRIER}")
    return task if given is None else replace(task, by=(str(given),))


def _place(play: Play, answers: Choice) -> None:
    """Put down all who have been asked for everything they must be asked."""
    for side in SIDES:
        for plane in play.state.planes:
            if plane.side != side or not entrances.is_there(plane):
                continue
            asked = entrances.questions(play.state, plane)
            if all(question.name in answers for question in asked):
                there = entrances.placed(play.state, play.hangar, plane, answers)
                play.change(there)
                level = there.level if play.state.in_force.altitude else None
                play.tell("placed_plane", plane=there.id, pose=pose_data(there.pose), level=level)


def another_half(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:  # noqa: ARG001 - one of RESAMPLERS
    """The card laid face down may be a left or a right one."""
    if not isinstance(piece, Plane) or piece.entry is None or piece.entry.half is None:
        return piece
    return replace(piece, entry=replace(piece.entry, half=draw(dice, _HALVES)))
