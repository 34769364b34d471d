# A turn told: its post in the thread, what each player is told and asked, and how a game ends.
# $game: a game's number, as text. $until: some or none; then $date and $in, a moment as Discord shows it.

## The post of a turn

# The first of all. $commitment: a digest.
sealed = -# The dice of this game are sealed: SHA-256 of their seed is `{ $commitment }`. I'll show the seed when the game is over, so that anyone can check every roll.
players = Players: { $players }
# Who still owes a choice.
waiting =
    Waiting for { $players }{ $until ->
        [some] {" "}until { $date } ({ $in })
       *[none] { "" }
    }.
name-away = { $player } (away until { $date })
all-in = All plans are in.
paused = The game is paused.
goes-on-below = The game goes on below.
# What was played for some whose time had run out. $source: draft, default or autopilot.
time-ran-out =
    Time ran out for { $names }: { $source ->
        [draft] the plan they had filled in was played
        [default] a harmless move was played
       *[autopilot] a stand-in chose
    }.
and-more = There was more; the picture shows where it led.
# How the post of a finished game begins. $result: one of the results below.
banner = ### { $result }
# A line that stands apart. $line: a sentence.
quoted = > { $line }
# Where the artist's words fail.
speechless = I can't put into words what happened here; `/game board` shows how things stand.
at-step = Step { $step }

## To one player

only-you = -# Only you see this:
asked =
    { $question }{ $until ->
        [some] {" "}until { $date } ({ $in })
       *[none] { "" }
    }
thanks = Thanks for playing, { $people }!
# The heading of what was played. $source: player (they have locked it in), draft, default, risky (a default that was
# not without danger), autopilot or stand-in.
played =
    { $source ->
        [player] **Locked in**
        [draft] **Time ran out, so I played what you had filled in**
        [default] **Time ran out, so I played something harmless for you**
        [risky] **Time ran out, so I played this for you, and it wasn't without danger**
        [autopilot] **Time ran out, so a stand-in chose for you**
       *[stand-in] **A stand-in chose for you**
    }
# $place: a mention of the thread.
settled = Played! See what happened in { $place }.

## How a game ends. $reason: how it came about, in sentences.

name-you = You
# $who: you, with-you, one or many.
result-won =
    { $winners } { $who ->
        [one] wins
       *[many] win
    }. { $reason }
result-drawn = It's a draw. { $reason }
result-lost = The game is lost. { $reason }
# By a title that has no words for how its games end, or by a version that wrote some down.
as-written = { $reason }.
# How several matches stand. $points: a list of `standing`.
standing = { $name } { $points }
series-so-far = Match { $match } of { $matches }: { $points }. The next one starts now, with sides swapped.
series-won = { $winner } wins the series after { $matches } matches: { $points }.
series-level = The series ends level after { $matches } matches: { $points }.
unsealed = -# The seed of the dice was `{ $seed }`; its SHA-256 is the one shown at the start. `/game verify` replays the whole game and checks every roll; so does `flugpost verify` with the record.
bound = -# SHA-256 of that record is `{ $digest }`, which binds what everybody chose.

## What could not be posted in time. $since: a moment. $place: a mention of a channel.

missed-since = *Before that, while I couldn't write here (since { $since }):*
missed-aside = *Before that, told in { $place } while I couldn't write here:*
missed-more = … See all of it with `/game log`.
