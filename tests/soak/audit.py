"""What must hold, whatever went wrong: asked of the database and of everything that stands at Discord's."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from datetime import timedelta
from typing import Any

import msgspec

from bot.discord.courier import IN_WORDS
from bot.discord.panels.plan import INVALID_FORM
from bot.store.packed import text_of, unpack
from bot.store.steps import POSTED
from rules.record import BadRecord, Record, read
from rules.table import Snapshot
from rules.titles import TITLES
from rules.verify import verify
from sandbox.model import Channel, Message, MessageKind
from tests.soak import panels
from tests.soak.ledger import Ledger
from tests.soak.stories import Post, Story, untold
from tests.soak.town import Town
from words import say

PROMISES = (
    "acknowledged, not stored",
    "acknowledged, not in the record",
    "late answer taken",
    "step missing or doubled",
    "post lost",
    "post doubled",
    "post out of order",
    "story never told",
    "picture missing",
    "letter stuck",
    "letter given up",
    "owing, not asked",
    panels.DEAD,
    panels.LEFT_BEHIND,
    "record does not verify",
    "game stalled",
    "bot died by itself",
    "fault in the log",
    "request refused as malformed",
)
"""Every kind of violation there can be; a run's table has a line for each."""
OVERDUE = timedelta(hours=2)
EXPLAINED = (
    "StoreFault",
    "ConnectionClosed",
    "ClientOSError",
    "ServerDisconnectedError",
    "DiscordServerError",
    "TimeoutError",
    "Ignoring exception in autocomplete",
    "Attempting a reconnect",
)
"""A locked or full database, and an answer that is lost as often as it is given, may be logged as what they
are; the library itself tells of a completion that nobody heard, and of a gateway that is gone."""


KINDS = {"-film.gif": "films", "-analysis.png": "analyses"}
BOARD = "-board."
BLANK = 1_000
"""Bytes of a picture with nothing on it, at the most."""
MENDED = ("ATTACHMENT_NOT_FOUND",)
"""What may cross another press on its way, and is said again."""
_NUMBER = re.compile(r"\d+")
"""Of its step, in a post's key: whatever its page or the copy."""


def _fault_of(record: Record) -> str:
    try:
        return "" if verify(record, TITLES).outcome else "it has no outcome"
    except BadRecord as bad:
        return say(bad.why)


def _is_mended(response: Any) -> bool:
    """Whether it says something else than that the request was wrong in itself."""
    return response.get("code") != INVALID_FORM or any(each in str(response) for each in MENDED)


