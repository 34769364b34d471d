# What is wrong with an operator's own figures for Air Baron: clauses that follow the name of a table and an entry.
# Names of tables, entries and fields, and what is in quotes, stand in the operator's files.

# Hubs and spokes. $code: of an airport. $hub: as the entry names it.
code-used-again = der Code { $code } kommt bei Drehkreuzen und Zubringern { $times }-mal vor
code-malformed = der Code { $code } besteht nicht aus drei Großbuchstaben
no-such-hub = das Drehkreuz { $hub } fehlt in der Tabelle der Drehkreuze
no-domestic-spoke = hat keinen Zubringer im Inland
control-below-dominance = Kontrolle ist { $control } wert, weniger als Dominanz ({ $dominance })
hub-profits-crossed = der hohe Gewinn { $high } liegt unter dem niedrigen Gewinn { $low }
spoke-profits-crossed = der hohe Gewinn { $high } liegt unter dem Preis { $price }

# Links between hubs.
joins-itself = verbindet ein Drehkreuz mit sich selbst
joined-twice = diese Drehkreuze sind mehr als einmal verbunden

# Boards. $boards: all of them, a list.
board-missing = { $board } fehlt
boards-are = die Spielpläne heißen { $boards }
too-few-hubs = nur { $hubs } Drehkreuze sind im Spiel, die erste Runde zieht mehr

# Airlines. $colours: all of them, a list. $colour: one of them, as the file has it.
airlines-are = nötig sind { $needed }, nicht { $given }
colour-unknown = die Farbe { $colour } gibt es nicht; zur Wahl stehen { $colours }
colour-shared = { $times } haben die Farbe { $colour }

# Tracks.
five-spaces = nötig sind 5 verschiedene Felder, nicht { $given }
bills-in-order = jeder Geldschein einmal, der größte zuerst
steps-miss-top = die Schritte führen nicht dorthin
