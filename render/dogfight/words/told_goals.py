"""What a game is about, in sentences: the missions, how it is won, and what scores."""

from __future__ import annotations

from collections.abc import Iterator

from render.dogfight.phrases import Data, Sentence, Tale
from render.dogfight.sides import STYLES, side_name
from rules.dogfight.kinds import opposite
from rules.dogfight.scenario.called import told_deed
from rules.dogfight.scenario.goals import Circumstance, Term
from rules.dogfight.view import DogfightView
from rules.said import Said, clauses, said, sentences, series

_ONLY: tuple[Circumstance, ...] = ("faced", "unfinished", "balloons")
"""How things must stand when an airplane leaves."""


def goals(tale: Tale, data: Data) -> Said:
    view = tale.view
    return sentences((*_missions(tale, data), _won(data), *_scoring(view), *_ends(view), *_in_the_end(view)))


def _missions(tale: Tale, data: Data) -> Iterator[Said]:
    for one in data["missions"]:
        target = tale.named(one["target"])
        yield said(f"dogfight-story.mission-{one['kind']}", side=side_name(one["side"]), target=target)


def _won(data: Data) -> Said:
    if data["winner"] != "sign":
        return said(f"dogfight-story.won-{data['winner']}")
    levels = [level for level in ("marginal", "decisive") if data[level] is not None]
    return said(
        "dogfight-story.won-sign",
        side=side_name(data["scorer"] or "central"),
        levels="both" if len(levels) > 1 else next(iter(levels), "none"),
        marginal=data["marginal"] or 0,
        decisive=data["decisive"] or 0,
        zero="draw" if data["zero"] == "draw" else "loss",
    )


def _scoring(view: DogfightView) -> Iterator[Said]:
    if not view.scoring:
        yield said("dogfight-story.match-points")
    for side in STYLES:
        terms = dict.fromkeys(_term(view, term) for term in view.scoring if term.side == side)
        if terms:
            yield said("dogfight-story.points-for", side=side_name(side), terms=clauses(terms))


def _term(view: DogfightView, term: Term) -> Said:
    conditions = list(_conditions(view, term))
    if not conditions:
        return said("dogfight-story.name-term", deed=told_deed(term.what), points=term.points)
    return said(
        "dogfight-story.name-term-only",
        deed=told_deed(term.what),
        points=term.points,
        conditions=series(conditions),
    )


def _conditions(view: DogfightView, term: Term) -> Iterator[Said]:
    """What a line of the score depends on besides what it is called."""
    yield from (said(f"dogfight-story.name-only-{name}") for name in _ONLY if name in term.only)
    if "mission" not in term.what:
        if "before mission" in term.only:
            yield said("dogfight-story.name-only-before-mission")
        if term.unless_done:
            yield said("dogfight-story.name-only-never-done")
    if term.grounded and "altitude" in view.rules:
        yield said("dogfight-story.name-only-down")
    if term.most is not None:
        yield said("dogfight-story.name-at-most", points=term.most)


def _ends(view: DogfightView) -> Iterator[Said]:
    for number, end in enumerate(view.ends):
        side = end.side or "central"
        yield said(
            f"dogfight-story.end-{end.when.replace(' ', '-')}",
            place="also" if number else "first",
            unless="burning" if end.unless_burning else "never",
            side=side_name(side),
            other=side_name(opposite(side)),
            turns=end.turns,
        )


def _in_the_end(view: DogfightView) -> Iterator[Said]:
    scored = any(term.each in {"left", "home", "not out"} and term.edge != "other" for term in view.scoring)
    home = view.home_at_limit if scored else None
    if home == "both":
        yield said("dogfight-story.home-at-limit")
    elif home is not None:
        yield said("dogfight-story.home-at-limit-for", side=side_name(home))
    if view.burning_drachens:
        yield said("dogfight-story.burning-drachens")


SENTENCES: dict[str, Sentence] = {"goals": goals}
