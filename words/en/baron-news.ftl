# Wings for the Baron: a turn in short, as a post begins with it, and what mattered in a game.
#
# $company, $by, $holder, …: a company, on first mention with its player: “Albatros (Ada)”.
# $bold: two asterisks around what is bold in a post; nothing elsewhere. It marks deaths and reversals alone.
# Each `told-…` stands by itself: as a headline, among others, or in an analysis.

## Aces, engineers and honours

told-ace-hired = { $name } flies for { $company }.
# $turns: how long he flew for $source.
told-ace-lured =
    { $bold }{ $company } lures { $name } away{ $bold } from { $source }{ $turns ->
        [0] {" "}in the very turn he signed on
        [one] {" "}after one turn
       *[other] {" "}after { $turns } turns
    }.
# $whose: rival, or own (ace, killed by the card of his company). $turns: how long he flew for $company.
told-ace-killed =
    { $whose ->
        [own] { $bold }{ $company } has its own { $name } killed{ $bold }{ $turns ->
            [0] , in the very turn he signed on
            [one] , after one turn
           *[other] , after { $turns } turns
        }.
       *[rival] { $bold }{ $by } has { $name } killed{ $bold }: { $company } loses its ace{ $turns ->
            [0] {" "}in the very turn he signed on
            [one] {" "}after one turn
           *[other] {" "}after { $turns } turns
        }.
    }
# $former: an ace of $by whom $company had killed.
told-ace-avenged = { $bold }{ $by } avenges { $former }{ $bold } and has { $name } killed, the ace of { $company }.
told-engineer-lured = { $bold }{ $company } lures the Talented Engineer away{ $bold } from { $source }.
told-engineer-lost = { $company } loses its Talented Engineer to a card of { $by }.
# $marker: generalstab or kaiserhilfe.
told-honours =
    { $marker ->
        [generalstab] The Generalstab drops { $holder } for { $company }, whose Recon aeroplane is the best now.
       *[kaiserhilfe] The Kaiserhilfe goes from { $holder } to { $company }, whose Bomber is the best now.
    }

## Spies and the drawing board

# $sole: yes, if $victim alone had it; else no.
told-stolen =
    { $sole ->
        [yes] { $company } steals { $technology }, which { $victim } alone had.
       *[no] { $company } steals { $technology }.
    }
# $tries: two or more.
told-stolen-at-last = { $company } steals { $technology } at last, after { $tries } vain attempts.
# $tries: two or more.
told-spies-foiled = The spies of { $company } come home with nothing after { $tries } attempts.
# $wings: monoplane, triplane, or none, if $technology is no design of wings.
told-first =
    { $wings ->
        [monoplane] { $company } is the first to build monoplanes.
        [triplane] { $company } is the first to build triplanes.
       *[none] { $company } is the first to develop { $technology }.
    }
told-leap = { $company } raises its { $type } from { $before } to { $after } in one go.
# $turns: for how long it was $holder’s.
told-best-fighter =
    { $bold }{ $company } builds the best Fighter now{ $bold }, rated { $rating }, and overtakes { $holder }, which had it for { $turns ->
        [one] a turn
       *[other] { $turns } turns
    }.
# $how: fire, dead-end (then $technology), crash, strike or shortages (which hit all rivals of $by).
told-sabotage =
    { $how ->
        [fire] { $by } burns down a factory of { $company }.
        [dead-end] { $by } drives { $company } into a design dead end, which costs it { $technology }.
        [crash] { $by } crashes a prototype of { $company }, which has no Design left this turn.
        [strike] { $by } stirs up strikes among its rivals.
       *[shortages] { $by } leaves its rivals short of labour: their design dice count less.
    }
told-arrangement = { $company } gets { $technology } from { $partner } and gives { $back } for it.
told-wasted = { $company } plays “{ $event }” for nothing.

## Contracts

