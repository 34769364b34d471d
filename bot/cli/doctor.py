"""`flugpost doctor`: says what is missing, a line each, with what to do about it."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path

import aiohttp

from bot.cli.alive import Finding, ask_alive
from bot.cli.failure import FOUND_WANTING, OK
from bot.discord import permissions
from bot.kit.environment import Database
from bot.settings import BadSettings, Settings, load, outdated
from bot.store import StoreFault, Unusable
from bot.store.engines import examine_server, looking
from bot.store.health import mail, second_bot
from bot.store.sqlite import health
from render.kit.type import font

DISCORD = "https://discord.com/api/v10"
OLDEST_PYTHON = (3, 11)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "doctor",
        help="check settings, database, fonts, token and permissions",
        description="Looks at everything the bot needs and says what is missing. Exit code 0: all is well; "
        "1: something is wanting.",
    )
    parser.add_argument(
        "--alive", action="store_true", help="only ask whether a running bot shows signs of life"
    )
    parser.set_defaults(command=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.alive:
        return ask_alive()
    try:
        settings = load()
    except BadSettings as faults:
        for fault in str(faults).splitlines():
            print(Finding("settings", fault, good=False))
        return FOUND_WANTING
    findings = [*_settings(), *_machine(), *asyncio.run(_around(settings))]
    for finding in findings:
        print(finding)
    return OK if all(finding.good for finding in findings) else FOUND_WANTING


async def _around(settings: Settings) -> list[Finding]:
    return [*[each async for each in _database(settings.database)], *await _discord(settings)]


def _settings() -> Iterator[Finding]:
    renamed = [Finding("settings", told, good=True) for told in outdated()]
    yield from renamed or [Finding("settings", "all can be used.", good=True)]


def _machine() -> Iterator[Finding]:
    found = ".".join(str(part) for part in sys.version_info[:3])
    yield Finding("python", f"{found} (3.11 or newer is needed).", good=sys.version_info >= OLDEST_PYTHON)
    try:
        font("Bold", 28)
    except (ImportError, OSError):
        yield Finding("fonts", "not found; install the packages of requirements/run.txt.", good=False)
    else:
        yield Finding("fonts", "found.", good=True)


async def _database(database: Database) -> AsyncIterator[Finding]:
    if isinstance(database, Path):
        for each in _file(database):
            yield each
        if not database.is_file() or health.examine(database):
            return
    else:
        try:
            said, is_ours = await examine_server(database)
        except (StoreFault, Unusable) as fault:
            yield Finding("database", str(fault), good=False)
            return
        for remark in said:
            yield Finding(*remark)
        if not is_ours:
            return
    try:
        async with looking(database) as tx:
            unsent = await mail(tx, datetime.now(UTC))
            other = await second_bot(tx, datetime.now(UTC))
    except (StoreFault, Unusable) as fault:
        yield Finding("letters", f"cannot be read: {fault}", good=False)
        return
    yield Finding("letters", unsent or "none is stuck, none was given up.", good=unsent is None)
    yield Finding("second bot", other or "none was seen with the same token.", good=other is None)


def _file(path: Path) -> Iterator[Finding]:
    if path.is_dir():
        yield Finding("database", f"{path} is a folder; FLUGPOST_DB must name a file.", good=False)
    elif not os.access(path.parent, os.W_OK):
        yield Finding("database", f"the folder {path.parent} cannot be written to.", good=False)
    elif not path.exists():
        yield Finding("database", f"{path} does not exist yet; it is made at the first start.", good=True)
    else:
        fault = health.examine(path)
        yield Finding("database", fault or f"{path} is sound.", good=fault is None)
    if path.parent.is_dir():
        full = health.room(path)
        yield Finding("disk", full or "there is room.", good=full is None)


async def _discord(settings: Settings) -> list[Finding]:
    if not settings.token:
        return [Finding("token", "DISCORD_TOKEN is not set: the bot runs in the sandbox.", good=True)]
    base = settings.discord_url.rstrip("/") + "/api/v10" if settings.discord_url else DISCORD
    headers = {"Authorization": f"Bot {settings.token}"}
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=aiohttp.ClientTimeout(total=15)) as session:
            return await _ask_discord(session, base)
    except (aiohttp.ClientError, OSError, TimeoutError) as fault:
        return [Finding("discord", f"cannot be reached ({type(fault).__name__}).", good=False)]


async def _ask_discord(session: aiohttp.ClientSession, base: str) -> list[Finding]:
    async with session.get(f"{base}/oauth2/applications/@me") as answer:
        if answer.status == 401:
            return [Finding("token", "Discord refuses this token; make a new one in the portal.", good=False)]
        answer.raise_for_status()
        application = await answer.json()
    findings = [Finding("token", f"belongs to {application['name']}.", good=True)]
    async with session.get(f"{base}/users/@me/guilds") as answer:
        answer.raise_for_status()
        guilds = await answer.json()
    if not guilds:
        link = permissions.invitation(application["id"])
        findings.append(Finding("servers", f"the bot is in none; invite it with {link}", good=False))
    for guild in guilds:
        lacking = permissions.missing(int(guild["permissions"]))
        text = f"lacks {', '.join(lacking)}." if lacking else "all permissions granted."
        findings.append(Finding(f"server {guild['name']}", text, good=not lacking))
    return findings
