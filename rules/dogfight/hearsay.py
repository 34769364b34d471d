"""Hearsay: in the midst of a turn everybody hears whom the table waits for, but not what they are asked.

Which of their guns wait for a word, that an observer can but hold his fire, who is about to fire rockets, or
too shaken to look at the card of whom he tails: the moment is begun anew with the orders that others are
thought to have. Who is asked is thought to have asked for it, and is asked about all that there is to ask.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight import turn
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Stage
from rules.dogfight.planning.tailing import shown_to
from rules.dogfight.play import Play
from rules.dogfight.state import Asked, Plane, State, with_pieces
from rules.values import Seat

BY_ORDER: frozenset[Stage] = frozenset({"arrive", "look", "shell", "taxi", "fire", "bail"})
"""Where secret orders say who is asked about what."""


def awaited(state: State) -> Collection[Seat]:
    """Who is asked just now because his orders say so."""
    return {asked.seat for asked in state.asked} if state.stage in BY_ORDER else ()


def unseen(plane: Plane, seat: Seat | None) -> Plane:
    """An airplane of which nobody but this seat is known to have seen a card, nor to have looked at one."""
    shown = shown_to(plane, seat)
    looked = plane.looked if plane.seat == seat else 0
    seen_by = () if shown is None or seat is None else (seat,)
    return replace(plane, looked=looked, shown=shown, seen_by=seen_by)


def asked_anew(world: State, hangar: Hangar, seat: Seat | None, dice: Dice) -> State:
    """A sampled world with its own questions to those who are asked, and with rockets about to be fired."""
    waiting = awaited(world)
    if not waiting:
        return world
    if world.stage == "look":
        return _looking(world, seat, waiting)
    play = Play(replace(world, asked=()), hangar, dice)
    turn.asking(world).start(play)
    asked = tuple([question for question in play.state.asked if question.seat in waiting])
    return replace(play.state if world.stage == "fire" else world, asked=asked)


def _looking(world: State, seat: Seat | None, waiting: Collection[Seat]) -> State:
    """All airplanes of those who are asked have seen the cards of whom they tail."""
    own = [question for question in world.asked if question.seat == seat]
    tailing = [each for each in world.flying() if each.tailing and each.seat in waiting and each.seat != seat]
    for each in tailing:
        quarry = world.plane(str(each.tailing))
        seen_by = tuple(sorted({*quarry.seen_by, each.seat}))
        world = with_pieces(world, [replace(quarry, shown=quarry.plan[0], seen_by=seen_by)])
    asked = [Asked(each.seat, each.id, "order", ()) for each in tailing]
    return replace(world, asked=(*own, *asked))
