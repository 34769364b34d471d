"""Special damage: rudder, engine, crew, smoke and fire (optional in War, the Standard Rules of Glory).

Smoke, fire and a hit pilot are announced; rudder, engine and a hit observer are their owner's secret. What
is drawn together counts together: in War only the last card of a kind, in Glory every card of pilot, engine
and smoke.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import get_args

from msgspec.structs import replace

from rules.dogfight.box.components import Direction, Special
from rules.dogfight.decks import incendiary_bullets
from rules.dogfight.decks.dealer import Dealer, PieceEffects
from rules.dogfight.hangar import Gun, Hangar
from rules.dogfight.limits import Limits
from rules.dogfight.pieces.damage_points import points
from rules.dogfight.state import Counting, Hit, Piece, Plane, State
from rules.dogfight.view import Bound

COUNTERS = 3
"""Of smoke and of flames."""
LETHAL = 2
"""Hits that an engine, or a pilot, does not survive."""
_ALL: frozenset[Special] = frozenset(get_args(Special))
_COUNTED: dict[Counting, frozenset[Special]] = {
    "all": _ALL,
    "specials": _ALL,
    "points": frozenset({"explosion"}),
    "points and fire": frozenset({"explosion", "fire"}),
}
_UNBOUND = Bound()
RUDDERS: dict[Special, Direction] = {"rudder_left": "left", "rudder_right": "right"}


class AirplaneEffects(PieceEffects[Plane]):
    def specials(self, dealer: Dealer, piece: Plane, hits: Sequence[Hit]) -> Plane:
        if not dealer.play.state.in_force.special_damage:
            return piece
        return _Casualty(dealer, piece).after(results(dealer, hits))

    def fate(self, dealer: Dealer, piece: Plane, hits: Sequence[Hit]) -> str | None:
        hangar, state = dealer.play.hangar, dealer.play.state
        if any(hangar.damage(hit.deck, hit.card).is_explosion for hit in hits):
            return "exploded"
        pilots_lost = state.edition == "glory" and piece.crew_hits >= LETHAL
        spent = points(piece, hangar) >= hangar.resistance(piece)
        return "shot down" if spent or pilots_lost or piece.engine_hits >= LETHAL else None

    def fall(self, dealer: Dealer, piece: Plane, status: str, by: Sequence[str]) -> None:
        dealer.play.tell("exploded" if status == "exploded" else "shot_down", plane=piece.id, by=list(by))
        dealer.take_out(piece.id, status)


def results(dealer: Dealer, hits: Sequence[Hit]) -> Counter[Special]:
    """How often each special result was drawn, as far as the cards count."""
    found: Counter[Special] = Counter()
    for hit in hits:
        special = dealer.play.hangar.damage(hit.deck, hit.card).special
        if special is not None and special in _COUNTED[hit.counting]:
            shooter = dealer.pieces[hit.by] if hit.by else None
            found.update(incendiary_bullets.upon_airplane(special, shooter))
    return found


class _Casualty:
    """An airplane that takes special results, one kind after the other."""

    def __init__(self, dealer: Dealer, plane: Plane) -> None:
        self.play = dealer.play
        self.plane = plane
        self.glory = dealer.play.state.edition == "glory"

    def after(self, found: Counter[Special]) -> Plane:
        for special, direction in RUDDERS.items():
            if found[special]:
                self._rudder(special, direction)
        if found["engine"]:
            engine_hits = self.plane.engine_hits + self._times(found["engine"])
            self.plane = replace(self.plane, engine_hits=engine_hits)
            self._cripple("engine" if engine_hits < LETHAL else "engine_lost")
        if found["crew"]:
            self._crew(self._times(found["crew"]))
        for _ in range(self._times(found["smoke"])):
            self._smoke()
        if found["fire"]:
            self._burn("hit")
        return self.plane

    def _times(self, drawn: int) -> int:
        """In War, of several cards of a kind drawn at once only the last counts."""
        return drawn if self.glory else min(drawn, 1)

    def _rudder(self, special: Special, direction: Direction) -> None:
        if direction not in self.plane.rudder:
            self.plane = replace(self.plane, rudder=(*self.plane.rudder, direction))
        self._cripple(special)

    def _crew(self, times: int) -> None:
        if self.glory:
            self.plane = replace(self.plane, crew_hits=self.plane.crew_hits + times)
            self.play.tell("pilot_hit", plane=self.plane.id, wounds=self.plane.crew_hits)
        elif _has_observer(self.play.hangar, self.plane):
            self.plane = replace(self.plane, crew_hits=1)
            self._cripple("observer")

    def _smoke(self) -> None:
        """A second smoke while the first lasts starts a fire in Glory, and begins anew in War."""
        if self.glory and self.plane.smoke:
            self.plane = replace(self.plane, smoke=0)
            self._burn("second-smoke")
        else:
            self.plane = replace(self.plane, smoke=COUNTERS)
            self.play.tell("smoking", plane=self.plane.id, counters=COUNTERS)

    def _burn(self, why: str) -> None:
        self.plane = replace(self.plane, flames=COUNTERS)
        self.play.tell("burning", plane=self.plane.id, counters=COUNTERS, why=why)

    def _cripple(self, what: str) -> None:
        self.play.tell("crippled", to=[self.plane.seat], plane=self.plane.id, what=what)


def _has_observer(hangar: Hangar, plane: Plane) -> bool:
    return hangar.figures.airplanes[plane.model].seats == 2


def bound(state: State, plane: Plane) -> Bound:
    """What damage so far means for the plan that is made now."""
    return Bound(
        rudder=plane.rudder,
        stall=plane.engine_hits > 0,
        burning=state.edition == "glory" and plane.flames > 0,
    )


def binding(state: State, plane: Plane) -> Bound:
    """What binds the plan of this turn, made or not."""
    return bound(state, plane) if state.round == 0 else plane.bound


def limit(state: State, plane: Plane, found: Limits) -> Limits:
    """Cards already planned are flown as placed: what is hit later binds the next plan only."""
    now = binding(state, plane)
    if now == _UNBOUND:
        return found
    return found._replace(rudder=now.rudder, stall=now.stall, burning=now.burning)


def observer_wounded(state: State, piece: Piece, gun: Gun) -> bool:
    """Whether this is the gun of a wounded observer, which is silent from then on."""
    wounded = isinstance(piece, Plane) and piece.crew_hits > 0
    return wounded and state.edition == "war" and gun.name == "rear"


def silences(state: State, hangar: Hangar, piece: Piece, gun: Gun) -> bool:
    """A wounded pilot cannot fire after a steep card or an Immelmann."""
    if state.edition != "glory" or not isinstance(piece, Plane) or not piece.crew_hits:
        return False
    cards = hangar.airplane(piece.model, state.in_force).cards
    flown = [cards[move.card] for move in state.flown if move.plane == piece.id and move.round == state.round]
    return gun.name == "front" and any(card.steep or card.is_immelmann for card in flown)


def can_tail(plane: Plane) -> bool:
    """Who smokes or burns sees too little to tail anybody."""
    return not plane.smoke and not plane.flames
