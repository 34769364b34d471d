"""What is done for people beside their turns; each courtesy says itself when it wants to be called."""

from __future__ import annotations

from bot.kit.clock import Clock
from bot.store import Store
from bot.tables.loaded import Tables
from bot.turns.absences import Absences
from bot.turns.calendar import Calendar
from bot.turns.door import Door
from bot.turns.hosts import Hosts
from bot.turns.lobbies import Lobbies
from bot.turns.reminding import Reminders
from bot.turns.retention import Retention


class Courtesies:
    def __init__(
        self, store: Store, tables: Tables, clock: Clock, door: Door, calendar: Calendar, keep_days: int
    ) -> None:
        self.absences = Absences(store, tables, calendar)
        self.hosts = Hosts(store, tables.catalogue, clock)
        self.lobbies = Lobbies(store, tables.catalogue, clock, calendar)
        Reminders(store, tables, clock, door, calendar)
        Retention(store, keep_days, calendar)
        door.on_more = calendar.nudge
        door.on_turn_end = self.hosts.look_later
        door.on_next_match = self.lobbies.unbegun.add
