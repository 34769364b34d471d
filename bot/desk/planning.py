"""Planning: the form a person fills in, the draft of it, and locking it in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

import msgspec

from bot.desk.counter import Counter
from bot.desk.sheets import FormPage, Locked
from bot.kit.refusal import Refusal
from bot.kit.text import in_words
from bot.post import telling
from bot.store import Transaction, choices, outbox
from bot.tables.loaded import Sitting
from rules.answers import check_offered, check_shape
from rules.engine import Choice, Field, Form, IllegalChoice, Value, complete, with_defaults
from rules.values import Seat


class Planning(Counter):
    async def form(self, game_id: int, user_id: int) -> FormPage:
        async with self.store.transaction() as tx:
            sitting, seat = await self._sitting(tx, game_id, user_id)
            draft = await choices.draft(tx, game_id, sitting.step, seat)
        return await asyncio.to_thread(_page, sitting, seat, draft)

    async def news(self, game_id: int, user_id: int) -> tuple[str, ...]:
        """What this person alone was told of the last step: for those who get no direct messages."""
        async with self.store.transaction() as tx:
            sitting, seat = await self._sitting(tx, game_id, user_id)
        return tuple(await asyncio.to_thread(telling.news_of, sitting, seat))

    async def page_of(self, game_id: int, seat: Seat, step: int) -> FormPage:
        """The same, for drawing the panel of a seat: for the courier, which knows no user."""
        async with self.store.transaction() as tx:
            sitting = await self.shelf.sitting(tx, game_id)
            _require_step(sitting, step)
            draft = await choices.draft(tx, game_id, step, seat)
        return await asyncio.to_thread(_page, sitting, seat, draft)

    async def fill(
        self,
        game_id: int,
        user_id: int,
        step: int,
        answers: Mapping[str, Value],
        clear: Iterable[str] = (),
    ) -> FormPage:
        """Write answers into the draft; older ones that no longer fit are dropped."""
        async with self._locks.of(game_id, user_id):
            async with self.store.transaction() as tx:
                sitting, seat = await self._planner(tx, game_id, user_id, step)
                if seat in sitting.chosen:
                    raise Refusal("Your choice is locked in; take it back first if you want to change it.")
                draft = await choices.draft(tx, game_id, step, seat)
            kept = {name: value for name, value in draft.items() if name not in set(clear)}
            draft = await asyncio.to_thread(_merged, sitting, seat, kept, _plain(answers))
            page = await asyncio.to_thread(_page, sitting, seat, draft)
            async with self.store.transaction() as tx:
                _require_step(await self.shelf.sitting(tx, game_id), step)
                await choices.put_draft(tx, game_id, step, seat, draft)
            return page

    async def lock_in(self, game_id: int, user_id: int, step: int, choice: Choice | None = None) -> Locked:
        """Durable before it returns. Without a choice: the draft, with defaults for the rest.

        Locking in what is locked in already changes nothing; another choice takes its place.
        """
        async with self._locks.of(game_id, user_id):
            async with self.store.transaction() as tx:
                sitting, seat = await self._planner(tx, game_id, user_id, step)
                draft = await choices.draft(tx, game_id, step, seat)
            stored = sitting.chosen.get(seat)
            if choice is None and stored is not None:
                choice = stored
            answers = draft if choice is None else _plain(choice)
            settled, words = await asyncio.to_thread(_settled, sitting, seat, answers)
            if settled != stored:
                await self._store_choice(sitting, seat, settled)
        resolved = await self.scheduler.resolve_if_due(game_id)
        return await self._locked(sitting, seat, words, resolved=resolved)

    async def _store_choice(self, sitting: Sitting, seat: Seat, choice: Choice) -> None:
        game_id, step, now = sitting.game.id, sitting.step, self.clock.now()
        async with self.store.transaction() as tx:
            if not await choices.put(tx, game_id, step, seat, choice, "player", now):
                raise _over(game_id)
            await choices.drop_draft(tx, game_id, step, seat)
            # A change of mind is nobody else's business: an edit, even to the same words, would show it.
            if seat not in sitting.chosen:
                await self._show_waiting(tx, game_id)

    async def unlock(self, game_id: int, user_id: int, step: int) -> FormPage:
        """Take a choice back until the last one is in; it becomes the draft."""
        async with self._locks.of(game_id, user_id), self.store.transaction() as tx:
            sitting, seat = await self._planner(tx, game_id, user_id, step)
            stored = sitting.chosen.get(seat)
            if stored is None:
                raise Refusal("You have nothing locked in.")
            await choices.take_back(tx, game_id, step, seat)
            await choices.put_draft(tx, game_id, step, seat, stored)
            await self._show_waiting(tx, game_id)
        return await self.form(game_id, user_id)

    async def _planner(self, tx: Transaction, game_id: int, user_id: int, step: int) -> tuple[Sitting, Seat]:
        sitting, seat = await self._sitting(tx, game_id, user_id)
        _require_step(sitting, step)
        return sitting, seat

    async def _show_waiting(self, tx: Transaction, game_id: int) -> None:
        sitting = await self.shelf.sitting(tx, game_id)
        owing = sitting.owing(sitting.table().asked())
        await outbox.put(tx, [telling.waiting_edit(sitting, owing)], self.clock.now())

    async def _locked(self, before: Sitting, seat: Seat, words: tuple[str, ...], *, resolved: bool) -> Locked:
        async with self.store.transaction() as tx:
            now = await self.shelf.sitting(tx, before.game.id)
        same_step = now.step == before.step
        owing = now.owing(now.table().asked()) if same_step else ()
        return Locked(
            game_id=before.game.id,
            title=before.title.name,
            seat=seat,
            step=before.step,
            words=words,
            resolved=resolved or not same_step,
            waiting_for=tuple(player.name for player in owing),
        )


def _require_step(sitting: Sitting, step: int) -> None:
    if sitting.game.status == "over":
        raise Refusal(f"Game {sitting.game.id} is over.")
    if sitting.step != step:
        raise _over(sitting.game.id)


def _over(game_id: int) -> Refusal:
    return Refusal(f"That turn is over; ask for the form of Game {game_id} again with `/plan`.")


def _page(sitting: Sitting, seat: Seat, draft: dict[str, Value]) -> FormPage:
    table = sitting.table()
    if sitting.game.status == "over":
        raise Refusal(f"Game {sitting.game.id} is over.")
    decision = table.asked().get(seat)
    if decision is None:
        raise Refusal(f"Nothing is asked of you in Game {sitting.game.id} just now.")
    form = table.form(seat)
    locked = sitting.chosen.get(seat)
    shown = draft if locked is None else locked
    fields = form(shown)
    filled = with_defaults(form, shown)
    return FormPage(
        game_id=sitting.game.id,
        title=sitting.title.name,
        seat=seat,
        step=sitting.step,
        decision=decision,
        deadline=sitting.game.deadline,
        fields=fields,
        draft=draft,
        locked=locked,
        words=in_words(fields, shown),
        complete=complete(form(filled), filled),
    )


def _plain(answers: Choice) -> dict[str, Value]:
    """What came in, as the kinds of value a form takes; anything else would only confuse the rules."""
    try:
        return msgspec.convert(dict(answers), dict[str, Value])
    except msgspec.ValidationError:
        raise Refusal("That is no answer to this form.") from None


def _settled(sitting: Sitting, seat: Seat, answers: Choice) -> tuple[dict[str, Value], tuple[str, ...]]:
    """The choice to be stored, checked by the rules, and in words."""
    table = sitting.table()
    form = table.form(seat)
    try:
        settled = table.check(seat, answers)
    except IllegalChoice as why:
        raise Refusal(str(why)) from None
    return settled, in_words(form(settled), settled)


def _merged(
    sitting: Sitting, seat: Seat, kept: dict[str, Value], answers: dict[str, Value]
) -> dict[str, Value]:
    table = sitting.table()
    if seat not in table.asked():
        raise Refusal(f"Nothing is asked of you in Game {sitting.game.id} just now.")
    return merged(table.form(seat), kept, answers)


def merged(form: Form, kept: Mapping[str, Value], answers: Mapping[str, Value]) -> dict[str, Value]:
    """The new answers, and of the older ones those that still fit beside them."""
    draft = {**kept, **answers}
    while misfits := _misfits(form(draft), draft):
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
