# Air Baron before the first round: what a host sets. An option's .note stands after it in small letters.

summary = Hol dir Zubringer und Drehkreuze, wage Preiskriege und Übernahmen: Die reichste Fluglinie gewinnt.

version = Fassung
version-basic = Grundspiel
    .note = Preiskriege, Zubringer, Jumbos und Übernahmen
version-advanced = Erweitertes Spiel
    .note = dazu Staatsaufträge, Kredite, Streiks, Abstürze, Treibstoff und mehr

board = Spielplan (bei 2 bis 4 Spielern)
board-east = Osten
    .note = ohne die Drehkreuze im äußersten Westen
board-west = Westen
    .note = ohne die Drehkreuze im äußersten Osten

cash = Bargeld
cash-hidden = Verdeckt
    .note = andere sehen von jedem deiner Stapel nur den größten Schein
cash-open = Offen
    .note = alle sehen alle Beträge

plans = Pläne
plans-round = Für die ganze Runde
    .note = alle planen gleichzeitig; gefragt wird, wer das möchte
plans-turn = Zug um Zug
    .note = alle werden in ihrem eigenen Zug gefragt

limit = Rundenlimit
limit-rounds = Nach einigen Runden
    .note = dann gewinnt die höchste Summe
limit-none = Keins
    .note = bis jemand das Ziel erreicht, wie im Regelheft
rounds = Runden

bidding = Auktionen um den Staatsauftrag
    .hint = Bei geheimen Limits sagen alle vorab, wie weit sie gehen, und niemand kann vorpreschen.
bidding-sealed = Geheime Limits
    .note = alle nennen gleichzeitig eins, die Gebote steigen um je $1: eine Frage
bidding-open = Offen, im Uhrzeigersinn
    .note = ein Gebot nach dem anderen, beliebig hoch

leaving = Aussteigen
leaving-stand-in = Eine Vertretung übernimmt
    .note = niemand kann per Formular aussteigen
leaving-by-the-book = Nach Regelheft
    .note = die Fluglinie bleibt und verteidigt sich, sonst nichts

airlines = Fluglinien
airlines-dealt = Nach Plätzen
    .note = in der Lobby wählen alle selbst
airlines-chosen = Ausgesucht
    .note = du legst fest, wer was fliegt
# $number: that of the seat; the options are airlines.
seat = Platz { $number }
