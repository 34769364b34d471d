# What happened in a dogfight, in sentences; where the game stands; how it ended.
#
# $plane, $target, $shooter, $gun, $balloon and $piece are pieces: a letter or a short code ("A", "G1"), where it is
# mentioned for the first time with what it is in brackets. $side is the name of a side (Entente, Central Powers).
# Sentences that may be part of what a side did as usual have more forms: `.clause` stands between others in such a line
# ("Entente: A flies …; G1 reloads."); `.deed` is said of an airplane that has been named just before ("A flies …; it …").

## Who is who

introduced-plane = { $plane } ({ $model }, { $player })
introduced = { $piece } ({ $name })
# $number: the number of a card. $name: what it is called.
maneuver = { $number } ({ $name })

## Where and when

round = Round { $round }:
turn-round = Turn { $turn }, round { $round }:
# $at: centimetres from the left and from the Central Powers' edge, "12, 34".
spot = { $at } cm
spot-level = { $at } cm, level { $level }
pose = { $at } cm, heading { $bearing }
pose-level = { $at } cm, heading { $bearing }, level { $level }

## What a side did as usual

# $deeds: clauses with “;” between them.
routine = { $side }: { $deeds }.
# $cards: maneuver cards with their names.
flies = { $plane } flies { $cards }.
    .clause = { $plane } flies { $cards }
# $deeds: a list of what else it did.
flies-and = { $plane } flies { $cards }; it { $deeds }

## The beginning

# $crews: clauses of the three messages below.
begins = { $scenario } ({ $edition }) begins: { $crews }.
# $pieces: those of each kind together, "M1 and M2 (machine gun)".
crew-flies = { $player } flies { $pieces } for the { $side }
crew-commands = { $player } commands { $pieces } for the { $side }
crew-both = { $player } flies { $planes } and commands { $pieces } for the { $side }
also-has = the { $side } have { $pieces }
# $pieces: a list of codes. $name: what each of them is.
of-a-kind = { $pieces } ({ $name })
rules-in-force = Rules in force: { $rules }.
turn-limit = It ends after turn { $turn } at the latest.

## What it is about

mission-photograph = The { $side } are to photograph { $target } and bring the pictures home.
mission-bomb = The { $side } are to bomb { $target }.
won-last-flying = The last side in the air wins; while both fly, points decide.
won-points = The side with more points wins.
won-seats = Each player scores alone, and the most points win.
won-pictures = Bringing the pictures home wins, and so does being the last in the air.
# $levels: which of the two victories there are: both, marginal, decisive or none. $zero: what 0 points are, draw or loss.
won-sign =
    The { $side } win with more than 0 points{ $levels ->
        [both] : up to { $marginal } is a marginal victory, { $decisive } or more a decisive one
        [marginal] : up to { $marginal } is a marginal victory
        [decisive] : { $decisive } or more a decisive one
       *[none] { "" }
    }; { $zero ->
        [draw] 0 is a draw
       *[loss] otherwise they lose
    }.
match-points = Points for either side: 1 for each enemy airplane that leaves the table, 2 for each shot down, −1 for each of its own shot down.
# $terms: clauses of the next two messages.
points-for = Points for the { $side }: { $terms }.
# $deed: what is scored for, as the scenario calls it.
term = { $deed } { $points }
# $conditions: a list of the messages that follow.
term-only = { $deed } { $points } ({ $conditions })
only-faced = only while an enemy of it is in play
only-unfinished = only while some enemy trench or machine gun is unhurt
only-balloons = only while enemy balloons are up
only-before-mission = only before the mission is done
only-never-done = only if the mission is never done
only-down = only once it is down
at-most = at most { $points } a card
# $end: one of the messages that follow.
ends = It ends when { $end }.
ends-or = { $end }, or when { $more }
ends-unless-burning = { $end } and no balloon burns in the air
end-side-out = one side has no airplane left
end-out = the { $side } have no airplane left
end-all-out = neither side has an airplane left
end-mission-over = the { $other } have no airplane left and the mission of the { $side } is over
end-mission-done = the mission of the { $side } is done
end-idle =
    only one side flies and nobody has fired for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
