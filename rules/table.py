"""A game in progress: the only way to play a title."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache, partial
from itertools import pairwise
from typing import Any, get_args, get_origin

import msgspec
from msgspec.structs import replace

from rules.answers import check_offered, check_shape, sound
from rules.dice import Dice, Scripted, Stream, commitment, derive
from rules.digests import Covering, Digesting
from rules.engine import AnyTitle, Choice, Decision, Field, Form, IllegalChoice, Outcome, Value
from rules.forms import Parts, risks, settled, unsaid, with_defaults
from rules.places import places
from rules.record import FIRST, BadRecord, Record, RecordedStep, Script
from rules.said import Text, said
from rules.values import Event, Frozen, Seat


class Snapshot(Frozen, frozen=True, omit_defaults=True):
    """All of a table but its past: enough to go on from here without replaying."""

    step: int
    position: int
    digest: str
    state: msgspec.Raw
    epoch: int = 0


class _Link:
    """A step in the chain of digests over all that happened: two tables agree only if all their steps do.

    It is worked out when somebody asks, which whoever only plays on never does; until then it keeps the link
    before it, and what it rests on: how it is worked out, events, state and the position of the dice.
    """

    __slots__ = ("before", "known", "rests_on")

    def __init__(self, before: _Link | None = None, *rests_on: Any, known: str = "") -> None:
        self.before, self.rests_on, self.known = before, rests_on, known

    @property
    def digest(self) -> str:
        chain = [self]
        while (before := chain[-1].before) is not None:
            chain.append(before)
        for before, link in pairwise(reversed(chain)):
            link.work_out(before.known)
        return self.known

    def work_out(self, before: str) -> None:
        digesting, events, state, position = self.rests_on
        parts = (before.encode(), *digesting(events, state), str(position).encode())
        self.known = hashlib.sha256(b"\n".join(parts)).hexdigest()
        self.before, self.rests_on = None, ()


class _Past(Frozen, frozen=True):
    """The state before a step that one seat took alone, kept while it may still be taken back."""

    seat: Seat
    state: Any
    link: Any


class _Done(Frozen, frozen=True):
    """A step that was played; its digest is asked for by the record alone."""

    choices: dict[Seat, dict[str, Value]]
    link: Any
    orders: dict[Seat, dict[str, Value]]
    reseeded: int

    def recorded(self) -> RecordedStep:
        return RecordedStep(self.choices, self.link.digest, self.orders, self.reseeded)


class _Asking:
    """What one state asks, worked out once: tables and stand-ins ask the same form over and over."""

    def __init__(self, title: AnyTitle, state: Any) -> None:
        self.state = state
        self.decisions = {} if title.outcome(state) else title.pending(state)
        self.forms: dict[Seat, Form] = {}
        self.parts: dict[Seat, tuple[Form, ...]] = {}
        for seat in self.decisions:
            form = title.form(state, seat)
            self.forms[seat] = remembered(form)
            self.parts[seat] = form.parts if isinstance(form, Parts) else (self.forms[seat],)


def remembered(form: Form) -> Form:
    """A form that is often asked with the same answers as the time before."""
    answers: Choice | None = None
    fields: tuple[Field, ...] = ()

    def asked(partial: Choice) -> tuple[Field, ...]:
        nonlocal answers, fields
        if answers != partial:
            fields = form(partial)
            answers = dict(partial)
        return fields

    return asked


def encode(value: object) -> bytes:
    """The one serial form of states, choices, events and views: same value, same bytes."""
    # The library sorts by strings alone; what is kept by seat has to become that first.
    if isinstance(value, msgspec.Struct) and (kept := _kept_by_seat(type(value))):
        changes = {name: {str(seat): each for seat, each in getattr(value, name).items()} for name in kept}
        value = replace(value, **changes)
    try:
        return msgspec.json.encode(value, order="deterministic")
    except TypeError:  # it is kept so deeper inside, and all is rewritten, at three times the cost
        return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True, order="deterministic"))


@cache
def _kept_by_seat(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a struct that map seats to something."""
    return tuple(
        each.name
        for each in msgspec.structs.fields(kind)
        if get_origin(each.type) is dict and get_args(each.type)[0] is Seat
    )


