# Alt texts of a dogfight: the position in words, for those who do not see the picture. All of a table must fit into 1,024
# characters, so these are terse.
#
# $id is the letter or code of a piece, $name what it is. $at: centimetres from the left and from the Central Powers' edge.
# $points: those of both sides. $state: a list of how a piece is.

## The table

# $moment: which turn is shown. $stage: what is going on.
board = { $scenario }, { $moment }, { $stage }. Table { $width } by { $length } cm; positions in cm from the left and from the Central Powers' edge; north is the Entente's edge.
# Who leads, by $points to $other.
leads =
    { $side-number ->
        [singular] The { $side } leads, { $points } to { $other }.
       *[plural] The { $side } lead, { $points } to { $other }.
    }
level =
    Level, with { $points ->
        [one] { $points } point each.
       *[other] { $points } points each.
    }
waiting-for = Waiting for { $players }.
# $who: the side and the player. $bearing: where it heads. $own: whether it is the reader's, who may know its points.
# $flown: whether it is known which card it flew last.
plane =
    { $id } { $name } ({ $who }): { $at }, heading { $bearing }; { $state }{ $own ->
        [yes] , damage { $points } of { $resistance }
       *[no] { "" }
    }{ $flown ->
        [yes] ; last flew { $card }
       *[no] { "" }
    }.
plane-last-seen =
    { $id } { $name } ({ $who }): last seen { $at }; { $state }{ $own ->
        [yes] , damage { $points } of { $resistance }
       *[no] { "" }
    }{ $flown ->
        [yes] ; last flew { $card }
       *[no] { "" }
    }.
plane-waiting = { $id } { $name } ({ $who }): { $state }.
balloon = { $id } { $name } ({ $side }, { $at }, nose { $compass }): { $state }.
ground = { $id } { $name } ({ $side }, { $at }): { $state }.
shells = Shells: { $shells }.
shell =
    { $gun }'s at { $at }, due in { $due ->
        [one] { $due } maneuver
       *[other] { $due } maneuvers
    }
shell-level =
    { $gun }'s at { $at }, level { $level }, due in { $due ->
        [one] { $due } maneuver
       *[other] { $due } maneuvers
    }
rockets-on-the-way =
    { $rockets ->
        [one] { $rockets } rocket
       *[other] { $rockets } rockets
    } on the way from { $plane } to { $target }.
landing-field = Landing field of the { $side } around { $at }.
# $items: a list whose first word has a capital.
sentence = { $items }.
fire = Fire: { $shots }.
# $range: shell, rockets, infantry, short or long.
shot =
    round { $round } { $shooter } at { $target }, { $range ->
        [shell] shell
        [rockets] rockets
        [infantry] { $distance } cm
        [short] { $distance } cm, short range
       *[long] { $distance } cm, long range
    }

## States

flew-off = flew off the table
damage-cards =
    { $cards ->
        [one] { $cards } damage card
       *[other] { $cards } damage cards
    }
# $counters: how many maneuvers it takes to clear.
gun-jammed =
    { $gun ->
        [front] front gun jammed
       *[rear] rear gun jammed
    } ({ $counters ->
        [one] { $counters } counter
       *[other] { $counters } counters
    })
still-for =
    still for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
just-fired = just fired
reloading = reloading
unharmed = unharmed
points-of = damage { $points } of { $resistance }
ground-jammed =
    jammed ({ $counters ->
        [one] { $counters } counter
       *[other] { $counters } counters
    })
photographed = photographed

## The same in few words

brief = { $scenario }, { $moment }, { $stage }.
places = Places in cm from the left and from the Central Powers' edge.
# $number: how many points. $pieces: what the side has, with “;” between.
side =
    { $number ->
        [1] { $side }, { $points } point
       *[other] { $side }, { $points } points
    }: { $pieces }.
nothing = nothing
piece-ground = { $id } { $kind } { $at }
piece-balloon = { $id } balloon { $at }
piece-lost = { $id } { $name } { $state }
# $named: whether its $player is told.
piece-plane =
    { $id } { $name }{ $named ->
        [yes] {" "}({ $player })
       *[no] { "" }
    } { $at } { $compass }
kind-trench = trench
kind-aa-gun = anti-aircraft gun
kind-aa-machine-gun = machine gun
kind-target = target
jammed = jammed
rockets =
    { $rockets ->
        [one] { $rockets } rocket
       *[other] { $rockets } rockets
    }
last = last flew { $card }
observers =
    { $observers ->
        [one] { $observers } observer
       *[other] { $observers } observers
    }
barrage = barrage
shot-at = { $shooter } at { $target }
rockets-flying = Rockets: { $flights }.
rocket-flight = { $rockets } from { $plane } to { $target }
landing-field-at = Landing field { $at }.

## The console

console = Your console, { $turn }.
no-airplane = No airplane of yours is on this table.
own-plane = { $id } { $name }: damage { $points } of { $resistance }.
own-plane-gone = { $id } { $name }, { $state }: damage { $points } of { $resistance }.
own-ground = { $id } { $name }: { $state }.
own-balloon = { $id } { $name }: damage { $points } of { $resistance }, { $state }. Damage cards: { $cards }.
damage = Damage cards: { $cards }.
no-cards = none
# $card: a maneuver card.
last-card = Last card: { $card }.
deck = Any card of deck { $deck } may come first.
deck-barred = Any card of deck { $deck } may come first, but not { $cards }.
gun =
    { $gun ->
        [front] front gun
       *[rear] rear gun
    } { $state ->
        [silent] silent
        [jammed] jammed, { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }
       *[ready] ready
    }
    .first =
        { $gun ->
            [front] Front gun
           *[rear] Rear gun
        } { $state ->
            [silent] silent
            [jammed] jammed, { $counters ->
                [one] { $counters } counter
               *[other] { $counters } counters
            }
           *[ready] ready
        }
planned = Planned: { $cards }.
card = { $number } ({ $name })

## The preview

preview = Preview.
preview-nothing = Preview: you have nothing in the air.
# $danger: what the plan would do.
caution = { $danger }!
begins = { $id } { $name } begins at { $at } (in cm).
# $flown: where its cards lead, one after the other.
way = { $id } { $name }, from { $at } (in cm): { $flown }.
way-open = { $id } { $name }, from { $at } (in cm): no card chosen yet.
then = { $first }; then { $more }
end = { $card } to { $at }, heading { $bearing }
end-instead = { $card } instead of { $planned } to { $at }, heading { $bearing }

## Films and the card at the end

film = A film of { $scenario }, turn { $turn }.
lapse =
    A time-lapse of { $scenario }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, a picture for each.
lost-in-turn = Turn { $turn }: { $lost } lost.
# Before the alt text of the last picture.
the-last = The last:
over-after =
    { $scenario }, over after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
standing = { $points }.
performance =
    { $player }: { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    }, { $lost ->
        [one] { $lost } airplane
       *[other] { $lost } airplanes
    } lost, { $dealt ->
        [one] { $dealt } damage card
       *[other] { $dealt } damage cards
    } dealt, { $taken } taken.
career =
    { $id } { $name }: { $cards ->
        [one] { $cards } damage card
       *[other] { $cards } damage cards
    } in all.
career-lost =
    { $id } { $name }: { $cards ->
        [one] { $cards } damage card
       *[other] { $cards } damage cards
    } in all, { $state } in turn { $turn }.
