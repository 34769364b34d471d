# Panels: what stands on them, and what a press on them answers. Labels of buttons have at most 80 characters,
# those of a menu and their notes 100 each, the title and the label of a window 45.
# $game is always the number of a game.

## Of every game

game = Game { $game }
# $title: what is played, or what a panel is about.
game-and-title = Game { $game } · { $title }
game-and-title-bold = **Game { $game } · { $title }**
title-and-summary = **{ $title }:** { $summary }
still-planning = Still planning: { $players }
# $when: a moment from now, as Discord shows it (“in 3 hours”).
time-runs-out = Time runs out { $when }.

## Lobby: its buttons

lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-seat = Choose seat
lobby-button-start = Start
lobby-button-invite = Invite
lobby-button-add = Add stand-in
lobby-button-ace = Add Ace
lobby-button-remove = Remove stand-in
lobby-button-cancel = Call it off

## Lobby: what a press answers. Where a seat is taken or left, one of lobby-full, lobby-too-few and lobby-seats-left follows.

lobby-invited = Invited to Game { $game }: { $people }.
lobby-role-taken = You'll be { $role } in Game { $game }.
lobby-any-taken = You'll take whatever is left in Game { $game }.
lobby-begins-with-you = Game { $game } starts as soon as you've chosen.
lobby-joined = You're in Game { $game }.
lobby-left = You've left Game { $game }.
lobby-stand-in-added = A stand-in has joined.
lobby-ace-added = An Ace has joined: a stand-in that thinks ahead.
lobby-stand-in-removed = A stand-in has left.
lobby-started = Game { $game } starts! Its thread opens here in a moment.
lobby-called-off = Game { $game } has been called off.
lobby-full =
    Every seat is taken; { $next ->
        [begins] the game starts now
       *[waits] the host can start
    }.
# $missing: how many players.
lobby-too-few =
    { $missing ->
        [one] { $missing } more player, and it can start.
       *[other] { $missing } more players, and it can start.
    }
lobby-seats-left =
    { $seats ->
        [one] { $seats } seat left; the host can already start.
       *[other] { $seats } seats left; the host can already start.
    }
lobby-no-seat = You don't have a seat in Game { $game } yet: press Join first.
lobby-any = Any
    .note = whatever is left
lobby-which-role = What would you like to be?
lobby-only-host-invites = Only the host of Game { $game } can invite people.
lobby-whom = Who?
lobby-whom-invite = Who would you like to invite? I'll mention them once, in this channel.
lobby-no-bots = Bots can't join. Add a stand-in instead.

## The host's panel: what can be done, with a note each

manage-unclear = I can't make sense of that. Please open the panel again.
manage-no-bot = That's a bot. Please choose a person.
manage-paused = The game is paused.
manage-what = What would you like to do?
manage-how-long = How long?
manage-who = Who?
manage-whose-seat = Whose seat?
manage-who-plays = Who takes the seat?
manage-a-stand-in = A stand-in
manage-a-cadet = A Cadet
manage-an-ace = An Ace
manage-no-deadline = No deadline
manage-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
manage-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }

manage-act-pause = Pause
manage-note-pause = stop the clock; nobody loses any time
manage-act-resume = Resume
manage-note-resume = start the clock again
manage-act-deadline = Move the deadline
manage-note-deadline = more or less time for this question
manage-act-pace = Change the pace
manage-note-pace = time for each answer, from the next question on
manage-act-limit = When to ask me
manage-note-limit = how long the game waits before I ask you what to do
manage-act-nudge = Ping
manage-note-nudge = mention everyone the game is waiting for
manage-act-replace = Replace a player
manage-note-replace = give the seat to somebody else, or to a stand-in
manage-act-undo = Take back
manage-note-undo = the last move, if everyone agrees
manage-act-log = Log
manage-note-log = who did what and when
manage-act-host = Hand over
manage-note-host = make another player the host
manage-act-cohost = Co-host
manage-note-cohost = name somebody who helps you, or remove them
manage-act-cancel = End the game
manage-note-cancel = without a result

