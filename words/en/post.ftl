# What threads, channels and direct messages read beside the turns. $level: of a stand-in, ace or cadet.
# $game: a game's number, as text. $title: what is played. $who: a mention.
# $until: some or none; then $date and $in, a moment as Discord shows it.

# Somebody has left for good
resigned =
    { $name } has resigned. { $level ->
        [ace] An Ace
       *[cadet] A stand-in
    } takes their seat.
left-server =
    { $name } has left the server. { $level ->
        [ace] An Ace
       *[cadet] A stand-in
    } plays for them until they're back.
# $runs: the sentence that says who runs the game from now on.
runs-now = Game { $game }: { $runs }
# $who: a mention.
shut-out =
    { $level ->
        [ace] An Ace
       *[cadet] A stand-in
    } plays for { $who }.
# $instead: who plays for them meanwhile: ace, cadet or nobody.
dms-closed =
    { $who }, I can't send you direct messages in Game { $game }{ $instead ->
        [ace] {" "}any more. An Ace plays for you until you answer
        [cadet] {" "}any more. A stand-in plays for you until you answer
       *[nobody] { "" }
    }. Use `/plan` right here: only you will see it.

# Pictures and films
no-card = Game { $game } ended without a picture of its own.
nothing-done = Nobody has done anything in Game { $game } yet.
no-such-turn = Game { $game } has turns { $first } to { $last }, but no turn { $turn }.
no-such-step = Game { $game } has no step { $step }.

## Time

# $hint: panel, closed (their direct messages are shut) or filled (a plan is not locked in).
reminder =
    Game { $game } · { $title } is waiting for you{ $until ->
        [some] {" "}until { $date } ({ $in })
       *[none] { "" }
    }. { $hint ->
        [closed] Make your plan with `/plan`.
        [filled] Your plan is filled in but not locked in.
       *[panel] Make your plan in the panel, or with `/plan`.
    }
# The same in the thread.
reminder-here =
    { $who }, Game { $game } · { $title } is waiting for you{ $until ->
        [some] {" "}until { $date } ({ $in })
       *[none] { "" }
    }. Make your plan with `/plan`.
# $people: mentions.
overdue = Time is up, and this table is waiting for { $people }. Make your plan with `/plan`.
nudge =
    { $people }: this table is waiting for you{ $until ->
        [some] {" "}until { $date } ({ $in })
       *[none] { "" }
    }. `/plan` opens your panel.
# A table that waits has waited long. $called: some (then $people, who run it: mentions) or none.
long-wait =
    { $called ->
        [some] { $people }: this table
       *[none] This table
    } has been waiting for { $names } for a long time. What would you like to do? Anybody who moderates this channel may decide too.
# $since, $back: moments.
out-of-reach =
    I was out of reach from { $since } to { $back }, so you have more time{ $until ->
        [some] : until { $date } ({ $in })
       *[none] { "" }
    }.

## Who sits there. $turns: how many were missed in a row.

taken-over =
    Game { $game } · { $title }: { $level ->
        [ace] an Ace
       *[cadet] a stand-in
    } plays for you, because you've missed { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row. You can have your seat back whenever you want it.
no-way-back =
    Game { $game } · { $title }: the game is over. { $level ->
        [ace] An Ace
       *[cadet] A stand-in
    } played for you.
