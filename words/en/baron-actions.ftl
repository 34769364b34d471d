# Choosing Actions in Wings for the Baron, and carrying them out: what is asked, step by step, and what is offered.

# Choose Actions. $company: its name. $cards: how many are laid out.
asked-actions = Choose your Actions for turn { $turn }
briefing-actions = Lay out { $cards } Action cards for { $company }.
slot-twice = Slot 2 (twice)
    .hint = Slot 2: you perform this card's Action twice.
slot-once = Slot 1
    .hint = Slot 1: you perform this card's Action once. Focused Effort here repeats the card to its left.
slot-once_more = Second slot 1
    .hint = Second slot 1: you perform this card's Action once.
gives-build = a factory each time
gives-espionage = an attempt to steal a technology each time
gives-espionage-alone = one attempt a turn to steal a technology, whatever the slot
gives-design = a technology and an Effectiveness roll each time
gives-research = a card each time
gives-bank = a die's worth of Papiermarks into Gold each time
gives-focused_effort = repeats the card to its left
focused-effort-in-slot-2 = Put Focused Effort into a slot 1: slot 2 can't take it.
card-twice = You have only one { $action } card, so it can't lie in two slots.
unknown-card-twice = You have only one card of each kind, so it can't lie in two slots.
licences = Licensed Production markers
    .hint = Choose what to do with your Licensed Production markers this turn.
spies = Espionage attempts
    .hint = Choose what your spies go for this turn.
design = Design
    .hint = Choose how your designers decide when their turn comes.
design-as-said = As I plan here
    .note = technologies, as far as still possible then, and rolls
bonus-on = Spend a Bonus Action marker on
    .note = one more Action of this type
    .hint = A marker gives you one more Action of that type and is then gone.

# A Bonus Action marker, while an Action is performed. $markers: how many there are before it is spent.
bonus = Spend a Bonus Action marker
    .hint = A marker gives you one more Action of this type and is then gone.
bonus-no = No
bonus-yes = Yes
    .note = you have { $markers }

# Build
asked-build = Build once more?
briefing-build =
    You have built: { $company } now has { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    }.

# Espionage. $least: what the die must show. $worth: what the technology adds to all ratings, with its sign.
asked-espionage = Choose a technology to steal
briefing-espionage =
    You have { $attempts ->
        [one] { $attempts } attempt
       *[other] { $attempts } attempts
    } left.
steal = Technology to steal
    .hint = Each attempt is one die. You see its result before the next.
steal-odds = needs { $least } or more; worth { $worth }
steal-hopeless = can't succeed; worth { $worth }
stop-spying = Stop spying
    .note = give up the attempts that are left
after-attempt = After this attempt
    .hint = Choose what to do with the attempts that are left.
after-ask = Ask me again
after-valuable = Go for the most valuable
    .note = with all attempts that are left
after-none = Make no more attempts

# Design
asked-design = Design your aeroplanes
asked-roll = Choose your next Effectiveness roll
briefing-design =
    You have { $actions ->
        [one] { $actions } Design Action
       *[other] { $actions } Design Actions
    }.
briefing-roll = You wanted to be asked here.
when = When to decide
    .hint = What others design before you may change what is best for you.
when-now = Now
    .note = carried out when your turn comes
when-in-turn = In my turn
    .note = ask me again when the others before me have designed
wings = Wing design
    .hint = Other wings open up other technologies.
wings-keep = Keep the { $wings }
wings-back = Go back to the Biplane
    .note = free, before anything is added
technology = Technology { $number }
    .hint = Choose what this Design Action adds.
technology-reserve = Technology in reserve
    .hint = Added if you can't have one of the technologies above.
technology-none = None
# What a technology adds. $bonuses: the aeroplane types and their bonuses, one after the other. $cards: what it costs.
technology-adds =
    { $bonuses }{ $cards ->
        [one] { "" }
       *[other] ; { $cards } cards
    }
# What a wing design adds to the Fighter with 0 to 4 engine levels: +1/0/0/+2/+4.
technology-by-engines = by engines: { $bonuses }
name-bonus = { $kind } +{ $bonus }
cards-to-discard =
    { $technology }: { $cards ->
        [one] card
       *[other] cards
    } to discard
    .hint = You lose the card that pays for it, event and all.
card = #{ $card }
card-event = event: { $event }
roll = Effectiveness roll
    .hint = Choose which of your aeroplanes this die may improve.
roll-number = Effectiveness roll { $number }
roll-none = No roll
roll-if-risen = { $kind } if the Fighter has risen
    .note = else the Fighter again
roll-ask = Ask me
    .note = after the rolls before it

# Research. $cards: how many were drawn, or are held.
asked-research = Research once more?
asked-discard = Discard one card
briefing-research =
    You have drawn: { $company } now holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
briefing-discard =
    You drew { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
discard = Drawn card to discard
    .hint = Discard one of the cards you have just drawn. The least useful is proposed.

# Bank
asked-bank = Convert Papiermarks into Gold
briefing-bank = You can convert up to { $most }.
marks-to-convert = Papiermarks to convert

# Award Contracts: Roland's Licensed Production. $place: its place in line, among so many companies.
asked-licence = Use a Licensed Production marker?
briefing-licence = You are number { $place } of { $companies } in line for contracts.
licence = Licensed Production
    .hint = A marker you use is gone.
licence-keep = Keep it
    .note = wait for Roland's own turn
licence-use = Use one
    .note = go second in column { $column }, with 1 off the roll

# Dangers: what a choice would do to the company that makes it
danger-own-inflation = { danger-own-inflation.clause }.
    .clause = { $event } costs you marks too
danger-own-ace = { danger-own-ace.clause }.
    .clause = { $ace } is your own ace
danger-spies-in-vain = { danger-spies-in-vain.clause }.
    .clause =
    Alone you spy only once a turn: { $more ->
        [one] { $more } more attempt is
       *[other] { $more } more attempts are
    } wasted
danger-no-target = { danger-no-target.clause }.
    .clause = Your spies find nothing to steal
danger-no-marks = { danger-no-marks.clause }.
    .clause = You have no marks to take to the bank
danger-weaker = { danger-weaker.clause }.
    .clause = Your { $kind } rolls would add only { $bonus } for technology, { $less } less than now
danger-hyperinflation = { danger-hyperinflation.clause }.
    .clause = Hyperinflation ends the game, and your marks are worth nothing
danger-inflation = { danger-inflation.clause }.
    .clause =
    Inflation costs you { $lost } of your { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }

# $events: the cards that would be played as events, a list.
note-events =
    { $number ->
        [one] You will play this event: { $events }.
       *[other] You will play these events: { $events }.
    }
