"""Hazards: what airplanes fly into once all have moved, before anybody fires.

The damage of it takes effect with that of the round's fire.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.dogfight.balloons.barrages import fly_into_cables
from rules.dogfight.decks.dealer import Dealer
from rules.dogfight.flight.collisions import collide
from rules.dogfight.play import Phase, Play

HAZARDS: tuple[Callable[[Play, Dealer], None], ...] = (fly_into_cables, collide)


class Hazards(Phase):
    def start(self, play: Play) -> None:
        rules = play.state.in_force
        if not rules.altitude or not (rules.barrages or rules.collisions):
            return
        dealer = Dealer(play)
        for hazard in HAZARDS:
            hazard(play, dealer)
        dealer.done()