home-at-limit = Who still flies when the last turn is over counts as gone home.
home-at-limit-for = Who still flies for the { $side } when the last turn is over counts as gone home.
burning-drachens = If it ends early, burning balloons burn on for the turns not played.

## Turns and plans

turn = Turn { $turn }: everyone plans three maneuvers.
# $card: a maneuver card with its name. $why: what made it illegal.
illegal =
    { $plane } had planned card { $card } { $why ->
        [steep-after-steep] right after another steep one
        [no-straight-before] without a straight before it
        [no-straight-after] where the Immelmann before it calls for a straight
        [rudder-jammed] against its jammed rudder
        [straight-while-burning] which a burning airplane may not fly
        [no-stall] and no stall, which its damaged engine needs
        [climb-with-immelmann] which puts a climb and an Immelmann into one turn
        [dive-with-split-s] which puts a dive and a Split-S into one turn
        [no-straight-to-overdive] where an overdive calls for a straight
        [too-low-to-overdive] too low for an overdive
        [no-straight-to-land] where a landing calls for a straight
        [no-stall-to-land] where a landing calls for a stall
        [no-straight-to-take-off] where a takeoff calls for a straight
        [no-climb-to-take-off] where a takeoff calls for a climb
       *[other] against the rules
    }, and flies straight instead.
out-of-control =
    { $plane } had planned card { $card } { $why ->
        [steep-after-steep] right after another steep one
        [no-straight-before] without a straight before it
        [no-straight-after] where the Immelmann before it calls for a straight
        [rudder-jammed] against its jammed rudder
        [straight-while-burning] which a burning airplane may not fly
        [no-stall] and no stall, which its damaged engine needs
        [climb-with-immelmann] which puts a climb and an Immelmann into one turn
        [dive-with-split-s] which puts a dive and a Split-S into one turn
        [no-straight-to-overdive] where an overdive calls for a straight
        [too-low-to-overdive] too low for an overdive
        [no-straight-to-land] where a landing calls for a straight
        [no-stall-to-land] where a landing calls for a stall
        [no-straight-to-take-off] where a takeoff calls for a straight
        [no-climb-to-take-off] where a takeoff calls for a climb
       *[other] against the rules
    }: it falls out of control and is lost.
strained =
    The strain costs { $plane } { $cards ->
        [one] { $cards } damage card
       *[other] { $cards } damage cards
    }.
left = { $plane } flies off the table and is out of the game.
left-in-clouds = { $plane } has flown off the table in the clouds, and is out of the game.
# $players: a list of players. $stage: what they are asked.
asked =
    It is up to { $players } to { $stage ->
        [muster] get ready for the first turn
        [arrive] choose where to come in
        [tail] choose whom to tail
        [look] choose the order of flight, with a tailed airplane's card in view
        [taxi] move on the ground
        [shell] direct the guns
        [bomb] drop bombs or keep them
        [bail] let observers jump or stay
       *[fire] choose whom to fire at
    }.
reminder-steep = { $plane } may not open with a steep card next turn.
    .clause = { $plane } may not open with a steep card next turn
    .deed = may not open with a steep card next turn
reminder-immelmann = { $plane } must open with a straight next turn.
    .clause = { $plane } must open with a straight next turn
    .deed = must open with a straight next turn
reminder-straight = { $plane } may open with an Immelmann next turn.
    .clause = { $plane } may open with an Immelmann next turn
    .deed = may open with an Immelmann next turn
reminder-overdive = { $plane } may open next turn with no steep card but a dive, as an overdive.
    .clause = { $plane } may open next turn with no steep card but a dive, as an overdive
    .deed = may open next turn with no steep card but a dive, as an overdive
over-draw = It is a draw.
over-won = The { $side } win!

## Fire and damage

