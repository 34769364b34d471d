"""What each company made of a game that is over."""

from __future__ import annotations

from render.baron.words.phrases import kind_name
from rules.baron.view import BaronView, kinds_in
from rules.said import Said, listed, said
from rules.values import Seat


def figures(view: BaronView, seat: Seat) -> tuple[Said, ...]:
    """A seat's company in numbers."""
    own = next((mat for mat in view.companies if mat.seat == seat), None)
    score = next((score for score in view.scores if own is not None and score.company == own.key), None)
    if own is None or score is None:
        return ()
    worth = said(
        "baron-story.figures-worth",
        company=own.name,
        marks=score.marks,
        gold=score.gold,
        markers=score.markers,
        total=score.total,
    )
    rated = [
        said("baron-story.name-rated", kind=kind_name(kind), rating=own.effectiveness.of(kind))
        for kind in kinds_in(view.mode)
    ]
    built = said(
        "baron-story.figures-built",
        factories=own.factories,
        technologies=len(own.technologies),
        built=listed(rated),
    )
    return worth, built
