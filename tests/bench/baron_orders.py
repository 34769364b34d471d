"""What it brings to order an event of the War Status window late in the war, in games between Cadets.

    .venv/bin/python -m tests.bench.baron_orders EVENT [GAMES] [WORLDS]

The games are those of `tests.bench.baron_events`, 30 unless told otherwise. Wherever a Cadet holds the card
when orders are given and a morale has come down to `LATE`, the event is ordered, or none is, in the same
worlds (12 unless told otherwise), which are played to the end of the war; printed is by how much the chance
of winning differs, beside how many marks the Cadet is ahead of the others' average.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import fmean

from rules.baron.state import State
from rules.baron.title import BARON
from rules.dice import Stream, derive
from rules.engine import Choice
from rules.lookahead.ideas import refilled
from rules.lookahead.world import World
from rules.record import Record
from rules.simulation import play
from rules.table import Table, settle_options
from rules.values import Seat
from tests.bench.baron_events import GAMES, SEED

LATE = 13
ORDER, NONE = "at_war", "none"
WORLDS = 12
TO_THE_END = 99


def held_late(record: Record, card: str) -> Iterator[tuple[int, State, Seat]]:
    """Where somebody could order it: step, state and seat."""
    table = Table.laid(BARON, record)
    for step in record.steps:
        table.make_ready(step)
        for seat in sorted(step.choices):
            view = table.view(seat)
            late = min(view.allied_morale, view.german_morale) <= LATE
            if view.stage == "actions" and late and card in _offered(table.state, seat):
                yield table.step, table.state, seat
        table.carry_out(step)


def _offered(state: State, seat: Seat) -> set[str]:
    fields = {field.name: field for field in BARON.fields(state, seat, {})}
    return {option.value for option in getattr(fields.get(ORDER), "options", ())}


def lead(state: State, seat: Seat, card: str, seed: bytes) -> float:
    """How much more is won with the order than with no event in that window, in one world."""
    sampled = BARON.imagine(state, seat, Stream(seed))
    form, plan = BARON.form(sampled, seat), World(BARON, sampled, seed).quick(seat)
    ordered, kept = (refilled(form, {ORDER: given}, plan) for given in (card, NONE))
    return _won(sampled, seat, ordered, seed) - _won(sampled, seat, kept, seed)


def _won(sampled: State, seat: Seat, plan: Choice, seed: bytes) -> float:
    world = World(BARON, sampled, seed)
    world.step({seat: plan})
    world.play_on(TO_THE_END)
    return world.worth(seat)


def _marks_ahead(state: State, seat: Seat) -> float:
    """Of the average of the others."""
    mats = BARON.view(state, seat).companies
    return next(mat.marks for mat in mats if mat.seat == seat) - fmean(
        mat.marks for mat in mats if mat.seat != seat
    )


def main() -> None:
    event = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    worlds = int(sys.argv[3]) if len(sys.argv) > 3 else WORLDS
    [card] = [str(number) for number, each in BARON.figures.cards.items() if each.event == event]
    found = []
    for game in range(games):
        record = play(BARON, settle_options(BARON, {}), ["cadet"] * 4, derive(SEED, "game", game)).record()
        for step, state, seat in held_late(record, card):
            found.append(
                fmean(lead(state, seat, card, derive(SEED, game, step, seat, n)) for n in range(worlds))
            )
            ahead = _marks_ahead(state, seat)
            print(f"game {game} step {step}, {ahead:+.1f} marks: {100 * found[-1]:+.1f} %", flush=True)
    print(f"{len(found)} positions: {100 * fmean(found or [0.0]):+.1f} %")


if __name__ == "__main__":
    main()
