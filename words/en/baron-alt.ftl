# Wings for the Baron: pictures in words, for those who do not see them. All of one picture has room in 1,024 characters:
# keep it short.

## The display

# $stage: baron-story.name-during-….
table = Wings for the Baron, turn { $turn }, { $stage }.
waiting = Waiting for { $companies }.
morale = Morale: German { $german }, Allied { $allied }.
# $ratings: a list of `name-rating`.
allied = Allied { $ratings }.
contracts = Contracts: { $left } of { $all } left.
# $latest: baron-pictures.marks-lost and its like.
inflation = Inflation: box { $box } of { $last }, { $latest }.
# $german, $allied: with their signs. $moved: yes, if there are $orders (a list of `name-order`); else no.
war =
    War status { $year }, { $event }: German morale { $german }, Allied { $allied }, contracts +{ $contracts }{ $moved ->
        [yes] , { $orders }
       *[no] { "" }
    }.
name-order = Allied { $kind } { $order }

## A company

# $parts: its money, ratings, aeroplane, technologies, markers and Actions, parted by semicolons.
# $scored: yes, if there is a final $total; else no.
company =
    { $company }{ $scored ->
        [yes] , total { $total }
       *[no] { "" }
    }: { $parts }.
actions = Actions: { $actions }
# The same in short words. $parts: `bare`, and maybe markers and Actions.
brief = { $parts }.
# $rated: ratings and bonuses as bare numbers. $played: yes or no.
bare =
    { $company }{ $scored ->
        [yes] , total { $total }
       *[no] { "" }
    }: { $played ->
        [yes] { $marks ->
            [one] { $marks } mark
           *[other] { $marks } marks
        }, { $gold } gold
       *[no] score { $score }
    }, { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, rated { $rated }, { $wings }, { $technologies ->
        [one] { $technologies } technology
       *[other] { $technologies } technologies
    }
money =
    { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }, { $gold } gold, { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# Of a company that nobody plays.
score =
    score { $score }, { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    }
name-rating = { $kind } { $rating }
# With what technology adds to the next roll.
name-rating-bonus = { $kind } { $rating } (+{ $bonus })
name-wings-biplane = biplane
name-wings-monoplane = monoplane
name-wings-triplane = triplane
# $engines: 0 to 4 levels.
name-airframe =
    { $wings }{ $engines ->
        [0] { "" }
        [1] , engines I
        [2] , engines II
        [3] , engines III
       *[4] , engines IV
    }
technologies =
    { $number ->
        [one] { $number } technology
       *[other] { $number } technologies
    }
# The Information Markers box.
name-engineer = Talented Engineer
name-ace = ace { $name }
name-bonus-actions =
    { $number ->
        [one] { $number } Bonus Action
       *[other] { $number } Bonus Actions
    }
name-licences =
    { $number ->
        [one] { $number } Licensed Production marker
       *[other] { $number } Licensed Production markers
    }
name-generalstab = Generalstab
name-kaiserhilfe = Kaiserhilfe
markers =
    { $number ->
        [one] { $number } marker
       *[other] { $number } markers
    }

## The mat

# $money: `money`. $ratings: a list.
mat = Your mat, { $company }, turn { $turn }: { $money }. { $ratings }.
# $others: yes, if there are $technologies; else no.
mat-technologies =
    Wings: { $airframe }. Technologies: { $others ->
        [yes] { $technologies }
       *[no] none
    }.
mat-markers = Markers: { $markers }.
mat-actions = Actions: { $actions }.
# $slots: a list of `name-slot`.
mat-planned = Planned: { $slots }.
name-slot = slot { $times } { $action }
name-slot-empty = slot { $times } empty
could-add = Your hand could add: { $technologies }.
# $cards: a list of those below, parted by semicolons.
hand = Hand: { $cards }.
hand-empty = Hand: no cards.
# $icons: camera, bomb, both or none.
name-card =
    #{ $number } { $technology }{ $icons ->
        [camera] {" "}(camera)
        [bomb] {" "}(bomb)
        [both] {" "}(camera and bomb)
       *[none] { "" }
    } or { $event }
name-card-brief = #{ $number } { $technology } / { $event }
name-card-briefer = #{ $number } { $technology }

## The preview

preview = Preview.
# $danger: a sentence without its full stop.
danger = { $danger }!
action-cards = Action cards: { $slots }.
step = { $title }: { $detail }.
# A step whose detail has a full stop of its own.
step-sentence = { $title }: { $detail }
nothing-chosen = Nothing chosen yet.

## Films and the ending

film = A film of Wings for the Baron, turn { $turn }.
ending =
    Wings for the Baron, over after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
ending-morale = Morale at the end: German { $german }, Allied { $allied }.
ending-allied = Allied Fighter { $fighter }.
# $half: the wealth at half time.
ending-account =
    { $company }: total { $total }, of which { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }, { $gold } gold and { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }; { $half } at half time; { $contracts ->
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }, { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    }, Fighter { $fighter }.
