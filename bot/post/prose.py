"""Graceful degradation: where the artist's words fail, a plain sentence takes their place."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.kit.reporting import report
from bot.tables.loaded import LoadedGame, Party
from render.artist import Line, News, in_short, plain_reason
from rules.drama import Drama
from rules.engine import Choice, Foresight, Outcome
from rules.said import Text, said
from rules.table import Table
from rules.values import Event, Seat
from words import say

log = logging.getLogger(__name__)

SPEECHLESS = said("telling.speechless")


def told(party: Party, step: int, events: Sequence[Event], view: Any) -> list[Line]:
    """What happened, what matters most first. If some of it cannot be told, the rest is."""
    try:
        return list(party.artist.tell(events, view, party.written_names))
    except Exception as fault:  # noqa: BLE001 - whatever it is, the game goes on
        _note(party, step, f"{len(events)} events cannot be told", fault)
    return list(dict.fromkeys(_one_by_one(party, events, view)))


def _one_by_one(party: Party, events: Iterable[Event], view: Any) -> Iterator[Line]:
    for event in events:
        try:
            yield from party.artist.tell([event], view, party.written_names)
        except Exception:  # noqa: BLE001 - the fault is noted already
            yield Line(SPEECHLESS)


def news(party: Party, table: Table, dramas: Sequence[Drama], events: Mapping[int, Event]) -> News | None:
    """What happened in short, by its place in the annals; what weighs most, if the artist has no words."""
    if not events:
        return None
    try:
        found = party.artist.news(dramas, events, table.view(), party.written_names)
        for text in lines_of(found):
            say(text)
    except Exception as fault:  # noqa: BLE001 - whatever it is, the game goes on
        _note(party, table.step, "its news cannot be told", fault)
        return in_short(told(party, table.step, list(events.values()), table.view()))
    return found


def lines_of(news: News | None) -> tuple[Text, ...]:
    return () if news is None else (news.headline, *news.lines)


def standing(party: Party, step: int, view: Any) -> Text:
    """Where the game stands, in one line."""
    try:
        text = party.artist.headline(view, party.written_names)
        say(text)
    except Exception as fault:  # noqa: BLE001 - whatever it is, the game goes on
        _note(party, step, "the headline cannot be told", fault)
        return said("telling.at-step", step=str(step))
    return text


def headline(party: Party, step: int, view: Any) -> str:
    """The same in words."""
    return say(standing(party, step, view))


def shown(loaded: LoadedGame) -> str:
    """What the picture of the table shows to everybody, where there is none yet."""
    try:
        return loaded.artist.board_alt(loaded.table.view(), loaded.names)
    except Exception as fault:  # noqa: BLE001 - the picture may still be drawn
        _note(loaded, loaded.step, "the table cannot be told", fault)
        return ""


def reason(party: Party, table: Table, outcome: Outcome) -> Text:
    """How a game ended."""
    try:
        return party.artist.reason(table.view(), outcome, party.written_names)
    except Exception as fault:  # noqa: BLE001 - whatever it is, the game ends
        _note(party, table.step, "the end cannot be told", fault)
        return plain_reason(outcome)


def figures(party: Party, table: Table, outcome: Outcome, seat: Seat) -> tuple[str, ...]:
    """What a seat made of a game that is over."""
    try:
        return tuple(map(say, party.artist.figures(table.view(seat), seat, outcome)))
    except Exception as fault:  # noqa: BLE001 - whatever it is, the game ends
        _note(party, table.step, f"the figures of seat {seat} cannot be told", fault)
        return ()


def briefing(party: Party, table: Table, seat: Seat) -> str:
    """What a seat that is asked is told with the question."""
    try:
        return say(table.briefing(seat))
    except Exception as fault:  # noqa: BLE001 - whatever it is, the question stands
        _note(party, table.step, f"the briefing of seat {seat} cannot be told", fault)
        return ""


class Foretold(NamedTuple):
    """What a choice would lead to, a sentence each."""

    dangers: tuple[str, ...] = ()
    """What it would do to the seat that makes it; what is certain comes first."""
    notes: tuple[str, ...] = ()
    """What it would do without a word of theirs."""


def foretold(party: Party, table: Table, seat: Seat, choice: Choice) -> Foretold:
    try:
        foreseen: Foresight = table.foresee(seat, choice)
    except Exception as fault:  # noqa: BLE001 - whatever it is, the choice can be made
        _note(party, table.step, f"what seat {seat} plans cannot be foreseen", fault)
        return Foretold()
    ordered = sorted(foreseen.dangers, key=lambda danger: not danger.certain)
    return Foretold(
        tuple(dict.fromkeys(say(danger.text) for danger in ordered)), tuple(map(say, foreseen.notes))
    )


def _note(party: Party, step: int, what: str, fault: Exception) -> None:
    report(log, f"game {party.game.id} step {step}: {what}", fault)
