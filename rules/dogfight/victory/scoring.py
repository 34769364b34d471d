"""Scoring: the score sheet of a scenario, term by term.

While a game goes on the sheet holds what everybody may know: that a mission was not done, that a card was
not hit, or what a balloon has suffered, counts at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from rules.dogfight.hangar import Hangar
from rules.dogfight.kinds import SIDES, Side
from rules.dogfight.pieces.damage_points import points, undamaged
from rules.dogfight.play import Phase, Play
from rules.dogfight.scenario.goals import Count, Term
from rules.dogfight.state import Balloon, Departure, GroundCard, State, Strafed, Task
from rules.dogfight.victory.ending import several
from rules.dogfight.view import ScoreLine
from rules.values import Seat

MOST_A_CARD = 5
_AT_THE_END: frozenset[Count] = frozenset(
    {"undamaged", "no mission", "not out", "balloon burning", "balloon damaged", "balloon manned"}
)


def sheet(state: State, hangar: Hangar) -> tuple[ScoreLine, ...]:
    """The lines that everybody may know of: in the end, all of them."""
    return state.score_sheet if state.stage == "over" else tuple(_lines(state, hangar, over=False))


def final_sheet(state: State, hangar: Hangar) -> tuple[ScoreLine, ...]:
    """Every line that counts for something."""
    return tuple(_lines(state, hangar, over=True))


def totals(lines: tuple[ScoreLine, ...]) -> dict[Side, int]:
    return {side: sum(line.points for line in lines if line.side == side) for side in SIDES}


def _lines(state: State, hangar: Hangar, *, over: bool) -> Iterator[ScoreLine]:
    apart = state.winner == "seats"
    for term in terms(state):
        if (term.each in _AT_THE_END or term.unless_done) and not over:
            continue
        seats = sorted({plane.seat for plane in state.planes if plane.side == term.side}) if apart else [None]
        for seat in seats:
            number = _COUNTING[term.each](_Tally(state, hangar, term, seat))
            if number:
                yield ScoreLine(term.side, term.what, term.points * number, seat)


def terms(state: State) -> tuple[Term, ...]:
    """The terms that count in this game."""
    many = several(state)
    return tuple(
        term
        for term in state.goals.scoring
        if (term.several is None or term.several == many)
        and (not term.rule or getattr(state.in_force, term.rule))
    )


class _Tally:
    """What one term looks at: the pieces of a side, and of one seat where seats score apart."""

    def __init__(self, state: State, hangar: Hangar, term: Term, seat: Seat | None) -> None:
        self.state = state
        self.hangar = hangar
        self.term = term
        self.seat = seat
        self.of = term.of or term.side

    def planes(self) -> dict[str, str]:
        """Status by id."""
        return {
            plane.id: plane.status
            for plane in self.state.planes
            if plane.side == self.of and self.seat in {None, plane.seat}
        }

    def cards(self) -> list[GroundCard]:
        return [card for card in self.state.ground if card.side == self.of and card.kind in self.term.cards]

    def balloons(self) -> list[Balloon]:
        return [balloon for balloon in self.state.balloons if balloon.side == self.of]

    def tasks(self) -> list[Task]:
        return [task for task in self.state.missions if task.side == self.of]

    # Counting

    def damage(self) -> int:
        if self.seat is not None:
            names = {card.id for card in self.cards()}
            return sum(
                entry.points
                for entry in self.state.strafed
                if entry.seat == self.seat and entry.card in names
            )
        most = self.term.most
        return sum(
            min(points(card, self.hangar), most) if most else points(card, self.hangar)
            for card in self.cards()
        )

    def undamaged(self) -> int:
        return sum(undamaged(card, self.hangar) for card in self.cards())

    def silenced(self) -> int:
        return sum(card.status == "silenced" for card in self.cards())

    def shot_down(self) -> int:
        return sum(status not in {"flying", "waiting", "left"} for status in self.planes().values())

    def left(self) -> int:
        if self.term.unless_done and any(task.done is not None for task in self.tasks()):
            return 0
        return sum(
            departure.plane in self.planes() and self._counts(departure)
            for departure in self.state.departures
        )

    def _counts(self, departure: Departure) -> bool:
        if self.term.edge not in {None, departure.edge}:
            return False
        return all(getattr(departure, name.replace(" ", "_")) for name in self.term.only)

    def mission(self) -> int:
        return sum(task.done in self.term.results for task in self.tasks())

    def no_mission(self) -> int:
        return sum(task.done is None for task in self.tasks())

    def home(self) -> int:
        """Tasks done by an airplane that then left over its own edge."""
        return self._brought(
            {departure.plane for departure in self.state.departures if departure.edge == "own"}
        )

    def not_out(self) -> int:
        """Tasks undone, or done by an airplane that then did not leave, over whatever edge."""
        return len(self.tasks()) - self._brought({departure.plane for departure in self.state.departures})

    def _brought(self, gone: set[str]) -> int:
        return sum(task.done is not None and task.doer in gone for task in self.tasks())

    def balloon_destroyed(self) -> int:
        return sum(balloon.status in {"destroyed", "exploded"} for balloon in self.balloons())

    def balloon_burning(self) -> int:
        return sum(bool(balloon.flames) for balloon in self._spared())

    def balloon_damaged(self) -> int:
        return sum(points(balloon, self.hangar) > 0 and not balloon.flames for balloon in self._spared())

    def _spared(self) -> list[Balloon]:
        """Balloons not destroyed; if only grounded ones count, those that are down, or will be."""
        down = {"down"} if self.term.grounded and self.state.in_force.altitude else {"down", "aloft"}
        return [balloon for balloon in self.balloons() if balloon.status in down]

    def balloon_manned(self) -> int:
        return sum(balloon.status == "aloft" and balloon.observers > 0 for balloon in self.balloons())

    def observer_lost(self) -> int:
        return sum(balloon.observers_lost for balloon in self.balloons())


_COUNTING: dict[Count, Callable[[_Tally], int]] = {
    "damage": _Tally.damage,
    "undamaged": _Tally.undamaged,
    "silenced": _Tally.silenced,
    "shot down": _Tally.shot_down,
    "left": _Tally.left,
    "mission": _Tally.mission,
    "no mission": _Tally.no_mission,
    "home": _Tally.home,
    "not out": _Tally.not_out,
    "balloon destroyed": _Tally.balloon_destroyed,
    "balloon burning": _Tally.balloon_burning,
    "balloon damaged": _Tally.balloon_damaged,
    "balloon manned": _Tally.balloon_manned,
    "observer lost": _Tally.observer_lost,
}


class CreditStrafing(Phase):
    """After the fire: whose damage points upon a ground card these were, where seats score apart.

    The first five points of a card count. Who fires in the round that makes them full scores as if alone.
    """

    def start(self, play: Play) -> None:
        if play.state.winner == "seats":
            for card in play.state.ground:
                _credit(play, card)


def _credit(play: Play, card: GroundCard) -> None:
    before, total, by = card.tally, card.tally, dict[Seat, int]()
    for event in play.log:
        data = event.data
        if event.kind != "hit" or data["target"] != card.id or data["round"] != play.state.round:
            continue
        seat = play.state.piece(data["shooter"]).seat if data["shooter"] else None
        if seat is not None:
            by[seat] = by.get(seat, 0) + data["points"] - total
        total = data["points"]
    if total == before:
        return
    room = max(MOST_A_CARD - before, 0)
    credited = tuple(Strafed(card.id, seat, min(found, room)) for seat, found in sorted(by.items()) if found)
    play.change(replace(card, tally=total))
    play.state = replace(
        play.state, strafed=(*play.state.strafed, *(entry for entry in credited if entry.points))
    )
