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
pause-question = Pause Game { $game }? The clock stops, and the time that is left is kept. Plans can be made as before.
pause-done = Game { $game } is paused. Plans can be made as before.
pause-log = { $who } has paused the game: the clock stands still.
resume-question = Let Game { $game } go on? The clock runs again with the time that was left.
resume-done = Game { $game } goes on.
resume-log =
    { $who } lets the game go on{ $until ->
        [some] : time runs out { $when }
       *[none] { "" }
    }.

# The deadline of the present question. $time: a length of time. $when: a moment.
deadline-question = Set the deadline of what Game { $game } asks now to { $time } from now?
deadline-later = Time stands still meanwhile for somebody, so that is { $when }.
deadline-done = Time runs out { $when } in Game { $game }.
deadline-log = { $who } sets the deadline to { $when }.

# The pace. $kind: none (no deadlines) or each ($time for each answer).
pace-question =
    Change the pace of Game { $game }, so that from the next question on { $kind ->
        [none] there are no deadlines
       *[each] everybody has { $time } for each answer
    }?
pace-done =
    From the next question on { $kind ->
        [none] there are no deadlines
       *[each] everybody has { $time } for each answer
    } in Game { $game }.
pace-log =
    { $who } changes the pace: from the next question on { $kind ->
        [none] there are no deadlines
       *[each] everybody has { $time } for each answer
    }.

# At a table that waits
limit-question = Ask you in Game { $game } what to do once somebody takes { $time }?
limit-done = You are asked what to do once somebody takes { $time } in Game { $game }.
limit-log = { $who } wants to be asked once somebody takes { $time }.
wait-question = Wait on in Game { $game }? You are asked again if nothing happens.
wait-done = Game { $game } waits on.
wait-log = { $who } lets the game wait on for { $names }.

# Reminding
nudge-question = Remind those whom Game { $game } waits for, in its thread? Just now that is { $names }.
nudge-done = They are reminded in the thread.
nudge-log = { $who } reminds { $names }.

# Who runs the game
host-question = Let { $to } run Game { $game } from now on?
host-question-away = Ask { $to }, who is not there now, to run Game { $game }? It is theirs once they accept.
host-runs = { $who } runs the game from now on.
host-done = { $to } runs Game { $game } now.
host-log = { $who } hands the game over: { $to } runs it now.
host-asked = { $to } is asked in the thread of Game { $game }, and runs it once they accept.
host-asked-log = { $who } asks { $to } to run the game.
somebody-else-asked = Somebody else has been asked meanwhile.
cohost-question = Let { $to } help to run Game { $game }?
# $former: a mention of the present co-host.
cohost-question-instead = Let { $to } help to run Game { $game }, in place of { $former }?
cohost-question-back = Take it back that { $to } helps to run Game { $game }?
cohost-done = { $to } helps to run Game { $game } now.
cohost-log = { $who } names { $to } to help run the game.
cohost-back = { $to } no longer helps to run Game { $game }.
cohost-back-log = { $who } takes it back: { $to } no longer helps to run the game.

# Calling a game off. $number: how many $names are.
cancel-question = End Game { $game } without a result, for everybody? It cannot be taken up again.
cancel-sure = Are you sure? Game { $game } ends here, and nobody wins.
cancel-others =
    { $number ->
        [one] { $names } plays in it.
       *[other] { $names } play in it.
    }
cancel-done = Game { $game } is called off.
cancel-log = { $who } has called this game off.
cancel-panel = This game was called off.

# A role that moderates
role-none = Those who may manage threads moderate games here, and nobody else.
# $role: a mention of it.
role-set = Everybody with { $role } moderates games here, as do those who may manage threads.

# A seat for somebody else, or for a stand-in
replace-question =
    Let { $level ->
        [ace] a stand-in that thinks ahead
       *[cadet] a stand-in
    } play in place of { $name } in Game { $game }, for good?
replace-question-offer = Ask { $to } to play in place of { $name } in Game { $game }? It is theirs once they accept.
replace-done =
    { $level ->
        [ace] A stand-in that thinks ahead
       *[cadet] A stand-in
    } plays in place of { $name } in Game { $game }.
replace-log =
    { $who } lets { $level ->
        [ace] a stand-in that thinks ahead
       *[cadet] a stand-in
    } play in place of { $name }.
replace-asked = { $to } is asked in the thread of Game { $game }.
replace-asked-log = { $who } asks { $to } to play in place of { $name }.
# Said before stand-ins sit down, if nobody else is left.
last-word = Nobody else plays, so stand-ins finish the game at once.

# A stand-in plays for those who are awaited. $until: back (until they are back) or end (they are the last).
sit-in-question =
    Let { $level ->
        [ace] an Ace
       *[cadet] a stand-in
    } play for { $names } in Game { $game }{ $until ->
        [back] {" "}until they are back
       *[end] { "" }
    }?
sit-in-done =
    { $level ->
        [ace] An Ace
       *[cadet] A stand-in
    } plays for { $names } in Game { $game }{ $until ->
        [back] {" "}until they are back
       *[end] { "" }
    }.
sit-in-log =
    { $who } lets { $level ->
        [ace] an Ace
       *[cadet] a stand-in
    } play for { $names }{ $until ->
        [back] {" "}until they are back
       *[end] { "" }
    }.

# Taking back. $told: what happened, as everybody was told it: sentences. In the question it is quoted, a line each.
undo-question =
    Take this back in Game { $game }?
    { $told }
    Plans made since then are lost.
# $others: mentions.
undo-must-agree = { $others } must agree.
undo-done = It is taken back in Game { $game }.
undo-log = { $who } takes back: { $told }.
undo-heading = { $who } takes back:
undo-asked = { $others } must agree in the thread of Game { $game }.
undo-asked-log = { $who } asks to take back: { $told }.
undo-panel = This was taken back.
undo-refused = { $who } does not agree; nothing is taken back.
undo-refused-done = Nothing is taken back.
undo-noted = Noted. It takes the yes of { $others } too.
undo-agreed-log = All agree to take back: { $told }
undo-agreed = All agree; it is taken back.
undo-agreed-heading = All agree, and it is taken back:
undo-agreed-done = All agree: it is taken back in Game { $game }.

# Somebody's yes or no. $who: a mention of them.
seat-refused = { $who } would rather not play.
seat-refused-done = Thank you for the answer; nothing changes.
seat-accepted = { $who } takes the seat of { $name }.
seat-accepted-done = You play in Game { $game } now. What is asked of you comes by direct message.
seat-taken = This seat is taken.
# So that somebody who has just sat down can plan. $when: a moment.
seat-deadline = The deadline is moved to { $when }, so that { $who } can plan.
host-refused-done-others = Thank you for the answer; others can still say yes.
host-refused = { $who } would rather not run the game.
host-refused-done = Thank you for the answer.
host-accepted-done = You run Game { $game } now. **Manage** under its latest post shows what you can do.

# Leaving for good
resign-question =
    Leave Game { $game } for good? { $level ->
        [ace] An Ace
       *[cadet] A stand-in
    } takes your seat, and you cannot have it back.
resigned = { $name } has resigned.
no-longer-helps = They no longer help to run the game.
