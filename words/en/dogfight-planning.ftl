# The dogfight's plan: its cards, what is wrong with them, what a player is told with it, tailing, dangers.

## The form of a plan

plan-turn = Plan turn { $turn }
# $slot: first, second or third.
card-field =
    { $slot ->
        [first] first card
        [second] second card
       *[third] third card
    }
hint-first = Tap three cards in the order in which they are flown; grey ones may not come next.
hint-second = The second card is flown from where the first one ends.
hint-third = The third card also binds your first one of the next turn.
# $number: of the card. $card: the maneuver.
card-option = { $number } · { $card }
note-split-s = down, as a Split-S
note-overdive = steep, begins an overdive
note-steep = steep

## Refusals of a plan

planned-twice = Card { $number } is planned twice for airplane { $plane }; each card can be flown once a turn.
# $slot: first, second or third.
card-missing =
    Airplane { $plane } still needs its { $slot ->
        [first] first card
        [second] second card
       *[third] third card
    }.
# $card: what was answered, in quotation marks.
no-such-card = Deck { $deck } of airplane { $plane } has no card { $card }; its cards are numbered { $least } to { $most }.
# $fault: one of the clauses below.
refused = Airplane { $plane }: { $fault }.
# $penalty: lost, strained (a damage card as well) or straight.
risk =
    { $fault }; { $penalty ->
        [lost] the airplane is lost
        [strained] a straight is flown instead, and a damage card taken
       *[straight] a straight is flown instead
    }.

## What is wrong with a card: clauses, each within “refused” or “risk”

# $card: the card, $before: the one before it; each is a name-card, or name-no-card.
fault-steep-after-steep = { $card } is steep and may not follow { $before }, which is steep too
fault-no-straight-before = an Immelmann needs a straight just before it; { $card } follows { $before }
fault-no-straight-after = an Immelmann needs a straight just after it; { $card } follows { $before }
fault-rudder-jammed = the rudder is jammed and { $card } turns to its bad side
fault-straight-while-burning = { $card } is a straight, and a burning airplane may not plan one
fault-no-stall = the engine is damaged and needs a stall each turn; none is planned
fault-climb-with-immelmann = an Immelmann and a climb cannot be flown in one turn; { $card } is one too many
fault-dive-with-split-s = a Split-S and a dive cannot be flown in one turn; { $card } is one too many
fault-no-straight-to-overdive = an overdive ends with a straight; { $card } follows { $before }
fault-too-low-to-overdive = an overdive needs level 2 or more; { $card } is flown lower
fault-no-straight-to-land = after touching down it rolls by a straight; { $card } is none
fault-no-stall-to-land = a landing ends with a stall; { $card } is none
fault-no-straight-to-take-off = it takes off by stall, straight and climb; { $card } is no straight
fault-no-climb-to-take-off = it takes off by stall, straight and climb; { $card } is no climb
# $number: of the card. $card: the maneuver.
name-card = card { $number } ({ $card })
name-no-card = no card at all

## What a player is told with the question

# $flown, $commanded: lists of name-alike. $sort: flown, commanded or both.
own =
    { $sort ->
        [flown] You fly { $flown }.
        [commanded] You command { $commanded }.
       *[both] You fly { $flown } and command { $commanded }.
    }
# Pieces of one kind: “M1 and M2 (machine gun)”. $pieces: their ids. $name: what they are, without brackets.
name-alike = { $pieces } ({ $name })
open-straight = { $plane } must open with a straight, after its Immelmann.
open-not-steep = { $plane } may not open with a steep card, after its steep one.
open-overdive = { $plane } may open with no steep card but a dive, as an overdive.
# $side: left, right, left-right or right-left.
rudder-jammed =
    { $plane }'s rudder is jammed: no cards to the { $side ->
        [left] left
        [right] right
        [left-right] left or right
       *[right-left] right or left
    } this turn.
engine-damaged = { $plane }'s engine is damaged: one of its cards must be a stall.
# $straights: another (it has to begin with one) or none.
burns =
    { $plane } burns: it may not plan { $straights ->
        [another] another straight
       *[none] a straight
    }.
pilot-wounded = { $plane }'s pilot is wounded: its front gun is silent after a steep card or an Immelmann.
tails = { $plane } tails { $target } and will see its next card.
has-pictures = { $plane } has the pictures of { $target }: bring them home over your own edge.
# $mission: photograph or bomb.
observer-hit =
    { $plane }'s observer is hit: { $plane } cannot { $mission ->
        [photograph] photograph { $target }
       *[bomb] bomb { $target }
    } any more.
# $planes: who may do it. $height: any, or level. $near: centimetres.
to-photograph =
    { $planes } carries the camera: to photograph { $target }, fly a stall { $height ->
        [level] at level { $level } that
       *[any] that
    } begins no more than half a ruler ({ $near } cm) from it.
to-bomb =
    { $planes } carries the bombs: to destroy { $target }, fly { $height ->
        [level] no higher than level { $level } over
       *[any] over
    } its middle.
to-drop-bombs =
    { $planes } carries the bombs: they destroy { $target } if they fall while { $planes }'s card lies { $height ->
        [level] no higher than level { $level } over
       *[any] over
    } its middle, and damage it anywhere else over its card.

## Tailing

choose-tail = Choose whom to tail
# $planes: a list of airplanes.
several-ahead = { $planes } can follow more than one enemy.
whom-to-tail = whom to tail
look = Tailing, round { $round }
# $number, $card: of the card that the enemy shows.
seen = { $plane } tails { $target }, whose next card is { $number } ({ $card }).
may-rearrange = You may put your own cards that still lie face down into another order.
your-order = your order; { $target } will fly { $number } ({ $card })
note-planned = as planned
as-planned = As planned
note-next = next
# $case: what the enemy's card does: left, right or ahead.
tail-case =
    if { $target } { $case ->
        [left] turns left
        [right] turns right
       *[ahead] turns neither way
    }

## Dangers of a plan

# $number: which card of the turn.
strayed = { $plane } is out when it comes down: it left the table in the clouds.
crashes = { $plane } crashes with card { $number }.
comes-down-off-table = { $plane } comes down off the table with card { $number }.
leaves = { $plane } flies off the table with card { $number }.
strays = { $plane } flies off the table with card { $number }, in the clouds, and is out when it comes down.
# $balloons: whose cables.
cables = { $plane } flies into the cables of { $balloons } with card { $number }.
lands = { $plane } touches down with card { $number }, and has to come to a stand.
shelled = { $plane } is under the shell of { $gun } with card { $number }.
meets = { $plane } and { $other } collide with card { $number }.
bumps = { $plane } collides with { $balloon } with card { $number }.
