"""Missions: photographs of a target, bombs upon it; and the note of who left the table, and when.

A photograph needs a stall begun with the airplane's dot within half a ruler of the target's card. Glory's
bombs fall once, while the airplane's card lies over the target's: on its dot they destroy it, elsewhere they
damage it. War's bomber destroys it when its card, or the card of the maneuver it flies, lies over the dot.
Where an observer does the work, he must be fit; and a scenario may ask for a level.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

from msgspec.structs import replace
from shapely import Polygon

from rules.dice import Dice, draw
from rules.dogfight.deeds import Flown
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Equipment, Mission
from rules.dogfight.orders import ASK, OrderKind, at_hand
from rules.dogfight.picks import answer_pick
from rules.dogfight.pieces.damage_points import undamaged
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.play import Asking, Play, Question, all_answers
from rules.dogfight.ruler.geometry import TOLERANCE, Pose, card, dot, overlap
from rules.dogfight.state import Asked, Departure, GroundCard, Piece, Plane, State, Task
from rules.dogfight.victory.ending import ended
from rules.dogfight.view import MissionView
from rules.engine import Choice, Decision, Field, Option
from rules.said import said
from rules.values import Seat

Result: TypeAlias = Literal["done", "damaged", "destroyed"]
DROP, HOLD = "drop", "hold"
_BOMBS = said("dogfight-orders.about-bombs")
_STRAFED = {"trench", "aa-machine-gun"}
LOADS: dict[Mission, Equipment] = {"photograph": "camera", "bomb": "bombs"}


class Missions(Asking):
    """After the movement: photographs, bombs, departures. Who wants to be asked is, over a target's rim."""

    stage = "bomb"

    def start(self, play: Play) -> None:
        for task in play.state.missions:
            if task.kind == "photograph" and task.done is None:
                _photograph(play, task)
        asked = [question for task in play.state.missions for question in _bomb(play, task)]
        if asked:
            play.ask(*asked)
        else:
            note_departures(play)

    def decision(self, question: Question) -> Decision:  # noqa: ARG002 - the same for all
        return Decision("bomb", "Drop the bombs?")

    def briefing(self, question: Question) -> str:
        named = ", ".join(asked.piece for asked in question.asked)
        return f"{named} is over the target's rim, not its middle."

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:  # noqa: ARG002 - the same for all
        options = (
            Option(DROP, "Drop them now", "the target is damaged"),
            Option(HOLD, "Wait for the middle", "bombs fall once in a game"),
        )
        return tuple(answer_pick(asked, _BOMBS, options, HOLD) for asked in question.asked)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        for name, given in all_answers(choices).items():
            if given == DROP:
                plane = play.state.plane(name.split(".")[0])
                task = next(task for task in play.state.missions if _has_bombs(play.state, task, plane))
                _done(play, task, plane, "damaged")
        note_departures(play)


class BombOrders(OrderKind):
    """When Glory's single load is dropped."""

    slot = "bombs"
    about = said("dogfight-orders.kind-bombs")
    options = (
        Option("middle", said("dogfight-orders.bombs-middle"), said("dogfight-orders.bombs-middle.note")),
        Option("any", said("dogfight-orders.bombs-any"), said("dogfight-orders.bombs-any.note")),
        Option(HOLD, said("dogfight-orders.bombs-hold"), said("dogfight-orders.bombs-hold.note")),
        Option(ASK, said("dogfight-orders.ask"), said("dogfight-orders.ask.over-rim")),
    )

    def applies(self, state: State, piece: Piece) -> bool:
        carries = isinstance(piece, Plane) and any(_has_bombs(state, task, piece) for task in state.missions)
        return carries and at_hand(piece)

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterable[Field]:  # noqa: ARG002 - an OrderKind's
        if piece.in_play and self.applies(state, piece):
            yield self.pick(state, piece, _BOMBS, self.options)


BOMBS = BombOrders()


def _has_bombs(state: State, task: Task, plane: Plane) -> bool:
    open_task = task.kind == "bomb" and task.done is None and plane.id in task.by
    return state.edition == "glory" and open_task


def _photograph(play: Play, task: Task) -> None:
    for move in _flown_now(play.state, task):
        plane = play.state.plane(move.plane)
        maneuver = play.hangar.airplane(plane.model, play.state.in_force).cards[move.card]
        near = _target(play, task).distance(dot(move.start)) <= play.hangar.ruler / 2 + TOLERANCE
        if maneuver.is_stall and near and fit(play.state, play.hangar, task, plane):
            _done(play, task, plane, "done")
            return


def _bomb(play: Play, task: Task) -> list[Asked]:
    """Drop what falls without a question; the questions, where the owner wants to be asked."""
    if task.kind != "bomb" or task.done is not None:
        return []
    for move in _flown_now(play.state, task):
        plane = play.state.plane(move.plane)
        if not fit(play.state, play.hangar, task, plane):
            continue
        if play.state.edition == "war":
            if any(_covers(shape, play, task) for shape in _passage(play, plane, move)):
                _done(play, task, plane, "destroyed")
                return []
        elif plane.flying:
            return _drop_by_order(play, task, plane)
    return []


def _drop_by_order(play: Play, task: Task, plane: Plane) -> list[Asked]:
    order = BOMBS.ordered(play.state, plane)
    own = card_of(plane, play.hangar)
    if order == HOLD or not overlap(own, _target(play, task)):
        return []
    if _covers(own, play, task):
        _done(play, task, plane, "destroyed")
    elif order == "any":
        _done(play, task, plane, "damaged")
    elif order == ASK:
        return [Asked(plane.seat, plane.id, "bombs", (HOLD, DROP))]
    return []


