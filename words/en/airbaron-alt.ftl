# Air Baron: pictures in words, for those who do not see them. At most 1,024 characters each, so every word counts.
#
# $troubled: yes, if there are $troubles (a list of name-trouble-…); else no.

## The board

# $stage: what the round is at. $goal: share and cash that win.
board =
    Air Baron, { $version ->
        [basic] basic
       *[advanced] advanced
    }, round { $round }: { $stage }. Goal: { $goal }.
name-over = game over
# $who: players, one or several ahead.
leading = Ahead: { $who }, { $share }.
waiting = Waiting for { $airlines }.
# $airline: with its player, where there is room. $cash: “$12”, or “$20+” if only the largest bill is known.
# $hubs: name-hubs. $spokes: a list of name-at-hub, or name-no-spokes.
airline =
    { $airline }: share { $share }, { $cash }{ $troubled ->
        [yes] , { $troubles }
       *[no] { "" }
    }; { $spokes }.
airline-hubs =
    { $airline }: share { $share }, { $cash }{ $troubled ->
        [yes] , { $troubles }
       *[no] { "" }
    }; { $hubs }; { $spokes }.
airline-brief =
    { $airline } { $share }, { $cash }{ $troubled ->
        [yes] , { $troubles }
       *[no] { "" }
    }: { $spokes }.
# $count: of spokes.
airline-least =
    { $airline } { $share }, { $cash }, { $count ->
        [one] { $count } spoke
       *[other] { $count } spokes
    }.
airline-least-hubs =
    { $airline } { $share }, { $cash }, { $count ->
        [one] { $count } spoke
       *[other] { $count } spokes
    }; { $hubs }.
# $controlled, $dominated: codes of hubs. $which: controlled, dominated or both.
name-hubs =
    { $which ->
        [controlled] controls { $controlled }
        [dominated] dominates { $dominated }
       *[both] controls { $controlled }, dominates { $dominated }
    }
# Codes of spokes at a hub, one after the other.
name-at-hub = { $hub }: { $spokes }
name-no-spokes = no spokes
name-with-jet = { $code } jet
name-with-sst = { $code } SST
# What an airline suffers from. .opening: at the beginning of a sentence.
name-trouble-war = Fare Wars
    .opening = Fare Wars
name-trouble-strike = strike
    .opening = Strike
name-trouble-loan = owes ${ $amount }
    .opening = Owes ${ $amount }
name-trouble-debt = must pay ${ $amount }
    .opening = Must pay ${ $amount }
name-trouble-jets =
    { $number ->
        [one] { $number } spare jet
       *[other] { $number } spare jets
    }
    .opening =
    { $number ->
        [one] { $number } spare jet
       *[other] { $number } spare jets
    }
name-trouble-left = left the game
    .opening = Left the game
# $drawn: a list of markers.
drawn = Drawn: { $drawn }.
name-negated = { $marker } negated
tracks = Contract ${ $pays }, settlement ${ $settlement }, loans up to ${ $loans }.
tracks-held = Contract ${ $pays } ({ $holder }), settlement ${ $settlement }, loans up to ${ $loans }.
recession = Recession.
competitor = Local Competitor: { $airline }.
# $spokes: codes with prices.
open = Open: { $spokes }.
nothing-open = No spoke is open.

## One's own airline

mat = Your airline, { $airline }, round { $round }: ${ $cash } cash, market share { $share }, goal { $goal }.
mat-left = Your airline, { $airline }, round { $round }. { $left }
# $deeds: titles of deeds.
planned = Planned: { $deeds }.
# $troubles: a list, of which the first is an .opening.
troubles = { $troubles }.
# $hubs: a list of name-holding.
holdings = Holdings: { $hubs }.
no-holdings = No spokes yet.
# $standing: controlled, dominated or none. $share: market share that it gives.
name-holding =
    { $city } { $standing ->
        [controlled] controlled, { $share }
        [dominated] dominated, { $share }
       *[none] not dominated
    }: { $spokes }
# A plan or standing order, with what it is about.
order = { $label }: { $order }.
seen = You saw: { $markers }.

## A preview, a film

preview = Preview.
# $danger: a sentence without its full stop.
danger = { $danger }!
deed = { $title }: { $detail }
film = A film of Air Baron, round { $round }.

## The card at the end

ending =
    Air Baron, { $version ->
        [basic] basic
       *[advanced] advanced
    }, over after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
# $loan: 0 if there is none. $left: yes, if it left the game; else no. $half: its total at half time.
figures =
    { $airline } ({ $player }): total { $total }, share { $share }, ${ $cash }{ $loan ->
        [0] { "" }
       *[other] , owes ${ $loan }
    }{ $left ->
        [yes] , left the game
       *[no] { "" }
    }; { $half } at half time; { $spokes ->
        [one] { $spokes } spoke
       *[other] { $spokes } spokes
    }, { $hubs ->
        [one] { $hubs } hub
       *[other] { $hubs } hubs
    }, takeovers { $taken } of { $tried }.
