"""The letters of a game: what is posted, to whom, and in which words.

Nothing secret goes into a letter but to the seat that may know it; the seed only when the game is over.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

from bot.desk.sheets import Player
from bot.kit.reporting import report
from bot.kit.text import PAGE, escape, listed, paged, until
from bot.store.choices import Source
from bot.store.letters import Letter, PanelRef, PictureRef, RecordRef
from bot.tables.loaded import Sitting
from rules.engine import Decision, Outcome
from rules.table import Table
from rules.values import Event, Seat

log = logging.getLogger(__name__)

SEALED = (
    "The dice of this game are sealed: SHA-256 of their seed is `{commitment}`. "
    "The seed is shown when the game is over, so that anyone can check every roll."
)
UNSEALED = (
    "The seed of the dice was `{seed}`; its SHA-256 is the one shown at the start. "
    "`/game verify` replays the whole game and checks it, and so does `flugpost verify` with this record."
)


def heading(game_id: int, title: str) -> str:
    return f"Game {game_id} · {title}"


def step_key(step: int) -> str:
    return f"step:{step}"


def panel_key(step: int, seat: Seat) -> str:
    return f"panel:{step}:{seat}"


@dataclass(frozen=True)
class Turn:
    """A table after a step (or its set-up), with all that is needed to tell of it."""

    sitting: Sitting
    """The game as it was before."""
    table: Table = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)
    sources: Mapping[Seat, Source]
    deadline: datetime | None

    @property
    def owing(self) -> tuple[Player, ...]:
        return people(self.sitting.players, self.table.asked())


def people(players: Iterable[Player], asked: Mapping[Seat, Decision]) -> tuple[Player, ...]:
    return tuple(player for player in players if player.user is not None and player.seat in asked)


def users(players: Iterable[Player]) -> tuple[int, ...]:
    return tuple(player.user for player in players if player.user is not None)


def waiting_line(owing: Iterable[Player], deadline: datetime | None) -> str:
    """Who still owes a choice: all that others may know of it."""
    mentioned = [f"<@{user}>" for user in users(owing)]
    return f"Waiting for {listed(mentioned)}{until(deadline)}." if mentioned else "All choices are in."


# The public side


def public_letters(turn: Turn, opening: Iterable[str] = ()) -> tuple[list[Letter], str]:
    """The posts that tell of a step, and the story: the text of the last of them without its last line."""
    game, table = turn.sitting.game, turn.table
    outcome = table.outcome
    footer = _ending(turn, outcome) if outcome else waiting_line(turn.owing, turn.deadline)
    *before, story = paged([*opening, *_told(turn)], PAGE - len(footer) - 2)
    letters = [
        Letter(kind="post", game=game.id, key=f"{step_key(table.step)}/{number}", text=text)
        for number, text in enumerate(before, 1)
    ]
    last = Letter(
        kind="post",
        game=game.id,
        key=step_key(table.step),
        text=f"{story}\n\n{footer}",
        pictures=(PictureRef(game.id, table.step, "board"),),
        record=RecordRef(game.id) if outcome else None,
        mentions=users(turn.sitting.players) if outcome else users(turn.owing),
    )
    return [*letters, last], story


def _told(turn: Turn) -> Iterator[str]:
    sitting, view = turn.sitting, turn.table.view()
    names = sitting.written_names
    for seat, source in turn.sources.items():
        if source in {"default", "autopilot"}:
            instead = "the harmless default was played" if source == "default" else "the stand-in chose"
            yield f"Time ran out for {names[seat]}: {instead}."
    yield from sitting.artist.tell([event for event in turn.events if event.visible_to(None)], view, names)
    yield f"**{sitting.artist.headline(view, names)}**"


def _ending(turn: Turn, outcome: Outcome) -> str:
    names = turn.sitting.written_names
    winners = [names[seat] for seat in outcome.winners]
    won = f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'}: " if winners else ""
    result = f"{won}{outcome.how.rstrip('.')}."
    return f"{result}\n{UNSEALED.format(seed=turn.sitting.game.seed.hex())}"


def waiting_edit(sitting: Sitting, owing: Iterable[Player]) -> Letter:
    """The step's post, with those who still owe a choice."""
    return _post_edit(sitting, waiting_line(owing, sitting.game.deadline))


def _post_edit(sitting: Sitting, footer: str) -> Letter:
    return Letter(
        kind="edit",
        game=sitting.game.id,
        key=step_key(sitting.step),
        text=f"{sitting.story}\n\n{footer}",
    )


# The private side


def private_letters(turn: Turn) -> Iterator[Letter]:
    """To each person who owes a choice, their own mat, news and panel; to others, news if there is any."""
    asked = turn.table.asked()
    for player in turn.sitting.players:
        if player.user is not None:
            yield from _letters_to(player, player.user, turn, asked.get(player.seat))


