# What is answered to anybody, and the frame of what the bot posts.

something-broke = Bei mir ist etwas schiefgegangen; der Fehler ist notiert. Deine Eingaben sind nicht verloren: Versuche es bitte noch einmal.
restarting = Ich starte gleich neu; versuche es bitte in einer Minute noch einmal. Deine Eingaben bleiben erhalten.
# The heading of what a picture shows, until it is drawn. At most 256 characters.
table-in-words = Der Tisch in Worten
