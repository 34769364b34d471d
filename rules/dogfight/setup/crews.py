"""Who plays which side: the seats of each, and what they fly or command there."""

from __future__ import annotations

from collections.abc import Sequence

from rules.dogfight.kinds import SIDES, Side
from rules.dogfight.scenario.schema import Force, Scenario
from rules.dogfight.setup import host_form, outfit
from rules.engine import Choice
from rules.said import Text, said
from rules.values import Seat

_GUNS = "-guns"
_ROLES = frozenset(f"{side}{what}" for side in SIDES for what in ("", _GUNS))


def roles(options: Choice, seats: int) -> dict[Seat, str]:
    """The side of each seat, and who commands guns instead of flying."""
    scenario = host_form.chosen_scenario(options)
    found: dict[Seat, str] = {}
    for side in SIDES:
        own = crew(options, scenario, side, seats)
        found |= dict.fromkeys(own, str(side))
        if has_gunner(scenario.sides[side], own):
            found[own[-1]] += _GUNS
    return found


def role_name(role: str) -> Text:
    return said(f"dogfight-names.name-role-{role}") if role in _ROLES else role


def crew(options: Choice, scenario: Scenario, side: Side, seats: int) -> tuple[Seat, ...]:
    """The seats of a side: one each for both, then to the side with more work left, or in turn."""
    played = [each for each in SIDES if not scenario.sides[each].virtual]
    work = {each: _work(options, scenario, each) for each in played}
    crews: dict[Side, list[Seat]] = {each: [] for each in SIDES}
    for seat in range(seats):
        empty = [each for each in played if not crews[each]]
        taker = empty[0] if empty else max(played, key=lambda each: work[each] - len(crews[each]))
        crews[taker].append(seat)
    return tuple(crews[side])


def _work(options: Choice, scenario: Scenario, side: Side) -> int:
    """How many seats a side can use: one for each airplane, and one for its guns if they get their own."""
    return len(outfit.of_side(scenario, options, side)) + scenario.sides[side].gunner


def has_gunner(force: Force, seats: Sequence[Seat]) -> bool:
    """Whether one of the side has the guns and no airplane."""
    return force.gunner and len(seats) > 1


def gunner(seats: Sequence[Seat]) -> Seat | None:
    """Who commands a side's ground cards and balloons: the last of its seats."""
    return seats[-1] if seats else None


def shared_out(planes: int, seats: Sequence[Seat]) -> list[Seat]:
    """Neighbouring airplanes to each seat, as evenly as can be; the first seats get the odd ones."""
    if not planes:
        return []
    each, odd = divmod(planes, len(seats))
    return [seat for index, seat in enumerate(seats) for _ in range(each + (index < odd))]
