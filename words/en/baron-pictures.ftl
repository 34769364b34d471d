# Wings for the Baron: what stands on pictures and in films, and what a choice would lead to.
# Room is narrow: keep headings and notes short.

## The head of every picture

title = Wings for the Baron
# $mode: standard (which is not named), campaign or solitaire.
turn =
    Turn { $turn }{ $mode ->
        [campaign] {" "}· campaign
        [solitaire] {" "}· solitaire
       *[standard] { "" }
    }
stage-actions = Choose actions
stage-resolve-events = Events
stage-build = Build
stage-espionage = Espionage
stage-design = Design
stage-research = Research
stage-bank = Bank
stage-contract-events = Contract events
stage-contracts = Award contracts
stage-inflation = Inflation
stage-inflation-events = Inflation events
stage-war-status = War status
stage-war-events = War events
stage-over = Game over
preview = Preview
no-company = No company of yours is in this game.

## The display

# The War Status card.
cards-to-come =
    { $cards ->
        [one] { $cards } card to come
       *[other] { $cards } cards to come
    }
no-news = No news from the front yet this turn
# $change: with its sign. A cross or a roundel beside it says whose.
card-morale = morale { $change }
card-contracts = contracts +{ $contracts }
# $order: what the card says of the Allied aeroplanes.
card-allied = Allied { $order }
# Tracks.
morale = Morale
morale-note = a side at 0 has lost the war
side-german = German
side-allied = Allied
none-bought = the army buys from { $rating } up
# The army's contracts.
contracts = Contracts
contracts-left = { $left } of { $all } left
inflation = Inflation
inflation-box = box { $box } of { $last }
# The latest inflation, in a few words. $rolled: yes, if a die ($die) was rolled; else no.
marks-good = marks are still good
no-roll-yet = no roll yet this turn
marks-lost =
    { $rolled ->
        [yes] rolled { $die }: marks lost { $percent }%
       *[no] marks lost { $percent }%
    }
no-inflation =
    { $rolled ->
        [yes] rolled { $die }: no inflation
       *[no] no inflation
    }
# Columns of the companies' lines.
awaited = still to act
column-marks = Marks
column-gold = Gold
column-factories = Factories
    .short = Works
column-cards = Cards
column-total = Total
column-actions = Actions
column-contracts = Contracts

## The mat

# What technology adds to a die.
die-bonus = die +{ $bonus }
to-do = { $left } of { $all } to do
done = done
one-more = one more { $action }
    .short = +1 { $action }
hand =
    Your hand: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
hand-adds = marks what it can add
# The phase in which an event is played, shortened to fit a card.
window-resolve = Actions
window-contracts = Contracts
window-inflation = Inflation
window-war = War

## The preview

slot = Slot { $times }
slot-empty = empty

## Films

act-actions = Actions
act-contracts = Contracts
act-inflation = Inflation
act-war = War status
film-opening = Turn { $turn }: all Action cards are turned up
# Captions. A rating of a company's Fighter, of another aeroplane ($kind), or of the Allies.
caption-fighter = { $company } { $before } → { $after }
caption-rating = { $company } { $kind } { $before } → { $after }
name-allies = Allies
caption-builds = { $company } builds
caption-refused = { $company }: too weak for the army
caption-contracts =
    { $company }: { $contracts ->
        [one] { $contracts } contract
       *[other] { $contracts } contracts
    }
caption-collapse = Hyperinflation: marks are worth nothing
caption-marks-lose = Marks lose { $percent }%
caption-marks-keep = Marks keep their worth
caption-news = { $year }: { $event }
# $side: german or allied.
caption-morale =
    { $side ->
        [german] German
       *[allied] Allied
    } morale { $morale }

## The ending

