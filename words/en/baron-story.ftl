# Wings for the Baron: what happened in a turn, where the game stands, how it ended.
#
# $company, $target, …: a company, on first mention with its player: “Albatros (Ada)”.
# What a company did as usual is told in a few sentences; from the second on, $company is `name-it`. So a sentence about
# one company begins with it.

## Who is who

# A company that is mentioned for the first time. $player: a player's name, name-nobody or name-seat.
name-company = { $company } ({ $player })
name-nobody = non-player
name-seat = Seat { $seat }
# The company that the sentence before was about, at the beginning of a sentence.
name-it = It

## Parts of sentences

# An Action and how many times it is performed.
name-times = { $action } ×{ $times }
name-no-actions = nothing
# Dice, and what is added to or taken off them: “2 and 5 −1”. $add has its sign.
name-sum = { $dice } { $add }
# A card by its two halves; and one of the reader's own hand.
name-card = { $technology } / { $event }
name-own-card = #{ $number } { $technology } / { $event }
# A card by the event that is lost with it.
name-lost-event = “{ $event }”

## Set-up and choosing Actions

# $mode: standard, campaign or solitaire. $companies: a list.
began =
    { $mode ->
        [standard] The standard game begins with { $companies }.
        [campaign] The campaign game begins with { $companies }.
       *[solitaire] The solitaire game begins with { $companies }.
    } The army offers { $contracts ->
        [one] { $contracts } Fighter contract
       *[other] { $contracts } Fighter contracts
    }.
dealt = Your cards: { $cards }.
turn = Turn { $turn } begins: everyone chooses Action cards in secret.
revealed = Actions: { $actions }.
# One company's part of `revealed`.
name-revealed = { $company }: { $actions }

## Events

# $number: how many companies. $window: the phase, such as Award Contracts.
events-asked =
    { $companies } { $number ->
        [one] decides
       *[other] decide
    } about events in { $window }.
played = { $company } plays “{ $event }”.
played-against = { $company } plays “{ $event }” against { $target }.
lapsed = You keep “{ $event }”: it would have done nothing.
no-effect = { $company } plays an event without effect.
exchanged = { $company } swaps Action cards and now performs { $actions }.
arrangement = { $partner } may take a technology of { $company } in return.
overtime = { $company } works overtime: one more { $action } Action.
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
dead-end = { $company } runs into a dead end and loses { $technology }.

## Actions

# $way: loses, builds or gains.
built =
    { $way ->
        [loses] { $company } loses { $factories ->
            [one] a factory
           *[other] { $factories } factories
        } (now { $now }).
        [builds] { $company } builds { $factories ->
            [one] a factory
           *[other] { $factories } factories
        } (now { $now }).
       *[gains] { $company } gains { $factories ->
            [one] a factory
           *[other] { $factories } factories
        } (now { $now }).
    }
bonus = { $company } spends a Bonus Action marker on { $action } ({ $left } left).
# $stage: espionage, design or contracts. $companies: one after the other.
order =
    { $stage ->
        [espionage] Order of Espionage: { $companies }.
        [design] Order of Design: { $companies }.
       *[contracts] Order of contracts: { $companies }.
    }
espionage-asked =
    { $company } chooses what to steal ({ $left ->
        [one] { $left } attempt
       *[other] { $left } attempts
    } left).
# $end: success or failure. $roll: the die and what is added.
spied =
    { $end ->
        [success] { $company } steals { $technology } (rolled { $roll }, needed { $needed }).
       *[failure] { $company } fails to steal { $technology } (rolled { $roll }, needed { $needed }).
    }
# $stage: espionage or design.
forwent =
    { $stage ->
        [espionage] { $company } gives up { $left ->
            [one] { $left } Espionage Action
           *[other] { $left } Espionage Actions
        }.
       *[design] { $company } gives up { $left ->
            [one] { $left } Design Action
           *[other] { $left } Design Actions
        }.
    }