# $by took the last that were left. $overtaken: yes, if $company went before $by a turn ago; else no.
told-snatched =
    { $overtaken ->
        [yes] { $bold }{ $by } gets past { $company }{ $bold }, takes the last contracts and leaves it { $missed } short.
       *[no] { $by } takes the last contracts and leaves { $company } { $missed } short.
    }
told-licence =
    { $received ->
        [0] { $company } uses Licensed Production and gets nothing by it.
        [one] { $company } uses Licensed Production for { $received } contract.
       *[other] { $company } uses Licensed Production for { $received } contracts.
    }
# $contracts: three or more.
told-sweep = { $company } wins { $contracts } contracts, and nobody else any.
# $marks: five or more. $next: what the next best earned.
told-harvest = { $company } earns { $marks } marks with contracts, more than anybody so far; the next best has { $next }.
# $turns: three or more.
told-empty-handed = { $company } has had no contract for { $turns } turns.
# $turns: three or more.
told-drought-over =
    { $contracts ->
        [one] { $company } wins { $contracts } contract, after { $turns } turns without any.
       *[other] { $company } wins { $contracts } contracts, after { $turns } turns without any.
    }
# $received: two or more.
told-jilted = { $company } rolls first and in vain; { $taker } wins { $received } contracts.
told-refused = { $bold }The army turns down the Fighters of { $company }{ $bold }: rated { $fighter }, against { $allied } of the Allies.
# $cost: how many contracts more it would have won.
told-objection =
    { $by } sets the inspector on { $company }, which costs it { $cost ->
        [one] a contract
       *[other] { $cost } contracts
    }.

## Money

# $turns: two or more. $ahead: of whoever comes next.
told-lead-taken = { $bold }{ $company } takes the lead{ $bold } from { $holder }, which had it for { $turns } turns: { $total }, { $ahead } ahead.
# $why: roll, event (of $by) or end (of the war). $who: alone, only (of one who plays), most or several. $company loses $marks; $lost in all.
told-inflation-toll =
    { $percent ->
        [25] { $why ->
            [event] { $by } drives prices up, and inflation takes a quarter of all marks
            [end] At the end of the war inflation takes a quarter of all marks
           *[roll] Inflation takes a quarter of all marks
        }
       *[50] { $why ->
            [event] { $by } drives prices up, and inflation halves every purse
            [end] At the end of the war inflation halves every purse
           *[roll] Inflation halves every purse
        }
    }: { $who ->
        [alone] { $company } alone loses { $marks }.
        [only] { $company } loses { $marks }.
        [most] { $company } loses most, { $marks } of { $lost }.
       *[several] { $lost } in all.
    }
# $saved: two or more.
told-banked-in-time = { $company } was at the bank in time: { $converted } marks became gold, and { $saved } are saved.
# $left: 1 or 2 boxes of the Inflation track.
told-ruin-near =
    { $left ->
        [one] One more box of inflation, and money is worth nothing.
       *[other] Two more boxes of inflation, and money is worth nothing.
    }

## The war

# $side: whose Fighter is better now. $sole: yes, if $company alone has the best German one; else no.
told-skies =
    { $side ->
        [german] { $bold }The skies turn German{ $bold }: { $sole ->
            [yes] the Fighter of { $company } is rated { $german }, the Allied one { $allied }.
           *[no] the best Fighters are rated { $german }, the Allied one { $allied }.
        }
       *[allied] { $bold }The skies turn Allied{ $bold }: their Fighter is rated { $allied }, the best German one { $german }.
    }
told-war-nears-its-end =
    { $side ->
        [german] German morale is down to { $morale }: the war may soon be over.
       *[allied] Allied morale is down to { $morale }: the war may soon be over.
    }

## The end

# $number: how many $companies are. $end: victory, peace, defeat or collapse. $margin: 0, if only factories decided.
told-won =
    { $bold }{ $companies } { $number ->
        [one] wins
       *[other] share the win
    }{ $bold } with { $total }{ $end ->
        [victory] {" "}as Germany wins the war.
        [peace] {" "}as both sides make peace.
        [defeat] , though Germany loses the war.
       *[collapse] , though the Papiermark is worth nothing any more.
    }
