"""Words of the forms: spokes, assets and actions as a player reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from rules.airbaron.box.atlas import CONTRACT, Atlas
from rules.airbaron.network.cutbacks import JET, SST
from rules.airbaron.network.purchases import BOX
from rules.engine import Option
from rules.said import Said, Text, said

EVENT_NAMES = {
    marker: said(f"airbaron-names.name-marker-{marker}")
    for marker in ("strike", "crash", "recession", "competitor", "fuel")
}
SPECIAL = {CONTRACT: said("airbaron-names.name-marker-contract"), **EVENT_NAMES}
UNDEPLOYED = said("airbaron-names.name-undeployed-box")


def plain(value: str, key: str) -> Option:
    """An option whose message is its label."""
    return Option(value, said(key))


def noted(value: str, key: str) -> Option:
    """An option whose message has a note besides."""
    return Option(value, said(key), said(f"{key}.note"))


def labelled(key: str) -> tuple[Said, Said]:
    """A field's label, and the hint that its message has besides."""
    return said(key), said(f"{key}.hint")


def spoke(code: str, atlas: Atlas) -> str:
    return f"{atlas.city(code)} ({code})"


def marker(name: str, atlas: Atlas) -> Text:
    """A profit marker by its name in the view."""
    if name in SPECIAL:
        return SPECIAL[name]
    if name in atlas.jumbo_markers:
        return said("airbaron-names.name-jumbo")
    return _hub(name, atlas) if name in atlas.hubs else spoke(name, atlas)


def marker_drawn(name: str, atlas: Atlas) -> Text:
    """The same in a sentence."""
    if name in atlas.jumbo_markers:
        return said("airbaron-names.name-jumbo.drawn")
    if name in atlas.hubs:
        return said("airbaron-names.name-hub.drawn", city=atlas.city(name))
    return marker(name, atlas)


def _hub(code: str, atlas: Atlas) -> Said:
    return said("airbaron-names.name-hub", city=atlas.city(code))


def place(where: str, atlas: Atlas) -> Text:
    return UNDEPLOYED if where == BOX else spoke(where, atlas)


def asset(name: str, atlas: Atlas) -> Text:
    kind, _, code = name.partition(":")
    if kind == JET and code:
        return said("airbaron-names.name-jet-at", city=atlas.city(code))
    if kind == JET:
        return said("airbaron-names.name-jet-undeployed")
    return said("airbaron-names.name-sst-alone") if kind == SST else spoke(name, atlas)


def asset_options(assets: Mapping[str, int], atlas: Atlas) -> tuple[Option, ...]:
    return tuple([_asset_option(name, value, atlas) for name, value in assets.items()])


@lru_cache(maxsize=4096)
def _asset_option(name: str, value: int, atlas: Atlas) -> Option:
    return Option(name, priced_at(asset(name, atlas), value))


def priced(prices: Mapping[str, int], atlas: Atlas) -> tuple[Option, ...]:
    """Spokes or the Undeployed box, with what they cost and the hub they belong to."""
    return tuple([_priced(code, price, atlas) for code, price in prices.items()])


@lru_cache(maxsize=4096)
def _priced(code: str, price: int, atlas: Atlas) -> Option:
    note = "" if code == BOX else _hub(atlas.hub_of(code), atlas)
    return Option(code, priced_at(place(code, atlas), price), note)


def priced_at(what: Text, price: int) -> Said:
    return said("airbaron-names.priced", what=what, price=price)


def places(where: Iterable[str], atlas: Atlas) -> tuple[Option, ...]:
    return tuple([_placed(code, atlas) for code in where])


@lru_cache(maxsize=1024)
def _placed(code: str, atlas: Atlas) -> Option:
    return Option(code, place(code, atlas))
