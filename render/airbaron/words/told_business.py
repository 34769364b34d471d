"""Sentences about money and the network: contracts, strikes, loans, sales, purchases and takeovers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from render.airbaron.words.phrases import Data, Tale, dice_told, yes
from rules.said import Said, Text, listed, said, series


def folded(tale: Tale, data: Data) -> Said:
    airline = tale.airline(data["seat"])
    return said("airbaron-story.folded", airline=airline, amount=data["amount"], roll=data["roll"])


def contract_paid(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.contract-paid", airline=tale.airline(data["seat"]), amount=data["amount"])


def settlement(tale: Tale, data: Data) -> Said:
    airline, before, after = tale.airline(data["seat"]), data["before"], data["after"]
    stays = after == before
    if data["why"] == "drawn":
        way = "stays" if stays else "rises"
        return said("airbaron-story.settlement-drawn", airline=airline, way=way, before=before, after=after)
    way = "stays" if stays else "falls"
    return said("airbaron-story.settlement-turn", airline=airline, way=way, before=before, after=after)


def settled(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.settled", airline=tale.airline(data["seat"]), cost=data["cost"])


def struck(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.struck", airline=tale.airline(data["seat"]), cost=data["cost"])


def strike_goes_on(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.strike-goes-on", airline=tale.airline(data["seat"]), cost=data["cost"])


def fee(tale: Tale, data: Data) -> Said:
    return said(
        "airbaron-story.fee",
        airline=tale.airline(data["seat"]),
        amount=data["amount"],
        why=_why(data),
        forgiven=yes(data["forgiven"]),
    )


def _why(data: Data) -> Said:
    return said(f"airbaron-story.name-why-{data['why']}")


def short(tale: Tale, data: Data) -> Said:
    airline = tale.airline(data["seat"])
    return said("airbaron-story.short", airline=airline, amount=data["amount"], why=_why(data))


def auction(tale: Tale, data: Data) -> Said:
    airline, pays, holder = tale.airline(data["seat"]), data["pays"], data["cancelled"]
    if holder is None:
        return said("airbaron-story.auction", airline=airline, pays=pays)
    if holder == data["seat"]:
        return said("airbaron-story.auction-own", airline=airline, pays=pays)
    return said("airbaron-story.auction-other", airline=airline, pays=pays, holder=tale.airline(holder))


def bids(tale: Tale, batch: Sequence[Data]) -> Said:
    """Of many bids in a row, the highest of each airline; and who made none."""
    highest = {data["seat"]: data["amount"] for data in batch if "amount" in data}
    if not highest:
        return said("airbaron-story.no-bids", **_silent(tale, batch))
    if len(batch) == 1:
        (seat,) = highest
        return said("airbaron-story.bid", airline=tale.airline(seat), amount=highest[seat])
    ranked = sorted(highest, key=lambda seat: -highest[seat])
    none = [data for data in batch if data["seat"] not in highest]
    made = series(
        [said("airbaron-story.name-sum", airline=tale.airline(seat), amount=highest[seat]) for seat in ranked]
    )
    if not none:
        return said("airbaron-story.bids", bids=made)
    return said("airbaron-story.bids-and-none", bids=made, **_silent(tale, none))


def _silent(tale: Tale, batch: Sequence[Data]) -> dict[str, Said | int]:
    """Who does not bid, and how many they are."""
    seats = list(dict.fromkeys(data["seat"] for data in batch))
    return {"airlines": tale.airlines(seats), "number": len(seats)}


def contract_won(tale: Tale, data: Data) -> Said:
    airline = tale.airline(data["seat"])
    return said("airbaron-story.contract-won", airline=airline, pays=data["pays"], amount=data["amount"])


def contract_unsold(_: Tale, data: Data) -> Said:
    return said("airbaron-story.contract-unsold", pays=data["pays"])


def sold(tale: Tale, data: Data) -> Said:
    airline, what, amount = tale.airline(data["seat"]), _asset(tale, data), data["amount"]
    if not data["forced"]:
        return said("airbaron-story.sold", airline=airline, what=what, amount=amount)
    return said("airbaron-story.sold-to-pay", airline=airline, what=what, amount=amount, why=_why(data))


def _asset(tale: Tale, data: Data) -> Text:
    code = data["code"]
    match data["asset"]:
        case "jumbo" if code is None:
            return said("airbaron-story.name-jet-undeployed")
        case "jumbo":
            return said("airbaron-story.name-jet-at", city=tale.city(code))
        case "sst":
            return said("airbaron-story.name-own-sst")
        case _:
            return "" if code is None else tale.place(code)


def forfeited(tale: Tale, data: Data) -> Said:
    city, spokes = tale.city(data["hub"]), listed([tale.place(code) for code in data["codes"]])
    return said("airbaron-story.forfeited", city=city, airline=tale.airline(data["seat"]), spokes=spokes)


def loan(tale: Tale, data: Data) -> Said:
    airline = tale.airline(data["seat"])
    return said("airbaron-story.loan", airline=airline, amount=data["amount"], balance=data["balance"])


def repaid(tale: Tale, data: Data) -> Said:
    airline = tale.airline(data["seat"])
    return said("airbaron-story.repaid", airline=airline, amount=data["amount"], balance=data["balance"])


def bought(tale: Tale, data: Data) -> Said:
    airline, spoke = tale.airline(data["seat"]), tale.place(data["code"])
    return said("airbaron-story.bought", airline=airline, spoke=spoke, price=data["price"])


def bought_sst(tale: Tale, data: Data) -> Said:
    return said(
        "airbaron-story.bought-sst",
        airline=tale.airline(data["seat"]),
        spoke=tale.place(data["code"]),
        price=data["price"],
        more=data["spoke_price"] or 0,
    )


def bought_jumbo(tale: Tale, data: Data) -> Said:
    airline, price, code = tale.airline(data["seat"]), data["price"], data["code"]
    if code is None:
        return said("airbaron-story.bought-spare-jumbo", airline=airline, price=price)
    return said("airbaron-story.bought-jumbo", airline=airline, price=price, spoke=tale.place(code))


def jumbo_marker(_: Tale, __: Data) -> Said:
    return said("airbaron-story.jumbo-marker")


def takeover(tale: Tale, data: Data) -> Said:
    args: dict[str, Text | int] = {
        "airline": tale.airline(data["seat"]),
        "spoke": tale.place(data["code"]),
        "price": data["price"],
        "jet": yes(data["jet"]),
        "end": "won" if data["won"] else "lost",
        "attack": _side(data["attack"]),
        "defence": _side(data["defence"]),
    }
    if data["defender"] is None:
        return said("airbaron-story.takeover-open", **args)
    return said("airbaron-story.takeover", defender=tale.airline(data["defender"]), **args)


def _side(side: Data) -> Said:
    total: Text = dice_told(side["dice"])
    for each in side["add"]:
        cause = said(f"airbaron-story.name-added-{each['why']}.cause")
        total = said("airbaron-story.name-more", sum=total, plus=each["plus"], cause=cause)
    return said("airbaron-story.name-side", total=side["total"], sum=total)


def jet_home(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.jet-home", airline=tale.airline(data["seat"]), city=tale.city(data["code"]))


def redeployed(tale: Tale, data: Data) -> Said:
    airline, moves = tale.airline(data["seat"]), list(_moves(tale, data))
    if not moves:
        return said("airbaron-story.redeployed-nothing", airline=airline)
    return said("airbaron-story.redeployed", airline=airline, moves=listed(moves))


def _moves(tale: Tale, data: Data) -> Iterator[Said]:
    def city(code: str | None) -> str:
        return "" if code is None else tale.city(code)

    for jet in data["jets"]:
        before, after = jet["before"], jet["after"]
        if before != after:
            way = "out" if before is None else "home" if after is None else "on"
            yield said("airbaron-story.name-jet-move", way=way, before=city(before), after=city(after))
    sst = data["sst"]
    if sst is not None and sst["before"] != sst["after"]:
        yield said("airbaron-story.name-sst-move", before=city(sst["before"]), after=city(sst["after"]))


def passed(tale: Tale, data: Data) -> Said:
    return said("airbaron-story.passed", airline=tale.airline(data["seat"]), why=data["why"])


def hub(tale: Tale, data: Data) -> Said:
    city, after, before = tale.city(data["hub"]), data["after"], data["before"]
    if after["controlled_by"] is not None:
        airline = tale.airline(after["controlled_by"])
        return said("airbaron-story.hub-controlled", airline=airline, city=city)
    if after["dominated_by"] is not None:
        again = yes(before["controlled_by"] == after["dominated_by"])
        airline = tale.airline(after["dominated_by"])
        return said("airbaron-story.hub-dominated", airline=airline, again=again, city=city)
    return said("airbaron-story.hub-free", city=city)


def shares(tale: Tale, batch: Sequence[Data]) -> Said | None:
    """Several changes in a row, and only the whole way of each airline that is not back where it was."""
    first = {data["seat"]: data["before"] for data in reversed(batch)}
    last = {data["seat"]: data["after"] for data in batch}
    moves = [
        said("airbaron-story.name-share", airline=tale.airline(seat), before=first[seat], after=after)
        for seat, after in last.items()
        if after != first[seat]
    ]
    return said("airbaron-story.shares", moves=series(moves)) if moves else None


SENTENCES: dict[str, Callable[[Tale, Data], Said]] = {
    "folded": folded,
    "contract_paid": contract_paid,
    "settlement": settlement,
    "settled": settled,
    "struck": struck,
    "strike_goes_on": strike_goes_on,
    "fee": fee,
    "short": short,
    "auction": auction,
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
    "hub": hub,
    "jet_home": jet_home,
    "redeployed": redeployed,
    "passed": passed,
}
