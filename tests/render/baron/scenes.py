"""Positions written by hand, for pictures: the rules' own set-up, with everything on the table replaced."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from rules.baron.box.figures import standard
from rules.baron.foresight.ahead import BaronForesight
from rules.baron.names import war_card_name
from rules.baron.perspective import card_view
from rules.baron.title import BARON
from rules.baron.view import (
    AwardView,
    BaronView,
    InflationView,
    MatView,
    OrdersView,
    OrderView,
    Ratings,
    ScoreView,
    SlotView,
    WarCardView,
)
from rules.engine import Choice, Outcome
from rules.said import said
from rules.table import Table
from rules.values import Seat

NAMES = {0: "Ada", 1: "Bruno", 2: "Chiara", 3: "Dev", 4: "Emil"}
COMPANIES = ("albatros", "fokker", "halberstadt", "pfalz", "roland")
BLOODY_APRIL = WarCardView(
    9,
    1917,
    war_card_name("Bloody April"),
    -1,
    -3,
    5,
    {
        "fighter": said("baron-names.allied-behind", amount="1d6"),
        "recon": said("baron-names.allied-reset", amount=1),
        "bomber": "",
    },
)
AMERICA = WarCardView(
    8,
    1917,
    war_card_name("America Enters the War"),
    -4,
    -1,
    5,
    {"fighter": "+2", "recon": "+1", "bomber": "+1"},
)


@cache
def opening(mode: str = "standard", seats: int = 3) -> BaronView:
    """The first turn; Albatros, Fokker and so on in the order of the seats."""
    options: dict[str, Any] = {"mode": mode}
    options |= {f"company_{n + 1}": COMPANIES[n] for n in range(1 if mode == "solitaire" else seats)}
    if mode == "solitaire":
        options["opponents"] = seats - 1
    table = Table.new(BARON, 1 if mode == "solitaire" else seats, options, b"a seed for pictures by hand....")
    view: BaronView = table.view(None)
    return view


def table(view: BaronView, mats: Mapping[str, Mapping[str, Any]], **changes: Any) -> BaronView:
    """The view with these mats and this display."""
    companies = tuple(changed(mat, **mats.get(mat.key, {})) for mat in view.companies)
    return replace(view, companies=companies, **changes)


def changed(mat: MatView, **changes: Any) -> MatView:
    """A mat with these changes, what follows from them set right."""
    mat = replace(mat, **changes)
    boxes = standard().technologies
    engines = sum(key.startswith("better_engines") for key in mat.technologies)
    wings = next((key for key in ("monoplane", "triplane") if key in mat.technologies), "biplane")
    by_engines = boxes[wings].by_engines if wings != "biplane" else None
    sums = {
        kind: sum(boxes[key].bonus.of(kind) for key in mat.technologies)
        for kind in ("fighter", "recon", "bomber")
    }
    sums["fighter"] += by_engines[engines] if by_engines else 0
    held = (mat.engineer, mat.generalstab, mat.kaiserhilfe)
    markers = len(mat.aces) + mat.bonus_actions + mat.licences + sum(held)
    return replace(
        mat,
        engines=engines,
        wings=wings,
        bonuses=Ratings(**sums),
        markers=markers,
        wealth=mat.marks + mat.gold if mat.seat is not None else mat.wealth,
    )


def standing(*events: OrderView, **others: str) -> OrdersView:
    """A seat's orders: the usual ones, but for these."""
    usual = BARON.view(Table.new(BARON, 2, {}, b"usual").state, 0).companies[0].orders
    assert usual is not None
    return replace(usual, events=events, others={**usual.others, **others})


def seen_by(view: BaronView, seat: Seat | None, hands: Mapping[str, tuple[int, ...]]) -> BaronView:
    """What that seat sees: its own hand, and of the others how many cards they hold."""

    def look(mat: MatView) -> MatView:
        cards = tuple(card_view(standard(), number) for number in hands.get(mat.key, ()))
        own = seat is not None and mat.seat == seat
        orders = mat.orders or standing()
        return replace(mat, hand_size=len(cards), hand=cards if own else None, orders=orders if own else None)

    return replace(view, seat=seat, companies=tuple(look(mat) for mat in view.companies))


def award(company: str, fighter: int, recon: int = 0, bomber: int = 0) -> AwardView:
    return AwardView(
        company=company, die=3, net=3, column=9, fighter=fighter, recon=recon, bomber=bomber, bonus=0
    )


HANDS: dict[str, tuple[int, ...]] = {
    "albatros": (24, 56, 52, 36),
    "fokker": (19, 45),
    "halberstadt": (31, 62, 38),
    "pfalz": (27, 59),
    "roland": (65,),
}


