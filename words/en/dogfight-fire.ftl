# Fire in the dogfight, for those who asked to be asked whom to fire at.

fire = Fire in round { $round } of turn { $turn }

## What each gun can do

# $guns: one gun-can, or several of them as more-guns.
briefing = { $guns }.
more-guns = { $guns }; { $gun }
# $place: first or later. $gun: a name-gun, or rockets. $can: reach, or wounded. $targets: a list of ids or targets.
gun-can =
    { $place ->
        [first] The { $gun } of { $piece }
       *[later] the { $gun } of { $piece }
    } { $can ->
        [reach] can reach { $targets }
       *[wounded] cannot fire, for its observer is hit
    }
# $cards: what a hit costs it.
name-target =
    { $target } (for { $cards ->
        [one] { $cards } damage card
       *[other] { $cards } damage cards
    })

## Whom to fire at

hold-fire = Hold fire
# $status: silenced, or active. $cards: how many it has taken.
so-far =
    { $status ->
        [silenced] { $cards ->
            [one] silenced, { $cards } damage card so far
           *[other] silenced, { $cards } damage cards so far
        }
       *[active] { $cards ->
            [one] { $cards } damage card so far
           *[other] { $cards } damage cards so far
        }
    }

## Refusals

# $owner: airplane or ground. $gun: a name-gun.
gun-waits =
    The { $gun } of { $owner ->
        [airplane] airplane { $piece }
       *[ground] { $piece }
    } still waits for an order.
gun-wounded =
    The { $gun } of { $owner ->
        [airplane] airplane { $piece }
       *[ground] { $piece }
    } cannot fire: its observer is hit.
# $reached: a list of ids.
out-of-reach =
    The { $gun } of { $owner ->
        [airplane] airplane { $piece }
       *[ground] { $piece }
    } cannot reach “{ $target }”; it can reach { $reached }.
same-target = The two guns of airplane { $plane } cannot both fire at { $target }; choose two targets.
rockets-instead = { $plane } fires rockets, so its { $gun } cannot fire in this round.