# The button under the question before each.
manage-yes-pause = Yes, pause
manage-yes-resume = Yes, resume
manage-yes-deadline = Yes, move it
manage-yes-pace = Yes, change it
manage-yes-limit = Yes, ask me then
manage-yes-nudge = Yes, ping them
manage-yes-undo = Yes, take it back
manage-yes-host = Yes, hand it over
manage-yes-wait = Yes, keep waiting
manage-yes-cancel = Yes, end the game
manage-yes-ends = Yes, end it for good
manage-yes-other = Yes, do that

## Buttons under posts

post-plan = Plan
post-orders = Orders
post-manage = Manage
post-take-back-seat = Take my seat back
post-wait-on = Keep waiting
post-stand-in = Stand-in
post-replace = Replace
post-end = End the game
post-yes = Yes
post-no = No
post-rematch = Rematch
post-record = Record
post-replay = Replay
post-time-lapse = Time-lapse
post-details = Details

## A turn's post: what its buttons answer

table-seat-is-back = Welcome back! Your seat in Game { $game } is yours again.
table-resigned = You've left Game { $game }. Thanks for playing!
table-choose-one = Please choose one of your games.

## The last post of a game, and its replay

end-rematch = Game { $game } is open, and everyone has a seat. You're the host: press Start there.
end-record = The record of Game { $game }.
end-time-lapse = Game { $game }, turn by turn
end-first = ⏮ Start
end-previous = ◀ Previous
end-next = Next ▶
end-last = End ⏭
end-before-all = Game { $game } · Before the first choice
end-at-step = Game { $game } · Step { $step } of { $last }

## The log of a game

log-title = Game { $game } · { $title } · page { $page } of { $pages }
log-earlier = Earlier
log-later = Later

## The whole account of a turn. $page: which of $pages.

details-title =
    Game { $game } · Step { $step } in full{ $pages ->
        [one] { "" }
       *[other] {" "}({ $page } of { $pages })
    }

## A person's games

mine-title = Your games
mine-sooner = ◀ Sooner
mine-later = Later ▶
mine-nothing-owed = Nobody is waiting for you.
mine-to-do = **To do**
mine-to-do-some = **To do ({ $shown } of { $number })**
# $name: of the game, or a link to its thread. $question: what is asked. $until: absent (a stand-in plays
# for this person), paused, deadline (it ends $when, as Discord shows it) or open.
mine-owed =
    { $name }: { $question }{ $until ->
        [absent] {" "}· a stand-in plays for you until you answer
        [paused] {" "}· paused
        [deadline] {" "}· { $when }
       *[open] { "" }
    }
# $games: some of them, by the same names.
mine-locked = **Locked in:** { $games }
mine-unasked = **Nothing to do:** { $games }
mine-lobbies = **Waiting for players:** { $games }
# $games: those that are named, with commas between them. $more: how many others there are.
mine-and-more = { $games } and { $more } more

## The rules by topic

rules-none = I have no rules to show you here.
# $words: what was looked for, in quotation marks.
rules-not-found = I found nothing about { $words }. `/rules` shows all topics.
rules-page-gone = That page is gone. `/rules` shows all topics.
rules-topic-title = { $title } · { $topic }
rules-of = The rules of { $title }
rules-other-topic = Another topic…
rules-which-topic = Which topic?
rules-of-which-game = Which game?
rules-all = The rules, in our own words
rules-about = About { $words }
# $passage: a sentence that was found under this topic.
rules-found = **{ $topic }** ({ $title }): { $passage }
rules-more = … and { $more } more below.

## Forms: the rows of a panel

# An answer with what it answers: “Altitude: 3”.
answered = { $field }: { $answer }
to-set = { $field }: set…
form-back = ◀ Back
form-next = Next ▶
form-nothing = Nothing to choose
form-earlier = Earlier in the list…
form-further = Further down the list…
form-not-asked = Your other answers have settled that already.
form-not-open = You can't pick that for “{ $field }” any more.
# Buttons that make a number smaller or larger by $step.
dial-less = − { $step }
dial-more = + { $step }

## What is typed into a window

# $range: from the least to the most. $kind: steps (of $step) or any. $square: square, if one can be typed as well.
typed-number =
    { $range }{ $kind ->
        [steps] {" "}in steps of { $step }
       *[any] { "" }
    }{ $square ->
        [square] , or a square: C4
       *[none] { "" }
    }
