"""A turn told: what is posted of it, to whom, and in which words.

Nothing secret goes into a letter but to the seat that may know it; the seed only when the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from msgspec.structs import replace

from bot.kit.clock import stamp
from bot.kit.text import PAGE, deadline_told, escape, in_words, paged
from bot.post import ending, prose, story
from bot.post.addressed import at_table, speaking_at, speaking_to, to_player
from bot.store.choices import Source
from bot.store.games import Player
from bot.store.letters import DetailsRef, FilmRef, Letter, PanelRef, PictureRef, RecordRef
from bot.store.packed import in_lines, kept, put_together, text_of
from bot.store.steps import StepTold
from bot.tables.loaded import LoadedGame, Party
from bot.tables.series import Standings
from render.artist import Line, News
from rules.engine import Choice, Decision
from rules.said import Said, Text, listed, said, sentences
from rules.table import Table
from rules.values import Event, Seat
from words import phrase, say


def step_key(step: int) -> str:
    return f"step:{step}"


def panels_key(step: int) -> str:
    """What the keys of all panels of a step begin with."""
    return f"panel:{step}:"


ROOM_BELOW = 700
"""Characters that are left for the last lines of a post."""
ANALYSIS = "analysis"
"""The key of what looks back at a finished game."""


def panel_key(step: int, seat: Seat) -> str:
    return f"{panels_key(step)}{seat}"


@dataclass(frozen=True)
class Turn:
    """A table after a step (or its set-up), with all that is needed to tell of it."""

    party: Party
    table: Table = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)
    missed: Mapping[Seat, Source]
    """Those whose time has just run out, and what was played for them."""
    deadline: datetime | None
    at: datetime
    """When it was worked out."""
    before: tuple[Turn, ...] = ()
    """Turns that came just before it and waited for nobody: they are told with it."""
    opening: tuple[Text, ...] = ()
    """Said before anything else."""
    news: News | None = field(default=None, repr=False)
    """All of these in short, if it was worked out with the dramas of the game so far."""

    @property
    def owing(self) -> tuple[Player, ...]:
        return self.party.awaited(self.table)


def users(players: Iterable[Player]) -> tuple[int, ...]:
    return tuple(player.user for player in players if player.user is not None)


def mentioned(players: Iterable[Player]) -> Text:
    return listed(f"<@{user}>" for user in users(players))


def waiting_line(owing: tuple[Player, ...], deadline: datetime | None) -> Text:
    """Who still owes a choice: all that others may know of it."""
    if not owing:
        return said("telling.all-in")
    return said("telling.waiting", players=listed(map(_awaited, owing)), **deadline_told(deadline))


def _awaited(player: Player) -> Text:
    if player.away is None:
        return name_of(player)
    return said("telling.name-away", player=name_of(player), date=stamp(player.away.ends, "f"))


# The public side


def public_letters(turn: Turn, standings: Standings | None = None) -> tuple[list[Letter], StepTold]:
    """The posts that tell the news of a step, and what is kept of how it was told."""
    with speaking_at(turn.party.game):
        return _public_letters(turn, standings)


def _public_letters(turn: Turn, standings: Standings | None) -> tuple[list[Letter], StepTold]:
    game, table = turn.party.game, turn.table
    outcome = table.outcome
    footer = _ending(turn, standings) if outcome else say(waiting_line(turn.owing, turn.deadline))
    posted = _posted(turn)
    *pages, told = _pages(posted)
    letters = [
        Letter(kind="post", game=game.id, key=f"{step_key(table.step)}/{number}", text=text)
        for number, text in enumerate(pages, 1)
    ]
    last = Letter(
        kind="post",
        game=game.id,
        key=step_key(table.step),
        text=f"{told}\n\n{footer}",
        pictures=_pictures(turn),
        record=RecordRef(game.id) if outcome else None,
        panel=_buttons(game.id, table, turn.at),
        mentions=users(turn.party.players) if outcome else users(turn.owing),
    )
    return [*letters, last, *_film(turn), *_analysis(turn)], StepTold(retold(turn), kept(posted))


def _pages(posted: Said) -> list[str]:
    """However long what stands below it is: edits of the last page find the same."""
    return paged([say(line) for line in in_lines(posted)], PAGE - ROOM_BELOW)


def _on_post(loaded: LoadedGame) -> str:
    """What stands on the post of a step that can be edited, without its last lines."""
    posted = text_of(loaded.posted)
    if isinstance(posted, str):  # as an older version wrote it
        return posted
    with speaking_at(loaded.game):
        return _pages(posted)[-1]


def _posted(turn: Turn) -> Said:
    """The news, and where the game stands now."""
    party, table = turn.party, turn.table
    first, over = table.step == 0, table.outcome
    above = list(turn.opening)
    if over:
        above.append(ending.banner(party, table, over))
    if first:
        above += [_heading(party), said("telling.players", players=listed(map(name_of, party.players)))]
    below = list(_missed(turn))
    if not over:
        below.append(said("telling.quoted", line=prose.standing(party, table.step, table.view())))
    if first:
        below.append(said("telling.sealed", commitment=party.game.commitment))
    return put_together(above, prose.lines_of(turn.news or _without_dramas(turn)), below)


def _without_dramas(turn: Turn) -> News | None:
    """By what happened in it alone."""
    return prose.news(turn.party, turn.table, (), dict(enumerate(_public(turn))))


def _pictures(turn: Turn) -> tuple[PictureRef, ...]:
    """The table, and before it the card worth keeping when all is over."""
    game, table = turn.party.game.id, turn.table
    board = PictureRef(game, table.step, "board")
    return (PictureRef(game, table.step, "ending"), board) if table.outcome else (board,)


def _film(turn: Turn) -> Iterator[Letter]:
    """Of what is told, once it is shot; it then stands with the post."""
    game, step = turn.party.game.id, turn.table.step
    since = (turn.before[0] if turn.before else turn).table.step - 1
    if since >= 0 and turn.party.artist.moves:
        film = FilmRef(game, since, step)
        yield Letter(kind="edit", game=game, key=f"film:{step}", text="", film=film)


def pictures_edit(game: int, pictures: tuple[PictureRef, ...]) -> Letter:
    """What the post of a step went out without, for it was not drawn in time; it then stands with it."""
    return Letter(kind="edit", game=game, key=f"picture:{pictures[0].step}", text="", pictures=pictures)


def _analysis(turn: Turn) -> Iterator[Letter]:
    """Of a game that is over, and in which somebody did something; it comes later, by itself."""
    if turn.table.outcome and turn.table.step:
        yield Letter(kind="post", game=turn.party.game.id, key=ANALYSIS, text="", analysis=True)


def _told(turn: Turn) -> Iterator[str]:
    """All of it: what matters first; then the rest, and where the game stands now."""
    party, table = turn.party, turn.table
    if table.outcome:
        yield say(ending.banner(party, table, table.outcome))
    if table.step == 0:
        yield say(_heading(party))
        yield phrase("telling.players", players=listed(map(name_of, party.players)))
    happened = story.written(told_of(party, table, _public(turn)))
    yield from story.cut(happened, story.MOST_TOLD) if turn.before else happened
    yield from map(say, _missed(turn))
    if not table.outcome:
        yield phrase("telling.quoted", line=prose.standing(party, table.step, table.view()))
    if table.step == 0:
        yield phrase("telling.sealed", commitment=party.game.commitment)


def retold(turn: Turn) -> str:
    """The whole account of a step in the language of the time being, however long ago it was told."""
    return "\n".join(_told(turn))


def told_of(party: Party, table: Table, events: Iterable[Event], seat: Seat | None = None) -> list[Line]:
    """These events as told to a seat, or to all."""
    seen = [event for event in events if event.visible_to(seat)]
    return prose.told(party, table.step, seen, table.view(seat)) if seen else []


def _public(turn: Turn) -> list[Event]:
    happened = (event for each in (*turn.before, turn) for event in each.events)
    return [event for event in happened if event.visible_to(None)]


def _missed(turn: Turn) -> Iterator[Text]:
    """For whom time ran out, those together for whom the same was done."""
    late: dict[Source, list[str]] = {}
    for each in (*turn.before, turn):
        for seat, source in each.missed.items():
            late.setdefault(source, []).append(each.party.written_names[seat])
    for source, names in late.items():
        yield said("telling.time-ran-out", names=listed(names), source=source)


def _ending(turn: Turn, standings: Standings | None) -> str:
    """Thanks to everybody, and in small print what shows that all was fair."""
    people = users(turn.party.players)
    thanks = [phrase("telling.thanks", people=mentioned(turn.party.players))] if people else []
    matches = [] if standings is None else [say(ending.series_told(standings))]
    return "\n".join([*matches, *thanks, ending.small_print(turn.party.game)])


def waiting_edit(loaded: LoadedGame, owing: tuple[Player, ...]) -> Letter:
    """The step's post, with those who still owe a choice."""
    line = waiting_line(owing, loaded.game.deadline)
    edit = _post_edit(loaded, sentences([line, said("telling.paused")]) if loaded.game.paused else line)
    return replace(edit, panel=_buttons(loaded.game.id, loaded.table, loaded.at))


