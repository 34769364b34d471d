"""What each company made of a game that is over."""

from __future__ import annotations

from render.baron.words.phrases import kind_name
from rules.baron.view import BaronView, kinds_in
from rules.values import Seat
from rules.wording import counted, listed


def figures(view: BaronView, seat: Seat) -> tuple[str, ...]:
    """A seat's company in numbers."""
    own = next((mat for mat in view.companies if mat.seat == seat), None)
    score = next((score for score in view.scores if own is not None and score.company == own.key), None)
    if own is None or score is None:
        return ()
    worth = [counted(score.marks, "mark"), f"{score.gold} gold", counted(score.markers, "marker")]
    built = [f"{kind_name(kind)} {own.effectiveness.of(kind)}" for kind in kinds_in(view.mode)]
    works = listed([counted(own.factories, "factory"), _known(len(own.technologies))])
    return (
        f"{own.name}: {listed(worth)}, {score.total} in all.",
        f"It has {works}, and builds {listed(built)}.",
    )


def _known(technologies: int) -> str:
    return counted(technologies, "technology")
