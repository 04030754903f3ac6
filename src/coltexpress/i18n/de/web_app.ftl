# The page: what every screen of it says.

web-offline = Der Server ist nicht erreichbar.
web-server-trouble = Der Server hat ein Problem. Versuch es gleich noch einmal.
web-needs-scripts = Colt Express braucht JavaScript: Bitte erlaube es für diese Seite.
web-seat = Spieler { $number }

## The stage: train, places and who stands there

web-stage-train = Zug
web-stage-roof = { $car }, Dach
web-stage-inside = { $car }, innen
web-stage-nobody = leer
web-stage-is-you = du
web-stage-faces-front = schaut zur Lokomotive
web-stage-faces-tail = schaut zum letzten Waggon
web-stage-stunned = benommen
# Somebody or something, and what else is known of it.
web-stage-noted = { $who } ({ $notes })
# Pennants above one's own bandit; the second where one leads two.
web-stage-you = Du
web-stage-yours = deiner
# How many cars away a place is.
web-stage-forward = { $number } vor
web-stage-back = { $number } zurück
web-stage-goes-on = unten geht der Zug weiter ↓
web-stage-end = Ende des Zuges
# On the car that leaves the train: what, and when.
web-stage-cut = Abgekoppelt
web-stage-cut-when = am Ende dieser Runde
web-stage-last-car = Letzter Waggon
# The plates on the cars: there is room for about 15 letters.
web-stage-plate-locomotive = Lokomotive
web-stage-plate-baggage = Gepäck
web-stage-plate-second-class = Zweite Klasse
web-stage-plate-dining = Speisewagen
web-stage-plate-saloon = Saloon
web-stage-plate-mail = Post
web-stage-plate-first-class = Erste Klasse
# A full place, opened.
web-stage-many = { $number ->
    [one] { $number } Bandit
   *[other] { $number } Banditen
}
web-stage-open = Wer ist hier? { $place }
web-stage-cannot = nicht wählbar

## Fair by proof

web-fair-title = Nachweislich fair
web-fair-seed-good = Der Server hat Wort gehalten: Sein Startwert ist der, den er versprochen hat, bevor sich jemand gesetzt hat.
web-fair-seed-bad = Das ist nicht der Startwert, den der Server versprochen hat. Hier stimmt etwas nicht.
web-fair-seed-unknown = Dieses Gerät hat das Versprechen nicht gesehen oder kann es hier nicht prüfen.
web-fair-salts-good = Der Wurf deines Geräts fließt in jedes Mischen ein.
web-fair-salts-bad = Der Wurf deines Geräts wurde weggelassen. Hier stimmt etwas nicht.
web-fair-verify = Um jede Karte zu prüfen, speichere die Aufzeichnung und starte: coltexpress verify
web-fair-save = Aufzeichnung speichern
