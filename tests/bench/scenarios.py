"""Renews docs/scenarios.md: every scenario and variant, and what came of many games between stand-ins.

    .venv/bin/python -m tests.bench.scenarios [GAMES]

The games are those of `flugpost simulate dogfight --edition E --scenario S --variant V --games GAMES`, with
the least seats the setup takes and its usual turn limit; the same rules give the same page. GAMES is 50 if
it is left out. It takes about ten minutes on two cores.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import median

from render.dogfight.outcomes import how
from rules.dice import derive
from rules.dogfight.rulebook import RULES, rule_name
from rules.dogfight.scenario.called import scenario_name, summary, variant_name, variant_summary
from rules.dogfight.scenario.library import PLAIN, of_edition, scenario
from rules.dogfight.setup.host_form import EDITIONS
from rules.dogfight.state import State
from rules.dogfight.title import DOGFIGHT
from rules.engine import Choice, Outcome
from rules.simulation import play
from rules.table import settle_options
from words import say

PAGE = Path("docs/scenarios.md")
GAMES = 50
SEED = b"1"
HEAD = """# Scenarios

Every scenario of both rulebooks with every variant, and what came of {games} games of each between stand-ins:
wins of the Central Powers, wins of the Entente and draws, the median of turns played, and how the games
ended. All options are as the scenario has them, with the least seats it takes and a limit of 30 turns. In
scenarios for one player the other side is the book's virtual player.

The same games can be played one by one, for instance with
`flugpost simulate dogfight --edition war --scenario into-the-mud --variant late-nieuport --games {games}`;
`.venv/bin/python -m tests.bench.scenarios` writes this page anew.

| Scenario | What it is | Seats | Rules in force | Central : Entente : draws | Turns | How it ended |
|---|---|---|---|---|---|---|
"""
_LABELS = {rule.name: say(rule_name(rule.name)).lower() for rule in RULES}


@dataclass(frozen=True)
class Setup:
    edition: str
    key: str
    variant: str

    @property
    def options(self) -> Choice:
        varied = {} if self.variant == PLAIN else {"variant": self.variant}
        return {"edition": self.edition, "scenario": self.key, **varied}

    @property
    def name(self) -> str:
        plain = scenario(self.edition, self.key)
        named = say(scenario_name(str(plain.name)))
        if self.variant != PLAIN:
            named += f": {say(variant_name(plain, self.variant))}"
        return f"{named} ({EDITIONS[self.edition].removeprefix('Wings of ')}) `{self.code}`"

    @property
    def code(self) -> str:
        return self.key if self.variant == PLAIN else f"{self.key} {self.variant}"

    @property
    def summary(self) -> str:
        plain = scenario(self.edition, self.key)
        return say(summary(plain) if self.variant == PLAIN else variant_summary(plain, self.variant))


def setups() -> Iterator[Setup]:
    """Every scenario and variant of both editions, in the books' order."""
    for edition in ("war", "glory"):
        for plain in of_edition(edition):
            for variant in (PLAIN, *plain.variants):
                yield Setup(edition, plain.key, variant)


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    found = list(setups())
    lines = []
    with ProcessPoolExecutor(mp_context=get_context("forkserver")) as pool:
        for setup, line in zip(found, pool.map(row, found, [games] * len(found)), strict=True):
            print(setup.edition, setup.code, flush=True)
            lines.append(line)
    PAGE.write_text(HEAD.format(games=games) + "\n".join(lines) + "\n")
    return 0


def row(setup: Setup, games: int) -> str:
    """The setup's line of the table."""
    options = settle_options(DOGFIGHT, setup.options)
    least, most = DOGFIGHT.seats(options)
    tables = [
        play(DOGFIGHT, options, ("autopilot",) * least, derive(SEED, "game", game)) for game in range(games)
    ]
    ended = [(table.state, table.outcome) for table in tables if table.outcome is not None]
    cells = (
        setup.name,
        setup.summary,
        str(least) if least == most else f"{least} to {most}",
        _rules(ended[0][0]),
        wins(ended),
        f"{median(state.turn for state, _ in ended):g}",
        _ends([outcome for _, outcome in ended]),
    )
    return f"| {' | '.join(cells)} |"


def _rules(state: State) -> str:
    names = state.in_force.names()
    return ", ".join(_LABELS.get(name, name.replace("_", " ")) for name in names) or "basic"


def wins(ended: Sequence[tuple[State, Outcome]]) -> str:
    """By side; by seat where every seat plays for itself."""
    if ended[0][0].winner == "seats":
        counted = Counter(seat for _, outcome in ended for seat in outcome.winners)
        seats = ended[0][0].seats()
        return f"{' : '.join(str(counted[seat]) for seat in sorted(seats))} (by seat)"
    sides = Counter(_winner(state, outcome) for state, outcome in ended)
    return f"{sides['central']} : {sides['entente']} : {sides['draw']}"


def _winner(state: State, outcome: Outcome) -> str:
    sides = state.seats()
    if outcome.winners:
        return sides[outcome.winners[0]]
    alone = set(sides.values())
    if len(alone) == 1 and state.goals.zero == "lost":  # the virtual player has no seat to win with
        return "entente" if "central" in alone else "central"
    return "draw"


def _ends(outcomes: Sequence[Outcome]) -> str:
    """The ways the games ended, without their scores."""
    ways = Counter(re.split(r"[;:.,]| for ", say(how(outcome)))[0] for outcome in outcomes)
    return "; ".join(f"{count} × {way[0].lower()}{way[1:]}" for way, count in ways.most_common())


if __name__ == "__main__":
    sys.exit(main())
