"""B-firing machine guns without a B deck: A cards at half their points."""

from __future__ import annotations

import pytest

from rules.dogfight.rulebook import InForce
from rules.dogfight.state import Taken
from rules.dogfight.title import DOGFIGHT
from rules.table import Table
from tests.rules.dogfight.scenes import E3, Told, at_fire, chased, fire, loaded, plane
from tests.rules.marks import rule

HALVED = InForce(halved_a=True, special_damage=True)


def hit(*cards: tuple[int, str | None], rules: InForce = HALVED, aimed: bool = False) -> Told:
    """A B-firing Fokker E.III fires at A."""
    _, a = chased(60 if len(cards) == 2 else 150)
    z = plane("Z", 350, 200, model=E3, aimed_at=("A",) if aimed else ())
    decks = {"A": loaded("A", *cards), "B": loaded("B")}
    return fire(at_fire(z, a, edition="war", in_force=rules, decks=decks), Z="A")


@rule("D-083")
@pytest.mark.parametrize(("drawn", "counted"), [(0, 0), (1, 1), (3, 2), (4, 2), (5, 3)])
def test_the_target_takes_a_cards_at_half_their_points_rounded_up(drawn: int, counted: int) -> None:
    told = hit((drawn, None))
    assert [taken.deck for taken in told.plane("A").damage] == ["A"]
    assert told.seen("A", by=1).points == counted
    assert told.plane("A").damage == (Taken("A", told.plane("A").damage[0].card, None, "halved"),)
    assert told.one("drew")["counts"] == [counted]
    assert told.one("fired")["deck"] == "A", "there is no deck B to draw from"


@rule("D-083")
def test_special_results_apply_in_full() -> None:
    assert hit((2, "fire")).plane("A").flames == 3
    assert hit((0, "jam_red")).plane("Z").jams == (3,)


@rule("D-083")
def test_an_aimed_half_counts_one_more_and_no_more() -> None:
    rules = InForce(halved_a=True, aim=True)
    assert hit((3, None), (0, None), rules=rules, aimed=True).seen("A", by=1).points == 3


@rule("D-083")
def test_with_a_b_deck_it_is_drawn_from_and_without_it_there_is_none() -> None:
    assert [taken.deck for taken in hit((3, None), rules=InForce()).plane("A").damage] == ["B"]
    early = {"edition": "war", "central": "fokker-e3", "entente": "dh2"}
    assert set(Table.new(DOGFIGHT, 2, early, b"").state.decks) == {"B"}
    assert set(Table.new(DOGFIGHT, 2, {**early, "rules": ("halved_a",)}, b"").state.decks) == {"A"}
