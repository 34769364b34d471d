"""Figures for whoever watches the bot, in Prometheus' text form: counted as things happen, never who or what.

A figure names no person, game or choice: how often and how long is all it tells.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import TypeAlias

from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

REGISTRY = CollectorRegistry()
FAULTS = Counter("flugpost_faults", "Unexpected faults that were logged", registry=REGISTRY)
STEPS = Counter("flugpost_steps", "Steps of games that were resolved", registry=REGISTRY)
LETTERS = Counter("flugpost_letters", "Letters, by what became of them", ["end"], registry=REGISTRY)
ANSWERS = Histogram(
    "flugpost_answer_seconds",
    "From a press or command to its acknowledgement",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3),
    registry=REGISTRY,
)
PICTURES = Histogram(
    "flugpost_picture_seconds",
    "Drawing a picture, waiting for its turn included",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
    registry=REGISTRY,
)
IN_WORDS = Counter(
    "flugpost_in_words",
    "Posts that went out in words, for drawing was behind, and how many of them have their picture by now",
    ["end"],
    registry=REGISTRY,
)
STANDING = Gauge(
    "flugpost_kept", "What the database holds: games by status, letters waiting", ["what"], registry=REGISTRY
)

Count: TypeAlias = Callable[[], Awaitable[Mapping[str, int]]]


@asynccontextmanager
async def served(host: str, port: int, count: Count) -> AsyncIterator[int]:
    """Show the figures at /metrics for a while; on which port."""

    async def show(_: web.Request) -> web.Response:
        counted = await count()
        STANDING.clear()  # what is not known just now is not shown
        for what, number in counted.items():
            STANDING.labels(what).set(number)
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/metrics", show)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        await site.start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
