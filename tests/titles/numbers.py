"""Two titles that are as plain as the contract allows, so that nothing asks more of a title than it says.

Everybody writes a number down in secret. A number that nobody else wrote, and that the die does not show, is
worth as many points. Nothing is hidden but what waits to be resolved, nothing counts turns, and the key is an
ordinary word. The same alone is a solitaire that can be lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from render.artist import Line, Names
from render.kit.artist import CanvasArtist
from render.kit.canvas import Canvas
from render.kit.theme import INK, PAPER, WIDTH
from rules.declared import Declared, Kind
from rules.dice import Dice, draw, roll
from rules.engine import (
    Choice,
    Decision,
    Field,
    Foresight,
    Form,
    IllegalChoice,
    Option,
    Outcome,
    Pick,
    Step,
    Title,
)
from rules.values import Event, Frozen, Seat

EVENTS = Declared(Kind("shown", "die"), Kind("wrote", "seat number points"))
NUMBERS = ("1", "2", "3", "4", "5")
WRITINGS = 3
ENOUGH = 8


class Points(Frozen, frozen=True):
    """State and view in one: there is nothing to hide."""

    left: int
    points: tuple[int, ...]


class Numbers(Title[Points, Points]):
    key = "numbers"
    name = "A Game of Numbers"
    summary = "Write a number that nobody else writes."
    rules_version = 1
    State = Points
    View = Points
    events = EVENTS
    least, most = 2, 3

    def options(self, _partial: Choice) -> tuple[Field, ...]:
        return ()

    def seats(self, _options: Choice) -> tuple[int, int]:
        return self.least, self.most

    def setup(self, _options: Choice, seats: int, _dice: Dice) -> Step[Points]:
        return Step(Points(WRITINGS, (0,) * seats))

    def pending(self, state: Points) -> dict[Seat, Decision]:
        return dict.fromkeys(range(len(state.points)), Decision("write", "Write")) if state.left else {}

    def briefing(self, _state: Points, _seat: Seat) -> str:
        return ""

    def fields(self, _state: Points, _seat: Seat, _partial: Choice) -> tuple[Field, ...]:
        options = tuple(Option(number, number) for number in NUMBERS)
        return (Pick("number", "Number", options, default="1"),)

    def check(self, _state: Points, _seat: Seat, choice: Choice) -> None:
        if choice["number"] not in NUMBERS:
            raise IllegalChoice(f"The numbers are {NUMBERS[0]} to {NUMBERS[-1]}.")

    def resolve(self, state: Points, choices: Mapping[Seat, Choice], dice: Dice) -> Step[Points]:
        die = roll(dice, label="die")
        written = {seat: int(str(choices[seat]["number"])) for seat in sorted(choices)}
        often = Counter([die, *written.values()])
        worth = {seat: number if often[number] == 1 else 0 for seat, number in written.items()}
        told = [EVENTS("wrote", seat=seat, number=written[seat], points=worth[seat]) for seat in written]
        points = tuple(before + worth[seat] for seat, before in enumerate(state.points))
        return Step(Points(state.left - 1, points), (EVENTS("shown", die=die), *told))

    def default(self, _state: Points, _seat: Seat) -> Choice:
        return {"number": "1"}

    def view(self, state: Points, _seat: Seat | None) -> Points:
        return state

    def outcome(self, state: Points) -> Outcome | None:
        if state.left:
            return None
        scores, best = dict(enumerate(state.points)), max(state.points)
        winners = tuple(seat for seat in scores if scores[seat] == best)
        return Outcome(winners, scores, "most-points", data={"points": best})

    def autopilot(self, _view: Points, _form: Form, dice: Dice) -> Choice:
        return {"number": draw(dice, NUMBERS)}

    def imagine(self, state: Points, _seat: Seat | None, _dice: Dice) -> Points:
        return state

    def census(self, _state: Points) -> dict[str, int]:
        return {}

    def variants(self) -> tuple[tuple[str, Choice, int], ...]:
        return tuple(("plain", {}, seats) for seats in range(self.least, self.most + 1))


class Alone(Numbers):
    key = "alone"
    name = "Numbers for One"
    summary = "Write numbers that the die does not show."
    least, most = 1, 1

    def outcome(self, state: Points) -> Outcome | None:
        if state.left:
            return None
        [points] = state.points
        if points < ENOUGH:
            return Outcome((), {0: points}, "too-few", data={"points": points}, lost=True)
        return Outcome((0,), {0: points}, "enough", data={"points": points})


class NumbersArtist(CanvasArtist[Points, Foresight]):
    """A line of type on a sheet of paper."""

    def draw_board(self, view: Points, names: Names) -> Canvas:
        return _sheet(self.headline(view, names))

    def board_alt(self, view: Points, names: Names) -> str:
        return self.headline(view, names)

    def draw_mat(self, view: Points, names: Names, foreseen: Foresight | None) -> Canvas:
        return _sheet(self.mat_alt(view, names, foreseen))

    def mat_alt(self, view: Points, names: Names, foreseen: Foresight | None) -> str:  # noqa: ARG002 - nobody has anything of his own
        return f"{view.left} numbers are still to be written."

    def draw_preview(self, view: Points, foreseen: Foresight, names: Names) -> Canvas:
        return _sheet(self.preview_alt(view, foreseen, names))

    def preview_alt(self, view: Points, foreseen: Foresight, names: Names) -> str:  # noqa: ARG002 - as above
        return "A number is worth its points if nobody else writes it."

    def tell(self, events: Sequence[Event], view: Points, names: Names) -> tuple[Line, ...]:  # noqa: ARG002 - all is open
        return tuple(Line(SENTENCES[event.kind](event.data, names)) for event in events)

    def headline(self, view: Points, names: Names) -> str:
        return ", ".join(f"{names[seat][:40]} has {points}" for seat, points in enumerate(view.points)) + "."

    def reason(self, view: Points, outcome: Outcome, names: Names) -> str:  # noqa: ARG002 - as above
        return REASONS[outcome.kind].format(**outcome.data)


REASONS: Mapping[str, str] = {
    "most-points": "{points} points",
    "too-few": f"{{points}} points are too few; it takes {ENOUGH}",
    "enough": "{points} points are enough",
}


SENTENCES: Mapping[str, Callable[[dict[str, Any], Names], str]] = {
    "shown": lambda data, _: f"The die shows {data['die']}.",
    "wrote": lambda data, names: (
        f"{names[data['seat']]} wrote {data['number']}, for {data['points']} points."
    ),
}


def _sheet(line: str) -> Canvas:
    canvas = Canvas(WIDTH, 120, PAPER)
    canvas.write(line, (40, 60), 36, INK)
    return canvas
