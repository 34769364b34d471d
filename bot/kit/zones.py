"""Time zones by the names people know them by."""

from __future__ import annotations

from datetime import tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.kit.refusal import Refusal
from rules.said import said

UTC_NAME = "UTC"
LONGEST_TYPED = 60


@cache
def zone_named(name: str) -> tzinfo:
    """That zone; a name that this machine no longer knows stands for UTC, so that no game stops at it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(UTC_NAME)


@cache
def zone_names() -> tuple[str, ...]:
    """Those that name a place, and UTC."""
    places = (
        name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/"))
    )
    return (UTC_NAME, *sorted(places))


def zones_like(typed: str) -> list[str]:
    """Zones whose name holds what is typed, those whose city begins with it first."""
    sought = _plain(typed)
    found = [name for name in zone_names() if sought in _plain(name)]
    return sorted(found, key=lambda name: not _city(name).startswith(sought))


def zone_meant(typed: str) -> str:
    """The zone that was typed: its name, its city, or as much of either as only one has."""
    sought, found = _plain(typed), zones_like(typed[:LONGEST_TYPED])
    exact = [name for name in found if sought in {_plain(name), _city(name)}]
    meant = exact or found
    if not sought or not meant:
        raise Refusal(said("tables.no-such-zone", typed=typed.strip()[:40]))
    if len(meant) > 1:
        one, other, *third = meant[:3]
        named = {"one": one, "other": other, "third": "".join(third)}
        raise Refusal(said("tables.which-zone", typed=typed.strip()[:40], number=2 + len(third), **named))
    return meant[0]


def _city(name: str) -> str:
    return _plain(name.rsplit("/", 1)[-1])


def _plain(name: str) -> str:
    return name.strip().casefold().replace("_", " ")
