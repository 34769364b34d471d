"""What the form that opens a lobby asks: a title's options, and the terms of the table."""

from __future__ import annotations

from bot.desk import Desk
from bot.discord.panels.packing import pack, unpack
from bot.kit.refusal import Refusal
from bot.terms import PICKS, Terms
from rules.engine import Choice, Field, Option, Value
from rules.said import listed, said
from words import LANGUAGES, in_every_language

_TERMS = {pick.name for pick in PICKS.values()}


class OpeningForm:
    """The form of one title; what the host's own file has settled is shown and not asked."""

    def __init__(self, desk: Desk, title: str, own: Choice) -> None:
        self.title = title
        self.own = own
        self._desk = desk

    @property
    def name(self) -> str:
        return self._desk.queries.title(self.title).name

    def fields(self, answers: Choice) -> tuple[Field, ...]:
        terms = Terms.answered(answers)
        unasked = {
            "language": len(LANGUAGES) == 1,
            "wait_limit": terms.policy != "wait" or terms.pace is None,
            "sits_in": not self._desk.queries.title(self.title).aces,
        }
        asked = [pick for name, pick in PICKS.items() if not unasked.get(name)]
        return (*self._desk.lobby.title_options(self.title, self.options(answers)), *asked)

    def options(self, answers: Choice) -> dict[str, Value]:
        """What is settled about the title: by the host's own file, and by these answers."""
        return {**self.own, **{name: value for name, value in answers.items() if name not in _TERMS}}

    def asked(self, answers: Choice) -> tuple[Field, ...]:
        return tuple(field for field in self.fields(answers) if field.name not in self.own)

    def scenarios(self) -> tuple[tuple[Option, Choice], ...]:
        """Every set-up that has a name, with the answers that lead to it."""
        return self._desk.queries.title(self.title).scenarios()

    def beginning(self, scenario: str) -> Choice:
        """The answers that a scenario named with the command stands for."""
        wanted = scenario.casefold()
        for option, answers in self.scenarios():
            if wanted in {text.casefold() for text in (option.value, *in_every_language(option.label))}:
                return answers
        there = [option.label for option, _ in self.scenarios()]
        if not there:
            raise Refusal(said("panels.opening-no-scenarios", title=self.name))
        raise Refusal(
            said(
                "panels.opening-no-scenario",
                title=self.name,
                scenario=scenario[:40],
                scenarios=listed(there),
            )
        )

    def pack(self, answers: Choice) -> str:
        return pack(self.asked, answers)

    def unpack(self, packed: str) -> dict[str, Value]:
        return unpack(self.asked, packed)
