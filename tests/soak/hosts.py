"""What hosts do: they open tables of all titles, pause them, hand seats on, and call a game off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.discord.panels.ids import OfferId, digest, parse
from rules.dice import Stream, draw
from sandbox import Person
from sandbox.model import Message
from tests.bot.discord.house import labels, words
from tests.soak.ledger import Ledger
from tests.soak.people import ADRIFT
from tests.soak.town import PATIENCE, TICK, Server, Town

SHORT: Mapping[str, tuple[int, int]] = {"turn_limit": (2, 4), "rounds": (5, 5)}
"""Games with a limit get a low one: it is many games that are wanted, not long ones."""
PAGES = 6
MOST_SEATS = 8
ACTS = ("pause", "pause", "nudge", "deadline", "replace", "replace", "replace by", "cancel")
CANCELLED = 25
"""At most one game in so many is called off."""


class Hosts:
    def __init__(self, town: Town, ledger: Ledger, dice: Stream, titles: Sequence[str]) -> None:
        self._town, self._ledger, self._dice = town, ledger, dice
        self._cancelled = 0
        self._titles = titles
        self._opened = 0
        self._begun = 0

    # Beginning

    async def begin(self) -> bool:
        """A lobby, new or left from an attempt that came to nothing, is joined by some, filled up with
        stand-ins, and started; whether a game came of it."""
        self._opened += 1
        title = self._titles[self._opened % len(self._titles)]
        server = draw(self._dice, self._town.servers)
        host, *others = self._dice.shuffle(server.people)
        known = self._newest()
        try:
            post = self._left_open(server, host)
            if post is None:
                await self._open(server, host, title)
                post = await self._lobby(known, host)
            for other in others[: 1 + self._dice.below(2)]:
                await (await other.press(post, "Join")).finished()
            for _ in range(MOST_SEATS):
                said = (await (await host.press(post, "Start")).finished()).message
                if "begins" in words(said):
                    self._begun += 1
                    self._ledger.load["games begun"] += 1
                    return True
                await (await host.press(post, "Add stand-in")).finished()
        except ADRIFT:
            pass
        self._ledger.load["tables that did not come about"] += 1
        return False

    def _left_open(self, server: Server, host: Person) -> Message | None:
        for row in self._town.rows(
            "SELECT m.message FROM games g JOIN messages m ON m.game = g.id AND m.key = 'lobby' "
            "WHERE g.status = 'lobby' AND g.host = ? AND m.channel = ?",
            host.id,
            server.channel.id,
        ):
            return server.channel.messages.get(row["message"])
        return None

    def _newest(self) -> int:
        return int(self._town.rows("SELECT coalesce(max(id), 0) FROM games")[0][0])

    async def _open(self, server: Server, host: Person, title: str) -> None:
        reply = await (await host.slash(server.channel, "game new", {"title": title})).finished()
        form = reply.message
        for _ in range(PAGES):
            for name, (low, high) in SHORT.items():
                await self._set(host, form, name, str(low + self._dice.below(high - low + 1)))
            await self._choose_something(host, form)
            if "Next ▶" not in [each["label"] for each in form.buttons if not each.get("disabled")]:
                break
            await (await host.press(form, "Next ▶")).finished()
        await (await host.press(form, "Open the lobby")).finished()

    async def _set(self, host: Person, form: Message, name: str, value: str) -> None:
        for button in form.buttons:
            if digest(name) in str(button.get("custom_id", "")):
                window = (await host.press(form, button["custom_id"])).modal
                await (await host.submit(window, {"answer": value})).finished()
                return
        for select in form.selects:
            if digest(name) in select["custom_id"] and value in [each["value"] for each in select["options"]]:
                await (await host.choose(form, select["custom_id"], [value])).finished()
                return

    async def _choose_something(self, host: Person, form: Message) -> None:
        """Some of what the page asks of the title; what every table has stays as it is."""
        table = {digest(f"table:{each}") for each in ("pace", "policy", "patience", "matches", "guests")}
        table |= {digest(f"table:{each}") for each in ("beginning", "nights", "away", "limit")}
        for select in list(form.selects):
            mine = not any(each in select["custom_id"] for each in table)
            if mine and not select.get("disabled") and self._dice.below(3) == 0:
                options = [option["value"] for option in select["options"]]
                values = self._dice.shuffle(options)[: max(1, select.get("min_values", 1))]
                await (await host.choose(form, select["custom_id"], values)).finished()
                return

    async def _lobby(self, known: int, host: Person) -> Message:
        def found() -> Message | None:
            for row in self._town.rows(
                "SELECT m.channel, m.message FROM games g JOIN messages m ON m.game = g.id "
                "AND m.key = 'lobby' WHERE g.id > ? AND g.host = ?",
                known,
                host.id,
            ):
                return self._town.sandbox.world.channels[row["channel"]].messages.get(row["message"])
            return None

        await self._town.until(lambda: found() is not None, PATIENCE * TICK)
        post = found()
        assert post is not None
        return post

    # Running

    async def do_something(self) -> None:
        running = self._town.rows(
            "SELECT id, host, thread, channel, remaining FROM games WHERE status = 'running'"
        )
        if not running:
            return
        game = draw(self._dice, running)
        act = "resume" if game["remaining"] is not None else draw(self._dice, ACTS)
        if act == "cancel" and self._cancelled * CANCELLED > self._begun:
            return
        host = next(each for each in self._town.people if each.id == game["host"])
        try:
            await self._do(host, game["id"], game["channel"], act)
        except ADRIFT:
            self._ledger.load["acts of hosts that got nowhere"] += 1

    async def _do(self, host: Person, game: int, channel_id: int, act: str) -> None:
        channel = self._town.sandbox.world.channels[channel_id]
        given: dict[str, str | float] = {"game": str(game)}
        seat = -1
        if act == "deadline":
            given["hours"] = float(6 + self._dice.below(40))
        if act.startswith("replace"):
            seats = self._town.rows("SELECT seat, person FROM seats WHERE game = ?", game)
            seat = draw(self._dice, seats)["seat"]
            given["seat"] = str(seat)
            if act.endswith("by"):
                playing = {each["person"] for each in seats}
                free = [each for each in self._town.people if each.id not in playing]
                given["by"] = str(draw(self._dice, free).id)
        command = f"game {act.split(maxsplit=1)[0]}"
        asked = (await (await host.slash(channel, command, given)).finished()).message
        while asked.buttons:
            said = labels(asked)
            if seat >= 0:
                self._ledger.seat_passes_on(game, seat)
            asked = (await (await host.press(asked, said[0])).finished()).message
        if seat >= 0:
            self._ledger.seat_passes_on(game, seat)
        self._cancelled += act == "cancel"
        self._ledger.load[f"acts of hosts: {act}"] += 1

    async def resume_all(self) -> None:
        for game in self._town.rows(
            "SELECT id, host, channel FROM games WHERE status = 'running' AND remaining IS NOT NULL"
        ):
            host = next(each for each in self._town.people if each.id == game["host"])
            try:
                await self._do(host, game["id"], game["channel"], "resume")
            except ADRIFT:
                continue

    async def answer_offers(self) -> None:
        """Whoever is offered a seat takes it, or not."""
        for offer in self._town.rows("SELECT id, game, seat, person FROM offers WHERE state = 'open'"):
            person = next((each for each in self._town.people if each.id == offer["person"]), None)
            if person is None:
                continue
            place = self._town.rows(
                "SELECT channel, message FROM messages WHERE game = ? AND key = ?",
                offer["game"],
                f"offer:{offer['id']}",
            )
            try:
                for row in place:
                    message = self._town.sandbox.world.channels[row["channel"]].messages[row["message"]]
                    ids = [parse(str(each.get("custom_id", ""))) for each in message.buttons]
                    if any(isinstance(each, OfferId) for each in ids):
                        await (await person.press(message, draw(self._dice, ("Yes", "Yes", "No")))).finished()
                        self._ledger.seat_passes_on(offer["game"], offer["seat"])
            except ADRIFT:
                continue
