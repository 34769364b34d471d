# Air Baron's turns: what players are asked, what they are told with it, and why an answer is refused.
# The label of a field may have a .hint; an option of it a .note, which stands after it in small letters.

## Draws

# $markers: those drawn, a list of one or two nouns (.drawn of the names).
drew = You drew { $markers }.
drew-nothing = You drew nothing: the cup is empty.
which-first = Which of your markers comes first?
resolve-first = Resolve first
    .hint = They take effect one after the other; unless you say otherwise, as they were drawn.

## The Local Competitor

drew-competitor = You drew the Local Competitor
competitor-hint = The Local Competitor takes one payment away from somebody else, once.
competitor-least = Negate a costly marker
    .note = the first that costs the others enough
competitor-last = Wait for the last marker
    .note = it must be negated anyway
competitor-ask = Ask me each time
    .note = the game stops at every hub and spoke marker
negate-from = Negate from this cost on
# $marker: the hub or spoke whose payment is at stake.
negate = Local Competitor: negate { $marker }?
negate-not = Let it pay
negate-it = Negate it

## Strikes

# $cost: the settlement in dollars.
settle-or-not = Strike: settle for ${ $cost }?
settle-for = Settle for ${ $cost }
be-under-strike = Be under strike

## Money

sell = Voluntary cutback
    .hint = One thing may be sold back for cash before the action.
sell-nothing = Sell nothing
repay = Repay
borrow = Borrow
sum-hint = In whole dollars, before the action.

# $why: fuel, crash or interest, for which a fee is due that cash does not cover.
cut-back =
    Cut back to pay ${ $amount } for { $why ->
        [fuel] the Fuel Cost Hike
        [crash] a crash
       *[interest] interest
    }
borrow-first = Borrow first
# $number: the first, second, … thing that is sold for a fee or a settlement.
sell-number = Sell ({ $number })

## The government contract

# $pays: what the contract pays its holder each turn.
your-limit = Your limit for the ${ $pays } contract
limit = Bid up to
    .hint = The auction goes on for you up to this sum; 0 leaves the contract to others.
bid-for-contract = Bid for the ${ $pays } contract
your-bid = Your bid
    .hint = Bid more than the others, or leave the contract to them.
# $least: the lowest bid that is open.
bid-or-more = Bid ${ $least } or more
bid-pass = Pass
amount = Amount
    .hint = In whole dollars, out of your cash.

## Before the draw

# $round: its number.
before-draw = Round { $round }: before your draw
company = Company
    .hint = A new company starts over.
company-keep = Keep this company
company-fold = Fold, and start a new one
    .note = cash, contract, strike and loan are gone
fare-wars = Fare Wars
fare-wars-out = Out of Fare Wars
fare-wars-in = In Fare Wars
    .note = no profits, +2 in takeovers

## The action

your-turn = Round { $round }: your turn
action = Action
    .ask = What would you like to do this turn?
    .hint = One thing this turn: what to buy, to build or to take over, or a pass.
act-buy = Buy a domestic spoke
act-foreign = Buy a foreign spoke
act-sst = Buy the SST
act-jumbo = Buy a Jumbo Jet
act-takeover = Attempt a takeover
act-redeploy = Redeploy jets and SST
act-pass = Pass

# The labels of what an action is aimed at, by the kind of action. The options are spokes or the Undeployed box.
target-buy = Which spoke
    .ask = Which spoke do you want to buy?
target-foreign = Which spoke
    .ask = Which foreign spoke do you want to buy?
target-sst = SST to
    .ask = Where should the SST go?
target-jumbo = Jumbo Jet to
    .ask = Where should the Jumbo Jet go?
target-takeover = Takeover of
    .ask = Which city do you want to take over?
target-hint = What the action is aimed at, with its price.

leaving = Leaving
    .hint = Leaving is for good.
leaving-stay = Stay in the game
leaving-leave = Leave the game
    .note = for good; the rest of this form does not count

## Takeovers

another-takeover = Another takeover?
next-takeover = Next takeover
    .hint = After a success you may go on, or stop.
stop-here = Stop here
# $number: how many takeovers have succeeded by then.
after-won = After { $number } won
    .hint = What to attack after a success.
go-on-ask = Ask me
go-on-stop = Stop
use-jet = Use a Jumbo Jet
    .hint = A jet that takes part stays there after a success.
# $city: where the takeover is.
jet-to-city = Jumbo Jet to { $city }
jet-no = No Jumbo Jet
jet-yes = Use a Jumbo Jet
    .note = +2; deployed after a success

## Redeployment

# $number: Jumbo Jets are told apart by their numbers.
jet-number = Jumbo Jet { $number }
    .hint = Where this jet stands from now on.
sst = SST
    .hint = Where the SST flies from now on.

## Refusals

# $cash: what is on hand when the loan is repaid.
cannot-repay = You cannot repay ${ $wanted } from ${ $cash }.
# $spoke: a city with its code.
not-open-any-more = { $spoke } is not open any more.
costs-more = That costs ${ $cost } at { $spoke }; you have ${ $cash }.

## Dangers: what an answer would do to the player who gives it
#
# .clause: the same without the full stop.

danger-leaving = { danger-leaving.clause }.
    .clause = You leave the game for good; your spokes stay on the map and earn you nothing
# $lost: cash, contract or both.
danger-folding = { danger-folding.clause }.
    .clause =
    Folding the company gives up { $lost ->
        [cash] ${ $cash }
        [contract] the government contract
       *[both] ${ $cash } and the government contract
    }
# $sold: a spoke. $hub: the city whose hub it belongs to. $standing: control or dominance.
danger-share = { danger-share.clause }.
    .clause =
    Selling { $sold } costs you { $standing ->
        [control] control of
       *[dominance] dominance over
    } { $hub }: market share −{ $lost }
# $spokes: a list of foreign spokes.
danger-forfeit = { danger-forfeit.clause }.
    .clause = Selling { $sold } gives up { $spokes } for nothing
# $left: the cash that other takeovers leave. $spoke: the one that is to be taken over then.
danger-left = { danger-left.clause }.
    .clause = You would have ${ $left } left, not the ${ $price } for { $spoke }
danger-plan = { danger-plan.clause }.
    .clause = You have ${ $cash } now; what you plan takes ${ $cost }
# $total: market share and cash at the end of the turn. $goal: what wins.
danger-loan = { danger-loan.clause }.
    .clause = You would reach { $total } of { $goal }, but nobody wins who owes a loan
danger-strike = { danger-strike.clause }.
    .clause = You would reach { $total } of { $goal }, but nobody wins under strike