def _flown_now(state: State, task: Task) -> list[Flown]:
    return [move for move in state.flown if move.round == state.round and move.plane in task.by]


def _passage(play: Play, plane: Plane, move: Flown) -> tuple[Polygon, Polygon]:
    """The airplane's card where it ended, and the maneuver card, right in front of where it began."""
    size, maneuver = play.hangar.size(plane), play.hangar.figures.sizes.maneuver_card
    x, y = move.start.offset(right=0, forward=(size.length + maneuver.length) / 2)
    return card(move.end, size), card(Pose(x, y, move.start.heading), maneuver)


def _target(play: Play, task: Task) -> Polygon:
    return card_of(play.state.piece(task.target), play.hangar)


def _covers(shape: Polygon, play: Play, task: Task) -> bool:
    return shape.distance(dot(play.state.piece(task.target).pose)) <= TOLERANCE


def fit(state: State, hangar: Hangar, task: Task, plane: Plane) -> bool:
    """Whether an airplane can do its task now: at the level, and in War with its observer unhurt."""
    if not has_crew(state, hangar, plane):
        return False
    if task.level is None or not state.in_force.altitude:
        return True
    return plane.level == task.level if task.kind == "photograph" else plane.level <= task.level


def has_crew(state: State, hangar: Hangar, plane: Plane) -> bool:
    """Whether there is still somebody to do a mission: in War it is the observer's work, if there is one."""
    two = hangar.figures.airplanes[plane.model].seats == 2
    return not (state.edition == "war" and two and plane.crew_hits)


def _done(play: Play, task: Task, plane: Plane, result: Result) -> None:
    finished = replace(task, done=result, doer=plane.id, by=(plane.id,))
    play.state = replace(
        play.state, missions=tuple(finished if each == task else each for each in play.state.missions)
    )
    plane = play.state.plane(plane.id)
    play.change(replace(plane, done=(*plane.done, task.kind)))
    if task.kind == "photograph":
        play.tell("photographed", plane=plane.id, target=task.target)
        return
    target = play.state.piece(task.target)
    if isinstance(target, GroundCard) and result != "done":
        play.change(replace(target, status=result))
    play.tell("bombed", plane=plane.id, target=task.target, result=result)


def carrier(state: State, task: Task, seat: Seat | None) -> str | None:
    """Who carries the camera or the bombs, as far as this seat may know and that is settled."""
    hidden = task.secret and task.done is None and sum(plane.side == task.side for plane in state.planes) > 1
    own = seat is not None and state.seats().get(seat) == task.side
    return task.by[0] if len(task.by) == 1 and (own or not hidden) else None


def another_carrier(state: State, seat: Seat | None, dice: Dice) -> State:
    """The state with somebody else as the secret carrier, unless this seat may know who it is."""
    for task in state.missions:
        if len(task.by) == 1 and carrier(state, task, seat) is None:
            state = draw(dice, _recast(state, task))
    return state


def _recast(state: State, task: Task) -> list[State]:
    """With each of its side as the carrier, fallen ones too, unless that would have ended the game; or with
    the one that is asked about its bombs."""
    side = [plane.id for plane in state.planes if plane.side == task.side]
    over_target = [
        name for name in side if any((name, BOMBS.slot) == (a.piece, a.matter) for a in state.asked)
    ]
    cast = [_carried_by(state, task, name) for name in over_target or side]
    return [each for each in cast if state.outcome or not ended(each)] or cast


def _carried_by(state: State, task: Task, name: str) -> State:
    tasks = [replace(each, by=(name,)) if each == task else each for each in state.missions]
    return replace(state, missions=tuple(tasks))


def carried(state: State, plane: Plane, seat: Seat | None) -> tuple[Equipment, ...]:
    """What an airplane has, loads for missions too, as far as this seat may know; bombs until they fell."""
    load = (LOADS[task.kind] for task in state.missions if carrier(state, task, seat) == plane.id)
    found = dict.fromkeys((*plane.equipment, *load))
    return tuple(each for each in found if each != "bombs" or "bomb" not in plane.done)


def seen(state: State, seat: Seat | None) -> tuple[MissionView, ...]:
    return tuple(
        MissionView(
            task.kind,
            task.side,
            task.target,
            carrier(state, task, seat),
            task.done is not None,
            task.level if state.in_force.altitude else None,
        )
        for task in state.missions
    )


def note_departures(play: Play) -> None:
    """Write down, of everybody who left in this movement, how things stood then."""
    known = {departure.plane for departure in play.state.departures}
    gone = [plane for plane in play.state.planes if plane.status == "left" and plane.id not in known]
    noted = tuple(_departure(play.state, play.hangar, plane) for plane in gone)
    if noted:
        play.state = replace(play.state, departures=(*play.state.departures, *noted))


def _departure(state: State, hangar: Hangar, plane: Plane) -> Departure:
    return Departure(
        plane=plane.id,
        edge="own" if plane.exit == plane.side else "other",
        faced=any(other.side != plane.side for other in state.flying()),
        unfinished=any(
            undamaged(each, hangar)
            for each in state.ground
            if each.side != plane.side and each.kind in _STRAFED
        ),
        balloons=any(balloon.side != plane.side for balloon in state.aloft()),
        before_mission=any(task.side == plane.side and task.done is None for task in state.missions),
    )


def note_home(play: Play) -> None:
    """At the turn limit: whoever still flies for the side that scores counts as gone home."""
    scorer = play.state.goals.scorer
    flying = [plane for plane in play.state.flying() if scorer in {None, plane.side}]
    home = tuple(replace(_departure(play.state, play.hangar, plane), edge="own") for plane in flying)
    play.state = replace(play.state, departures=(*play.state.departures, *home))
