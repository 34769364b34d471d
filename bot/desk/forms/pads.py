"""Hands of cards: picks that follow each other and are answered in their order, a tap each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rules.engine import Choice, Field, Option, Pick, Value
from rules.said import Text
from rules.values import Frozen


class Pad(Frozen, frozen=True):
    """One hand, and the places that are filled from it."""

    group: str
    name: str
    places: tuple[Pick, ...]
    """In their order, each with what is open for it now."""
    hand: tuple[Option, ...]
    """Every card that has a place somewhere while nothing is laid, each face once."""

    @property
    def key(self) -> str:
        return f"{self.group}/{self.name}"

    @property
    def called(self) -> Text:
        """A hand of several cards as its piece; one of a single card, or of none, as what is asked."""
        first = self.places[0]
        return first.label if self.radio or not first.slot else self.group

    @property
    def radio(self) -> bool:
        """A single place: another tap takes it over."""
        return len(self.places) == 1

    def next_place(self, draft: Choice) -> Pick | None:
        """The place that the next tap fills."""
        free = next((place for place in self.places if place.name not in draft), None)
        return self.places[0] if free is None and self.radio else free

    def last_place(self, draft: Choice) -> Pick | None:
        """The place that was filled last, if they are filled in their order."""
        return next((place for place in reversed(self.places) if place.name in draft), None)

    def full(self, draft: Choice) -> bool:
        return all(place.name in draft for place in self.places)

    def taken(self, draft: Choice, face: Text) -> tuple[int, ...]:
        """The places, counted from 1, in which a card of that face lies."""
        return tuple(
            number
            for number, place in enumerate(self.places, 1)
            if place.name in draft and face_of(place, draft[place.name]) == face
        )

    def tap(self, draft: Choice, face: Text) -> tuple[str, str] | None:
        """The answer that a tap on that face gives now: a field's name and its value."""
        place = self.next_place(draft)
        if place is None:
            return None
        value = next((option.value for option in place.options if option.face == face), None)
        return None if value is None else (place.name, value)

    def faces(self, draft: Choice) -> tuple[Text | None, ...]:
        """What lies in each place."""
        return tuple(
            face_of(place, draft[place.name]) if place.name in draft else None for place in self.places
        )


def face_of(place: Pick, value: Value) -> Text:
    return next((option.face for option in place.options if option.value == value), str(value))


def pads(fields: Sequence[Field], untouched: Sequence[Field]) -> tuple[Pad, ...]:
    """The pads of a form, given the same form as it is while nothing lies on any of them."""
    hands = {key: _hand(places) for key, places in _runs(untouched)}
    return tuple(
        Pad(group, name, places, hands.get((group, name)) or _hand(places))
        for (group, name), places in _runs(fields)
    )


def on_pads(fields: Iterable[Field]) -> set[str]:
    """The names of all fields that are answered from a hand."""
    return {field.name for field in fields if _on_pad(field)}


def _on_pad(field: Field) -> bool:
    return isinstance(field, Pick) and bool(field.pad) and field.most == 1


def _runs(fields: Iterable[Field]) -> Iterator[tuple[tuple[str, str], tuple[Pick, ...]]]:
    for (group, name), together in groupby(fields, key=_place):
        places = tuple(field for field in together if isinstance(field, Pick))
        if name and places:
            yield (group, name), places


def _place(field: Field) -> tuple[str, str]:
    return field.group, field.pad if isinstance(field, Pick) and field.most == 1 else ""


def _hand(places: Iterable[Pick]) -> tuple[Option, ...]:
    faces: dict[Text, Option] = {}
    for place in places:
        for option in place.options:
            faces.setdefault(option.face, option)
    return tuple(faces.values())
