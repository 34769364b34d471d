"""Pictures of a game that stand-ins play: every kind of question, the most eventful turns, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.post.looking_back.lookback import look_back
from render.analysis.picture import picture
from render.artist import Artist, Names, Picture
from rules.dice import Stream, derive
from rules.engine import AnyTitle, Choice
from rules.lookahead.standings import Effort
from rules.record import Record
from rules.simulation import MOST_STEPS, PLAYERS
from rules.story import Chapter, Turn, chapter, turns
from rules.table import Table
from rules.values import Seat
from words import say

NAMES = ("Ada", "Bruno", "Chiara", "Dev", "Emil", "Fatima", "Gus", "Hanna")
TURNS = 2
"""How many turns of a game are filmed, besides the last."""


class Exhibit(NamedTuple):
    """A picture or film, what it shows, and the name of its file."""

    title: str
    name: str
    picture: Picture


def exhibits(title: AnyTitle, artist: Artist, options: Choice, seats: int) -> Iterator[Exhibit]:
    """A game to its end, and whatever of it can be looked at."""
    names = {seat: NAMES[seat % len(NAMES)] for seat in range(seats)}
    history: list[Chapter] = []
    seed = derive(b"a gallery", title.key)
    table = Table.new(title, seats, options, derive(seed, "dice"))
    yield from _played(table, artist, names, history, seed)
    shown = turns(history)
    for turn in _eventful(shown):
        film = artist.film(turn.before.view, turn.events, turn.after.view, names)
        if film is not None:
            yield Exhibit(f"Turn {turn.number}, moving", f"turn{turn.number}-film.gif", film)
    last = history[-1].view
    yield Exhibit("The table at the end", "end-board.png", artist.board(last, names))
    if (card := artist.ending(history, last.outcome, names)) is not None:
        yield Exhibit("The card at the end", "end-card.png", card)
    yield looked_back_upon(table.record(), title, artist, names, Effort(worlds=4, closely=4, again=8))
    if (lapse := artist.lapse(history, names)) is not None:
        yield Exhibit("The game turn by turn", "lapse.gif", lapse)


def looked_back_upon(
    record: Record, title: AnyTitle, artist: Artist, names: Names, effort: Effort | None = None
) -> Exhibit:
    back = look_back(record, title, artist, names, effort)
    made = picture(back)
    return Exhibit("The game looked back upon", made.name, made)


def _played(
    table: Table, artist: Artist, names: Names, history: list[Chapter], seed: bytes
) -> Iterator[Exhibit]:
    """Play it; show the table, somebody's own side of it and their plan whenever something new is asked."""
    history.append(chapter(table, table.opening, opened=True))
    asked: set[str] = set()
    while not table.outcome and table.step < MOST_STEPS:
        choices = {
            seat: PLAYERS["autopilot"](table, seat, Stream(derive(seed, "luck", seat, table.step)))
            for seat in sorted(table.pending())
        }
        for seat, due in sorted(table.asked().items()):
            if due.kind not in asked:
                asked.add(due.kind)
                yield from _asked(table, artist, seat, choices[seat], names)
        for seat, choice in choices.items():
            if (events := table.submit(seat, choice)) is not None:
                history.append(chapter(table, events, opened=True))


def _asked(table: Table, artist: Artist, seat: Seat, choice: Choice, names: Names) -> Iterator[Exhibit]:
    due = table.asked()[seat]
    name, own = f"step{table.step}-{due.kind.replace(' ', '-')}", table.view(seat)
    foreseen = table.title.foresee(own, choice)
    yield Exhibit(f"{say(due.title)}: the table", f"{name}-board.png", artist.board(table.view(), names))
    yield Exhibit(f"{say(due.title)}: {names[seat]}'s own side", f"{name}-mat.png", artist.mat(own, names))
    yield Exhibit(f"{say(due.title)}: the plan", f"{name}-preview.png", artist.preview(own, foreseen, names))


def _eventful(played: Sequence[Turn]) -> list[Turn]:
    """Those in which most happened, and the last, in order."""
    *before, last = played
    most = sorted(before, key=lambda turn: -len(turn.events))[:TURNS]
    return sorted([*most, last], key=lambda turn: turn.number)
