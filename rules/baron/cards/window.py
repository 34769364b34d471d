"""An event window: planned events first, then those who asked to be asked, until nobody plays any more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec.structs import replace

from rules.baron.box.figures import Figures
from rules.baron.cards.conditions import holds, meets
from rules.baron.cards.effects import carry_out
from rules.baron.cards.event_form import (
    TECHNOLOGY_GAINED,
    arrangement_gains,
    detail_fields,
    event_option,
    held_for,
    may_play,
    planned_details,
    playable,
)
from rules.baron.cards.usefulness import useful
from rules.baron.companies.slots import check_slots, exchange_fields, slots
from rules.baron.companies.technologies import gain, improvement
from rules.baron.companies.ties import tie_breaking_order
from rules.baron.names import WINDOW_NAMES
from rules.baron.phase import Asking, Question
from rules.baron.play import Play
from rules.baron.standing import Order, TurnPlan
from rules.baron.state import Company, State
from rules.baron.view import PlayedView, Stage, Window
from rules.engine import Choice, Decision, Field, Form, Number, Option, Pick, Value
from rules.said import Text, said
from rules.values import Seat

ASK, PASS, WAIT = "ask", "pass", "wait"
_ALONE = (Option(PASS, said("baron-cards.play-none")),)
_IN_A_CROWD = (*_ALONE, Option(WAIT, said("baron-cards.wait"), said("baron-cards.wait.note")))


class EventWindow(Asking):
    """Each player may play one event in it."""

    def __init__(self, stage: Stage, window: Window) -> None:
        self.stage = stage
        self.window = window
        self._asked = Decision("event", said("baron-cards.asked", window=WINDOW_NAMES[window]))

    def start(self, play: Play) -> None:
        given = play.state.orders_for(self.window)
        self._forget_plans(play)
        planned = {seat: order for seat, order in given.items() if order.play != ASK}
        if planned:
            for key in tie_breaking_order(play, [play.state.of(seat) for seat in planned]):
                company = play.state.company(key)
                if company.seat is not None and not play.over:
                    self._play_planned(play, company, planned[company.seat])
        asking = tuple(
            [seat for seat, order in given.items() if order.play == ASK and _matters(play, seat, order)]
        )
        if asking and not play.over:
            keys = [play.state.of(seat).key for seat in asking]
            play.tell("events_asked", window=self.window, companies=keys)
        self._ask(play, asking)

    def decision(self, question: Question) -> Decision:
        if question.state.partners:
            return Decision("arrangement", said("baron-cards.asked-return"))
        return self._asked

    def briefing(self, question: Question) -> Text:
        return said("baron-cards.briefing-return" if question.state.partners else "baron-cards.briefing")

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        return self.form(question)(partial)

    def form(self, question: Question) -> Form:
        if question.state.partners:
            returned = (_return_field(question),)
            return lambda _: returned
        held = self._held(question)
        crowd = len(question.state.asked) > 1
        event = (_event_field(question.figures, self.window, held, crowd=crowd),)
        by_answer = {str(card): card for card in held}

        def form(partial: Choice) -> tuple[Field, ...]:
            card = by_answer.get(str(partial.get("event")))
            return event if card is None else (*event, *_details(question, card, partial))

        return form

    def check(self, question: Question, choice: Choice) -> None:
        if "twice" in choice:
            check_slots(question.state.mode, choice)

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        if play.state.partners:
            self._return(play, choices)
            return
        cards = {seat: int(str(c["event"])) for seat, c in choices.items() if c["event"] not in {PASS, WAIT}}
        for key in tie_breaking_order(play, [play.state.of(seat) for seat in cards]):
            seat = play.state.company(key).seat
            if seat is not None and not play.over:
                self._play(play, key, cards[seat], _still_possible(play, key, cards[seat], choices[seat]))
        again = tuple(seat for seat, choice in choices.items() if choice["event"] == WAIT)
        self._ask(play, again if cards else ())

    # Asking

    def _ask(self, play: Play, seats: tuple[Seat, ...]) -> None:
        """The partner in an arrangement first, then those who may still play."""
        if play.over:
            return
        while play.state.partners:
            _, partner = play.state.partners[0]
            company = play.state.company(partner)
            gains = _returns(play.state, play.figures, company)
            if len(gains) > 1 and play.state.standing_of(company).returns == "ask":
                play.change(asked=(company.seat,), waiters=seats)
                return
            best = max(gains, key=lambda key: improvement(play.figures, company, key), default=None)
            _take_return(play, () if best is None else (best,))
        if seats or play.state.asked or play.state.waiters:
            play.change(asked=seats, waiters=())

    def _held(self, question: Question) -> tuple[int, ...]:
        state, figures, company = question.state, question.figures, question.company
        return tuple(
            [
                card
                for card in held_for(figures, company, self.window)
                if may_play(state, figures, company, card) and playable(state, figures, company, card)
            ]
        )

    # Playing

    def _forget_plans(self, play: Play) -> None:
        """What was written for this window has had its moment; what stands holds again next turn."""
        written, window = play.state.written, self.window
        kept = {seat: plan.after(window) for seat, plan in written.items() if window in plan.events}
        if len(written) < len(play.state.companies):  # somebody has written nothing, or nobody plays one
            seats = [company.seat for company in play.state.companies if company.seat is not None]
            kept |= {seat: TurnPlan() for seat in seats if seat not in written}
        if kept:
            play.change(written={**written, **kept})

    def _play_planned(self, play: Play, company: Company, order: Order) -> None:
        """Only if the card is still held, the order's condition holds, and the event does something. An order
        may wait many turns for its condition, of which nothing is said."""
        card, state = order.card, play.state
        if card is None or not may_play(state, play.figures, company, card):
            return
        if not holds(state, play.figures, company, order.when):
            return
        details = _ordered_details(play, company, card, order)
        if details is None:
            name = play.figures.event_of(card).name
            play.tell_owner(company, "lapsed", window=self.window, company=company.key, card=card, name=name)
        else:
            self._play(play, company.key, card, details)

    def _play(self, play: Play, key: str, card: int, details: Choice | None) -> None:
        """Reveal the card, do what it says, and put it on the discards."""
        event = play.figures.event_of(card)
        target = str(details["target"]) if details and "target" in details else None
        played = PlayedView(self.window, key, card, event.key, event.name, target)
        play.change(report=replace(play.state.report, played=(*play.state.report.played, played)))
        play.tell(
            "played",
            window=self.window,
            company=key,
            card=card,
            event=event.key,
            name=event.name,
            target=target,
        )
        play.discard(key, (card,))
        before, said = play.state, len(play.log)
        if details is not None:
            carry_out(play, key, card, details)
        if len(play.log) == said and play.state == before:
            play.tell("no_effect", company=key, card=card, event=event.key)

    def _return(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        (choice,) = choices.values()
        _take_return(play, (str(choice["technology"]),))
        self._ask(play, play.state.waiters)


@lru_cache(maxsize=1024)
def _event_field(figures: Figures, window: Window, held: tuple[int, ...], *, crowd: bool) -> Pick:
    """Where several are asked, one may wait for what the others do."""
    return Pick(
        name="event",
        label=said("baron-cards.event", window=WINDOW_NAMES[window]),
        options=(*(_IN_A_CROWD if crowd else _ALONE), *[event_option(figures, card) for card in held]),
        slot="event",
        default=PASS,
        must_say=True,
        hint=said("baron-cards.event.hint"),
    )


def _details(question: Question, card: int, partial: Choice) -> Iterator[Field]:
    """What must be said with the card that is to be played."""
    state, figures, company = question.state, question.figures, question.company
    yield from detail_fields(state, figures, company, card, partial)
    if figures.event_of(card).effect.op == "exchange actions" and state.mode != "solitaire":
        yield from exchange_fields(state.mode, company.slots, partial)


def _returns(state: State, figures: Figures, partner: Company) -> tuple[str, ...]:
    """What the first partner may choose from; what made the arrangement possible may have been lost since."""
    giver, _ = state.partners[0]
    return arrangement_gains(state, figures, partner, state.company(giver))


def _take_return(play: Play, chosen: tuple[str, ...]) -> None:
    """The first partner's part of the arrangement, if there is any left for it."""
    ((_, partner), *others) = play.state.partners
    play.change(partners=tuple(others))
    for technology in chosen:
        gain(play, partner, technology, "arrangement")


