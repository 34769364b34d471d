"""Redeployment: jets anywhere they may stand, and the SST to another foreign spoke, as the one action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rules.airbaron.box.atlas import Atlas
from rules.airbaron.network import hubs
from rules.airbaron.network.purchases import BOX
from rules.airbaron.play import Play
from rules.airbaron.state import State
from rules.values import Seat


def has_something_to_move(state: State, atlas: Atlas, seat: Seat) -> bool:
    jets = state.airlines[seat].jets or state.jets_of(seat)
    return bool(jets) or len(sst_places(state, atlas, seat)) > 1


def jets_now(state: State, seat: Seat) -> tuple[str, ...]:
    """Where each of the airline's Jumbo Jets stands."""
    return (*state.jets_of(seat), *(BOX,) * state.airlines[seat].jets)


def jet_places(state: State, atlas: Atlas, seat: Seat, others: Sequence[str]) -> tuple[str, ...]:
    """Where a jet may go, when these places are taken by the airline's other jets."""
    rivals = Counter(atlas.hub_of(code) for code in state.jets if state.owners[code] != seat)
    own = Counter(atlas.hub_of(code) for code in others if code != BOX)
    spokes = [
        code
        for code in hubs.spokes_of(state, atlas, seat)
        if code in atlas.domestic
        and code not in others
        and rivals[atlas.hub_of(code)] + own[atlas.hub_of(code)] < atlas.hubs[atlas.hub_of(code)].jumbo_limit
    ]
    return (BOX, *spokes)


def sst_places(state: State, atlas: Atlas, seat: Seat) -> tuple[str, ...]:
    """Where the SST may stand: where it is, or on another capable spoke, if the first can do without it."""
    sst = state.airlines[seat].sst
    if sst is None:
        return ()
    if not hubs.held(state, atlas, atlas.hub_of(sst), seat):
        return (sst,)
    own = hubs.spokes_of(state, atlas, seat)
    return (sst, *[code for code in own if code in atlas.supersonic and code != sst])


def redeploy(play: Play, seat: Seat, jets: Sequence[str], sst: str | None) -> None:
    """Put the jets at these places, which are those of `jets_now` in its order, and the SST there."""
    before, sst_before = jets_now(play.state, seat), play.airline(seat).sst
    stay = [code for code in play.state.jets if play.state.owners[code] != seat]
    deployed = [place for place in jets if place != BOX]
    play.change(jets=tuple(sorted((*stay, *deployed))))
    play.update(seat, jets=len(jets) - len(deployed), sst=sst)
    play.tell(
        "redeployed",
        seat=seat,
        jets=[
            {"seat": seat, "before": _spoke(was), "after": _spoke(now)}
            for was, now in zip(before, jets, strict=True)
            if was != now
        ],
        sst=_moved(sst_before, sst),
    )


def _spoke(place: str) -> str | None:
    return None if place == BOX else place


def _moved(before: str | None, after: str | None) -> Mapping[str, str | None] | None:
    return None if before == after else {"before": before, "after": after}
