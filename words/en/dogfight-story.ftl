# What happened in a dogfight, in sentences; where the game stands; how it ended.
#
# $plane, $target, $shooter, $gun, $balloon and $piece are pieces: a letter or a short code ("A", "G1"), where it is
# mentioned for the first time with what it is in brackets. $side is the name of a side (Entente, Central Powers), and
# $side-number whether that is singular or plural. $who is you where the only airplane of the reader is meant, else piece.
# Damage is damage, and counted as such; points are what a victory is counted in.

## Who is who

name-introduced-plane = { $plane } ({ $model }, { $player })
name-introduced = { $piece } ({ $name })
# $number: the number of a card. $name: what it is called.
name-maneuver = { $number } ({ $name })

## Where and when

round = Round { $round }:
turn-round = Turn { $turn }, round { $round }:
# What a side did as usual is told after this.
usual = { $side }:
# $at: centimetres from the left and from the Central Powers' edge, "12, 34".
spot = { $at } cm
spot-level = { $at } cm, level { $level }
pose = { $at } cm, heading { $bearing }
pose-level = { $at } cm, heading { $bearing }, level { $level }

## The beginning

begins = { $scenario } ({ $edition }) begins.
# $pieces: those of each kind together, "M1 and M2 (machine gun)".
crew-flies = { $player } flies { $pieces } for the { $side }.
crew-commands = { $player } commands { $pieces } for the { $side }.
crew-both = { $player } flies { $planes } and commands { $pieces } for the { $side }.
also-has =
    { $side-number ->
        [singular] The { $side } also has { $pieces }.
       *[plural] The { $side } also have { $pieces }.
    }
# $pieces: a list of codes. $name: what each of them is.
name-alike = { $pieces } ({ $name })
rules-in-force = Rules in force: { $rules }.
turn-limit = The game ends after turn { $turn } at the latest.

## What it is about

mission-photograph =
    { $side-number ->
        [singular] The { $side } has to photograph { $target } and bring the pictures home.
       *[plural] The { $side } have to photograph { $target } and bring the pictures home.
    }
mission-bomb =
    { $side-number ->
        [singular] The { $side } has to bomb { $target }.
       *[plural] The { $side } have to bomb { $target }.
    }
won-last-flying = The last side in the air wins. If both are still flying at the end, points decide.
won-points = The side with more points wins.
won-seats = Everyone plays for themselves: the most points win.
won-pictures = Bring the pictures home and you win; so does the last side in the air.
# $levels: which of the two victories there are: both, marginal, decisive or none. $zero: what 0 points are, draw or loss.
won-sign =
    { $side-number ->
        [singular] The { $side } wins with more than 0 points
       *[plural] The { $side } win with more than 0 points
    }{ $levels ->
        [both] : up to { $marginal } for a marginal victory, { $decisive } or more for a decisive one
        [marginal] : up to { $marginal } for a marginal victory
        [decisive] : { $decisive } or more for a decisive one
       *[none] { "" }
    }. { $zero ->
        [draw] 0 points make a draw.
       *[loss] With 0 or less, it is a defeat.
    }
match-points = You score 2 points for each enemy airplane you shoot down and 1 for each that leaves the table, and lose 1 for each of your own that is shot down.
# $terms: what it scores for, as the next two messages have it, with “;” between them.
points-for = Points for the { $side }: { $terms }.
# $deed: what is scored for, as the scenario calls it.
name-term = { $deed } { $points }
# $conditions: a list of the messages that follow.
name-term-only = { $deed } { $points } ({ $conditions })
name-only-faced = only while it has an enemy in play
name-only-unfinished = only while an enemy trench or machine gun is unhurt
name-only-balloons = only while enemy balloons are up
name-only-before-mission = only before the mission is done
name-only-never-done = only if the mission is never done
name-only-down = only once it is down
name-at-most = at most { $points } a card
# $place: first, or also for each that follows. $unless: burning where the game goes on while a balloon burns, or never.
end-side-out =
    { $place ->
        [also] It also ends when one side has no airplanes left
       *[first] The game ends when one side has no airplanes left
    }{ $unless ->
        [burning] , unless a balloon is burning in the air
       *[never] { "" }
    }.
