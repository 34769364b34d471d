"""The longest that anybody has to wait for the rules alone: for a stand-in's decision, and for a record.

Every set-up that the laws are proved on is played by quick stand-ins, and the largest tables besides; every
recorded game is replayed. All of it is done several times over, and of each decision and each record the best
counts: whatever else the machine does can only make them look slower. In between come all the others, so that
nothing is left over from the time before that would make it look quicker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from rules.dice import Stream, derive
from rules.engine import AnyTitle, Choice, Value
from rules.record import read
from rules.table import Table
from rules.titles import TITLES
from rules.values import Seat
from rules.verify import verify
from tests.bench.ratio import Ratio, seconds

ROUNDS = 3
STEPS = 60
DECISION = 0.1
"""Seconds that a quick stand-in may take."""
REPLAY = 0.05
"""Seconds that a recorded game may take."""
RECORDS = Path(__file__).parent.parent / "records"

LARGE: dict[str, tuple[tuple[str, Mapping[str, Value], int], ...]] = {
    "dogfight": (
        ("eight seats", {"edition": "war", "planes": 4}, 8),
        ("eight seats, altitude", {"edition": "war", "planes": 4, "rules": ("altitude",)}, 8),
        ("four a seat, altitude", {"edition": "war", "planes": 4, "rules": ("altitude",)}, 2),
    )
}
"""Tables larger than those of the laws."""


def measure() -> list[Ratio]:
    return [ratio for key in sorted(TITLES) for ratio in (_decisions(key), _replays(key))]


def _decisions(key: str) -> Ratio:
    title = TITLES[key]
    setups = (*title.variants(), *LARGE.get(key, ()))
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        for number, (name, options, seats) in enumerate(setups):
            for at, took in _game(title, options, seats, derive(b"quickness", key, number)):
                decision = f"{name}, {at}"
                best[decision] = min(took, best.get(decision, took))
    return _longest("quick decision", title, best, DECISION)


def _game(title: AnyTitle, options: Choice, seats: int, seed: bytes) -> Iterator[tuple[str, float]]:
    """A game of stand-ins: each decision by step and seat, with what it took."""
    table = Table.new(title, seats, options, seed)
    while not table.outcome and table.step < STEPS:
        for seat in sorted(table.pending()):
            choices: list[Choice] = []
            took = seconds(lambda: choices.append(_decided(table, seat, seed)))  # noqa: B023 - called at once
            yield f"step {table.step}, seat {seat}", took
            table.submit(seat, choices[0])


def _decided(table: Table, seat: Seat, seed: bytes) -> Choice:
    luck = Stream(derive(seed, seat, table.step))
    return table.title.autopilot(table.view(seat), table.form(seat), luck)


def _replays(key: str) -> Ratio:
    records = {path.stem: read(path.read_bytes()) for path in sorted(RECORDS.glob(f"{key}/*.json"))}
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        for name, record in records.items():
            took = seconds(lambda: verify(record, TITLES))  # noqa: B023 - called at once
            best[name] = min(took, best.get(name, took))
    return _longest("replay of a record", TITLES[key], best, REPLAY)


def _longest(what: str, title: AnyTitle, best: Mapping[str, float], most: float) -> Ratio:
    name = max(best, key=lambda each: best[each])
    told = f"{1000 * best[name]:.1f} ms ({name})"
    return Ratio(f"longest {what}, {title.name}", f"{1000 * most:g} ms", best[name] / most, 1, told)
