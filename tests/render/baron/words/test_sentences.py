from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from render.baron.words.sentences import Teller, headline
from rules.baron.events import EVENTS
from rules.engine import Outcome
from rules.values import Event
from tests.render.baron import scenes
from words import say

SAID: dict[str, tuple[dict[str, Any], str]] = {
    "began": (
        {"mode": "standard", "contracts": 3, "companies": [{"company": "albatros"}, {"company": "fokker"}]},
        "begins with Albatros (Ada) and Fokker (Bruno). The army offers 3 Fighter contracts.",
    ),
    "dealt": ({"company": "albatros", "cards": [24]}, "#24 Agile / Ace: Oswald Boelcke"),
    "turn": ({"turn": 7}, "Turn 7 begins"),
    "revealed": (
        {"actions": [{"company": "albatros", "cards": ["build", "bank"], "count": {"build": 2, "bank": 1}}]},
        "Albatros (Ada): Build ×2, Bank ×1.",
    ),
    "events_asked": (
        {"window": "war", "companies": ["albatros", "fokker"]},
        "Albatros (Ada) and Fokker (Bruno) decide about events in War Status.",
    ),
    "played": (
        {
            "window": "resolve",
            "company": "albatros",
            "card": 19,
            "event": "factory_fire",
            "name": "Factory Fire",
            "target": "fokker",
        },
        "plays “Factory Fire” against Fokker (Bruno).",
    ),
    "lapsed": (
        {"window": "war", "company": "albatros", "card": 26, "name": "Ace Killed in Action"},
        "You keep “Ace Killed in Action”",
    ),
    "no_effect": ({"company": "albatros", "card": 21, "event": "x"}, "without effect"),
    "exchanged": (
        {"company": "albatros", "actions": ["build", "bank"], "count": {"build": 2, "bank": 1}},
        "swaps Action cards and now performs Build ×2, Bank ×1.",
    ),
    "arrangement": (
        {"company": "albatros", "partner": "fokker"},
        "Fokker (Bruno) may take a technology of Albatros in return.",
    ),
    "built": (
        {"company": "albatros", "before": 4, "after": 6, "why": "build"},
        "Albatros (Ada) builds 2 factories (now 6).",
    ),
    "bonus": (
        {"company": "albatros", "action": "bank", "left": 2},
        "spends a Bonus Action marker on Bank (2 left).",
    ),
    "overtime": ({"company": "albatros", "action": "design"}, "works overtime: one more Design Action."),
    "crashes": (
        {"company": "albatros", "left": 0},
        "A prototype crashes: Albatros (Ada) has no Design Action left this turn.",
    ),
    "secured": ({"company": "albatros"}, "Nobody can spy on Albatros (Ada) this turn."),
    "hampered": ({"companies": ["fokker"], "die": -1}, "Effectiveness dice of Fokker (Bruno) count −1"),
    "spies": ({"company": "albatros", "add": 2}, "adds 2 to its Espionage rolls this turn."),
    "wind_tunnel": ({"company": "albatros", "add": 1}, "adds 1 to its Effectiveness results this turn."),
    "order": (
        {"stage": "contracts", "companies": ["fokker", "albatros"]},
        "Order of contracts: Fokker (Bruno), Albatros (Ada).",
    ),
    "espionage_asked": ({"company": "albatros", "left": 1}, "chooses what to steal (1 attempt left)."),
    "spied": (
        {
            "company": "albatros",
            "technology": "twin_guns",
            "die": 3,
            "add": 1,
            "needed": 5,
            "success": False,
            "left": 0,
        },
        "Albatros (Ada) fails to steal Twin Guns (rolled 3 +1, needed 5).",
    ),
    "forwent": (
        {"company": "albatros", "stage": "espionage", "left": 2},
        "Albatros (Ada) gives up 2 Espionage Actions.",
    ),
    "gained": (
        {"company": "fokker", "technology": "agile", "how": "design", "cards": [23, 25]},
        "develops Agile, giving up “Prototype Crashes” and “Test Pilot Report”.",
    ),
    "wings": ({"company": "fokker", "before": "biplane", "after": "triplane"}, "from Biplane to Triplane."),
    "dead_end": ({"company": "fokker", "technology": "agile"}, "runs into a dead end and loses Agile."),
    "shuffled": (
        {"why": "used-up", "cards": 30},
        "The draw pile is empty. The discards are shuffled into a new one: 30 cards.",
    ),
    "design_asked": ({"companies": ["albatros"]}, "Albatros (Ada) goes to the drawing board."),
    "roll_asked": ({"company": "albatros", "left": 1}, "decides on its next roll (1 left)."),
    "rolled": (
        {
            "company": "fokker",
            "type": "fighter",
            "dice": [2, 5],
            "add": -1,
            "bonus": 9,
            "result": 13,
            "before": 17,
            "after": 17,
            "why": "design",
        },
        "rolls 13 for its Fighter, which stays at 17 (rolled 2 and 5 −1, technology +9).",
    ),
    "rating": (
        {"company": "allied", "type": "fighter", "before": 12, "after": 14, "why": "card"},
        "The Allied Fighter rises from 12 to 14.",
    ),
    "researched": ({"company": "albatros", "cards": 2}, "Albatros (Ada) draws 2 cards."),
    "drew": ({"company": "albatros", "cards": [56]}, "You draw #56 Better Engine / Careful Preparations."),
    "discarded": ({"company": "halberstadt", "card": 31}, "discards Plywood Fuselage / Plant Expansion."),
    "bank_rolled": (
        {"company": "albatros", "dice": [3, 4], "add": 1, "most": 9},
        "rolls 3 and 4, +1 each, at the Bank, good for 9 marks.",
    ),
    "banked": (
        {"company": "albatros", "marks": 1, "gold": 14, "converted": 8},
        "turns 8 marks into gold (now 1 mark and 14 gold).",
    ),
    "engineer": (
        {"company": "albatros", "source": "fokker"},
        "A Talented Engineer leaves Fokker (Bruno) for Albatros (Ada).",
    ),
    "engineer_lost": (
        {"company": "albatros", "joins": "supply"},
        "Albatros (Ada) loses its Talented Engineer.",
    ),
    "ace": (
        {"company": "albatros", "ace": "voss", "name": "Werner Voss", "source": "fokker"},
        "Werner Voss leaves Fokker (Bruno) and flies for Albatros (Ada).",
    ),
    "ace_killed": (
        {"ace": "voss", "name": "Werner Voss", "company": "fokker"},
        "Werner Voss of Fokker (Bruno) is killed in action.",
    ),
    "influence": (
        {"company": "albatros", "add": 1, "total": 2},
        "has 1 more Political Influence this phase, 2 in all.",
    ),
    "objection": ({"company": "albatros", "add": -2}, "Albatros (Ada) rolls for contracts with −2."),
    "rush_order": ({"before": 12, "after": 14}, "A rush order: 14 contracts are left instead of 12."),
    "strike": (
        {"companies": ["fokker"], "capacity": -2},
        "can fill 2 contracts fewer because of strikes, but at least 1.",
    ),
    "honours": (
        {"marker": "generalstab", "company": "albatros", "before": None},
        "Albatros (Ada) wins the favour of the Generalstab",
    ),
    "licence": (
        {"company": "albatros", "left": 1},
        "uses Licensed Production to go second (1 marker left).",
    ),
    "contract": (
        {
            "company": "albatros",
            "die": 5,
            "influence": 2,
            "modifier": 0,
            "net": 7,
            "column": 14,
            "table": 8,
            "limit": 7,
            "received": 7,
            "remaining": 5,
            "marks": 16,
        },
        "wins 7 of 8 contracts, as many as its factories can fill (rolled 5 +2 = “+” in column 14).",
    ),
    "refused": (
        {"company": "albatros", "fighter": 4, "allied": 15},
        "The army buys no Fighters from Albatros (Ada): 4 is more than 10 below the Allied 15.",
    ),
    "side_contracts": (
        {"company": "albatros", "recon": 1, "bomber": 2, "marks": 9},
        "also fills 1 Recon contract and 2 Bomber contracts (now 9 marks).",
    ),
    "welded_steel": (
        {"company": "fokker", "marks": 5},
        "gets 1 more mark for Welded Steel (now 5 marks).",
    ),
    "inflation": (
        {
            "why": "roll",
            "die": 5,
            "percent": 25,
            "box": 4,
            "arrow": "down",
            "lost": {"albatros": 2, "fokker": 0},
        },
        "Inflation takes 25% of all marks, rounded down (rolled 5): Albatros (Ada) −2.",
    ),
    "inflation_back": ({"box": 2}, "The Inflation marker goes back to box 2."),
    "collapse": ({"lost": {"albatros": 9}}, "worth nothing any more (Albatros (Ada) −9)."),
    "marks": ({"company": "albatros", "add": 2, "marks": 11}, "gains 2 marks (now 11)."),
    "swiss": (
        {"company": "albatros", "converted": 3, "marks": 6, "gold": 9},
        "takes 3 marks to Switzerland (now 6 marks and 9 gold).",
    ),
    "war_status": ({"card": 9, "year": 1917, "name": "Bloody April"}, "War news of 1917: Bloody April."),
    "morale": (
        {"side": "german", "before": 13, "after": 14, "why": "leader"},
        "German morale rises from 13 to 14 for the best Fighter.",
    ),
    "available": (
        {"before": 12, "after": 15, "why": "card", "increase": 5, "unassigned": 2},
        "Fighter contracts go from 12 to 15 (+5, less 2 that nobody took).",
    ),
    "npc_design": (
        {
            "company": "halberstadt",
            "type_die": 2,
            "type_add": 1,
            "type": "bomber",
            "dice": [1],
            "add": -1,
            "amount": 0,
            "special": "halberstadt",
        },
        "its Bomber does not improve (rolled 2 +1, then 1 −1; a natural 1: Bomber +1 and Recon +2 instead).",
    ),
    "skipped": ({"company": "fokker"}, "Fokker (Bruno) designs nothing this turn."),
    "over": (
        {
            "end": "peace",
            "result": "won",
            "winners": ["fokker"],
            "scores": [
                {"company": "fokker", "total": 18, "marks": 4, "gold": 11, "markers": 3, "adjustment": 0},
                {"company": "albatros", "total": 9, "marks": 1, "gold": 10, "markers": 0, "adjustment": -2},
            ],
        },
        "Fokker (Bruno) 18 (4 marks, 11 gold, 3 markers); Albatros (Ada) 9 (1 mark, 10 gold, adjusted −2).",
    ),
}