end-out =
    { $place ->
        [also] It also ends
       *[first] The game ends
    } { $side-number ->
        [singular] when the { $side } has no airplanes left
       *[plural] when the { $side } have no airplanes left
    }{ $unless ->
        [burning] , unless a balloon is burning in the air
       *[never] { "" }
    }.
end-all-out =
    { $place ->
        [also] It also ends when nobody has an airplane left
       *[first] The game ends when nobody has an airplane left
    }{ $unless ->
        [burning] , unless a balloon is burning in the air
       *[never] { "" }
    }.
end-mission-over =
    { $place ->
        [also] It also ends
       *[first] The game ends
    } when the mission of the { $side } is over { $other-number ->
        [singular] and the { $other } has no airplanes left
       *[plural] and the { $other } have no airplanes left
    }{ $unless ->
        [burning] , unless a balloon is burning in the air
       *[never] { "" }
    }.
end-mission-done =
    { $place ->
        [also] It also ends when the mission of the { $side } is done
       *[first] The game ends when the mission of the { $side } is done
    }{ $unless ->
        [burning] , unless a balloon is burning in the air
       *[never] { "" }
    }.
end-idle =
    { $place ->
        [also] It also ends when only one side is flying and nobody fires for
       *[first] The game ends when only one side is flying and nobody fires for
    } { $turns ->
        [one] a turn
       *[other] { $turns } turns
    }{ $unless ->
        [burning] , unless a balloon is burning in the air
       *[never] { "" }
    }.
home-at-limit = An airplane that is still flying after the last turn counts as gone home.
home-at-limit-for =
    { $side-number ->
        [singular] The { $side }'s airplanes that are still flying after the last turn count as gone home.
       *[plural] The { $side }' airplanes that are still flying after the last turn count as gone home.
    }
burning-drachens = If the game ends early, burning balloons go on burning for the turns that are left.

## Turns and plans

turn = Turn { $turn }: everyone plans three maneuvers.
# $card: a maneuver card with its name. $why: what made it illegal.
illegal =
    { $plane } flies straight instead of card { $card }: { $why ->
        [steep-after-steep] two steep cards in a row are illegal
        [no-straight-before] an Immelmann needs a straight before it
        [no-straight-after] an Immelmann needs a straight after it
        [rudder-jammed] the rudder is jammed
        [straight-while-burning] no straights while burning
        [no-stall] the damaged engine needs a stall
        [climb-with-immelmann] a climb and an Immelmann can't share a turn
        [dive-with-split-s] a dive and a Split-S can't share a turn
        [no-straight-to-overdive] an overdive ends with a straight
        [too-low-to-overdive] it is too low for an overdive
        [no-straight-to-land] a landing needs a straight there
        [no-stall-to-land] a landing ends with a stall
        [no-straight-to-take-off] a takeoff needs a straight there
        [no-climb-to-take-off] a takeoff ends with a climb
       *[other] it is against the rules
    }.
out-of-control =
    { $plane } goes out of control with card { $card } and is lost: { $why ->
        [steep-after-steep] two steep cards in a row are illegal
        [no-straight-before] an Immelmann needs a straight before it
        [no-straight-after] an Immelmann needs a straight after it
        [rudder-jammed] the rudder is jammed
        [straight-while-burning] no straights while burning
        [no-stall] the damaged engine needs a stall
        [climb-with-immelmann] a climb and an Immelmann can't share a turn
        [dive-with-split-s] a dive and a Split-S can't share a turn
        [no-straight-to-overdive] an overdive ends with a straight
        [too-low-to-overdive] it is too low for an overdive
        [no-straight-to-land] a landing needs a straight there
        [no-stall-to-land] a landing ends with a stall
        [no-straight-to-take-off] a takeoff needs a straight there
        [no-climb-to-take-off] a takeoff ends with a climb
       *[other] it is against the rules
    }.
strained =
    The strain costs { $plane } { $cards ->
        [one] { $cards } damage card
       *[other] { $cards } damage cards
    }.
