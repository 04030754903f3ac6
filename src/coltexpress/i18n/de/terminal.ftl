# Was nur die Befehlszeile sagt: Optionen, Menüs und Absagen.

cli-option-humans = Wie viele Menschen an dieser Tastatur spielen; auf den übrigen Plätzen spielen Bots. Ohne Angabe 1.
cli-option-pause = Nach jedem Zug auf Enter warten.
cli-option-bench = Was gemessen wird: engine (die Engine), search (die Suche der Bots), load (wie viele Tische ein Server trägt) oder store (was gespeicherte Partien kosten).
cli-you-team = Dein Team
cli-seed-hash = Hash des Server-Seeds: { $hash }
cli-line = { $name }: { $text }
cli-ask-keep = Welche Karten behältst du? Gib ihre Nummern ein, z. B. 1 3; mit Enter allein behältst du keine.
cli-bench-iterations = Suchschritte pro Sekunde

## Absagen

error-usage = Dieser Befehl ist nicht zu verstehen. Versuch es mit --help.
error-usage-option = Die Option „{ $name }“ gibt es nicht. Versuch es mit --help.
error-usage-missing = „{ $name }“ fehlt. Versuch es mit --help.
error-usage-command = Den Befehl „{ $name }“ gibt es nicht. Versuch es mit --help.
error-usage-needs-value = „{ $name }“ braucht einen Wert. Versuch es mit --help.
error-usage-value = Dieser Wert passt nicht zu „{ $name }“. Versuch es mit --help.
error-usage-wrong-value = „{ $name }“ kann nicht „{ $value }“ sein. Versuch es mit --help.
error-usage-range = „{ $name }“ muss eine Zahl von { $low } bis { $high } sein, nicht „{ $value }“. Versuch es mit --help.
error-bench-unknown = „{ $value }“ lässt sich hier nicht messen. Zur Wahl steht: { $known }.
error-bandit-unknown = „{ $value }“ spielt hier nicht mit. Zur Wahl stehen: { $known }.
error-file-unwritable = Die Datei { $path } lässt sich nicht schreiben.
error-record-field = { $where }: Das gehört nicht in eine Aufzeichnung.
error-record-too-long = { $where }: So lang ist keine Partie.
error-record-no-seed = { $where }: Die Partie kann nicht weitergehen, der Aufzeichnung fehlt der Seed.
error-record-twice = { $where }: Das kommt zweimal vor.
error-viewer-unknown = An diesem Tisch gibt es keinen Platz { $value }.
error-file-exists = Die Datei { $path } gibt es schon. Setze sie mit --resume fort oder wähle einen anderen Namen.
error-resume-options = Eine gespeicherte Partie geht weiter, wie sie begann: Lass die anderen Optionen weg.
