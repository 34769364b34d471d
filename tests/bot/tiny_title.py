"""A small honest game for tests of the bot without Discord: bid in secret, the highest bid takes the round.

Each seat also draws a card after each round that only it may see, so that there is something to hide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from render.artist import Line, Names, Picture, StillsOnly
from rules.declared import Declared, Kind
from rules.dice import Dice, draw
from rules.engine import (
    Choice,
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
    Step,
    Title,
)
from rules.table import encode
from rules.values import Event, Frozen, Seat

BIDS = ("1", "2", "3", "4", "5", "6")
EVENTS = Declared(
    Kind("begun", "seats"),
    Kind("card", "card", to="some"),
    Kind("round", "bids winner"),
    Kind("cheer", "seat"),
)


class TinyState(Frozen, frozen=True):
    rounds: int
    round: int
    points: tuple[int, ...]
    last: tuple[str, ...]
    cards: tuple[int, ...]
    """Face down: each seat knows its own."""
    cheering: frozenset[Seat] = frozenset()
    """Who has ordered a cheer for every round they win; nobody else knows."""


class TinyView(Frozen, frozen=True):
    seat: Seat | None
    rounds: int
    round: int
    points: tuple[int, ...]
    last: tuple[str, ...]
    card: int | None
    cheers: bool = False


class TinyForesight(Foresight, frozen=True):
    bid: str | None = None


class Tiny(Title[TinyState, TinyView]):
    key = "tiny"
    name = "Tiny Bids"
    summary = "Bid in secret."
    rules_version = 1
    aces = True
    State = TinyState
    View = TinyView
    events = EVENTS
    quick: ClassVar[tuple[QuickCommand, ...]] = (
        QuickCommand(
            name="bid",
            description="Bid in a line",
            kind="bid",
            slots={"number": "What to bid", "manner": "How"},
            scope="purse",
            scope_description="Which purse",
        ),
    )

    def options(self, _partial: Choice) -> tuple[Field, ...]:
        return (Number(name="rounds", label="Rounds", low=1, high=1000, default=3),)

    def seats(self, _options: Choice) -> tuple[int, int]:
        return 2, 4

    def setup(self, options: Choice, seats: int, dice: Dice) -> Step[TinyState]:
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        cards = tuple(1 + dice.below(52, "card") for _ in range(seats))
        state = TinyState(rounds, 0, (0,) * seats, ("",) * seats, cards)
        return Step(state, (EVENTS("begun", seats=seats), *_dealt(state)))

    def pending(self, state: TinyState) -> dict[Seat, Decision]:
        if self.outcome(state):
            return {}
        due = Decision("bid", f"Bid for round {state.round + 1}")
        return dict.fromkeys(range(len(state.cards)), due)

    def briefing(self, state: TinyState, seat: Seat) -> str:
        return f"You hold card {state.cards[seat]}."

    def fields(self, state: TinyState, seat: Seat, partial: Choice) -> tuple[Field, ...]:
        bids = tuple(Option(bid, f"bid {bid}") for bid in BIDS if bid != state.last[seat])
        manners = ("plain", "bold") if partial.get("number") in {None, "4", "5", "6"} else ("plain",)
        return (
            Pick(name="number", label="Bid", options=bids, group="purse", slot="number"),
            Pick(
                name="manner",
                label="Manner",
                options=tuple(Option(manner, manner) for manner in manners),
                group="purse",
                slot="manner",
                default="plain",
            ),
        )

    def check(self, _state: TinyState, _seat: Seat, choice: Choice) -> None:
        if choice.get("manner") == "bold" and choice.get("number") in {"1", "2", "3"}:
            raise IllegalChoice(f"A bid of {choice['number']} is too low to be bold; 4 is the least.")

    def resolve(self, state: TinyState, choices: Mapping[Seat, Choice], dice: Dice) -> Step[TinyState]:
        bids = {seat: int(str(choice["number"])) for seat, choice in choices.items()}
        best = [seat for seat in sorted(bids) if bids[seat] == max(bids.values())]
        winner = draw(dice, best, "tie")
        after = TinyState(
            rounds=state.rounds,
            round=state.round + 1,
            points=tuple(points + (seat == winner) for seat, points in enumerate(state.points)),
            last=tuple(str(choices[seat]["number"]) for seat in range(len(state.points))),
            cards=tuple(1 + dice.below(52, "card") for _ in state.cards),
            cheering=state.cheering,
        )
        told = EVENTS("round", bids=[bids[seat] for seat in sorted(bids)], winner=winner)
        cheer = (EVENTS("cheer", seat=winner),) if winner in state.cheering else ()
        return Step(after, (told, *cheer, *_dealt(after)))

    def order_fields(self, state: TinyState, seat: Seat, partial: Choice) -> tuple[Field, ...]:  # noqa: ARG002
        options = (Option("no", "Stay calm"), Option("yes", "Cheer"))
        return (Pick("cheer", "When you win", options, default="yes" if seat in state.cheering else "no"),)

    def with_orders(self, state: TinyState, seat: Seat, orders: Choice) -> TinyState:
        cheering = state.cheering | {seat} if orders["cheer"] == "yes" else state.cheering - {seat}
        return replace(state, cheering=cheering)

    def default(self, state: TinyState, seat: Seat) -> Choice:
        return {"number": "2" if state.last[seat] == "1" else "1", "manner": "plain"}

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        card = None if seat is None else state.cards[seat]
        cheers = seat in state.cheering
        return TinyView(seat, state.rounds, state.round, state.points, state.last, card, cheers)

    def foresee(self, view: TinyView, choice: Choice) -> TinyForesight:  # noqa: ARG002 - a bid is a bid
        return TinyForesight(bid=str(choice["number"]) if "number" in choice else None)

    def outcome(self, state: TinyState) -> Outcome | None:
        if state.round < state.rounds:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Outcome(winners, dict(enumerate(state.points)), "most-rounds")

    def autopilot(self, _view: TinyView, form: Form, dice: Dice) -> Choice:
        field = form({})[0]
        assert isinstance(field, Pick)
        return {"number": draw(dice, field.options).value, "manner": "plain"}

    def imagine(self, state: TinyState, seat: Seat | None, dice: Dice) -> TinyState:
        cards = tuple(
            card if own == seat else 1 + dice.below(52, "card") for own, card in enumerate(state.cards)
        )
        return TinyState(state.rounds, state.round, state.points, state.last, cards)

    def census(self, state: TinyState) -> dict[str, int]:
        return {"seats": len(state.points)}

    def variants(self) -> tuple[tuple[str, Choice, int], ...]:
        return (("three rounds", {"rounds": 3}, 2),)


def _dealt(state: TinyState) -> tuple[Event, ...]:
    return tuple(EVENTS("card", to=[seat], card=card) for seat, card in enumerate(state.cards))


class Poison(Tiny):
    """Goes wrong at every resolution, with a secret in the words of the fault."""

    key = "poison"
    name = "Poison"
    quick = ()
    broken = True

    def resolve(self, state: TinyState, choices: Mapping[Seat, Choice], dice: Dice) -> Step[TinyState]:
        if self.broken:
            raise RuntimeError(f"somebody bid {choices[0]['number']}")
        return super().resolve(state, choices, dice)


class Absent(Tiny):
    """Its stand-in always fails."""

    key = "absent"
    name = "Absent"
    quick = ()

    def autopilot(self, _view: TinyView, _form: Form, _dice: Dice) -> Choice:
        raise RuntimeError("no idea")


class TinyArtist(StillsOnly):
    """Pictures are the view in so many bytes, so that a test can see what they show."""

    def board(self, view: TinyView, _names: Names) -> Picture:
        return Picture(encode(view), self.board_alt(view, _names), "board.png")

    def board_alt(self, view: TinyView, _names: Names) -> str:
        return f"Round {view.round}, points {view.points}"

    def mat(self, view: TinyView, _names: Names, _foreseen: object = None) -> Picture:
        return Picture(encode(view), f"Your card is {view.card}", "mat.png")

    def preview(self, view: TinyView, foreseen: TinyForesight, _names: Names) -> Picture:
        return Picture(encode((view, foreseen)), f"You would bid {foreseen.bid}", "preview.png")

    def tell(self, events: Sequence[Event], _view: TinyView, names: Names) -> tuple[Line, ...]:
        told: list[str] = []
        for event in events:
            if event.kind == "round":
                bids = ", ".join(f"{names[seat]} {bid}" for seat, bid in enumerate(event.data["bids"]))
                told.append(f"Bids: {bids}. {names[event.data['winner']]} takes the round.")
            elif event.kind == "cheer":
                told.append(f"{names[event.data['seat']]} cheers.")
            elif event.kind == "card":
                told.append(f"You drew card {event.data['card']}.")
            else:
                told.append("The table is set.")
        return tuple(map(Line, told))

    def headline(self, view: TinyView, _names: Names) -> str:
        return f"Round {view.round} of {view.rounds} is played"
