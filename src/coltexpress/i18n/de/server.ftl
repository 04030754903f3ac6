# Was der Spielserver sagt: Absagen, Nachrichten und was am Tisch neben dem Spiel geschieht.

## Namen

game-express = Colt Express
game-super = Colt Super Express
# Schnelle Gesten, wie über den Tisch gerufen.
emote-laugh = Haha!
emote-angry = Verflixt!
emote-wow = Donnerwetter!
emote-greedy = Alles meins!
emote-hat-off = Hut ab!
emote-hurry = Mach schon!

## Am Tisch

server-notice-your-turn = { $game }: Du bist dran.
told-undone = { $player } nimmt die letzte Wahl zurück.
    .you = <b>Du</b> nimmst deine letzte Wahl zurück.
server-stand-in = { $name } ist nicht da: Vorerst spielt ein Bot weiter.
server-back = { $name } ist wieder da.
server-clock-chose = Die Zeit von { $name } war um: Die Wahl wurde automatisch getroffen.

## Uhren; $time ist eine der Zeitspannen weiter unten

server-clock-none = Keine Uhr
server-clock-move = Zeit pro Entscheidung: { $time }
server-clock-reserve = Reserve für das ganze Spiel: { $time }
server-clock-left = Verbleibende Zeit: { $time }
server-clock-bot = Ist die Zeit um, wählt ein Bot.
server-clock-default = Ist die Zeit um, werden drei Karten gezogen; geht das nicht, wird der erste mögliche Zug gemacht.
server-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
server-hours = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
server-minutes = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}
server-seconds = { $number ->
    [one] { $number } Sekunde
   *[other] { $number } Sekunden
}

## Absagen: wer du bist

error-server-identity-needed = Wähl erst einen Namen.
error-server-identity-invalid = Wir erkennen dich nicht. Wähl noch einmal einen Namen.
error-server-identity-expired = Es ist so lange her, dass wir dich nicht mehr kennen. Wähl noch einmal einen Namen.
error-server-link-invalid = Dieser Link gilt nicht oder nicht mehr. Hol dir einen neuen auf deinem anderen Gerät.
error-server-link-used = Dieser Link ist schon verbraucht. Hol dir einen neuen auf deinem anderen Gerät.
error-server-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
error-server-name-long = Dieser Name ist zu lang: höchstens { $longest } Zeichen.
error-server-webhook-refused = Dorthin lassen sich keine Nachrichten schicken. Gebraucht wird eine öffentliche Adresse, die mit https:// oder http:// beginnt.
error-server-webhook-long = Diese Adresse ist zu lang: höchstens { $longest } Zeichen.

## Absagen: was es nicht gibt

error-server-table-unknown = Diesen Tisch gibt es nicht.
error-server-code-unknown = Unter diesem Code wartet kein Tisch.
error-server-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
error-server-route-unknown = Unter dieser Adresse gibt es nichts.
error-server-method-wrong = Das geht unter dieser Adresse nicht.

## Absagen: wem es gehört

error-server-not-host = Das kann nur der Gastgeber des Tisches.
error-server-not-seated = Das kann nur, wer an diesem Tisch mitspielt.
error-server-not-your-seat = Das ist nicht dein Platz.
error-server-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt.
error-server-origin = Seiten einer anderen Website dürfen das hier nicht.

## Absagen: sich setzen

error-server-seat-taken = Dieser Platz ist besetzt.
error-server-seat-empty = Dort sitzt niemand.
error-server-already-seated = Du hast schon einen Platz an diesem Tisch.
error-server-bandit-taken = { $bandit } ist schon vergeben.
error-server-bandit-unknown = „{ $bandit }“ steht an diesem Tisch nicht zur Wahl.
error-server-table-full = An diesem Tisch sind alle Plätze besetzt.
error-server-table-closed = Diesen Tisch gibt es nicht mehr.
error-server-not-waiting = Das geht nur, bevor das Spiel beginnt.
error-server-not-playing = An diesem Tisch läuft kein Spiel.
error-server-not-over = Das geht erst, wenn das Spiel aus ist.
error-server-seats-open = Noch sind nicht alle Plätze besetzt. Warte auf weitere Spieler oder lass Bots mitspielen.
error-server-seats-few = { $people ->
    [one] An diesem Tisch sitzt { $people } Spieler: Mindestens so viele Plätze müssen es sein.
   *[other] An diesem Tisch sitzen { $people } Spieler: Mindestens so viele Plätze müssen es sein.
}
error-server-seats-double = Jemand hat hier zwei Plätze. An einem Tisch für alle hat jeder nur einen.
error-server-nobody-seated = Am Tisch muss mindestens ein Mensch sitzen.
error-server-salt-invalid = Das Salt von deinem Gerät muss mindestens { $shortest } Zeichen lang sein: Buchstaben, Ziffern, - und _.
error-server-seat-active = Auf diesen Platz habt ihr noch nicht lange genug gewartet, um einen Bot einspringen zu lassen.
error-server-already-voted = Du hast hier schon um einen Bot gebeten.

## Absagen: das Spiel

error-server-record-running = Die Aufzeichnung gibt es erst, wenn das Spiel aus ist.
error-server-perspective = Bis das Spiel aus ist, sieht es jeder nur mit den eigenen Augen.
error-server-old-rules = Dieses Spiel wurde mit Version { $version } der Regeln begonnen; dieser Server kennt sie nur bis Version { $known }.
error-server-stale = Das Spiel ist inzwischen weitergegangen. Sieh nach, wie es steht, und wähl noch einmal.
error-server-undo = Das lässt sich nicht mehr zurücknehmen.
error-server-chat-empty = Diese Nachricht ist leer.
error-server-chat-long = Diese Nachricht ist zu lang: höchstens { $longest } Zeichen.
error-server-emote-unknown = Die Geste „{ $emote }“ gibt es nicht.

## Absagen: die Leitung

error-server-protocol = Dieses Programm spricht Version { $found } des Protokolls, der Server Version { $known }.
error-server-frame = Der Server versteht diese Nachricht nicht.
error-server-body = Der Server versteht diese Anfrage nicht.
error-server-too-large = Das ist zu viel auf einmal: höchstens { $longest } Zeichen.
error-server-too-many = { $seconds ->
    [one] Nicht so schnell! Versuch es in { $seconds } Sekunde noch einmal.
   *[other] Nicht so schnell! Versuch es in { $seconds } Sekunden noch einmal.
}
error-server-store-unavailable = Der Server kommt gerade nicht an die Spiele heran. Versuch es gleich noch einmal.
error-server-internal = Auf dem Server ist etwas schiefgegangen. Du kannst nichts dafür.

## Absagen: Einstellungen des Servers

error-setting-value = { $name } kann nicht „{ $value }“ sein.
error-setting-secret = Das Geheimnis in { $path } ist zu kurz: mindestens 32 Zeichen. Wenn du die Datei löschst, legt der Server ein neues an.
error-bench-server = Der Server für die Messung ist nicht gestartet: { $log }
