"""What people settle for themselves, in all their games: their hours, how they are called, how plans look."""

from __future__ import annotations

import re

from msgspec.structs import replace

from bot.desk.part import Part
from bot.desk.sheets import OwnSheet
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from bot.kit.zones import UTC_NAME, zone_meant, zone_named
from bot.store import games, people
from bot.store.people import Absence, Person
from bot.turns.asking import ask_in_words, prepare_table
from rules.said import Text, said
from words import LANGUAGES, language_of, phrase, say, speaking

LONGEST_NIGHT = 12 * 60
"""Minutes: somebody whose time never runs would hold up every table."""

_HOURS = re.compile(r"(\d{1,2})(?::?(\d{2}))?\s*(?:-|–|to|until|bis)\s*(\d{1,2})(?::?(\d{2}))?")
_NONE = {"none", "off", "no", "never", "0", "keine", "aus", "nein", "nie"}


class Preferences(Part):
    async def sheet(self, user_id: int) -> OwnSheet:
        async with self._store.reading() as tx:
            return self._shown(await people.get(tx, user_id))

    async def set_zone(self, user_id: int, typed: str) -> OwnSheet:
        """The zone in which this person's dates and hours are meant."""
        return await self.settle(user_id, zone=zone_meant(typed))

    async def set_quiet(self, user_id: int, typed: str) -> OwnSheet:
        """Quiet hours as they were typed, “22-7” or “22:30 to 6:45”; “none” has none."""
        return await self.settle(user_id, quiet=quiet_meant(typed))

    async def settle(self, user_id: int, **wanted: object) -> OwnSheet:
        """These of a `Person`'s settings."""
        async with self._store.transaction(person=user_id) as tx:
            before = await people.get(tx, user_id)
            person = replace(before, **wanted)
            if person != before:
                await people.put(tx, user_id, person)
        return self._shown(person)

    async def set_language(self, user_id: int, language: str | None) -> OwnSheet:
        """The language that this person reads; None: the one their Discord speaks. What they are asked just
        now is said anew."""
        if language is not None and language not in LANGUAGES:
            raise Refusal(said("desk.no-such-language", language=language[:40]))
        sheet = await self.settle(user_id, language=language)
        await self._ask_anew(user_id)
        with speaking(sheet.person.speaks):
            return self._shown(sheet.person)

    async def _ask_anew(self, user_id: int) -> None:
        async with self._store.reading() as tx:
            running = [game.id for game, _ in await games.of_user(tx, user_id) if game.status == "running"]
        for game in running:
            await prepare_table(self._store, self._tables, game)
            async with self._store.transaction(game=game) as tx:
                loaded, seat = await self._tables.load_for(tx, game, user_id)
                await ask_in_words(tx, loaded, seat, self._clock.now())

    async def language_of(self, user_id: int, locale: str) -> str:
        """The language in which somebody whose Discord speaks so is answered. It is noted, for letters."""
        async with self._store.reading() as tx:
            person = await people.get(tx, user_id)
        if language_of(locale) != language_of(person.locale):
            await self.settle(user_id, locale=locale)
        return language_of(person.language or locale)

    def _shown(self, person: Person) -> OwnSheet:
        return OwnSheet(person=person, words=self._words(person))

    def _words(self, person: Person) -> tuple[str, ...]:
        there = self._clock.now().astimezone(zone_named(person.zone or UTC_NAME))
        state, zone = ("set", person.zone) if person.zone else ("unset", "")
        away = person.absence
        own = person.language
        told = (
            said("desk.own-language", state="own" if own else "discord", language=LANGUAGES[person.speaks]),
            said("desk.own-zone", state=state, zone=zone, time=f"{there:%H:%M}"),
            said("desk.own-quiet-none") if person.quiet is None else _quiet_told(person.quiet),
            said("desk.own-reminders", state="on" if person.reminders else "off"),
            said("desk.own-mentions", state="on" if person.mentions else "off"),
            said("desk.own-side", state="turned" if person.turned else "still"),
            said("desk.own-pictures", kind=person.pictures, contrast="high" if person.stark else "plain"),
            *(() if away is None else (said("desk.own-away", **absence_told(away)),)),
        )
        return tuple(say(line) for line in told)


def quiet_meant(typed: str) -> tuple[int, int] | None:
    text = " ".join(typed.casefold().split())
    if text in _NONE:
        return None
    found = _HOURS.fullmatch(text)
    hours = None if found is None else (_minutes(found[1], found[2]), _minutes(found[3], found[4]))
    if hours is None or None in hours:
        raise Refusal(said("desk.no-hours", typed=typed.strip()[:40]))
    begins, ends = hours[0] or 0, hours[1] or 0
    if not 0 < (ends - begins) % (24 * 60) <= LONGEST_NIGHT:
        raise Refusal(said("desk.night-too-long"))
    return begins, ends


def _minutes(hour: str, minute: str | None) -> int | None:
    """Minutes after midnight; None if no clock shows that."""
    hours, minutes = int(hour), int(minute or 0)
    return (hours % 24) * 60 + minutes if hours <= 24 and minutes < 60 else None


def hours_typed(quiet: tuple[int, int]) -> str:
    """As somebody could have typed them."""
    return "-".join(_clock_times(quiet))


def hours_in_words(quiet: tuple[int, int]) -> str:
    begins, ends = _clock_times(quiet)
    return phrase("desk.hours", begins=begins, ends=ends)


def _clock_times(quiet: tuple[int, int]) -> tuple[str, str]:
    begins, ends = (f"{minutes // 60:02}:{minutes % 60:02}" for minutes in quiet)
    return begins, ends


def _quiet_told(quiet: tuple[int, int]) -> Text:
    begins, ends = _clock_times(quiet)
    return said("desk.own-quiet", begins=begins, ends=ends)


def absence_told(absence: Absence) -> dict[str, str]:
    """What the messages about it are filled in with."""
    return {
        "state": "planned" if absence.state == "planned" else "begun",
        "begins": stamp(absence.begins, "f"),
        "ends": stamp(absence.ends, "f"),
        "meanwhile": absence.meanwhile,
    }
