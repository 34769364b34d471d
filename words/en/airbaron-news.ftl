# Air Baron: a round in short, and what mattered in a game.
#
# $who, $whom: players, by their names alone; nothing is known of whether they are he or she. $hub, $spoke: cities. Sums
# are dollars; $share, $next, $gain, $behind are market share. drama-…: a sentence that stands by itself, in a post, the
# analysis or the log. news-…: the same as the headline of a post, where that has more to say; what stands between two
# asterisks is bold: reversals, ruin and the end.

## Hubs

# $way: raid, if the deciding spoke was taken from somebody; else bought.
news-first-hub =
    First hub of the game: { $who } dominates { $hub }, { $way ->
        [raid] raiding { $spoke }
       *[bought] with { $spoke }
    } for ${ $price }.
drama-first-hub =
    { $who } dominates the first hub of the game, { $hub }, { $way ->
        [raid] by raiding { $spoke }
       *[bought] with { $spoke }
    } for ${ $price }.
drama-hub-won =
    { $who } dominates { $hub }, { $way ->
        [raid] raiding { $spoke }
       *[bought] with { $spoke }
    } for ${ $price }: market share { $share }.
# $held: for how many rounds $whom had it.
news-hub-taken = **{ $hub } goes from { $whom } to { $who }**, { $way ->
        [raid] who raids { $spoke }
       *[bought] who buys { $spoke }
    } for ${ $price }. { $held ->
        [0] It was { $whom }’s for less than a round.
        [one] It was { $whom }’s for one round.
       *[other] It was { $whom }’s for { $held } rounds.
    }
drama-hub-taken =
    { $hub } goes from { $whom } to { $who }, { $way ->
        [raid] who raids { $spoke }
       *[bought] who buys { $spoke }
    } for ${ $price }; { $held ->
        [0] it was { $whom }’s for less than a round.
        [one] it was { $whom }’s for one round.
       *[other] it was { $whom }’s for { $held } rounds.
    }
# $reign: how many have had the hub by now, one after the other; 3 at least. $since: the round in which the first got it.
news-hub-war = **The war for { $hub }, { $reign ->
        [3] third round
        [4] fourth round
        [5] fifth round
        [6] sixth round
       *[other] round { $reign }
    }:** { $who } { $way ->
        [raid] raids { $spoke }
       *[bought] buys { $spoke }
    } for ${ $price }, and it is { $who }’s now. { $held ->
        [0] { $whom } had it for less than a round.
        [one] { $whom } had it for one round.
       *[other] { $whom } had it for { $held } rounds.
    }
drama-hub-war =
    The war for { $hub }, fought since round { $since }, goes to { $who }, { $way ->
        [raid] who raids { $spoke }
       *[bought] who buys { $spoke }
    } for ${ $price }; { $held ->
        [0] { $whom } had it for less than a round.
        [one] { $whom } had it for one round.
       *[other] { $whom } had it for { $held } rounds.
    }
# $gap: rounds since it was lost.
news-hub-back = **{ $who } is back in { $hub }**, { $way ->
        [raid] raiding { $spoke }
       *[bought] with { $spoke }
    } for ${ $price }, { $gap ->
        [0] in the very round of its loss.
        [one] one round after losing it.
       *[other] { $gap } rounds after losing it.
    }
drama-hub-back =
    { $who } is back in { $hub }, { $way ->
        [raid] raiding { $spoke }
       *[bought] with { $spoke }
    } for ${ $price }, { $gap ->
        [0] in the very round of its loss.
        [one] one round after losing it.
       *[other] { $gap } rounds after losing it.
    }
# $way: raid, and $whom took the spoke; or sold, and $who sold it.
news-hub-broken =
    { $way ->
        [raid] **{ $whom } breaks { $who }’s hold on { $hub }**, raiding { $spoke }.
       *[sold] **{ $who } gives up { $hub }**, selling { $spoke }.
    } { $held ->
        [0] The reign had lasted less than a round.
        [one] The reign had lasted one round.
       *[other] The reign had lasted { $held } rounds.
    }
drama-hub-broken =
    { $way ->
        [raid] { $whom } breaks { $who }’s hold on { $hub }, raiding { $spoke }
       *[sold] { $who } gives up { $hub }, selling { $spoke }
    }; the reign had lasted { $held ->
        [0] less than a round
        [one] one round
       *[other] { $held } rounds
    }.
