# Wings for the Baron: what happened in a turn, where the game stands, how it ended.
#
# $company, $target, …: a company, on first mention with its player: “Albatros (Ada)”.
# Many sentences have a .clause: the same without the company and the full stop. Several of them follow the company's
# name, parted by semicolons (see `deeds`).

## Who is who

# A company that is mentioned for the first time. $player: a player's name, name-nobody or name-seat.
name-company = { $company } ({ $player })
name-nobody = non-player
name-seat = Seat { $seat }

## Parts of sentences

# An Action and how many times it is performed.
name-times = { $action } ×{ $times }
name-no-actions = nothing
# Dice, and what is added to or taken off them: “2 and 5 −1”. $add has its sign.
name-sum = { $dice } { $add }
# A card by number; and one of the reader's own hand.
name-card = #{ $number }
name-own-card = #{ $number } { $technology } / { $event }
# All that a company did as usual. $subject: shared, if the company is the subject of every clause; else mixed.
deeds =
    { $company }{ $subject ->
        [shared] { "" }
       *[mixed] :
    } { $deeds }.
# A deed after another of the same kind, inside `deeds`.
and-then = { $before }. { $company } { $deed }
# Changes of morale, or of ratings, that come together: each is a message of its own, without a full stop.
changes = { $changes }.

## Set-up and choosing Actions

# $mode: standard, campaign or solitaire. $companies: a list.
began =
    The { $mode ->
        [standard] standard game
        [campaign] campaign game
       *[solitaire] solitaire
    } begins with { $companies }; { $contracts ->
        [one] { $contracts } Fighter contract
       *[other] { $contracts } Fighter contracts
    } to be had.
dealt = You are dealt { $cards }.
turn = Turn { $turn }: everyone chooses actions in secret.
revealed = Actions – { $actions }.
# One company's part of `revealed`.
name-revealed = { $company }: { $actions }

## Events

# $number: how many companies.
events-asked =
    { $companies } { $number ->
        [one] is
       *[other] are
    } asked about events in { $window }.
