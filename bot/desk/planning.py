"""Planning: the form a person fills in, the draft of it, and locking it in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

import msgspec

from bot.desk.presence import welcome
from bot.desk.sheets import Locked, PlanSheet
from bot.kit.clock import Clock
from bot.kit.locks import Locks
from bot.kit.refusal import Refusal
from bot.kit.text import in_words
from bot.post import prose, telling
from bot.store import Store, Transaction, choices, games, outbox
from bot.tables.loaded import LoadedGame, Tables
from bot.turns.scheduler import Scheduler
from rules.answers import check_offered, check_shape
from rules.engine import Choice, Field, Form, IllegalChoice, Value, complete, shown, with_defaults
from rules.values import Seat


class Planning:
    def __init__(self, store: Store, tables: Tables, clock: Clock, scheduler: Scheduler) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock
        self._scheduler = scheduler
        self._locks = Locks()

    async def form(self, game_id: int, user_id: int) -> PlanSheet:
        async with self._store.transaction() as tx:
            loaded, seat = await self._tables.load_for(tx, game_id, user_id)
        return await asyncio.to_thread(_sheet, loaded, seat, loaded.drafts.get(seat))

    async def form_of(self, game_id: int, seat: Seat, step: int) -> PlanSheet:
        """The same, for drawing the panel of a seat: for the courier, which knows no user."""
        async with self._store.transaction() as tx:
            loaded = await self._tables.load(tx, game_id)
            _require_step(loaded, step)
        return await asyncio.to_thread(_sheet, loaded, seat, loaded.drafts.get(seat))

    async def briefing(self, game_id: int, user_id: int) -> tuple[str, ...]:
        """What goes with the question for this person alone, and their news of the last step.

        It comes with the letter that asks; this is for those who ask for the panel themselves.
        """
        async with self._store.transaction() as tx:
            loaded, seat = await self._tables.load_for(tx, game_id, user_id)
        return await asyncio.to_thread(_briefing, loaded, seat)

    async def fill(
        self,
        game_id: int,
        user_id: int,
        step: int,
        answers: Mapping[str, Value],
        clear: Iterable[str] = (),
    ) -> PlanSheet:
        """Write answers into the draft; older ones that no longer fit are dropped."""
        async with self._locks.of(game_id, user_id):
            async with self._store.transaction() as tx:
                loaded, seat = await self._planner(tx, game_id, user_id, step)
                if seat in loaded.chosen and seat not in loaded.drafts:
                    raise Refusal("Your choice is locked in; press Change first if you want to change it.")
                draft = loaded.drafts.get(seat, {})
            kept = {name: value for name, value in draft.items() if name not in set(clear)}
            draft = await asyncio.to_thread(_merged, loaded, seat, kept, plain(answers))
            sheet = await asyncio.to_thread(_sheet, loaded, seat, draft)
            async with self._store.transaction() as tx:
                if not await games.stands_at(tx, game_id, step):
                    raise _over(game_id)
                await choices.put_draft(tx, game_id, step, seat, draft)
                await welcome(tx, loaded, seat, self._clock.now())
            return sheet

    async def lock_in(self, game_id: int, user_id: int, step: int, choice: Choice | None = None) -> Locked:
        """Durable before it returns. Without a choice: the draft, with defaults for the rest.

        Locking in what is locked in already changes nothing; another choice takes its place.
        """
        async with self._locks.of(game_id, user_id):
            async with self._store.transaction() as tx:
                loaded, seat = await self._planner(tx, game_id, user_id, step)
            stored = loaded.chosen.get(seat)
            answers = loaded.drafts.get(seat, stored or {}) if choice is None else plain(choice)
            settled, words = await asyncio.to_thread(_settled, loaded, seat, answers)
            if settled != stored or seat in loaded.drafts:
                await self._store_choice(loaded, seat, settled)
        resolved = await self._scheduler.resolve_if_due(game_id)
        return await self._locked(loaded, seat, words, resolved=resolved)

    async def _store_choice(self, loaded: LoadedGame, seat: Seat, choice: Choice) -> None:
        game_id, step = loaded.game.id, loaded.step
        async with self._store.transaction() as tx:
            if not await choices.put(tx, game_id, step, seat, choice, "player", self._clock.now()):
                raise _over(game_id)
            await choices.drop_draft(tx, game_id, step, seat)
            await welcome(tx, loaded, seat, self._clock.now())
            # A change of mind is nobody else's business: an edit, even to the same words, would show it.
            if seat not in loaded.chosen:
                await self._show_waiting(tx, game_id)

    async def change(self, game_id: int, user_id: int, step: int) -> PlanSheet:
        """A choice as a draft, to be changed; the one that is locked in stands until a new one is."""
        async with self._locks.of(game_id, user_id), self._store.transaction() as tx:
            loaded, seat = await self._planner(tx, game_id, user_id, step)
            stored = loaded.chosen.get(seat)
            if stored is None:
                raise Refusal("You have nothing locked in.")
            if seat not in loaded.drafts:
                await choices.put_draft(tx, game_id, step, seat, stored)
            await welcome(tx, loaded, seat, self._clock.now())
        return await self.form(game_id, user_id)

    async def keep(self, game_id: int, user_id: int, step: int) -> PlanSheet:
        """Leave the choice that is locked in as it is after all."""
        async with self._locks.of(game_id, user_id), self._store.transaction() as tx:
            loaded, seat = await self._planner(tx, game_id, user_id, step)
            if seat not in loaded.chosen:
                raise Refusal("You have nothing locked in.")
            await choices.drop_draft(tx, game_id, step, seat)
            await welcome(tx, loaded, seat, self._clock.now())
        return await self.form(game_id, user_id)

    async def _planner(
        self, tx: Transaction, game_id: int, user_id: int, step: int
    ) -> tuple[LoadedGame, Seat]:
        loaded, seat = await self._tables.load_for(tx, game_id, user_id)
        _require_step(loaded, step)
        return loaded, seat

    async def _show_waiting(self, tx: Transaction, game_id: int) -> None:
        loaded = await self._tables.load(tx, game_id)
        await outbox.put(tx, [telling.waiting_edit(loaded, loaded.owing())], self._clock.now())

    async def _locked(
        self, before: LoadedGame, seat: Seat, words: tuple[str, ...], *, resolved: bool
    ) -> Locked:
        async with self._store.transaction() as tx:
            now = await self._tables.load(tx, before.game.id)
        same_step = now.step == before.step
        return Locked(
            game_id=before.game.id,
            title=before.title.name,
            seat=seat,
            step=before.step,
            words=words,
            resolved=resolved or not same_step,
            waiting_for=tuple(player.name for player in now.owing()) if same_step else (),
            can_order=bool(now.table.order_fields(seat)),
        )


def _require_step(loaded: LoadedGame, step: int) -> None:
    if loaded.game.status == "over":
        raise Refusal(f"Game {loaded.game.id} is over.")
    if loaded.step != step:
        raise _over(loaded.game.id)


def _over(game_id: int) -> Refusal:
    return Refusal(f"That turn is over; ask for the form of Game {game_id} again with `/plan`.")


def _sheet(loaded: LoadedGame, seat: Seat, draft: dict[str, Value] | None) -> PlanSheet:
    table = loaded.table
    if loaded.game.status == "over":
        raise Refusal(f"Game {loaded.game.id} is over.")
    decision = table.asked().get(seat)
    if decision is None:
        raise Refusal(f"Nothing is asked of you in Game {loaded.game.id} just now.")
    form = table.form(seat)
    stored = loaded.chosen.get(seat)
    locked = stored if draft is None else None
    answers = locked if locked is not None else draft or {}
    fields = shown(form, answers)
    filled = with_defaults(form, answers)
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
        complete=complete(form(filled), filled),
    )


def _briefing(loaded: LoadedGame, seat: Seat) -> tuple[str, ...]:
    asked = seat in loaded.table.asked()
    brief = prose.briefing(loaded, loaded.table, seat) if asked else ""
    return (*filter(None, [brief]), *telling.news_of(loaded, seat))


def plain(answers: Choice) -> dict[str, Value]:
    """What came in, as the kinds of value a form takes; anything else would only confuse the rules."""
    try:
        return msgspec.convert(dict(answers), dict[str, Value])
    except msgspec.ValidationError:
        raise Refusal("That is no answer to this form.") from None


def _settled(loaded: LoadedGame, seat: Seat, answers: Choice) -> tuple[dict[str, Value], tuple[str, ...]]:
    """The choice to be stored, checked by the rules, and in words."""
    try:
        settled = loaded.table.check(seat, answers)
    except IllegalChoice as why:
        raise Refusal(str(why)) from None
    return settled, in_words(loaded.table.fields(seat, settled), settled)


def _merged(
    loaded: LoadedGame, seat: Seat, kept: dict[str, Value], answers: dict[str, Value]
) -> dict[str, Value]:
    if seat not in loaded.table.asked():
        raise Refusal(f"Nothing is asked of you in Game {loaded.game.id} just now.")
    return merged(loaded.table.form(seat), kept, answers)


def merged(form: Form, kept: Mapping[str, Value], answers: Mapping[str, Value]) -> dict[str, Value]:
    """The new answers, and of the older ones those that still fit beside them."""
    draft = {**kept, **answers}
    while misfits := _misfits(shown(form, draft), draft):
        older = [name for name in misfits if name not in answers]
        if not older:
            raise Refusal(next(iter(misfits.values())))
        for name in older:
            del draft[name]
    return draft


def _misfits(fields: tuple[Field, ...], draft: Choice) -> dict[str, str]:
    """Answers the form does not take, each with the reason."""
    by_name = {field.name: field for field in fields}
    misfits: dict[str, str] = {}
    for name, value in draft.items():
        asked = [by_name[name]] if name in by_name else []
        try:
            check_shape(asked, {name: value})
            check_offered(asked, {name: value})
        except IllegalChoice as why:
            misfits[name] = str(why)
    return misfits