# $cards: maneuver cards with their names.
flies = { $plane } flies { $cards }.
left = { $plane } flies off the table and is out of the game.
left-in-clouds = { $plane } left the table while in the clouds, and is out of the game.
# $players: a list of players. $stage: what they are asked.
asked =
    Over to { $players }: { $stage ->
        [muster] get ready for the first turn
        [arrive] choose where to come in
        [tail] choose whom to tail
        [look] choose the order of your cards, now that you have seen the enemy's
        [taxi] move on the ground
        [shell] direct the guns
        [bomb] drop the bombs or keep them
        [bail] jump from the balloon or stay
       *[fire] choose whom to fire at
    }.
reminder-steep = { $plane } can't open with a steep card next turn.
reminder-immelmann = { $plane } must open with a straight next turn.
reminder-straight = { $plane } may open with an Immelmann next turn.
reminder-overdive = { $plane } can't open with a steep card next turn, except with a dive, for an overdive.
over-draw = It's a draw.
over-won =
    { $side-number ->
        [singular] The { $side } wins!
       *[plural] The { $side } win!
    }

## Fire and damage

# $with: with which of its guns, where it has several; none otherwise. $distance: centimetres. $aimed: yes or no.
# $range: short or long; none for rifles.
fired =
    { $shooter } fires at { $target }{ $with ->
        [front] {" "}with the front gun
        [rear] {" "}with the rear gun
        [machine-gun] {" "}with the machine gun
        [infantry] {" "}with rifles
        [shell] {" "}with a shell
        [rockets] {" "}with rockets
       *[none] { "" }
    } from { $distance } cm{ $range ->
        [short] {" "}(short range)
        [long] {" "}(long range)
       *[none] { "" }
    }{ $aimed ->
        [yes] , taking aim
       *[no] { "" }
    }: { $cards ->
        [one] { $cards } damage card
       *[other] { $cards } damage cards
    } from deck { $deck }.
# $drawn: a list of damage cards. $source: fire or none. $limit: whether it is known how much it can take, yes or no.
drew =
    { $source ->
        [fire] { $who ->
            [you] { $shooter } hits you for { $drawn }.
           *[piece] { $shooter } hits { $plane } for { $drawn }.
        }
       *[none] { $who ->
            [you] You take { $drawn }.
           *[piece] { $plane } takes { $drawn }.
        }
    } { $limit ->
        [yes] Damage: { $points } of { $resistance }.
       *[no] Damage: { $points }.
    }
# A damage card that counts otherwise than it says.
name-counted-card = { $card } (counts { $counts })
name-explosion = an explosion
# The same for a card on the ground.
hit =
    { $source ->
        [fire] { $shooter } hits { $target } for { $drawn }.
       *[none] { $target } takes { $drawn }.
    } { $limit ->
        [yes] Damage: { $points } of { $resistance }.
       *[no] Damage: { $points }.
    }
# $gun: front or rear where it has both.
jammed =
    { $plane } jams its { $gun ->
        [front] front gun
        [rear] rear gun
       *[only] gun
    }: { $counters ->
        [one] { $counters } jam counter
       *[other] { $counters } jam counters
    }.
# $card: a damage card in words. $you: shooter or target, if either is the reader; else nobody.
jam-card =
    { $you ->
        [shooter] Your gun jammed on “{ $card }”, drawn by { $target }.
        [target] You drew “{ $card }”, and it jammed { $plane }.
       *[nobody] { $target } drew “{ $card }”, and it jammed { $plane }.
    }
cleared =
    { $plane } has cleared its { $gun ->
        [front] front gun
        [rear] rear gun
       *[only] gun
    }.
# $by: a list of pieces.
shot-down = { $plane } is shot down by { $by }.
goes-down = { $plane } goes down.
exploded = { $plane } explodes.
exploded-under-fire = { $plane } explodes under fire from { $by }.
returned =
    { $cards ->
        [one] { $cards } damage card of { $plane } goes back into the decks.
       *[other] { $cards } damage cards of { $plane } go back into the decks.
    }
