"""What a person may ask of a game, in parts that are handed what they need. Imports turns and all below it.

Every request raises Refusal with one sentence, and has then changed nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.desk.afterwards import Afterwards
from bot.desk.away import Away
from bot.desk.chronicle import Chronicle
from bot.desk.hints import Hints
from bot.desk.hosting import Hosting, Servers
from bot.desk.lobby import Lobby
from bot.desk.offers import Offers
from bot.desk.orders import Orders
from bot.desk.planning import Planning
from bot.desk.preferences import Preferences
from bot.desk.presence import Presence
from bot.desk.queries import Queries
from bot.desk.quick import Quick
from bot.desk.replays import Replays
from bot.desk.requests import Requests
from bot.kit.clock import Clock
from bot.post.analysing import Analyses
from bot.post.drawing import Drawings
from bot.post.filming import Films
from bot.settings import Limits
from bot.store import Store
from bot.tables.loaded import Tables
from bot.tables.records import Records
from bot.turns.scheduler import Scheduler

__all__ = [
    "Afterwards",
    "Away",
    "Chronicle",
    "Desk",
    "Hints",
    "Hosting",
    "Lobby",
    "Offers",
    "Orders",
    "Planning",
    "Preferences",
    "Presence",
    "Queries",
    "Quick",
    "Replays",
    "Requests",
    "Servers",
    "Studio",
]


class Studio(NamedTuple):
    """What is made for people to look at."""

    drawings: Drawings
    films: Films
    records: Records
    analyses: Analyses


class Desk:
    """The parts together: the lobby, plans, standing orders, plans in one line, and looking at games."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        clock: Clock,
        scheduler: Scheduler,
        studio: Studio,
        limits: Limits,
    ) -> None:
        self.requests = Requests(limits.requests)
        self.lobby = Lobby(store, tables.catalogue, clock, scheduler, limits)
        self.hosting = Hosting(store, tables, clock, scheduler)
        self.chronicle = Chronicle(store, tables)
        self.servers = Servers(store)
        self.offers = Offers(store, tables, clock, scheduler)
        self.planning = Planning(store, tables, clock, scheduler)
        self.afterwards = Afterwards(store, tables, clock, studio.drawings, limits)
        self.replays = Replays(store, studio.drawings, studio.films)
        self.orders = Orders(store, tables, clock)
        self.presence = Presence(store, tables, clock, scheduler)
        self.preferences = Preferences(store, clock)
        self.away = Away(store, clock, scheduler)
        self.queries = Queries(store, tables, studio.drawings, studio.records, studio.analyses)
        self.hints = Hints(store, tables)
        self.quick = Quick(store, tables, self.planning)
