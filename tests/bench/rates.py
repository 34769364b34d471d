"""What the rules alone can do: actions a second at random, whole games, and checking a record.

Against encoding a picture of the table, and against a move of python-chess at random: the aims are meant for
a machine on which that makes 20,000 a second, and on any other for as many of its moves. The best of several
rounds counts: whatever else the machine does can only make the rules look slower.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Mapping
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from rules.dice import Stream, derive
from rules.engine import Value
from rules.simulation import play
from rules.table import Table
from rules.titles import TITLES
from rules.verify import verify
from tests.bench.ratio import Ratio, seconds

ROUNDS = 9
WHILE = 0.4
"""Seconds of games that are taken together."""
SIZE = (1200, 900)
CHESS = 20_000
"""Moves of chess a second on the machine that the aims are meant for."""


class Setup(NamedTuple):
    """What is played at random, and how many actions a second it should come to where chess makes its own."""

    name: str
    title: str
    options: Mapping[str, Value]
    seats: int
    aim: int | None = None


SETUPS = (
    Setup("a duel, Wings of Glory", "dogfight", {"edition": "glory"}, 2, 1_500),
    Setup("a duel, Wings of War", "dogfight", {"edition": "war"}, 2, 1_500),
    Setup("two a side with altitude", "dogfight", {"edition": "war", "planes": 2, "rules": ("altitude",)}, 2),
    Setup("Wings for the Baron", "baron", {"mode": "standard"}, 4, 10_000),
    Setup("Air Baron, basic", "airbaron", {"version": "basic"}, 4, 5_000),
    Setup("Air Baron, advanced", "airbaron", {"version": "advanced"}, 4, 5_000),
)


def measure() -> list[Ratio]:
    encode, chess = encode_a_picture(), chess_game()
    encoding = min(seconds(encode) for _ in range(ROUNDS))
    gc.disable()  # as in the processes in which the bot plays: nothing here makes reference cycles
    try:
        return [ratio for setup in SETUPS for ratio in _measure(setup, encoding, chess)]
    finally:
        gc.enable()


def _measure(setup: Setup, encoding: float, chess: Callable[[], int] | None) -> list[Ratio]:
    """Chess is played between the rounds, so that a busy moment of the machine touches both."""
    rounds, moves = [], []
    for number in range(ROUNDS + 1):
        rounds.append(_some_games(setup, number))
        if chess is not None:
            moves.append(_a_move(chess))
    action, game, check = (min(figures) for figures in zip(*rounds[1:], strict=True))
    picture = "encoding a picture"
    found = [
        Ratio(f"an action at random, {setup.name}", picture, action / encoding, None, _rate(action)),
        Ratio(f"a game at random, {setup.name}", picture, game / encoding, None, _rate(game)),
        Ratio(f"verifying its record, {setup.name}", picture, check / encoding, None, _rate(check)),
    ]
    if moves:
        move, most = min(moves), round(CHESS / setup.aim, 1) if setup.aim else None
        against = f"a move of chess ({_rate(move)})"
        found.append(Ratio(f"an action at random, {setup.name}", against, action / move, most, _rate(action)))
    return found


def _some_games(setup: Setup, number: int) -> tuple[float, float, float]:
    """What an action, a game and a check of its record take, on average over a while of games that nobody
    has played before: what is remembered of others helps them no more than it would a real one. Each is put
    away before the next, as those of chess are."""
    took = check = 0.0
    games = actions = 0
    while took < WHILE:
        played: list[Table] = []
        seed = derive(b"rates", number, games)
        took += seconds(lambda: played.append(_game(setup, seed)))  # noqa: B023 - called at once
        record = played.pop().record()
        check += seconds(lambda: verify(record, TITLES))  # noqa: B023
        actions += sum(len(step.choices) for step in record.steps)
        games += 1
    return took / actions, took / games, check / games


def _game(setup: Setup, seed: bytes) -> Table:
    return play(TITLES[setup.title], setup.options, ["random"] * setup.seats, seed)


def _rate(took: float) -> str:
    return f"{1 / took:,.0f} a second"


def encode_a_picture() -> Callable[[], object]:
    """Of the size of a post, with as much in it as one has."""
    luck = Stream(derive(b"picture"))
    small = Image.new("RGB", (60, 45))
    small.putdata([(luck.below(256), luck.below(256), luck.below(256)) for _ in range(60 * 45)])
    picture = small.resize(SIZE, Image.Resampling.BICUBIC)
    return lambda: picture.save(BytesIO(), "PNG", compress_level=3)


def chess_game() -> Callable[[], int] | None:
    """One of python-chess at random, which tells its moves; None without that library."""
    try:
        import chess  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415 - only to compare with
    except ImportError:
        return None
    luck = random.Random(1)  # noqa: S311 - nobody's dice

    def a_game() -> int:
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
        moves: int = board.ply()
        return moves

    return a_game


def _a_move(chess: Callable[[], int]) -> float:
    """Seconds that one takes, on average over a few games."""
    moves: list[int] = []
    took = sum(seconds(lambda: moves.append(chess())) for _ in range(ROUNDS))
    return took / sum(moves)
