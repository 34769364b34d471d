# Air Baron: what happened in a round, where the game stands, how it ended.
#
# $airline, $holder, …: an airline, on first mention with its player: “Sky High (Ada)”. Sums are dollars.
# What an airline did as usual is told in a few sentences; from the second on, $airline is `name-it`. So a sentence about
# one airline begins with it.

## Who is who

# An airline that is mentioned for the first time. $player: a player's name, or name-seat.
name-airline = { $airline } ({ $player })
name-seat = Seat { $seat }
# The airline that the sentence before was about, or this one, at its beginning. .object: later in a sentence.
name-it = It
    .object = it

## Parts of sentences

# A marker that nobody has looked at. .opening: at the beginning of a sentence.
name-event-marker = an event marker
    .opening = An event marker
# Where a Jumbo Jet waits that stands on no spoke.
name-box = the Undeployed box
# What adds to the dice of a takeover. .cause: after “for”.
name-added-fare-wars = Fare Wars
    .cause = Fare Wars
name-added-jumbo-jet = Jumbo Jet
    .cause = a Jumbo Jet
name-added-hub-control = hub control
    .cause = hub control
name-added-foreign-spokes = foreign spokes
    .cause = foreign spokes
name-added-adjacent-hubs = adjacent hubs
    .cause = adjacent hubs

## Set-up, rounds and turns

# $version: basic or advanced. $board: full, east or west. $cash: open or hidden. $limit: the last round; 0 if there is none.
began =
    Air Baron begins ({ $version ->
        [basic] basic
       *[advanced] advanced
    }{ $board ->
        [east] , eastern hubs
        [west] , western hubs
       *[full] { "" }
    }, { $cash ->
        [open] open cash
       *[hidden] hidden cash
    }): { $airlines }. The first to reach { $goal } in market share and cash wins{ $limit ->
        [0] { "" }
       *[other] ; after round { $limit }, the best total does
    }.
round-alone = { $first } begins round { $round }.
round = { $first } begins round { $round }, then { $others }.
# $cash: a list of `name-sum`.
start-up = Start-up cash (die { $roll }): { $cash }.
# What an airline gets, bids or is paid.
name-sum = { $airline } ${ $amount }
turn = Round { $round }, turn { $place }: { $airline }.
# $way: in or out.
fare-wars =
    { $way ->
        [in] { $airline } goes into Fare Wars.
       *[out] { $airline } comes out of Fare Wars.
    }
# $what: what they are asked, the stage of the round.
asked =
    It is up to { $airlines } to { $what ->
        [orders] plan the round
        [start] begin the turn
        [sequence] choose which marker comes first
        [strike] settle or strike
        [bid] bid
        [limit] name a limit for the contract
        [sell] cut back
        [competitor] use the Local Competitor
        [negate] use the Local Competitor or wait
        [takeover] try another takeover or stop
       *[turn] act
    }.
# $contract: yes, if it held one; else no.
left =
    { $contract ->
        [yes] { $airline } leaves the game, and its contract lapses.
       *[no] { $airline } leaves the game.
    }
# $why: strike or choice.
passed =
    { $why ->
        [strike] { $airline } must pass, being under strike.
       *[choice] { $airline } passes.
    }
round-over = Round { $round } is over: the drawn markers go back into the cup.

## Draws and profits

# $marker: what it is. $pays: yes, if $paid (`name-paid`) is known; else no.
drew =
    { $pays ->
        [yes] { $airline } draws { $marker }, which pays { $paid }.
       *[no] { $airline } draws { $marker }.
    }
# $pays: which of them pay: none, first ($paid), second ($also) or both.
drew-two =
    { $pays ->
        [first] { $airline } draws { $first }, which pays { $paid }, and { $second }.
        [second] { $airline } draws { $first } and { $second }, which pays { $also }.
        [both] { $airline } draws { $first }, which pays { $paid }, and { $second }, which pays { $also }.
       *[none] { $airline } draws { $first } and { $second }.
    }
# $pays: yes, if $paid (`name-paid`) is known; else no.
drew-jumbos =
    { $pays ->
        [yes] { $airline } draws two Jumbo markers, each of which pays { $paid }.
       *[no] { $airline } draws two Jumbo markers.
    }