told-won-all-the-same =
    { $end ->
        [defeat] { $bold }Germany loses the war, and { $company } wins all the same{ $bold }
       *[collapse] { $bold }The Papiermark is worth nothing, and { $company } wins all the same{ $bold }
    } with { $total }{ $margin ->
        [0] { "" }
       *[other] , { $margin } ahead
    }.
told-gold-decides =
    { $bold }The end of the war robs { $holder } of the win{ $bold }: { $lost ->
        [one] { $lost } mark is
       *[other] { $lost } marks are
    } gone, and { $company } is first.
# $margin: 0 or 1.
told-photo-finish =
    { $margin ->
        [0] { $bold }{ $company } wins by its factories alone{ $bold }: { $second } has { $total } as well.
       *[other] { $bold }{ $company } wins by a whisker{ $bold }: { $total }, one more than { $second }.
    }
told-comeback = { $bold }{ $company } wins from behind{ $bold }: last after turn { $turn }, first in the end with { $total }.
# A player alone. $by: a company that nobody plays.
told-lost-alone = { $bold }{ $company } loses{ $bold }: { $total }, and { $by } has { $best }.
told-near-miss =
    { $margin ->
        [0] { $bold }{ $company } has as much as { $by }, and loses{ $bold }: { $total }, but fewer factories.
       *[other] { $bold }{ $company } comes so near{ $bold }: { $total }, and { $by } has { $best }.
    }
# $aces: a list. $number: how many.
told-left-in-hand =
    { $number ->
        [one] { $company } never played its card for { $aces }, who would have won it the game.
       *[other] { $company } never played its cards for { $aces }, who would have won it the game.
    }
# $end: victory, peace, defeat, collapse, or known, if it is told. $scores: a list of `name-score`.
final =
    { $end ->
        [victory] Germany wins the war. Final count: { $scores }.
        [peace] Both sides make peace. Final count: { $scores }.
        [defeat] Germany loses the war. Final count: { $scores }.
        [collapse] The Papiermark is worth nothing any more. Final count: { $scores }.
       *[known] Final count: { $scores }.
    }
name-score = { $company } { $total }

## What a turn brings besides

deed-rises = { $company } brings its { $type } from { $before } to { $after }.
deed-builds =
    { $company } builds { $factories ->
        [one] a factory
       *[other] { $factories } factories
    }.
deed-designs = { $company } develops { $technologies }.
deed-banks =
    { $company } turns { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } into gold.
deed-draws =
    { $company } draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
deed-tries = { $company } tries in vain to steal { $technology }.
# $who: all (have some), some (then $others have none) or nobody. $won: a list of `name-won`.
contracts =
    { $who ->
        [all] Contracts: { $won }.
        [some] Contracts: { $won }; none for { $others }.
       *[nobody] Nobody wins a contract.
    }
name-won = { $company } { $number }
# $percent: 25 or 50. $why: roll, event or end (of the war).
inflation =
    { $why ->
        [event] { $percent ->
            [25] More inflation takes another quarter of all marks.
           *[50] More inflation halves every purse.
        }
        [end] { $percent ->
            [25] At the end of the war inflation takes a quarter of all marks.
           *[50] At the end of the war inflation halves every purse.
        }
       *[roll] { $percent ->
            [25] Inflation takes a quarter of all marks.
           *[50] Inflation halves every purse.
        }
    }
# A card of the war; the line below says what became of morale.
war = At the front: { $event }.
# $ahead: of $second.
leads = { $company } leads with { $total }, { $ahead } ahead of { $second }.
# $companies: two or more.
level = { $companies } are level in front with { $total }.
# A player alone. $best: of those that nobody plays.
stands = { $company } stands at { $total }; of the others, { $second } has most: { $best }.
