"""The dogfight: Wings of War and Wings of Glory, two editions of one system."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from rules.dice import Dice
from rules.dogfight import autopilot, balance, fortune, imagination, order_form, perspective, turn
from rules.dogfight.box.figures import Figures, standard, standard_tables
from rules.dogfight.dramas.found import find
from rules.dogfight.dramas.kinds import DRAMAS
from rules.dogfight.events import EVENTS
from rules.dogfight.foresight import foresee
from rules.dogfight.hangar import Hangar
from rules.dogfight.payoff.model import DogfightPayoffs
from rules.dogfight.play import Asking, Play, Question
from rules.dogfight.scenario.proving import SETUPS
from rules.dogfight.setup import crews, host_form
from rules.dogfight.setup.preparation import prepare
from rules.dogfight.state import State as DogfightState
from rules.dogfight.view import DogfightView
from rules.dogfight.ways import DogfightForesight
from rules.drama import Annals, Drama
from rules.engine import Choice, Field, Form, Option, Outcome, QuickCommand, Step
from rules.former.dogfight import FORMER
from rules.phases import PhasedTitle
from rules.said import Text, said
from rules.values import Event, Seat


class Dogfight(PhasedTitle[DogfightState, DogfightView, Play, Question]):
    key = "dogfight"
    name = "Dogfight"
    summary = said("dogfight-setup.summary")
    rules_version = 4
    aces = True
    former = FORMER
    releases = ((2, "0.1.0"),)
    State = DogfightState
    View = DogfightView
    events = EVENTS
    themes = DRAMAS
    turn_begins = ("turn", "turn")
    lots = fortune.LOTS
    quick = (
        QuickCommand(
            name="maneuvers",
            description=said("dogfight-setup.maneuvers"),
            kind="plan",
            slots={
                "first": said("dogfight-setup.maneuvers-first"),
                "second": said("dogfight-setup.maneuvers-second"),
                "third": said("dogfight-setup.maneuvers-third"),
                "fire": said("dogfight-setup.maneuvers-fire"),
                "rockets": said("dogfight-setup.maneuvers-rockets"),
                "bombs": said("dogfight-setup.maneuvers-bombs"),
                "tail": said("dogfight-setup.maneuvers-tail"),
                "ground": said("dogfight-setup.maneuvers-ground"),
            },
            scope="plane",
            scope_description=said("dogfight-setup.maneuvers-plane"),
            optional=("fire", "rockets", "bombs", "tail", "ground"),
        ),
    )

    def __init__(self, figures: Figures | None = None) -> None:
        self.hangar = Hangar(figures or standard())
        self.pack = self.hangar.figures.name

    def with_pack(self, name: str, tables: Mapping[str, bytes]) -> Dogfight:
        return Dogfight(Figures.parse({**standard_tables(), **tables}, name))

    def migrate(
        self, version: int, options: Choice, state: dict[str, Any]
    ) -> tuple[Choice, dict[str, Any]] | None:
        """Version 2 had no orders that stand, and a state may be without. Version 3 laid the same tables."""
        return (options, state) if version in {2, 3} else None

    def options(self, partial: Choice) -> tuple[Field, ...]:
        return host_form.fields(self.hangar, partial)

    def own_setup(self, data: bytes) -> Choice:
        """A scenario of the host's own; its text becomes an option, so that the game's record is complete."""
        return host_form.own_setup(self.hangar, data)

    def scenarios(self) -> tuple[tuple[Option, Choice], ...]:
        return host_form.scenarios()

    def given_rules(self, options: Choice) -> tuple[Text, ...]:
        return host_form.given_rules(options)

    def seats(self, options: Choice) -> tuple[int, int]:
        return host_form.seats(options)

    def roles(self, options: Choice, seats: int) -> dict[Seat, str]:
        return crews.roles(options, seats)

    def role_name(self, role: str) -> Text:
        return crews.role_name(role)

    def setup(self, options: Choice, seats: int, dice: Dice) -> Step[DogfightState]:
        play = prepare(options, seats, self.hangar, dice)
        turn.begin(play)
        return play.step()

    def asked(self, state: DogfightState) -> Collection[Seat]:
        return () if state.outcome else turn.asking(state).pending(state, self.hangar)

    def asking(self, state: DogfightState, seat: Seat) -> Asking:  # noqa: ARG002 - all are asked the same
        return turn.asking(state)

    def question(self, state: DogfightState, seat: Seat) -> Question:
        return Question(state, self.hangar, seat)

    def order_fields(self, state: DogfightState, seat: Seat, partial: Choice) -> tuple[Field, ...]:
        return () if state.outcome else order_form.fields(state, self.hangar, seat, partial)

    def with_orders(self, state: DogfightState, seat: Seat, orders: Choice) -> DogfightState:
        return order_form.with_orders(state, seat, orders)

    def resolve(
        self, state: DogfightState, choices: Mapping[Seat, Choice], dice: Dice
    ) -> Step[DogfightState]:
        play = Play(state, self.hangar, dice)
        turn.go_on(play, choices)
        return play.step()

    def view(self, state: DogfightState, seat: Seat | None) -> DogfightView:
        awaited = self.asked(state) if turn.waits(state) else ()
        return perspective.view(state, self.hangar, seat, tuple(sorted(awaited)))

    def foresee(self, view: DogfightView, choice: Choice) -> DogfightForesight:
        return foresee(view, choice)

    def faces_down(self, state: DogfightState, seat: Seat) -> bool:
        """The Entente's edge is the upper one."""
        return any(piece.seat == seat and piece.side == "entente" for piece in state.pieces())

    def turn_of(self, state: DogfightState) -> int:
        return state.turn

    def outcome(self, state: DogfightState) -> Outcome | None:
        return state.outcome

    def autopilot(self, view: DogfightView, form: Form, dice: Dice) -> Choice:
        return autopilot.fly(view, form, dice, self.hangar)

    def ideas(self, view: DogfightView, form: Form, dice: Dice, most: int) -> tuple[Choice, ...]:
        return autopilot.ideas(view, form, dice, self.hangar, most)

    def payoff_model(self, state: DogfightState, seat: Seat) -> DogfightPayoffs | None:
        return DogfightPayoffs(state, self.hangar, seat) if DogfightPayoffs.covers(state) else None

    def worth(self, state: DogfightState, seat: Seat) -> float:
        return balance.worth(state, self.hangar, seat)

    def reshuffled(self, state: DogfightState, dice: Dice) -> DogfightState:
        return imagination.reshuffled(state, dice)

    def tally(self, state: DogfightState, events: Iterable[Event]) -> Iterable[tuple[Seat, str, float]]:
        return fortune.tally(state, events)

    def dramas(self, annals: Annals) -> tuple[Drama, ...]:
        return find(annals)

    def imagine(self, state: DogfightState, seat: Seat | None, dice: Dice) -> DogfightState:
        return imagination.imagine(state, self.hangar, seat, dice)

    def census(self, state: DogfightState) -> dict[str, int]:
        """Different cards of each damage deck, wherever they are, and airplanes."""
        cards = {deck: set(left) for deck, left in state.decks.items()}
        for piece in state.pieces():
            for taken in piece.damage:
                cards[taken.deck].add(taken.card)
        held = sum(len(piece.damage) for piece in state.pieces()) + sum(map(len, state.decks.values()))
        return {
            "airplanes": len(state.planes),
            "damage cards": held,
            **{f"damage deck {deck}": len(different) for deck, different in cards.items()},
        }

    def variants(self) -> tuple[tuple[str, Choice, int], ...]:
        return SETUPS


DOGFIGHT = Dogfight()
