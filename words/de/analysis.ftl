# A finished game looked back upon: chances, turning points and luck.
#
# $turn: turn or round, what a turn of all players is called. $player: a name, or the name of a side.
# Chances are in percent, whole numbers.

percent = { $percent } %
# How long the game was.
length =
    { $turn ->
        [round] { $turns ->
            [one] { $turns } Runde
           *[other] { $turns } Runden
        }
       *[turn] { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Züge
        }
    }

## Chances

chart = Siegchancen
chart-note =
    { $turn ->
        [round] in Prozent, nach jeder Runde
       *[turn] in Prozent, nach jedem Zug
    }
from-to = { $before } → { $after } %
# $result: who won, in a few words. $length: `length`.
head = { $title }, { $length }, im Rückblick. { $result }.
# Chances of each side follow.
chances =
    { $turn ->
        [round] Siegchancen in Prozent, zu Beginn und nach jeder Runde:
       *[turn] Siegchancen in Prozent, zu Beginn und nach jedem Zug:
    }
chances-brief = Siegchancen:
# $chances: one for each turn.
side = { $player }: { $chances }.
side-brief = { $player }: anfangs { $before } %, am Ende { $after } %.

## Turning points

turning-points = Wendepunkte
    .note = wo eine Chance am stärksten fiel
# $number: of the turn.
swing =
    { $turn ->
        [round] Runde { $number }: { $player } { $before } → { $after } %
       *[turn] Zug { $number }: { $player } { $before } → { $after } %
    }
# $swing: `swing`.
swing-sentence = { $swing }.
nothing-decided =
    { $turn ->
        [round] Keine einzelne Runde hat die Partie entschieden.
       *[turn] Kein einzelner Zug hat die Partie entschieden.
    }

## Luck

luck = Glück in dieser Partie
    .note = was kam, in Klammern der Schnitt, ▲▼ weit daneben
    .note-short = was kam (Schnitt), ▲▼ weit daneben
luck-follows = Glück in dieser Partie, was kam und was dieselben Entscheidungen im Schnitt bringen (▲ viel mehr, ▼ viel weniger):
# $lucky: how lucky somebody was. After „hatte“, or alone beside a name.
name-luck =
    { $lucky ->
        [very] sehr viel Glück
        [quite] Glück
        [little] etwas Glück
        [very-un] sehr viel Pech
        [quite-un] Pech
        [little-un] etwas Pech
       *[neither] weder Glück noch Pech
    }
# $luck: name-luck. $lots: a list of `lot`.
luck-told = { $luck }: { $lots }.
luck-alone = { $luck }.
was = { $player } hatte { $luck }
# What chance brought, and on average. $place: first in its sentence, or later. $far: more, less or no.
lot =
    { $lot } { $got } ({ $place ->
        [first] im Schnitt{" "}
       *[later] { "" }
    }{ $expected }){ $far ->
        [more] {" "}▲
        [less] {" "}▼
       *[no] { "" }
    }
