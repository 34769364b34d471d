"""The games worth keeping, by title: whatever lies in `catalogues`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from tests.records import catalogues
from tests.records.wanted import Harvest, Wanted

KEYS = tuple(sorted(module.name for module in iter_modules(catalogues.__path__)))


def wanted(key: str) -> tuple[Wanted | Harvest, ...]:
    entries: tuple[Wanted | Harvest, ...] = import_module(f"{catalogues.__name__}.{key}").WANTED
    return entries
