"""What a host does to the clock and to who runs the game: one small value for each act."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.desk.hosting import Act, Done, Scene
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
from bot.kit.text import escape
from bot.post import ending, notices, telling
from bot.post.lobby import lobby_edit, lobby_text
from bot.store import endings, games, offers, timers
from bot.store.games import Allowance, Player
from bot.store.timers import Timer
from bot.tables import records
from bot.tables.succession import appoint
from bot.turns.deadlines import deadline_of, time_left
from bot.turns.hosts import ask, close_questions
from bot.turns.writing import close_offers, move_deadline
from rules.said import said
from rules.wording import counted, listed

BETWEEN_NUDGES = timedelta(hours=6)
SHORTEST, LONGEST = timedelta(minutes=10), timedelta(days=30)


def _names(players: Iterable[Player]) -> str:
    return listed(escape(player.name) for player in players)


@dataclass(frozen=True)
class Pause(Act):
    """The clock stops; the time that is left is kept, and plans can be made as before."""

    kind = "pause"

    async def question(self, scene: Scene) -> str:
        return (
            f"Pause Game {scene.game.id}? The clock stops, and the time that is left is kept. "
            "Plans can be made as before."
        )

    async def do(self, scene: Scene) -> Done:
        game = scene.game
        if game.paused:
            raise Refusal(said("desk.paused-already", game=str(game.id)))
        await games.pause(scene.tx, game.id, time_left(scene.loaded, scene.loaded.owing(), scene.now))
        await timers.replace(scene.tx, game.id, scene.loaded.step, {})
        return Done(
            f"Game {game.id} is paused. Plans can be made as before.",
            "has paused the game: the clock stands still",
        )


@dataclass(frozen=True)
class Resume(Act):
    kind = "resume"

    async def question(self, scene: Scene) -> str:
        return f"Let Game {scene.game.id} go on? The clock runs again with the time that was left."

    async def do(self, scene: Scene) -> Done:
        game = scene.game
        if not game.paused:
            raise Refusal(said("desk.not-paused", game=str(game.id)))
        left = game.remaining
        given = None if left is None or left < timedelta() else Allowance(scene.now, max(left, SHORTEST))
        deadline = deadline_of(scene.loaded, scene.loaded.owing(), given)
        await move_deadline(scene.tx, scene.loaded, deadline, given, scene.now)
        until = f": time runs out {stamp(deadline)}" if deadline else ""
        return Done(f"Game {game.id} goes on.", f"lets the game go on{until}")


@dataclass(frozen=True)
class Deadline(Act):
    """So long from now for what is asked just now, whatever the pace is. As with a pace, time does not run in
    the quiet hours and times away of those who are awaited."""

    left: timedelta
    kind = "deadline"

    async def question(self, scene: Scene) -> str:
        asked = f"Set the deadline of what Game {scene.game.id} asks now to {spoken(self.left)} from now?"
        if (deadline := self._deadline(scene)) == scene.now + self.left:
            return asked
        return f"{asked} Time stands still meanwhile for somebody, so that is {stamp(deadline, 'f')}."

    def about(self, scene: Scene) -> tuple[int | None, ...]:
        return (scene.loaded.step,)

    async def do(self, scene: Scene) -> Done:
        deadline = self._deadline(scene)
        if scene.game.paused:
            raise Refusal(said("desk.paused", game=str(scene.game.id)))
        given = Allowance(scene.now, self.left)
        await move_deadline(scene.tx, scene.loaded, deadline, given, scene.now)
        return Done(
            f"Time runs out {stamp(deadline)} in Game {scene.game.id}.",
            f"sets the deadline to {stamp(deadline, 'f')}",
        )

    def _deadline(self, scene: Scene) -> datetime:
        if not SHORTEST <= self.left <= LONGEST:
            raise Refusal(said("desk.no-such-deadline"))
        given = Allowance(scene.now, self.left)
        return deadline_of(scene.loaded, scene.loaded.owing(), given) or scene.now + self.left


@dataclass(frozen=True)
class Pace(Act):
    """Another pace from the next question on; None: no deadlines any more."""

    each: timedelta | None
    kind = "pace"

    @property
    def _words(self) -> str:
        if self.each is None:
            return "there are no deadlines"
        return f"everybody has {spoken(self.each)} for each answer"

    async def question(self, scene: Scene) -> str:
        return f"Change the pace of Game {scene.game.id}, so that from the next question on {self._words}?"

    async def do(self, scene: Scene) -> Done:
        if self.each is not None and not SHORTEST <= self.each <= LONGEST:
            raise Refusal(said("desk.no-such-pace"))
        pace = None if self.each is None else int(self.each.total_seconds())
        await games.update(scene.tx, scene.game.id, pace=pace)
        what = f"changes the pace: from the next question on {self._words}"
        return Done(f"From the next question on {self._words} in Game {scene.game.id}.", what)


@dataclass(frozen=True)
class Limit(Act):
    """How long a table that waits does so before those who run it are asked."""

    after: timedelta
    kind = "limit"

    async def question(self, scene: Scene) -> str:
        return f"Ask you in Game {scene.game.id} what to do once somebody takes {spoken(self.after)}?"

    async def do(self, scene: Scene) -> Done:
        if not SHORTEST <= self.after <= LONGEST:
            raise Refusal(said("desk.no-such-limit"))
        if scene.game.terms.policy != "wait":
            raise Refusal(said("desk.needs-no-limit", game=str(scene.game.id)))
        if scene.game.terms.pace is None and scene.game.deadline is None:
            raise Refusal(said("desk.nobody-late", game=str(scene.game.id)))
        # Whoever is waited for already is meant as well: the next look sets the alarm anew.
        await timers.drop(scene.tx, Timer(scene.game.id, "limit", scene.loaded.step))
        await games.update(scene.tx, scene.game.id, wait_limit=int(self.after.total_seconds()))
        return Done(
            f"You are asked what to do once somebody takes {spoken(self.after)} in Game {scene.game.id}.",
            f"wants to be asked once somebody takes {spoken(self.after)}",
        )


@dataclass(frozen=True)
class WaitOn(Act):
    """At a table that waits: no hurry; ask again after as long."""

    seen: int | None = None
    kind = "wait on"

    async def question(self, scene: Scene) -> str:
        return f"Wait on in Game {scene.game.id}? You are asked again if nothing happens."

    async def do(self, scene: Scene) -> Done:
        scene.require_step(self.seen)
        limit, owing = scene.game.terms.patient_until, scene.loaded.owing()
        if scene.game.terms.policy != "wait" or limit is None or not owing:
            raise Refusal(said("desk.waits-for-nobody", game=str(scene.game.id)))
        again = scene.now + limit
        await timers.add(scene.tx, Timer(scene.game.id, "limit", scene.loaded.step), again)
        names = _names(owing)
        return Done(f"Game {scene.game.id} waits on.", f"lets the game wait on for {names}")


@dataclass(frozen=True)
class Nudge(Act):
    """Name those who are awaited, with a mention, but not too often."""

    kind = "nudge"

    async def question(self, scene: Scene) -> str:
        names = _names(scene.loaded.owing())
        return f"Remind those whom Game {scene.game.id} waits for, in its thread? Just now that is {names}."

    async def do(self, scene: Scene) -> Done:
        game, owing = scene.game, scene.loaded.owing()
        if not owing:
            raise Refusal(said("desk.waits-for-nobody", game=str(game.id)))
        before = game.nudged
        if before is not None and timedelta() <= scene.now - before < BETWEEN_NUDGES:
            raise Refusal(said("desk.nudged", when=stamp(before), again=stamp(before + BETWEEN_NUDGES)))
        await games.note_nudge(scene.tx, game.id, scene.now)
        await scene.post(notices.nudge(scene.loaded, owing, scene.now))
        names = _names(owing)
        return Done("They are reminded in the thread.", f"reminds {names}", told=False)


@dataclass(frozen=True)
class HandOver(Act):
    """Another player runs the game from now on; one who is not there is asked first."""

    to: int
    kind = "host"
    reserved = True

    async def question(self, scene: Scene) -> str:
        if self._heir(scene).present:
            return f"Let <@{self.to}> run Game {scene.game.id} from now on?"
        game = scene.game.id
        return f"Ask <@{self.to}>, who is not there now, to run Game {game}? It is theirs once they accept."

    def about(self, scene: Scene) -> tuple[int | None, ...]:
        return (self._heir(scene).present,)

    async def do(self, scene: Scene) -> Done:
        heir, others = self._heir(scene), await offers.open_ones(scene.tx, scene.game.id, "host")
        if self.to == scene.game.host:
            raise Refusal(said("desk.runs-already"))
        if heir.present:
            await appoint(scene.tx, scene.game, self.to)
            await close_questions(scene.tx, others, f"<@{self.to}> runs the game from now on.", scene.now)
            return Done(
                f"<@{self.to}> runs Game {scene.game.id} now.",
                f"hands the game over: <@{self.to}> runs it now",
            )
        if self.to in {offer.user for offer in others}:
            raise Refusal(said("desk.asked-already", who=f"<@{self.to}>"))
        await close_questions(scene.tx, others, "Somebody else has been asked meanwhile.", scene.now)
        await ask(scene.tx, scene.game, scene.loaded.title.name, scene.by.user, self.to, scene.now)
        return Done(
            f"<@{self.to}> is asked in the thread of Game {scene.game.id}, and runs it once they accept.",
            f"asks <@{self.to}> to run the game",
            told=False,
        )

    def _heir(self, scene: Scene) -> Player:
        seat = scene.loaded.seat_of(self.to)
        if seat is None:
            raise Refusal(said("desk.host-plays"))
        return scene.loaded.player(seat)


@dataclass(frozen=True)
class CoHost(Act):
    """Somebody who may do what the host may; named once more, it is taken back."""

    who: int
    kind = "cohost"
    reserved = True

    async def question(self, scene: Scene) -> str:
        if self.who == scene.game.cohost:
            return f"Take it back that <@{self.who}> helps to run Game {scene.game.id}?"
        instead = "" if scene.game.cohost is None else f", in place of <@{scene.game.cohost}>"
        return f"Let <@{self.who}> help to run Game {scene.game.id}{instead}?"

    def about(self, scene: Scene) -> tuple[int | None, ...]:
        return (scene.game.cohost,)

    async def do(self, scene: Scene) -> Done:
        game = scene.game
        if self.who == game.host:
            raise Refusal(said("desk.runs-already"))
        if self.who == game.cohost:
            await games.update(scene.tx, game.id, cohost=None)
            return Done(
                f"<@{self.who}> no longer helps to run Game {game.id}.",
                f"takes it back: <@{self.who}> no longer helps to run the game",
            )
        await games.update(scene.tx, game.id, cohost=self.who)
        return Done(
            f"<@{self.who}> helps to run Game {game.id} now.", f"names <@{self.who}> to help run the game"
        )


@dataclass(frozen=True)
class Cancel(Act):
    """The game ends without a result; nothing more is asked. Whoever wants that is asked twice."""

    sure: int = 0
    """How often they have said so."""
    kind = "cancel"

    async def question(self, scene: Scene) -> str:
        game = scene.game.id
        if not self.sure:
            return f"End Game {game} without a result, for everybody? It cannot be taken up again."
        others = listed(escape(p.name) for p in scene.loaded.players if p.user not in {None, scene.by.user})
        with_them = f" {others} {'play' if ' and ' in others else 'plays'} in it." if others else ""
        return f"Are you sure? Game {game} ends here, and nobody wins.{with_them}"

    async def do(self, scene: Scene) -> Done:
        await endings.end(scene.tx, scene.game.id, "cancelled", scene.now)
        await timers.replace(scene.tx, scene.game.id, scene.loaded.step, {})
        ended = replace(scene.game, status="cancelled")
        lobby = lobby_edit(ended, lobby_text(ended, scene.loaded.title, scene.loaded.players))
        what = "has called this game off"
        digest = await records.seal(scene.tx, scene.loaded.title, scene.game.id)
        last = ending.without_result(scene.game, "called off", f"<@{scene.by.user}> {what}.", digest)
        await scene.post(lobby, *telling.closing_edits(scene.loaded, "This game was called off."), last)
        title, players = scene.loaded.title.name, scene.loaded.players
        await close_offers(scene.tx, scene.game, title, players, scene.now)
        return Done(f"Game {scene.game.id} is called off.", what, told=False)


def spoken(time: timedelta) -> str:
    """A length of time as one says it."""
    minutes = round(time.total_seconds() / 60)
    days, hours = minutes // 1440, minutes % 1440 / 60
    if minutes < 60:
        return counted(minutes, "minute")
    if not hours:
        return counted(days, "day")
    whole = f"{minutes / 60:g}"
    return "1 hour" if whole == "1" else f"{whole} hours"
