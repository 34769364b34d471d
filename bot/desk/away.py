"""Going away for a while, from all one's games at once, and coming back."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.desk.part import Part
from bot.desk.preferences import absence_told
from bot.kit.dates import moment_meant
from bot.kit.refusal import Refusal
from bot.kit.zones import UTC_NAME, zone_named
from bot.store import games, people
from bot.store.games import Game
from bot.store.people import Absence, Meanwhile, Person
from rules.said import Text, listed, said, sentences
from words import moment, phrase, say

LONGEST = timedelta(days=60)
FURTHEST = timedelta(days=365)
MOST_NAMED = 10
"""So many games are named one by one in an answer."""


class Away(Part):
    async def leave(
        self, user_id: int, until: str, since: str | None = None, meanwhile: Meanwhile = "stand-in"
    ) -> str:
        """Away from now or then on; in place of any other time away. Durable before it returns."""
        await self._scheduler.note_who_is_away()
        now = self._clock.now()
        async with self._store.transaction(person=user_id) as tx:
            person = await people.get(tx, user_id)
            begins, ends = meant(person, until, since, now)
            if person.absence is not None and person.absence.state == "begun" and begins > now:
                raise Refusal(said("desk.away-already"))
            if person.absence is not None and person.absence.state == "begun":
                begins = person.absence.begins  # a host's limit counts from when they went
            absence = Absence(begins, ends, meanwhile, "planned")
            await people.put(tx, user_id, replace(person, absence=absence))
            at_table = [game for game, _ in await games.of_user(tx, user_id) if game.status == "running"]
        await self._scheduler.note_who_is_away()
        told = absence if begins > now else replace(absence, state="begun")
        away = said("desk.away-told", **absence_told(told))
        return say(sentences([away, *_exceptions(told, at_table), said("desk.away-ends")]))

    async def back(self, user_id: int) -> str:
        now = self._clock.now()
        async with self._store.transaction(person=user_id) as tx:
            person = await people.get(tx, user_id)
            absence = person.absence
            if absence is None or absence.state == "over" or absence.ends <= now:
                raise Refusal(said("desk.not-away"))
            if absence.state == "planned":
                await people.put(tx, user_id, replace(person, absence=None))
                return phrase("desk.away-stays")
            await people.cut_short(tx, user_id, now)
        await self._scheduler.note_who_is_away()
        return phrase("desk.away-back")

    async def understood(self, user_id: int, typed: str, *, end_of_day: bool) -> str | None:
        """What a typed date stands for, where this person lives; None if it stands for nothing."""
        async with self._store.reading() as tx:
            person = await people.get(tx, user_id)
        zone = zone_named(person.zone or UTC_NAME)
        found = moment_meant(typed, self._clock.now(), zone, end_of_day=end_of_day)
        return None if found is None else f"{moment(found.astimezone(zone))} ({zone})"


def meant(person: Person, until: str, since: str | None, now: datetime) -> tuple[datetime, datetime]:
    """From when until when, as it was typed."""
    zone = zone_named(person.zone or UTC_NAME)
    begins = now if since is None else moment_meant(since, now, zone, end_of_day=False)
    if begins is None:
        raise _unclear(since or "")
    begins = max(begins, now)
    ends = moment_meant(until, begins, zone, end_of_day=True)
    if ends is None:
        raise _unclear(until)
    if ends <= begins:
        raise Refusal(said("desk.ends-before"))
    if ends - begins > LONGEST:
        raise Refusal(said("desk.away-too-long", days=LONGEST.days))
    if begins - now > FURTHEST:
        raise Refusal(said("desk.away-too-far"))
    return begins, ends


def _unclear(typed: str) -> Refusal:
    return Refusal(said("desk.no-date", typed=typed.strip()[:40]))


def _exceptions(absence: Absence, at_table: list[Game]) -> list[Text]:
    """Tables whose hosts give less than this person asks for."""
    if absence.meanwhile == "stand-in":
        return [said("desk.away-alone")] if at_table else []
    days = (absence.ends - absence.begins) / timedelta(days=1)
    short = [game for game in at_table if game.terms.away_days < days]
    named = [
        said("desk.away-less.waits", game=str(game.id), days=game.terms.away_days)
        if game.terms.away_days
        else said("desk.away-less.plays", game=str(game.id), level=game.terms.sits_in)
        for game in short[:MOST_NAMED]
    ]
    others = len(short) - MOST_NAMED
    more = [said("desk.away-less.others", number=others)] if others > 0 else []
    return [said("desk.away-less", games=listed([*named, *more]))] if named else []
