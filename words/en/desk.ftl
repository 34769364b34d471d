# What a person may ask of a game at the desk: refusals, questions, and what is answered.
# $game is always a game's number, as text.

# Shared by several requests
too-fast = This game is moving on too fast for me. Please try that again.
not-your-panel = That panel is another player's. /plan opens yours.
nothing-asked = You have nothing to plan in Game { $game } right now.
nothing-asked-here = You have nothing to plan right now.
nothing-locked = You haven't locked anything in.
waits-for-nobody = Game { $game } isn't waiting for anybody right now.
# $who: a mention.
asked-already = I've already asked { $who }.
called-off = Game { $game } was called off.

# Opening a lobby
form-out-of-date = That form is out of date. Please start again with /game new.
opened-already = You've already opened that lobby: it's Game { $game }.
# $games: a list of name-game. $number: how many.
too-many-lobbies =
    { $number ->
        [one] { $games } is still waiting for you to start it. Start it or call it off first.
       *[other] { $games } are still waiting for you to start them. Start one or call one off first.
    }
name-game = Game { $game }
too-many-games =
    { $games ->
        [one] This server has { $games } game running, and there's no room for more. Please try again when it's over.
       *[other] This server has { $games } games running, and there's no room for more. Please try again when one is over.
    }

# A rematch
rematch-not-yours = Only players of Game { $game } can ask for a rematch.
rematch-in-series = The next match of this series starts by itself.
rematch-open = The rematch of Game { $game } is open already. Look for its lobby in the channel.

# In a lobby
invited-already = They're already invited, or already in.
too-many-invited = You can invite { $most } people to a game at most.
call-off-not-yours = Only the host of Game { $game } or a moderator of its channel can call it off.
begun-already = Game { $game } has already started.
closed = Game { $game } closed because nobody started it. Open another with /game new.
# $what: invite, start, add or remove (a stand-in).
host-alone =
    Only the host of Game { $game } can { $what ->
        [invite] invite people
        [start] start it
        [add] add a stand-in
       *[remove] remove a stand-in
    }.
sits-already = You're already in Game { $game }.
# $host: a mention.
private = Game { $game } is private. Ask { $host } to invite you.
no-stand-in = Game { $game } has no stand-in to remove.
no-seat = You don't have a seat in Game { $game }.
seats-taken = Game { $game } is full: all { $seats } seats are taken.
no-such-role = Game { $game } has no “{ $role }” to be.
role-taken = { $role } is already taken in Game { $game }. Please choose something else.
no-aces = { $title } has no Aces. Add a stand-in instead.
too-few =
    { $missing ->
        [one] Game { $game } needs { $missing } more player. Wait for somebody to join, or add a stand-in.
       *[other] Game { $game } needs { $missing } more players. Wait for others to join, or add stand-ins.
    }
# $room: seats there are. $here: how many sit there.
too-many = Game { $game } has room for { $room }, and there are { $here } of you. Somebody has to leave.
nobody-human = Game { $game } needs at least one human player.

# Plans
nothing-to-take-back = There's nothing to take back.
locked-in = Your plan is locked in. Press Change first.
turn-over = That turn is over. See what Game { $game } is waiting for with `/plan`.
still-open = Still to choose: { $fields }.
# At the end of the list of $fields, when there are too many to be named.
and-more = { $number } more
# Cards of a hand, as many as are still to be laid. $begun: begun, if some lie there. $whose: own, or named: $hands.
pick-cards =
    Pick { $number ->
        [1] one
        [2] two
        [3] three
       *[other] { $number }
    }{ $begun ->
        [begun] {" "}more
       *[new] { "" }
    } { $number ->
        [one] card
       *[other] cards
    }{ $whose ->
        [named] {" "}for { $hands }
       *[own] { "" }
    }.
not-to-lay = You can't lay “{ $card }” there now.
no-answer = This form can't take that answer.
no-longer-asked = Your other answers have settled that already.
place-first = Choose a place first. Then you can push it from there.
as-far-as-it-goes = It won't go any further.
middle = Middle
# $square: its name, such as C4.
not-in-square = “{ $field }” can't be in { $square }.
not-in-square-since = “{ $field }” can't be in { $square }: { $note }.

# Standing orders
nothing-to-order = Game { $game } has nothing you could order in advance.