def _buttons(game: int, table: Table, at: datetime) -> PanelRef:
    """What stands under the post of the step a game is at; the whole account, when it is over as well."""
    told = DetailsRef(table.step, int(at.timestamp()))
    if table.outcome:
        return PanelRef("end", game, details=told)
    orders = any(table.order_fields(seat) for seat in range(table.seats))
    return PanelRef("table", game, step=table.step, orders=orders, details=told)


def _post_edit(loaded: LoadedGame, footer: Text) -> Letter:
    """Whoever has pressed something: what is told was told in the table's language, and so is the rest.
    Nothing can be pressed on it but what leads to the whole account."""
    below = at_table(loaded.game, footer)
    return Letter(
        kind="edit",
        game=loaded.game.id,
        key=step_key(loaded.step),
        text=with_missed(f"{_on_post(loaded)}\n\n{below}", loaded.missed),
        panel=replace(_buttons(loaded.game.id, loaded.table, loaded.at), passed_on=True),
    )


def with_missed(text: str, missed: str) -> str:
    """The post of a step that also tells of earlier ones, which could not be told when they happened."""
    return f"{text}\n\n{missed}" if missed else text


# The private side


def private_letters(turn: Turn) -> Iterator[Letter]:
    """To each person who owes a choice, their own mat, news and panel; to others, news if there is any.

    When the game is over, to everybody how it ended for them.
    """
    asked = {player.seat: turn.table.asked()[player.seat] for player in turn.owing}
    for player in turn.party.players:
        if player.user is not None:
            with speaking_to(player):
                letters = list(_letters_to(player, player.user, turn, asked.get(player.seat)))
            yield from letters