# $with: with which of its guns, where it has several; none otherwise. $distance: centimetres. $aimed: yes or no.
# $range: short or long; none for rifles.
fired =
    { $shooter } fires at { $target }{ $with ->
        [front] {" "}with its front gun
        [rear] {" "}with its rear gun
        [machine-gun] {" "}with its machine gun
        [infantry] {" "}with its rifles
        [shell] {" "}with a shell
        [rockets] {" "}with rockets
       *[none] { "" }
    }: { $cards ->
        [one] { $cards } damage card
       *[other] { $cards } damage cards
    } from deck { $deck } ({ $distance } cm{ $range ->
        [short] , short range
        [long] , long range
       *[none] { "" }
    }{ $aimed ->
        [yes] , aimed
       *[no] { "" }
    }).
    .clause =
        { $shooter } fires at { $target } with its rifles: { $cards ->
            [one] { $cards } damage card
           *[other] { $cards } damage cards
        } from deck { $deck } ({ $distance } cm{ $aimed ->
            [yes] , aimed
           *[no] { "" }
        })
# $drawn: a list of damage cards. $source: fire or none. $limit: whether it is known how many points it can take, yes or no.
drew =
    { $plane } draws { $drawn }{ $source ->
        [fire] {" "}from { $shooter }'s fire
       *[none] { "" }
    }; { $points }{ $limit ->
        [yes] {" "}of { $resistance }
       *[no] { "" }
    } points now.
# A damage card that counts otherwise than it says.
counted-card = { $card } (counts { $counts })
an-explosion = an explosion
# The same for a card on the ground.
hit =
    { $target } takes { $drawn }{ $source ->
        [fire] {" "}from { $shooter }
       *[none] { "" }
    }: { $points }{ $limit ->
        [yes] {" "}of { $resistance }
       *[no] { "" }
    } points.
# $gun: front or rear where it has both.
jammed =
    The { $gun ->
        [front] front gun
        [rear] rear gun
       *[only] gun
    } of { $plane } jams: { $counters ->
        [one] { $counters } jam counter
       *[other] { $counters } jam counters
    }.
# $card: a damage card in words.
jam-card = The card that jammed { $plane } was “{ $card }”, drawn by { $target }.
cleared =
    { $plane } has cleared its { $gun ->
        [front] front gun
        [rear] rear gun
       *[only] gun
    }.
    .clause =
        { $plane } has cleared its { $gun ->
            [front] front gun
            [rear] rear gun
           *[only] gun
        }
    .deed =
        has cleared its { $gun ->
            [front] front gun
            [rear] rear gun
           *[only] gun
        }
# $by: a list of pieces.
shot-down = { $plane } is shot down by { $by }.
goes-down = { $plane } goes down.
exploded = { $plane } explodes.
exploded-under-fire = { $plane } explodes under the fire of { $by }.
returned =
    { $cards ->
        [one] { $cards } damage card of { $plane } goes back into the decks.
       *[other] { $cards } damage cards of { $plane } go back into the decks.
    }
reshuffled = Damage deck { $deck } is used up: all damage cards go back, shuffled; points stay.
noted = { $plane } keeps { $points } points written down.
smoking =
    { $plane } trails smoke: { $counters ->
        [one] { $counters } smoke counter
       *[other] { $counters } smoke counters
    }.
burning =
    { $plane } { $why ->
        [second-smoke] smoked already, and now burns
        [neighbour] catches fire from its neighbour
       *[hit] catches fire
    }: { $counters ->
        [one] { $counters } flame counter
       *[other] { $counters } flame counters
    }.
