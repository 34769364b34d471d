# Air Baron: what happened in a round, where the game stands, how it ended.
#
# $airline, $holder, …: an airline, on first mention with its player: “Sky High (Ada)”.
# Many sentences have a .clause: the same without the airline and the full stop. Several of them follow the airline's
# name, parted by semicolons (see `deeds`). Sums are dollars.

## Who is who

# An airline that is mentioned for the first time. $player: a player's name, or name-seat.
name-airline = { $airline } ({ $player })
name-seat = Seat { $seat }

## Parts of sentences

# All that an airline did as usual. $subject: shared, if the airline is the subject of every clause; else mixed.
deeds =
    { $airline }{ $subject ->
        [shared] { "" }
       *[mixed] :
    } { $deeds }.
# Profits, fees, or changes at hubs that come together: each is a message of its own, without a full stop.
changes = { $changes }.
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
    }, cash { $cash ->
        [open] open
       *[hidden] hidden
    }): { $airlines }. Whoever first has { $goal } in market share and cash wins{ $limit ->
        [0] { "" }
       *[other] ; after round { $limit } the best total wins
    }.
round-alone = { $first } begins round { $round }.
round = { $first } begins round { $round }, then { $others }.
# $cash: a list of `name-sum`.
start-up = Start-up cash (die { $roll }): { $cash }.
# What an airline gets, bids or is paid.
name-sum = { $airline } ${ $amount }
turn = Round { $round }, turn { $place }: { $airline }.
# $way: in or out.
fare-wars = { $airline } { fare-wars.clause }.
    .clause =
    { $way ->
        [in] goes into
       *[out] comes out of
    } Fare Wars
# $what: what they are asked, the stage of the round.
asked =
    It is up to { $airlines } to { $what ->
        [orders] plan the round
        [start] begin the turn
        [sequence] say which marker comes first
        [strike] settle the strike or not
        [bid] bid
        [limit] say what the contract is worth to them
        [sell] cut back
        [competitor] use the Local Competitor or not
        [negate] use the Local Competitor or not
        [takeover] try another takeover or not
       *[turn] act
    }.
# $contract: yes, if it held one; else no.
left =
    { $airline } leaves the game{ $contract ->
        [yes] {" "}and its contract lapses
       *[no] { "" }
    }.
# $why: strike or choice.
passed = { $airline } { passed.clause }.
    .clause =
    passes{ $why ->
        [strike] {" "}because of the strike
       *[choice] { "" }
    }
round-over = Round { $round } is over: the drawn markers go back into the cup.

## Draws and profits

# $marker, $first, $second: a marker, or `name-paying`. $paying: yes, if the first is `name-paying`; else no.
drew = { $airline } { drew.clause }.
    .clause = draws { $marker }
drew-two = { $airline } { drew-two.clause }.
    .clause =
    draws { $first }{ $paying ->
        [yes] ,
       *[no] { "" }
    } and { $second }
drew-jumbos = { $airline } { drew-jumbos.clause }.
    .clause = draws two Jumbo markers
drew-jumbos-paying = { $airline } { drew-jumbos-paying.clause }.
    .clause = draws two Jumbo markers, each of which pays { $paid }
# $paid: `paid`.
name-paying = { $marker }, which pays { $paid }
replaced = { $airline } { replaced.clause }.
    .clause = draws { $marker }, which is open: it draws again
cup-empty = The cup is empty: { $airline } draws no more.
# A clause of `changes` or `deeds`. $marker: its opening form, if it comes first.
profit = { $marker } pays { $paid }
# Whom a marker pays. $paid: a list of `name-sum`, `name-own-sum` and `name-unpaid`, or name-nobody. $recession: yes or no.
paid =
    { $paid }{ $recession ->
        [yes] {" "}in the recession
       *[no] { "" }
    }
name-nobody = nobody
# To the airline that drew the marker.
name-own-sum = it ${ $amount }
# $why: fare-wars, strike or left.
name-unpaid =
    nothing to { $airline }, { $why ->
        [fare-wars] in Fare Wars
        [strike] under strike
       *[left] gone
    }
# $last: yes, if it was the last marker of the round; else no.
negated =
    The Local Competitor of { $airline } negates { $marker }{ $last ->
        [yes] , as the last marker of the round
       *[no] { "" }
    }.

## Events

