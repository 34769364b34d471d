"""Games that were played by older rules: their steps are kept as they were, and read as the present ones."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.kit.refusal import Refusal
from bot.kit.reporting import report
from bot.store import Transaction, migrated, steps
from bot.store.games import Game
from bot.store.migrated import OlderRules
from bot.store.steps import Moment
from rules import migrating
from rules.engine import AnyTitle, Choice
from rules.said import said

log = logging.getLogger(__name__)


class OutOfDate(Refusal):
    """A table that was laid by rules which this bot no longer has."""


def laid(
    title: AnyTitle, game: Game, step: int, moment: Moment, passed: Sequence[OlderRules]
) -> migrating.Migrated:
    """The table after a step under the title's own rules, and the options it is played with."""
    version, options = played_by(game, step, passed)
    if version == title.rules_version:
        return migrating.Migrated(options, moment.snapshot, moment.events)
    try:
        found = migrating.migrated(title, version, options, moment.snapshot, moment.events)
    except Exception as fault:  # noqa: BLE001 - whatever the title stumbles over, it cannot migrate this table
        report(log, f"game {game.id} step {step}: its table cannot be migrated", fault)
        found = None
    if found is None:
        raise out_of_date(title, game.id, version)
    return found


def played_by(game: Game, step: int, passed: Sequence[OlderRules]) -> tuple[int, Choice]:
    """The version of the rules that wrote a step, and the options it had."""
    for each in passed:
        if step <= each.step:
            return each.rules_version, each.options
    return game.rules_version, game.options


async def last_migrated(tx: Transaction, title: AnyTitle, game: Game) -> tuple[int, int, bytes] | None:
    """The step at which it passed to the rules that it is or was played by last, the version by which it was
    played before, and the table as it then lay."""
    passed = await migrated.of_game(tx, game.id)
    if not passed:
        return None
    last = passed[-1]
    if last.laid is not None:
        return last.step, last.rules_version, last.laid
    moment = await steps.get(tx, game.id, last.step)
    if moment is None or game.rules_version != title.rules_version:
        raise out_of_date(title, game.id, last.rules_version)
    return last.step, last.rules_version, laid(title, game, last.step, moment, passed).snapshot


def out_of_date(title: AnyTitle, game_id: int, version: int) -> OutOfDate:
    release = title.release_of(version)
    return OutOfDate(
        said(
            "records.out-of-date", game=str(game_id), version=str(version), title=title.name, release=release
        )
    )