reshuffled = Damage deck { $deck } has run out. All damage cards are shuffled back in; the damage itself stays.
# $points: of damage.
noted = { $plane } keeps a damage of { $points }, written down.
smoking =
    { $plane } trails smoke: { $counters ->
        [one] { $counters } smoke counter
       *[other] { $counters } smoke counters
    }.
burning =
    { $plane } { $why ->
        [second-smoke] was smoking, and now burns
        [neighbour] catches fire from its neighbor
       *[hit] catches fire
    }: { $counters ->
        [one] { $counters } flame counter
       *[other] { $counters } flame counters
    }.
pilot-hit = The pilot of { $plane } is hit.
pilot-hit-again = The pilot of { $plane } is hit again and can't fly on.
crippled-rudder_left =
    { $who ->
        [you] Your rudder is jammed: no turns or sideslips to the left in your next plan.
       *[piece] The rudder of { $plane } is jammed: no turns or sideslips to the left in its next plan.
    }
crippled-rudder_right =
    { $who ->
        [you] Your rudder is jammed: no turns or sideslips to the right in your next plan.
       *[piece] The rudder of { $plane } is jammed: no turns or sideslips to the right in its next plan.
    }
crippled-engine =
    { $who ->
        [you] Your engine is damaged: plan a stall every turn from now on.
       *[piece] The engine of { $plane } is damaged: plan it a stall every turn from now on.
    }
crippled-engine_lost =
    { $who ->
        [you] Your engine is hit again and stops: your airplane is lost.
       *[piece] The engine of { $plane } is hit again and stops: the airplane is lost.
    }
crippled-observer =
    { $who ->
        [you] Your observer is hit: your rear gun is silent for the rest of the game.
       *[piece] The observer of { $plane } is hit: its rear gun is silent for the rest of the game.
    }
# $state: balloon or plane where it burns on, out, or gone.
burnt =
    { $plane } burns: { $cards ->
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
smoke-cleared = { $plane } has stopped smoking.
flames-out = { $plane } has stopped burning.
disrupted =
    { $who ->
        [you] You are disrupted: you can't tail or take aim next round.
       *[piece] { $plane } is disrupted: it can't tail or take aim next round.
    }
tailed = { $plane } tails { $target } this turn.
# $card: a maneuver card with its name.
look =
    { $who ->
        [you] You tail { $target } and see its next card: { $card }.
       *[piece] { $plane } tails { $target } and sees its next card: { $card }.
    }
rearranged =
    { $who ->
        [you] You fly your cards in a new order.
       *[piece] { $plane } flies its cards in a new order.
    }
tail-lost = { $plane } no longer tails { $target }.

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
        [raised] aims higher
       *[lowered] aims lower
    }: the shell bursts at { $spot } { $due ->
        [1] after the next maneuver
       *[other] in { $due } maneuvers
    }.
retired = { $gun } takes its shot back and stays loaded.
burst-missed = A shell from { $gun } bursts at { $spot } and hits nobody.
# $hit: a list of $number pieces.
burst =
    A shell from { $gun } hits { $hit } at { $spot }: 1 damage card from deck { $deck }{ $number ->
        [1] { "" }
       *[other] {" "}each
    }.
# $guns: a list of $number guns.
reloads =
    { $number ->
        [1] { $guns } reloads.
       *[other] { $guns } reload.
    }
loaded-again =
    { $number ->
        [1] { $guns } is loaded again.
       *[other] { $guns } are loaded again.
    }
# $card: a damage card in words.
ranging-hit = { $gun } finds the range of { $target } with “{ $card }”: 1 damage card from deck { $deck }.
ranging-missed = { $gun } fires at { $target }, turns up “{ $card }” and misses.
# $by: a list of pieces. $fired: yes, or no where there is none.
silenced =
    { $fired ->
        [yes] Fire from { $by } silences { $target }.
       *[no] { $target } falls silent.
    }
gun-silenced =
    { $fired ->
        [yes] Fire from { $by } silences the machine gun of { $target }.
       *[no] The machine gun of { $target } falls silent.
    }
balloon-exploded =
    Balloon { $balloon } explodes{ $fired ->
        [yes] {" "}under fire from { $by }
       *[no] { "" }
    }.
