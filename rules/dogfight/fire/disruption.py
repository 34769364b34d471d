"""Disruption (optional rule): who took damage points in a round has neither aim nor tail in the next."""

from __future__ import annotations

from msgspec.structs import replace

from rules.dogfight.play import Play
from rules.values import Event


def shake(play: Play) -> None:
    """At the end of a round: mark those who were hurt in it, and let the others be calm again."""
    for plane in play.state.flying():
        shaken = plane.harmed and play.state.in_force.disruption
        if shaken:
            data = {"round": play.state.round, "plane": plane.id}
            play.tell(Event("disrupted", data, seen_by=(plane.seat,)))
        if plane.harmed or plane.disrupted:
            play.change(replace(plane, harmed=False, disrupted=shaken))
