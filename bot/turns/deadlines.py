"""When time runs out: for the one among those awaited for whom it runs out last."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from bot.kit.standstill import Nightly, Once, Span, Stop, has_run, runs_out
from bot.kit.zones import UTC_NAME
from bot.store.games import Allowance, Game, Player
from bot.store.people import Absence
from bot.tables.loaded import Party

LEAST_FOR_A_NEWCOMER = timedelta(hours=1)


def allowance_from(now: datetime, pace: int | None) -> Allowance | None:
    return None if pace is None else Allowance(now, timedelta(seconds=pace))


def newcomers_time(game: Game) -> timedelta:
    """The least that somebody gets who takes a seat for which the table waits: a quarter of the pace, or an
    hour if that is longer, but no more than a new question would give."""
    if game.terms.pace is None:
        return LEAST_FOR_A_NEWCOMER
    pace = timedelta(seconds=game.terms.pace)
    return min(max(pace / 4, LEAST_FOR_A_NEWCOMER), pace)


def deadline_of(party: Party, awaited: Iterable[Player], allowance: Allowance | None) -> datetime | None:
    """Without anybody to wait for, as if time stood still for nobody."""
    if allowance is None:
        return None
    ends = (runs_out(allowance.since, allowance.allows, stops(party, player)) for player in awaited)
    return max(ends, default=allowance.since + allowance.allows)


def time_left(party: Party, awaited: Iterable[Player], now: datetime) -> timedelta | None:
    """How much time they still have, none of it in which it stands still; None if they have all of it."""
    game = party.game
    if game.deadline is None:
        return None
    allowance = game.allowance or Allowance(now, game.deadline - now)
    left = (_left_to(player, party, allowance, now, game.deadline) for player in awaited)
    return max(max(left, default=game.deadline - now), timedelta())


def _left_to(
    player: Player, party: Party, allowance: Allowance, now: datetime, deadline: datetime
) -> timedelta:
    still = stops(party, player)
    left = allowance.allows - has_run(allowance.since, now, still)
    absence = player.person.absence
    if absence is not None and absence.state == "over" and _held_up(party, absence):
        # The days that the host gives may have been over before they came back: time has run since then.
        left = min(left, has_run(now, deadline, still))
    return left


def stops(party: Party, player: Player) -> list[Stop]:
    """When this player's time stands still at this table."""
    found: list[Stop] = []
    if party.game.terms.nights:
        found += nights_of(player)
    if (away := _away(party, player)) is not None:
        found.append(Once(away))
    return found


def nights_of(player: Player) -> list[Stop]:
    person = player.person
    return [] if person.quiet is None else [Nightly(person.zone or UTC_NAME, *person.quiet)]


def _away(party: Party, player: Player) -> Span | None:
    """The part of a time away that is not counted: as much as the host gives, or all if nobody is waiting."""
    absence = player.person.absence
    if absence is None:
        return None
    if absence.state == "over" or not party.manned:
        return Span(absence.begins, absence.ends)
    if _held_up(party, absence):
        longest = absence.begins + timedelta(days=party.game.terms.away_days)
        return Span(absence.begins, min(absence.ends, longest))
    return None


def _held_up(party: Party, absence: Absence) -> bool:
    """Whether deadlines wait for somebody who is away so."""
    return absence.meanwhile == "wait" and party.game.terms.away_days > 0
