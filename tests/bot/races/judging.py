"""What must hold of a race in the end, asked of the database and of what the people remember."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from bot.core import Core
from bot.store import Transaction, steps
from bot.tables.loaded import known
from bot.tables.records import _past_of
from rules.record import BadRecord, Record
from rules.table import decode_events
from rules.verify import verify
from tests.bot.races.people import People, Pressed, Race
from tests.bot.races.processes import Processes

COMMITS = """
CREATE TABLE commits (number BIGINT GENERATED ALWAYS AS IDENTITY, letter BIGINT, lane TEXT);
CREATE FUNCTION note_commit() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO commits (letter, lane) VALUES (NEW.id, NEW.lane); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER committed AFTER INSERT ON outbox
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_commit();
"""
"""The database notes in which order letters are committed."""

KINDS = (
    "steps resolved twice",
    "steps that played another choice than their record has",
    "records that do not verify",
    "acknowledged choices that do not count",
    "stalled games",
    "letters out of the order of their lane",
    "faults logged or met",
)


@dataclass
class Verdict:
    figures: dict[str, int]
    violations: dict[str, list[str]] = field(default_factory=lambda: {kind: [] for kind in KINDS})

    @property
    def count(self) -> int:
        return sum(map(len, self.violations.values()))

    def table(self) -> list[str]:
        found = {kind: len(each) for kind, each in self.violations.items()}
        width = max(map(len, (*self.figures, *found)))
        rows = [f"| {what:<{width}} | {count:>6,} |" for what, count in (self.figures | found).items()]
        return [f"| {'':<{width}} | {'count':>6} |", f"|{'-' * (width + 2)}|-------:|", *rows]


async def judged(core: Core, people: People, processes: Processes) -> Verdict:
    races = people.races
    verdict = Verdict(
        {
            "steps": people.steps,
            "games": len(races),
            "processes killed": processes.killed,
            "choices acknowledged": people.counts["acknowledged"],
            **{
                what: people.counts[what]
                for what in (
                    "changes of mind",
                    "presses on two devices",
                    "pressed again",
                    "told to try again",
                    "refused as too late",
                )
            },
        }
    )
    found = dict(zip(KINDS, verdict.violations.values(), strict=True))
    twice, other, unverified, ignored, stalled, disordered, faults = found.values()
    said = Counter(processes.resolved)
    twice += [f"game {game} step {step}: {times} times" for (game, step), times in said.items() if times > 1]
    stalled += [f"game {race.game} step {race.step}" for race in races if race.stalled]
    faults += [*processes.faults, *people.faults]
    async with core.store.reading() as tx:
        disordered += await _disordered(tx)
        for race in races:
            record = await recorded(core, tx, race.game)
            twice += _miscounted(race, record)
            other += [each async for each in _played_otherwise(tx, race, record)]
            unverified += _unverified(core, race, record)
            ignored += _ignored(race, record)
    return verdict


async def recorded(core: Core, tx: Transaction, game_id: int) -> Record:
    """The record as far as it goes, though the game may be on."""
    game = await known(tx, game_id)
    return (await _past_of(tx, core.tables.catalogue.title_of(game), game)).record


def _miscounted(race: Race, record: Record) -> Iterator[str]:
    if len(record.steps) != race.step and not race.stalled:
        yield f"game {race.game}: {race.step} steps were played, and {len(record.steps)} are in the record"


async def _played_otherwise(tx: Transaction, race: Race, record: Record) -> AsyncIterator[str]:
    """What the events of a step tell, beside what its record says was chosen."""
    for step, noted in enumerate(record.steps):
        moment = await steps.get(tx, race.game, step + 1)
        assert moment is not None
        (told,) = (each for each in decode_events(moment.events) if each.kind == "round")
        chosen = [int(str(noted.choices[seat]["number"])) for seat in sorted(noted.choices)]
        if told.data["bids"] != chosen:
            yield f"game {race.game} step {step}: played {told.data['bids']}, recorded {chosen}"


def _unverified(core: Core, race: Race, record: Record) -> Iterator[str]:
    try:
        verify(record, core.tables.catalogue.titles)
    except BadRecord as bad:
        yield f"game {race.game}: {bad}"


def _ignored(race: Race, record: Record) -> Iterator[str]:
    for step, noted in enumerate(record.steps):
        for seat in range(len(race.users)):
            number = str(noted.choices[seat]["number"])
            if not counts(number, race.pressed[step, seat]):
                yield f"game {race.game} step {step} seat {seat}: {number} of {race.pressed[step, seat]}"


def counts(number: str, pressed: list[Pressed]) -> bool:
    """Whether this may be what stands: somebody pressed it, and no press that began after its end was
    acknowledged. Of two that were under way at once, either may be the later."""
    return any(
        not any(later.acknowledged and later.begun > each.ended for later in pressed)
        for each in pressed
        if each.number == number
    )


async def _disordered(tx: Transaction) -> list[str]:
    rows = await tx.all("SELECT lane, letter FROM commits ORDER BY lane, number")
    return [
        f"{lane}: {after} was committed after {before}"
        for (lane, before), (other, after) in pairwise((row[0], row[1]) for row in rows)
        if lane == other and after < before
    ]
