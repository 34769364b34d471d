"""The government contract: auctions that go clockwise from the drawer, and the money it pays each turn.

With open bidding every bid is asked for. With sealed bidding everyone names a limit at once, and the same
auction is held by proxies that raise by a dollar as long as their limit allows. A standing order makes a
proxy bid or pass in either form. The drawer is in the Profit Draw step, so that form has its money side, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rules.airbaron.finance.books import Books
from rules.airbaron.finance.purse import at_most
from rules.airbaron.play import Asking, Play, Question
from rules.airbaron.state import Auction
from rules.airbaron.view import Bid
from rules.airbaron.wording import plain
from rules.engine import Choice, Decision, Field, Number, Option, Pick
from rules.said import said
from rules.values import Seat


def collect(play: Play, seat: Seat) -> None:
    """Paid at the start of the holder's turn, in Fare Wars and under strike, too."""
    if play.state.contract_holder == seat:
        play.earn(seat, play.state.contract_pays)
        play.tell("contract_paid", seat=seat, amount=play.state.contract_pays)


def open_auction(play: Play, drawer: Seat) -> None:
    """The contract so far is cancelled, and the next higher one is up for bids."""
    pays = min(play.state.contract_pays + 1, play.atlas.tracks.contract_top.value)
    play.tell("auction", seat=drawer, pays=pays, cancelled=play.state.contract_holder)
    playing = play.state.playing
    at = playing.index(drawer)
    bidders = (*playing[at:], *playing[:at])
    play.change(contract_pays=pays, contract_holder=None, auction=Auction(drawer, bidders))
    undecided = [
        seat for seat in bidders if play.airline(seat).orders.bids == "ask" and _may_bid(play, seat, 1)
    ]
    if play.state.sealed and undecided:
        play.ask(NameLimit.kind, *undecided)
    else:
        hold(play, {})


def hold(play: Play, limits: Mapping[Seat, int]) -> None:
    """Go on with the auction until somebody must be asked or it is over."""
    while (auction := play.state.auction) is not None and not auction.over:
        if not auction.bidders or auction.bidders == (auction.high_bidder,):
            _close(play, auction)
            return
        seat = auction.bidders[0]
        bid = auction.high_bid + 1
        limit = limits.get(seat, _standing_limit(play, seat))
        if limit is None and _may_bid(play, seat, bid):
            play.ask(PlaceBid.kind, seat)
            return
        limit = limit or 0
        _bid(play, auction, bid if bid <= min(limit, play.airline(seat).cash) else None)


_PASS = plain("pass", "airbaron-moves.bid-pass")


class NameLimit(Asking):
    """Sealed bidding: how far everyone would go, all at once."""

    kind = "limit"

    def decision(self, question: Question) -> Decision:
        return Decision(self.kind, said("airbaron-moves.your-limit", pays=question.state.contract_pays))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        books = _books(question, partial)
        label, hint = said("airbaron-moves.limit"), said("airbaron-moves.limit.hint")
        limit = Number("limit", label, 0, _cash(question, books), default=0, hint=hint)
        return (limit, *_money(books, _number(partial, "limit")))

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        _raise_money(play, choices)
        hold(play, {seat: int(str(choice["limit"])) for seat, choice in choices.items()})


class PlaceBid(Asking):
    """Open bidding: one bid, or a pass."""

    kind = "bid"

    def decision(self, question: Question) -> Decision:
        return Decision(self.kind, said("airbaron-moves.bid-for-contract", pays=question.state.contract_pays))

    def fields(self, question: Question, partial: Choice) -> tuple[Field, ...]:
        auction, books = question.state.auction, _books(question, partial)
        cash = _cash(question, books)
        least = (auction.high_bid if auction else 0) + 1
        offer = (Option("bid", said("airbaron-moves.bid-or-more", least=least)),) if cash >= least else ()
        answer = Pick(
            "bid",
            said("airbaron-moves.your-bid"),
            (*offer, _PASS),
            default="pass",
            pad="bid",
            must_say=True,
            hint=said("airbaron-moves.your-bid.hint"),
        )
        if not offer or partial.get("bid") != "bid":
            return (answer, *_money(books, 0))
        label, hint = said("airbaron-moves.amount"), said("airbaron-moves.amount.hint")
        amount = Number("amount", label, least, cash, default=least, hint=hint)
        return (answer, amount, *_money(books, max(least, _number(partial, "amount"))))

    def answer(self, play: Play, choices: Mapping[Seat, Choice]) -> None:
        _raise_money(play, choices)
        ((_, choice),) = choices.items()
        if play.state.auction is not None:
            amount = int(str(choice["amount"])) if choice["bid"] == "bid" else None
            _bid(play, play.state.auction, amount)
        hold(play, {})


def _may_bid(play: Play, seat: Seat, bid: int) -> bool:
    """Whether a seat might bid so much, as far as everybody can see; the drawer can raise money for it."""
    raising = seat == play.state.active and Books(play.state, play.atlas, seat, {}).can_raise
    return raising or at_most(play.state, play.atlas, seat) >= bid


def _books(question: Question, partial: Choice) -> Books | None:
    """The drawer may borrow, repay and cut back before bidding; the others are not in their turn."""
    if question.seat != question.state.active:
        return None
    return Books(question.state, question.atlas, question.seat, partial)


def _cash(question: Question, books: Books | None) -> int:
    """What can be bid with all of that carried out."""
    return question.airline.cash if books is None else books.left


def _money(books: Books | None, bid: int) -> Iterator[Field]:
    """The money side, as far as it leaves enough for the bid that is filled in."""
    if books is None:
        return
    free = books.left < bid
    yield from books.fields(lambda deal: free or books.dealings.cash(deal) >= bid, touches=lambda _: False)


def _raise_money(play: Play, choices: Mapping[Seat, Choice]) -> None:
    for seat, choice in choices.items():
        if seat == play.state.active:
            Books(play.state, play.atlas, seat, choice).carry_out(play)


def _number(partial: Choice, name: str) -> int:
    value = partial.get(name)
    return value if isinstance(value, int) else 0


def _standing_limit(play: Play, seat: Seat) -> int | None:
    orders = play.airline(seat).orders
    if orders.bids == "ask":
        return None
    return orders.bid_limit if orders.bids == "limit" else 0


def _bid(play: Play, auction: Auction, amount: int | None) -> None:
    """The next bidder bids that much, or passes and is out."""
    seat, *others = auction.bidders
    bids = (*auction.bids, Bid(seat, amount))
    if amount is None:
        play.tell("no_bid", seat=seat)
        play.change(auction=replace(auction, bidders=tuple(others), bids=bids))
    else:
        play.tell("bid", seat=seat, amount=amount)
        play.change(auction=replace(auction, bidders=(*others, seat), bids=bids))


def _close(play: Play, auction: Auction) -> None:
    pays = play.state.contract_pays
    if auction.high_bidder is None:
        play.tell("contract_unsold", pays=pays)
    else:
        play.pay(auction.high_bidder, auction.high_bid)
        play.tell("contract_won", seat=auction.high_bidder, amount=auction.high_bid, pays=pays)
    play.change(auction=replace(auction, over=True), contract_holder=auction.high_bidder)
