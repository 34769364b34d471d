"""Short stories of dogfights, written down event by event: A to D are seat 1's, W to Z seat 0's."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.dogfight.events import EVENTS
from rules.dogfight.state import Piece
from rules.dogfight.title import DOGFIGHT
from rules.dogfight.view import DogfightView
from rules.drama import Annals, Drama, happened
from rules.engine import Outcome
from rules.values import Event
from tests.rules.dogfight.ground_scenes import balloon, card, front
from tests.rules.dogfight.scenes import plane


class Fight:
    """What happened so far; every method adds to it and gives it back."""

    def __init__(self, planes: str, others: str = "", **changes: Any) -> None:
        names = [*planes.split(), *others.split()]
        self.view: DogfightView = DOGFIGHT.view(front(*map(_piece, names), **changes), None)
        self.events: list[Event] = []
        self.seats = 2

    def add(self, kind: str, /, **data: Any) -> Fight:
        self.events.append(EVENTS(kind, **data))
        return self

    def turn(self, number: int) -> Fight:
        return self.add("turn", turn=number)

    def fired(
        self,
        round_: int,
        shooter: str,
        target: str,
        distance: float = 100,
        cards: int = 1,
        gun: str = "front",
    ) -> Fight:
        return self.add(
            "fired",
            round=round_,
            shooter=shooter,
            gun=gun,
            target=target,
            distance=distance,
            range="short" if cards == 2 else "long",
            deck="A",
            cards=cards,
            aimed=False,
        )

    def down(self, round_: int, victim: str, *by: str, how: str = "shot_down") -> Fight:
        return self.add(how, round=round_, plane=victim, by=[*by])

    def killed(self, round_: int, victim: str, *by: str, **shot: Any) -> Fight:
        for each in by:
            self.fired(round_, each, victim, **shot)
        return self.down(round_, victim, *by)

    def jammed(self, round_: int, plane_: str, target: str, distance: float = 100) -> Fight:
        self.fired(round_, plane_, target, distance)
        return self.add("jammed", round=round_, plane=plane_, gun="front", counters=3)

    def drew(self, round_: int, by: str, target: str, *cards: int, special: str | None = None) -> Fight:
        """Cards of so many points."""
        drawn = [{"deck": "A", "number": 1, "points": points, "special": special} for points in cards]
        already = sum(
            sum(event.data["counts"])
            for event in self.events
            if event.kind == "drew" and event.data["plane"] == target
        )
        return self.add(
            "drew",
            round=round_,
            plane=target,
            cards=drawn,
            counts=[*cards],
            points=already + sum(cards),
            shooter=by,
            gun="front",
        )

    def exit(self, plane_: str, edge: str) -> Fight:
        """The edge over which it left, which all have seen."""
        planes = [replace(each, exit=edge) if each.id == plane_ else each for each in self.view.planes]
        self.view = replace(self.view, planes=tuple(planes))
        return self

    def over(
        self, side: str | None, kind: str = "last-flying", central: int = 0, entente: int = 0, **outcome: Any
    ) -> Fight:
        winners = outcome.pop("winners", {"central": (0,), "entente": (1,)}.get(side or "", ()))
        ended = Outcome(
            winners=winners,
            scores={0: central, 1: entente},
            kind=kind,
            data=outcome.pop("data", {}),
            **outcome,
        )
        self.view = replace(self.view, outcome=ended)
        points = {"central": central, "entente": entente}
        return self.add("over", outcome=side or "draw", kind=kind, points=points)

    def annals(self, *, opened: bool = False) -> Annals:
        story = tuple(happened([[], self.events], DOGFIGHT.turn_begins))
        return Annals(self.seats, self.view, story, (self.view,) * self.seats if opened else ())

    def found(self, kind: str, *, opened: bool = False) -> list[Drama]:
        dramas = DOGFIGHT.dramas(self.annals(opened=opened))
        assert all(DOGFIGHT.themes.fault(drama) is None for drama in dramas)
        return [drama for drama in dramas if drama.kind == kind]

    def one(self, kind: str, *, opened: bool = False) -> dict[str, Any]:
        """What is told of the only drama of this kind."""
        (drama,) = self.found(kind, opened=opened)
        return drama.data


def _piece(name: str) -> Piece:
    if name[0] == "B" and len(name) > 1:
        return balloon(name)
    return card(name) if len(name) > 1 else plane(name)
