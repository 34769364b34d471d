"""All that others ask of this engine: imported where a URL is given, and nowhere else."""

from __future__ import annotations

from bot.store.postgres.claiming import claim
from bot.store.postgres.connection import PostgresStore, looking
from bot.store.postgres.health import examine

__all__ = ["PostgresStore", "claim", "examine", "looking"]
