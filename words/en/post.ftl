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
    } plays for them until they are back.
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
    { $who }, I cannot send you direct messages in Game { $game }{ $instead ->
        [ace] {" "}any more. An Ace plays for you until you answer
        [cadet] {" "}any more. A stand-in plays for you until you answer
       *[nobody] { "" }
    }. Use `/plan` right here: only you will see it.

# Pictures and films
no-card = Game { $game } ends without a card.
nothing-done = Nobody has done anything in Game { $game } yet.
no-such-turn = Game { $game } has turns { $first } to { $last }, and no turn { $turn }.
no-such-step = Game { $game } has no step { $step }.

## Time

# $hint: panel, closed (their direct messages are shut) or filled (a plan is not locked in).
reminder =
    Game { $game } · { $title } waits for your choice{ $until ->
        [some] {" "}until { $date } ({ $in })
       *[none] { "" }
    }. { $hint ->
        [closed] Answer with `/plan`.
        [filled] Your plan is filled in but not locked in.
       *[panel] Answer in the panel, or with `/plan`.
    }
# The same in the thread.
reminder-here =
    { $who }, Game { $game } · { $title } waits for your choice{ $until ->
        [some] {" "}until { $date } ({ $in })
       *[none] { "" }
    }. Answer with `/plan`.
# $people: mentions.
overdue = Time is up, and this table waits for { $people }. Answer with `/plan`.
nudge =
    { $people }: this table waits for you{ $until ->
        [some] {" "}until { $date } ({ $in })
       *[none] { "" }
    }. `/plan` opens your panel.
# A table that waits has waited long. $called: some (then $people, who run it: mentions) or none.
long-wait =
    { $called ->
        [some] { $people }: this table
       *[none] This table
    } has waited long for { $names }. What shall it do? You decide, and so may anybody who moderates this channel.
# $since, $back: moments.
out-of-reach =
    I was out of reach from { $since } to { $back }. For that there is more time:{ $until ->
        [some] {" "}until { $date } ({ $in })
       *[none] { "" }
    }.

## Who sits there. $turns: how many were missed in a row.

taken-over =
    Game { $game } · { $title }: { $level ->
        [ace] an Ace
       *[cadet] a stand-in
    } plays for you, for you have missed { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } in a row. Your seat is yours again as soon as you want it.
no-way-back =
    Game { $game } · { $title }: { $level ->
        [ace] an Ace
       *[cadet] a stand-in
    } played for you. The game has ended.
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
    } for them until they are back.
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
            Deadlines wait for them, for { $days ->
                [one] { $days } day
               *[other] { $days } days
            } at most.
       *[wait] Deadlines wait for them.
    }
# $by: a mention of whoever asks.
seat-offered = { $who }: { $by } asks you to play on in Game { $game } · { $title }, in place of { $name }. Nothing changes unless you accept.
# $given: moved (the deadline, to $when) or kept.
seat-taken =
    { $who } plays on in place of { $name }.{ $given ->
        [moved] {" "}Time runs out { $when } now, so that they can plan.
       *[kept] { "" }
    }
seat-lost = Game { $game } · { $title }: your seat has passed on. Thank you for playing.
# $place: a mention of the thread.
seat-yours = Game { $game } · { $title } · { $place }: this seat is yours from now on.

## Who runs the game

# $by: a mention of whoever asks.
host-asked = { $who }: { $by } asks you to run Game { $game } · { $title }. Nothing changes unless you accept.
# $host: left (the server) or gone.
host-wanted =
    { $who }: the host of Game { $game } · { $title } { $host ->
        [left] has left the server
       *[gone] is gone
    }. Will you run it from now on? It goes on meanwhile.
# The word in bold stands on the button.
host-wanted-of-all = Nobody runs Game { $game } · { $title } now, and it goes on. Everybody who plays can take it over: press **Yes**.
host-found = { $who }: nobody has answered, so you run this game from now on. **Manage** under the latest post shows what you can do; `/game host` hands it to somebody else.

## Taking back, and playing again

# $told: what would be taken back, a quoted line each. $people: mentions.
undo-asked =
    { $who } would like to take this back:
    { $told }
    { $people }: all of you must agree. Plans made since then would be lost.
# $called: some (then $people, mentions) or none. $again: the number of the new game. $place: a mention of the channel.
# $seats: turned (the other way round) or same.
rematch =
    { $called ->
        [some] { $people }:{" "}
       *[none] { "" }
    }{ $who } wants a rematch! Game { $again } is open in { $place }, and everybody has a seat{ $seats ->
        [turned] , the other way round
       *[same] { "" }
    }. Whoever cannot play leaves theirs there.

## When something goes wrong

stuck = What comes next in Game { $game } could not be worked out. All choices are kept, the fault is noted for whoever runs this bot, and it is tried again every minute.
# $number: the number that the dice follow from since. The word in bold stands on the button.
restored = Game { $game } was laid again from an older copy, as it stood after step { $step }. What came later is gone, and its dice with it: from here on they follow from the seed and the number { $number }, which goes into the record. Look at **Plan**: what was locked in since must be locked in again.
# $place: a mention of where it is played. $why: one of those below.
unavailable = Game { $game } cannot be told in { $place }: { $why }. What there is to tell is kept, and the table hears of it as soon as I can write there again. I need to see the channel, to write there and in threads, to attach files and to read the history; a thread must not be locked.
# $letter: the name of a message.
lost = Game { $game }: a message (`{ $letter }`) could not be delivered and is lost ({ $why }). The game goes on; `/game board` and `/game log` show how it stands.
lost-thread = Game { $game }: no thread can be opened in { $place }, and it is told in the channel itself ({ $why }). The game goes on; `/game board` and `/game log` show how it stands.
why-closed = this person takes no direct messages
why-gone = the channel, thread or message is gone
why-forbidden = the bot may not write there
why-unseen = the bot may not see that place
why-unread = the bot may not read what was written there
why-refused = Discord will never take this letter as it is
why-unmade = it cannot be made
came-twice = Game { $game }: this came twice. What counts stands in the other message.
cannot-draw = That picture could not be drawn; the fault is noted.
cannot-look-back = Game { $game } cannot be looked back upon: { $why }

## After an update

# $again: some (then $people, mentions) or none.
migrated =
    Flugpost was updated, and the rules of { $title } with it: this game goes on by the new ones, from where it stands.{ $again ->
        [some] {" "}{ $people }: what you had locked in no longer fits; please plan anew.
       *[none] { "" }
    }
asked-anew = Game { $game } · { $title }: Flugpost was updated, and asks you anew below.
called-off =
    Game { $game } · { $title }
    This game was called off: Flugpost was updated, and cannot go on with it.
# $why: a sentence.
unopened =
    Game { $game } · { $title }
    Flugpost was updated, and this game can no longer be opened as it was: { $why } `/game new` opens another.