def start(seat: Seat | None = None) -> BaronView:
    return seen_by(opening("standard", 5), seat, HANDS)


def choosing(seat: Seat | None = None) -> BaronView:
    """The middle of a standard game, while actions are chosen."""
    mats: dict[str, dict[str, Any]] = {
        "albatros": {
            "marks": 9,
            "gold": 6,
            "factories": 7,
            "effectiveness": Ratings(14, 2, 0),
            "technologies": ("ailerons", "streamlining", "thick_wings", "better_engines_1", "triplane"),
            "aces": ("udet",),
        },
        "fokker": {
            "marks": 4,
            "gold": 11,
            "factories": 5,
            "effectiveness": Ratings(17, 2, 0),
            "technologies": (
                "welded_steel",
                "synchronized_gun",
                "twin_guns",
                "better_engines_1",
                "better_engines_2",
                "monoplane",
            ),
            "aces": ("richthofen", "voss"),
        },
        "halberstadt": {
            "marks": 12,
            "gold": 2,
            "factories": 6,
            "effectiveness": Ratings(9, 2, 0),
            "technologies": ("ailerons", "plywood_fuselage"),
        },
    }
    view = table(
        opening("standard", 3),
        mats,
        turn=6,
        german_morale=13,
        allied_morale=16,
        allied=Ratings(12, 2, 0),
        available=12,
        remaining=12,
        contract_row=(2, 3, 4, 5, 6, 6, 7),
        inflation=3,
        war_deck=13,
        war_card=BLOODY_APRIL,
        awards=(award("fokker", 5), award("albatros", 4), award("halberstadt", 1)),
        inflations=(InflationView("roll", 5, 25, 3, {"albatros": 2, "fokker": 1, "halberstadt": 3}),),
    )
    return seen_by(view, seat, HANDS)


def campaign(seat: Seat | None = None) -> BaronView:
    """A campaign game of five, in the middle of Design."""
    mats: dict[str, dict[str, Any]] = {
        "albatros": {
            "marks": 9,
            "gold": 6,
            "factories": 12,
            "effectiveness": Ratings(21, 6, 3),
            "technologies": (
                "ailerons",
                "agile",
                "thick_wings",
                "better_engines_1",
                "better_engines_2",
                "rear_seat",
                "aerial_camera",
                "bomb_racks",
            ),
            "aces": ("udet", "boelcke"),
            "kaiserhilfe": True,
            "chosen": (SlotView(2, "build"), SlotView(2, "design"), SlotView(0, "focused_effort")),
            "actions": {"build": 0, "design": 2},
            "orders": standing(
                OrderView("contracts", "36", "", "always"), OrderView("war", "ask", "", "end"), bank="ask"
            ),
        },
        "fokker": {
            "marks": 4,
            "gold": 11,
            "factories": 8,
            "effectiveness": Ratings(23, 4, 1),
            "technologies": ("synchronized_gun", "twin_guns", "better_engines_1", "triplane", "rear_seat"),
            "aces": ("richthofen",),
            "chosen": (SlotView(2, "design"), SlotView(1, "research"), SlotView(1, "bank")),
            "actions": {"design": 2, "research": 1, "bank": 1},
        },
        "halberstadt": {
            "marks": 12,
            "gold": 2,
            "factories": 6,
            "effectiveness": Ratings(9, 9, 2),
            "technologies": (
                "streamlining",
                "rear_seat",
                "rear_machine_gun",
                "aerial_camera",
                "wireless_set",
            ),
            "generalstab": True,
            "chosen": (SlotView(2, "research"), SlotView(1, "espionage"), SlotView(1, "bank")),
            "actions": {"research": 2, "espionage": 0, "bank": 1},
        },
        "pfalz": {
            "marks": 7,
            "gold": 0,
            "factories": 5,
            "effectiveness": Ratings(9, 2, 0),
            "technologies": ("welded_steel",),
            "bonus_actions": 1,
            "chosen": (SlotView(2, "espionage"), SlotView(1, "design"), SlotView(1, "build")),
            "actions": {"espionage": 0, "design": 1, "build": 0},
        },
        "roland": {
            "marks": 3,
            "gold": 1,
            "factories": 4,
            "effectiveness": Ratings(12, 2, 0),
            "technologies": ("ailerons", "plywood_fuselage", "monoplane"),
            "licences": 1,
            "chosen": (SlotView(2, "bank"), SlotView(1, "build"), SlotView(1, "research")),
            "actions": {"bank": 2, "build": 0, "research": 1},
        },
    }
    view = table(
        opening("campaign", 5),
        mats,
        turn=8,
        stage="design",
        phase="resolve actions",
        asked=(0, 3),
        german_morale=9,
        allied_morale=9,
        allied=Ratings(20, 7, 4),
        available=24,
        remaining=24,
        contract_row=(4, 5, 7, 8, 10, 11, 12),
        inflation=6,
        war_deck=11,
    )
    return seen_by(view, seat, HANDS)


