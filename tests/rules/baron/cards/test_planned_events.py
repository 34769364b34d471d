"""Planned events: they are aimed at one whom they can hit, and are kept where they could do nothing."""

from __future__ import annotations

from msgspec.structs import replace

from rules.baron.standing import Order
from rules.baron.state import State
from tests.rules.baron.scenes import FIGURES, Told, having, ordered, rated, run, scene, window
from words import say


def card_of(event: str) -> int:
    return next(number for number in FIGURES.cards if FIGURES.cards[number].event == event)


def planned(state: State, event: str, target: str = "leader") -> Told:
    """Halberstadt has planned the event."""
    card = card_of(event)
    of = FIGURES.event_of(card).window
    state = having(state, "halberstadt", hand=(card,))
    return run(window(of), ordered(state, 0, events={of: Order(str(card), target)}))


def four(**fighters: int) -> State:
    return rated(scene("halberstadt", "albatros", "fokker", "pfalz"), **fighters)


def kept(told: Told) -> bool:
    return told.kinds() == ["lapsed"] and len(told["halberstadt"].hand) == 1


def test_a_fire_breaks_out_at_the_first_who_has_a_factory_to_lose() -> None:
    """Albatros leads but keeps its last four, and Fokker its last."""
    state = having(four(albatros=9, fokker=8, pfalz=5), "pfalz", factories=2)
    assert planned(state, "factory_fire").one("built")["company"] == "pfalz"
    assert kept(planned(four(albatros=9), "factory_fire"))
    assert kept(planned(state, "factory_fire", "albatros"))


def test_prototypes_crash_at_the_first_who_designs() -> None:
    state = having(four(albatros=9, fokker=8), "pfalz", actions={"design": 2})
    assert planned(state, "prototype_crashes").one("crashes") == {"company": "pfalz", "left": 1}
    state = having(state, "fokker", actions={"design": 1})
    assert planned(state, "prototype_crashes").one("crashes")["company"] == "fokker"


def test_labor_shortages_wait_for_an_opponent_who_designs() -> None:
    own = having(four(), "halberstadt", actions={"design": 2})
    assert kept(planned(own, "labor_shortages"))
    assert "hampered" in planned(having(own, "pfalz", actions={"design": 1}), "labor_shortages").kinds()


def test_internal_security_waits_for_spies_and_something_to_hide() -> None:
    state = having(four(), "halberstadt", technologies=("ailerons",))
    assert kept(planned(having(state, "halberstadt", actions={"espionage": 1}), "internal_security"))
    spied = having(state, "fokker", actions={"espionage": 1})
    assert "secured" in planned(spied, "internal_security").kinds()
    assert kept(planned(having(spied, "halberstadt", technologies=()), "internal_security"))


def test_industrial_spies_wait_for_espionage() -> None:
    assert kept(planned(having(four(), "fokker", actions={"espionage": 1}), "industrial_spies"))
    own = having(four(), "halberstadt", actions={"espionage": 1})
    assert "spies" in planned(own, "industrial_spies").kinds()


def test_wind_tunnel_results_wait_for_a_design() -> None:
    assert kept(planned(having(four(), "fokker", actions={"design": 1}), "wind_tunnel"))
    own = having(four(), "halberstadt", actions={"design": 1})
    assert "wind_tunnel" in planned(own, "wind_tunnel").kinds()


def test_influence_and_objections_wait_for_a_company_that_is_not_refused() -> None:
    refused = replace(four(fokker=20), allied=replace(four().allied, fighter=20))
    assert kept(planned(refused, "friends_at_idflieg"))
    assert planned(refused, "inspectors_objection").one("objection")["company"] == "fokker"
    assert kept(planned(refused, "inspectors_objection", "pfalz"))


def test_careful_preparations_say_what_their_form_offers() -> None:
    """Cards are exchanged for unused ones; they are not laid out anew in any order."""
    text = say(FIGURES.event_of(card_of("careful_preparations")).told)
    assert "Exchange" in text
    assert "anew" not in text