_OVER = said("records.game-over")
_EVENTS = msgspec.json.Decoder(tuple[Event, ...])
_CHOICE = msgspec.json.Decoder(dict[str, Value])
_SNAPSHOT = msgspec.json.Decoder(Snapshot)


def learn(title: AnyTitle) -> None:
    """Get to know a title's values before any thread reads some.

    What a struct is made of is worked out when it is first read, and the library breaks down if two threads
    come to that at the same time.
    """
    msgspec.json.Decoder(title.State)
    msgspec.json.Decoder(title.View)


def decode_events(data: bytes | str) -> tuple[Event, ...]:
    return _EVENTS.decode(data)


def decode_choice(data: bytes | str) -> dict[str, Value]:
    return _CHOICE.decode(data)


class Table:
    """A title, its seats and options, the dice, the state, and the choices made so far."""

    def __init__(self, title: AnyTitle, seats: int, options: Choice, dice: Dice) -> None:
        self.title = title
        self.seats = seats
        self.options: dict[str, Value] = dict(options)
        self.dice = dice
        self.step = 0
        self.state: Any = None
        self._asking: _Asking | None = None
        self.waiting: dict[Seat, dict[str, Value]] = {}
        self.orders: dict[Seat, dict[str, Value]] = {}
        """Standing orders given since the last step."""
        self.opening: tuple[Event, ...] = ()
        self.reseeded = 0
        """The number of the copy from which the table was laid again last, if it ever was."""
        self._given: dict[str, Value] = {}
        """The options as the record says them: without those that were not spoken of."""
        self.digesting: Digesting = Covering()
        self._seed: bytes | None = None
        self._reseeded_here = 0
        self._script: Script | None = None
        self._opening = self._link = _Link()
        self._steps: list[_Done] = []
        self._past: _Past | None = None

    def __getstate__(self) -> dict[str, Any]:
        """All of it but what is worked out anew when it is asked, and what digests rest on, which is much."""
        self._link.digest  # noqa: B018 - worked out here
        return {**self.__dict__, "_asking": None}

    @classmethod
    def new(
        cls,
        title: AnyTitle,
        seats: int,
        options: Choice | None = None,
        seed: bytes = b"",
        dice: Scripted | None = None,
        digesting: Digesting | None = None,
    ) -> Table:
        """Set a game up. With scripted dice the record says so, and carries the script."""
        chosen = settle_options(title, options or {})
        least, most = title.seats(chosen)
        if not least <= seats <= most:
            kind = "exactly" if least == most else "between"
            raise IllegalChoice(said("records.wrong-seats", kind=kind, least=least, most=most, seats=seats))
        table = cls(title, seats, chosen, dice or Stream(seed))
        table._given = dict(options or {})
        table.digesting = digesting or Covering()
        table._seed = None if dice else seed
        table._script = dice.script if dice else None
        begun = title.setup(chosen, seats, table.dice)
        table.state = begun.state
        table.opening = begun.events
        table._opening = table._link = table._linked(begun.events)
        return table

    @classmethod
    def restore(cls, title: AnyTitle, seats: int, options: Choice, seed: bytes, snapshot: bytes) -> Table:
        """Go on from a snapshot. Such a table plays on but cannot write the record of its past."""
        shot = _SNAPSHOT.decode(snapshot)
        table = cls(title, seats, options, _stream(seed, shot.epoch, shot.position))
        table._seed = seed
        table.reseeded = shot.epoch
        table.step = shot.step
        table._link = _Link(known=shot.digest)
        table.state = msgspec.json.decode(shot.state, type=title.State)
        return table

    @property
    def digest(self) -> str:
        """Of the game so far: what a record says of each step."""
        return self._link.digest

    def snapshot(self) -> bytes:
        state = msgspec.Raw(encode(self.state))
        return msgspec.json.encode(Snapshot(self.step, self.dice.position, self.digest, state, self.reseeded))

    def reseed(self, number: int) -> None:
        """The table is laid again from a copy: what was rolled after it was taken has been seen and must not
        come again. From here on the dice follow from the seed and this number."""
        if self._seed is None:
            raise IllegalChoice(said("records.no-new-dice"))
        self.reseeded = self._reseeded_here = number
        self.dice = _stream(self._seed, number, self.dice.position)
        self._past = None

    # Asking

    @property
    def outcome(self) -> Outcome | None:
        return self.title.outcome(self.state)

    def pending(self) -> dict[Seat, Decision]:
        """What is still to be chosen: a seat that has submitted owes nothing more."""
        return {seat: due for seat, due in self.asked().items() if seat not in self.waiting}

    def asked(self) -> dict[Seat, Decision]:
        """What this step asks, of those who have answered too."""
        return self._asks().decisions

    def _asks(self) -> _Asking:
        if self._asking is None or self._asking.state is not self.state:
            self._asking = _Asking(self.title, self.state)
        return self._asking

    def briefing(self, seat: Seat) -> Text:
        """What a seat that is asked is told with the question, for its eyes alone."""
        return self.title.briefing(self.state, seat)

    def fields(self, seat: Seat, partial: Choice | None = None) -> tuple[Field, ...]:
        return self.form(seat)(partial or {})

    def form(self, seat: Seat) -> Form:
        """The form of this step; of a seat that is asked nothing, an empty one."""
        return self._asks().forms.get(seat, _nothing)

    def parts(self, seat: Seat) -> tuple[Form, ...]:
        """The same in parts that know nothing of each other, for whoever fills it in from end to end."""
        return self._asks().parts.get(seat, ())

    def default(self, seat: Seat) -> Choice:
        return self.title.default(self.state, seat)

    def departure(self, seat: Seat) -> Choice | None:
        return self.title.departure(self.state, seat)

    def view(self, seat: Seat | None = None) -> Any:
        return self.title.view(self.state, seat)

    def foresee(self, seat: Seat, choice: Choice, *, turned: bool = False) -> Any:
        """What a choice, finished or not, would lead to, as far as that seat may know. If nothing is missing
        from it, it is foreseen as it would be handed in: with what stands by default."""
        form = self.form(seat)
        whole = choice if unsaid(form, choice) else with_defaults(form, choice)
        foreseen, fields = self.title.foresee(self.view(seat), whole), form(whole)
        return replace(
            foreseen,
            dangers=(*foreseen.dangers, *risks(fields, whole)),
            places=tuple(places(fields, whole)),
            turned=turned,
        )

    def faces_down(self, seat: Seat) -> bool:
        return self.title.faces_down(self.state, seat)

    # Choosing

    def check(self, seat: Seat, choice: Choice) -> dict[str, Value]:
        """The choice with its defaults filled in; IllegalChoice, with the reason, if the rules refuse it."""
        form = self._asks().forms.get(seat)
        if form is None:
            raise IllegalChoice(_OVER if self.outcome else said("records.nothing-asked"))
        answers, fields = settled(form, choice)
        offered = sound(fields, answers)
        if not offered:
            check_shape(fields, answers)
        self.title.check(self.state, seat, answers)  # in clearer words than the form by itself would
        if not offered:
            check_offered(fields, answers)
        return answers

    def submit(self, seat: Seat, choice: Choice) -> tuple[Event, ...] | None:
        """Take a seat's choice, or its change of mind; the events, if that completed the step."""
        self.waiting[seat] = self.check(seat, choice)
        return self._resolve() if len(self.waiting) == len(self.asked()) else None

    def withdraw(self, seat: Seat) -> None:
        """Take back a choice that has not been resolved yet."""
        if seat not in self.waiting:
            raise IllegalChoice(said("records.nothing-to-withdraw"))
        del self.waiting[seat]

    # Standing orders

    def order_fields(self, seat: Seat, partial: Choice | None = None) -> tuple[Field, ...]:
        """What a seat may order at any time, given what is filled in; what stands is the default."""
        if self.outcome or not 0 <= seat < self.seats:
            return ()
        return self.title.order_fields(self.state, seat, partial or {})

    def give_orders(self, seat: Seat, orders: Choice) -> dict[str, Value]:
        """Standing orders in place of those before, and all of them as they now are."""
        if self.outcome:
            raise IllegalChoice(_OVER)

        def form(partial: Choice) -> tuple[Field, ...]:
            return self.order_fields(seat, partial)

        if not form({}):
            raise IllegalChoice(said("records.nothing-to-order"))
        given, fields = settled(form, orders)
        check_shape(fields, given)
        check_offered(fields, given)
        self.state = self.title.with_orders(self.state, seat, given)
        self.orders[seat] = given
        self._past = None
        return given

    def undo(self, seat: Seat) -> None:
        """Take the last step back, if it was this seat's alone and nothing was rolled or shown since.

        Orders that were given before it stand.
        """
        past = self._past
        if past is None or past.seat != seat or self.waiting:
            raise IllegalChoice(said("records.too-late-to-undo"))
        self.state = past.state
        self._link = past.link
        self.step -= 1
        self.orders = self._steps.pop().orders
        self._past = None

    def _resolve(self) -> tuple[Event, ...]:
        choices = dict(sorted(self.waiting.items()))
        before, position = self.state, self.dice.position
        step = self.title.resolve(before, choices, self.dice)
        alone = len(choices) == 1 and not step.reveals and self.dice.position == position
        self._past = _Past(min(choices), before, self._link) if alone else None
        self.state = step.state
        self.step += 1
        self.waiting = {}
        self._link = self._linked(step.events)
        self._steps.append(_Done(choices, self._link, self.orders, self._reseeded_here))
        self.orders, self._reseeded_here = {}, 0
        return step.events

    def _linked(self, events: tuple[Event, ...]) -> _Link:
        return _Link(self._link, self.digesting, events, self.state, self.dice.position)

    # The record

    def record(self) -> Record:
        """The whole game so far, with its seed: for its players only when the game is over."""
        return Record(
            title=self.title.key,
            rules_version=self.title.rules_version,
            pack=self.title.pack,
            options=self._given,
            seats=self.seats,
            commitment=commitment(self._seed) if self._seed is not None else "",
            seed=self._seed.hex() if self._seed is not None else None,
            script=self._script,
            opening=self._opening.digest,
            steps=tuple([step.recorded() for step in self._steps]),
            outcome=self.outcome,
        )

    @classmethod
    def laid(cls, title: AnyTitle, record: Record) -> Table:
        """The table from which the record's steps can be played again: set up, or as older rules left it."""
        digesting: Digesting = Covering()
        if record.format == FIRST and title.former is not None:
            digesting = partial(title.former.covered, title)
        seats, options, seed = record.seats, record.options, record.seed_bytes()
        if record.carried is None:
            return cls.new(title, seats, options, seed, record.dice(), digesting)
        table = cls.restore(title, seats, options, seed, msgspec.json.encode(record.carried.table))
        table.digesting = digesting
        return table

    @classmethod
    def replay(cls, record: Record, titles: Mapping[str, AnyTitle], until: int | None = None) -> Table:
        """The table as it stood after `until` steps of the record (all of them if not given)."""
        first = record.carried.step if record.carried else 0
        if until is not None and until < first:
            raise BadRecord(said("records.played-by-older", steps=first))
        table = cls.laid(record.title_in(titles), record)
        for step in record.steps[first:until]:
            table.repeat(step)
        return table

    def repeat(self, step: RecordedStep) -> tuple[Event, ...]:
        """Play a step as it was recorded; what happened."""
        self.make_ready(step)
        return self.carry_out(step)

    def make_ready(self, step: RecordedStep) -> None:
        """What was recorded as done before the choices of a step."""
        if step.epoch:
            self.reseed(step.epoch)
        for seat, orders in step.orders.items():
            self.give_orders(seat, orders)

    def carry_out(self, step: RecordedStep) -> tuple[Event, ...]:
        done: tuple[Event, ...] = ()
        for seat, choice in step.choices.items():
            done = self.submit(seat, choice) or ()
        return done


def _nothing(partial: Choice) -> tuple[Field, ...]:
    del partial
    return ()


def _stream(seed: bytes, number: int, position: int) -> Stream:
    return Stream(derive(seed, "epoch", number) if number else seed, position)


def settle_options(title: AnyTitle, options: Choice) -> dict[str, Value]:
    """The host's options with every default filled in, refused if one of them does not exist."""
    check_shape(title.options(options), options)
    chosen, fields = settled(title.options, options)
    check_offered(fields, chosen)
    return chosen
