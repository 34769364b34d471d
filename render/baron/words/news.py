"""A turn in short: the news, and at most three lines of how it came to that.

The first line is about Actions, the second about contracts, the third about inflation, the war and who leads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from render.artist import Names, News
from render.baron.words import outcomes
from render.baron.words.bylines import Bylines, drama_told
from render.baron.words.deeds import Deed, Told, found
from rules.baron.view import BaronView
from rules.drama import Drama, ranked
from rules.said import Text, sentences
from rules.values import Event

BOLD = "**"
_MOST = (1, 1, 1)
"""So many sentences in each line, beside those that always stand there."""
_BESIDE = frozenset(
    {
        "banked-in-time",
        "ruin-near",
        "lead-taken",
        "skies",
        "war-nears-its-end",
        "photo-finish",
        "gold-decides",
        "comeback",
        "left-in-hand",
    }
)
"""What is told beside something greater that is proved by the same event."""
_WINS = frozenset({"won", "won-all-the-same", "lost-alone"})
"""What the final count says as well."""


def news(dramas: Sequence[Drama], events: Mapping[int, Event], view: BaronView, names: Names) -> News | None:
    ended = any(event.kind == "over" for event in events.values())
    great = _greatest(drama for drama in dramas if not (ended and drama.kind == "ruin-near"))
    proved = {at for drama in great for at in drama.proof}
    dramatic = list(_dramatic(great))
    items = [*dramatic, *(deed for deed in found(events) if not deed.known(proved))]
    least = 0 if len(items) < 2 else outcomes.ROUTINE + 1
    usual = [deed for deed in outcomes.usual(events, view, great) if deed.weight >= least]
    head = max((*items, *usual), key=lambda deed: deed.weight, default=None)
    if head is None:
        return None
    tale = Bylines(view, names)
    headline = drama_told(great[0], tale, BOLD) if head in dramatic[:1] else head.told(tale)
    items, usual = [[deed for deed in each if deed is not head] for each in (items, usual)]
    return News(headline, tuple(_lines(events, items, usual, tale)))


def _greatest(dramas: Iterable[Drama]) -> list[Drama]:
    """The greatest first, and of what one event has brought about nothing but the greatest."""
    kept: dict[tuple[int, str], Drama] = {}
    for drama in ranked(dramas):
        kept.setdefault((drama.proof[-1], drama.kind if drama.kind in _BESIDE else ""), drama)
    great = list(kept.values())
    return [drama for drama in great if drama is great[0] or drama.kind not in _WINS]


def _dramatic(great: Iterable[Drama]) -> Iterator[Deed]:
    return (
        Deed(drama.proof[-1], drama.weight, _in_a_line(drama), late=drama.kind in _BESIDE) for drama in great
    )


def _in_a_line(drama: Drama) -> Told:
    return lambda tale: drama_told(drama, tale)


def _lines(
    events: Mapping[int, Event], items: Sequence[Deed], usual: Sequence[Deed], tale: Bylines
) -> Iterator[Text]:
    """Line by line what weighs most, as it happened."""
    for line, most in enumerate(_MOST):
        mine = [deed for deed in items if _line(events, deed.at) == line]
        best = sorted(mine, key=lambda deed: -deed.weight)[:most]
        best = [*(deed for deed in usual if _line(events, deed.at) == line), *best]
        if best:
            best.sort(key=lambda deed: (deed.at, deed.late))
            yield sentences([deed.told(tale) for deed in best])


def _line(events: Mapping[int, Event], at: float) -> int:
    """Whether it is about Actions, contracts, or what comes after these."""
    if at > max(events):
        return 2
    awarded = outcomes.awarded(events)
    if awarded is None:
        return 2 if outcomes.after_contracts(events) else 0
    first, last = awarded
    return 0 if at < first else 1 if at <= last else 2
