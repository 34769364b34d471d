"""Buttons that still stand though nothing is behind them: looked for when all is healed and quiet.

A panel whose step is over, whose seat is another's by now or whose game has ended has nothing to press; nor
has a message that the bot has lost sight of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from bot.discord.panels.ids import AnyId, LobbyId, ManageId, OfferId, OrdersId, PlanId, TableId, parse
from sandbox.model import Message, User

Rows = Callable[..., list[Any]]
"""What the database answers to a question."""

DEAD, LEFT_BEHIND = "dead button", "panel left behind"


class Found(NamedTuple):
    kind: str
    what: str


def dead_buttons(messages: Iterable[Message], bot: User, rows: Rows) -> Iterator[Found]:
    """Of all messages there are, those that the bot wrote by itself and could still change. An answer to
    somebody's command is theirs to dismiss, and Discord lets it be changed for a quarter of an hour only."""
    house = _House(rows)
    for message in messages:
        if message.author is not bot or message.interaction or message.deleted or message.channel.deleted:
            continue
        live = [each for each in (*message.buttons, *message.selects) if not each.get("disabled")]
        ids = {str(each["custom_id"]) for each in live if "custom_id" in each}
        if not ids:
            continue
        labels = [each.get("label") or each["custom_id"] for each in live]
        where = f"{message.channel.label}, message {message.id} {message.text[:60]!r} {labels}"
        if message.channel.recipient is not None and message.id not in house.known:
            yield Found(LEFT_BEHIND, f"{where}: the store does not know it")
            continue
        reasons = {why for each in ids if (why := house.why_dead(message, parse(each)))}
        if reasons:
            yield Found(DEAD, f"{where}: {', '.join(sorted(reasons))}")


class _House:
    """What the database says about games, seats and offers."""

    def __init__(self, rows: Rows) -> None:
        self.known = {row[0] for row in rows("SELECT message FROM messages")}
        self._games = {row["id"]: row for row in rows("SELECT id, status, step FROM games")}
        self._seats = {(row["game"], row["seat"]): row["person"] for row in rows("SELECT * FROM seats")}
        self._offers = {row["id"]: row for row in rows("SELECT id, game, state FROM offers")}
        self._latest: dict[int, int] = {}
        posts = "SELECT game, message FROM messages WHERE key GLOB 'step:*' AND key NOT GLOB '*~*'"
        for row in rows(f"{posts} ORDER BY CAST(substr(key, 6) AS INTEGER)"):
            self._latest[row["game"]] = row["message"]

    def why_dead(self, message: Message, button: AnyId | None) -> str:
        """Nothing, if it does something."""
        why = ""
        match button:
            case PlanId():
                why = self._running(button.game, button.step) or self._seated(
                    message, button.game, button.seat
                )
            case OrdersId():
                why = self._running(button.game) or self._seated(message, button.game, button.seat)
            case ManageId():
                why = self._running(button.game)
            case TableId(act="back"):
                why = self._running(button.game) or self._seated(message, button.game)
            case TableId():
                latest = self._latest.get(button.game, message.id) == message.id
                why = self._running(button.game) or ("" if latest else "there is a later post")
            case LobbyId() if self._status(button.game) != "lobby":
                why = "its lobby is closed"
            case OfferId():
                why = self._offered(button.offer)
        return why

    def _status(self, game: int) -> str:
        return str(self._games[game]["status"]) if game in self._games else "gone"

    def _running(self, game: int, step: int | None = None) -> str:
        if self._status(game) != "running":
            return f"game {game} is {self._status(game)}"
        if step is not None and self._games[game]["step"] != step:
            return f"game {game} is at step {self._games[game]['step']}, not {step}"
        return ""

    def _offered(self, offer: int) -> str:
        row = self._offers.get(offer)
        if row is None or row["state"] != "open":
            return "its offer is settled"
        return self._running(row["game"])

    def _seated(self, message: Message, game: int, seat: int | None = None) -> str:
        """In a direct message its reader must sit there, or without a seat anywhere in that game."""
        reader = message.channel.recipient
        if reader is None:
            return ""
        theirs = [each for (of, each), user in self._seats.items() if of == game and user == reader.id]
        if seat is None:
            return "" if theirs else f"they have no seat in game {game}"
        return "" if seat in theirs else f"seat {seat} of game {game} is another's"
