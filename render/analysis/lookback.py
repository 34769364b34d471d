"""What a picture of a finished game is made of, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from render.analysis import luck_words
from render.artist import Names
from render.kit.badges import Badge
from rules.engine import AnyTitle
from rules.lookahead.analysis import Analysis
from rules.lookahead.luck import Luck
from rules.said import Said, Text, listed, said, sentences, series
from rules.values import Seat
from words import phrase, say

MOST_ALT = 1024


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
    deeds: Sequence[str] = ()
    """What mattered most of what the winners did, in Discord's markup."""

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
    return say(listed([names[seat] for seat in seats]))


def length(back: Lookback) -> Said:
    return said("analysis.length", turn=back.turn, turns=back.turns)


def percent(share: float) -> str:
    return phrase("analysis.percent", percent=round(100 * share))


def swing(back: Lookback, moment: TurningMoment) -> str:
    """The heading of a turning point."""
    return phrase(
        "analysis.swing",
        turn=back.turn,
        number=moment.turn,
        player=back.called(moment.seats),
        before=round(100 * moment.before),
        after=round(100 * moment.after),
    )


def nothing_decided(back: Lookback) -> str:
    return phrase("analysis.nothing-decided", turn=back.turn)


def alt(back: Lookback) -> str:
    """All of it in words; where there is too much, chances of single turns go first, then lots of luck."""
    head = said("analysis.head", title=back.title.name, length=length(back), result=back.result)
    moments = [part for each in back.moments for part in _moment(back, each)] or [nothing_decided(back)]
    full = [luck_words.told(back.title, back.luck(seat)) for seat in back.names]
    brief = [luck_words.alone(back.luck(seat)) for seat in back.names]
    for every_turn, luck in ((True, full), (False, full), (False, brief)):
        told = say(sentences((head, *_chances(back, every_turn=every_turn), *moments, *_each(back, luck))))
        if len(told) <= MOST_ALT:
            return told
    return f"{told[: MOST_ALT - 1]}…"


def _moment(back: Lookback, moment: TurningMoment) -> Iterator[Text]:
    yield said("analysis.swing-sentence", swing=swing(back, moment))
    yield from filter(None, (moment.reason, moment.instead))


def _chances(back: Lookback, *, every_turn: bool) -> Iterator[Said]:
    yield said("analysis.chances", turn=back.turn) if every_turn else said("analysis.chances-brief")
    for side in back.sides:
        player, values = back.called(side), [round(100 * chance) for chance in back.chances(side[0])]
        if every_turn:
            yield said("analysis.side", player=player, chances=series(map(str, values)))
        else:
            yield said("analysis.side-brief", player=player, before=values[0], after=values[-1])


def _each(back: Lookback, luck: Sequence[Said]) -> Iterator[Said]:
    yield said("analysis.luck-follows")
    for name, told in zip(back.names.values(), luck, strict=True):
        yield said("analysis.was", player=name, luck=told)
