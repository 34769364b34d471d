# What every title's forms have in common.

measured = { $number } { $unit }
range = { $low } bis { $high }
quoted = „{ $text }“
too-large = eine so große Zahl
answer = { $field }: { $answer }
# $note: what there is to know about the answer.
answer-noted = { $field }: { $answer } – { $note }
# The answer where nothing was chosen.
none = nichts
# A point of the table: its square, and how far it is from the left and from the bottom.
spot = { $square } ({ $x }; { $y } cm)

not-asked = Nach „{ $name }“ wird hier nicht gefragt.
wrong-kind = Auf „{ $field }“ passt diese Antwort nicht: { $answer }.
unanswered = Bei „{ $field }“ fehlt noch deine Antwort.
not-open = Bei „{ $field }“ steht gerade nicht zur Wahl: { $answer }.
twice = Wähle bei „{ $field }“ nichts doppelt.
how-many =
    { $kind ->
        [exactly] Wähle bei „{ $field }“ genau { $least }, nicht { $given }.
       *[between] Wähle bei „{ $field }“ { $least } bis { $most }, nicht { $given }.
    }
out-of-range =
    { $kind ->
        [steps] Möglich ist bei „{ $field }“ { $low } bis { $high } in Schritten von { $step }, nicht { $answer }.
       *[any] Möglich ist bei „{ $field }“ { $low } bis { $high }, nicht { $answer }.
    }
not-there = „{ $field }“ darf nicht bei { $x }; { $y } cm stehen.
not-there-since = „{ $field }“ darf nicht bei { $x }; { $y } cm stehen: { $note }.

no-such-tables = { $title } hat keine { $tables }, die das Paket { $pack } ersetzen könnte.
takes-no-file = { $title } wird nur über die Einstellungen vorbereitet und nimmt keine Datei an.