pilot-hit = The pilot of { $plane } is hit.
pilot-hit-again = The pilot of { $plane } is hit again, and can fly no more.
crippled-rudder_left = { $plane } has a jammed rudder: no turn or sideslip to the left in your next plan.
crippled-rudder_right = { $plane } has a jammed rudder: no turn or sideslip to the right in your next plan.
crippled-engine = { $plane } has a damaged engine: a stall in every plan from now on.
crippled-engine_lost = { $plane } has its engine hit a second time, which is the end of it.
crippled-observer = { $plane } has its observer hit: the rear gun is silent for the rest of the game.
# $state: balloon or plane where it burns on, out, or gone.
burnt =
    Flames cost { $plane } { $cards ->
        [one] { $cards } damage card
       *[other] { $cards } damage cards
    } from deck { $deck }{ $state ->
        [balloon] ; it burns on with { $counters ->
            [one] { $counters } flame counter
           *[other] { $counters } flame counters
        }
        [plane] ; { $counters ->
            [one] { $counters } flame counter
           *[other] { $counters } flame counters
        } left
        [out] ; the fire is out
       *[gone] { "" }
    }.
smoke-cleared = { $plane } no longer trails smoke.
    .clause = { $plane } no longer trails smoke
    .deed = no longer trails smoke
flames-out = { $plane } no longer burns.
    .clause = { $plane } no longer burns
    .deed = no longer burns
disrupted = { $plane } is disrupted: no tailing and no aim in the next round.
tailed = { $plane } tails { $target } this turn.
    .clause = { $plane } tails { $target } this turn
    .deed = tails { $target } this turn
# $card: a maneuver card with its name.
look = { $target } shows { $plane } card { $card }.
rearranged = { $plane } flies its cards in another order.
tail-lost = { $plane } has lost the tail of { $target }.
    .clause = { $plane } has lost the tail of { $target }
    .deed = has lost the tail of { $target }

## Ground fire, balloons and rockets

# $spot: a place on the table. $due: after how many maneuvers.
placed =
    { $gun } aims at { $spot }: a shell bursts there { $due ->
        [1] after the next maneuver
       *[other] in { $due } maneuvers
    }.
adjusted =
    { $gun } { $how ->
        [moved] moves its counter
        [delayed] delays its shot
        [raised] raises its aim
       *[lowered] lowers its aim
    }: the shell bursts at { $spot } { $due ->
        [1] after the next maneuver
       *[other] in { $due } maneuvers
    }.
retired = { $gun } takes its shot back and stays loaded.
burst-missed = The shell of { $gun } bursts at { $spot } and hits nobody.
    .clause = the shell of { $gun } bursts at { $spot } and hits nobody
# $hit: a list of $number pieces.
burst =
    The shell of { $gun } bursts at { $spot } and hits { $hit }: 1 damage card from deck { $deck }{ $number ->
        [1] { "" }
       *[other] {" "}each
    }.
# $guns: a list of $number guns.
reloads =
    { $number ->
        [1] { $guns } reloads.
       *[other] { $guns } reload.
    }
    .clause =
        { $number ->
            [1] { $guns } reloads
           *[other] { $guns } reload
        }
loaded-again =
    { $number ->
        [1] { $guns } is loaded again.
       *[other] { $guns } are loaded again.
    }
    .clause =
        { $number ->
            [1] { $guns } is loaded again
           *[other] { $guns } are loaded again
        }
# $card: a damage card in words.
ranging-hit = { $gun } ranges on { $target }, turns up “{ $card }” and finds the range: 1 damage card from deck { $deck }.
ranging-missed = { $gun } ranges on { $target }, turns up “{ $card }” and misses.
# $by: a list of pieces. $fired: yes, or no where there is none.
silenced =
    { $target } is silenced{ $fired ->
        [yes] {" "}under the fire of { $by }
       *[no] { "" }
    }.
gun-silenced =
    The machine gun of { $target } is silenced{ $fired ->
        [yes] {" "}under the fire of { $by }
       *[no] { "" }
    }.
balloon-exploded =
    Balloon { $balloon } explodes{ $fired ->
        [yes] {" "}under the fire of { $by }
       *[no] { "" }
    }.
balloon-destroyed =
    Balloon { $balloon } is destroyed{ $fired ->
        [yes] {" "}under the fire of { $by }
       *[no] { "" }
    }.
blast-missed = Nobody is caught by the blast of { $balloon }.
# $caught: a list of $number airplanes.
blast =
    The blast of { $balloon } catches { $caught }: 1 damage card from deck { $deck }{ $number ->
        [1] { "" }
       *[other] {" "}each
    }.
