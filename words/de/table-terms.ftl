# What a host settles about a game, whatever is played: the form for it, and what is refused.

# Time for each answer
pace = Zeit für jede Antwort
hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
week = 1 Woche
no-deadline = Keine Frist
# $value: the number of seconds, as it was given.
refused-pace = Ein Zug darf 1 Minute bis 30 Tage dauern oder beliebig lange, nicht { $value } Sekunden.

# When time runs out
policy = Wenn die Zeit um ist
policy-default = Es gilt ein harmloser Zug
policy-autopilot = Eine Vertretung entscheidet diesen Zug
policy-wait = Die Partie wartet
refused-policy = Für abgelaufene Zeit gibt es „default“, „autopilot“ und „wait“, nicht „{ $value }“.

# At a table that waits: when its host is asked
wait-limit = Wartet die Partie zu lange, frag mich
after-three-paces = Nach der dreifachen Zeit
after-days =
    { $days ->
        [one] Nach { $days } Tag
       *[other] Nach { $days } Tagen
    }
refused-wait-limit = Die Spielleitung lässt sich nach 1 Minute bis 30 Tagen fragen, nicht nach { $value } Sekunden.

# Missed turns
patience = Wenn jemand fehlt
stand-in-after =
    { $turns ->
        [one] Vertretung nach einem verpassten Zug
       *[other] Vertretung nach { $turns } verpassten Zügen
    }
stand-in-never = Nie eine Vertretung
refused-patience = Eine Vertretung kann nach höchstens 9 verpassten Zügen einspringen, nicht nach { $value }.

# Quiet hours
nights = Nachts
nights-run = Die Uhr läuft weiter
nights-still = Die Uhr steht in der Ruhezeit still
    .note = in der eigenen Ruhezeit derer, auf die die Partie wartet

# Times away
away = Urlaub
away-stand-in = Eine Vertretung spielt
    .note = die Uhr wartet nie
away-wait = Die Uhr kann bis zu { $days } Tage warten
    .note = für alle, denen das lieber ist als eine Vertretung
refused-away = Die Uhr kann höchstens 60 Tage warten, nicht { $value }.

# Stand-ins
sits-in = Vertretung für alle, die nicht da sind
sits-in-cadet = Ein Kadett
    .note = antwortet sofort
sits-in-ace = Ein Ass
    .note = denkt voraus
refused-sits-in = Keine Vertretung heißt „{ $value }“.

# Hints
hints = Tipps
hints-none = Keine
    .note = nur wer allein gegen Vertretungen spielt, bekommt welche
hints-allowed = Alle dürfen danach fragen
    .note = /hint sagt, was ein Ass täte

# Series
matches = Partien
matches-one = Eine einzelne Partie
matches-many = { $matches } Partien
    .note = mit Seitentausch, die Ergebnisse zählen zusammen
refused-matches = Eine Serie hat höchstens 9 Partien, nicht { $value }.

# Who may join, and when it begins
guests = Wer mitspielen darf
guests-all = Alle hier
guests-invited = Nur wen ich einlade
beginning = Start
beginning-host = Wenn ich „Starten“ drücke
beginning-full = Von selbst, sobald alle Plätze besetzt sind

# Language
language = Sprache am Tisch
refused-language = Kein Tisch spricht „{ $value }“.