def tell(*events: Event, seat: int | None = 0) -> list[str]:
    return [say(line.text) for line in Teller(scenes.choosing(seat), scenes.NAMES).tell(events)]


def test_every_kind_of_event_has_a_sentence() -> None:
    assert Teller(scenes.choosing(), scenes.NAMES).kinds == set(EVENTS) == set(SAID)


@pytest.mark.parametrize("kind", SAID)
def test_the_sentence_says_what_happened(kind: str) -> None:
    data, expected = SAID[kind]
    event = EVENTS(kind, to=[0] if EVENTS[kind].to == "some" else None, **data)
    assert EVENTS.fault(event) is None
    (sentence,) = tell(event)
    assert expected in sentence
    assert sentence.endswith((".", "!"))
    assert "None" not in sentence


def test_companies_are_introduced_once() -> None:
    played = Event("secured", {"company": "albatros"})
    first, second = tell(played, played)
    assert "Albatros (Ada)" in first
    assert "(Ada)" not in second


def test_several_of_a_kind_make_one_line() -> None:
    built = [
        Event("built", {"company": key, "before": 2, "after": 3, "why": "build"})
        for key in ("albatros", "fokker")
    ]
    morale = [
        Event("morale", {"side": side, "before": 9, "after": 8, "why": "card"})
        for side in ("german", "allied")
    ]
    again = Event("built", {"company": "fokker", "before": 3, "after": 5, "why": "event"})
    assert tell(*built, again, *morale) == [
        "German morale drops from 9 to 8. Allied morale drops from 9 to 8.",
        "Albatros (Ada) builds a factory (now 3).",
        "Fokker (Bruno) builds a factory (now 3). It gains 2 factories (now 5).",
    ]


