# What a person may ask of a game at the desk: refusals, questions, and what is answered.
# $game is always a game's number, as text.

# Shared by several requests
too-fast = This game moves on too fast just now; please try that again.
not-your-panel = This panel is another player's; /plan shows yours.
nothing-asked = Nothing is asked of you in Game { $game } just now.
nothing-asked-here = Nothing is asked of you just now.
nothing-locked = You have nothing locked in.
waits-for-nobody = Game { $game } waits for nobody just now.
# $who: a mention.
asked-already = { $who } has been asked already.
called-off = Game { $game } was called off.

# Opening a lobby
form-out-of-date = That form is out of date; please begin again with /game new.
opened-already = You have opened that lobby already: it is Game { $game }.
# $games: a list of name-game. $number: how many.
too-many-lobbies =
    { $number ->
        [one] { $games } of yours still waits to begin: start one or call it off first.
       *[other] { $games } of yours still wait to begin: start one or call it off first.
    }
name-game = Game { $game }
too-many-games =
    { $games ->
        [one] This server has { $games } game under way, and that is all it may have; please try again when one is over.
       *[other] This server has { $games } games under way, and that is all it may have; please try again when one is over.
    }

# A rematch
rematch-not-yours = Only those who played Game { $game } can ask for a rematch.
rematch-in-series = The next match of this series begins by itself.
rematch-open = The rematch of Game { $game } is open already; look for it in the channel.

# In a lobby
invited-already = They are invited already, or sit there.
too-many-invited = At most { $most } people can be invited to one game.
call-off-not-yours = Only the host of Game { $game } or a moderator of its channel can call it off.
begun-already = Game { $game } has already begun.
closed = Game { $game } closed, for nobody had started it; /game new opens another.
# $what: invite, start, add or remove (a stand-in).
host-alone =
    Only the host of Game { $game } can { $what ->
        [invite] invite people
        [start] start it
        [add] add a stand-in
       *[remove] remove a stand-in
    }.
sits-already = You already sit in Game { $game }.
# $host: a mention.
private = Game { $game } is private: ask { $host } to invite you.
no-stand-in = There is no stand-in in Game { $game }.
no-seat = You have no seat in Game { $game }.
seats-taken = All { $seats } seats of Game { $game } are taken.
no-such-role = Nobody can be “{ $role }” in Game { $game }.
role-taken = { $role } is taken in Game { $game }; choose something else.
no-aces = There are no Aces in { $title }; any other stand-in will do.
too-few =
    { $missing ->
        [one] Game { $game } needs { $missing } more player: wait for somebody to join, or add a stand-in.
       *[other] Game { $game } needs { $missing } more players: wait for somebody to join, or add a stand-in.
    }
# $room: seats there are. $here: how many sit there.
too-many = Game { $game } has room for { $room }, and { $here } are here: somebody must leave.
nobody-human = Game { $game } needs at least one person among its players.

# Plans
nothing-to-take-back = There is nothing to take back.
locked-in = Your choice is locked in; press Change first if you want to change it.
turn-over = That turn is over; ask for the form of Game { $game } again with `/plan`.
still-open = Still open: { $fields }.
# At the end of the list of $fields, when there are too many to be named.
and-more = { $number } more
not-to-lay = “{ $card }” cannot be laid there now.
no-answer = That is no answer to this form.
no-longer-asked = That is no longer asked, after your other answers.
place-first = Choose a place first; then push it from there.
as-far-as-it-goes = That is as far as it goes.
middle = Middle
# $square: its name, such as C4.
not-in-square = “{ $field }” cannot be in { $square }.
not-in-square-since = “{ $field }” cannot be in { $square }: { $note }.

# Standing orders
nothing-to-order = There is nothing to order in advance in Game { $game }.

