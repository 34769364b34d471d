"""Prints days and waits a game for all styles and rhythms; --write renews the days of the hosts' page.

python -m tests.bench.calendar
python -m tests.bench.calendar --title dogfight --all --why
python -m tests.bench.calendar --all --games 10 --write docs/pace.md
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rules.titles import TITLES
from tests.bench.calendar.measure import all_measured
from tests.bench.calendar.page import head, renewed, rows, summary, why_head, why_rows
from tests.bench.calendar.people import RHYTHMS
from tests.bench.calendar.styles import STYLES, USUAL_STYLES
from tests.bench.calendar.variants import variants

GAMES = 3
"""Enough for a look, in about two minutes on two cores; a page deserves more."""


def main(arguments: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    chosen = [
        variant
        for variant in variants()
        if variant.title in given.title and (given.all or not variant.optional) and given.only in variant.name
    ]
    measured, why = [], why_head()
    print("\n".join(head(given.rhythm)), flush=True)
    for variant, found in all_measured(
        chosen, given.games, given.seed, given.style, given.rhythm, given.jobs
    ):
        print("\n".join(rows(variant, found, given.rhythm)), flush=True)
        measured.append((variant, found))
        why += why_rows(variant, found)
    if given.why:
        print("\n" + "\n".join(why))
    if given.write:
        shown = " ".join(sys.argv[1:] if arguments is None else arguments)
        made = f"{given.games} games each, by `.venv/bin/python -m tests.bench.calendar {shown}`:"
        table = summary(measured, given.style, given.rhythm)
        given.write.write_text(renewed(given.write.read_text(), "\n".join([made, "", *table])))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.calendar", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each variant")
    parser.add_argument("--seed", default="1", help="the same seed gives the same table")
    parser.add_argument("--title", nargs="+", choices=tuple(TITLES), default=tuple(TITLES))
    parser.add_argument("--only", default="", help="variants that have this in their name")
    parser.add_argument("--all", action="store_true", help="dogfights with the rules that ask, too")
    parser.add_argument("--style", nargs="+", choices=tuple(STYLES), default=USUAL_STYLES)
    parser.add_argument("--rhythm", nargs="+", choices=tuple(RHYTHMS), default=tuple(RHYTHMS))
    parser.add_argument("--jobs", type=int, help="processes; as many as there are cores, if left out")
    parser.add_argument("--why", action="store_true", help="also what was waited for")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="renew the table of this page")
    return parser


if __name__ == "__main__":
    sys.exit(main())
