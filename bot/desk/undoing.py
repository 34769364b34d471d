"""/game undo: take back the last thing somebody did, where nobody learned anything by it and all agree."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from datetime import datetime

from msgspec import structs

from bot.desk.hosting import Act, Done, Scene
from bot.kit.refusal import Refusal
from bot.post import hosted, prose, telling
from bot.post.addressed import speaking_at
from bot.post.telling import Turn
from bot.store import Store, Transaction, choices, games, migrated, offers, orders, outbox, reseeded, steps
from bot.store.games import Player
from bot.store.offers import Proposal
from bot.tables.loaded import LoadedGame, Tables
from bot.turns.deadlines import allowance_from, deadline_of
from bot.turns.writing import set_clock
from rules.engine import IllegalChoice
from rules.said import Text, said, sentences
from rules.undo import Obstacle, obstacle
from rules.values import Seat

GONE_ON = said("desk.gone-on")
_OF_A_STEP = re.compile(
    r"(?:step|film|panel|first reminder|last reminder|overdue|gone|fault|limit):(\d+)(?![^:/]).*"
)


@dataclass(frozen=True)
class Rewind:
    """How far a game could be taken back, and what happened since, as everyone was told it."""

    stands: LoadedGame
    """Where it stood when that was worked out."""
    before: LoadedGame
    told: tuple[Text, ...]

    def require(self, loaded: LoadedGame) -> None:
        """The past changes only with the table that came of it."""
        if (loaded.step, loaded.snapshot) != (self.stands.step, self.stands.snapshot):
            raise Refusal(GONE_ON)


@dataclass(frozen=True)
class Undo(Act):
    kind = "undo"

    async def prepare(self, store: Store, tables: Tables, game_id: int) -> Rewind | Refusal:
        return await rewind(store, tables, game_id)

    async def question(self, scene: Scene) -> Text:
        reach = _prepared(scene)
        told = hosted.quote(reach.told)
        others = concerned(scene.loaded, scene.by.user)
        asked = said("desk-running.undo-question", game=scene.number, told=told)
        if not others:
            return asked
        return sentences([asked, said("desk-running.undo-must-agree", others=telling.mentioned(others))])

    def about(self, scene: Scene) -> tuple[int | None, ...]:
        return (scene.loaded.step,)

    async def do(self, scene: Scene) -> Done:
        reach = _prepared(scene)
        for other in await offers.open_ones(scene.tx, scene.game.id, "undo"):
            if other.at_step == scene.loaded.step:
                raise Refusal(said("desk.undo-asked-already"))
            await offers.settle(scene.tx, other.id, "void")
        others = concerned(scene.loaded, scene.by.user)
        if not others:
            whose = said("desk-running.undo-heading", who=scene.who)
            await take_back(scene.tx, scene.tables, scene.loaded, reach, whose, scene.now)
            what = said("desk-running.undo-log", who=scene.who, told=sentences(reach.told))
            return Done(said("desk-running.undo-done", game=scene.number), what, told=False)
        proposal = Proposal(
            game=scene.game.id,
            kind="undo",
            by=scene.by.user,
            step=reach.before.step,
            at_step=scene.loaded.step,
            at=scene.now,
        )
        offer = await offers.add(scene.tx, proposal)
        await offers.agree(scene.tx, offer.id, scene.by.user)
        await scene.post(hosted.undo_asked(scene.loaded, offer, reach.told, others))
        return Done(
            said("desk-running.undo-asked", others=telling.mentioned(others), game=scene.number),
            said("desk-running.undo-asked-log", who=scene.who, told=sentences(reach.told)),
            told=False,
        )


def concerned(loaded: LoadedGame, but: int | None = None) -> tuple[Player, ...]:
    """The people who play, but for whoever asks."""
    return tuple(p for p in loaded.players if p.user is not None and not p.absent and p.user != but)


async def rewind(store: Store, tables: Tables, game_id: int) -> Rewind | Refusal:
    """Back to the last decision of a person: what stand-ins did since, they would only do again. Or why not:
    whoever may not even ask is told that first."""
    try:
        stands = after = await store.read(tables.load, game_id)
        made = await store.read(choices.made, game_id)
        told: list[Text] = []
        while after.step > 0:
            before = await store.read(tables.load, game_id, after.step - 1)
            why = await asyncio.to_thread(_obstacle, before)
            if why:
                return Refusal(said("records.cannot-undo", game=str(game_id), why=why))
            told[:0] = await asyncio.to_thread(_told, before, after)
            if any(one.source != "stand-in" for one in made.get(before.step, ())):
                return Rewind(stands, before, tuple(told))
            after = before
    except Refusal as why:
        return why
    return Refusal(said("desk.nothing-to-undo", game=str(game_id)))


def _prepared(scene: Scene) -> Rewind:
    if isinstance(scene.prepared, Refusal):
        raise scene.prepared
    if not isinstance(scene.prepared, Rewind):
        raise TypeError("an undo is worked out before it is asked about")
    scene.prepared.require(scene.loaded)
    return scene.prepared


def _obstacle(before: LoadedGame) -> Obstacle | None:
    return obstacle(before.title, before.table.state, len(before.players), before.chosen)


def _told(before: LoadedGame, after: LoadedGame) -> list[Text]:
    """What everyone was told of a step; if that was nothing, who was asked what."""
    public = [event for event in after.events() if event.visible_to(None)]
    with speaking_at(after.game):  # names of stand-ins are said here, all else where it is read
        told = [line.text for line in prose.told(after, after.step, public, after.table.view())]
    return told or [_asked(before, seat) for seat in before.chosen]


def _asked(before: LoadedGame, seat: Seat) -> Text:
    question = before.table.asked()[seat].title
    return said("forms.answer", field=before.player(seat).written, answer=question)


async def _forgive(tx: Transaction, loaded: LoadedGame) -> None:
    """Whose time had run out in what is taken back is given time for it again."""
    for player in concerned(loaded):
        if player.missed:
            again = structs.replace(player, missed=player.missed - 1, missed_turn=None)
            await games.note_absence(tx, loaded.game.id, again)


async def take_back(
    tx: Transaction, tables: Tables, loaded: LoadedGame, reach: Rewind, whose: Text, now: datetime
) -> None:
    """The game stands where it did before, and asks again what it asked there."""
    game, step = loaded.game, reach.before.step
    since = {
        seat: given
        for at in range(step + 1, loaded.step + 1)
        for seat, given in (await orders.at_step(tx, game.id, at)).items()
    }
    edits = list(telling.closing_edits(loaded, said("desk-running.undo-panel")))
    retired = {
        key: await outbox.retire(tx, game.id, key)
        for key in await outbox.keys(tx, game.id)
        if (found := _OF_A_STEP.fullmatch(key)) and int(found[1]) >= step and "~" not in key
    }
    await outbox.put(tx, [edit.passed_on(retired.get(edit.key, edit.key)) for edit in edits], now)
    await steps.drop_after(tx, game.id, step)
    await orders.drop_after(tx, game.id, step)
    await reseeded.move_back(tx, game.id, step)
    await migrated.move_back(tx, game.id, step, reach.before.snapshot)
    await games.update(tx, game.id, step=step)
    await _forgive(tx, loaded)
    table = reach.before.to_play()
    for seat, given in since.items():
        try:
            settled = table.give_orders(seat, given)
        except IllegalChoice:
            continue
        await orders.put(tx, game.id, step, seat, settled, now)
    current = await tables.load(tx, game.id)
    awaited = current.awaited(current.table)
    deadline = None if game.paused else deadline_of(current, awaited, allowance_from(now, game.terms.pace))
    turn = Turn(current, current.table, current.events(), {}, deadline, current.at)
    letters, news = hosted.undo_letters(turn, whose, reach.told)
    await steps.set_news(tx, game.id, step, news)
    await set_clock(tx, turn, now)
    await outbox.put(tx, letters, now)
