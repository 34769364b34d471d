"""What happened, in sentences of our own, leaving out what the viewing seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from render.artist import Names
from render.dogfight.damage_card import describe
from render.dogfight.frame import scenario_name, turn_name
from render.dogfight.maneuver_card import card_name
from render.dogfight.sides import STYLES
from rules.dogfight.figures import DamageCard
from rules.dogfight.view import DogfightView, PlaneView, Side
from rules.engine import Event

EDITIONS = {"war": "Wings of War", "glory": "Wings of Glory"}
_WHY = {
    "steep after steep": "right after another steep one",
    "no straight before": "without a straight before it",
    "no straight after": "where the Immelmann before it calls for a straight",
}
_REMINDERS = {
    "steep": "{plane} ended on a steep maneuver: its next card may not be steep.",
    "immelmann": "{plane} ended on an Immelmann: its next card must be a straight.",
    "straight": "{plane} ended on a straight: it may open the next turn with an Immelmann.",
}
Data = Mapping[str, Any]


class Teller:
    """Tells one batch of events to one seat. A plane is introduced once, then goes by its letter."""

    def __init__(self, view: DogfightView, names: Names) -> None:
        self.view = view
        self.names = names
        self._planes = {plane.id: plane for plane in view.planes}
        self._introduced: set[str] = set()
        self._sentences: dict[str, Callable[[Data], str]] = {
            "began": self._began,
            "turn": self._turn,
            "illegal": self._illegal,
            "strained": self._strained,
            "moved": lambda data: self._moved([data]),
            "left": self._left,
            "asked": self._asked,
            "fired": self._fired,
            "drew": self._drew,
            "jammed": self._jammed,
            "jam_card": self._jam_card,
            "cleared": self._cleared,
            "shot_down": self._shot_down,
            "exploded": self._exploded,
            "returned": self._returned,
            "reshuffled": self._reshuffled,
            "noted": self._noted,
            "reminder": self._reminder,
            "over": self._over,
        }

    @property
    def kinds(self) -> frozenset[str]:
        return frozenset(self._sentences)

    def tell(self, events: Sequence[Event]) -> Iterator[str]:
        """In order; the moves of a round in one sentence, and each round announced once."""
        seen = [event for event in events if event.visible_to(self.view.seat)]
        announced = 0
        for (kind, round_), group in groupby(
            seen, key=lambda event: (event.kind, event.data.get("round", 0))
        ):
            for sentence in self._group(kind, [event.data for event in group]):
                opening = f"Round {round_}: " if round_ and round_ != announced else ""
                announced = round_ or announced
                yield opening + sentence

    def _group(self, kind: str, batch: list[Data]) -> Iterator[str]:
        if kind == "moved":
            yield self._moved(batch)
            return
        for data in batch:
            if kind in self._sentences:
                yield self._sentences[kind](data)

    def plane(self, id_: str) -> str:
        plane = self._planes.get(id_)
        if plane is None or id_ in self._introduced:
            return id_
        self._introduced.add(id_)
        return f"{id_} ({plane.name}, {self.player(plane.seat)})"

    def player(self, seat: int) -> str:
        return self.names.get(seat, f"Seat {seat + 1}")

    def _gun(self, id_: str, gun: str) -> str:
        plane = self._planes.get(id_)
        return f"{gun} gun" if plane is not None and len(plane.guns) > 1 else "gun"

    def _card(self, id_: str, number: int) -> str:
        plane = self._planes.get(id_)
        return f"{number} ({_lower(card_name(plane, number))})" if plane else str(number)

    def _began(self, data: Data) -> str:
        crews = [
            f"{self.player(one['seat'])} flies {one['id']}, {one['name']}, for the {_side(one['side'])}"
            for one in data["planes"]
        ]
        self._introduced.update(entry["id"] for entry in data["planes"])
        limit = f" It ends after turn {data['turn_limit']} at the latest." if data["turn_limit"] else ""
        game = f"{scenario_name(self.view)} ({EDITIONS[data['edition']]})"
        return f"{game} begins: {'; '.join(crews)}.{limit}"

    @staticmethod
    def _turn(data: Data) -> str:
        return f"Turn {data['turn']}: everyone plans three maneuvers."

    def _illegal(self, data: Data) -> str:
        planned = self._card(data["plane"], data["card"])
        why = _WHY.get(data["why"], "against the rules")
        return f"{self.plane(data['plane'])} had planned card {planned} {why}, and flies straight instead."

    def _strained(self, data: Data) -> str:
        return f"The strain costs {self.plane(data['plane'])} {_cards(data['cards'])}."

    def _moved(self, batch: list[Data]) -> str:
        flights = [
            f"{self.plane(data['plane'])} flies {self._card(data['plane'], data['card'])}" for data in batch
        ]
        return "; ".join(flights) + "."

    def _left(self, data: Data) -> str:
        return f"{self.plane(data['plane'])} flies off the table and is out of the game."

    def _asked(self, data: Data) -> str:
        players = [self.player(seat) for seat in data["seats"]]
        verb = "is" if len(players) == 1 else "are"
        return f"{_list(players)} {verb} asked whom to fire at."

    def _fired(self, data: Data) -> str:
        gun = self._gun(data["shooter"], data["gun"])
        with_gun = "" if gun == "gun" else f" with its {gun}"
        away = f"{data['distance'] / 10:.1f} cm, {data['range']} range"
        drawn = f"{_cards(data['cards'])} from deck {data['deck']}"
        shooter, target = self.plane(data["shooter"]), self.plane(data["target"])
        return f"{shooter} fires at {target}{with_gun} ({away}): {drawn}."

    def _drew(self, data: Data) -> str:
        plane = self._planes.get(data["plane"])
        drawn = _list([describe(_card(card)) for card in data["cards"]])
        source = f"from {data['shooter']}'s fire" if data["shooter"] else "from the strain"
        total = f"{data['points']} of {plane.resistance}" if plane else str(data["points"])
        return f"Only you see this: {self.plane(data['plane'])} draws {drawn} {source}; {total} points now."

    def _jammed(self, data: Data) -> str:
        gun, counters = self._gun(data["plane"], data["gun"]), data["counters"]
        return f"{self.plane(data['plane'])} has a jammed {gun}: {counters} jam counter{_s(counters)}."

    def _jam_card(self, data: Data) -> str:
        card = describe(_card(data["card"]))
        shooter, target = self.plane(data["plane"]), self.plane(data["target"])
        return f"Shown to you: the card that jammed {shooter} was {target}'s “{card}”."

    def _cleared(self, data: Data) -> str:
        return f"{self.plane(data['plane'])} has cleared its {self._gun(data['plane'], data['gun'])}."

    def _shot_down(self, data: Data) -> str:
        return f"{self.plane(data['plane'])} is shot down{self._by(data)}."

    def _exploded(self, data: Data) -> str:
        return f"{self.plane(data['plane'])} explodes{self._by(data)}."

    def _by(self, data: Data) -> str:
        return f" under the fire of {_list([self.plane(id_) for id_ in data['by']])}" if data["by"] else ""

    def _returned(self, data: Data) -> str:
        verb = "goes" if data["cards"] == 1 else "go"
        return (
            f"{_cards(data['cards']).capitalize()} of {self.plane(data['plane'])} {verb} back into the decks."
        )

    @staticmethod
    def _reshuffled(data: Data) -> str:
        return f"Damage deck {data['deck']} is used up: its cards come back, shuffled; points stay."

    def _noted(self, data: Data) -> str:
        return f"Only you see this: {self.plane(data['plane'])} keeps {data['points']} points written down."

    def _reminder(self, data: Data) -> str:
        return _REMINDERS[data["counter"]].format(plane=self.plane(data["plane"]))

    @staticmethod
    def _over(data: Data) -> str:
        winner = data["outcome"]
        return f"{'A draw.' if winner == 'draw' else f'The {_side(winner)} win!'} {data['how']}"


def headline(view: DogfightView, names: Names) -> str:
    """Where the game stands, in one line."""
    if view.outcome is not None:
        winners = _list([names.get(seat, f"Seat {seat + 1}") for seat in view.outcome.winners])
        return f"{scenario_name(view)}, over: {f'{winners} won' if winners else 'a draw'}, {_score(view)}."
    now = "planning" if view.stage == "plan" else f"round {view.round}"
    return f"{scenario_name(view)}, {_lower(turn_name(view))}, {now}: {_flying(view)}; {_score(view)}."


def _flying(view: DogfightView) -> str:
    counts = {side: sum(p.side == side and p.status == "flying" for p in view.planes) for side in STYLES}
    return f"{counts['entente']} against {counts['central']} in the air"


def _score(view: DogfightView) -> str:
    return ", ".join(f"{STYLES[side].name} {view.points.get(side, 0)}" for side in STYLES)


def _side(side: Side) -> str:
    return STYLES[side].name


def _card(data: Data) -> DamageCard:
    return msgspec.convert(data, DamageCard)


def _cards(count: int) -> str:
    return f"{count} damage card{_s(count)}"


def _s(count: int) -> str:
    return "" if count == 1 else "s"


def _lower(text: str) -> str:
    return text if text.startswith("Immelmann") else text[:1].lower() + text[1:]


def _list(parts: Sequence[str]) -> str:
    return " and ".join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)


def status_words(plane: PlaneView) -> str:
    """An airplane's damage and jams as everyone may know them, or how it was lost."""
    if plane.status != "flying":
        return "flew off the table" if plane.status == "left" else plane.status
    parts = [_cards(plane.damage_cards)]
    parts += [f"{gun.name} gun jammed {gun.jammed}" for gun in plane.guns if gun.jammed]
    return ", ".join(parts)
