"""Figures with tenths, which every language writes in its own way."""

from __future__ import annotations

from rules.said import Said, Text, said


def tenths(amount: float, unit: str = "") -> Said:
    """“13.0”, or “13,0”; of what is not negative."""
    whole, tenth = divmod(round(10 * amount), 10)
    return said("pictures.name-tenths", unit=unit, whole=whole, tenth=tenth)


def decimal(amount: float, unit: str = "") -> Text:
    """The same without tenths where there are none: “13”."""
    return f"{unit}{amount:.0f}" if amount == round(amount) else tenths(amount, unit)
