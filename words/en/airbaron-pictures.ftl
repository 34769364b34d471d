# Air Baron: what is written on pictures. Room is scarce.

## The head of every picture

# $goal: share and cash that win.
frame = Round { $round } · { $goal } wins
round = Round { $round }
preview = Preview

## What a choice would do
#
# A title for each deed; .detail: what it costs, brings and risks.
# $where: a spoke, or airbaron-story.name-box.

nothing-chosen = Nothing chosen yet.
deed-fold = Fold the company
    .detail = Cash, contract, strike and loan are gone; you start a new one.
deed-into-war = In Fare Wars
    .detail = No profits for you, +2 in attack, +1 in defence.
deed-out-of-war = Out of Fare Wars
    .detail = Your markers pay as usual.
deed-settle = Settle the strike
    .detail = You pay the settlement and fly again.
deed-strike = Be under strike
    .detail = No profits and no action until you settle.
deed-no-bid = Pass
    .detail = For the government contract.
deed-negate = Negate the marker
    .detail = The Local Competitor is used up.
deed-let-pay = Let the marker pay
    .detail = The Local Competitor waits.
deed-leave = Leave the game
    .detail = For good; the rest of this form does not count.
deed-pass = Pass
    .detail = No further action in this turn.
deed-stop = Stop here
    .detail = No further action in this turn.
deed-then-ask = Then ask
    .detail = After a success.
deed-then-stop = Then stop
    .detail = After a success.
sum-repay = Repay ${ $amount }
    .detail = You owe that much less.
sum-borrow = Borrow ${ $amount }
    .detail = Ten percent interest each turn; you can't win while you owe it.
# $amount: 0 if it is not chosen yet.
sum-bid =
    { $amount ->
        [0] Bid
       *[other] Bid ${ $amount }
    }
    .detail = For the government contract.
sum-limit =
    { $amount ->
        [0] Bid nothing
       *[other] Bid up to ${ $amount }
    }
    .detail =
    { $amount ->
        [0] The contract goes to others.
       *[other] Always a dollar more than the others, up to that.
    }
# $what: a spoke, name-the-sst, or a Jumbo Jet (airbaron-story).
sell = Sell { $what }
    .detail = Brings half its price, rounded up.
name-the-sst = the SST
# $marker: as at the beginning of a sentence.
marker-first = { $marker } first
    .detail = The other marker follows.
buy-jet = Jumbo Jet to { $where }
    .detail = +2 in defence there; Jumbo markers pay for it.
buy-sst = SST to { $where }
    .detail = Your one SST.
buy-spoke = Buy { $where } for ${ $price }
# A foreign spoke. $city: its hub.
pays-abroad = Pays ${ $low }, or ${ $high } once you control { $city }.
# $when: now, or later (after another takeover).
take-over =
    { $when ->
        [later] Then take over { $spoke } for ${ $price }
       *[now] Take over { $spoke } for ${ $price }
    }
# $chance: in percent. $attack, $defence: name-two-dice, and what is added to them, each a `name-plus`.
odds = { $chance }%: { $attack } against { $defence }.
name-two-dice = two dice
name-plus = +{ $plus } { $why }
# $standing: control or dominance. $share: what is added.
gives =
    { $standing ->
        [control] Gives you control of { $city }: market share +{ $share }.
       *[dominance] Gives you dominance over { $city }: market share +{ $share }.
    }
would-hold = { $own } of { $spokes } spokes at { $city } would be yours.
move-sst = SST to { $where }
    .detail = Redeployed as your action.
move-jet = Jumbo Jet { $number } to { $where }
    .detail = Redeployed as your action.
# $clauses: plans or orders, the first of which is an .opening.
next-turn = Next turn
    .detail = { $clauses }.
new-orders = Standing orders
    .detail = { $clauses }.

## Plans and standing orders
#
# Small, for they follow their label; .opening: at the beginning of a sentence.

fare-wars-form = as I say in each form
    .opening = As I say in each form
fare-wars-stay = no change of Fare Wars
    .opening = No change of Fare Wars
fare-wars-in = go into Fare Wars
    .opening = Go into Fare Wars
fare-wars-out = come out of Fare Wars
    .opening = Come out of Fare Wars
fare-wars-ask = ask about Fare Wars before the draw
    .opening = Ask about Fare Wars before the draw
# $spoke: its name. $price: in dollars.
plan-buy = buy { $spoke } for ${ $price }
    .opening = Buy { $spoke } for ${ $price }
plan-buy-any = buy any open spoke of { $city }
    .opening = Buy any open spoke of { $city }
plan-buy-unknown = buy { $spoke }
    .opening = Buy { $spoke }
plan-take-over = take over { $spoke } for ${ $price }
    .opening = Take over { $spoke } for ${ $price }
plan-take-over-unknown = take over { $spoke }
    .opening = Take over { $spoke }
plan-sst = SST to { $where }
    .opening = SST to { $where }
plan-jet = Jumbo Jet to { $where }
    .opening = Jumbo Jet to { $where }
plan-move-sst = move the SST to { $where }
    .opening = Move the SST to { $where }
