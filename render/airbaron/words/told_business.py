"""Sentences about money and the network: contracts, strikes, loans, sales, purchases and takeovers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from render.airbaron.wording import UNDEPLOYED, added_told
from render.airbaron.words.phrases import Data, Tale, dice_told
from rules.wording import listed

_WHY = {
    "fuel": "fuel",
    "crash": "the crash",
    "interest": "interest",
    "settlement": "the settlement",
}


def folded(tale: Tale, data: Data) -> str:
    start = f"and starts a new one with ${data['amount']} (die {data['roll']})"
    return f"{tale.airline(data['seat'])} folds its company {start}."


def contract_paid(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} gets ${data['amount']} from the government contract."


def settlement(tale: Tale, data: Data) -> str:
    before, after = data["before"], data["after"]
    if data["why"] == "drawn":
        moves = f"rises from ${before} to ${after}" if after != before else f"stays at ${after}"
        return f"{tale.airline(data['seat'])} draws a Strike: the settlement cost {moves}."
    moves = f"falls from ${before} to ${after}" if after != before else f"stays at ${after}"
    return f"The settlement cost {moves} as {tale.airline(data['seat'])} begins its turn."


def settled(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} settles with its workers for ${data['cost']}."


def struck(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} does not pay ${data['cost']} and falls under strike."


def strike_goes_on(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} stays under strike; settling would cost ${data['cost']}."


def fee(tale: Tale, data: Data) -> str:
    forgiven = "; that was all its cash, and the rest is forgiven" if data["forgiven"] else ""
    return f"{tale.airline(data['seat'])} pays ${data['amount']} for {_WHY[data['why']]}{forgiven}."


def short(tale: Tale, data: Data) -> str:
    what = _WHY[data["why"]]
    return f"{tale.airline(data['seat'])} must cut back before it can pay ${data['amount']} for {what}."


def auction(tale: Tale, data: Data) -> str:
    opens = f"{tale.airline(data['seat'])} opens the auction of a contract for ${data['pays']} a turn"
    holder = data["cancelled"]
    if holder is None:
        return f"{opens}."
    if holder == data["seat"]:
        return f"{opens}; its old one ends."
    return f"{opens}; that of {tale.airline(holder)} ends."


def bid(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} bids ${data['amount']}."


def no_bid(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} does not bid."


def bids(tale: Tale, batch: Sequence[Data]) -> str:
    """Of many bids in a row, the highest of each airline; and who made none."""
    highest = {data["seat"]: data["amount"] for data in batch if "amount" in data}
    if not highest or len(batch) == 1:
        return bid(tale, batch[0]) if highest else no_bids(tale, batch)
    ranked = sorted(highest, key=lambda seat: -highest[seat])
    none = [data for data in batch if data["seat"] not in highest]
    made = f"Bids: {', '.join(f'{tale.airline(seat)} ${highest[seat]}' for seat in ranked)}"
    return f"{made}; {no_bids(tale, none)}" if none else f"{made}."


def no_bids(tale: Tale, batch: Sequence[Data]) -> str:
    seats = list(dict.fromkeys(data["seat"] for data in batch))
    return f"{tale.airlines(seats)} {'does' if len(seats) == 1 else 'do'} not bid."


def contract_won(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} wins the ${data['pays']} contract for ${data['amount']}."


def contract_unsold(tale: Tale, data: Data) -> str:  # noqa: ARG001 - every sentence is told alike
    return f"Nobody bids for the ${data['pays']} contract."


def sold(tale: Tale, data: Data) -> str:
    code = data["code"]
    what = {
        "jumbo": "an undeployed Jumbo Jet" if code is None else f"the Jumbo Jet at {tale.city(code)}",
        "sst": "its SST",
    }.get(data["asset"], "" if code is None else tale.place(code))
    why = f" to pay for {_WHY.get(data['why'], data['why'])}" if data["forced"] else ""
    return f"{tale.airline(data['seat'])} sells {what} for ${data['amount']}{why}."


def forfeited(tale: Tale, data: Data) -> str:
    spokes = listed([tale.place(code) for code in data["codes"]])
    return (
        f"Without a domestic spoke at {tale.city(data['hub'])}, {tale.airline(data['seat'])} loses {spokes}."
    )


def loan(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} borrows ${data['amount']}; it owes ${data['balance']}."


def repaid(tale: Tale, data: Data) -> str:
    left = f"it still owes ${data['balance']}" if data["balance"] else "it owes nothing more"
    return f"{tale.airline(data['seat'])} repays ${data['amount']}; {left}."


def bought(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} buys {tale.place(data['code'])} for ${data['price']}."


def bought_sst(tale: Tale, data: Data) -> str:
    spoke = f" and ${data['spoke_price']} for the spoke" if data["spoke_price"] else ""
    sst = f"{tale.airline(data['seat'])} flies an SST to {tale.place(data['code'])}"
    return f"{sst}: ${data['price']}{spoke}."


def bought_jumbo(tale: Tale, data: Data) -> str:
    where = "keeps it undeployed" if data["code"] is None else f"sends it to {tale.place(data['code'])}"
    return f"{tale.airline(data['seat'])} buys a Jumbo Jet for ${data['price']} and {where}."


def jumbo_marker(tale: Tale, data: Data) -> str:  # noqa: ARG001 - every sentence is told alike
    return "A Jumbo marker goes into the cup."


def takeover(tale: Tale, data: Data) -> str:
    seat, defender = tale.airline(data["seat"]), data["defender"]
    target = tale.place(data["code"])
    whose = f"the open spoke {target}" if defender is None else f"{target} from {tale.airline(defender)}"
    jet = ", with a Jumbo Jet," if data["jet"] else ""
    result = "succeeds" if data["won"] else "fails"
    sums = f"{_side(data['attack'])} against {_side(data['defence'])}"
    return f"{seat} pays ${data['price']} to take over {whose}{jet} and {result}: {sums}."


def _side(side: Data) -> str:
    added = "".join(f" + {each['plus']} for {_cause(each['why'])}" for each in side["add"])
    return f"{side['total']} ({dice_told(side['dice'])}{added})"


def _cause(why: str) -> str:
    return f"a {added_told(why)}" if why == "jumbo-jet" else added_told(why)


def jet_home(tale: Tale, data: Data) -> str:
    return f"{tale.airline(data['seat'])} takes its Jumbo Jet back from {tale.city(data['code'])}."


def redeployed(tale: Tale, data: Data) -> str:
    moves = list(_moves(tale, data))
    told = listed(moves) if moves else "everything stays where it is"
    return f"{tale.airline(data['seat'])} redeploys: {told}."


def _moves(tale: Tale, data: Data) -> Iterator[str]:
    def where(code: str | None) -> str:
        return UNDEPLOYED if code is None else tale.city(code)

    for jet in data["jets"]:
        if jet["before"] != jet["after"]:
            yield f"a Jumbo Jet from {where(jet['before'])} to {where(jet['after'])}"
    sst = data["sst"]
    if sst is not None and sst["before"] != sst["after"]:
        yield f"the SST from {where(sst['before'])} to {where(sst['after'])}"


def passed(tale: Tale, data: Data) -> str:
    why = " because of the strike" if data["why"] == "strike" else ""
    return f"{tale.airline(data['seat'])} passes{why}."


def hub(tale: Tale, data: Data) -> str:
    city, after, before = tale.city(data["hub"]), data["after"], data["before"]
    if after["controlled_by"] is not None:
        return f"{tale.airline(after['controlled_by'])} controls {city}."
    if after["dominated_by"] is not None:
        again = "now only " if before["controlled_by"] == after["dominated_by"] else ""
        return f"{tale.airline(after['dominated_by'])} {again}dominates {city}."
    return f"Nobody dominates {city} any more."


def share(tale: Tale, data: Data) -> str:
    return shares(tale, [data])


def shares(tale: Tale, batch: Sequence[Data]) -> str:
    """Several changes in a row, and only the whole way of each airline."""
    first = {data["seat"]: data["before"] for data in reversed(batch)}
    last = {data["seat"]: data["after"] for data in batch}
    moves = [f"{tale.airline(seat)} from {first[seat]} to {after}" for seat, after in last.items()]
    return f"Market share: {', '.join(moves)}."


SENTENCES: dict[str, Callable[[Tale, Data], str]] = {
    "folded": folded,
    "contract_paid": contract_paid,
    "settlement": settlement,
    "settled": settled,
    "struck": struck,
    "strike_goes_on": strike_goes_on,
    "fee": fee,
    "short": short,
    "auction": auction,
    "bid": bid,
    "no_bid": no_bid,
    "contract_won": contract_won,
    "contract_unsold": contract_unsold,
    "sold": sold,
    "forfeited": forfeited,
    "loan": loan,
    "repaid": repaid,
    "bought": bought,
    "bought_sst": bought_sst,
    "bought_jumbo": bought_jumbo,
    "jumbo_marker": jumbo_marker,
    "takeover": takeover,
    "jet_home": jet_home,
    "redeployed": redeployed,
    "passed": passed,
    "hub": hub,
    "share": share,
}