balloon-down = Balloon { $balloon } is down and out of the game.
balloon-down-burning = Balloon { $balloon } is down, still burning and out of the game.
# $balloons: a list of $number balloons.
burning-on =
    Before the points are counted, { $number ->
        [1] { $balloons } burns
       *[other] { $balloons } burn
    } on for the { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } not played.
descent-ordered = Balloon { $balloon } is being pulled down.
descent-stopped = Balloon { $balloon } stops its descent.
descent-resumed = Balloon { $balloon } goes on descending.
# $height: a level, "level 3 and 1 climb counter".
lowered = Balloon { $balloon } sinks to { $height }.
    .clause = balloon { $balloon } sinks to { $height }
bailed-out =
    { $observers ->
        [one] { $observers } observer jumps from balloon { $balloon }.
       *[other] { $observers } observers jump from balloon { $balloon }.
    }
observer-lost =
    Balloon { $balloon } loses { $observers ->
        [one] { $observers } observer
       *[other] { $observers } observers
    }.
launched =
    { $plane } launches { $rockets ->
        [one] { $rockets } rocket
       *[other] { $rockets } rockets
    } at { $target }: arrival after the next maneuver.
rocket-hit =
    { $rockets ->
        [one] The rocket of { $plane } hits { $target }: { $rockets } damage card from deck { $deck }.
       *[other] The rockets of { $plane } hit { $target }: { $rockets } damage cards from deck { $deck }.
    }
# $meant: whom it was launched at.
rocket-hit-another =
    { $rockets ->
        [one] The rocket of { $plane }, meant for { $meant }, hits { $target } in its way: 1 damage card from deck { $deck }.
       *[other] The rockets of { $plane }, meant for { $meant }, hit { $target } in their way: 1 damage card from deck { $deck }.
    }
# $shooter and $balloon: the same airplane and target once more, without what they are.
rocket-missed =
    { $rockets ->
        [one] The rocket of { $plane } misses
       *[other] The rockets of { $plane } miss
    } { $target }: { $why ->
        [maneuver] { $shooter } did not fly on steadily
        [target] { $balloon } is not ahead of { $shooter } any more
        [level] { $shooter } is neither at the level of { $balloon } nor one above it
        [hit] { $shooter } was hit itself
       *[gone] { $balloon } is not in the air any more
    }.

## Altitude and arrivals

# $height: a level, "level 3 and 1 climb counter".
level-ground = { $plane } comes down to the ground.
    .clause = { $plane } comes down to the ground
    .deed = comes down to the ground
level-climb = { $plane } climbs to { $height }.
    .clause = { $plane } climbs to { $height }
    .deed = climbs to { $height }
level-dive = { $plane } dives to { $height }.
    .clause = { $plane } dives to { $height }
    .deed = dives to { $height }
level-immelmann = { $plane } rises with its Immelmann to { $height }.
    .clause = { $plane } rises with its Immelmann to { $height }
    .deed = rises with its Immelmann to { $height }
level-split-s = { $plane } drops with a Split-S to { $height }.
    .clause = { $plane } drops with a Split-S to { $height }
    .deed = drops with a Split-S to { $height }
level-overdive = { $plane } overdives to { $height }.
    .clause = { $plane } overdives to { $height }
    .deed = overdives to { $height }
level-other = { $plane } is now at { $height }.
    .clause = { $plane } is now at { $height }
    .deed = is now at { $height }
landed = { $plane } has landed.
took-off = { $plane } takes off.
    .clause = { $plane } takes off
    .deed = takes off
# $why: how it came to grief. $toll: lost, or hurt where it costs cards.
crashed =
    { $plane } { $why ->
        [touchdown] touches down off the landing field
        [stall] runs off the landing field
        [straight] runs off the landing field
        [split-s] flies its Split-S into the ground
        [overdive] overdives into the ground
        [dive] dives into the ground
       *[other] crashes
    } { $toll ->
        [hurt] and takes { $cards ->
            [one] { $cards } damage card
           *[other] { $cards } damage cards
        }
       *[lost] and is lost
    }.
