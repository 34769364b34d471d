# A turn of a dogfight in short, for a post; and each thing that mattered in a sentence that stands by itself.
#
# $b begins and ends what is bold in a post; elsewhere it is nothing. $victim, $plane, $target, $by, $first and $second are
# pieces, as the names below have them; $by may be a list of $killers. $how: exploded or shot-down. $distance:
# centimetres. $side: a side, with its $side-number.

## Who is who

# $ending: how the genitive of $player is made: plain, sibilant (as in James) or said (where it is no name).
name-model =
    { $ending ->
        [said] the { $model } of { $player }
       *[plain] { $player }'s { $model }
    }
name-letter =
    { $ending ->
        [said] { $plane } of { $player }
       *[plain] { $player }'s { $plane }
    }
# $kind: trench, aa-gun, aa-machine-gun or target.
name-ground =
    { $piece } ({ $kind ->
        [trench] trench
        [aa-gun] anti-aircraft gun
        [aa-machine-gun] machine gun
       *[target] target
    })
name-balloon = { $piece } (balloon)

## Falls

# $blood: first or another. $shot: face (both fired), card (a single one), near (one burst), several, or none.
drama-fall =
    { $b }{ $blood ->
        [first] First blood:{" "}
       *[another] { "" }
    }{ $how ->
        [exploded] { $victim } blows up{ $b } under fire from { $by }
       *[shot-down] { $by } { $killers ->
            [one] shoots
           *[other] shoot
        } down { $victim }{ $b }
    }{ $shot ->
        [face] , nose to nose at { $distance } cm
        [card] , with a single card from { $distance } cm
        [near] , from { $distance } cm
        [several] : { $bursts } bursts, { $cards } damage cards in one round
       *[none] { "" }
    }.
drama-mutual = { $b }{ $first } and { $second } bring each other down{ $b } in the same moment.
drama-revenge =
    { $b }{ $by } { $killers ->
        [one] avenges
       *[other] avenge
    } { $avenged }: { $victim } { $how ->
        [exploded] blows up
       *[shot-down] goes down
    }{ $b }.
drama-ace =
    { $b }{ $by } strikes again: { $victim } { $how ->
        [exploded] blows up
       *[shot-down] goes down
    }{ $b }, kill number { $kills }.
drama-ace-down =
    { $b }{ $victim }, with { $kills } kills, { $how ->
        [exploded] blows up
       *[shot-down] goes down
    }{ $b } under fire from { $by }.
drama-hunted =
    { $b }{ $how ->
        [exploded] { $victim } blows up at last{ $b }: { $by } had been firing at it for { $turns } turns running
       *[shot-down] { $by } gets { $victim } at last{ $b }, after { $turns } turns of firing at it
    }.
drama-fatal-jam =
    { $b }{ $victim } { $how ->
        [exploded] blows up
       *[shot-down] goes down
    } with a jammed gun{ $b }, under fire from { $by }.
drama-long-shot =
    { $b }{ $how ->
        [exploded] { $victim } blows up, hit from { $distance } cm away{ $b } by { $by }
       *[shot-down] { $by } shoots down { $victim } from { $distance } cm{ $b }
    }, with one burst.
drama-flak =
    { $b }{ $victim } { $how ->
        [exploded] is blown up
       *[shot-down] is shot down
    } from the ground{ $b }, by { $by }.
drama-collision = { $pieces } collide.
# $cause: what became of it.
drama-lost =
    { $b }{ $plane } { $cause ->
        [flames] burns and goes down
        [strain] breaks under an illegal maneuver and goes down
        [collision] does not survive the collision
        [blast] goes down in the blast
        [ground] hits the ground and is lost
        [barrage] flies into the balloon cables and is lost
        [out-of-control] goes out of control after an illegal maneuver and is lost
        [left] leaves the table
        [home] flies off over its own edge
       *[damage] goes down
    }{ $b }.
drama-alone = { $plane } is on its own now, against { $against }.
drama-lone-stand =
    { $b }Alone against { $against }, { $plane } brings down { $victim }{ $b }.
