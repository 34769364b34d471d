"""A local stand-in for Discord: its REST routes and gateway over real HTTP, with pretend people.

`Sandbox` is the whole of it. It is written to the protocol, and imports neither discord.py nor another room.
"""

from bot.sandbox.backstage import Backstage, Card, Moment, Time
from bot.sandbox.people import CannotDo, NoAnswer, Person, Reply
from bot.sandbox.server import Sandbox

__all__ = ["Backstage", "CannotDo", "Card", "Moment", "NoAnswer", "Person", "Reply", "Sandbox", "Time"]
