"""Anti-aircraft machine guns fire and jam like an airplane of their letter, and their crew like a trench."""

from __future__ import annotations

from rules.dogfight.fire.jams import MACHINE_GUN
from rules.dogfight.fire.reach import Line, Sight, Sky, sight_of
from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.ruler.lines_of_fire import Arc
from rules.dogfight.state import GroundCard


def machine_gun_sights(sky: Sky) -> list[Sight]:
    """Every machine gun with somebody in the air to fire at."""
    cards = [card for card in sky.state.ground if card.kind == "aa-machine-gun" and can_fire(card)]
    found = [sight for card in cards if (sight := sight_of(sky, card, gun_of(sky.hangar, card))) is not None]
    aloft = [Sight(sight.piece, sight.gun, _in_the_air(sky, sight)) for sight in found]
    return [sight for sight in aloft if sight.targets]


def can_fire(card: GroundCard) -> bool:
    return card.status == "active" and not card.jammed


def gun_of(hangar: Hangar, card: GroundCard) -> Gun:
    figure = hangar.figures.ground[card.card]
    return Gun(MACHINE_GUN, figure.firepower, Arc(figure.arc))


def _in_the_air(sky: Sky, sight: Sight) -> dict[str, Line]:
    ground = {card.id for card in sky.state.ground}
    return {name: line for name, line in sight.targets.items() if name not in ground}
