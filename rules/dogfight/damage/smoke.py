"""Smoke: a counter comes off at the end of each turn, the one in which it began included."""

from __future__ import annotations

from msgspec.structs import replace

from rules.dogfight.play import Play


def clear_smoke(play: Play) -> None:
    for plane in play.state.flying():
        if plane.smoke:
            play.change(replace(plane, smoke=plane.smoke - 1))
            if plane.smoke == 1:
                play.tell("smoke_cleared", plane=plane.id)