balloon-destroyed =
    { $fired ->
        [yes] Fire from { $by } destroys balloon { $balloon }.
       *[no] Balloon { $balloon } is destroyed.
    }
blast-missed = The blast of { $balloon } hits nobody.
# $caught: a list of $number airplanes.
blast =
    The blast of { $balloon } hits { $caught }: 1 damage card from deck { $deck }{ $number ->
        [1] { "" }
       *[other] {" "}each
    }.
balloon-down = Balloon { $balloon } is down and out of the game.
balloon-down-burning = Balloon { $balloon } is down, still burning, and out of the game.
# $balloons: a list of $number balloons.
burning-on =
    { $number ->
        [1] { $balloons } burns
       *[other] { $balloons } burn
    } on for the { $turns ->
        [one] turn
       *[other] { $turns } turns
    } not played, before the points are counted.
descent-ordered = The winch takes balloon { $balloon } down.
descent-stopped = Balloon { $balloon } stops on its way down.
descent-resumed = Balloon { $balloon } goes on down.
# $height: a level, "level 3 and 1 climb counter".
lowered = Balloon { $balloon } sinks to { $height }.
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
    { $plane } fires { $rockets ->
        [one] { $rockets } rocket at { $target }. It arrives after the next maneuver.
       *[other] { $rockets } rockets at { $target }. They arrive after the next maneuver.
    }
rocket-hit =
    { $rockets ->
        [one] A rocket from { $plane } hits { $target }: { $rockets } damage card from deck { $deck }.
       *[other] Rockets from { $plane } hit { $target }: { $rockets } damage cards from deck { $deck }.
    }
# $meant: whom it was launched at.
rocket-hit-another =
    { $rockets ->
        [one] A rocket from { $plane }, meant for { $meant }, hits { $target } on its way: 1 damage card from deck { $deck }.
       *[other] Rockets from { $plane }, meant for { $meant }, hit { $target } on their way: 1 damage card from deck { $deck }.
    }
# $shooter and $balloon: the same airplane and target once more, without what they are.
rocket-missed =
    { $rockets ->
        [one] A rocket from { $plane } misses
       *[other] Rockets from { $plane } miss
    } { $target }: { $why ->
        [maneuver] { $shooter } did not fly on steadily
        [target] { $balloon } is no longer ahead of { $shooter }
        [level] { $shooter } is neither at the level of { $balloon } nor one above it
        [hit] { $shooter } was hit itself
       *[gone] { $balloon } is no longer in the air
    }.

## Altitude and arrivals

# $height: a level, "level 3 and 1 climb counter".
level-ground = { $plane } comes down to the ground.
level-climb = { $plane } climbs to { $height }.
level-dive = { $plane } dives to { $height }.
level-immelmann = { $plane } rises to { $height } with its Immelmann.
level-split-s = { $plane } drops to { $height } with a Split-S.
level-overdive = { $plane } overdives to { $height }.
level-other = { $plane } is now at { $height }.
landed = { $plane } has landed.
took-off = { $plane } takes off.
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
extinguished =
    The ground crew puts out a flame on { $plane }: { $counters ->
        [one] { $counters } flame counter
       *[other] { $counters } flame counters
    } left.
collided = { $pieces } collide.
barrage = { $plane } flies into a balloon barrage and is lost.
barrage-cables = { $plane } flies into the cables of { $balloons } and is lost.
clouded = { $plane } climbs into the clouds, out of sight.
# $cards: a list of maneuver cards.
unclouded-lost = The cards { $plane } flew up there: { $cards }.
unclouded = { $plane } comes out of the clouds.
unclouded-having-flown = { $plane } comes out of the clouds. It flew { $cards } up there.
# $pose: where, and which way it heads.
starts = { $plane } starts at { $pose }.
arrives = { $plane } comes in at { $pose }.
photographed = { $plane } photographs { $target }.
bombs-destroy = { $plane } drops its bombs and destroys { $target }.
bombs-damage = { $plane } drops its bombs and damages { $target }.
side-scores =
    { $points ->
        [one] { $points } point for the { $side }: { $deed }.
       *[other] { $points } points for the { $side }: { $deed }.
    }
