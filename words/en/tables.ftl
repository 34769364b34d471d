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

# What stand-ins are called: by a number, or after whom they play for. $level: ace or cadet.
name-stand-in =
    { $level ->
        [ace] Ace { $number }
       *[cadet] Cadet { $number }
    }
name-stand-in-for =
    { $level ->
        [ace] Ace for { $name }
       *[cadet] Cadet for { $name }
    }
# Who is forgotten.
name-somebody = Somebody

# Time zones
no-such-zone = I know no time zone “{ $typed }”; name a large city in yours, such as Berlin.
# Several are called so: two, or three of them.
which-zone =
    “{ $typed }” can be { $number ->
        [2] { $one } or { $other }
       *[3] { $one } or { $other } or { $third }
    }; which one?
