"""Faults to order: the next request of a kind is refused, lost, lost after it took effect, or held.

    sandbox.faults.add("POST /channels/{channel_id}/messages", rate_limited(0.01))
    sandbox.faults.add("POST /channels/{channel_id}/messages", lost_after_effect(), times=2)
    sandbox.faults.add("POST /channels/{channel_id}/messages", server_error(502, after_effect=True))
    gate = sandbox.faults.hold("POST /channels/{channel_id}/messages", after_effect=True)
    await gate.reached.wait()     # the message is there, the bot has not heard of it
    gate.open()
    sandbox.faults.lag = Lag("some seed", 0.4, (EDIT, EDIT_REPLY))

The gateway's faults are methods of `sandbox.gateway`: `drop`, `ask_to_reconnect`, `invalidate`.
"""

import asyncio
import math
import random
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from sandbox.errors import Json, Refusal, cannot_message_user
from sandbox.routes.call import Call

SEND = "POST /channels/{channel_id}/messages"
OPEN_DM = "POST /users/@me/channels"
ANSWER = "POST /interactions/{interaction_id}/{interaction_token}/callback"
FETCH = "GET /attachments/{channel_id}/{attachment_id}/{filename}"
"""Of an uploaded file, from the content delivery network."""
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
EDIT_REPLY = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"


@dataclass(frozen=True)
class Refused:
    """Answered with an error; nothing took effect, unless it failed only afterwards."""

    status: int
    body: Json | str
    headers: dict[str, str] = field(default_factory=dict)
    after_effect: bool = False


@dataclass(frozen=True)
class Lost:
    """The connection breaks off without an answer, before or after the request took effect."""

    after_effect: bool


class Gate:
    """A request that waits until told to go on."""

    def __init__(self, *, after_effect: bool) -> None:
        self.after_effect = after_effect
        self.reached = asyncio.Event()
        self.holds = False
        """Whether the request is waiting just now."""
        self._opened = asyncio.Event()

    def open(self) -> None:
        self._opened.set()

    async def pass_through(self) -> None:
        self.reached.set()
        self.holds = True
        await self._opened.wait()
        self.holds = False


Effect = Refused | Lost | Gate


@dataclass(frozen=True)
class Way:
    """Seconds that a request takes until it has its effect, and its answer on the way back."""

    there: float = 0.0
    back: float = 0.0


class Lag:
    """Ways of different length, by lot: each route draws its own lots, so that none depends on another's."""

    def __init__(self, seed: str, longest: float, routes: Collection[str]) -> None:
        self._longest = longest
        self._lots = {route: random.Random(f"{seed} {route}") for route in routes}  # noqa: S311 - no secret

    def of(self, route: str) -> Way:
        lots = self._lots.get(route)
        if lots is None:
            return Way()
        return Way(lots.uniform(0, self._longest), lots.uniform(0, self._longest))


def rate_limited(retry_after: float, *, everywhere: bool = False) -> Refused:
    body = {
        "message": "You are being rate limited.",
        "code": 0,
        "retry_after": retry_after,
        "global": everywhere,
    }
    # discord.py takes a 429 without Via for a ban by Discord's proxy and gives up.
    headers = {
        "Via": "1.1 sandbox",
        "Retry-After": str(math.ceil(retry_after)),
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    return Refused(429, body, headers)


def server_error(status: int = 500, *, after_effect: bool = False) -> Refused:
    return Refused(status, f"{status}: the sandbox was told to fail", after_effect=after_effect)


def refused(refusal: Refusal) -> Refused:
    """Any refusal of Discord's, as `refused(errors.missing_access())`."""
    return Refused(refusal.status, refusal.body)


def closed_dms() -> Refused:
    return refused(cannot_message_user())


def lost_before_effect() -> Lost:
    return Lost(after_effect=False)


def lost_after_effect() -> Lost:
    return Lost(after_effect=True)


@dataclass
class _Order:
    route: str
    effect: Effect
    times: int
    when: Callable[[Call], bool]


class Faults:
    def __init__(self) -> None:
        self._orders: list[_Order] = []
        self.lag: Lag | None = None
        """How long requests and answers are on their way, if not at once."""

    def way(self, route: str) -> Way:
        return self.lag.of(route) if self.lag else Way()

    def add(
        self, route: str, effect: Effect, *, times: int = 1, when: Callable[[Call], bool] = lambda _: True
    ) -> None:
        """The next `times` requests to `route` ("METHOD /template") for which `when` holds."""
        self._orders.append(_Order(route, effect, times, when))

    def hold(
        self, route: str, *, after_effect: bool = False, when: Callable[[Call], bool] = lambda _: True
    ) -> Gate:
        gate = Gate(after_effect=after_effect)
        self.add(route, gate, when=when)
        return gate

    def clear(self) -> None:
        """Forget what was ordered, and let go whatever is held."""
        for order in self._orders:
            if isinstance(order.effect, Gate):
                order.effect.open()
        self._orders.clear()

    @property
    def pending(self) -> int:
        return sum(order.times for order in self._orders)

    @property
    def held(self) -> list[Gate]:
        """Where a request is waiting just now, be it that of a bot that has died since."""
        effects = (order.effect for order in self._orders)
        return [effect for effect in effects if isinstance(effect, Gate) and effect.holds]

    def take(self, route: str, call: Call) -> Effect | None:
        for order in self._orders:
            if order.route == route and order.times > 0 and order.when(call):
                order.times -= 1
                if order.times == 0 and not isinstance(order.effect, Gate):
                    self._orders.remove(order)
                return order.effect
        return None