drama-hub-controlled = { $who } has every spoke of { $hub } now, with { $spoke } for ${ $price }: market share { $share }.
drama-control-broken =
    { $way ->
        [raid] { $whom } raids { $spoke }: { $who } no longer has all of { $hub }.
       *[sold] { $who } sells { $spoke }, and no longer has all of { $hub }.
    }
drama-one-short = { $who } takes { $spoke } for ${ $price }, and is one spoke short of { $hub }.

## Market share

# $next: what the next has. $led: for how many rounds $whom was ahead.
news-lead = **{ $who } takes the lead from { $whom }** with { $share } in market share{ $next ->
        [0] { "" }
       *[other] ; the next has { $next }
    }. { $led ->
        [0] { $whom } was ahead for less than a round.
        [one] { $whom } was ahead for one round.
       *[other] { $whom } was ahead for { $led } rounds.
    }
drama-lead =
    { $who } takes the lead with { $share } in market share from { $whom }, { $led ->
        [0] who was ahead for less than a round.
        [one] who was ahead for one round.
       *[other] who was ahead for { $led } rounds.
    }
drama-halfway = { $who } is halfway in market share alone: { $share } of { $goal }.
drama-great-turn = A great turn for { $who }: { $gain } more in market share, { $share } now.
# $way: raid, and $whom took it; or sold.
news-wiped-out =
    { $way ->
        [raid] **{ $whom } takes { $who }’s last spoke.**
       *[sold] **{ $who } has sold the last spoke.**
    } An airline without routes is left.
drama-wiped-out =
    { $way ->
        [raid] { $whom } takes { $who }’s last spoke.
       *[sold] { $who } sells the last spoke and is without routes.
    }

## Takeovers

# $attack, $defence: dice and all that adds to them.
drama-raid-won = { $who } takes { $spoke } from { $whom } for ${ $price }, { $attack } against { $defence }.
# $chance: in percent.
drama-raid-upset = Against all odds { $who } takes { $spoke } from { $whom } for ${ $price }: { $attack } against { $defence }, a chance of { $chance }%.
# $open: yes, if nobody owns the spoke; else no. $tie: yes or no.
drama-raid-failed =
    { $who } pays ${ $price } and fails to take { $open ->
        [yes] the open { $spoke }
       *[no] { $spoke } from { $whom }
    }: { $tie ->
        [yes] a tie at { $attack } is not enough.
       *[no] { $attack } against { $defence }.
    }
# $tries: with this one; 2 at least. $since: the round of the first.
news-second-try = **At { $tries ->
        [2] the second try
        [3] the third try
        [4] the fourth try
        [5] the fifth try
       *[other] try number { $tries }
    } { $who } takes { $spoke }**{ $open ->
        [yes] { "" }
       *[no] {" "}from { $whom }
    }: { $attack } against { $defence }. The first was in round { $since }.
drama-second-try =
    At { $tries ->
        [2] the second try
        [3] the third try
        [4] the fourth try
        [5] the fifth try
       *[other] try number { $tries }
    } { $who } takes { $spoke }{ $open ->
        [yes] { "" }
       *[no] {" "}from { $whom }
    }: { $attack } against { $defence }.
# $since: the round in which it was lost.
news-retaken = **{ $who } takes { $spoke } back from { $whom }** for ${ $price }; it was lost in round { $since }.
drama-retaken = { $who } takes { $spoke } back from { $whom } for ${ $price }; it was lost in round { $since }.
# $number: 2 at least. $spokes: a list.
drama-spree = { $who } takes { $number } spokes in one turn for ${ $price }: { $spokes }.

## Fare Wars

drama-war-begun = { $who } goes into Fare Wars.
# $won: spokes taken in them; $lost: takeovers that failed; $missed: dollars of profit.
drama-fare-war =
    { $who }’s Fare Wars are over after { $rounds ->
        [0] less than a round
        [one] one round
       *[other] { $rounds } rounds
    }: { $won ->
        [0] no spoke won
        [one] one spoke won
       *[other] { $won } spokes won
    }{ $lost ->
        [0] { "" }
        [one] , one takeover failed
       *[other] , { $lost } takeovers failed
    }{ $missed ->
        [0] { "" }
       *[other] , ${ $missed } of profit forgone
    }.

## Profits and contracts

