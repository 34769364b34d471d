"""The form of the planning phase: three cards and an order to fire for each airplane of a seat, and whatever
else can be ordered beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import NoReturn, get_args

from msgspec.structs import replace

from rules.answers import check_offered
from rules.dogfight.altitude import overdive, split_s
from rules.dogfight.box.components import Maneuver
from rules.dogfight.hangar import Airplane, Hangar
from rules.dogfight.limits import Limits
from rules.dogfight.orders import STANDING
from rules.dogfight.planning import order_book
from rules.dogfight.planning.binding import earlier, limits
from rules.dogfight.planning.legality import Fault, Slots, Trail, faults
from rules.dogfight.planning.open_plans import binding_trail, open_plans
from rules.dogfight.planning.slots import SLOTS, card_named
from rules.dogfight.state import Order, Plane, State
from rules.engine import Choice, Field, Form, IllegalChoice, Option, Pick, Spot
from rules.values import Seat

_HINTS = dict(
    zip(
        SLOTS,
        (
            "Tap three cards in the order in which they are flown; grey ones may not come next.",
            "The second card is flown from where the first one ends.",
            "The third card also binds your first one of the next turn.",
        ),
        strict=True,
    )
)

_WHY: dict[Fault, str] = {
    "steep after steep": "{card} is steep and may not follow {before}, which is steep too.",
    "no straight before": "an Immelmann needs a straight just before it; {card} follows {before}.",
    "no straight after": "an Immelmann needs a straight just after it; {card} follows {before}.",
    "rudder jammed": "the rudder is jammed and {card} turns to its bad side.",
    "straight while burning": "{card} is a straight, and a burning airplane may not plan one.",
    "no stall": "the engine is damaged and needs a stall each turn; none is planned.",
    "climb with immelmann": "an Immelmann and a climb cannot be flown in one turn; {card} is one too many.",
    "dive with split-s": "a Split-S and a dive cannot be flown in one turn; {card} is one too many.",
    "no straight to overdive": "an overdive ends with a straight; {card} follows {before}.",
    "too low to overdive": "an overdive needs level 2 or more; {card} is flown lower.",
    "no straight to land": "after touching down it rolls by a straight; {card} is none.",
    "no stall to land": "a landing ends with a stall; {card} is none.",
    "no straight to take off": "it takes off by stall, straight and climb; {card} is no straight.",
    "no climb to take off": "it takes off by stall, straight and climb; {card} is no climb.",
}


def form_of(state: State, hangar: Hangar, seat: Seat) -> Form:
    """The form of a seat for any number of askings; what no answer changes is worked out once."""
    penalty = _penalty(state)
    planes = [(plane.id, *_bound(state, hangar, plane, penalty)) for plane in state.of_seat(seat)]
    orders = order_book.form_of(state, hangar, seat)

    def fields(partial: Choice) -> tuple[Field, ...]:
        cards = [
            _card_fields(name, airplane, trail, _answers(airplane, name, partial), penalty, bound)
            for name, airplane, trail, bound in planes
        ]
        return (*chain(*cards), *orders(partial))

    return fields


def _bound(state: State, hangar: Hangar, plane: Plane, penalty: str) -> tuple[Airplane, Trail, Limits]:
    """An airplane, and what binds its plan; where there is a penalty, its words name the very cards."""
    airplane = hangar.airplane(plane.model, state.in_force)
    bound, trail = limits(state, airplane, plane), earlier(plane, airplane)
    return airplane, trail if penalty else binding_trail(airplane, trail, bound), bound


def _answers(airplane: Airplane, name: str, partial: Choice) -> Slots:
    return tuple([card_named(airplane.cards, partial.get(f"{name}.{slot}")) for slot in SLOTS])


def check(state: State, hangar: Hangar, seat: Seat, choice: Choice) -> None:
    planes = state.of_seat(seat)
    orders = order_book.form_of(state, hangar, seat)(choice)
    asked = {f"{plane.id}.{slot}" for plane in planes for slot in SLOTS}
    asked |= {field.name for field in orders}
    for name in choice:
        if name not in asked:
            raise IllegalChoice(f"Nothing called “{str(name)[:40]}” is asked here.")
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
    name: str, airplane: Airplane, trail: Trail, answers: Slots, penalty: str, bound: Limits
) -> tuple[Field, ...]:
    open_cards = _open_cards(airplane, trail, answers, penalty, bound)
    return tuple(
        Pick(
            name=f"{name}.{slot}",
            label=f"{name} · {slot} card",
            options=options,
            group=name,
            slot=slot,
            pad="cards",
            hint=_HINTS[slot],
        )
        for slot, options in zip(SLOTS, open_cards, strict=True)
    )


def _open_cards(
    airplane: Airplane, trail: Trail, answers: Slots, penalty: str, bound: Limits
) -> tuple[tuple[Option, ...], ...]:
    """What each slot offers, given the cards filled in so far; with a `penalty`, illegal cards too."""
    plans = open_plans(airplane, trail, bound)
    settled: Slots = (None,) * len(SLOTS)
    for index, answer in enumerate(answers):
        # A card that fits no plan with those before it counts as not filled in.
        attempt = _with(settled, index, answer)
        fits = answer is not None and (answer not in settled if penalty else plans.allow(attempt))
        settled = attempt if fits else settled

    def options(index: int, before: Maneuver | None) -> list[Option]:
        cards = _one_of_each_kind(airplane, settled, index)
        if not penalty:
            return [_option(card, _note(before, card, bound)) for card in plans.at(settled, index, cards)]
        risks = [_risk(trail, (*settled[:index], card), bound, penalty) for card in cards]
        return [
            replace(_option(card, _note(before, card, bound)), risk=risk)
            for card, risk in zip(cards, risks, strict=True)
        ]

    return tuple([tuple(options(*slot)) for slot in enumerate((trail.before, *settled[:-1]))])


@lru_cache(maxsize=4096)
def _option(card: Maneuver, note: str) -> Option:
    return Option(str(card.number), f"{card.number} · {card.label}", note, card.sign)


def _penalty(state: State) -> str:
    """What becomes of whoever plans an illegal card; nothing where that is refused."""
    if state.illegal_plans == "refused":
        return ""
    if state.illegal_plans == "out of control":
        return "the airplane is lost"
    strain = ", and a damage card taken" if state.edition == "glory" else ""
    return f"a straight is flown instead{strain}"


def _risk(trail: Trail, slots: Slots, bound: Limits, penalty: str) -> str:
    """What comes of the last of these cards, if it is illegal after all those before it."""
    cards = [card for card in slots if card is not None]
    if len(cards) < len(slots):
        return ""
    found = [(before, card, why) for before, card, why in faults(trail, cards, bound) if card is cards[-1]]
    return "".join(f"{_reason(before, card, why)[:-1]}; {penalty}." for before, card, why in found)


def _note(before: Maneuver | None, card: Maneuver, bound: Limits) -> str:
    """What a card is besides its name, after the one before it."""
    if bound.altitude and split_s.is_split_s(before, card):
        return "down, as a Split-S"
    if bound.overdive and overdive.begins(before, card):
        return "steep, begins an overdive"
    return "steep" if card.steep else ""


def _one_of_each_kind(airplane: Airplane, slots: Slots, index: int) -> list[Maneuver]:
    """Each kind of card once, in the number already filled in here or the lowest still to be had."""
    own = slots[index]
    elsewhere = [card.number for at, card in enumerate(slots) if card is not None and at != index]
    kinds = {label: card for label, card in _labelled(airplane) if card.number not in elsewhere}
    if own is not None:
        kinds[own.label] = own
    return sorted(kinds.values(), key=attrgetter("number"))


@lru_cache(maxsize=128)
def _labelled(airplane: Airplane) -> tuple[tuple[str, Maneuver], ...]:
    """The cards with their names, the highest number first: whoever goes by names ends at the lowest."""
    cards = sorted(airplane.cards.values(), key=attrgetter("number"), reverse=True)
    return tuple((card.label, card) for card in cards)


def _with(slots: Slots, index: int, card: Maneuver | None) -> Slots:
    return (*slots[:index], card, *slots[index + 1 :])


def _check_plane(state: State, plane: Plane, airplane: Airplane, choice: Choice) -> None:
    cards = tuple([_check_card(plane, airplane, choice, slot) for slot in SLOTS])
    numbers = [card.number for card in cards]
    for number in numbers:
        if numbers.count(number) > 1:
            raise IllegalChoice(
                f"Card {number} is planned twice for airplane {plane.id}; each card can be flown once a turn."
            )
    if state.illegal_plans == "refused":
        bound, trail = limits(state, airplane, plane), earlier(plane, airplane)
        if not open_plans(airplane, binding_trail(airplane, trail, bound), bound).allow(cards):
            for before, card, why in faults(trail, cards, bound):
                _refuse(plane, before, card, why)


def _check_card(plane: Plane, airplane: Airplane, choice: Mapping[str, object], slot: str) -> Maneuver:
    value = choice.get(f"{plane.id}.{slot}")
    if value is None:
        raise IllegalChoice(f"Airplane {plane.id} still needs its {slot} card.")
    card = card_named(airplane.cards, value)
    if card is None:
        raise IllegalChoice(
            f"Deck {airplane.letter} of airplane {plane.id} has no card {_quoted(value)}; "
            f"its cards are numbered {min(airplane.cards)} to {max(airplane.cards)}."
        )
    return card


def _refuse(plane: Plane, before: Maneuver | None, card: Maneuver, why: Fault) -> NoReturn:
    raise IllegalChoice(f"Airplane {plane.id}: {_reason(before, card, why)}")


def _reason(before: Maneuver | None, card: Maneuver, why: Fault) -> str:
    named = "no card at all" if before is None else _name(before)
    return _WHY[why].format(card=_name(card), before=named)


def _name(card: Maneuver) -> str:
    return f"card {card.number} ({card.label})"


def _quoted(value: object) -> str:
    text = str(value)
    return f"“{text[:40]}…”" if len(text) > 41 else f"“{text}”"
