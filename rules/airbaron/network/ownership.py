"""Spokes changing hands, and all that follows at once: jets, hubs, market share and event markers."""

from __future__ import annotations

from collections.abc import Callable

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.network import hubs, markers
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.values import Seat


def take(play: Play, code: str, seat: Seat) -> None:
    """An airline gets control of a spoke, from nobody or from another airline."""

    def change_hands() -> None:
        loser = play.state.owners.get(code)
        send_jet_home(play, code)
        play.change(owners=_with_owner(play.state.owners, code, seat))
        markers.into_cup(play, code)
        if loser is not None:
            forfeit_foreign(play, play.atlas.hub_of(code), loser)

    _with_consequences(play, play.atlas.hub_of(code), change_hands)


def _with_owner(owners: dict[str, Seat], code: str, seat: Seat) -> dict[str, Seat]:
    """In the order of the codes."""
    changed = {**owners, code: seat}
    return changed if code in owners else {each: changed[each] for each in sorted(changed)}


def release(play: Play, code: str) -> None:
    """A spoke becomes open; its marker stays where it is until it is drawn."""

    def let_go() -> None:
        loser = play.state.owners[code]
        send_jet_home(play, code)
        play.change(owners={other: seat for other, seat in play.state.owners.items() if other != code})
        if code in play.atlas.domestic:
            forfeit_foreign(play, play.atlas.hub_of(code), loser)

    _with_consequences(play, play.atlas.hub_of(code), let_go)


def send_jet_home(play: Play, code: str) -> None:
    """A Jumbo Jet on the spoke goes to its owner's Undeployed box."""
    if code in play.state.jets:
        owner = play.state.owners[code]
        play.change(jets=tuple(other for other in play.state.jets if other != code))
        play.update(owner, jets=play.airline(owner).jets + 1)
        play.tell("jet_home", seat=owner, code=code)


def forfeit_foreign(play: Play, hub: str, seat: Seat) -> None:
    """Without a domestic spoke of the hub its foreign spokes are lost, except the one with the SST."""
    if hubs.held(play.state, play.atlas, hub, seat):
        return
    lost = forfeits(play.state, play.atlas, hub, seat)
    if lost:
        play.change(owners={code: other for code, other in play.state.owners.items() if code not in lost})
        play.tell("forfeited", seat=seat, hub=hub, codes=lost)


def forfeits(state: State, atlas: Atlas, hub: str, seat: Seat) -> list[str]:
    """The foreign spokes that would be lost so."""
    owners, sst = state.owners, state.airlines[seat].sst
    return [code for code in atlas.foreign_of[hub] if owners.get(code) == seat and code != sst]


def _with_consequences(play: Play, hub: str, change: Callable[[], None]) -> None:
    """Carry a change out; then say what it did to the hub and to market shares, and what that brings."""
    was, atlas = play.state, play.atlas
    change()
    before, after = hubs.follow(was, play.state, atlas, hub)
    if after == before:
        return
    play.tell("hub", hub=hub, before=before._asdict(), after=after._asdict())
    shares = zip(hubs.shares(was, atlas), hubs.shares(play.state, atlas), strict=True)
    for seat, (share, now) in enumerate(shares):
        if share != now:
            play.tell("share", seat=seat, before=share, after=now)
            _take_events(play, seat, now)


def _take_events(play: Play, seat: Seat, share: int) -> None:
    """Whoever first reaches an event marker's space puts it into the cup, and alone may look at it."""
    for token, space in play.atlas.event_tokens.items():
        if share >= space and token in play.state.secrets and markers.into_cup(play, token):
            play.change(takers={**play.state.takers, token: seat})
            play.tell("event_taken", seat=seat, space=space)
            play.whisper(seat, "event_seen", seat=seat, space=space, marker=play.state.secrets[token])
