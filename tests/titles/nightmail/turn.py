"""A night: everybody loads in secret, the weather is turned over, and the pilots land or do not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from rules import phases
from rules.dice import roll
from rules.engine import Choice, Decision, Field, IllegalChoice, Number, Option, Pick
from rules.values import Seat
from tests.titles.nightmail.events import EVENTS
from tests.titles.nightmail.state import Almanac, Flight, Height, Mail, NightState


class Play(phases.Play[NightState, Almanac]):
    def tell(self, kind: str, to: Iterable[Seat] | None = None, **data: Any) -> None:
        self.log.append(EVENTS(kind, to=to, **data))


class Question(phases.Question[NightState, Almanac]):
    @property
    def waiting(self) -> int:
        return self.state.mail[self.seat].waiting

    def most(self, height: Height) -> int:
        return min(self.waiting, self.figures.most_high if height == "high" else self.figures.most_low)


Phase = phases.Phase[Play]


class Loading(phases.Asking[Play, Question]):
    """How many sacks to take, and how high to fly. A heavy airplane does not climb."""

    def decision(self, question: Question) -> Decision:
        state = question.state
        return Decision("load", f"Night {len(state.weather) + 1} of {state.nights}: load and take off")

    def briefing(self, question: Question) -> str:
        telegram = question.state.telegrams[question.seat]
        return f"Your telegram shows {telegram}: that card is not in the pile. {question.waiting} sacks wait."

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        sacks = partial.get("sacks")
        heights = [Option("low", "Low", "fog is a danger")]
        if not isinstance(sacks, int) or sacks <= question.most("high"):
            heights.append(Option("high", "High", "a storm is a danger"))
        most = question.most("high" if partial.get("height") == "high" else "low")
        return (
            Pick("height", "Height", tuple(heights), slot="height", default=heights[-1].value),
            Number("sacks", "Sacks", 0, most, slot="sacks", default=min(1, most)),
        )

    def check(self, question: Question, choice: Choice) -> None:
        sacks, most = choice.get("sacks"), question.most("high")
        if choice.get("height") == "high" and isinstance(sacks, int) and sacks > most:
            raise IllegalChoice(
                f"With {sacks} sacks on board nobody climbs; {most} is the most for flying high."
            )

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        flights = [_flight(choices[seat]) for seat in sorted(choices)]
        play.state = replace(play.state, flights=tuple(flights))
        for seat, flight in enumerate(flights):
            play.tell("took_off", seat=seat, height=flight.height, sacks=flight.sacks)
        for phase in NIGHT:
            phase.start(play)


class TurnWeather(Phase):
    def start(self, play: Play) -> None:
        tonight, *pile = play.state.pile
        play.state = replace(play.state, pile=tuple(pile), weather=(*play.state.weather, tonight))
        play.tell("weather", night=len(play.state.weather), weather=tonight)


class Landing(Phase):
    """A storm takes whatever flies high. In fog, whoever flies low must roll more than the sacks on board."""

    def start(self, play: Play) -> None:
        for seat, flight in enumerate(play.state.flights):
            arrived = self._arrives(play, seat, flight)
            play.tell("arrived" if arrived else "lost", seat=seat, sacks=flight.sacks)
            _unload(play, seat, replace(flight, arrived=arrived))

    def _arrives(self, play: Play, seat: Seat, flight: Flight) -> bool:
        match play.state.weather[-1], flight.height:
            case "storm", "high":
                return False
            case "fog", "low":
                rolled = roll(play.dice, label="fog")
                play.tell("groped", seat=seat, roll=rolled)
                return rolled > flight.sacks
            case _:
                return True


NIGHT: tuple[Phase, ...] = (TurnWeather(), Landing())


def _flight(choice: Choice) -> Flight:
    height: Height = "high" if choice["height"] == "high" else "low"
    return Flight(height, int(str(choice["sacks"])))


def _unload(play: Play, seat: Seat, flight: Flight) -> None:
    state, mail = play.state, play.state.mail[seat]
    after = Mail(
        waiting=mail.waiting - flight.sacks,
        delivered=mail.delivered + flight.sacks * flight.arrived,
        lost=mail.lost + flight.sacks * (not flight.arrived),
    )
    play.state = replace(
        state,
        mail=(*state.mail[:seat], after, *state.mail[seat + 1 :]),
        flights=(*state.flights[:seat], flight, *state.flights[seat + 1 :]),
    )
