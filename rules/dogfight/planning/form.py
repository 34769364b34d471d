"""The form of the planning phase: three cards and an order to fire for each airplane of a seat, and whatever
else can be ordered beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import get_args

from msgspec.structs import replace

from rules.answers import check_offered
from rules.dogfight import names
from rules.dogfight.altitude import overdive, split_s
from rules.dogfight.box.components import Maneuver
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.limits import Limits
from rules.dogfight.orders import STANDING
from rules.dogfight.planning import order_book
from rules.dogfight.planning.binding import earlier, limits
from rules.dogfight.planning.legality import Slots, Trail, faults
from rules.dogfight.planning.open_plans import binding_trail, open_plans
from rules.dogfight.planning.risks import Risks, refusal, risks
from rules.dogfight.planning.slots import SLOTS, card_clause, card_label, card_named
from rules.dogfight.state import Order, Plane, State
from rules.engine import Choice, Field, Form, IllegalChoice, Option, Pick, Spot
from rules.said import Said, Text, said
from rules.values import Seat

_HINTS = {slot: said(f"dogfight-planning.hint-{slot}") for slot in SLOTS}
_ABOUT = {slot: said("dogfight-planning.card-field", slot=slot) for slot in SLOTS}
_SPLIT_S = said("dogfight-planning.note-split-s")
_OVERDIVE = said("dogfight-planning.note-overdive")
_STEEP = said("dogfight-planning.note-steep")


def form_of(state: State, hangar: Hangar, seat: Seat) -> Form:
    """The form of a seat for any number of askings; what no answer changes is worked out once."""
    planes = [(plane, *_bound(state, hangar, plane)) for plane in state.of_seat(seat)]
    orders = order_book.form_of(state, hangar, seat)

    def fields(partial: Choice) -> tuple[Field, ...]:
        cards = [
            _card_fields(
                plane.id,
                airplane,
                trail,
                _answers(airplane, plane.id, partial),
                bound,
                risks(state, airplane, plane, partial),
            )
            for plane, airplane, trail, bound in planes
        ]
        return (*chain(*cards), *orders(partial))

    return fields


def _bound(state: State, hangar: Hangar, plane: Plane) -> tuple[Airplane, Trail, Limits]:
    """An airplane, and what binds its plan."""
    airplane = hangar.airplane(plane.model, state.in_force)
    bound = limits(state, airplane, plane)
    return airplane, binding_trail(airplane, earlier(plane, airplane), bound), bound


def _answers(airplane: Airplane, name: str, partial: Choice) -> Slots:
    return tuple([card_named(airplane.cards, partial.get(f"{name}.{slot}")) for slot in SLOTS])


def check(state: State, hangar: Hangar, seat: Seat, choice: Choice) -> None:
    planes = state.of_seat(seat)
    orders = order_book.form_of(state, hangar, seat)(choice)
    asked = {f"{plane.id}.{slot}" for plane in planes for slot in SLOTS}
    asked |= {field.name for field in orders}
    for name in choice:
        if name not in asked:
            raise IllegalChoice(said("forms.not-asked", name=str(name)[:40]))
    for plane in planes:
        _check_plane(state, plane, hangar.airplane(plane.model, state.in_force), choice)
    check_offered((field for field in orders if field.name in choice or _owed(field)), choice)


def _owed(field: Field) -> bool:
    """Whether an order must be spelled out: it follows from another, and nothing stands if it is left out."""
    if isinstance(field, Pick) and field.least == 0:
        return False
    return isinstance(field, Spot) or field.default is None


def planned(plane: Plane, choice: Choice) -> tuple[int, ...]:
    """The card numbers of a checked choice."""
    return tuple(int(str(choice[f"{plane.id}.{slot}"])) for slot in SLOTS)


def order(plane: Plane, choice: Choice) -> Order:
    given = choice.get(f"{plane.id}.fire", STANDING)
    return next(known for known in get_args(Order) if known == given)


def as_choice(plane: Plane, cards: tuple[Maneuver, ...], fire: Order = "standing") -> dict[str, str]:
    """The choice that plans these cards."""
    named = {f"{plane.id}.{slot}": str(card.number) for slot, card in zip(SLOTS, cards, strict=True)}
    return {**named, f"{plane.id}.fire": fire}


@lru_cache(maxsize=4096)
def _card_fields(
    name: str, airplane: Airplane, trail: Trail, answers: Slots, bound: Limits, risky: Risks | None
) -> tuple[Field, ...]:
    open_cards = _open_cards(airplane, trail, answers, bound, risky)
    return tuple(
        Pick(
            name=f"{name}.{slot}",
            label=names.about(name, _ABOUT[slot]),
            options=options,
            group=name,
            slot=slot,
            pad="cards",
            hint=_HINTS[slot],
        )
        for slot, options in zip(SLOTS, open_cards, strict=True)
    )


def _open_cards(
    airplane: Airplane, trail: Trail, answers: Slots, bound: Limits, risky: Risks | None
) -> tuple[tuple[Option, ...], ...]:
    """What each slot offers, given the cards filled in so far; where they are a risk, illegal cards too."""
    plans = open_plans(airplane, trail, bound)
    settled: Slots = (None,) * len(SLOTS)
    for index, answer in enumerate(answers):
        # A card that fits no plan with those before it counts as not filled in.
        attempt = _with(settled, index, answer)
        fits = answer is not None and (answer not in settled if risky else plans.allow(attempt))
        settled = attempt if fits else settled

    def options(index: int, before: Maneuver | None) -> list[Option]:
        cards = _one_of_each_kind(airplane, settled, index)
        if risky is None:
            return [_option(card, _note(before, card, bound)) for card in plans.at(settled, index, cards)]
        return [
            replace(_option(card, _note(before, card, bound)), risk=_risk(risky, (*settled[:index], card)))
            for card in cards
        ]

    return tuple([tuple(options(*slot)) for slot in enumerate((trail.before, *settled[:-1]))])


@lru_cache(maxsize=4096)
def _option(card: Maneuver, note: Text) -> Option:
    return Option(str(card.number), card_label(card), note, card.sign, clause=card_clause(card))


def _risk(risky: Risks, slots: Slots) -> Text:
    cards = [card for card in slots if card is not None]
    return risky.of(cards) if len(cards) == len(slots) else ""


def _note(before: Maneuver | None, card: Maneuver, bound: Limits) -> Text:
    """What a card is besides its name, after the one before it."""
    if bound.altitude and split_s.is_split_s(before, card):
        return _SPLIT_S
    if bound.overdive and overdive.begins(before, card):
        return _OVERDIVE
    return _STEEP if card.steep else ""


def _one_of_each_kind(airplane: Airplane, slots: Slots, index: int) -> list[Maneuver]:
    """Each kind of card once, in the number already filled in here or the lowest still to be had."""
    own = slots[index]
    elsewhere = [card.number for at, card in enumerate(slots) if card is not None and at != index]
    kinds = {alike: card for alike, card in _likenesses(airplane) if card.number not in elsewhere}
    if own is not None:
        kinds[own.likeness] = own
    return sorted(kinds.values(), key=attrgetter("number"))


@lru_cache(maxsize=128)
def _likenesses(airplane: Airplane) -> tuple[tuple[str, Maneuver], ...]:
    """The cards with their likenesses, the highest number first: whoever goes by these ends at the lowest."""
    cards = sorted(airplane.cards.values(), key=attrgetter("number"), reverse=True)
    return tuple((card.likeness, card) for card in cards)


def _with(slots: Slots, index: int, card: Maneuver | None) -> Slots:
    return (*slots[:index], card, *slots[index + 1 :])


def _check_plane(state: State, plane: Plane, airplane: Airplane, choice: Choice) -> None:
    cards = tuple([_check_card(plane, airplane, choice, slot) for slot in SLOTS])
    numbers = [card.number for card in cards]
    for number in numbers:
        if numbers.count(number) > 1:
            raise IllegalChoice(said("dogfight-planning.planned-twice", number=str(number), plane=plane.id))
    if state.illegal_plans == "refused":
        bound, trail = limits(state, airplane, plane), earlier(plane, airplane)
        if not open_plans(airplane, binding_trail(airplane, trail, bound), bound).allow(cards):
            for before, card, why in faults(trail, cards, bound):
                slot = SLOTS[numbers.index(card.number)]
                raise IllegalChoice(refusal(plane.id, before, card, slot, why))


def _check_card(plane: Plane, airplane: Airplane, choice: Mapping[str, object], slot: str) -> Maneuver:
    value = choice.get(f"{plane.id}.{slot}")
    if value is None:
        raise IllegalChoice(said("dogfight-planning.card-missing", plane=plane.id, slot=slot))
    card = card_named(airplane.cards, value)
    if card is None:
        raise IllegalChoice(
            said(
                "dogfight-planning.no-such-card",
                deck=airplane.letter,
                plane=plane.id,
                card=_quoted(value),
                least=str(min(airplane.cards)),
                most=str(max(airplane.cards)),
            )
        )
    return card


def _quoted(value: object) -> Said:
    text = str(value)
    return said("forms.quoted", text=f"{text[:40]}…" if len(text) > 41 else text)