# Plans in one line
no-quick-command = There is no quick command “{ $command }”.
quick-not-there = /{ $command } answers nothing in Game { $game } just now.
quick-nowhere = No game waits for /{ $command } from you just now.
# $games: their numbers.
quick-which = You have planned in several games ({ $games }): say which with `game`.
quick-broken = Game { $game } cannot be played just now; the fault is noted.
quick-game = Game { $game } · { $title }
# $group: a name within the form, of an airplane for instance. $scope: the parameter that takes it.
group-not-open = “{ $group }” is not open for “{ $scope }”.
all-planned = All of { $groups } are planned: say with `{ $scope }` which to plan anew.
group-planned = { $group } (planned)
group-option = { $group }: { $option }
plan-for-too-many = That is a plan for { $given }, and you have { $groups } to plan for.
# $whose: one (of $group) or all.
too-short =
    “{ $typed }” should have { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }{ $whose ->
        [one] {" "}for { $group }
       *[all] { "" }
    }.
slot-unknown = /{ $command } does not ask for “{ $slot }”.
slot-not-asked =
    “{ $slot }” is not asked{ $whose ->
        [one] {" "}for { $group }
       *[all] { "" }
    } just now.
not-together = These answers do not go together.
takes-a-number = “{ $field }” takes a number, not “{ $typed }”.
not-in-a-line = “{ $field }” cannot be answered in a line; use `/plan`.

# Looking at games
no-such-game = There is no Game { $game }.
nothing-to-preview = That turn is over; there is nothing left to preview.
not-analysed = Game { $game } could not be analysed; the fault is noted.
no-time-lapse = A time-lapse moves, and your settings ask for pictures that do not. Name a turn to see it, or allow moving pictures with /settings.
no-film = There is no film of Game { $game }.
film-broken = That film could not be made; the fault is noted.
busy =
    { $things ->
        [one] I am still busy with { $things } thing that you asked for; please ask again when you have them.
       *[other] I am still busy with { $things } things that you asked for; please ask again when you have them.
    }
not-in-log = Nothing in the log of Game { $game } has “{ $sought }” in it.
not-begun = Game { $game } has not begun yet.

# Offers: what a host has asked of somebody, and their answer. $who: a mention.
settled = That question is settled.
gone-on = The game has gone on meanwhile; nothing is taken back.
only-they-answer = Only { $who } can answer that.
only-players-answer = Only those who play can answer that.
seat-passed = That seat has passed to somebody else meanwhile.
plays-already = You play in Game { $game } already.
seat-yours = Your seat in Game { $game } is yours already.
undo-asked-already = That has been asked already; all who play must agree.
nothing-to-undo = Nobody has done anything in Game { $game } that could be taken back.

# Running a game
changed-since-seen = Game { $game } has gone on meanwhile; please look again.
# $question: what would be asked now.
changed-since-asked = Nothing is done, for Game { $game } has changed since you were asked. Now it would be: { $question }
# $who: reserved (for the host and moderators) or cohost (they may do it too).
not-yours-to-run =
    { $who ->
        [reserved] Only the host of Game { $game }, or a moderator of its channel, can do that.
       *[cohost] Only the host of Game { $game }, their co-host, or a moderator of its channel, can do that.
    }
on-the-server = That is settled on the server itself.
manage-server = Only somebody who may manage this server can do that.

# Hints
hint-too-slow = I could not make up my mind in time; please ask again later.
hint-broken = I cannot think of anything just now; the fault is noted.
no-hints = There are no hints in Game { $game }: its host did not allow them when it was opened. Where you play against stand-ins alone there always are.

# Going away
away-already = You are away already; say `/away back` first, or leave `from` out.
not-away = You are not away.
ends-before = That ends before it begins; `until` has to be the later one.
away-too-long = You can be away for { $days } days at most; for longer, leave the game with `/resign`.
away-too-far = That is more than a year ahead; say it again when it is nearer.
no-date = “{ $typed }” is no date I understand; type something like “3 days”, “Friday 18:00” or “2026-12-01”.

# Quiet hours
no-hours = “{ $typed }” are no hours; type 22-7, 22:30-6:45, or none.
night-too-long = Quiet hours can last 12 hours at most: other people wait for you.

