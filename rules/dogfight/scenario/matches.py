"""Fighters of matching capabilities, as Glory pairs them for scenarios with more airplanes."""

from __future__ import annotations

PAIRS: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("sopwith-camel", "spad-13"), ("albatros-d5a", "fokker-dr1")),
    (("dh2",), ("halberstadt-d3", "halberstadt-d3-miniature")),
    (("morane-saulnier-n",), ("fokker-a3", "fokker-e3")),
)
"""Entente fighters, and the Central Powers' fighters that match any of them."""


def matched_with(model: str) -> tuple[str, ...]:
    """The enemies this fighter is a match for; none for airplanes that the book does not pair."""
    for pair in PAIRS:
        for own, rivals in (pair, pair[::-1]):
            if model in own:
                return rivals
    return ()