def _letters_to(player: Player, user: int, turn: Turn, decision: Decision | None) -> Iterator[Letter]:
    game, table, seat = turn.party.game, turn.table, player.seat
    news = [
        line for each in (*turn.before, turn) for line in _news(each.party, each.table, each.events, seat)
    ]
    outcome = table.outcome
    if decision is None and outcome is None and not news:
        return
    lines = [_letterhead(turn.party), *_alone(news)]
    panel: PanelRef | None = None
    question = ""
    if outcome is not None:
        own = [f"**{say(ending.result(turn.party, table, outcome, seat))}**"]
        own += prose.figures(turn.party, table, outcome, seat)
        thanks = phrase("telling.thanks", people=player.written)
        lines = [_letterhead(turn.party), *own, *_alone(news), thanks]
        panel = PanelRef("end", game.id)
    elif decision is not None:
        brief = prose.briefing(turn.party, table, seat)
        question = say(_question(decision, turn.deadline))
        lines += [question, *filter(None, [brief])]
        panel = PanelRef("plan", game.id, seat, table.step)
    *before, last = paged(lines)
    key = panel_key(table.step, seat)
    for number, text in enumerate(before, 1):
        yield Letter(kind="direct", game=game.id, key=f"{key}/{number}", text=text, user=user)
    yield Letter(
        kind="direct",
        game=game.id,
        key=key,
        text=last,
        question=question,
        user=user,
        pictures=(PictureRef(game.id, table.step, "mat", seat),) if panel else (),
        panel=panel,
    )


def _letterhead(party: Party) -> str:
    """Which game a direct message is about: the way to its thread once there is one, which is named like it.
    By either a panel is known again."""
    return say(_heading(party)) if party.game.thread is None else f"**{place(party)}**"


def _heading(party: Party) -> Text:
    return said("panels.game-and-title-bold", game=str(party.game.id), title=party.title.name)


def _news(party: Party, table: Table, events: Iterable[Event], seat: Seat) -> list[str]:
    """What this seat may know and the public may not."""
    own = [event for event in events if not event.visible_to(None)]
    return story.written(told_of(party, table, own, seat))


