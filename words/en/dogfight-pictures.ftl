# What stands on the pictures of a dogfight, and the words that pictures, alt texts and sentences share.
#
# `.clause` is the same within a sentence. `.first` begins a sentence that lists several such things. `.short` is for narrow
# places.

## What is going on

stage-muster = Muster
    .clause = muster
stage-arrive = Arrivals
    .clause = arrivals
stage-tail = Tailing
    .clause = tailing
stage-plan = Planning
    .clause = planning
stage-shell = Artillery
    .clause = artillery
stage-look = Tail look
    .clause = tail look
stage-taxi = On the ground
    .clause = on the ground
stage-bomb = Bombs
    .clause = bombs
stage-fire = Fire
    .clause = fire
stage-bail = Bailing out
    .clause = bailing out
stage-over = Game over
    .clause = game over
round = Round { $round }
    .clause = round { $round }
round-stage = Round { $round } · { $stage }
    .clause = round { $round } · { $stage }
turn = Turn { $turn }
    .clause = turn { $turn }
turn-of = Turn { $turn } of { $limit }
    .clause = turn { $turn } of { $limit }
after-turn = After turn { $turn }
    .clause = after turn { $turn }
after-turn-of = After turn { $turn } of { $limit }
    .clause = after turn { $turn } of { $limit }
before-first-turn = Before the first turn
preview = Preview

## Who plays

# Who plays the pieces of nobody's.
name-book = the book
name-seat = Seat { $seat }

## How it ended

# $winners: a list of $number players.
wins =
    { $number ->
        [1] { $winners } wins
       *[other] { $winners } win
    }
draw = A draw
nobody-wins = Nobody wins

## Damage cards

# .short stands below the card.
name-special-jam_red = red jam
    .short = jam
name-special-jam_green = green jam
    .short = jam
name-special-rudder_left = left rudder jam
    .short = rudder
name-special-rudder_right = right rudder jam
    .short = rudder
name-special-crew = crew hit
    .short = crew
name-special-engine = engine hit
    .short = engine
name-special-smoke = smoke
    .short = smoke
name-special-fire = fire
    .short = fire
name-special-explosion = explosion
    .short = blast
# $special: one of these.
damage-card = { $points } + { $special }

## Maneuver cards

# One that is not in the deck.
card = card { $number }
    .clause = card { $number }

## Directions

compass-north = north
    .short = N
compass-north-east = north-east
    .short = NE
compass-east = east
    .short = E
compass-south-east = south-east
    .short = SE
compass-south = south
    .short = S
compass-south-west = south-west
    .short = SW
compass-west = west
    .short = W
compass-north-west = north-west
    .short = NW
bearing = { $compass } ({ $degrees }°)

## States of a piece

state-shot-down = shot down
state-exploded = exploded
state-crashed = crashed
state-left = flew off
state-aloft = aloft
state-destroyed = destroyed
state-down = down
state-gun-silenced = gun silenced
state-silenced = silenced
state-damaged = damaged
to-be-placed = to be placed
flies-from-turn = flies from turn { $turn }
height =
    level { $level }{ $climb ->
        [0] { "" }
        [one] {" "}and { $climb } climb counter
       *[other] {" "}and { $climb } climb counters
    }
    .first =
        Level { $level }{ $climb ->
            [0] { "" }
            [one] {" "}and { $climb } climb counter
           *[other] {" "}and { $climb } climb counters
        }
height-ground = on the ground
    .first = On the ground
on-ground = on the ground
    .first = On the ground
landing = on the ground, landing
    .first = On the ground, landing
taking-off = on the ground, taking off
    .first = On the ground, taking off
in-clouds = in the clouds
    .first = In the clouds
in-clouds-flown =
    in the clouds, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } flown
    .first =
        In the clouds, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } flown
smoke = smoke { $counters }
    .first = Smoke { $counters }
flames = flames { $counters }
    .first = Flames { $counters }
pilot-hit = pilot hit
    .first = Pilot hit
tails = tails { $target }
    .first = Tails { $target }
rockets =
    { $rockets ->
        [one] { $rockets } rocket
       *[other] { $rockets } rockets
    }
    .first =
        { $rockets ->
            [one] { $rockets } rocket
           *[other] { $rockets } rockets
        }
load-camera = camera
    .first = Camera
load-bombs = bombs
    .first = Bombs
load-incendiary-bullets = incendiary bullets
    .first = Incendiary bullets
load-bullet-checker = bullet checker
    .first = Bullet checker
load-free-after-immelmann = free after an Immelmann
    .first = Free after an Immelmann
load-double-steep = two steep cards in a row
    .first = Two steep cards in a row
descending = descending
observers =
    { $observers ->
        [one] { $observers } observer
       *[other] { $observers } observers
    }
barrage = part of a barrage
loaded = loaded
aiming = aiming

## The table

points =
    { $points ->
        [1] { $points } point
       *[other] { $points } points
    }
    .short = { $points } pts
shows = shows
last = last
cm = cm
level = level
# $range: short, long, or none for rifles.
distance =
    { $distance } cm{ $range ->
        [short] , short range
        [long] , long range
       *[none] { "" }
    }
gun-shell = shell
gun-rockets = rockets
cloud-level = clouds at level { $level }
    .first = Clouds at level { $level }
balloons-down = balloons down after turn { $turn }
    .first = Balloons down after turn { $turn }
