"""How well colours can be told apart."""

from __future__ import annotations

from render.kit.theme import Colour


def contrast(one: Colour, other: Colour) -> float:
    """As the accessibility guidelines for the web (WCAG) measure it: from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    parts = (c / 255 for c in colour)
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
