"""A turn in short: the news with its names, how it came to that, and how things stand now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from render.artist import MOST_LINES, Names, News, in_short
from render.dogfight.outcomes import how, why
from render.dogfight.words.cast import PublicCast
from render.dogfight.words.quiet import Happening, quiet_news, shots_told, standing
from render.dogfight.words.sentences import Teller
from render.dogfight.words.told_dramas import BOLD, told_drama
from rules.dogfight.view import DogfightView
from rules.drama import Drama, ranked
from rules.said import Text, sentences
from rules.values import Event

HEADLINE = 32
"""What weighs as much is news; less only helps to tell the rest."""
WORTH = 40
"""Of the end of a game nothing smaller is told."""
MOST_OF_A_KIND = 2
"""Of two jams one may read; three are a list."""
_FALLS = frozenset(
    {
        "mutual",
        "lone-stand",
        "ace-down",
        "first-blood",
        "revenge",
        "fatal-jam",
        "ace",
        "hunted",
        "long-shot",
        "flak",
        "kill",
        "lost",
    }
)
_HOME = frozenset({"pictures-home"})
"""That the airplane has left is told with it."""
_ENDS = frozenset({"victory", "defeat", "draw"})
_TELLING = frozenset(
    {"last-flying", "pictures-home", "pictures-lost", "decisive-victory", "marginal-victory", "victory"}
)
"""How such games ended is in the headline."""
_COUNTED = frozenset({"points", "match-points", "seats", "left-alone"})
"""The headline has the points, and it is left to say why they were counted."""
_SUMMED = frozenset({"lone-victory", "comeback", "close", "missed", "unscathed"})
"""Of what a victory was worth, the greatest is enough."""
_OF_A_BURST = _FALLS | {"silenced", "balloon", "jam"}
"""Who fired once, and at whom, is told with these."""
_CHASES = frozenset({"duel", "pursuit"})


def told_news(
    dramas: Sequence[Drama], events: Mapping[int, Event], view: DogfightView, names: Names
) -> News | None:
    cast = PublicCast(view, names)
    seen = [event for _, event in sorted(events.items()) if event.visible_to(view.seat)]
    happening = Happening(cast, seen)
    chosen = _chosen(dramas)
    alone = next((drama for drama in dramas if drama.kind == "alone" and _still(drama, view)), None)
    if not chosen or chosen[0].weight < HEADLINE:
        quiet = quiet_news(happening)
        if quiet is not None:
            return _below(cast, quiet, chosen, happening)
        return in_short([*Teller(view, names).tell(seen)])
    first, *rest = chosen
    headline = told_drama(cast, first, BOLD)
    if first.kind in _ENDS:
        return News(headline, _of_the_end(cast, rest, view))
    others = _others(cast, rest, MOST_LINES - 1)
    fallen = _fallen(chosen)
    kills = _fallen(drama for drama in chosen if drama.kind != "lost")
    told = first.kind in _OF_A_BURST and len(happening.bursts) < 2
    shots = [] if told else [*shots_told(happening, kills)]
    stand = [told_drama(cast, alone)] if alone else [*standing(happening, fallen)]
    below = [*shots, *stand]
    return News(headline, (*others, *([sentences(below)] if below else [])))


def _still(alone: Drama, view: DogfightView) -> bool:
    """Whether nobody fell since: a step may last for turns."""
    side = next(plane.side for plane in view.planes if plane.id == alone.data["plane"])
    up = [plane for plane in view.planes if plane.status in {"flying", "waiting"}]
    enemies = sum(plane.side != side for plane in up)
    return len(up) - enemies == 1 and enemies == alone.data["against"]


def _below(cast: PublicCast, news: News, dramas: Sequence[Drama], happening: Happening) -> News:
    """Small things in the lines of a quiet turn, and how things stand."""
    told = _others(cast, dramas, MOST_LINES - 1 - len(news.lines))
    stand = [*standing(happening, 0)] if happening.bursts else []
    return News(news.headline, (*news.lines, *told, *([sentences(stand)] if stand else [])))


def _of_the_end(cast: PublicCast, dramas: Sequence[Drama], view: DogfightView) -> tuple[Text, ...]:
    """What decided it, what it was worth, and why it was over."""
    told = _others(cast, [drama for drama in dramas if drama.weight >= WORTH], MOST_LINES - 1)
    outcome = view.outcome
    if outcome is None or outcome.kind in _TELLING:
        return told
    return (*told, why(outcome) if outcome.kind in _COUNTED else how(outcome))


def _others(cast: PublicCast, dramas: Sequence[Drama], most: int) -> tuple[Text, ...]:
    """As many as there is room for, in the order in which they happened."""
    kept = sorted(dramas[:most], key=lambda drama: drama.proof[-1])
    return tuple(told_drama(cast, drama, BOLD) for drama in kept)


def _fallen(dramas: Iterable[Drama]) -> int:
    return sum(2 if drama.kind == "mutual" else drama.kind in _FALLS for drama in dramas)


def _chosen(dramas: Sequence[Drama]) -> list[Drama]:
    """The greatest first, and everything once: a fall by what made it most remarkable."""
    found: list[Drama] = []
    gone: set[str] = set()
    told: set[frozenset[str]] = set()
    kinds: dict[str, int] = {}
    for drama in ranked(dramas):
        about = frozenset(_about(drama))
        kind = "worth" if drama.kind in _SUMMED else drama.kind
        most = 1 if drama.kind in _SUMMED | _CHASES else MOST_OF_A_KIND
        if drama.kind in _FALLS:
            if about <= gone:
                continue
            gone |= about
        elif drama.kind == "alone" or kinds.get(kind, 0) >= most or _stale(drama, about, gone, told):
            continue
        if drama.kind in _HOME:
            gone.add(drama.data["plane"])
        kinds[kind] = kinds.get(kind, 0) + 1
        told.add(about)
        found.append(drama)
    return found


def _stale(drama: Drama, about: frozenset[str], gone: set[str], told: set[frozenset[str]]) -> bool:
    """A chase or a jam among those of whom more is told already."""
    return drama.kind in _CHASES | {"jam"} and (bool(about & gone) or about in told)


def _about(drama: Drama) -> Iterator[str]:
    """Who fell; of the rest, all whom it concerns."""
    data = drama.data
    if drama.kind in {"mutual", "duel"}:
        yield from data["planes"]
    elif drama.kind in _FALLS:
        yield data.get("victim") or data["plane"]
    else:
        yield from (
            data[key] for key in ("plane", "target", "victim", "by") if isinstance(data.get(key), str)
        )
