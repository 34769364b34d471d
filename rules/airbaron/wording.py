"""Words of the forms: spokes, assets and actions as a player reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from rules.airbaron.box.atlas import CONTRACT, Atlas
from rules.airbaron.network.cutbacks import JET, SST
from rules.airbaron.network.purchases import BOX
from rules.engine import Option

EVENT_NAMES = {
    "strike": "Strike",
    "crash": "Crash",
    "recession": "Recession",
    "competitor": "Local Competitor",
    "fuel": "Fuel Cost Hike",
}
SPECIAL = {CONTRACT: "Bid for Contract", **EVENT_NAMES}


def spoke(code: str, atlas: Atlas) -> str:
    return f"{atlas.city(code)} ({code})"


def marker(name: str, atlas: Atlas) -> str:
    """A profit marker by its name in the view."""
    if name in SPECIAL:
        return SPECIAL[name]
    if name in atlas.jumbo_markers:
        return "Jumbo"
    return f"{atlas.city(name)} hub" if name in atlas.hubs else spoke(name, atlas)


def marker_drawn(name: str, atlas: Atlas) -> str:
    """The same in a sentence."""
    told = marker(name, atlas)
    if name in atlas.jumbo_markers:
        return f"a {told} marker"
    return f"the {told}" if name in atlas.hubs else told


def place(where: str, atlas: Atlas) -> str:
    return "Undeployed box" if where == BOX else spoke(where, atlas)


def asset(name: str, atlas: Atlas) -> str:
    kind, _, code = name.partition(":")
    if kind == JET:
        return f"Jumbo Jet at {atlas.city(code)}" if code else "Undeployed Jumbo Jet"
    return "SST alone" if kind == SST else spoke(name, atlas)


def asset_options(assets: Mapping[str, int], atlas: Atlas) -> tuple[Option, ...]:
    return tuple([_asset_option(name, value, atlas) for name, value in assets.items()])


@lru_cache(maxsize=4096)
def _asset_option(name: str, value: int, atlas: Atlas) -> Option:
    return Option(name, f"{asset(name, atlas)}: ${value}")


def priced(prices: Mapping[str, int], atlas: Atlas) -> tuple[Option, ...]:
    """Spokes or the Undeployed box, with what they cost and the hub they belong to."""
    return tuple([_priced(code, price, atlas) for code, price in prices.items()])


@lru_cache(maxsize=4096)
def _priced(code: str, price: int, atlas: Atlas) -> Option:
    note = "" if code == BOX else f"{atlas.city(atlas.hub_of(code))} hub"
    return Option(code, f"{place(code, atlas)}: ${price}", note)


def options(choices: Mapping[str, tuple[str, str]]) -> tuple[Option, ...]:
    """A label and a note for each."""
    return tuple(Option(value, label, note) for value, (label, note) in choices.items())


def places(where: Iterable[str], atlas: Atlas) -> tuple[Option, ...]:
    return tuple([_placed(code, atlas) for code in where])


@lru_cache(maxsize=1024)
def _placed(code: str, atlas: Atlas) -> Option:
    return Option(code, place(code, atlas))