# $mode: standard (which is not named), campaign or solitaire.
length =
    { $mode ->
        [campaign] campaign ·{" "}
        [solitaire] solitaire ·{" "}
       *[standard] { "" }
    }{ $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
ending-contracts = contracts
    .short = con{ "\u00AD" }tracts
ending-factories = factories
    .short = facto{ "\u00AD" }ries
ending-marks = marks
ending-gold = gold
ending-markers = markers
    .short = mark{ "\u00AD" }ers
ending-total = total
wealth = Wealth
wealth-note = marks and gold, turn by turn; at last the total
war = Fighters and morale
war-note = morale dotted; a side at 0 has lost the war
    .short = morale dotted
allies = Allies
germany = Germany
last-fighter = Fighter { $rating }
last-morale = morale { $morale }
company-and-player = { $company } · { $player }

## Standing orders, for their owner

# $orders: a list of order-… and `event-order`. $lasting: good, or turn (for this turn only).
standing-orders =
    { $lasting ->
        [good] Standing orders: { $orders }.
       *[turn] Orders for this turn: { $orders }.
    }
to-be-designed = To be designed: { $technologies }.
# What differs from the orders that hold if none are given.
order-spy-ask = ask before spying
order-spy-none = no spying
order-design-ask = ask when designing
order-design-rolls = only roll in Design
order-bank-ask = ask at the bank
order-returns-ask = ask in Business Arrangements
order-licence-use = use a licence if it helps
order-licence-ask-late = ask about a licence if it helps
order-licence-ask = ask about a licence
order-bonus-ask = ask about Bonus Actions
order-discard-least = discard the least card
order-discard-ask = ask what to discard
# An order for an event. $play: ask, keep or card ($card). $window: resolve, contracts, inflation or war. $limited: yes, if
# there is a condition; else no.
event-order =
    { $play ->
        [ask] ask
        [keep] no event
       *[card] #{ $card }
    } in { $window ->
        [resolve] resolve
        [contracts] contracts
        [inflation] inflation
       *[war] war
    }{ $limited ->
        [yes] {" "}{ $condition }
       *[no] { "" }
    }
# Conditions, as they follow what they are conditions for.
condition-designs = if an opponent designs
condition-spies = if an opponent spies
condition-own-design = if I design
condition-own-spying = if I spy
condition-late = if I am third or later
condition-first = if I am first in line
condition-hit = if inflation hits
condition-calm = if inflation does not hit
condition-end = if a side's morale is { $near } or less
condition-outclassed = if the Allied Fighter leads

## What a choice would lead to: a title and, below it or after a colon, a detail without a full stop

nothing-chosen = Nothing chosen yet
action-times = { $action } ×{ $times }
bonus-action = Bonus Action
bonus-spent-on = one marker spent on { $action }
bonus-spent = one marker spent for one more
bonus-left = markers { $before } → { $after }
bonus-rolls = you roll another die first
no-bonus-action = No Bonus Action
marker-kept = you keep the marker
licensed-production = Licensed Production
use-licence = Use Licensed Production
use-licence-detail = second in line, 1 off the roll; markers { $before } → { $after }
keep-licence = Keep the marker
keep-licence-detail = wait for your own turn
build-detail = factories { $before } → { $after }
# $aim: an order (.ordered in baron-orders), or spy-first. $reach: whether technologies in reach are told: none, some, or not (alone).
# $more: how many more than those of the list.
spy-detail =
    { $attempts ->
        [one] { $attempts } attempt
       *[other] { $attempts } attempts
    }; { $aim }{ $reach ->
        [none] . In reach: nothing
        [some] . In reach: { $technologies }{ $more ->
            [0] { "" }
           *[other] {" "}and { $more } more
        }
       *[not] { "" }
    }
# $needed: on a die.
name-in-reach = { $technology } ({ $needed }+)
spy-first = first for { $technology }
stop-spying = Stop spying
stop-spying-detail = you give up the attempts left
spy-for = Spy for { $technology }
# $add: what is added, as several have it (or, alone, are ahead): $why is several, ahead or none.
spy-for-detail =
    { $needed } or more on a die{ $why ->
        [several] ; +{ $add } as more than one has it
        [ahead] ; +{ $add } as more than one is ahead
       *[none] { "" }
    }
after-that = After that
# $how: an order (.ordered in baron-orders), or a list of technologies. $dice: one of the dice below.
design-detail =
    { $number ->
        [1] 1 technology, 1 roll
       *[other] up to { $number } technologies, { $number } rolls
    }: { $how }; the Fighter, now { $now }, rolls { $dice } +{ $bonus }
# $number: of dice, one or two.
name-dice =
    { $number ->
        [1] d{ $sides }
       *[other] the better of two d{ $sides }
    }
design-in-turn = Design in your turn
design-in-turn-detail = you decide once the others have designed
back-to-biplane = Back to the Biplane
# $wings: biplane, monoplane or triplane.
back-to-biplane-detail =
    { $wings ->
        [biplane] you give up the Biplane
        [monoplane] you give up the Monoplane
       *[triplane] you give up the Triplane
    }
add = Add { $technology }
# $gain: a list of `name-gain`, or `gain-by-engines`. $cards: a list of cards.
add-paid = { $gain }; costs { $cards }
name-card = #{ $number }
name-gain = { $kind } +{ $bonus }
gain-by-engines = Fighter by engines: { $bonuses }
next-roll = Next roll
next-roll-detail = you decide after the roll before it
roll-for = Roll for the { $kind }
# $chance: sure, never or some (with $needed).
roll-detail =
    { $dice } +{ $bonus } against { $now }: { $chance ->
        [sure] rises for sure
        [never] cannot rise
       *[some] rises on { $needed } or more
    }
research-detail = cards in hand { $before } → { $after }
discard = Discard
bank-detail =
    { $dice ->
        [1] a die
       *[other] { $dice } dice
    } to turn your { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    } into gold; { $how }
convert = Convert { $amount }
# $new: marks after it; $newer: gold.
convert-detail = marks { $marks } → { $new }, gold { $gold } → { $newer }
event-in = Event in { $window }
# $card: `name-event-card`. $against: a company's name, with $target = company; leader or none.
event-planned =
    { $card }{ $target ->
        [leader] , against the leader
        [company] , against { $against }
       *[none] { "" }
    }{ $limited ->
        [yes] {" "}{ $condition }
       *[no] { "" }
    }
name-event-card = #{ $number } { $event } (or { $technology })
events-ask = Events: ask me
events-ask-detail = the game waits for you in { $windows }
name-window-if = { $window } { $condition }
event = Event
event-pass = no event
event-wait = you wait, and decide again if somebody plays one
event-against =
    { $event }{ $target ->
        [leader] , against the leader
        [company] , against { $against }
       *[none] { "" }
    }
aeroplane-type = Aeroplane type
once-more = Once more
ace = Ace
marks-into-gold = Papiermarks into Gold
