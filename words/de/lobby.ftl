# The post that a lobby is. $game: a game's number, as text. $level: of a stand-in, ace or cadet.

# The name of the thread in which a game is played.
thread = Partie { $game } · { $title } · { $scenario }
# $people: mentions. $host: a mention. The word in bold stands on the button.
invitation = { $people }: { $host } lädt dich zu Partie { $game } · { $title } ein. Drücke **Mitspielen** unter der Lobby.

## Who is there. $seats: how many there are. $least: how many are enough, fewer than that or all.

players =
    Am Tisch: { $players } von { $seats }{ $enough ->
        [some] {" "}({ $least } genügen)
       *[all] { "" }
    }
# $kind: person or stand-in. $wish: known or none; then $role, what they are or want to be.
seat =
    • { $player }{ $kind ->
        [stand-in] {" "}(Vertretung)
       *[person] { "" }
    }{ $wish ->
        [known] {" "}– { $role }
       *[none] { "" }
    }
name-any-seat = beliebiger Platz
# $roles: those that are left.
free = Frei: { $roles }
name-several = { $number } × { $role }

## The rules of the table

given = Regeln dieses Aufbaus: { $rules }
series = Partie { $match } von { $matches } der Serie: Ihr tauscht die Seiten, die Punkte zählen zusammen
hints = Tipps sind erlaubt: `/hint` zeigt, was ein Ass täte
pace-none = Zeit für jede Antwort: keine Frist
# $time: a length of time. $expiry: what happens when it is up: ace, cadet (a stand-in decides), wait or default.
# $then: what comes of somebody who stays silent: asked (after $limit, a length of time), ace or cadet (a stand-in plays
# after $turns), or nothing.
pace =
    Zeit für jede Antwort: { $time }. Läuft sie ab, { $expiry ->
        [ace] entscheidet ein Ass diesen Zug
        [cadet] entscheidet eine Vertretung diesen Zug
        [wait] wartet die Partie
       *[default] gilt ein harmloser Zug
    }{ $then ->
        [asked] ; dauert es länger ({ $limit }), wird die Spielleitung gefragt
        [ace]
            ; nach { $turns ->
                [one] einem verpassten Zug
               *[other] { $turns } verpassten Zügen in Folge
            } spielt ein Ass
        [cadet]
            ; nach { $turns ->
                [one] einem verpassten Zug
               *[other] { $turns } verpassten Zügen in Folge
            } spielt eine Vertretung
       *[nothing] { "" }
    }
nights = In der Ruhezeit derer, auf die die Partie wartet, steht die Uhr still
private = Privat: { $host } lädt ein, wer mitspielt
eager = Beginnt von selbst, sobald alle Plätze besetzt sind
# $date, $in: a moment as Discord shows it.
open = Offen bis { $date } ({ $in })

## What has become of it. $when: a moment. $thread: a mention, where there is one.

closed = Diese Lobby hat { $when } geschlossen, weil niemand die Partie gestartet hat.
called-off = Diese Partie ist abgesagt.
begun = Diese Partie hat begonnen.
# $result: who has won and how, in a sentence.
over = Diese Partie ist vorbei. { $result }
over-in = Diese Partie ist vorbei. { $result } Wie es war, steht in { $thread }.
