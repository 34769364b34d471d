# Tables and records of every title: what a table refuses, and why a record does not tell the game that was played.
# Steps and versions of the rules are numbers, read as names (“Schritt 3”, “Version 2”).

## At a table

# $kind: exactly (one number of seats) or between. $least, $most, $seats: numbers of players.
wrong-seats =
    { $kind ->
        [exactly] { $most ->
            [one] Das ist ein Spiel für { $most } Person, nicht für { $seats }.
           *[other] Das ist ein Spiel für { $most } Personen, nicht für { $seats }.
        }
       *[between] Das ist ein Spiel für { $least } bis { $most } Personen, nicht für { $seats }.
    }
game-over = Diese Partie ist vorbei.
nothing-asked = Gerade wartet nichts auf dich.
nothing-to-withdraw = Du hast nichts, was du zurücknehmen könntest.
nothing-to-order = In dieser Partie gibt es keine Daueraufträge.
too-late-to-undo = Das lässt sich nicht mehr zurücknehmen.
no-new-dice = Eine Partie mit vorgegebenen Würfeln kann keine neuen bekommen.

# $why: together (several chose at once), chance (dice or cards), revealed (something hidden was seen).
cannot-undo =
    In Partie { $game } lässt sich nichts zurücknehmen: { $why ->
        [together] Mehrere haben gleichzeitig gewählt, und ihre Pläne liegen jetzt offen
        [chance] Seitdem haben Würfel oder Karten etwas entschieden
       *[revealed] Seitdem ist etwas Verdecktes ans Licht gekommen
    }.

## Older rules. $release: the release of Flugpost that plays by that version, such as “0.1.0”, or unknown.

# $version: by which it was begun. $now: the one in use.
ended-by-update =
    Diese Partie endet hier, und niemand gewinnt. Flugpost wurde aktualisiert und mit ihm die Regeln von { $title }: Sie begann mit Version { $version } ({ $release ->
        [unknown] aus einer anderen Ausgabe von Flugpost
       *[known] Flugpost { $release }
    }), und mit Version { $now } geht es nicht weiter. Was von ihr erzählt wurde, bleibt. Das tut uns leid! Mit `/game new` eröffnest du eine neue.
out-of-date =
    Partie { $game } wurde nach Version { $version } der Regeln von { $title } gespielt ({ $release ->
        [unknown] aus einer anderen Ausgabe von Flugpost
       *[known] Flugpost { $release }
    }); ich kann ihren Tisch nicht mehr aufbauen.
played-by-older =
    { $steps ->
        [one] Der erste Schritt dieser Partie wurde nach älteren Regeln gespielt.
       *[other] Die ersten { $steps } Schritte dieser Partie wurden nach älteren Regeln gespielt.
    }

## Reading a record

# $format: what the file says. $first, $now: the formats that are read.
other-format = Diese Aufzeichnung hat das Format „{ $format }“; lesbar sind hier { $first } und { $now }.
# $fault: a library's own words, in English.
not-a-record = Das ist keine Aufzeichnung einer Partie: { $fault }.
nested-too-deep = Das ist keine Aufzeichnung einer Partie: Sie ist zu tief verschachtelt.
# $field: its name in the file.
not-as-written = So schreibt Flugpost keine Aufzeichnung: Sieh dir „{ $field }“ an.
says-it-twice = So schreibt Flugpost keine Aufzeichnung: Etwas steht doppelt darin.
seed-not-hex = Der Startwert der Aufzeichnung ist nicht hexadezimal geschrieben.
# $title: as the record names it.
other-title = Diese Aufzeichnung gehört zum Spiel „{ $title }“, das es hier nicht gibt.
# $version: by which it was played. $now: the one in use.
other-rules =
    Diese Aufzeichnung entstand nach Version { $version } der Regeln, hier gilt Version { $now }. Prüfe sie mit { $release ->
        [unknown] der Ausgabe von Flugpost, die jene Version hat
       *[known] Flugpost { $release }
    }.
# $pack, $now: names of component figures.
other-pack = Diese Aufzeichnung entstand mit den Werten „{ $pack }“, nicht „{ $now }“.

## Verifying a record

scripted-and-carried = Eine Partie mit vorgegebenen Würfeln kommt nie aus älteren Regeln; diese Aufzeichnung behauptet es.
scripted-with-seed = Eine Partie mit vorgegebenen Würfeln hat weder Startwert noch Fingerabdruck; diese Aufzeichnung hat eins davon.
no-seed = Der Aufzeichnung fehlt der Startwert ihrer Würfel.
other-seed = Der Startwert passt nicht zu dem Fingerabdruck, der zu Beginn der Partie gezeigt wurde.
carried-backwards = Eine Partie wechselt von älteren Regeln zu neueren, nicht von Version { $before } zu { $now }.
carried-beyond =
    { $steps ->
        [one] Die Partie soll nach Schritt { $step } die Regeln gewechselt haben, die Aufzeichnung hat aber nur { $steps } Schritt.
       *[other] Die Partie soll nach Schritt { $step } die Regeln gewechselt haben, die Aufzeichnung hat aber nur { $steps } Schritte.
    }
