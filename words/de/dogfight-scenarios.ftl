## The scenarios of the rulebooks, by the key of their files. A host's own scenario is said as its file has it.

## Names. They are known by their names in records too, so that an id never changes.

name-scenario-face-to-face = Auge in Auge
name-scenario-a-hard-task = Eine harte Aufgabe
name-scenario-into-the-mud = In den Schlamm
name-scenario-look-up = Schaut nach oben!
name-scenario-wings-over-cambrai = Flügel über Cambrai
name-scenario-bullets-in-the-mud = Kugeln im Schlamm
name-scenario-fireworks-over-the-front = Feuerwerk über der Front
name-scenario-a-lonely-sentinel = Ein einsamer Wächter
name-scenario-open-dogfight = Freier Luftkampf
name-scenario-outnumbered = In Unterzahl!

## What a host reads of each before choosing it, by edition.

summary-glory-face-to-face = Zwei Patrouillen treffen sich über der Front und gehen aufeinander los.
summary-war-face-to-face = Zwei Patrouillen treffen sich über der Front und gehen aufeinander los.
summary-glory-a-hard-task = Ein Jäger mit Kamera muss ein Ziel hinter dem Gegner fotografieren und heimkommen.
summary-war-into-the-mud = Ein einzelner Jäger greift im Tiefflug Schützengräben an, die von selbst zurückschießen.
summary-war-look-up = Zwei Jäger greifen im Tiefflug Schützengräben an, die von selbst zurückschießen.
summary-glory-wings-over-cambrai = Ein Jäger stürzt sich mit Bomben auf sein Ziel; ein anderer kommt aus der Sonne.
summary-glory-bullets-in-the-mud = Beide Seiten greifen im Tiefflug die Schützengräben der anderen an.
summary-war-fireworks-over-the-front = Eine Nieuport mit Raketen jagt zwei Ballons im Schutz der Flak.
summary-war-a-lonely-sentinel = Eine Nieuport mit Raketen greift einen Ballon an, bevor dessen Begleitjäger zurückkehrt.
summary-glory-open-dogfight = Beliebige Flugzeuge, auch erbeutete, über einem breiteren Tisch.
summary-war-outnumbered = Eine Ufag mit zwei Begleitern fotografiert einen Schützengraben, den eine Camel verteidigt.
summary-war-a-hard-task = Eine D.H.4 muss eine Fabrik hinter einer Ballonsperre bombardieren.
summary-war-open-dogfight = Beliebige Flugzeuge, auch erbeutete, über einem breiteren Tisch.

## Variants: what each is called, and what is different in it (a host chooses by both).

variant-war-face-to-face-bullet-checker = Der Patronenprüfer
    .summary = Eine Pfalz D.III trifft auf einen Piloten, der jede Patrone prüft.
variant-war-face-to-face-aces = Zwei Asse
    .summary = Beide Piloten dürfen mehr, als die Flugregeln erlauben.
variant-glory-a-hard-task-as-printed = Ziel wie gedruckt
    .summary = Das Ziel liegt nahe an der Kante der Entente, wie es im Heft steht: eine leichte Aufgabe.
variant-war-into-the-mud-late-nieuport = Eine Nieuport kommt spät
    .summary = Zu zweit: Nach dem zweiten Zug fliegt eine Nieuport ein, von links oder rechts.
variant-war-look-up-rivals = Rivalen auf einer Seite
    .summary = Zu zweit, je ein Flugzeug; alle zählen ihre eigenen Treffer.
variant-glory-bullets-in-the-mud-entente-attacks = Die Entente greift an
    .summary = Nur die Mittelmächte haben Schützengräben und MG-Nester.
variant-glory-bullets-in-the-mud-central-attacks = Die Mittelmächte greifen an
    .summary = Nur die Entente hat Schützengräben und MG-Nester.
variant-war-fireworks-over-the-front-altitude = Mit Höhe
    .summary = Vor jedem Ballon steht ein MG-Nest.
variant-war-fireworks-over-the-front-reversed = Seiten getauscht
    .summary = Eine Pfalz mit Brandmunition greift Ballons der Entente an.
variant-war-fireworks-over-the-front-reversed-altitude = Seiten getauscht, mit Höhe
    .summary = Dasselbe, mit einem MG-Nest vor jedem Ballon.
variant-war-a-lonely-sentinel-altitude = Mit Höhe
    .summary = Ein MG-Nest vor dem Ballon, und keine Höchstzahl an Zügen.
variant-war-a-lonely-sentinel-two-balloons = Zwei Ballons
    .summary = Zwei Ballons und drei Flaks.
