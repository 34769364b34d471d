# Running a game: what its host is asked before an act, hears after it, and what stands in the log and the thread.
# $game: a game's number, as text. $who: a mention of whoever acts. $to: a mention of somebody else.
# $names, $name: players. $level: of a stand-in, ace or cadet. …-log is what the thread reads and the log keeps.

# Lengths of time; a part of other messages
name-seconds =
    { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
name-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
# $number may have decimals.
name-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
name-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }

# The clock stops, and goes on. $until: some or none; $when: a moment as Discord shows it (“in 4 hours”).
pause-question = Pause Game { $game }? The clock stops, and nobody loses any time. Players can still plan.
pause-done = Game { $game } is paused. Players can still plan.
pause-log = { $who } has paused the game. The clock stands still.
resume-question = Resume Game { $game }? The clock runs on with the time that was left.
resume-done = Game { $game } goes on.
resume-log =
    { $who } has resumed the game{ $until ->
        [some] : time runs out { $when }
       *[none] { "" }
    }.

# The deadline of the present question. $time: a length of time. $when: a moment.
deadline-question = Move the deadline in Game { $game } to { $time } from now?
deadline-later = Somebody's clock stands still for a while, so that means { $when }.
deadline-done = In Game { $game }, time now runs out { $when }.
deadline-log = { $who } has moved the deadline: time runs out { $when }.

# The pace. $kind: none (no deadlines) or each ($time for each answer).
pace-question =
    Change the pace of Game { $game }? From the next question on, { $kind ->
        [none] there would be no deadlines
       *[each] everyone would have { $time } for each answer
    }.
pace-done =
    From the next question on, { $kind ->
        [none] there are no deadlines
       *[each] everyone has { $time } for each answer
    } in Game { $game }.
pace-log =
    { $who } has changed the pace. From the next question on, { $kind ->
        [none] there are no deadlines
       *[each] everyone has { $time } for each answer
    }.

# At a table that waits
limit-question = Shall I ask you what to do when somebody in Game { $game } takes { $time }?
limit-done = I'll ask you what to do when somebody in Game { $game } takes { $time }.
limit-log = { $who } wants to be asked when somebody takes { $time }.
wait-question = Keep waiting in Game { $game }? I'll ask you again if nothing happens.
wait-done = Game { $game } keeps waiting.
wait-log = { $who } lets the game keep waiting for { $names }.

# Reminding
nudge-question = Ping { $names }?
nudge-done = I'm pinging them in the thread.
nudge-log = { $who } pings { $names }.

# Who runs the game
host-question = Make { $to } the host of Game { $game }?
host-question-away = { $to } isn't around. Ask them to be the host of Game { $game }? They take over once they accept.
host-runs = { $who } is now the host.
host-done = { $to } is now the host of Game { $game }.
host-log = { $who } has handed the game over: { $to } is now the host.
host-asked = I'm asking { $to } in the thread of Game { $game }. They take over once they accept.
host-asked-log = { $who } asks { $to } to be the host.
somebody-else-asked = Somebody else has been asked instead.
cohost-question = Make { $to } co-host of Game { $game }?
# $former: a mention of the present co-host.
cohost-question-instead = Make { $to } co-host of Game { $game }, instead of { $former }?
cohost-question-back = Remove { $to } as co-host of Game { $game }?
cohost-done = { $to } is now co-host of Game { $game }.
cohost-log = { $who } has made { $to } co-host.
cohost-back = { $to } is no longer co-host of Game { $game }.
cohost-back-log = { $who } has removed { $to } as co-host.

# Calling a game off. $number: how many $names are.
cancel-question = End Game { $game } for everyone, without a result? You can't undo that.
cancel-sure = Are you sure? Game { $game } ends here, and nobody wins.
cancel-others =
    { $number ->
        [one] { $names } is playing in it.
       *[other] { $names } are playing in it.
    }