drama-lone-victory = { $plane } was alone against { $against }, and is still there.
## Missions, balloons, what lies on the ground

drama-pictures-home = { $b }{ $plane } brings the pictures of { $target } home{ $b }.
drama-pictures-lost = { $b }The pictures of { $target } are lost with { $plane }{ $b }.
# $lost: how many of its side fell before.
drama-photographed =
    { $plane } photographs { $target }{ $lost ->
        [0] { "" }
        [one] ; it has cost { $lost } airplane so far
       *[other] ; it has cost { $lost } airplanes so far
    }.
drama-bombed =
    { $plane } { $result ->
        [destroyed] bombs { $target } to pieces
       *[damaged] damages { $target } with its bombs
    }{ $lost ->
        [0] { "" }
        [one] ; it has cost { $lost } airplane so far
       *[other] ; it has cost { $lost } airplanes so far
    }.
# $decoys: a list of airplanes.
drama-bluff = All { $bursts } bursts went at { $decoys }, none at { $plane }, who had the job to do.
drama-raid-failed =
    { $mission ->
        [photograph] Nobody has photographed { $target }: the mission of the { $side } has failed.
       *[bomb] No bomb has hit { $target }: the mission of the { $side } has failed.
    }
# $fired: yes or no. $left: how many the side has left.
drama-balloon =
    { $b }{ $fired ->
        [yes] { $by } { $killers ->
            [one] { $how ->
                [exploded] blows up
               *[destroyed] destroys
            }
           *[other] { $how ->
                [exploded] blow up
               *[destroyed] destroy
            }
        } { $balloon }
       *[no] { $how ->
            [exploded] Flames blow up { $balloon }
           *[destroyed] Flames destroy { $balloon }
        }
    }{ $b }{ $left ->
        [0] , the last of the { $side }
       *[other] ; { $left } left to the { $side }
    }.
drama-blast = The blast of { $balloon } catches { $planes }.
drama-silenced =
    { $fired ->
        [yes] { $by } { $killers ->
            [one] silences
           *[other] silence
        } { $how ->
            [gun] the gun of { $target }
           *[all] { $target }
        }.
       *[no] Nothing stirs any more at { $target }.
    }
drama-balloon-saved =
    { $burning ->
        [yes] The crew gets { $balloon } down, still burning.
       *[no] The crew gets { $balloon } down in one piece.
    }

## Damage that is seen, and duels that go on

drama-fire =
    { $plane } { $why ->
        [second-smoke] was smoking and now burns
        [neighbour] catches fire from its neighbor
       *[hit] is on fire
    }.
drama-pilot-hit = The pilot of { $plane } is hit and flies on.
drama-fire-out = The flames on { $plane } are out.
drama-duel = { $first } and { $second } have been at each other for { $turns } turns running.
drama-pursuit = { $by } has been firing at { $victim } for { $turns } turns running.
drama-jam = { $by } jams, { $distance } cm from { $target }.

## Told when all cards lie open

drama-whisker =
    { $plane } came through; { $margin ->
        [one] { $margin } more point of damage
       *[other] { $margin } more points of damage
    } would have been the end.
# $card: a maneuver card.
drama-foreseen = { $by } tailed { $victim }, saw its next card ({ $card }), changed plans and shot it down.
drama-heaviest-burst =
    The heaviest burst: { $by } dealt { $target } { $points } points of damage with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
drama-longest-hit =
    The longest hit: { $by } dealt { $target } { $points ->
        [one] { $points } point of damage
       *[other] { $points } points of damage
    } from { $distance } cm.
drama-blank-burst =
    { $by } fired at { $target } from { $distance } cm, and { $cards ->
        [2] both cards
       *[other] all { $cards } cards
    } were blank.

## The end

# $ended: the kind of the outcome. $winners: a list of $number players. $points: their own, and $other the enemy's.
drama-victory =
    { $b }{ $winners } { $number ->
        [1] wins
       *[other] win
    }{ $b }{ $ended ->
        [last-flying] , last in the air
        [pictures-home] : the pictures are home
        [pictures-lost] : the pictures are lost
        [left-alone] : nobody is left to stop the pictures
        [seats] , with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [decisive-victory] {" "}decisively, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [marginal-victory] {" "}narrowly, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [victory] , with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [defeat] { "" }
       *[points] , { $points } to { $other }
    }.
