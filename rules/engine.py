"""The contract every title meets.

A title is a set of pure functions over frozen values: what leaves a resolution is a new state and the
events that led to it. Nothing here knows of clocks, disks, networks or people; chance comes in as dice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from rules.declared import Declared
from rules.dice import Dice
from rules.drama import Annals, Drama, Dramas
from rules.former.digests import Former
from rules.lots import Lot
from rules.rivalry import PayoffModel
from rules.said import Text, said
from rules.values import Event, Frozen, Seat

Value: TypeAlias = str | int | tuple[str | float, ...]
Choice: TypeAlias = Mapping[str, Value]
"""Field name -> answer: a Pick of one is a string, of several a tuple of strings; a Number is an int;
a Spot is a pair of millimetres."""


class IllegalChoice(Exception):  # noqa: N818 - the design's word; it is an answer to a player, not a fault
    """A choice the rules refuse: why, in one sentence for the player who made it."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        """For logs: what a person reads is said by a voice."""
        return self.why if isinstance(self.why, str) else repr(self.why)


class Option(Frozen, frozen=True):
    """One thing that can be picked. `short` is what a button says of it, if its label is too long for one;
    `clause` what it is called within a sentence, if that is not its label.

    `untold` is what a lobby need not tell once it is picked: it stands for nothing in particular, or the
    seats say it. `risk` says what harm comes to whoever picks it.
    """

    value: str
    label: Text
    note: Text = ""
    short: Text = ""
    untold: bool = False
    risk: Text = ""
    clause: Text = ""

    @property
    def face(self) -> Text:
        """What it shows in a hand: options of one face are one and the same to whoever picks."""
        return self.short or self.label


class Pick(Frozen, frozen=True, tag="pick"):
    """Choose between `least` and `most` of the options.

    `group` binds fields that belong together (one airplane's cards); `slot` is the field's name within
    its group, which quick commands use: with one, the group is called as players call the piece. `default`
    is what stands if the player says nothing; where that would be a trap for somebody who only meant to
    look, `must_say` keeps a person from handing the form in without a word on it. Picks of one `pad` that
    follow each other in a group are answered in their order from one hand, a tap each. `hint` says in a
    sentence what it is about. `instead` is about what is done only if what stands before it cannot be.
    """

    name: str
    label: Text
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    group: str = ""
    slot: str = ""
    default: str | tuple[str, ...] | None = None
    pad: str = ""
    must_say: bool = False
    hint: Text = ""
    instead: bool = False


Point: TypeAlias = tuple[float, float]
"""A place on the table: millimetres to the right and up from its lower left corner."""


class Usual(Frozen, frozen=True):
    """An answer that is given often, and what a button says of it."""

    label: Text
    value: int | Point


class Along(Frozen, frozen=True):
    """A line on the table: where zero lies, and where a number leads with each one more."""

    zero: Point
    one: Point

    def at(self, number: int) -> Point:
        (x, y), (right, up) = self.zero, self.one
        return x + number * right, y + number * up


class Number(Frozen, frozen=True, tag="number"):
    """A whole number. People read and type it in `unit`s, of which each is `per` of it.

    Where it is feeling one's way rather than counting, a `nudge` says how far a small push goes; `usual` are
    answers to begin with; `along` says which places on the table it stands for.
    """

    name: str
    label: Text
    low: int
    high: int
    step: int = 1
    group: str = ""
    slot: str = ""
    default: int | None = None
    hint: Text = ""
    unit: Text = ""
    per: int = 1
    nudge: int = 0
    usual: tuple[Usual, ...] = ()
    along: Along | None = None

    def said(self, value: int) -> Text:
        """The number as people say it."""
        return said("forms.measured", number=self.amount(value), unit=self.unit) if self.unit else str(value)

    def amount(self, value: int) -> int | float:
        """So many of its unit."""
        return value if self.per == 1 else value / self.per


Ring: TypeAlias = tuple[Point, ...]


class Area(Frozen, frozen=True):
    """A polygon on the table, in millimetres, with holes."""

    shell: Ring
    holes: tuple[Ring, ...] = ()


class Spot(Frozen, frozen=True, tag="spot"):
    """A point within one of the areas."""

    name: str
    label: Text
    areas: tuple[Area, ...]
    group: str = ""
    slot: str = ""
    note: Text = ""
    """Where that is, in words."""
    hint: Text = ""
    usual: tuple[Usual, ...] = ()


Field: TypeAlias = Pick | Number | Spot
Form: TypeAlias = Callable[[Choice], tuple[Field, ...]]
"""What is asked, given what has been answered so far."""


class Decision(Frozen, frozen=True):
    """What a seat owes now: everyone may know it."""

    kind: str
    title: Text
    secret: bool = True


Result: TypeAlias = Literal["won", "drawn", "lost"]


class Outcome(Frozen, frozen=True, omit_defaults=True):
    """How a game ended. Without winners it was drawn, or lost by all: to the game itself.

    `kind` is a token and `data` its arguments; artists make the words. A title has kinds of its own, and the
    list is open: a game may end in a way that no title knows of. `how` are the words of a game that ended
    before outcomes had a kind.
    """

    winners: tuple[Seat, ...]
    scores: dict[Seat, int]
    kind: str = ""
    how: str = ""
    lost: bool = False
    data: dict[str, str | int] = {}  # noqa: RUF012 - msgspec copies it

    @property
    def result(self) -> Result:
        if self.winners:
            return "won"
        return "lost" if self.lost else "drawn"


class Danger(Frozen, frozen=True):
    """What a choice would do to those who make it: a sentence, and whether it is certain."""

    text: Text
    certain: bool = True


class Place(Frozen, frozen=True):
    """Somewhere on the table that a form asks for: where that may be, and where it is so far."""

    name: str
    group: str
    areas: tuple[Area, ...] = ()
    line: tuple[Point, Point] | None = None
    point: Point | None = None


class Foresight(Frozen, frozen=True, kw_only=True):
    """What a choice, finished or not, would lead to, as far as the seat that makes it may know.

    `notes` say what it does that whoever makes it may not have said a word about. `places` are those that its
    form asks for: the table puts them in. `turned` says that it shall be drawn the other way round, with the
    top of the table at the bottom.
    """

    dangers: tuple[Danger, ...] = ()
    notes: tuple[Text, ...] = ()
    places: tuple[Place, ...] = ()
    turned: bool = False


StateT = TypeVar("StateT", bound=Frozen)
ViewT = TypeVar("ViewT", bound=Frozen)


class Step(Generic[StateT]):
    """What a resolution gives: the state after it, and what happened.

    `reveals` says that somebody learned something by it, so that it can never be taken back.
    """

    __slots__ = ("events", "reveals", "state")

    def __init__(self, state: StateT, events: tuple[Event, ...] = (), *, reveals: bool = True) -> None:
        self.state = state
        self.events = events
        self.reveals = reveals


class QuickCommand(Frozen, frozen=True):
    """A slash command that answers one kind of decision in a line.

    Each parameter is the `slot` of a field; `scope` names the parameter that picks the field group
    when a seat has several (an airplane), and may be left out when there is just one. Slots that are
    `optional` keep their default when the player says nothing.
    """

    name: str
    description: Text
    kind: str
    slots: dict[str, Text]
    scope: str = ""
    scope_description: Text = ""
    optional: tuple[str, ...] = ()


class Title(ABC, Generic[StateT, ViewT]):
    """One game, in pure functions. `State` and `View` tell the serialiser what to decode into."""

    key: ClassVar[str]
    name: ClassVar[str]
    summary: ClassVar[Text]
    rules_version: ClassVar[int]
    aces: ClassVar[bool] = False
    """Whether stand-ins that think ahead are offered here, besides those that answer at once."""
    thinking: ClassVar[Mapping[str, int]] = {}
    """What these may spend on a decision where that is not the usual, by the names of their budget."""
    former: ClassVar[Former | None] = None
    """What records of the first format were like, for titles that have written some."""
    State: type[StateT]
    View: type[ViewT]
    quick: ClassVar[tuple[QuickCommand, ...]] = ()
    events: ClassVar[Declared]
    """Every kind of event of this title."""
    themes: ClassVar[Dramas] = Dramas()
    """Every kind of drama of this title."""
    turn_begins: ClassVar[tuple[str, str] | None] = None
    """The kind of event that begins a turn, and the key of its number, in titles that count turns."""
    pack: str = "standard"
    """Which component figures are in use; part of every record."""
    lots: ClassVar[tuple[Lot, ...]] = ()
    """What chance deals out here, for whoever asks afterwards how lucky everybody was."""
    replays: ClassVar[frozenset[int]] = frozenset()
    """Older versions of the rules whose records of the present format are replayed, too; see `as_of`."""
    releases: ClassVar[tuple[tuple[int, str], ...]] = ()
    """Older versions of the rules, and which release of the project was the last to play by each."""

    @abstractmethod
    def options(self, partial: Choice) -> tuple[Field, ...]:
        """The form a host fills in, narrowed by what is filled in; every field has a default."""

    def with_pack(self, name: str, tables: Mapping[str, bytes]) -> Title[StateT, ViewT]:
        """This title with some tables of component figures replaced, for titles that have such tables."""
        raise IllegalChoice(
            said("forms.no-such-tables", title=self.name, tables=", ".join(tables), pack=name)
        )

    def own_setup(self, data: bytes) -> Choice:  # noqa: ARG002 - for titles that read files
        """The options that a host's own file stands for; IllegalChoice says what is wrong with it."""
        raise IllegalChoice(said("forms.takes-no-file", title=self.name))

    def scenarios(self) -> tuple[tuple[Option, Choice], ...]:
        """Set-ups that have a name of their own, each with the options that lead to it."""
        return ()

    def given_rules(self, options: Choice) -> tuple[Text, ...]:  # noqa: ARG002 - for titles that have some
        """The names of rules that are in force without being asked for, since the set-up needs them."""
        return ()

    @abstractmethod
    def seats(self, options: Choice) -> tuple[int, int]:
        """The least and the most seats these options allow."""

    def roles(self, options: Choice, seats: int) -> dict[Seat, str]:  # noqa: ARG002 - for titles that have some
        """What each of so many seats will be, as tokens; nothing where all begin alike."""
        return {}

    def role_name(self, role: str) -> Text:
        """A role in a word or two. What is none is named as it is written."""
        return role

    def open_roles(self, options: Choice) -> tuple[str, ...]:
        """What people may ask to be before the game begins, each role once for every seat of it."""
        return tuple(role for _, role in sorted(self.roles(options, self.seats(options)[1]).items()))

    def cast(self, options: Choice, wishes: Mapping[Seat, str]) -> Choice:  # noqa: ARG002 - see below
        """These options with the seats as they wish, in titles whose options say who is what; elsewhere they
        stay as they are, and people change seats."""
        return options

    @abstractmethod
    def setup(self, options: Choice, seats: int, dice: Dice) -> Step[StateT]: ...

    def turn_of(self, state: StateT) -> int | None:  # noqa: ARG002 - for titles that ask more than once a turn
        """The number of the turn that is being played: whoever misses one question of it has missed them all.
        None where each question stands for itself."""
        return None

    @abstractmethod
    def pending(self, state: StateT) -> dict[Seat, Decision]:
        """Who owes what now; several seats at once. Empty only when the game is over."""

    def briefing(self, state: StateT, seat: Seat) -> Text:  # noqa: ARG002 - for titles that have more to say
        """What a seat that is asked is told with the question, for its eyes alone."""
        return ""

    @abstractmethod
    def fields(self, state: StateT, seat: Seat, partial: Choice) -> tuple[Field, ...]:
        """The form, narrowed by what is filled in. Every option offered leads to a legal choice."""

    def form(self, state: StateT, seat: Seat) -> Form:
        """The same for any number of askings, for titles that work out once what no answer changes."""
        return lambda partial: self.fields(state, seat, partial)

    @abstractmethod
    def check(self, state: StateT, seat: Seat, choice: Choice) -> None:
        """Raise IllegalChoice, in words for the player, unless the rules allow this choice."""

    @abstractmethod
    def resolve(self, state: StateT, choices: Mapping[Seat, Choice], dice: Dice) -> Step[StateT]:
        """Called when every pending seat has chosen."""

    def order_fields(self, state: StateT, seat: Seat, partial: Choice) -> tuple[Field, ...]:  # noqa: ARG002
        """The form of a seat's standing orders, for any time; what stands now is each field's default."""
        return ()

    def with_orders(self, state: StateT, seat: Seat, orders: Choice) -> StateT:  # noqa: ARG002 - see above
        """The state with other orders of a seat: nobody else can tell, and what is asked now stays."""
        return state

    @abstractmethod
    def default(self, state: StateT, seat: Seat) -> Choice:
        """A legal, harmless choice, used when time runs out; it wastes nothing that silence would lose."""

    def departure(self, state: StateT, seat: Seat) -> Choice | None:  # noqa: ARG002 - for titles one can leave
        """The answer by which a seat leaves the game for good; None where a stand-in must answer for it."""
        return None

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What that seat (or the public) may know, and no more."""

    def foresee(self, view: ViewT, choice: Choice) -> Foresight:  # noqa: ARG002 - for titles that can tell
        """What this choice would lead to, as far as the viewing seat may know; it may be unfinished, out of
        date or nonsense: what makes no sense is left out."""
        return Foresight()

    def faces_down(self, state: StateT, seat: Seat) -> bool:  # noqa: ARG002 - for titles with sides of a table
        """Whether a seat is at the top of the table as pictures show it: it may want them turned."""
        return False

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None: ...

    @abstractmethod
    def autopilot(self, view: ViewT, form: Form, dice: Dice) -> Choice:
        """The stand-in player: a legal, sensible choice from its own view and form alone."""

    def prior_choice(self, view: ViewT, form: Form, dice: Dice) -> Choice:
        """What an Ace begins with and plays rollouts by: the stand-in's answer, or a better one."""
        return self.autopilot(view, form, dice)

    def ideas(self, view: ViewT, form: Form, dice: Dice, most: int) -> tuple[Choice, ...]:  # noqa: ARG002
        """Answers worth a thought besides the prior choice, the likeliest first; not all need be legal."""
        return ()

    def transposition_key(self, state: StateT, seat: Seat) -> Hashable | None:  # noqa: ARG002 - for some
        """In states of one key a seat's stand-in answers all but alike; None: each stands for itself."""
        return None

    def payoff_model(self, state: StateT, seat: Seat) -> PayoffModel | None:  # noqa: ARG002 - for titles that can
        """What answers of a seat and its rival lead to, where that can be told without playing them out."""
        return None

    def worth(self, state: StateT, seat: Seat) -> float:  # noqa: ARG002 - for titles that can tell
        """How things stand for a seat while the game is on, from 0 (lost) to 1 (won)."""
        return 0.5

    def reshuffled(self, state: StateT, dice: Dice) -> StateT:  # noqa: ARG002 - for titles with decks
        """The same table with all that nobody knows, such as the order of decks, dealt anew."""
        return state

    def tally(self, state: StateT, events: Iterable[Event]) -> Iterable[tuple[Seat, str, float]]:  # noqa: ARG002
        """What fell to whom of each lot, by its key, in a step that led from this state to these events."""
        return ()

    def dramas(self, annals: Annals) -> tuple[Drama, ...]:  # noqa: ARG002 - for titles that have some
        """What mattered in a game so far, whoever looks. What was found once is found again, as long as the
        game goes on; more may be found when it is over and nothing is hidden any more."""
        return ()

    @abstractmethod
    def imagine(self, state: StateT, seat: Seat | None, dice: Dice) -> StateT:
        """Another state that this seat cannot tell from the given one: all that is hidden is dealt anew."""

    def unordered(self, state: StateT, seat: Seat) -> StateT:  # noqa: ARG002 - for titles with orders
        """An imagined state without the orders of others, who are asked instead when their time comes."""
        return state

    def migrate(
        self,
        version: int,  # noqa: ARG002 - for titles that can
        options: Choice,  # noqa: ARG002
        state: dict[str, Any],  # noqa: ARG002
    ) -> tuple[Choice, dict[str, Any]] | None:
        """The options and the state of a table that an older version of the rules has laid, as this one has
        them, in plain values that `State` can be read from; None where it cannot be migrated."""
        return None

    def as_of(self, version: int) -> Title[StateT, ViewT]:  # noqa: ARG002 - for titles whose figures have changed since
        """The title as it sets up a game of an older version whose records it still replays."""
        return self

    def release_of(self, version: int) -> str:
        """The release of the project where an older version of the rules is found; “unknown” if none is."""
        return dict(self.releases).get(version, "unknown")

    @abstractmethod
    def census(self, state: StateT) -> dict[str, int]:
        """Counts of cards, markers and money that no step may change."""

    @abstractmethod
    def variants(self) -> tuple[tuple[str, Choice, int], ...]:
        """Name, options and seat count of every setup worth proving: each edition, mode and seat count."""


AnyTitle: TypeAlias = Title[Any, Any]
