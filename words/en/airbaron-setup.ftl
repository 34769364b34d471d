# Air Baron before the first round: what a host sets. An option's .note stands after it in small letters.

summary = Buy spokes, win hubs, and fight fare wars and takeovers until your airline is worth the most.

version = Version
version-basic = Basic
    .note = fare wars, spokes, jets and takeovers
version-advanced = Advanced
    .note = also contracts, loans, strikes, crashes, fuel and more

board = Board (for 2 to 4 players)
board-east = East
    .note = without the far western hubs
board-west = West
    .note = without the far eastern hubs

cash = Cash on hand
cash-hidden = Hidden
    .note = rivals see only the largest bill of each pile
cash-open = Open
    .note = everyone sees every amount

plans = Plans
plans-round = For the whole round
    .note = all plan together; who wants to be asked still is
plans-turn = Turn by turn
    .note = everyone is asked in their own turn

limit = Round limit
limit-rounds = After so many rounds
    .note = then the best total wins
limit-none = None
    .note = until somebody reaches the goal, as by the book
rounds = Rounds

bidding = Contract auctions
    .hint = With sealed limits all say how far to go before they see anybody bid, and nobody can leap.
bidding-sealed = Sealed limits
    .note = all name a limit at once, and bids rise to it by $1: one visit
bidding-open = Open, clockwise
    .note = one bid after the other, of any size, seen and answered

leaving = Leaving the game
leaving-stand-in = A stand-in takes over
    .note = nobody can leave by a form
leaving-by-the-book = By the book
    .note = the airline stays and defends, and does nothing else

airlines = Airlines
airlines-dealt = By seat
    .note = people choose theirs in the lobby
airlines-chosen = Chosen
    .note = you say who flies what
# $number: that of the seat; the options are airlines.
seat = Seat { $number }
