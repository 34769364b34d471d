"""The form of one's own turn, after the draws: money, the one action, and Fare Wars in the next turn.

Fields narrow each other: what is offered for one fits all that is filled in elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.draws import competitor
from rules.airbaron.finance.books import Books, Deal, Dealings
from rules.airbaron.moves import orders
from rules.airbaron.network import actions, redeployment, takeover
from rules.airbaron.network.actions import PASS, REDEPLOY, TAKEOVER, Open
from rules.airbaron.network.cutbacks import JET
from rules.airbaron.play import Question
from rules.airbaron.state import State
from rules.airbaron.wording import labelled, noted, places, plain, priced
from rules.engine import Choice, Field, Form, Option, Pick
from rules.said import Said, said
from rules.values import Seat

PEACE: Choice = {"next.fare_wars": "out"}
"""What is ordered for those who say nothing: nobody is there to wage Fare Wars."""
LEAVE, STAY = "leave", "stay"
ASK, STOP = "ask", "stop"
CHAIN = 5
"""So many further takeovers can be planned at once; a longer run of luck asks again."""
_ATTEMPTS = (("target", "jet"), *((f"then.{number}", f"jet.{number}") for number in range(1, CHAIN + 1)))
"""The fields of each takeover: its target, and whether a jet takes part."""


def form(state: State, atlas: Atlas, seat: Seat) -> Form:
    """What money can be raised, and what is open with it, is found once."""
    return _Turn(state, atlas, seat).fields


class _Offer(Open):
    """What is open, in words where somebody is asked for it."""

    def __init__(self, state: State, atlas: Atlas, seat: Seat) -> None:
        super().__init__(state, atlas, seat)
        self._told: dict[str, tuple[Option, ...]] = {}

    def told(self, kind: str) -> tuple[Option, ...]:
        """What the action may be aimed at."""
        if kind not in self._told:
            self._told[kind] = priced(self.targets(kind), self.atlas)
        return self._told[kind]


class _Turn:
    """The form of a turn, at any number of askings."""

    def __init__(self, state: State, atlas: Atlas, seat: Seat) -> None:
        self.state, self.atlas, self.seat = state, atlas, seat
        self._dealings = Dealings(state, atlas, seat)
        self._offers: dict[Deal, _Offer] = {}
        self._last = tuple(self._beside())

    def fields(self, partial: Choice) -> tuple[Field, ...]:
        state, atlas, seat = self.state, self.atlas, self.seat
        books = Books(state, atlas, seat, partial, self._dealings)
        now = self._offer(books.deal)
        bound = _is_bound(partial) and _possible(now, partial)

        def fits(deal: Deal) -> bool:
            """Whether the action filled in, if it can be taken at all, can be taken after that deal, too."""
            return not bound or _possible(self._offer(deal), partial)

        touches = _touching(atlas, partial) if bound else _untouched
        held = state.competitor == seat
        use = competitor.use_fields(Question(state, atlas, seat), partial) if held else ()
        return (*action_fields(now, partial), *books.fields(fits, touches), *use, *self._last)

    def _offer(self, deal: Deal) -> _Offer:
        if deal not in self._offers:
            self._offers[deal] = _Offer(self._dealings.after(deal), self.atlas, self.seat)
        return self._offers[deal]

    def _beside(self) -> Iterator[Field]:
        """What has nothing to do with the action."""
        if self.state.plans == "turn":
            coming = self.state.airlines[self.seat].upcoming
            yield orders.war_field("next.fare_wars", coming, group="next")
        if self.state.leaving:
            yield _LEAVING


_LEAVING = Pick(
    "leave",
    said("airbaron-moves.leaving"),
    (plain(STAY, "airbaron-moves.leaving-stay"), noted(LEAVE, "airbaron-moves.leaving-leave")),
    group="leave",
    default=STAY,
    hint=said("airbaron-moves.leaving.hint"),
)


def only_pass(state: State, atlas: Atlas, seat: Seat) -> bool:
    """Whether the form would have a single answer: nothing to buy, to move, to sell, to borrow or to say."""
    if state.leaving or state.competitor == seat or state.plans == "turn":
        return False
    if not Open(state, atlas, seat).nothing:
        return False
    books = Books(state, atlas, seat, {})
    return not (books.can_raise or (books.loan and books.cash >= books.step))


def _is_bound(partial: Choice) -> bool:
    """Whether the action that is filled in needs anything at all."""
    action = partial.get("action")
    return action == REDEPLOY or action in actions.TARGETED


def _possible(now: Open, partial: Choice) -> bool:
    """Whether all that is filled in about the action can be done then."""
    state, atlas, seat = now.state, now.atlas, now.seat
    action = partial.get("action")
    if action == REDEPLOY:
        return redeployment.has_something_to_move(state, atlas, seat) and _placeable(now, partial)
    aims = now.targets(str(action))
    return bool(aims) and all(
        code in aims and (not armed or takeover.may_use_jet(state, atlas, code))
        for code, armed in _aimed(partial)
    )


def _placeable(now: Open, partial: Choice) -> bool:
    """Whether jets and SST may go where that is filled in."""
    filled = {name: place for name, place in partial.items() if name.startswith("place.")}
    if not filled:
        return True
    asked = {place.name: place.open for place in _placed(now.state, now.atlas, now.seat, partial)}
    return all(place in asked.get(name, ()) for name, place in filled.items())


def _touching(atlas: Atlas, partial: Choice) -> Callable[[str], bool]:
    """Whether the action that is filled in could need an asset. Money apart, a foreign spoke or an SST needs
    spokes of its hub, a jet the spoke it goes to, and a takeover with a jet that jet."""
    action, aimed = partial.get("action"), dict(_aimed(partial))
    armed = any(aimed.values())
    if action == REDEPLOY:
        return lambda _: True
    if action in ("foreign", "sst"):
        hubs = {atlas.hub_of(code) for code in aimed if code in atlas.spokes} or atlas.hubs.keys()
        return lambda asset: asset in atlas.spokes and atlas.hub_of(asset) in hubs
    if action == "jumbo":
        return lambda asset: asset in aimed
    return lambda asset: armed and asset == JET


def _untouched(asset: str) -> bool:  # noqa: ARG001 - nothing is needed
    return False


def _aimed(partial: Choice) -> Iterator[tuple[str, bool]]:
    """The targets filled in, and whether the question of a jet for a takeover is answered for them."""
    attacks = partial.get("action") == TAKEOVER
    for name, jet in _ATTEMPTS:
        code = partial.get(name)
        if isinstance(code, str) and code not in (ASK, STOP):
            yield code, attacks and jet in partial


def action_fields(now: _Offer, partial: Choice) -> Iterator[Field]:
    """The action, with the money side of the form behind it."""
    kinds = now.kinds
    yield _action(kinds)
    action = partial.get("action")
    if action == REDEPLOY and REDEPLOY in kinds:
        yield from _redeploy_fields(now.state, now.atlas, now.seat, partial)
    elif action in kinds and action != PASS:
        aims = now.told(str(action))
        label, hint = _TARGET[str(action)]
        yield Pick("target", label, aims, group="action", hint=hint)
        if action == TAKEOVER:
            yield from _takeover_fields(now, partial)


@lru_cache(maxsize=128)
def _action(kinds: tuple[str, ...]) -> Pick:
    return Pick(
        "action",
        said("airbaron-moves.action"),
        tuple(Option(kind, actions.LABELS[kind]) for kind in kinds),
        group="action",
        default=PASS,
        pad="action",
        must_say=True,
        hint=said("airbaron-moves.action.hint"),
    )


_TARGET: dict[str, tuple[Said, Said]] = {
    kind: labelled(f"airbaron-moves.target-{kind}") for kind in actions.TARGETED
}


def chain_form(state: State, atlas: Atlas, seat: Seat) -> Form:
    """After a success in Fare Wars: another attempt, or enough."""
    now = _Offer(state, atlas, seat)
    return lambda partial: _chain_fields(now, partial)


def _chain_fields(now: _Offer, partial: Choice) -> tuple[Field, ...]:
    aims = now.targets(TAKEOVER)
    stop = plain(STOP, "airbaron-moves.stop-here")
    target = Pick(
        "target",
        said("airbaron-moves.next-takeover"),
        (stop, *now.told(TAKEOVER)),
        group="action",
        default=STOP,
        must_say=True,
        hint=said("airbaron-moves.next-takeover.hint"),
    )
    if partial.get("target", STOP) not in aims:
        return (target,)
    return (target, *_takeover_fields(now, partial))


class Attempt(NamedTuple):
    """A takeover that a form asks for, or instead of a target what is to be done: ask, or stop."""

    target: str
    jet: bool = False


def attempts(choice: Choice) -> tuple[Attempt, ...]:
    """The takeovers of a form in their order, as far as it is filled in."""
    return tuple(
        Attempt(target, choice.get(jet) == "yes")
        for name, jet in _ATTEMPTS
        if isinstance(target := choice.get(name), str)
    )


def _takeover_fields(now: _Offer, partial: Choice) -> Iterator[Field]:
    """A jet for the attempt, and in Fare Wars what to attack after a success."""
    state, atlas, seat, aims = now.state, now.atlas, now.seat, now.targets(TAKEOVER)
    target = partial.get("target")
    if not isinstance(target, str) or target not in aims:
        return
    if takeover.may_use_jet(state, atlas, target):
        yield _jet("jet")
    if not state.airlines[seat].fare_wars:
        return
    chosen = {str(partial.get(name)) for name, _ in _ATTEMPTS}
    for number, (name, jet) in enumerate(_ATTEMPTS[1:], 1):
        answer = partial.get(name, ASK)
        others = chosen - {str(answer)}
        left = [option for option in now.told(TAKEOVER) if option.value not in others]
        yield Pick(
            name,
            said("airbaron-moves.after-won", number=number),
            (*_GO_ON, *left),
            group="action",
            default=ASK,
            hint=_AFTER_HINT,
        )
        if not isinstance(answer, str) or answer not in aims:
            return
        if takeover.may_use_jet(state, atlas, answer):
            yield _jet(jet, atlas.city(answer))


_GO_ON = (plain(ASK, "airbaron-moves.go-on-ask"), plain(STOP, "airbaron-moves.go-on-stop"))
_AFTER_HINT = said("airbaron-moves.after-won.hint")


@lru_cache(maxsize=1024)
def _jet(name: str, city: str = "") -> Pick:
    """Whether one takes part; the city is named where it is not the first takeover."""
    label = said("airbaron-moves.jet-to-city", city=city) if city else said("airbaron-moves.use-jet")
    options = (plain("no", "airbaron-moves.jet-no"), noted("yes", "airbaron-moves.jet-yes"))
    hint = said("airbaron-moves.use-jet.hint")
    return Pick(name, label, options, group="action", default="no", hint=hint)


class _Placing(NamedTuple):
    """A jet or the SST: where it is, and where it may be after a redeployment."""

    name: str
    label: Said
    hint: Said
    now: str
    open: tuple[str, ...]


def _placed(state: State, atlas: Atlas, seat: Seat, partial: Choice) -> Iterator[_Placing]:
    jets = redeployment.jets_now(state, seat)
    answers = [partial.get(f"place.{number}") for number in range(1, len(jets) + 1)]
    for number, was in enumerate(jets):
        others = [str(answer) for at, answer in enumerate(answers) if answer is not None and at != number]
        spokes = [code for code in others if code in atlas.domestic]
        yield _Placing(
            f"place.{number + 1}",
            said("airbaron-moves.jet-number", number=number + 1),
            said("airbaron-moves.jet-number.hint"),
            was,
            redeployment.jet_places(state, atlas, seat, spokes),
        )
    if len(sst := redeployment.sst_places(state, atlas, seat)) > 1:
        label, hint = said("airbaron-moves.sst"), said("airbaron-moves.sst.hint")
        yield _Placing("place.sst", label, hint, sst[0], sst)


def _redeploy_fields(state: State, atlas: Atlas, seat: Seat, partial: Choice) -> Iterator[Field]:
    for piece in _placed(state, atlas, seat, partial):
        yield Pick(
            piece.name,
            piece.label,
            places(piece.open, atlas),
            group="action",
            default=piece.now if piece.now in piece.open else piece.open[0],
            hint=piece.hint,
        )


def redeployed(state: State, seat: Seat, choice: Choice) -> tuple[tuple[str, ...], str | None]:
    """Where the jets and the SST go."""
    count = len(redeployment.jets_now(state, seat))
    jets = tuple(str(choice[f"place.{number}"]) for number in range(1, count + 1))
    sst = choice.get("place.sst", state.airlines[seat].sst)
    return jets, None if sst is None else str(sst)
