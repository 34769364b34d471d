# Choosing Actions in Wings for the Baron, and carrying them out: what is asked, step by step, and what is offered.

# Choose Actions. $company: its name. $cards: how many are laid out.
asked-actions = Choose Actions for turn { $turn }
briefing-actions = { $company } lays out { $cards } Action cards.
slot-twice = Slot 2, performed twice
    .hint = Slot 2: the Action of this card is performed twice.
slot-once = Slot 1
    .hint = Slot 1: performed once; Focused Effort here gives the card to its left once more.
slot-once_more = The second slot 1
    .hint = The second slot 1: performed once.
gives-build = one factory each time
gives-espionage = one attempt to steal a technology each time
gives-espionage-alone = one attempt a turn to steal a technology, in whichever slot
gives-design = one technology and one Effectiveness roll each time
gives-research = one card each time
gives-bank = a die of Papiermarks into Gold each time
gives-focused_effort = once more the card to its left
focused-effort-in-slot-2 = Focused Effort cannot be placed in slot 2; put it in a slot 1.
card-twice = { $action } is in two slots, but you have only one such card.
unknown-card-twice = A card is in two slots, but you have only one such card.
licences = Licensed Production markers
    .hint = What becomes of your Licensed Production markers, this turn.
spies = Espionage attempts
    .hint = What your spies go for, this turn.
design = Design
    .hint = How your designers choose when their Action comes.
design-as-said = As I say here
    .note = technologies as far as they are still possible then, and rolls
bonus-on = Spend a Bonus Action marker on
    .note = one more Action of this type
    .hint = A marker gives one more Action of that type, and is gone.

# A Bonus Action marker, while an Action is performed. $markers: how many there are before it is spent.
bonus = Spend a Bonus Action marker
    .hint = A marker gives one more Action of this type, and is gone.
bonus-no = No
bonus-yes = Yes
    .note = of { $markers } left

# Build
asked-build = Build once more?
briefing-build = { $company } has built, and has { $factories } factories.

# Espionage. $least: what the die must show. $worth: what the technology adds to all ratings, with its sign.
asked-espionage = Choose a technology to spy for
briefing-espionage =
    You have { $attempts ->
        [one] { $attempts } attempt
       *[other] { $attempts } attempts
    } left.
steal = Technology to steal
    .hint = One die for each attempt; you see what came of it before the next.
steal-odds = needs { $least } or more; worth { $worth }
steal-hopeless = cannot succeed; worth { $worth }
stop-spying = Stop spying
    .note = give up the attempts that are left
after-attempt = After this attempt
    .hint = What becomes of the attempts that are left.
after-ask = Ask me again
after-valuable = Go for the most valuable
    .note = with all attempts that are left
after-none = Make no more attempts

# Design
asked-design = Design aeroplanes
asked-roll = Choose the next Effectiveness roll
briefing-design =
    You have { $actions ->
        [one] { $actions } Design Action
       *[other] { $actions } Design Actions
    }.
briefing-roll = You asked to be asked.
when = When to decide
    .hint = Those who design before you may take what you want.
when-now = Now
    .note = carried out when your turn comes
when-in-turn = In my turn
    .note = ask me again when those before me have designed
wings = Wing design
    .hint = Other wings allow other technologies.
wings-keep = Keep the { $wings }
wings-back = Go back to the Biplane
    .note = free, before anything is added
technology = Technology { $number }
    .hint = What this Design Action adds.
technology-reserve = Technology in reserve
    .hint = In reserve, if one of those before cannot be had.
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
    .hint = The card that pays for it, and its event with it, is gone.
card = #{ $card }
card-event = event: { $event }
roll = Effectiveness roll
    .hint = Which of your airplanes this die may improve.
roll-number = Effectiveness roll { $number }
roll-none = No roll
roll-if-risen = { $kind } if the Fighter has risen
    .note = and else the Fighter again
roll-ask = Ask me
    .note = after the rolls before it

# Research. $cards: how many were drawn, or are held.
asked-research = Research once more?
asked-discard = Discard one card
briefing-research = { $company } has drawn, and holds { $cards } cards.
briefing-discard = You drew { $cards } cards.
discard = Card to discard, of those just drawn
    .hint = One of the cards just drawn goes back; the least useful is proposed.

# Bank
asked-bank = Convert Papiermarks into Gold
briefing-bank = Up to { $most } can be converted.
marks-to-convert = Papiermarks to convert

# Award Contracts: Roland's Licensed Production. $place: its place in line, among so many companies.
asked-licence = Use a Licensed Production marker?
briefing-licence = Roland is number { $place } of { $companies } in line for contracts.
licence = Licensed Production
    .hint = A marker that is used is gone.
licence-keep = Keep it
    .note = wait for Roland's own turn
licence-use = Use one
    .note = go second on column { $column }, with 1 off the roll

# Dangers: what a choice would do to the company that makes it
danger-own-inflation = { danger-own-inflation.clause }.
    .clause = { $event } takes its share of your own marks too
danger-own-ace = { danger-own-ace.clause }.
    .clause = { $ace } flies for you
danger-spies-in-vain = { danger-spies-in-vain.clause }.
    .clause =
    Alone you make one attempt at Espionage a turn: { $more ->
        [one] { $more } more is
       *[other] { $more } more are
    } in vain
danger-no-target = { danger-no-target.clause }.
    .clause = Nothing is in reach of your spies
danger-no-marks = { danger-no-marks.clause }.
    .clause = You have no marks to take to the bank
danger-weaker = { danger-weaker.clause }.
    .clause = Technology would add { $bonus } to { $kind } rolls, { $less } less than now
danger-hyperinflation = { danger-hyperinflation.clause }.
    .clause = Hyperinflation ends the game, and your marks are worth nothing
danger-inflation = { danger-inflation.clause }.
    .clause =
    Inflation takes { $lost } of your own { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }

# $events: the cards that would be played as events, a list.
note-events =
    { $number ->
        [one] { $number } event
       *[other] { $number } events
    } will be played: { $events }.
