"""What a picture of a finished game is made of, and the same in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from render.analysis import luck_words
from render.artist import Names
from render.kit.badges import Badge
from rules.engine import AnyTitle
from rules.lookahead.analysis import Analysis
from rules.lookahead.luck import Luck
from rules.values import Seat
from rules.wording import counted, listed

MOST_ALT = 1024
LUCK = "Luck for the game, what came, and what the same choices bring on average (▲ far more, ▼ far less):"


class TurningMoment(NamedTuple):
    """A turning point: somebody's chance before and after, what happened, and what might have been better."""

    seats: tuple[Seat, ...]
    """All whose chance it was."""
    turn: int
    at: int
    """How many turns came before it."""
    before: float
    after: float
    reason: str
    instead: str


class Lookback(NamedTuple):
    title: AnyTitle
    names: Names
    signs: Mapping[Seat, Badge]
    analysis: Analysis
    result: str
    """Who won, in a few words."""
    moments: Sequence[TurningMoment]
    """In the order of the game."""
    camps: Mapping[Seat, str]
    """The name of the side that each is on; nothing for whoever plays for himself."""
    turn: str = "turn"
    """What a turn is called."""

    @property
    def turns(self) -> int:
        return len(self.analysis.standings) - 1

    @property
    def sides(self) -> list[tuple[Seat, ...]]:
        """Seats of one side whose chances were the same all the time, together."""
        found: dict[object, list[Seat]] = {}
        for seat in sorted(self.names):
            side = (self.camps[seat], *self.chances(seat)) if self.camps[seat] else seat
            found.setdefault(side, []).append(seat)
        return [tuple(seats) for seats in found.values()]

    def called(self, seats: Sequence[Seat]) -> str:
        return called(seats, self.names, self.camps)

    def chances(self, seat: Seat) -> list[float]:
        """When it began, and after every turn."""
        return [round(standing.chances[seat], 3) for standing in self.analysis.standings]

    def luck(self, seat: Seat) -> list[Luck]:
        return luck_words.of_seat(self.analysis.luck, seat)


def called(seats: Sequence[Seat], names: Names, camps: Mapping[Seat, str]) -> str:
    """A player by name; several by their side's, if they are all of it."""
    [camp, *others] = {camps[seat] for seat in seats}
    whole = {seat for seat in names if camps[seat] == camp}
    if len(seats) > 1 and camp and not others and whole == set(seats):
        return camp
    return listed(names[seat] for seat in seats)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def swing(back: Lookback, moment: TurningMoment) -> str:
    """The heading of a turning point."""
    name = back.called(moment.seats)
    word = f"{back.turn[:1].upper()}{back.turn[1:]}"
    return f"{word} {moment.turn}: {name} {100 * moment.before:.0f} → {percent(moment.after)}"


def nothing_decided(back: Lookback) -> str:
    return f"No single {back.turn} decided it."


def alt(back: Lookback) -> str:
    """All of it in words; where there is too much, chances of single turns go first, then lots of luck."""
    head = f"{back.title.name}, {counted(back.turns, back.turn)}, looked back upon. {back.result}."
    moments = [
        " ".join(filter(None, (f"{swing(back, each)}.", each.reason, each.instead))) for each in back.moments
    ] or [nothing_decided(back)]
    full = [luck_words.told(back.title, back.luck(seat)) for seat in back.names]
    brief = [f"{luck_words.verdict(back.luck(seat))}." for seat in back.names]
    for every_turn, luck in ((True, full), (False, full), (False, brief)):
        told = " ".join((head, *_chances(back, every_turn=every_turn), *moments, *_each(back, luck)))
        if len(told) <= MOST_ALT:
            return told
    return f"{told[: MOST_ALT - 1]}…"


def _chances(back: Lookback, *, every_turn: bool) -> list[str]:
    every = f"Chances of winning in percent, at first and after each {back.turn}:"
    told = [every if every_turn else "Chances:"]
    for side in back.sides:
        values = [f"{100 * chance:.0f}" for chance in back.chances(side[0])]
        shown = ", ".join(values) if every_turn else f"{values[0]} % at first, {values[-1]} % in the end"
        told.append(f"{back.called(side)} {shown}.")
    return told


def _each(back: Lookback, luck: Sequence[str]) -> list[str]:
    return [LUCK, *(f"{back.names[seat]} was {told}" for seat, told in zip(back.names, luck, strict=True))]
