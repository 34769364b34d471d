"""What the rules alone can do: actions and games a second, and replaying a record, for every title.

Against encoding a picture of the table, and against a move of python-chess at random where that is installed.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from io import BytesIO
from itertools import count
from statistics import median

from PIL import Image

from rules.dice import Stream, derive
from rules.simulation import play
from rules.table import Table
from rules.titles import TITLES
from rules.verify import verify
from tests.bench.ratio import Ratio, seconds

ROUNDS = 5
SIZE = (1200, 900)


def measure() -> list[Ratio]:
    encoding = _median(encode_a_picture(), 9)
    move = chess_move()
    return [ratio for key in sorted(TITLES) for ratio in _measure(key, encoding, move)]


def _measure(key: str, encoding: float, move: float | None) -> list[Ratio]:
    title = TITLES[key]
    seats = title.seats(Table.new(title, 2, {}, b"rates").options)[0]
    numbers = count()
    games: list[Table] = []

    def a_game() -> None:
        games.append(play(title, {}, ["random"] * seats, b"rates %d" % next(numbers)))

    a_game()
    games.clear()
    game = _median(a_game, ROUNDS)
    actions = median([sum(len(step.choices) for step in table.record().steps) for table in games])
    records = [table.record() for table in games]
    replay = median([seconds(lambda each=record: verify(each, TITLES)) for record in records])  # type: ignore[misc]
    action = game / actions
    against = "encoding a picture"
    found = [
        Ratio(f"an action at random, {title.name}", against, action / encoding, None, _rate(action)),
        Ratio(f"a game at random, {title.name}", against, game / encoding, None, _rate(game)),
        Ratio(f"verifying its record, {title.name}", against, replay / encoding, None, _rate(replay)),
    ]
    if move is not None:
        found.append(
            Ratio(f"an action at random, {title.name}", "a chess move at random", action / move, None, "")
        )
    return found


def _median(work: Callable[[], object], rounds: int) -> float:
    return median([seconds(work) for _ in range(rounds)])


def _rate(took: float) -> str:
    return f"{1 / took:,.1f} a second"


def encode_a_picture() -> Callable[[], object]:
    """Of the size of a post, with as much in it as one has."""
    luck = Stream(derive(b"picture"))
    small = Image.new("RGB", (60, 45))
    small.putdata([(luck.below(256), luck.below(256), luck.below(256)) for _ in range(60 * 45)])
    picture = small.resize(SIZE, Image.Resampling.BICUBIC)
    return lambda: picture.save(BytesIO(), "PNG", compress_level=3)


def chess_move() -> float | None:
    """Seconds that one takes in a game of python-chess at random; None without that library."""
    try:
        import chess  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415 - only to compare with
    except ImportError:
        return None
    luck, moves = random.Random(1), 0  # noqa: S311 - nobody's dice

    def a_game() -> None:
        nonlocal moves
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
            moves += 1

    took = sum(seconds(a_game) for _ in range(ROUNDS))
    return took / moves
