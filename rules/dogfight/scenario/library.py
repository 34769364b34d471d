"""The scenarios of `data/scenarios/`, their variants as overlays, and a host's own; the schema is in
`scenario_schema`."""

from __future__ import annotations

import codecs
import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from rules.dogfight.box.figures import Figures, standard
from rules.dogfight.scenario.schema import Scenario
from rules.dogfight.scenario.soundness import faults
from rules.dogfight.scenario.validation import form_faults, located
from rules.said import Said, said, sentences

PLAIN = "plain"
"""The scenario as it is, among its variants."""
CUSTOM = "custom"
"""The host's own scenario, among the packaged ones."""
MOST_BYTES = 64 * 1024
MOST_VARIANTS = 24
MOST_LAYERS = 16
"""So many variants may lie upon each other."""
_SWAPPED = {"central": "entente", "entente": "central"}


class FaultyScenario(ValueError):  # noqa: N818 - named like the figures' fault, for what it says
    """A scenario that cannot be played; `faults` names the entry of each fault."""

    def __init__(self, *found: Said) -> None:
        self.faults = found
        super().__init__(found)


_SCENARIO = msgspec.json.Decoder(Scenario)
"""Made before any thread reads one: see `rules.table.learn`."""


@cache
def scenarios() -> tuple[Scenario, ...]:
    folder = files("rules.dogfight") / "data" / "scenarios"
    texts = sorted((file.name, file.read_bytes()) for file in folder.iterdir() if file.name.endswith(".json"))
    read = [_SCENARIO.decode(text) for _, text in texts]
    return tuple(sorted(read, key=lambda scenario: scenario.number))


def of_edition(edition: str) -> tuple[Scenario, ...]:
    return tuple(scenario for scenario in scenarios() if scenario.edition == edition)


@cache
def scenario(edition: str, key: str, variant: str = PLAIN) -> Scenario:
    return varied(next(each for each in of_edition(edition) if each.key == key), variant)


def varied(plain: Scenario, variant: str) -> Scenario:
    """The scenario with a variant upon it, and those that it builds on beneath."""
    return plain if variant == PLAIN else msgspec.convert(_overlaid(plain, variant), Scenario)


def _overlaid(plain: Scenario, variant: str) -> Any:
    built = msgspec.to_builtins(plain)
    for each in _layers(plain, variant):
        if plain.variants[each].swap:
            built = _other_way_round(built)
        built = _merged(built, plain.variants[each].changes)
    return built


def _layers(plain: Scenario, variant: str) -> list[str]:
    """The variants beneath, and this one; a RecursionError if they are too many."""
    below: list[str] = []
    for each in plain.variants[variant].upon:
        below += _layers(plain, each)
        if len(below) >= MOST_LAYERS:
            raise RecursionError
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
        raise FaultyScenario(said("dogfight-setup.fault-bytes", size=len(data), most=MOST_BYTES))
    known, plain = figures or standard(), read_custom(data)
    if len(plain.variants) > MOST_VARIANTS:
        number = len(plain.variants)
        raise FaultyScenario(
            located("variants", said("dogfight-setup.fault-many-variants", number=number, most=MOST_VARIANTS))
        )
    found = list(faults(plain, known))
    if PLAIN in plain.variants:
        found.append(located("variants", said("dogfight-setup.fault-plain-variant", variant=PLAIN)))
    for key in plain.variants:
        found += [_in_variant(key, fault) for fault in _variant_faults(plain, key, known)]
    if found:
        raise FaultyScenario(*dict.fromkeys(found))
    return plain


def _in_variant(key: str, fault: Said) -> Said:
    """The same fault, which a variant has."""
    return sentences((said("dogfight-setup.in-variant", variant=key), fault))


def _variant_faults(plain: Scenario, key: str, figures: Figures) -> list[Said]:
    try:
        built = _overlaid(plain, key)
    except (KeyError, RecursionError):
        return [located("upon", said("dogfight-setup.fault-upon"))]
    return list(form_faults(built)) or list(faults(msgspec.convert(built, Scenario), figures))


@lru_cache(maxsize=32)
def read_custom(data: bytes) -> Scenario:
    """A host's own scenario, checked for its form only."""
    text = data.removeprefix(codecs.BOM_UTF8)
    try:
        found = msgspec.json.decode(text)
    except msgspec.DecodeError as fault:
        raise FaultyScenario(_no_json(text, str(fault))) from None
    except UnicodeDecodeError:
        raise FaultyScenario(said("dogfight-setup.fault-not-utf-8")) from None
    except RecursionError:
        raise FaultyScenario(said("dogfight-setup.fault-too-deep")) from None
    wrong = tuple(form_faults(found))
    if wrong:
        raise FaultyScenario(*wrong)
    return msgspec.convert(found, Scenario)


def _no_json(text: bytes, fault: str) -> Said:
    """msgspec counts bytes; whoever wrote the file counts lines."""
    if "out of range" in fault:
        return said("dogfight-setup.fault-large-number")
    told = re.fullmatch(r"JSON is malformed: (.*) \(byte (\d+)\)", fault)
    if told is None:
        return said("dogfight-setup.fault-not-closed")
    before = text[: int(told[2])]
    line, column = before.count(b"\n") + 1, len(before) - (before.rfind(b"\n") + 1) + 1
    return said("dogfight-setup.fault-no-json", line=line, column=column, fault=told[1])
