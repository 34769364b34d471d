"""/game replace: a seat for another person, who must accept, or for a stand-in at once."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from bot.desk import passing
from bot.desk.hosting import Act, Done, Scene
from bot.desk.seating import require_level
from bot.kit.refusal import Refusal
from bot.kit.text import capital, escape
from bot.post import hosted
from bot.post.telling import stand_in
from bot.store import games, offers
from bot.store.games import Player
from bot.store.offers import Proposal
from bot.terms import Level
from rules.said import said
from rules.values import Seat
from rules.wording import listed

_LEVELS: dict[Level, str] = {"cadet": "a stand-in", "ace": "a stand-in that thinks ahead"}


@dataclass(frozen=True)
class Replace(Act):
    seat: Seat
    by: int | None
    """Who is to take it; None: a stand-in."""
    level: Level | None = None
    """Of the stand-in; None: as was settled when the game was opened."""
    kind = "replace"

    async def question(self, scene: Scene) -> str:
        name, game = escape(self._holder(scene).name), scene.game.id
        if self.by is None:
            last = passing.last_word(scene.loaded, self.seat)
            return f"Let {self._who(scene)} play in place of {name} in Game {game}, for good?{last}"
        return f"Ask <@{self.by}> to play in place of {name} in Game {game}? It is theirs once they accept."

    def about(self, scene: Scene) -> tuple[int | None, ...]:
        return self._holder(scene).user, scene.loaded.deserted_without([self.seat])

    async def do(self, scene: Scene) -> Done:
        holder = self._holder(scene)
        return await (
            self._stand_in(scene, holder) if self.by is None else self._offer(scene, holder, self.by)
        )

    def _who(self, scene: Scene) -> str:
        return _LEVELS[self.level or scene.game.terms.sits_in]

    def _holder(self, scene: Scene) -> Player:
        if not 0 <= self.seat < len(scene.loaded.players):
            raise Refusal(said("desk.no-such-seat", game=str(scene.game.id)))
        return scene.loaded.player(self.seat)

    async def _stand_in(self, scene: Scene, holder: Player) -> Done:
        if holder.user is None:
            raise Refusal(said("desk.stand-in-already"))
        if self.level is not None:
            require_level(scene.loaded.title, self.level)
        await passing.empty(scene.tx, scene.loaded, self.seat, scene.now, level=self.level)
        name, plays = escape(holder.name), self._who(scene)
        return Done(
            f"{plays.capitalize()} plays in place of {name} in Game {scene.game.id}.",
            f"lets {plays} play in place of {name}",
        )

    async def _offer(self, scene: Scene, holder: Player, to: int) -> Done:
        if scene.loaded.seat_of(to) is not None:
            raise Refusal(said("desk.they-play-already", who=f"<@{to}>", game=str(scene.game.id)))
        for other in await offers.open_ones(scene.tx, scene.game.id, "seat"):
            if other.seat == self.seat:
                if other.user == to:
                    raise Refusal(said("desk.asked-already", who=f"<@{to}>"))
                await offers.settle(scene.tx, other.id, "void")
                await scene.post(hosted.answered(other, "Somebody else has been asked meanwhile."))
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
            f"<@{to}> is asked in the thread of Game {scene.game.id}.",
            f"asks <@{to}> to play in place of {escape(holder.name)}",
            told=False,
        )


@dataclass(frozen=True)
class SitIn(Act):
    """A stand-in plays for those who are awaited, until they are back."""

    seen: int | None = None
    kind = "sit in"

    async def question(self, scene: Scene) -> str:
        plays = f"Let {stand_in(scene.game)} play for {_names(scene)} in Game {scene.game.id}"
        return f"{plays}{_until(scene)}?{passing.last_word(scene.loaded, *_seats(scene))}"

    def about(self, scene: Scene) -> tuple[int | None, ...]:
        people = (player.user for player in scene.loaded.owing())
        return scene.loaded.step, scene.loaded.deserted_without(_seats(scene)), *people

    async def do(self, scene: Scene) -> Done:
        scene.require_step(self.seen)
        owing = scene.loaded.owing()
        if not owing:
            raise Refusal(said("desk.waits-for-nobody", game=str(scene.game.id)))
        for player in owing:
            await games.note_absence(scene.tx, scene.game.id, replace(player, absent=True))
        names, plays, until = _names(scene), stand_in(scene.game), _until(scene)
        return Done(
            f"{capital(plays)} plays for {names} in Game {scene.game.id}{until}.",
            f"lets {plays} play for {names}{until}",
        )


def _seats(scene: Scene) -> list[Seat]:
    return [player.seat for player in scene.loaded.owing()]


def _until(scene: Scene) -> str:
    """There is nothing to come back to where stand-ins are left alone."""
    return "" if scene.loaded.deserted_without(_seats(scene)) else " until they are back"


def _names(scene: Scene) -> str:
    return listed(escape(player.name) for player in scene.loaded.owing())
