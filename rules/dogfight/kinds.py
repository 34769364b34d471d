"""The words by which pieces, places, rules and stages are told apart."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.dogfight.box import components

Side: TypeAlias = components.Side
SIDES: tuple[Side, Side] = ("central", "entente")
Edition: TypeAlias = Literal["war", "glory"]
Edge: TypeAlias = Literal["central", "entente", "left", "right"]
"""An edge of the table; left and right as the Central Powers, at the bottom, see them."""
Status: TypeAlias = Literal["flying", "waiting", "shot down", "exploded", "crashed", "left"]
"""`flying` is everything on the table, on the ground or in a cloud too; `waiting` has yet to be placed or to
arrive; `crashed` fell without being shot at (out of control, into the ground, into a barrage) and counts as
shot down."""
BalloonStatus: TypeAlias = Literal["aloft", "destroyed", "exploded", "down"]
"""`down` was brought to the ground unharmed enough: out of the game, but not eliminated."""
GroundStatus: TypeAlias = Literal["active", "gun silenced", "silenced", "damaged", "destroyed"]
"""`gun silenced`: a machine gun that still fires like a trench; `damaged`, `destroyed`: a bombed target."""
GroundKind: TypeAlias = components.GroundKind
GroundRun: TypeAlias = Literal["", "touchdown", "rolling", "halted", "starting", "speeding"]
"""How far an airplane on the ground has come: landing, it touched down by a dive, rolls after a straight and
has halted for the turn after a stall; taking off, it started by a stall and speeds after a straight."""
Loading: TypeAlias = Literal["loaded", "aiming", "fired", "corner", "side"]
"""An anti-aircraft gun's counter: on its middle, on the table, just gone off, on its corner, at its side."""
Equipment: TypeAlias = Literal[
    "rockets",
    "incendiary bullets",
    "bullet checker",
    "camera",
    "bombs",
    "free after immelmann",
    "double steep",
]
"""What an airplane carries or its pilot can do; a camera carried in secret is left out for others."""
Mission: TypeAlias = Literal["photograph", "bomb"]
IllegalPlans: TypeAlias = Literal["refused", "by the book", "out of control"]
"""What becomes of them: they cannot be handed in, a straight is flown instead, or the airplane is lost."""
Stage: TypeAlias = Literal[
    "muster", "arrive", "tail", "plan", "shell", "look", "taxi", "bomb", "fire", "bail", "over"
]
"""What is being asked, or asked next: placing and secret cards before the first turn (muster), placing of
late arrivals, whom to tail, the plan, artillery at the start of a round, a look at a tailed airplane's card,
turning on the ground, whether to drop bombs, whom to fire at with guns or rockets, whether observers bail
out."""


def opposite(side: Side) -> Side:
    return "entente" if side == "central" else "central"
