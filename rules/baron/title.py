"""Wings for the Baron: German aeroplane makers, 1916 to 1918."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from copy import copy
from itertools import islice
from typing import Any

from rules.baron import autopilot, balance, fortune, imagination, perspective, solitude, turn
from rules.baron.actions.choose_actions import ChooseActions
from rules.baron.autopilot import ideas
from rules.baron.autopilot.proposals import Proposing
from rules.baron.autopilot.prospects import Prospects
from rules.baron.box.figures import Figures, first, standard, standard_tables
from rules.baron.cards.window import EventWindow
from rules.baron.dramas.finding import dramas
from rules.baron.dramas.kinds import KINDS as THEMES
from rules.baron.events import EVENTS
from rules.baron.foresight import sight
from rules.baron.foresight.ahead import BaronForesight
from rules.baron.orders import form as order_form
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.setup import host_form
from rules.baron.setup.host_form import MOST_SEATS
from rules.baron.setup.preparation import prepare
from rules.baron.state import State as BaronState
from rules.baron.view import BaronView
from rules.dice import Dice
from rules.drama import Annals, Drama
from rules.engine import Choice, Field, Form, Outcome, QuickCommand, Step
from rules.former.baron import FORMER, first_tables
from rules.forms import Parts
from rules.phases import PhasedTitle
from rules.said import Text, said
from rules.values import Event, Seat

_BALANCED = 5
"""The version of the rules whose games are the first with balanced figures."""


class Baron(PhasedTitle[BaronState, BaronView, Play, Question]):
    key = "baron"
    name = "Wings for the Baron"
    summary = said("baron-setup.summary")
    rules_version = 5
    aces = True
    thinking = {"ideas": 16, "trials": 1_000, "steps": 1_400, "turns": 2, "standard_errors": 1}  # noqa: RUF012
    former = FORMER
    replays = frozenset({4})
    releases = ((1, "0.1.0"),)
    State = BaronState
    View = BaronView
    events = EVENTS
    themes = THEMES
    turn_begins = ("turn", "turn")
    lots = fortune.LOTS
    quick = (
        QuickCommand(
            name="actions",
            description=said("baron-setup.command-actions"),
            kind="actions",
            slots={
                "twice": said("baron-setup.command-twice"),
                "once": said("baron-setup.command-once"),
                "once_more": said("baron-setup.command-once_more"),
                "at_resolve": said("baron-setup.command-at_resolve"),
                "at_contracts": said("baron-setup.command-at_contracts"),
                "at_inflation": said("baron-setup.command-at_inflation"),
                "at_war": said("baron-setup.command-at_war"),
            },
            optional=("once_more", "at_resolve", "at_contracts", "at_inflation", "at_war"),
        ),
    )

    def __init__(self, figures: Figures | None = None, before: Figures | None = None) -> None:
        """The figures of games that begin now, and those of games that began before version 5."""
        self.figures = figures or standard()
        self.before = before or (first() if figures is None else figures)
        self.pack = self.figures.name

    def with_pack(self, name: str, tables: Mapping[str, bytes]) -> Baron:
        ours = standard_tables()
        older = {**ours, **first_tables()}
        return Baron(Figures.parse({**ours, **tables}, name), Figures.parse({**older, **tables}, name))

    def as_of(self, version: int) -> Baron:
        if version >= _BALANCED:
            return self
        older = copy(self)
        older.figures, older.pack = self.before, self.before.name
        return older

    def _figures(self, table: BaronState | BaronView) -> Figures:
        """Those by which this game is played."""
        return self.before if table.first_tables else self.figures

    def migrate(
        self, version: int, options: Choice, state: dict[str, Any]
    ) -> tuple[Choice, dict[str, Any]] | None:
        """A game keeps the figures that it began with. Orders were those of one turn in version 1; who had
        given some is asked instead."""
        if version not in {1, 3, 4}:
            return None
        dropped: dict[str, Any] = {"orders": {}} if version == 1 else {}
        return options, {**state, **dropped, "first_tables": True}

    def options(self, partial: Choice) -> tuple[Field, ...]:
        return host_form.fields(self.figures, partial)

    def seats(self, options: Choice) -> tuple[int, int]:
        return (1, 1) if host_form.chosen_mode(options) == "solitaire" else (2, MOST_SEATS)

    def roles(self, options: Choice, seats: int) -> dict[Seat, str]:
        """The companies that are settled before the others are drawn."""
        named = enumerate(host_form.wanted_companies(options, seats))
        return {seat: key for seat, key in named if key is not None}

    def role_name(self, role: str) -> Text:
        company = self.figures.companies.get(role)
        return company.name if company else role

    def open_roles(self, options: Choice) -> tuple[str, ...]:  # noqa: ARG002 - every company, in every mode
        return tuple(self.figures.companies)

    def cast(self, options: Choice, wishes: Mapping[Seat, str]) -> Choice:
        return host_form.with_companies(options, wishes)

    def setup(self, options: Choice, seats: int, dice: Dice) -> Step[BaronState]:
        play = prepare(options, seats, self.figures, dice)
        turn.begin(play)
        return play.step()

    def asked(self, state: BaronState) -> tuple[Seat, ...]:
        return state.asked

    def asking(self, state: BaronState, seat: Seat) -> Asking:  # noqa: ARG002 - all are asked the same
        return turn.ASKING[state.stage]

    def question(self, state: BaronState, seat: Seat) -> Question:
        return Question(state, self._figures(state), seat)

    def form(self, state: BaronState, seat: Seat) -> Form:
        form = super().form(state, seat)
        if not isinstance(form, Parts):
            return form
        return Proposing(form, state.mode, lambda: Prospects(self.view(state, seat), self._figures(state)))

    def default(self, state: BaronState, seat: Seat) -> Choice:
        """What a card can do is not lost because nobody gave an order."""
        asking = self.asking(state, seat)
        if isinstance(asking, ChooseActions | EventWindow) and not state.partners:
            return autopilot.say_nothing(self.view(state, seat), self.form(state, seat), self._figures(state))
        return super().default(state, seat)

    def resolve(self, state: BaronState, choices: Mapping[Seat, Choice], dice: Dice) -> Step[BaronState]:
        play = Play(state, self._figures(state), dice)
        turn.resolve(play, choices)
        return play.step()

    def view(self, state: BaronState, seat: Seat | None) -> BaronView:
        return perspective.view(state, self._figures(state), seat)

    def foresee(self, view: BaronView, choice: Choice) -> BaronForesight:
        return sight.foresee(view, self._figures(view), choice)

    def turn_of(self, state: BaronState) -> int:
        return state.turn

    def order_fields(self, state: BaronState, seat: Seat, partial: Choice) -> tuple[Field, ...]:
        return tuple(order_form.order_fields(self.question(state, seat), partial))

    def with_orders(self, state: BaronState, seat: Seat, orders: Choice) -> BaronState:
        return order_form.with_orders(state, seat, orders)

    def outcome(self, state: BaronState) -> Outcome | None:
        return state.outcome

    def autopilot(self, view: BaronView, form: Form, dice: Dice) -> Choice:
        return autopilot.choose(view, form, dice, self._figures(view))

    def ideas(self, view: BaronView, form: Form, dice: Dice, most: int) -> tuple[Choice, ...]:
        return tuple(islice(ideas.ideas(view, form, dice, self._figures(view)), most))

    def transposition_key(self, state: BaronState, seat: Seat) -> Hashable | None:
        return balance.transposition_key(state, seat)

    def worth(self, state: BaronState, seat: Seat) -> float:
        if state.mode == "solitaire":
            return solitude.worth(state, self._figures(state))
        return balance.worth(state, self._figures(state), seat)

    def reshuffled(self, state: BaronState, dice: Dice) -> BaronState:
        return imagination.reshuffled(state, self._figures(state), dice)

    def tally(self, state: BaronState, events: Iterable[Event]) -> Iterable[tuple[Seat, str, float]]:
        return fortune.tally(state, events)

    def dramas(self, annals: Annals) -> tuple[Drama, ...]:
        return dramas(annals, self._figures(annals.view))

    def imagine(self, state: BaronState, seat: Seat | None, dice: Dice) -> BaronState:
        return imagination.imagine(state, self._figures(state), seat, dice)

    def unordered(self, state: BaronState, seat: Seat) -> BaronState:
        return imagination.unordered(state, seat)

    def census(self, state: BaronState) -> dict[str, int]:
        """Cards, markers and money, wherever they are; money that nobody holds lies in the treasury."""
        companies = state.companies
        cards = [*state.deck, *state.discards, *(card for each in companies for card in each.hand)]
        aces = [*state.aces, *state.killed, *(ace for each in companies for ace in each.aces)]
        war = {*state.war_deck, *state.war_discards}
        bonus = state.bonus_spent + sum(each.bonus_actions for each in companies)
        licences = state.licences_spent + sum(each.licences for each in companies)
        counts = {
            "companies": len(companies),
            "technology and event cards": len(cards),
            "different technology and event cards": len(set(cards)),
            "war status cards": len(war),
            "war status cards in piles": len(state.war_deck) + len(state.war_discards),
            "aces": len(aces),
            "different aces": len(set(aces)),
            "talented engineers": state.engineers + sum(each.engineer for each in companies),
            "bonus action markers": bonus,
            "licensed production markers": licences,
            "marks and gold": state.treasury + sum(each.marks + each.gold for each in companies),
        }
        return {what: number for what, number in counts.items() if number}

    def variants(self) -> tuple[tuple[str, Choice, int], ...]:
        multi = [(mode, seats) for mode in ("standard", "campaign") for seats in range(2, MOST_SEATS + 1)]
        alone: list[tuple[str, Choice, int]] = [
            (f"solitaire against {number}", {"mode": "solitaire", "opponents": number}, 1)
            for number in range(2, 5)
        ]
        return (*((f"{mode}, {seats} players", {"mode": mode}, seats) for mode, seats in multi), *alone)


BARON = Baron()
