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
hint-first = Pick three cards in the order you'll fly them. Gray cards can't come next.
hint-second = You fly the second card from where the first one ends.
hint-third = Your third card also decides what you may open with next turn.
# $number: of the card. $card: the maneuver.
card-option = { $number } · { $card }
note-split-s = down, as a Split-S
note-overdive = steep, begins an overdive
note-steep = steep

## Refusals of a plan

planned-twice = Airplane { $plane } can't fly card { $number } twice in one turn.
# $slot: first, second or third.
card-missing =
    { $slot ->
        [first] Pick the first card for airplane { $plane }.
        [second] Pick the second card for airplane { $plane }.
       *[third] Pick the third card for airplane { $plane }.
    }
# $card: what was answered, in quotation marks.
no-such-card = Airplane { $plane } has no card { $card }: deck { $deck } runs from { $least } to { $most }.
# $card: the card, $before: the one before it; each is a name-card; nothing where there is none. $slot: which card of the plan it is,
# first, second or third.
refused-steep-after-steep = { $plane } can't fly two steep cards in a row: { $before }, then { $card }.
refused-no-straight-before = { $plane } must fly straight just before { $card }.
refused-no-straight-after =
    { $slot ->
        [first] { $plane } must fly straight first, after its Immelmann, not { $card }.
       *[later] { $plane } must fly straight after its Immelmann, not { $card }.
    }
refused-rudder-jammed = { $plane } can't fly { $card }: its rudder is jammed to that side.
refused-straight-while-burning = { $plane } is burning and can't fly straight: swap { $card }.
refused-no-stall = { $plane } needs a stall among its three cards: its engine is damaged.
refused-climb-with-immelmann = { $plane } can't climb and fly an Immelmann in one turn: swap { $card }.
refused-dive-with-split-s = { $plane } can't dive and fly a Split-S in one turn: swap { $card }.
refused-no-straight-to-overdive = { $plane } must end its overdive with a straight after { $before }, not { $card }.
refused-too-low-to-overdive = { $plane } is too low to overdive with { $card }: it takes level 2.
refused-no-straight-to-land = { $plane } must roll straight after touching down, not { $card }.
refused-no-stall-to-land = { $plane } must end its landing with a stall, not { $card }.
refused-no-straight-to-take-off = { $plane } takes off by stall, straight and climb: { $card } is no straight.
refused-no-climb-to-take-off = { $plane } takes off by stall, straight and climb: { $card } is no climb.
# What comes of such a card where it may be planned. $penalty: lost, strained (a damage card as well) or straight.
# .clause is the same without a full stop, as it stands on a picture.
risk =
    { $penalty ->
        [lost] { $plane } is lost with { $card }
        [strained] { $plane } flies straight instead of { $card } and takes a damage card
       *[straight] { $plane } flies straight instead of { $card }
    }: { $why ->
        [steep-after-steep] it is steep, and so is { $before }
        [no-straight-before] an Immelmann needs a straight before it
        [no-straight-after] an Immelmann needs a straight after it
        [rudder-jammed] its rudder is jammed to that side
        [straight-while-burning] it is burning
        [no-stall] its damaged engine needs a stall each turn
        [climb-with-immelmann] it can't climb and fly an Immelmann in one turn
        [dive-with-split-s] it can't dive and fly a Split-S in one turn
        [no-straight-to-overdive] an overdive ends with a straight
        [too-low-to-overdive] it is too low for an overdive
        [no-straight-to-land] it must roll straight after touching down
        [no-stall-to-land] a landing ends with a stall
        [no-straight-to-take-off] it takes off by stall, straight and climb
       *[no-climb-to-take-off] it takes off by stall, straight and climb
    }.
    .clause =
        { $penalty ->
            [lost] { $plane } is lost with { $card }
            [strained] { $plane } flies straight instead of { $card }, and takes damage
           *[straight] { $plane } flies straight instead of { $card }
        }
# $number: of the card. $card: the maneuver.
name-card = card { $number } ({ $card })

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
open-straight = { $plane } must fly straight first, after its Immelmann.
open-not-steep = { $plane } can't open with a steep card: its last one was steep.
open-overdive = { $plane } can't open with a steep card, except with a dive, for an overdive.
# $side: left, right, left-right or right-left.
rudder-jammed =
    The rudder of { $plane } is jammed: no cards to the { $side ->
        [left] left
        [right] right
        [left-right] left or right
       *[right-left] right or left
    } this turn.
engine-damaged = The engine of { $plane } is damaged: make one of its cards a stall.
# $straights: another (it has to begin with one) or none.
burns =
    { $straights ->
        [another] { $plane } is burning: no other straight this turn.
       *[none] { $plane } is burning: no straights this turn.
    }
