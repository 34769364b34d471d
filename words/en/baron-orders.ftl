# Standing orders in Wings for the Baron. `.ordered` is what a turn's plan says of an order that stands, as the note of
# `as-ordered`. Players speak in options and their notes (“ask me”); labels and hints speak to them (“you”).

lasting = These orders hold
    .hint = Choose how long the orders below hold.
lasting-good = Until I change them
    .note = but what I plan with my Action cards goes first
lasting-turn = For this turn only
    .note = then my earlier orders hold again
as-ordered = As ordered
field-spy = Espionage attempts
field-design = Design
field-bank = Papiermarks to convert at the Bank
field-returns = Business Arrangements with me
field-licence = Licensed Production markers
field-bonus = Bonus Action markers
field-discard = Card to discard after Research
holds = Holds unless you say otherwise with your Action cards.

# Espionage attempts
spy-valuable = The most valuable
    .note = by its worth and the chance of getting it
    .ordered = the most valuable
spy-none = Make no attempt
    .note = gives these Actions up
    .ordered = make no attempt
spy-ask = Ask me
    .note = before each attempt
    .ordered = ask me

# Design
design-best = The most valuable
    .note = every technology I can add without cards I play as events, and rolls for what improves
    .ordered = the most valuable
design-valuable = As much as possible
    .note = as many technologies as I can add, then roll for the Fighter
    .ordered = as much as possible
design-rolls = Only roll
    .note = keep my cards, and roll for the Fighter
    .ordered = only roll
design-ask = Ask me
    .note = the game waits for me when I design
    .ordered = ask me
design-wish = As planned with the cards
    .note = as far as it is still possible then
    .ordered = as planned with the cards

# Papiermarks at the Bank
bank-all = As much as possible
    .ordered = as much as possible
bank-ask = Ask me
    .note = after the dice
    .ordered = ask me

# The partner's part of Business Arrangements
returns-valuable = The most valuable
    .note = the technology that adds most
returns-ask = Ask me
    .note = if there is a choice

# Roland's Licensed Production markers
licence-keep = Keep them
    .ordered = keep them
licence-use = Use one if it helps
    .note = if Roland is third or later and the army buys its Fighters
    .ordered = use one if it helps
licence-ask-late = Ask me if it helps
    .note = if Roland is third or later and the army buys its Fighters
    .ordered = ask me if it helps
licence-ask = Ask me
    .note = always, once the order is known
    .ordered = ask me

# Pfalz's Bonus Action markers
bonus-plan = As planned with the cards
bonus-ask = Ask me
    .note = at every card, once I see its dice and cards

# Halberstadt's card to discard
discard-next = With my next Action cards
    .note = the game does not wait for it
discard-least = The weakest one
    .note = at once, by what it would add to my aeroplanes
discard-ask = Ask me at once
    .note = the game waits for me

# Orders for the event windows. $window: the phase, such as Award Contracts.
window = Event in { $window }
    .hint = Choose an event card to play in that phase, if any.
window-no-order = No order
    .note = my plan for the turn decides; without one, a Cadet does
window-play-none = Play none
    .note = unless I say so with my Action cards
window-none = None
window-ask = Ask me
    .note = the game waits for me in this phase
target = Target of { $event }
    .hint = Choose the company that the event hits.
target-leader = The leading company
    .note = of those it can hit
condition = Choose when this happens.
condition-of-asking = When to ask me in { $window }
condition-of-playing = When to play it in { $window }

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
ordered-none = none
ordered-ask =
    ask me{ $when ->
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
    #{ $card } { $event }{ $when ->
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
