"""Rate limits: every answer tells how much is left in its bucket, and an empty bucket refuses.

Discord documents no figures ("should not be hard coded"); `STRICT` has those that bots observe. Without
it the buckets are so large that only a runaway meets their bottom.
"""

import hashlib
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sandbox.faults import Refused, rate_limited

MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")
UNLIMITED = "/interactions/"
"""Answers to interactions are under no limit, and tell of none."""


@dataclass(frozen=True)
class Pace:
    requests: int
    seconds: float


GENEROUS = Pace(1000, 1.0)
EVERYWHERE = Pace(50, 1.0)
STRICT: Mapping[str, Pace] = {
    "POST /channels/{channel_id}/messages": Pace(5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": Pace(5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": Pace(5, 1.0),
    "PATCH /channels/{channel_id}": Pace(5, 15.0),
    "POST /users/@me/channels": Pace(10, 10.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": Pace(5, 2.0),
}
STRICT_ELSEWHERE = Pace(10, 1.0)


@dataclass
class _Bucket:
    pace: Pace
    left: int
    full_again: float


class Buckets:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._buckets: dict[tuple[str, ...], _Bucket] = {}
        self.strict = False

    def take(self, route: str, path: Mapping[str, str]) -> tuple[dict[str, str], Refused | None]:
        """The headers for an answer on this route, and the refusal if the bucket is empty."""
        if UNLIMITED in route:
            return {}, None
        key = (route, *(path[name] for name in MAJOR if name in path))
        if self.strict and "/webhooks/" not in route:
            everywhere = self._draw(("everywhere",), EVERYWHERE)
            if everywhere.left < 0:
                return {}, rate_limited(self._until(everywhere), everywhere=True)
        bucket = self._draw(key, self._pace(route))
        headers = self._headers(route, bucket)
        if bucket.left >= 0:
            return headers, None
        refusal = rate_limited(self._until(bucket))
        return headers, Refused(refusal.status, refusal.body, refusal.headers | headers)

    def _pace(self, route: str) -> Pace:
        return STRICT.get(route, STRICT_ELSEWHERE) if self.strict else GENEROUS

    def _draw(self, key: tuple[str, ...], pace: Pace) -> _Bucket:
        bucket = self._buckets.get(key)
        if bucket is None or bucket.pace != pace or self._now() >= bucket.full_again:
            bucket = self._buckets[key] = _Bucket(pace, pace.requests, self._now() + pace.seconds)
        bucket.left = max(bucket.left, 0) - 1
        return bucket

    def _until(self, bucket: _Bucket) -> float:
        return math.ceil(max(0.0, bucket.full_again - self._now()) * 1000) / 1000

    def _headers(self, route: str, bucket: _Bucket) -> dict[str, str]:
        after = self._until(bucket)
        return {
            "X-RateLimit-Limit": str(bucket.pace.requests),
            "X-RateLimit-Remaining": str(max(0, bucket.left)),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }
