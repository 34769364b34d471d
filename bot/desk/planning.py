"""Planning: the form a person fills in, the draft of it, and locking it in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from msgspec import structs

from bot.desk.forms.asking import still_open
from bot.desk.forms.drafting import laid, merged, pad_of, pads_of, plain
from bot.desk.part import Part, Services
from bot.desk.presence import welcome
from bot.desk.sheets import Locked, PlanSheet, Stand
from bot.kit.locks import Locks
from bot.kit.refusal import Refusal
from bot.kit.text import in_words
from bot.post import prose, telling
from bot.store import Transaction, choices, games, outbox, positions
from bot.store.letters import Letter
from bot.store.mail import messages
from bot.tables.loaded import LoadedGame
from rules.engine import Choice, Form, IllegalChoice, Value
from rules.forms import complete, shown, unsaid, with_defaults
from rules.said import Text, said
from rules.values import Seat

NOT_YOURS = said("desk.not-your-panel")

AT_A_TIME = 32
"""People who lock in are looked after so many at a time. Were it all of them, anybody else would wait for an
answer behind each; were it few, the last of them would wait behind the games of the first."""
TRIES = 5
"""A plan is read, thought about outside of any transaction, and read again where it is written."""
TOO_FAST = said("desk.too-fast")

Change: TypeAlias = Callable[[Form, dict[str, Value]], dict[str, Value]]
"""What is done to a draft, given the form it fills."""


@dataclass(frozen=True)
class _Asked:
    """A seat that is asked, what it was told with the question, and what it answered before."""

    loaded: LoadedGame
    seat: Seat
    told: Letter | None
    before: dict[str, Value]

    @property
    def draft(self) -> dict[str, Value] | None:
        return self.loaded.drafts.get(self.seat)

    @property
    def text(self) -> str:
        """What they were told, with the deadline that there is by now; nothing if no letter asked them."""
        return telling.retimed(self.loaded, self.seat, self.told).text if self.told else ""


class Planning(Part):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._locks = Locks()
        self._slots = asyncio.Semaphore(AT_A_TIME)

    async def form(self, game_id: int, user_id: int, step: int | None = None) -> PlanSheet:
        """What is asked of this person; refused if that is not what is asked at the step that is meant."""
        asked = await self._store.read(self._asked_of, game_id, user_id, step)
        return await asyncio.to_thread(_sheet, asked, asked.draft)

    async def stands(self, sheet: PlanSheet | Locked, user_id: int) -> bool:
        """Whether this is still how this person's plan stands, at a step that is not over."""
        return await self._store.read(self._stands, sheet, user_id)

    async def _stands(self, tx: Transaction, sheet: PlanSheet | Locked, user_id: int) -> bool:
        try:
            loaded, seat = await self._planner(tx, sheet.game_id, user_id, sheet.step)
        except Refusal:
            return False
        return seat == sheet.seat and sheet.stand == _stand(loaded, seat)

    async def settled(self, locked: Locked) -> Locked:
        """What was locked in, once its step is over."""
        loaded = await self._store.read(self._tables.load, locked.game_id, locked.step)
        told = await asyncio.to_thread(telling.closing_text, loaded, locked.seat, locked.choice)
        return structs.replace(locked, resolved=True, waiting_for=(), told=told)

    async def fill(
        self,
        game_id: int,
        user_id: int,
        step: int,
        answers: Mapping[str, Value],
        clear: Iterable[str] = (),
    ) -> PlanSheet:
        """Write answers into the draft; older ones that no longer fit are dropped."""
        gone, given = set(clear), plain(answers)

        def filled(form: Form, draft: dict[str, Value]) -> dict[str, Value]:
            kept = {name: value for name, value in draft.items() if name not in gone}
            return merged(form, kept, given)

        return await self._write(game_id, user_id, step, filled)

    async def tap(self, game_id: int, user_id: int, step: int, pad: str, face: Text) -> PlanSheet:
        """Lay a card of that face in the next place of a pad."""
        return await self._write(game_id, user_id, step, lambda form, draft: laid(form, draft, pad, [face]))

    async def take_back(self, game_id: int, user_id: int, step: int, pad: str) -> PlanSheet:
        """Take up the card that was laid last."""

        def taken(form: Form, draft: dict[str, Value]) -> dict[str, Value]:
            last = pad_of(form, draft, pad).last_place(draft)
            if last is None:
                raise Refusal(said("desk.nothing-to-take-back"))
            return merged(form, {name: value for name, value in draft.items() if name != last.name}, {})

        return await self._write(game_id, user_id, step, taken)

    async def copy(self, game_id: int, user_id: int, step: int, pad: str, model: str) -> PlanSheet:
        """Lay on one pad what lies on another."""

        def copied(form: Form, draft: dict[str, Value]) -> dict[str, Value]:
            faces = [face for face in pad_of(form, draft, model).faces(draft) if face is not None]
            own = {place.name for place in pad_of(form, draft, pad).places}
            bare = {name: value for name, value in draft.items() if name not in own}
            return laid(form, bare, pad, faces)

        return await self._write(game_id, user_id, step, copied)

    async def _write(self, game_id: int, user_id: int, step: int, change: Change) -> PlanSheet:
        """Change the draft and store it."""
        async with self._locks.of(game_id, user_id):
            for _ in range(TRIES):
                asked = await self._store.read(self._asked_of, game_id, user_id, step)
                loaded, seat = asked.loaded, asked.seat
                if seat in loaded.chosen and seat not in loaded.drafts:
                    raise Refusal(said("desk.locked-in"))
                draft = await asyncio.to_thread(_changed, loaded, seat, change)
                sheet = await asyncio.to_thread(_sheet, asked, draft)
                async with self._store.transaction(game=game_id, person=user_id) as tx:
                    if await tx.batch(self._keep_draft, loaded, seat, draft):
                        return sheet
        raise Refusal(TOO_FAST)

    async def _keep_draft(self, tx: Transaction, loaded: LoadedGame, seat: Seat, draft: Choice) -> bool:
        """Whether that was done; not if what it was made from has changed meanwhile."""
        if await _now(tx, loaded, seat) is None:
            return False
        await choices.put_draft(tx, loaded.game.id, loaded.step, seat, draft)
        await welcome(tx, loaded, seat, self._clock.now())
        return True

    async def lock_in(
        self,
        game_id: int,
        user_id: int,
        step: int,
        choice: Choice | None = None,
        own: Seat | None = None,
    ) -> Locked:
        """Durable before it returns. Without a choice: the draft, with defaults for the rest.

        Locking in what is locked in already changes nothing; another choice takes its place. `own` is the
        seat they take for theirs.
        """
        async with self._locks.of(game_id, user_id), self._slots:
            for _ in range(TRIES):
                asked = await self._store.read(self._to_lock_in, game_id, user_id, step)
                loaded, seat = asked.loaded, asked.seat
                if own not in {None, seat}:
                    raise Refusal(NOT_YOURS)
                stored = loaded.chosen.get(seat)
                answers = loaded.drafts.get(seat, stored or {}) if choice is None else plain(choice)
                settled, words = await asyncio.to_thread(_settled, loaded, seat, answers)
                stands: LoadedGame | None = loaded
                if settled != stored or seat in loaded.drafts:
                    stands = await self._store_choice(loaded, seat, settled, user_id)
                if stands is not None:
                    break
            else:
                raise Refusal(TOO_FAST)
        resolved: bool | None = None
        if stands.waits(self._clock.now()):
            self._scheduler.nudge(game_id)
        else:
            resolved = await self._scheduler.resolve_soon(game_id)
        if resolved is False:  # another trigger may have been first
            async with self._store.reading() as tx:
                resolved = not await games.stands_at(tx, game_id, step)
        return _locked(asked, stands, settled, words, over=bool(resolved))

    async def _store_choice(
        self, loaded: LoadedGame, seat: Seat, choice: Choice, user_id: int
    ) -> LoadedGame | None:
        async with self._store.transaction(game=loaded.game.id, person=user_id) as tx:
            return await tx.batch(self._stored, loaded, seat, choice)

    async def _stored(
        self, tx: Transaction, loaded: LoadedGame, seat: Seat, choice: Choice
    ) -> LoadedGame | None:
        """The game with this choice in it; None if what it was made from has changed meanwhile."""
        game_id, step = loaded.game.id, loaded.step
        current = await _now(tx, loaded, seat)
        if current is None:
            return None
        if not await choices.put(tx, game_id, step, seat, choice, "player", self._clock.now()):
            raise _over(game_id)
        if seat in current.drafts:
            await choices.drop_draft(tx, game_id, step, seat)
        left = {other: draft for other, draft in current.drafts.items() if other != seat}
        stands = replace(current, chosen={**current.chosen, seat: dict(choice)}, drafts=left)
        player = current.player(seat)
        await welcome(tx, loaded, seat, self._clock.now())
        if player.missed or player.absent or player.away:  # which is over by now
            stands = await self._tables.load(tx, game_id)
        # A change of mind is nobody else's business: an edit, even to the same words, would show it.
        if seat not in loaded.chosen:
            await outbox.put(tx, [telling.waiting_edit(stands, stands.owing())], self._clock.now())
        return stands

    async def change(self, game_id: int, user_id: int, step: int) -> PlanSheet:
        """A choice as a draft, to be changed; the one that is locked in stands until a new one is."""
        named = self._store.transaction(game=game_id, person=user_id)
        async with self._locks.of(game_id, user_id), named as tx:
            loaded, seat = await self._planner(tx, game_id, user_id, step)
            stored = loaded.chosen.get(seat)
            if stored is None:
                raise Refusal(said("desk.nothing-locked"))
            if seat not in loaded.drafts:
                await choices.put_draft(tx, game_id, step, seat, stored)
            await welcome(tx, loaded, seat, self._clock.now())
        return await self.form(game_id, user_id, step)

    async def keep(self, game_id: int, user_id: int, step: int) -> PlanSheet:
        """Leave the choice that is locked in as it is after all."""
        named = self._store.transaction(game=game_id, person=user_id)
        async with self._locks.of(game_id, user_id), named as tx:
            loaded, seat = await self._planner(tx, game_id, user_id, step)
            if seat not in loaded.chosen:
                raise Refusal(said("desk.nothing-locked"))
            await choices.drop_draft(tx, game_id, step, seat)
            await welcome(tx, loaded, seat, self._clock.now())
        return await self.form(game_id, user_id, step)

    async def _planner(
        self, tx: Transaction, game_id: int, user_id: int, step: int | None
    ) -> tuple[LoadedGame, Seat]:
        loaded, seat = await self._seated(tx, game_id, user_id)
        if step not in {None, loaded.step}:
            raise _over(game_id)
        return loaded, seat

    async def _asked_of(self, tx: Transaction, game_id: int, user_id: int, step: int | None) -> _Asked:
        """What is asked of this person, if it is still asked at that step."""
        return await _asked(tx, *await self._planner(tx, game_id, user_id, step))

    async def _to_lock_in(self, tx: Transaction, game_id: int, user_id: int, step: int) -> _Asked:
        """The same without what is only shown while a form is filled in."""
        loaded, seat = await self._planner(tx, game_id, user_id, step)
        return _Asked(loaded, seat, await _told(tx, loaded, seat), {})

    async def redraw_letter(self, game_id: int, seat: Seat, step: int, pressed: int | None) -> None:
        """The panel in the direct messages follows what was done elsewhere: anywhere but on that message."""
        async with self._store.transaction(game=game_id) as tx:
            place = await messages.of(tx, game_id, telling.panel_key(step, seat))
            if place is None or place.message == pressed or not await games.stands_at(tx, game_id, step):
                return
            loaded = await self._tables.load(tx, game_id)
            text = (await _asked(tx, loaded, seat)).text
            await outbox.put(tx, [telling.panel_edit(loaded, seat, text)], self._clock.now())


async def _now(tx: Transaction, loaded: LoadedGame, seat: Seat) -> LoadedGame | None:
    """The game as it stands inside this transaction; None if anything that this seat's plan is made from, or
    that is told of its step, is not as it was read."""
    game, step = loaded.game.id, loaded.step
    position = await positions.of(tx, game)
    if position is None or position.step != step or position.game.status != "running":
        raise _over(game)
    told, (players, chosen, drafts, orders) = position.fingerprint, position.seats
    if (
        drafts.get(seat) != loaded.drafts.get(seat)
        or chosen.get(seat) != loaded.chosen.get(seat)
        or (orders, players) != (loaded.orders, loaded.players)
        or told is None
        or (told.posted, told.missed) != (loaded.posted, loaded.missed)
    ):
        return None
    own = replace(position.game, options=loaded.game.options)
    return replace(loaded, game=own, chosen=chosen, drafts=drafts)


async def _asked(tx: Transaction, loaded: LoadedGame, seat: Seat) -> _Asked:
    before = await choices.before(tx, loaded.game.id, loaded.step, seat)
    return _Asked(loaded, seat, await _told(tx, loaded, seat), before)


async def _told(tx: Transaction, loaded: LoadedGame, seat: Seat) -> Letter | None:
    """The letter with the panel."""
    return await outbox.letter(tx, loaded.game.id, telling.panel_key(loaded.step, seat))


