"""Anti-aircraft machine guns fire and jam like an airplane of their letter, and their crew like a trench."""

from __future__ import annotations

from rules.dogfight.fire.jams import MACHINE_GUN
from rules.dogfight.fire.reach import Aim, Line, Sky, aim_of
from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.ruler.lines_of_fire import Arc
from rules.dogfight.state import GroundCard


def machine_gun_aims(sky: Sky) -> list[Aim]:
    """Every machine gun with somebody in the air to fire at."""
    cards = [card for card in sky.state.ground if card.kind == "aa-machine-gun" and can_fire(card)]
    found = [aim for card in cards if (aim := aim_of(sky, card, gun_of(sky.hangar, card))) is not None]
    aloft = [Aim(aim.piece, aim.gun, _in_the_air(sky, aim)) for aim in found]
    return [aim for aim in aloft if aim.targets]


def can_fire(card: GroundCard) -> bool:
    return card.status == "active" and not card.jammed


def gun_of(hangar: Hangar, card: GroundCard) -> Gun:
    figure = hangar.figures.ground[card.card]
    return Gun(MACHINE_GUN, figure.firepower, Arc(figure.arc))


def _in_the_air(sky: Sky, aim: Aim) -> dict[str, Line]:
    ground = {card.id for card in sky.state.ground}
    return {name: line for name, line in aim.targets.items() if name not in ground}
