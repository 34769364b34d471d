"""What a drawn marker does, be it a profit, an event or the government contract."""

from __future__ import annotations

from rules.airbaron.draws import event_markers, profits
from rules.airbaron.finance import contract
from rules.airbaron.network import markers
from rules.airbaron.play import Play


def take_effect(play: Play, marker: str) -> None:
    seat = play.active.seat
    if markers.is_profit(marker, play.atlas):
        profits.pay_out(play, marker)
    elif marker in play.state.secrets:
        event_markers.resolve(play, seat, play.state.secrets[marker])
    else:
        contract.open_auction(play, seat)
