# The log of a game. $game: a game's number, as text. $date: a moment. $source: how something came to be chosen.

step = **Schritt { $step }** · { $date }
act = **Sonstiges** · { $date }
# $made: a list of `made`.
chosen = Gewählt: { $made }
# Who has chosen, and when where $timed is yes. $source: player (themselves), draft, default, autopilot or stand-in.
made =
    { $name }{ $source ->
        [player] { "" }
        [draft] {" "}(Zeit abgelaufen: was eingetragen war)
        [default] {" "}(Zeit abgelaufen: harmloser Zug)
        [autopilot] {" "}(Zeit abgelaufen: Vertretung)
       *[stand-in] {" "}(Vertretung)
    }{ $timed ->
        [yes] {" "}{ $date }
       *[no] { "" }
    }

## What nobody could say while the game ran. $choice, $orders: clauses.

chose = – { $name } hat gewählt: { $choice }
ordered = – { $name } hat aufgetragen: { $orders }
learned = – { $name } hat erfahren: { $news }
nothing = nichts