def _return_field(question: Question) -> Pick:
    keys = _returns(question.state, question.figures, question.company)
    return Pick(
        name="technology",
        label=TECHNOLOGY_GAINED,
        options=tuple(Option(key, question.figures.technologies[key].called) for key in keys),
        slot="technology",
        default=keys[0],
    )


def _still_possible(play: Play, key: str, card: int, choice: Choice) -> Choice | None:
    """The details as they were chosen, or None where an event just before made them impossible."""
    company = play.state.company(key)
    details: dict[str, Value] = {slot: choice[slot] for slot in slots(play.state.mode) if slot in choice}
    for field in detail_fields(play.state, play.figures, company, card, choice):
        value = choice.get(field.name)
        if isinstance(field, Number):
            details[field.name] = min(field.high, int(str(value or 0)))
        elif isinstance(field, Pick) and value in {option.value for option in field.options}:
            details[field.name] = str(value)
        else:
            return None
    return details


def _ordered_details(play: Play, company: Company, card: int, order: Order) -> Choice | None:
    """How the order is best carried out, or None if it is not."""
    for details in planned_details(play.state, play.figures, company, card, order.target):
        aim = details.get("target")
        aimed_well = aim is None or meets(play.state.company(str(aim)), order.when)
        if aimed_well and useful(play, company.key, card, details):
            return details
    return None


def _matters(play: Play, seat: Seat, order: Order) -> bool:
    """Whoever holds no card at all, as everyone can see, has nothing to play."""
    company = play.state.of(seat)
    return bool(company.hand) and holds(play.state, play.figures, company, order.when)
