"""What goes wrong, how and in which order: a function of the seed alone, so that a run can be had again.

What is left to chance is what the plan meets when it strikes: which games are under way, and which request of
its kind is the next one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.dice import Stream, derive, draw
from sandbox.faults import ANSWER, OPEN_DM, SEND
from sandbox.flags import Permission

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
CONFIRM = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"
FOLLOW = "POST /webhooks/{webhook_id}/{webhook_token}"
THREAD = "POST /channels/{channel_id}/messages/{message_id}/threads"
HISTORY = "GET /channels/{channel_id}/messages"
ROUTES: Mapping[str, int] = {
    SEND: 4,
    EDIT: 3,
    ANSWER: 2,
    CONFIRM: 2,
    FOLLOW: 1,
    OPEN_DM: 1,
    THREAD: 1,
    HISTORY: 1,
}
LANDING: Mapping[str, int] = {SEND: 6, THREAD: 1}
"""What may be on its way when its bot is killed, and take effect minutes later."""
EFFECTS = (
    "429",
    "429 for all",
    "500",
    "502",
    "503",
    "500 after the effect",
    "503 after the effect",
    "lost before the effect",
    "lost after the effect",
    "slow",
    "slow after the effect",
)
SHARES: Mapping[str, int] = {
    "HTTP": 560,
    "landing late": 40,
    "SIGKILL": 90,
    "stopped and started": 20,
    "gateway: dropped": 50,
    "gateway: asked to reconnect": 20,
    "gateway: invalid session": 15,
    "direct messages closed": 45,
    "thread archived": 25,
    "thread archived and locked": 25,
    "thread deleted": 15,
    "permissions lost": 35,
    "bot kicked": 15,
    "disk full": 15,
    "database locked": 20,
    "clock": 25,
}
"""Of each kind so many in about a thousand."""
PERMISSIONS = (
    Permission.send_messages | Permission.send_messages_in_threads,
    Permission.view_channel,
    Permission.attach_files,
    Permission.read_message_history,
)
HOURS = (-24, -3, -1, 1, 3)
LATEST = 240
"""Seconds after its bot was killed within which a request may still take effect."""
_MANY = 1 << 16


@dataclass(frozen=True)
class Planned:
    number: int
    kind: str
    effect: str = ""
    """What becomes of a request."""
    route: str = ""
    """Of which kind that request is."""
    where: int = 0
    """Which of the people, servers or running games, counted round and round."""
    amount: int = 0
    """Permissions that are lost, hours that the clock is off, or seconds after which a request lands."""
    lasts: int = 100
    """How long what lasts does last, in percent of the usual."""


def plan(seed: bytes, number: int) -> list[Planned]:
    return [_planned(each, Stream(derive(seed, "fault", each))) for each in range(number)]


def _planned(number: int, dice: Stream) -> Planned:
    kind = _weighed(dice, SHARES)
    where, lasts = dice.below(_MANY), 50 + dice.below(100)
    effect = route = ""
    amount = 0
    if kind == "HTTP":
        effect, route = draw(dice, EFFECTS), _weighed(dice, ROUTES)
    elif kind == "landing late":
        route, amount = _weighed(dice, LANDING), 5 + dice.below(LATEST - 4)
    elif kind == "permissions lost":
        amount = int(draw(dice, PERMISSIONS))
    elif kind == "clock":
        amount = draw(dice, HOURS)
    return Planned(number, kind, effect, route, where, amount, lasts)


def _weighed(dice: Stream, shares: Mapping[str, int]) -> str:
    at = dice.below(sum(shares.values()))
    for each, share in shares.items():
        at -= share
        if at < 0:
            return each
    raise AssertionError("the shares add up to more than was drawn")