# $number: how many $names are.
gone =
    { $names } { $number ->
        [one] has
       *[other] have
    } missed { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row. { $number ->
        [one] { $level ->
            [ace] An Ace plays
           *[cadet] A stand-in plays
        }
       *[other] { $level ->
            [ace] Aces play
           *[cadet] Stand-ins play
        }
    } for them until they're back.
back = { $name } is back.
# $meanwhile: plays (a stand-in does), nobody (is left, so that the game waits), wait or limited (for $days at most).
away =
    { $name } is away until { $ends }. { $meanwhile ->
        [plays] { $level ->
            [ace] An Ace plays for them meanwhile.
           *[cadet] A stand-in plays for them meanwhile.
        }
        [nobody] The game waits for them.
        [limited]
            The clock waits for them, for { $days ->
                [one] { $days } day
               *[other] { $days } days
            } at most.
       *[wait] The clock waits for them.
    }
# $by: a mention of whoever asks.
seat-offered = { $who }: { $by } asks you to play instead of { $name } in Game { $game } · { $title }. Nothing changes unless you accept.
# $given: moved (the deadline, to $when) or kept.
seat-taken =
    { $who } now plays instead of { $name }.{ $given ->
        [moved] {" "}The deadline moves to { $when }, so that they can plan.
       *[kept] { "" }
    }
# $how: given (then $by, a mention, has done so) or left (they have resigned). $taker: person (then $name), ace or cadet.
seat-lost =
    Game { $game } · { $title }: { $how ->
        [given] { $by } has given your seat to{" "}
       *[left] you've left your seat to{" "}
    }{ $taker ->
        [person] { $name }
        [ace] an Ace
       *[cadet] a stand-in
    }. Thanks for playing!
# $place: a mention of the thread.
seat-yours = { $place }: this seat is yours now.

## Who runs the game

# $by: a mention of whoever asks.
host-asked = { $who }: { $by } asks you to be the host of Game { $game } · { $title }. Nothing changes unless you accept.
# $host: left (the server) or gone.
host-wanted =
    { $who }: the host of Game { $game } · { $title } { $host ->
        [left] has left the server
       *[gone] is gone
    }. Will you be the new host? The game goes on meanwhile.
# The word in bold stands on the button.
host-wanted-of-all = Game { $game } · { $title } has no host now, but goes on. Any player can take it over: press **Yes**.
host-found = { $who }: nobody answered, so you're the host now. **Manage** under the latest post shows what you can do; `/game host` hands the game on.

## Taking back, and playing again

# $told: what would be taken back, a quoted line each. $people: mentions.
undo-asked =
    { $who } would like to take this back:
    { $told }
    { $people }: you must all agree. Plans made since then would be lost.
# $called: some (then $people, mentions) or none. $again: the number of the new game. $place: a mention of the channel.
# $seats: turned (the other way round) or same.
rematch =
    { $called ->
        [some] { $people }:{" "}
       *[none] { "" }
    }{ $who } wants a rematch! Game { $again } is open in { $place }, and everyone has a seat{ $seats ->
        [turned] , the other way round
       *[same] { "" }
    }. If you can't play, press **Leave** there.

## When something goes wrong

stuck = I can't work out what comes next in Game { $game }. All plans are kept, I've made a note of the fault, and I try again every minute.
# $number: the number that the dice follow from since. The word in bold stands on the button.
restored = Game { $game } was set up again from an older copy, as it stood after step { $step }. What came later is gone, and its dice with it: from here on they follow from the seed and the number { $number }, which goes into the record. Check **Plan**: if you have locked anything in since, please lock it in again.
# $place: a mention of where it is played. $why: one of those below.
unavailable = I can't tell Game { $game } in { $place }: { $why }. I keep what there is to tell until I can write there again. I need to see the channel, write there and in threads, attach files and read the history; a thread must not be locked.
# $letter: the name of a message.
lost = Game { $game }: I couldn't deliver a message (`{ $letter }`), and it's lost ({ $why }). The game goes on; `/game board` and `/game log` show how it stands.
lost-thread = Game { $game }: I can't open a thread in { $place }, so I tell the game in the channel itself ({ $why }). It goes on; `/game board` and `/game log` show how it stands.
why-closed = this person takes no direct messages
why-gone = the channel, thread or message is gone
why-forbidden = I may not write there
why-unseen = I may not see that place
why-unread = I may not read what was written there
why-refused = Discord will never take this message as it is
why-unmade = I couldn't make it
came-twice = Game { $game }: this came twice. Please use the other message.
cannot-draw = I couldn't draw that picture; I've made a note of the fault.
cannot-look-back = I can't look back on Game { $game }: { $why }

## After an update

# $again: some (then $people, mentions) or none.
migrated =
    Flugpost was updated, and so were the rules of { $title }: this game goes on with the new ones, from where it stands.{ $again ->
        [some] {" "}{ $people }: what you had locked in no longer fits. Please plan again.
       *[none] { "" }
    }
asked-anew = Game { $game } · { $title }: Flugpost was updated. Please plan again below.
called-off =
    Game { $game } · { $title }
    This game was called off: Flugpost was updated and can't go on with it.
# $why: a sentence.
unopened =
    Game { $game } · { $title }
    Flugpost was updated, and I can't open this game any more: { $why } Open another with `/game new`.
