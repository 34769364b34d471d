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

## In the thread

heading = ### So lief es
deeds = **Wie gewonnen wurde.** { $deeds }
small-print = -# Für die Siegchancen spielen Vertretungen von jedem Stand aus weiter, alles offen; für das Glück wird jeder Schritt mit anderen Würfeln nachgespielt.

# How it ended.
not-over = Noch nicht vorbei
lost = Die Partie ist verloren
drawn = Unentschieden
won = Sieg für { $winners }
# Said after what befell somebody, if it was the end.
ended = Hier endete die Partie.

## What might have been better. Chances are whole numbers, per cent. $who: ace (what an Ace, or thinking ahead, does) or
## thinking. $liked: whether they would, or might, have chosen it.

unlucky = Pech: Dieselben Entscheidungen bringen im Schnitt { $kept } %.
# $other: what would have been done otherwise. $liked also: would-also, might-also (beside what was chosen) or no.
better =
    { $liked ->
        [no] Besser wäre gewesen:
        [would] { $who ->
            [ace] Ein Ass hätte gewählt:
           *[thinking] Wer vorausdenkt, hätte gewählt:
        }
        [might] { $who ->
            [ace] Ein Ass hätte vielleicht gewählt:
           *[thinking] Wer vorausdenkt, hätte vielleicht gewählt:
        }
        [would-also] { $who ->
            [ace] Ein Ass hätte auch das gewählt:
           *[thinking] Wer vorausdenkt, hätte auch das gewählt:
        }
       *[might-also] { $who ->
            [ace] Ein Ass hätte vielleicht auch das gewählt:
           *[thinking] Wer vorausdenkt, hätte vielleicht auch das gewählt:
        }
    } { $other }. Das bringt im Schnitt { $keeps } %, die Wahl in der Partie { $against } %.
chosen-the-same =
    { $who ->
        [ace] { $liked ->
            [would] Ein Ass hätte dasselbe gewählt.
           *[might] Ein Ass hätte vielleicht dasselbe gewählt.
        }
       *[thinking] { $liked ->
            [would] Wer vorausdenkt, hätte dasselbe gewählt.
           *[might] Wer vorausdenkt, hätte vielleicht dasselbe gewählt.
        }
    }
nothing-better = Nichts anderes, was ich versucht habe, bringt mehr.
# A card that was tapped, and what it is aimed at.
tapped = „{ $answer }“
tapped-at = „{ $answer }: { $target }“
# At the end of a list.
other-answers =
    { $number ->
        [one] und eine weitere Antwort
       *[other] und { $number } weitere Antworten
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
name-dollars = ${ $amount }
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
