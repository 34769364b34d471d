# The log of a game. $game: a game's number, as text. $date: a moment. $source: how something came to be chosen.

step = **Step { $step }** · { $date }
act = **Act** · { $date }
# $made: a list of `made`.
chosen = Chosen: { $made }
# Who has chosen, and when where $timed is yes. $source: player (themselves), draft, default, autopilot or stand-in.
made =
    { $name }{ $source ->
        [player] { "" }
        [draft] {" "}(time ran out: plan as filled in)
        [default] {" "}(time ran out: harmless move)
        [autopilot] {" "}(time ran out: stand-in)
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
