# Wings for the Baron: pictures in words, for those who do not see them. All of one picture has room in 1,024 characters:
# keep it short.

## The display

# $stage: baron-story.name-during-….
table = Wings for the Baron, Zug { $turn }, { $stage }.
waiting = Die Partie wartet auf { $companies }.
morale = Moral: Deutsche { $german }, Entente { $allied }.
# $ratings: a list of `name-rating`.
allied = Entente: { $ratings }.
contracts = Aufträge: noch { $left } von { $all }.
# $latest: baron-pictures.marks-lost and its like.
inflation = Inflation: Feld { $box } von { $last }, { $latest }.
# $german, $allied: with their signs. $moved: yes, if there are $orders (a list of `name-order`); else no.
war =
    Kriegslage { $year }, { $event }: Moral der Deutschen { $german }, der Entente { $allied }, Aufträge +{ $contracts }{ $moved ->
        [yes] , { $orders }
       *[no] { "" }
    }.
name-order = Entente-{ $kind } { $order }

## A company

# $parts: its money, ratings, aeroplane, technologies, markers and Actions, parted by semicolons.
# $scored: yes, if there is a final $total; else no.
company =
    { $company }{ $scored ->
        [yes] , gesamt { $total }
       *[no] { "" }
    }: { $parts }.
actions = Aktionen: { $actions }
# The same in short words. $parts: `bare`, and maybe markers and Actions.
brief = { $parts }.
# $rated: ratings and bonuses as bare numbers. $played: yes or no.
bare =
    { $company }{ $scored ->
        [yes] , gesamt { $total }
       *[no] { "" }
    }: { $played ->
        [yes] { $marks } Mark, { $gold } Gold
       *[no] Vermögen { $score }
    }, { $factories ->
        [one] { $factories } Fabrik
       *[other] { $factories } Fabriken
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, Leistung { $rated }, { $wings }, { $technologies ->
        [one] { $technologies } Technik
       *[other] { $technologies } Techniken
    }
money =
    { $marks } Mark, { $gold } Gold, { $factories ->
        [one] { $factories } Fabrik
       *[other] { $factories } Fabriken
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
# Of a company that nobody plays.
score =
    Vermögen { $score }, { $factories ->
        [one] { $factories } Fabrik
       *[other] { $factories } Fabriken
    }
name-rating = { $kind } { $rating }
# With what technology adds to the next roll.
name-rating-bonus = { $kind } { $rating } (+{ $bonus })
name-wings-biplane = Doppeldecker
name-wings-monoplane = Eindecker
name-wings-triplane = Dreidecker
# $engines: 0 to 4 levels.
name-airframe =
    { $wings }{ $engines ->
        [0] { "" }
        [1] , Motoren I
        [2] , Motoren II
        [3] , Motoren III
       *[4] , Motoren IV
    }
technologies =
    { $number ->
        [one] { $number } Technik
       *[other] { $number } Techniken
    }
# The Information Markers box.
name-engineer = Spitzeningenieur
name-ace = Fliegerass { $name }
name-bonus-actions = { $number } Bonusmarker
name-licences = { $number } Lizenzmarker
name-generalstab = Generalstab
name-kaiserhilfe = Kaiserhilfe
markers = { $number } Marker

## The mat

# $money: `money`. $ratings: a list.
mat = Deine Ablage, { $company }, Zug { $turn }: { $money }. { $ratings }.
# $others: yes, if there are $technologies; else no.
mat-technologies =
    Tragflächen: { $airframe }. Techniken: { $others ->
        [yes] { $technologies }
       *[no] keine
    }.
mat-markers = Marker: { $markers }.
mat-actions = Aktionen: { $actions }.
# $slots: a list of `name-slot`.
mat-planned = Geplant: { $slots }.
name-slot = Feld { $times } { $action }
name-slot-empty = Feld { $times } leer
could-add = Mit deinen Handkarten möglich: { $technologies }.
# $cards: a list of those below, parted by semicolons.
hand = Hand: { $cards }.
hand-empty = Hand: keine Karten.
# $icons: camera, bomb, both or none.
name-card =
    #{ $number } { $technology }{ $icons ->
        [camera] {" "}(Kamera)
        [bomb] {" "}(Bombe)
        [both] {" "}(Kamera und Bombe)
       *[none] { "" }
    } oder { $event }
name-card-brief = #{ $number } { $technology } / { $event }
name-card-briefer = #{ $number } { $technology }

## The preview

preview = Vorschau.
# $danger: a sentence without its full stop.
danger = { $danger }!
action-cards = Aktionskarten: { $slots }.
step = { $title }: { $detail }.
# A step whose detail has a full stop of its own.
step-sentence = { $title }: { $detail }
nothing-chosen = Noch nichts gewählt.

## Films and the ending

film = Ein Film von Wings for the Baron, Zug { $turn }.
ending =
    Wings for the Baron, zu Ende nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }.
ending-morale = Moral am Ende: Deutsche { $german }, Entente { $allied }.
ending-allied = Jäger der Entente { $fighter }.
# $half: the wealth at half time.
ending-account =
    { $company }: gesamt { $total }, davon { $marks } Mark, { $gold } Gold und { $markers } Marker; { $half } zur Halbzeit; { $contracts ->
        [one] { $contracts } Auftrag
       *[other] { $contracts } Aufträge
    }, { $factories ->
        [one] { $factories } Fabrik
       *[other] { $factories } Fabriken
    }, Jäger { $fighter }.