replaced = { $airline } draws { $marker }, an open spoke, and so draws again.
cup-empty = { $airline } draws no more: the cup is empty.
# $marker: as at the beginning of a sentence.
profit = { $marker } pays { $paid }.
# Whom a marker pays. $paid: a list of `name-sum` and `name-unpaid`, or name-nobody. $recession: yes or no.
name-paid =
    { $paid }{ $recession ->
        [yes] {" "}in the recession
       *[no] { "" }
    }
name-nobody = nobody
# $why: fare-wars, strike or left.
name-unpaid =
    { $airline } nothing{ $why ->
        [fare-wars] {" "}(Fare Wars)
        [strike] {" "}(strike)
       *[left] {" "}(gone)
    }
# $last: yes, if it was the last marker of the round; else no.
negated =
    { $last ->
        [yes] { $airline } negates { $marker }, the last marker of the round, with its Local Competitor.
       *[no] { $airline } negates { $marker } with its Local Competitor.
    }

## Events

recession = { $airline } draws the Recession: every later marker of this round pays $1.
competitor = { $airline } holds the Local Competitor and will negate one marker.
competitor-lapsed = { $airline } found no marker to negate: its Local Competitor lapses.
fuel = { $airline } draws the Fuel Cost Hike: everyone pays for fuel.
# $dice: “3 + 4”.
crash = A crash costs { $airline } ${ $amount } (dice { $dice }).
# $why: crash or fuel.
immune =
    { $why ->
        [crash] { $airline } is under strike: the crash costs it nothing.
       *[fuel] { $airline } is under strike: the Fuel Cost Hike costs it nothing.
    }
# $space: of market share.
event-taken = { $airline } passes { $space } in market share and puts an event marker into the cup.
# To the airline's own player.
event-seen = Your event marker from space { $space }: { $marker }.

## Contracts, strikes and fees

folded = { $airline } folds its company and starts a new one with ${ $amount } (die { $roll }).
contract-paid = { $airline } gets ${ $amount } from the government contract.
# $way: rises or stays.
settlement-drawn =
    { $way ->
        [rises] { $airline } draws a Strike: settling now costs ${ $after }, up from ${ $before }.
       *[stays] { $airline } draws a Strike: settling still costs ${ $after }.
    }
# $way: falls or stays.
settlement-turn =
    { $way ->
        [falls] { $airline } begins its turn: settling now costs ${ $after }, down from ${ $before }.
       *[stays] { $airline } begins its turn: settling still costs ${ $after }.
    }
settled = { $airline } settles with its workers for ${ $cost }.
struck = { $airline } does not settle for ${ $cost } and is under strike.
strike-goes-on = { $airline } stays under strike; settling would cost ${ $cost }.
# $why: `name-why-…`. $forgiven: yes or no.
fee =
    { $forgiven ->
        [yes] { $airline } pays ${ $amount } for { $why }, all the cash it has; the rest is forgiven.
       *[no] { $airline } pays ${ $amount } for { $why }.
    }
short = { $airline } must cut back before it can pay ${ $amount } for { $why }.
# What is paid for.
name-why-fuel = fuel
name-why-crash = the crash
name-why-interest = interest
name-why-settlement = the settlement
# An auction; the old contract ends, if there is one: its own, or that of $holder.
auction = { $airline } opens an auction: a contract for ${ $pays } a turn.
auction-own = { $airline } opens an auction: a contract for ${ $pays } a turn. Its own old one ends.
auction-other = { $airline } opens an auction: a contract for ${ $pays } a turn. That of { $holder } ends.
bid = { $airline } bids ${ $amount }.
# $bids: a list of `name-sum`.
bids = Bids: { $bids }.
# $airlines: those who do not bid; $number: how many.
bids-and-none =
    Bids: { $bids }. { $airlines } { $number ->
        [one] does
       *[other] do
    } not bid.
no-bids =
    { $airlines } { $number ->
        [one] does
       *[other] do
    } not bid.
contract-won = { $airline } wins the ${ $pays } contract for ${ $amount }.
contract-unsold = Nobody bids for the ${ $pays } contract.

## Sales and loans

