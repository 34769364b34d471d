# Air Baron before the first round: what a host sets. An option's .note stands after it in small letters.

summary = Buy spokes, win hubs, and fight fare wars and takeovers until your airline is worth the most.

version = Version
version-basic = Basic
    .note = fare wars, spokes, jets and takeovers
version-advanced = Advanced
    .note = with contracts, loans, strikes, crashes, fuel and more

board = Board (for 2 to 4 players)
board-east = East
    .note = without the far western hubs
board-west = West
    .note = without the far eastern hubs

cash = Cash on hand
cash-hidden = Hidden
    .note = rivals see only the largest bill of each of your piles
cash-open = Open
    .note = everyone sees every amount

plans = Plans
plans-round = For the whole round
    .note = everyone plans at the same time; the game asks only those who want it
plans-turn = Turn by turn
    .note = the game asks everyone in their own turn

limit = Round limit
limit-rounds = After some rounds
    .note = then the best total wins
limit-none = None
    .note = until somebody reaches the goal, as in the rulebook
rounds = Rounds

bidding = Contract auctions
    .hint = With sealed limits everyone says how far to go before seeing a bid, so nobody can leap ahead.
bidding-sealed = Sealed limits
    .note = everyone names a limit at once, then bids rise by $1: one question
bidding-open = Open, clockwise
    .note = one bid after the other, of any size, seen and answered

leaving = Leaving the game
leaving-stand-in = A stand-in takes over
    .note = nobody can leave with a form
leaving-by-the-book = As in the rulebook
    .note = the airline stays and defends itself, and does nothing else

airlines = Airlines
airlines-dealt = By seat
    .note = people choose theirs in the lobby
airlines-chosen = Chosen
    .note = you say who flies which
# $number: that of the seat; the options are airlines.
seat = Seat { $number }
