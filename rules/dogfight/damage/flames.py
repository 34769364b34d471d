"""Flames: before the first maneuver of a turn, whoever burns draws for it.

In Wings of Glory a burning airplane may plan no straight, but one that an Immelmann of the turn before calls
for: `special_damage.bound` says who burns, `planning.legality` what that leaves open.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rules.dogfight.balloons.observation import burn_balloons
from rules.dogfight.damage.effects import settle
from rules.dogfight.damage.fire_on_the_ground import extinguish
from rules.dogfight.decks.dealer import Blow, Dealer
from rules.dogfight.play import Phase, Play
from rules.dogfight.state import Plane


def burn_airplanes(play: Play, dealer: Dealer) -> None:
    """One counter off, one A card drawn, of which points and explosions count."""
    for plane in list(dealer.pieces.values()):
        if not isinstance(plane, Plane) or not plane.flying or not plane.flames:
            continue
        left = plane.flames - 1
        dealer.change(plane.id, flames=left)
        deck, cards = dealer.in_place_of_a(1)
        play.tell("burnt", plane=plane.id, deck=deck, cards=cards, counters=left)
        dealer.hurt(plane.id, Blow(deck, cards, counting="points"))
        if not left:
            play.tell("flames_out", plane=plane.id)


BURN: tuple[Callable[[Play, Dealer], None], ...] = (extinguish, burn_airplanes, burn_balloons)


class Flames(Phase):
    def start(self, play: Play) -> None:
        dealer = Dealer(play)
        for burn in BURN:
            burn(play, dealer)
        settle(dealer)
        for piece in dealer.pieces.values():
            if isinstance(piece, Plane) and piece.harmed:
                dealer.put(replace(piece, harmed=False))  # it belongs to no round, so it shakes nobody
        dealer.done()
