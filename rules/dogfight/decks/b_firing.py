"""B-firing machine guns without a B deck (optional rule): A cards are drawn, and their points count half."""

from __future__ import annotations

from rules.dogfight.rulebook import InForce


def drawn_from(in_force: InForce, deck: str) -> tuple[str, bool]:
    """The deck to draw from in place of this one, and whether its points are halved."""
    return ("A", True) if in_force.halved_a and deck == "B" else (deck, False)