recession = { $airline } brings a Recession: later markers of this round pay $1.
competitor = { $airline } holds the Local Competitor and will negate one marker.
competitor-lapsed = The Local Competitor of { $airline } found no marker and lapses.
fuel = { $airline } draws the Fuel Cost Hike: everyone pays for fuel.
# $dice: “3 + 4”.
crash = A crash costs { $airline } ${ $amount } (dice { $dice }).
# $why: crash or fuel.
immune =
    { $airline } is under strike: { $why ->
        [crash] the crash
       *[fuel] the Fuel Cost Hike
    } costs it nothing.
# $space: of market share.
event-taken = { $airline } { event-taken.clause }.
    .clause = passes { $space } and puts an event marker into the cup
event-seen = The event marker of space { $space } is { $marker }.

## Contracts, strikes and fees

folded = { $airline } folds its company and starts a new one with ${ $amount } (die { $roll }).
contract-paid = { $airline } { contract-paid.clause }.
    .clause = gets ${ $amount } from the government contract
# $way: rises or stays.
settlement-drawn =
    { $airline } draws a Strike: the settlement cost { $way ->
        [rises] rises from ${ $before } to ${ $after }
       *[stays] stays at ${ $after }
    }.
# $way: falls or stays.
settlement-turn =
    The settlement cost { $way ->
        [falls] falls from ${ $before } to ${ $after }
       *[stays] stays at ${ $after }
    } as { $airline } begins its turn.
settled = { $airline } { settled.clause }.
    .clause = settles with its workers for ${ $cost }
struck = { $airline } does not pay ${ $cost } and falls under strike.
strike-goes-on = { $airline } { strike-goes-on.clause }.
    .clause = stays under strike; settling would cost ${ $cost }
# A clause of `changes`. $why: `name-why-…`. $forgiven: yes or no.
fee =
    { $airline } pays ${ $amount } for { $why }{ $forgiven ->
        [yes] ; that was all its cash, and the rest is forgiven
       *[no] { "" }
    }
