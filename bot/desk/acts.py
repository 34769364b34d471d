"""What a host does to the clock and to who runs the game: one small value for each act."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.desk.hosting import Act, Done, Scene
from bot.kit.clock import stamp
from bot.kit.refusal import Refusal
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
from rules.said import Text, listed, said, sentences

BETWEEN_NUDGES = timedelta(hours=6)
SHORTEST, LONGEST = timedelta(minutes=10), timedelta(days=30)


def _names(players: Iterable[Player]) -> Text:
    return listed(player.written for player in players)


@dataclass(frozen=True)
class Pause(Act):
    """The clock stops; the time that is left is kept, and plans can be made as before."""

    kind = "pause"

    async def question(self, scene: Scene) -> Text:
        return said("desk-running.pause-question", game=scene.number)

    async def do(self, scene: Scene) -> Done:
        game = scene.game
        if game.paused:
            raise Refusal(said("desk.paused-already", game=str(game.id)))
        await games.pause(scene.tx, game.id, time_left(scene.loaded, scene.loaded.owing(), scene.now))
        await timers.replace(scene.tx, game.id, scene.loaded.step, {})
        done = said("desk-running.pause-done", game=scene.number)
        return Done(done, said("desk-running.pause-log", who=scene.who))


@dataclass(frozen=True)
class Resume(Act):
    kind = "resume"

    async def question(self, scene: Scene) -> Text:
        return said("desk-running.resume-question", game=scene.number)

    async def do(self, scene: Scene) -> Done:
        game = scene.game
        if not game.paused:
            raise Refusal(said("desk.not-paused", game=str(game.id)))
        left = game.remaining
        given = None if left is None or left < timedelta() else Allowance(scene.now, max(left, SHORTEST))
        deadline = deadline_of(scene.loaded, scene.loaded.owing(), given)
        await move_deadline(scene.tx, scene.loaded, deadline, given, scene.now)
        until, when = ("some", stamp(deadline)) if deadline else ("none", "")
        what = said("desk-running.resume-log", who=scene.who, until=until, when=when)
        return Done(said("desk-running.resume-done", game=scene.number), what)


@dataclass(frozen=True)
class Deadline(Act):
    """So long from now for what is asked just now, whatever the pace is. As with a pace, time does not run in
    the quiet hours and times away of those who are awaited."""

    left: timedelta
    kind = "deadline"

    async def question(self, scene: Scene) -> Text:
        asked = said("desk-running.deadline-question", game=scene.number, time=spoken(self.left))
        if (deadline := self._deadline(scene)) == scene.now + self.left:
            return asked
        return sentences([asked, said("desk-running.deadline-later", when=stamp(deadline, "f"))])

    def about(self, scene: Scene) -> tuple[int | None, ...]:
        return (scene.loaded.step,)

    async def do(self, scene: Scene) -> Done:
        deadline = self._deadline(scene)
        if scene.game.paused:
            raise Refusal(said("desk.paused", game=scene.number))
        given = Allowance(scene.now, self.left)
        await move_deadline(scene.tx, scene.loaded, deadline, given, scene.now)
        return Done(
            said("desk-running.deadline-done", when=stamp(deadline), game=scene.number),
            said("desk-running.deadline-log", who=scene.who, when=stamp(deadline, "f")),
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
    def _each(self) -> dict[str, Text]:
        if self.each is None:
            return {"kind": "none", "time": ""}
        return {"kind": "each", "time": spoken(self.each)}

    async def question(self, scene: Scene) -> Text:
        return said("desk-running.pace-question", game=scene.number, **self._each)

    async def do(self, scene: Scene) -> Done:
        if self.each is not None and not SHORTEST <= self.each <= LONGEST:
            raise Refusal(said("desk.no-such-pace"))
        pace = None if self.each is None else int(self.each.total_seconds())
        await games.update(scene.tx, scene.game.id, pace=pace)
        what = said("desk-running.pace-log", who=scene.who, **self._each)
        return Done(said("desk-running.pace-done", game=scene.number, **self._each), what)


@dataclass(frozen=True)
class Limit(Act):
    """How long a table that waits does so before those who run it are asked."""

    after: timedelta
    kind = "limit"

    async def question(self, scene: Scene) -> Text:
        return said("desk-running.limit-question", game=scene.number, time=spoken(self.after))

    async def do(self, scene: Scene) -> Done:
        if not SHORTEST <= self.after <= LONGEST:
            raise Refusal(said("desk.no-such-limit"))
        if scene.game.terms.policy != "wait":
            raise Refusal(said("desk.needs-no-limit", game=scene.number))
        if scene.game.terms.pace is None and scene.game.deadline is None:
            raise Refusal(said("desk.nobody-late", game=scene.number))
        # Whoever is waited for already is meant as well: the next look sets the alarm anew.
        await timers.drop(scene.tx, Timer(scene.game.id, "limit", scene.loaded.step))
        await games.update(scene.tx, scene.game.id, wait_limit=int(self.after.total_seconds()))
        return Done(
            said("desk-running.limit-done", time=spoken(self.after), game=scene.number),
            said("desk-running.limit-log", who=scene.who, time=spoken(self.after)),
        )


@dataclass(frozen=True)
class WaitOn(Act):
    """At a table that waits: no hurry; ask again after as long."""

    seen: int | None = None
    kind = "wait on"

    async def question(self, scene: Scene) -> Text:
        return said("desk-running.wait-question", game=scene.number)

    async def do(self, scene: Scene) -> Done:
        scene.require_step(self.seen)
        limit, owing = scene.game.terms.patient_until, scene.loaded.owing()
        if scene.game.terms.policy != "wait" or limit is None or not owing:
            raise Refusal(said("desk.waits-for-nobody", game=scene.number))
        again = scene.now + limit
        await timers.add(scene.tx, Timer(scene.game.id, "limit", scene.loaded.step), again)
        what = said("desk-running.wait-log", who=scene.who, names=_names(owing))
        return Done(said("desk-running.wait-done", game=scene.number), what)


@dataclass(frozen=True)
class Nudge(Act):
    """Name those who are awaited, with a mention, but not too often."""

    kind = "nudge"

    async def question(self, scene: Scene) -> Text:
        names = _names(scene.loaded.owing())
        return said("desk-running.nudge-question", game=scene.number, names=names)

    async def do(self, scene: Scene) -> Done:
        game, owing = scene.game, scene.loaded.owing()
        if not owing:
            raise Refusal(said("desk.waits-for-nobody", game=str(game.id)))
        before = game.nudged
        if before is not None and timedelta() <= scene.now - before < BETWEEN_NUDGES:
            raise Refusal(said("desk.nudged", when=stamp(before), again=stamp(before + BETWEEN_NUDGES)))
        await games.note_nudge(scene.tx, game.id, scene.now)
        await scene.post(notices.nudge(scene.loaded, owing, scene.now))
        what = said("desk-running.nudge-log", who=scene.who, names=_names(owing))
        return Done(said("desk-running.nudge-done"), what, told=False)


@dataclass(frozen=True)
class HandOver(Act):
    """Another player runs the game from now on; one who is not there is asked first."""

    to: int
    kind = "host"
    reserved = True

    async def question(self, scene: Scene) -> Text:
        to, game = f"<@{self.to}>", scene.number
        if self._heir(scene).present:
            return said("desk-running.host-question", to=to, game=game)
        return said("desk-running.host-question-away", to=to, game=game)

    def about(self, scene: Scene) -> tuple[int | None, ...]:
        return (self._heir(scene).present,)

    async def do(self, scene: Scene) -> Done:
        heir, others = self._heir(scene), await offers.open_ones(scene.tx, scene.game.id, "host")
        to, game = f"<@{self.to}>", scene.number
        if self.to == scene.game.host:
            raise Refusal(said("desk.runs-already"))
        if heir.present:
            await appoint(scene.tx, scene.game, self.to)
            runs = said("desk-running.host-runs", who=to)
            await close_questions(scene.tx, scene.game, others, runs, scene.now)
            return Done(
                said("desk-running.host-done", to=to, game=game),
                said("desk-running.host-log", who=scene.who, to=to),
            )
        if self.to in {offer.user for offer in others}:
            raise Refusal(said("desk.asked-already", who=to))
        asked = said("desk-running.somebody-else-asked")
        await close_questions(scene.tx, scene.game, others, asked, scene.now)
        await ask(scene.tx, scene.game, scene.loaded.title.name, scene.by.user, self.to, scene.now)
        return Done(
            said("desk-running.host-asked", to=to, game=game),
            said("desk-running.host-asked-log", who=scene.who, to=to),
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

    async def question(self, scene: Scene) -> Text:
        to, game, former = f"<@{self.who}>", scene.number, scene.game.cohost
        if self.who == former:
            return said("desk-running.cohost-question-back", to=to, game=game)
        if former is None:
            return said("desk-running.cohost-question", to=to, game=game)
        return said("desk-running.cohost-question-instead", to=to, game=game, former=f"<@{former}>")

    def about(self, scene: Scene) -> tuple[int | None, ...]:
        return (scene.game.cohost,)

    async def do(self, scene: Scene) -> Done:
        game, to = scene.game, f"<@{self.who}>"
        if self.who == game.host:
            raise Refusal(said("desk.runs-already"))
        if self.who == game.cohost:
            await games.update(scene.tx, game.id, cohost=None)
            return Done(
                said("desk-running.cohost-back", to=to, game=scene.number),
                said("desk-running.cohost-back-log", who=scene.who, to=to),
            )
        await games.update(scene.tx, game.id, cohost=self.who)
        return Done(
            said("desk-running.cohost-done", to=to, game=scene.number),
            said("desk-running.cohost-log", who=scene.who, to=to),
        )


@dataclass(frozen=True)
class Cancel(Act):
    """The game ends without a result; nothing more is asked. Whoever wants that is asked twice."""

    sure: int = 0
    """How often they have said so."""
    kind = "cancel"

    async def question(self, scene: Scene) -> Text:
        if not self.sure:
            return said("desk-running.cancel-question", game=scene.number)
        sure = said("desk-running.cancel-sure", game=scene.number)
        others = [p for p in scene.loaded.players if p.user not in {None, scene.by.user}]
        if not others:
            return sure
        play = said("desk-running.cancel-others", names=_names(others), number=len(others))
        return sentences([sure, play])

    async def do(self, scene: Scene) -> Done:
        await endings.end(scene.tx, scene.game.id, "cancelled", scene.now)
        await timers.replace(scene.tx, scene.game.id, scene.loaded.step, {})
        ended = replace(scene.game, status="cancelled")
        lobby = lobby_edit(ended, lobby_text(ended, scene.loaded.title, scene.loaded.players))
        what = said("desk-running.cancel-log", who=scene.who)
        digest = await records.seal(scene.tx, scene.loaded.title, scene.game.id)
        last = ending.without_result(scene.game, "called off", what, digest)
        closed = telling.closing_edits(scene.loaded, said("desk-running.cancel-panel"))
        await scene.post(lobby, *closed, last)
        title, players = scene.loaded.title.name, scene.loaded.players
        await close_offers(scene.tx, scene.game, title, players, scene.now)
        return Done(said("desk-running.cancel-done", game=scene.number), what, told=False)


def spoken(time: timedelta) -> Text:
    """A length of time as one says it."""
    minutes = round(time.total_seconds() / 60)
    days, hours = minutes // 1440, minutes % 1440 / 60
    if minutes < 60:
        return said("desk-running.name-minutes", number=minutes)
    if not hours:
        return said("desk-running.name-days", number=days)
    return said("desk-running.name-hours", number=float(f"{minutes / 60:g}"))
