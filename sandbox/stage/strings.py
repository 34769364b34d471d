"""The strings the page can pull: beginning with a card, chatting, time, people, servers, what goes wrong.

Bodies and answers of these actions (POST /sandbox/NAME, see `api.py`)
    begin    {"card": KEY} -> {"channel": ID}       what the card stands for, done as that person
    say      {"channel", "content"} -> {}           plain chat
    time     {"by": SECONDS} | {"to": NUMBER of a moment} | {"run": BOOL} | {}
             -> {"moments": [{"label", "when"}], "running": BOOL}
    person   {"name"} -> {"id"}                     somebody new
             {"id", "name"?, "locale"?, "guild"?: ID, "rank"?: "moderator" | "member" | "onlooker",
              "present"?: BOOL} -> {"id"}           the same person, changed; in the first guild unless named
    guild    {"name"} -> {"id"}                     a new one, which that person owns, with the bot in it
             {"id", "has_bot": BOOL} -> {"id"}      the bot is sent away, or asked back
    mishap   {"slow" | "failing" | "losing" | "strict": BOOL} | {"drop": true} | {"restart": true}
             | {"delete": ID of a channel} | {} -> {"slow", "failing", "losing", "strict", "can_restart"}
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from sandbox import guilds, posting, rooms
from sandbox.errors import Json, Refusal
from sandbox.flags import Permission
from sandbox.gateway import Gateway
from sandbox.guilds import Rank
from sandbox.limits.commands import LOCALES
from sandbox.model import Guild, World
from sandbox.people import CannotDo, Newcomers, Person
from sandbox.rest import RestDoor
from sandbox.stage.backstage import Backstage, Time

LONGEST_JUMP = timedelta(days=30)
LONGEST_NAME = 32
LONGEST_GUILD_NAME = 100


@dataclass(frozen=True)
class Strings:
    world: World
    people: Sequence[Person]
    newcomers: Newcomers
    rest: RestDoor
    gateway: Gateway
    backstage: Backstage

    # Beginning, and chatting

    async def begin(self, person: Person, body: Json) -> Json:
        for card in self.backstage.cards:
            if card.key == body.get("card"):
                return {"channel": str((await card.begin(person)).id)}
        raise CannotDo("There is no such card.")

    async def say(self, person: Person, body: Json) -> Json:
        channel = next((each for each in person.channels() if str(each.id) == str(body.get("channel"))), None)
        if channel is None:
            raise CannotDo(f"{person.name} sees no such channel.")
        needed = Permission.send_messages_in_threads if channel.thread else Permission.send_messages
        if channel.guild and not channel.guild.permissions(person.user) & needed:
            raise CannotDo(f"{person.name} may only read here.")
        try:
            posting.post(self.world, channel, person.user, {"content": str(body.get("content") or "")}, [])
        except Refusal as refusal:
            raise CannotDo(str(refusal.body["message"])) from None
        return {}

    # Time

    def _time(self) -> Time:
        if self.backstage.time is None:
            raise CannotDo("The clock of this sandbox cannot be moved.")
        return self.backstage.time

    async def time(self, _person: Person, body: Json) -> Json:
        time = self._time()
        if isinstance(body.get("by"), int | float):
            await self._advance(time, timedelta(seconds=min(body["by"], 2 * LONGEST_JUMP.total_seconds())))
        if "to" in body:
            ahead = dict(enumerate(await time.moments()))
            if body["to"] not in ahead:
                raise CannotDo("That moment has passed.")
            await self._advance(time, ahead[body["to"]].when - self.world.now())
        if "run" in body:
            time.run(bool(body["run"]))
        moments = await time.moments()
        return {
            "moments": [{"label": each.label, "when": each.when.isoformat()} for each in moments],
            "running": time.is_running(),
        }

    async def _advance(self, time: Time, by: timedelta) -> None:
        if by > LONGEST_JUMP:
            raise CannotDo(f"Time goes forward by at most {LONGEST_JUMP.days} days at once.")
        await time.advance(max(by, timedelta()))
        self.world.changes.notify()

    # People

    async def person(self, _person: Person, body: Json) -> Json:
        name = str(body.get("name") or "").strip()
        if name or "id" not in body:
            self._check_name(name, body.get("id"))
        if "id" not in body:
            return {"id": str(self.newcomers(name).id)}
        changed = next((each for each in self.people if str(each.id) == str(body["id"])), None)
        if changed is None:
            raise CannotDo("There is no such person.")
        if name:
            changed.user.name = name
        self._change(changed, body)
        self.world.changes.notify()
        return {"id": str(changed.id)}

    def _check_name(self, name: str, whose: object) -> None:
        if not 2 <= len(name) <= LONGEST_NAME:
            raise CannotDo(f"A name has 2 to {LONGEST_NAME} characters.")
        others = [each.name.casefold() for each in self.people if str(each.id) != str(whose)]
        if name.casefold() in others:
            raise CannotDo(f"There is a {name} already.")

    def _change(self, person: Person, body: Json) -> None:
        guild = self._guild(body["guild"]) if "guild" in body else self.world.guild
        if "locale" in body:
            if body["locale"] not in LOCALES:
                raise CannotDo("Discord does not speak that language.")
            person.user.locale = body["locale"]
        if "present" in body:
            (guilds.join if body["present"] else guilds.leave)(self.world, guild, person.user)
        if "rank" in body:
            if person.id not in guild.members:
                raise CannotDo(f"{person.name} is not in {guild.name}.")
            if body["rank"] not in set(Rank):
                raise CannotDo(f"There is no such rank in {guild.name}.")
            guilds.appoint(self.world, guild, person.user, Rank(body["rank"]))

    # Guilds

    def _guild(self, identity: object) -> Guild:
        found = next((each for each in self.world.guilds.values() if str(each.id) == str(identity)), None)
        if found is None:
            raise CannotDo("There is no such server.")
        return found

    async def guild(self, person: Person, body: Json) -> Json:
        if "id" not in body:
            return {"id": str(self._found(person, str(body.get("name") or "").strip()).id)}
        guild = self._guild(body["id"])
        if "has_bot" in body:
            (guilds.join if body["has_bot"] else guilds.leave)(self.world, guild, self.world.bot)
        return {"id": str(guild.id)}

    def _found(self, person: Person, name: str) -> Guild:
        if not 2 <= len(name) <= LONGEST_GUILD_NAME:
            raise CannotDo(f"A server's name has 2 to {LONGEST_GUILD_NAME} characters.")
        guild = guilds.found(self.world, name, [person.user])
        rooms.add_text_channel(self.world, guild, "games")
        return guild

    # What goes wrong

    async def mishap(self, person: Person, body: Json) -> Json:
        trouble = self.rest.trouble
        trouble.slow = bool(body.get("slow", trouble.slow))
        trouble.failing = bool(body.get("failing", trouble.failing))
        trouble.losing = bool(body.get("losing", trouble.losing))
        self.rest.buckets.strict = bool(body.get("strict", self.rest.buckets.strict))
        if body.get("drop"):
            self.gateway.drop()
        if body.get("restart"):
            if self.backstage.restart is None:
                raise CannotDo("The bot runs elsewhere: restart it there.")
            await self.backstage.restart()
        if "delete" in body:
            self._delete(person, body["delete"])
        return {
            "slow": trouble.slow,
            "failing": trouble.failing,
            "losing": trouble.losing,
            "strict": self.rest.buckets.strict,
            "can_restart": self.backstage.restart is not None,
        }

    def _delete(self, person: Person, wanted: object) -> None:
        channel = next((each for each in person.channels() if str(each.id) == str(wanted)), None)
        if channel is None or channel.thread is None:
            raise CannotDo("Only a thread can be deleted here.")
        rooms.delete_channel(self.world, channel)
