# Standing orders in Wings for the Baron. `.ordered` is what a turn's plan says of an order that stands.

lasting = These orders hold
    .hint = How long what you order below is to hold.
lasting-good = Until I change them
    .note = what you wrote with your Action cards goes first
lasting-turn = For this turn only
    .note = afterwards those before hold again
as-ordered = As ordered
field-spy = Espionage attempts
field-design = Design
field-bank = Papiermarks to convert at the Bank
field-returns = Business Arrangements with me
field-licence = Licensed Production markers
field-bonus = Bonus Action markers
field-discard = Card to discard after Research
holds = Holds whenever you say nothing else with your Action cards.

# Espionage attempts
spy-valuable = The most valuable
    .note = what is worth most, weighed by the chance of getting it
    .ordered = your orders: the most valuable
spy-none = Make no attempt
    .note = give these Actions up
    .ordered = your orders: make no attempt
spy-ask = Ask me
    .note = before each attempt
    .ordered = your orders: ask me

# Design
design-best = The most valuable
    .note = all that I can add without a card that I play, and rolls for what it improves
    .ordered = your orders: the most valuable
design-valuable = As much as possible
    .note = as many technologies as I can add, then roll for the Fighter
    .ordered = your orders: as much as possible
design-rolls = Only roll
    .note = keep my cards, and roll for the Fighter
    .ordered = your orders: only roll
design-ask = Ask me
    .note = the game stops for you when you design
    .ordered = your orders: ask me
design-wish = As planned with the cards
    .note = as far as it is still possible then
    .ordered = your orders: as planned with the cards

# Papiermarks at the Bank
bank-all = As much as possible
bank-ask = Ask me
    .note = after the dice are rolled

# The partner's part of Business Arrangements
returns-valuable = The most valuable
    .note = the technology that adds most
returns-ask = Ask me
    .note = if there is a choice

# Roland's Licensed Production markers
licence-keep = Keep them
    .ordered = your orders: keep them
licence-use = Use one if it helps
    .note = if Roland is third or later, and not refused for quality
    .ordered = your orders: use one if it helps
licence-ask-late = Ask me if it helps
    .note = if Roland is third or later, and not refused for quality
    .ordered = your orders: ask me if it helps
licence-ask = Ask me
    .note = whenever the order is known
    .ordered = your orders: ask me

# Pfalz's Bonus Action markers
bonus-plan = As planned with the cards
bonus-ask = Ask me
    .note = at every card, once its dice and cards are seen

# Halberstadt's card to discard
discard-next = With my next Action cards
    .note = the game does not stop for it
discard-least = The one worth least
    .note = at once, by what it would add to your aeroplanes
discard-ask = Ask me at once
    .note = the game stops for you

# Orders for the event windows. $window: the phase, such as Award Contracts.
window = Event in { $window }
    .hint = Which event card of yours is played in that phase, if any.
window-no-order = No order
    .note = your plan of each turn says; where it does not, what a Cadet would play
window-play-none = Play none
    .note = unless I say so with my Action cards
window-none = None
window-ask = Ask me
    .note = the game stops for you in this phase
target = Target of { $event }
    .hint = The company that the event is to hit.
target-leader = Whoever leads
    .note = of those it can hit
condition = Under which condition that is to happen.
condition-of-asking = { $window }: ask me
condition-of-playing = { $window }: play it

# On what an order for an event window depends. $morale: a side's morale at which the war may be over soon.
when-always = In any case
when-designs = If an opponent designs
when-spies = If an opponent spies
when-own-design = If I design
when-own-spying = If I spy
when-late = If I am third or later
when-first = If I am first in line
when-hit = If inflation hits
when-calm = If inflation does not hit
when-end = If a side's morale is { $morale } or less
when-outclassed = If the Allied Fighter leads

# An order that stands for a window, in a turn's plan. $when: on what it depends, as above.
ordered-none = your orders: none
ordered-ask =
    your orders: ask me{ $when ->
        [always] { "" }
        [designs] , if an opponent designs
        [spies] , if an opponent spies
        [own-design] , if I design
        [own-spying] , if I spy
        [late] , if I am third or later
        [first] , if I am first in line
        [hit] , if inflation hits
        [calm] , if inflation does not hit
        [end] , if a side's morale is { $morale } or less
       *[outclassed] , if the Allied Fighter leads
    }
ordered-card =
    your orders: #{ $card } { $event }{ $when ->
        [always] { "" }
        [designs] , if an opponent designs
        [spies] , if an opponent spies
        [own-design] , if I design
        [own-spying] , if I spy
        [late] , if I am third or later
        [first] , if I am first in line
        [hit] , if inflation hits
        [calm] , if inflation does not hit
        [end] , if a side's morale is { $morale } or less
       *[outclassed] , if the Allied Fighter leads
    }
