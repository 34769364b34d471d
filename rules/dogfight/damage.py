"""Damage: cards drawn face down from the decks, jams, explosions, and who is out when all fire is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from rules.dice import Dice
from rules.dogfight import events
from rules.dogfight.components import DamageCard
from rules.dogfight.hangar import Hangar
from rules.dogfight.state import Plane, State, Taken, with_planes
from rules.dogfight.view import Shot, Status
from rules.engine import Event

JAM = 3
"""After how many maneuvers a jammed gun may not fire."""


def points(plane: Plane, hangar: Hangar) -> int:
    """All damage an airplane has taken, that of cards long reshuffled included."""
    return plane.noted + sum(hangar.damage(taken.deck, taken.card).points for taken in plane.damage)


def resolve_fire(state: State, hangar: Hangar, shots: Sequence[Shot], dice: Dice, log: list[Event]) -> State:
    """Draw for every shot, then take out all who are down: damage is simultaneous."""
    dealer = Dealer(state, hangar, dice, log)
    jammed = []
    for shot in shots:
        deck = hangar[dealer.planes[shot.shooter].model].gun(shot.gun).deck
        if any(card.is_jam for card in dealer.hurt(shot.target, deck, shot.cards, by=shot)):
            jammed.append((shot.shooter, shot.gun))
            log.append(events.jammed(state.round, shot.shooter, shot.gun, JAM))
    dealer.take_out_the_fallen(shots)
    return _turn_jam_counters(dealer.state(), hangar, jammed, log)


def _turn_jam_counters(
    state: State, hangar: Hangar, jammed: Sequence[tuple[str, str]], log: list[Event]
) -> State:
    """Lay counters for the round's jams, and take one off each gun that was jammed before.

    The round's maneuver is behind them; the counter goes now and not before the fire, so that a gun with
    a counter on it is a gun that may not fire.
    """
    changed = []
    for plane in state.flying():
        counters = []
        for gun, before in zip(hangar[plane.model].guns, plane.jams, strict=True):
            if before == 1:
                log.append(events.cleared(state.round, plane.id, gun.name))
            fresh = (plane.id, gun.name) in jammed
            counters.append(JAM if fresh else max(before - 1, 0))
        changed.append(replace(plane, jams=tuple(counters)))
    return with_planes(state, changed)


class Dealer:
    """The damage decks in play within one step: whoever is hit draws, whoever is out gives back."""

    def __init__(self, state: State, hangar: Hangar, dice: Dice, log: list[Event]) -> None:
        self._state = state
        self._hangar = hangar
        self._dice = dice
        self._log = log
        self.planes = {plane.id: plane for plane in state.planes}
        self.decks = dict(state.decks)

    def state(self) -> State:
        return replace(self._state, planes=tuple(self.planes.values()), decks=self.decks)

    def hurt(self, target: str, deck: str, cards: int, by: Shot | None) -> list[DamageCard]:
        """Draw cards for a target; its owner sees them, and the shooter any jam among them."""
        shooter = self.planes[by.shooter] if by else None
        drawn = [self._draw(target, deck, shooter) for _ in range(cards)]
        plane = self.planes[target]
        total = points(plane, self._hangar)
        shot = (by.shooter, by.gun) if by else None
        self._log.append(events.drew(self._state.round, target, plane.seat, drawn, total, shot))
        if by and shooter:
            seats = (plane.seat, shooter.seat)
            for card in drawn:
                if card.is_jam:
                    self._log.append(
                        events.jam_card(self._state.round, by.shooter, by.gun, target, card, seats)
                    )
        return drawn

    def _draw(self, target: str, deck: str, shooter: Plane | None) -> DamageCard:
        if not self.decks[deck]:
            self._reshuffle_all(deck)
        top, *rest = self.decks[deck]
        self.decks[deck] = tuple(rest)
        card = self._hangar.damage(deck, top)
        plane = self.planes[target]
        shown = shooter.seat if shooter and card.is_jam else None
        self.planes[target] = replace(
            plane,
            damage=(*plane.damage, Taken(deck, top, shown)),
            exploding=plane.exploding or card.is_explosion,
        )
        return card

    def _reshuffle_all(self, used_up: str) -> None:
        """A deck is used up: totals are written down and every damage card goes back into its deck."""
        self._log.append(events.reshuffled(self._state.round, used_up))
        for plane in self.planes.values():
            if plane.damage:
                total = points(plane, self._hangar)
                self._log.append(events.noted(self._state.round, plane.id, plane.seat, total))
                self.planes[plane.id] = replace(plane, damage=(), noted=total)
        for deck in self.decks:
            self.decks[deck] = self._dice.shuffle(self._hangar.numbers(deck), f"damage {deck}")

    def take_out_the_fallen(self, shots: Iterable[Shot]) -> None:
        """Whoever exploded or has no resistance left is eliminated, all at once."""
        hits = list(shots)
        for plane in self._state.flying():
            now = self.planes[plane.id]
            by = sorted({shot.shooter for shot in hits if shot.target == plane.id})
            if now.exploding:
                self._log.append(events.exploded(self._state.round, plane.id, by))
                self.take_out(plane.id, "exploded")
            elif points(now, self._hangar) >= self._hangar[plane.model].resistance:
                self._log.append(events.shot_down(self._state.round, plane.id, by))
                self.take_out(plane.id, "shot down")

    def take_out(self, name: str, status: Status) -> None:
        """Remove an airplane; in Wings of Glory its damage cards go back into their decks at once."""
        plane = replace(self.planes[name], status=status, plan=(), exploding=False)
        if self._state.edition == "glory" and plane.damage:
            plane = self._give_back(plane)
        self.planes[name] = plane

    def _give_back(self, plane: Plane) -> Plane:
        self._log.append(events.returned(self._state.round, plane.id, len(plane.damage)))
        for deck in sorted({taken.deck for taken in plane.damage}):
            cards = [taken.card for taken in plane.damage if taken.deck == deck]
            self.decks[deck] = self._dice.shuffle((*self.decks[deck], *cards), f"damage {deck}")
        total = points(plane, self._hangar)
        return replace(plane, damage=(), noted=total)