plan-move-jets = move all Jumbo Jets to { $where }
    .opening = Move all Jumbo Jets to { $where }
plan-move-jet = move a Jumbo Jet to { $where }
    .opening = Move a Jumbo Jet to { $where }
plan-pass = pass
    .opening = Pass
plan-none = ask, with the draws made
# What is done if what comes before cannot be done.
plan-else = { $before }, else { $then }
order-sequence-profits = profits before events
    .opening = Profits before events
order-sequence-events = events before profits
    .opening = Events before profits
order-sequence-ask = ask which marker comes first
    .opening = Ask which marker comes first
order-two-events-ask = ask about two events in one draw
    .opening = Ask about two events in one draw
order-two-events-drawn = two events as drawn
    .opening = Two events as drawn
order-strike-ask = ask
order-strike-settle = settle as soon as you can pay
order-strike-strike = never settle
order-cutbacks-ask = ask what to sell
    .opening = Ask what to sell
order-cutbacks-cheapest = sell what hurts least
    .opening = Sell what hurts least
# $bids: pass, limit or ask. $limit: in dollars.
order-bids =
    { $bids ->
        [pass] pass
        [limit] bid up to ${ $limit }
       *[ask] ask
    }
# $order: least, last, drawn or ask. $least: in dollars.
order-competitor =
    { $order ->
        [least] negate the first marker that costs rivals ${ $least } or more
        [last] wait for the last marker
        [drawn] ask when it is drawn
       *[ask] ask each time
    }
# An order with what it is about. $order: one of the above.
about-strikes = strikes: { $order }
    .opening = Strikes: { $order }
about-contracts = contracts: { $order }
    .opening = Contracts: { $order }
about-competitor = Local Competitor: { $order }
    .opening = Local Competitor: { $order }
# How long a plan holds, and what goes with it.
term-good = turn after turn
term-once = for one turn
term-keep = keep ${ $keep }
term-chance = takeovers from { $chance }% on
term-loan = borrow if needed
term-repay = repay what is left
term-else-pass = else pass
term-else-ask = else ask
# Labels of plans and orders.
label-fare-wars = Fare Wars
label-plan = Plan
label-holds = Holds
label-markers = Markers
label-strikes = Strikes
label-contracts = Contracts
    .short = Bids
label-cutbacks = Cutbacks
label-competitor = Competitor
    .short = Rival
label-seen = You saw
# An event marker that the reader has looked at. $space: of market share.
name-seen = { $marker }, taken at { $space }

## One's own airline

no-spokes = No spokes yet.
# Spokes at further hubs.
also = Also
# How the airline stands at a hub. $standing: controls, dominates or present. $profit: what the hub pays. $jets: how many it has,
# of $most.
hub =
    { $standing ->
        [controls] controls: ${ $profit }
        [dominates] dominates: ${ $profit }
       *[present] has spokes
    } · jets { $jets }/{ $most }
# What its cash can buy.
with-cash = With ${ $cash }
within-reach =
    { $offers ->
        [0] nothing is within reach
       *[other] what it buys, and takeover chances
    }
offer-buy = Buy
offer-abroad = Abroad
offer-take-over = Take over
    .short = Attack
chance = { $percent }%
orders = Your orders
planned = Planned
private = for your eyes only
planned-deed = { $title } · { $detail }
nobody = No airline of yours is in this game.
left = This airline has left the game. Nothing more is asked of it.
# $total: market share and cash, on the way to the goal.
standing = { $share } + ${ $cash } = { $total } of { $goal }

## The board

# A marker, and the contract of the government.
contract = Contract
# $over: yes, once the game is over; else no.
order =
    { $over ->
        [yes] Final standing
       *[no] Turn order
    }
share = Share
cash = Cash
# Chips at an airline's line.
chip-total = total { $total }
chip-left = left the game
    .short = left
chip-owed = must pay ${ $amount }
    .short = due ${ $amount }
chip-war = Fare Wars
chip-strike = Strike
chip-loan = owes ${ $amount }
    .short = loan ${ $amount }
# What the round brought. $markers: how many follow.
drawn =
    { $markers ->
        [0] Nothing drawn yet
       *[other] Drawn
    }
cup = cup: { $count }
# What settling a strike costs, and how much may be borrowed: a sum follows.
settlement = Strike
loans = Loans up to
competitor = Competitor
recession = Recession
auction = Auction: ${ $pays } a turn
# Behind an airline's badge.
best-bid = bids ${ $amount }
# What the rims of hubs mean.
key-open = open
key-dominated = dominated
key-controlled = controlled

## The card at the end

length =
    { $version ->
        [basic] basic
       *[advanced] advanced
    } · { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
column-spokes = spokes
column-hubs = hubs
column-takeovers = takeovers
    .short = take{ "\u00AD" }overs
column-share = share
column-cash = cash
column-total = total
# Won of those tried.
takeovers =
    { $tried ->
        [0] none
       *[other] { $taken } of { $tried }
    }
chart = Share and cash
    .note = round by round, loans taken off
goal = { $goal } wins
