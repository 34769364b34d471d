"""Crashes: touching down beside the field, running off it, or flying into the ground.

A crash costs damage cards, of which points, explosions and fire count, and the airplane stays where it is for
the rest of this turn and all of the next. A Split-S or an overdive into the ground is the end of it.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.dogfight.altitude.airplane_heights import LOW
from rules.dogfight.altitude.landing import on_field
from rules.dogfight.altitude.maneuvers import Change
from rules.dogfight.box.components import Maneuver
from rules.dogfight.decks.dealer import Blow, Dealer
from rules.dogfight.play import Play
from rules.dogfight.state import Plane

TOUCHDOWN, STALL, STRAIGHT = 4, 2, 3
"""A damage cards for each way to crash."""
STILL = 2
"""This turn and the next."""


def come_to_ground(play: Play, changes: Mapping[str, tuple[Maneuver, Change]]) -> None:
    """After all have moved: who touches the ground, and what becomes of them."""
    low = [plane for plane in play.state.flying() if plane.level <= LOW and plane.id in changes]
    if not play.state.in_force.altitude or not low:
        return
    dealer = Dealer(play)
    for plane in low:
        card, change = changes[plane.id]
        if not change.flown:
            continue
        if change.fatal:
            play.tell("crashed", plane=plane.id, why=change.why, cards=None)
            dealer.take_out(plane.id, "crashed")
        elif plane.run and not on_field(play.state.landing_fields, plane.pose):
            _run_off(play, dealer, plane, card)
        elif plane.run == "halted":
            play.tell("landed", plane=plane.id)
        elif change.why == "climb" and change.height.ready:
            play.tell("took_off", plane=plane.id)
    dealer.done()


def _run_off(play: Play, dealer: Dealer, plane: Plane, card: Maneuver) -> None:
    if plane.run == "touchdown":
        why, cards = "touchdown", TOUCHDOWN
    else:
        why, cards = ("stall", STALL) if card.is_stall else ("straight", STRAIGHT)
    deck, drawn = dealer.in_place_of_a(cards)
    play.tell("crashed", plane=plane.id, why=why, cards=drawn)
    dealer.change(plane.id, run="", still=STILL)
    dealer.hurt(plane.id, Blow(deck, drawn, counting="points and fire"))


def rest(play: Play) -> None:
    """At the end of a turn: one turn less to lie still; who has landed, or burns before he is up, may start
    again."""
    for plane in play.state.flying():
        over = plane.run == "halted" or (plane.flames and plane.run in {"starting", "speeding"})
        if plane.still or over:
            play.change(replace(plane, still=max(0, plane.still - 1), run="" if over else plane.run))
