"""Names of classes: each stands for one thing in its layer, and for two things in all at most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.shape.code import LAYERS, Module

MOST_LAYERS = 2

ROLES: Mapping[str, Mapping[str, str]] = {
    "rules": {
        "State": "a title's table, as it is stored",
        "Play": "a step being played (rules/phases.py)",
        "Phase": "a part of the turn (rules/phases.py)",
        "Question": "a seat that is asked, and the table as it stands (rules/phases.py)",
        "Asking": "a kind of question (rules/phases.py)",
        "Figures": "all tables of figures of a title's box",
        "_Reading": "the reading of those tables",
        "Orders": "a seat's standing orders",
        "OrdersView": "the same, as their owner may see them",
    },
    "render": {
        "Tale": "a batch of events told to one seat: how it names things",
        "Teller": "the same: which sentences it tells, in which order",
        "Tally": "a whole game counted, for the picture of its end",
        "_Shooting": "the making of a turn's film",
    },
}
"""Roles that every title plays in its own way: each title may have a class of that name, and the layer one
that they derive from. All of them mean one thing."""


def places(found: Sequence[Module]) -> Mapping[str, Mapping[str, list[Path]]]:
    """Every name of a class: the modules that declare it, by layer."""
    named: dict[str, dict[str, list[Path]]] = defaultdict(lambda: defaultdict(list))
    for module in found:
        for name in module.classes if module.layer in LAYERS else ():
            named[name][module.layer].append(module.path)
    return named


def faults(found: Sequence[Module]) -> Iterator[str]:
    """Names that stand for several things."""
    titles = {module.path.parts[1] for module in found if module.path.match("rules/*/title.py")}
    for name, layers in sorted(places(found).items()):
        for layer, paths in layers.items():
            for same in _of_one_owner(paths, titles) if name in ROLES.get(layer, {}) else [paths]:
                if len(same) > 1:
                    yield f"{name} is a class in {_listed(same)}: one of them needs a name of its own"
        if len(layers) > MOST_LAYERS:
            everywhere = [path for paths in layers.values() for path in paths]
            yield f"{name} is a class in {_listed(everywhere)}: it may stand in two layers at most"


def _of_one_owner(paths: Sequence[Path], titles: set[str]) -> list[list[Path]]:
    """Those of each title, and those of the layer itself."""
    owned: dict[str, list[Path]] = defaultdict(list)
    for path in paths:
        owned[path.parts[1] if path.parts[1] in titles else ""].append(path)
    return list(owned.values())


def _listed(paths: Sequence[Path]) -> str:
    *others, last = sorted(map(str, paths))
    return f"{', '.join(others)} and {last}"