# $technologies: one or several. $cards: a list of `name-lost-event`, for the cards discarded for them.
developed = { $company } develops { $technologies }, giving up { $cards }.
stolen = { $company } now has { $technology }.
arranged = { $company } gains { $technology } by arrangement.
# $before, $after: baron-names.name-wings-….
wings = { $company } goes from { $before } to { $after }.
# $why: metal-construction or used-up.
shuffled =
    { $why ->
        [metal-construction] Metal Construction reshuffles the draw pile and all discards: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
       *[used-up] The draw pile is empty. The discards are shuffled into a new one: { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
    }
# $number: how many companies.
design-asked =
    { $companies } { $number ->
        [one] goes
       *[other] go
    } to the drawing board.
roll-asked = { $company } decides on its next roll ({ $left } left).
# A roll for a rating. $why: design or test-pilot. $roll: dice and what is added. $end: rises or stays.
rolled =
    { $why ->
        [test-pilot] { $end ->
            [rises] { $company } test-flies its { $kind } and raises it from { $before } to { $after } (rolled { $roll }, technology +{ $bonus }).
           *[stays] { $company } test-flies its { $kind }, which stays at { $before } with a { $result } (rolled { $roll }, technology +{ $bonus }).
        }
       *[design] { $end ->
            [rises] { $company } raises its { $kind } from { $before } to { $after } (rolled { $roll }, technology +{ $bonus }).
           *[stays] { $company } rolls { $result } for its { $kind }, which stays at { $before } (rolled { $roll }, technology +{ $bonus }).
        }
    }
# Several rolls for one rating. $made: a list of `name-made`.
rolled-on =
    { $end ->
        [rises] { $company } raises its { $kind } from { $before } to { $after }, rolling { $made }, technology +{ $bonus }.
       *[stays] { $company } rolls { $made } for its { $kind }, technology +{ $bonus }; it stays at { $before }.
    }
name-made = { $result } ({ $roll })
# A rating that changes. $way: rises or drops.
rating =
    { $way ->
        [rises] { $company } raises its { $kind } from { $before } to { $after }.
       *[drops] { $company } sees its { $kind } drop from { $before } to { $after }.
    }
rating-allied =
    { $way ->
        [rises] The Allied { $kind } rises from { $before } to { $after }.
       *[drops] The Allied { $kind } drops from { $before } to { $after }.
    }
# Several of the Allies' at once. $changes: a list of `name-change`.
ratings-allied = Allied ratings change: { $changes }.
name-change = { $kind } from { $before } to { $after }
researched =
    { $company } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
drew = You draw { $cards }.
# $card: `name-card`.
discarded = { $company } discards { $card }.
# $each: more or less for each die, with its sign. $changed: yes, if there is such a thing; else no.
bank-rolled =
    { $company } rolls { $dice }{ $changed ->
        [yes] , { $each } each,
       *[no] { "" }
    } at the Bank, good for { $most ->
        [one] { $most } mark
       *[other] { $most } marks
    }.
banked =
    { $company } turns { $converted ->
        [one] { $converted } mark
       *[other] { $converted } marks
    } into gold (now { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } and { $gold } gold).
banked-nothing =
    { $company } turns no marks into gold (still { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } and { $gold } gold).
# A company that nobody plays. $first: for the aeroplane type; $roll: for how much. $special: what a natural 1 brings,
# by company; none.
npc-design =
    { $amount ->
        [0] { $company } designs, but its { $kind } does not improve
       *[other] { $company } designs: its { $kind } improves by { $amount }
    } (rolled { $first }, then { $roll }{ $special ->
        [halberstadt] ; a natural 1: Bomber +1 and Recon +2 instead
        [pfalz] ; a natural 1: it may hire a Talented Engineer
        [roland] ; a natural 1: it may enlist an ace
       *[none] { "" }
    }).
skipped = { $company } designs nothing this turn.

## Markers

engineer = A Talented Engineer joins { $company }.
engineer-from = A Talented Engineer leaves { $source } for { $company }.
engineer-lost = { $company } loses its Talented Engineer.
engineer-lost-to = { $company } loses its Talented Engineer to { $joins }.
ace = { $ace } flies for { $company }.
ace-from = { $ace } leaves { $source } and flies for { $company }.
ace-killed = { $ace } of { $company } is killed in action.
influence = { $company } has { $add } more Political Influence this phase, { $total } in all.
# $marker: generalstab (for Recon) or kaiserhilfe (for Bombers).
honours =
    { $marker ->
        [generalstab] { $company } wins the favour of the Generalstab with the best Recon aeroplane.
       *[kaiserhilfe] { $company } receives the Kaiserhilfe for the best Bomber.
    }
honours-lost =
    { $marker ->
        [generalstab] { $company } loses the favour of the Generalstab: its Recon aeroplane is no longer the best.
       *[kaiserhilfe] { $company } loses the Kaiserhilfe: its Bomber is no longer the best.
    }

## Contracts

# $add: with its sign.
objection = The inspector objects: { $company } rolls for contracts with { $add }.
rush-order = A rush order: { $after } contracts are left instead of { $before }.
strike =
    { $companies } can fill { $fewer ->
        [one] { $fewer } contract
       *[other] { $fewer } contracts
    } fewer because of strikes, but at least 1.
licence =
    { $company } uses Licensed Production to go second ({ $left ->
        [one] { $left } marker
       *[other] { $left } markers
    } left).
# $end: none; all (as many as the table says); factories (they fill no more) or left (no more are there).
# $roll: the die with what is added; $made: same (as the die), plus (the box “+”) or number ($net).
contract =
    { $end ->
        [none] { $company } wins no contract
        [all] { $company } wins { $received ->
            [one] { $received } contract
           *[other] { $received } contracts
        }
        [factories] { $company } wins { $received } of { $table ->
            [one] { $table } contract
           *[other] { $table } contracts
        }, as many as its factories can fill
       *[left] { $company } wins { $received } of { $table ->
            [one] { $table } contract
           *[other] { $table } contracts
        }, the last there are
    } (rolled { $roll }{ $made ->
        [same] { "" }
        [plus] {" "}= “+”
       *[number] {" "}= { $net }
    } in column { $column }).
# $quality: how much weaker a Fighter may be.
refused = The army buys no Fighters from { $company }: { $fighter } is more than { $quality } below the Allied { $allied }.
# $kinds: recon, bomber or both.
side-contracts =
    { $kinds ->
        [recon] { $company } also fills { $recon ->
            [one] { $recon } Recon contract
           *[other] { $recon } Recon contracts
        }
        [bomber] { $company } also fills { $bomber ->
            [one] { $bomber } Bomber contract
           *[other] { $bomber } Bomber contracts
        }
       *[both] { $company } also fills { $recon ->
            [one] { $recon } Recon contract
           *[other] { $recon } Recon contracts
        } and { $bomber ->
            [one] { $bomber } Bomber contract
           *[other] { $bomber } Bomber contracts
        }
    } (now { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }).
welded-steel =
    { $company } gets 1 more mark for Welded Steel (now { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }).

## Inflation

# $why: roll, event or end (of the game). $lost: yes, if anybody loses ($losses, a list of `name-loss`); else no.
inflation =
    { $why ->
        [event] More inflation takes { $percent }% of all marks, rounded { $arrow ->
            [up] up
           *[down] down
        }
        [end] A last inflation takes { $percent }% of all marks, rounded { $arrow ->
            [up] up
           *[down] down
        }
       *[roll] Inflation takes { $percent }% of all marks, rounded { $arrow ->
            [up] up
           *[down] down
        } (rolled { $die })
    }{ $lost ->
        [yes] : { $losses }.
       *[no] , but nobody has enough to lose any.
    }
inflation-holds =
    { $why ->
        [event] Inflation again, but prices hold.
        [end] Prices hold to the end.
       *[roll] Prices hold: no inflation (rolled { $die }).
    }
# What a company loses: “Albatros −2”.
name-loss = { $company } −{ $marks }
inflation-back = The Inflation marker goes back to box { $box }.
# $lost: yes, if anybody loses ($losses, a list of `name-loss`); else no.
collapse =
    { $lost ->
        [yes] Hyperinflation: Papiermarks are worth nothing any more ({ $losses }).
       *[no] Hyperinflation: Papiermarks are worth nothing any more, but nobody has any.
    }
marks =
    { $company } gains { $add ->
        [one] { $add } mark
       *[other] { $add } marks
    } (now { $marks }).
swiss =
    { $company } takes { $converted ->
        [one] { $converted } mark
       *[other] { $converted } marks
    } to Switzerland (now { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } and { $gold } gold).

## The war

war-status = War news of { $year }: { $event }.
# $side: german or allied. $way: rises or drops. $why: leader, for the best Fighter; card or event.
morale =
    { $side ->
        [german] { $way ->
            [rises] German morale rises from { $before } to { $after }
           *[drops] German morale drops from { $before } to { $after }
        }
       *[allied] { $way ->
            [rises] Allied morale rises from { $before } to { $after }
           *[drops] Allied morale drops from { $before } to { $after }
        }
    }{ $why ->
        [leader] {" "}for the best Fighter
       *[other] { "" }
    }.
# $way: stays or goes. $unassigned: contracts that nobody took.
available =
    { $way ->
        [stays] Fighter contracts stay at { $after }
       *[goes] Fighter contracts go from { $before } to { $after }
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
# How the game ended, said after who won. $kind: victory, peace, defeat or collapse.
reason =
    { $kind ->
        [victory] Germany won the war, and { $companies } made the most of it: { $total }.
        [peace] Both sides were spent and made peace, and { $companies } made the most of it: { $total }.
        [defeat] Germany lost the war, but { $companies } made the most of it: { $total }.
       *[collapse] Hyperinflation ruined Germany, but { $companies } made the most of it: { $total }.
    }
# A player alone has lost to companies that nobody plays. $tie: yes, if only factories decided; else no.
reason-lost =
    { $kind ->
        [victory] Germany won the war.
        [peace] Both sides were spent and made peace.
        [defeat] Germany lost the war.
       *[collapse] Hyperinflation ruined Germany.
    } { $tie ->
        [yes] { $companies } also made { $total }, and had more factories than { $loser }.
       *[no] { $companies } made { $total }, and { $loser } only { $score }.
    }
# The whole result. $number: how many companies won. $kind: as above.
result =
    { $companies } { $number ->
        [one] wins
       *[other] win
    } with { $total }. { $kind ->
        [victory] Germany won the war.
        [peace] Both sides were spent and made peace.
        [defeat] Germany lost the war.
       *[collapse] Hyperinflation ruined Germany.
    }
result-lost =
    The game is lost: { $loser } made { $score }, { $companies } { $total }{ $tie ->
        [yes] {" "}and more factories
       *[no] { "" }
    }. { $kind ->
        [victory] Germany won the war.
        [peace] Both sides were spent and made peace.
        [defeat] Germany lost the war.
       *[collapse] Hyperinflation ruined Germany.
    }
# The same of a game that ended before its end had a kind. $reason: as it was written then.
result-of-old =
    { $companies } { $number ->
        [one] wins
       *[other] win
    }: { $reason }.
result-of-old-lost = The game is lost: { $reason }.
# When the winner took the lead.
never-behind = { $company } was not behind after any turn.
took-the-lead = Turn { $turn } decided it: { $company } took the lead for good.

# A company's account, to its player.
figures-worth =
    { $company } ends with { $total }: { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }, { $gold } gold and { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }.
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
    { $end ->
        [lost] Wings for the Baron is over, and lost to { $companies } with { $total }.
       *[over] Wings for the Baron is over. The best: { $companies } with { $total }.
    }
# $stage: one of name-during-…. $leader: the company with the best Fighter.
headline =
    Turn { $turn }: { $stage }. Morale: German { $german }, Allied { $allied }. Fighters: { $leader } { $best }, Allied { $fighter }.{ $inflation ->
        [0] { "" }
       *[other] {" "}Inflation: box { $inflation } of { $last }.
    }
# What a turn is at, inside a sentence.
name-during-actions = choosing Actions
name-during-resolve-events = events
name-during-build = Build
name-during-espionage = Espionage
name-during-design = Design
name-during-research = Research
name-during-bank = Bank
name-during-contract-events = contract events
name-during-contracts = awarding contracts
name-during-inflation = inflation
name-during-inflation-events = inflation events
name-during-war-status = War Status
name-during-war-events = war events
name-during-over = game over
