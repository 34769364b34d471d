# Air Baron: pictures in words, for those who do not see them. At most 1,024 characters each, so every word counts.
#
# $troubled: yes, if there are $troubles (a list of name-trouble-…); else no.

## The board

# $stage: what the round is at. $goal: share and cash that win.
board =
    Air Baron, { $version ->
        [basic] Grundspiel
       *[advanced] erweitertes Spiel
    }, Runde { $round }: { $stage }. Ziel: { $goal }.
name-over = Partie vorbei
# $who: players, one or several ahead.
leading = Vorn: { $who }, { $share }.
waiting = Die Partie wartet auf { $airlines }.
# $airline: with its player, where there is room. $cash: “$12”, or “$20+” if only the largest bill is known.
# $hubs: name-hubs. $spokes: a list of name-at-hub, or name-no-spokes.
airline =
    { $airline }: Anteil { $share }, { $cash }{ $troubled ->
        [yes] , { $troubles }
       *[no] { "" }
    }; { $spokes }.
airline-hubs =
    { $airline }: Anteil { $share }, { $cash }{ $troubled ->
        [yes] , { $troubles }
       *[no] { "" }
    }; { $hubs }; { $spokes }.
airline-brief =
    { $airline } { $share }, { $cash }{ $troubled ->
        [yes] , { $troubles }
       *[no] { "" }
    }: { $spokes }.
# $count: of spokes. „Zubringer“ is the same in the plural.
airline-least = { $airline } { $share }, { $cash }, { $count } Zubringer.
airline-least-hubs = { $airline } { $share }, { $cash }, { $count } Zubringer; { $hubs }.
# $controlled, $dominated: codes of hubs. $which: controlled, dominated or both.
name-hubs =
    { $which ->
        [controlled] kontrolliert { $controlled }
        [dominated] dominiert { $dominated }
       *[both] kontrolliert { $controlled }, dominiert { $dominated }
    }
# Codes of spokes at a hub, one after the other.
name-at-hub = { $hub }: { $spokes }
name-no-spokes = keine Zubringer
name-with-jet = { $code } Jumbo
name-with-sst = { $code } SST
# What an airline suffers from. .opening: at the beginning of a sentence.
name-trouble-war = Preiskrieg
    .opening = Preiskrieg
name-trouble-strike = Streik
    .opening = Streik
name-trouble-loan = Kredit ${ $amount }
    .opening = Kredit ${ $amount }
name-trouble-debt = muss ${ $amount } zahlen
    .opening = Muss ${ $amount } zahlen
name-trouble-jets =
    { $number ->
        [one] { $number } Jumbo in Reserve
       *[other] { $number } Jumbos in Reserve
    }
    .opening =
    { $number ->
        [one] { $number } Jumbo in Reserve
       *[other] { $number } Jumbos in Reserve
    }
name-trouble-left = ausgestiegen
    .opening = Ausgestiegen
# $drawn: a list of markers.
drawn = Gezogen: { $drawn }.
name-negated = { $marker } entwertet
tracks = Staatsauftrag ${ $pays }, Einigung ${ $settlement }, Kredit bis ${ $loans }.
tracks-held = Staatsauftrag ${ $pays } ({ $holder }), Einigung ${ $settlement }, Kredit bis ${ $loans }.
recession = Rezession.
competitor = Lokale Konkurrenz: { $airline }.
# $spokes: codes with prices.
open = Frei: { $spokes }.
nothing-open = Kein Zubringer ist frei.

## One's own airline

mat = Deine Fluglinie { $airline }, Runde { $round }: ${ $cash } in bar, Marktanteil { $share }, Ziel: { $goal }.
mat-left = Deine Fluglinie { $airline }, Runde { $round }. { $left }
# $deeds: titles of deeds.
planned = Geplant: { $deeds }.
# $troubles: a list, of which the first is an .opening.
troubles = { $troubles }.
# $hubs: a list of name-holding.
holdings = Besitz: { $hubs }.
no-holdings = Noch keine Zubringer.
# $standing: controlled, dominated or none. $share: market share that it gives.
name-holding =
    { $city } { $standing ->
        [controlled] kontrolliert, { $share }
        [dominated] dominiert, { $share }
       *[none] nicht dominiert
    }: { $spokes }
# A plan or standing order, with what it is about.
order = { $label }: { $order }.
seen = Gesehen: { $markers }.

## A preview, a film

preview = Vorschau.
# $danger: a sentence without its full stop.
danger = { $danger }!
deed = { $title }: { $detail }
film = Ein Film von Air Baron, Runde { $round }.

## The card at the end

ending =
    Air Baron, { $version ->
        [basic] Grundspiel
       *[advanced] erweitertes Spiel
    }, zu Ende nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
# $loan: 0 if there is none. $left: yes, if it left the game; else no. $half: its total at half time.
figures =
    { $airline } ({ $player }): Summe { $total }, Anteil { $share }, ${ $cash }{ $loan ->
        [0] { "" }
       *[other] , Kredit ${ $loan }
    }{ $left ->
        [yes] , ausgestiegen
       *[no] { "" }
    }; zur Halbzeit { $half }; { $spokes } Zubringer, { $hubs ->
        [one] { $hubs } Drehkreuz
       *[other] { $hubs } Drehkreuze
    }, Übernahmen { $taken } von { $tried }.