def news_of(loaded: LoadedGame, seat: Seat) -> list[str]:
    """The same for a game as it stands, however long ago that happened."""
    return _alone(learned(loaded, seat))


def learned(loaded: LoadedGame, seat: Seat) -> list[str]:
    """What this seat alone was told of the step that led here."""
    return _news(loaded, loaded.table, loaded.events(), seat)


def _alone(news: list[str]) -> list[str]:
    """What nobody else knows says so once."""
    return [phrase("telling.only-you"), *news] if news else []


def _question(decision: Decision, deadline: datetime | None) -> Text:
    return said("telling.asked", question=decision.title, **deadline_told(deadline))


class Asking(NamedTuple):
    """What goes with a panel: all of it, and the line of it that asks, and says until when."""

    text: str
    question: str


def asked_anew(loaded: LoadedGame, seat: Seat, decision: Decision) -> Asking:
    """Where no letter has asked it: to somebody who has just come back, or reads another language now."""
    with speaking_to(loaded.player(seat)):
        brief = prose.briefing(loaded, loaded.table, seat)
        question = say(_question(decision, loaded.game.deadline))
        lines = [_letterhead(loaded), *news_of(loaded, seat), question, *filter(None, [brief])]
    return Asking(paged(lines)[-1], question)


def retimed(loaded: LoadedGame, seat: Seat, letter: Letter) -> Asking:
    """What a letter asked, with the deadline that there is by now. One of an older version does not say which
    of its lines asks: then it is asked anew."""
    decision = loaded.table.asked().get(seat)
    if decision is None:
        return Asking(letter.text, letter.question)
    if not letter.question:
        return asked_anew(loaded, seat, decision)
    question = to_player(loaded.player(seat), _question(decision, loaded.game.deadline))
    lines = [question if line == letter.question else line for line in letter.text.split("\n")]
    return Asking("\n".join(lines), question)


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


def closing_edits(
    loaded: LoadedGame, ended: Text = "", played: Mapping[Seat, tuple[Choice, Source]] | None = None
) -> Iterator[Letter]:
    """What stood open for the step before stands open no more; what a player was told with it stays.

    `ended` says so where the game does not go on from there, and `played` what was chosen for the absent.
    """
    yield _post_edit(loaded, ended or said("telling.goes-on-below"))
    for player in loaded.people(loaded.table.asked().keys()):
        own: tuple[Choice | None, Source] = loaded.chosen.get(player.seat), "player"
        chosen, source = (played or {}).get(player.seat, own)
        yield Letter(
            kind="edit",
            game=loaded.game.id,
            key=panel_key(loaded.step, player.seat),
            user=player.user,
            text=closing_text(loaded, player.seat, chosen, source, ended),
            panel=PanelRef("plan", loaded.game.id, player.seat, loaded.step),
        )


def closing_text(
    loaded: LoadedGame, seat: Seat, chosen: Choice | None, source: Source = "player", ended: Text = ""
) -> str:
    """What is left of a panel: the news that came with it, and what was locked in, or played instead."""
    with speaking_to(loaded.player(seat)):
        # Paged as the letter was, so that its last page, which is edited here, keeps its own news.
        told = paged([_letterhead(loaded), *news_of(loaded, seat)])[-1]
        settled = [] if chosen is None else _settled(loaded, seat, chosen, source)
        end = say(ended) or phrase("telling.settled", place=place(loaded))
        return "\n".join([told, *settled, end])


def _settled(loaded: LoadedGame, seat: Seat, chosen: Choice, source: Source) -> list[str]:
    """What was played, and who chose it; of a default, what could be foreseen of it by this seat alone."""
    plan = in_words(loaded.table.fields(seat, chosen), chosen)
    if not plan:
        return []
    dangers = prose.foretold(loaded, loaded.table, seat, chosen).dangers if source == "default" else ()
    who = phrase("telling.played", source="risky" if dangers else source)
    return [who, *(f"⚠️ {escape(danger)}" for danger in dangers), *(f"• {line}" for line in plan)]


def place(party: Party) -> str:
    return f"<#{party.game.thread or party.game.channel}>"


def name_of(player: Player) -> Text:
    return player.written if player.user is None else f"<@{player.user}>"
