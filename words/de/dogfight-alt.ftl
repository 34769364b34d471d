# Alt texts of a dogfight: the position in words, for those who do not see the picture. All of a table must fit into 1,024
# characters, so these are terse.
#
# $id is the letter or code of a piece, $name what it is. $at: centimetres from the left and from the Central Powers' edge.
# $points: those of both sides. $state: a list of how a piece is.

## The table

# $moment: which turn is shown. $stage: what is going on.
board = { $scenario }, { $moment }, { $stage }. Tisch { $width } mal { $length } cm; Orte in cm von links und von der Kante der Mittelmächte; Nord ist die Kante der Entente.
# Who leads, by $points to $other.
leads =
    { $side-number ->
        [plural] { $side-first } führen, { $points } zu { $other }.
       *[singular] { $side-first } führt, { $points } zu { $other }.
    }
level =
    Gleichstand mit { $points ->
        [one] je { $points } Siegpunkt.
       *[other] je { $points } Siegpunkten.
    }
waiting-for = Die Partie wartet auf { $players }.
# $who: the side and the player. $bearing: where it heads. $own: whether it is the reader's, who may know its points.
# $flown: whether it is known which card it flew last.
plane =
    { $id } { $name } ({ $who }): { $at }, Kurs { $bearing }; { $state }{ $own ->
        [yes] , { $points } von { $resistance } Schadenspunkten
       *[no] { "" }
    }{ $flown ->
        [yes] ; zuletzt { $card }
       *[no] { "" }
    }.
plane-last-seen =
    { $id } { $name } ({ $who }): zuletzt gesehen { $at }; { $state }{ $own ->
        [yes] , { $points } von { $resistance } Schadenspunkten
       *[no] { "" }
    }{ $flown ->
        [yes] ; zuletzt { $card }
       *[no] { "" }
    }.
plane-waiting = { $id } { $name } ({ $who }): { $state }.
balloon = { $id } { $name } ({ $side }, { $at }, Nase { $compass }): { $state }.
ground = { $id } { $name } ({ $side }, { $at }): { $state }.
shells = Granaten: { $shells }.
shell =
    von { $gun } bei { $at }, fällig in { $due ->
        [one] { $due } Manöver
       *[other] { $due } Manövern
    }
shell-level =
    von { $gun } bei { $at }, Höhe { $level }, fällig in { $due ->
        [one] { $due } Manöver
       *[other] { $due } Manövern
    }
rockets-on-the-way =
    { $rockets ->
        [one] { $rockets } Rakete
       *[other] { $rockets } Raketen
    } unterwegs von { $plane } zu { $target }.
landing-field = Landefeld { $side-genitive } um { $at }.
# $items: a list whose first word has a capital.
sentence = { $items }.
fire = Feuer: { $shots }.
# $range: shell, rockets, infantry, short or long.
shot =
    Runde { $round } { $shooter } auf { $target }, { $range ->
        [shell] Granate
        [rockets] Raketen
        [infantry] { $distance } cm
        [short] { $distance } cm, kurze Reichweite
       *[long] { $distance } cm, große Reichweite
    }

## States

flew-off = vom Tisch geflogen
damage-cards =
    { $cards ->
        [one] { $cards } Schadenskarte
       *[other] { $cards } Schadenskarten
    }
gun-jammed =
    { $gun ->
        [front] Ladehemmung am Bug-MG
       *[rear] Ladehemmung am Heck-MG
    } ({ $counters } Marker)
still-for =
    liegt { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } still
just-fired = hat eben geschossen
reloading = lädt nach
unharmed = unversehrt
points-of = { $points } von { $resistance } Schadenspunkten
ground-jammed = Ladehemmung ({ $counters } Marker)
photographed = fotografiert

## The same in few words

brief = { $scenario }, { $moment }, { $stage }.
places = Orte in cm von links und von der Kante der Mittelmächte.
# $number: how many points. $pieces: what the side has, with “;” between.
side =
    { $number ->
        [1] { $side }, { $points } Siegpunkt: { $pieces }.
       *[other] { $side }, { $points } Siegpunkte: { $pieces }.
    }