variant-war-a-lonely-sentinel-two-balloons-altitude = Zwei Ballons, mit Höhe
    .summary = Ein MG-Nest vor jedem Ballon.
variant-war-a-lonely-sentinel-reversed-rockets = Getauscht: Raketen
    .summary = Eine Albatros mit Raketen und einem Ass greift an.
variant-war-a-lonely-sentinel-reversed-incendiary = Getauscht: Brandmunition
    .summary = Eine Pfalz mit Brandmunition greift an.
variant-war-a-lonely-sentinel-reversed-rockets-altitude = Getauscht: Raketen, mit Höhe
    .summary = Eine Albatros mit Raketen und einem Ass greift an.
variant-war-a-lonely-sentinel-reversed-incendiary-altitude = Getauscht: Brandmunition, mit Höhe
    .summary = Eine Pfalz mit Brandmunition greift an.
variant-war-a-lonely-sentinel-reversed-rockets-two-balloons = Getauscht: Raketen, zwei Ballons
    .summary = Eine Albatros mit Raketen und einem Ass greift an.
variant-war-a-lonely-sentinel-reversed-incendiary-two-balloons = Getauscht: Brandmunition, zwei Ballons
    .summary = Eine Pfalz mit Brandmunition greift an.
variant-war-a-lonely-sentinel-reversed-rockets-two-balloons-altitude = Getauscht: Raketen, zwei Ballons, mit Höhe
    .summary = Eine Albatros mit Raketen und einem Ass greift an.
variant-war-a-lonely-sentinel-reversed-incendiary-two-balloons-altitude = Getauscht: Brandmunition, zwei Ballons, mit Höhe
    .summary = Eine Pfalz mit Brandmunition greift an.
variant-war-outnumbered-watch-your-back = Hanriot und Siemens-Schuckert
    .summary = Eine Hanriot statt der Camel, eine Siemens-Schuckert statt des Dreideckers.
variant-war-a-hard-task-ufag = Eine Ufag muss bombardieren
    .summary = Seiten getauscht, mit den Flugzeugen aus Famous Aces.

## Lines of a score sheet: what points are given for. Airplanes, balloons and cards are the enemy's or one's own, as
## seen by the side that scores; each line counts however many there are. `.told` is how a story says it, where that differs.
## They stand beside their points on a picture, so they are as short as may be.

name-deed-enemy-airplane-left = gegnerisches Flugzeug vom Tisch
name-deed-enemy-airplane-shot-down = gegnerisches Flugzeug abgeschossen
name-deed-own-airplane-shot-down = eigenes Flugzeug abgeschossen
name-deed-enemy-airplane-out-by-a-foreign-side = Gegner über eine fremde Kante hinaus
    .told = gegnerisches Flugzeug über eine fremde Kante verschwunden
name-deed-enemy-airplane-gone-home-mission-undone = Gegner heimgeflogen, Mission unerledigt
name-deed-pictures-brought-home = Bilder heimgebracht
name-deed-damage-to-trenches-and-machine-guns = Schaden an Schützengräben und MG-Nestern
name-deed-own-airplane-lost = eigenes Flugzeug verloren
name-deed-own-airplane-out-by-a-foreign-side = eigenes Flugzeug über eine fremde Kante hinaus
    .told = eigenes Flugzeug über eine fremde Kante verschwunden
name-deed-own-airplane-gone-home = eigenes Flugzeug heimgeflogen
name-deed-nieuport-destroyed = Nieuport zerstört
name-deed-nieuport-chased-away = Nieuport verjagt
name-deed-target-destroyed = Ziel zerstört
name-deed-target-damaged = Ziel beschädigt
name-deed-target-undamaged = Ziel unbeschädigt
name-deed-enemy-airplane-destroyed = gegnerisches Flugzeug zerstört
name-deed-enemy-airplane-chased-away = gegnerisches Flugzeug verjagt
name-deed-own-airplane-destroyed = eigenes Flugzeug zerstört
name-deed-own-airplane-home-too-early = eigenes Flugzeug zu früh heimgeflogen
name-deed-trench-or-machine-gun-untouched = Schützengraben oder MG-Nest unversehrt
name-deed-balloon-destroyed = Ballon zerstört
name-deed-balloon-on-fire = Ballon in Flammen
name-deed-balloon-damaged = Ballon beschädigt
name-deed-balloon-still-manned = Ballon noch besetzt
name-deed-observer-lost = Beobachter verloren
name-deed-trench-or-machine-gun-silenced = Schützengraben oder MG-Nest ausgeschaltet
name-deed-no-pictures-brought-out = keine Bilder herausgebracht
name-deed-target-bombed = Ziel bombardiert
name-deed-target-not-bombed = Ziel nicht bombardiert