carried-at-end = Die Partie wechselte erst nach ihrem letzten Schritt die Regeln; so führt keiner zu ihrem Ergebnis.
# $fault: a programming language's own words, in English.
cannot-go-on = Der Tisch, den die Aufzeichnung mitbringt, lässt sich nicht weiterspielen: { $fault }
# $why: the sentence by which the rules refuse it.
cannot-set-up = Die Partie lässt sich nicht so aufbauen, wie es die Aufzeichnung sagt: { $why }
other-dice = Der Tisch, den die Aufzeichnung mitbringt, hat andere Würfel als die Schritte davor.
# $differences: a list of those, with semicolons.
other-outcome = Die Partie endet anders, als es die Aufzeichnung sagt: { $differences }.
# $field: its name in the record. $was: as recorded. $now: as replayed.
difference = { $field } war { $was } und ist { $now }
left-out = leer
# $was, $now: the beginnings of two digests.
other-opening = Der Aufbau weicht von der Aufzeichnung ab: Seine Prüfsumme war { $was } und ist { $now }.
other-step = Schritt { $step } führt nicht dorthin, wo die Aufzeichnung es sagt: Die Prüfsumme war { $was } und ist { $now }.
# $epoch: a number that should be above zero.
bad-epoch = Die Würfel von Schritt { $step } sollen aus der Zahl { $epoch } folgen; die ist ungültig.
# $why: the sentence by which the rules refuse it.
bad-choice = Schritt { $step } enthält eine Wahl, die die Regeln nicht erlauben: { $why }
wrong-choices = Schritt { $step } enthält nicht die Entscheidungen, die gefragt waren.

## What a record that verifies does not prove

caveat-scripted = Die Würfel waren VORGEGEBEN: Jemand hat vorher aufgeschrieben, was fallen wird. Diese Aufzeichnung beweist nichts über den Zufall, und kein Bot hat diese Partie geleitet.
# $step: the last one that was played by version $version.
caveat-carried =
    NICHT nachgespielt: { $step ->
        [0] der Aufbau
        [1] der Aufbau und Schritt 1
       *[other] der Aufbau und die Schritte 1 bis { $step }
    }, gespielt nach Version { $version } der Regeln ({ $release ->
        [unknown] aus einer anderen Ausgabe von Flugpost
       *[known] Flugpost { $release }
    }). Wie der Tisch nach Schritt { $step } aussah, sagt nur die Aufzeichnung selbst, und alles Weitere beruht darauf. Im Thread muss dort stehen, dass Flugpost aktualisiert wurde.
# $epoch: the number that the dice follow from since.
caveat-reseeded = NEUE WÜRFEL nach Schritt { $step }: Der Tisch wurde aus einer älteren Kopie neu aufgebaut, und seine Würfel folgen seitdem aus dem Startwert und der Zahl { $epoch }. Im Thread muss das dort stehen, mit dieser Zahl.

## What /game verify answers. $game: a game's number, as text. $commitment: the digest of its seed.

still-on = Partie { $game } läuft noch; ihren Startwert zeige ich, wenn sie vorbei ist. Sein SHA-256, festgelegt vor dem ersten Wurf, ist `{ $commitment }`.
# $why: a sentence, or a clause with a full stop.
does-not-check-out = Partie { $game } hält der Prüfung nicht stand: { $why }
# $published: the digest that the last post of the game shows.
other-digest = Die Prüfsumme der Aufzeichnung ist `{ $digest }`, und der letzte Beitrag zeigt `{ $published }`.
# $carried: yes, if older rules have played it up to step $first, which is the first that was replayed; else no.
# $replayed: how many were, of all $steps.
checks-out =
    Partie { $game } hält der Prüfung stand{ $carried ->
        [yes] {" "}ab Schritt { $first }: { $replayed } von { $steps } Schritten sind nachgespielt
       *[no] { $steps ->
            [one] : Ein Schritt ist nachgespielt
           *[other] : { $steps } Schritte sind nachgespielt
        }
    }, jeder Wurf darin folgt aus dem Startwert `{ $seed }`, und dessen SHA-256 ist der vom Anfang, `{ $commitment }`.
# $shown: whether the last post shows it.
bound =
    Die Prüfsumme der Aufzeichnung ist `{ $digest }`. Was gewählt wurde, hält nur sie fest: { $shown ->
        [yes] Vergleiche sie mit dem letzten Beitrag der Partie.
       *[no] Diese Partie endete, bevor letzte Beiträge sie zeigten.
    }

## Component figures: what is wrong with the tables of a data pack. Names of tables, entries and fields stand in its files.

# $table: a file without its ending. $entry: a key in it. $fault: a clause that says what is wrong, or a library's own words.
figure-fault = { $table }, { $entry }: { $fault }
table-fault = { $table }: { $fault }
# $table, $figure, $source, $origin: as the file has them, in quotes.
table-missing = die Tabelle { $table } fehlt
no-such-table = eine Tabelle { $table } gibt es nicht
provenance-missing = für { $figure } fehlt die Herkunft
provenance-of-nothing = eine Herkunft ist für { $figure } angegeben, doch diesen Wert hat die Tabelle nicht
provenance-fault = Herkunft von { $figure }: { $fault }
no-grade = { $origin } beginnt nicht mit einer Güte ({ $grades })
no-source = die Quelle { $source } fehlt unter den Quellen der Tabelle
