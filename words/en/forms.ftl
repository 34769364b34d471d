# What every title's forms have in common.

measured = { $number } { $unit }
range = { $low } to { $high }
quoted = “{ $text }”
too-large = so large a number
answer = { $field }: { $answer }
# $note: what there is to know about the answer.
answer-noted = { $field }: { $answer } – { $note }
# The answer where nothing was chosen.
none = none
# A point of the table: its square, and how far it is from the left and from the bottom.
spot = { $square } ({ $x }, { $y } cm)

not-asked = This form doesn't ask for “{ $name }”.
wrong-kind = You can't answer “{ $field }” with { $answer }.
unanswered = You still have to answer “{ $field }”.
not-open = You can't pick { $answer } for “{ $field }” right now.
twice = Pick nothing twice for “{ $field }”.
how-many =
    { $kind ->
        [exactly] Pick exactly { $least } for “{ $field }”, not { $given }.
       *[between] Pick { $least } to { $most } for “{ $field }”, not { $given }.
    }
out-of-range =
    “{ $field }” can be { $low } to { $high }{ $kind ->
        [steps] {" "}in steps of { $step }
       *[any] { "" }
    }, not { $answer }.
not-there = “{ $field }” can't be at { $x }, { $y } cm.
not-there-since = “{ $field }” can't be at { $x }, { $y } cm: { $note }.

no-such-tables = { $title } has no { $tables } that the pack { $pack } could replace.
takes-no-file = { $title } doesn't take a file; set it up with its options.
