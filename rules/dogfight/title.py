"""The dogfight: Wings of War and Wings of Glory, two editions of one system."""

from __future__ import annotations

from collections.abc import Mapping

from rules.dice import Dice
from rules.dogfight import autopilot, firing, host_form, imagination, perspective, plan_form, turn
from rules.dogfight.caution import cautious_plan
from rules.dogfight.figures import Figures, standard
from rules.dogfight.hangar import Hangar
from rules.dogfight.preparation import prepare
from rules.dogfight.state import State as DogfightState
from rules.dogfight.view import DogfightView
from rules.engine import Choice, Decision, Event, Field, Form, Outcome, QuickCommand, Seat, Step, Title


class Dogfight(Title[DogfightState, DogfightView]):
    key = "dogfight"
    name = "Dogfight"
    summary = "Plan three maneuvers in secret, fly them together, and fire at whoever crosses your guns."
    rules_version = 1
    State = DogfightState
    View = DogfightView
    quick = (
        QuickCommand(
            name="maneuvers",
            description="Plan an airplane's three maneuvers for this turn",
            kind="plan",
            slots={
                "first": "The card flown first",
                "second": "The card flown second",
                "third": "The card flown third",
                "fire": "Whom to fire at (the closest, unless you say otherwise)",
            },
            scope="plane",
            scope_description="Which of your airplanes, if you fly several",
            optional=("fire",),
        ),
    )

    def __init__(self, figures: Figures | None = None) -> None:
        self.hangar = Hangar(figures or standard())
        self.pack = self.hangar.figures.name

    def options(self, partial: Choice) -> tuple[Field, ...]:
        return host_form.fields(self.hangar.figures, partial)

    def seats(self, options: Choice) -> tuple[int, int]:
        return 2, 2 * int(str(options["planes"]))

    def setup(self, options: Choice, seats: int, dice: Dice) -> Step[DogfightState]:
        state, log = prepare(options, seats, self.hangar, dice)
        return Step(state, tuple(log))

    def pending(self, state: DogfightState) -> dict[Seat, Decision]:
        if state.stage == "plan":
            seats = sorted({plane.seat for plane in state.flying()})
            return {seat: self._planning(state, seat) for seat in seats}
        seats = sorted({state.plane(asked.plane).seat for asked in state.asked})
        return {seat: self._firing(state, seat) for seat in seats}

    def fields(self, state: DogfightState, seat: Seat, partial: Choice) -> tuple[Field, ...]:
        if state.stage == "plan":
            return plan_form.fields(state, self.hangar, seat, partial)
        return firing.fields(state, self.hangar, seat, partial)

    def check(self, state: DogfightState, seat: Seat, choice: Choice) -> None:
        if state.stage == "plan":
            plan_form.check(state, self.hangar, seat, choice)
        else:
            firing.check(state, seat, choice)

    def resolve(
        self, state: DogfightState, choices: Mapping[Seat, Choice], dice: Dice
    ) -> Step[DogfightState]:
        log: list[Event] = []
        follow = turn.after_planning if state.stage == "plan" else turn.after_asking
        return Step(follow(state, self.hangar, choices, dice, log), tuple(log))

    def default(self, state: DogfightState, seat: Seat) -> Choice:
        if state.stage == "plan":
            return cautious_plan(state, self.hangar, seat)
        return firing.default(state, seat)

    def view(self, state: DogfightState, seat: Seat | None) -> DogfightView:
        return perspective.view(state, self.hangar, seat)

    def outcome(self, state: DogfightState) -> Outcome | None:
        return state.outcome

    def autopilot(self, view: DogfightView, form: Form, dice: Dice) -> Choice:
        return autopilot.fly(view, form, dice, self.hangar)

    def imagine(self, state: DogfightState, seat: Seat | None, dice: Dice) -> DogfightState:
        return imagination.imagine(state, self.hangar, seat, dice)

    def census(self, state: DogfightState) -> dict[str, int]:
        """Different cards of each damage deck, wherever they are, and airplanes."""
        cards = {deck: set(left) for deck, left in state.decks.items()}
        for plane in state.planes:
            for taken in plane.damage:
                cards[taken.deck].add(taken.card)
        held = sum(len(plane.damage) for plane in state.planes) + sum(map(len, state.decks.values()))
        return {
            "airplanes": len(state.planes),
            "damage cards": held,
            **{f"damage deck {deck}": len(different) for deck, different in cards.items()},
        }

    def variants(self) -> tuple[tuple[str, Choice, int], ...]:
        two: Choice = {"planes": 2}
        early: Choice = {"central": "fokker-e3", "entente": "dh2"}
        return (
            ("glory", {"edition": "glory"}, 2),
            ("glory, by the book", {"edition": "glory", "illegal_plans": "by the book"}, 2),
            ("glory, two a side, 2 seats", {"edition": "glory", **two}, 2),
            ("glory, two a side, 3 seats", {"edition": "glory", **two}, 3),
            ("glory, two a side, 4 seats", {"edition": "glory", **two}, 4),
            ("glory, B-firing", {"edition": "glory", **early}, 2),
            ("war", {"edition": "war"}, 2),
            ("war, by the book", {"edition": "war", "illegal_plans": "by the book"}, 2),
            ("war, two a side, 3 seats", {"edition": "war", **two}, 3),
            ("war, two a side, 4 seats", {"edition": "war", **two, "illegal_plans": "by the book"}, 4),
            (
                "war, two-seaters",
                {
                    "edition": "war",
                    **two,
                    "central": ("rumpler-c4", "ufag-c1"),
                    "entente": ("breguet-br14", "dh4"),
                },
                2,
            ),
            ("war, B-firing", {"edition": "war", **early}, 2),
            (
                "glory, B-firing, by the book",
                {"edition": "glory", **early, "illegal_plans": "by the book"},
                2,
            ),
            ("glory, four a side, 5 seats", {"edition": "glory", "planes": 4, "turn_limit": 12}, 5),
        )

    def _planning(self, state: DogfightState, seat: Seat) -> Decision:
        own = ", ".join(f"{plane.id} ({self.hangar[plane.model].name})" for plane in state.of_seat(seat))
        return Decision("plan", f"Plan turn {state.turn}", context=f"You fly {own}.")

    def _firing(self, state: DogfightState, seat: Seat) -> Decision:
        own = {plane.id for plane in state.of_seat(seat)}
        guns = "; ".join(
            f"the {asked.gun} gun of {asked.plane} can reach {', '.join(asked.targets)}"
            for asked in state.asked
            if asked.plane in own
        )
        title = f"Fire in round {state.round} of turn {state.turn}"
        return Decision("fire", title, context=f"{guns[:1].upper()}{guns[1:]}.")


DOGFIGHT = Dogfight()
