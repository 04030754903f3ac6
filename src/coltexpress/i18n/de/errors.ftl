# Absagen. Was in Anführungszeichen steht, ist die Notation oder die Datei, wie sie dasteht.

error-unknown = Das geht nicht: { $problem }
error-language-unknown = Die Sprache „{ $value }“ gibt es hier nicht. Zur Wahl stehen { $known }.
error-game-unknown = Das Spiel „{ $value }“ gibt es hier nicht. Zur Wahl stehen { $known }.
error-rules-unknown = Version { $found } der Regeln gibt es nicht. Die neueste ist Version { $known }.

## Züge

error-move-data = Diese Entscheidung ist ungültig: Das Feld „{ $field }“ stimmt nicht.
error-illegal-move = Das geht jetzt nicht: { $move }
error-illegal-not-your-turn = Du bist nicht dran.
error-illegal-over = Das Spiel ist aus.
error-illegal-no-chance = Der Zufall ist nicht dran: Ein Spieler muss wählen.
error-illegal-already-chosen = Du hast schon gewählt. Nimm die Wahl erst zurück: „take back“.
error-illegal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-illegal-too-often = Du hast es dir zu oft anders überlegt. Bleib jetzt bei deiner Wahl.
error-illegal-out = Dein Bandit ist ausgeschieden: Du kannst nichts mehr tun.
error-illegal-card-twice = „{ $card }“ kommt zweimal vor, aber du hast die Karte nur einmal.
error-illegal-card-not-held = Eine Karte „{ $card }“ hast du nicht.

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
error-option-switch-players = { $field }: „{ $value }“ passt nicht zu einem Spiel mit { $players } Spielern.
error-option-needs = { $field }: „{ $value }“ setzt „{ $other }“ voraus.
error-option-excludes = { $field }: „{ $value }“ lässt sich nicht mit „{ $other }“ kombinieren.
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
error-notation-too-many = Zeile { $line }, Spalte { $column }: So viele gibt es nicht.
error-notation-no-bullets = Zeile { $line }, Spalte { $column }: Patronenkarten kann man nicht behalten.
error-notation-unknown-row = Zeile { $line }, Spalte { $column }: Eine Zeile kann nicht mit „{ $found }“ beginnen.
error-notation-missing = Zeile { $line }, Spalte { $column }: „{ $wanted }“ fehlt.
error-notation-cards = Zeile { $line }, Spalte { $column }: Diese Karten kann dieser Bandit nicht haben.
error-notation-loot = Zeile { $line }, Spalte { $column }: So viel Beute ist nicht in der Schachtel.
error-notation-place = Zeile { $line }, Spalte { $column }: Dort kann niemand sein.
error-notation-too-long = Zeile { $line }, Spalte { $column }: Das ist zu lang.
error-notation-empty = Zeile { $line }, Spalte { $column }: Hier gibt es nichts zu lesen.
error-notation-car = Zeile { $line }, Spalte { $column }: Dieser Waggon steht falsch. Erst kommt die Lokomotive, dann jeder Waggon einmal.
error-notation-absent = Zeile { $line }, Spalte { $column }: „{ $found }“ spielt hier nicht mit.
error-notation-set-up = Zeile { $line }, Spalte { $column }: Dieser Spielaufbau passt nicht zusammen.
error-notation-players = Zeile { $line }, Spalte { $column }: Das geht nicht mit { $found } Spielern.
error-notation-options = Zeile { $line }, Spalte { $column }: „{ $found }“ passt nicht zu den anderen Optionen.
error-notation-with = Zeile { $line }, Spalte { $column }: Nach „with“ kommt der Teamkollege aus der Zeile darüber.
error-notation-round = Zeile { $line }, Spalte { $column }: Das passt nicht zur Runde.
error-notation-marshal = Zeile { $line }, Spalte { $column }: Es gibt nur einen Marshal, im Inneren des Zuges, und keinen Banditen am selben Ort.
error-notation-open-purse = Zeile { $line }, Spalte { $column }: Ein offener Geldbeutel enthält 250 $ und ist der einzige seines Banditen.
error-notation-asks = Zeile { $line }, Spalte { $column }: Das kann jetzt nicht gefragt werden.
error-notation-answers = Zeile { $line }, Spalte { $column }: Diese Antworten passen nicht zur Frage.
error-notation-facing = Zeile { $line }, Spalte { $column }: Gib an, wohin der Bandit blickt: „<belle“ oder „belle>“.
error-notation-riding = Zeile { $line }, Spalte { $column }: Ein Bandit reitet nur im Spiel mit „{ action-horse }“ nebenher, mitten in der Runde und mit Karten, die noch kommen.
error-notation-out = Zeile { $line }, Spalte { $column }: Ein ausgeschiedener Bandit ist nicht auf dem Zug und hat keine Karten mehr vor sich; die Zeitpunkte des Ausscheidens zählen lückenlos ab 1.

## Aufgezeichnete Partien und Dateien

error-record-unreadable = Das ist kein JSON: Der Fehler steckt in Zeile { $line }, Spalte { $column }.
error-record-truncated = Die Aufzeichnung bricht in Zeile { $line }, Spalte { $column } ab.
error-record-format = Das ist keine aufgezeichnete Partie.
error-record-version = Die Aufzeichnung hat Format { $found }, aber dieses Programm liest nur bis Format { $known }. Eine neuere Version kann sie lesen.
error-record-rules = Die Partie wurde mit Version { $found } der Regeln gespielt; dieses Programm kennt sie nur bis Version { $known }.
error-record-game = Das Spiel „{ $found }“ ist unbekannt. Bekannt: { $known }.
error-record-options = { $where }: So kann ein Spiel nicht beginnen. { $problem }
error-record-move = { $where }: „{ $move }“ ist kein Zug. { $problem }
error-record-illegal = { $where }: Das geht dort nicht: { $move }
error-record-chance = { $where }: Der Spielschlüssel ergibt „{ $wanted }“, aber aufgezeichnet ist „{ $found }“.
error-record-seed = Der Seed passt nicht zu seinem veröffentlichten Hash.
error-record-salts = Jeder Spieler gibt ein Salt: { $wanted } müssen es sein, { $found } sind da.
error-record-outcome = Die Züge führen zu einem anderen Ergebnis.
error-record-missing = In der Aufzeichnung fehlt „{ $field }“.
error-record-type = { $where }: Dieser Wert hat den falschen Typ.
error-file-missing = Die Datei { $path } gibt es nicht.
error-file-unreadable = Die Datei { $path } lässt sich nicht lesen.