def war_news(seat: Seat | None = None) -> BaronView:
    """The same game at the end of that turn, when the news is in and events may be played."""
    mats = {mat.key: {"actions": dict.fromkeys(mat.actions, 0)} for mat in campaign().companies}
    view = table(
        campaign(),
        {**mats, "pfalz": {"engineer": True, "aces": ("boelcke", "jacobs")}},
        stage="war events",
        phase="war status",
        asked=(4,),
        german_morale=6,
        allied_morale=7,
        allied=Ratings(22, 10, 4),
        available=26,
        remaining=26,
        contract_row=(5, 6, 7, 9, 10, 12, 13),
        inflation=7,
        war_deck=10,
        war_card=BLOODY_APRIL,
        inflations=(InflationView("roll", 5, 25, 7, {"albatros": 3, "fokker": 1}),),
    )
    return seen_by(view, seat, HANDS)


def after_the_war(seat: Seat | None = None) -> BaronView:
    """A solitaire game, lost to the one that nobody plays."""
    mats: dict[str, dict[str, Any]] = {
        "albatros": {
            "marks": 5,
            "gold": 24,
            "factories": 13,
            "effectiveness": Ratings(29, 7, 2),
            "technologies": ("ailerons", "agile", "welded_steel", "metal_construction", "better_engines_1"),
            "aces": ("jacobs",),
        }
    }
    base = opening("solitaire", 3)
    rivals = [mat.key for mat in base.companies if mat.key != "albatros"]
    for number, key in enumerate(rivals):
        mats[key] = {"factories": 12, "effectiveness": Ratings(31 - 9 * number, 20, 6), "wealth": 33 - number}
    scores = (
        ScoreView(rivals[0], 6, 33, 0, -3, 36, 12),
        ScoreView("albatros", 5, 24, 1, 0, 30, 13),
        ScoreView(rivals[1], 6, 32, 0, -12, 26, 12),
    )
    view = table(
        base,
        mats,
        turn=12,
        asked=(),
        stage="over",
        phase="war status",
        german_morale=0,
        allied_morale=7,
        allied=Ratings(35, 21, 9),
        available=27,
        remaining=3,
        contract_row=(1, 1, 1, 1, 2, 2, 2),
        inflation=7,
        war_deck=6,
        war_card=AMERICA,
        inflations=(InflationView("end", None, 50, 7, {"albatros": 5}),),
        scores=scores,
        outcome=Outcome(winners=(), scores={0: 30}, how="Germany lost the war", lost=True),
    )
    return seen_by(view, seat, {"albatros": (24,)})


def full_hand(seat: Seat | None = 0) -> BaronView:
    """More cards than have room for their texts."""
    return seen_by(campaign(seat), seat, {**HANDS, "albatros": (19, 24, 31, 36, 39, 44, 45, 49, 59, 60)})


SCENES: dict[str, Callable[[Seat | None], BaronView]] = {
    "start": start,
    "choosing": choosing,
    "campaign": campaign,
    "war-news": war_news,
    "after-the-war": after_the_war,
}
MATS: dict[str, Callable[[], BaronView]] = {
    "start": lambda: start(3),
    "choosing": lambda: choosing(0),
    "campaign": lambda: campaign(0),
    "full-hand": full_hand,
}
PREVIEWS: dict[str, tuple[Callable[[], BaronView], Choice]] = {
    "nothing-yet": (lambda: choosing(0), {}),
    "actions": (
        lambda: choosing(0),
        {
            "twice": "espionage",
            "once": "bank",
            "spy": "ask",
            "bank": "all",
            "at_resolve": "ask",
            "at_contracts": "24",
            "at_inflation": "none",
            "at_war": "ask",
        },
    ),
    "focused": (
        lambda: choosing(1),
        {
            "twice": "design",
            "once": "focused_effort",
            "at_resolve": "19",
            "at_resolve_target": "leader",
        },
    ),
    "design": (
        lambda: campaign(0),
        {
            "when": "now",
            "technology_1": "twin_engines",
            "cards_1": ("56",),
            "roll_1": "bomber",
            "roll_2": "fighter",
        },
    ),
}


def previewed(name: str) -> tuple[BaronView, BaronForesight]:
    """What a preview shows: the table, and where the choice would lead."""
    view, choice = PREVIEWS[name]
    return view(), BARON.foresee(view(), choice)
