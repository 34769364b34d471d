"""`flugpost simulate TITLE`: many games between stand-ins, with results that repeat for the same seed."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import fmean, median

import msgspec

from bot.cli.failure import OK, Failure
from bot.cli.titles import titles
from rules.answers import picked
from rules.engine import AnyTitle, Choice, Field, IllegalChoice, Number, Outcome, Pick, Value
from rules.simulation import PLAYERS, Played, play_number
from rules.table import settle_options
from rules.titles import TITLES
from rules.values import Frozen
from words import say


class Lengths(Frozen, frozen=True):
    least: int
    median: float
    mean: float
    most: int


class Summary(Frozen, frozen=True, kw_only=True):
    """What many games came to. `wins` and `points` are by seat, in order."""

    title: str
    options: dict[str, Value]
    seats: tuple[str, ...]
    seed: str
    games: int
    wins: tuple[int, ...]
    drawn: int
    lost: int
    """Games that all players lost, to the game itself."""
    points: tuple[float, ...]
    steps: Lengths
    ends: dict[str, int]
    results: tuple[Played, ...]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play many games between stand-ins and print what came of them",
        description="Plays games to their end between players that need no people. Any option of the title "
        "can be given by its name, as --name value. The same seed gives the same games.",
        epilog="Titles: " + ", ".join(TITLES),
    )
    parser.add_argument("title", help="which game")
    parser.add_argument(
        "--seats", help=f"a player for each seat, of {', '.join(PLAYERS)} (default: all autopilot)"
    )
    parser.add_argument("--players", type=int, help="how many seats, when --seats is left out")
    parser.add_argument("--games", type=int, default=20, help="how many games (default 20)")
    parser.add_argument("--seed", default="1", help="any text; decides everything (default 1)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="games at once (default: all cores)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object, with every single result")
    parser.set_defaults(command=run, takes_options=True)


def run(arguments: argparse.Namespace) -> int:
    title = titles().get(arguments.title)
    if title is None:
        raise Failure(f"There is no title “{arguments.title}”; there is {', '.join(TITLES)}.")
    if arguments.games < 1 or arguments.jobs < 1:
        raise Failure("--games and --jobs take 1 or more.")
    try:
        options = settle_options(title, read_options(title, arguments.extra))
    except IllegalChoice as refused:
        raise Failure(say(refused.why)) from None
    seats = _seats(title, options, arguments.seats, arguments.players)
    results = _play(title.key, options, seats, arguments.seed, arguments.games, arguments.jobs)
    summary = summarise(title.key, options, seats, arguments.seed, results)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
    else:
        _print(summary)
    return OK


def read_options(title: AnyTitle, words: Sequence[str]) -> dict[str, Value]:
    """`--name value` pairs for the title's own options, in any order."""
    rest = _pairs(words)
    given: dict[str, Value] = {}
    while rest:
        fields = {field.name: field for field in title.options(given)}
        name = next((known for known in fields if known in rest), None)
        if name is None:
            known = ", ".join("--" + field for field in fields)
            raise Failure(f"{title.name} has no option --{next(iter(rest))} here; it has {known}.")
        given[name] = _typed(fields[name], rest.pop(name))
        _check_offered(title.options(given), name, given[name])
    return given


def _pairs(words: Sequence[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or not name:
            raise Failure(f"“{word}” is not understood here.")
        if not equals:
            if not rest:
                raise Failure(f"--{name} needs a value.")
            value = rest.pop(0)
        pairs[name] = value
    return pairs


def _typed(field: Field, text: str) -> Value:
    if isinstance(field, Number) and text.lstrip("-").isdecimal():
        return int(text)
    if isinstance(field, Pick) and field.most > 1:
        return tuple(text.split(","))
    return text


def _check_offered(fields: Sequence[Field], name: str, value: Value) -> None:
    """A choice that is not to be had is answered with those that are, and what they depend on."""
    at = next((at for at, field in enumerate(fields) if field.name == name), None)
    if at is None or not isinstance(field := fields[at], Pick):
        return
    offered = [option.value for option in field.options]
    others = ", ".join(f"--{each.name} {each.default}" for each in fields[:at] if isinstance(each, Pick))
    for answer in picked(value):
        if answer not in offered:
            where = f" with {others}" if others else ""
            raise Failure(f"--{name} cannot be “{answer}”{where}; it can be {', '.join(offered)}.")


def _seats(title: AnyTitle, options: Choice, listed: str | None, players: int | None) -> tuple[str, ...]:
    least, most = title.seats(options)
    seats = tuple(listed.split(",")) if listed else ("autopilot",) * (players or least)
    for player in seats:
        if player not in PLAYERS:
            raise Failure(f"There is no player “{player}”; there is {', '.join(PLAYERS)}.")
    if players is not None and players != len(seats):
        raise Failure(f"--players says {players}, but --seats names {len(seats)}.")
    if not least <= len(seats) <= most:
        allowed = f"{least} to {most}" if least < most else str(least)
        raise Failure(f"With these options the seats are {allowed}, not {len(seats)}.")
    return seats


def _play(
    key: str, options: Choice, seats: tuple[str, ...], seed: str, games: int, jobs: int
) -> tuple[Played, ...]:
    one = partial(_one, key, dict(options), seats, seed)
    if min(jobs, games) == 1:
        return tuple(map(one, range(games)))
    with ProcessPoolExecutor(min(jobs, games), mp_context=get_context("forkserver")) as pool:
        return tuple(pool.map(one, range(games), chunksize=4))


def _one(key: str, options: dict[str, Value], seats: tuple[str, ...], seed: str, game: int) -> Played:
    return play_number(titles()[key], options, seats, seed, game)


def summarise(
    key: str, options: Choice, seats: tuple[str, ...], seed: str, results: tuple[Played, ...]
) -> Summary:
    steps = [played.steps for played in results]
    return Summary(
        title=key,
        options=dict(options),
        seats=seats,
        seed=seed,
        games=len(results),
        wins=tuple(sum(seat in played.outcome.winners for played in results) for seat in range(len(seats))),
        drawn=sum(played.outcome.result == "drawn" for played in results),
        lost=sum(played.outcome.result == "lost" for played in results),
        points=tuple(
            round(fmean(played.outcome.scores.get(seat, 0) for played in results), 3)
            for seat in range(len(seats))
        ),
        steps=Lengths(min(steps), median(steps), round(fmean(steps), 2), max(steps)),
        ends=dict(sorted(Counter(_way(played.outcome) for played in results).items())),
        results=results,
    )


def _way(outcome: Outcome) -> str:
    """How a game ended, without its score."""
    tokens = (outcome.kind, *(value for value in outcome.data.values() if isinstance(value, str)))
    return ", ".join(token.replace("-", " ") for token in tokens)


def _print(summary: Summary) -> None:
    print(f"{summary.games} games of {summary.title}, seed {summary.seed}")
    for seat, player in enumerate(summary.seats):
        won, points = summary.wins[seat], summary.points[seat]
        print(f"  seat {seat + 1} ({player}): {won} won ({won / summary.games:.0%}), {points} points")
    print(f"  drawn: {summary.drawn}, lost by all: {summary.lost}")
    steps = summary.steps
    print(f"  steps: {steps.least} to {steps.most}, median {steps.median:g}, mean {steps.mean:g}")
    for how, count in summary.ends.items():
        print(f"  {count} × {how}")
