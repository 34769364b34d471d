"""Message coalescing: a table that could not be written to hears in one post what it missed.

Posts wait while their destination is unavailable; when it is attempted again, those before the last are
folded into it, for nobody wants to see five pictures of the past. What went to the channel because the thread
was closed is told in the thread as well, with the first post that gets through.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from bot.kit.clock import stamp
from bot.post.telling import with_missed
from bot.store import Transaction, games, outbox, steps
from bot.store.letters import Letter
from bot.store.mail import messages
from bot.store.mail.states import Cause, move
from bot.store.outbox import Waiting
from bot.store.packed import text_of
from rules.said import Text, lines, said
from words import ENGLISH, voice

ROOM = 3_800
"""Characters for what was missed: the post itself needs some, too."""
MORE = said("telling.missed-more")
_STEP = re.compile(r"step:(\d+)")


async def fold(tx: Transaction, head: Waiting) -> bool:
    """Tell the posts whose destination was unavailable with the last of them that tells a step; whether
    there were any."""
    lane = await outbox.waiting_in(tx, head.lane)
    posts = [each for each in lane if each.letter.kind == "post" and not each.retired]
    last = next((each for each in reversed(posts) if _step_of(each.letter) is not None), None)
    if last is None or head.unavailable_since is None or any(each.attempt for each in posts):
        return False
    earlier = [each for each in posts if each.id < last.id and _can_be_told(each.letter)]
    if not earlier:
        return False
    told = [await _told(tx, each.letter) for each in earlier if each.letter.while_step is None]
    since = said("telling.missed-since", since=stamp(head.unavailable_since, "f"))
    missed = await _block(tx, head.letter.game, since, told)
    await outbox.rewrite(tx, last, replace(last.letter, text=with_missed(last.letter.text, missed)))
    await steps.set_missed(tx, last.letter.game, _step_of(last.letter) or 0, missed)
    for each in earlier:
        await move(tx, each.id, Cause.FOLD)
    if head in earlier:
        await outbox.pass_on_block(tx, head, last.id)
    return True


async def with_told_aside(tx: Transaction, letter: Letter) -> Letter:
    """The post of a step, and after it what was told in the channel because the thread was closed."""
    missed = await _told_aside(tx, letter)
    return replace(letter, text=with_missed(letter.text, missed)) if missed else letter


async def with_all_missed(tx: Transaction, edit: Letter) -> Letter:
    """An edit of the post of a step may have been written before that post had more to tell."""
    step = _step_of(edit)
    missed = "" if step is None else await steps.missed(tx, edit.game, step)
    return edit if missed in edit.text else replace(edit, text=with_missed(edit.text, missed))


async def note_caught_up(tx: Transaction, letter: Letter) -> None:
    """That post is in the thread; what it says besides its own news stays there when it is edited."""
    step = _step_of(letter)
    if step is not None and (missed := await _told_aside(tx, letter)):
        before = await steps.missed(tx, letter.game, step)
        await steps.set_missed(tx, letter.game, step, with_missed(before, missed) if before else missed)
        await messages.back_in_place(tx, letter.game)


async def _told_aside(tx: Transaction, letter: Letter) -> str:
    """What the post of a step has to say besides, if it comes into the thread."""
    if _step_of(letter) is None:
        return ""
    aside = await messages.told_aside(tx, letter.game)
    told: list[Text] = [
        text_of(await steps.posted(tx, letter.game, int(step[1])))
        for key, _ in aside
        if (step := _STEP.fullmatch(key))
    ]
    if not told:
        return ""
    opening = said("telling.missed-aside", place=f"<#{aside[-1][1]}>")
    return await _block(tx, letter.game, opening, told)


def _can_be_told(letter: Letter) -> bool:
    """Not what has buttons that somebody has to answer, nor what may be of no use when its turn comes."""
    return not letter.while_running and (letter.panel is None or letter.panel.kind == "table")


async def _told(tx: Transaction, letter: Letter) -> Text:
    """What it says, without whom the table waited for then."""
    step = _step_of(letter)
    if step is None:
        return letter.text
    moment = await steps.get(tx, letter.game, step)
    if moment is None:
        return ""
    # It may tell of others before it already.
    before, own = moment.missed.partition("\n\n")[2], text_of(moment.posted)
    return lines([before, "", own]) if before else own


def _step_of(letter: Letter) -> int | None:
    found = _STEP.fullmatch(letter.key)
    return None if found is None else int(found[1])


async def _block(tx: Transaction, game_id: int, opening: Text, told: Sequence[Text]) -> str:
    """The latest of it, if there is too much; in the language in which it was told."""
    game = await games.get(tx, game_id)
    speech = voice(ENGLISH if game is None else game.terms.language)
    kept: list[str] = []
    for text in reversed(list(filter(None, map(speech.say, told)))):
        if sum(map(len, kept)) + len(text) > ROOM:
            kept.append(speech.say(MORE))
            break
        kept.append(text)
    return "\n\n".join([speech.say(opening), *reversed(kept)])