class Audit:
    def __init__(self, town: Town, ledger: Ledger) -> None:
        self._town, self._ledger = town, ledger
        self._logged = 0

    # While games run, whenever all is calm

    def now(self) -> None:
        """Nothing waits that could be delivered, whoever owes something was asked, no game stands still."""
        for row in self.waiting():
            self._ledger.violation("letter stuck", f"game {row['game']} {row['kind']} {row['key']}")
        for row in self._town.rows(
            "SELECT g.id, g.title, g.step, q.seat, s.person, s.missed_turn, o.state, m.channel, m.message "
            "FROM games g "
            "JOIN questions q ON q.game = g.id AND q.step = g.step "
            "JOIN seats s ON s.game = g.id AND s.seat = q.seat AND s.person IS NOT NULL AND s.absent = 0 "
            "LEFT JOIN choices c ON c.game = g.id AND c.step = g.step AND c.seat = q.seat "
            "LEFT JOIN outbox o ON o.game = g.id AND o.kind = 'direct' "
            "AND o.key = 'panel:' || g.step || ':' || q.seat "
            "LEFT JOIN messages m ON m.game = g.id AND m.key = o.key "
            "WHERE g.status = 'running' AND c.seat IS NULL"
        ):
            if not self._was_asked(row) and not self._was_silent(row):
                what = f"game {row['id']} step {row['step']} seat {row['seat']}: {row['state']}"
                self._ledger.violation("owing, not asked", what)
        self._no_game_stands_still()
        self._panels()
        self._look_into_the_log()
        for exchange in self._town.sandbox.requests:
            if exchange.status == 400 and exchange.fault is None and not _is_mended(exchange.response):
                self._ledger.violation("request refused as malformed", f"{exchange!r} {exchange.response}")
        for route in self._town.sandbox.unknown_routes:
            self._ledger.violation("request refused as malformed", route)

    def _panels(self) -> None:
        sandbox = self._town.sandbox
        for found in panels.dead_buttons(sandbox.messages(), sandbox.world.bot, self._town.rows):
            self._ledger.violation(*found)

    def count_pictures(self) -> None:
        """Those that came since the last time, before they are forgotten; a blank one is small."""
        for message in self._town.sandbox.messages():
            for each in message.attachments:
                if not each.bytes or each.filename.endswith(".json"):
                    continue
                kind = next((kind for end, kind in KINDS.items() if each.filename.endswith(end)), "stills")
                how = "for real" if len(each.bytes) > BLANK else "blank"
                self._ledger.load[f"{kind}, {how}"] += 1

    def living(self) -> None:
        if self._town.bot.has_died:
            self._ledger.violation("bot died by itself", f"in its life number {self._town.bot.births}")

    def waiting(self) -> list[Any]:
        return self._town.rows("SELECT * FROM outbox WHERE state = 'waiting' ORDER BY id")

    def _was_asked(self, row: Any) -> bool:
        """By direct message; where that was refused, the table was told."""
        if row["state"] == "sent":
            return self._message(row["channel"], row["message"]) is not None
        told = self._town.rows(
            "SELECT 1 FROM outbox WHERE game = ? AND key = ? AND state IN ('sent', 'skipped')",
            row["id"],
            f"closed:{row['person']}",
        )
        return row["state"] == "given up" and bool(told)

    def _was_silent(self, row: Any) -> bool:
        """Whoever has let their time pass in this turn is given none a second time."""
        (step,) = self._town.rows(
            "SELECT snapshot FROM steps WHERE game = ? AND step = ?", row["id"], row["step"]
        )
        title = TITLES[row["title"]]
        state = msgspec.json.decode(unpack(step[0]), type=Snapshot).state
        turn = title.turn_of(msgspec.json.decode(state, type=title.State))
        return turn is not None and turn == row["missed_turn"]

    def _no_game_stands_still(self) -> None:
        for row in self.stalled():
            self._ledger.violation("game stalled", f"game {row['id']} at step {row['step']}")

    def stalled(self) -> list[Any]:
        """Games that are overdue, or wait for nobody."""
        late = (self._town.clock.now() - OVERDUE).timestamp()
        return self._town.rows(
            "SELECT g.id, g.step, g.deadline FROM games g WHERE g.status = 'running' AND g.remaining IS NULL "
            "AND ((g.policy <> 'wait' AND g.deadline < ?) OR NOT EXISTS (SELECT 1 FROM questions q "
            "JOIN seats s ON s.game = q.game AND s.seat = q.seat AND s.person IS NOT NULL AND s.absent = 0 "
            "LEFT JOIN choices c ON c.game = q.game AND c.step = g.step AND c.seat = q.seat "
            "WHERE q.game = g.id AND q.step = g.step AND c.seat IS NULL))",
            late,
        )

    def _look_into_the_log(self) -> None:
        lines = self._town.bot.log.read_text("utf-8").splitlines() if self._town.bot.log.exists() else []
        for line in lines[self._logged :]:
            bad = line.startswith(("ERROR", "CRITICAL"))
            if bad and not any(each in line for each in EXPLAINED):
                self._ledger.violation("fault in the log", line[:300])
        self._logged = len(lines)

    # In the end

    def finish(self) -> None:
        for row in self._town.rows("SELECT id, step, status FROM games WHERE status = 'running'"):
            self._ledger.violation("game stalled", f"game {row['id']} at step {row['step']} did not end")
        self._choices()
        self._steps()
        self._posts()
        self._stories()
        self._pictures()
        self._records()

    def _message(self, channel: int | None, message: int | None) -> Message | None:
        room = self._room(channel)
        return None if room is None or message is None else room.messages.get(message)

    def _room(self, channel: int | None) -> Channel | None:
        return self._town.sandbox.world.channels.get(channel or 0)

    def _choices(self) -> None:
        for question, choice in self._ledger.promised.items():
            if self._ledger.stored(question) != choice:
                self._ledger.violation("acknowledged, not in the record", f"{question}")

    def _steps(self) -> None:
        found: dict[int, list[int]] = defaultdict(list)
        for row in self._town.rows("SELECT game, step FROM steps ORDER BY game, step"):
            found[row["game"]].append(row["step"])
        for row in self._town.rows("SELECT id, step FROM games WHERE status IN ('running', 'over')"):
            if found[row["id"]] != list(range(row["step"] + 1)):
                self._ledger.violation("step missing or doubled", f"game {row['id']}: {found[row['id']]}")

    def _posts(self) -> None:
        """All that was sent stands where it was sent, once, and in the order in which it was written."""
        mine = {
            each.id: each
            for each in self._town.sandbox.messages()
            if each.author is self._town.sandbox.world.bot
            and each.kind is MessageKind.DEFAULT
            and each.interaction is None
            and not each.ephemeral
        }
        known = {
            row["message"]: row for row in self._town.rows("SELECT game, key, channel, message FROM messages")
        }
        for message in mine.keys() - known.keys():
            post = mine[message]
            if post.channel.deleted:  # a copy that nobody could look for, and nobody sees
                continue
            when = f"{post.created_at:%d %b %H:%M:%S}, nonce {post.nonce}"
            self._ledger.violation("post doubled", f"{post.channel.label}: {post.text[:90]!r} ({when})")
        for message in known.keys() - mine.keys():
            row = known[message]
            self._ledger.violation("post lost", f"game {row['game']} {row['key']}")
        last: dict[tuple[str, int], int] = defaultdict(int)
        for row in self._town.rows(
            "SELECT o.game, o.lane, o.key, o.state, o.unless_found, m.message "
            "FROM outbox o LEFT JOIN messages m ON m.game = o.game AND m.key = o.key "
            "WHERE o.kind IN ('post', 'direct') ORDER BY o.id"
        ):
            self._post(row, last)

    def _post(self, row: Any, last: dict[tuple[str, int], int]) -> None:
        what = f"game {row['game']} {row['key']}"
        if row["state"] == "sent" and row["message"] is None:
            self._ledger.violation("post lost", what)
        if row["state"] == "given up" and not row["lane"].startswith("dm:"):
            self._ledger.violation("letter given up", what)
        # What was only looked for lands when it does, and holds up nobody.
        if row["message"] is not None and row["unless_found"] is None:
            lane = (row["lane"], row["game"])
            if row["message"] < last[lane]:
                self._ledger.violation("post out of order", what)
            last[lane] = row["message"]

    def _stories(self) -> None:
        """What happened in each step was told at the table, with its own post or with a later one."""
        said: dict[int, list[Post]] = defaultdict(list)
        lost: dict[int, list[str]] = defaultdict(list)
        for row in self._town.rows(
            "SELECT game, key, channel, message FROM messages WHERE key GLOB 'step:*' ORDER BY message"
        ):
            room, message = self._room(row["channel"]), self._message(row["channel"], row["message"])
            if message is not None:
                said[row["game"]].append(Post(int(_NUMBER.findall(row["key"])[0]), message.text))
            if room is not None and room.deleted:
                lost[row["game"]] = [each.text for each in room.messages.values()]
        steps = self._town.rows(
            f"SELECT game, step, {POSTED.format('steps')} AS posted FROM steps WHERE story <> ''"  # noqa: S608
        )
        stories = (Story(row["game"], row["step"], say(text_of(row["posted"]))) for row in steps)
        for story in untold(stories, said, lost):
            self._ledger.violation("story never told", f"game {story.game} step {story.step}")

    def _pictures(self) -> None:
        """The post of each step shows its table, be it added later, and no longer tells it in words."""
        for row in self._town.rows(
            "SELECT game, key, channel, message FROM messages "
            "WHERE key GLOB 'step:*' AND key NOT GLOB '*[/~]*'"
        ):
            room, post = self._room(row["channel"]), self._message(row["channel"], row["message"])
            if post is None or room is None or room.deleted:
                continue
            shown = any(BOARD in each.filename for each in post.attachments)
            if not shown or any(each.get("title") == say(IN_WORDS) for each in post.embeds):
                self._ledger.violation("picture missing", f"game {row['game']} {row['key']}")

    def _records(self) -> None:
        for row in self._town.rows("SELECT id, step FROM games WHERE status = 'over'"):
            record = self._record(row["id"], row["step"])
            if record is None:
                self._ledger.violation("record does not verify", f"game {row['id']}: there is none")
                continue
            if why := _fault_of(record):
                self._ledger.violation("record does not verify", f"game {row['id']}: {why}")
            self._ledger.load["records verified"] += 1
            self._ledger.load["steps resolved"] += len(record.steps)
            self._recorded(row["id"], record)

    def _record(self, game: int, step: int) -> Record | None:
        for row in self._town.rows(
            "SELECT channel, message FROM messages WHERE game = ? AND key = ?", game, f"step:{step}"
        ):
            message = self._message(row["channel"], row["message"])
            for each in message.attachments if message else ():
                if each.filename.endswith(".json"):
                    return read(each.bytes)
        return None

    def _recorded(self, game: int, record: Record) -> None:
        for question, choice in self._ledger.promised.items():
            if question.game != game:
                continue
            told = [] if question.step >= len(record.steps) else [record.steps[question.step].choices]
            plain = json.loads(choice)
            if not any(json.loads(json.dumps(each.get(question.seat))) == plain for each in told):
                self._ledger.violation("acknowledged, not in the record", f"{question} (as attached)")