player-scores =
    { $points ->
        [one] { $points } point for { $player }: { $deed }.
       *[other] { $points } points for { $player }: { $deed }.
    }

## Where the game stands

# $limit: the last turn, 0 if there is none. $round: 0 between rounds. $stage: what is going on. $entente, $central: how
# many airplanes are in the air. $points: those of both sides.
headline =
    { $scenario }, turn { $turn }{ $limit ->
        [0] { "" }
       *[other] {" "}of { $limit }
    }{ $round ->
        [0] { "" }
       *[other] , round { $round }
    }{ $stage ->
        [muster] , getting ready
        [arrive] , arrivals
        [tail] , tailing
        [plan] , planning
        [shell] , artillery
        [look] , a look at a tailed card
        [taxi] , on the ground
        [bomb] , bombs
        [bail] , observers
       *[fire] { "" }
    }. In the air: Central Powers { $central }, Entente { $entente }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } still to come
    }{ $aloft ->
        [0] { "" }
        [one] , { $aloft } balloon
       *[other] , { $aloft } balloons
    }. Points: { $points }.
headline-won = { $scenario } is over: { $winners } won. Points: { $points }.
headline-drawn = { $scenario } is over: a draw. Points: { $points }.
headline-lost = { $scenario } is over, and lost. Points: { $points }.
name-side-points = { $side } { $points }

## How it ended

result-won = { $winners } won.
result-drawn = It's a draw.
# $why: turns-over, one-side-flies (the one called $side), scenario-over or nobody-flies.
why =
    { $why ->
        [turns-over] All { $turns } turns are over.
        [one-side-flies] { $side-number ->
            [singular] Only the { $side } is still flying.
           *[plural] Only the { $side } are still flying.
        }
        [scenario-over] The scenario is over.
       *[nobody-flies] Nobody is left in the air.
    }
# $points: of both sides, or of all players, the most first.
final-score = Points: { $points }.
how-pictures-home = The pictures made it home.
how-no-pictures = The pictures never made it home.
how-marginal-victory =
    { $score ->
        [one] A marginal victory for the { $side }, with { $score } point.
       *[other] A marginal victory for the { $side }, with { $score } points.
    }
how-decisive-victory =
    { $score ->
        [one] A decisive victory for the { $side }, with { $score } point.
       *[other] A decisive victory for the { $side }, with { $score } points.
    }
how-victory =
    { $score ->
        [one] A victory for the { $side }, with { $score } point.
       *[other] A victory for the { $side }, with { $score } points.
    }
how-no-points =
    { $side-number ->
        [singular] The { $side } ends with { $score } points.
       *[plural] The { $side } end with { $score } points.
    }
how-defeat =
    { $score ->
        [one] A defeat for the { $side }, with { $score } point.
       *[other] A defeat for the { $side }, with { $score } points.
    }

## What became of a player's airplanes, and what they scored

# $fate: hurt or unhurt where it is still there; left, waiting, shot-down, exploded or crashed.
fate =
    { $who ->
        [you] { $fate ->
            [hurt] You came through with { $cards ->
                [one] { $cards } damage card
               *[other] { $cards } damage cards
            }
            [unhurt] You came through unhurt
            [left] You left the table
            [waiting] You never got into the air
            [exploded] Your airplane exploded
            [crashed] You crashed
           *[shot-down] You were shot down
        }
       *[piece] { $plane } ({ $model }) { $fate ->
            [hurt] came through with { $cards ->
                [one] { $cards } damage card
               *[other] { $cards } damage cards
            }
            [unhurt] came through unhurt
            [left] left the table
            [waiting] never got into the air
            [exploded] exploded
            [crashed] crashed
           *[shot-down] was shot down
        }
    }.
your-score =
    { $points ->
        [one] You scored { $points } point.
       *[other] You scored { $points } points.
    }
# $sides: the points of both sides.
your-score-with-sides =
    { $points ->
        [one] You scored { $points } point ({ $sides }).
       *[other] You scored { $points } points ({ $sides }).
    }
