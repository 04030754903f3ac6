# Absagen. Was in Anführungszeichen steht, ist die Notation oder die Datei, wie sie dasteht.

error-unknown = Das geht nicht: { $problem }
error-language-unknown = Die Sprache „{ $value }“ gibt es hier nicht. Zur Wahl stehen { $known }.
error-game-unknown = Das Spiel „{ $value }“ gibt es hier nicht. Zur Wahl stehen { $known }.

## Züge

error-illegal-move = Das geht jetzt nicht: { $move }
error-illegal-not-your-turn = Du bist nicht dran.
error-illegal-over = Das Spiel ist aus.
error-illegal-no-chance = Der Zufall ist nicht dran: Ein Spieler muss wählen.

## Optionen eines neuen Spiels

error-option-object = Die Optionen müssen ein Objekt mit benannten Werten sein.
error-option-field = Die Option „{ $field }“ gibt es nicht. Es gibt: { $known }.
error-option-unknown = { $field }: „{ $value }“ ist unbekannt. Zur Wahl stehen { $known }.
error-option-list = { $field }: Hier gehört eine Liste hin, nicht „{ $value }“.
error-option-length = { $wanted ->
    [one] { $field }: Hier gehört ein Name hin, nicht { $found }.
   *[other] { $field }: Hier gehören { $wanted } Namen hin, nicht { $found }.
}
error-option-twice = { $field }: „{ $value }“ kommt zweimal vor.
error-option-flag = { $field }: Hier gehört true oder false hin, nicht „{ $value }“.
error-option-range = { $field }: Hier gehört eine Zahl von { $low } bis { $high } hin, nicht „{ $value }“.
error-option-players = Die Option „{ $field }“ passt nicht zu einem Spiel mit { $players } Spielern.
error-option-teams = { $field }: Hier gehören zwei Teams mit je zwei Banditen hin, oder „draft“, oder „random“.
error-option-teams-expert = Zu zweit gilt immer die Variante für fortgeschrittene Spieler.
error-option-placement = { $field }: Hier gehört für jedes Team hin, wer hinten startet und wer die Marshal-Karte hat, oder „chosen“, oder „random“.

## Notation

error-notation-expected = Zeile { $line }, Spalte { $column }: Erwartet wird „{ $wanted }“, nicht „{ $found }“.
error-notation-expected-end = Zeile { $line }, Spalte { $column }: Der Text hört auf, wo „{ $wanted }“ erwartet wird.
error-notation-unexpected = Zeile { $line }, Spalte { $column }: „{ $found }“ gehört hier nicht hin.
error-notation-number = Zeile { $line }, Spalte { $column }: Die Zahl „{ $found }“ ist zu lang.
error-notation-range = Zeile { $line }, Spalte { $column }: Erwartet wird eine Zahl von { $low } bis { $high }, nicht „{ $found }“.
error-notation-range-end = Zeile { $line }, Spalte { $column }: Der Text hört auf, wo eine Zahl von { $low } bis { $high } erwartet wird.
error-notation-twice = Zeile { $line }, Spalte { $column }: Das kommt zweimal vor.
error-notation-too-many = Zeile { $line }, Spalte { $column }: So oft gibt es diese Karte nicht.
error-notation-no-bullets = Zeile { $line }, Spalte { $column }: Patronenkarten kann man nicht behalten.
error-notation-unknown-row = Zeile { $line }, Spalte { $column }: Eine Zeile kann nicht mit „{ $found }“ beginnen.
error-notation-missing = Zeile { $line }, Spalte { $column }: „{ $wanted }“ fehlt.
error-notation-cards = Zeile { $line }, Spalte { $column }: Diese Karten kann dieser Bandit nicht haben.
error-notation-loot = Zeile { $line }, Spalte { $column }: So viel Beute ist nicht in der Schachtel.
error-notation-place = Zeile { $line }, Spalte { $column }: Dort kann niemand sein.

## Aufgezeichnete Partien und Dateien

error-record-unreadable = { $where } ist kein JSON: Der Fehler steckt in Zeile { $line }, Spalte { $column }.
error-record-truncated = { $where }: Die Aufzeichnung bricht mittendrin ab.
error-record-format = { $where }: Das ist keine aufgezeichnete Partie.
error-record-version = { $where }: Die Aufzeichnung hat Format { $found }, aber dieses Programm liest nur bis { $known }. Eine neuere Version kann sie lesen.
error-record-rules = { $where }: Die Partie wurde mit Version { $found } der Regeln gespielt, aber dieses Programm spielt mit Version { $known }.
error-record-game = { $where }: Das Spiel „{ $found }“ ist unbekannt. Bekannt: { $known }.
error-record-options = { $where }: So kann ein Spiel nicht beginnen. { $problem }
error-record-move = { $where }: Das ist kein Zug. { $problem }
error-record-illegal = { $where }: Dieser Zug geht dort nicht: { $move }
error-record-chance = { $where }: Die Würfel ergeben „{ $thrown }“, aber aufgezeichnet ist „{ $found }“.
error-record-seed = { $where }: Der Seed passt nicht zu seinem veröffentlichten Hash.
error-record-salts = { $where }: Für jeden Spieler muss es genau ein Salt geben.
error-record-outcome = { $where }: Die Züge führen zu einem anderen Ergebnis.
error-record-missing = { $where }: „{ $field }“ fehlt.
error-record-type = { $where }: „{ $field }“ hat den falschen Typ.
error-file-missing = Die Datei { $path } gibt es nicht.
error-file-unreadable = Die Datei { $path } lässt sich nicht lesen.
