"""`flugpost`: run the bot, on Discord with a token, in the sandbox without."""

from __future__ import annotations

import argparse
import asyncio
import logging

import discord

from bot.app import run_bot
from bot.cli.failure import FOUND_WANTING, OK, Failure
from bot.settings import BadSettings, load
from bot.store import TooNew
from bot.store.lock import Claimed
from bot.tables.packs import BadPack


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("run", help="run the bot (what happens without a command, too)")
    parser.set_defaults(command=run)


def run(_: argparse.Namespace) -> int:
    try:
        settings = load()
    except BadSettings as faults:
        raise Failure(str(faults)) from None
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    # Below INFO the library logs whole requests: plans and interaction tokens among them.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLogger().level))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        asyncio.run(run_bot(settings))
    except (BadPack, Claimed, TooNew) as fault:
        raise Failure(str(fault), FOUND_WANTING) from None
    except discord.LoginFailure:
        raise Failure("Discord refuses this token; `flugpost doctor` says more.", FOUND_WANTING) from None
    except OSError as fault:
        raise Failure(f"Cannot start: {fault}.", FOUND_WANTING) from None
    return OK