short = { $airline } must cut back before it can pay ${ $amount } for { $why }.
# What is paid for.
name-why-fuel = fuel
name-why-crash = the crash
name-why-interest = interest
name-why-settlement = the settlement
# An auction; the old contract ends, if there is one: its own, or that of $holder.
auction = { $airline } opens the auction of a contract for ${ $pays } a turn.
auction-own = { $airline } opens the auction of a contract for ${ $pays } a turn; its old one ends.
auction-other = { $airline } opens the auction of a contract for ${ $pays } a turn; that of { $holder } ends.
bid = { $airline } bids ${ $amount }.
# $bids: a list of `name-sum`.
bids = Bids: { $bids }.
# $airlines: those who do not bid; $number: how many.
bids-and-none =
    Bids: { $bids }; { $airlines } { $number ->
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
sold = { $airline } { sold.clause }.
    .clause = sells { $what } for ${ $amount }
sold-to-pay = { $airline } sells { $what } for ${ $amount } to pay for { $why }.
name-jet-undeployed = an undeployed Jumbo Jet
name-jet-at = the Jumbo Jet at { $city }
name-own-sst = its SST
forfeited = Without a domestic spoke at { $city }, { $airline } loses { $spokes }.
loan = { $airline } { loan.clause }.
    .clause = borrows ${ $amount }; it owes ${ $balance }
repaid = { $airline } { repaid.clause }.
    .clause =
    repays ${ $amount }; { $balance ->
        [0] it owes nothing more
       *[other] it still owes ${ $balance }
    }

## The network

bought = { $airline } { bought.clause }.
    .clause = buys { $spoke } for ${ $price }
# $more: what the spoke cost besides; 0 if nothing.
bought-sst = { $airline } { bought-sst.clause }.
    .clause =
    flies an SST to { $spoke }: ${ $price }{ $more ->
        [0] { "" }
       *[other] {" "}and ${ $more } for the spoke
    }
bought-jumbo = { $airline } { bought-jumbo.clause }.
    .clause = buys a Jumbo Jet for ${ $price } and sends it to { $spoke }
bought-spare-jumbo = { $airline } { bought-spare-jumbo.clause }.
    .clause = buys a Jumbo Jet for ${ $price } and keeps it undeployed
jumbo-marker = A Jumbo marker goes into the cup.
# $jet: yes, if the attacker has one there; else no. $end: won or lost. $attack, $defence: `name-side`.
takeover = { $airline } { takeover.clause }.
    .clause =
    pays ${ $price } to take over { $spoke } from { $defender }{ $jet ->
        [yes] , with a Jumbo Jet,
       *[no] { "" }
    } and { $end ->
        [won] succeeds
       *[lost] fails
    }: { $attack } against { $defence }
takeover-open = { $airline } { takeover-open.clause }.
    .clause =
    pays ${ $price } to take over the open spoke { $spoke }{ $jet ->
        [yes] , with a Jumbo Jet,
       *[no] { "" }
    } and { $end ->
        [won] succeeds
       *[lost] fails
    }: { $attack } against { $defence }
# A side's total and what it is made of: “11 (4 + 5 + 2 for Fare Wars)”. $sum: dice, or `name-more`.
name-side = { $total } ({ $sum })
name-more = { $sum } + { $plus } for { $cause }
jet-home = { $airline } { jet-home.clause }.
    .clause = takes its Jumbo Jet back from { $city }
# $moves: a list of the two below.
redeployed = { $airline } { redeployed.clause }.
    .clause = redeploys: { $moves }
redeployed-nothing = { $airline } { redeployed-nothing.clause }.
    .clause = redeploys: everything stays where it is
# $before, $after: cities, or name-box.
name-jet-move = a Jumbo Jet from { $before } to { $after }
name-sst-move = the SST from { $before } to { $after }
# Clauses of `changes`. $place: first in its sentence, or later.
hub-controlled = { $airline } controls { $city }
# $again: yes, if it controlled the hub before; else no.
hub-dominated =
    { $airline } { $again ->
        [yes] now only dominates
       *[no] dominates
    } { $city }
hub-free =
    { $place ->
        [first] Nobody
       *[later] nobody
    } dominates { $city } any more
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
# How the game ended: part of a sentence, or one of its own. $airlines: who won; $number: how many. $kind: goal-reached,
# others-left or round-limit.
reason =
    { $kind ->
        [goal-reached] { $airlines } reached the goal of { $goal } with { $total }
        [others-left] all others have left, and { $airlines } flies on alone
       *[round-limit] round { $round } was the last, and { $airlines } { $number ->
            [one] has
           *[other] have
        } the best total, { $total }
    }
    .form =
        { $kind ->
            [goal-reached] statement
            [others-left] clause
           *[round-limit] clause
        }
# The whole result. $reason: `reason`.
result =
    { $airlines } { $number ->
        [one] wins
       *[other] win
    }: { $reason }.
result-nobody = Nobody wins: { $reason }.

# An airline's account, to its player. $loan: 0 if there is none.
figures-worth =
    { $airline }: market share { $share } and ${ $cash } in cash{ $loan ->
        [0] { "" }
       *[other] , less a loan of ${ $loan }
    }, { $total } in all.
# $foreign: cities abroad, $jets: Jumbo Jets; each 0 if there are none. $hubs: a list, or name-no-hub.
figures-network =
    It flies to { $domestic ->
        [one] { $domestic } city
       *[other] { $domestic } cities
    }{ $foreign ->
        [0] { "" }
       *[other] {" "}and { $foreign } abroad
    }{ $jets ->
        [0] { "" }
        [one] {" "}with { $jets } Jumbo Jet
       *[other] {" "}with { $jets } Jumbo Jets
    }, and holds { $hubs }.
name-no-hub = no hub

## Where the game stands

# $airlines: who won.
headline-over = Air Baron, over after round { $round }: { $airlines } won.
headline-over-nobody = Air Baron, over after round { $round }: nobody won.
# $limit: the last round; 0 if there is none. $stage: what it is at. $shares: a list of `name-stands`.
headline =
    Air Baron, round { $round }{ $limit ->
        [0] { "" }
       *[other] {" "}of at most { $limit }
    }, { $stage }. Market share: { $shares } ({ $goal } wins).
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
    .during = local Competitor
name-stage-negate = Local Competitor
    .during = local Competitor
name-stage-turn = To act
    .during = to act
name-stage-takeover = Another takeover
    .during = another takeover
name-stage-over = Game over
    .during = game over

## When the winner took the lead

never-behind = { $airline } was not behind after any round.
took-the-lead = Round { $round } decided it: { $airline } took the lead for good.
