"""Hearsay: in the midst of a turn everybody hears whom the table waits for, but not what they are asked.

Which of their guns wait for a word, that an observer can but hold his fire, who is about to fire rockets:
the moment is begun anew with the orders that others are thought to have. Who is asked is thought to have
asked for it, and is asked about all that there is to ask.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight import turn
from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import Stage
from rules.dogfight.play import Play
from rules.dogfight.state import State
from rules.values import Seat

BY_ORDER: frozenset[Stage] = frozenset({"shell", "taxi", "fire", "bail"})
"""Where secret orders say who is asked about what."""


def awaited(state: State) -> Collection[Seat]:
    """Who is asked just now because his orders say so."""
    return {asked.seat for asked in state.asked} if state.stage in BY_ORDER else ()


def asked_anew(dream: State, hangar: Hangar, dice: Dice) -> State:
    """A dream with its own questions to those who are asked, and with rockets about to be fired."""
    waiting = awaited(dream)
    if not waiting:
        return dream
    play = Play(replace(dream, asked=()), hangar, dice)
    turn.asking(dream).start(play)
    asked = tuple([question for question in play.state.asked if question.seat in waiting])
    return replace(play.state if dream.stage == "fire" else dream, asked=asked)
