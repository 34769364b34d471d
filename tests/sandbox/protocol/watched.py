"""The sandbox with a judge beside it: whatever passes between it and the bot must be as Discord has it."""

from collections.abc import Callable, Sequence
from itertools import takewhile

from sandbox import Backstage, Sandbox
from sandbox.model import Clock
from sandbox.server import PATIENCE
from tests.sandbox import openapi
from tests.sandbox.protocol import judge
from tests.sandbox.protocol.kinds import Json

DEFAULT_PEOPLE = ("Ann", "Ben", "Cleo", "Dan")


class WatchedSandbox(Sandbox):
    """Stopping it fails with every fault of the bot's and of the sandbox's own.

    Requests and answers are judged by our own description, and by Discord's where that is at hand;
    what is said on the gateway by our own.
    """

    def __init__(
        self,
        people: Sequence[str] = DEFAULT_PEOPLE,
        *,
        clock: Clock | None = None,
        patience: float = PATIENCE,
        backstage: Backstage | None = None,
    ) -> None:
        super().__init__(people, clock=clock, patience=patience, backstage=backstage)
        self._on_gateway: list[str] = []
        self._judged = 0
        self.gateway.on_told = self._witness(judge.told_faults)
        self.gateway.on_heard = self._witness(judge.heard_faults)

    def _witness(self, faults: Callable[[Json], list[str]]) -> Callable[[Json], None]:
        return lambda frame: self._on_gateway.extend(faults(frame))

    async def stop(self) -> None:
        await super().stop()
        self.check_protocol()

    def check_protocol(self) -> None:
        """Fail if anything said so far was not as described, or not known at all."""
        assert self.unknown_routes == []
        new = self.requests[self._judged :]
        self._judged += len(list(takewhile(lambda exchange: exchange.status is not None, new)))
        found = [fault for exchange in new for fault in judge.faults(exchange)]
        assert not found + self._on_gateway, "\n".join(found + self._on_gateway)
        openapi.assert_valid(new)
