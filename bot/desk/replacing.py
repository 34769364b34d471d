"""/game replace: a seat for another person, who must accept, or for a stand-in at once."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from bot.desk import passing
from bot.desk.hosting import Act, Done, Scene
from bot.desk.seating import require_level
from bot.kit.refusal import Refusal
from bot.post import hosted
from bot.store import games, offers
from bot.store.games import Player
from bot.store.offers import Proposal
from bot.terms import Level
from rules.said import Text, listed, said, sentences
from rules.values import Seat


@dataclass(frozen=True)
class Replace(Act):
    seat: Seat
    by: int | None
    """Who is to take it; None: a stand-in."""
    level: Level | None = None
    """Of the stand-in; None: as was settled when the game was opened."""
    kind = "replace"

    async def question(self, scene: Scene) -> Text:
        name, game = self._holder(scene).written, scene.number
        if self.by is None:
            level = self._level(scene)
            asked = said("desk-running.replace-question", level=level, name=name, game=game)
            return sentences([asked, *passing.last_word(scene.loaded, self.seat)])
        return said("desk-running.replace-question-offer", to=f"<@{self.by}>", name=name, game=game)

    def about(self, scene: Scene) -> tuple[int | None, ...]:
        return self._holder(scene).user, scene.loaded.deserted_without([self.seat])

    async def do(self, scene: Scene) -> Done:
        holder = self._holder(scene)
        return await (
            self._stand_in(scene, holder) if self.by is None else self._offer(scene, holder, self.by)
        )

    def _level(self, scene: Scene) -> Level:
        return self.level or scene.game.terms.sits_in

    def _holder(self, scene: Scene) -> Player:
        if not 0 <= self.seat < len(scene.loaded.players):
            raise Refusal(said("desk.no-such-seat", game=scene.number))
        return scene.loaded.player(self.seat)

    async def _stand_in(self, scene: Scene, holder: Player) -> Done:
        if holder.user is None:
            raise Refusal(said("desk.stand-in-already"))
        if self.level is not None:
            require_level(scene.loaded.title, self.level)
        await passing.empty(scene.tx, scene.loaded, self.seat, scene.now, level=self.level, by=scene.by.user)
        name, level = holder.written, self._level(scene)
        return Done(
            said("desk-running.replace-done", level=level, name=name, game=scene.number),
            said("desk-running.replace-log", who=scene.who, level=level, name=name),
        )

    async def _offer(self, scene: Scene, holder: Player, to: int) -> Done:
        if scene.loaded.seat_of(to) is not None:
            raise Refusal(said("desk.they-play-already", who=f"<@{to}>", game=scene.number))
        for other in await offers.open_ones(scene.tx, scene.game.id, "seat"):
            if other.seat == self.seat:
                if other.user == to:
                    raise Refusal(said("desk.asked-already", who=f"<@{to}>"))
                await offers.settle(scene.tx, other.id, "void")
                await scene.post(hosted.answered(scene.game, other, said("desk-running.somebody-else-asked")))
        proposal = Proposal(
            game=scene.game.id,
            kind="seat",
            by=scene.by.user,
            seat=self.seat,
            former=holder.user,
            user=to,
            at_step=scene.loaded.step,
            at=scene.now,
        )
        offer = await offers.add(scene.tx, proposal)
        await scene.post(hosted.seat_offered(scene.loaded, offer, holder))
        return Done(
            said("desk-running.replace-asked", to=f"<@{to}>", game=scene.number),
            said("desk-running.replace-asked-log", who=scene.who, to=f"<@{to}>", name=holder.written),
            told=False,
        )


@dataclass(frozen=True)
class SitIn(Act):
    """A stand-in plays for those who are awaited, until they are back."""

    seen: int | None = None
    kind = "sit in"

    async def question(self, scene: Scene) -> Text:
        asked = said("desk-running.sit-in-question", game=scene.number, **_plays(scene))
        return sentences([asked, *passing.last_word(scene.loaded, *_seats(scene))])

    def about(self, scene: Scene) -> tuple[int | None, ...]:
        people = (player.user for player in scene.loaded.owing())
        return scene.loaded.step, scene.loaded.deserted_without(_seats(scene)), *people

    async def do(self, scene: Scene) -> Done:
        scene.require_step(self.seen)
        owing = scene.loaded.owing()
        if not owing:
            raise Refusal(said("desk.waits-for-nobody", game=scene.number))
        for player in owing:
            await games.note_absence(scene.tx, scene.game.id, replace(player, absent=True))
        plays = _plays(scene)
        return Done(
            said("desk-running.sit-in-done", game=scene.number, **plays),
            said("desk-running.sit-in-log", who=scene.who, **plays),
        )


def _seats(scene: Scene) -> list[Seat]:
    return [player.seat for player in scene.loaded.owing()]


def _plays(scene: Scene) -> dict[str, Text]:
    """Which stand-in, for whom, and how long: there is nothing to come back to where they are left alone."""
    names = listed(player.written for player in scene.loaded.owing())
    until = "end" if scene.loaded.deserted_without(_seats(scene)) else "back"
    return {"level": scene.game.terms.sits_in, "names": names, "until": until}
