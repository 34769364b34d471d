"""Coming onto the table: where, how high, from which side, and who carries the load."""

from __future__ import annotations

from collections.abc import Iterable

from rules.dice import Dice, draw
from rules.dogfight.autopilot.standing_orders import values
from rules.dogfight.view import DogfightView, PlaneView
from rules.engine import Field, Number, Pick, Value


def entered(view: DogfightView, fields: Iterable[Field], dice: Dice) -> dict[str, Value]:
    """Nobody shall guess: anywhere, and left or right by the toss of a coin."""
    planes = {plane.id: plane for plane in view.planes}
    choice: dict[str, Value] = {}
    for field in fields:
        plane = planes.get(field.group)
        if isinstance(field, Number) and field.slot == "level" and plane is not None:
            choice[field.name] = _level(view, plane, field)
        elif isinstance(field, Number):
            choice[field.name] = field.low + field.step * dice.below(
                (field.high - field.low) // field.step + 1, "place"
            )
        elif isinstance(field, Pick) and field.options:
            choice[field.name] = draw(dice, values(field), "side")
    return choice


def _level(view: DogfightView, plane: PlaneView, field: Number) -> int:
    """Above the enemy's barrage if there is one; else as the game has it."""
    barrage = [each.level or 0 for each in view.balloons if each.barrage and each.side != plane.side]
    usual = field.low if field.default is None else field.default
    wanted = max(barrage) + 1 if barrage else usual
    return min(max(wanted, field.low), field.high)
