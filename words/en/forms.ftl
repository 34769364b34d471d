# What every title's forms have in common.

measured = { $number } { $unit }
range = { $low } to { $high }
quoted = “{ $text }”
too-large = so large a number

not-asked = Nothing called “{ $name }” is asked here.
wrong-kind = “{ $field }” cannot be answered with { $answer }.
unanswered = “{ $field }” is still to be answered.
not-open = { $answer } is not open for “{ $field }” now.
twice = “{ $field }” takes each answer once.
how-many =
    “{ $field }” takes { $kind ->
        [exactly] { $least }
       *[between] { $least } to { $most }
    }, not { $given }.
out-of-range =
    “{ $field }” takes { $low } to { $high }{ $kind ->
        [steps] {" "}in steps of { $step }
       *[any] { "" }
    }, not { $answer }.
not-there = “{ $field }” cannot be at { $x }, { $y } cm.
not-there-since = “{ $field }” cannot be at { $x }, { $y } cm: { $note }.

no-such-tables = { $title } has no { $tables } that the pack { $pack } could replace.
takes-no-file = { $title } is set up by its options alone and takes no file.
