"""What a plan may begin with: its owner is told what the form offers, and nobody else is told anything."""

from __future__ import annotations

from rules.dice import Stream
from rules.dogfight.title import DOGFIGHT
from rules.engine import Pick
from rules.simulation import PLAYERS
from rules.table import Table

STEPS = 12


def offered(table: Table, seat: int, plane: str) -> set[str]:
    (field,) = [field for field in table.fields(seat, {}) if field.name == f"{plane}.first"]
    assert isinstance(field, Pick)
    return {option.value for option in field.options}


def test_a_plan_may_begin_with_what_the_form_offers_and_only_its_owner_is_told() -> None:
    table = Table.new(DOGFIGHT, 2, {"edition": "glory", "rules": ("special_damage",)}, b"openers" * 5)
    luck, seen = Stream(b"luck" * 8), set[bool]()
    for _ in range(STEPS):
        for seat in sorted(table.pending()):
            if table.state.stage == "plan":
                (own,) = [plane for plane in table.view(seat).planes if plane.seat == seat]
                (other,) = [plane for plane in table.view(seat).planes if plane.seat != seat]
                labels = {card.label for card in own.maneuvers if card.number in own.openers}
                kinds = {
                    card.label for card in own.maneuvers if str(card.number) in offered(table, seat, own.id)
                }
                assert labels == kinds
                assert other.openers is None
                seen.add(len(own.openers) < len(own.maneuvers))
            table.submit(seat, PLAYERS["autopilot"](table, seat, luck))
    assert True in seen
    assert all(plane.openers is None for plane in table.view().planes)
