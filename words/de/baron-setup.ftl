# Before a game of Wings for the Baron: what it is, what a host sets, and its command.

summary = Führe eine Flugzeugfirma durch den Krieg: Wähle heimlich Aktionen, entwickle Jäger, gewinne Aufträge und mach aus Papiermark Gold, bevor die Inflation sie frisst.

# What a host sets
mode = Spielart
mode-standard = nur Jäger, zwei Aktionskarten pro Zug
mode-campaign = auch Aufklärer und Bomber, drei Aktionskarten pro Zug
mode-solitaire = die Kampagne, allein gegen Firmen, die niemand spielt
company-own = Deine Firma
company-of = Firma auf Platz { $number }
company-any = Egal
    .note = wird ausgelost
roland = Roland unter den ausgelosten Firmen
roland-advised = Zu viert oder zu fünft
    .note = wie es die Regeln raten
roland-always = Immer
opponents = Firmen gegen dich

# The command that chooses Action cards, and its parameters: 100 characters each at most
# .line: within a line of /help.
command-actions = Wähle deine Aktionskarten für diesen Zug
    .line = wähle deine Aktionskarten für diesen Zug
command-twice = Die Karte in Feld 2, zweimal ausgeführt
command-once = Die Karte in Feld 1, einmal ausgeführt
command-once_more = Die Karte im zweiten Feld 1 (Kampagne und Solospiel)
command-at_resolve = Ein Ereignis bei den Aktionen, oder „Frag mich“
command-at_contracts = Ein Ereignis bei der Auftragsvergabe, oder „Frag mich“
command-at_inflation = Ein Ereignis bei der Inflation, oder „Frag mich“
command-at_war = Ein Ereignis bei der Kriegslage, oder „Frag mich“
