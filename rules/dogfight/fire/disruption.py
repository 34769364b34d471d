"""Disruption (optional rule): who took damage points in a round has neither aim nor tail in the next."""

from __future__ import annotations

from msgspec.structs import replace

from rules.dogfight.play import Play


def shake(play: Play) -> None:
    """At the end of a round: mark those who were hurt in it, and let the others be calm again."""
    for plane in play.state.flying():
        shaken = plane.harmed and play.state.in_force.disruption
        if shaken:
            play.tell("disrupted", to=[plane.seat], plane=plane.id)
        if plane.harmed or plane.disrupted:
            play.change(replace(plane, harmed=False, disrupted=shaken))
