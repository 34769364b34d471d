"""`flugpost`: run the bot, on Discord with a token, in the sandbox without."""

from __future__ import annotations

import argparse
import asyncio
import logging

from bot.app import run_bot
from bot.cli.failure import FOUND_WANTING, OK, Failure
from bot.discord.client import BadToken, TurnedAway, keep_quiet
from bot.kit import logs
from bot.settings import load, outdated
from bot.tables.packs import BadPack

log = logging.getLogger(__name__)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("run", help="run the bot (what happens without a command, too)")
    parser.set_defaults(command=run)


def run(_: argparse.Namespace) -> int:
    settings = load()
    logs.begin(settings.log_level, as_json=settings.log_format == "json")
    for told in outdated():
        log.warning(told)
    keep_quiet()
    try:
        asyncio.run(run_bot(settings))
    except (BadPack, TurnedAway) as fault:
        raise Failure(str(fault), FOUND_WANTING) from None
    except BadToken:
        raise Failure("Discord refuses this token; `flugpost doctor` says more.", FOUND_WANTING) from None
    except OSError as fault:
        raise Failure(f"Cannot start: {fault}.", FOUND_WANTING) from None
    return OK
