"""Settings from the environment and .env, checked at start; every fault is named at once."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path

from bot.kit.environment import DATABASE, given
from bot.kit.environment import database as chosen_database
from rules.values import Frozen


class BadSettings(Exception):  # noqa: N818 - reads as what it is
    """Settings that cannot be used. The text names each fault on a line of its own."""


class Limits(Frozen, frozen=True, kw_only=True):
    """How much of itself the bot lets people have."""

    lobby_days: int = 7
    """A lobby that nobody starts closes after so many days."""
    lobbies: int = 3
    """So many lobbies one person may have open on a server."""
    games: int = 100
    """So many games, with those that wait to begin, a server may have at a time."""
    favours: int = 3
    """So many pictures, films and checks one person may wait for at a time."""
    keep_days: int = 0
    """Games that ended so many days ago are emptied; 0: never."""


class Settings(Frozen, frozen=True, kw_only=True):
    """How this bot runs. Without a token it runs in the sandbox."""

    token: str = ""
    database: Path = Path(DATABASE)
    sandbox_host: str = "127.0.0.1"
    sandbox_port: int = 8080
    sandbox_keep: Path | None = None
    """A folder where the sandbox's world and its games are kept between runs."""
    open_browser: bool = False
    packs: Path | None = None
    """A folder of component figures that replace the packaged ones."""
    log_level: str = "INFO"
    render_threads: int = 2
    processes: int = 1
    """In how many processes of their own steps are worked out; 0: in a thread of this one."""
    shards: int | None = None
    """In how many connections the bot comes to Discord; None: as Discord recommends."""
    discord_url: str = ""
    """Another server that speaks Discord's protocol, such as a sandbox in another process."""
    limits: Limits = Limits()
    films: bool = False
    """Whether turns are shown moving, too."""
    analyses: bool = False
    """Whether finished games are looked back upon."""
    json_logs: bool = False
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    """Where figures for whoever watches the bot are shown; 0: nowhere."""
    backup_hours: int = 0
    """A copy of the database is taken beside it every so many hours; 0: never."""
    backups_kept: int = 7

    def __repr__(self) -> str:
        """Without the token, which must never reach a log."""
        return f"Settings(database={str(self.database)!r}, token={'set' if self.token else 'missing'})"

    @property
    def in_sandbox(self) -> bool:
        return not self.token


_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


def load(environment: Mapping[str, str] | None = None, dotenv: Path = Path(".env")) -> Settings:
    """The environment, and .env for what it leaves out."""
    found = given(environment, dotenv)
    faults: list[str] = []
    token = found.get("DISCORD_TOKEN", "").strip()
    elsewhere = found.get("FLUGPOST_DISCORD_URL", "").strip()
    if token and not elsewhere and not re.fullmatch(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}", token):
        faults.append("DISCORD_TOKEN does not look like a bot token (three parts with dots between).")
    # In the sandbox a person reads the terminal, and three lines say what to do there.
    level = found.get("FLUGPOST_LOG_LEVEL", "").strip().upper() or ("INFO" if token else "WARNING")
    if level not in _LEVELS:
        faults.append(f"FLUGPOST_LOG_LEVEL must be one of {', '.join(_LEVELS)}.")
    form = found.get("FLUGPOST_LOG_FORMAT", "").strip().lower() or "text"
    if form not in {"text", "json"}:
        faults.append("FLUGPOST_LOG_FORMAT must be text or json.")
    database = chosen_database(found)
    if not database.parent.is_dir():
        faults.append(f"FLUGPOST_DB lies in {str(database.parent)!r}, which is not a folder.")
    packs = Path(found["FLUGPOST_PACKS"].strip()) if found.get("FLUGPOST_PACKS", "").strip() else None
    if packs is not None and not packs.is_dir():
        faults.append(f"FLUGPOST_PACKS is {str(packs)!r}, which is not a folder.")
    port = _number(found, "FLUGPOST_SANDBOX_PORT", 8080, 0, 65_535, faults)
    threads = _number(found, "FLUGPOST_RENDER_THREADS", 2, 1, 8, faults)
    processes = _number(found, "FLUGPOST_PROCESSES", 1, 0, 16, faults)
    shards = _number(found, "FLUGPOST_SHARDS", 0, 1, 1_000, faults)
    usual = Limits()
    limits = Limits(
        lobby_days=_number(found, "FLUGPOST_LOBBY_DAYS", usual.lobby_days, 1, 60, faults),
        lobbies=_number(found, "FLUGPOST_LOBBIES_PER_PERSON", usual.lobbies, 1, 50, faults),
        games=_number(found, "FLUGPOST_GAMES_PER_SERVER", usual.games, 1, 10_000, faults),
        keep_days=_number(found, "FLUGPOST_KEEP_DAYS", usual.keep_days, 7, 10_000, faults),
        favours=_number(found, "FLUGPOST_FAVOURS_PER_PERSON", usual.favours, 1, 50, faults),
    )
    metrics_port = _number(found, "FLUGPOST_METRICS_PORT", 0, 0, 65_535, faults)
    backup_hours = _number(found, "FLUGPOST_BACKUP_HOURS", 0, 0, 720, faults)
    backups_kept = _number(found, "FLUGPOST_BACKUPS_KEPT", 7, 1, 1_000, faults)
    opens = _opens_browser(found, faults)
    films = _yes(found, "FLUGPOST_FILMS", faults)
    analyses = _yes(found, "FLUGPOST_ANALYSES", faults)
    if faults:
        raise BadSettings("\n".join(faults))
    return Settings(
        token=token,
        database=database,
        packs=packs,
        sandbox_host=found.get("FLUGPOST_SANDBOX_HOST", "").strip() or "127.0.0.1",
        sandbox_port=port,
        sandbox_keep=Path(keep) if (keep := found.get("FLUGPOST_SANDBOX_KEEP", "").strip()) else None,
        open_browser=opens,
        log_level=level,
        render_threads=threads,
        processes=processes,
        shards=shards or None,
        discord_url=elsewhere,
        limits=limits,
        films=films is not False,
        analyses=analyses is not False,
        json_logs=form == "json",
        metrics_host=found.get("FLUGPOST_METRICS_HOST", "").strip() or "127.0.0.1",
        metrics_port=metrics_port,
        backup_hours=backup_hours,
        backups_kept=backups_kept,
    )


def _opens_browser(found: Mapping[str, str], faults: list[str]) -> bool:
    """As told; untold, where a person sits before a screen."""
    told = _yes(found, "FLUGPOST_OPEN_BROWSER", faults)
    screen = found.get("DISPLAY") or found.get("WAYLAND_DISPLAY") or sys.platform in {"darwin", "win32"}
    return bool(screen) and sys.stdout.isatty() if told is None else told


def _yes(found: Mapping[str, str], name: str, faults: list[str]) -> bool | None:
    """Yes, no, or nothing said."""
    told = found.get(name, "").strip().lower()
    if told not in {"", "yes", "no"}:
        faults.append(f"{name} must be yes or no.")
    return {"yes": True, "no": False}.get(told)


def _number(found: Mapping[str, str], name: str, default: int, low: int, high: int, faults: list[str]) -> int:
    text = found.get(name, "").strip()
    if not text:
        return default
    if not text.isdecimal() or not low <= int(text) <= high:
        faults.append(f"{name} must be a whole number from {low} to {high}.")
        return default
    return int(text)
