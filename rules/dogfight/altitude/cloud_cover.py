"""Cloud cover (altitude option): who climbs into the clouds is lost from sight until he comes down again.

His card stays where it went in; he plans on, and his cards pile up unflown and unseen. A dive or a Split-S
takes him out below: then the whole pile is flown at once, and whoever leaves the table on the way is out of
the game. Up there nobody climbs: an airplane in the clouds is at their level, without counters.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.dice import Dice, draw
from rules.dogfight.altitude.airplane_heights import at_height, change, tell_level
from rules.dogfight.altitude.split_s import is_split_s
from rules.dogfight.box.components import CARDS, Maneuver
from rules.dogfight.deeds import Flown
from rules.dogfight.events import pose_data
from rules.dogfight.hangar import Airplane, Gun, Hangar
from rules.dogfight.pieces.levels import clouded
from rules.dogfight.play import Play
from rules.dogfight.ruler.geometry import Pose, inside, path, playing_area
from rules.dogfight.state import Piece, Plane, State
from rules.values import Seat


def veil(state: State, plane: Plane) -> tuple[Seat, ...] | None:
    """Who may see what happens to an airplane: in the clouds it is its owner's business alone."""
    return (plane.seat,) if clouded(state, plane) else None


def enter(play: Play) -> None:
    """Tell who has just gone up into the clouds, by the card flown in this round."""
    if not play.state.in_force.cloud_cover:
        return
    for plane in play.state.flying():
        moved = any(move.plane == plane.id and move.round == play.state.round for move in play.state.flown)
        if moved and clouded(play.state, plane):
            play.tell("clouded", plane=plane.id)


def fly_unseen(play: Play, plane: Plane, flown: Sequence[Maneuver]) -> None:
    """The round's card of an airplane in the clouds: on the pile, or out of the clouds with all of it."""
    number, *rest = plane.plan
    airplane = play.hangar.airplane(plane.model, play.state.in_force)
    card, before = airplane.cards[number], flown[-1] if flown else None
    waiting = replace(plane, plan=tuple(rest), stored=(*plane.stored, number))
    if leads_out(before, card):
        _come_out(play, waiting, airplane, flown, card)
    else:
        play.change(waiting)


def leads_out(before: Maneuver | None, card: Maneuver) -> bool:
    """Whether a card flown in the clouds takes the airplane out of them."""
    return card.is_dive or is_split_s(before, card)


def _come_out(
    play: Play, plane: Plane, airplane: Airplane, flown: Sequence[Maneuver], card: Maneuver
) -> None:
    state = play.state
    poses = path(plane.pose, [airplane.cards[number] for number in plane.stored], airplane.size)
    play.tell("unclouded", plane=plane.id, cards=list(plane.stored))
    below = change(state, airplane, plane, flown, card)
    out = replace(at_height(plane, below.height), stored=())
    lost = _first_outside(state, poses)
    if lost is not None:
        play.change(replace(out, pose=poses[lost]))
        return
    play.change(replace(out, pose=poses[-1]))
    seen = tuple(
        Flown(round_, plane.id, plane.stored[at], poses[at], poses[at + 1])
        for round_, at in _rounds(state, plane)
    )
    play.state = replace(play.state, flown=(*state.flown, *seen))
    start, end = (pose_data(pose) for pose in poses[-2:])
    play.tell("moved", plane=plane.id, card=card.number, start=start, end=end)
    tell_level(play, plane, out, below.why)


def _first_outside(state: State, poses: Sequence[Pose]) -> int | None:
    area = playing_area(state.width, state.length)
    return next((at for at, pose in enumerate(poses) if not inside(area, pose)), None)


def _rounds(state: State, plane: Plane) -> list[tuple[int, int]]:
    """Each card of the pile that belongs to this turn: its round, and its place in the pile."""
    since = len(stored_this_turn(state, plane))
    first = len(plane.stored) - since
    return [(state.round - since + 1 + at, first + at) for at in range(since)]


def stored_this_turn(state: State, plane: Plane) -> tuple[int, ...]:
    """The cards of this turn's plan that lie on the pile."""
    if state.round == 0 or not plane.stored:
        return ()
    seen = sum(move.plane == plane.id for move in state.flown)
    return latest(plane.stored, CARDS - len(plane.plan) - seen)


def latest(pile: tuple[int, ...], count: int) -> tuple[int, ...]:
    return pile[len(pile) - count :]


def true_pose(plane: Plane, airplane: Airplane) -> Pose:
    """Where an airplane in the clouds really is, which only its owner can know."""
    return path(plane.pose, [airplane.cards[number] for number in plane.stored], airplane.size)[-1]


def silences(state: State, hangar: Hangar, piece: Piece, gun: Gun) -> bool:  # noqa: ARG001 - one of SILENT
    return clouded(state, piece)


def hides(state: State, hangar: Hangar, shooter: Piece, gun: Gun, target: Piece) -> bool:  # noqa: ARG001 - one of UNSEEN
    return clouded(state, target)


def another_pile(state: State, hangar: Hangar, piece: Piece, dice: Dice) -> Piece:
    """Another pile of as many cards, none of which would have shown."""
    if not isinstance(piece, Plane) or not piece.stored:
        return piece
    deck = hangar.airplane(piece.model, state.in_force).cards.values()
    quiet = [card.number for card in deck if not card.is_dive and not card.is_immelmann]
    pile = tuple(draw(dice, quiet) for _ in piece.stored)
    earlier = pile[: len(pile) - len(stored_this_turn(state, piece))]
    if not earlier:
        return replace(piece, stored=pile)
    return replace(piece, stored=pile, last=earlier[-1], before_last=(piece.before_last, *earlier)[-2])
