"""Scenes for the rules of Wings for the Baron: companies as a test wants them, and what happened then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.baron import turn
from rules.baron.cards import effects
from rules.baron.cards.window import EventWindow
from rules.baron.phase import Asking, Phase, Question
from rules.baron.play import Play
from rules.baron.standing import Orders, Standing, TurnPlan
from rules.baron.state import Company, State, with_companies
from rules.baron.title import BARON
from rules.baron.view import BaronView, MatView, Mode, Ratings, Window
from rules.dice import Scripted
from rules.engine import Choice, Pick
from rules.table import Table
from rules.values import Event, Seat

FIGURES = BARON.figures
ALL_CARDS = tuple(sorted(FIGURES.cards))
OUT_OF_PLAY = 19
"""The first card of the draw pile in a scene."""


def company(key: str, seat: Seat | None = 0, *, campaign: bool = False, **changes: Any) -> Company:
    """A company as set up, but for the changes; `hand` is what it holds."""
    model, german = FIGURES.companies[key], FIGURES.display.start.german
    usual: dict[str, Any] = {
        "key": key,
        "seat": seat,
        "factories": model.factories,
        "effectiveness": german if campaign else Ratings(german.fighter),
        "engineer": model.engineer,
        "bonus_actions": model.bonus_actions,
        "licences": model.licences,
    }
    return Company(**{**usual, **changes})


def scene(
    *keys: str,
    mode: Mode = "standard",
    npcs: tuple[str, ...] = (),
    stage: str = "actions",
    standing: Orders | None = None,
    **changes: Any,
) -> State:
    """A game at its start, these companies in their seats with empty hands, and no tie to break at random:
    the first company has 40 Gold, the next 30 and so on, so that they go in this order. `standing` are orders
    that all of them have given."""
    campaign = mode != "standard"
    seated = tuple(
        company(key, seat, campaign=campaign, gold=10 * (4 - seat)) for seat, key in enumerate(keys)
    )
    idle = tuple(company(key, None, campaign=True) for key in npcs)
    start = FIGURES.display.start
    usual: dict[str, Any] = {
        "mode": mode,
        "companies": (*seated, *idle),
        "deck": ALL_CARDS,
        "war_deck": tuple(sorted(FIGURES.war_status)),
        "german_morale": 24,
        "allied_morale": 24,
        "allied": start.allied if campaign else Ratings(start.allied.fighter),
        "available": len(keys) + len(npcs),
        "remaining": len(keys) + len(npcs),
        "engineers": 2,
        "aces": tuple(FIGURES.display.supply.aces),
        "orders": {seat: Standing(standing or Orders()) for seat in range(len(keys))},
        "stage": stage,
        "asked": tuple(range(len(keys))) if stage == "actions" else (),
    }
    return State(**{**usual, **changes})


def having(state: State, key: str, **changes: Any) -> State:
    """The state with a company changed; cards put into its hand leave the draw pile."""
    changed = with_companies(state, [replace(state.company(key), **changes)])
    held = {card for each in changed.companies for card in each.hand}
    return replace(changed, deck=tuple(card for card in changed.deck if card not in held))


def rated(state: State, **fighters: int) -> State:
    """The state with these Fighter ratings."""
    for key, fighter in fighters.items():
        ratings = state.company(key).effectiveness
        state = having(state, key, effectiveness=replace(ratings, fighter=fighter))
    return state


def ordered(state: State, seat: Seat, **orders: Any) -> State:
    """These orders stand until they are changed."""
    standing = Standing(replace(state.orders[seat].good, **orders))
    return replace(state, orders={**state.orders, seat: standing})


def wrote(state: State, seat: Seat, **plan: Any) -> State:
    """This was written down with the Action cards."""
    before = state.written.get(seat, TurnPlan())
    return replace(state, written={**state.written, seat: replace(before, **plan)})


def rolls(**faces: Any) -> Scripted:
    """Dice by label, as the faces they show; `contract=(6, 1)` is a six, then a one."""
    return Scripted({label: [face - 1 for face in shown] for label, shown in faces.items()})


class Told:
    """What came of a step: the state after it, and the events."""

    def __init__(self, before: State, state: State, events: tuple[Event, ...]) -> None:
        self.before = before
        self.state = state
        self.events = events

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [event.data for event in self.events if event.kind == kind]

    def one(self, kind: str) -> dict[str, Any]:
        (data,) = self.all(kind)
        return data

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def __getitem__(self, key: str) -> Company:
        return self.state.company(key)


def run(phase: Phase, state: State, dice: Scripted | None = None) -> Told:
    """Carry a phase out from its start."""
    play = Play(replace(state, stage=phase.stage, asked=()), FIGURES, dice or Scripted({}))
    phase.start(play)
    return Told(state, play.state, tuple(play.log))


def answer(phase: Asking, state: State, choices: Mapping[Seat, Choice], dice: Scripted | None = None) -> Told:
    """Answer a phase, once the form has accepted every choice."""
    table = at(state)
    settled = {seat: table.check(seat, choice) for seat, choice in choices.items()}
    assert settled.keys() == set(state.asked)
    play = Play(state, FIGURES, dice or Scripted({}))
    phase.answer(play, settled)
    return Told(state, play.state, tuple(play.log))


def at(state: State, dice: Scripted | None = None) -> Table:
    """A table in this position."""
    seats = len([each for each in state.companies if each.seat is not None])
    table = Table(BARON, seats, {}, dice or Scripted({}))
    table.state = state
    return table


def submit(state: State, choices: Mapping[Seat, Choice], dice: Scripted | None = None) -> Told:
    """Everybody's choices, up to the next question."""
    table = at(state, dice)
    events: tuple[Event, ...] | None = None
    for seat, choice in choices.items():
        events = table.submit(seat, choice)
    assert events is not None, f"still asked: {table.pending()}"
    return Told(state, table.state, events)


def everyone(state: State, **choice: Any) -> dict[Seat, Choice]:
    return dict.fromkeys(state.asked, choice)


def offered(state: State, seat: Seat, name: str, partial: Choice | None = None) -> list[str]:
    """The options of a field, [] if the form does not have it."""
    fields = {field.name: field for field in BARON.fields(state, seat, partial or {})}
    field = fields.get(name)
    return [option.value for option in field.options] if isinstance(field, Pick) else []


def named(state: State, seat: Seat, partial: Choice | None = None) -> list[str]:
    return [field.name for field in BARON.fields(state, seat, partial or {})]


def event(state: State, key: str, card: int, dice: Scripted | None = None, **details: Any) -> Told:
    """What the event of a card does when this company plays it."""
    play = Play(state, FIGURES, dice or Scripted({}))
    effects.carry_out(play, key, card, details)
    return Told(state, play.state, tuple(play.log))


def window(of: Window) -> EventWindow:
    return next(phase for phase in turn.TURN if isinstance(phase, EventWindow) and phase.window == of)


def question(state: State, seat: Seat) -> Question:
    return Question(state, FIGURES, seat)


def mat(view: BaronView, key: str) -> MatView:
    return next(each for each in view.companies if each.key == key)