pilot-wounded = The pilot of { $plane } is wounded: the front gun can't fire after a steep card or an Immelmann.
tails = { $plane } tails { $target } and will see its next card.
has-pictures = { $plane } has its pictures of { $target }: bring them home over your own edge.
# $mission: photograph or bomb.
observer-hit =
    { $mission ->
        [photograph] { $plane } can no longer photograph { $target }: its observer is hit.
       *[bomb] { $plane } can no longer bomb { $target }: its observer is hit.
    }
# $planes: who may do it. $height: any, or level. $near: centimetres.
to-photograph =
    { $height ->
        [level] To photograph { $target }, fly a stall with { $planes } that begins at level { $level }, within half a ruler ({ $near } cm) of it.
       *[any] To photograph { $target }, fly a stall with { $planes } that begins within half a ruler ({ $near } cm) of it.
    }
to-bomb =
    { $height ->
        [level] To bomb { $target }, fly over its middle with { $planes }, at level { $level } or lower.
       *[any] To bomb { $target }, fly over its middle with { $planes }.
    }
to-drop-bombs =
    { $height ->
        [level] To destroy { $target }, drop your bombs with { $planes } over its middle, at level { $level } or lower. Anywhere else over its card they only damage it.
       *[any] To destroy { $target }, drop your bombs with { $planes } over its middle. Anywhere else over its card they only damage it.
    }

## Tailing

choose-tail = Whom do you tail?
# $planes: a list of airplanes.
several-ahead = More than one enemy flies ahead of { $planes }.
whom-to-tail = whom to tail
look = Round { $round }: a look at a tailed card
# $number, $card: of the card that the enemy shows.
seen = { $plane } tails { $target }. Its next card is { $number } ({ $card }).
may-rearrange = You can put your face-down cards in a new order.
your-order = your order, now that { $target } will fly { $number } ({ $card })
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

# $number: which card of the turn, 1, 2 or 3. `.clause` is the same without a full stop, as it stands on a picture.
strayed = { $plane } left the table in the clouds, and is out when it comes down.
    .clause = { $plane } left the table in the clouds, and is out when it comes down
crashes =
    { $plane } crashes on the { $number ->
        [1] first
        [2] second
       *[3] third
    } card.
    .clause =
        { $plane } crashes on the { $number ->
            [1] first
            [2] second
           *[3] third
        } card
comes-down-off-table =
    { $plane } comes down off the table on the { $number ->
        [1] first
        [2] second
       *[3] third
    } card.
    .clause =
        { $plane } comes down off the table on the { $number ->
            [1] first
            [2] second
           *[3] third
        } card
leaves =
    { $plane } flies off the table on the { $number ->
        [1] first
        [2] second
       *[3] third
    } card.
    .clause =
        { $plane } flies off the table on the { $number ->
            [1] first
            [2] second
           *[3] third
        } card
strays =
    { $plane } flies off the table in the clouds on the { $number ->
        [1] first
        [2] second
       *[3] third
    } card, and is out when it comes down.
    .clause =
        { $plane } flies off the table in the clouds on the { $number ->
            [1] first
            [2] second
           *[3] third
        } card, and is out when it comes down
# $balloons: whose cables.
cables =
    { $plane } flies into the cables of { $balloons } on the { $number ->
        [1] first
        [2] second
       *[3] third
    } card.
    .clause =
        { $plane } flies into the cables of { $balloons } on the { $number ->
            [1] first
            [2] second
           *[3] third
        } card
lands =
    { $plane } touches down on the { $number ->
        [1] first
        [2] second
       *[3] third
    } card, and must come to a stop.
    .clause =
        { $plane } touches down on the { $number ->
            [1] first
            [2] second
           *[3] third
        } card, and must come to a stop
shelled =
    A shell from { $gun } hits { $plane } on the { $number ->
        [1] first
        [2] second
       *[3] third
    } card.
    .clause =
        A shell from { $gun } hits { $plane } on the { $number ->
            [1] first
            [2] second
           *[3] third
        } card
meets =
    { $plane } and { $other } collide on the { $number ->
        [1] first
        [2] second
       *[3] third
    } card.
    .clause =
        { $plane } and { $other } collide on the { $number ->
            [1] first
            [2] second
           *[3] third
        } card
bumps =
    { $plane } collides with { $balloon } on the { $number ->
        [1] first
        [2] second
       *[3] third
    } card.
    .clause =
        { $plane } collides with { $balloon } on the { $number ->
            [1] first
            [2] second
           *[3] third
        } card