# $players: a list of $number.
drama-defeat =
    { $b }{ $players } { $number ->
        [1] loses
       *[other] lose
    }{ $b } against the book.
drama-draw =
    { $b }A draw{ $b }{ $ended ->
        [no-points] : nobody has scored
        [no-pictures] : the pictures never came home
       *[match-points] : nobody is ahead in the end
    }.
drama-comeback =
    { $side-number ->
        [singular] The { $side } was { $behind } airplanes down and has turned it around.
       *[plural] The { $side } were { $behind } airplanes down and have turned it around.
    }
drama-close = A single point has decided it.
drama-missed =
    { $side-number ->
        [singular] The { $side } was one point short.
       *[plural] The { $side } were one point short.
    }
drama-unscathed =
    { $side-number ->
        [singular] The { $side } has brought down { $enemies } and lost nobody.
       *[plural] The { $side } have brought down { $enemies } and lost nobody.
    }

## Turns without a drama

begins = { $b }{ $scenario } begins:{ $b } { $first } against { $second }.
begins-alone = { $b }{ $scenario } begins:{ $b } { $first } against the book.
# $bursts: how many.
bursts-one =
    { $by } fires { $bursts ->
        [1] once
        [2] twice
       *[other] { $bursts } times
    } at { $target }, { $bursts ->
        [1] from { $distance } cm
       *[other] from { $distance } cm at the nearest
    }.
# $bursts: of both, $fired of the first and $back of the second.
bursts-duel = { $first } and { $second } trade { $bursts } bursts, { $fired } to { $back }, from { $distance } cm at the nearest.
bursts-face = { $first } and { $second } fire at each other from { $distance } cm.
# $number: how many fire at the one that takes most.
bursts-many =
    { $number ->
        [1] { $target } takes most of the fire, { $cards ->
            [one] { $cards } damage card
           *[other] { $cards } damage cards
        } from { $by }.
       *[other] { $by } fire at { $target }: { $cards ->
            [one] { $cards } damage card
           *[other] { $cards } damage cards
        }.
    }
# $by and $target: the nearest burst.
bursts-mixed = { $bursts } bursts, the nearest from { $distance } cm: { $by } at { $target }.
# $kills: how many airplanes they brought down.
bursts-sum =
    { $bursts } bursts, { $kills ->
        [0] nobody falls
        [one] { $kills } kill
       *[other] { $kills } kills
    }.
in-the-air = In the air: Entente { $entente }, Central Powers { $central }.
# $planes: a list of name-carried.
cards-so-far = Damage cards: { $planes }.
name-carried = { $plane } { $cards }
ground-so-far = Damage on the ground: { $pieces }.
name-damaged = { $piece } { $points } of { $resistance }
quiet =
    No shots. { $first } and { $second } { $trend ->
        [closing] have closed to { $distance } cm
        [parting] have drawn apart to { $distance } cm
       *[level] are { $distance } cm apart
    }.
# $planes: all that fly, with nobody against them.
unopposed = No shots. Nobody is left in the way of { $planes }.
shells =
    { $bursts ->
        [one] A shell bursts and hits { $hit ->
            [0] nobody
           *[other] { $planes }
        }.
       *[other] { $bursts } shells burst and hit { $hit ->
            [0] nobody
           *[other] { $planes }
        }.
    }
launched =
    { $rockets ->
        [one] { $by } fires { $rockets } rocket at { $target }.
       *[other] { $by } fires { $rockets } rockets at { $target }.
    }
rockets-missed = The rockets of { $by } miss { $target }.
tailing = { $by } is on the tail of { $target }.
arrive =
    { $number ->
        [1] { $planes } arrives.
       *[other] { $planes } arrive.
    }
turn-begins = Turn { $turn }: everyone plans.
