"""Where a choice would lead, in steps: a title and a detail each."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from render.baron.foreseen import steps
from rules.baron.box.figures import standard
from rules.baron.foresight.ahead import (
    ActionsAhead,
    Added,
    Ahead,
    BankAhead,
    BaronForesight,
    BonusAhead,
    DesignAhead,
    EventAhead,
    LicenceAhead,
    ResearchAhead,
    Roll,
    SpyingAhead,
)
from rules.baron.perspective import card_view
from rules.baron.standing import Order, Orders
from rules.baron.view import BaronView
from tests.render.baron import scenes
from words import say

FIGHTER = Roll("fighter", dice=1, sides=6, bonus=9, now=14)

LATE = (
    "Event in Award Contracts: #24 Ace: Oswald Boelcke (or Agile), against the leader if I am third or later"
)
SPYING = (
    "Espionage ×1: 1 attempt; make no attempt. "
    "In reach: Twin Guns (5+), Agile (4+), Plywood Fuselage (4+) and 1 more"
)


def told(ahead: Ahead | None, view: BaronView | None = None) -> list[str]:
    found = steps(view or scenes.choosing(0), BaronForesight(ahead=ahead))
    return [f"{say(step.title)}: {say(step.detail)}" for step in found]


@pytest.mark.parametrize(
    ("ahead", "said"),
    [
        (None, []),
        (SpyingAhead(), []),
        (BonusAhead(left=3), []),
        (BonusAhead(spent=True, left=1), ["Bonus Action: markers 0 → 1"]),
        (BonusAhead(spent=False, left=3), ["No Bonus Action: you keep the marker"]),
        (BankAhead(bonus=True), ["Bonus Action: you roll another die first"]),
        (SpyingAhead(stop=True), ["Stop spying: you give up the attempts left"]),
        (
            SpyingAhead(technology="twin_guns", needed=5, add=1, bonus=True, after="valuable"),
            [
                "Spy for Twin Guns: 5 or more on a die; +1 as more than one has it",
                "Bonus Action: one marker spent for one more",
                "After that: Go for the most valuable",
            ],
        ),
        (SpyingAhead(technology="twin_guns", needed=5), ["Spy for Twin Guns: 5 or more on a die"]),
        (
            DesignAhead(in_turn=True),
            ["Design in your turn: you decide once the others have designed"],
        ),
        (
            DesignAhead(
                bonus=True, given_up="triplane", added=(Added("agile", (24, 36)),), rolls=(FIGHTER, None)
            ),
            [
                "Bonus Action: one marker spent for one more",
                "Back to the Biplane: you give up the Triplane",
                "Add Agile: Fighter +2; costs #24 and #36",
                "Roll for the Fighter: d6 +9 against 14: rises on 6 or more",
                "Next roll: you decide after the roll before it",
            ],
        ),
        (DesignAhead(added=(Added("agile", ()),)), ["Add Agile: Fighter +2"]),
        (ResearchAhead(), []),
        (ResearchAhead(24), ["Discard: #24 Ace: Oswald Boelcke (or Agile)"]),
        (BankAhead(), []),
        (BankAhead(0, 9, 6), ["Convert 0: marks 9 → 9, gold 6 → 6"]),
        (LicenceAhead(), []),
        (LicenceAhead(used=False), ["Keep the marker: wait for your own turn"]),
        (
            LicenceAhead(used=True, left=1),
            ["Use Licensed Production: second in line, 1 off the roll; markers 0 → 1"],
        ),
        (EventAhead(declined="pass"), ["Event: no event"]),
        (
            EventAhead(declined="wait"),
            ["Event: you wait, and decide again if somebody plays one"],
        ),
        (
            EventAhead(technology="agile", kind="recon", action="bank", ace="udet", amount=3),
            [
                "Agile: Fighter +2",
                "Aeroplane type: Recon",
                "Once more: Bank",
                "Ace: Ernst Udet",
                "Papiermarks into Gold: 3",
            ],
        ),
    ],
)
def test_each_form_in_words(ahead: Ahead | None, said: list[str]) -> None:
    assert told(ahead) == said


def test_an_event_is_told_with_its_text_and_its_target() -> None:
    card = card_view(standard(), 24)
    assert told(EventAhead(card=24, target="fokker")) == [
        f"{say(card.event_name)}, against Fokker: {say(card.text)}"
    ]


def test_alone_a_better_chance_comes_from_those_who_are_ahead() -> None:
    alone = replace(scenes.choosing(0), mode="solitaire")
    (said,) = told(SpyingAhead(technology="twin_guns", needed=5, add=1), alone)
    assert said.endswith("; +1 as more than one is ahead")


@pytest.mark.parametrize(
    ("roll", "said"),
    [
        (FIGHTER, "d6 +9 against 14: rises on 6 or more"),
        (replace(FIGHTER, bonus=8), "d6 +8 against 14: cannot rise"),
        (replace(FIGHTER, bonus=14), "d6 +14 against 14: rises for sure"),
        (
            replace(FIGHTER, dice=2, sides=3, bonus=13),
            "the better of two d3 +13 against 14: rises on 2 or more",
        ),
    ],
)
def test_the_chance_of_a_roll(roll: Roll, said: str) -> None:
    assert told(DesignAhead(rolls=(roll,))) == [f"Roll for the Fighter: {said}"]


def test_actions_with_their_orders() -> None:
    orders = Orders(
        events={
            "contracts": Order("24", "leader"),
            "inflation": Order("ask", "", "hit"),
            "war": Order("ask"),
        },
        spy="none",
        bank="ask",
        licence="use",
    )
    ahead = ActionsAhead(
        actions={"build": 1, "espionage": 1, "design": 1, "research": 2, "bank": 2},
        orders=orders,
        bonus=("bank",),
        steal=None,
        added=(),
        discard=None,
        factories=8,
        hand_size=6,
        fighter=FIGHTER,
        in_reach=("twin_guns", "agile", "plywood_fuselage", "welded_steel"),
    )
    assert told(ahead) == [
        "Build ×1: factories 7 → 8",
        SPYING,
        "Design ×1: 1 technology, 1 roll: as much as possible; the Fighter, now 14, rolls d6 +9",
        "Research ×2: cards in hand 4 → 6",
        "Bank ×2: 2 dice to turn your 9 marks into gold; ask me",
        "Bonus Action: one marker spent on Bank",
        "Licensed Production: use one if it helps",
        "Event in Award Contracts: #24 Ace: Oswald Boelcke (or Agile), against the leader",
        "Events: ask me: the game waits for you in Inflation if inflation hits, War Status",
    ]


def test_what_is_written_for_this_turn_alone() -> None:
    ahead = ActionsAhead(
        actions={"espionage": 1, "design": 2},
        orders=Orders(design="wish", events={"contracts": Order("24", "leader", "late")}),
        bonus=(),
        steal="twin_guns",
        added=(Added("agile", ()), Added("twin_guns", ())),
        discard=24,
        factories=7,
        hand_size=4,
        fighter=FIGHTER,
        in_reach=("twin_guns",),
    )
    assert told(ahead) == [
        "Espionage ×1: 1 attempt; first for Twin Guns. In reach: Twin Guns (5+)",
        "Design ×2: up to 2 technologies, 2 rolls: Agile and Twin Guns; the Fighter, now 14, rolls d6 +9",
        "Discard: #24 Ace: Oswald Boelcke (or Agile)",
        LATE,
    ]
