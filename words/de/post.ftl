# What threads, channels and direct messages read. $level: of a stand-in, ace or cadet.

# Somebody has left for good
resigned =
    { $name } hat aufgegeben. { $level ->
        [ace] Ein Ass
       *[cadet] Eine Vertretung
    } übernimmt den Platz.
left-server =
    { $name } hat den Server verlassen. Bis zur Rückkehr spielt { $level ->
        [ace] ein Ass
       *[cadet] eine Vertretung
    }.
# $runs: the sentence that says who runs the game from now on.
runs-now = Partie { $game }: { $runs }
# $who: a mention.
shut-out =
    { $level ->
        [ace] Ein Ass
       *[cadet] Eine Vertretung
    } spielt für { $who }.
# $instead: who plays for them meanwhile: ace, cadet or nobody.
dms-closed =
    { $instead ->
        [ace] { $who }, ich kann dir in Partie { $game } keine Direktnachrichten mehr schicken. Ein Ass spielt für dich, bis du antwortest.
        [cadet] { $who }, ich kann dir in Partie { $game } keine Direktnachrichten mehr schicken. Eine Vertretung spielt für dich, bis du antwortest.
       *[nobody] { $who }, ich kann dir in Partie { $game } keine Direktnachrichten schicken.
    } Nutze `/plan` gleich hier: Das siehst nur du.

# Pictures and films
no-card = Partie { $game } endet ohne Karte.
nothing-done = In Partie { $game } hat noch niemand etwas getan.
no-such-turn = Partie { $game } hat die Züge { $first } bis { $last }, aber keinen Zug { $turn }.
no-such-step = Partie { $game } hat keinen Schritt { $step }.
