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
    people,
    render,
    restore,
    run,
    sandbox,
    simulate,
    verify,
)
from bot.cli.failure import BAD_USAGE, Failure


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
        people,
        doctor,
    ):
        module.add(commands)
    return top


def obey(words: Sequence[str]) -> int:
    top = parser()
    arguments, extra = top.parse_known_args(words)
    if extra and not arguments.takes_options:
        top.error(f"not understood: {' '.join(extra)}")
    arguments.extra = extra
    try:
        return int(arguments.command(arguments))
    except Failure as failure:
        print(f"flugpost: {failure}", file=sys.stderr)
        return failure.code
    except BrokenPipeError:
        return BAD_USAGE
    except KeyboardInterrupt:
        return 130
