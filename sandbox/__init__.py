"""A local stand-in for Discord: its REST routes and gateway over real HTTP, with pretend people.

`Sandbox` is the whole of it. It is written to the protocol, and imports neither discord.py nor another room.
"""

from sandbox.people import CannotDo, NoAnswer, Person, Reply
from sandbox.server import NothingHappenedError, Sandbox
from sandbox.stage.backstage import Backstage, Card, Moment, Time

__all__ = [
    "Backstage",
    "CannotDo",
    "Card",
    "Moment",
    "NoAnswer",
    "NothingHappenedError",
    "Person",
    "Reply",
    "Sandbox",
    "Time",
]
