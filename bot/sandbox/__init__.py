"""A local stand-in for Discord: its REST routes and gateway over real HTTP, with pretend people.

`Sandbox` is the whole of it; `point_discord_at` turns an unmodified discord.py towards it.
"""

from bot.sandbox.people import CannotDo, NoAnswer, Person, Reply
from bot.sandbox.pointing import point_discord_at
from bot.sandbox.server import Sandbox

__all__ = ["CannotDo", "NoAnswer", "Person", "Reply", "Sandbox", "point_discord_at"]
