"""Profit markers: into the cup, out of it, and back to where they lie while nobody draws them."""

from __future__ import annotations

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.airbaron.view import Draw
from rules.dice import draw
from rules.values import Seat


def into_cup(play: Play, marker: str) -> bool:
    """Put a marker into the cup, unless it is there or in the Drawn Profits box already."""
    if marker not in play.state.aside:
        return False
    aside = list(play.state.aside)
    aside.remove(marker)
    play.change(aside=tuple(aside), cup=(*play.state.cup, marker))
    return True


def is_open(state: State, atlas: Atlas, marker: str) -> bool:
    """Whether it is the marker of a spoke that nobody controls."""
    return marker in atlas.spokes and marker not in state.owners


def draw_two(play: Play, seat: Seat) -> tuple[str, ...]:
    """Two markers for the Drawn Profits box; those of open spokes go back to the map and are made up for."""
    state = play.state
    cup, left = sorted(state.cup), list(state.cup)
    markers: list[str] = []
    replaced: list[str] = []
    while len(markers) < 2:
        if not cup:
            play.tell("cup_empty", seat=seat)
            break
        marker = draw(play.dice, cup, "profit")
        cup.remove(marker)
        left.remove(marker)
        if is_open(state, play.atlas, marker):
            play.tell("replaced", seat=seat, marker=marker)
            replaced.append(marker)
        else:
            markers.append(marker)
    play.change(
        cup=tuple(left),
        aside=(*state.aside, *replaced),
        drawn=(*state.drawn, *(Draw(marker, seat) for marker in markers)),
    )
    for marker in markers:
        _reveal(play, marker)
    if markers:
        play.tell("drew", seat=seat, markers=[named(play.state, marker) for marker in markers])
    return tuple(markers)


def return_drawn(play: Play) -> None:
    """At the end of the round the Drawn Profits box is emptied into the cup."""
    back = tuple(drawn.marker for drawn in play.state.drawn)
    play.change(cup=(*play.state.cup, *back), drawn=())


def named(state: State, marker: str) -> str:
    """The marker's name once everybody has seen it."""
    return state.secrets.get(marker, marker)


def is_profit(marker: str, atlas: Atlas) -> bool:
    """Whether it pays somebody: hubs, spokes and Jumbo markers."""
    return is_place(marker, atlas) or marker in atlas.jumbo_markers


def is_place(marker: str, atlas: Atlas) -> bool:
    return marker in atlas.hubs or marker in atlas.spokes


def _reveal(play: Play, marker: str) -> None:
    if marker in play.state.secrets and marker not in play.state.revealed:
        play.change(revealed=(*play.state.revealed, marker))
