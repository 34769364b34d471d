"""Movement: everybody flies the round's card at the same time; whose dot is then off the table is out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from rules.dogfight.altitude import airplane_heights, cloud_cover
from rules.dogfight.altitude.maneuvers import Change
from rules.dogfight.box.components import Maneuver
from rules.dogfight.decks.dealer import Dealer
from rules.dogfight.deeds import Flown
from rules.dogfight.events import pose_data
from rules.dogfight.flight.crashes import come_to_ground
from rules.dogfight.kinds import Edge
from rules.dogfight.pieces.levels import clouded
from rules.dogfight.planning.binding import trails
from rules.dogfight.planning.illegal import replace_illegal_cards
from rules.dogfight.planning.legality import Trail
from rules.dogfight.play import Phase, Play
from rules.dogfight.ruler.geometry import fly, on_table
from rules.dogfight.state import State, with_pieces

Changes: TypeAlias = dict[str, tuple[Maneuver, Change]]
"""The card each airplane flew, and what it did to its height."""


class Movement(Phase):
    def start(self, play: Play) -> None:
        flown = trails(play.state, play.hangar)
        replace_illegal_cards(play, flown)
        before = play.state
        changes = move(play, flown)
        tell_heights(play, before, changes)
        take_out_those_who_left(play)
        come_to_ground(play, changes)
        cloud_cover.enter(play)


def move(play: Play, flown: Mapping[str, Trail]) -> Changes:
    """Everybody's move, and for each airplane on the table what its card did to its height."""
    changes: Changes = {}
    for plane in play.state.flying():
        airplane = play.hangar.airplane(plane.model, play.state.in_force)
        before = flown[plane.id].cards
        if clouded(play.state, plane):
            cloud_cover.fly_unseen(play, plane, before)
            continue
        card = airplane.cards[plane.plan[0]]
        change = airplane_heights.change(play.state, airplane, plane, before, card)
        end = fly(plane.pose, card, airplane.size) if change.flown else plane.pose
        after = airplane_heights.at_height(plane, change.height, plan=plane.plan[1:], pose=end)
        moves = play.state.flown
        if change.flown:
            start, there = pose_data(plane.pose), pose_data(end)
            play.tell("moved", plane=plane.id, card=card.number, start=start, end=there)
            moves = (*moves, Flown(play.state.round, plane.id, card.number, plane.pose, end))
        play.state = with_pieces(play.state, [after], flown=moves)
        changes[plane.id] = card, change
    return changes


def tell_heights(play: Play, before: State, changes: Changes) -> None:
    """Once all have moved: whose height is another now, unless he flew into the ground."""
    for was, now in zip(before.planes, play.state.planes, strict=True):
        _, change = changes.get(now.id, (None, None))
        if change is not None and not change.fatal:
            airplane_heights.tell_level(play, was, now, change.why)


def take_out_those_who_left(play: Play) -> None:
    """An airplane whose dot is outside the table when the movement ends is out of the game."""
    width, length = play.state.width, play.state.length
    gone = [plane for plane in play.state.flying() if not on_table(width, length, plane.pose)]
    if not gone:
        return
    dealer = Dealer(play)
    for plane in gone:
        play.tell("left", plane=plane.id)
        dealer.take_out(
            plane.id,
            "left",
            exit=edge_beyond(width, length, plane.pose.x, plane.pose.y),
        )
    dealer.done()


def edge_beyond(width: float, length: float, x: float, y: float) -> Edge:
    """The edge of such a table that a point outside is furthest beyond."""
    beyond: dict[Edge, float] = {"central": -y, "entente": y - length, "left": -x, "right": x - width}
    return max(beyond, key=lambda edge: beyond[edge])