def _letters_to(player: Player, user: int, turn: Turn, decision: Decision | None) -> Iterator[Letter]:
    game, step, seat = turn.sitting.game, turn.table.step, player.seat
    news = _news(turn.sitting, turn.table, turn.events, seat)
    if decision is None and not news:
        return
    lines = [_letterhead(turn.sitting), *news]
    if decision is not None:
        lines += [f"{decision.title}{until(turn.deadline)}", *filter(None, [decision.context])]
    *before, last = paged(lines)
    for number, text in enumerate(before, 1):
        yield Letter(
            kind="direct", game=game.id, key=f"{panel_key(step, seat)}/{number}", text=text, user=user
        )
    yield Letter(
        kind="direct",
        game=game.id,
        key=panel_key(step, seat),
        text=last,
        user=user,
        pictures=(PictureRef(game.id, step, "mat", seat),) if decision else (),
        panel=PanelRef("plan", game.id, seat, step) if decision else None,
    )


def _letterhead(sitting: Sitting) -> str:
    """Which game a direct message is about, and the way to its thread once there is one."""
    where = "" if sitting.game.thread is None else f" · {place(sitting)}"
    return f"**{heading(sitting.game.id, sitting.title.name)}**{where}"


def _news(sitting: Sitting, table: Table, events: Iterable[Event], seat: Seat) -> list[str]:
    """What this seat may know and the public may not."""
    own = [event for event in events if event.visible_to(seat) and not event.visible_to(None)]
    return list(sitting.artist.tell(own, table.view(seat), sitting.written_names)) if own else []


def news_of(sitting: Sitting, seat: Seat) -> list[str]:
    """The same for a game as it stands, however long ago that happened.

    What an older version wrote down may no longer be told; that must not stop the game.
    """
    try:
        return _news(sitting, sitting.table(), sitting.events(), seat)
    except Exception as fault:  # noqa: BLE001 - whatever it is, the game goes on without
        what = f"game {sitting.game.id} step {sitting.step}: the news of seat {seat} cannot be told again"
        report(log, what, fault, logging.WARNING)
        return []


def closing_edits(sitting: Sitting, asked: Mapping[Seat, Decision]) -> Iterator[Letter]:
    """What stood open for the step before stands open no more; what a player was told with it stays."""
    yield _post_edit(sitting, "The game goes on below.")
    over = f"This is settled; what came of it is told in {place(sitting)}."
    for player in people(sitting.players, asked):
        # Paged as the letter was, so that its last page, which is edited here, keeps its own news.
        told = paged([_letterhead(sitting), *news_of(sitting, player.seat)])[-1]
        yield Letter(
            kind="edit",
            game=sitting.game.id,
            key=panel_key(sitting.step, player.seat),
            user=player.user,
            text=f"{told}\n{over}",
        )


def place(sitting: Sitting) -> str:
    return f"<#{sitting.game.thread or sitting.game.channel}>"


# Now and then


def reminder(sitting: Sitting, player: Player, which: str, *, filled: bool, closed: bool) -> Letter:
    """A nudge, by direct message, or in the thread for someone who takes none.

    In the thread everyone reads along, and may not know how far the plan has come.
    """
    game = sitting.game
    hint = "Answer in the panel, or with `/plan`."
    if closed:
        hint = "Answer with `/plan`."
    elif filled:
        hint = "Your plan is filled in but not locked in."
    text = f"{heading(game.id, sitting.title.name)} waits for your choice{until(game.deadline)}. {hint}"
    kind: Literal["post", "direct"] = "post" if closed else "direct"
    return Letter(
        kind=kind,
        game=game.id,
        key=f"{which}:{sitting.step}:{player.seat}",
        text=f"<@{player.user}>, {text}" if closed else text,
        user=None if closed else player.user,
        mentions=users([player]) if closed else (),
        while_step=sitting.step,
    )


def overdue(sitting: Sitting, owing: Iterable[Player]) -> Letter:
    """Time is up, and the host chose to wait."""
    late = tuple(owing)
    mentioned = listed(f"<@{user}>" for user in users(late))
    return Letter(
        kind="post",
        game=sitting.game.id,
        key=f"overdue:{sitting.step}",
        text=f"Time is up, and this table waits for {mentioned}. Answer with `/plan`.",
        mentions=users(late),
        while_step=sitting.step,
    )


def fault(game_id: int, step: int) -> Letter:
    return Letter(
        kind="post",
        game=game_id,
        key=f"fault:{step}",
        text=f"What comes next in Game {game_id} could not be worked out. All choices are kept, "
        "the fault is noted for whoever runs this bot, and it is tried again every minute.",
        while_step=step,
    )


def closed_door(game_id: int, user: int) -> Letter:
    return Letter(
        kind="post",
        game=game_id,
        key=f"closed:{user}",
        text=f"<@{user}>, I cannot send you direct messages in Game {game_id}. "
        "Use `/plan` right here: only you will see it.",
        mentions=(user,),
    )


def name_of(player: Player) -> str:
    return escape(player.name) if player.user is None else f"<@{player.user}>"