# $at: centimetres from the left and from the Central Powers' edge. $bearing: "north-east (60°)".
taxied = { $plane } taxies to { $at } cm, heading { $bearing }.
    .clause = { $plane } taxies to { $at } cm, heading { $bearing }
    .deed = taxies to { $at } cm, heading { $bearing }
extinguished =
    Ground crew put out a flame on { $plane }: { $counters ->
        [one] { $counters } flame counter
       *[other] { $counters } flame counters
    } left.
collided = { $pieces } collide.
barrage = { $plane } flies into a balloon barrage and is lost.
barrage-cables = { $plane } flies into the cables of { $balloons } and is lost.
clouded = { $plane } climbs into the clouds, out of sight.
    .clause = { $plane } climbs into the clouds, out of sight
    .deed = climbs into the clouds, out of sight
# $cards: a list of maneuver cards.
unclouded-lost = What { $plane } flew up there is laid out: { $cards }.
unclouded = { $plane } comes out of the clouds.
unclouded-having-flown = { $plane } comes out of the clouds, having flown { $cards } up there.
# $pose: where, and which way it heads.
starts = { $plane } starts at { $pose }.
arrives = { $plane } arrives at { $pose }.
photographed = { $plane } photographs { $target }.
bombs-destroy = { $plane } drops its bombs and destroys { $target }.
bombs-damage = { $plane } drops its bombs and damages { $target }.
side-scores = The { $side } score { $points }: { $deed }.
player-scores = { $player } scores { $points }: { $deed }.

## Where the game stands

# $turn and $stage: which turn it is, and what is going on. $points: those of both sides.
headline =
    { $scenario }, { $turn }, { $stage }: { $entente } against { $central } in the air{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } still to come
    }{ $aloft ->
        [0] { "" }
        [one] , { $aloft } balloon aloft
       *[other] , { $aloft } balloons aloft
    }; { $points }.
headline-won = { $scenario }, over: { $winners } won, { $points }.
headline-drawn = { $scenario }, over: a draw, { $points }.
# $reason: how it ended.
headline-lost = { $scenario }, over: { $reason }, { $points }.
side-points = { $side } { $points }

## How it ended

# $reason: one of the messages below.
result-won = { $winners } won: { $reason }.
result-drawn = A draw: { $reason }.
# `.clause` is a part of a longer sentence; …-reason follows who has won, as its `.form` says: clause, sentence, or draw.
# $why: turns-over, one-side-flies (the one called $side), scenario-over or nobody-flies. $points: those of both sides.
how-pictures-home = The pictures were brought home.
    .clause = the pictures were brought home
    .form = sentence
how-no-pictures =
    { $why ->
        [turns-over] All { $turns } turns are over
        [one-side-flies] Only the { $side } still fly
        [scenario-over] The scenario is over
       *[nobody-flies] Nobody is left in the air
    }, and no pictures were brought home: a draw.
    .clause =
        { $why ->
            [turns-over] all { $turns } turns are over
            [one-side-flies] only the { $side } still fly
            [scenario-over] the scenario is over
           *[nobody-flies] nobody is left in the air
        }, and no pictures were brought home: a draw
    .form = draw
how-pictures-lost =
    { $why ->
        [turns-over] All { $turns } turns are over
        [one-side-flies] Only the { $side } still fly
        [scenario-over] The scenario is over
       *[nobody-flies] Nobody is left in the air
    }, and no pictures were brought home.
    .clause =
        { $why ->
            [turns-over] all { $turns } turns are over
            [one-side-flies] only the { $side } still fly
            [scenario-over] the scenario is over
           *[nobody-flies] nobody is left in the air
        }, and no pictures were brought home
    .form = sentence