cancel-done = Game { $game } has been called off.
cancel-log = { $who } has called this game off.
cancel-panel = This game was called off.

# A role that moderates
role-none = Only people who may manage threads moderate games here now.
# $role: a mention of it.
role-set = Everyone with { $role } moderates games here now, beside those who may manage threads.

# A seat for somebody else, or for a stand-in
replace-question =
    Let { $level ->
        [ace] an Ace
       *[cadet] a stand-in
    } play instead of { $name } in Game { $game }, for good?
replace-question-offer = Ask { $to } to play instead of { $name } in Game { $game }? They take over once they accept.
replace-done =
    { $level ->
        [ace] An Ace
       *[cadet] A stand-in
    } plays instead of { $name } in Game { $game } now.
replace-log =
    { $who } lets { $level ->
        [ace] an Ace
       *[cadet] a stand-in
    } play instead of { $name }.
replace-asked = I'm asking { $to } in the thread of Game { $game }.
replace-asked-log = { $who } asks { $to } to play instead of { $name }.
# Said before stand-ins sit down, if nobody else is left.
last-word = Nobody else is playing, so stand-ins finish the game right away.

# A stand-in plays for those who are awaited. $until: back (until they are back) or end (they are the last).
sit-in-question =
    Let { $level ->
        [ace] an Ace
       *[cadet] a stand-in
    } play for { $names } in Game { $game }{ $until ->
        [back] {" "}until they're back
       *[end] { "" }
    }?
sit-in-done =
    { $level ->
        [ace] An Ace
       *[cadet] A stand-in
    } plays for { $names } in Game { $game }{ $until ->
        [back] {" "}until they're back
       *[end] { "" }
    }.
sit-in-log =
    { $who } lets { $level ->
        [ace] an Ace
       *[cadet] a stand-in
    } play for { $names }{ $until ->
        [back] {" "}until they're back
       *[end] { "" }
    }.

# Taking back. $told: what happened, as everybody was told it: sentences. In the question it is quoted, a line each.
undo-question =
    Take this back in Game { $game }?
    { $told }
    Plans made since then are lost.
# $others: mentions.
undo-must-agree = { $others } must agree.
undo-done = Taken back. Game { $game } asks again.
undo-log = { $who } takes back: { $told }
undo-heading = { $who } takes back:
undo-asked = I'm asking in the thread of Game { $game }. { $others } must agree.
undo-asked-log = { $who } would like to take back: { $told }
undo-panel = This was taken back.
undo-refused = { $who } doesn't agree, so nothing is taken back.
undo-refused-done = All right, nothing is taken back.
undo-noted = Thanks! { $others } must say yes too.
undo-agreed-log = Everyone agrees to take back: { $told }
undo-agreed = Everyone agrees; it's taken back.
undo-agreed-heading = Everyone agrees to take this back:
undo-agreed-done = Everyone agrees: it's taken back in Game { $game }.

# Somebody's yes or no. $who: a mention of them.
seat-refused = { $who } would rather not play.
seat-refused-done = Thanks for letting me know. Nothing changes.
seat-accepted = { $who } takes the seat of { $name }.
seat-accepted-done = You're playing in Game { $game } now. I'll send you a direct message when there's something to plan.
seat-taken = This seat is taken.
# So that somebody who has just sat down can plan. $when: a moment.
seat-deadline = The deadline moves to { $when }, so that { $who } can plan.
host-refused-done-others = Thanks for letting me know. Others can still say yes.
host-refused = { $who } would rather not be the host.
host-refused-done = Thanks for letting me know.
host-accepted-done = You're the host of Game { $game } now. **Manage** under its latest post shows what you can do.

# Leaving for good
resign-question =
    Leave Game { $game } for good? { $level ->
        [ace] An Ace
       *[cadet] A stand-in
    } takes your seat, and you can't have it back.
resigned = { $name } has resigned.
no-longer-helps = They're no longer co-host.
