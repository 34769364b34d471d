# Before a game of Wings for the Baron: what it is, what a host sets, and its command.

summary = Führe eine Flugzeugfirma durch den Krieg: Wähle heimlich Aktionen, entwickle Jäger, gewinne Aufträge und mach aus Papiermark Gold, bevor die Inflation sie frisst.

# What a host sets
mode = Spielart
mode-standard = nur Jäger, zwei Aktionskarten pro Zug
mode-campaign = auch Aufklärer und Bomber, drei Aktionskarten pro Zug
mode-solitaire = die Kampagne, allein gegen andere Firmen
company-own = Deine Firma
company-of = Firma auf Platz { $number }
company-any = Egal
    .note = wird ausgelost
roland = Roland bei der Auslosung
roland-advised = Nur zu viert oder zu fünft
    .note = wie es die Regeln raten
roland-always = Immer
opponents = Konkurrenten

# The command that chooses Action cards, and its parameters: 100 characters each at most
# .line: within a line of /help.
command-actions = Wähle deine Aktionskarten für diesen Zug
    .line = wähle deine Aktionskarten für diesen Zug
command-twice = Deine Karte für Feld 2 (zweimal ausgeführt)
command-once = Deine Karte für Feld 1 (einmal ausgeführt)
command-once_more = Deine Karte für das zweite Feld 1 (Kampagne und Solospiel)
command-at_resolve = Dein Ereignis bei den Aktionen, oder „Frag mich“
command-at_contracts = Dein Ereignis bei der Auftragsvergabe, oder „Frag mich“
command-at_inflation = Dein Ereignis bei der Inflation, oder „Frag mich“
command-at_war = Dein Ereignis bei der Kriegslage, oder „Frag mich“
