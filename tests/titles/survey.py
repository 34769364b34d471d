# ruff: noqa: ARG002 - the signatures are the contract's
"""A title that asks everything a form can ask, and whose every answer is told when all are in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from render.artist import Line, Names, Picture, StillsOnly
from rules.declared import Declared, Kind
from rules.dice import Dice
from rules.engine import (
    Area,
    Choice,
    Danger,
    Decision,
    Field,
    Foresight,
    Form,
    IllegalChoice,
    Number,
    Option,
    Outcome,
    Pick,
    QuickCommand,
    Spot,
    Step,
    Title,
    Value,
)
from rules.forms import with_defaults
from rules.values import Event, Frozen, Seat

CARDS = {"left": "Left turn", "ahead": "Straight ahead", "right": "Right turn"}
CITIES = tuple(Option(f"city{n}", f"City {n}") for n in range(60))
SLOTS = ("first", "second", "third")
HAND = {
    "one": ("1 · Straight", "↑ straight"),
    "two": ("2 · Straight", "↑ straight"),
    "left": ("3 · Left turn", "↰ left"),
    "right": ("4 · Right turn", "↱ right"),
    "loop": ("5 · Loop", "⤺ loop"),
}
EVENTS = Declared(Kind("begun"), Kind("told", "seat cards"))
MEADOW = Area(((0, 0), (900, 0), (900, 900), (0, 900)))

ONE_PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8ffff3f0005fe02"
    "fe0def46b80000000049454e44ae426082"
)


class SurveyState(Frozen, frozen=True):
    form: str
    rounds: int
    seats: int
    round: int = 0
    orders: dict[Seat, dict[str, Value]] = msgspec.field(default_factory=dict)


class SurveyView(Frozen, frozen=True):
    seat: Seat | None
    round: int


class SurveyForesight(Foresight, frozen=True):
    answered: tuple[str, ...] = ()


class Survey(Title[SurveyState, SurveyView]):
    """Two cards that must differ for each group, and in the long form a number, a place and a city."""

    key = "survey"
    name = "Survey"
    summary = "Answer everything."
    rules_version = 1
    aces = True
    State = SurveyState
    View = SurveyView
    events = EVENTS
    quick = (
        QuickCommand(
            name="cards",
            description="Lay two cards for this round",
            kind="answer",
            slots={
                "first": "The first card",
                "second": "The second card",
                "fire": "At whom",
                "flare": "What colour",
            },
            scope="plane",
            scope_description="Which of your airplanes",
            optional=("fire", "flare"),
        ),
    )

    def own_setup(self, data: bytes) -> Choice:
        """A file that names a form."""
        if data not in {b"short", b"wide", b"long", b"guns", b"hand"}:
            raise IllegalChoice("That file names no form.")
        return {"form": data.decode()}

    def options(self, partial: Choice) -> tuple[Field, ...]:
        forms = (
            Option("short", "One airplane"),
            Option("wide", "Two airplanes"),
            Option("long", "Everything"),
            Option("guns", "An airplane with flares, and a gun"),
            Option("hand", "Two airplanes, each with a hand of cards"),
        )
        fields: list[Field] = [
            Pick("form", "What is asked", forms, default="short"),
            Number("rounds", "Rounds", 1, 9, default=2),
            Pick("house", "House rules", CITIES[:5], least=0, most=5, default=()),
            Number("purse", "Purse", 0, 500, 5, default=100),
        ]
        if partial.get("form") == "long":
            fields.insert(
                1, Pick("depth", "How deep", (Option("deep", "Deep"), Option("flat", "Flat")), default="flat")
            )
        return tuple(fields)

    def seats(self, options: Choice) -> tuple[int, int]:
        return 2, 3

    def roles(self, options: Choice, seats: int) -> dict[Seat, str]:
        """In the wide form everybody flies from another field."""
        fields = ("North field", "South field", "West field")
        return dict(enumerate(fields[:seats])) if options.get("form") == "wide" else {}

    def setup(self, options: Choice, seats: int, dice: Dice) -> Step[SurveyState]:
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        return Step(SurveyState(str(options["form"]), rounds, seats), (EVENTS("begun"),))

    def pending(self, state: SurveyState) -> dict[Seat, Decision]:
        if state.round == state.rounds:
            return {}
        return dict.fromkeys(range(state.seats), Decision("answer", f"Round {state.round + 1}"))

    def briefing(self, state: SurveyState, seat: Seat) -> str:
        return "Two cards that differ."

    def fields(self, state: SurveyState, seat: Seat, partial: Choice) -> tuple[Field, ...]:
        if state.form == "hand":
            return (*_hand("red", partial), *_hand("blue", partial), _guns("blue"))
        fields = _airplane("red", partial)
        if state.form == "wide":
            fields += _airplane("blue", partial)
        if state.form == "guns":
            fields += (_flare("red"), _guns("tower"))
        if state.form == "long":
            fields += (
                Number("bid", "Bid", 0, 100),
                Spot("place", "Place", (MEADOW,)),
                Pick("city", "City", CITIES),
                Pick("friends", "Friends", CITIES[:30], least=0, most=3),
            )
        return fields

    def check(self, state: SurveyState, seat: Seat, choice: Choice) -> None:
        for group in ("red", "blue"):
            first = choice.get(f"{group}.first")
            if first is not None and first == choice.get(f"{group}.second"):
                raise IllegalChoice(f"The two cards of {group} must differ; both are {CARDS[str(first)]}.")

    def resolve(self, state: SurveyState, choices: Mapping[Seat, Choice], dice: Dice) -> Step[SurveyState]:
        told = tuple(
            EVENTS("told", seat=seat, cards=list(choice.values())) for seat, choice in choices.items()
        )
        return Step(replace(state, round=state.round + 1), told)

    def order_fields(self, state: SurveyState, seat: Seat, partial: Choice) -> tuple[Field, ...]:
        """Orders of every kind, on two pages; how loud is asked of those who sing, and who lent the coat."""
        stands = state.orders.get(seat, {})
        chosen = {**stands, **partial}
        songs = (Option("none", "Silence"), Option("song", "A song"))
        friends = stands.get("toast", ())
        assert isinstance(friends, tuple)
        fields: tuple[Field, ...] = (
            Pick("song", "After each round", songs, default=str(stands.get("song", "none"))),
            Pick("toast", "Toast", CITIES[:30], 0, 3, default=tuple(str(each) for each in friends)),
            Pick("home", "Home", CITIES, default=str(stands.get("home", "city0"))),
        )
        if chosen.get("song") == "song":
            loud = stands.get("loud", 10)
            assert isinstance(loud, int)
            fields += (Number("loud", "How loud", 0, 100, default=loud),)
        coats = (Option("on", "On"), Option("off", "Off"), Option("lent", "A lent one"))
        fields += (Pick("coat", "Coat", coats, default=str(stands.get("coat", "on"))),)
        if chosen.get("coat") == "lent":
            lender = stands.get("lender")
            fields += (
                Pick("lender", "Lent by", CITIES[:5], default=None if lender is None else str(lender)),
            )
        return fields

    def with_orders(self, state: SurveyState, seat: Seat, orders: Choice) -> SurveyState:
        return replace(state, orders={**state.orders, seat: dict(orders)})

    def default(self, state: SurveyState, seat: Seat) -> Choice:
        answers: dict[str, Value] = {}
        while field := next((f for f in self.fields(state, seat, answers) if f.name not in answers), None):
            answers[field.name] = _plain_answer(field)
        return answers

    def view(self, state: SurveyState, seat: Seat | None) -> SurveyView:
        return SurveyView(seat, state.round)

    def foresee(self, view: SurveyView, choice: Choice) -> SurveyForesight:
        low = [name for name, value in sorted(choice.items()) if value == "loop" and name.endswith("third")]
        dangers = tuple(Danger(f"{name.partition('.')[0].title()} loops into the ground.") for name in low)
        return SurveyForesight(dangers=dangers, answered=tuple(sorted(choice)))

    def outcome(self, state: SurveyState) -> Outcome | None:
        over = state.round == state.rounds
        return Outcome((0,), dict.fromkeys(range(state.seats), 0), "all-answered") if over else None

    def autopilot(self, view: SurveyView, form: Form, dice: Dice) -> Choice:
        answers = with_defaults(form, {})
        while field := next((f for f in form(answers) if f.name not in answers), None):
            answers[field.name] = _plain_answer(field)
        return answers

    def imagine(self, state: SurveyState, seat: Seat | None, dice: Dice) -> SurveyState:
        return state

    def census(self, state: SurveyState) -> dict[str, int]:
        return {}

    def variants(self) -> tuple[tuple[str, Choice, int], ...]:
        return (("short", {}, 2),)


def _airplane(group: str, partial: Choice) -> tuple[Field, ...]:
    def card(slot: str, other: str) -> Pick:
        taken = partial.get(f"{group}.{other}")
        options = tuple(Option(value, label) for value, label in CARDS.items() if value != taken)
        return Pick(f"{group}.{slot}", f"{group.title()} {slot}", options, group=group, slot=slot)

    return card("first", "second"), card("second", "first"), _guns(group)


def _hand(group: str, partial: Choice) -> tuple[Pick, ...]:
    """Three of five cards, two of them alike; a loop comes after a straight."""
    laid = {slot: partial.get(f"{group}.{slot}") for slot in SLOTS}

    def open_for(slot: str) -> tuple[Option, ...]:
        elsewhere = {card for other, card in laid.items() if other != slot}
        before = laid[SLOTS[SLOTS.index(slot) - 1]] if slot != SLOTS[0] else None
        loops = slot != SLOTS[0] and before in {None, "one", "two"}
        return tuple(
            Option(value, label, short=face)
            for value, (label, face) in HAND.items()
            if value not in elsewhere and (value != "loop" or loops)
        )

    return tuple(
        Pick(
            f"{group}.{slot}",
            f"{group.title()} {slot}",
            open_for(slot),
            group=group,
            slot=slot,
            pad="cards",
            hint="Three cards, flown in this order.",
        )
        for slot in SLOTS
    )


def _guns(group: str) -> Pick:
    targets = (Option("closest", "The closest"), Option("hold", "Hold fire"))
    return Pick(
        f"{group}.fire", f"{group.title()} fire", targets, group=group, slot="fire", default="closest"
    )


def _flare(group: str) -> Pick:
    colours = (Option("none", "None"), Option("green", "Green", "all is well"))
    return Pick(
        f"{group}.flare", f"{group.title()} flare", colours, group=group, slot="flare", default="none"
    )


def _plain_answer(field: Field) -> Value:
    if isinstance(field, Pick):
        return field.options[0].value if field.most == 1 else ()
    return field.low if isinstance(field, Number) else (0.0, 0.0)


class SurveyArtist(StillsOnly):
    """One grey pixel, and all that matters in words."""

    def board(self, view: SurveyView, names: Names) -> Picture:
        return Picture(ONE_PIXEL, self.board_alt(view, names), "board.png")

    def board_alt(self, view: SurveyView, names: Names) -> str:
        return f"The board in round {view.round}."

    def mat(self, view: SurveyView, names: Names, foreseen: Any = None) -> Picture:
        planned = f" with {list(foreseen.answered)}" if foreseen is not None else ""
        return Picture(ONE_PIXEL, f"The mat of seat {view.seat}{planned}.", "mat.png")

    def preview(self, view: SurveyView, foreseen: SurveyForesight, names: Names) -> Picture:
        return Picture(ONE_PIXEL, f"Preview of {list(foreseen.answered)}.", "preview.png")

    def tell(self, events: Sequence[Event], view: Any, names: Names) -> tuple[Line, ...]:
        return tuple(
            Line(f"{names[event.data['seat']]} laid {event.data['cards']}.")
            for event in events
            if event.kind == "told"
        )

    def headline(self, view: SurveyView, names: Names) -> str:
        return f"Round {view.round}"