def _locked(
    asked: _Asked, stands: LoadedGame, choice: dict[str, Value], words: tuple[str, ...], *, over: bool
) -> Locked:
    before, seat = asked.loaded, asked.seat
    return Locked(
        game_id=before.game.id,
        title=before.title.name,
        seat=seat,
        step=before.step,
        words=words,
        resolved=over,
        waiting_for=() if over else tuple(player.name for player in stands.owing()),
        can_order=bool(stands.table.order_fields(seat)),
        told=telling.closing_text(before, seat, choice) if over else asked.text,
        choice=choice,
        deadline=before.game.deadline,
    )


def _stand(loaded: LoadedGame, seat: Seat) -> Stand:
    draft, stored = loaded.drafts.get(seat), loaded.chosen.get(seat)
    locked = stored if draft is None else None
    return Stand(draft or {}, locked, stored is not None and draft is not None, loaded.game.deadline)


def _over(game_id: int) -> Refusal:
    return Refusal(said("desk.turn-over", game=str(game_id)))


def _sheet(asked: _Asked, draft: dict[str, Value] | None) -> PlanSheet:
    loaded, seat = asked.loaded, asked.seat
    table = loaded.table
    decision = table.asked().get(seat)
    if decision is None:
        raise Refusal(said("desk.nothing-asked", game=str(loaded.game.id)))
    form = table.form(seat)
    stored = loaded.chosen.get(seat)
    locked = stored if draft is None else None
    answers = locked if locked is not None else draft or {}
    fields = shown(form, answers)
    missing = unsaid(form, answers)
    filled = with_defaults(form, answers)
    foretold = prose.foretold(loaded, table, seat, answers)
    return PlanSheet(
        game_id=loaded.game.id,
        title=loaded.title.name,
        seat=seat,
        step=loaded.step,
        decision=decision,
        deadline=loaded.game.deadline,
        fields=fields,
        draft=draft or {},
        locked=locked,
        changing=stored is not None and draft is not None,
        words=in_words(fields, answers),
        can_order=bool(table.order_fields(seat)),
        complete=not missing and complete(form(filled), filled),
        pads=pads_of(form, answers),
        missing=missing,
        dangers=foretold.dangers,
        notes=foretold.notes,
        told=telling.asked_anew(loaded, seat, decision).text if asked.told is None else asked.text,
        before=asked.before,
        hints=loaded.hints,
        turned=loaded.turned(seat),
    )


def _changed(loaded: LoadedGame, seat: Seat, change: Change) -> dict[str, Value]:
    if seat not in loaded.table.asked():
        raise Refusal(said("desk.nothing-asked", game=str(loaded.game.id)))
    return change(loaded.table.form(seat), loaded.drafts.get(seat, {}))


def _settled(loaded: LoadedGame, seat: Seat, answers: Choice) -> tuple[dict[str, Value], tuple[str, ...]]:
    """The choice to be stored, checked by the rules, and in words."""
    if seat in loaded.table.asked():
        form = loaded.table.form(seat)
        if left := unsaid(form, answers):
            raise Refusal(still_open(left, pads_of(form, answers)))
    try:
        settled = loaded.table.check(seat, answers)
    except IllegalChoice as why:
        raise Refusal(why.why) from None
    return settled, in_words(loaded.table.fields(seat, settled), settled)