# $what: a spoke, or one of the three below.
sold = { $airline } sells { $what } for ${ $amount }.
sold-to-pay = { $airline } sells { $what } for ${ $amount } to pay for { $why }.
name-jet-undeployed = an undeployed Jumbo Jet
name-jet-at = the Jumbo Jet at { $city }
name-own-sst = its SST
forfeited = { $airline } has no domestic spoke left at { $city } and loses { $spokes }.
loan = { $airline } borrows ${ $amount } and now owes ${ $balance }.
repaid =
    { $balance ->
        [0] { $airline } repays ${ $amount } and owes nothing more.
       *[other] { $airline } repays ${ $amount } and still owes ${ $balance }.
    }

## The network

bought = { $airline } buys { $spoke } for ${ $price }.
# $more: what the spoke cost besides; 0 if nothing.
bought-sst =
    { $more ->
        [0] { $airline } buys an SST for ${ $price } and flies it to { $spoke }.
       *[other] { $airline } buys an SST for ${ $price } and flies it to { $spoke }, a new spoke for ${ $more }.
    }
bought-jumbo = { $airline } buys a Jumbo Jet for ${ $price } and sends it to { $spoke }.
bought-spare-jumbo = { $airline } buys a Jumbo Jet for ${ $price } and keeps it undeployed.
jumbo-marker = A Jumbo marker goes into the cup.
# $jet: yes, if the attacker has one there; else no. $end: won or lost. $attack, $defence: `name-side`.
takeover =
    { $end ->
        [won] { $jet ->
            [yes] { $airline } takes over { $spoke } from { $defender } for ${ $price }, with a Jumbo Jet: { $attack } against { $defence }.
           *[no] { $airline } takes over { $spoke } from { $defender } for ${ $price }: { $attack } against { $defence }.
        }
       *[lost] { $jet ->
            [yes] { $airline } pays ${ $price } but fails to take over { $spoke } from { $defender }, even with a Jumbo Jet: { $attack } against { $defence }.
           *[no] { $airline } pays ${ $price } but fails to take over { $spoke } from { $defender }: { $attack } against { $defence }.
        }
    }
takeover-open =
    { $end ->
        [won] { $jet ->
            [yes] { $airline } takes over the open spoke { $spoke } for ${ $price }, with a Jumbo Jet: { $attack } against { $defence }.
           *[no] { $airline } takes over the open spoke { $spoke } for ${ $price }: { $attack } against { $defence }.
        }
       *[lost] { $jet ->
            [yes] { $airline } pays ${ $price } but fails to take over the open spoke { $spoke }, even with a Jumbo Jet: { $attack } against { $defence }.
           *[no] { $airline } pays ${ $price } but fails to take over the open spoke { $spoke }: { $attack } against { $defence }.
        }
    }
# A side's total and what it is made of: “11 (4 + 5 + 2 for Fare Wars)”. $sum: dice, or `name-more`.
name-side = { $total } ({ $sum })
name-more = { $sum } + { $plus } for { $cause }
jet-home = { $airline } takes its Jumbo Jet back from { $city }.
# $moves: a list of the two below.
redeployed = { $airline } redeploys { $moves }.
redeployed-nothing = { $airline } redeploys, and leaves everything where it is.
# $before, $after: cities. $way: home (into the Undeployed box), out (of it) or on.
name-jet-move =
    { $way ->
        [home] a Jumbo Jet from { $before } to the Undeployed box
        [out] a Jumbo Jet from the Undeployed box to { $after }
       *[on] a Jumbo Jet from { $before } to { $after }
    }
name-sst-move = the SST from { $before } to { $after }
hub-controlled = { $airline } controls { $city }.
# $again: yes, if it controlled the hub before; else no.
hub-dominated =
    { $again ->
        [yes] { $airline } no longer controls { $city }, but still dominates it.
       *[no] { $airline } dominates { $city }.
    }
hub-free = Nobody dominates { $city } any more.
# $moves: a list of `name-share`.
shares = Market share: { $moves }.
name-share = { $airline } from { $before } to { $after }

## The end

