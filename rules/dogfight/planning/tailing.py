"""Tailing (optional rule): a pilot behind an enemy sees the enemy's next card before it is flown.

Who tails whom is settled before planning. Before the first maneuver, and again before the second if the
position still holds, the tailed airplane's next card is shown to the tailing seat alone, which may then put
its own remaining cards into another order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from shapely import LineString

from rules.dogfight import names
from rules.dogfight.box.components import Maneuver
from rules.dogfight.damage.special_damage import can_tail
from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import ASK
from rules.dogfight.picks import answer_pick
from rules.dogfight.pieces import levels
from rules.dogfight.pieces.shapes import card_of
from rules.dogfight.planning.rearranging import BY_CARD, QUARRY, TAIL, by_card, orders, rearranged, written
from rules.dogfight.play import Asking, Play, Question, all_answers
from rules.dogfight.ruler.geometry import TOLERANCE, crosses, front_edge, rear_edge
from rules.dogfight.state import Asked, Plane, State
from rules.engine import Choice, Decision, Field, Option, Pick
from rules.said import Said, Text, said, sentences, series
from rules.values import Seat

LOOKS = (1, 2)
"""The rounds before whose maneuver a tailed card is shown."""
_AS_PLANNED = said("dogfight-planning.note-planned")


def tails(state: State, hangar: Hangar, tailer: Plane, tailed: Plane) -> bool:
    """Dots within a ruler, out of the tailer's front edge, into the tailed's rear edge, nobody between."""
    line = LineString([(tailer.pose.x, tailer.pose.y), (tailed.pose.x, tailed.pose.y)])
    others = (other for other in state.flying() if other.id not in {tailer.id, tailed.id})
    return (
        line.length <= hangar.ruler + TOLERANCE
        and line.distance(front_edge(tailer.pose, hangar.size(tailer))) <= TOLERANCE
        and line.distance(rear_edge(tailed.pose, hangar.size(tailed))) <= TOLERANCE
        and not any(
            levels.blocks(state, tailer, tailed, other) and crosses(line, card_of(other, hangar))
            for other in others
        )
    )


def able(state: State, plane: Plane) -> bool:
    """Smoke and flames blind a tailer; nobody tails from the ground or out of a cloud."""
    return plane.flying and can_tail(plane) and _in_the_air(state, plane)


def _in_the_air(state: State, plane: Plane) -> bool:
    return not levels.grounded(state, plane) and not levels.clouded(state, plane)


def quarry(state: State, hangar: Hangar, plane: Plane) -> list[str]:
    """The enemies this airplane could tail, the nearest first."""
    if not able(state, plane):
        return []
    found = [
        (LineString([(plane.pose.x, plane.pose.y), (enemy.pose.x, enemy.pose.y)]).length, enemy.id)
        for enemy in state.flying()
        if enemy.side != plane.side and _in_the_air(state, enemy) and tails(state, hangar, plane, enemy)
    ]
    return [name for _, name in sorted(found)]


class Tails(Asking):
    """Before planning: who is behind whom, and whom a pilot behind several of them follows."""

    stage = "tail"

    def start(self, play: Play) -> None:
        play.change(*map(_unbound, play.state.planes))
        if not play.state.in_force.tailing:
            return
        for plane in play.state.flying():
            found = quarry(play.state, play.hangar, plane)
            order = QUARRY.ordered(play.state, plane)
            if len(found) > 1 and order == ASK:
                play.ask(Asked(plane.seat, plane.id, "tail", tuple(found)))
            elif found:
                _follow(play, plane, _picked_out(play.state, found, order))

    def decision(self, question: Question) -> Decision:  # noqa: ARG002 - the same for all
        return Decision("tail", said("dogfight-planning.choose-tail"))

    def briefing(self, question: Question) -> Text:
        planes = series(asked.piece for asked in question.asked)
        return said("dogfight-planning.several-ahead", planes=planes)

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:  # noqa: ARG002 - the same for all
        return tuple(_which_tail(question.state, question.hangar, asked) for asked in question.asked)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        for name, target in sorted(all_answers(choices).items()):
            _follow(play, play.state.plane(name.split(".")[0]), str(target))


def _picked_out(state: State, found: Sequence[str], order: str) -> str:
    """The nearest comes first, and `max` keeps the first of equals."""
    if order == "weakest":
        return max(found, key=lambda name: len(state.plane(name).damage))
    return found[0]


def _unbound(plane: Plane) -> Plane:
    return replace(plane, tailing=None, looked=0, shown=None, seen_by=())


def shown_to(plane: Plane, seat: Seat | None) -> int | None:
    """The airplane's next card, if this seat has been shown it."""
    known = plane.plan and plane.plan[0] == plane.shown and seat in plane.seen_by
    return plane.shown if known else None


def _which_tail(state: State, hangar: Hangar, asked: Asked) -> Pick:
    options = (Option(name, names.with_name(hangar, state.plane(name))) for name in asked.options)
    return answer_pick(asked, said("dogfight-planning.whom-to-tail"), options, asked.options[0])


