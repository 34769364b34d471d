# What there is to say of a table before anything is asked of it. $game: a game's number, as text.

# Which game, which step
no-such-step = Game { $game } has no step { $step } yet; it's at step { $last }.
over = Game { $game } is over.
not-over = Game { $game } isn't over yet.
emptied = Game { $game } ended long ago. I've kept its record, its log and its last board, nothing else.
record-closed = The record of Game { $game } opens when the game is over, because it holds every secret.

# What this bot can play. $played, $known: versions of the rules, or names of packs.
not-played = “{ $title }” isn't played here.
other-rules = I can't play Game { $game }: it uses version { $played } of the rules of { $title }, and I only know version { $known }.
other-pack = I can't play Game { $game }: it uses the figures “{ $played }”, and I only have “{ $known }”.

# Seats. $players: how many there are. $wishing: how many $names are.
role-too-often =
    With { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $names } can't { $wishing ->
        [one] be
       *[other] all be
    } { $role }. Choose another seat, or fill the table with stand-ins.

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
no-such-zone = I don't know the time zone “{ $typed }”. Name a big city in yours, such as Berlin.
# Several are called so: two, or three of them.
which-zone =
    “{ $typed }” can be { $number ->
        [2] { $one } or { $other }
       *[3] { $one }, { $other } or { $third }
    }. Which one do you mean?
