"""How Night Mail looks and reads: views in, pictures and sentences out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from render.artist import Line, Names, Weight
from render.kit.artist import CanvasArtist
from render.kit.badges import Badge
from render.kit.canvas import Canvas
from render.kit.fitting import cut
from render.kit.panels import HEADER, MARGIN, PAD, draw_header, draw_heading, draw_panel
from render.kit.shapes import Box
from render.kit.theme import AMBER, BLUE, CLOUD, CRIMSON, GREY, INK, SLATE, STEEL, VERMILION, WHITE, WIDTH
from render.kit.type import readable, wrap
from rules.engine import Outcome
from rules.values import Event, Seat
from tests.titles.nightmail.foresight import Foresight
from tests.titles.nightmail.state import NightView
from words import say

TITLE = "Night Mail"
BADGES = (
    Badge("circle", BLUE, "A"),
    Badge("diamond", VERMILION, "B"),
    Badge("square", STEEL, "C"),
    Badge("hexagon", AMBER, "D", INK),
)
"""A shape, a letter and a colour for each pilot: colour is never the only sign."""
ROW = 112
LINE = 46


class NightMailArtist(CanvasArtist[NightView, Foresight]):
    def draw_board(self, view: NightView, names: Names) -> Canvas:
        canvas = _sheet(HEADER + len(view.mail) * ROW + MARGIN, _night(view), _weather(view))
        for seat in range(len(view.mail)):
            top = HEADER + MARGIN + seat * ROW
            box = Box(MARGIN, top, WIDTH - MARGIN, top + ROW - MARGIN)
            draw_panel(canvas, box)
            BADGES[seat].draw(canvas, (box.left + 50, box.centre[1]))
            name = cut(readable(names[seat]), 36, 340, "ExtraBold")
            canvas.write(name, (box.left + 100, box.centre[1]), 36, INK, weight="ExtraBold")
            canvas.write(_mail(view, seat), (box.left + 450, box.centre[1]), 30, GREY)
            canvas.write(_flight(view, seat), (box.right - PAD, box.centre[1]), 30, INK, align="right")
        return canvas

    def board_alt(self, view: NightView, names: Names) -> str:
        pilots = [
            f"{names[seat][:60]}: {_mail(view, seat)}; {_flight(view, seat)}."
            for seat in range(len(view.mail))
        ]
        return " ".join([f"{TITLE}, {_night(view)}, {_weather(view)}.", *pilots])

    def draw_mat(self, view: NightView, names: Names, foreseen: Foresight | None) -> Canvas:  # noqa: ARG002 - its reader knows whose it is
        return _notes("Your flight bag", [*_own(view), *([_plan(foreseen)] if foreseen else [])])

    def mat_alt(self, view: NightView, names: Names, foreseen: Foresight | None) -> str:  # noqa: ARG002 - as above
        return " ".join(["Your flight bag.", *_own(view), *([_plan(foreseen)] if foreseen else [])])

    def draw_preview(self, view: NightView, foreseen: Foresight, names: Names) -> Canvas:  # noqa: ARG002 - as above
        return _notes("Your plan", [_plan(foreseen)], [say(danger.text) for danger in foreseen.dangers])

    def preview_alt(self, view: NightView, foreseen: Foresight, names: Names) -> str:  # noqa: ARG002 - as above
        return " ".join(["Your plan.", _plan(foreseen), *(say(danger.text) for danger in foreseen.dangers)])

    def tell(self, events: Sequence[Event], view: NightView, names: Names) -> tuple[Line, ...]:
        seen = [event for event in events if event.visible_to(view.seat)]
        return tuple(
            Line(SENTENCES[event.kind](event.data, names), WEIGHTS.get(event.kind, "plain")) for event in seen
        )

    def headline(self, view: NightView, names: Names) -> str:
        best = max(mail.delivered for mail in view.mail)
        leaders = [names[seat] for seat, mail in enumerate(view.mail) if mail.delivered == best]
        return f"{TITLE}, {_night(view)}: {' and '.join(leaders)} in front with {best} delivered."

    def reason(self, view: NightView, outcome: Outcome, names: Names) -> str:  # noqa: ARG002 - as above
        return REASONS[outcome.kind].format(**outcome.data)


REASONS: Mapping[str, str] = {
    "most-sacks": "Most sacks delivered: {sacks}",
    "nothing-delivered": "Not a single sack came over the hills",
}

SENTENCES: Mapping[str, Callable[[dict[str, Any], Names], str]] = {
    "begun": lambda data, _: f"{data['nights']} nights, and {_sacks(data['sacks'])} of mail for each pilot.",
    "telegram": lambda data, _: f"A telegram for you alone: {data['weather']}.",
    "took_off": lambda data, names: (
        f"{names[data['seat']]} takes {_sacks(data['sacks'])} up {data['height']}."
    ),
    "weather": lambda data, _: f"The weather of night {data['night']}: {data['weather']}.",
    "groped": lambda data, names: f"{names[data['seat']]} gropes through the fog and rolls {data['roll']}.",
    "arrived": lambda data, names: f"{names[data['seat']]} arrives with {_sacks(data['sacks'])}.",
    "lost": lambda data, names: f"{names[data['seat']]} is forced down and loses {_sacks(data['sacks'])}.",
}


WEIGHTS: Mapping[str, Weight] = {
    "lost": "great",
    "arrived": "key",
    "took_off": "routine",
    "groped": "routine",
}


# Words that pictures, alt texts and headline share


def _night(view: NightView) -> str:
    over = len(view.weather)
    return f"night {over + 1} of {view.nights}" if over < view.nights else f"after {view.nights} nights"


def _weather(view: NightView) -> str:
    return f"last night: {view.weather[-1]}" if view.weather else "before the first"


def _sacks(count: int) -> str:
    return f"{count} sack{'' if count == 1 else 's'}"


def _flight(view: NightView, seat: Seat) -> str:
    if not view.flights:
        return "not up yet"
    flight = view.flights[seat]
    return f"{flight.sacks} {flight.height}: {'arrived' if flight.arrived else 'lost'}"


def _mail(view: NightView, seat: Seat) -> str:
    mail = view.mail[seat]
    return f"{mail.delivered} delivered, {mail.waiting} waiting, {mail.lost} lost"


def _own(view: NightView) -> Iterator[str]:
    if view.seat is not None:
        yield f"Your telegram: {view.telegram}."
        yield f"Your sacks: {_mail(view, view.seat)}."
    yield "Not seen yet: " + ", ".join(f"{count} {weather}" for weather, count in view.unseen.items()) + "."


def _plan(foreseen: Foresight) -> str:
    sacks = "Sacks still to be chosen" if foreseen.sacks is None else _sacks(foreseen.sacks)
    return f"{sacks}, flying {foreseen.height or 'at a height still to be chosen'}."


# Sheets


def _sheet(height: float, detail: str, now: str) -> Canvas:
    canvas = Canvas(WIDTH, round(height), CLOUD)
    draw_header(canvas, TITLE, detail, now)
    return canvas


def _notes(title: str, lines: Sequence[str], warnings: Sequence[str] = ()) -> Canvas:
    """A slip of paper with some lines on it, and warnings beneath."""
    inked = [(line, INK) for text in lines for line in wrap(text, 32, WIDTH - 4 * PAD)]
    inked += [(line, CRIMSON) for text in warnings for line in wrap(text, 32, WIDTH - 4 * PAD)]
    canvas = Canvas(WIDTH, 120 + LINE * len(inked) + MARGIN, SLATE)
    box = Box(MARGIN, MARGIN, WIDTH - MARGIN, canvas.box.bottom - MARGIN)
    draw_panel(canvas, box, WHITE)
    draw_heading(canvas, box, title)
    for place, (line, colour) in enumerate(inked):
        canvas.write(line, (box.left + PAD, box.top + 96 + LINE * place), 32, colour)
    return canvas
