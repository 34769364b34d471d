"""Two of one side are no rivals in a duel of wits, though each may score for itself."""

from __future__ import annotations

from rules.dogfight.reckoning.reckoner import Reckoner
from rules.dogfight.title import DOGFIGHT
from rules.table import Table
from tests.rules.dogfight.scenes import plane, sky


def test_nobody_is_taken_for_a_foe_by_his_own_side() -> None:
    _, options, seats = next(each for each in DOGFIGHT.variants() if each[0] == "look up, rivals")
    state = Table.new(DOGFIGHT, seats, options, b"allies").state
    assert {*state.seats().values()} == {"central"}
    assert not Reckoner.covers(state)
    assert Reckoner.covers(sky(plane("Z", 350, 300, 0), plane("A", 350, 500, 180)))
