"""Running a game: who may, and that every act is asked first, told in the thread and kept in the log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar
from zlib import crc32

from bot.desk.part import Part
from bot.kit.refusal import Refusal
from bot.post import notices, telling
from bot.store import Store, Transaction, acts, games, outbox, servers
from bot.store.games import Game
from bot.store.letters import Letter
from bot.tables.loaded import LoadedGame, Tables, require_on
from bot.turns.asking import tell_time
from rules.said import Text, said
from rules.values import Seat
from words import phrase, say


@dataclass(frozen=True)
class Actor:
    """Who wants to run a game, and whether they may moderate the channel they ask in."""

    user: int
    guild: int | None
    moderates: bool
    roles: frozenset[int] = frozenset()
    channel: int | None = None
    """The channel they ask in, or the one in whose thread they do."""


@dataclass(frozen=True)
class Scene:
    """A game that somebody runs just now, within one transaction."""

    tx: Transaction
    tables: Tables
    loaded: LoadedGame
    by: Actor
    now: datetime
    prepared: object = None
    """What the act has worked out before."""

    @property
    def game(self) -> Game:
        return self.loaded.game

    @property
    def number(self) -> str:
        return str(self.game.id)

    @property
    def who(self) -> str:
        """A mention of whoever acts."""
        return f"<@{self.by.user}>"

    def require_step(self, seen: int | None) -> None:
        """What somebody was shown at a step holds for that step alone; None: they were shown nothing."""
        if seen not in {None, self.loaded.step}:
            raise Refusal(said("desk.changed-since-seen", game=self.number))

    async def post(self, *letters: Letter) -> None:
        await outbox.put(self.tx, letters, self.now)


@dataclass(frozen=True)
class Done:
    """What an act came to: what its doer hears, and the sentence that goes into the log."""

    said: Text
    what: Text
    told: bool = True
    """Whether the thread hears it in these words; some acts have a post of their own."""


@dataclass(frozen=True)
class Asked:
    question: str
    about: int
    """What it was about, in a number: a yes to it holds for nothing else."""


class Act(ABC):
    """Something a host may do. It is tried without effect before it is asked about."""

    kind: ClassVar[str]
    reserved: ClassVar[bool] = False
    """Whether a co-host may not do it."""

    async def prepare(self, store: Store, tables: Tables, game_id: int) -> object:  # noqa: ARG002 - most are quick
        """What takes its time, worked out before the transaction; it refuses nothing."""
        return None

    @abstractmethod
    async def question(self, scene: Scene) -> Text:
        """What would be done, in words."""

    def about(self, scene: Scene) -> tuple[int | None, ...]:  # noqa: ARG002 - most are about the game alone
        """What the question names that may be another before it is answered: people, or a step."""
        return ()

    @abstractmethod
    async def do(self, scene: Scene) -> Done: ...


@dataclass(frozen=True)
class RunSheet:
    """How a game stands, for whoever runs it."""

    game_id: int
    title: str
    paused: bool
    waits: bool
    """Whether it waits when time runs out."""
    deadline: datetime | None
    waiting_for: tuple[str, ...]
    seats: tuple[tuple[Seat, str], ...]
    aces: bool
    """Whether there are stand-ins that think ahead."""


class Hosting(Part):
    async def sheet(self, game_id: int, by: Actor) -> RunSheet:
        """For somebody who may run the game."""
        async with self._store.reading() as tx:
            loaded = await self._run_by(tx, game_id, by, reserved=False)
        return RunSheet(
            game_id=game_id,
            title=loaded.title.name,
            paused=loaded.game.paused,
            waits=loaded.game.terms.policy == "wait",
            deadline=loaded.game.deadline,
            waiting_for=tuple(player.name for player in loaded.owing()),
            seats=tuple((player.seat, player.name) for player in loaded.players),
            aces=loaded.title.aces,
        )

    async def ask(self, game_id: int, by: Actor, act: Act) -> Asked:
        """The question before the act; refused as the act itself would be, and nothing is changed."""
        prepared = await act.prepare(self._store, self._tables, game_id)
        async with self._store.rehearsal(game=game_id) as tx:
            scene = await self._scene(tx, game_id, by, act, prepared)
            return await _asked(scene, act)

    async def do(
        self, game_id: int, by: Actor, act: Act, form: int | None = None, about: int | None = None
    ) -> str:
        """`form` is the message that asked: who answers it again, for they heard nothing, hears it again.
        `about` is what it asked about; None: nobody was asked."""
        prepared = await act.prepare(self._store, self._tables, game_id)
        async with self._store.transaction(game=game_id) as tx:
            if form is not None and (told := await acts.answer(tx, form)) is not None:
                return say(told)
            scene = await self._scene(tx, game_id, by, act, prepared)
            if about not in {None, _about(scene, act)}:
                now = (await _asked(scene, act)).question
                raise Refusal(said("desk.changed-since-asked", game=str(game_id), question=now))
            done = await act.do(scene)
            await self._tell(scene, act.kind, done)
            if form is not None:
                await acts.note_answer(tx, game_id, form, done.said)
        self._scheduler.nudge(game_id)
        return say(done.said)

    async def choose_role(self, guild: int | None, role: int | None, *, manages: bool) -> str:
        """Whoever has this role moderates a server's games; None: only those who may manage threads."""
        if guild is None:
            raise Refusal(said("desk.on-the-server"))
        if not manages:
            raise Refusal(said("desk.manage-server"))
        async with self._store.transaction(server=guild) as tx:
            await servers.set_role(tx, guild, role)
        if role is None:
            return phrase("desk-running.role-none")
        return phrase("desk-running.role-set", role=f"<@&{role}>")

    async def _scene(self, tx: Transaction, game_id: int, by: Actor, act: Act, prepared: object) -> Scene:
        loaded = await self._run_by(tx, game_id, by, reserved=act.reserved)
        return Scene(tx, self._tables, loaded, by, self._clock.now(), prepared)

    async def _run_by(self, tx: Transaction, game_id: int, by: Actor, *, reserved: bool) -> LoadedGame:
        loaded = await self._tables.load(tx, game_id)
        if not await may_run(tx, by, loaded.game, reserved=reserved):
            who = "reserved" if reserved else "cohost"
            raise Refusal(said("desk.not-yours-to-run", game=str(game_id), who=who))
        require_on(loaded.game)
        return loaded

    async def _tell(self, scene: Scene, kind: str, done: Done) -> None:
        """What was done, by whom, and the waiting line of the step as it is now."""
        game = scene.game.id
        await acts.note(scene.tx, game, scene.loaded.step, kind, done.what, scene.now)
        if done.told:
            await scene.post(notices.managed(scene.loaded, done.what, scene.now))
        if (await games.get(scene.tx, game) or scene.game).status == "running":
            current = await self._tables.load(scene.tx, game)
            await scene.post(telling.waiting_edit(current, current.owing()))
            await tell_time(scene.tx, scene.loaded, current, scene.now)


def _about(scene: Scene, act: Act) -> int:
    return crc32(repr(act.about(scene)).encode())


async def _asked(scene: Scene, act: Act) -> Asked:
    """What cannot be done is not asked about: it is refused with the act's own reason."""
    asked = Asked(say(await act.question(scene)), _about(scene, act))
    await act.do(scene)
    return asked


async def may_run(tx: Transaction, by: Actor, game: Game, *, reserved: bool = False) -> bool:
    """The host, a moderator of the game's channel, and the co-host unless it is reserved for those two."""
    if by.user == game.host or (by.user == game.cohost and not reserved):
        return True
    if by.guild != game.guild:
        return False
    here = by.moderates and by.channel == game.channel
    return here or await servers.role(tx, game.guild) in by.roles
