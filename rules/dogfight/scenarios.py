"""The scenarios of `data/scenarios/`, their variants as overlays, and a host's own; the schema is in
`scenario_schema`."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from rules.dogfight.custom_scenarios import faults
from rules.dogfight.figures import Figures, standard
from rules.dogfight.scenario_schema import Scenario

PLAIN = "plain"
"""The scenario as it is, among its variants."""
CUSTOM = "custom"
"""The host's own scenario, among the packaged ones."""
MOST_BYTES = 64 * 1024
_SWAPPED = {"central": "entente", "entente": "central"}


class FaultyScenario(ValueError):  # noqa: N818 - named like the figures' fault, for what it says
    """A scenario that cannot be played; `faults` names the entry of each fault."""

    def __init__(self, *found: str) -> None:
        self.faults = found
        super().__init__("; ".join(found))


@cache
def scenarios() -> tuple[Scenario, ...]:
    folder = files("rules.dogfight") / "data" / "scenarios"
    texts = sorted((file.name, file.read_bytes()) for file in folder.iterdir() if file.name.endswith(".json"))
    read = [msgspec.json.decode(text, type=Scenario) for _, text in texts]
    return tuple(sorted(read, key=lambda scenario: scenario.number))


def of_edition(edition: str) -> tuple[Scenario, ...]:
    return tuple(scenario for scenario in scenarios() if scenario.edition == edition)


@cache
def scenario(edition: str, key: str, variant: str = PLAIN) -> Scenario:
    return varied(next(each for each in of_edition(edition) if each.key == key), variant)


def varied(plain: Scenario, variant: str) -> Scenario:
    """The scenario with a variant upon it, and those that it builds on beneath."""
    if variant == PLAIN:
        return plain
    built = msgspec.to_builtins(plain)
    for each in _layers(plain, variant):
        if plain.variants[each].swap:
            built = _other_way_round(built)
        built = _merged(built, plain.variants[each].changes)
    return msgspec.convert(built, Scenario)


def _layers(plain: Scenario, variant: str) -> list[str]:
    below = [layer for each in plain.variants[variant].upon for layer in _layers(plain, each)]
    return [*below, variant]


def _other_way_round(value: Any) -> Any:
    """Every side for the other, wherever a side is named; places are seen from the own side anyway."""
    if isinstance(value, dict):
        return {_SWAPPED.get(key, key): _other_way_round(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_other_way_round(inner) for inner in value]
    return _SWAPPED.get(value, value) if isinstance(value, str) else value


def _merged(below: Any, above: Any) -> Any:
    """Objects are merged key by key, a null takes a key away, anything else stands in place of the old."""
    if not isinstance(below, dict) or not isinstance(above, dict):
        return above
    merged = {key: value for key, value in below.items() if key not in above}
    for key, value in above.items():
        if value is not None:
            merged[key] = _merged(below.get(key), value)
    return merged


def parse_custom(data: bytes, figures: Figures | None = None) -> Scenario:
    """A host's own scenario; FaultyScenario names what is wrong, entry by entry."""
    if len(data) > MOST_BYTES:
        raise FaultyScenario(f"the file has {len(data)} bytes; at most {MOST_BYTES} are read")
    known, plain = figures or standard(), read_custom(data)
    found = list(faults(plain, known))
    for key in plain.variants:
        try:
            found += [f"variant “{key}”: {fault}" for fault in faults(varied(plain, key), known)]
        except msgspec.ValidationError as fault:
            found.append(f"variant “{key}”: {_worded(str(fault))}")
        except (KeyError, RecursionError):
            found.append(f"variant “{key}” builds upon a variant that does not exist, or upon itself")
    if found:
        raise FaultyScenario(*dict.fromkeys(found))
    return plain


@lru_cache(maxsize=32)
def read_custom(data: bytes) -> Scenario:
    """A host's own scenario, checked for its form only."""
    try:
        return msgspec.json.decode(data, type=Scenario)
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise FaultyScenario(_worded(str(fault))) from None


def _worded(fault: str) -> str:
    """msgspec says where with a path, `$.sides[...].airplanes[0]`; the root goes without saying."""
    return fault.replace(" - at `$.", " at `").replace(" - at `$", " at `")
