"""A turn told: what is posted of it, to whom, and in which words.

Nothing secret goes into a letter but to the seat that may know it; the seed only when the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from msgspec.structs import replace

from bot.kit.text import PAGE, escape, in_words, paged, until
from bot.post import prose
from bot.store.choices import Source
from bot.store.games import Player
from bot.store.letters import Letter, PanelRef, PictureRef, RecordRef
from bot.tables.loaded import LoadedGame, Party
from bot.tables.series import Standings
from rules.engine import Choice, Decision, Outcome
from rules.table import Table
from rules.values import Event, Seat
from rules.wording import listed

SEALED = (
    "The dice of this game are sealed: SHA-256 of their seed is `{commitment}`. "
    "The seed is shown when the game is over, so that anyone can check every roll."
)
UNSEALED = (
    "The seed of the dice was `{seed}`; its SHA-256 is the one shown at the start. "
    "`/game verify` replays the whole game and checks it, and so does `flugpost verify` with this record."
)


MOST_TOLD = 2 * PAGE
"""Characters of what happened that are worth telling at once, where stand-ins did much of it."""
_INSTEAD: dict[Source, str] = {
    "draft": "the plan they had filled in was played",
    "default": "the harmless default was played",
    "autopilot": "the stand-in chose",
}


def heading(game_id: int, title: str) -> str:
    return f"Game {game_id} · {title}"


def step_key(step: int) -> str:
    return f"step:{step}"


def panel_key(step: int, seat: Seat) -> str:
    return f"panel:{step}:{seat}"


@dataclass(frozen=True)
class Turn:
    """A table after a step (or its set-up), with all that is needed to tell of it."""

    party: Party
    table: Table = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)
    missed: Mapping[Seat, Source]
    """Those whose time has just run out, and what was played for them."""
    deadline: datetime | None
    before: tuple[Turn, ...] = ()
    """Turns that came just before it and waited for nobody: they are told with it."""

    @property
    def owing(self) -> tuple[Player, ...]:
        return self.party.awaited(self.table)


def users(players: Iterable[Player]) -> tuple[int, ...]:
    return tuple(player.user for player in players if player.user is not None)


def mentioned(players: Iterable[Player]) -> str:
    return listed(f"<@{user}>" for user in users(players))


def waiting_line(owing: tuple[Player, ...], deadline: datetime | None) -> str:
    """Who still owes a choice: all that others may know of it."""
    return f"Waiting for {mentioned(owing)}{until(deadline)}." if owing else "All choices are in."


# The public side


def opening(turn: Turn) -> list[str]:
    """What a game's first post begins with."""
    party = turn.party
    return [
        f"**{heading(party.game.id, party.title.name)}**",
        f"Players: {listed(map(name_of, party.players))}",
        SEALED.format(commitment=party.game.commitment),
    ]


def public_letters(
    turn: Turn, before: Iterable[str] = (), standings: Standings | None = None
) -> tuple[list[Letter], str]:
    """The posts that tell of a step, and the story: the text of the last of them without its last line."""
    game, table = turn.party.game, turn.table
    outcome = table.outcome
    footer = _ending(turn, outcome, standings) if outcome else waiting_line(turn.owing, turn.deadline)
    *pages, story = paged([*before, *_shown(turn, footer)], PAGE - len(footer) - 2)
    letters = [
        Letter(kind="post", game=game.id, key=f"{step_key(table.step)}/{number}", text=text)
        for number, text in enumerate(pages, 1)
    ]
    last = Letter(
        kind="post",
        game=game.id,
        key=step_key(table.step),
        text=f"{story}\n\n{footer}",
        pictures=(PictureRef(game.id, table.step, "board"),),
        record=RecordRef(game.id) if outcome else None,
        panel=None if outcome else _buttons(game.id, table),
        mentions=users(turn.party.players) if outcome else users(turn.owing),
    )
    return [*letters, last], story


def _shown(turn: Turn, footer: str) -> list[str]:
    """What happened; only the last of it, where stand-ins did more than anybody would read."""
    lines = list(_told(turn))
    kept = list(lines)
    while turn.before and len(kept) > 1 and sum(map(len, kept)) + len(kept) > MOST_TOLD - len(footer):
        del kept[0]
    return kept if len(kept) == len(lines) else ["Much happened; this was the end of it.", *kept]


def _told(turn: Turn) -> Iterator[str]:
    for each in (*turn.before, turn):
        yield from _happened(each)
    yield f"**{prose.headline(turn.party, turn.table.step, turn.table.view())}**"


def _happened(turn: Turn) -> Iterator[str]:
    party, step, view = turn.party, turn.table.step, turn.table.view()
    for seat, source in turn.missed.items():
        yield f"Time ran out for {party.written_names[seat]}: {_INSTEAD[source]}."
    yield from prose.told(party, step, [event for event in turn.events if event.visible_to(None)], view)


def result(party: Party, outcome: Outcome) -> str:
    """Who won and how, in a line."""
    names = party.written_names
    winners = [names[seat] for seat in outcome.winners]
    ended = {
        "won": f"{listed(winners)} {'wins' if len(winners) == 1 else 'win'}: " if winners else "",
        "drawn": "",
        "lost": "The game is lost: ",
    }[outcome.result]
    return f"{ended}{outcome.how.rstrip('.')}."


def _ending(turn: Turn, outcome: Outcome, standings: Standings | None) -> str:
    lines = [result(turn.party, outcome), *([] if standings is None else [_series(standings)])]
    return "\n".join([*lines, UNSEALED.format(seed=turn.party.game.seed.hex())])


