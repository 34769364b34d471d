"""Air Baron: airlines fight for hubs and spokes, in a basic and an advanced version."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping
from itertools import islice
from typing import Any

from rules.airbaron import autopilot, balance, fortune, imagination, perspective, turn
from rules.airbaron.autopilot import ideas
from rules.airbaron.autopilot.temper import ACE
from rules.airbaron.box.atlas import Atlas
from rules.airbaron.box.figures import Figures, standard, standard_tables
from rules.airbaron.dramas.finding import find
from rules.airbaron.dramas.kinds import DRAMAS
from rules.airbaron.events import EVENTS
from rules.airbaron.foresight import reading
from rules.airbaron.foresight.deeds import AirBaronForesight
from rules.airbaron.moves import orders as standing
from rules.airbaron.moves.acting import TakeTurn
from rules.airbaron.play import Asking, Play, Question
from rules.airbaron.setup import host_form
from rules.airbaron.setup.preparation import board_for, prepare
from rules.airbaron.state import State as AirBaronState
from rules.airbaron.view import AirBaronView
from rules.dice import Dice
from rules.drama import Annals, Drama
from rules.engine import Choice, Field, Form, Outcome, Step
from rules.former.airbaron import FORMER
from rules.phases import PhasedTitle
from rules.said import Text, said
from rules.values import Event, Seat


class AirBaron(PhasedTitle[AirBaronState, AirBaronView, Play, Question]):
    key = "airbaron"
    name = "Air Baron"
    summary = said("airbaron-setup.summary")
    rules_version = 4
    aces = True
    thinking = {"ideas": 14, "trials": 400, "steps": 350, "turns": 4}  # noqa: RUF012
    former = FORMER
    releases = ((1, "0.1.0"),)
    State = AirBaronState
    View = AirBaronView
    events = EVENTS
    turn_begins = ("round", "round")
    themes = DRAMAS
    lots = fortune.LOTS

    def __init__(self, figures: Figures | None = None) -> None:
        used = figures or standard()
        self.pack = used.name
        self._liveries = used.airlines
        self.atlases = {key: Atlas(used, key) for key in used.boards}

    def with_pack(self, name: str, tables: Mapping[str, bytes]) -> AirBaron:
        return AirBaron(Figures.parse({**standard_tables(), **tables}, name))

    def migrate(
        self, version: int, options: Choice, state: dict[str, Any]
    ) -> tuple[Choice, dict[str, Any]] | None:
        """Version 1 asked everyone in their own turn, and dealt the airlines by seat. What was planned for a
        turn was an order then; whoever had given one is asked instead. Version 2 had no order for two events
        of one draw, which are asked about. Version 3 laid the same tables."""
        if version in {2, 3}:
            return options, state
        if version != 1:
            return None
        newer = {"plans": "turn", "limit": "rounds", "airlines": "dealt", **options}
        airlines = [_without_plan(airline) for airline in state["airlines"]]
        liveries = host_form.chosen_names(newer, self._liveries)[: len(airlines)]
        return newer, {**state, "airlines": airlines, "liveries": liveries}

    def options(self, partial: Choice) -> tuple[Field, ...]:
        return host_form.fields(partial, self._liveries)

    def seats(self, options: Choice) -> tuple[int, int]:  # noqa: ARG002 - every option takes two to six
        return 2, 6

    def roles(self, options: Choice, seats: int) -> dict[Seat, str]:
        return dict(enumerate(host_form.chosen_airlines(options, self._liveries)[:seats]))

    def role_name(self, role: str) -> Text:
        livery = self._liveries.get(role)
        return livery.name if livery else role

    def cast(self, options: Choice, wishes: Mapping[Seat, str]) -> Choice:
        return host_form.with_airlines(options, self._liveries, wishes)

    def setup(self, options: Choice, seats: int, dice: Dice) -> Step[AirBaronState]:
        return prepare(options, seats, self.atlases[board_for(options, seats)], dice).step()

    def asked(self, state: AirBaronState) -> Collection[Seat]:
        return [ask.seat for ask in state.asks]

    def asking(self, state: AirBaronState, seat: Seat) -> Asking:  # noqa: ARG002 - all are asked the same
        return turn.ASKINGS[state.asks[0].kind]

    def question(self, state: AirBaronState, seat: Seat) -> Question:
        return Question(state, self._atlas(state), seat)

    def resolve(
        self, state: AirBaronState, choices: Mapping[Seat, Choice], dice: Dice
    ) -> Step[AirBaronState]:
        play = Play(state, self._atlas(state), dice)
        turn.answer(play, choices)
        return play.step()

    def default(self, state: AirBaronState, seat: Seat) -> Choice:
        """A turn is not wasted because nobody is there: the stand-in takes the action, at peace."""
        usual = super().default(state, seat)
        if not isinstance(self.asking(state, seat), TakeTurn):
            return usual
        return autopilot.act_in_peace(self.view(state, seat), self.form(state, seat), usual)

    def order_fields(self, state: AirBaronState, seat: Seat, partial: Choice) -> tuple[Field, ...]:
        return tuple(standing.order_fields(state, self._atlas(state), seat, partial))

    def with_orders(self, state: AirBaronState, seat: Seat, orders: Choice) -> AirBaronState:
        return standing.with_orders(state, seat, orders)

    def view(self, state: AirBaronState, seat: Seat | None) -> AirBaronView:
        return perspective.view(state, self._atlas(state), seat)

    def foresee(self, view: AirBaronView, choice: Choice) -> AirBaronForesight:
        return reading.foresee(view, self.atlases, choice)

    def turn_of(self, state: AirBaronState) -> int:
        return state.round

    def outcome(self, state: AirBaronState) -> Outcome | None:
        return state.outcome

    def autopilot(self, view: AirBaronView, form: Form, dice: Dice) -> Choice:
        return autopilot.choose(view, form, dice)

    def prior_choice(self, view: AirBaronView, form: Form, dice: Dice) -> Choice:
        return autopilot.choose(view, form, dice, ACE)

    def ideas(self, view: AirBaronView, form: Form, dice: Dice, most: int) -> tuple[Choice, ...]:  # noqa: ARG002
        return tuple(islice(ideas.ideas(view, form), most))

    def transposition_key(self, state: AirBaronState, seat: Seat) -> Hashable | None:
        return balance.transposition_key(state, seat)

    def worth(self, state: AirBaronState, seat: Seat) -> float:
        return balance.worth(state, self._atlas(state), seat)

    def reshuffled(self, state: AirBaronState, dice: Dice) -> AirBaronState:
        return imagination.reshuffled(state, dice)

    def tally(self, state: AirBaronState, events: Iterable[Event]) -> Iterable[tuple[Seat, str, float]]:  # noqa: ARG002 - all is told
        return fortune.tally(events)

    def dramas(self, annals: Annals) -> tuple[Drama, ...]:
        return find(annals)

    def imagine(self, state: AirBaronState, seat: Seat | None, dice: Dice) -> AirBaronState:
        return imagination.imagine(state, self._atlas(state), seat, dice)

    def unordered(self, state: AirBaronState, seat: Seat) -> AirBaronState:
        return imagination.unordered(state, seat)

    def census(self, state: AirBaronState) -> dict[str, int]:
        """Money in the bank and on hand, and profit markers wherever they lie, each of them once."""
        markers = Counter((*state.cup, *state.aside, *(drawn.marker for drawn in state.drawn)))
        return {
            "money": state.bank + sum(airline.cash for airline in state.airlines),
            "markers": sum(markers.values()),
            "different markers": len(markers),
        }

    def variants(self) -> tuple[tuple[str, Choice, int], ...]:
        short: Choice = {"rounds": 8}
        halves = [
            (f"{version}, {board}", {**short, "version": version, "board": board}, seats)
            for version in ("basic", "advanced")
            for board in ("east", "west")
            for seats in (2, 3, 4)
        ]
        full = [
            (version, {**short, "version": version}, seats)
            for version in ("basic", "advanced")
            for seats in (5, 6)
        ]
        advanced: Choice = {**short, "version": "advanced"}
        return (
            *halves,
            *full,
            ("basic, open cash", {**short, "cash": "open"}, 3),
            ("advanced, open cash and bidding", {**advanced, "cash": "open", "bidding": "open"}, 4),
            ("basic, airlines chosen", {**short, "airlines": "chosen", "airline.1": "olympic"}, 3),
            ("basic, turn by turn", {**short, "plans": "turn"}, 4),
            ("advanced, turn by turn", {**advanced, "plans": "turn"}, 4),
            ("advanced, leaving by the book", {**advanced, "leaving": "by the book"}, 4),
        )

    def _atlas(self, state: AirBaronState) -> Atlas:
        return self.atlases[state.board]


AIRBARON = AirBaron()


def _without_plan(airline: dict[str, Any]) -> dict[str, Any]:
    orders = {name: said for name, said in airline["orders"].items() if name not in {"fare_wars", "plan"}}
    return {**airline, "orders": orders}
