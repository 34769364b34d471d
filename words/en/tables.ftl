# What there is to say of a table before anything is asked of it. $game: a game's number, as text.

# Which game, which step
no-such-step = Game { $game } has no step { $step }; it stands at step { $last }.
over = Game { $game } is over.
not-over = Game { $game } is not over.
emptied = Game { $game } ended long ago: its record, its log and its last board are kept, and no others.
record-closed = The record of Game { $game } opens when the game is over; it holds every secret.

# What this bot can play. $played, $known: versions of the rules, or names of packs.
not-played = “{ $title }” is not played here.
other-rules = Game { $game } is played by version { $played } of the rules of { $title }; this bot knows version { $known }.
other-pack = Game { $game } is played with the figures “{ $played }”; this bot has “{ $known }”.

# Seats. $players: how many there are. $wishing: how many $names are.
role-too-often =
    With { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $names } cannot { $wishing ->
        [one] be
       *[other] all be
    } { $role }: choose another seat, or fill the table up with stand-ins.

# Time zones
no-such-zone = I know no time zone “{ $typed }”; name a large city in yours, such as Berlin.
