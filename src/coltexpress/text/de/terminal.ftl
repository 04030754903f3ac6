# Was nur die Befehlszeile sagt: Optionen, Menüs und Absagen.

cli-option-humans = Wie viele Menschen an dieser Tastatur spielen; die übrigen Plätze spielen Bots.
cli-option-pause = Nach jedem Zug auf die Eingabetaste warten.
cli-option-bench = Was gemessen wird: engine (die Engine) oder search (die Suche der Bots).
cli-you-team = Dein Team
cli-seed-hash = Der Hash des Seeds der Bank: { $hash }
cli-line = { $name }: { $text }
cli-ask-keep = Welche Karten behältst du? Gib ihre Nummern ein, z. B. 1 3; nur die Eingabetaste behält keine.
cli-bench-iterations = Suchschritte pro Sekunde

## Absagen

error-usage = Dieser Befehl ist nicht zu verstehen. Versuch es mit --help.
error-usage-option = Die Option „{ $name }“ gibt es nicht. Versuch es mit --help.
error-usage-missing = „{ $name }“ fehlt. Versuch es mit --help.
error-usage-value = Dieser Wert passt nicht zu „{ $name }“. Versuch es mit --help.
error-bench-unknown = „{ $value }“ lässt sich hier nicht messen. Zur Wahl steht: { $known }.
error-bandit-unknown = „{ $value }“ spielt hier nicht mit. Zur Wahl stehen: { $known }.
error-file-unwritable = Die Datei { $path } lässt sich nicht schreiben.
error-record-field = { $where }: Das gehört nicht in eine Aufzeichnung.
error-record-too-long = { $where }: So lang ist kein Spiel.
error-record-no-seed = { $where }: Das Spiel kann nicht weitergehen, der Aufzeichnung fehlt der Seed.
error-record-twice = { $where }: Das kommt zweimal vor.
error-viewer-unknown = An diesem Tisch gibt es keinen Platz { $value }.
error-file-exists = Die Datei { $path } gibt es schon. Setze sie mit --resume fort oder wähle einen anderen Namen.
error-resume-options = Ein gespeichertes Spiel geht weiter, wie es begann: Lass die anderen Optionen weg.