# $who: a side or an airplane. $level: at which level; -1 where that does not matter. $state: done or open.
mission-photograph =
    { $who }: photograph { $target }{ $level ->
        [-1] { "" }
       *[other] {" "}at level { $level }
    }, { $state ->
        [done] done
       *[open] not done yet
    }
    .first =
        { $who }: photograph { $target }{ $level ->
            [-1] { "" }
           *[other] {" "}at level { $level }
        }, { $state ->
            [done] done
           *[open] not done yet
        }
mission-bomb =
    { $who }: bomb { $target }{ $level ->
        [-1] { "" }
       *[other] {" "}at level { $level } or lower
    }, { $state ->
        [done] done
       *[open] not done yet
    }
    .first =
        { $who }: bomb { $target }{ $level ->
            [-1] { "" }
           *[other] {" "}at level { $level } or lower
        }, { $state ->
            [done] done
           *[open] not done yet
        }
# A gun that will be loaded after so many maneuvers.
reload = reload { $maneuvers }
# What a ground card is at, in a word.
rifles = rifles
kind-trench = trench
kind-aa-gun = gun
kind-aa-machine-gun = gun
kind-target = target
score-of = { $player }: { $what }

## The console

no-airplane = No airplane of yours is on this table.
all-first = All may come first
some-first = All but those crossed out may come first
deck = Deck { $deck }
damage-of = Damage { $points } of { $resistance }
# As broad as the broadest of them.
damage-widest = Damage 00 of 00
noted = { $points } noted
guns = Guns
gun-front = Front
gun-rear = Rear
gun-deck = deck { $deck }
aims-at = aims at { $target }
    .short = → { $target }
silent = silent
ready = ready
jam = jam
jammed = jammed
slot-last = Last
slot-1 = First
slot-2 = Second
slot-3 = Third
taken-of = { $points } of { $resistance }
pictures-taken = pictures taken
    .first = Pictures taken
bombs-dropped = bombs dropped
    .first = Bombs dropped
climb-rate = climb rate { $rate }, top { $top }
    .first = Climb rate { $rate }, top { $top }
lies-still =
    lies still for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
    .first =
        Lies still for { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }
nothing-left = nothing to the left
    .first = Nothing to the left
nothing-right = nothing to the right
    .first = Nothing to the right
engine-hit = engine hit: a stall each turn
    .first = Engine hit: a stall each turn
observer-hit = observer hit: no rear gun
    .first = Observer hit: no rear gun

## The preview

# An airplane beyond the edge of the picture.
off = { $distance } cm off
instead = { $card } instead
crash = crash
clouds = clouds
ground = ground
# $height: a level and, after a plus, climb counters.
at-level = level { $height }

## Films

# $piece, $pieces, $plane, $target and others stand for drawings of pieces. An arrow (→) is drawn, too.
caption-goes-down = { $piece } goes down
caption-explodes = { $piece } explodes
caption-out-of-control = { $piece } out of control
caption-crashes = { $piece } crashes
caption-crashes-cards =
    { $piece } crashes: { $cards ->
        [one] { $cards } damage card
       *[other] { $cards } damage cards
    }
caption-flies-off = { $piece } flies off
caption-arrives = { $piece } arrives
caption-collide = { $pieces } collide
caption-cables = { $piece } hits the cables
# $result: destroyed or damaged.
caption-bombs =
    { $plane } bombs { $target } { $result ->
        [destroyed] destroyed
       *[damaged] damaged
    }
caption-photographs = { $plane } photographs { $target }
caption-misses = { $plane } misses { $target }
caption-launches =
    { $plane } → { $target } { $rockets ->
        [one] { $rockets } rocket
       *[other] { $rockets } rockets
    }
caption-hits =
    { $shooters } → { $target } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $caught: airplanes.
caption-blast = { $balloon } blast hits { $caught }
caption-shell-misses = { $piece } shell misses
caption-silenced = { $piece } silenced
caption-jams = { $piece } jams
caption-burns = { $piece } burns
caption-burns-on = { $piece } burns on
caption-smokes = { $piece } smokes
caption-pilot-hit = { $piece } pilot hit
caption-lands = { $piece } lands
caption-takes-off = { $piece } takes off
caption-into-clouds = { $piece } into the clouds
caption-out-of-clouds = { $piece } out of the clouds
caption-bails-out = { $piece } observers bail out
caption-observer-lost = { $piece } observer lost
# $how: exploded or destroyed.
caption-balloon-lost =
    { $piece } { $how ->
        [exploded] exploded
       *[destroyed] destroyed
    }
caption-sinks = { $piece } sinks to { $level }
caption-is-down = { $piece } is down
more = +{ $number } more

## The card at the end

turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
no-turn-decided = No turn decided it.
turn-decided = Turn { $turn } decided it.
# $lost: a list of $number pieces.
turn-decided-lost =
    Turn { $turn } decided it: { $number ->
        [1] { $lost } was lost
       *[other] { $lost } were lost
    }.
damage-taken = Damage taken
damage-axis = cards, turn by turn; a cross is a loss
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
column-kills = kills
column-lost = lost
column-dealt = dealt
column-taken = taken
column-points = points
# $how: in what state it was lost. $by: letters of those who shot it down. The first of these for which there is room.
fate-by = { $how } by { $by }
fate-colon = { $how }: { $by }
fate-lost-to = lost to { $by }
