# Air Baron's turns: what players are asked, what they are told with it, and why an answer is refused.
# The label of a field may have a .hint; an option of it a .note, which stands after it in small letters.

## Draws

# $markers: those drawn, a list of one or two nouns (.drawn of the names).
drew = You drew { $markers }.
drew-nothing = You drew nothing: the cup is empty.
which-first = Which of your markers comes first?
resolve-first = Resolve first
    .hint = Your markers take effect one after the other, as drawn unless you choose.

## The Local Competitor

drew-competitor = You drew the Local Competitor: how will you use it?
competitor-hint = Take one payment away from your rivals, once.
competitor-least = Negate a costly marker
    .note = the first that costs my rivals enough
competitor-last = Wait for the last marker
    .note = it must negate something in the end
competitor-ask = Ask me each time
    .note = the game waits for me at every hub and spoke marker
negate-from = Negate from this cost on
# $marker: the hub or spoke whose payment is at stake.
negate = Negate { $marker } with your Local Competitor?
negate-not = Let it pay
negate-it = Negate it

## Strikes

# $cost: the settlement in dollars.
settle-or-not = Settle your strike for ${ $cost }?
settle-for = Settle for ${ $cost }
be-under-strike = Take the strike

## Money

sell = Voluntary cutback
    .hint = You may sell one thing for cash before your action.
sell-nothing = Sell nothing
repay = Repay
borrow = Borrow
sum-hint = In whole dollars, before your action.

# $why: fuel, crash or interest, for which a fee is due that cash does not cover.
cut-back =
    { $why ->
        [fuel] Sell something: you owe ${ $amount } for the Fuel Cost Hike
        [crash] Sell something: you owe ${ $amount } for the crash
       *[interest] Sell something: you owe ${ $amount } in interest
    }
borrow-first = Borrow first
# $number: the first, second, … thing that is sold for a fee or a settlement.
sell-number = Sell ({ $number })

## The government contract

# $pays: what the contract pays its holder each turn.
your-limit = Choose your limit for the ${ $pays } contract
limit = Bid up to
    .hint = The auction goes on for you up to this sum. With 0 you leave the contract to others.
bid-for-contract = Bid for the ${ $pays } contract?
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
company-keep = Keep my company
company-fold = Fold, and start a new one
    .note = my cash, contract, strike and loan are gone
fare-wars = Fare Wars
fare-wars-out = Stay out of Fare Wars
fare-wars-in = Be in Fare Wars
    .note = no profits, +2 in takeovers

## The action

your-turn = Round { $round }: your turn
action = Action
    .ask = What would you like to do this turn?
    .hint = One action a turn: buy, take over, redeploy or pass.
act-buy = Buy a domestic spoke
act-foreign = Buy a foreign spoke
act-sst = Buy the SST
act-jumbo = Buy a Jumbo Jet
act-takeover = Attempt a takeover
act-redeploy = Redeploy jets and SST
act-pass = Pass

# What an action is aimed at, by the kind of action. The options are spokes with prices, or the Undeployed box.
target-buy = Spoke to buy
    .ask = Which spoke do you want to buy?
    .hint = Each option shows its price.
target-foreign = Foreign spoke to buy
    .ask = Which foreign spoke do you want to buy?
    .hint = Each option shows its price.
target-sst = Spoke for the SST
    .ask = Where do you want to fly your SST?
    .hint = Each option shows its price.
target-jumbo = Place for the Jumbo Jet
    .ask = Where do you want to send your new Jumbo Jet?
    .hint = Each option shows its price.
target-takeover = City to take over
    .ask = Which city do you want to take over?
    .hint = Each option shows its price.

leaving = Leaving
    .hint = Leaving is for good.
leaving-stay = Stay in the game
leaving-leave = Leave the game
    .note = for good; the rest of this form does not count

## Takeovers

another-takeover = Another takeover?
next-takeover = Next takeover
    .hint = After a success you may go on or stop.
stop-here = Stop here
# $number: how many takeovers have succeeded by then.
after-won =
    { $number ->
        [one] After a first success
       *[other] After { $number } successes
    }
    .hint = Choose what to attack after a success.
go-on-ask = Ask me
go-on-stop = Stop
use-jet = Use a Jumbo Jet
    .hint = A jet that takes part stays there if you win.
# $city: where the takeover is.
jet-to-city = Jumbo Jet to { $city }
jet-no = No Jumbo Jet
jet-yes = Use a Jumbo Jet
    .note = +2; it stays there if you win

## Redeployment

# $number: Jumbo Jets are told apart by their numbers.
jet-number = Jumbo Jet { $number }
    .hint = Choose where this jet stands from now on.
sst = SST
    .hint = Choose where the SST flies from now on.

## Refusals

# $cash: what is on hand when the loan is repaid.
cannot-repay = You can't repay ${ $wanted } from ${ $cash }.
# $spoke: a city with its code.
not-open-any-more = { $spoke } is no longer open.
costs-more = { $spoke } costs ${ $cost }; you have ${ $cash }.

## Dangers: what an answer would do to the player who gives it
#
# .clause: the same without the full stop.

danger-leaving = { danger-leaving.clause }.
    .clause = You leave the game for good; your spokes stay on the map and earn you nothing
# $lost: cash, contract or both.
danger-folding = { danger-folding.clause }.
    .clause =
    { $lost ->
        [cash] Folding the company costs you ${ $cash }
        [contract] Folding the company costs you the government contract
       *[both] Folding the company costs you ${ $cash } and the government contract
    }
# $sold: a spoke. $hub: the city whose hub it belongs to. $standing: control or dominance.
danger-share = { danger-share.clause }.
    .clause =
    { $standing ->
        [control] Selling { $sold } costs you control of { $hub }: market share −{ $lost }
       *[dominance] Selling { $sold } costs you dominance over { $hub }: market share −{ $lost }
    }
# $spokes: a list of foreign spokes.
danger-forfeit = { danger-forfeit.clause }.
    .clause = Selling { $sold } costs you { $spokes } too, for nothing
# $left: the cash that other takeovers leave. $spoke: the one that is to be taken over then.
danger-left = { danger-left.clause }.
    .clause = You would have ${ $left } left, but { $spoke } costs ${ $price }
danger-plan = { danger-plan.clause }.
    .clause = You have ${ $cash } now, but your plan costs at least ${ $cost }
# $total: market share and cash at the end of the turn. $goal: what wins.
danger-loan = { danger-loan.clause }.
    .clause = You would reach { $total } of { $goal }, but you can't win while you owe a loan
danger-strike = { danger-strike.clause }.
    .clause = You would reach { $total } of { $goal }, but you can't win under strike
