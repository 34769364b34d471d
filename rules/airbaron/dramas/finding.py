"""One walk through the annals, with all who look for dramas in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from rules.airbaron.dramas.accounts import Accounts
from rules.airbaron.dramas.almanac import Almanac
from rules.airbaron.dramas.blows import Blows
from rules.airbaron.dramas.contracts import Auctions
from rules.airbaron.dramas.finale import Finale
from rules.airbaron.dramas.hubs import Hubs
from rules.airbaron.dramas.kinds import DRAMAS
from rules.airbaron.dramas.raids import Raids
from rules.airbaron.dramas.slumps import Slumps
from rules.airbaron.dramas.standings import Standings
from rules.airbaron.dramas.wars import Wars
from rules.drama import Annals, Drama, ranked
from rules.values import Event


class Watcher(Protocol):
    """Sees the events of some kinds, one by one, each when the almanac has noted it."""

    kinds: str

    def see(self, almanac: Almanac, at: int, event: Event) -> Iterator[Drama]: ...


def find(annals: Annals) -> tuple[Drama, ...]:
    """The greatest first. What counts cash is left out while a game goes on."""
    return ranked(each for each in _found(annals) if annals.own or not DRAMAS[each.kind].opened)


def _found(annals: Annals) -> Iterator[Drama]:
    almanac, accounts = Almanac(annals), Accounts(annals.seats)
    listening = _listening(
        Hubs(), Standings(), Raids(), Auctions(accounts), Blows(), Slumps(), Wars(), Finale(accounts)
    )
    for at, each in enumerate(annals.happened):
        almanac.follow(at, each.event)
        for watcher in listening.get(each.event.kind, ()):
            yield from watcher.see(almanac, at, each.event)
        accounts.follow(each.event)


def _listening(*watchers: Watcher) -> dict[str, list[Watcher]]:
    """Who looks at events of a kind."""
    listening: dict[str, list[Watcher]] = {}
    for watcher in watchers:
        for kind in watcher.kinds.split():
            listening.setdefault(kind, []).append(watcher)
    return listening
