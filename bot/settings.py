"""Settings from the environment and .env, checked at start; every fault is named at once.

Each setting is declared once: name, type, bounds, default and a line of help. The refusals, the doctor's
findings, `.env.example` and the table in `docs/settings.md` are made from that; `make settings` writes the
last two.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple

from bot.kit.environment import DATABASE, DATABASE_SETTING, Database, database_named, given


class BadSettings(Exception):  # noqa: N818 - reads as what it is
    """Settings that cannot be used. The text names each fault on a line of its own."""


class Kind(NamedTuple):
    """What a setting can be: in words, and read from text (LookupError or ValueError: it is not that)."""

    words: str
    read: Callable[[str], Any]


def _whole(low: int, high: int) -> Kind:
    def read(text: str) -> int:
        number = int(text) if text.isdecimal() else -1
        if not low <= number <= high:
            raise ValueError
        return number

    return Kind(f"a whole number from {low} to {high}", read)


def _one_of(*allowed: str) -> Kind:
    def read(text: str) -> str:
        return {each.casefold(): each for each in allowed}[text.casefold()]

    return Kind(f"{', '.join(allowed[:-1])} or {allowed[-1]}", read)


def _database(text: str) -> Database:
    named = database_named(text)
    if isinstance(named, Path):
        _folder(str(named.parent))
    return named


def _folder(text: str) -> Path:
    if not Path(text).is_dir():
        raise ValueError
    return Path(text)


_YES_OR_NO = Kind("yes or no", lambda text: {"yes": True, "no": False}[text.casefold()])
_ADDRESS = Kind("an address", str)


def setting(default: object, name: str, kind: Kind, told: str, *, unset: str = "", formerly: str = "") -> Any:
    """A field of what is set. `told` is its line of help; `unset` says what stands where nothing is set, if
    the default does not."""
    about = {"name": name, "kind": kind, "told": told, "unset": unset, "formerly": formerly}
    return field(default=default, metadata=about)


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How much of itself the bot lets people have."""

    lobby_days: int = setting(
        7, "FLUGPOST_LOBBY_DAYS", _whole(1, 60), "A lobby that nobody starts closes after so many days."
    )
    lobbies: int = setting(
        3,
        "FLUGPOST_LOBBIES_PER_PERSON",
        _whole(1, 50),
        "How many lobbies one person may have open on a server.",
    )
    games: int = setting(
        100,
        "FLUGPOST_GAMES_PER_SERVER",
        _whole(1, 10_000),
        "How many games a server may have at a time, with those that wait to begin.",
    )
    requests: int = setting(
        3,
        "FLUGPOST_REQUESTS_PER_PERSON",
        _whole(1, 50),
        "How many pictures, films and checks one person may wait for at a time.",
        formerly="FLUGPOST_FAVOURS_PER_PERSON",
    )
    keep_days: int = setting(
        0,
        "FLUGPOST_KEEP_DAYS",
        _whole(7, 10_000),
        "Games that ended so many days ago are emptied: record, log and last board stay, the tables "
        "between and the letters go.",
        unset="never",
    )


