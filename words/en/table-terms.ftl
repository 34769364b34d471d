# What a host settles about a game, whatever is played: the form for it, and what is refused.

# Time for each answer
pace = Time for each answer
hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
week = 1 week
no-deadline = No deadline
# $value: the number of seconds, as it was given.
refused-pace = A turn can take 1 minute to 30 days, or have no deadline; { $value } seconds won't do.

# When time runs out
policy = When time runs out
policy-default = A harmless move is played
policy-autopilot = A stand-in plays that turn
policy-wait = The game waits
refused-policy = When time runs out a table can default, autopilot or wait, not “{ $value }”.

# At a table that waits: when its host is asked
wait-limit = If the game waits too long, ask me
after-three-paces = After three times the usual time
after-days =
    { $days ->
        [one] After { $days } day
       *[other] After { $days } days
    }
refused-wait-limit = I can ask a host after 1 minute to 30 days, not after { $value } seconds.

# Missed turns
patience = If a player goes missing
stand-in-after =
    { $turns ->
        [one] A stand-in steps in after { $turns } missed turn
       *[other] A stand-in steps in after { $turns } missed turns
    }
stand-in-never = No stand-in ever steps in
refused-patience = A stand-in can step in after at most 9 missed turns, not { $value }.

# Quiet hours
nights = At night
nights-run = The clock runs on
nights-still = The clock stops in quiet hours
    .note = those of the players the game is waiting for

# Times away
away = Holidays
away-stand-in = A stand-in plays
    .note = the clock never waits
away-wait = The clock can wait up to { $days } days
    .note = for players who prefer that to a stand-in
refused-away = The clock can wait for 60 days at most, not { $value }.

# Stand-ins
sits-in = Stand-in for missing players
sits-in-cadet = A Cadet
    .note = answers at once
sits-in-ace = An Ace
    .note = thinks ahead
refused-sits-in = There's no stand-in called “{ $value }”.

# Hints
hints = Hints
hints-none = None
    .note = unless you play against stand-ins only
hints-allowed = Players may ask for hints
    .note = /hint shows what an Ace would do

# Series
matches = Matches
matches-one = A single game
matches-many = { $matches } matches
    .note = you swap sides, and points add up
refused-matches = A series has at most 9 matches, not { $value }.

# Who may join, and when it begins
guests = Who may join
guests-all = Anyone here
guests-invited = Only people I invite
beginning = Start
beginning-host = When I press Start
beginning-full = As soon as every seat is taken

# Language
language = Language at the table
refused-language = I don't speak “{ $value }” at any table.