# What a host may not do
paused-already = Game { $game } is paused already.
not-paused = Game { $game } is not paused.
paused = Game { $game } is paused; let it go on first.
no-such-deadline = A deadline can be from 10 minutes to 30 days from now.
no-such-pace = The time for each answer can be from 10 minutes to 30 days.
no-such-limit = The limit can be from 10 minutes to 30 days.
needs-no-limit = Game { $game } does not wait when time runs out, so it needs no limit.
nobody-late = Game { $game } has no deadline, so nobody is late in it; set one first.
# $when, $again: moments, as Discord shows them (“2 hours ago”, “in 4 hours”).
nudged = They were reminded { $when }; again { $again }.
runs-already = They run the game already.
host-plays = Only somebody who plays can run the game.
no-such-seat = Game { $game } has no such seat.
stand-in-already = A stand-in sits there already.
they-play-already = { $who } plays in Game { $game } already.

# What a hint says. $who: stand-in (it is a quick answer), ace, or me (thinking ahead).
hint-heading =
    { $who ->
        [stand-in] **A stand-in would choose:**
        [ace] **An Ace would choose:**
       *[me] **Thinking ahead, I would choose:**
    }
hint-more =
    { $number ->
        [one] • and { $number } more answer
       *[other] • and { $number } more answers
    }
hint-no-better = -# In this game thinking ahead has not proved better than a stand-in's quick answer.
hint-small-print = -# From what you may know; the others may surprise us both.
hint-quick = That is a stand-in's quick answer; I have not weighed any other.
hint-nothing-else = There is nothing else to choose.
# $share: per cent.
hint-mixed =
    { $plans ->
        [one] It would mix { $plans } plan, so as not to be read, and play this one in { $share } % of such cases.
       *[other] It would mix { $plans } plans, so as not to be read, and play this one in { $share } % of such cases.
    }
# $chance: of winning with it, per cent; $against: with the next best, which is $instead: an answer, or name-next-best.
# $case: same, ahead, or unproved.
hint-weighed =
    I weighed { $ideas ->
        [one] { $ideas } idea
       *[other] { $ideas } ideas
    }: { $case ->
        [same] a chance of { $chance } %, and much the same for { $instead }.
        [ahead] likelier to win, { $chance } % against { $against } % for { $instead }.
       *[unproved] a chance of { $chance } %, and none of the others has proved better.
    }
name-next-best = the next best

# Away. $begins, $ends: moments. $state: planned or begun. $meanwhile: stand-in or another word, if deadlines wait.
away-told =
    You are away { $state ->
        [planned] from { $begins }{" "}
       *[begun] { "" }
    }until { $ends }; { $meanwhile ->
        [stand-in] a stand-in plays for you
       *[wait] deadlines wait for you
    }.
away-ends = `/away back`, or anything you do in a game, ends it.
away-stays = You stay, then.
away-back = Welcome back. Your games know; `/mygames` shows what is asked of you.
away-alone = A game with nobody else in it waits.
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
            [one] { $number } other game wait less too
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
        [set] **Time zone:** { $zone } (it is { $time } there)
       *[unset] **Time zone:** not set, so UTC counts (it is { $time } there)
    }
hours = { $begins } to { $ends }
own-quiet = **Quiet hours:** { $begins } to { $ends }: no reminders, and no time runs where the host allows it
own-quiet-none = **Quiet hours:** none
own-reminders =
    { $state ->
        [on] **Reminders:** on
       *[off] **Reminders:** off: nothing tells you that time runs out
    }
own-mentions =
    { $state ->
        [on] **Mentions:** on
       *[off] **Mentions:** off: threads name you, but do not ping you
    }
# $state: whether plans are turned so that one's own side is at the bottom.
own-side =
    { $state ->
        [turned] **Your side:** at the bottom of your plans
       *[still] **Your side:** where the table has it
    }
# $kind: moving, still or words. $contrast: high or plain.
own-pictures = **Pictures:** { $kind ->
        [moving] moving and still ones
        [still] still ones only; no films are posted at your tables
       *[words] words in their place, in what you alone see
    }{ $contrast ->
        [high] , in high contrast
       *[plain] { "" }
    }
own-away = **Away:** { $state ->
        [planned] from { $begins }{" "}
       *[begun] { "" }
    }until { $ends }; { $meanwhile ->
        [stand-in] a stand-in plays for you
       *[wait] deadlines wait for you
    }
no-such-language = I do not speak “{ $language }”.