nothing = nichts
piece-ground = { $id } { $kind } { $at }
piece-balloon = { $id } Ballon { $at }
piece-lost = { $id } { $name } { $state }
# $named: whether its $player is told.
piece-plane =
    { $id } { $name }{ $named ->
        [yes] {" "}({ $player })
       *[no] { "" }
    } { $at } { $compass }
kind-trench = Schützengraben
kind-aa-gun = Flak
kind-aa-machine-gun = MG-Nest
kind-target = Ziel
jammed = Ladehemmung
rockets =
    { $rockets ->
        [one] { $rockets } Rakete
       *[other] { $rockets } Raketen
    }
last = zuletzt { $card }
observers = { $observers } Beobachter
barrage = Sperre
shot-at = { $shooter } auf { $target }
rockets-flying = Raketen: { $flights }.
rocket-flight = { $rockets } von { $plane } auf { $target }
landing-field-at = Landefeld { $at }.

## The console

console = Deine Konsole, { $turn }.
no-airplane = Auf diesem Tisch hast du kein Flugzeug.
own-plane = { $id } { $name }: { $points } von { $resistance } Schadenspunkten.
own-plane-gone = { $id } { $name }, { $state }: { $points } von { $resistance } Schadenspunkten.
own-ground = { $id } { $name }: { $state }.
own-balloon = { $id } { $name }: { $points } von { $resistance } Schadenspunkten, { $state }. Schadenskarten: { $cards }.
damage = Schadenskarten: { $cards }.
no-cards = keine
# $card: a maneuver card.
last-card = Letzte Karte: { $card }.
deck = Aus Stapel { $deck } darf jede Karte zuerst kommen.
deck-barred = Aus Stapel { $deck } darf jede Karte zuerst kommen, nur nicht { $cards }.
gun =
    { $gun ->
        [front] Bug-MG
       *[rear] Heck-MG
    } { $state ->
        [silent] stumm
        [jammed] mit Ladehemmung, { $counters } Marker
       *[ready] bereit
    }
    .first =
        { $gun ->
            [front] Bug-MG
           *[rear] Heck-MG
        } { $state ->
            [silent] stumm
            [jammed] mit Ladehemmung, { $counters } Marker
           *[ready] bereit
        }
planned = Geplant: { $cards }.
card = { $number } ({ $name })

## The preview

preview = Vorschau.
preview-nothing = Vorschau: Du hast nichts in der Luft.
# $danger: what the plan would do.
caution = { $danger }!
begins = { $id } { $name } beginnt bei { $at } (in cm).
# $flown: where its cards lead, one after the other.
way = { $id } { $name }, von { $at } (in cm): { $flown }.
way-open = { $id } { $name }, von { $at } (in cm): noch keine Karte gewählt.
then = { $first }; dann { $more }
end = { $card } nach { $at }, Kurs { $bearing }
end-instead = { $card } statt { $planned } nach { $at }, Kurs { $bearing }

## Films and the card at the end

film = Ein Film: { $scenario }, Zug { $turn }.
lapse =
    Ein Zeitraffer: { $scenario }, { $turns ->
        [one] { $turns } Zug, ein Bild
       *[other] { $turns } Züge, je ein Bild
    }.
lost-in-turn = Zug { $turn }: { $lost } verloren.
# Before the alt text of the last picture.
the-last = Das letzte:
over-after =
    { $scenario }, vorbei nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }.
standing = { $points }.
performance =
    { $player }: { $kills ->
        [one] { $kills } Abschuss
       *[other] { $kills } Abschüsse
    }, { $lost ->
        [one] { $lost } Flugzeug
       *[other] { $lost } Flugzeuge
    } verloren, { $dealt ->
        [one] { $dealt } Schadenskarte
       *[other] { $dealt } Schadenskarten
    } ausgeteilt, { $taken } eingesteckt.
career =
    { $id } { $name }: insgesamt { $cards ->
        [one] { $cards } Schadenskarte
       *[other] { $cards } Schadenskarten
    }.
career-lost =
    { $id } { $name }: insgesamt { $cards ->
        [one] { $cards } Schadenskarte
       *[other] { $cards } Schadenskarten
    }, { $state } in Zug { $turn }.
