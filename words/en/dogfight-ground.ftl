# What is asked on the ground and of balloons in the dogfight: artillery, airplanes that stand, observers.

## Artillery

artillery = Turn { $turn }, round { $round }: direct your guns
# $guns: a list of ids.
commands = You command { $guns }. The maneuvers are still face down.
hint-shell = Say what the gun does at the start of this round.
about-level = level of the burst
hint-level = The shell hits only what flies at that level.
level = Level { $level }
about-where = where
about-where-to = where to
hint-point = Put the middle of the counter anywhere in the marked area.
where-it-lies = Where it lies
ahead-of = Ahead of { $plane }
spot-touching = touching the gun's card, clear of balloons
# Where a counter may lie. $sort: moved (from where it lies, $from) or placed. $far: centimetres. $at: where the gun is.
# $clear: balloons, or card (the gun's as well).
spot-within =
    at most { $sort ->
        [moved] a ruler from { $from } and { $far } cm
       *[placed] { $far } cm
    } from { $gun } ({ $at }), clear of { $clear ->
        [balloons] balloons
       *[card] its card and balloons
    }

## Airplanes that stand

taxi = Turn { $turn }: move on the ground?
# $planes: a list of ids.
may-taxi = You can move and turn { $planes }.
about-move = move
taxi-stay = Stay as it is
taxi-move = Move and turn
about-dot = where its dot goes
    .note = on its card, as it lies now
    .hint = Put the red dot of its card anywhere on the card as it lies now.
where-it-stands = Where it stands
about-heading = heading in degrees
    .hint = Point its nose: 0 is towards the Entente's edge, 90 to the right of that.
heading-kept = As it stands
heading-left = Left 90°
heading-right = Right 90°
heading-about = About

## Observers in balloons

bail = Turn { $turn }, after round { $round }: jump or stay?
# $balloons: a list of ids.
shall-jump = Should the observers of { $balloons } jump?
bail-stay = Stay in the basket
bail-jump = Jump
