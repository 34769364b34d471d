# The log of a game. $game: a game's number, as text. $date: a moment. $source: how something came to be chosen.

step = **Step { $step }** · { $date }
act = **Act** · { $date }
# $made: a list of `made`.
chosen = Chosen: { $made }
# Who has chosen, and when where $timed is yes. $source: player (themselves), draft, default, autopilot or stand-in.
made =
    { $name }{ $source ->
        [player] { "" }
        [draft] {" "}(time ran out: what was filled in)
        [default] {" "}(time ran out: the default)
        [autopilot] {" "}(time ran out: a stand-in)
       *[stand-in] {" "}(stand-in)
    }{ $timed ->
        [yes] {" "}{ $date }
       *[no] { "" }
    }

## What nobody could say while the game ran. $choice, $orders: clauses.

chose = – { $name } chose: { $choice }
ordered = – { $name } ordered: { $orders }
learned = – { $name } learned: { $news }
nothing = nothing
