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
refused-pace = A turn may take from 1 minute to 30 days, or any time at all, not { $value } seconds.

# When time runs out
policy = When time runs out
policy-default = A harmless move is made
policy-autopilot = A stand-in decides that turn
policy-wait = The game waits
refused-policy = When time runs out a table can default, autopilot and wait, not “{ $value }”.

# At a table that waits: when its host is asked
wait-limit = Ask me what to do
after-three-paces = After three times that time
after-days =
    { $days ->
        [one] After { $days } day
       *[other] After { $days } days
    }
refused-wait-limit = A host can be asked after 1 minute to 30 days, not { $value } seconds.

# Missed turns
patience = Somebody stays away
stand-in-after =
    { $turns ->
        [one] A stand-in after { $turns } missed turn
       *[other] A stand-in after { $turns } missed turns
    }
stand-in-never = No stand-in ever
refused-patience = A stand-in can sit in after at most 9 missed turns, not { $value }.

# Quiet hours
nights = Time at night
nights-run = Runs on
nights-still = Stands still in quiet hours
    .note = of those who are awaited, as they set them

# Times away
away = Somebody says they are away
away-stand-in = A stand-in plays
    .note = deadlines never wait
away-wait = Deadlines may wait { $days } days
    .note = if they like that better than a stand-in
refused-away = Deadlines can wait for at most 60 days, not { $value }.

# Stand-ins
sits-in = Stand-in for whoever is not there
sits-in-cadet = A Cadet
    .note = answers at once
sits-in-ace = An Ace
    .note = thinks ahead
refused-sits-in = No stand-in is called “{ $value }”.

# Hints
hints = Hints
hints-none = None
    .note = but for who plays against stand-ins alone
hints-allowed = Players may ask for some
    .note = /hint says what an Ace would do

# Series
matches = Matches
matches-one = A single game
matches-many = { $matches } matches
    .note = sides swapped, points added up
refused-matches = A series has at most 9 matches, not { $value }.

# Who may join, and when it begins
guests = Who may join
guests-all = Everybody here
guests-invited = Only those I invite
beginning = Begins
beginning-host = When I press Start
beginning-full = By itself when every seat is taken

# Language
language = Language at the table
refused-language = No table speaks “{ $value }”.
