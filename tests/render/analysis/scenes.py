"""Games looked back upon, made up: what an Ace thinks must not change how these pictures look."""

from __future__ import annotations

from collections.abc import Sequence

from render.analysis.lookback import Lookback, TurningMoment
from render.artists import ARTISTS
from rules.engine import Choice
from rules.lookahead.analysis import Analysis
from rules.lookahead.luck import CHANCE, Luck
from rules.lookahead.standings import TurnStanding
from rules.table import Table
from rules.titles import TITLES
from words import say

NAMES = ("Ada", "Bruno", "Chiara", "Dev", "Emil", "Fatima")


def scene(
    title: str,
    options: Choice,
    chances: Sequence[tuple[float, ...]],
    moments: list[TurningMoment],
    luck: list[Luck],
    result: str,
    names: Sequence[str] = NAMES,
) -> Lookback:
    seats, artist = len(chances[0]), ARTISTS[title]
    view = Table.new(TITLES[title], seats, options, b"lookback").view()
    standings = tuple(TurnStanding(step, step + 1, each, (0.0,) * seats) for step, each in enumerate(chances))
    return Lookback(
        title=TITLES[title],
        names={seat: names[seat] for seat in range(seats)},
        signs={seat: artist.sign(view, seat) for seat in range(seats)},
        analysis=Analysis(standings, (), tuple(luck)),
        result=result,
        moments=moments,
        camps={seat: say(artist.side(view, seat)) for seat in range(seats)},
        turn=artist.turn_word,
    )


def duel() -> Lookback:
    chances = [(0.51, 0.49), (0.48, 0.52), (0.61, 0.39), (0.34, 0.66), (0.3, 0.7), (0.0, 1.0)]
    moments = [
        TurningMoment(
            (0,),
            3,
            2,
            0.61,
            0.34,
            "Round 2: Z (Albatros D.Va, Ada) smokes after a hit by A (Sopwith Camel, Bruno).",
            "An Ace would have chosen Z: left turn 60°, stall, straight: that keeps 58% on average, "
            "this 41%.",
        ),
        TurningMoment(
            (0,),
            5,
            4,
            0.3,
            0.0,
            "Round 1: Z (Albatros D.Va, Ada) is shot down by A (Sopwith Camel, Bruno). The game ended here.",
            "Bad luck: the same choices keep 27% on average.",
        ),
    ]
    luck = [
        Luck(0, CHANCE, -0.3, 0, 0.03),
        Luck(0, "dealt", 9, 11.4, 9),
        Luck(0, "taken", 16, 10.2, 9),
        Luck(0, "special", 1, 0.4, 0.4),
        Luck(0, "jams", 2, 0.9, 0.8),
        Luck(1, CHANCE, 0.3, 0, 0.03),
        Luck(1, "dealt", 16, 10.2, 9),
        Luck(1, "taken", 9, 11.4, 9),
        Luck(1, "jams", 0, 0.7, 0.6),
    ]
    return scene("dogfight", {"edition": "war"}, chances, moments, luck, "Bruno won")


def makers() -> Lookback:
    rows = [(0.4, 0.3, 0.3), (0.35, 0.4, 0.25), (0.3, 0.42, 0.28), (0.28, 0.45, 0.27), (0.1, 0.15, 0.75)]
    moments = [
        TurningMoment(
            (1,),
            4,
            3,
            0.45,
            0.15,
            "Halberstadt (Chiara) wins 6 contracts (rolled 6 +1 = 7 in column 18).",
            "Thinking ahead would have chosen Slot 2: Bank: that keeps 41% on average, this 22%.",
        )
    ]
    luck = [Luck(seat, CHANCE, more, 0, 0.04) for seat, more in enumerate((-0.1, -0.55, 0.2))]
    luck += [Luck(seat, "contracts", 41 + seat, 38.6, 16) for seat in range(3)]
    luck += [Luck(seat, "inflation", 12 - 3 * seat, 9.4, 9) for seat in range(3)]
    return scene("baron", {"mode": "standard"}, [*rows, (0.0, 0.0, 1.0)], moments, luck, "Chiara won")


def airlines() -> Lookback:
    """Six, none of whom was ever far ahead, and no turn that decided it."""
    chances = [tuple(1 / 6 + (seat - 2.5) * turn * 0.006 for seat in range(6)) for turn in range(11)]
    luck = [Luck(seat, CHANCE, (seat - 3) / 10, 0, 0.02) for seat in range(6)]
    luck += [Luck(seat, "profits", 180 + 13 * seat, 201.4, 400) for seat in range(6)]
    luck += [Luck(seat, "won", seat, 2.3, 1) for seat in range(6)]
    return scene("airbaron", {"version": "basic"}, chances, [], luck, "A draw")


def squadrons() -> Lookback:
    """Four against four, whose names are as long as names may be."""
    names = (
        "Annabelle von Richthofen",
        "Bartholomäus",
        "Cadet 1",
        "Dev",
        "Maximiliane Immelmann-Boelcke",
        "Fatima",
        "Gus",
        "Hanna",
    )
    sides = [(0.52, 0.48), (0.76, 0.24), (0.08, 0.92), (0.0, 1.0)]
    moments = [
        TurningMoment(
            (0, 2, 4, 6),
            2,
            1,
            0.76,
            0.08,
            "Round 2: X (Albatros D.Va, Bartholomäus) is shot down by A (SPAD XIII, Gus).",
            "An Ace would also have chosen W: Immelmann, straight, right turn 60°: that keeps 64% on "
            "average, this 21%.",
        )
    ]
    luck = [Luck(seat, CHANCE, (-0.2, 0.2)[seat % 2], 0, 0.03) for seat in range(8)]
    luck += [Luck(seat, "dealt", 2 * seat, 5.4, 9) for seat in range(8)]
    chances = [side * 4 for side in sides]
    options: Choice = {"edition": "glory", "planes": 4}
    return scene("dogfight", options, chances, moments, luck, "The Entente won", names)


def alone() -> Lookback:
    """Two rivals with the same chances all the time, and a name that needs two lines."""
    names = ("Maximiliane Immelmann", "Cleo")
    chances = [(0.5, 0.5)] * 3
    return scene("dogfight", {"edition": "war"}, chances, [], [], "A draw", names)


SCENES = {"squadrons": squadrons, "alone": alone, "duel": duel, "makers": makers, "airlines": airlines}