def _follow(play: Play, plane: Plane, target: str) -> None:
    play.change(replace(plane, tailing=target))
    play.tell("tailed", plane=plane.id, target=target)


class TailLook(Asking):
    """The tailed airplane's next card is shown, and the tailing pilot may rearrange his own.

    Along a chain of tails the pilot in front rearranges first, so that what is shown behind him is flown.
    """

    stage = "look"

    def start(self, play: Play) -> None:
        if play.state.in_force.tailing and play.state.round in LOOKS:
            _lose_tails(play)
            _look(play)

    def decision(self, question: Question) -> Decision:
        return Decision("look", said("dogfight-planning.look", round=question.state.round))

    def briefing(self, question: Question) -> Text:
        state, hangar = question.state, question.hangar
        looks = (_seen(state, hangar, state.plane(asked.piece)) for asked in question.asked)
        return sentences([*looks, said("dogfight-planning.may-rearrange")])

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:  # noqa: ARG002 - the same for all
        return tuple(_which_order(question.state, question.hangar, asked) for asked in question.asked)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        answers = all_answers(choices)
        for name in sorted(answers):
            plane = play.state.plane(name.split(".")[0])
            _fly(play, plane, rearranged(plane.id, plane.plan, answers))
        _look(play)


def _lose_tails(play: Play) -> None:
    """Out of position, in smoke, or out of the game: the tail is lost for this turn."""
    state = play.state
    for plane in state.flying():
        if plane.tailing is None or _holds(play, plane, state.plane(plane.tailing)):
            continue
        play.tell("tail_lost", plane=plane.id, target=plane.tailing)
        play.change(replace(plane, tailing=None))


def _holds(play: Play, plane: Plane, target: Plane) -> bool:
    if not target.flying or not able(play.state, plane) or not _in_the_air(play.state, target):
        return False
    return play.state.round == LOOKS[0] or tails(play.state, play.hangar, plane, target)


def _look(play: Play) -> None:
    """Show what is settled, from the front of each chain on, until somebody has to be asked."""
    while ready := _ready(play.state):
        for plane in ready:
            target = play.state.plane(str(plane.tailing))
            watching = target.seen_by if target.shown == target.plan[0] else ()
            seen_by = tuple(sorted({*watching, plane.seat}))
            play.change(replace(target, shown=target.plan[0], seen_by=seen_by))
            play.tell("look", to=[plane.seat], plane=plane.id, target=target.id, card=target.plan[0])
        asked = {plane.id: plane for plane in ready if TAIL.ordered(play.state, plane) == ASK}
        for plane in ready:
            if plane.id not in asked:
                _settle(play, play.state.plane(plane.id))
        if asked:
            play.ask(*(Asked(plane.seat, plane.id, "order", ()) for plane in asked.values()))
            return


def _settle(play: Play, plane: Plane) -> None:
    """Whoever is not asked keeps his order, or flies what he said for such a card."""
    told = TAIL.ordered(play.state, plane)
    shown = _shown(play.state, play.hangar, plane)
    _fly(play, plane, by_card(play.state, play.hangar, plane, shown) if told == BY_CARD else plane.plan)


def _fly(play: Play, plane: Plane, plan: tuple[int, ...]) -> None:
    if plan != plane.plan:
        play.tell("rearranged", to=[plane.seat], plane=plane.id)
    play.change(replace(plane, plan=plan, looked=play.state.round))


def _ready(state: State) -> list[Plane]:
    """The tailing airplanes whose quarry's card is settled; in a ring of tails, all of them."""
    waiting = {plane.id: plane for plane in state.flying() if _is_to_look(state, plane)}
    ready = [plane for plane in waiting.values() if plane.tailing not in waiting]
    return ready or list(waiting.values())


def _is_to_look(state: State, plane: Plane) -> bool:
    """A disrupted pilot has no use of his tail in this round."""
    return plane.tailing is not None and not plane.disrupted and plane.looked < state.round


def _seen(state: State, hangar: Hangar, plane: Plane) -> Said:
    shown = _shown(state, hangar, plane)
    return said(
        "dogfight-planning.seen",
        plane=plane.id,
        target=str(plane.tailing),
        number=str(shown.number),
        card=shown.label,
    )


def _shown(state: State, hangar: Hangar, plane: Plane) -> Maneuver:
    """The card that the airplane's quarry has shown."""
    target = state.plane(str(plane.tailing))
    return hangar.airplane(target.model, state.in_force).cards[target.plan[0]]


def _which_order(state: State, hangar: Hangar, asked: Asked) -> Pick:
    plane = state.plane(asked.piece)
    shown = _shown(state, hangar, plane)
    options = []
    for order in orders(state, hangar, plane):
        named = series(card.label for card in order)
        note = _AS_PLANNED if tuple(card.number for card in order) == plane.plan else ""
        options.append(Option(written(card.number for card in order), named, note))
    about = said(
        "dogfight-planning.your-order",
        target=str(plane.tailing),
        number=str(shown.number),
        card=shown.label,
    )
    return answer_pick(asked, about, options, written(plane.plan))