def _series(standings: Standings) -> str:
    """How several matches stand together."""
    points = ", ".join(f"{name} {total}" for name, total in standings.points)
    if not standings.last:
        return (
            f"Match {standings.match} of {standings.matches}: {points}. The next begins, with sides swapped."
        )
    most = standings.points[0][1]
    first = [name for name, total in standings.points if total == most]
    won = f"{first[0]} wins the series" if len(first) == 1 else "The series ends level"
    return f"{won} after {standings.matches} matches: {points}."


def waiting_edit(loaded: LoadedGame, owing: tuple[Player, ...]) -> Letter:
    """The step's post, with those who still owe a choice."""
    line = waiting_line(owing, loaded.game.deadline)
    edit = _post_edit(loaded, f"{line} The game is paused." if loaded.game.paused else line)
    return replace(edit, panel=_buttons(loaded.game.id, loaded.table))


def _buttons(game: int, table: Table) -> PanelRef:
    """What stands under the post of the step a game is at."""
    orders = any(table.order_fields(seat) for seat in range(table.seats))
    return PanelRef("table", game, step=table.step, orders=orders)


def _post_edit(loaded: LoadedGame, footer: str) -> Letter:
    return Letter(
        kind="edit",
        game=loaded.game.id,
        key=step_key(loaded.step),
        text=f"{loaded.story}\n\n{footer}",
    )


# The private side


def private_letters(turn: Turn) -> Iterator[Letter]:
    """To each person who owes a choice, their own mat, news and panel; to others, news if there is any."""
    asked = {player.seat: turn.table.asked()[player.seat] for player in turn.owing}
    for player in turn.party.players:
        if player.user is not None:
            yield from _letters_to(player, player.user, turn, asked.get(player.seat))


def _letters_to(player: Player, user: int, turn: Turn, decision: Decision | None) -> Iterator[Letter]:
    game, table, seat = turn.party.game, turn.table, player.seat
    news = [
        line for each in (*turn.before, turn) for line in _news(each.party, each.table, each.events, seat)
    ]
    if decision is None and not news:
        return
    lines = [_letterhead(turn.party), *news]
    if decision is not None:
        brief = prose.briefing(turn.party, table, seat)
        lines += [f"{decision.title}{until(turn.deadline)}", *filter(None, [brief])]
    *before, last = paged(lines)
    key = panel_key(table.step, seat)
    for number, text in enumerate(before, 1):
        yield Letter(kind="direct", game=game.id, key=f"{key}/{number}", text=text, user=user)
    yield Letter(
        kind="direct",
        game=game.id,
        key=key,
        text=last,
        user=user,
        pictures=(PictureRef(game.id, table.step, "mat", seat),) if decision else (),
        panel=PanelRef("plan", game.id, seat, table.step) if decision else None,
    )


def _letterhead(party: Party) -> str:
    """Which game a direct message is about, and the way to its thread once there is one."""
    where = "" if party.game.thread is None else f" · {place(party)}"
    return f"**{heading(party.game.id, party.title.name)}**{where}"


def _news(party: Party, table: Table, events: Iterable[Event], seat: Seat) -> list[str]:
    """What this seat may know and the public may not."""
    own = [event for event in events if event.visible_to(seat) and not event.visible_to(None)]
    return prose.told(party, table.step, own, table.view(seat)) if own else []


def news_of(loaded: LoadedGame, seat: Seat) -> list[str]:
    """The same for a game as it stands, however long ago that happened."""
    return _news(loaded, loaded.table, loaded.events(), seat)


def asked_text(loaded: LoadedGame, seat: Seat, decision: Decision) -> str:
    """What goes with the question where no letter has asked it: to somebody who has just come back, say."""
    brief = prose.briefing(loaded, loaded.table, seat)
    asked = f"{decision.title}{until(loaded.game.deadline)}"
    lines = [_letterhead(loaded), *news_of(loaded, seat), asked, *filter(None, [brief])]
    return paged(lines)[-1]


def panel_edit(loaded: LoadedGame, seat: Seat, text: str) -> Letter:
    """The panel that asks, drawn anew: its plan was changed elsewhere."""
    return Letter(
        kind="edit",
        game=loaded.game.id,
        key=panel_key(loaded.step, seat),
        text=text,
        user=loaded.player(seat).user,
        pictures=(PictureRef(loaded.game.id, loaded.step, "mat", seat),),
        panel=PanelRef("plan", loaded.game.id, seat, loaded.step),
        while_step=loaded.step,
    )


def closing_edits(loaded: LoadedGame, footer: str = "The game goes on below.") -> Iterator[Letter]:
    """What stood open for the step before stands open no more; what a player was told with it stays."""
    yield _post_edit(loaded, footer)
    for player in loaded.people(loaded.table.asked().keys()):
        yield Letter(
            kind="edit",
            game=loaded.game.id,
            key=panel_key(loaded.step, player.seat),
            user=player.user,
            text=closing_text(loaded, player.seat, loaded.chosen.get(player.seat)),
            panel=PanelRef("plan", loaded.game.id, player.seat, loaded.step),
        )


def closing_text(loaded: LoadedGame, seat: Seat, chosen: Choice | None) -> str:
    """What is left of a panel: the news that came with it, and what was locked in."""
    # Paged as the letter was, so that its last page, which is edited here, keeps its own news.
    told = paged([_letterhead(loaded), *news_of(loaded, seat)])[-1]
    plan = () if chosen is None else in_words(loaded.table.fields(seat, chosen), chosen)
    locked = ["**Locked in**", *(f"• {line}" for line in plan)] if plan else []
    return "\n".join([told, *locked, f"This is settled; what came of it is told in {place(loaded)}."])


def place(party: Party) -> str:
    return f"<#{party.game.thread or party.game.channel}>"


def name_of(player: Player) -> str:
    return escape(player.name) if player.user is None else f"<@{player.user}>"