# $marker: as at the beginning of a sentence.
drama-payday = { $marker } pays { $who } ${ $amount }: no draw has paid anybody more so far.
# $marker: inside a sentence.
drama-negated = { $who }’s Local Competitor negates { $marker } and keeps ${ $amount } from { $whom }.
drama-contract-won = { $who } pays ${ $amount } for a government contract that brings ${ $pays } a turn.
news-contract-snatched = **{ $who } snatches the government contract from { $whom }**: ${ $amount } for ${ $pays } a turn.
drama-contract-snatched = { $who } snatches the government contract from { $whom }: ${ $amount } for ${ $pays } a turn.
# $lost: yes, if $who held the contract so far; else no, and $who opened the auction.
drama-contract-unsold =
    Nobody bids for the ${ $pays } contract{ $lost ->
        [yes] , and { $who } loses the old one.
       *[no] {" "}that { $who } put up for auction.
    }
drama-driven-up = { $whom } drives the price up, and { $who } pays it: ${ $amount } for a contract of ${ $pays } a turn.
# $bid: the last that $who said.
drama-bluff = { $who } bids up to ${ $bid }, has cash for more, and leaves the ${ $pays } contract to { $whom } for ${ $amount }.
drama-contract-loss =
    { $who }’s contract ends: it cost ${ $paid } and brought { $got ->
        [0] nothing
       *[other] ${ $got }
    }.

## Blows

drama-crash = A crash at { $who }’s airline: the bill is ${ $amount }.
# $total: all bills together; 0 if nobody has to pay. $most: the largest, which is that of $who; 0 if several are as large.
drama-fuel =
    { $total ->
        [0] Fuel costs more, but nobody has to pay.
       *[other] Fuel costs more: bills of ${ $total } in all{ $most ->
            [0] { "" }
           *[other] , the largest for { $who }, ${ $most }
        }.
    }
drama-recession = { $who } draws the Recession: what is drawn later in the round pays $1.
# $lost: dollars of profit; $most: of them $who, 0 if several lost as much.
drama-slump =
    The recession costs ${ $lost } of profit{ $most ->
        [0] { "" }
       *[other] , { $who } most of all: ${ $most }
    }.
news-struck = { $who } does not settle for ${ $cost }: strike. No profits and no actions until it is over.
drama-struck = { $who } does not settle for ${ $cost } and is under strike.
# $cost: 0 for nothing.
drama-settled =
    { $cost ->
        [0] { $who } settles a strike at once, for nothing.
       *[other] { $who } settles a strike at once, for ${ $cost }.
    }
# $missed: dollars of profit that were not paid.
drama-strike-over =
    { $who } settles for ${ $cost }, and the strike is over after { $rounds ->
        [0] less than a round
        [one] one round
       *[other] { $rounds } rounds
    }{ $missed ->
        [0] { "" }
       *[other] {" "}and ${ $missed } of lost profit
    }.
# $why: what had to be paid, a name-why-… of the story. $count: what was sold, spokes and jets.
drama-sell-off =
    { $who } has to sell { $count ->
        [one] something
       *[other] { $count } spokes or jets
    } for ${ $raised } to pay for { $why }.
news-ruin = **{ $who } has nothing left** to pay for { $why }; the rest of the bill is forgiven.
drama-ruin = { $who } has nothing left to pay for { $why }, and the rest of the bill is forgiven.
news-bankruptcy = **{ $who }’s company folds**, and a new one begins with ${ $amount }.
drama-bankruptcy = { $who }’s company folds, and a new one begins with ${ $amount }.
# $contract: yes or no.
news-left = **{ $who } leaves the game.**{ $contract ->
        [yes] {" "}The government contract lapses.
       *[no] { "" }
    }
drama-left = { $who } leaves the game.

## The end

# $who: one or several, $number of them. $how: goal-reached, round-limit or others-left. $deed: the last one of the game:
# passed, bought ($spoke), raid ($spoke) or other. $over: beyond the goal. $second: who came closest, as $near says: by
# how much it was missed, $short (yes); equal, or enough too (no); nobody is told (none).
news-win =
    { $how ->
        [others-left] **{ $who } wins**: everybody else has left.
        [round-limit] **{ $who } { $number ->
            [one] wins
           *[other] win
        } after the last round** with { $total }{ $near ->
            [yes] , { $short } ahead of { $second }
            [no] , by market share: { $second } has as much
           *[none] { "" }
        }.
       *[goal-reached] { $deed ->
            [passed] **{ $who } passes, and wins**
            [bought] **{ $who } buys { $spoke }, and wins**
            [raid] **{ $who } takes { $spoke }, and wins**
           *[other] **{ $who } wins**
        }: { $total }, { $over ->
            [0] exactly the goal.
           *[other] { $over } over the line.
        }{ $near ->
            [yes] {" "}{ $second } was { $short } short.
            [no] {" "}{ $second } had enough, too, but too late.
           *[none] { "" }
        }
    }
