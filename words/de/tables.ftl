# What there is to say of a table before anything is asked of it. $game: a game's number, as text.

# Which game, which step
no-such-step = Partie { $game } hat keinen Schritt { $step }; sie steht bei Schritt { $last }.
over = Partie { $game } ist vorbei.
not-over = Partie { $game } ist noch nicht vorbei.
emptied = Partie { $game } ist lange vorbei: Nur Aufzeichnung, Verlauf und der letzte Spielplan sind noch da.
record-closed = Die Aufzeichnung von Partie { $game } öffnet sich erst am Ende der Partie; sie enthält alle Geheimnisse.

# What this bot can play. $played, $known: versions of the rules, or names of packs.
not-played = „{ $title }“ gibt es hier nicht.
other-rules = Partie { $game } läuft nach Version { $played } der Regeln von { $title }; dieser Bot kennt Version { $known }.
other-pack = Partie { $game } läuft mit den Spielwerten „{ $played }“; dieser Bot hat „{ $known }“.

# Seats. $players: how many there are. $wishing: how many $names are.
role-too-often =
    { $players ->
        [one] Mit einer Person am Tisch
       *[other] Mit { $players } Personen am Tisch
    }{ $wishing ->
        [one] {" "}kann { $names } nicht { $role } spielen
       *[other] {" "}können { $names } nicht alle { $role } spielen
    }: Wählt einen anderen Platz oder füllt den Tisch mit Vertretungen auf.

# What stand-ins are called: by a number, or after whom they play for. $level: ace or cadet.
name-stand-in =
    { $level ->
        [ace] Ass { $number }
       *[cadet] Kadett { $number }
    }
name-stand-in-for =
    { $level ->
        [ace] Ass für { $name }
       *[cadet] Kadett für { $name }
    }
# Who is forgotten.
name-somebody = Jemand

# Time zones
no-such-zone = Eine Zeitzone „{ $typed }“ kenne ich nicht; nenne eine große Stadt in deiner, zum Beispiel Berlin.
# Several are called so: two, or three of them.
which-zone =
    „{ $typed }“ kann { $number ->
        [2] { $one } oder { $other }
       *[3] { $one }, { $other } oder { $third }
    } heißen; welche Zone meinst du?