# $scores: a list of `name-score` and `name-score-owing`.
over = Final count: { $scores }.
name-score = { $airline } { $share } + ${ $cash } = { $total }
name-score-owing = { $airline } { $share } + ${ $cash } − ${ $loan } loan = { $total }
# Who won, in a few words. $number: how many.
verdict =
    { $airlines } { $number ->
        [one] wins
       *[other] win
    }
verdict-nobody = Nobody wins
# How the game ended, said after who won. $airlines: who won; $number: how many. $kind: goal-reached, others-left or
# round-limit.
reason =
    { $kind ->
        [goal-reached] { $airlines } reached the goal of { $goal } with { $total }.
        [others-left] All others have left, and { $airlines } flies on alone.
       *[round-limit] Round { $round } was the last, and { $airlines } { $number ->
            [one] has
           *[other] have
        } the best total: { $total }.
    }
# The whole result.
result =
    { $airlines } { $number ->
        [one] wins
       *[other] win
    }{ $kind ->
        [goal-reached] {" "}with { $total }. The goal was { $goal }.
        [others-left] . All others have left the game.
       *[round-limit] {" "}with { $total }, the best total after round { $round }.
    }
# The same of a game that ended before its end had a kind, or without a winner. $reason: as it was written then.
result-of-old =
    { $airlines } { $number ->
        [one] wins
       *[other] win
    }: { $reason }.
result-nobody = Nobody wins: { $reason }.

# An airline's account, to its player. $loan: 0 if there is none.
figures-worth =
    { $airline } ends with { $total }: market share { $share } and ${ $cash } in cash{ $loan ->
        [0] { "" }
       *[other] , less a loan of ${ $loan }
    }.
# $foreign: cities abroad, $jets: Jumbo Jets; each 0 if there are none. $hubs: a list, or name-no-hub.
figures-network =
    It flies to { $domestic ->
        [one] { $domestic } city
       *[other] { $domestic } cities
    }{ $foreign ->
        [0] { "" }
       *[other] {" "}at home and { $foreign } abroad
    }{ $jets ->
        [0] { "" }
        [one] {" "}with { $jets } Jumbo Jet
       *[other] {" "}with { $jets } Jumbo Jets
    }, and holds { $hubs }.
name-no-hub = no hub

## Where the game stands

# $airlines: who won.
headline-over = Air Baron is over after round { $round }: { $airlines } won.
headline-over-nobody = Air Baron is over after round { $round }: nobody won.
# $limit: the last round; 0 if there is none. $stage: what it is at; other, if nobody is at it. $airline: who is at it.
# $shares: a list of `name-stands`, of those $led who have some.
headline =
    Round { $round }{ $limit ->
        [0] { "" }
       *[other] {" "}of { $limit }
    }: { $stage ->
        [orders] everyone plans
        [start] { $airline } begins its turn
        [sequence] { $airline } puts its markers in order
        [strike] { $airline } settles or strikes
        [bid] the contract auction
        [limit] the contract auction
        [sell] { $airline } cuts back
        [competitor] { $airline } has the Local Competitor
        [negate] { $airline } may negate a marker
        [takeover] { $airline } may try another takeover
        [turn] { $airline } to act
       *[other] under way
    }. { $led ->
        [0] { $goal } wins.
       *[other] Market share: { $shares } ({ $goal } wins).
    }
name-stands = { $airline } { $share }
# An airline, and what it is at. $stage: the .during of name-stage-….
name-at = { $airline }: { $stage }
# What a round is at. .during: inside a sentence.
name-stage-orders = Plans
    .during = plans
name-stage-start = Before the draw
    .during = before the draw
name-stage-sequence = Which marker first
    .during = which marker first
name-stage-strike = Settle or strike
    .during = settle or strike
name-stage-bid = Contract auction
    .during = contract auction
name-stage-limit = Contract auction
    .during = contract auction
name-stage-sell = Cutbacks
    .during = cutbacks
name-stage-competitor = Local Competitor
    .during = Local Competitor
name-stage-negate = Local Competitor
    .during = Local Competitor
name-stage-turn = To act
    .during = to act
name-stage-takeover = Another takeover
    .during = another takeover
name-stage-over = Game over
    .during = game over

## When the winner took the lead

never-behind = { $airline } was not behind after any round.
took-the-lead = Round { $round } decided it: { $airline } took the lead for good.
