"""Two of one side are no rivals in a duel of wits, though each may score for itself."""

from __future__ import annotations

from rules.dogfight.payoff.model import DogfightPayoffs
from rules.dogfight.title import DOGFIGHT
from rules.table import Table
from tests.rules.dogfight.scenes import plane, sky


def test_nobody_is_taken_for_a_foe_by_his_own_side() -> None:
    _, options, seats = next(each for each in DOGFIGHT.variants() if each[0] == "look up, rivals")
    table = Table.new(DOGFIGHT, seats, options, b"allies")
    while table.state.stage != "plan":
        for seat in sorted(table.pending()):
            table.submit(seat, table.default(seat))
    assert {each.seat for each in table.state.flying()} == {0, 1}
    assert {*table.state.seats().values()} == {"central"}
    assert not DogfightPayoffs.covers(table.state)
    assert DogfightPayoffs.covers(sky(plane("Z", 350, 300, 0), plane("A", 350, 500, 180)))
