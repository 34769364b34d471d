"""The slots of a mat: which Action cards may lie in them, and how many Actions they give."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import lru_cache

from rules.baron.names import ACTION_NAMES
from rules.baron.state import CARDS
from rules.baron.view import Action, Mode
from rules.engine import Choice, IllegalChoice, Option, Pick
from rules.said import Said, said

NOTES: dict[Action, Said] = {
    "build": said("baron-actions.gives-build"),
    "espionage": said("baron-actions.gives-espionage"),
    "design": said("baron-actions.gives-design"),
    "research": said("baron-actions.gives-research"),
    "bank": said("baron-actions.gives-bank"),
    "focused_effort": said("baron-actions.gives-focused_effort"),
}

MOST_ATTEMPTS_ALONE = 1
"""Attempts at Espionage in a turn of a player who is alone."""
_ALONE: dict[Action, Said] = {**NOTES, "espionage": said("baron-actions.gives-espionage-alone")}

_KNOWN: dict[object, Action] = {card: card for card in CARDS}
"""An answer, and the card that it stands for."""
_LABELS = {
    "twice": said("baron-actions.slot-twice"),
    "once": said("baron-actions.slot-once"),
    "once_more": said("baron-actions.slot-once_more"),
}
_HINTS = {
    "twice": said("baron-actions.slot-twice.hint"),
    "once": said("baron-actions.slot-once.hint"),
    "once_more": said("baron-actions.slot-once_more.hint"),
}


def slots(mode: Mode) -> tuple[str, ...]:
    """The slots of the mat from left to right: slot 2, and one or two slots 1."""
    return ("twice", "once") if mode == "standard" else ("twice", "once", "once_more")


@lru_cache(maxsize=512)
def slot_fields(mode: Mode, cards: tuple[Action | None, ...]) -> tuple[Pick, ...]:
    """Each slot takes any card that is not in another; `cards` are those laid out so far."""
    return tuple(
        _slot_field(mode, slot, CARDS, {*cards[:at], *cards[at + 1 :]}) for at, slot in enumerate(slots(mode))
    )


def exchange_fields(mode: Mode, laid: tuple[Action, ...], partial: Choice) -> Iterator[Pick]:
    """Careful Preparations: each slot keeps its card or takes one that was not used."""
    unused = tuple(card for card in CARDS if card not in laid)
    for slot, card in zip(slots(mode), laid, strict=True):
        elsewhere = {partial.get(other) for other in slots(mode) if other != slot}
        yield _slot_field(mode, slot, (card, *unused), elsewhere, card)


def _slot_field(
    mode: Mode, slot: str, cards: tuple[Action, ...], elsewhere: Set[object], default: Action | None = None
) -> Pick:
    left = tuple(card for card in cards if card not in elsewhere)
    return _open_slot(slot, left, default, alone=mode == "solitaire")


@lru_cache(maxsize=512)
def _open_slot(slot: str, cards: tuple[Action, ...], default: Action | None, *, alone: bool) -> Pick:
    barred = {"focused_effort"} if slot == "twice" else set()
    notes = _ALONE if alone else NOTES
    return Pick(
        name=slot,
        label=_LABELS[slot],
        options=tuple(Option(card, ACTION_NAMES[card], notes[card]) for card in cards if card not in barred),
        slot=slot,
        default=default,
        pad="cards" if default is None else "",
        hint=_HINTS[slot],
    )


def check_slots(mode: Mode, choice: Choice) -> None:
    if choice.get("twice") == "focused_effort":
        raise IllegalChoice(said("baron-actions.focused-effort-in-slot-2"))
    cards = [choice[slot] for slot in slots(mode) if slot in choice]
    if len(set(cards)) == len(cards):
        return
    for card in cards:
        if cards.count(card) > 1:
            known = _KNOWN.get(card)
            if known is None:
                raise IllegalChoice(said("baron-actions.unknown-card-twice"))
            raise IllegalChoice(said("baron-actions.card-twice", action=ACTION_NAMES[known]))


def laid(mode: Mode, choice: Choice) -> tuple[Action | None, ...]:
    """The Action card answered for each slot, from left to right; asked too often to go through `slots`."""
    known, answer = _KNOWN.get, choice.get
    two = known(answer("twice")), known(answer("once"))
    return two if mode == "standard" else (*two, known(answer("once_more")))


def chosen(mode: Mode, choice: Choice) -> tuple[Action, ...]:
    """The Action cards answered so far, from left to right."""
    return tuple([card for card in laid(mode, choice) if card is not None])


def performed(mode: Mode, action: str, number: int) -> int:
    """How many of so many Actions can be performed: a player who is alone spies once a turn."""
    spies_alone = mode == "solitaire" and action == "espionage"
    return min(MOST_ATTEMPTS_ALONE, number) if spies_alone else number


def times(place: int) -> int:
    """How many Actions a slot gives: slot 2 is the first."""
    return 1 if place else 2


def count_actions(cards: Sequence[Action | None]) -> dict[Action, int]:
    """What the slots give, card by card; Focused Effort adds one to the card on its left, if there is one."""
    return dict(_counted(tuple(cards)))


@lru_cache(maxsize=512)
def _counted(cards: tuple[Action | None, ...]) -> Mapping[Action, int]:
    count: dict[Action, int] = {}
    for place, card in enumerate(cards):
        if card == "focused_effort":
            before = cards[place - 1] if place else None
            if before in count:
                count[before] += 1
        elif card is not None:
            count[card] = times(place)
    return count
