# The post that a lobby is. $game: a game's number, as text. $level: of a stand-in, ace or cadet.

# The name of the thread in which a game is played.
thread = Game { $game } · { $title } · { $scenario }
# $people: mentions. $host: a mention. The word in bold stands on the button.
invitation = { $people }: { $host } invites you to Game { $game } · { $title }. Press **Join** under its lobby.

## Who is there. $seats: how many there are. $least: how many are enough, fewer than that or all.

players =
    Players: { $players } of { $seats }{ $enough ->
        [some] {" "}({ $least } are enough)
       *[all] { "" }
    }
# $kind: person or stand-in. $wish: known or none; then $role, what they are or want to be.
seat =
    • { $player }{ $kind ->
        [stand-in] {" "}(stand-in)
       *[person] { "" }
    }{ $wish ->
        [known] {" "}– { $role }
       *[none] { "" }
    }
name-any-seat = any seat
# $roles: those that are left.
free = Free: { $roles }
name-several = { $number } × { $role }

## The rules of the table

given = Rules of this set-up: { $rules }
series = Match { $match } of { $matches }: you swap sides, and points add up
hints = Hints allowed: `/hint` shows what an Ace would do
pace-none = Time for each answer: no deadline
# $time: a length of time. $expiry: what happens when it is up: ace, cadet (a stand-in decides), wait or default.
# $then: what comes of somebody who stays silent: asked (after $limit, a length of time), ace or cadet (a stand-in plays
# after $turns), or nothing.
pace =
    Time for each answer: { $time }. When it runs out, { $expiry ->
        [ace] an Ace plays that turn
        [cadet] a stand-in plays that turn
        [wait] the game waits
       *[default] a harmless move is played
    }{ $then ->
        [asked] ; after { $limit } I ask the host
        [ace]
            ; after { $turns ->
                [one] { $turns } missed turn
               *[other] { $turns } missed turns
            } in a row an Ace steps in
        [cadet]
            ; after { $turns ->
                [one] { $turns } missed turn
               *[other] { $turns } missed turns
            } in a row a stand-in steps in
       *[nothing] { "" }
    }
nights = The clock stops in the quiet hours of the players the game is waiting for
private = Private: { $host } invites the players
eager = Starts as soon as every seat is taken
# $date, $in: a moment as Discord shows it.
open = Open until { $date } ({ $in })

## What has become of it. $when: a moment. $thread: a mention, where there is one.

closed = This lobby closed { $when } because nobody started the game.
called-off = This game was called off.
begun = This game has started.
# $result: who has won and how, in a sentence.
over = This game is over. { $result }
over-in = This game is over. { $result } See how it went in { $thread }.
