"""Balloons taken to the ground, with altitude: ordered down, stopped and resumed at a turn's beginning.

The first order needs an enemy airplane on the table. A descending balloon loses a climb counter at the end of
each turn, or a level for two new counters where there is none; at level 0 without counters it is out of the
game, though not eliminated. The virtual player takes balloons down as soon as an enemy is there, barrages
excepted.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.dogfight.hangar import Hangar
from rules.dogfight.orders import OrderKind
from rules.dogfight.play import Phase, Play
from rules.dogfight.state import Balloon, Piece, State
from rules.engine import Choice, Field, Option
from rules.said import said

COUNTERS = 2
"""Climb counters at the start, and for every level lost."""
_KEEP, _DOWN = "keep", "down"
_DESCENDING = (
    Option(_KEEP, said("dogfight-orders.winch-go-on")),
    Option("stop", said("dogfight-orders.winch-stop")),
)
_STOPPED = (
    Option(_KEEP, said("dogfight-orders.winch-stay")),
    Option("resume", said("dogfight-orders.winch-resume")),
)
_ALOFT = (
    Option(_KEEP, said("dogfight-orders.winch-aloft")),
    Option(_DOWN, said("dogfight-orders.winch-take-down"), said("dogfight-orders.winch-take-down.note")),
)
_TOLD = {"down": "ordered", "stop": "stopped", "resume": "resumed"}


class DescentOrder(OrderKind):
    slot = "descent"
    about = said("dogfight-orders.kind-descent")
    options = (
        Option(_KEEP, said("dogfight-orders.winch-keep"), said("dogfight-orders.winch-keep.note")),
        Option(_DOWN, said("dogfight-orders.winch-down"), said("dogfight-orders.winch-down.note")),
    )

    def applies(self, state: State, piece: Piece) -> bool:
        return isinstance(piece, Balloon) and state.in_force.altitude and piece.in_play

    def fields(self, state: State, hangar: Hangar, piece: Piece, partial: Choice) -> Iterator[Field]:  # noqa: ARG002 - an OrderKind's
        if isinstance(piece, Balloon) and (options := _options(state, piece)):
            yield self.pick(state, piece, said("dogfight-orders.about-winch"), options)


DESCENT = DescentOrder()


def _options(state: State, balloon: Balloon) -> tuple[Option, ...]:
    if not state.in_force.altitude or not balloon.in_play:
        return ()
    if balloon.descending:
        return _DESCENDING
    if balloon.ordered:
        return _STOPPED
    if enemy_on_table(state, balloon):
        return _ALOFT
    return ()


def enemy_on_table(state: State, balloon: Balloon) -> bool:
    return any(plane.side != balloon.side for plane in state.flying())


class DescentOrders(Phase):
    """After planning, before anything is revealed."""

    def start(self, play: Play) -> None:
        if not play.state.in_force.altitude:
            return
        for balloon in play.state.aloft():
            order = _order(play.state, balloon)
            told = _TOLD.get(order)
            if told is not None:
                down = order != "stop"
                play.change(replace(balloon, descending=down, ordered=True))
                play.tell("descent", balloon=balloon.id, how=told)


def _order(state: State, balloon: Balloon) -> str:
    """What is done now: an order that stands is carried out when it can be."""
    if balloon.seat is None:
        return _virtual_order(state, balloon)
    open_now = [option.value for option in _options(state, balloon)]
    wanted = DESCENT.ordered(state, balloon)
    if wanted == _DOWN and "resume" in open_now:
        return "resume"
    return wanted if wanted in open_now else _KEEP


def _virtual_order(state: State, balloon: Balloon) -> str:
    wanted = not balloon.barrage and not balloon.descending and enemy_on_table(state, balloon)
    return _DOWN if wanted else _KEEP


class Descents(Phase):
    """At the end of a turn, whatever descends is lower."""

    def start(self, play: Play) -> None:
        for balloon in play.state.aloft():
            if balloon.descending:
                _lower(play, balloon)


def _lower(play: Play, balloon: Balloon) -> None:
    if balloon.climb:
        lower = replace(balloon, climb=balloon.climb - 1)
    else:
        lower = replace(balloon, level=balloon.level - 1, climb=COUNTERS)
    if lower.level == 0 and lower.climb == 0:
        play.tell("balloon_down", balloon=balloon.id, burning=balloon.flames > 0)
        lower = replace(lower, status="down", descending=False, orders={})
    else:
        play.tell("lowered", balloon=balloon.id, level=lower.level, climb=lower.climb)
    play.change(lower)