def test_what_a_roll_or_a_theft_has_told_is_not_told_again() -> None:
    rolled = {**SAID["rolled"][0], "result": 19, "after": 19}
    moved = {"company": "fokker", "type": "fighter", "before": 17, "after": 19, "why": "design"}
    assert len(tell(Event("rolled", rolled), Event("rating", moved))) == 1
    assert len(tell(Event("rolled", rolled), Event("rating", {**moved, "company": "albatros"}))) == 2
    stolen = {**SAID["spied"][0], "success": True}
    gained = {"company": "albatros", "technology": "twin_guns", "how": "espionage", "cards": []}
    assert len(tell(Event("spied", stolen), Event("gained", gained))) == 1
    assert len(tell(Event("gained", gained))) == 1


def test_a_lost_honour_names_who_had_it() -> None:
    data = {"marker": "kaiserhilfe", "company": None, "before": "fokker"}
    (sentence,) = tell(Event("honours", data))
    assert sentence.startswith("Fokker (Bruno) loses the Kaiserhilfe")


def test_contracts_that_run_out_say_so() -> None:
    data = {**SAID["contract"][0], "limit": 9, "received": 3, "remaining": 0}
    (sentence,) = tell(Event("contract", data))
    assert "wins 3 of 8 contracts, the last there are (" in sentence


