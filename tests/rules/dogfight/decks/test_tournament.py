"""Tournament rule: no explosions in decks A and B."""

from __future__ import annotations

from msgspec.structs import replace

from rules.dogfight.decks.tournament import deck_cards
from rules.dogfight.rulebook import InForce
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice
from rules.table import Table
from tests.rules.dogfight.scenes import HANGAR, at_fire, chased, fire
from tests.rules.marks import rule


def explosions(deck: str, numbers: tuple[int, ...]) -> int:
    return sum(HANGAR.damage(deck, number).is_explosion for number in numbers)


@rule("D-079")
def test_all_explosions_are_taken_out_of_decks_a_and_b() -> None:
    for deck in ("A", "B"):
        assert explosions(deck, deck_cards(InForce(), HANGAR, deck)) > 0
        assert explosions(deck, deck_cards(InForce(tournament=True), HANGAR, deck)) == 0
    for deck in ("C", "D"):
        assert deck_cards(InForce(tournament=True), HANGAR, deck) == HANGAR.numbers(deck)


@rule("D-079")
def test_a_tournament_begins_without_them_and_they_do_not_come_back_with_a_reshuffle() -> None:
    options: Choice = {"edition": "war", "rules": ("tournament",)}
    state = Table.new(DOGFIGHT, 2, options, b"cup").state
    assert explosions("A", state.decks["A"]) == 0
    z, a = chased(150)
    told = fire(at_fire(z, a, edition="war", in_force=InForce(tournament=True), decks={"A": ()}), Z="A")
    assert "reshuffled" in told.kinds()
    assert explosions("A", told.state.decks["A"]) == 0
    plain = fire(at_fire(z, replace(a), edition="war", decks={"A": ()}), Z="A")
    assert explosions("A", (*plain.state.decks["A"], *(t.card for t in plain.plane("A").damage))) > 0
