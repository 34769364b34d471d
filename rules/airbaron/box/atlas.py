"""The board that is in play: the figures without the hubs that a table of this size leaves out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Protocol

from rules.airbaron.box.components import Domestic, Foreign, Livery, Spoke
from rules.airbaron.box.figures import Figures

JUMBO, CONTRACT = "jumbo-", "contract"


class Priced(Protocol):
    """A spoke, as far as its hub and its price go."""

    @property
    def hub(self) -> str: ...
    @property
    def price(self) -> int: ...


class Network(Protocol):
    """What an atlas and the map of a view have in common: which spokes and hubs belong together."""

    @property
    def domestic(self) -> Mapping[str, Priced]: ...
    @property
    def foreign(self) -> Mapping[str, Priced]: ...
    @property
    def prices(self) -> Mapping[str, int]:
        """Of the domestic spokes."""
        ...

    @property
    def domestic_of(self) -> Mapping[str, tuple[str, ...]]: ...
    @property
    def foreign_of(self) -> Mapping[str, tuple[str, ...]]: ...
    @property
    def links(self) -> Mapping[str, tuple[str, ...]]: ...


class Atlas:
    """Hubs, spokes and links of one board; its `key` is that of the table of boards, such as “4-east”."""

    def __init__(self, figures: Figures, key: str) -> None:
        self.figures = figures
        self.key = key
        self.setup = figures.boards[key]
        self.tracks = figures.tracks
        self.goal = self.setup.goal
        out = set(self.setup.without)
        self.hubs = {code: hub for code, hub in figures.hubs.items() if code not in out}
        self.idle = tuple(hub for code, hub in figures.hubs.items() if code in out)
        self.domestic: dict[str, Domestic] = {
            code: spoke for code, spoke in figures.domestic.items() if spoke.hub not in out
        }
        self.foreign: dict[str, Foreign] = {
            code: spoke for code, spoke in figures.foreign.items() if spoke.hub not in out
        }
        self.spokes: dict[str, Spoke] = {**self.domestic, **self.foreign}
        self.prices = {code: spoke.price for code, spoke in self.domestic.items()}
        self.supersonic = tuple(code for code, spoke in self.foreign.items() if spoke.sst_capable)
        self.domestic_of = {hub: _of(hub, self.domestic) for hub in self.hubs}
        self.foreign_of = {hub: _of(hub, self.foreign) for hub in self.hubs}
        self.links = {hub: self._linked(hub) for hub in self.hubs}

    def _linked(self, hub: str) -> tuple[str, ...]:
        pairs = [link.hubs for link in self.figures.links.values() if hub in link.hubs]
        others = (pair[0] if pair[1] == hub else pair[1] for pair in pairs)
        return tuple(sorted(other for other in others if other in self.hubs))

    @cached_property
    def jumbo_markers(self) -> tuple[str, ...]:
        return tuple(f"{JUMBO}{number}" for number in range(1, self.tracks.jumbo_markers.value + 1))

    @cached_property
    def event_tokens(self) -> dict[str, int]:
        """The face-down event markers by the name they bear while nobody has seen them, and their spaces."""
        return {f"event-{space}": space for space in self.tracks.event_spaces.values}

    def livery(self, name: str) -> Livery:
        """The airline of that name."""
        return next(livery for livery in self.figures.airlines.values() if livery.name == name)

    def city(self, code: str) -> str:
        return self.hubs[code].city if code in self.hubs else self.spokes[code].city

    def hub_of(self, code: str) -> str:
        return self.spokes[code].hub

    def price(self, code: str) -> int:
        return self.spokes[code].price


def _of(hub: str, spokes: dict[str, Domestic] | dict[str, Foreign]) -> tuple[str, ...]:
    return tuple(code for code, spoke in spokes.items() if spoke.hub == hub)
