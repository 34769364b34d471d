"""The tables: days and waits for whoever asks how long it takes, and what was waited for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil
from statistics import median

from rules.titles import TITLES
from tests.bench.calendar.days import Played
from tests.bench.calendar.measure import Way
from tests.bench.calendar.people import RHYTHMS
from tests.bench.calendar.styles import STYLES
from tests.bench.calendar.variants import Variant

BEGIN = "<!-- the table begins -->"
END = "<!-- the table ends -->"


def head(rhythms: Sequence[str]) -> list[str]:
    names = ["Game", "Players", "Orders", *(RHYTHMS[name].name for name in rhythms)]
    return [_line(names), "|---|---|---|" + "---|" * len(rhythms)]


def rows(variant: Variant, found: Mapping[Way, Sequence[Played]], rhythms: Sequence[str]) -> Iterator[str]:
    """A line for each style."""
    for style in dict.fromkeys(style for style, _ in found):
        cells = (cell(found[style, rhythm]) if (style, rhythm) in found else "" for rhythm in rhythms)
        yield _line([_named(variant), str(variant.seats), STYLES[style].name, *cells])


def cell(games: Sequence[Played]) -> str:
    """Days, and waits in brackets: the median and the ninetieth percentile."""
    days = [played.days for played in games]
    waits = [len(played.waits) for played in games]
    return f"{median(days):.1f} / {_ninetieth(days):.1f} ({median(waits):.0f} / {_ninetieth(waits):.0f})"


def summary(
    found: Iterable[tuple[Variant, Mapping[Way, Sequence[Played]]]],
    styles: Sequence[str],
    rhythms: Sequence[str],
) -> list[str]:
    """The days of each game in a line: for the first style in all rhythms, for the others in the first."""
    first, *others = styles
    shown = [*((first, rhythm) for rhythm in rhythms), *((style, rhythms[0]) for style in others)]
    names = [*(RHYTHMS[rhythm].name for rhythm in rhythms), *(STYLES[style].name for style in others)]
    lines = [_line(["Game", "Players", *names]), "|---|---|" + "---|" * len(names)]
    for variant, games in found:
        cells = (_days(games[way]) if way in games else "" for way in shown)
        lines.append(_line([_named(variant), str(variant.seats), *cells]))
    return lines


def _days(games: Sequence[Played]) -> str:
    days = [played.days for played in games]
    return f"{median(days):.1f} ({_ninetieth(days):.1f})"


def why_head() -> list[str]:
    return [_line(["Game", "Players", "Orders", "Waits a game, by what was asked"]), "|---|---|---|---|"]


def why_rows(variant: Variant, found: Mapping[Way, Sequence[Played]]) -> Iterator[str]:
    """What the table waited for in each style, in all rhythms together, most frequent first."""
    for style in dict.fromkeys(style for style, _ in found):
        games = [played for (each, _), all_played in found.items() if each == style for played in all_played]
        yield _line([_named(variant), str(variant.seats), STYLES[style].name, _reasons(games)])


def _reasons(games: Sequence[Played]) -> str:
    often, long = Counter[str](), Counter[str]()
    for wait in (wait for played in games for wait in played.waits):
        often[wait.kind] += 1
        long[wait.kind] += wait.minutes
    return "; ".join(
        f"{kind} {count / len(games):.1f} "
        f"({count / often.total():.0%}, {long[kind] / long.total():.0%} of the time)"
        for kind, count in often.most_common()
    )


def renewed(page: str, table: str) -> str:
    """The page with another table between its marks."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


def _named(variant: Variant) -> str:
    return f"{TITLES[variant.title].name}: {variant.name}"


def _ninetieth(values: Iterable[float]) -> float:
    """The least value that nine games of ten do not exceed."""
    ordered = sorted(values)
    return ordered[ceil(0.9 * len(ordered)) - 1]


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
