"""Every kind of drama of a dogfight.

Pieces are named by id, `by` and other plurals are lists of them; distances are whole millimetres. How
somebody fell is "shot-down" or "exploded"; `cause` is one of `chronicle.Cause`.
"""

from __future__ import annotations

from rules.drama import Dramas, Theme

_SHOT = "victim by how bursts cards face"
FALL = f"{_SHOT} distance?"
"""Of a fall under fire: `bursts` and `cards` of that round, the distance of the nearest, and whether the
victim fired back, front gun to front gun."""

DRAMAS = Dramas(
    # The end
    Theme("victory", 100, "side ended points"),
    Theme("defeat", 100, "side ended"),
    Theme("draw", 100, "ended"),
    Theme("lone-victory", 92, "plane against"),
    Theme("comeback", 88, "side behind"),
    Theme("close", 84, "side points"),
    Theme("missed", 82, "side"),
    Theme("unscathed", 71, "side enemies"),
    # Airplanes lost
    Theme("mutual", 90, "planes"),
    Theme("lone-stand", 83, "plane victim against"),
    Theme("ace-down", 80, "victim by kills how"),
    Theme("first-blood", 78, FALL),
    Theme("revenge", 76, "victim by avenged how"),
    Theme("fatal-jam", 75, "victim by how"),
    Theme("ace", 73, "victim by kills how"),
    Theme("hunted", 71, "victim by turns how"),
    Theme("long-shot", 70, "victim by distance cards how"),
    Theme("flak", 68, "victim by how"),
    Theme("kill", 67, FALL),
    Theme("collision", 66, "pieces"),
    Theme("lost", 64, "plane cause"),
    Theme("alone", 60, "plane against"),
    # Missions, balloons, what lies on the ground
    Theme("pictures-home", 86, "plane target"),
    Theme("pictures-lost", 85, "plane target"),
    Theme("balloon", 74, "balloon by how left"),
    Theme("raid-failed", 72, "mission side target"),
    Theme("blast", 70, "balloon planes"),
    Theme("photographed", 69, "plane target lost"),
    Theme("bombed", 69, "plane target result lost"),
    Theme("bluff", 63, "plane target decoys bursts"),
    Theme("silenced", 56, "target by how"),
    Theme("balloon-saved", 38, "balloon burning"),
    # What is seen of damage, and duels that go on
    Theme("fire", 48, "plane why"),
    Theme("pilot-hit", 44, "plane"),
    Theme("fire-out", 36, "plane"),
    Theme("duel", 34, "planes turns"),
    Theme("pursuit", 32, "victim by turns"),
    Theme("jam", 28, "plane target distance"),
    # What only those knew who drew the cards
    Theme("whisker", 55, "plane margin", opened=True),
    Theme("foreseen", 52, "victim by card", opened=True),
    Theme("heaviest-burst", 42, "target by points cards", opened=True),
    Theme("longest-hit", 35, "target by distance points", opened=True),
    Theme("blank-burst", 33, "target by distance cards", opened=True),
)
