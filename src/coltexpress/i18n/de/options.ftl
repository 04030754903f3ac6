## Optionen der Spiele
#
# Der Name einer Option. `.help`: auf der Befehlszeile. Bei einem Schalter: `.ask` ist die Frage vor einem Spiel im
# Terminal, `.label` die Beschriftung auf der Seite, mit `.off` und `.on` zur Wahl (sonst nein und ja), `.about` und
# `.about-off`, was er bedeutet.

option-expert = { expert-variant }
    .help = Colt Express: die Variante für fortgeschrittene Spieler spielen.
    .ask = Variante für fortgeschrittene Spieler?
    .label = Regeln
    .off = Normal
    .on = Fortgeschritten
    .about = Variante für fortgeschrittene Spieler: Du behältst Karten von Runde zu Runde.
    .about-off = Normale Regeln
option-reflex = { action-reflex }
    .help = Colt Super Express: mit der Mini-Erweiterung Reflex spielen, einer Karte mehr für alle.
    .ask = Mit den Karten „{ action-reflex }“ spielen?
    .label = Zusatzkarte: { action-reflex }
    .about = Liegst du, springst du auf und schießt sofort. Stehst du, fällst du um.
option-horse = { action-horse }
    .help = Colt Super Express: mit der Mini-Erweiterung Pferd spielen, einer Karte mehr für alle.
    .ask = Mit den Karten „{ action-horse }“ spielen?
    .label = Zusatzkarte: { action-horse }
    .about = Bringt dich zur Lokomotive, selbst wenn du gerade den Zug verlassen hast.
option-bandits = Banditen
    .help = Die Banditen, Platz für Platz, z. B. belle,tuco,doc. Wer fehlt, wird ausgelost.
option-train = Zug
    .help = Colt Express: die Waggons hinter der Lokomotive, von vorne nach hinten, z. B. mail,saloon,dining; oder random.
option-first = Startspieler
    .help = Der Platz des Startspielers, gezählt ab 1; oder random.
option-teams = Eure Banditen
    .help = Colt Express zu zweit: draft (abwechselnd wählen), random oder beide Teams, z. B. tuco,cheyenne/django,doc.
option-placement = Startplätze
    .help = Colt Express zu zweit, wer in welchem Waggon startet: chosen (die Spieler wählen) oder random.

# Die Überschrift der Liste dessen, was eingeschaltet ist; `.none`, wenn es nichts ist.
options-express = Weitere Regeln
    .none = Keine
options-super = Zusatzkarten
    .none = Keine
