"""What a game is about, told once at its beginning: the missions, what scores, and how it is won."""

from __future__ import annotations

from rules.dogfight.play import Play


def tell_goals(play: Play) -> None:
    """Nothing secret: who carries a camera or bombs is not part of it."""
    state, goals = play.state, play.state.goals
    play.tell(
        "goals",
        winner=state.winner.replace(" ", "-"),
        scorer=goals.scorer,
        zero=goals.zero,
        marginal=goals.marginal,
        decisive=goals.decisive,
        missions=[{"kind": task.kind, "side": task.side, "target": task.target} for task in state.missions],
    )
