# Fire in the dogfight, for those who asked to be asked whom to fire at.

fire = Turn { $turn }, round { $round }: whom do you fire at?

## What each gun can do

# $gun: a name-gun. $targets: one target, or several with “or”.
gun-reaches = The { $gun } of { $piece } can hit { $targets }.
rockets-reach = The rockets of { $piece } can hit { $targets }.
cannot-fire = The { $gun } of { $piece } can't fire: its observer is hit.
# $cards: what a hit costs it.
name-target =
    { $target } ({ $cards ->
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
    { $owner ->
        [airplane] Choose a target for the { $gun } of airplane { $piece }, or hold its fire.
       *[ground] Choose a target for the { $gun } of { $piece }, or hold its fire.
    }
gun-wounded =
    { $owner ->
        [airplane] Airplane { $piece } can't fire its { $gun }: its observer is hit.
       *[ground] { $piece } can't fire its { $gun }: its observer is hit.
    }
# $reached: ids, with “or”.
out-of-reach =
    { $owner ->
        [airplane] Airplane { $piece } can't hit “{ $target }” with its { $gun }, only { $reached }.
       *[ground] { $piece } can't hit “{ $target }” with its { $gun }, only { $reached }.
    }
same-target = Choose two targets: the guns of airplane { $plane } can't both fire at { $target }.
rockets-instead = { $plane } fires rockets this round, so it can't fire its { $gun }.