def test_the_headline_says_where_the_game_stands() -> None:
    assert say(headline(scenes.choosing(), scenes.NAMES)) == (
        "Turn 6: choosing Actions. Morale: German 13, Allied 16. "
        "Fighters: Fokker 17, Allied 12. Inflation: box 3 of 10."
    )
    lost = scenes.after_the_war()
    assert say(headline(lost, scenes.NAMES)) == (
        "Wings for the Baron is over, and lost to Roland (non-player) with 36."
    )
    shared = replace(lost, outcome=Outcome((0,), {0: 36}, "defeat"))
    assert say(headline(shared, scenes.NAMES)).startswith("Wings for the Baron is over. ")


def test_an_ace_is_announced_by_his_card() -> None:
    data = {"window": "contracts", "company": "fokker", "card": 24, "event": "ace", "target": None}
    played = Event("played", {**data, "name": "Ace: Oswald Boelcke"})
    ace = {"company": "fokker", "ace": "boelcke", "name": "Oswald Boelcke", "source": "supply"}
    assert tell(played, Event("ace", ace)) == ["Fokker (Bruno) plays “Ace: Oswald Boelcke”."]
    assert len(tell(played, Event("ace", {**ace, "source": "albatros"}))) == 2


def test_what_a_company_does_as_usual_is_one_line() -> None:
    bank = {"company": "fokker", "dice": [1], "add": 0, "most": 1}
    banked = {"company": "fokker", "marks": 4, "gold": 2, "converted": 1}
    steel = {"company": "fokker", "marks": 5}
    (told,) = tell(Event("bank_rolled", bank), Event("banked", banked), Event("welded_steel", steel))
    assert told == (
        "Fokker (Bruno) rolls 1 at the Bank, good for 1 mark. "
        "It turns 1 mark into gold (now 4 marks and 2 gold). "
        "It gets 1 more mark for Welded Steel (now 5 marks)."
    )


def test_ratings_that_rise_together_make_one_sentence() -> None:
    allied = {"company": "allied", "before": 5, "after": 11}
    (told,) = tell(
        Event("rating", {**allied, "type": "fighter"}), Event("rating", {**allied, "type": "recon"})
    )
    assert told == "Allied ratings change: Fighter from 5 to 11 and Recon from 5 to 11."


def test_designs_in_a_row_are_told_together() -> None:
    def rolled(result: int, after: int) -> Event:
        data = {"company": "fokker", "type": "fighter", "dice": [result - 4], "add": 0, "bonus": 4}
        return Event("rolled", {**data, "why": "design", "result": result, "before": 4, "after": after})

    def gained(technology: str, card: int) -> Event:
        data = {"company": "fokker", "how": "design", "technology": technology, "cards": [card]}
        return Event("gained", data)

    (told,) = tell(gained("streamlining", 27), gained("ailerons", 19), rolled(7, 7), rolled(5, 7))
    assert told == (
        "Fokker (Bruno) develops Streamlining and Ailerons, "
        "giving up “Business Arrangements” and “Factory Fire”. "
        "It raises its Fighter from 4 to 7, rolling 7 (3) and 5 (1), technology +4."
    )


def test_alone_one_attempt_at_espionage_is_all_there_is() -> None:
    spying = {"company": "albatros", "cards": ["espionage", "bank"], "count": {"espionage": 3, "bank": 1}}
    event = EVENTS("revealed", actions=[spying])
    for mode, told in (("campaign", "Espionage ×3, Bank ×1"), ("solitaire", "Espionage ×1, Bank ×1")):
        (line,) = Teller(replace(scenes.choosing(0), mode=mode), scenes.NAMES).tell([event])
        assert told in say(line.text)