# Plans in one line
no-quick-command = There's no command “{ $command }”.
quick-not-there = Game { $game } isn't asking you for /{ $command } right now.
quick-nowhere = None of your games is asking you for /{ $command } right now.
# $games: their numbers.
quick-which = You've planned in several games ({ $games }). Say which one you mean with `game`.
quick-broken = I can't play Game { $game } right now; I've made a note of the fault.
quick-game = Game { $game } · { $title }
# $group: a name within the form, of an airplane for instance. $scope: the parameter that takes it.
group-not-open = “{ $group }” isn't one of the choices for `{ $scope }`.
all-planned = You've planned for all of { $groups }. Say which one to plan again with `{ $scope }`.
group-planned = { $group } (planned)
group-option = { $group }: { $option }
plan-for-too-many = That's a plan for { $given }, but you only plan for { $groups }.
# $whose: one (of $group) or all.
too-short =
    “{ $typed }” needs { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }{ $whose ->
        [one] {" "}for { $group }
       *[all] { "" }
    }.
slot-unknown = /{ $command } doesn't ask for “{ $slot }”.
slot-not-asked =
    You don't choose “{ $slot }”{ $whose ->
        [one] {" "}for { $group }
       *[all] { "" }
    } right now.
not-together = Those answers don't go together.
takes-a-number = “{ $field }” needs a number, not “{ $typed }”.
not-in-a-line = “{ $field }” doesn't fit in a line. Use `/plan` for it.

# Looking at games
no-such-game = There's no Game { $game }.
nothing-to-preview = That turn is over, so there's nothing left to preview.
not-analysed = I couldn't analyse Game { $game }; I've made a note of the fault.
no-time-lapse = A time-lapse moves, and you've asked for pictures that don't. Name a single turn, or allow moving pictures with /settings.
no-film = There's no film of Game { $game }.
film-broken = I couldn't make that film; I've made a note of the fault.
busy =
    { $things ->
        [one] I'm still working on { $things } thing for you. Please ask again when it's here.
       *[other] I'm still working on { $things } things for you. Please ask again when they're here.
    }
not-in-log = I found no “{ $sought }” in the log of Game { $game }.
# Of a step that stands no more. $step: its number, as text.
no-account = Step { $step } of Game { $game } was taken back. What had happened in it stands in `/game log`.
not-begun = Game { $game } hasn't started yet.

# Offers: what a host has asked of somebody, and their answer. $who: a mention.
settled = That has been settled already.
gone-on = The game has moved on, so nothing is taken back.
only-they-answer = Only { $who } can answer that.
only-players-answer = Only players can answer that.
seat-passed = Somebody else has that seat now.
plays-already = You're already playing in Game { $game }.
seat-yours = You already have your seat in Game { $game }.
undo-asked-already = I've already asked that. All players have to agree.
nothing-to-undo = Nobody has done anything in Game { $game } that you could take back.

# Running a game
changed-since-seen = Game { $game } has moved on. Please look again.
# $question: what would be asked now.
changed-since-asked = I haven't done anything, because Game { $game } has changed since I asked. Now I would ask: { $question }
# $who: reserved (for the host and moderators) or cohost (they may do it too).
not-yours-to-run =
    { $who ->
        [reserved] Only the host of Game { $game } or a moderator of its channel can do that.
       *[cohost] Only the host of Game { $game }, the co-host or a moderator of its channel can do that.
    }
on-the-server = You can only set that on the server itself.
manage-server = Only people who may manage this server can do that.

# Hints
hint-too-slow = I couldn't make up my mind in time. Please ask again later.
hint-broken = I can't think of anything right now; I've made a note of the fault.
no-hints = Game { $game } has no hints, because its host didn't allow them. You always get hints against stand-ins alone.

# Going away
away-already = You're already away. Come back with `/away back` first, or leave `from` out.
not-away = You aren't away.
ends-before = That would end before it begins. `when` has to be later than `from`.
away-too-long = You can be away for { $days } days at most. If you need longer, leave with `/resign`.
away-too-far = That's more than a year ahead. Tell me again when it's nearer.
no-date = I don't understand the date “{ $typed }”. Try something like “3 days”, “Friday 18:00” or “2026-12-01”.

# Quiet hours
no-hours = I don't understand the hours “{ $typed }”. Try 22-7, 22:30-6:45, or none.
night-too-long = Quiet hours can last 12 hours at most, because others are waiting for you.

# What a host may not do
paused-already = Game { $game } is already paused.
not-paused = Game { $game } isn't paused.
paused = Game { $game } is paused. Resume it first.
no-such-deadline = A deadline can be 10 minutes to 30 days from now.
no-such-pace = The time for each answer can be 10 minutes to 30 days.
no-such-limit = The limit can be 10 minutes to 30 days.
needs-no-limit = Game { $game } doesn't wait when time runs out, so it needs no limit.
nobody-late = Nobody can be late in Game { $game }, because it has no deadline. Set one first.
# $when, $again: moments, as Discord shows them (“2 hours ago”, “in 4 hours”).
nudged = They were pinged { $when }. You can ping again { $again }.
runs-already = They're the host already.
host-plays = Only a player can be the host.
no-such-seat = Game { $game } has no such seat.
stand-in-already = A stand-in already sits there.
they-play-already = { $who } is already playing in Game { $game }.