drama-win =
    { $how ->
        [others-left] { $who } wins, because everybody else has left.
        [round-limit] { $who } { $number ->
            [one] wins
           *[other] win
        } after the last round with { $total }{ $near ->
            [yes] , { $short } ahead of { $second }
            [no] , by market share, for { $second } has as much
           *[none] { "" }
        }.
       *[goal-reached] { $deed ->
            [passed] { $who } passes, and wins
            [bought] { $who } buys { $spoke }, and wins
            [raid] { $who } takes { $spoke }, and wins
           *[other] { $who } wins
        } with { $total }, { $over ->
            [0] exactly the goal
           *[other] { $over } over the line
        }{ $near ->
            [yes] ; { $second } was { $short } short
            [no] ; { $second } had enough, too, but too late
           *[none] { "" }
        }.
    }
# $how: goal-reached or round-limit.
drama-so-close =
    { $how ->
        [goal-reached] { $who } ends with { $total }, { $short } short of the goal.
       *[round-limit] { $who } ends with { $total }, { $short } short of winning.
    }
drama-comeback = { $who } was { $behind } behind in market share after round { $round }, and wins all the same.
drama-goal-missed = { $who } had { $total } in round { $round }, { $short } short of the goal.
# $loan: 0 if it was a strike.
drama-barred =
    { $who } had { $total } in round { $round }, enough to win, but { $loan ->
        [0] was under strike.
       *[other] owed ${ $loan }.
    }

## What else moved

# $players: a list. $goal: what wins.
began = { $players } take off: the first to reach { $goal } in market share and cash wins.
# $first: who is first in the round.
round = Round { $round }: { $first } goes first.
# $ends: whose contract ends by it: own, other ($holder) or none.
auction =
    { $who } puts a government contract of ${ $pays } a turn up for auction{ $ends ->
        [own] {" "}and loses the old one.
        [other] ; { $holder }’s old one ends.
       *[none] .
    }
# $pays: what the contract brings a turn.
bid = { $who } bids ${ $amount } for the ${ $pays } contract.
no-bid =
    { $number ->
        [one] { $players } lets the ${ $pays } contract go.
       *[other] { $players } let the ${ $pays } contract go.
    }
short = { $who } must sell something before paying ${ $amount } for { $why }.
strike-goes-on = { $who } stays under strike; settling would cost ${ $cost }.
competitor = { $who } holds the Local Competitor: one marker of this round will pay nothing.
passed =
    { $number ->
        [one] { $players } passes.
       *[other] { $players } pass.
    }
moved = { $who } moves the fleet to other routes.
# New routes and jets. $items: a list of the names below. $more: how many are not named.
bought =
    New: { $items }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
name-route = { $spoke } for { $who } (${ $price })
name-sst = an SST to { $spoke } for { $who } (${ $price })
# $who: one or several, $number jets for all of them.
name-jets =
    { $number ->
        [one] a Jumbo Jet
       *[other] Jumbo Jets
    } for { $who }
# Takeovers that failed. $items: a list of `name-failure`.
failed = Failed takeovers: { $items }.
name-failure = { $who } at { $spoke } (${ $price })
# What markers paid, of all who drew any, or of one. $items: a list of `name-profit`. $markers: a list; $any: yes, if they
# pay somebody, else no.
profits = Draws pay { $items }.
no-profits = No draw pays anybody.
drew =
    { $who } draws { $markers }{ $any ->
        [yes] : { $items }.
       *[no] , and nobody is paid.
    }
name-profit = { $who } ${ $amount }
# How the game ended. $items: a list of `name-total`.
final = Final count: { $items }.
name-total = { $who } { $total }
# Who is ahead in market share. $who: one or several, $number of them. $next: what the next has; $whom: who that is; $behind:
# yes, if there is one, else no.
standing =
    { $number ->
        [one] { $who } leads with { $share } in market share{ $behind ->
            [yes] , { $whom } has { $next }
           *[no] { "" }
        }.
       *[other] { $who } lead with { $share } each in market share.
    }
turn =
    Round { $round }: { $number ->
        [one] it is { $players }’s turn.
       *[other] it is up to { $players }.
    }