@dataclass(frozen=True, kw_only=True, repr=False)
class Settings:
    """How this bot runs. Without a token it runs in the sandbox."""

    token: str = setting(
        "",
        "DISCORD_TOKEN",
        Kind("a bot token", str),
        "The bot's token. Without one, Flugpost starts the sandbox, with no account at all.",
        unset="none",
    )
    database: Database = setting(
        Path(DATABASE),
        DATABASE_SETTING,
        Kind("a file in a folder that is there, or a postgresql:// URL", _database),
        "The file that keeps all games; put it on a volume in a container. Or a PostgreSQL database: "
        "postgresql://user@host/name, with the extra `postgres` installed.",
    )
    sandbox_host: str = setting(
        "127.0.0.1",
        "FLUGPOST_SANDBOX_HOST",
        _ADDRESS,
        "Where the sandbox page is served; only this machine reaches it unless told otherwise.",
    )
    sandbox_port: int = setting(
        8080,
        "FLUGPOST_SANDBOX_PORT",
        _whole(0, 65_535),
        "The port of the sandbox page; 0 takes any free one.",
    )
    sandbox_keep: Path | None = setting(
        None,
        "FLUGPOST_SANDBOX_KEEP",
        Kind("a folder", Path),
        "Keeps the sandbox and its games between runs.",
        unset="none",
    )
    open_browser: bool = setting(
        default=False,
        name="FLUGPOST_OPEN_BROWSER",
        kind=_YES_OR_NO,
        told="Whether the sandbox page opens in the browser.",
        unset="where there is a screen",
    )
    discord_url: str = setting(
        "",
        "FLUGPOST_DISCORD_URL",
        _ADDRESS,
        "Another server that speaks Discord's protocol, such as a sandbox in another process.",
        unset="Discord",
    )
    packs: Path | None = setting(
        None,
        "FLUGPOST_PACKS",
        Kind("a folder that is there", _folder),
        "Component figures from your own copy of a game, which replace the packaged ones: "
        "`<title>/<table>.json`, in the form of `rules/<title>/data/`. They are checked at the start and "
        "named in every record.",
        unset="none",
    )
    log_level: str = setting(
        "INFO",
        "FLUGPOST_LOG_LEVEL",
        _one_of("DEBUG", "INFO", "WARNING", "ERROR"),
        "What is told in the log.",
        unset="INFO on Discord, WARNING in the sandbox",
    )
    log_format: str = setting(
        "text",
        "FLUGPOST_LOG_FORMAT",
        _one_of("text", "json"),
        "`json` writes each line of the log as JSON, with its game and step.",
    )
    metrics_port: int = setting(
        0,
        "FLUGPOST_METRICS_PORT",
        _whole(0, 65_535),
        "A port that shows figures for Prometheus at `/metrics`.",
        unset="none",
    )
    metrics_host: str = setting(
        "127.0.0.1",
        "FLUGPOST_METRICS_HOST",
        _ADDRESS,
        "Where those figures are shown; only this machine reaches them unless told otherwise.",
    )
    backup_hours: int = setting(
        0,
        "FLUGPOST_BACKUP_HOURS",
        _whole(0, 720),
        "A copy of the database is taken beside it every so many hours.",
        unset="none",
    )
    backups_kept: int = setting(
        7, "FLUGPOST_BACKUPS_KEPT", _whole(1, 1_000), "How many of those copies stay."
    )
    shards: int | None = setting(
        None,
        "FLUGPOST_SHARDS",
        _whole(1, 1_000),
        "In how many connections (shards) the bot comes to Discord; above 2,500 servers, several.",
        unset="as Discord recommends",
    )
    render_threads: int = setting(
        2,
        "FLUGPOST_RENDER_THREADS",
        _whole(1, 8),
        "How many pictures are drawn at a time, in threads or in as many of the processes below.",
    )
    processes: int = setting(
        1,
        "FLUGPOST_PROCESSES",
        _whole(0, 16),
        "In how many processes of their own steps are worked out, and in how many pictures are drawn "
        "(about 90 and 190 MB each); 0 for none: then threads of the bot do it, and people feel it.",
    )
    films: bool = setting(
        default=True,
        name="FLUGPOST_FILMS",
        kind=_YES_OR_NO,
        told="Whether turns are shown moving, too: a film takes a second or two of one core, in a process of "
        "its own.",
    )
    analyses: bool = setting(
        default=True,
        name="FLUGPOST_ANALYSES",
        kind=_YES_OR_NO,
        told="Whether finished games are looked back upon in their thread: that takes 1 to 25 seconds of one "
        "core, up to 45 for a game of eight people, behind everything else.",
    )
    limits: Limits = field(default_factory=Limits)

    def __repr__(self) -> str:
        """Without the token, which must never reach a log."""
        return f"Settings(database={str(self.database)!r}, token={'set' if self.token else 'missing'})"

    @property
    def in_sandbox(self) -> bool:
        return not self.token


DECLARED: tuple[Field[Any], ...] = (*(each for each in fields(Settings) if each.metadata), *fields(Limits))
BARE = Settings(processes=0, films=False, analyses=False)
"""For a bot that only plays: it works within its own process."""


def load(environment: Mapping[str, str] | None = None, dotenv: Path = Path(".env")) -> Settings:
    """The environment, and .env for what it leaves out."""
    found = given(environment, dotenv)
    told: dict[str, Any] = {}
    faults: list[str] = []
    for each in DECLARED:
        name, formerly = each.metadata["name"], each.metadata["formerly"]
        text = found.get(name, "").strip() or found.get(formerly, "").strip()
        try:
            if text:
                told[each.name] = each.metadata["kind"].read(text)
        except (LookupError, ValueError):
            faults.append(f"{name} must be {each.metadata['kind'].words}, not {text[:60]!r}.")
    if "token" in told and "discord_url" not in told and not _like_a_token(told["token"]):
        faults.append("DISCORD_TOKEN does not look like a bot token (three parts with dots between).")
    if faults:
        raise BadSettings("\n".join(faults))
    # In the sandbox a person reads the terminal, and three lines say what to do there.
    usual = {"log_level": "INFO" if "token" in told else "WARNING", "open_browser": _before_a_screen(found)}
    limits = Limits(**{each.name: told.pop(each.name) for each in fields(Limits) if each.name in told})
    return Settings(**{**usual, **told, "limits": limits})


def outdated(environment: Mapping[str, str] | None = None, dotenv: Path = Path(".env")) -> Iterator[str]:
    """A sentence for each setting that is set by a name it had before."""
    found = given(environment, dotenv)
    for each in DECLARED:
        if found.get(formerly := each.metadata["formerly"]):
            yield f"{formerly} is called {each.metadata['name']} now; please rename it."


def _like_a_token(text: str) -> bool:
    return re.fullmatch(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}", text) is not None


def _before_a_screen(found: Mapping[str, str]) -> bool:
    """Whether a person sits before a screen here."""
    screen = found.get("DISPLAY") or found.get("WAYLAND_DISPLAY") or sys.platform in {"darwin", "win32"}
    return bool(screen) and sys.stdout.isatty()