how-left-alone =
    { $why ->
        [turns-over] All { $turns } turns are over.
        [one-side-flies] Only the { $side } still fly.
        [scenario-over] The scenario is over.
       *[nobody-flies] Nobody is left in the air.
    }
    .clause =
        { $why ->
            [turns-over] all { $turns } turns are over
            [one-side-flies] only the { $side } still fly
            [scenario-over] the scenario is over
           *[nobody-flies] nobody is left in the air
        }
    .form = sentence
how-last-flying =
    { $why ->
        [turns-over] All { $turns } turns are over
        [one-side-flies] Only the { $side } still fly
        [scenario-over] The scenario is over
       *[nobody-flies] Nobody is left in the air
    }: { $points }.
    .clause =
        { $why ->
            [turns-over] all { $turns } turns are over
            [one-side-flies] only the { $side } still fly
            [scenario-over] the scenario is over
           *[nobody-flies] nobody is left in the air
        }: { $points }
    .form = sentence
how-points =
    { $why ->
        [turns-over] All { $turns } turns are over
        [one-side-flies] Only the { $side } still fly
        [scenario-over] The scenario is over
       *[nobody-flies] Nobody is left in the air
    }; points decide: { $points }.
    .clause =
        { $why ->
            [turns-over] all { $turns } turns are over
            [one-side-flies] only the { $side } still fly
            [scenario-over] the scenario is over
           *[nobody-flies] nobody is left in the air
        }; points decide: { $points }
    .form = sentence
how-match-points =
    { $why ->
        [turns-over] All { $turns } turns are over
        [one-side-flies] Only the { $side } still fly
        [scenario-over] The scenario is over
       *[nobody-flies] Nobody is left in the air
    }; match points decide: { $points }.
    .clause =
        { $why ->
            [turns-over] all { $turns } turns are over
            [one-side-flies] only the { $side } still fly
            [scenario-over] the scenario is over
           *[nobody-flies] nobody is left in the air
        }; match points decide: { $points }
    .form = sentence
# $scores: a list of numbers.
how-seats =
    { $why ->
        [turns-over] All { $turns } turns are over
        [one-side-flies] Only the { $side } still fly
        [scenario-over] The scenario is over
       *[nobody-flies] Nobody is left in the air
    }; each seat scores for itself: { $scores }.
    .clause =
        { $why ->
            [turns-over] all { $turns } turns are over
            [one-side-flies] only the { $side } still fly
            [scenario-over] the scenario is over
           *[nobody-flies] nobody is left in the air
        }; each seat scores for itself: { $scores }
    .form = sentence
how-marginal-victory = A marginal victory: the { $side } score { $score }.
    .clause = a marginal victory: the { $side } score { $score }
how-marginal-victory-reason = the { $side } score { $score }, a marginal victory
    .form = clause
how-decisive-victory = A decisive victory: the { $side } score { $score }.
    .clause = a decisive victory: the { $side } score { $score }
how-decisive-victory-reason = the { $side } score { $score }, a decisive victory
    .form = clause
how-victory = A victory: the { $side } score { $score }.
    .clause = a victory: the { $side } score { $score }
how-victory-reason = the { $side } score { $score }, a victory
    .form = clause
how-no-points = A draw: the { $side } score { $score }.
    .clause = a draw: the { $side } score { $score }
how-no-points-reason = The { $side } score { $score }, a draw.
    .form = draw
how-defeat = A defeat: the { $side } score { $score }.
    .clause = a defeat: the { $side } score { $score }
how-defeat-reason = the { $side } score { $score }, a defeat
    .form = clause

## What became of a player's airplanes, and what they scored

# $fate: hurt or unhurt where it still flies; left, waiting, shot-down, exploded or crashed.
fate =
    { $plane } ({ $model }): { $fate ->
        [hurt] still here after { $cards ->
            [one] { $cards } damage card
           *[other] { $cards } damage cards
        }
        [unhurt] still here and unhurt
        [left] off the table
        [waiting] never in the air
        [exploded] exploded
        [crashed] crashed
       *[shot-down] shot down
    }.
your-score = Your score: { $points }.
# $sides: the points of both sides.
your-score-with-sides = Your score: { $points } ({ $sides }).