# A place as it would be typed: centimetres from the left and from the bottom.
typed-pair = { $x }, { $y }
typed-place = A square: C4; or cm from left and bottom: 12.5, 30
# $typed: what somebody typed, in quotation marks. $range: what the field takes.
typed-no-place = { $typed } isn't a place. Type a square such as C4, or two numbers in cm such as 12.5, 30.
typed-not-whole = { $typed } isn't a whole number. “{ $field }” takes { $range }.
typed-no-number = { $typed } isn't a number. “{ $field }” takes { $range }.

## The form that opens a lobby

opening-outdated = That form is out of date. Please start again with /game new.
opening-in-a-server = Open your game in a channel of a server.
opening-done = Game { $game } is open! Its lobby appears in this channel in a moment.
opening-invite = Press **Invite** there to say who may join.
opening-open = Open the lobby
opening-answer = **{ $field }:** { $answer }
opening-no-answer = **{ $field }:** none
opening-change = Everything has a sensible default. Change what you like, then open the lobby.
opening-title = A new game of { $title }
opening-no-scenarios = { $title } has no scenarios to choose from.
# $scenario: what was typed. $scenarios: the names of all.
opening-no-scenario = { $title } has no scenario “{ $scenario }”. Choose one of these: { $scenarios }.

## Standing orders

orders-not-yours = Those orders are another player's. /orders opens yours.
orders-start-over = Start over
orders-page = Page { $page } of { $pages }
orders-title = Game { $game } · Standing orders
orders-in-force = A change counts at once, and only you can see it.
# What is still to be said follows, and then until-then.
orders-not-in-force = **These aren't in force yet.**
orders-until-then = Until then, your orders stay as they were.

## A person's settings

own-title = Your settings
own-everywhere = They apply in all your games.
own-city = A big city in your time zone
own-your-zone = Your time zone
own-zone = Time zone…
own-quiet = Quiet hours
own-language = Language
own-as-discord = As in my Discord
own-no-quiet = No quiet hours
own-pictures = Pictures
own-kind-moving = moving and still
own-kind-still = still only
own-kind-words = words instead
# $state: on or off.
own-switch-reminders =
    { $state ->
        [on] Reminders: on
       *[off] Reminders: off
    }
own-switch-mentions =
    { $state ->
        [on] Mentions: on
       *[off] Mentions: off
    }
own-switch-turned =
    { $state ->
        [on] My side below: on
       *[off] My side below: off
    }
own-switch-stark =
    { $state ->
        [on] High contrast: on
       *[off] High contrast: off
    }

## The planning panel

plan-elsewhere = Game { $game }: I've closed this panel, because you've opened others since.
plan-set-aside = Game { $game }: another message shows the plan that counts.
plan-over = That turn is over, and so is this panel.
plan-no-such-card = That card is no longer in your hand.
plan-none-before = There's no earlier plan to repeat.
plan-busy = I'm busy right now. Please press that again in a moment.
plan-is-locked = Your plan is locked in. Press Change first.

plan-locked-in = **Locked in**
plan-change = Change
plan-fill-in = Fill it in
plan-show-current = Show the current panel
plan-all-in = All plans are in.
plan-still-owed = Still planning: { $players }. You can change your plan until the last one is in.
plan-old-stands = Your old plan counts until you lock this one in.
plan-hint-below = Not sure? **Hint** below, or `/hint`, shows what an Ace would do in your place, and why.
plan-sure = **Are you sure?** Press **Lock in anyway**, or change your plan.
plan-complete = All set. **Lock in** when you're ready.
# $when: then, once this page is done; or now.
plan-open-elsewhere =
    { $when ->
        [then] Then open { $pages }.
       *[now] Now open { $pages }.
    }
plan-take-back = ⌫ Take back
plan-as-before = As before
# $hand: whose cards, such as the letter of an airplane.
plan-same-as = Same as { $hand }
plan-keep-old = Keep the old plan
plan-hint = Hint
plan-start-over = Start over
plan-lock-anyway = Lock in anyway
plan-lock-in = Lock in
plan-orders = Orders

# The tabs that lead to the pages of a panel.
page-done = { $page } ✓
page-cards = Cards
page-more = More
page-more-numbered = More { $number }
page-numbered = Page { $number }

## What no panel knows any more

forgotten = I no longer know that button. /plan shows what's waiting for you, and /mygames your games.
old-and-closed = That message was an old one, so I've closed it.