# What a hint says. $who: stand-in (it is a quick answer), ace, or me (thinking ahead).
hint-heading =
    { $who ->
        [stand-in] **A stand-in would choose:**
        [ace] **An Ace would choose:**
       *[me] **Thinking ahead, I'd choose:**
    }
hint-more =
    { $number ->
        [one] • and { $number } more answer
       *[other] • and { $number } more answers
    }
hint-no-better = -# In this game, thinking ahead hasn't proved better than a stand-in's quick answer.
hint-small-print = -# I only know what you may know. The others may surprise us both.
hint-quick = That's a stand-in's quick answer; I haven't weighed any other.
hint-nothing-else = You have no other choice.
# $share: per cent.
hint-mixed =
    { $plans ->
        [one] It would mix { $plans } plan to stay unpredictable, and play this one in { $share }% of such cases.
       *[other] It would mix { $plans } plans to stay unpredictable, and play this one in { $share }% of such cases.
    }
# $chance: of winning with it, per cent; $against: with the next best, which is $instead: an answer, or name-next-best.
# $case: same, ahead, or unproved.
hint-weighed =
    I weighed { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    }: { $case ->
        [same] this one wins { $chance }% of the time, and { $instead } much the same.
        [ahead] this one wins { $chance }% of the time, { $instead } { $against }%.
       *[unproved] this one wins { $chance }% of the time, and none of the others has proved better.
    }
name-next-best = the next best

# Away. $begins, $ends: moments. $state: planned or begun. $meanwhile: stand-in or another word, if deadlines wait.
away-told =
    You're away { $state ->
        [planned] from { $begins }{" "}
       *[begun] { "" }
    }until { $ends }; { $meanwhile ->
        [stand-in] a stand-in plays for you
       *[wait] the clock waits for you
    }.
away-ends = Come back early with `/away back`, or by doing anything in a game.
away-stays = All right, you're staying.
away-back = Welcome back! Your games know. `/mygames` shows what's waiting for you.
away-alone = Games with nobody else in them wait for you.
# $games: a list of the three clauses below.
away-less = But { $games }.
    .waits =
        { $days ->
            [one] Game { $game } waits { $days } day at most
           *[other] Game { $game } waits { $days } days at most
        }
    .plays =
        { $level ->
            [ace] in Game { $game } an Ace plays
           *[cadet] in Game { $game } a stand-in plays
        }
    .others =
        { $number ->
            [one] { $number } other game waits less too
           *[other] { $number } other games wait less too
        }

# What people settle for themselves
# $state: set or unset. $time: what clocks show there.
own-language = **Language:** { $language }{ $state ->
    [discord] {" "}(as in your Discord)
   *[own] { "" }
 }
own-zone =
    { $state ->
        [set] **Time zone:** { $zone } (it's { $time } there)
       *[unset] **Time zone:** not set, so I use UTC (it's { $time } there)
    }
hours = { $begins } to { $ends }
own-quiet = **Quiet hours:** { $begins } to { $ends }: no reminders, and the clock stops where the host allows it
own-quiet-none = **Quiet hours:** none
own-reminders =
    { $state ->
        [on] **Reminders:** on
       *[off] **Reminders:** off: I won't tell you that time is running out
    }
own-mentions =
    { $state ->
        [on] **Mentions:** on
       *[off] **Mentions:** off: threads name you without pinging you
    }
# $state: whether plans are turned so that one's own side is at the bottom.
own-side =
    { $state ->
        [turned] **Your side:** at the bottom of your plans
       *[still] **Your side:** where the table has it
    }
# $kind: moving, still or words. $contrast: high or plain.
own-pictures = **Pictures:** { $kind ->
        [moving] moving and still
        [still] still only; I post no films at your tables
       *[words] words instead, in what only you see
    }{ $contrast ->
        [high] , in high contrast
       *[plain] { "" }
    }
own-away = **Away:** { $state ->
        [planned] from { $begins }{" "}
       *[begun] { "" }
    }until { $ends }; { $meanwhile ->
        [stand-in] a stand-in plays for you
       *[wait] the clock waits for you
    }
no-such-language = I don't speak “{ $language }”.
