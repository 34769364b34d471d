# A finished game looked back upon: chances, turning points and luck.
#
# $turn: turn or round, what a turn of all players is called. $player: a name, or the name of a side.
# Chances are in percent, whole numbers.

percent = { $percent }%
# How long the game was.
length =
    { $turn ->
        [round] { $turns ->
            [one] { $turns } round
           *[other] { $turns } rounds
        }
       *[turn] { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }
    }

## In the thread

heading = ### How it went
# $deeds: what mattered most of what the winners did, in sentences.
deeds = **How it was won.** { $deeds }
small-print = -# To find the chances, I let stand-ins play on from each point with nothing hidden; to find the luck, I play every step again with other dice.

# How it ended.
not-over = Not over
lost = The game is lost
drawn = A draw
won = { $winners } won
# Said after what befell somebody, if it was the end.
ended = The game ended here.

## What might have been better. Chances are whole numbers, per cent. $who: ace (what an Ace, or thinking ahead, does) or
## thinking. $liked: whether they would, or might, have chosen it.

unlucky = Bad luck: the same choices keep { $kept }% on average.
# $other: what would have been done otherwise. $liked also: would-also, might-also (beside what was chosen) or no.
better =
    { $liked ->
        [no] Better would have been
        [would] { $who ->
            [ace] An Ace would have chosen
           *[thinking] Thinking ahead would have chosen
        }
        [might] { $who ->
            [ace] An Ace might have chosen
           *[thinking] Thinking ahead might have chosen
        }
        [would-also] { $who ->
            [ace] An Ace would also have chosen
           *[thinking] Thinking ahead would also have chosen
        }
       *[might-also] { $who ->
            [ace] An Ace might also have chosen
           *[thinking] Thinking ahead might also have chosen
        }
    } { $other }: that keeps { $keeps }% on average, this { $against }%.
chosen-the-same =
    { $who ->
        [ace] An Ace
       *[thinking] Thinking ahead
    } { $liked ->
        [would] would
       *[might] might
    } have chosen the same.
nothing-better = No other choice that was tried keeps more.
# A card that was tapped, and what it is aimed at.
tapped = “{ $answer }”
tapped-at = “{ $answer }: { $target }”
# At the end of a list.
other-answers =
    { $number ->
        [one] and { $number } other answer
       *[other] and { $number } other answers
    }

## Chances

chart = Chance of winning
chart-note =
    { $turn ->
        [round] in percent, after every round
       *[turn] in percent, after every turn
    }
from-to = { $before } → { $after }%
# $result: who won, in a few words. $length: `length`.
head = A look back at { $title }: { $length }. { $result }.
# Chances of each side follow.
chances =
    { $turn ->
        [round] Chances of winning in percent, at first and after each round:
       *[turn] Chances of winning in percent, at first and after each turn:
    }
chances-brief = Chances:
# $chances: one for each turn.
side = { $player }: { $chances }.
side-brief = { $player }: { $before }% at first, { $after }% in the end.

## Turning points

turning-points = Turning points
    .note = where a chance fell most
# $number: of the turn.
swing =
    { $turn ->
        [round] Round { $number }: { $player } { $before } → { $after }%
       *[turn] Turn { $number }: { $player } { $before } → { $after }%
    }
# $swing: `swing`.
swing-sentence = { $swing }.
nothing-decided =
    { $turn ->
        [round] No single round decided it.
       *[turn] No single turn decided it.
    }

## Luck

luck = Luck in this game
    .note = what came up, in brackets the average, ▲▼ far off
    .note-short = what came up (average), ▲▼ far off
luck-follows = Luck in this game: what came up, and what the same choices bring on average (▲ far more, ▼ far less):
# $lucky: how lucky somebody was.
name-luck =
    { $lucky ->
        [very] very lucky
        [quite] lucky
        [little] a little lucky
        [very-un] very unlucky
        [quite-un] unlucky
        [little-un] a little unlucky
       *[neither] neither lucky nor unlucky
    }
# $luck: name-luck. $lots: a list of `lot`.
luck-told = { $luck }: { $lots }.
luck-alone = { $luck }.
was = { $player } was { $luck }
name-dollars = ${ $amount }
# What chance brought, and on average. $place: first in its sentence, or later. $far: more, less or no.
lot =
    { $lot } { $got } ({ $expected }{ $place ->
        [first] {" "}on average
       *[later] { "" }
    }){ $far ->
        [more] {" "}▲
        [less] {" "}▼
       *[no] { "" }
    }
