"""What a person may ask of a game. Imports turns and all below it.

Every request raises Refusal with one sentence, and has then changed nothing.
"""

from __future__ import annotations

from bot.desk.away import Away
from bot.desk.chronicle import Chronicle
from bot.desk.hints import Hints
from bot.desk.hosting import Hosting
from bot.desk.lobby import Lobby
from bot.desk.offers import Offers
from bot.desk.orders import Orders
from bot.desk.part import Services
from bot.desk.planning import Planning
from bot.desk.preferences import Preferences
from bot.desk.presence import Presence
from bot.desk.queries import Queries
from bot.desk.quick import Quick
from bot.desk.replays import Replays
from bot.desk.requests import Requests


class Desk:
    """The parts together: the lobby, plans, standing orders, plans in one line, and looking at games."""

    def __init__(self, services: Services) -> None:
        self.requests = Requests(services.limits.requests)
        self.lobby = Lobby(services)
        self.hosting = Hosting(services)
        self.chronicle = Chronicle(services)
        self.offers = Offers(services)
        self.planning = Planning(services)
        self.replays = Replays(services)
        self.orders = Orders(services)
        self.presence = Presence(services)
        self.preferences = Preferences(services)
        self.away = Away(services)
        self.queries = Queries(services)
        self.hints = Hints(services)
        self.quick = Quick(services, self.planning)
