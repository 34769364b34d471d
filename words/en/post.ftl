# What threads, channels and direct messages read. $level: of a stand-in, ace or cadet.

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
