"""All commands: `flugpost` runs the bot; its subcommands verify, simulate, render and diagnose."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib.metadata import version

from bot.cli import (
    analyse,
    backup,
    doctor,
    film,
    gallery,
    move,
    people,
    render,
    restore,
    run,
    sandbox,
    simulate,
    verify,
)
from bot.cli.failure import BAD_USAGE, FOUND_WANTING, Failure
from bot.kit.environment import shown
from bot.kit.refusal import Refusal
from bot.settings import BadSettings
from bot.store import InUse, TooNew, Unusable
from bot.tables.packs import BadPack
from sandbox.keeping import CannotRestore


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="flugpost",
        description="Aerial board games by post, on Discord. Without a command it runs the bot: on Discord "
        "if DISCORD_TOKEN is set, in a sandbox on this machine if not.",
    )
    top.add_argument("--version", action="version", version=f"flugpost {version('flugpost')}")
    top.set_defaults(command=run.run, takes_options=False)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for module in (
        run,
        sandbox,
        verify,
        simulate,
        analyse,
        render,
        film,
        gallery,
        backup,
        restore,
        move,
        people,
        doctor,
    ):
        module.add(commands)
    return top


def obey(words: Sequence[str]) -> int:
    top = parser()
    arguments, extra = top.parse_known_args(words)
    if extra and not arguments.takes_options:
        top.error(f"not understood: {' '.join(map(shown, extra))}")
    arguments.extra = extra
    try:
        return int(arguments.command(arguments))
    except Failure as failure:
        return _told(failure, failure.code)
    except (BadPack, BadSettings) as fault:
        return _told(fault, BAD_USAGE)
    except (CannotRestore, InUse, Refusal, TooNew, Unusable) as refused:
        return _told(refused, FOUND_WANTING)
    except BrokenPipeError:
        return BAD_USAGE
    except KeyboardInterrupt:
        return 130


def _told(fault: Exception, code: int) -> int:
    """One clear sentence for the person at the terminal, and the exit code that goes with it."""
    print(f"flugpost: {fault}", file=sys.stderr)
    return code
