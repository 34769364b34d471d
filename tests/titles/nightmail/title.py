"""Night Mail, as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from msgspec.structs import replace

from rules.dice import Dice
from rules.engine import Choice, Field, Form, Number, Outcome, QuickCommand, Step
from rules.phases import PhasedTitle
from rules.values import Seat
from tests.titles.nightmail import foresight
from tests.titles.nightmail.events import EVENTS
from tests.titles.nightmail.foresight import Foresight
from tests.titles.nightmail.state import Almanac, Mail, NightState, NightView, hidden_from, seen_by
from tests.titles.nightmail.turn import Loading, Play, Question


class NightMail(PhasedTitle[NightState, NightView, Play, Question]):
    key = "nightmail"
    name = "Night Mail"
    summary = "Fly the mail through fog and storm: load in secret, and hope for clear nights."
    rules_version = 2
    State = NightState
    View = NightView
    events = EVENTS
    quick = (
        QuickCommand(
            name="load",
            description="Load your airplane for tonight",
            kind="load",
            slots={"height": "How high to fly", "sacks": "How many sacks to take"},
            optional=("height",),
        ),
    )
    figures = Almanac()

    def options(self, _partial: Choice) -> tuple[Field, ...]:
        return (Number("nights", "Nights", 2, 5, default=3),)

    def seats(self, _options: Choice) -> tuple[int, int]:
        return 2, 4

    def setup(self, options: Choice, seats: int, dice: Dice) -> Step[NightState]:
        nights = int(str(options["nights"]))
        sacks = nights * self.figures.sacks_each_night
        cards = dice.shuffle(self.figures.cards, "weather")
        state = NightState(nights, (Mail(sacks),) * seats, telegrams=cards[:seats], pile=cards[seats:])
        play = Play(state, self.figures, dice)
        play.tell("begun", nights=nights, sacks=sacks)
        for seat, telegram in enumerate(play.state.telegrams):
            play.tell("telegram", to=[seat], weather=telegram)
        return play.step()

    def asked(self, state: NightState) -> range:
        return range(0 if self.outcome(state) else len(state.mail))

    def asking(self, _state: NightState, _seat: Seat) -> Loading:
        return Loading()

    def question(self, state: NightState, seat: Seat) -> Question:
        return Question(state, self.figures, seat)

    def resolve(self, state: NightState, choices: Mapping[Seat, Choice], dice: Dice) -> Step[NightState]:
        play = Play(state, self.figures, dice)
        Loading().answer(play, choices)
        return play.step()

    def view(self, state: NightState, seat: Seat | None) -> NightView:
        return seen_by(state, seat)

    def foresee(self, view: NightView, choice: Choice) -> Foresight:
        return foresight.foresee(view, choice)

    def outcome(self, state: NightState) -> Outcome | None:
        if len(state.weather) < state.nights:
            return None
        scores = {seat: mail.delivered for seat, mail in enumerate(state.mail)}
        best = max(scores.values())
        if not best:
            return Outcome((), scores, "nothing-delivered", lost=True)
        winners = tuple(seat for seat, score in scores.items() if score == best)
        return Outcome(winners, scores, "most-sacks", data={"sacks": best})

    def autopilot(self, view: NightView, form: Form, _dice: Dice) -> Choice:
        """Fly where fewer cards are a danger, and share the sacks out over the nights that are left."""
        safe = "high" if view.unseen.get("storm", 0) <= view.unseen.get("fog", 0) else "low"
        [most] = [field.high for field in form({"height": safe}) if isinstance(field, Number)]
        waiting = view.mail[view.seat or 0].waiting
        return {"height": safe, "sacks": min(most, ceil(waiting / (view.nights - len(view.weather))))}

    def imagine(self, state: NightState, seat: Seat | None, dice: Dice) -> NightState:
        """All cards that this pilot has not seen are dealt anew."""
        cards = list(dice.shuffle(hidden_from(state, seat)))
        telegrams = [card if owner == seat else cards.pop() for owner, card in enumerate(state.telegrams)]
        return replace(state, telegrams=tuple(telegrams), pile=tuple(cards))

    def census(self, state: NightState) -> dict[str, int]:
        return {
            "weather cards": len(state.telegrams) + len(state.pile) + len(state.weather),
            "sacks": sum(mail.waiting + mail.delivered + mail.lost for mail in state.mail),
        }

    def variants(self) -> tuple[tuple[str, Choice, int], ...]:
        return (("three nights", {}, 2), ("three nights", {}, 3), ("five nights", {"nights": 5}, 4))


NIGHTMAIL = NightMail()