played = { $company } plays “{ $event }” (#{ $card }).
played-against = { $company } plays “{ $event }” (#{ $card }) against { $target }.
lapsed = “{ $event }” (#{ $card }) would have done nothing, so you keep it.
no-effect = { $company }'s event has no effect.
exchanged = { $company } changes its actions to { $actions }.
arrangement = { $partner } may choose a technology of { $company } in return.
overtime = { $company } { overtime.clause }.
    .clause = works overtime: one more { $action } Action
crashes =
    A prototype crashes: { $company } has { $left ->
        [0] no Design Action
        [one] { $left } Design Action
       *[other] { $left } Design Actions
    } left this turn.
secured = Nobody can spy on { $company } this turn.
# $die: what each die counts more or less, with its sign.
hampered = Effectiveness dice of { $companies } count { $die } this turn, but never less than 1.
spies = { $company } adds { $add } to its Espionage rolls this turn.
wind-tunnel = { $company } adds { $add } to its Effectiveness results this turn.
dead-end = A dead end: { $company } loses { $technology }.

## Actions

# $buildings: a list of `builds`, or of `company-builds` where it is another company.
built = { $company } { $buildings }.
    .clause = { $buildings }
# $verb: loses, builds or gains.
builds =
    { $verb ->
        [loses] loses
        [builds] builds
       *[gains] gains
    } { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    } (now { $now })
company-builds = { $company } { $builds }
bonus = { $company } { bonus.clause }.
    .clause = spends a Bonus Action marker on { $action } ({ $left } left)
# $stage: espionage, design or contracts. $companies: one after the other.
order =
    { $stage ->
        [espionage] Espionage
        [design] Design
       *[contracts] Contracts
    }, in this order: { $companies }.
espionage-asked =
    { $company } looks for something to steal ({ $left ->
        [one] { $left } attempt
       *[other] { $left } attempts
    }).
# $end: success or failure. $roll: the die and what is added.
spied = { $company } { spied.clause }.
    .clause =
    spies for { $technology }, { $end ->
        [success] and gets it
       *[failure] in vain
    } ({ $roll } against { $needed })
# $stage: espionage or design.
forwent = { $company } { forwent.clause }.
    .clause =
    gives up { $left } { $stage ->
        [espionage] { $left ->
            [one] Espionage Action
           *[other] Espionage Actions
        }
       *[design] { $left ->
            [one] Design Action
           *[other] Design Actions
        }
    }
# $technologies: one or several. $cards: those discarded for them.
developed = { $company } { developed.clause }.
    .clause = develops { $technologies }, discarding { $cards }
stolen = { $company } { stolen.clause }.
    .clause = now has { $technology }
arranged = { $company } { arranged.clause }.
    .clause = gains { $technology } by arrangement
# $before, $after: baron-names.name-wings-….
wings = { $company } { wings.clause }.
    .clause = goes from { $before } to { $after }
# $why: metal-construction or used-up.
shuffled =
    { $why ->
        [metal-construction] With Metal Construction developed, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } are shuffled into a new draw pile.
       *[used-up] The draw pile is used up: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } are shuffled into a new draw pile.
    }
# $number: how many companies.
design-asked =
    { $companies } { $number ->
        [one] goes
       *[other] go
    } to the drawing board.
roll-asked = { $company } decides on its next roll ({ $left } left).
# A roll for a rating. $why: design or test-pilot. $roll: dice and what is added. $end: rises or stays.
rolled = { $company } { rolled.clause }.
    .clause =
    { $why ->
        [test-pilot] test-flies
       *[design] rolls for
    } its { $kind } and makes { $result } ({ $roll }, technology +{ $bonus }): { $end ->
        [rises] it rises from { $before } to { $after }
       *[stays] it stays at { $before }
    }
# Several rolls for one rating. $made: a list of `name-made`.
rolled-on = { $company } { rolled-on.clause }.
    .clause =
    rolls for its { $kind } and makes { $made }, technology +{ $bonus }: { $end ->
        [rises] it rises from { $before } to { $after }
       *[stays] it stays at { $before }
    }
name-made = { $result } ({ $roll })
# A rating that changes, without a full stop. $way: rises or drops. $place: first in its sentence, or later.
rating = { $company }'s { $kind } { rating.changes }
    .clause = its { $kind } { rating.changes }
    .changes =
    { $way ->
        [rises] rises
       *[drops] drops
    } from { $before } to { $after }
rating-allied =
    { $place ->
        [first] The
       *[later] the
    } Allied { $kind } { $way ->
        [rises] rises
       *[drops] drops
    } from { $before } to { $after }
# $drawn: a list, the first of which is `draws.clause`.
researched = { $company } { $drawn }.
    .clause = { $drawn }
draws = { $company } { draws.clause }
    .clause =
    draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
drew = You draw { $cards }.
discarded = { $company } { discarded.clause }.
    .clause = discards #{ $card }
# $each: more or less for each die, with its sign. $changed: yes, if there is such a thing; else no.
bank-rolled = { $company } { bank-rolled.clause }.
    .clause =
    rolls { $dice }{ $changed ->
        [yes] , { $each } each
       *[no] { "" }
    } at the bank: up to { $most ->
        [one] { $most } mark
       *[other] { $most } marks
    }
banked = { $company } { banked.clause }.
    .clause =
    turns { $converted ->
        [one] { $converted } mark
       *[other] { $converted } marks
    } into gold: { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } and { $gold } gold now
banked-nothing = { $company } { banked-nothing.clause }.
    .clause =
    turns no marks into gold: it has { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } and { $gold } gold
# A company that nobody plays. $first: for the aeroplane type; $roll: for how much. $special: what a natural 1 brings,
# by company; none.
npc-design = { $company } { npc-design.clause }.
    .clause =
    designs: its { $kind } { $amount ->
        [0] does not improve
       *[other] improves by { $amount }
    } (rolled { $first }, then { $roll }{ $special ->
        [halberstadt] ; a natural 1: Bomber +1 and Recon +2 instead
        [pfalz] ; a natural 1: it may hire a Talented Engineer
        [roland] ; a natural 1: it may enlist an ace
       *[none] { "" }
    })
skipped = { $company } { skipped.clause }.
    .clause = designs nothing this turn

## Markers

engineer = { $company } has a Talented Engineer now.
engineer-from = { $company } has a Talented Engineer now, who comes from { $source }.
engineer-lost = { $company } loses its Talented Engineer.
engineer-lost-to = { $company } loses its Talented Engineer to { $joins }.
ace = { $ace } flies for { $company }.
ace-from = { $ace } flies for { $company }, and no longer for { $source }.
ace-killed = { $ace }, who flew for { $company }, is killed in action.
influence = { $company } has { $add } more Political Influence in this phase, { $total } in all.
# $marker: generalstab (for Recon) or kaiserhilfe (for Bombers).
honours =
    { $marker ->
        [generalstab] The Generalstab favours { $company }, for the best Recon aeroplane.
       *[kaiserhilfe] The Kaiserhilfe goes to { $company }, for the best Bomber.
    }
honours-lost =
    { $marker ->
        [generalstab] { $company } no longer has the best Recon aeroplane, and loses a marker.
       *[kaiserhilfe] { $company } no longer has the best Bomber, and loses a marker.
    }

## Contracts

# $add: with its sign.
objection = The inspector objects: { $company } rolls for contracts with { $add }.
rush-order = A rush order: { $after } contracts remain instead of { $before }.
strike =
    Strikes: { $companies } can fill { $fewer ->
        [one] { $fewer } contract
       *[other] { $fewer } contracts
    } fewer, but always one.
licence =
    { $company } uses Licensed Production to go second ({ $left ->
        [one] { $left } marker
       *[other] { $left } markers
    } left).
# $end: none; all (as many as the table says); factories (they fill no more) or left (no more are there).
# $roll: the die with what is added; $made: same (as the die), plus (the box “+”) or number ($net).
contract =
    { $company } wins { $end ->
        [none] no contract
        [all] { $received ->
            [one] { $received } contract
           *[other] { $received } contracts
        }
        [factories] { $received } of { $table ->
            [one] { $table } contract
           *[other] { $table } contracts
        }: its factories fill no more
       *[left] { $received } of { $table ->
            [one] { $table } contract
           *[other] { $table } contracts
        }: no more are left
    } (rolled { $roll }{ $made ->
        [same] { "" }
        [plus] {" "}= “+”
       *[number] {" "}= { $net }
    } in column { $column }).
# $quality: how much weaker a Fighter may be.
refused = The army buys no Fighters from { $company }: { $fighter } is more than { $quality } below the Allied { $allied }.
# $kinds: recon, bomber or both.
side-contracts = { $company } { side-contracts.clause }.
    .clause =
    also fills { $kinds ->
        [recon] { side-contracts.recon }
        [bomber] { side-contracts.bomber }
       *[both] { side-contracts.recon } and { side-contracts.bomber }
    }: { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } now
    .recon =
    { $recon ->
        [one] { $recon } Recon contract
       *[other] { $recon } Recon contracts
    }
    .bomber =
    { $bomber ->
        [one] { $bomber } Bomber contract
       *[other] { $bomber } Bomber contracts
    }
welded-steel = { $company } { welded-steel.clause }.
    .clause =
    gets another mark for Welded Steel: { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } now

## Inflation

# $why: roll, event or end (of the game). $losses: a list of `loses` and `loses-too`, or `nobody-loses`.
inflation =
    { $why ->
        [event] More inflation
        [end] In the end inflation
       *[roll] Inflation
    } takes { $percent }% of all marks, rounded { $arrow ->
        [up] up
       *[down] down
    }{ $why ->
        [event] { "" }
        [end] { "" }
       *[roll] {" "}(rolled { $die })
    }: { $losses }.
inflation-holds =
    { $why ->
        [event] More inflation
        [end] In the end inflation
       *[roll] Inflation (rolled { $die })
    }: prices hold.
loses =
    { $company } loses { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }
# After another company's loss: “Albatros loses 2 marks, Fokker 3 and Pfalz 1”.
loses-too = { $company } { $marks }
nobody-loses = nobody loses 1 mark
inflation-back = The Inflation marker goes back to box { $box }.
collapse = Hyperinflation: all Papiermarks are worth nothing; { $losses }.
marks =
    { $company } gains { $add ->
        [one] { $add } mark
       *[other] { $add } marks
    }: { $marks } now.
swiss =
    { $company } takes { $converted ->
        [one] { $converted } mark
       *[other] { $converted } marks
    } to Switzerland: { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } and { $gold } gold now.

## The war

war-status = War news of { $year }: { $event }.
# Without a full stop. $side: german or allied. $way: rises or drops. $why: leader, for the best Fighter; card or event.
morale =
    { $side ->
        [german] German
       *[allied] Allied
    } morale { $way ->
        [rises] rises
       *[drops] drops
    } from { $before } to { $after }{ $why ->
        [leader] {" "}for the best Fighter
       *[other] { "" }
    }
# $way: stays or goes. $unassigned: contracts that nobody took.
available =
    Fighter contracts { $way ->
        [stays] stay at { $after }
       *[goes] go from { $before } to { $after }
    } (+{ $increase }{ $unassigned ->
        [0] { "" }
       *[other] , less { $unassigned } that nobody took
    }).

## The end

# $end: victory, peace, defeat or collapse. $accounts: a list of `name-account`.
over =
    { $end ->
        [victory] Germany wins the war. Final count: { $accounts }.
        [peace] Both sides are spent, and make peace. Final count: { $accounts }.
        [defeat] Germany loses the war. Final count: { $accounts }.
       *[collapse] Hyperinflation: the Papiermark is worth nothing any more. Final count: { $accounts }.
    }
# $adjusted: yes, if $adjustment (with its sign) is part of the total; else no.
name-account =
    { $company } { $total } ({ $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }, { $gold } gold{ $markers ->
        [0] { "" }
        [one] , { $markers } marker
       *[other] , { $markers } markers
    }{ $adjusted ->
        [yes] , adjusted { $adjustment }
       *[no] { "" }
    })
# Who won, in a few words. $number: how many.
verdict =
    { $companies } { $number ->
        [one] wins
       *[other] win
    }
game-lost = Game lost
# How the game ended: part of a sentence, or one of its own. $kind: victory, peace, defeat or collapse.
reason =
    { $kind ->
        [victory] Germany won the war
        [peace] both sides were spent and made peace
        [defeat] Germany lost the war
       *[collapse] hyperinflation ruined Germany
    }, and { $companies } came out of it with the most, { $total }
# A player alone has lost to companies that nobody plays. $tie: yes, if only factories decided; else no.
reason-lost =
    { $kind ->
        [victory] Germany won the war
        [peace] both sides were spent and made peace
        [defeat] Germany lost the war
       *[collapse] hyperinflation ruined Germany
    }; { $loser } lost with { $score } to { $companies } with { $total }{ $tie ->
        [yes] {" "}and more factories
       *[no] { "" }
    }
# The whole result. $reason: `reason`.
result =
    { $companies } { $number ->
        [one] wins
       *[other] win
    }: { $reason }.
result-lost = The game is lost: { $reason }.
# When the winner took the lead.
never-behind = { $company } was not behind after any turn.
took-the-lead = Turn { $turn } decided it: { $company } took the lead for good.

# A company's account, to its player.
figures-worth =
    { $company }: { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }, { $gold } gold and { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }, { $total } in all.
# $built: a list of `name-rated`.
figures-built =
    It has { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    } and { $technologies ->
        [one] { $technologies } technology
       *[other] { $technologies } technologies
    }, and builds { $built }.
name-rated = { $kind } { $rating }

## Where the game stands

# $end: lost or over. $companies: who won.
headline-over =
    Wings for the Baron, { $end ->
        [lost] lost
       *[over] over
    }: { $companies } won with { $total }.
# $stage: one of name-during-…. $leader: the company with the best Fighter.
headline = Wings for the Baron, turn { $turn }, { $stage }: German morale { $german }, Allied { $allied }; Allied Fighter { $fighter }, best German one { $leader } { $best }; inflation { $inflation } of { $last }.
# What a turn is at, inside a sentence.
name-during-actions = choose actions
name-during-resolve-events = events
name-during-build = build
name-during-espionage = espionage
name-during-design = design
name-during-research = research
name-during-bank = bank
name-during-contract-events = contract events
name-during-contracts = award contracts
name-during-inflation = inflation
name-during-inflation-events = inflation events
name-during-war-status = war status
name-during-war-events = war events
name-during-over = game over
